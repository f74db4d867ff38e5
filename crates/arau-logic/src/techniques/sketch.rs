//! Owns small positions for tests: an empty grid where a few cells or houses are made narrow.

use super::prelude::*;
use crate::{Effect, Layout};
use arau_core::{Args, PuzzleSpec, Symbols};
use arau_rules::rules::use_rule;
use arau_rules::shape;
use std::sync::Arc;

/// A square grid with rows, columns and boxes. Rows, columns and symbols count from 1.
pub(super) struct Sketch {
    size: usize,
    position: Position<2>,
}

/// What a step does: the id, and `symbol row column` for each candidate, with a `+` before those placed.
pub(super) type StepSummary = (&'static str, String);

impl Sketch {
    /// An empty grid.
    pub fn of_size(size: usize) -> Sketch {
        let shaped =
            shape("rect").and_then(|rect| rect.build(&Args::new().with_int("size", size as i64)).ok());
        let mut spec = PuzzleSpec::new(shaped.expect("a square").geometry, Symbols::digits(size));
        spec.rules.push(use_rule("houses", Args::new().with_text("of", "row column box")));
        let puzzle = spec.build().expect("rows, columns and boxes");
        Sketch { size, position: Position::start(&Arc::new(Layout::new(&puzzle)), &puzzle) }
    }

    /// In a house, a symbol has these places only, each `row column` in two digits.
    pub fn places(mut self, house: &str, symbol: u8, cells: &[u8]) -> Sketch {
        let kept: CellSet<2> = cells.iter().map(|&cell| self.cell(cell)).collect();
        let found = self.position.layout().houses().iter().find(|other| other.name == house);
        for cell in found.expect("a house").set.minus(kept).iter() {
            self.position.eliminate(Candidate { cell, symbol: Symbol(symbol - 1) });
        }
        self
    }

    /// A cell has these candidates only.
    pub fn candidates(mut self, cell: u8, symbols: &[u8]) -> Sketch {
        let cell = self.cell(cell);
        let kept: SymbolSet = symbols.iter().map(|&symbol| Symbol(symbol - 1)).collect();
        for symbol in self.position.candidates(cell).minus(kept).iter() {
            self.position.eliminate(Candidate { cell, symbol });
        }
        self
    }

    /// The steps of a technique.
    pub fn steps(&self, technique: &dyn Technique<2>, options: &Options) -> Vec<StepSummary> {
        let mut summaries = Vec::new();
        let _ = technique.find(&self.position, options, &mut |step| {
            let effects: Vec<String> = step.effects.iter().map(|&effect| self.name(effect)).collect();
            summaries.push((step.technique.id, effects.join(" ")));
            ControlFlow::Continue(())
        });
        summaries
    }

    fn cell(&self, cell: u8) -> Cell {
        Cell::at((cell as usize / 10 - 1) * self.size + cell as usize % 10 - 1)
    }

    fn name(&self, effect: Effect) -> String {
        let of = |Candidate { cell, symbol }: Candidate| {
            format!("{}{}{}", symbol.idx() + 1, cell.idx() / self.size + 1, cell.idx() % self.size + 1)
        };
        match effect {
            Effect::Place(candidate) => format!("+{}", of(candidate)),
            Effect::Eliminate(candidate) => of(candidate),
            Effect::Contradiction => "contradiction".to_string(),
        }
    }
}
