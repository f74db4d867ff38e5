//! Every shape, rule and variant of arau, with one registry for each kind. Shapes and rules have a file each, variants
//! an entry in a table.
//!
//! A rule states its meaning twice: `lower` posts constraints for engines, `holds` checks a full grid. A shape makes a
//! geometry. A variant combines a shape with rules for the whole board; it has no logic of its own.

mod classic;
mod faults;
pub mod rules;
pub mod shapes;
pub mod variants;

pub use classic::classic_puzzle;
pub use rules::{RULES, rule};
pub use shapes::{SHAPES, Shape, ShapeInfo, Shaped, shape};
pub use variants::{VARIANTS, Variant, variant};
