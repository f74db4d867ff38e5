//! The commands, one file each.

mod bench;
mod candidates;
mod canon;
mod check;
mod completions;
mod convert;
mod count;
mod explain;
mod find;
mod hint;
mod list;
mod logic;
mod man;
mod maths;
mod model;
mod prove;
mod rate;
mod reductio;
mod shown_step;
mod solve;
mod steps;
mod why_not;

use crate::run::{Exit, Refusal, Task};
use arau::batch::Batch;
use arau::core::{Limits, Outcome, Query, Unsupported};
use arau::registry::{AUTO, Choice, ENGINES, choose};
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
    Explain(explain::Explain),
    Steps(steps::Steps),
    Hint(hint::Hint),
    WhyNot(why_not::WhyNot),
    Find(find::Find),
    Rate(rate::Rate),
    Prove(prove::Prove),
    Canon(canon::Canon),
    Convert(convert::Convert),
    Model(model::Model),
    Maths(maths::Maths),
    List(list::List),
    Bench(bench::Bench),
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
            Command::Explain(command) => command.run(),
            Command::Steps(command) => command.run(),
            Command::Hint(command) => command.run(),
            Command::WhyNot(command) => command.run(),
            Command::Find(command) => command.run(),
            Command::Rate(command) => command.run(),
            Command::Prove(command) => command.run(),
            Command::Canon(command) => command.run(),
            Command::Convert(command) => command.run(),
            Command::Model(command) => command.run(),
            Command::Maths(command) => command.run(),
            Command::List(command) => command.run(),
            Command::Bench(command) => command.run(),
            Command::Completions(command) => command.run(),
            Command::Man(command) => command.run(),
        }
    }
}

/// Which engine is asked.
#[derive(Args, Clone, Debug)]
pub struct EngineArgs {
    /// The engine (see `arau list engines`); `auto` chooses the best one
    #[arg(long, value_name = "ID", default_value = AUTO, value_parser = engine_ids())]
    engine: String,
}

impl EngineArgs {
    /// The engine for a puzzle; or why the one that was asked for does not take it.
    fn choose(&self, task: &Task<'_>) -> Result<Choice, Refusal> {
        choose(&self.engine, task.puzzle()).map_err(|why| self.refuse(task, &why))
    }

    /// What to say of a puzzle that the engine does not take.
    fn refuse(&self, task: &Task<'_>, why: &Unsupported) -> Refusal {
        let (why, name) = (why.to_string(), format!("`{}`", self.engine));
        let says_who = why.contains(&name);
        task.refuse(if says_who { why } else { format!("engine {name}: {why}") })
    }

    /// A question to this engine about many puzzles.
    fn batch(&self, query: Query, limits: &Limits) -> Batch<'_> {
        Batch { engine: &self.engine, query, limits: limits.clone() }
    }
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
