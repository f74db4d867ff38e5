//! Every instruction set and both engines give the same counts, by the same search.

use arau_core::Classic;
use arau_nine::search::{SolutionCount, Start, Task};
use arau_nine::single::Solver;
use arau_nine::{InstructionSet, SearchOptions, SolveResult, count_many, solve_many};
use std::ops::ControlFlow;

/// Hard ones, so that there is much to search.
const PUZZLES: [&str; 8] = [
    "98.7.....6.....87...7.....6.4..3.5....65......7..4..3....35.4......1..2.......1..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    ".................................................................................",
];

/// The puzzles, and what becomes of them with fewer or wrong givens: one solution, many, none.
fn puzzles() -> Vec<Classic> {
    let mut puzzles = Vec::new();
    let (n_lines, one_in) = if cfg!(miri) { (1, 30) } else { (PUZZLES.len(), 1) };
    for line in &PUZZLES[..n_lines] {
        let puzzle = Classic::from_line(line.as_bytes()).expect("a puzzle");
        puzzles.push(puzzle);
        for (cell, &given) in puzzle.iter().enumerate().filter(|&(_, &given)| given != 0).step_by(one_in) {
            let mut fewer = puzzle;
            fewer[cell] = 0;
            puzzles.push(fewer);
            let mut wrong = puzzle;
            wrong[cell] = given % 9 + 1;
            puzzles.push(wrong);
        }
    }
    puzzles
}

fn alone(solver: &mut Solver, puzzle: &Classic, options: &SearchOptions<'_>) -> SolveResult {
    let mut solution = None;
    let task = Task { start: Start::Givens(puzzle), at_most: options.at_most, max_nodes: options.max_nodes };
    let count = solver.solve(options.set, &task, options.stop, &mut |found| {
        solution.get_or_insert(*found);
        ControlFlow::Continue(())
    });
    SolveResult { count, solution: solution.unwrap_or(Classic::EMPTY) }
}

/// Up to how many solutions puzzles are searched, and up to how many nodes. Miri is a thousand times slower, so that it
/// gets a few puzzles and a few nodes of them.
const ASKED: &[(u64, u64)] =
    if cfg!(miri) { &[(2, 2)] } else { &[(1, u64::MAX), (2, u64::MAX), (100, u64::MAX), (100, 40)] };

/// This many nodes are a search.
const MANY_NODES: u64 = if cfg!(miri) { 1 } else { 30 };

#[test]
fn all_instruction_sets_search_alike() {
    let puzzles = puzzles();
    assert!(InstructionSet::available().count() > 1 || InstructionSet::ALL.len() == 1);
    for &(at_most, max_nodes) in ASKED {
        let options = |set| SearchOptions { set, at_most, max_nodes, stop: None };
        let mut solver = Solver::default();
        let portable = options(InstructionSet::Portable);
        let expected: Vec<SolveResult> =
            puzzles.iter().map(|puzzle| alone(&mut solver, puzzle, &portable)).collect();
        let is_some =
            |property: fn(&SolutionCount) -> bool| expected.iter().any(|found| property(&found.count));
        assert!(is_some(|count| count.n_solutions == 0) && is_some(|count| count.stats.nodes > MANY_NODES));
        for set in InstructionSet::available() {
            let options = options(set);
            assert_eq!(solve_many(&puzzles, &options), expected, "{set:?}, together");
            let counts: Vec<SolutionCount> = expected.iter().map(|found| found.count).collect();
            assert_eq!(count_many(&puzzles, &options), counts, "{set:?}, counted together");
            for (puzzle, expected) in puzzles.iter().zip(&expected) {
                assert_eq!(&alone(&mut solver, puzzle, &options), expected, "{set:?}, alone");
            }
        }
    }
}
