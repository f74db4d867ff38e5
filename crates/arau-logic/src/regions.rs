//! Owns unions of houses: lines of one kind that follow each other, such as rows 1 to 3, and pairs of other houses. Which
//! these are does not depend on how a board is turned or mirrored.

use crate::combinations::{Extension, for_each_subset};
use crate::{CellSet, Layout};
use std::ops::ControlFlow;

/// Houses without a common cell, taken together.
#[derive(Clone, Debug)]
pub(crate) struct Union<const W: usize> {
    /// The houses, as indices.
    pub(crate) houses: Vec<usize>,
    /// All their cells.
    pub(crate) set: CellSet<W>,
}

/// Every union of at most this many houses that have no cell in common, fewer houses first.
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

/// Boards with more houses are looked at two houses at a time only.
const MAX_HOUSES_FOR_TRIPLES: usize = 40;

/// Every union of at most three houses that have no cell in common, and of four lines that follow each other; fewer houses
/// first, and houses of one kind before others.
pub(crate) fn wide_unions<const W: usize>(layout: &Layout<W>) -> Vec<Union<W>> {
    let houses = layout.houses();
    let together = |chosen: &[usize]| {
        let mut set = CellSet::EMPTY;
        for &house in chosen {
            if houses[house].set.intersects(&set) {
                return None;
            }
            set = set.or(houses[house].set);
        }
        Some(Union { houses: chosen.to_vec(), set })
    };
    let is_mixed = |union: &Union<W>| {
        union.houses.iter().any(|&house| houses[house].kind != houses[union.houses[0]].kind)
    };
    let all: Vec<usize> = (0..houses.len()).collect();
    let mut unions: Vec<Union<W>> = Vec::new();
    let at_most = if houses.len() <= MAX_HOUSES_FOR_TRIPLES { 3 } else { 2 };
    let _ = for_each_subset(&all, at_most, &mut |chosen, _| match together(chosen) {
        Some(union) => {
            unions.push(union);
            Extension::GoOn(ControlFlow::Continue(()))
        }
        None => Extension::TooMany,
    });
    let lines = all.iter().filter(|&&house| houses[house].is_line());
    unions.extend(lines.filter_map(|&first| union(layout, (first..first + 4).collect())));
    unions.sort_by_key(|union| (union.houses.len(), is_mixed(union)));
    unions
}

/// The houses together; none if there are fewer, or if they differ in kind or share a cell.
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
