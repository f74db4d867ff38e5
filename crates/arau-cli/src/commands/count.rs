//! `arau count`: the number of solutions of each puzzle.

use super::{EngineArgs, INCOMPLETE, json};
use crate::args::PuzzleArgs;
use crate::run::{Exit, Refusal, Task, for_each_batch};
use arau::batch::BatchResult;
use arau::core::{Query, Unsupported};
use clap::Args;
use serde_json::Value;

/// Print the number of solutions of each puzzle
///
/// Prints `>=N` when it reaches the limit, and `>=N incomplete` when it was cut short.
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

Exit code: 0 if every puzzle has solutions and they were all counted; 1 if any has none or a limit was reached; 2 for \
bad input.";

impl Count {
    pub fn run(self) -> anyhow::Result<Exit> {
        let at_most = self.limit.unwrap_or(u64::MAX);
        // Where each puzzle may take long, threads share the lines one by one.
        let at_once = if at_most <= SMALL_LIMIT { LINES_AT_ONCE } else { 1 };
        for_each_batch(
            &self.puzzles,
            at_once,
            |tasks, workspace, each| {
                let batch = self.engine.batch(Query::Count { at_most }, tasks.limits);
                batch.run_in(workspace, tasks.items).for_each(each);
            },
            |task, result, text| self.tell(task, result, text),
        )
    }

    fn tell(
        &self,
        task: &Task<'_>,
        result: Result<BatchResult, Unsupported>,
        text: &mut Vec<u8>,
    ) -> Result<Exit, Refusal> {
        let BatchResult { outcome, choice, .. } = result.map_err(|why| self.engine.refuse(task, &why))?;
        let (n_solutions, complete) = (outcome.n_solutions, outcome.complete);
        if self.puzzles.run.json {
            let mut object = json(task, choice, &outcome);
            object.insert("count".into(), n_solutions.into());
            object.insert("exact".into(), self.is_exact(n_solutions, complete).into());
            text.extend(Value::Object(object).to_string().bytes());
        } else {
            text.extend(self.in_words(n_solutions, complete).bytes());
        }
        text.push(b'\n');
        Ok(self.exit(n_solutions, complete))
    }

    fn in_words(&self, n_solutions: u64, complete: bool) -> String {
        match (complete, self.is_exact(n_solutions, complete)) {
            (false, _) => format!(">={n_solutions} {INCOMPLETE}"),
            (true, false) => format!(">={n_solutions}"),
            (true, true) => n_solutions.to_string(),
        }
    }

    fn exit(&self, n_solutions: u64, complete: bool) -> Exit {
        if self.is_exact(n_solutions, complete) && n_solutions > 0 { Exit::Yes } else { Exit::No }
    }

    /// Whether there are no more solutions than were counted.
    fn is_exact(&self, n_solutions: u64, complete: bool) -> bool {
        complete && self.limit.is_none_or(|limit| n_solutions < limit)
    }
}

/// So few that a list is shared among threads even if its puzzles have many solutions.
const LINES_AT_ONCE: usize = 512;

/// Up to this many solutions of a puzzle are counted in less time than a reader would notice.
const SMALL_LIMIT: u64 = 1000;
