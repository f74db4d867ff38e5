//! Reductio ad absurdum: a candidate is assumed, easy methods are followed, and something is left with nothing. Where
//! singles and rules do not get there, pairs are followed too. What takes assumptions inside the assumption is
//! [nested forcing](super::nested_forcing).

use super::prelude::*;
use crate::trial::{Argument, Depth, Search};

/// One assumption.
pub struct Reductio;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "reductio",
    "Reductio ad absurdum",
    "a candidate is assumed, and the singles and rules that follow lead to a contradiction, so it can be \
     removed",
)
.assuming();

impl<const W: usize> Technique<W> for Reductio {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let is_stopped = || position.is_stopped();
        let mut search = match Search::new(position.layout().network(), position, &is_stopped) {
            Ok(search) => search,
            Err(argument) => return emit_impossible(position, argument, found),
        };
        for depth in [Depth::Singles, Depth::Pairs] {
            let refuted = search.simple(depth);
            position.go_on()?;
            if !refuted.is_empty() {
                return refuted
                    .into_iter()
                    .try_for_each(|(candidate, argument)| emit(candidate, argument, found));
            }
        }
        ControlFlow::Continue(())
    }
}

fn emit(candidate: Candidate, argument: Argument, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let step = Step::eliminating(&INFO, [candidate], || reason(&[candidate], argument));
    step.map_or(ControlFlow::Continue(()), found)
}

/// Where there is no solution, all candidates of a cell go.
fn emit_impossible<const W: usize>(
    position: &Position<W>,
    argument: Argument,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let cell = position.open().iter().min_by_key(|&cell| position.candidates(cell).len());
    let Some(cell) = cell else { return ControlFlow::Continue(()) };
    let candidates: Vec<Candidate> =
        position.candidates(cell).iter().map(|symbol| Candidate { cell, symbol }).collect();
    let step = Step::eliminating(&INFO, candidates.clone(), || reason(&candidates, argument));
    step.map_or(ControlFlow::Continue(()), found)
}

pub(super) fn reason(assumed: &[Candidate], argument: Argument) -> Reason {
    let then = argument.story.iter().filter_map(|inference| match inference.claim {
        crate::Claim::True(candidate) => Some(candidate),
        _ => None,
    });
    let shown = assumed.iter().copied().chain(then).map(|candidate| (Role::On, candidate)).collect();
    Reason {
        cited: argument.cited,
        symbols: assumed.iter().map(|candidate| candidate.symbol).collect(),
        shown,
        parts: vec![("starts", Part::Candidates(assumed.to_vec()))],
        story: argument.story,
        ..Reason::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{candidate, cited, classic, step_taking, steps};
    use crate::{Basis, Claim};

    #[test]
    fn a_cell_is_left_without_a_candidate() {
        let position = classic(&[("r1c1", "12"), ("r1c5", "13"), ("r5c1", "14"), ("r5c5", "34")]);
        let found = steps(&Reductio, &position, &Options::default());
        // If r1c1 were 1, r1c5 would be 3 and r5c1 4; r5c5 would have to be 4, which r5c1 is.
        let step = step_taking(&found, "1", &["r1c1"]).expect("the step");
        assert_eq!(cited(&position, step), ["row 1", "row 5", "column 1", "column 5"]);
        let told: Vec<&Claim> = step.reason.story.iter().map(|inference| &inference.claim).collect();
        let places = [("1", "r1c1"), ("3", "r1c5"), ("4", "r5c1"), ("4", "r5c5")]
            .map(|(symbol, cell)| candidate(symbol, cell));
        let mut expected: Vec<Claim> = places.into_iter().map(Claim::True).collect();
        expected.push(Claim::NothingFor(candidate("1", "r5c5").cell));
        assert_eq!(told, expected.iter().collect::<Vec<_>>());
        assert_eq!(step.reason.story[0].basis, Basis::Assumed);
    }

    #[test]
    fn nothing_is_refuted_on_an_empty_board() {
        assert!(steps(&Reductio, &classic(&[]), &Options::default()).is_empty());
    }
}
