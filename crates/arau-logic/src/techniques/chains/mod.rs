//! Chains: what follows from a candidate being true or false, link by link, and what can be concluded from where chains
//! lead. All kinds walk the same [`graph`].

mod explain;
mod forcing;
mod graph;
mod groups;
mod implied;
mod loop_effects;
mod net;
mod nice_loops;
mod paths;
mod ranking;
mod remote_pair;
mod rows;
mod sets;
mod simple_chains;
mod table;
#[cfg(test)]
mod testing;

pub(crate) use graph::{Graph, Literal, NodeKinds};

pub use forcing::{ForcingChains, ForcingNets};
pub use nice_loops::{GroupedNiceLoops, NiceLoops};
pub use remote_pair::RemotePair;
pub use simple_chains::{XChain, XyChain};
