//! Merino, section 4.2: how many givens, and where (M12 but for table 4, M13).

use crate::puzzles::{digits, line, puzzle, solved, up_to_two};
use crate::{Claim, Cost, Outcome, Run};
use arau::core::Classic;
use arau::core::bits::ones;
use arau::make::classic::generate;
use arau::maths::clues::unavoidable::rectangles;
use arau::maths::clues::{Search, Watcher};
use arau::random::{Dice, random_grid};
use arau::survey::{empty_groups, largest_empty_rectangle, symmetries_of_givens};
use arau_nine::InstructionSet;

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "M12.77",
        source: "Merino, section 4.2",
        statement: "Emptying any 1, 2 or 3 cells of a full grid leaves one solution; 77 is the largest number \
             of givens with which there can be two.",
        cost: Cost::Quick,
        run: three_open_cells,
    },
    Claim {
        id: "M12.figure8",
        source: "Merino, figure 8",
        statement: "The grid of the figure with four open cells, on a rectangle over two boxes, has two solutions.",
        cost: Cost::Quick,
        run: figure_8,
    },
    Claim {
        id: "M12.17",
        source: "Merino, section 4.2, after Royle",
        statement: "There are proper puzzles with 17 givens.",
        cost: Cost::Quick,
        run: seventeen,
    },
    Claim {
        id: "M12.16",
        source: "Merino, section 4.2, a conjecture; proved since by McGuire, Tugemann and Civario",
        statement: "No proper puzzle has 16 givens.",
        cost: Cost::Quick,
        run: sixteen,
    },
    Claim {
        id: "M12.18",
        source: "Merino, section 4.2, a conjecture",
        statement: "18 givens suffice for a puzzle with a symmetric pattern; fewer are believed not to.",
        cost: Cost::Quick,
        run: eighteen,
    },
];

pub const GEOMETRY: &[Claim] = &[
    Claim {
        id: "M13.rectangle",
        source: "Merino, section 4.2, a conjecture",
        statement: "The largest empty rectangle in a proper puzzle has 6×5 cells.",
        cost: Cost::Quick,
        run: empty_rectangle,
    },
    Claim {
        id: "M13.figure9",
        source: "Merino, figure 9",
        statement: "A proper puzzle can have nine empty groups: three rows, three columns, three boxes.",
        cost: Cost::Quick,
        run: nine_empty_groups,
    },
    Claim {
        id: "M13.groups",
        source: "Merino, section 4.2, a conjecture",
        statement: "No proper puzzle has more than nine empty groups.",
        cost: Cost::Quick,
        run: more_empty_groups,
    },
];

/// Figure 8, the lower of the two symbols that stand in the four open cells.
const FIGURE_8: &str = "123456789456789123789123456214398567865271394937645812341862975572914638698537241";
const FIGURE_8_OPEN: [usize; 4] = [0, 1, 27, 28];

const GRIDS: u64 = 3;

/// Grids to try: the one of figure 8, and random ones.
fn grids() -> Vec<Classic> {
    let random = (0..GRIDS).map(|number| random_grid(&mut Dice::of(12, number)));
    std::iter::once(digits(FIGURE_8)).chain(random).collect()
}

/// Every way to empty one, two or three cells.
fn three_open_cells(run: &Run<'_>) -> Outcome {
    let (mut n_tried, mut n_not_unique, mut n_rectangles) = (0, 0, 0);
    for grid in grids() {
        for first in 0..81 {
            if run.is_stopped() {
                return Outcome::incomplete();
            }
            let mut puzzles = Vec::new();
            for second in first..81 {
                for third in second..81 {
                    let mut puzzle = grid;
                    [first, second, third].iter().for_each(|&cell| puzzle[cell] = 0);
                    puzzles.push(puzzle);
                }
            }
            n_tried += puzzles.len();
            n_not_unique += solved(&puzzles).iter().filter(|found| found.0 != 1).count();
        }
        let open = |set: &u128| {
            let mut puzzle = grid;
            ones(*set).for_each(|cell| puzzle[cell] = 0);
            puzzle
        };
        let fours: Vec<Classic> = rectangles(&grid).iter().map(open).collect();
        n_rectangles += solved(&fours).iter().filter(|found| found.0 == 2).count();
    }
    Outcome::judged(
        n_not_unique == 0 && n_rectangles > 0,
        format!(
            "On the grid of figure 8 and {GRIDS} random ones {n_tried} ways to empty up to three cells leave {n_not_unique} puzzles \
             with several solutions, and {n_rectangles} rectangles of four do. (Two grids that differ do so in two cells at least \
             of a row, and in two rows.)"
        ),
    )
}

fn figure_8(_: &Run<'_>) -> Outcome {
    let grid = digits(FIGURE_8);
    let mut open = grid;
    FIGURE_8_OPEN.iter().for_each(|&cell| open[cell] = 0);
    let n_givens = open.iter().filter(|&&digit| digit != 0).count();
    let n_solutions = solved(&[open])[0].0;
    // Two is where the engine stops; fixing one of the cells leaves one each, and no third digit fits.
    let each: Vec<u64> = (1..=9)
        .map(|digit| {
            let mut puzzle = open;
            puzzle[FIGURE_8_OPEN[0]] = digit;
            solved(&[puzzle])[0].0
        })
        .collect();
    let total: u64 = each.iter().sum();
    Outcome::judged(
        n_givens == 77 && n_solutions == 2 && total == 2,
        format!(
            "With {n_givens} givens it has {total} solutions, {} digits being possible in r1c1.",
            each.iter().filter(|&&n| n > 0).count()
        ),
    )
}

/// From Royle's list.
const ROYLE: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

fn seventeen(_: &Run<'_>) -> Outcome {
    let puzzle = digits(ROYLE);
    let n_givens = puzzle.iter().filter(|&&digit| digit != 0).count();
    let n_solutions = solved(&[puzzle])[0].0;
    Outcome::judged(
        n_givens == 17 && n_solutions == 1,
        format!("{} has {n_givens} givens and {n_solutions} solution.", line(&puzzle)),
    )
}

/// Grids that are searched for puzzles with 16 givens.
const SEARCHED: u64 = 2;

struct Stopped<'a>(&'a Run<'a>);

impl Watcher for Stopped<'_> {
    fn wants_stop(&self) -> bool {
        self.0.is_stopped()
    }
}

fn sixteen(run: &Run<'_>) -> Outcome {
    let (mut n_found, mut n_tested) = (0, 0);
    for number in 0..SEARCHED {
        let grid = random_grid(&mut Dice::of(16, number));
        let (found, effort) = Search::new(&grid, 16).run(1, &Stopped(run));
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        n_found += found.len();
        n_tested += effort.n_tested;
    }
    if n_found > 0 {
        return Outcome::judged(
            false,
            format!("{n_found} puzzles with 16 givens were found on {SEARCHED} random grids."),
        );
    }
    Outcome::beyond_reach(format!(
        "{SEARCHED} random grids were searched to the end and have none ({n_tested} sets of givens were put to the test); \
         5472730538 grids would have to be."
    ))
}

/// The puzzle of Brainfreeze Puzzles (Riley and Taalman) for Pi Day 2010: its givens are the first 18 digits of π.
const EIGHTEEN: &str = "72........5...9.......38......4..5....3...9....1..3......25.......6...3........19";

fn eighteen(_: &Run<'_>) -> Outcome {
    let puzzle = puzzle(EIGHTEEN);
    let n_solutions = solved(&[digits(EIGHTEEN)])[0].0;
    let ids: Vec<&str> = symmetries_of_givens(puzzle.spec()).iter().map(|symmetry| symmetry.id).collect();
    let n_givens = puzzle.spec().n_givens();
    let found = format!(
        "{EIGHTEEN} has {n_givens} givens, the symmetry {} and {n_solutions} solution",
        if ids.is_empty() { "none".into() } else { ids.join(", ") }
    );
    match n_solutions == 1 && !ids.is_empty() && n_givens <= 18 {
        true => Outcome::judged(true, format!("{found}. It is not proved that 17 never suffice.")),
        false => Outcome::beyond_reach(format!("No example with 18 givens was found; {found}.")),
    }
}

/// A proper puzzle with an empty rectangle that is larger than the claimed one.
const EMPTY_4X8: &str = "8493765123574129686218953475136248794........7........2........1........965738421";

fn empty_rectangle(run: &Run<'_>) -> Outcome {
    let puzzle = puzzle(EMPTY_4X8);
    let Some((n_solutions, _)) = up_to_two(&puzzle, run) else { return Outcome::incomplete() };
    let Some(rectangle) = largest_empty_rectangle(puzzle.spec()) else {
        return Outcome::beyond_reach("No example.");
    };
    let area = rectangle.area();
    Outcome::judged(
        !(n_solutions == 1 && area > 30),
        format!(
            "{EMPTY_4X8} has {n_solutions} solution and an empty rectangle of {}×{} = {area} cells; 6×5 has 30.",
            rectangle.n_rows, rectangle.n_cols
        ),
    )
}

/// Figure 9, on the right.
const FIGURE_9: &str = "14.93....93.1..............56......489.....27............25..18...74..32.........";

fn nine_empty_groups(run: &Run<'_>) -> Outcome {
    let puzzle = puzzle(FIGURE_9);
    let Some((n_solutions, _)) = up_to_two(&puzzle, run) else { return Outcome::incomplete() };
    let groups = empty_groups(puzzle.spec());
    let of = |kind: &str| groups.iter().filter(|group| group.kind == kind).count();
    let [rows, columns, boxes] = ["row", "column", "box"].map(of);
    Outcome::judged(
        n_solutions == 1 && [rows, columns, boxes] == [3, 3, 3],
        format!(
            "The right puzzle of figure 9, {FIGURE_9}, has {} and {rows} rows, {columns} columns and {boxes} boxes without a given.",
            if n_solutions == 1 { "one solution" } else { "not one solution" }
        ),
    )
}

/// Rows, columns and boxes without a given.
fn n_empty(puzzle: &Classic) -> usize {
    let is_empty = |cell: fn(usize, usize) -> usize, i: usize| (0..9).all(|j| puzzle[cell(i, j)] == 0);
    let kinds: [fn(usize, usize) -> usize; 3] =
        [|i, j| 9 * i + j, |i, j| 9 * j + i, |i, j| 27 * (i / 3) + 3 * (i % 3) + 9 * (j / 3) + j % 3];
    kinds.iter().map(|&cell| (0..9).filter(|&i| is_empty(cell, i)).count()).sum()
}

/// What would refute it: the most empty groups among random minimal puzzles.
fn more_empty_groups(_: &Run<'_>) -> Outcome {
    let made = generate(InstructionSet::best(), 13, 0..SAMPLE);
    let most = made.iter().map(|made| n_empty(&made.puzzle)).max().unwrap_or(0);
    let of_figure = n_empty(&digits(FIGURE_9));
    if most > 9 {
        return Outcome::judged(false, format!("A random minimal puzzle has {most} empty groups."));
    }
    Outcome::beyond_reach(format!(
        "No proof is known. The maximum among {SAMPLE} random minimal puzzles is {most}; figure 9 has \
         {of_figure}."
    ))
}

const SAMPLE: u64 = 100_000;
