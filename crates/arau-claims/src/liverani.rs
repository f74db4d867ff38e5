//! Liverani, "Note sul Sudoku" (2005): V1 to V7. Algorithm 1 has its own file, `algorithm_1.rs`.

mod algorithm_1;
mod latin_squares;

use crate::puzzles::{digits, grouped, line, puzzle, solved};
use crate::{Claim, Cost, Outcome, Run};
use arau::canon::Canonizer;
use arau::core::Classic;
use arau::core::{Grid, Symbol};
use arau::logic::{Difficulty, Ending, Grade, Reasoner, Selection, Start, TechniqueInfo};
use arau::make::classic::generate;
use arau::maths::counting::factors::factorial;
use arau::maths::counting::kind;
use arau_nine::InstructionSet;

/// All claims of the paper, in order.
pub const CLAIMS: &[&[Claim]] = &[FIRST, latin_squares::CLAIMS, REST, algorithm_1::CLAIMS];

const FIRST: &[Claim] = &[
    Claim {
        id: "V1.figure1",
        source: "Liverani, figure 1",
        statement: "The grid on the right is the solution of the puzzle on the left.",
        cost: Cost::Quick,
        run: figure_1,
    },
    Claim {
        id: "V1.inequalities",
        source: "Liverani, section 1",
        statement: "Three sets of inequalities state the rules; the third, with indices from [i/3] + 1 to [i/3] + 3, the boxes.",
        cost: Cost::Quick,
        run: inequalities,
    },
];

const REST: &[Claim] = &[
    Claim {
        id: "V3.figure2",
        source: "Liverani, figure 2",
        statement: "Renaming 8 7 2 5 4 9 1 6 3 as 1 2 3 4 5 6 7 8 9 turns the first grid of the figure into the second.",
        cost: Cost::Quick,
        run: figure_2,
    },
    Claim {
        id: "V3.turns",
        source: "Liverani, section 1",
        statement: "Rotations and reflections of a grid are equivalent grids.",
        cost: Cost::Quick,
        run: turns,
    },
    Claim {
        id: "V4.product",
        source: "Liverani, section 1",
        statement: "2⁷ · 27704267971 = 3546146300288, and 27704267971 is prime.",
        cost: Cost::Quick,
        run: product,
    },
    Claim {
        id: "V4.count",
        source: "Liverani, section 1, after Felgenhauer and Jarvis",
        statement: "There are 3546146300288 valid configurations, counting those once that differ only by \
             renaming digits.",
        cost: Cost::Quick,
        run: count,
    },
    Claim {
        id: "V5",
        source: "Liverani, section 1",
        statement: "There may be a criterion for the best next move in a position.",
        cost: Cost::Quick,
        run: next_move,
    },
    Claim {
        id: "V6.fewest",
        source: "Liverani, section 1, a question",
        statement: "What is the smallest number of givens with a unique solution?",
        cost: Cost::Quick,
        run: |_| Outcome::definition("A question; M12.17 and M12.16 answer it: 17."),
    },
    Claim {
        id: "V6.order",
        source: "Liverani, section 1, questions",
        statement: "What makes one puzzle harder than another with the same number of givens? Can puzzles be \
             ordered by difficulty?",
        cost: Cost::Quick,
        run: order_of_difficulty,
    },
];

/// Figure 1. Rows 2 and 8 are empty.
const FIGURE_1: &str = "..25.91...........63..2..454.......9..51.48..2.......754..3..21...........87.65..";
const SOLUTION: &str = "872549163954361278631827945483275619765194832219683457546938721197452386328716594";
/// The second grid of figure 2.
const RENAMED: &str = "123456789645987321897132654519324876284765193376819542458691237762543918931278465";

fn figure_1(_: &Run<'_>) -> Outcome {
    let (n_solutions, solution) = solved(&[digits(FIGURE_1)])[0];
    Outcome::judged(
        n_solutions == 1 && line(&solution) == SOLUTION,
        format!("The puzzle has {n_solutions} solution: {}.", line(&solution)),
    )
}

/// Breaches of the third set in the paper's own solution, as printed and with the indices of boxes.
fn inequalities(_: &Run<'_>) -> Outcome {
    let grid = digits(SOLUTION);
    let at = |i: usize, j: usize| grid[9 * (i - 1) + j - 1];
    let breaches = |first: fn(usize) -> usize| {
        let mut n = 0;
        for i in 1..=9 {
            for j in 1..=9 {
                for h in first(i)..first(i) + 3 {
                    for k in first(j)..first(j) + 3 {
                        // That a cell differs from itself is not meant.
                        n += usize::from((h, k) != (i, j) && at(i, j) == at(h, k));
                    }
                }
            }
        }
        n
    };
    let printed = breaches(|i| i / 3 + 1);
    let of_boxes = breaches(|i| 3 * ((i - 1) / 3) + 1);
    Outcome::judged(
        printed == 0,
        format!(
            "The solution of figure 1 breaks the third set {printed} times as printed, and {of_boxes} times with 3[(i−1)/3] + 1 to \
             3[(i−1)/3] + 3, which are the boxes: a misprint."
        ),
    )
}

fn figure_2(_: &Run<'_>) -> Outcome {
    let mut names = [0; 10];
    for (digit, name) in [8, 7, 2, 5, 4, 9, 1, 6, 3].into_iter().zip(1..) {
        names[digit] = name;
    }
    let renamed = Classic(digits(SOLUTION).map(|digit| names[usize::from(digit)]));
    let printed = digits(RENAMED);
    let n_differ = (0..81).filter(|&cell| renamed[cell] != printed[cell]).count();
    Outcome::judged(
        n_differ == 0,
        format!("After renaming, {n_differ} of 81 cells differ from the second grid."),
    )
}

fn turns(_: &Run<'_>) -> Outcome {
    let grid = digits(SOLUTION);
    let turned = |map: fn(usize, usize) -> (usize, usize)| -> Classic {
        Classic(std::array::from_fn(|cell| {
            let (row, column) = map(cell / 9, cell % 9);
            grid[9 * row + column]
        }))
    };
    let images = [
        turned(|r, c| (c, 8 - r)),
        turned(|r, c| (8 - r, 8 - c)),
        turned(|r, c| (8 - c, r)),
        turned(|r, c| (r, 8 - c)),
        turned(|r, c| (8 - r, c)),
        turned(|r, c| (c, r)),
        turned(|r, c| (8 - c, 8 - r)),
    ];
    let mut canonizer = Canonizer::new();
    let mut form = |grid: &Classic| canonizer.canonical(grid).map(|canonical| canonical.form);
    let own = form(&grid);
    let n_alike = images.iter().filter(|image| form(image) == own).count();
    let n_grids = images.iter().filter(|image| solved(&[**image])[0].0 == 1).count();
    Outcome::judged(
        own.is_some() && n_alike == images.len() && n_grids == images.len(),
        format!(
            "Of {} rotations and reflections of figure 1's grid, {n_grids} are grids and {n_alike} have its \
             canonical form.",
            images.len()
        ),
    )
}

const PRINTED: u64 = 3_546_146_300_288;
const FACTOR: u64 = 27_704_267_971;

fn product(_: &Run<'_>) -> Outcome {
    let divisor = crate::merino::least_divisor(FACTOR);
    let product = 128 * FACTOR;
    Outcome::judged(
        product == PRINTED && divisor == FACTOR,
        format!("128 · {FACTOR} = {product}; the least divisor of {FACTOR} above 1 is {divisor}."),
    )
}

fn count(_: &Run<'_>) -> Outcome {
    let all = kind("3x3").expect("arau counts it").plan().count();
    let up_to_names = &all / factorial(9);
    let ratio = &up_to_names / PRINTED;
    Outcome::judged(
        up_to_names == PRINTED.into(),
        format!(
            "There are {} grids, and {} up to renaming digits: {ratio} = 72² times the printed number, which \
             is N/(9!·72²).",
            grouped(&all),
            grouped(&up_to_names)
        ),
    )
}

/// The easiest step, again and again, from figure 1 to its solution.
fn next_move(_: &Run<'_>) -> Outcome {
    let puzzle = puzzle(FIGURE_1);
    let reasoner = Reasoner::new(&puzzle).expect("81 cells");
    let wants = |technique: &TechniqueInfo| !technique.is_view;
    let selection = Selection::of(&wants);
    let path = reasoner.path(&Start::of(&puzzle), &selection);
    let placed: Vec<Symbol> = digits(SOLUTION).iter().map(|digit| Symbol(digit - 1)).collect();
    let grid = Grid(placed);
    let all_right = path
        .steps
        .iter()
        .flat_map(|step| step.placements())
        .all(|candidate| grid.symbol(candidate.cell) == candidate.symbol);
    let mut used: Vec<&str> = path.steps.iter().map(|step| step.technique.id).collect();
    used.sort_unstable();
    used.dedup();
    Outcome::judged(
        path.ending == Ending::Solved && all_right,
        format!(
            "Always using the easiest technique is such a criterion: {} moves lead from figure 1 to its \
             solution, by {}.",
            path.steps.len(),
            used.join(", ")
        ),
    )
}

fn order_of_difficulty(run: &Run<'_>) -> Outcome {
    let board = puzzle(FIGURE_1);
    let reasoner = Reasoner::new(&board).expect("81 cells");
    let n_givens = |puzzle: &Classic| puzzle.iter().filter(|&&digit| digit != 0).count();
    let made = generate(InstructionSet::best(), 5, 0..400);
    let mut ratings: Vec<Option<Difficulty>> = Vec::new();
    for made in made.iter().filter(|made| n_givens(&made.puzzle) == 24).take(20) {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        let givens = made.puzzle.iter().map(|&digit| digit.checked_sub(1).map(Symbol)).collect();
        ratings.push(reasoner.difficulty(&Start::of(&board.with_givens(givens)), Grade::Chains));
    }
    let n = ratings.len();
    let mut different: Vec<String> = ratings.iter().map(|rating| format!("{rating:?}")).collect();
    different.sort();
    different.dedup();
    Outcome::definition(format!(
        "Questions. arau's own rating is such an order: {n} random minimal puzzles with 24 givens each have \
         {} different ratings.",
        different.len()
    ))
}
