//! Puzzles for the tests of this crate, and their solutions by the general engine.
#![allow(dead_code)] // not every test needs all of it

use arau_core::{Grid, Limits, Puzzle, PuzzleSpec, solutions};
use arau_format::{Format, ReadOptions, detect, format};
use arau_model::table1::entries;
use std::path::Path;

/// A puzzle of `examples/`, by the name of its file.
pub fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let found = detect(&text).unwrap_or_else(|| panic!("{name}: no format"));
    build(found, text.trim(), &ReadOptions::default())
}

/// A classic puzzle of a line.
pub fn line(line: &str, box_size: Option<(usize, usize)>) -> Puzzle {
    let options = ReadOptions { box_size, ..ReadOptions::default() };
    build(format("line").expect("lines"), line, &options)
}

fn build(format: &dyn Format, text: &str, options: &ReadOptions) -> Puzzle {
    let puzzle = format.read(text, options).and_then(PuzzleSpec::build);
    puzzle.unwrap_or_else(|faults| panic!("{faults}: {text}"))
}

/// Extra houses, irregular regions, sums, products, comparisons, lines, overlapping grids, other symbols and boards.
const EXAMPLES: &[&str] = &[
    "mini.toml",
    "twelve.toml",
    "giant.toml",
    "latin.toml",
    "x.toml",
    "windoku.toml",
    "windoku-x.toml",
    "disjoint-groups.toml",
    "jigsaw-5.toml",
    "jigsaw-7.toml",
    "jigsaw.toml",
    "killer.toml",
    "kenken.toml",
    "kakuro.toml",
    "greater-than.toml",
    "futoshiki.toml",
    "samurai.toml",
    "thermo.toml",
    "kropki.toml",
    "even-odd.toml",
    "quadruple.toml",
    "palindrome.toml",
    "sandwich.toml",
    "automaton.toml",
    "either-or.toml",
    "wordoku.toml",
    "clock.toml",
    "spring.toml",
];

/// Puzzles of many kinds for every solver: those of table 1, which are classic with 4 to 25 rows, and examples.
pub fn corpus() -> impl Iterator<Item = (&'static str, Puzzle)> {
    let classic = entries().into_iter().map(|entry| (entry.name, line(entry.line, Some(entry.box_size))));
    classic.chain(EXAMPLES.iter().map(|name| (*name, example(name))))
}

/// The same puzzle with every third cell given, for solvers to whom it is too hard.
pub fn made_easier(puzzle: &Puzzle) -> Puzzle {
    let solution = only_solution(puzzle);
    let mut givens = puzzle.spec().givens.clone();
    for cell in (0..givens.len()).step_by(3) {
        givens[cell] = Some(solution.0[cell]);
    }
    puzzle.with_givens(givens)
}

/// The only solution, as the general engine finds and proves it.
pub fn only_solution(puzzle: &Puzzle) -> Grid {
    let engine = arau_solve::engine("csp").expect("the general engine");
    let (mut grids, outcome) = solutions(engine, puzzle, 2, &Limits::none());
    assert!(outcome.complete && grids.len() == 1, "a proper puzzle: {outcome:?}");
    grids.remove(0)
}
