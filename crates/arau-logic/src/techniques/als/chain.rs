//! ALS chain: four or more almost locked sets, each with a restricted common with the next, never by the same symbol
//! twice in a row. If the first set lacks a symbol, it holds the first restricted common, the second set lacks that and
//! holds the next, and so on: the last set holds the symbol, or the first does.

use super::chain_graph::{Graph, Smallest, Start, Stop, Walk};
use super::*;
use crate::als::Restricted;
use std::collections::HashMap;

/// Four sets or more.
pub struct AlsChain;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "als-chain",
    "ALS chain",
    "each almost locked set of a chain is linked to the next by a digit, so the first or the last is locked; \
     a digit that both share can be removed from cells that see all its places in both",
)
.in_hodoku("0903", Level::Unfair, 340);

impl<const W: usize> Technique<W> for AlsChain {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let sets = AlmostLockedSets::of(position);
        let pairs = sets.restricted_pairs(options.overlapping_sets);
        let pairs: Vec<Restricted> = pairs.take_while(|_| !position.is_stopped()).collect();
        position.go_on()?;
        let search = Search { position, sets: &sets, pairs: &pairs };
        let graph = search.graph(false);
        let one_way = search.one_way(&graph);
        for (gone, ends) in &one_way {
            position.go_on()?;
            if let Some(chain) = search.smallest(&graph, ends) {
                search.step(gone, &chain).map_or(ControlFlow::Continue(()), &mut *found)?;
            }
        }
        if options.chains_of_sets_both_ways {
            let known = one_way.into_iter().map(|(gone, _)| gone).collect();
            for (gone, chain) in search.both_ways(known) {
                search.step(&gone, &chain).map_or(ControlFlow::Continue(()), &mut *found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// What a chain takes away.
type Eliminations = Vec<Candidate>;

/// The ends of a chain.
struct Ends {
    start: Start,
    end: u32,
}

/// A whole chain.
struct Chain {
    start: Start,
    stops: Vec<Stop>,
}

struct Search<'a, const W: usize> {
    position: &'a Position<W>,
    sets: &'a AlmostLockedSets<W>,
    pairs: &'a [Restricted],
}

impl<const W: usize> Search<'_, W> {
    fn graph(&self, both_ways: bool) -> Graph {
        Graph::new(self.sets.sets().len(), self.pairs, both_ways)
    }

    /// What chains take away that only go from sets to later sets, the most first, with the ends of all that do.
    fn one_way(&self, graph: &Graph) -> Vec<(Eliminations, Vec<Ends>)> {
        let mut all: Vec<(Eliminations, Vec<Ends>)> = Vec::new();
        let mut places: HashMap<Eliminations, usize> = HashMap::new();
        let mut walk = Walk::new(graph);
        for set in (0..self.sets.sets().len()).take_while(|_| !self.position.is_stopped()) {
            walk.ends(set, |by, end, stop| {
                let start = Start { set, by };
                let symbols = self.shared(start, stop);
                if !symbols.is_empty() {
                    let gone = self.gone(set, stop.set, symbols);
                    let place = *places.entry(gone).or_insert_with_key(|gone| {
                        all.push((gone.clone(), Vec::new()));
                        all.len() - 1
                    });
                    all[place].1.push(Ends { start, end });
                }
            });
        }
        all.sort_by_key(|(gone, _)| self.rank(gone));
        all
    }

    /// The symbols that cells lose if one of the ends of a chain holds them.
    fn shared(&self, start: Start, stop: Stop) -> SymbolSet {
        let [first, last] = [start.set, stop.set].map(|set| self.sets.sets()[set].symbols);
        let is_watched =
            |&s: &Symbol| self.sets.watched(start.set, s).intersects(&self.sets.watched(stop.set, s));
        let others = first.and(last).minus(SymbolSet::only(start.by)).minus(stop.by);
        others.iter().filter(is_watched).collect()
    }

    /// The order of chains by what they take away: the most candidates first, then those that stand first.
    fn rank(&self, gone: &[Candidate]) -> (usize, usize) {
        let weight = |i: usize| 1 + i * (self.position.layout().n_cells() - 1);
        let sum =
            gone.iter().enumerate().map(|(i, gone)| gone.cell.idx() * weight(i) + gone.symbol.idx() + 1);
        (usize::MAX - gone.len(), sum.sum())
    }

    fn gone(&self, a: usize, b: usize, symbols: SymbolSet) -> Eliminations {
        symbols
            .iter()
            .flat_map(|symbol| candidates(symbol, self.sets.watched_by_both(a, b, symbol)))
            .collect()
    }

    fn size(&self) -> impl Fn(usize) -> usize {
        |set| self.sets.sets()[set].cells.len()
    }

    /// The chain with the fewest cells among those with these ends.
    fn smallest(&self, graph: &Graph, ends: &[Ends]) -> Option<Chain> {
        let mut best: Option<(usize, Chain)> = None;
        for of_start in ends.chunk_by(|a, b| a.start == b.start) {
            let start = of_start[0].start;
            let smallest = Smallest::from(graph, start, self.size());
            for ends in of_start {
                let Some(n_cells) = smallest.n_cells(ends.end) else { continue };
                if best.as_ref().is_none_or(|(least, _)| n_cells < *least) {
                    best = Some((n_cells, Chain { start, stops: smallest.stops(ends.end) }));
                }
            }
        }
        best.map(|(_, chain)| chain)
    }

    /// What chains take away that go both to earlier and to later sets, each with a small chain; but for what is known.
    /// A chain and its reverse may differ: it leaves a set by one symbol, but may come to the next by two.
    fn both_ways(&self, known: Vec<Eliminations>) -> Vec<(Eliminations, Chain)> {
        let graph = self.graph(true);
        let mut best: HashMap<Eliminations, Option<(usize, Chain)>> =
            known.into_iter().map(|gone| (gone, None)).collect();
        for set in 0..self.sets.sets().len() {
            for by in graph.starts(set).iter() {
                let start = Start { set, by };
                let smallest = Smallest::from(&graph, start, self.size());
                for (end, stop, n_cells) in smallest.ends() {
                    let symbols = self.shared(start, stop);
                    if symbols.is_empty() {
                        continue;
                    }
                    let chain = || Some((n_cells, Chain { start, stops: smallest.stops(end) }));
                    match best.get_mut(&self.gone(set, stop.set, symbols)) {
                        None => {
                            best.insert(self.gone(set, stop.set, symbols), chain());
                        }
                        Some(Some((least, _))) if *least <= n_cells => {}
                        Some(None) => {}
                        Some(smaller) => *smaller = chain(),
                    }
                }
            }
        }
        let mut all: Vec<(Eliminations, Chain)> =
            best.into_iter().filter_map(|(gone, chain)| Some((gone, chain?.1))).collect();
        all.sort_by_cached_key(|(gone, _)| (self.rank(gone), gone.clone()));
        all
    }

    fn step(&self, gone: &[Candidate], chain: &Chain) -> Option<Step> {
        Step::eliminating(&INFO, gone.iter().copied(), || {
            let mut argument = Argument::new(self.position, self.sets);
            let mut from = chain.start.set;
            argument.set(from);
            for stop in &chain.stops {
                argument.restricted(from, stop.set, stop.by);
                argument.set(stop.set);
                from = stop.set;
            }
            let symbols: SymbolSet = gone.iter().map(|gone| gone.symbol).collect();
            for symbol in symbols.iter() {
                let cells = self.sets.watched_by_both(chain.start.set, from, symbol);
                argument.gone(symbol, cells, &[chain.start.set, from]);
            }
            argument.finish()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{cited, classic, step_taking, steps};

    #[test]
    fn four_cells_as_sets() {
        let position = classic(&[("r1c1", "12"), ("r1c5", "23"), ("r5c5", "34"), ("r5c9", "14")]);
        let steps = steps(&AlsChain, &position, &Options::default());
        let step = step_taking(&steps, "1", &["r1c9", "r5c1"]).expect("the step");
        assert_eq!(cited(&position, step), ["row 1", "row 5", "column 1", "column 5", "column 9"]);
        assert_eq!(step.reason.parts.iter().filter(|(name, _)| *name == "set").count(), 4);
    }

    #[test]
    fn a_chain_that_leads_back_to_an_earlier_set_is_found_if_asked() {
        let position = classic(&[("r5c1", "12"), ("r5c5", "23"), ("r1c5", "34"), ("r1c9", "14")]);
        let mut options = Options::default();
        assert_eq!(step_taking(&steps(&AlsChain, &position, &options), "1", &["r1c1", "r5c9"]), None);
        options.chains_of_sets_both_ways = true;
        assert!(step_taking(&steps(&AlsChain, &position, &options), "1", &["r1c1", "r5c9"]).is_some());
    }
}
