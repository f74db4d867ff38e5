//! Owns unions of houses: some houses of one kind that follow each other and have no cell in common, such as rows 1 to 3.

use crate::{CellSet, Layout};

/// Houses without a common cell, taken together.
#[derive(Clone, Debug)]
pub(crate) struct Union<const W: usize> {
    /// The houses, as indices.
    pub(crate) houses: Vec<usize>,
    /// All their cells.
    pub(crate) set: CellSet<W>,
}

/// Every union of at most so many houses, fewer houses first.
pub(crate) fn unions<const W: usize>(layout: &Layout<W>, at_most: usize) -> Vec<Union<W>> {
    let mut all = Vec::new();
    for size in 1..=at_most {
        for first in 0..layout.houses().len() {
            if let Some(union) = union(layout, first, size) {
                all.push(union);
            }
        }
    }
    all
}

fn union<const W: usize>(layout: &Layout<W>, first: usize, size: usize) -> Option<Union<W>> {
    let houses = layout.houses().get(first..first + size)?;
    let mut set = CellSet::EMPTY;
    for house in houses {
        if house.kind != houses[0].kind || house.set.intersects(&set) {
            return None;
        }
        set = set.or(house.set);
    }
    Some(Union { houses: (first..first + size).collect(), set })
}
