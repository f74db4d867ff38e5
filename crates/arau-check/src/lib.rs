//! The small slow oracle. Of grids it asks rules what they mean (`Rule::holds`) and nothing else; of steps it asks whether
//! they follow from the constraints that they cite. It never lowers a rule and shares no line with an engine or a
//! technique, so that an error there cannot hide here.

mod brute_force;
mod one_symbol;
mod proof;
mod verdict;

pub use brute_force::{brute_force, brute_force_count};
pub use proof::{Conclusion, Premises, Unproved, is_deadly, prove};
pub use verdict::{broken_rules, contradicted_givens, is_solution};
