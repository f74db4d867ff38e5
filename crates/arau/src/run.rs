//! Owns the frame of every command that works through puzzles: read, ask, print in order, remember the worst result.

use crate::args::PuzzleArgs;
use crate::input::{Piece, pieces};
use crate::output;
use crate::watch::{self, Watched};
use arau_core::{Faults, Limits, Puzzle, PuzzleSpec};
use arau_format::PuzzleText;
use arau_solve::ordered_map;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Map, Value};
use std::io::IsTerminal;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Duration;

/// The exit codes of arau, the better ones first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exit {
    /// The answer is yes, or the work is done.
    Yes = 0,
    /// The answer is no, or not known.
    No = 1,
    /// Bad input or usage.
    Bad = 2,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// What a command has to say of one puzzle.
pub struct Answer {
    /// For standard output, line break included.
    pub text: String,
    /// How it went.
    pub exit: Exit,
}

impl Answer {
    /// Text with a line break added, and how it went.
    pub fn line(text: impl Into<String>, exit: Exit) -> Answer {
        Answer { text: text.into() + "\n", exit }
    }

    /// A JSON object on a line, and how it went.
    pub fn json(object: Map<String, Value>, exit: Exit) -> Answer {
        Answer::line(Value::Object(object).to_string(), exit)
    }
}

/// Why there is no answer.
pub enum Refusal {
    /// Something is wrong with the input or the question; the other puzzles are still answered.
    Bad(Vec<String>),
    /// The run cannot go on.
    Failed(anyhow::Error),
}

impl From<anyhow::Error> for Refusal {
    fn from(error: anyhow::Error) -> Refusal {
        Refusal::Failed(error)
    }
}

/// A puzzle of the input.
pub struct Task<'a> {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its place among the puzzles of the run, from 0.
    pub number: usize,
    /// The name of its file.
    pub file: &'a str,
    /// The line it starts on.
    pub line: usize,
    /// When to give up.
    pub limits: &'a Limits,
}

impl Task<'_> {
    /// What the puzzle was built from.
    pub fn spec(&self) -> &PuzzleSpec {
        self.puzzle.spec()
    }

    /// A complaint about the puzzle as a whole, with its place.
    pub fn complaint(&self, message: impl std::fmt::Display) -> String {
        format!("{}:{}:1: {message}", self.file, self.line)
    }

    /// The start of a JSON object about the puzzle.
    pub fn json(&self) -> Map<String, Value> {
        let mut object = Map::new();
        object.insert("file".into(), self.file.into());
        object.insert("line".into(), self.line.into());
        if let Some(title) = &self.spec().about.title {
            object.insert("title".into(), title.as_str().into());
        }
        object
    }
}

/// Answers every puzzle of the input over threads and prints the answers in order.
pub fn for_each_puzzle(
    PuzzleArgs { input, run }: &PuzzleArgs,
    answer: impl Fn(&Task<'_>) -> Result<Answer, Refusal> + Sync,
) -> anyhow::Result<Exit> {
    watch::handle_interrupts();
    watch::start(run.time_limit);
    let options = input.read_options();
    let work = |(number, piece): (usize, Piece)| {
        let text = piece.text.map_err(|reason| Refusal::Bad(vec![format!("{}: {reason}", piece.file)]))?;
        let puzzle = text
            .read(&options)
            .and_then(PuzzleSpec::build)
            .map_err(|faults| Refusal::Bad(in_words(&piece.file, &text, &faults)))?;
        let watched = Watched::new(run.node_limit);
        answer(&Task { puzzle, number, file: &piece.file, line: text.line, limits: &watched.limits })
    };
    let mut printer = Printer::new();
    let pieces = pieces(input).enumerate().take_while(|_| !watch::is_interrupted());
    let _ = ordered_map(
        pieces,
        run.n_threads(),
        work,
        |answer| printer.print(answer),
        || {
            let _ = output::flush();
        },
    );
    printer.finish()
}

/// Every fault with its file, line and column. What has no column of its own stands at the start of the puzzle.
fn in_words(file: &str, text: &PuzzleText, faults: &Faults) -> Vec<String> {
    let located = faults.0.iter().map(|fault| {
        let mut fault = fault.clone();
        fault.place.line.get_or_insert(text.line);
        fault.place.column.get_or_insert(1);
        format!("{file}:{fault}")
    });
    located.collect()
}

/// Prints answers and keeps count.
struct Printer {
    worst: Exit,
    failure: Option<anyhow::Error>,
    n_puzzles: u64,
    bar: Option<ProgressBar>,
}

impl Printer {
    fn new() -> Printer {
        // Where the answers go to the terminal too, they show progress themselves.
        let wants_bar = std::io::stderr().is_terminal() && !std::io::stdout().is_terminal();
        Printer { worst: Exit::Yes, failure: None, n_puzzles: 0, bar: wants_bar.then(progress_bar) }
    }

    fn print(&mut self, answer: Result<Answer, Refusal>) -> ControlFlow<()> {
        self.n_puzzles += 1;
        if let Some(bar) = &self.bar {
            bar.set_position(self.n_puzzles);
        }
        let printed = match answer {
            Ok(answer) => {
                self.worst = self.worst.max(answer.exit);
                output::print(&answer.text)
            }
            Err(Refusal::Bad(complaints)) => {
                self.worst = Exit::Bad;
                self.complain(&complaints);
                Ok(())
            }
            Err(Refusal::Failed(error)) => Err(error),
        };
        self.failure = printed.err();
        if self.failure.is_none() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn complain(&self, complaints: &[String]) {
        let print = || complaints.iter().for_each(|complaint| eprintln!("{complaint}"));
        match &self.bar {
            Some(bar) if !complaints.is_empty() => bar.suspend(print),
            _ => print(),
        }
    }

    fn finish(self) -> anyhow::Result<Exit> {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        match self.failure {
            Some(error) => Err(error),
            None if watch::is_interrupted() => {
                output::flush()?;
                eprintln!("arau: interrupted after {} puzzles", self.n_puzzles);
                Ok(self.worst.max(Exit::No))
            }
            None => {
                if self.n_puzzles == 0 {
                    eprintln!("arau: the input has no puzzle");
                }
                Ok(self.worst)
            }
        }
    }
}

/// A progress bar that comes into sight once the run has taken a while, and then moves even if one puzzle takes long.
fn progress_bar() -> ProgressBar {
    const SEEN_AFTER: Duration = Duration::from_secs(1);
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    let style = ProgressStyle::with_template("{spinner} {human_pos} puzzles, {elapsed}, {per_sec}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    let shown = bar.clone();
    std::thread::spawn(move || {
        std::thread::sleep(SEEN_AFTER);
        shown.set_draw_target(ProgressDrawTarget::stderr());
        shown.enable_steady_tick(Duration::from_millis(100));
    });
    bar
}
