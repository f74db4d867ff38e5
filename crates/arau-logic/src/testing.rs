//! Positions for the tests inside this crate.

use crate::{Layout, Options, Position, Step, Technique};
use arau_core::{Args, Candidate, Cell, PuzzleSpec, Symbol, SymbolSet, Symbols};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The classic grid without givens, where some cells, such as `r1c1`, have these candidates only.
pub fn classic(cells: &[(&str, &str)]) -> Position<2> {
    let shaped = arau_rules::shape("rect").and_then(|rect| rect.build(&Args::new()).ok()).expect("a grid");
    let mut spec = PuzzleSpec::new(shaped.geometry, Symbols::digits(9));
    spec.rules.push(arau_rules::rules::use_rule("houses", Args::new().with_text("of", "row column box")));
    let puzzle = spec.build().expect("the classic rules");
    let mut position = Position::start(&Arc::new(Layout::new(&puzzle)), &puzzle);
    for (label, glyphs) in cells {
        let cell = puzzle.geometry().find(label).expect("a cell");
        for symbol in position.candidates(cell).minus(symbols(glyphs)).iter() {
            position.eliminate(Candidate { cell, symbol });
        }
    }
    position
}

/// The symbols of some digits.
pub fn symbols(digits: &str) -> SymbolSet {
    digits.bytes().map(|digit| Symbol(digit - b'1')).collect()
}

/// A cell of the classic grid.
pub fn cell(label: &str) -> Cell {
    let at = |i: usize| (label.as_bytes()[i] - b'1') as usize;
    Cell::at(9 * at(1) + at(3))
}

/// A digit in a cell of the classic grid.
pub fn candidate(digit: &str, label: &str) -> Candidate {
    Candidate { cell: cell(label), symbol: symbols(digit).single().expect("one digit") }
}

/// Places a digit.
pub fn place(position: &mut Position<2>, digit: &str, label: &str) {
    position.place(candidate(digit, label));
}

/// Every step of a search.
pub fn steps(technique: &dyn Technique<2>, position: &Position<2>, options: &Options) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = technique.find(position, options, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// The step that takes one symbol from exactly these cells.
pub fn step_taking<'a>(steps: &'a [Step], digit: &str, labels: &[&str]) -> Option<&'a Step> {
    let mut cells: Vec<Cell> = labels.iter().map(|label| cell(label)).collect();
    cells.sort_unstable();
    let is_it = |step: &&Step| {
        step.reason.symbols == symbols(digit)
            && step.eliminations().map(|gone| gone.cell).eq(cells.iter().copied())
    };
    steps.iter().find(is_it)
}

/// The names of the houses that a step cites.
pub fn cited(position: &Position<2>, step: &Step) -> Vec<String> {
    let houses = position.layout().houses().iter();
    houses
        .filter(|house| step.reason.cited.contains(&house.constraint))
        .map(|house| house.name.clone())
        .collect()
}
