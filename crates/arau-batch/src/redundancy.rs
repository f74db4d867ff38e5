//! Redundant givens of many proper puzzles at once.

use crate::{Batch, Item};
use arau_core::{Cell, Redundancy};
use arau_nine::questions::{Redundant, redundant_givens};
use arau_solve::{choose, choose_for_classic};

impl Batch<'_> {
    /// The redundant givens of each proper puzzle, in the order of the list. The tests of all classic puzzles run side
    /// by side.
    ///
    /// # Panics
    /// If the engine cannot solve one of the puzzles; [`Batch::run`] reports that first.
    pub fn redundant_givens(&self, items: &[Item]) -> Vec<Redundancy> {
        let in_lanes = choose_for_classic(self.engine).is_some();
        let classics: Vec<_> = items.iter().map(|item| item.classic().filter(|_| in_lanes)).collect();
        let givens: Vec<_> = classics.iter().flatten().copied().collect();
        let options = self.search_options();
        let mut side_by_side =
            redundant_givens(options.set, &givens, options.max_nodes, options.stop).into_iter();
        let of_item = |(item, classic): (&Item, &Option<_>)| match classic {
            Some(_) => in_cells(side_by_side.next().expect("an answer for each puzzle")),
            None => {
                let puzzle = item.puzzle();
                let choice = choose(self.engine, &puzzle).expect("an engine that has solved the puzzle");
                choice.engine.redundant_givens(&puzzle, &self.limits)
            }
        };
        items.iter().zip(&classics).map(of_item).collect()
    }
}

fn in_cells(Redundant { cells, complete }: Redundant) -> Redundancy {
    Redundancy { cells: cells.into_iter().map(Cell::at).collect(), complete }
}
