//! Law of leftovers: as many houses of one kind as of another hold the same symbols as often. What lies in the ones and
//! not in the others holds the same symbols as what lies in the others and not in the ones.

use super::prelude::*;
use crate::Layout;
use crate::regions::{Union, unions};

/// Unions of houses that nearly cover each other.
pub struct Leftovers;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "leftovers",
    "Law of leftovers",
    "where one set of houses nearly covers as many others, the cells that stick out contain the same digits \
     as the cells left over",
);

/// Larger leftovers tell next to nothing.
const MAX_CELLS: usize = 6;

impl<const W: usize> Technique<W> for Leftovers {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout();
        for (union, other) in layout.leftovers(|| nearly_equal(layout)) {
            position.go_on()?;
            let (here, there) = (union.set.minus(other.set), other.set.minus(union.set));
            find_between(position, union, other, here, there, found)?;
            find_between(position, other, union, there, here, found)?;
        }
        ControlFlow::Continue(())
    }
}

/// Unions with those that nearly cover them.
fn nearly_equal<const W: usize>(layout: &Layout<W>) -> Vec<(Union<W>, Union<W>)> {
    let n_half = layout.houses().len().min(layout.n_symbols()).div_ceil(2);
    let is_near =
        |(union, other): &(Union<W>, Union<W>)| (1..=MAX_CELLS).contains(&union.set.minus(other.set).len());
    let with_nearest = |union: Union<W>| nearest(layout, &union).map(|other| (union, other));
    unions(layout, n_half).into_iter().filter_map(with_nearest).filter(is_near).collect()
}

/// As many houses of another kind that share most cells with a union; none if these have cells in common, or if others
/// share as many.
fn nearest<const W: usize>(layout: &Layout<W>, union: &Union<W>) -> Option<Union<W>> {
    let kind = &layout.houses()[union.houses[0]].kind;
    let mut others: Vec<usize> = (0..layout.houses().len())
        .filter(|&house| {
            let house = &layout.houses()[house];
            house.kind != *kind && !house.is_line() && house.set.intersects(&union.set)
        })
        .collect();
    let n_outside = |house: usize| layout.houses()[house].set.minus(union.set).len();
    others.sort_by_key(|&house| n_outside(house));
    let (n_wanted, further) = (union.houses.len(), others.get(union.houses.len()));
    if further.is_some_and(|&further| n_outside(others[n_wanted - 1]) == n_outside(further)) {
        return None;
    }
    others.truncate(n_wanted);
    others.sort_unstable();
    let mut set = CellSet::EMPTY;
    for &house in &others {
        if layout.houses()[house].set.intersects(&set) {
            return None;
        }
        set = set.or(layout.houses()[house].set);
    }
    (others.len() == union.houses.len()).then_some(Union { houses: others, set })
}

/// A symbol that cannot stand in the one part cannot stand in the other.
fn find_between<const W: usize>(
    position: &Position<W>,
    union: &Union<W>,
    other: &Union<W>,
    here: CellSet<W>,
    there: CellSet<W>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let of_cell = |cell: Cell| position.placed(cell).map_or(position.candidates(cell), SymbolSet::only);
    let possible = here.iter().fold(SymbolSet::EMPTY, |all, cell| all.or(of_cell(cell)));
    let gone = there.iter().flat_map(|cell| {
        position.candidates(cell).minus(possible).iter().map(move |symbol| Candidate { cell, symbol })
    });
    let step = Step::eliminating(&INFO, gone, || {
        let taken = |houses: &[usize], times: i64| -> Vec<(usize, i64)> {
            houses.iter().map(|&house| (layout.houses()[house].constraint, times)).collect()
        };
        Reason {
            counted: [taken(&union.houses, 1), taken(&other.houses, -1)].concat(),
            symbols: possible,
            shown: open_candidates(position, &here.iter().collect::<Vec<_>>()),
            parts: vec![
                ("houses", Part::Houses(union.houses.clone())),
                ("others", Part::Houses(other.houses.clone())),
                ("here", Part::Cells(here.iter().collect())),
                ("there", Part::Cells(there.iter().collect())),
            ],
            ..Reason::default()
        }
    });
    step.map_or(ControlFlow::Continue(()), found)
}
