//! `arau count`: the number of solutions of each puzzle.

use super::lines::count_lines;
use super::{EngineArgs, INCOMPLETE, json};
use crate::args::PuzzleArgs;
use crate::run::{
    Answer, Exit, LinesAnswer, LinesTask, Refusal, Task, for_each_puzzle, for_each_puzzle_or_lines,
};
use arau_core::Classic;
use arau_core::Query;
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
        let answer = |task: &Task<'_>| self.answer(task);
        let is_plain = !self.puzzles.run.json && self.engine.takes_lines(&self.puzzles.run);
        match self.limit {
            Some(limit) if limit <= SMALL_LIMIT && is_plain => {
                let answer_lines = |task: LinesTask<'_>| self.answer_lines(&task, limit);
                for_each_puzzle_or_lines(&self.puzzles, LINES_AT_ONCE, answer, answer_lines)
            }
            _ => for_each_puzzle(&self.puzzles, answer),
        }
    }

    fn answer_lines(&self, task: &LinesTask<'_>, limit: u64) -> LinesAnswer {
        let mut all = Answer { text: Vec::new(), exit: Exit::Yes };
        let puzzles: Vec<Classic> = task.lines.puzzles().collect();
        let answers = count_lines(task, &puzzles, limit);
        let n_answered = answers.len();
        for answer in answers {
            let (n_solutions, complete) = (answer.n_solutions, answer.complete);
            all.text.extend(self.in_words(n_solutions, complete).bytes());
            all.text.push(b'\n');
            all.exit = all.exit.max(self.exit(n_solutions, complete));
        }
        LinesAnswer { answer: all, n_answered }
    }

    fn answer(&self, task: &Task<'_>) -> Result<Answer, Refusal> {
        let choice = self.engine.choose(task)?;
        let query = Query::Count { at_most: self.limit.unwrap_or(u64::MAX) };
        let outcome = choice.engine.run(&task.puzzle, query, task.limits, &mut |_| ControlFlow::Continue(()));
        let (n_solutions, complete) = (outcome.n_solutions, outcome.complete);
        let exit = self.exit(n_solutions, complete);
        if !self.puzzles.run.json {
            return Ok(Answer::line(self.in_words(n_solutions, complete), exit));
        }
        let mut object = json(task, choice, &outcome);
        object.insert("count".into(), outcome.n_solutions.into());
        object.insert("exact".into(), self.is_exact(n_solutions, complete).into());
        Ok(Answer::json(object, exit))
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

/// Up to so many solutions of a puzzle are counted in less time than a reader would notice.
const SMALL_LIMIT: u64 = 1000;
