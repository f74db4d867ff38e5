//! The engine for classic 9×9 puzzles against the general engine, and its twins against each other: portable and for
//! every instruction set of this processor, one puzzle at a time and many side by side.

use arau_core::Classic;
use arau_core::{Engine, Limits, Outcome, Puzzle, Query, SymbolSet, solutions};
use arau_nine::batch::{Feed, MAX_LANES};
use arau_nine::position::{N_CELLS, Position};
use arau_nine::search::{SolutionCount, Start, Task};
use arau_nine::single::Solver;
use arau_nine::{InstructionSet, Nine, SearchOptions, count_many, run_batch, solve_many};
use arau_rules::rules::use_rule;
use arau_solve::{AUTO, choose, engine};
use arau_testkit::classic::{
    classic, empty_classic, one_given_changed, pencil_marks, permuted, random_grid, random_position,
    some_givens,
};
use arau_testkit::corpus::collection;
use arau_testkit::random_source::RandomSource;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// With `ARAU_FULL` set, every puzzle of the collections is compared and many more random ones: for a release build.
fn is_full_run() -> bool {
    std::env::var_os("ARAU_FULL").is_some()
}

fn count(engine: &dyn Engine, puzzle: &Puzzle, at_most: u64) -> Outcome {
    engine.run(puzzle, Query::Count { at_most }, &Limits::none(), &mut |_| ControlFlow::Continue(()))
}

fn csp() -> &'static dyn Engine {
    engine("csp").expect("the general engine")
}

/// Puzzles with no, one, a few and very many solutions.
fn puzzles_of_all_kinds(seed: u64, n: usize) -> Vec<Classic> {
    let mut dice = RandomSource::new(seed);
    let mut one = || {
        let grid = random_grid(&mut dice);
        let n_givens = 18 + dice.below(25);
        let puzzle = some_givens(&mut dice, &grid, n_givens);
        if dice.one_in(4) { one_given_changed(&mut dice, &puzzle) } else { puzzle }
    };
    (0..n).map(|_| one()).collect()
}

#[test]
fn every_list_has_the_counts_of_the_general_engine() {
    const LISTS: [&str; 8] = [
        "own0_easy_30to38_clues",
        "own1_random_minimal",
        "own8_one_clue_changed",
        "puzzles2_17_clue",
        "puzzles3_magictour_top1465",
        "puzzles5_forum_hardest_1905_11+",
        "puzzles6_forum_hardest_1106",
        "puzzles7_serg_benchmark",
    ];
    let empty = empty_classic();
    for list in LISTS {
        let Some(text) = collection(&format!("fast/{list}")) else { continue };
        let mut puzzles: Vec<Classic> =
            text.lines().filter_map(|line| Classic::from_line(line.as_bytes())).collect();
        assert!(puzzles.len() >= 375, "{list}");
        if !is_full_run() {
            let step = puzzles.len() / 100;
            puzzles = puzzles.into_iter().step_by(step).collect();
        }
        for (puzzle, found) in puzzles.iter().zip(solve_many(&puzzles, &SearchOptions::unique())) {
            let expected = count(csp(), &classic(&empty, puzzle), 2).n_solutions;
            assert_eq!(found.count.n_solutions, expected, "{list}: {puzzle:?}");
        }
    }
}

#[test]
fn random_subpuzzles_have_the_counts_of_the_general_engine() {
    let (n, at_most) = if is_full_run() { (10_000, 10_000) } else { (150, 2_000) };
    let empty = empty_classic();
    let puzzles = puzzles_of_all_kinds(1, n);
    let found = solve_many(&puzzles, &SearchOptions { at_most, ..SearchOptions::unique() });
    let mut kinds = [0; 3];
    for (puzzle, found) in puzzles.iter().zip(found) {
        let expected = count(csp(), &classic(&empty, puzzle), at_most).n_solutions;
        assert_eq!(found.count.n_solutions, expected, "{puzzle:?}");
        kinds[expected.min(2) as usize] += 1;
    }
    assert!(kinds.iter().all(|&n_puzzles| n_puzzles >= n / 50), "{kinds:?}");
}

/// What is found of puzzles, in full: solutions in their order, and what they took.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Seen {
    solutions: Vec<Classic>,
    count: SolutionCount,
}

struct Many<'a> {
    starts: &'a [Position],
    at_most: u64,
    max_nodes: u64,
    n_taken: usize,
    places: [usize; MAX_LANES],
    seen: Vec<Seen>,
}

impl Feed for Many<'_> {
    fn next(&mut self, lane: usize) -> Option<Task<'_>> {
        let start = self.starts.get(self.n_taken)?;
        self.places[lane] = self.n_taken;
        self.n_taken += 1;
        Some(Task { start: Start::Position(start), at_most: self.at_most, max_nodes: self.max_nodes })
    }

    fn solution(&mut self, lane: usize, number: u64) -> Option<&mut Classic> {
        let solutions = &mut self.seen[self.places[lane]].solutions;
        assert_eq!(solutions.len() as u64, number);
        solutions.push(Classic::EMPTY);
        solutions.last_mut()
    }

    fn done(&mut self, lane: usize, count: SolutionCount) {
        self.seen[self.places[lane]].count = count;
    }
}

fn side_by_side(set: InstructionSet, starts: &[Position], at_most: u64, max_nodes: u64) -> Vec<Seen> {
    let seen = vec![Seen::default(); starts.len()];
    let mut many = Many { starts, at_most, max_nodes, n_taken: 0, places: [0; MAX_LANES], seen };
    run_batch(set, &mut many, None);
    many.seen
}

fn one_by_one(set: InstructionSet, starts: &[Position], at_most: u64, max_nodes: u64) -> Vec<Seen> {
    let mut solver = Solver::default();
    let mut solve = |start: &Position| {
        let mut solutions = Vec::new();
        let task = Task { start: Start::Position(start), at_most, max_nodes };
        let count = solver.solve(set, &task, None, &mut |solution| {
            solutions.push(*solution);
            ControlFlow::Continue(())
        });
        Seen { solutions, count }
    };
    starts.iter().map(&mut solve).collect()
}

#[test]
fn all_twins_search_alike() {
    let mut starts: Vec<Position> = puzzles_of_all_kinds(2, 200).iter().map(Position::of_givens).collect();
    let mut dice = RandomSource::new(3);
    starts.extend((0..100).map(|_| random_position(&mut dice, 30)));
    for (at_most, max_nodes) in [(1, u64::MAX), (2, u64::MAX), (500, u64::MAX), (500, 7)] {
        let expected = one_by_one(InstructionSet::Portable, &starts, at_most, max_nodes);
        assert!(expected.iter().any(|seen| seen.count.stats.guesses > 3));
        assert_eq!(expected.iter().any(|seen| !seen.count.complete), max_nodes < u64::MAX);
        for set in InstructionSet::available() {
            assert_eq!(one_by_one(set, &starts, at_most, max_nodes), expected, "{set:?}, one by one");
            assert_eq!(side_by_side(set, &starts, at_most, max_nodes), expected, "{set:?}, side by side");
        }
    }
}

#[test]
fn few_puzzles_and_none_are_batches_too() {
    let starts: Vec<Position> = puzzles_of_all_kinds(4, 40).iter().map(Position::of_givens).collect();
    let expected = one_by_one(InstructionSet::Portable, &starts, 2, u64::MAX);
    for set in InstructionSet::available() {
        for n in 0..starts.len() {
            assert_eq!(side_by_side(set, &starts[..n], 2, u64::MAX), expected[..n], "{set:?}, {n} puzzles");
        }
    }
}

#[test]
fn pencil_marks_are_solved_like_the_general_engine_does() {
    let empty = empty_classic();
    let mut dice = RandomSource::new(5);
    for density in [10, 20, 25, 30] {
        for _ in 0..15 {
            let mut position = random_position(&mut dice, density);
            if dice.one_in(5) {
                position.0[dice.below(N_CELLS)] = 0;
            }
            let puzzle = pencil_marks(&empty, &position);
            assert!(Nine.supports(&puzzle).is_ok());
            let (mut grids, outcome) = solutions(&Nine, &puzzle, 2_000, &Limits::none());
            let (mut expected, theirs) = solutions(csp(), &puzzle, 2_000, &Limits::none());
            assert_eq!(outcome.n_solutions, theirs.n_solutions);
            if theirs.n_solutions < 2_000 {
                grids.sort();
                expected.sort();
                assert_eq!(grids, expected);
            }
        }
    }
}

#[test]
fn true_candidates_are_those_of_all_solutions() {
    let empty = empty_classic();
    let mut n_several = 0;
    for puzzle in puzzles_of_all_kinds(6, 200) {
        let puzzle = classic(&empty, &puzzle);
        let (grids, outcome) = solutions(&Nine, &puzzle, 3_000, &Limits::none());
        if outcome.n_solutions >= 3_000 {
            continue;
        }
        n_several += u32::from(grids.len() > 1);
        let mut expected = vec![SymbolSet::EMPTY; N_CELLS];
        for grid in &grids {
            expected.iter_mut().zip(&grid.0).for_each(|(set, &symbol)| set.insert(symbol));
        }
        let outcome =
            Nine.run(&puzzle, Query::TrueCandidates, &Limits::none(), &mut |_| ControlFlow::Continue(()));
        assert!(outcome.complete);
        assert_eq!(outcome.candidates.expect("candidates").cells, expected);
    }
    assert!(n_several > 20);
}

#[test]
fn redundant_givens_are_those_of_the_general_engine() {
    let empty = empty_classic();
    let mut dice = RandomSource::new(7);
    let (mut n_proper, mut n_minimal) = (0, 0);
    while n_proper < 60 {
        let grid = random_grid(&mut dice);
        let n_givens = 26 + dice.below(20);
        let puzzle = classic(&empty, &some_givens(&mut dice, &grid, n_givens));
        if count(&Nine, &puzzle, 2).n_solutions != 1 {
            continue;
        }
        n_proper += 1;
        let redundancy = Nine.redundant_givens(&puzzle, &Limits::none());
        assert_eq!(redundancy, csp().redundant_givens(&puzzle, &Limits::none()));
        n_minimal += u32::from(redundancy.cells.is_empty());
    }
    assert!(n_minimal < n_proper);
}

#[test]
fn equivalent_puzzles_have_as_many_solutions() {
    let mut dice = RandomSource::new(8);
    let puzzles = puzzles_of_all_kinds(9, 300);
    let turned: Vec<Classic> = puzzles.iter().map(|puzzle| permuted(&mut dice, puzzle)).collect();
    let options = SearchOptions { at_most: 300, ..SearchOptions::unique() };
    let (found, of_turned) = (solve_many(&puzzles, &options), solve_many(&turned, &options));
    for (a, b) in found.iter().zip(&of_turned) {
        assert_eq!(a.count.n_solutions, b.count.n_solutions);
    }
}

#[test]
fn a_stop_ends_every_search_and_is_not_an_answer() {
    let empty_grids = vec![Classic::EMPTY; 100];
    let stop = AtomicBool::new(true);
    for set in InstructionSet::available() {
        let options = SearchOptions { set, at_most: u64::MAX, max_nodes: u64::MAX, stop: Some(&stop) };
        assert!(solve_many(&empty_grids, &options).iter().all(|found| !found.count.complete));
        assert!(count_many(&empty_grids, &options).iter().all(|count| !count.complete));
    }
    let limits = Limits::nodes(100);
    let outcome = Nine.run(&empty_classic(), Query::ALL, &limits, &mut |_| ControlFlow::Continue(()));
    assert!(!outcome.complete && outcome.stats.nodes == 100);
}

#[test]
fn only_classic_puzzles_are_taken() {
    let empty = empty_classic();
    assert_eq!(choose(AUTO, &empty).unwrap().engine.id(), "nine");
    let mut with_diagonals = empty.spec().clone();
    with_diagonals.rules.push(use_rule("diagonals", arau_core::Args::new()));
    let with_diagonals = with_diagonals.build().expect("a puzzle");
    assert_eq!(choose(AUTO, &with_diagonals).unwrap().engine.id(), "csp");
    assert!(choose("nine", &with_diagonals).unwrap_err().to_string().contains("classic"));
    let mut without_boxes = empty.spec().clone();
    without_boxes.rules = vec![use_rule("houses", arau_core::Args::new().with_text("of", "row column"))];
    assert!(Nine.supports(&without_boxes.build().expect("a Latin square")).is_err());
}
