//! Puzzles as mathematical programs: the 0-1 program of Merino and Peško, and clauses for solvers of satisfiability, for
//! every puzzle that arau can state.
//!
//! [`Program`] and [`Formula`] know constraints only. [`Ilp`] and [`Sat`] are engines on top of them; [`files`] writes them
//! for other programs, [`solvers`] asks these, and [`certificate`] proves that there is no solution, or no other.

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
