//! What a rule leaves: candidates that occur in no way to satisfy one constraint. For a cage these are its combinations,
//! for a thermometer its bounds, for a dot or a line its neighbours.

use super::prelude::*;
use crate::support::{Known, left_by};

/// One constraint by itself.
pub struct RuleCandidates;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "rule-candidates",
    "What a rule leaves",
    "a rule cannot be satisfied with a candidate, whatever its other cells hold: the candidate goes",
);

impl<const W: usize> Technique<W> for RuleCandidates {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for (idx, constraint) in position.layout().rules() {
            position.go_on()?;
            let left = left_by(constraint, position);
            let step = if left.iter().any(|&(cell, left)| position.domain(cell).and(left).is_empty()) {
                Some(Step::contradiction(&INFO, reason(position, idx, constraint)))
            } else {
                let gone = left.into_iter().flat_map(|(cell, left)| {
                    position.candidates(cell).minus(left).iter().map(move |symbol| Candidate { cell, symbol })
                });
                Step::eliminating(&INFO, gone, || reason(position, idx, constraint))
            };
            step.map_or(ControlFlow::Continue(()), &mut *found)?;
        }
        ControlFlow::Continue(())
    }
}

fn reason<const W: usize>(position: &Position<W>, idx: Cited, constraint: &Constraint) -> Reason {
    let cells = constraint.cells();
    let open: Vec<Cell> = cells.iter().copied().filter(|&c| position.placed(c).is_none()).collect();
    Reason {
        cited: position.layout().why_differ(&cells).into_iter().chain([idx]).collect(),
        shown: open_candidates(position, &open),
        parts: vec![("rule", Part::Rule(idx)), ("cells", Part::Cells(open))],
        ..Reason::default()
    }
}

impl<const W: usize> Known for Position<W> {
    fn domain(&self, cell: Cell) -> SymbolSet {
        self.placed(cell).map_or(self.candidates(cell), SymbolSet::only)
    }

    fn differ(&self, a: Cell, b: Cell) -> bool {
        self.layout().peers(a).contains(b)
    }

    fn value(&self, symbol: Symbol) -> i64 {
        i64::from(self.layout().values()[symbol.idx()])
    }
}
