//! What arau knows: every rule, shape, variant, format, technique and engine, each in the order in which lists show
//! them. A front end takes its lists from here, so that a new rule is everywhere at once.

pub use arau_format::{FORMATS, format};
pub use arau_logic::technique_infos as techniques;
pub use arau_rules::{RULES, SHAPES, VARIANTS, rule, shape, variant};
pub use arau_solve::{AUTO, Choice, ENGINES, choose, engine};
