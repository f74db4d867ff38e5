//! Owns how the effects of a step are told. A message chooses among them: `$result` is all that follows as a clause
//! (`r1c1 and r1c2 cannot be 3`), `$effects` the same as a sentence; `$gone` names the cells that lose a candidate,
//! `$gone-symbols` what they lose, `$placed` the cells that are filled.

use super::arguments::Arguments;
use super::{Names, Speaker};
use crate::Effect;
use arau_core::{Candidate, Cell, SymbolSet};
use fluent_bundle::FluentArgs;

/// Cells that lose the same symbols.
struct Loss {
    cells: Vec<Cell>,
    symbols: SymbolSet,
}

impl Speaker {
    /// What follows, as a sentence.
    pub fn effects(&self, effects: &[Effect], names: Names<'_>) -> String {
        self.say("effects", &FluentArgs::from_iter([("list", self.result(effects, names))]))
    }

    /// What follows, as a clause: `r1c1 is 5, and r1c2 cannot be 3`.
    pub fn result(&self, effects: &[Effect], names: Names<'_>) -> String {
        let mut clauses = Vec::new();
        for &effect in effects {
            match effect {
                Effect::Place(Candidate { cell, symbol }) => clauses.push(self.say(
                    "effect-place",
                    &FluentArgs::from_iter([
                        ("cell", self.cells(&[cell], names)),
                        ("symbol", self.symbols(SymbolSet::only(symbol), names, "and")),
                    ]),
                )),
                Effect::Contradiction => clauses.push(self.say("effect-contradiction", &FluentArgs::new())),
                Effect::Eliminate(_) => {}
            }
        }
        for Loss { cells, symbols } in losses(effects) {
            let mut args = FluentArgs::from_iter([
                ("cells", self.cells(&cells, names)),
                ("cells-or", self.cells_or(&cells, names)),
                ("symbols", self.symbols(symbols, names, "nor")),
            ]);
            args.set("n", cells.len());
            clauses.push(self.say("effect-eliminate", &args));
        }
        self.list(clauses, "clauses")
    }

    /// What the message of a step may use about its effects.
    pub(super) fn set_effects(&self, effects: &[Effect], names: Names<'_>, args: &mut Arguments<'_>) {
        let placed: Vec<Cell> = of_effects(effects, |effect| match effect {
            Effect::Place(candidate) => Some(candidate.cell),
            _ => None,
        });
        let gone = losses(effects);
        let mut cells: Vec<Cell> = gone.iter().flat_map(|loss| loss.cells.iter().copied()).collect();
        cells.sort_unstable();
        let symbols = gone.iter().fold(SymbolSet::EMPTY, |all, loss| all.or(loss.symbols));
        args.text("effects", self.effects(effects, names));
        args.text("result", self.result(effects, names));
        args.text("placed", self.cells(&placed, names));
        args.text("gone", self.cells(&cells, names));
        args.text("gone-symbols", self.symbols(symbols, names, "nor"));
        args.number("n-gone", cells.len());
    }
}

/// The cells that lose candidates, those together that lose the same.
fn losses(effects: &[Effect]) -> Vec<Loss> {
    let mut by_cell: Vec<(Cell, SymbolSet)> = Vec::new();
    for candidate in of_effects(effects, |effect| match effect {
        Effect::Eliminate(candidate) => Some(candidate),
        _ => None,
    }) {
        match by_cell.iter_mut().find(|(cell, _)| *cell == candidate.cell) {
            Some((_, symbols)) => symbols.insert(candidate.symbol),
            None => by_cell.push((candidate.cell, SymbolSet::only(candidate.symbol))),
        }
    }
    let mut losses: Vec<Loss> = Vec::new();
    for (cell, symbols) in by_cell {
        match losses.iter_mut().find(|loss| loss.symbols == symbols) {
            Some(loss) => loss.cells.push(cell),
            None => losses.push(Loss { cells: vec![cell], symbols }),
        }
    }
    losses
}

fn of_effects<T>(effects: &[Effect], of: impl Fn(Effect) -> Option<T>) -> Vec<T> {
    effects.iter().copied().filter_map(of).collect()
}
