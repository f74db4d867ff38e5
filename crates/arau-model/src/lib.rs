//! Puzzles as mathematical models, for every puzzle that arau supports: the 0-1 program of Merino and Peško, and CNF
//! clauses for SAT solvers.
//!
//! [`Program`] and [`Formula`] know only constraints. [`Ilp`] and [`Sat`] are engines on top of them; [`files`] writes
//! model files, [`solvers`] runs external solvers, and [`certificate`] proves that a puzzle has no solution, or only
//! one.

pub mod candidates;
pub mod certificate;
mod cnf;
mod engines;
pub mod files;
mod layered_graph;
mod names;
mod program;
pub mod solvers;
pub mod table1;

pub use cnf::{Clauses, Formula, Lit};
pub use engines::{Ilp, Sat};
pub use program::{Form, Program, Row, Size, VarId, Variable};
