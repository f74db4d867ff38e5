//! Owns a form in which isomorphic bipartite graphs mostly look the same, so that what was worked out for one serves for
//! others: columns and the symbols that they hold, in whatever order and under whatever names.
//!
//! The form is not always canonical: where refinement leaves a tie, the first vertex is taken. Isomorphic graphs may then have
//! two forms, which costs time and alters no number.

use super::factors::{count_factorisations, for_each_perfect_matching};
use num_bigint::BigUint;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

/// The symbols of each column, or the columns of each symbol: a bit for each neighbour of each vertex.
pub type Graph = Vec<u16>;

/// Factorisations of graphs, each kind of graph counted once. Threads share it.
#[derive(Default)]
pub struct Known {
    ways: Mutex<FxHashMap<Graph, BigUint>>,
}

impl Known {
    /// The number of ordered ways to split the edges of a regular graph into perfect matchings: a first matching is taken
    /// away, and what is left is looked up.
    pub fn count_factorisations(&self, graph: &[u16]) -> BigUint {
        let degree = graph[0].count_ones();
        if degree <= 1 {
            return BigUint::from(1u32);
        }
        let mut n_like: FxHashMap<Graph, u64> = FxHashMap::default();
        let mut with_first_edge = graph.to_vec();
        with_first_edge[0] = graph[0] & graph[0].wrapping_neg();
        for_each_perfect_matching(&with_first_edge, |matching| {
            let left: Graph = graph.iter().zip(matching).map(|(edges, edge)| edges & !edge).collect();
            *n_like.entry(nearly_canonical(&left)).or_default() += 1;
        });
        n_like.into_iter().map(|(left, n)| self.look_up(left) * n).sum::<BigUint>() * degree
    }

    fn look_up(&self, form: Graph) -> BigUint {
        let ways = || self.ways.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = ways().get(&form) {
            return known.clone();
        }
        // Another thread may do the same meanwhile, which does no harm.
        let n = count_factorisations(&form);
        ways().insert(form, n.clone());
        n
    }
}

const MAX_ORDER: usize = 11;

/// An isomorphic graph, mostly the same for isomorphic graphs: colours of columns and symbols are refined until all
/// differ, singling out a vertex where they do not.
pub fn nearly_canonical(graph: &[u16]) -> Graph {
    let n = graph.len();
    let mut columns = [0u64; MAX_ORDER];
    let mut symbols = [0u64; MAX_ORDER];
    for (i, colour) in columns[..n].iter_mut().enumerate() {
        // How columns overlap tells much at once.
        *colour =
            graph.iter().map(|other| mix(1 << (graph[i] & other).count_ones())).fold(0, u64::wrapping_add);
    }
    for singled_out in 1.. {
        for _ in 0..2 {
            refine(graph, &mut columns, &mut symbols);
        }
        let Some(tied) = first_of_smallest_tie(&columns[..n]) else { break };
        columns[tied] = mix(columns[tied] ^ singled_out);
    }
    refine(graph, &mut columns, &mut symbols);
    arranged(graph, &columns[..n], &symbols[..n])
}

fn refine(graph: &[u16], columns: &mut [u64], symbols: &mut [u64]) {
    let n = graph.len();
    let mut sums = [0u64; MAX_ORDER];
    for (column, &colour) in graph.iter().zip(&*columns) {
        let colour = mix(colour);
        for (symbol, sum) in sums[..n].iter_mut().enumerate() {
            *sum = sum.wrapping_add(colour & u64::from(column >> symbol & 1).wrapping_neg());
        }
    }
    for (symbol, sum) in symbols.iter_mut().zip(sums) {
        *symbol = mix(symbol.wrapping_mul(3).wrapping_add(sum));
    }
    for (column, colour) in graph.iter().zip(columns) {
        let sum = (0..n).fold(0u64, |sum, symbol| {
            sum.wrapping_add(symbols[symbol] & u64::from(column >> symbol & 1).wrapping_neg())
        });
        *colour = mix(colour.wrapping_mul(5).wrapping_add(sum));
    }
}

/// Scatters bits, so that sums of colours seldom agree by chance; if they do, it costs time only.
fn mix(colour: u64) -> u64 {
    let colour = (colour ^ colour >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (colour ^ colour >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ colour >> 32
}

/// The first vertex of the smallest set of vertices with the same colour, the least colour among such sets.
fn first_of_smallest_tie(colours: &[u64]) -> Option<usize> {
    let n_like = |i: usize| colours.iter().filter(|&&colour| colour == colours[i]).count();
    let tied = (0..colours.len()).map(|i| (n_like(i), colours[i], i)).filter(|&(n_like, _, _)| n_like > 1);
    tied.min().map(|(_, _, i)| i)
}

/// The graph with columns and symbols in the order of their colours.
fn arranged(graph: &[u16], columns: &[u64], symbols: &[u64]) -> Graph {
    let mut order: Vec<usize> = (0..graph.len()).collect();
    order.sort_by_key(|&symbol| (symbols[symbol], symbol));
    let mut new_place = [0; MAX_ORDER];
    for (place, &symbol) in order.iter().enumerate() {
        new_place[symbol] = place;
    }
    order.sort_by_key(|&column| columns[column]);
    let image = |column: u16| {
        (0..graph.len()).fold(0, |image, symbol| image | (column >> symbol & 1) << new_place[symbol])
    };
    order.into_iter().map(|column| image(graph[column])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn renamed_graphs_have_the_same_form_and_factorisations() {
        let graph: Graph = vec![0b01_0111, 0b10_1011, 0b11_0101, 0b11_1010, 0b01_1101, 0b10_1110];
        let renamed: Graph =
            graph.iter().rev().map(|column| (column << 2 | column >> 4) & 0b11_1111).collect();
        assert_eq!(nearly_canonical(&graph), nearly_canonical(&renamed));
        let known = Known::default();
        let n = count_factorisations(&graph);
        assert!(n > BigUint::ZERO);
        assert_eq!(known.count_factorisations(&graph), n);
        assert_eq!(known.count_factorisations(&renamed), n);
    }
}
