//! Positions of classic puzzles, for the tests of this family.

use crate::{Layout, Options, Position, Step, Technique};
use arau_core::{Args, Candidate, Cell, PuzzleSpec, Symbol, Symbols};
use arau_rules::{rules::use_rule, shape};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The candidate of three digits: symbol, row, column.
pub fn candidate(text: &str) -> Candidate {
    let digit = |i: usize| usize::from(text.as_bytes()[i] - b'1');
    Candidate { cell: Cell::at(digit(1) * 9 + digit(2)), symbol: Symbol(digit(0) as u8) }
}

/// The position of 81 characters, a `+` before each placed symbol that is no given, and of what is gone besides.
pub fn position(cells: &str, gone: &str) -> Position<2> {
    let square = shape("rect").and_then(|rect| rect.build(&Args::new().with_int("size", 9)).ok());
    let mut spec = PuzzleSpec::new(square.expect("a square").geometry, Symbols::digits(9));
    spec.rules.push(use_rule("houses", Args::new().with_text("of", "row column box")));
    let mut placed = Vec::new();
    let mut is_placed = false;
    let mut idx = 0;
    for c in cells.chars() {
        if c == '+' {
            is_placed = true;
            continue;
        }
        let symbol = c.to_digit(10).map(|digit| Symbol(digit as u8 - 1));
        match symbol {
            Some(symbol) if is_placed => placed.push(Candidate { cell: Cell::at(idx), symbol }),
            given => spec.givens[idx] = given,
        }
        (is_placed, idx) = (false, idx + 1);
    }
    let puzzle = spec.build().expect("a puzzle");
    let mut position = Position::start(&Arc::new(Layout::new(&puzzle)), &puzzle);
    placed.into_iter().for_each(|placed| position.place(placed));
    gone.split_whitespace().for_each(|gone| position.eliminate(candidate(gone)));
    position
}

/// What each step of a search takes away.
pub fn eliminations(technique: &dyn Technique<2>, position: &Position<2>) -> Vec<Vec<Candidate>> {
    let mut all = Vec::new();
    let _ = technique.find(position, &Options::default(), &mut |step: Step| {
        assert!(step.technique.assumes_unique && step.reason.deadly.is_some());
        all.push(step.eliminations().collect());
        ControlFlow::Continue(())
    });
    all
}

/// The candidates of a list, in order.
pub fn candidates(text: &str) -> Vec<Candidate> {
    let mut all: Vec<Candidate> = text.split_whitespace().map(candidate).collect();
    all.sort_unstable();
    all
}
