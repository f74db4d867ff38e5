//! Owns the benchmark of the 9×9 engine: which lists, the permutation that takes the luck of orientation out of them,
//! and what is counted. The clock belongs to whoever asks.

use arau_make::classic::{Made, generate};

use arau_core::Classic;
pub use arau_nine::InstructionSet;
use arau_nine::position::N_CELLS;
use arau_nine::search::{SolutionCount, Start, Task};
use arau_nine::single::Solver;
use arau_nine::{SearchOptions, SolveResult, count_many, solve_many};
use arau_random::Dice;
use arau_random::permuted;
use std::ops::ControlFlow;
use std::time::Duration;

/// Puzzles with a name.
#[derive(Clone, Debug)]
pub struct List {
    /// Its name.
    pub name: String,
    /// Its puzzles.
    pub puzzles: Vec<Classic>,
}

impl List {
    /// A list whose puzzles are replaced by equivalent ones. Puzzles in lists often stand in an order and an orientation
    /// that some solvers like better than others.
    pub fn permuted(name: impl Into<String>, puzzles: &[Classic], seed: u64) -> List {
        let one = |(i, puzzle)| permuted(puzzle, &mut Dice::of(seed, i as u64));
        List { name: name.into(), puzzles: puzzles.iter().enumerate().map(one).collect() }
    }
}

/// How many puzzles a list of the fixed set has.
const N_PUZZLES: u64 = 20_000;

/// How many of them are the hardest.
const N_HARDEST: usize = 200;

/// How many givens make a puzzle easy.
const N_EASY_GIVENS: usize = 34;

/// The fixed set, made from a seed: random minimal puzzles, and what can be made of them. Only the hardest of them are
/// not quite fixed: they are those on which this engine takes most nodes.
pub fn fixed_set(seed: u64) -> Vec<List> {
    let made = generate(InstructionSet::best(), seed, 0..N_PUZZLES);
    let minimal: Vec<Classic> = made.iter().map(|made| made.puzzle).collect();
    let each = |make: fn(&Made, &mut Dice) -> Classic| -> Vec<Classic> {
        let numbered = made.iter().enumerate();
        // Other dice than those that made the puzzles.
        numbered.map(|(i, made)| make(made, &mut Dice::of(!seed, i as u64))).collect()
    };
    let lists = [
        ("easy", each(with_more_givens)),
        ("minimal", minimal.clone()),
        ("hardest", hardest(&minimal)),
        ("changed", each(with_a_given_changed)),
        ("open", each(with_two_givens_less)),
    ];
    lists.map(|(name, puzzles)| List { name: name.into(), puzzles }).into()
}

/// Those that take most nodes; of equals, the first.
fn hardest(puzzles: &[Classic]) -> Vec<Classic> {
    let counts = count_many(puzzles, &SearchOptions::unique());
    let mut by_nodes: Vec<(u64, &Classic)> =
        counts.iter().zip(puzzles).map(|(answer, puzzle)| (answer.stats.nodes, puzzle)).collect();
    by_nodes.sort_by_key(|&(nodes, _)| std::cmp::Reverse(nodes));
    by_nodes.into_iter().take(N_HARDEST).map(|(_, puzzle)| *puzzle).collect()
}

fn with_more_givens(made: &Made, dice: &mut Dice) -> Classic {
    let mut puzzle = made.puzzle;
    let mut cells: [usize; N_CELLS] = std::array::from_fn(|cell| cell);
    dice.shuffle(&mut cells);
    for cell in cells {
        if n_givens(&puzzle) < N_EASY_GIVENS {
            puzzle[cell] = made.solution[cell];
        }
    }
    puzzle
}

fn with_a_given_changed(made: &Made, dice: &mut Dice) -> Classic {
    let mut puzzle = made.puzzle;
    let given = one_of_givens(&puzzle, dice);
    let [shift] = dice.throw([8]);
    puzzle[given] = (puzzle[given] + shift as u8) % 9 + 1;
    puzzle
}

fn with_two_givens_less(made: &Made, dice: &mut Dice) -> Classic {
    let mut puzzle = made.puzzle;
    for _ in 0..2 {
        let given = one_of_givens(&puzzle, dice);
        puzzle[given] = 0;
    }
    puzzle
}

fn one_of_givens(puzzle: &Classic, dice: &mut Dice) -> usize {
    let [place] = dice.throw([n_givens(puzzle) as u64]);
    let mut givens = (0..N_CELLS).filter(|&cell| puzzle[cell] != 0);
    givens.nth(place).expect("there are as many")
}

fn n_givens(puzzle: &Classic) -> usize {
    puzzle.iter().filter(|&&digit| digit != 0).count()
}

/// Which of the two engines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Many puzzles at a time.
    SideBySide,
    /// One puzzle at a time, as if no other were waiting.
    OneByOne,
}

/// What is wanted of every puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Whether it has none, one or more solutions.
    Number,
    /// The same, and its first solution.
    Solution,
}

/// What was counted and measured over a list. Every puzzle is searched until its second solution.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Measured {
    /// Puzzles without a solution, with one, and with more.
    pub n_solutions: [u64; 3],
    /// Guesses of all puzzles.
    pub guesses: u64,
    /// Puzzles that took none.
    pub n_without_guess: u64,
    /// Nodes of all puzzles: a signature. It changes when the engine searches in another way, and only then.
    pub nodes: u64,
    /// The least time of all repeats.
    pub time: Duration,
    /// The mean time of all repeats: what a long run can expect on a machine that others use too.
    pub mean_time: Duration,
}

impl Measured {
    fn of(counts: &[SolutionCount]) -> Measured {
        let mut measured = Measured::default();
        for answer in counts {
            measured.n_solutions[answer.n_solutions.min(2) as usize] += 1;
            measured.guesses += answer.stats.guesses;
            measured.n_without_guess += u64::from(answer.stats.guesses == 0);
            measured.nodes += answer.stats.nodes;
        }
        measured
    }
}

/// Asks the puzzles of a list so often on this thread. `clock` is asked before and after each time.
pub fn measure(
    puzzles: &[Classic],
    set: InstructionSet,
    way: Way,
    wanted: Wanted,
    repeats: u32,
    clock: impl Fn() -> Duration,
) -> Measured {
    let repeats = repeats.max(1);
    let options = SearchOptions { set, ..SearchOptions::unique() };
    let mut best = Measured::default();
    let mut time_of_all = Duration::ZERO;
    for repeat in 0..repeats {
        let start = clock();
        let pass = match (way, wanted) {
            (Way::SideBySide, Wanted::Number) => Pass::Counts(count_many(puzzles, &options)),
            (Way::SideBySide, Wanted::Solution) => Pass::WithSolutions(solve_many(puzzles, &options)),
            (Way::OneByOne, _) => Pass::Counts(one_by_one(puzzles, set, wanted)),
        };
        let time = clock().saturating_sub(start);
        time_of_all += time;
        if repeat == 0 || time < best.time {
            best = Measured { time, ..Measured::of(&pass.into_counts()) };
        }
    }
    best.mean_time = time_of_all / repeats;
    best
}

/// What a pass over a list leaves behind.
enum Pass {
    Counts(Vec<SolutionCount>),
    WithSolutions(Vec<SolveResult>),
}

impl Pass {
    fn into_counts(self) -> Vec<SolutionCount> {
        match self {
            Pass::Counts(counts) => counts,
            Pass::WithSolutions(found) => found.into_iter().map(|found| found.count).collect(),
        }
    }
}

fn one_by_one(puzzles: &[Classic], set: InstructionSet, wanted: Wanted) -> Vec<SolutionCount> {
    let mut solver = Solver::default();
    let mut solution = Classic::EMPTY;
    let mut counts = Vec::with_capacity(puzzles.len());
    for puzzle in puzzles {
        let task = Task { start: Start::Givens(puzzle), at_most: 2, max_nodes: u64::MAX };
        counts.push(match wanted {
            Wanted::Number => solver.solve(set, &task, None, &mut |_| ControlFlow::Continue(())),
            Wanted::Solution => {
                let mut is_first = true;
                solver.solve(set, &task, None, &mut |found| {
                    if is_first {
                        solution = *found;
                        is_first = false;
                    }
                    ControlFlow::Continue(())
                })
            }
        });
    }
    std::hint::black_box(solution);
    counts
}
