//! Owns unions of houses: lines of one kind that follow each other, such as rows 1 to 3, and pairs of other houses. Which
//! these are does not depend on how a board is turned or mirrored.

use crate::{CellSet, Layout};

/// Houses without a common cell, taken together.
#[derive(Clone, Debug)]
pub(crate) struct Union<const W: usize> {
    /// The houses, as indices.
    pub(crate) houses: Vec<usize>,
    /// All their cells.
    pub(crate) set: CellSet<W>,
}

/// Every union of at most so many houses that have no cell in common, fewer houses first.
pub(crate) fn unions<const W: usize>(layout: &Layout<W>, at_most: usize) -> Vec<Union<W>> {
    let mut all = Vec::new();
    for size in 1..=at_most {
        for first in 0..layout.houses().len() {
            if layout.houses()[first].is_line() || size == 1 {
                all.extend(union(layout, (first..first + size).collect()));
            } else if size == 2 {
                all.extend((0..first).filter_map(|other| union(layout, vec![other, first])));
            }
        }
    }
    all
}

/// The houses together; none if there are not so many, or if they differ in kind or share a cell.
fn union<const W: usize>(layout: &Layout<W>, houses: Vec<usize>) -> Option<Union<W>> {
    let kind = &layout.houses()[houses[0]].kind;
    let mut set = CellSet::EMPTY;
    for &house in &houses {
        let house = layout.houses().get(house)?;
        if house.kind != *kind || house.set.intersects(&set) {
            return None;
        }
        set = set.or(house.set);
    }
    Some(Union { houses, set })
}
