//! Positions for the tests of chains: an empty classic grid from which candidates are taken.

use crate::{Effect, Layout, Options, Position, Step, StepSink, Technique};
use arau_core::{Args, Candidate, Cell, PuzzleSpec, Symbol, SymbolSet, Symbols};
use arau_rules::{rules::use_rule, shape};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The classic grid with nothing in it.
pub fn empty() -> Position<2> {
    let rect = shape("rect").and_then(|rect| rect.build(&Args::new().with_int("size", 9)).ok());
    let mut spec = PuzzleSpec::new(rect.expect("a square").geometry, Symbols::digits(9));
    spec.rules.push(use_rule("houses", Args::new().with_text("of", "row column box")));
    let puzzle = spec.build().expect("the classic rules");
    Position::start(&Arc::new(Layout::new(&puzzle)), &puzzle)
}

/// The cell in a row and column, both from 1.
pub fn cell(row: usize, column: usize) -> Cell {
    Cell::at((row - 1) * 9 + column - 1)
}

/// The symbol that is written as this digit.
pub fn symbol(digit: u8) -> Symbol {
    Symbol(digit - 1)
}

/// The candidate of a digit.
pub fn candidate(digit: u8, row: usize, column: usize) -> Candidate {
    Candidate { cell: cell(row, column), symbol: symbol(digit) }
}

/// Takes all candidates from a cell but these.
pub fn keep(position: &mut Position<2>, row: usize, column: usize, digits: &[u8]) {
    let kept: SymbolSet = digits.iter().map(|&digit| symbol(digit)).collect();
    for gone in position.candidates(cell(row, column)).minus(kept).iter() {
        position.eliminate(Candidate { cell: cell(row, column), symbol: gone });
    }
}

/// Takes a digit from a row but in these columns.
pub fn keep_in_row(position: &mut Position<2>, digit: u8, row: usize, columns: &[usize]) {
    for column in (1..=9).filter(|column| !columns.contains(column)) {
        position.eliminate(candidate(digit, row, column));
    }
}

/// The steps of a technique.
pub fn steps(technique: &dyn Technique<2>, position: &Position<2>) -> Vec<Step> {
    let mut steps = Vec::new();
    let found: &mut StepSink<'_> = &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    };
    let _ = technique.find(position, &Options::default(), found);
    steps
}

/// Eliminations of a digit in cells.
pub fn gone(digit: u8, cells: &[(usize, usize)]) -> Vec<Effect> {
    let mut effects: Vec<Effect> =
        cells.iter().map(|&(row, column)| Effect::Eliminate(candidate(digit, row, column))).collect();
    effects.sort_unstable();
    effects
}
