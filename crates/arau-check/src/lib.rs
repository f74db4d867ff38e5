//! The small slow oracle. It asks rules what they mean (`Rule::holds`) and nothing else: it never lowers a rule and
//! shares no line with an engine, so that an error there cannot hide here.

mod brute_force;
mod verdict;

pub use brute_force::{brute_force, brute_force_count};
pub use verdict::{broken_rules, contradicted_givens, is_solution};
