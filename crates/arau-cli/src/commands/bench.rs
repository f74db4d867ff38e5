//! `arau bench`: how fast the 9×9 engine is on this machine, and whether it still searches as it did.

use crate::args::InputArgs;
use crate::input::{Content, pieces};
use crate::output;
use crate::run::Exit;
use anyhow::{Context, bail};
use arau::Puzzle;
use arau::core::Classic;
use arau::core::PuzzleSpec;
use arau_bench::{InstructionSet, List, Measured, Wanted, Way, fixed_set, measure};
use clap::Args;
use clap::builder::PossibleValuesParser;
use cpu_time::ThreadTime;
use serde_json::json;
use std::time::Duration;

/// Time the 9×9 engine on lists of puzzles
///
/// Searches each puzzle for a second solution on one thread, once with many puzzles side by side and once one by one.
/// Puzzles from lists are first replaced by random equivalent ones, which depend only on the seed. Without lists, a
/// fixed set of random puzzles is generated from the seed; the hardest of them are those that take this engine longest.
/// Times are CPU times, the best of all repetitions; --json also has the mean. The total number of nodes is a
/// signature: for the same seed and lists it changes only if the engine searches differently.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Bench {
    /// Files with classic 9×9 puzzles, one per line
    #[arg(value_name = "LIST")]
    lists: Vec<String>,

    /// Random seed for permutations and for the fixed set
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Repetitions; the best time is reported
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,

    /// Instruction set to use, instead of the best one this processor has
    #[arg(long, value_name = "SET", value_parser = instruction_sets())]
    instructions: Option<String>,

    /// Print one JSON object per list, including the mean of all repetitions
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  arau bench
  arau bench --repeat 10 list.txt
  arau bench --instructions portable --json";

impl Bench {
    pub fn run(self) -> anyhow::Result<Exit> {
        let set = match &self.instructions {
            Some(id) => InstructionSet::available().find(|set| set.id() == id).context(
                "this processor does not have \
                     these instructions, or there is no such instruction set",
            )?,
            None => InstructionSet::best(),
        };
        if !self.json {
            output::print(&format!(
                "CPU time of one thread with {}, puzzles {} seed {}, up to the second solution\n{}\n",
                set.id(),
                if self.lists.is_empty() { "made from" } else { "permuted with" },
                self.seed,
                HEAD
            ))?;
        }
        let fixed = if self.lists.is_empty() { fixed_set(self.seed) } else { Vec::new() };
        let mut signature = 0;
        for list in fixed {
            signature += self.measure(&list, set)?;
        }
        for file in &self.lists {
            signature += self.measure(&self.read(file)?, set)?;
        }
        if !self.json {
            output::print(&format!("signature: {signature} nodes\n"))?;
        }
        Ok(Exit::Yes)
    }

    /// A list of classic puzzles, permuted.
    fn read(&self, file: &str) -> anyhow::Result<List> {
        let input = InputArgs {
            files: vec![file.into()],
            texts: Vec::new(),
            from: None,
            box_size: None,
            ignore_drawings: false,
            keep_trailing_text: false,
        };
        let mut puzzles: Vec<Classic> = Vec::new();
        let mut faults: Vec<String> = Vec::new();
        for piece in pieces(&input, usize::MAX) {
            match piece.content {
                Content::Unreadable(reason) => bail!("{file}: {reason}"),
                Content::Lines(lines) => puzzles.extend(lines.puzzles),
                Content::Puzzle(text) => {
                    let spec = text.read(&input.read_options());
                    match spec.ok().as_ref().and_then(classic_givens) {
                        Some(puzzle) => puzzles.push(puzzle),
                        None => {
                            faults.push(format!("{file}:{}:1: this is not a classic 9×9 puzzle", text.line))
                        }
                    }
                }
            }
        }
        if !faults.is_empty() {
            bail!("{}", faults.join("\n"));
        }
        if puzzles.is_empty() {
            bail!("{file}: the file contains no puzzle");
        }
        let name = std::path::Path::new(file).file_name().map_or(file.into(), |name| name.to_string_lossy());
        Ok(List::permuted(name, &puzzles, self.seed))
    }

    /// Measures a list and prints its row. Returns its nodes.
    fn measure(&self, list: &List, set: InstructionSet) -> anyhow::Result<u64> {
        let clock = || ThreadTime::now().as_duration();
        let many = measure(&list.puzzles, set, Way::SideBySide, Wanted::Solution, self.repeat, clock);
        let single = measure(&list.puzzles, set, Way::OneByOne, Wanted::Solution, self.repeat, clock);
        if (many.n_solutions, many.nodes) != (single.n_solutions, single.nodes) {
            bail!("{}: the two engines differ: {many:?}, {single:?}", list.name);
        }
        output::print(&if self.json {
            self.object(list, set, &many, &single)
        } else {
            row(list, &many, &single)
        })?;
        output::flush()?;
        Ok(many.nodes)
    }

    fn object(&self, list: &List, set: InstructionSet, many: &Measured, single: &Measured) -> String {
        let object = json!({
            "list": list.name,
            "puzzles": list.puzzles.len(),
            "instructions": set.id(),
            "seed": self.seed,
            "side_by_side_per_second": per_second(list, many.time),
            "one_by_one_per_second": per_second(list, single.time),
            "mean_side_by_side_per_second": per_second(list, many.mean_time),
            "mean_one_by_one_per_second": per_second(list, single.mean_time),
            "guesses": many.guesses,
            "without_guess": many.n_without_guess,
            "none": many.n_solutions[0],
            "one": many.n_solutions[1],
            "more": many.n_solutions[2],
            "nodes": many.nodes,
        });
        format!("{object}\n")
    }
}

/// The givens of a classic 9×9 puzzle; any other puzzle has none.
fn classic_givens(spec: &PuzzleSpec) -> Option<Classic> {
    Puzzle::build(spec.clone()).ok()?.classic()
}

const HEAD: &str = "\
list                              puzzles  side by side/s  one by one/s   guesses  no guess    none     one    more        nodes";

fn row(list: &List, many: &Measured, single: &Measured) -> String {
    let n = list.puzzles.len() as f64;
    let [none, one, more] = many.n_solutions;
    format!(
        "{:<32} {:>8}  {:>14.0}  {:>12.0}  {:>8.3}  {:>7.1}%  {none:>6}  {one:>6}  {more:>6}  {:>11}\n",
        list.name,
        list.puzzles.len(),
        per_second(list, many.time),
        per_second(list, single.time),
        many.guesses as f64 / n,
        100.0 * many.n_without_guess as f64 / n,
        many.nodes
    )
}

fn per_second(list: &List, time: Duration) -> f64 {
    // A list that is through before the clock has moved took no longer than the clock's finest step.
    list.puzzles.len() as f64 / time.as_secs_f64().max(1e-9)
}

fn instruction_sets() -> PossibleValuesParser {
    PossibleValuesParser::new(InstructionSet::available().map(InstructionSet::id))
}
