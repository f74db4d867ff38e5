//! Everything that can be wrong with a puzzle: a player's entry ([`Mistake`]), clues that leave no solution or several
//! ([`WhyNot`]), clues implied by the others ([`RedundantClues`]); and the argument that proves it ([`Argument`]).

mod argument;
mod cases;
mod clue;
mod entry;
mod prune;
mod redundant;
mod shrink;
mod why_not;
mod words;

pub use argument::{Argument, ArgumentEnd};
pub use clue::Clue;
pub use entry::{Mistake, Wrong};
pub use redundant::RedundantClues;
pub use why_not::{ClashingClues, Deciding, SeveralSolutions, WhyNot};
