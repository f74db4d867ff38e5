//! `cargo xtask bench`: proves uniqueness over lists of puzzles and tells CPU time, guesses and nodes. The nodes of all
//! puzzles together are a signature: they change when the engine searches in another way, and only then.

use crate::Failure;
use arau_core::{Engine, Limits, Outcome, Puzzle, PuzzleSpec, Query};
use arau_csp::Csp;
use arau_format::{ReadOptions, detect};
use cpu_time::ThreadTime;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// A search of this many nodes is given up, unless told otherwise.
const NODES: u64 = 10_000_000;

/// A puzzle is solved so often, unless told otherwise; the least time counts.
const REPEATS: u32 = 1;

struct Options {
    each: bool,
    nodes: u64,
    repeats: u32,
    files: Vec<PathBuf>,
}

/// What came of one puzzle, or of a list of them.
#[derive(Default)]
struct Tally {
    puzzles: u64,
    unread: u64,
    /// Puzzles without exactly one proven solution.
    not_unique: u64,
    ms: f64,
    slowest_ms: f64,
    guesses: u64,
    nodes: u64,
}

pub fn run(args: &[String]) -> Result<(), Failure> {
    let options = Options::from(args)?;
    let mut total = Tally::default();
    println!("{HEAD}");
    for file in &options.files {
        let tally = measure(file, &options)?;
        println!("{}", tally.row(&name_of(file)));
        total.add(&tally);
    }
    println!("{}\nsignature: {} nodes", total.row("all"), total.nodes);
    Ok(())
}

impl Options {
    fn from(args: &[String]) -> Result<Options, String> {
        let mut options = Options { each: false, nodes: NODES, repeats: REPEATS, files: Vec::new() };
        let mut rest = args.iter();
        while let Some(arg) = rest.next() {
            let mut number =
                || rest.next().and_then(|n| n.parse().ok()).ok_or(format!("{arg} wants a number after it"));
            match arg.as_str() {
                "--each" => options.each = true,
                "--nodes" => options.nodes = number()?,
                "--repeat" => options.repeats = number()?.max(1) as u32,
                _ => options.files.push(arg.into()),
            }
        }
        if options.files.is_empty() {
            options.files = examples()?;
        }
        Ok(options)
    }
}

fn examples() -> Result<Vec<PathBuf>, String> {
    let folder = crate::root().join("examples");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|e| e == "toml"));
    files.sort();
    Ok(files)
}

/// A file is one document, or holds a puzzle a line with a name after a tab.
fn measure(file: &Path, options: &Options) -> Result<Tally, String> {
    let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let is_document = file.extension().is_some_and(|e| e == "toml");
    let puzzles: Vec<&str> = if is_document { vec![&text] } else { text.lines().collect() };
    let mut list = Tally::default();
    for (i, puzzle) in puzzles.into_iter().enumerate() {
        let (puzzle, name) = match puzzle.split_once('\t') {
            Some((puzzle, rest)) if !is_document => (puzzle, rest.split('\t').next().unwrap_or_default()),
            _ => (puzzle, ""),
        };
        let one = match read(puzzle) {
            Ok(puzzle) => prove(&puzzle, options),
            Err(why) => {
                eprintln!("{} {}: {why}", name_of(file), i + 1);
                Tally { unread: 1, ..Tally::default() }
            }
        };
        if options.each && !is_document {
            println!("{}", one.row(&format!("{} {} {name}", name_of(file), i + 1)));
        }
        list.add(&one);
    }
    Ok(list)
}

fn read(text: &str) -> Result<Puzzle, String> {
    let format = detect(text).ok_or("no format is like it")?;
    let options = ReadOptions { ignore_drawings: true, ..ReadOptions::default() };
    format.read(text, &options).and_then(PuzzleSpec::build).map_err(|faults| faults.to_string())
}

fn prove(puzzle: &Puzzle, options: &Options) -> Tally {
    let limits = Limits::nodes(options.nodes);
    let once = || -> (f64, Outcome) {
        let start = ThreadTime::now();
        let outcome = Csp.run(puzzle, Query::Unique, &limits, &mut |_| ControlFlow::Continue(()));
        (start.elapsed().as_secs_f64() * 1e3, outcome)
    };
    let (mut ms, outcome) = once();
    for _ in 1..options.repeats {
        ms = ms.min(once().0);
    }
    Tally {
        puzzles: 1,
        unread: 0,
        not_unique: u64::from(!outcome.complete || outcome.n_solutions != 1),
        ms,
        slowest_ms: ms,
        guesses: outcome.stats.guesses,
        nodes: outcome.stats.nodes,
    }
}

const HEAD: &str = "puzzles\tunread\tnot unique\tCPU ms\tslowest ms\tguesses\tnodes\tlist";

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.puzzles += other.puzzles;
        self.unread += other.unread;
        self.not_unique += other.not_unique;
        self.ms += other.ms;
        self.slowest_ms = self.slowest_ms.max(other.slowest_ms);
        self.guesses += other.guesses;
        self.nodes += other.nodes;
    }

    fn row(&self, name: &str) -> String {
        let Tally { puzzles, unread, not_unique, ms, slowest_ms, guesses, nodes } = self;
        format!("{puzzles}\t{unread}\t{not_unique}\t{ms:.2}\t{slowest_ms:.2}\t{guesses}\t{nodes}\t{name}")
    }
}

fn name_of(file: &Path) -> String {
    file.file_stem().map_or(String::new(), |stem| stem.to_string_lossy().into_owned())
}
