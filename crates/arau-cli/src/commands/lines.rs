//! Owns how commands ask about many classic lines at once.

use crate::run::LinesTask;
use arau_core::Classic;
use arau_nine::search::Answer;
use arau_nine::{Ask, Found, InstructionSet, count_many, solve_many};

/// How classic lines are asked: up to so many solutions of each.
pub fn ask<'a>(task: &LinesTask<'a>, at_most: u64) -> Ask<'a> {
    let (max_nodes, stop) = (task.limits.nodes.unwrap_or(u64::MAX), task.limits.stop.as_deref());
    Ask { set: InstructionSet::best(), at_most, max_nodes, stop }
}

/// Solves the puzzles of all lines at once. Those that an interruption left unasked are not among the answers.
pub fn solve_lines(task: &LinesTask<'_>, puzzles: &[Classic], at_most: u64) -> Vec<Found> {
    let found = solve_many(puzzles, &ask(task, at_most));
    found.into_iter().take_while(|found| was_asked(&found.answer)).collect()
}

/// The same without the solutions.
pub fn count_lines(task: &LinesTask<'_>, puzzles: &[Classic], at_most: u64) -> Vec<Answer> {
    count_many(puzzles, &ask(task, at_most)).into_iter().take_while(was_asked).collect()
}

/// Whether the search of a puzzle came to a node before an interruption.
fn was_asked(answer: &Answer) -> bool {
    answer.complete || answer.stats.nodes > 0
}
