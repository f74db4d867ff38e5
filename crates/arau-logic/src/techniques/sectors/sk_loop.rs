//! The loop of Stephen Kurzhals: two lines of one kind cross two of the other in four boxes. Beside each crossing a domino
//! of the line and one of the other line lie in its box, so that the eight dominoes form a ring: each shares a line with the
//! one on its one side and a box with the one on its other. Where all candidates of the dominoes fit into as many covers of
//! these lines and boxes as there are open cells, every cover is used up in the ring.

use super::super::prelude::*;
use super::cover::{Covered, smallest_cover};
use super::lattice::Lattice;

/// A ring of dominoes around four boxes.
pub struct SkLoop;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "sk-loop",
    "SK loop",
    "a ring of dominoes around four boxes whose candidates fit into as many places of lines and boxes as it has cells: they \
     go from the rest of these",
);

/// The ring around four crossings.
struct Ring<const W: usize> {
    crossings: [Cell; 4],
    cells: CellSet<W>,
    /// Lines and boxes by turns.
    houses: Vec<usize>,
}

impl<const W: usize> Technique<W> for SkLoop {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        if position.layout().is_large() {
            return ControlFlow::Continue(());
        }
        let Some(lattice) = Lattice::of(position) else { return ControlFlow::Continue(()) };
        for (i, &a) in lattice.along.iter().enumerate() {
            position.go_on()?;
            for &b in &lattice.along[i + 1..] {
                for (j, &c) in lattice.across.iter().enumerate() {
                    for &d in &lattice.across[j + 1..] {
                        let step = ring(position, [a, b], [c, d]).and_then(|ring| ring.step(position));
                        step.map_or(ControlFlow::Continue(()), &mut *found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The ring around the crossings of four lines; none if they do not lie in four boxes, or a domino is filled.
fn ring<const W: usize>(position: &Position<W>, along: [usize; 2], across: [usize; 2]) -> Option<Ring<W>> {
    let layout = position.layout();
    let houses = layout.houses();
    let pairs = [(0, 0), (0, 1), (1, 1), (1, 0)].map(|(i, j)| (along[i], across[j]));
    let mut ring = Ring { crossings: [Cell(0); 4], cells: CellSet::EMPTY, houses: Vec::with_capacity(8) };
    let mut dominoes = Vec::with_capacity(8);
    for (nth, &(a, b)) in pairs.iter().enumerate() {
        let crossing = houses[a].set.and(houses[b].set).single()?;
        let mut boxes = layout.houses_of(crossing).iter().filter(|&&house| !houses[house].is_line());
        let &in_box = boxes.next()?;
        if ring.houses.contains(&in_box) {
            return None;
        }
        ring.crossings[nth] = crossing;
        ring.houses.push(in_box);
        let beside = houses[in_box].set.and(position.open()).minus(CellSet::only(crossing));
        dominoes.extend([houses[a].set.and(beside), houses[b].set.and(beside)]);
    }
    if dominoes.iter().any(|domino| domino.is_empty()) {
        return None;
    }
    ring.cells = dominoes.iter().fold(CellSet::EMPTY, |all: CellSet<W>, domino| all.or(*domino));
    let [first, second, third, fourth] = ring.houses[..] else { return None };
    // As one goes round: from a box along a line to the next box.
    ring.houses = vec![along[0], second, across[1], third, along[1], fourth, across[0], first];
    Some(ring)
}

impl<const W: usize> Ring<W> {
    fn step(&self, position: &Position<W>) -> Option<Step> {
        let mut left = self.cells.len();
        let mut covers = Vec::with_capacity(left);
        for symbol in position.symbols() {
            let cover = smallest_cover(position, self.cells, symbol, &self.houses, left)?;
            left -= cover.len();
            covers.extend(cover.into_iter().map(|house| (house, symbol)));
        }
        let place = |house: usize| self.houses.iter().position(|&other| other == house);
        covers.sort_by_key(|&(house, _)| place(house));
        Covered { cells: self.cells, covers }
            .step(position, &INFO, || vec![("ring", Part::Cells(self.crossings.to_vec()))])
    }
}
