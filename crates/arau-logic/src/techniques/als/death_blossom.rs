//! Death blossom: a stem cell, and for each of its candidates an almost locked set, its petal, that lacks this symbol
//! if the stem holds it. Whatever the stem holds, some petal is locked: a symbol of all petals stands in one of them.

use super::*;

/// A stem with a petal for each candidate.
pub struct DeathBlossom;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "death-blossom",
    "Death blossom",
    "every candidate of a cell \
     takes a digit from an almost locked set and locks it, so one of these sets is locked; a digit that all \
     share can be removed from cells that see all its places in them",
)
.in_hodoku("0904", Level::Unfair, 360);

impl<const W: usize> Technique<W> for DeathBlossom {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let sets = AlmostLockedSets::of(position);
        let mut reported = ReportedEliminations::default();
        for stem in position.open().iter() {
            let symbols: Vec<Symbol> = position.candidates(stem).iter().collect();
            let petals_for = |&symbol: &Symbol| -> Vec<usize> {
                (0..sets.sets().len()).filter(|&set| sets.watched(set, symbol).contains(stem)).collect()
            };
            let petals: Vec<Vec<usize>> = symbols.iter().map(petals_for).collect();
            if petals.is_empty() || petals.iter().any(Vec::is_empty) {
                continue;
            }
            let all = |symbol| (symbol, position.places(symbol).minus(CellSet::only(stem)));
            let outside = position.symbols().filter(|symbol| !symbols.contains(symbol));
            let left: Vec<(Symbol, CellSet<W>)> = outside.map(all).collect();
            let search =
                Search { position, sets: &sets, petals: &petals, may_overlap: options.overlapping_sets };
            let mut chosen = Vec::with_capacity(petals.len());
            search.walk(&mut chosen, CellSet::EMPTY, &left, &mut |chosen, left| {
                let gone = left.iter().flat_map(|&(symbol, cells)| candidates(symbol, cells));
                let mut gone = gone.collect();
                if !reported.is_new(&mut gone) {
                    return ControlFlow::Continue(());
                }
                let step = Step::eliminating(&INFO, gone, || {
                    let mut argument = Argument::new(position, &sets);
                    argument.reason.parts.push(("cell", Part::Cells(vec![stem])));
                    for (&set, &symbol) in chosen.iter().zip(&symbols) {
                        let candidate = Candidate { cell: stem, symbol };
                        argument.reason.shown.push((Role::Pattern, candidate));
                        argument.weak(symbol, CellSet::only(stem), sets.places(set, symbol));
                        argument.reason.parts.push(("restricted", Part::Symbols(SymbolSet::only(symbol))));
                        argument.set(set);
                    }
                    left.iter().for_each(|&(symbol, cells)| argument.gone(symbol, cells, chosen));
                    argument.finish()
                });
                step.map_or(ControlFlow::Continue(()), &mut *found)
            })?;
        }
        ControlFlow::Continue(())
    }
}

struct Search<'a, const W: usize> {
    position: &'a Position<W>,
    sets: &'a AlmostLockedSets<W>,
    /// For each candidate of the stem, the sets that lack it if the stem holds it.
    petals: &'a [Vec<usize>],
    may_overlap: bool,
}

/// Takes petals, one for each candidate, with what goes.
type Blossom<'a, const W: usize> = dyn FnMut(&[usize], &[(Symbol, CellSet<W>)]) -> ControlFlow<()> + 'a;

impl<const W: usize> Search<'_, W> {
    /// Visits the choices of a petal for each further candidate, as long as there is something left to take away: by
    /// symbol, the cells that see all its places in the petals so far.
    fn walk(
        &self,
        chosen: &mut Vec<usize>,
        cells: CellSet<W>,
        left: &[(Symbol, CellSet<W>)],
        visit: &mut Blossom<'_, W>,
    ) -> ControlFlow<()> {
        let Some(petals) = self.petals.get(chosen.len()) else { return visit(chosen, left) };
        self.position.go_on()?;
        let mut still: Vec<(Symbol, CellSet<W>)> = Vec::with_capacity(left.len());
        for &petal in petals {
            let set = &self.sets.sets()[petal];
            if !self.may_overlap && set.cells.intersects(&cells) {
                continue;
            }
            still.clear();
            let seen = |&(symbol, cells): &(Symbol, CellSet<W>)| {
                (symbol, cells.and(self.sets.watched(petal, symbol)))
            };
            still.extend(left.iter().map(seen).filter(|(_, cells)| !cells.is_empty()));
            if still.is_empty() {
                continue;
            }
            chosen.push(petal);
            let flow = self.walk(chosen, cells.or(set.cells), &still, visit);
            chosen.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{cited, classic, step_taking, steps};

    #[test]
    fn three_petals() {
        let cells = [("r5c5", "123"), ("r5c1", "14"), ("r5c9", "24"), ("r4c4", "34")];
        let position = classic(&cells);
        let found = steps(&DeathBlossom, &position, &Options::default());
        let step = step_taking(&found, "4", &["r5c4", "r5c6"]).expect("the step");
        assert_eq!(cited(&position, step), ["row 5", "box 5"]);
        // A candidate of the stem without a petal: no blossom.
        let position = classic(&cells[..3]);
        assert_eq!(
            step_taking(&steps(&DeathBlossom, &position, &Options::default()), "4", &["r5c4", "r5c6"]),
            None
        );
    }
}
