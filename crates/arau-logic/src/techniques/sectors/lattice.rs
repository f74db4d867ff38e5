//! Owns [`Lattice`]: two kinds of lines that cross in single cells.

use super::super::prelude::*;

/// Lines of two kinds, as indices of houses. No two of a kind share a cell; two of different kinds share at most one.
pub(super) struct Lattice {
    pub along: Vec<usize>,
    pub across: Vec<usize>,
}

impl Lattice {
    /// The lines of a board, unless it has none of two kinds, or they do not cross like that.
    pub fn of<const W: usize>(position: &Position<W>) -> Option<Lattice> {
        let houses = position.layout().houses();
        let lines = || (0..houses.len()).filter(|&house| houses[house].is_line());
        let first = lines().next()?;
        let (along, across): (Vec<usize>, Vec<usize>) =
            lines().partition(|&line| houses[line].kind == houses[first].kind);
        let is_apart = |lines: &[usize]| {
            let mut seen = CellSet::EMPTY;
            lines.iter().all(|&line| {
                let is_new = !houses[line].set.intersects(&seen);
                seen = seen.or(houses[line].set);
                is_new
            })
        };
        let crosses_once =
            along.iter().all(|&a| across.iter().all(|&b| houses[a].set.and(houses[b].set).len() <= 1));
        let is_lattice = is_apart(&along) && is_apart(&across) && !across.is_empty() && crosses_once;
        is_lattice.then_some(Lattice { along, across })
    }
}
