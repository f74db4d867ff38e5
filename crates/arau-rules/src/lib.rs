//! Every shape, rule and variant of arau: open sets, one registry per set. Shapes and rules have a file each, variants an
//! entry of a table.
//!
//! A rule states its meaning twice: `lower` posts constraints for engines, `holds` judges a full grid. A shape makes
//! a geometry. A variant names a shape with the rules that hold all over it; it has no logic of its own.

mod classic;
mod faults;
pub mod rules;
pub mod shapes;
pub mod variants;

pub use classic::classic_puzzle;
pub use rules::{RULES, rule};
pub use shapes::{SHAPES, Shape, ShapeInfo, Shaped, shape};
pub use variants::{VARIANTS, Variant, variant};
