//! Owns the ways through almost locked sets that chains go: which set makes which lack what, and the smallest chain
//! between two ends.

use super::*;
use crate::als::Restricted;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A set that a chain has come to, and the restricted commons by which it came: the set lacks one of them. A chain
/// that comes by two goes on as if it came by the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stop {
    pub set: usize,
    pub by: SymbolSet,
}

/// Where a chain starts: a set that is left by one symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Start {
    pub set: usize,
    pub by: Symbol,
}

/// The fewest links of a chain: with one it is ALS-XZ, with two a wing.
const MIN_LINKS: usize = 3;

/// All stops, and which follow which.
pub(super) struct Graph {
    stops: Vec<Stop>,
    /// The stops that follow each stop, in one list.
    next: Vec<u32>,
    /// Where in the list those of each stop begin.
    begins: Vec<u32>,
    /// For each set, its starts in the order in which they are tried: the symbol and the first stop.
    starts: Vec<Vec<(Symbol, u32)>>,
}

impl Graph {
    /// The ways along these pairs: from the first set of each to the second and, if asked, back.
    pub fn new(n_sets: usize, pairs: &[Restricted], both_ways: bool) -> Graph {
        let mut links: Vec<Vec<(usize, SymbolSet)>> = vec![Vec::new(); n_sets];
        for pair in pairs {
            links[pair.first].push((pair.second, pair.symbols));
            if both_ways {
                links[pair.second].push((pair.first, pair.symbols));
            }
        }
        let mut stops = Stops { all: Vec::new(), of_set: vec![Vec::new(); n_sets] };
        let start = |(set, symbols): &(usize, SymbolSet), stops: &mut Stops| -> Vec<(Symbol, u32)> {
            symbols.iter().map(|by| (by, stops.number(Stop { set: *set, by: SymbolSet::only(by) }))).collect()
        };
        let starts = links
            .iter()
            .map(|links| links.iter().flat_map(|link| start(link, &mut stops)).collect())
            .collect();
        let (mut next, mut begins) = (Vec::new(), vec![0]);
        while let Some(&stop) = stops.all.get(begins.len() - 1) {
            for &(set, symbols) in &links[stop.set] {
                let by = stop.by.lowest().map_or(symbols, |lacking| symbols.minus(SymbolSet::only(lacking)));
                if !by.is_empty() {
                    next.push(stops.number(Stop { set, by }));
                }
            }
            begins.push(next.len() as u32);
        }
        Graph { stops: stops.all, next, begins, starts }
    }

    fn next(&self, stop: u32) -> &[u32] {
        let stop = stop as usize;
        &self.next[self.begins[stop] as usize..self.begins[stop + 1] as usize]
    }

    /// The symbols by which chains leave a set.
    pub fn starts(&self, set: usize) -> SymbolSet {
        self.starts[set].iter().map(|&(by, _)| by).collect()
    }
}

/// Numbers stops as they come up.
struct Stops {
    all: Vec<Stop>,
    of_set: Vec<Vec<(SymbolSet, u32)>>,
}

impl Stops {
    fn number(&mut self, stop: Stop) -> u32 {
        let known = &mut self.of_set[stop.set];
        if let Some(&(_, number)) = known.iter().find(|(by, _)| *by == stop.by) {
            return number;
        }
        let number = self.all.len() as u32;
        known.push((stop.by, number));
        self.all.push(stop);
        number
    }
}

/// Walks all chains from one set after the other, each stop once per start and number of links up to the fewest.
pub(super) struct Walk<'a> {
    graph: &'a Graph,
    /// By start symbol (its rank in the set), links so far and stop: the last set from which it was come to.
    seen: Vec<u32>,
    stack: Vec<(u32, u32, usize)>,
}

/// More symbols than an almost locked set has.
const MAX_STARTS: usize = 10;

impl<'a> Walk<'a> {
    pub fn new(graph: &'a Graph) -> Walk<'a> {
        let seen = vec![u32::MAX; MAX_STARTS * MIN_LINKS * graph.stops.len()];
        Walk { graph, seen, stack: Vec::new() }
    }

    /// Visits the ends of all chains from a set, in the order of a search that always goes on before it turns back.
    /// The pairs must lead one way only.
    pub fn ends(&mut self, set: usize, mut visit: impl FnMut(Symbol, u32, Stop)) {
        let symbols = self.graph.starts(set);
        for &(by, first) in &self.graph.starts[set] {
            let rank = symbols.iter().take_while(|&symbol| symbol != by).count();
            if self.is_new(set, rank, 1, first) {
                self.stack.push((first, self.graph.begins[first as usize], 1));
            }
            while let Some(&mut (stop, ref mut at, n_links)) = self.stack.last_mut() {
                if *at == self.graph.begins[stop as usize + 1] {
                    self.stack.pop();
                    continue;
                }
                let next = self.graph.next[*at as usize];
                *at += 1;
                if self.is_new(set, rank, n_links + 1, next) {
                    if n_links + 1 >= MIN_LINKS {
                        visit(by, next, self.graph.stops[next as usize]);
                    }
                    self.stack.push((next, self.graph.begins[next as usize], n_links + 1));
                }
            }
        }
    }

    fn is_new(&mut self, set: usize, rank: usize, n_links: usize, stop: u32) -> bool {
        let class = rank * MIN_LINKS + n_links.min(MIN_LINKS) - 1;
        let seen = &mut self.seen[class * self.graph.stops.len() + stop as usize];
        std::mem::replace(seen, set as u32) != set as u32
    }
}

/// The smallest chains from one start.
pub(super) struct Smallest<'a> {
    graph: &'a Graph,
    /// By links so far (up to the fewest) and stop: the number of cells, and where it was come from.
    reached: Vec<Option<(usize, u32)>>,
    start: Start,
}

impl<'a> Smallest<'a> {
    /// Finds them, in cells of all sets together; no chain comes to a set twice.
    pub fn from(graph: &'a Graph, start: Start, size: impl Fn(usize) -> usize) -> Smallest<'a> {
        let n_stops = graph.stops.len();
        let mut smallest = Smallest { graph, reached: vec![None; n_stops * MIN_LINKS], start };
        let mut due = BinaryHeap::new();
        for &(_, first) in graph.starts[start.set].iter().filter(|(by, _)| *by == start.by) {
            let n_cells = size(start.set) + size(graph.stops[first as usize].set);
            due.push(Reverse((n_cells, 1, first, u32::MAX)));
        }
        while let Some(Reverse((n_cells, n_links, place, from))) = due.pop() {
            let known = &mut smallest.reached[place as usize];
            if known.is_some() {
                continue;
            }
            *known = Some((n_cells, from));
            let class = (place as usize / n_stops + 1).min(MIN_LINKS - 1);
            for &next in graph.next(place % n_stops as u32) {
                let set = graph.stops[next as usize].set;
                let next = (class * n_stops) as u32 + next;
                if smallest.reached[next as usize].is_none() && !smallest.sets_to(place).any(|old| old == set)
                {
                    due.push(Reverse((n_cells + size(set), n_links + 1, next, place)));
                }
            }
        }
        smallest
    }

    /// The ends of the chains that are long enough, with their cells.
    pub fn ends(&self) -> impl Iterator<Item = (u32, Stop, usize)> {
        let n_stops = self.graph.stops.len();
        let long = self.reached[(MIN_LINKS - 1) * n_stops..].iter().enumerate();
        long.filter_map(|(stop, reached)| {
            reached.map(|(n_cells, _)| (stop as u32, self.graph.stops[stop], n_cells))
        })
    }

    /// The number of cells of the chain to a stop.
    pub fn n_cells(&self, end: u32) -> Option<usize> {
        let place = (MIN_LINKS - 1) * self.graph.stops.len() + end as usize;
        self.reached[place].map(|(n_cells, _)| n_cells)
    }

    /// The stops of the chain to a stop.
    pub fn stops(&self, end: u32) -> Vec<Stop> {
        let place = (MIN_LINKS - 1) * self.graph.stops.len() + end as usize;
        let mut stops: Vec<Stop> = self.places_to(place as u32).map(|place| self.stop(place)).collect();
        stops.reverse();
        stops
    }

    fn stop(&self, place: u32) -> Stop {
        self.graph.stops[place as usize % self.graph.stops.len()]
    }

    fn places_to(&self, place: u32) -> impl Iterator<Item = u32> {
        let before = |&place: &u32| {
            self.reached[place as usize].map(|(_, from)| from).filter(|&from| from != u32::MAX)
        };
        std::iter::successors(Some(place), before)
    }

    fn sets_to(&self, place: u32) -> impl Iterator<Item = usize> {
        self.places_to(place).map(|place| self.stop(place).set).chain([self.start.set])
    }
}
