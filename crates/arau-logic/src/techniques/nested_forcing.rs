//! Nested forcing: a candidate is assumed, and where easy methods lead no further, other candidates are assumed inside the
//! assumption. Those that fail there go, until something is left with nothing; or all cases of a cell or of a symbol in a
//! house fail. It takes over where one assumption alone tells nothing.

use super::prelude::*;
use super::reductio::reason;
use crate::trial::{Depth, Search};

/// Assumptions inside an assumption, as few as possible.
pub struct NestedForcing;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "nested-forcing",
    "Nested forcing",
    "a candidate is assumed, others fail inside the assumption, and this leads to what cannot be: the candidate goes",
)
.assuming();

impl<const W: usize> Technique<W> for NestedForcing {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let is_stopped = || position.is_stopped();
        // Without a solution there is nothing to be nested, nor cases to be tried where one assumption is enough.
        let Ok(mut search) = Search::new(position.layout().network(), position, &is_stopped) else {
            return ControlFlow::Continue(());
        };
        let refuted = match search.with_inner_refutations() {
            None if search.any_fails(Depth::Pairs) => None,
            None => search.nested(),
            inside => inside,
        };
        let Some((candidate, argument)) = refuted else { return ControlFlow::Continue(()) };
        let step = Step::eliminating(&INFO, [candidate], || reason(&[candidate], argument));
        step.map_or(ControlFlow::Continue(()), found)
    }
}
