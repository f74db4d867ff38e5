//! Lima, section 6: the system on whole puzzles (L6, L8, L9).

use super::house::{fixpoint, house, rule_of_cells, rule_of_digits, subsets};
use crate::puzzles::{ETANA, digits, puzzle, solved};
use crate::{Claim, Cost, Outcome, Run};
use arau::core::Classic;
use arau::core::bits::ones;
use arau::core::{Puzzle, Symbol};
use arau::logic::lima::{self, LimaEnding};
use arau::logic::{Layout, Position, SMALL};
use arau::make::classic::generate;
use arau::random::Dice;
use arau_nine::InstructionSet;
use std::sync::Arc;

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "L6.endings",
        source: "Lima, section 6",
        statement: "The system always ends: solved, with independent subsets of several cells, or with an \
             empty set of possibilities.",
        cost: Cost::Quick,
        run: endings,
    },
    Claim {
        id: "L6.empty",
        source: "Lima, section 6, case 3",
        statement: "If a set of possibilities becomes empty, there is no solution.",
        cost: Cost::Quick,
        run: empty_set,
    },
];

pub const LAST: &[Claim] = &[
    Claim {
        id: "L8",
        source: "Lima, example 7 and table 1",
        statement: "Three steps lead through the columns of table 1, to five independent subsets that split no further.",
        cost: Cost::Quick,
        run: example_7,
    },
    Claim {
        id: "L9.every",
        source: "Lima, section 6",
        statement: "The system solves every puzzle that has one solution.",
        cost: Cost::Quick,
        run: every_proper_puzzle,
    },
    Claim {
        id: "L9.remainder",
        source: "Lima, section 6, case 2",
        statement: "If independent subsets of several cells are left, the puzzle has several solutions.",
        cost: Cost::Quick,
        run: remainder,
    },
];

/// The system of `arau-logic` on classic puzzles.
pub struct System {
    board: Puzzle,
    layout: Arc<Layout<SMALL>>,
}

impl System {
    /// On the classic board.
    pub fn new() -> System {
        let board = puzzle(ETANA);
        let layout = Arc::new(Layout::new(&board));
        System { board, layout }
    }

    fn start(&self, puzzle: &Classic) -> Position<SMALL> {
        let givens = puzzle.iter().map(|&digit| digit.checked_sub(1).map(Symbol)).collect();
        Position::start(&self.layout, &self.board.with_givens(givens))
    }

    /// Where the system ends, and how.
    pub fn run(&self, puzzle: &Classic) -> (Position<SMALL>, LimaEnding) {
        lima::run(self.start(puzzle), lima::LARGEST_SUBSET, |_| ())
    }
}

/// Random minimal puzzles and their solutions.
pub fn minimal(seed: u64, n: u64) -> Vec<(Classic, Classic)> {
    let made = generate(InstructionSet::best(), seed, 0..n);
    made.into_iter().map(|made| (made.puzzle, made.solution)).collect()
}

fn endings(run: &Run<'_>) -> Outcome {
    let system = System::new();
    let mut n = [0; 3];
    for (mut puzzle, _) in minimal(6, 300) {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        // As it is, without a given, and with a wrong one.
        let given = (0..81).find(|&cell| puzzle[cell] != 0).expect("a puzzle has givens");
        let digit = puzzle[given];
        for changed in [digit, 0, digit % 9 + 1] {
            puzzle[given] = changed;
            n[match system.run(&puzzle).1 {
                LimaEnding::Solved => 0,
                LimaEnding::Remainder | LimaEnding::StuckThoughUnique => 1,
                LimaEnding::Impossible => 2,
            }] += 1;
        }
    }
    let [n_solved, n_left, n_empty] = n;
    Outcome::judged(
        n.iter().all(|&n| n > 0) && n.iter().sum::<usize>() == 900,
        format!(
            "Of 900 puzzles, minimal ones and the same with a given away or wrong, {n_solved} end solved, {n_left} with subsets left and \
             {n_empty} with an empty set."
        ),
    )
}

fn empty_set(run: &Run<'_>) -> Outcome {
    let system = System::new();
    let mut impossible = Vec::new();
    for (number, (mut puzzle, _)) in minimal(7, 1000).into_iter().enumerate() {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        let mut dice = Dice::of(8, number as u64);
        let givens: Vec<usize> = (0..81).filter(|&cell| puzzle[cell] != 0).collect();
        let [which, digit] = dice.throw([givens.len() as u64, 9]);
        puzzle[givens[which]] = digit as u8 + 1;
        if system.run(&puzzle).1 == LimaEnding::Impossible {
            impossible.push(puzzle);
        }
    }
    let n_wrong = solved(&impossible).iter().filter(|found| found.0 > 0).count();
    Outcome::judged(
        n_wrong == 0 && !impossible.is_empty(),
        format!(
            "Of 1000 minimal puzzles with one given changed at random, {} end with an empty set, and \
             {n_wrong} of these have a solution.",
            impossible.len()
        ),
    )
}

/// Table 1: the possibilities of the cells A to I at the start and after each of three steps.
const TABLE_1: [[&str; 9]; 4] = [
    ["23", "13", "12", "234", "1356", "1256", "1249", "13578", "2678"],
    ["23", "13", "12", "234", "1356", "1256", "9", "13578", "2678"],
    ["23", "13", "12", "4", "56", "56", "9", "578", "678"],
    ["23", "13", "12", "4", "56", "56", "9", "78", "78"],
];

fn example_7(_: &Run<'_>) -> Outcome {
    let columns = TABLE_1.map(house);
    let steps = [
        rule_of_digits(&columns[0], 1 << 8),
        rule_of_cells(&columns[1], 0b111),
        rule_of_cells(&columns[2], 0b11_0000),
    ];
    let n_right = (0..3).filter(|&i| steps[i] == Some(columns[i + 1])).count();
    let end = columns[3];
    let mut further = end;
    let n_changes = fixpoint(&mut further, 8);
    // Independent sets of cells without a smaller one inside.
    let mut smallest: Vec<u16> = Vec::new();
    for cells in (1..=9).flat_map(subsets) {
        if rule_of_cells(&end, cells).is_some() && !smallest.iter().any(|inside| inside & !cells == 0) {
            smallest.push(cells);
        }
    }
    smallest.sort_by_key(|cells| cells.trailing_zeros());
    let expected = [0b111, 0b1000, 0b11_0000, 0b100_0000, 0b1_1000_0000];
    let name = |cells: &u16| ones(*cells).map(|cell| char::from(b'A' + cell as u8)).collect::<String>();
    let names: Vec<String> = smallest.iter().map(name).collect();
    Outcome::judged(
        n_right == 3 && n_changes == 0 && smallest == expected,
        format!(
            "{n_right} of 3 steps give the printed columns; then the subsets are {} and {n_changes} steps are left.",
            names.join(", ")
        ),
    )
}

/// Random minimal puzzles of which the share is measured.
const MEASURED: u64 = 2000;

fn every_proper_puzzle(run: &Run<'_>) -> Outcome {
    let system = System::new();
    let mut n_solved = 0;
    for (puzzle, _) in minimal(9, MEASURED) {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        n_solved += u64::from(system.run(&puzzle).1 == LimaEnding::Solved);
    }
    let percent = 100.0 * n_solved as f64 / MEASURED as f64;
    Outcome::judged(
        n_solved == MEASURED,
        format!(
            "Of {MEASURED} random minimal puzzles, each with one solution, it solves {n_solved}, {percent:.1} %."
        ),
    )
}

fn remainder(_: &Run<'_>) -> Outcome {
    let etana = digits(ETANA);
    let (position, ending) = System::new().run(&etana);
    let n_solutions = solved(&[etana])[0].0;
    let n_open = position.open().len();
    Outcome::judged(
        !(ending == LimaEnding::Remainder && n_solutions == 1),
        format!(
            "AI Etana is left with {n_open} cells in subsets of several, and has {n_solutions} solution."
        ),
    )
}
