//! Owns unavoidable sets of a grid: cells that can be filled in another way while all other cells stay as they are. A
//! puzzle for the grid has a given in every unavoidable set; a set of givens that meets all of them is a puzzle.

use super::bands::givens;
use arau_core::Classic;
use arau_nine::InstructionSet;
use arau_nine::search::{Start, Task};
use arau_nine::single::Solver;
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

/// Every cell.
pub const ALL_CELLS: u128 = (1 << 81) - 1;

/// Finds unavoidable sets of a grid.
pub struct Finder {
    grid: Classic,
    solver: Solver,
    instructions: InstructionSet,
}

impl Finder {
    /// For this full grid.
    pub fn new(grid: Classic) -> Finder {
        Finder { grid, solver: Solver::default(), instructions: InstructionSet::best() }
    }

    /// Calls back with the cells in which other fillings of some cells differ from the grid; `Break` ends it.
    fn each_difference(&mut self, open: u128, mut found: impl FnMut(u128) -> ControlFlow<()>) {
        let puzzle = givens(&self.grid, ALL_CELLS & !open);
        let task = Task { start: Start::Givens(&puzzle), at_most: u64::MAX, max_nodes: u64::MAX };
        let grid = &self.grid;
        self.solver.solve(self.instructions, &task, None, &mut |solution| {
            let mut differing = 0u128;
            for (cell, (found, digit)) in solution.iter().zip(grid).enumerate() {
                differing |= u128::from(found != digit) << cell;
            }
            if differing == 0 { ControlFlow::Continue(()) } else { found(differing) }
        });
    }

    /// An unavoidable set, minimal, that these givens do not meet; nothing if they are a puzzle for the grid.
    pub fn missed_by(&mut self, chosen: u128) -> Option<u128> {
        let mut missed = self.first_difference(ALL_CELLS & !chosen)?;
        // Within a set that is not minimal there is a smaller one that leaves some cell as it is.
        let mut kept = 0;
        while let Some(cell) =
            Some(missed & !kept).filter(|cells| *cells != 0).map(|cells| cells & cells.wrapping_neg())
        {
            match self.first_difference(missed & !cell) {
                Some(smaller) => missed = smaller,
                None => kept |= cell,
            }
        }
        Some(missed)
    }

    fn first_difference(&mut self, open: u128) -> Option<u128> {
        let mut first = None;
        self.each_difference(open, |differing| {
            first = Some(differing);
            ControlFlow::Break(())
        });
        first
    }

    /// All minimal unavoidable sets of at most this many cells within one of these regions.
    pub fn minimal_within(&mut self, regions: &[u128], most_cells: u32) -> Vec<u128> {
        let mut found = FxHashSet::default();
        for &region in regions {
            self.each_difference(region, |differing| {
                if differing.count_ones() <= most_cells {
                    found.insert(differing);
                }
                ControlFlow::Continue(())
            });
        }
        let mut found: Vec<u128> = found.into_iter().collect();
        found.sort_unstable_by_key(|set| (set.count_ones(), *set));
        let mut minimal: Vec<u128> = Vec::new();
        for set in found {
            if !minimal.iter().any(|smaller| smaller & !set == 0) {
                minimal.push(set);
            }
        }
        minimal
    }

    /// The cells that hold one of the digits, bit `d - 1` for digit `d`.
    pub fn cells_of(&self, digits: u32) -> u128 {
        let holds = |cell: &usize| digits >> (self.grid[*cell] - 1) & 1 == 1;
        (0..81).filter(holds).fold(0, |cells, cell| cells | 1 << cell)
    }

    /// All regions that consist of the cells of this many digits within some cells.
    pub fn regions_of_digits(&self, n_digits: u32, within: u128) -> Vec<u128> {
        let sets = (0u32..1 << 9).filter(|digits| digits.count_ones() == n_digits);
        sets.map(|digits| self.cells_of(digits) & within).collect()
    }
}

/// The cells of a band, or of a stack.
pub fn chute(is_stack: bool, number: usize) -> u128 {
    let lies_in = |cell: &usize| if is_stack { cell % 9 / 3 == number } else { cell / 27 == number };
    (0..81).filter(lies_in).fold(0, |cells, cell| cells | 1 << cell)
}

/// All minimal unavoidable sets of a grid with at most four cells: two pairs of equal digits on a rectangle over two
/// boxes. There are none with fewer, so that 78 givens always leave one solution, and 77 may leave two.
pub fn rectangles(grid: &Classic) -> Vec<u128> {
    let mut found = Vec::new();
    for first in 0..81 {
        for second in first + 1..81 {
            let (row, other_row) = (first / 9, second / 9);
            let (column, other_column) = (first % 9, second % 9);
            let over_two_boxes = (row / 3 == other_row / 3) != (column / 3 == other_column / 3);
            let third = 9 * row + other_column;
            let fourth = 9 * other_row + column;
            let is_first = row < other_row && column < other_column;
            if is_first && over_two_boxes && grid[first] == grid[second] && grid[third] == grid[fourth] {
                found.push(1 << first | 1 << second | 1 << third | 1 << fourth);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::bits::ones;
    use arau_make::classic::generate;

    fn grids(n: u64) -> Vec<Classic> {
        generate(InstructionSet::best(), 77, 0..n).iter().map(|made| made.solution).collect()
    }

    #[test]
    fn sets_are_unavoidable_and_minimal() {
        for grid in grids(3) {
            let mut finder = Finder::new(grid);
            let regions = finder.regions_of_digits(3, ALL_CELLS);
            let sets = finder.minimal_within(&regions, 14);
            assert!(sets.len() > 50);
            for set in sets {
                assert_eq!(finder.missed_by(ALL_CELLS & !set), Some(set));
                for cell in ones(set) {
                    assert_eq!(finder.missed_by(ALL_CELLS & !set | 1 << cell), None);
                }
            }
        }
    }

    #[test]
    fn sets_of_four_are_rectangles() {
        for grid in grids(20) {
            let mut finder = Finder::new(grid);
            let pairs = finder.regions_of_digits(2, ALL_CELLS);
            let mut small = finder.minimal_within(&pairs, 5);
            let mut rectangles = rectangles(&grid);
            small.sort_unstable();
            rectangles.sort_unstable();
            assert_eq!(small, rectangles);
        }
    }

    #[test]
    fn what_is_missed_is_unavoidable() {
        for grid in grids(5) {
            let mut finder = Finder::new(grid);
            let missed = finder.missed_by(0).unwrap();
            assert!(finder.first_difference(missed).is_some());
        }
    }
}
