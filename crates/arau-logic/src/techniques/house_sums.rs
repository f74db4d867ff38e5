//! Innies and outies: a house has a known total. Where sums cover it but for a few cells, or but for a few cells too many,
//! these few have a known sum as well.

use super::prelude::*;
use crate::Operation;
use crate::sums::{Equation, for_each_equation};
use crate::support::{combinations_of, left_of_sum};

/// Totals of houses against sums.
pub struct HouseSums;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "house-sums",
    "Innies and outies",
    "each house has a fixed total; subtract the cages that fill most of it, and the few cells left over or \
     sticking out have a known sum",
);

/// More open cells left over tell next to nothing.
const MAX_CELLS: usize = 5;

/// More combinations than this are not named.
const MAX_NAMED: usize = 6;

impl<const W: usize> Technique<W> for HouseSums {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for_each_equation(position, MAX_CELLS, &mut |equation| find_with(position, &equation, found))
    }
}

fn find_with<const W: usize>(
    position: &Position<W>,
    equation: &Equation<W>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let Equation { inside, outside, total, .. } = equation;
    let mut terms: Vec<(Cell, i32)> = inside.iter().map(|cell| (cell, 1)).collect();
    terms.extend(outside.iter().map(|cell| (cell, -1)));
    let left = left_of_sum(&terms, *total, position);
    if left.iter().any(|(_, left)| left.is_empty()) {
        // The sums contradict each other; that is for others to tell.
        return ControlFlow::Continue(());
    }
    let gone = left.iter().flat_map(|&(cell, left)| {
        position.candidates(cell).minus(left).iter().map(move |symbol| Candidate { cell, symbol })
    });
    let gone: Vec<Candidate> = gone.collect();
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let effects = changes_by(position, &gone).iter().flat_map(Change::effects).collect::<Vec<_>>();
    let step = Step::with(&INFO, effects, || reason(position, equation, &terms, &gone));
    step.map_or(ControlFlow::Continue(()), found)
}

fn reason<const W: usize>(
    position: &Position<W>,
    equation: &Equation<W>,
    terms: &[(Cell, i32)],
    gone: &[Candidate],
) -> Reason {
    let layout = position.layout();
    let cells: Vec<Cell> = terms.iter().map(|&(cell, _)| cell).collect();
    let is_difference = !equation.inside.is_empty() && !equation.outside.is_empty();
    let total = if equation.inside.is_empty() { -equation.total } else { equation.total };
    let ways = match is_difference {
        true => Vec::new(),
        false => combinations_of(Operation::Sum, total, &cells, position)
            .filter(|ways| ways.len() <= MAX_NAMED)
            .unwrap_or_default(),
    };
    let symbols: SymbolSet = ways.iter().flatten().copied().collect();
    // One combination of different symbols is told as the symbols themselves.
    let n_told = match &ways[..] {
        [way] if way.len() == symbols.len() => 1,
        [] => 0,
        _ => 2,
    };
    Reason {
        cited: layout.why_differ(&cells),
        combination: equation.combination(layout),
        shown: open_candidates(position, &cells),
        parts: vec![
            ("houses", Part::Houses(equation.houses.clone())),
            ("house-total", Part::Number(equation.of_houses)),
            ("sums", Part::Sums(equation.sums.clone())),
            ("known", Part::Held(equation.known.clone())),
            ("inside", Part::Cells(equation.inside.iter().collect())),
            ("outside", Part::Cells(equation.outside.iter().collect())),
            ("total", Part::Number(total.abs())),
            ("sign", Part::Number(total.signum())),
            ("told", Part::Number(n_told)),
            ("ways", Part::Combinations(Some(Operation::Sum), ways)),
            ("symbols", Part::Symbols(symbols)),
            ("left", Part::Left(changes_by(position, gone))),
        ],
        ..Reason::default()
    }
}
