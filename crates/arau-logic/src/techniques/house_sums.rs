//! Innies and outies: a house has a known total. Where sums cover it but for a few cells, or but for a few cells too many,
//! these few have a known sum as well.

use super::prelude::*;
use crate::regions::{Union, unions};
use crate::support::left_of_sum;
use arau_core::Constraint;

/// Totals of houses against sums.
pub struct HouseSums;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "house-sums",
    "Innies and outies",
    "houses have known totals: the cells that sums leave over, or take too many, have a known sum",
);

/// More houses together are more than people look at.
const MAX_HOUSES: usize = 4;

/// More cells left over tell next to nothing.
const MAX_CELLS: usize = 5;

/// A sum whose cells all count once.
struct Sum<const W: usize> {
    set: CellSet<W>,
    total: i64,
    constraint: usize,
}

impl<const W: usize> Technique<W> for HouseSums {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let sums = sums(position);
        if sums.is_empty() {
            return ControlFlow::Continue(());
        }
        for union in unions(position.layout(), MAX_HOUSES) {
            position.go_on()?;
            let inside: Vec<&Sum<W>> = sums.iter().filter(|sum| sum.set.is_subset_of(&union.set)).collect();
            let touching: Vec<&Sum<W>> = sums.iter().filter(|sum| sum.set.intersects(&union.set)).collect();
            find_with(position, &union, &inside, found)?;
            if touching.len() > inside.len() {
                find_with(position, &union, &touching, found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The sums that have no cell in common with an earlier one.
fn sums<const W: usize>(position: &Position<W>) -> Vec<Sum<W>> {
    let layout = position.layout();
    let mut sums: Vec<Sum<W>> = Vec::new();
    for (constraint, linear) in layout.constraints() {
        let Constraint::Linear { terms, min, max } = linear else { continue };
        let is_plain =
            min == max && terms.iter().all(|&(cell, factor)| factor == 1 && cell.idx() < layout.n_cells());
        let set: CellSet<W> =
            terms.iter().map(|&(cell, _)| cell).filter(|cell| cell.idx() < layout.n_cells()).collect();
        if is_plain && sums.iter().all(|sum| !sum.set.intersects(&set)) {
            sums.push(Sum { set, total: *min, constraint });
        }
    }
    sums
}

fn find_with<const W: usize>(
    position: &Position<W>,
    union: &Union<W>,
    sums: &[&Sum<W>],
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let covered = sums.iter().fold(CellSet::EMPTY, |all, sum| all.or(sum.set));
    let (left_over, too_many) = (union.set.minus(covered), covered.minus(union.set));
    if sums.is_empty() || left_over.len() + too_many.len() > MAX_CELLS {
        return ControlFlow::Continue(());
    }
    let house_total: i64 = layout.values().iter().map(|&value| i64::from(value)).sum();
    let total = house_total * union.houses.len() as i64 - sums.iter().map(|sum| sum.total).sum::<i64>();
    let mut terms: Vec<(Cell, i32)> = left_over.iter().map(|cell| (cell, 1)).collect();
    terms.extend(too_many.iter().map(|cell| (cell, -1)));
    if terms.is_empty() {
        return ControlFlow::Continue(());
    }
    let gone = left_of_sum(&terms, total, position).into_iter().flat_map(|(cell, left)| {
        position.candidates(cell).minus(left).iter().map(move |symbol| Candidate { cell, symbol })
    });
    let step = Step::eliminating(&INFO, gone, || {
        let houses = union.houses.iter().map(|&house| (layout.houses()[house].constraint, 1));
        let combination: Vec<(usize, i64)> =
            houses.chain(sums.iter().map(|sum| (sum.constraint, -1))).collect();
        let cells: Vec<Cell> = terms.iter().map(|&(cell, _)| cell).collect();
        Reason {
            cited: layout.why_differ(&cells),
            combination,
            shown: open_candidates(position, &cells),
            parts: vec![
                ("houses", Part::Houses(union.houses.clone())),
                ("inside", Part::Cells(left_over.iter().collect())),
                ("outside", Part::Cells(too_many.iter().collect())),
                ("total", Part::Number(if left_over.is_empty() { -total } else { total })),
            ],
            ..Reason::default()
        }
    });
    step.map_or(ControlFlow::Continue(()), found)
}
