//! ALS-XY-wing: two almost locked sets, each with a restricted common with a third, by different symbols. The third
//! lacks one of these at most, so that one of the two wings lacks its own and holds all its other symbols.

use super::*;
use crate::als::Restricted;

/// Three sets.
pub struct AlsWing;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "als-xy-wing",
    "ALS-XY-wing",
    "two almost locked sets are each \
     linked to a third by a different digit, so one of the two is locked; a digit that both share can be \
     removed from cells that see all its places in both",
)
.in_hodoku("0902", Level::Unfair, 320);

impl<const W: usize> Technique<W> for AlsWing {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let sets = AlmostLockedSets::of(position);
        let pairs = sets.restricted_pairs(options.overlapping_sets);
        let pairs: Vec<Restricted> = pairs.take_while(|_| !position.is_stopped()).collect();
        let mut pairs_of: Vec<Vec<usize>> = vec![Vec::new(); sets.sets().len()];
        let mut reported = ReportedEliminations::default();
        // The list of a set holds the pairs that come later than the one that is looked at, the last first.
        for (idx, pair) in pairs.iter().enumerate().rev() {
            pairs_of[pair.first].push(idx);
            pairs_of[pair.second].push(idx);
        }
        for pair in &pairs {
            position.go_on()?;
            pairs_of[pair.first].pop();
            pairs_of[pair.second].pop();
            for other in merged(&pairs_of[pair.first], &pairs_of[pair.second]) {
                let Some(wing) = wing(pair, &pairs[other]) else { continue };
                let mut gone = wing.gone(&sets, options.overlapping_sets);
                if reported.is_new(&mut gone) {
                    let step = Step::eliminating(&INFO, gone, || wing.reason(position, &sets));
                    step.map_or(ControlFlow::Continue(()), &mut *found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Two descending lists as one ascending walk.
fn merged(a: &[usize], b: &[usize]) -> impl Iterator<Item = usize> {
    let (mut a, mut b) = (a.iter().rev().copied().peekable(), b.iter().rev().copied().peekable());
    std::iter::from_fn(move || match (a.peek(), b.peek()) {
        (Some(x), Some(y)) if x < y => a.next(),
        (Some(_), None) => a.next(),
        _ => b.next(),
    })
}

/// The wings `a` and `b`, tied to the pivot `c`.
struct Wing {
    a: usize,
    b: usize,
    c: usize,
    a_with_c: SymbolSet,
    b_with_c: SymbolSet,
}

/// Two pairs that share a set, as a wing; none if they are tied by the same symbol only.
fn wing(one: &Restricted, other: &Restricted) -> Option<Wing> {
    let c = if one.first == other.first || one.first == other.second { one.first } else { one.second };
    let end = |pair: &Restricted| if pair.first == c { pair.second } else { pair.first };
    let wing = Wing { a: end(one), b: end(other), c, a_with_c: one.symbols, b_with_c: other.symbols };
    (one.symbols.or(other.symbols).len() > 1).then_some(wing)
}

impl Wing {
    /// What goes; nothing if the wings are no two sets of their own.
    fn gone<const W: usize>(&self, sets: &AlmostLockedSets<W>, may_overlap: bool) -> Vec<Candidate> {
        let [of_a, of_b] = [self.a, self.b].map(|set| &sets.sets()[set]);
        let symbols = self.symbols(sets);
        if symbols.is_empty()
            || (!may_overlap && of_a.cells.intersects(&of_b.cells))
            || of_a.cells.is_subset_of(&of_b.cells)
            || of_b.cells.is_subset_of(&of_a.cells)
        {
            return Vec::new();
        }
        let gone = |symbol| candidates(symbol, sets.watched_by_both(self.a, self.b, symbol));
        symbols.iter().flat_map(gone).collect()
    }

    /// The symbols of which one of the wings holds each.
    fn symbols<const W: usize>(&self, sets: &AlmostLockedSets<W>) -> SymbolSet {
        let common = sets.sets()[self.a].symbols.and(sets.sets()[self.b].symbols);
        common.minus(self.a_with_c).minus(self.b_with_c)
    }

    fn reason<const W: usize>(&self, position: &Position<W>, sets: &AlmostLockedSets<W>) -> Reason {
        let mut argument = Argument::new(position, sets);
        argument.set(self.a);
        argument.restricted(self.a, self.c, self.a_with_c);
        argument.set(self.c);
        argument.restricted(self.c, self.b, self.b_with_c);
        argument.set(self.b);
        for symbol in self.symbols(sets).iter() {
            let cells = sets.watched_by_both(self.a, self.b, symbol);
            if !cells.is_empty() {
                argument.gone(symbol, cells, &[self.a, self.b]);
            }
        }
        argument.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{cited, classic, step_taking, steps};

    #[test]
    fn three_cells_as_sets() {
        let position = classic(&[("r5c5", "12"), ("r5c1", "13"), ("r1c5", "23")]);
        let steps_found = steps(&AlsWing, &position, &Options::default());
        let step = step_taking(&steps_found, "3", &["r1c1"]).expect("the step");
        assert_eq!(cited(&position, step), ["row 1", "row 5", "column 1", "column 5"]);
        // The same symbol twice is no wing.
        let position = classic(&[("r5c5", "12"), ("r5c1", "13"), ("r1c5", "13")]);
        assert_eq!(step_taking(&steps(&AlsWing, &position, &Options::default()), "3", &["r1c1"]), None);
    }
}
