//! Peško's open problems (P8), tried on all puzzles of 4×4 cells and on 9×9 ones.

use crate::puzzles::{digits, puzzle, solved};
use crate::{Claim, Cost, Outcome, Run};
use arau::core::bits::ones;
use arau::core::{Classic, Limits, Puzzle, Symbol, solutions};
use arau::logic::lima::LimaEnding;
use arau::logic::{Reasoner, Start};
use arau_csp::Csp;

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "P8.op1",
        source: "Peško, OP1, a question",
        statement: "How few givens leave one solution, and does that depend on where they are?",
        cost: Cost::Quick,
        run: placement,
    },
    Claim {
        id: "P8.h2",
        source: "Peško, OP2 and H2",
        statement: "If there are p puzzles of a kind, p/9! (p/4! for 4×4 cells) of them are not isomorphic.",
        cost: Cost::Quick,
        run: up_to_names,
    },
    Claim {
        id: "P8.h3",
        source: "Peško, OP3 and H3",
        statement: "Findings on 4×4 puzzles carry over to 9×9 (\"probably yes\").",
        cost: Cost::Quick,
        run: carries_over,
    },
];

/// All grids of 4×4 cells.
struct Small {
    board: Puzzle,
    grids: Vec<[u8; 16]>,
}

impl Small {
    fn new() -> Small {
        let board = puzzle(&".".repeat(16));
        let (grids, _) = solutions(&Csp, &board, u64::MAX, &Limits::none());
        let grids = grids.iter().map(|grid| std::array::from_fn(|cell| grid.0[cell].0)).collect();
        Small { board, grids }
    }

    /// For each set of cells, whether it leaves other grids than this one.
    fn leaves_others(&self, grid: &[u8; 16]) -> Vec<bool> {
        let mut leaves = vec![false; 1 << 16];
        for other in self.grids.iter().filter(|other| *other != grid) {
            let same =
                (0..16).filter(|&cell| other[cell] == grid[cell]).fold(0usize, |set, cell| set | 1 << cell);
            leaves[same] = true;
        }
        // Whatever is within such a set does so, too.
        for cell in 0..16 {
            for set in 0..1usize << 16 {
                if set >> cell & 1 == 1 && leaves[set] {
                    leaves[set & !(1 << cell)] = true;
                }
            }
        }
        leaves
    }
}

/// Two puzzles on one grid with as many givens, one of them proper.
fn placement(_: &Run<'_>) -> Outcome {
    let small = Small::new();
    let leaves = &small.leaves_others(&small.grids[0]);
    let least =
        |proper: bool| (0..1usize << 16).filter(move |&set| leaves[set] != proper).map(usize::count_ones);
    let fewest = least(true).min().unwrap_or(0);
    let most_improper = least(false).max().unwrap_or(0);
    let royle = digits("000000010400000000020000000000050407008000300001090000300400200050100000000806000");
    // The same number of givens in the first cells of the same grid.
    let (_, solution) = solved(&[royle])[0];
    let mut packed = Classic::EMPTY;
    packed[..17].copy_from_slice(&solution[..17]);
    Outcome::definition(format!(
        "A question; M12.17 has the number. It does depend on the places: of one 9×9 grid 17 givens leave {} solution in one place and {} or more in \
         another; of a 4×4 grid {fewest} can suffice and {most_improper} may not.",
        solved(&[royle])[0].0,
        solved(&[packed])[0].0
    ))
}

/// Whether symbols appear in order, each new one being the next: one of all renamings of a puzzle does.
fn is_first_of_its_names(grid: &[u8; 16], set: usize) -> bool {
    let mut n_names = 0;
    ones(set).all(|cell| {
        n_names += u8::from(grid[cell] == n_names);
        grid[cell] < n_names
    })
}

fn up_to_names(_: &Run<'_>) -> Outcome {
    let small = Small::new();
    let (mut n_proper, mut n_different) = (0u64, 0u64);
    // Of puzzles with several solutions: those with a solution at all, by what they show.
    let mut improper = std::collections::HashSet::new();
    for grid in &small.grids {
        let leaves = small.leaves_others(grid);
        for (set, leaves_others) in leaves.into_iter().enumerate() {
            if !leaves_others {
                n_proper += 1;
                n_different += u64::from(is_first_of_its_names(grid, set));
            } else if set.count_ones() <= 3 {
                improper.insert(std::array::from_fn::<u8, 16, _>(|cell| {
                    if set >> cell & 1 == 1 { grid[cell] + 1 } else { 0 }
                }));
            }
        }
    }
    let n_improper = improper.len();
    Outcome::judged(
        n_proper == 24 * n_different,
        format!(
            "There are {n_proper} proper puzzles of 4×4 cells, and {n_different} up to names: {} times as many. (It holds of proper puzzles, which \
             show all symbols but one at least. Of the {n_improper} improper ones with up to three givens it does not: {n_improper}/24 = {:.2}.)",
            n_proper as f64 / n_different as f64,
            n_improper as f64 / 24.0
        ),
    )
}

/// Lima's system as the finding: it solves all minimal puzzles of one size, and not of the other.
fn carries_over(run: &Run<'_>) -> Outcome {
    let small = Small::new();
    let reasoner = Reasoner::new(&small.board).expect("16 cells");
    let (mut n_minimal, mut n_solved) = (0u64, 0u64);
    // The grids whose first row is in order stand for all others.
    for grid in small.grids.iter().filter(|grid| grid[..4] == [0, 1, 2, 3]) {
        let leaves = small.leaves_others(grid);
        for set in (0..1usize << 16).filter(|&set| !leaves[set]) {
            if run.is_stopped() {
                return Outcome::incomplete();
            }
            let is_minimal = ones(set).all(|cell| leaves[set & !(1 << cell)]);
            if is_minimal {
                let givens = (0..16).map(|cell| (set >> cell & 1 == 1).then(|| Symbol(grid[cell]))).collect();
                let puzzle = small.board.with_givens(givens);
                n_minimal += 1;
                n_solved += u64::from(reasoner.lima(&Start::of(&puzzle)).ending == LimaEnding::Solved);
            }
        }
    }
    let etana = puzzle(crate::puzzles::ETANA);
    let of_etana = Reasoner::new(&etana).map(|reasoner| reasoner.lima(&Start::of(&etana)).ending);
    let solves_etana = of_etana == Some(LimaEnding::Solved);
    let n_open = n_minimal - n_solved;
    Outcome::judged(
        !(n_open == 0 && n_minimal > 0 && !solves_etana),
        format!(
            "One that is true of the small ones and not of the large: Lima's rules solve {n_solved} of the {n_minimal} minimal puzzles of 4×4 cells whose solution has 1234 on top, and {} \
             AI Etana.",
            if solves_etana { "solve" } else { "do not solve" }
        ),
    )
}
