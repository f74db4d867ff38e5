//! The commands, one file each.

mod candidates;
mod check;
mod completions;
mod convert;
mod count;
mod list;
mod man;
mod solve;

use crate::args::RunArgs;
use crate::run::{Exit, Refusal, Task};
use arau_core::{Engine, Limits, Outcome};
use arau_format::ClassicLines;
use arau_solve::nine::position::{Digits, digits_of};
use arau_solve::nine::{Ask, Found, InstructionSet, Nine, solve_many};
use arau_solve::{AUTO, Choice, ENGINES, choose};
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use serde_json::{Map, Value};

/// What arau can be asked to do.
#[derive(Subcommand)]
pub enum Command {
    Solve(solve::Solve),
    Count(count::Count),
    Check(check::Check),
    Candidates(candidates::Candidates),
    Convert(convert::Convert),
    List(list::List),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Command {
    /// Does it.
    pub fn run(self) -> anyhow::Result<Exit> {
        match self {
            Command::Solve(command) => command.run(),
            Command::Count(command) => command.run(),
            Command::Check(command) => command.run(),
            Command::Candidates(command) => command.run(),
            Command::Convert(command) => command.run(),
            Command::List(command) => command.run(),
            Command::Completions(command) => command.run(),
            Command::Man(command) => command.run(),
        }
    }
}

/// Which engine is asked.
#[derive(Args, Clone, Debug)]
pub struct EngineArgs {
    /// The engine (see `arau list engines`); `auto` chooses one
    #[arg(long, value_name = "ID", default_value = AUTO, value_parser = engine_ids())]
    engine: String,
}

impl EngineArgs {
    /// The engine for a puzzle; or why the one that was asked for does not take it.
    fn choose(&self, task: &Task<'_>) -> Result<Choice, Refusal> {
        choose(&self.engine, &task.puzzle)
            .map_err(|why| Refusal::Bad(vec![task.complaint(format!("engine {}: {why}", self.engine))]))
    }
}

impl EngineArgs {
    /// Whether the classic lines of a list can be asked together: the engine may be the one for them, nothing is to be
    /// told of each puzzle but its answer, and no clock runs for each.
    fn takes_lines(&self, run: &RunArgs) -> bool {
        [AUTO, Nine.id()].contains(&self.engine.as_str()) && run.time_limit.is_none() && !run.json
    }
}

/// Asks all lines at once: up to so many solutions of each.
fn ask_lines(lines: &ClassicLines, at_most: u64, limits: &Limits) -> Vec<Found> {
    let mut puzzles: Vec<Digits> = Vec::with_capacity(lines.n_lines());
    puzzles.extend(lines.iter().map(|(_, line)| digits_of(line)));
    let max_nodes = limits.nodes.unwrap_or(u64::MAX);
    let ask = Ask { set: InstructionSet::best(), at_most, max_nodes, stop: limits.stop.as_deref() };
    let mut found = solve_many(&puzzles, &ask);
    // Those that an interruption left unasked are not answered.
    let n_asked =
        found.iter().take_while(|found| found.answer.complete || found.answer.stats.nodes > 0).count();
    found.truncate(n_asked);
    found
}

fn engine_ids() -> PossibleValuesParser {
    PossibleValuesParser::new([AUTO].into_iter().chain(ENGINES.iter().map(|engine| engine.id())))
}

/// The start of a JSON object about a run: the puzzle, who was asked and what it took.
fn json(task: &Task<'_>, choice: Choice, outcome: &Outcome) -> Map<String, Value> {
    let mut object = task.json();
    object.insert("complete".into(), outcome.complete.into());
    object.insert("engine".into(), choice.engine.id().into());
    object.insert("reason".into(), choice.reason.into());
    object.insert("nodes".into(), outcome.stats.nodes.into());
    object.insert("guesses".into(), outcome.stats.guesses.into());
    object
}

/// What a result that is not the last word says of itself.
const INCOMPLETE: &str = "incomplete";
