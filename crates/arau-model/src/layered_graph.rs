//! Owns [`LayeredGraph`]: every word that some cells may spell, as a graph with a layer per cell. Sums, products, counts
//! and automata all come to this, for the 0-1 program as a flow through the graph and for the formula as a walk.
//!
//! ```text
//!  cells        c0          c1          c2
//!         (•) ──1──▶ (1) ──2──▶ (3) ──3──▶ (•)      sum 6 of three cells:
//!            ╲─2──▶ (2) ──1──▶─╱                    a node is what the cells so far add up to
//! ```

use arau_core::{Constraint, Symbol, SymbolSet, Unsupported, UnsupportedKind};
use std::collections::HashMap;
use std::hash::Hash;

/// The most arcs that a graph may have while it is made.
const MAX_ARCS: usize = 1 << 22;

/// A graph whose paths from the first node to the last are the words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayeredGraph {
    /// Per layer its nodes, per node its arcs. There is one layer per cell; the arcs of the last lead to one end. The
    /// first layer has one node, or none if there are no words.
    nodes: Vec<Vec<Vec<LayerArc>>>,
}

/// A step to the next layer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LayerArc {
    /// The symbol of the layer's cell.
    pub symbol: Symbol,
    /// A node of the next layer; 0 in the last.
    pub target: u32,
}

impl LayeredGraph {
    /// The words of the cells under a constraint, or `None` if the constraint has a better form: houses, domains,
    /// relations, options.
    pub fn of(
        constraint: &Constraint,
        candidates: &[SymbolSet],
        values: &[i32],
    ) -> Option<Result<LayeredGraph, Unsupported>> {
        let value = |symbol: Symbol| i64::from(values[symbol.idx()]);
        Some(match constraint {
            Constraint::Linear { terms, min, max } => {
                let domains: Vec<SymbolSet> = terms.iter().map(|(cell, _)| candidates[cell.idx()]).collect();
                let reach = reaches(terms, &domains, value);
                let step = |i: usize, sum: &i64, symbol| {
                    let sum = sum + i64::from(terms[i].1) * value(symbol);
                    let (least, most) = reach[i + 1];
                    match (sum + least > *max || sum + most < *min, sum + least >= *min && sum + most <= *max)
                    {
                        (true, _) => None,
                        // Nothing that follows matters: all such sums are one.
                        (_, true) => Some(i64::MAX / 2),
                        _ => Some(sum),
                    }
                };
                let step = |i: usize, sum: &i64, symbol| match *sum == i64::MAX / 2 {
                    true => Some(*sum),
                    false => step(i, sum, symbol),
                };
                LayeredGraph::build(&domains, 0i64, step, |_| true)
            }
            Constraint::Product { cells, product } => {
                let step = |_, partial: &i64, symbol| partial_product(*partial, value(symbol), *product);
                LayeredGraph::build(&sets(cells, candidates), 1i64, step, |partial| partial == product)
            }
            Constraint::Count { cells, symbols, min, max } => {
                let step = |_, n: &u32, symbol| {
                    let n = n + u32::from(symbols.contains(symbol));
                    (n <= *max).then_some(n)
                };
                LayeredGraph::build(&sets(cells, candidates), 0u32, step, |n| n >= min)
            }
            Constraint::Automaton { cells, automaton } => {
                let step = |_, state: &u32, symbol| automaton.next(*state, symbol);
                LayeredGraph::build(&sets(cells, candidates), 0, step, |state| automaton.is_accepting(*state))
            }
            Constraint::Permutation { .. }
            | Constraint::Distinct { .. }
            | Constraint::Domain { .. }
            | Constraint::Relation { .. }
            | Constraint::AnyOf { .. } => return None,
        })
    }

    /// Explores all that can be spelled, then drops what leads nowhere and joins what leads to the same.
    fn build<S: Clone + Eq + Hash>(
        domains: &[SymbolSet],
        start: S,
        step: impl Fn(usize, &S, Symbol) -> Option<S>,
        accept: impl Fn(&S) -> bool,
    ) -> Result<LayeredGraph, Unsupported> {
        let mut layers: Vec<Vec<Vec<LayerArc>>> = Vec::with_capacity(domains.len());
        let mut states = vec![start];
        let mut n_arcs = 0;
        for (i, domain) in domains.iter().enumerate() {
            let mut index: HashMap<S, u32> = HashMap::new();
            let mut next = Vec::new();
            let mut nodes = Vec::with_capacity(states.len());
            for state in &states {
                let mut arcs = Vec::new();
                for symbol in domain.iter() {
                    let Some(reached) = step(i, state, symbol) else { continue };
                    let target = *index.entry(reached.clone()).or_insert_with(|| {
                        next.push(reached);
                        next.len() as u32 - 1
                    });
                    arcs.push(LayerArc { symbol, target });
                }
                n_arcs += arcs.len();
                nodes.push(arcs);
            }
            if n_arcs > MAX_ARCS {
                let message =
                    format!("a constraint over {} cells needs too many cases for a model", domains.len());
                return Err(Unsupported::new(UnsupportedKind::TooLarge, message));
            }
            layers.push(nodes);
            states = next;
        }
        let ends: Vec<bool> = states.iter().map(accept).collect();
        if layers.is_empty() && !ends[0] {
            // Not even the word without symbols: one layer without a node says so.
            return Ok(LayeredGraph { nodes: vec![Vec::new()] });
        }
        Ok(LayeredGraph { nodes: minimal(layers, &ends) })
    }

    /// Number of layers: one per cell.
    #[cfg(test)]
    pub fn n_layers(&self) -> usize {
        self.nodes.len()
    }

    /// The arcs of each node of a layer.
    pub fn nodes(&self, layer: usize) -> &[Vec<LayerArc>] {
        &self.nodes[layer]
    }

    /// Number of nodes of a layer; behind the last, the one end.
    pub fn n_nodes(&self, layer: usize) -> usize {
        self.nodes.get(layer).map_or(1, Vec::len)
    }

    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.nodes.first().is_some_and(Vec::is_empty)
    }
}

fn sets(cells: &[arau_core::Cell], candidates: &[SymbolSet]) -> Vec<SymbolSet> {
    cells.iter().map(|cell| candidates[cell.idx()]).collect()
}

/// What the terms from each place on can add, at least and at most.
fn reaches(
    terms: &[(arau_core::Cell, i32)],
    domains: &[SymbolSet],
    value: impl Fn(Symbol) -> i64,
) -> Vec<(i64, i64)> {
    let mut reach = vec![(0, 0); terms.len() + 1];
    for i in (0..terms.len()).rev() {
        let products = domains[i].iter().map(|symbol| i64::from(terms[i].1) * value(symbol));
        let (least, most) = (products.clone().min().unwrap_or(0), products.max().unwrap_or(0));
        reach[i] = (reach[i + 1].0 + least, reach[i + 1].1 + most);
    }
    reach
}

/// The product so far, if the whole can still come out.
fn partial_product(partial: i64, value: i64, product: i64) -> Option<i64> {
    let next = partial.checked_mul(value)?;
    match (product, next) {
        // Once 0, always 0.
        (0, _) => Some(next.signum().abs()),
        (_, 0) => None,
        _ => (product.checked_rem(next) == Some(0)).then_some(next),
    }
}

/// From the last layer to the first: arcs to dead nodes go, and nodes with the same arcs become one.
fn minimal(mut layers: Vec<Vec<Vec<LayerArc>>>, ends: &[bool]) -> Vec<Vec<Vec<LayerArc>>> {
    let mut number: Vec<Option<u32>> = ends.iter().map(|&is_end| is_end.then_some(0)).collect();
    for nodes in layers.iter_mut().rev() {
        let mut index: HashMap<Vec<LayerArc>, u32> = HashMap::new();
        let mut kept: Vec<Vec<LayerArc>> = Vec::new();
        let old = std::mem::take(nodes);
        let numbers = old.into_iter().map(|arcs| {
            let live = arcs.into_iter();
            let live: Vec<LayerArc> = live
                .filter_map(|arc| Some(LayerArc { target: number[arc.target as usize]?, ..arc }))
                .collect();
            if live.is_empty() {
                return None;
            }
            Some(*index.entry(live.clone()).or_insert_with(|| {
                kept.push(live);
                kept.len() as u32 - 1
            }))
        });
        number = numbers.collect();
        *nodes = kept;
    }
    if layers.first().is_some_and(Vec::is_empty) {
        layers.iter_mut().for_each(Vec::clear);
    }
    layers
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::Cell;

    fn cells(n: u16) -> Vec<Cell> {
        (0..n).map(Cell).collect()
    }

    fn n_words(layers: &LayeredGraph) -> u64 {
        let mut ways = vec![1u64];
        for layer in (0..layers.n_layers()).rev() {
            let sum = |arcs: &Vec<LayerArc>| arcs.iter().map(|arc| ways[arc.target as usize]).sum();
            ways = layers.nodes(layer).iter().map(sum).collect();
        }
        ways.first().copied().unwrap_or(0)
    }

    /// Every word of three symbols over four cells, judged by the constraint itself.
    fn n_expected(constraint: &Constraint, values: &[i32]) -> u64 {
        let words = (0..81u32).map(|w| [w % 3, w / 3 % 3, w / 9 % 3, w / 27].map(|s| Symbol(s as u8)));
        words.filter(|word| constraint.holds(word, values)).count() as u64
    }

    #[test]
    fn words_are_those_that_hold() {
        let all = [SymbolSet::all(3); 4];
        let four: Box<[Cell]> = cells(4).into();
        for values in [[1, 2, 3], [0, 1, 2], [-1, 0, 2]] {
            let mut constraints = vec![
                Constraint::Count { cells: four.clone(), symbols: SymbolSet::all(2), min: 1, max: 2 },
                Constraint::linear(&[(Cell(0), 2), (Cell(2), -1), (Cell(3), 1)], -1, 3),
            ];
            for n in -4..=12 {
                constraints.push(Constraint::sum(&four, n));
                constraints.push(Constraint::linear(
                    &[(Cell(0), 1), (Cell(1), 1), (Cell(2), 1), (Cell(3), 1)],
                    n,
                    99,
                ));
                constraints.push(Constraint::Product { cells: four.clone(), product: n });
            }
            for constraint in constraints {
                let layers = LayeredGraph::of(&constraint, &all, &values).unwrap().unwrap();
                let n_free = 4 - layers.n_layers() as u32;
                let n_words = n_words(&layers) * 3u64.pow(n_free);
                assert_eq!(n_words, n_expected(&constraint, &values), "{constraint:?} {values:?}");
            }
        }
    }

    #[test]
    fn nodes_that_lead_to_the_same_are_one() {
        // Whatever the first cells hold, a sum of at least 2 holds: one node per layer.
        let two = [SymbolSet::all(3); 2];
        let layers =
            LayeredGraph::of(&Constraint::linear(&[(Cell(0), 1), (Cell(1), 1)], 2, 9), &two, &[1, 2, 3]);
        let layers = layers.unwrap().unwrap();
        assert_eq!((layers.n_nodes(0), layers.n_nodes(1), layers.n_nodes(2)), (1, 1, 1));
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let n = 100;
        let terms: Vec<(Cell, i32)> = cells(n).into_iter().map(|cell| (cell, 1 << (cell.0 % 24))).collect();
        let domains = vec![SymbolSet::all(9); n as usize];
        let sum = Constraint::linear(&terms, 1 << 28, 1 << 28);
        assert!(LayeredGraph::of(&sum, &domains, &[1, 2, 3, 4, 5, 6, 7, 8, 9]).unwrap().is_err());
    }
}
