//! `arau count`: the number of solutions of each puzzle.

use super::{EngineArgs, INCOMPLETE, json};
use crate::args::PuzzleArgs;
use crate::run::{Answer, Exit, Refusal, Task, for_each_puzzle};
use arau_core::{Outcome, Query};
use clap::Args;
use std::ops::ControlFlow;

/// Print the number of solutions of each puzzle
///
/// At the limit it prints `>=N`; a run that gave up prints `>=N incomplete`.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Count {
    #[command(flatten)]
    engine: EngineArgs,

    /// Stop at N solutions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau count -e '................'
  arau count --limit 2 puzzles.txt
  arau count --time-limit 10 --json examples/killer.toml

Exit code: 0 if every puzzle has solutions and they were all counted; 1 if one has none or a limit was reached;
2 for bad input.";

impl Count {
    pub fn run(self) -> anyhow::Result<Exit> {
        for_each_puzzle(&self.puzzles, |task| self.answer(task))
    }

    fn answer(&self, task: &Task<'_>) -> Result<Answer, Refusal> {
        let choice = self.engine.choose(task)?;
        let query = Query::Count { at_most: self.limit.unwrap_or(u64::MAX) };
        let outcome = choice.engine.run(&task.puzzle, query, task.limits, &mut |_| ControlFlow::Continue(()));
        let exit = if self.is_exact(&outcome) && outcome.n_solutions > 0 { Exit::Yes } else { Exit::No };
        if !self.puzzles.run.json {
            return Ok(Answer::line(self.in_words(&outcome), exit));
        }
        let mut object = json(task, choice, &outcome);
        object.insert("count".into(), outcome.n_solutions.into());
        object.insert("exact".into(), self.is_exact(&outcome).into());
        Ok(Answer::json(object, exit))
    }

    fn in_words(&self, outcome: &Outcome) -> String {
        match (outcome.complete, self.is_exact(outcome)) {
            (false, _) => format!(">={} {INCOMPLETE}", outcome.n_solutions),
            (true, false) => format!(">={}", outcome.n_solutions),
            (true, true) => outcome.n_solutions.to_string(),
        }
    }

    /// Whether there are no more solutions than were counted.
    fn is_exact(&self, outcome: &Outcome) -> bool {
        outcome.complete && self.limit.is_none_or(|limit| outcome.n_solutions < limit)
    }
}
