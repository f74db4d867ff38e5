//! ALS-XZ: two almost locked sets with a restricted common. One of them lacks it and so holds all its other symbols:
//! a symbol of both stands in one of them. With two restricted commons, each set lacks one of these, and is locked for
//! all its others.

use super::*;

/// Two sets.
pub struct AlsXz;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "als-xz",
    "ALS-XZ rule",
    "two almost locked sets share a digit that only one of them can contain, so the other is locked; a second \
     shared digit must be in one of them and can be removed from cells that see all its places in both",
)
.in_hodoku("0901", Level::Unfair, 300);

impl<const W: usize> Technique<W> for AlsXz {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let sets = AlmostLockedSets::of(position);
        let mut reported = ReportedEliminations::default();
        for pair in sets.restricted_pairs(options.overlapping_sets) {
            position.go_on()?;
            let losses = losses(&sets, pair.first, pair.second, pair.symbols);
            let mut gone = losses.iter().flat_map(|loss| candidates(loss.symbol, loss.cells)).collect();
            if !reported.is_new(&mut gone) {
                continue;
            }
            let step = Step::eliminating(&INFO, gone, || {
                let mut argument = Argument::new(position, &sets);
                argument.set(pair.first);
                argument.restricted(pair.first, pair.second, pair.symbols);
                argument.set(pair.second);
                losses.iter().for_each(|loss| argument.gone(loss.symbol, loss.cells, &loss.by));
                argument.finish()
            });
            step.map_or(ControlFlow::Continue(()), &mut *found)?;
        }
        ControlFlow::Continue(())
    }
}

/// Cells that lose a symbol, because one of some sets holds it.
struct Loss<const W: usize> {
    symbol: Symbol,
    cells: CellSet<W>,
    by: Vec<usize>,
}

fn losses<const W: usize>(
    sets: &AlmostLockedSets<W>,
    a: usize,
    b: usize,
    restricted: SymbolSet,
) -> Vec<Loss<W>> {
    let [of_a, of_b] = [a, b].map(|set| &sets.sets()[set]);
    let mut losses: Vec<Loss<W>> = Vec::new();
    let is_double = restricted.len() > 1;
    if is_double {
        for (set, other) in [(a, of_b), (b, of_a)] {
            for symbol in sets.sets()[set].symbols.minus(restricted).iter() {
                let cells = sets.watched(set, symbol).minus(other.cells);
                if !cells.is_empty() {
                    losses.push(Loss { symbol, cells, by: vec![set] });
                }
            }
        }
    }
    let common = of_a.symbols.and(of_b.symbols);
    for symbol in common.iter().filter(|&symbol| is_double || !restricted.contains(symbol)) {
        let known = losses.iter().filter(|loss| loss.symbol == symbol).map(|loss| loss.cells);
        let known = known.fold(CellSet::EMPTY, CellSet::or);
        let cells = sets.watched_by_both(a, b, symbol).minus(known);
        if !cells.is_empty() {
            losses.push(Loss { symbol, cells, by: vec![a, b] });
        }
    }
    losses
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{cell, cited, classic, step_taking, steps, symbols};

    #[test]
    fn one_restricted_common() {
        let position = classic(&[("r1c1", "12"), ("r1c5", "13"), ("r2c4", "23")]);
        let steps = steps(&AlsXz, &position, &Options::default());
        let step = step_taking(&steps, "2", &["r1c4", "r1c6", "r2c1", "r2c2", "r2c3"]).expect("the step");
        // The box of the pair; the row of the restricted common; the row and the box of what goes.
        assert_eq!(cited(&position, step), ["row 1", "row 2", "box 1", "box 2"]);
    }

    #[test]
    fn two_restricted_commons_lock_both_sets() {
        let position = classic(&[("r1c1", "12"), ("r1c5", "123"), ("r1c6", "123")]);
        let steps = steps(&AlsXz, &position, &Options::default());
        let is_it = |step: &&Step| step.reason.parts.contains(&("restricted", Part::Symbols(symbols("12"))));
        let step = steps.iter().find(is_it).expect("the step");
        let gone = |label, digit| {
            step.eliminations()
                .any(|gone| gone.cell == cell(label) && SymbolSet::only(gone.symbol) == symbols(digit))
        };
        // The 3 is locked in the pair alone, 1 and 2 in the row.
        assert!(gone("r2c4", "3") && gone("r1c9", "3") && gone("r1c9", "1") && gone("r1c9", "2"));
        assert!(!gone("r2c1", "1") && !gone("r2c4", "1"));
    }
}
