//! The core types of arau: cells, symbols, geometry, constraints, rules, puzzles and engines.
//!
//! A *rule* is what a setter writes; it lowers to a few *constraints*, a closed set that every engine understands.
//! This crate does no input or output, starts no threads, reads no clock and draws no random numbers.

mod args;
mod automaton;
pub mod bits;
mod cell;
mod cell_set;
mod classic;
mod constraint;
mod engine;
mod entries;
mod fault;
mod geometry;
mod grid;
mod group_name;
mod lowering;
mod mark;
mod minimise;
mod miss;
mod place;
mod puzzle;
mod rule;
mod symbol;
mod symbols;
mod verdict;

pub use args::{Arg, Args, Param, ParamKind, kind_in_words};
pub use automaton::{Automaton, MAX_STATES, State, TooManyStates};
pub use cell::Cell;
pub use cell_set::CellSet;
pub use classic::{Classic, NotClassic};
pub use constraint::{Constraint, Relation};
pub use engine::{
    Engine, Limits, Outcome, Query, Redundancy, Sink, Stats, Unsupported, UnsupportedKind,
    redundant_givens_one_by_one, solutions,
};
pub use entries::Entries;
pub use fault::{ArgStep, Fault, FaultKind, Faults};
pub use geometry::{CellInfo, CellListError, CellListErrorKind, Geometry, Group, Origin, Point, RectPart};
pub use grid::{Board, Grid, GridView};
pub use group_name::GroupName;
pub use lowering::Lowering;
pub use mark::{CellShape, EdgeSign, LineStyle, Mark};
pub use miss::{Amount, Miss};
pub use place::Place;
pub use puzzle::{About, Posted, Puzzle, PuzzleSpec};
pub use rule::{Because, Fact, Rule, RuleInfo, RuleUse, Sample, Situation};
pub use symbol::{Candidate, MAX_SYMBOLS, Symbol, SymbolSet};
pub use symbols::Symbols;
pub use verdict::{Limit, Unknown, Verdict, verdict};
