//! Owns the classic 9×9 puzzle as a [`Puzzle`]: rows, columns and boxes, and any givens.

use crate::{rules::use_rule, shape};
use arau_core::{Args, Classic, Puzzle, PuzzleSpec, Symbols};
use std::sync::LazyLock;

/// The grid without givens. All classic puzzles share what it was built from.
static EMPTY: LazyLock<Puzzle> = LazyLock::new(|| {
    let shaped = shape("rect").and_then(|rect| rect.make(&Args::new().with_int("size", 9)).ok());
    let mut spec = PuzzleSpec::new(shaped.expect("a square").geometry, Symbols::digits(9));
    spec.rules.push(use_rule("houses", Args::new().with_text("of", "row column box")));
    spec.build().expect("the classic rules are rules")
});

/// The classic 9×9 puzzle with these givens.
pub fn classic_puzzle(givens: &Classic) -> Puzzle {
    EMPTY.with_givens(givens.givens())
}
