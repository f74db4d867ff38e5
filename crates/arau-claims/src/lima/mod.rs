//! Lima, "Uma abordagem matemática do Sudoku": L1 to L9. `house.rs` has his rules for a single house, written again from the
//! text and apart from `arau-logic`; `rules.rs` tries what he says of houses, `system.rs` and
//! `order.rs` what he says of puzzles.

mod house;
mod order;
mod rules;
mod system;

use crate::Claim;

/// All claims of the paper in order.
pub const CLAIMS: &[&[Claim]] = &[rules::CLAIMS, system::CLAIMS, order::CLAIMS, system::LAST];
