//! Puzzles for the tests of this crate, and their solutions by the general engine.
#![allow(dead_code)] // not every test needs all of it

use arau_core::{Grid, Limits, Puzzle, PuzzleSpec, solutions};
use arau_format::{Format, ReadOptions, detect, format};
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

/// The only solution, as the general engine finds and proves it.
pub fn only_solution(puzzle: &Puzzle) -> Grid {
    let engine = arau_solve::engine("csp").expect("the general engine");
    let (mut grids, outcome) = solutions(engine, puzzle, 2, &Limits::none());
    assert!(outcome.complete && grids.len() == 1, "a proper puzzle: {outcome:?}");
    grids.remove(0)
}
