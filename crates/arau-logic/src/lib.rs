//! Solving as people do. A technique finds steps in a position; a step has effects and cites the constraints they
//! follow from, so that it can be verified from these alone.
//!
//! ```text
//!  Puzzle ──▶ Layout ──▶ Position ──technique──▶ Step ──apply──▶ Position …
//!             (houses,   (placed,                (effects,
//!              peers)     candidates)             reason)
//! ```
//!
//! There is no guessing except as named techniques. Nothing depends on the board size; the number of words in a set of
//! cells (`W`) is chosen once per puzzle.

mod als;
mod argument;
mod clue;
mod combinations;
mod conflict;
pub mod difficulty;
mod hodoku;
mod implications;
mod joint;
mod layout;
pub mod lima;
mod order;
mod path;
mod position;
mod reasoner;
mod rectangles;
mod reductio;
mod regions;
pub mod se;
mod simple_methods;
mod step;
mod sums;
mod support;
mod technique;
mod techniques;
#[cfg(test)]
mod testing;
mod texts;
mod trial;

/// A set of cells with numbers below 64·`W`, so that techniques compute with sets as if they were numbers.
pub type CellSet<const W: usize> = arau_core::CellSet<[u64; W]>;

pub use argument::{
    Argument, ArgumentKind, Balance, CellBound, Change, Deciding, Fillings, Neighbours, Operation, Pairing,
    Partners, Range, Rise, Tally, Total,
};
pub use conflict::Conflict;
pub use difficulty::{Difficulty, Grade, Rounds};
pub use hodoku::{HodokuRating, HodokuScale};
pub use layout::{Cited, Distinct, House, Layout, Related};
pub use order::Order;
pub use path::{Ending, Goal, Path, all_steps, next_step};
pub use position::Position;
pub use reasoner::{HouseName, Reasoner, Selection, Start};
pub use reductio::{Fate, Guess, Reductio, Round, backdoor, reductio, trial_depth};
pub use simple_methods::{Methods, Standing, apply_methods};
pub use step::{CageWays, Deadly, Effect, Link, Node, Origin, Part, Reason, Role, Share, Step, Summand};
pub use technique::{Hodoku, Level, Options, StepSink, Technique, TechniqueInfo};
pub use techniques::{All, LARGE, MEDIUM, Registry, SMALL, technique_infos};
pub use texts::{Language, Named, Names, Speaker};
pub use trial::{Basis, Claim, Inference};
