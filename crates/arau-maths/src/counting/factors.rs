//! Owns regular bipartite graphs: how many perfect matchings, and in how many ways the edges fall into perfect matchings
//! one after the other. Columns of a Latin rectangle with the symbols they hold are such a graph, and its rows are the
//! matchings; so are the rows of a stack of boxes, whose columns are the matchings.

use super::disjoint::count_choices;
use arau_core::bits::ones;
use num_bigint::BigUint;

/// The number of ordered ways to split the edges of a regular bipartite graph into perfect matchings. The graph has as
/// many vertices on either side, at most 11, and `edges[v]` has a bit for each neighbour of `v`.
pub fn count_factorisations(edges: &[u16]) -> BigUint {
    // Matchings with the edges of vertex 0 one after the other: the order of the matchings is left to the factorial.
    let lists = matchings_by_first_edge(edges);
    BigUint::from(count_choices(&lists)) * factorial(lists.len())
}

/// All perfect matchings as sets of edges, in a list for each edge of vertex 0.
fn matchings_by_first_edge(edges: &[u16]) -> Vec<Vec<u128>> {
    let mut lists = Vec::new();
    for bit in ones(edges[0]).map(|place| 1 << place) {
        let mut list = Vec::new();
        for_each_matching(
            edges,
            1,
            bit,
            &mut |chosen| list.push(edge_set(edges.len(), chosen)),
            &mut vec![bit; edges.len()],
        );
        lists.push(list);
    }
    lists
}

/// Calls back with every perfect matching: the neighbour of each vertex, as a bit.
pub fn for_each_perfect_matching(edges: &[u16], mut found: impl FnMut(&[u16])) {
    for_each_matching(edges, 0, 0, &mut found, &mut vec![0; edges.len()]);
}

fn for_each_matching(
    edges: &[u16],
    vertex: usize,
    used: u16,
    found: &mut impl FnMut(&[u16]),
    chosen: &mut Vec<u16>,
) {
    if vertex == edges.len() {
        return found(chosen);
    }
    for bit in ones(edges[vertex] & !used).map(|place| 1 << place) {
        chosen[vertex] = bit;
        for_each_matching(edges, vertex + 1, used | bit, found, chosen);
    }
}

fn edge_set(n: usize, chosen: &[u16]) -> u128 {
    chosen.iter().enumerate().fold(0, |set, (v, bit)| set | u128::from(*bit) << (v * n))
}

/// n!
pub fn factorial(n: usize) -> BigUint {
    (1..=n).map(BigUint::from).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complete_graphs_give_latin_squares() {
        for (n, squares) in [(1, 1u32), (2, 2), (3, 12), (4, 576), (5, 161_280), (6, 812_851_200)] {
            assert_eq!(count_factorisations(&vec![(1 << n) - 1; n]), squares.into(), "{n}");
        }
    }

    #[test]
    fn matchings_of_a_complete_graph_are_permutations() {
        let mut n_found = 0;
        for_each_perfect_matching(&[0b11111; 5], |_| n_found += 1);
        assert_eq!(n_found, 120);
        n_found = 0;
        for_each_perfect_matching(&[0b011, 0b110, 0b101], |_| n_found += 1);
        assert_eq!(n_found, 2);
    }
}
