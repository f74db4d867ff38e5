//! Owns the frame of every command that works through puzzles: read, ask, print in order, remember the worst result.

use crate::args::PuzzleArgs;
use crate::input::{Content, Piece, pieces};
use crate::output;
use crate::pipes;
use crate::watch::{self, Watched};
use arau::Puzzle;
use arau::batch::{Item, Workspace, ordered_map};
use arau::core::{Faults, Limits, PuzzleSpec};
use arau::format::{ClassicLines, PuzzleText};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Map, Value};
use std::cell::OnceCell;
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
pub struct CommandOutput {
    /// For standard output, line break included.
    pub text: Vec<u8>,
    /// How it went.
    pub exit: Exit,
}

impl CommandOutput {
    /// Text with a line break added, and how it went.
    pub fn line(text: impl Into<String>, exit: Exit) -> CommandOutput {
        CommandOutput { text: (text.into() + "\n").into_bytes(), exit }
    }

    /// A JSON object on a line, and how it went.
    pub fn json(object: Map<String, Value>, exit: Exit) -> CommandOutput {
        CommandOutput::line(Value::Object(object).to_string(), exit)
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
    /// The puzzle as it was read.
    pub item: &'a Item,
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
    built: OnceCell<Puzzle>,
}

impl Task<'_> {
    /// The puzzle, built when it is first asked for.
    pub fn puzzle(&self) -> &Puzzle {
        self.built.get_or_init(|| self.item.puzzle().into_owned().into())
    }

    /// What the puzzle was built from.
    pub fn spec(&self) -> &PuzzleSpec {
        self.puzzle().spec()
    }

    /// A complaint about the puzzle as a whole, with its place.
    pub fn complaint(&self, message: impl std::fmt::Display) -> String {
        format!("{}:{}:1: {message}", self.file, self.line)
    }

    /// The refusal to answer, with the place of the puzzle.
    pub fn refuse(&self, message: impl std::fmt::Display) -> Refusal {
        Refusal::Bad(vec![self.complaint(message)])
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

/// Puzzles of the input that are asked about together, on consecutive lines.
pub struct Tasks<'a> {
    /// The puzzles.
    pub items: &'a [Item],
    /// When to give up: nodes of each puzzle, a stop of all.
    pub limits: &'a Limits,
    number: usize,
    is_alone: bool,
    file: &'a str,
    first_line: usize,
    text: &'a str,
}

impl<'a> Tasks<'a> {
    /// Each puzzle by itself.
    pub fn iter(&self) -> impl Iterator<Item = Task<'a>> + use<'a> {
        let Tasks { items, limits, number, is_alone, file, first_line, text } = *self;
        items.iter().enumerate().map(move |(i, item)| Task {
            item,
            number: number + i,
            is_alone,
            file,
            line: first_line + i,
            text,
            limits,
            built: OnceCell::new(),
        })
    }
}

/// Answers every puzzle of the input over threads and prints the answers in order.
pub fn for_each_puzzle(
    args: &PuzzleArgs,
    answer: impl Fn(&Task<'_>) -> Result<CommandOutput, Refusal> + Sync,
) -> anyhow::Result<Exit> {
    run(args, ReadingMode { at_once: 1, looks_ahead: false }, |tasks, _| {
        one_by_one(tasks, args.run.json, &answer)
    })
}

/// The same, where the answer depends on whether there are other puzzles: the first waits until that is known.
pub fn for_each_puzzle_looking_ahead(
    args: &PuzzleArgs,
    answer: impl Fn(&Task<'_>) -> Result<CommandOutput, Refusal> + Sync,
) -> anyhow::Result<Exit> {
    run(args, ReadingMode { at_once: 1, looks_ahead: true }, |tasks, _| {
        one_by_one(tasks, args.run.json, &answer)
    })
}

fn one_by_one(
    tasks: &Tasks<'_>,
    is_json: bool,
    answer: impl Fn(&Task<'_>) -> Result<CommandOutput, Refusal>,
) -> Done {
    let mut done = Done::default();
    for task in tasks.iter() {
        done.add_answer(answer(&task));
        done.add_missing_row(&task, is_json);
    }
    done
}

/// The same, where up to `at_once` classic lines are asked about together: `ask` hands over a result for each puzzle, or for
/// the first ones if the run is interrupted, and `tell` prints one into a text.
pub fn for_each_batch<R>(
    args: &PuzzleArgs,
    at_once: usize,
    ask: impl Fn(&Tasks<'_>, &mut Workspace, &mut dyn FnMut(R)) + Sync,
    tell: impl Fn(&Task<'_>, R, &mut Vec<u8>) -> Result<Exit, Refusal> + Sync,
) -> anyhow::Result<Exit> {
    // A clock that runs for each puzzle leaves none of them to be asked beside others.
    let at_once = if args.run.time_limit.is_some() { 1 } else { at_once };
    run(args, ReadingMode { at_once, looks_ahead: false }, |tasks, workspace| {
        let mut done = Done::default();
        let mut each = tasks.iter();
        ask(tasks, workspace, &mut |result| {
            let task = each.next().expect("at most a result for each puzzle");
            let told = tell(&task, result, &mut done.text);
            done.add(told);
            done.add_missing_row(&task, args.run.json);
        });
        done
    })
}

/// Answers things that are no puzzles in the same way.
pub fn for_each_item<T: Send>(
    items: impl Iterator<Item = T> + Send,
    n_threads: usize,
    answer: impl Fn(T) -> Result<CommandOutput, Refusal> + Sync,
) -> anyhow::Result<Exit> {
    watch::handle_interrupts();
    let mut printer = Printer::new();
    let items = items.take_while(|_| !watch::is_interrupted());
    let work = |item| {
        let mut done = Done::default();
        done.add_answer(answer(item));
        done
    };
    let print = |done| printer.print(done);
    let _ = ordered_map(items, n_threads, |_| 1, || work, print, flush);
    printer.finish()
}

fn flush() {
    let _ = output::flush();
}

/// How a command reads its input.
#[derive(Clone, Copy)]
struct ReadingMode {
    /// How many classic lines it takes at once.
    at_once: usize,
    /// Whether it must know if there is more than one puzzle.
    looks_ahead: bool,
}

/// A batch of lines counts as this many puzzles in the window: what is under way stays within some megabytes per
/// thread.
const WEIGHT_OF_BATCH: u64 = 8;

fn run(
    PuzzleArgs { input, run }: &PuzzleArgs,
    mode: ReadingMode,
    answer: impl Fn(&Tasks<'_>, &mut Workspace) -> Done + Sync,
) -> anyhow::Result<Exit> {
    pipes::widen();
    watch::handle_interrupts();
    watch::start(run.time_limit);
    let mut pieces = pieces(input, mode.at_once).take_while(|_| !watch::is_interrupted()).fuse();
    let ahead: Vec<Piece> = pieces.by_ref().take(if mode.looks_ahead { 2 } else { 0 }).collect();
    let is_alone = ahead.len() == 1;
    let options = input.read_options();
    let answer_all =
        |number: usize, file: &str, first_line, text: &str, items: &[Item], workspace: &mut _| {
            let watched = Watched::new(run.node_limit);
            let limits = &watched.limits;
            let mut done =
                answer(&Tasks { items, limits, number, is_alone, file, first_line, text }, workspace);
            done.is_cut = done.failure.is_none() && done.n_puzzles < items.len();
            done
        };
    let work = |(number, Piece { file, content }): (usize, Piece), kept: &mut ThreadMemory| match content {
        Content::Unreadable(reason) => {
            let complaint = vec![format!("{file}: {reason}")];
            let row = run.json.then(|| error_json(&file, None, &complaint));
            Done::refused(complaint, row)
        }
        Content::Puzzle(text) => match text.read(&options).and_then(PuzzleSpec::build) {
            Ok(puzzle) => {
                let warnings = warnings(&file, &text, &puzzle);
                let items = [Item::from(puzzle)];
                let mut done = answer_all(number, &file, text.line, &text.text, &items, &mut kept.workspace);
                done.complaints.splice(0..0, warnings);
                done
            }
            Err(faults) => {
                let complaints = in_words(&file, &text, &faults);
                let row = run.json.then(|| error_json(&file, Some(text.line), &complaints));
                Done::refused(complaints, row)
            }
        },
        Content::Lines(ClassicLines { first_line, puzzles }) => {
            kept.items.clear();
            kept.items.extend(puzzles.into_iter().map(Item::from));
            answer_all(number, &file, first_line, "", &kept.items, &mut kept.workspace)
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
        Content::Lines(_) => WEIGHT_OF_BATCH,
        _ => 1,
    };
    let worker = || {
        let mut kept = ThreadMemory::default();
        move |piece| work(piece, &mut kept)
    };
    let _ = ordered_map(pieces, run.n_threads(), weigh, worker, |done| printer.print(done), flush);
    printer.finish()
}

/// Memory that a thread keeps from one batch to the next.
#[derive(Default)]
struct ThreadMemory {
    items: Vec<Item>,
    workspace: Workspace,
}

/// What came of a piece of input.
struct Done {
    /// How many puzzles were answered or refused.
    n_puzzles: usize,
    /// For standard output.
    text: Vec<u8>,
    /// The worst result.
    exit: Exit,
    complaints: Vec<String>,
    /// How many of the complaints are about the puzzle that was added last.
    n_refused_last: usize,
    /// Why the run cannot go on.
    failure: Option<anyhow::Error>,
    /// Whether an interruption has left out the rest of the piece: nothing may follow it.
    is_cut: bool,
}

impl Default for Done {
    fn default() -> Done {
        Done {
            n_puzzles: 0,
            text: Vec::new(),
            exit: Exit::Yes,
            complaints: Vec::new(),
            n_refused_last: 0,
            failure: None,
            is_cut: false,
        }
    }
}

impl Done {
    /// Input that is no puzzle. With JSON it has a row all the same, so that rows stay aligned with the input.
    fn refused(complaints: Vec<String>, row: Option<CommandOutput>) -> Done {
        let text = row.map_or_else(Vec::new, |row| row.text);
        Done { n_puzzles: 1, text, exit: Exit::Bad, complaints, ..Done::default() }
    }

    /// Adds the row of a puzzle that was refused, if rows are JSON.
    fn add_missing_row(&mut self, task: &Task<'_>, is_json: bool) {
        if is_json && self.n_refused_last > 0 {
            let complaints = &self.complaints[self.complaints.len() - self.n_refused_last..];
            self.text.extend(error_json(task.file, Some(task.line), complaints).text);
        }
    }

    fn add_answer(&mut self, answer: Result<CommandOutput, Refusal>) {
        let told = answer.map(|CommandOutput { text, exit }| {
            self.text.extend(text);
            exit
        });
        self.add(told);
    }

    /// Adds how a puzzle went whose answer is in the text.
    fn add(&mut self, answered: Result<Exit, Refusal>) {
        self.n_puzzles += 1;
        self.n_refused_last = 0;
        match answered {
            Ok(exit) => self.exit = self.exit.max(exit),
            Err(Refusal::Bad(complaints)) => {
                self.exit = Exit::Bad;
                self.n_refused_last = complaints.len();
                self.complaints.extend(complaints);
            }
            Err(Refusal::Failed(error)) => self.failure = Some(error),
        }
    }
}

/// The row of something that has no answer, and why.
fn error_json(file: &str, line: Option<usize>, complaints: &[String]) -> CommandOutput {
    let mut object = Map::new();
    object.insert("file".into(), file.into());
    object.insert("line".into(), line.into());
    object.insert("errors".into(), complaints.into());
    CommandOutput::json(object, Exit::Bad)
}

/// A warning for every clue that nothing satisfies, with its file, line and column.
fn warnings(file: &str, text: &PuzzleText, puzzle: &arau::core::Puzzle) -> Vec<String> {
    let clues = Puzzle::from(puzzle.clone()).impossible_clues().into_iter();
    clues.map(|clue| format!("{file}:{}: warning: {clue}", clue.place.clone().or_at(text.line, 1))).collect()
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
        self.worst = self.worst.max(done.exit);
        if let Some(bar) = &self.bar {
            bar.set_position(self.n_puzzles);
        }
        self.complain(&done.complaints);
        let printed = output::print_bytes(&done.text);
        self.failure = done.failure.or(printed.err());
        let goes_on = self.failure.is_none() && !done.is_cut;
        if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
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
                    eprintln!("arau: the input contains no puzzle");
                    return Ok(Exit::Bad);
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
