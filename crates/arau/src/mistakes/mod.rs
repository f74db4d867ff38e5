//! Owns what is wrong: an entry of a player ([`Mistake`]), clues that leave no solution or several ([`WhyNot`]), clues that
//! the others imply ([`RedundantClues`]), and the argument that shows it ([`Argument`]).

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
