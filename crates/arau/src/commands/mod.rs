//! The commands, one file each.

mod candidates;
mod check;
mod completions;
mod convert;
mod count;
mod list;
mod man;
mod solve;

use crate::run::{Answer, Exit, Task};
use arau_solve::{AUTO, Choice, ENGINES, choose};
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};

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
    fn choose(&self, task: &Task<'_>) -> Result<Choice, Answer> {
        choose(&self.engine, &task.puzzle)
            .map_err(|why| Answer::bad(vec![task.complaint(format!("engine {}: {why}", self.engine))]))
    }
}

fn engine_ids() -> PossibleValuesParser {
    PossibleValuesParser::new([AUTO].into_iter().chain(ENGINES.iter().map(|engine| engine.id())))
}

/// What a result that is not the last word says of itself.
const INCOMPLETE: &str = "incomplete";
