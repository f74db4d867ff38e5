//! Owns the puzzles of the papers as arau reads them, and the questions that claims have in common.

use crate::Run;
use arau::core::Classic;
use arau::core::{Engine, Faults, Grid, Puzzle, PuzzleSpec, Symbol, solutions};
use arau::format::{ReadOptions, format};
use arau_csp::Csp;
use arau_nine::{SearchOptions, solve_many};

/// M8, figure 7: AI Etana.
pub const ETANA: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// The puzzle of a document, or of a line.
pub fn read(text: &str) -> Result<PuzzleSpec, Faults> {
    let id = if text.contains('=') { "arau" } else { "line" };
    format(id).expect("arau has this format").read(text, &ReadOptions::default())
}

/// The puzzle of a text that is part of arau.
pub fn puzzle(text: &str) -> Puzzle {
    let built = read(text).and_then(PuzzleSpec::build);
    built.unwrap_or_else(|faults| panic!("a text of the ledger is no puzzle: {faults:?}"))
}

/// A 9×9 puzzle or grid with the rules of a variant.
pub fn of_variant(variant: &str, line: &str) -> Puzzle {
    puzzle(&format!("variant = '{variant}'\ngivens = '{line}'\n"))
}

/// The classic puzzle of a line that is part of arau.
pub fn digits(line: &str) -> Classic {
    Classic::from_line(line.as_bytes()).expect("81 cells")
}

/// A classic puzzle as a line.
pub fn line(digits: &Classic) -> String {
    String::from_utf8_lossy(&digits.characters(b'0')).into_owned()
}

/// The number of solutions of classic puzzles, two standing for more, and the first.
pub fn solved(puzzles: &[Classic]) -> Vec<(u64, Classic)> {
    let found = solve_many(puzzles, &SearchOptions::unique());
    found.into_iter().map(|found| (found.count.n_solutions, found.solution)).collect()
}

/// How many solutions there are up to two, and the first; nothing if the run was stopped.
pub fn up_to_two(puzzle: &Puzzle, run: &Run<'_>) -> Option<(u64, Option<Grid>)> {
    let engine: &dyn Engine = if arau_nine::Nine.supports(puzzle).is_ok() { &arau_nine::Nine } else { &Csp };
    let (grids, outcome) = solutions(engine, puzzle, 2, &run.limits);
    outcome.complete.then(|| (outcome.n_solutions, grids.into_iter().next()))
}

/// Whether the oracle finds every rule kept in the puzzle's givens, all cells of which are given.
pub fn is_grid(puzzle: &Puzzle) -> bool {
    let symbols: Option<Vec<Symbol>> = puzzle.spec().givens.iter().copied().collect();
    symbols.is_some_and(|symbols| arau_check::is_solution(puzzle.spec(), &symbols))
}

/// A big number as people write it.
pub fn grouped(number: impl ToString) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}
