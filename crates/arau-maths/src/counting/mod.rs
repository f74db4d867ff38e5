//! Exact numbers of grids, each worked out anew.

pub mod disjoint;
pub mod factors;
pub mod plan;
pub mod two_rows;
