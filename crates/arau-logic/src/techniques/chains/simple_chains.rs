//! X-chains and XY-chains: chains over one symbol, and chains over cells with two candidates. Both start and end with a
//! strong link for the same symbol, so that one of the ends is true.

use super::super::prelude::*;
use super::explain::Explained;
use super::graph::{Graph, Literal, NodeKinds};
use super::paths::Paths;
use super::ranking::{Ranked, Ranking};

/// Chains over one symbol.
pub struct XChain;

/// Chains over cells with two candidates.
pub struct XyChain;

const X_CHAIN: TechniqueInfo = TechniqueInfo::new(
    "x-chain",
    "X-chain",
    "a chain for one digit with alternating strong and weak links has at least one true end, so cells that \
     see both ends cannot be the digit",
)
.in_hodoku("0701", Level::Unfair, 260);

const XY_CHAIN: TechniqueInfo = TechniqueInfo::new(
    "xy-chain",
    "XY-chain",
    "a chain of cells with two candidates each, in which every cell shares a digit with the next, has the \
     same digit at both ends; one end must be it, so cells that see both cannot be",
)
.in_hodoku("0702", Level::Unfair, 260);

impl<const W: usize> Technique<W> for XChain {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&X_CHAIN]
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let graph = Graph::new(position, NodeKinds::Candidates);
        let symbol = |literal: Literal| graph.node(literal).symbol;
        // A pair is strong if it is alone in the first house that it shares. Where it is alone only in a further one,
        // locked candidates do more.
        let is_strong = |a: Cell, b: Cell, symbol: Symbol| {
            let house = position.layout().shared_house(a, b);
            house.is_some_and(|house| position.places_in(house, symbol).len() == 2)
        };
        let paths = Paths::new(&graph, options, |from, to| {
            let (a, b) = (graph.node(from), graph.node(to));
            a.symbol == b.symbol && (from.is_on() || is_strong(a.cell(), b.cell(), a.symbol))
        });
        let starts = (0..graph.n_candidates()).filter(|&node| {
            let follows = graph.follows(Literal::off(node));
            follows.iter().any(|follows| symbol(follows.literal) == graph.nodes[node].symbol)
        });
        emit(&graph, &X_CHAIN, search(&graph, paths, starts, options, |_, _| true), found)
    }
}

impl<const W: usize> Technique<W> for XyChain {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&XY_CHAIN]
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let graph = Graph::new(position, NodeKinds::Candidates);
        let cell = |literal: Literal| graph.node(literal).cell();
        let paths = Paths::new(&graph, options, |from, to| {
            // Strong links stay in their cell, weak ones leave it.
            let stays = cell(from) == cell(to);
            stays != from.is_on() && position.candidates(cell(to)).len() == 2
        });
        let starts = (0..graph.n_candidates())
            .filter(|&node| position.candidates(graph.nodes[node].cell()).len() == 2);
        emit(&graph, &XY_CHAIN, search(&graph, paths, starts, options, |start, end| start != end), found)
    }
}

/// For every start and end that together see a candidate, a shortest chain.
fn search<const W: usize, F: Fn(Literal, Literal) -> bool>(
    graph: &Graph<'_, W>,
    mut paths: Paths<'_, '_, W, F>,
    starts: impl Iterator<Item = usize>,
    options: &Options,
    may_end: impl Fn(Cell, Cell) -> bool,
) -> Vec<Ranked<Vec<Literal>>> {
    let (position, layout) = (graph.position, graph.position.layout());
    let mut ranking = Ranking::new(options);
    for node in starts.take_while(|_| !position.is_stopped()) {
        let (cell, symbol) = (graph.nodes[node].cell(), graph.nodes[node].symbol);
        let seen_by_start = layout.peers(cell).and(position.places(symbol));
        if seen_by_start.is_empty() {
            continue;
        }
        paths.start_at(Literal::off(node));
        let ends: Vec<(Literal, usize)> = paths
            .ends()
            .filter(|&(end, n_links)| end.is_on() && n_links > 1 && graph.node(end).symbol == symbol)
            .filter(|&(end, _)| may_end(cell, graph.node(end).cell()))
            .collect();
        for (end, n_links) in ends {
            let seen = seen_by_start.and(layout.peers(graph.node(end).cell()));
            let gone: Vec<Candidate> = seen.iter().map(|cell| Candidate { cell, symbol }).collect();
            if gone.is_empty() || ranking.is_known(0, &gone, n_links + 1) {
                continue;
            }
            if let Some(chain) = paths.chain_to(end) {
                ranking.add(0, gone, chain.len(), || chain);
            }
        }
    }
    ranking.ranked(layout.n_cells())
}

fn emit<const W: usize>(
    graph: &Graph<'_, W>,
    info: &'static TechniqueInfo,
    chains: Vec<Ranked<Vec<Literal>>>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    for Ranked { eliminated, chain, .. } in chains {
        let reason = || {
            let symbols = eliminated.iter().map(|candidate| candidate.symbol).collect();
            let mut explained = Explained::new(graph, symbols);
            explained.add_chain(&chain);
            for &target in &eliminated {
                explained.add_target(target, chain[0].node());
                explained.add_target(target, chain[chain.len() - 1].node());
            }
            explained.add_part("symbols", Part::Symbols(symbols));
            explained.finish()
        };
        let step = Step::eliminating(info, eliminated.iter().copied(), reason);
        step.map_or(ControlFlow::Continue(()), &mut *found)?;
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::super::testing::{empty, gone, keep, keep_in_row, steps};
    use super::*;

    #[test]
    fn two_rows_with_two_places_make_an_x_chain() {
        let mut position = empty();
        keep_in_row(&mut position, 1, 1, &[1, 5]);
        keep_in_row(&mut position, 1, 5, &[2, 5]);
        let steps = steps(&XChain, &position);
        assert_eq!(steps[0].effects, gone(1, &[(2, 2), (3, 2), (4, 1), (6, 1)]));
        let strong: Vec<bool> = steps[0].reason.links.iter().map(|link| link.strong).collect();
        assert_eq!(strong, [true, false, true]);
    }

    #[test]
    fn cells_with_two_candidates_make_an_xy_chain() {
        let mut position = empty();
        for (row, column, digits) in [(1, 1, [1, 2]), (1, 5, [2, 3]), (5, 5, [3, 4]), (5, 9, [1, 4])] {
            keep(&mut position, row, column, &digits);
        }
        let found: Vec<_> = steps(&XyChain, &position).into_iter().map(|step| step.effects).collect();
        assert_eq!(found, [gone(1, &[(1, 9), (5, 1)])]);
        keep(&mut position, 5, 5, &[3]);
        assert!(steps(&XyChain, &position).is_empty());
    }
}
