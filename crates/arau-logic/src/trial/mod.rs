//! Trials: a candidate is assumed, and easy methods are followed to see whether they lead to a contradiction. Everything
//! that happens is remembered with its cause, so that an argument keeps and cites only what it needs.
//!
//! ```text
//!  Layout ──▶ Network ──▶ Trial ──assume, follow──▶ Failure ──argue──▶ Argument
//!             (cells and    (what is left            (what is left     (its story,
//!              constraints)  of every cell)           with nothing)     what it cites)
//! ```
//!
//! Auxiliary cells take part like all others: what a rule says through them is followed too.

mod answers;
mod argument;
mod network;
mod run;
mod search;
mod story;

pub(crate) use argument::Argument;
pub(crate) use network::Network;
pub(crate) use run::{Depth, Trial};
pub(crate) use search::Search;
pub use story::{Basis, Claim, Inference};
