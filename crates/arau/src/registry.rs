//! The registries: every rule, shape, variant, format, technique and engine, in the order in which they are listed.
//! Front ends take their lists from here, so that a new rule appears everywhere at once.

pub use arau_format::{FORMATS, format};
pub use arau_logic::technique_infos as techniques;
pub use arau_rules::{RULES, SHAPES, VARIANTS, rule, shape, variant};
pub use arau_solve::{AUTO, Choice, ENGINES, choose, engine};
