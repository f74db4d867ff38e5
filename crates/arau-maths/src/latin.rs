//! Owns the number of Latin squares. Which symbols the columns of a k×n Latin rectangle hold is a k-regular bipartite
//! graph; the rows above and below it do not depend on each other otherwise (McKay and Wanless, "On the number of Latin
//! squares", 2005). So graphs are built row by row up to half of the square, isomorphic ones together with the number
//! of rectangles that lead to them; and for each, the rest of the square is the number of ways to split the complement
//! into matchings.

pub mod mates;
pub mod random;
pub mod square;

use crate::counting::factors::{count_factorisations, factorial, for_each_perfect_matching};
use crate::counting::forms::{Graph, nearly_canonical};
use crate::counting::plan::Plan;
use num_bigint::BigUint;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use rustc_hash::FxHashMap;
use std::ops::RangeInclusive;

/// The orders for which squares can be counted.
pub const ORDERS: RangeInclusive<usize> = 1..=9;

/// The plan for the number of all Latin squares of order n.
pub fn plan(n: usize) -> Plan {
    let complete = ((1u32 << n) - 1) as u16;
    let halves = rectangles(n, n / 2);
    // In an odd order the lower half has a row more: the classes of the upper half serve once again.
    let ways: FxHashMap<Graph, BigUint> = match n % 2 {
        1 if n > 1 => {
            halves.par_iter().map(|(graph, _)| (graph.clone(), count_factorisations(graph))).collect()
        }
        _ => FxHashMap::default(),
    };
    Plan::new(format!("latin squares {n}"), halves.len(), factorial(n), move |i| {
        let (graph, n_rectangles) = &halves[i];
        let complement: Graph = graph.iter().map(|column| complete & !column).collect();
        let n_rests = match n % 2 {
            1 if n > 1 => row_by_row(&complement, &ways),
            _ => count_factorisations(&complement),
        };
        n_rests * n_rectangles
    })
}

/// The factorisations of a graph from those of the graphs that are left when a first matching is taken away.
fn row_by_row(graph: &[u16], ways: &FxHashMap<Graph, BigUint>) -> BigUint {
    let first_edge = graph[0] & graph[0].wrapping_neg();
    let degree = graph[0].count_ones();
    let mut with_first_edge = graph.to_vec();
    with_first_edge[0] = first_edge;
    let mut sum = BigUint::ZERO;
    for_each_perfect_matching(&with_first_edge, |row| {
        let left: Graph = graph.iter().zip(row).map(|(column, symbol)| column & !symbol).collect();
        let left = nearly_canonical(&left);
        sum += ways.get(&left).cloned().unwrap_or_else(|| count_factorisations(&left));
    });
    sum * degree
}

/// The number of reduced squares, whose first row and column are in order, if there are that many squares.
pub fn reduced(n: usize, n_squares: &BigUint) -> BigUint {
    n_squares / (factorial(n) * factorial(n.saturating_sub(1)))
}

/// Graphs of rectangles with k rows, and the number of rectangles that have a graph like it and the first row in order.
fn rectangles(n: usize, k: usize) -> Vec<(Graph, BigUint)> {
    if k == 0 {
        // Order 1 has no half: the factor n! is 1.
        return vec![(vec![0; n], 1u32.into())];
    }
    let first_row: Graph = (0..n).map(|column| 1 << column).collect();
    let mut classes = vec![(first_row, BigUint::from(1u32))];
    for _ in 1..k {
        classes = with_another_row(n, &classes);
    }
    classes
}

fn with_another_row(n: usize, classes: &[(Graph, BigUint)]) -> Vec<(Graph, BigUint)> {
    let extend = |(graph, n_rectangles): &(Graph, BigUint)| {
        let mut found: FxHashMap<Graph, u64> = FxHashMap::default();
        let free: Graph = graph.iter().map(|column| ((1u32 << n) - 1) as u16 & !column).collect();
        for_each_perfect_matching(&free, |row| {
            let longer: Graph = graph.iter().zip(row).map(|(column, symbol)| column | symbol).collect();
            *found.entry(nearly_canonical(&longer)).or_default() += 1;
        });
        found.into_iter().map(|(longer, n_rows)| (longer, n_rectangles * n_rows)).collect::<Vec<_>>()
    };
    let extended: Vec<Vec<(Graph, BigUint)>> = classes.par_iter().map(extend).collect();
    let mut together: FxHashMap<Graph, BigUint> = FxHashMap::default();
    for (graph, n_rectangles) in extended.into_iter().flatten() {
        *together.entry(graph).or_default() += n_rectangles;
    }
    let mut together: Vec<_> = together.into_iter().collect();
    together.sort();
    together
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reduced squares by trying everything, cell by cell.
    fn brute_force(n: usize) -> u64 {
        fn fill(n: usize, cell: usize, grid: &mut Vec<usize>) -> u64 {
            if cell == n * n {
                return 1;
            }
            let (row, column) = (cell / n, cell % n);
            let fits = |symbol: usize, grid: &[usize]| {
                (row > 0 || symbol == column)
                    && (column > 0 || symbol == row)
                    && (0..column).all(|c| grid[row * n + c] != symbol)
                    && (0..row).all(|r| grid[r * n + column] != symbol)
            };
            let mut n_squares = 0;
            for symbol in 0..n {
                if fits(symbol, grid) {
                    grid[cell] = symbol;
                    n_squares += fill(n, cell + 1, grid);
                }
            }
            n_squares
        }
        fill(n, 0, &mut vec![0; n * n])
    }

    #[test]
    fn small_orders_agree_with_trying_everything() {
        for n in 1..=5 {
            assert_eq!(reduced(n, &plan(n).count()), brute_force(n).into(), "{n}");
        }
    }

    #[test]
    fn published_numbers() {
        for (n, published) in [(6, 9408u64), (7, 16_942_080), (8, 535_281_401_856)] {
            assert_eq!(reduced(n, &plan(n).count()), published.into(), "{n}");
        }
    }

    #[test]
    fn other_heights_of_the_halves_give_the_same() {
        for k in 1..=5 {
            let complement =
                |graph: &Graph| graph.iter().map(|column| 0b11_1111 & !column).collect::<Graph>();
            let of_class = |(graph, n_rectangles): &(Graph, BigUint)| {
                count_factorisations(&complement(graph)) * n_rectangles
            };
            let n_squares: BigUint = rectangles(6, k).iter().map(of_class).sum();
            assert_eq!(n_squares * factorial(6), 812_851_200u32.into(), "{k}");
        }
    }
}
