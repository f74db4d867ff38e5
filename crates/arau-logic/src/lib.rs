//! Solves as people do. A technique looks at a position and finds steps; a step says what follows and cites the
//! constraints from which it follows, so that it can be proved again from these alone.
//!
//! ```text
//!  Puzzle ──▶ Layout ──▶ Position ──technique──▶ Step ──apply──▶ Position …
//!             (houses,   (placed,                (effects,
//!              peers)     candidates)             reason)
//! ```
//!
//! There is no guessing here but as a technique with a name. Nothing knows a size; the number of words in a set of cells
//! (`W`) is chosen once per puzzle.

mod als;
mod combinations;
mod conflict;
pub mod difficulty;
mod hodoku;
mod implications;
mod layout;
pub mod lima;
mod path;
mod position;
mod reasoner;
mod rectangles;
mod reductio;
mod regions;
pub mod se;
mod simple_methods;
mod step;
mod support;
mod technique;
mod techniques;
#[cfg(test)]
mod testing;
mod texts;

/// A set of cells with numbers below 64·`W`, so that techniques compute with sets as if they were numbers.
pub type CellSet<const W: usize> = arau_core::CellSet<[u64; W]>;

pub use conflict::Conflict;
pub use difficulty::{Difficulty, Grade, Rounds};
pub use hodoku::{HodokuRating, HodokuScale};
pub use layout::{Cited, Distinct, House, Layout, Related};
pub use path::{Ending, Path, all_steps, follow, next_step};
pub use position::Position;
pub use reasoner::{HouseName, Reasoner, Selection, Start};
pub use reductio::{Fate, Guess, Reductio, Round, backdoor, reductio, trial_depth};
pub use simple_methods::{Methods, Standing, apply_methods};
pub use step::{Deadly, Effect, Link, Node, Part, Reason, Role, Step};
pub use technique::{Hodoku, Level, Options, StepSink, Technique, TechniqueInfo};
pub use techniques::{All, LARGE, Registry, SMALL, technique_infos};
pub use texts::{Language, Names, Speaker};
