//! Owns the frame of every command that works through puzzles: read, ask, print in order, remember the worst result.

use crate::args::PuzzleArgs;
use crate::input::{Content, Piece, pieces};
use crate::output;
use crate::pipes;
use crate::watch::{self, Watched};
use arau_batch::ordered_map;
use arau_core::{Faults, Limits, Puzzle, PuzzleSpec};
use arau_format::{ClassicLines, PuzzleText, ReadOptions};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Map, Value};
use std::io::IsTerminal;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::LazyLock;
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
    pub text: Vec<u8>,
    /// How it went.
    pub exit: Exit,
}

impl Answer {
    /// Text with a line break added, and how it went.
    pub fn line(text: impl Into<String>, exit: Exit) -> Answer {
        Answer { text: (text.into() + "\n").into_bytes(), exit }
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
    /// Whether it is known to be the only one, for which commands must look ahead.
    pub is_alone: bool,
    /// The name of its file.
    pub file: &'a str,
    /// The line it starts on.
    pub line: usize,
    /// What it was read from; empty for one of many classic lines.
    pub text: &'a str,
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
    args: &PuzzleArgs,
    answer: impl Fn(&Task<'_>) -> Result<Answer, Refusal> + Sync,
) -> anyhow::Result<Exit> {
    run(args, &Asked { answer, answer_lines: None, looks_ahead: false })
}

/// The same, where the answer depends on whether there are other puzzles: the first waits until that is known.
pub fn for_each_puzzle_looking_ahead(
    args: &PuzzleArgs,
    answer: impl Fn(&Task<'_>) -> Result<Answer, Refusal> + Sync,
) -> anyhow::Result<Exit> {
    run(args, &Asked { answer, answer_lines: None, looks_ahead: true })
}

/// Answers things that are no puzzles in the same way.
pub fn for_each_item<T: Send>(
    items: impl Iterator<Item = T> + Send,
    n_threads: usize,
    answer: impl Fn(T) -> Result<Answer, Refusal> + Sync,
) -> anyhow::Result<Exit> {
    watch::handle_interrupts();
    let mut printer = Printer::new();
    let items = items.take_while(|_| !watch::is_interrupted());
    let work = |item| Done::one(answer(item));
    let print = |done| printer.print(done);
    let _ = ordered_map(items, n_threads, |_| 1, work, print, flush);
    printer.finish()
}

fn flush() {
    let _ = output::flush();
}

/// The same, where many classic lines at once, at most so many, have a faster way to the same answers.
pub fn for_each_puzzle_or_lines(
    args: &PuzzleArgs,
    lines_at_once: usize,
    answer: impl Fn(&Task<'_>) -> Result<Answer, Refusal> + Sync,
    answer_lines: impl Fn(LinesTask<'_>) -> LinesAnswer + Sync,
) -> anyhow::Result<Exit> {
    run(args, &Asked { answer, answer_lines: Some((lines_at_once, &answer_lines)), looks_ahead: false })
}

/// How a command answers.
struct Asked<'a, A> {
    answer: A,
    /// With how many lines it may be asked at once.
    answer_lines: Option<(usize, &'a AnswerLines<'a>)>,
    /// Whether it must know if there is more than one puzzle.
    looks_ahead: bool,
}

type AnswerLines<'a> = dyn Fn(LinesTask<'_>) -> LinesAnswer + Sync + 'a;

/// What a command has to say of many lines.
pub struct LinesAnswer {
    /// What it says of the first ones, together.
    pub answer: Answer,
    /// How many these are: all, unless the run was interrupted.
    pub n_answered: usize,
}

/// Many lines weigh as much as so many puzzles: what is under way stays within some megabytes per thread.
const WEIGHT_OF_LINES: u64 = 8;

/// Classic lines of the input that are answered together.
pub struct LinesTask<'a> {
    /// The lines.
    pub lines: ClassicLines,
    /// When to give up: nodes of each puzzle, a stop of all.
    pub limits: &'a Limits,
    number: usize,
    file: &'a str,
    empty: &'a Puzzle,
}

impl LinesTask<'_> {
    /// Each line as a puzzle by itself.
    pub fn tasks(&self) -> impl Iterator<Item = Task<'_>> {
        let LinesTask { ref lines, limits, number, file, empty } = *self;
        lines.numbered().enumerate().map(move |(i, (line, puzzle))| {
            let puzzle = empty.with_givens(puzzle.givens());
            Task { puzzle, number: number + i, is_alone: false, file, line, text: "", limits }
        })
    }
}

fn run<A>(PuzzleArgs { input, run }: &PuzzleArgs, asked: &Asked<'_, A>) -> anyhow::Result<Exit>
where
    A: Fn(&Task<'_>) -> Result<Answer, Refusal> + Sync,
{
    pipes::widen();
    watch::handle_interrupts();
    watch::start(run.time_limit);
    // Without a faster way, every line is a puzzle like others: threads share them one by one.
    let lines_at_once = asked.answer_lines.map_or(0, |(lines_at_once, _)| lines_at_once);
    let mut pieces = pieces(input, lines_at_once).take_while(|_| !watch::is_interrupted()).fuse();
    let ahead: Vec<Piece> = pieces.by_ref().take(if asked.looks_ahead { 2 } else { 0 }).collect();
    let is_alone = ahead.len() == 1;
    let options = input.read_options();
    let empty_classic = LazyLock::new(empty_classic);
    let answer_one =
        |puzzle: Puzzle, number: usize, file: &str, PuzzleText { line, text, .. }: &PuzzleText| {
            let watched = Watched::new(run.node_limit);
            let limits = &watched.limits;
            (asked.answer)(&Task { puzzle, number, is_alone, file, line: *line, text, limits })
        };
    let work = |(number, Piece { file, content }): (usize, Piece)| match content {
        Content::Unreadable(reason) => Done::refused(vec![format!("{file}: {reason}")]),
        Content::Puzzle(text) => {
            let puzzle = text.read(&options).and_then(PuzzleSpec::build);
            Done::one(match puzzle {
                Ok(puzzle) => answer_one(puzzle, number, &file, &text),
                Err(faults) => Err(Refusal::Bad(in_words(&file, &text, &faults))),
            })
        }
        Content::Lines(lines) => {
            let watched = Watched::new(run.node_limit);
            let n_lines = lines.n_lines();
            let limits = &watched.limits;
            let task = LinesTask { lines, limits, number, file: &file, empty: &empty_classic };
            Done::lines(n_lines, asked.answer_lines.map(|(_, answer_lines)| answer_lines(task)))
        }
    };
    let mut printer = Printer::new();
    let mut n_puzzles = 0;
    let pieces = ahead.into_iter().chain(pieces).map(move |piece| {
        let number = n_puzzles;
        n_puzzles += piece.n_puzzles();
        (number, piece)
    });
    let weigh = |(_, piece): &(usize, Piece)| match piece.content {
        Content::Lines(_) => WEIGHT_OF_LINES,
        _ => 1,
    };
    let _ = ordered_map(pieces, run.n_threads(), weigh, work, |done| printer.print(done), flush);
    printer.finish()
}

/// What came of a piece of input.
struct Done {
    n_puzzles: usize,
    answer: Option<Result<Answer, Refusal>>,
    /// Whether an interruption has left out the rest of the piece: nothing may follow it.
    is_cut: bool,
}

impl Done {
    fn one(answer: Result<Answer, Refusal>) -> Done {
        Done { n_puzzles: 1, answer: Some(answer), is_cut: false }
    }

    fn refused(complaints: Vec<String>) -> Done {
        Done::one(Err(Refusal::Bad(complaints)))
    }

    fn lines(n_lines: usize, answered: Option<LinesAnswer>) -> Done {
        let n_puzzles = answered.as_ref().map_or(0, |answered| answered.n_answered);
        Done { n_puzzles, answer: answered.map(|answered| Ok(answered.answer)), is_cut: n_puzzles < n_lines }
    }
}

/// The classic grid without givens, from which every classic line is made.
fn empty_classic() -> Puzzle {
    let line = arau_format::format("line").expect("classic lines have a format");
    let spec = line.read(&".".repeat(81), &ReadOptions::default());
    spec.and_then(PuzzleSpec::build).expect("an empty grid is a puzzle")
}

/// Every fault with its file, line and column. What has no column of its own stands at the start of the puzzle.
fn in_words(file: &str, text: &PuzzleText, faults: &Faults) -> Vec<String> {
    let located = faults.clone().map_places(|place| place.or_at(text.line, 1));
    located.iter().map(|fault| format!("{file}:{fault}")).collect()
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

    fn print(&mut self, done: Done) -> ControlFlow<()> {
        self.n_puzzles += done.n_puzzles as u64;
        if let Some(bar) = &self.bar {
            bar.set_position(self.n_puzzles);
        }
        if let Some(answer) = done.answer {
            self.print_one(answer)?;
        }
        if done.is_cut { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn print_one(&mut self, answer: Result<Answer, Refusal>) -> ControlFlow<()> {
        let printed = match answer {
            Ok(answer) => {
                self.worst = self.worst.max(answer.exit);
                let printed = output::print_bytes(&answer.text);
                arau_format::recycle(answer.text);
                printed
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
