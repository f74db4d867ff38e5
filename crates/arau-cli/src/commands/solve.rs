//! `arau solve`: the solution of each puzzle.

use super::{EngineArgs, INCOMPLETE, json};
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_batch, for_each_puzzle};
use crate::{output, pretty};
use arau::batch::{BatchResult, Solution};
use arau::core::{Grid, Limit, Outcome, Query, Unknown, Unsupported, Verdict};
use arau::registry::Choice;
use clap::Args;
use serde_json::{Map, Value};
use std::ops::ControlFlow;

/// Print the solution of each puzzle
///
/// Prints `none` for a puzzle without a solution and `multiple` for one with several. With --all or --limit it prints the
/// solutions instead, one per line, and a blank line after them.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Solve {
    #[command(flatten)]
    engine: EngineArgs,

    /// Print every solution instead of `multiple`
    #[arg(long, conflicts_with = "limit")]
    all: bool,

    /// Print at most N solutions instead of `multiple`
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,

    /// Draw the grids
    #[arg(long, conflicts_with = "json")]
    pretty: bool,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau solve examples/etana.txt
  arau solve --pretty -e '1..4............'
  arau solve --limit 3 -e '................'
  cat many.txt | arau solve --threads 2 --json
  arau solve --engine recursive --node-limit 1000000 examples/etana.txt

Exit code: 0 if every puzzle has exactly one solution (with --all or --limit: at least one), else 1; 2 for bad input.";

/// Up to this many solutions are kept in memory, so that other threads can go on; more are printed as they are found.
const KEPT: u64 = 10_000;

/// This many lines are searched side by side: enough that the lanes are seldom empty, few enough to stay in the cache.
const LINES_AT_ONCE: usize = 4096;

impl Solve {
    pub fn run(self) -> anyhow::Result<Exit> {
        match self.at_most() {
            None => for_each_batch(
                &self.puzzles,
                LINES_AT_ONCE,
                |tasks, workspace, each| {
                    let batch = self.engine.batch(Query::Unique, tasks.limits);
                    batch.run_in(workspace, tasks.items).for_each(each);
                },
                |task, result, text| self.tell(task, result, text),
            ),
            Some(at_most) if at_most > KEPT => {
                // One thread: the solutions of a puzzle may not mix with those of the next.
                let mut puzzles = self.puzzles.clone();
                puzzles.run.threads = Some(1);
                for_each_puzzle(&puzzles, |task| self.print_as_found(task))
            }
            Some(at_most) => for_each_puzzle(&self.puzzles, |task| self.list(task, at_most)),
        }
    }

    /// How many solutions are wanted, if not the only one.
    fn at_most(&self) -> Option<u64> {
        if self.all { Some(u64::MAX) } else { self.limit }
    }

    /// Prints the only solution, or a word that says why there is none.
    fn tell(
        &self,
        task: &Task<'_>,
        result: Result<BatchResult, Unsupported>,
        text: &mut Vec<u8>,
    ) -> Result<Exit, Refusal> {
        let BatchResult { verdict, solution, outcome, choice, .. } =
            result.map_err(|why| self.engine.refuse(task, &why))?;
        let exit = if verdict.is_one() { Exit::Yes } else { Exit::No };
        if self.puzzles.run.json {
            let grids: Vec<Grid> = solution.into_iter().map(Solution::into_grid).collect();
            text.extend(as_json(task, choice, &grids, &outcome, &verdict, exit).text);
            return Ok(exit);
        }
        match (&verdict, &solution) {
            (Verdict::One(()), Some(solution)) => {
                self.write(task, solution, text);
                if self.pretty {
                    text.push(b'\n');
                }
            }
            (Verdict::Unknown(_), Some(solution)) => {
                let separator = if self.pretty { '\n' } else { '\t' };
                text.extend(format!("{INCOMPLETE}{separator}").bytes());
                self.write(task, solution, text);
            }
            _ => text.extend(verdict.word().bytes()),
        }
        text.push(b'\n');
        Ok(exit)
    }

    fn list(&self, task: &Task<'_>, at_most: u64) -> Result<CommandOutput, Refusal> {
        let choice = self.engine.choose(task)?;
        let query = query(at_most);
        let mut grids = Vec::new();
        let outcome = choice.engine.run(task.puzzle(), query, task.limits, &mut |grid| {
            grids.push(grid.clone());
            ControlFlow::Continue(())
        });
        let (ending, exit) = ending(&outcome);
        if self.puzzles.run.json {
            let verdict = Verdict::of(query, &outcome, task.limits, [(), ()]);
            return Ok(as_json(task, choice, &grids, &outcome, &verdict, exit));
        }
        let text: String = grids.iter().map(|grid| self.text(task, grid) + "\n").collect();
        Ok(CommandOutput::line(text + ending, exit))
    }

    fn print_as_found(&self, task: &Task<'_>) -> Result<CommandOutput, Refusal> {
        let choice = self.engine.choose(task)?;
        let query = query(self.at_most().unwrap_or(u64::MAX));
        if self.puzzles.run.json {
            output::print("{\"solutions\":[")?;
        }
        let mut n_printed = 0;
        let mut printed = Ok(());
        let outcome = choice.engine.run(task.puzzle(), query, task.limits, &mut |grid| {
            let comma = if n_printed > 0 { "," } else { "" };
            printed = output::print(&match self.puzzles.run.json {
                true => format!("{comma}{}", Value::from(grid.text(task.puzzle().symbols()))),
                false => self.text(task, grid) + "\n",
            });
            n_printed += 1;
            if printed.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        printed?;
        let (word, exit) = ending(&outcome);
        if !self.puzzles.run.json {
            return Ok(CommandOutput::line(word, exit));
        }
        let verdict = Verdict::of(query, &outcome, task.limits, [(), ()]);
        let facts = Value::Object(facts(task, choice, &outcome, &verdict)).to_string();
        // The list has opened the object already.
        Ok(CommandOutput::line(format!("],{}", &facts[1..]), exit))
    }

    fn write(&self, task: &Task<'_>, solution: &Solution, to: &mut Vec<u8>) {
        match self.pretty {
            true => to.extend(self.text(task, &solution.clone().into_grid()).bytes()),
            false => solution.write(task.item, to),
        }
    }

    fn text(&self, task: &Task<'_>, grid: &Grid) -> String {
        match self.pretty {
            true => pretty::draw(task.puzzle().geometry(), |cell| {
                task.puzzle().symbols().glyph(grid.symbol(cell)).to_string()
            }),
            false => grid.text(task.puzzle().symbols()),
        }
    }
}

fn query(at_most: u64) -> Query {
    if at_most == 1 { Query::First } else { Query::Solutions { at_most } }
}

/// What stands below the solutions of a puzzle, and how it went.
fn ending(outcome: &Outcome) -> (&'static str, Exit) {
    match (outcome.n_solutions, outcome.complete) {
        (_, false) => ("incomplete\n", Exit::No),
        (0, true) => ("none\n", Exit::No),
        _ => ("", Exit::Yes),
    }
}

fn as_json(
    task: &Task<'_>,
    choice: Choice,
    grids: &[Grid],
    outcome: &Outcome,
    verdict: &Verdict<()>,
    exit: Exit,
) -> CommandOutput {
    let solutions: Vec<Value> = grids.iter().map(|grid| grid.text(task.puzzle().symbols()).into()).collect();
    let mut object = facts(task, choice, outcome, verdict);
    object.insert("solutions".into(), solutions.into());
    CommandOutput::json(object, exit)
}

/// What is to be said of a run beside the solutions.
fn facts(task: &Task<'_>, choice: Choice, outcome: &Outcome, verdict: &Verdict<()>) -> Map<String, Value> {
    let mut object = json(task, choice, outcome);
    let word = match verdict {
        // One solution of one that was asked for says nothing about others.
        Verdict::Unknown(Unknown { limit: Limit::Solutions, .. }) => "found",
        _ => verdict.word(),
    };
    object.insert("status".into(), word.into());
    object
}
