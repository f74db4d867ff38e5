//! Generated puzzles: proper, minimal, the same everywhere, and in numbers as others have found them.

use arau_core::Classic;
use arau_core::{Args, Engine, Limits, Puzzle, PuzzleSpec, Symbol, Symbols, solutions};
use arau_csp::Csp;
use arau_make::classic::{Generator, Made, generate};
use arau_nine::questions::redundant_givens;
use arau_nine::{InstructionSet, SearchOptions, solve_many};
use arau_rules::{rules::use_rule, shape};
use std::collections::HashSet;

fn n_givens(puzzle: &Classic) -> usize {
    puzzle.iter().filter(|&&digit| digit != 0).count()
}

#[test]
fn every_puzzle_has_its_one_solution_and_no_given_too_many() {
    let all: Vec<Made> = Generator::new(1).take(1500).collect();
    let puzzles: Vec<Classic> = all.iter().map(|made| made.puzzle).collect();
    for (made, found) in all.iter().zip(solve_many(&puzzles, &SearchOptions::unique())) {
        assert!(found.count.complete);
        assert_eq!((found.count.n_solutions, found.solution), (1, made.solution));
    }
    for redundant in redundant_givens(InstructionSet::Portable, &puzzles, u64::MAX, None) {
        assert!(redundant.complete && redundant.cells.is_empty(), "{redundant:?}");
    }
}

/// An engine that shares no code with the one that made the puzzles.
#[test]
fn the_general_engine_agrees() {
    for made in Generator::new(2).take(100) {
        let puzzle = classic(&made.puzzle);
        let (grids, outcome) = solutions(&Csp, &puzzle, 2, &Limits::none());
        assert!(outcome.complete);
        assert_eq!(grids.len(), 1);
        assert_eq!(grids[0].0, made.solution.map(|digit| Symbol(digit - 1)));
        let redundancy = Csp.redundant_givens(&puzzle, &Limits::none());
        assert!(redundancy.complete && redundancy.cells.is_empty());
    }
}

fn classic(givens: &Classic) -> Puzzle {
    let shaped = shape("rect").unwrap().build(&Args::new().with_int("size", 9)).unwrap();
    let mut spec = PuzzleSpec::new(shaped.geometry, Symbols::digits(shaped.n_symbols));
    spec.rules.push(use_rule("houses", Args::new().with_text("of", shaped.houses)));
    spec.givens = givens.iter().map(|&digit| digit.checked_sub(1).map(Symbol)).collect();
    spec.build().unwrap()
}

#[test]
fn every_instruction_set_makes_the_same_puzzles() {
    let expected = generate(InstructionSet::Portable, 3, 0..300);
    for set in InstructionSet::available() {
        assert_eq!(generate(set, 3, 0..300), expected, "{set:?}");
    }
}

#[test]
fn ranges_side_by_side_are_one_range() {
    let set = InstructionSet::best();
    let whole = generate(set, 4, 5..205);
    let parts = [5..6, 6..6, 6..105, 105..205].map(|numbers| generate(set, 4, numbers));
    assert_eq!(parts.concat(), whole);
    assert_eq!(Generator::new(4).skip(5).take(200).collect::<Vec<Made>>(), whole);
}

#[test]
fn no_puzzle_and_no_grid_comes_twice() {
    let set = InstructionSet::best();
    let puzzles = [0, 1, 2, u64::MAX].map(|seed| generate(set, seed, 0..200)).concat();
    assert_eq!(puzzles.iter().map(|made| made.puzzle).collect::<HashSet<_>>().len(), 800);
    assert_eq!(puzzles.iter().map(|made| made.solution).collect::<HashSet<_>>().len(), 800);
    assert_eq!(generate(set, 7, u64::MAX - 3..u64::MAX).len(), 3);
}

/// If this fails, every seed has other puzzles than before: that is a change to tell.
#[test]
fn a_seed_keeps_its_puzzles() {
    let line: String =
        generate(InstructionSet::best(), 1, 0..1)[0].puzzle.map(|digit| digit.to_string()).concat();
    assert_eq!(line, "004000000700000308900780000040060010000012900007840203002000050000000004605001030");
}

/// Two generators that work from the top down had a mean of 24.38 and a standard deviation of 1.12 over a million
/// puzzles each: Berthier, The Hidden Logic of Sudoku, online supplements, classification results.
#[test]
fn the_numbers_of_givens_are_those_of_other_generators_from_the_top_down() {
    let n = 20_000;
    let numbers = generate(InstructionSet::best(), 5, 0..n);
    let numbers: Vec<f64> = numbers.iter().map(|made| n_givens(&made.puzzle) as f64).collect();
    let mean = numbers.iter().sum::<f64>() / n as f64;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / n as f64;
    // Four standard errors, and the last digit of what was published.
    assert!((mean - 24.38).abs() < 4.0 * 1.12 / (n as f64).sqrt() + 0.005, "{mean}");
    assert!((variance.sqrt() - 1.12).abs() < 0.03, "{}", variance.sqrt());
}
