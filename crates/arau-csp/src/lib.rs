//! The general engine of arau: propagates constraints and searches, for any puzzle, counting or proving.
//!
//! It knows constraints only: no rule, no row, no 9. [`Csp`] is the engine; [`Recursive`] is Liverani's exhaustive
//! search, kept as the teaching baseline.

mod branching;
mod compile;
mod derive;
mod engine;
mod interchange;
mod lanes;
mod network;
mod propagators;
mod queue;
mod recursive;
mod search;
mod space;
mod subsets;
mod word;

pub use engine::Csp;
pub use recursive::Recursive;
