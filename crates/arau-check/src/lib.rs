//! The oracle: a small, slow, independent checker. It checks grids by the plain definitions of the rules
//! (`Rule::holds`) and nothing else, and steps by whether they follow from the constraints they cite. It never lowers a
//! rule and shares no code with engines or techniques, so an error there cannot hide here.

mod brute_force;
mod one_symbol;
mod proof;
mod verdict;

pub use brute_force::{brute_force, brute_force_count};
pub use proof::{Conclusion, Premises, Unproved, is_deadly, prove};
pub use verdict::{broken_rules, contradicted_givens, is_solution};
