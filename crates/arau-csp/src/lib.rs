//! The general engine of arau: constraint propagation and search for any puzzle, to solve, count or prove uniqueness.
//!
//! It knows only constraints: no rules, no rows, no 9. [`Csp`] is the engine; [`Recursive`] is Liverani's exhaustive
//! search, kept as a baseline for teaching.

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
