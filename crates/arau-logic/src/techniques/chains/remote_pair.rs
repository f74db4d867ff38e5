//! Remote pairs: cells with the same two candidates in a chain hold them by turns. What sees two cells at an odd
//! distance can hold neither.

use super::super::prelude::*;
use super::explain::Explained;
use super::graph::{Graph, Literal, NodeKinds};
use super::paths::MAX_LINKS;
use super::ranking::{Ranked, Ranking};

/// Four or more cells with the same two candidates.
pub struct RemotePair;

const REMOTE_PAIR: TechniqueInfo = TechniqueInfo::new(
    "remote-pair",
    "Remote pair",
    "the cells of a chain share the same two candidates and alternate between them; a cell that sees two of \
     opposite kind can be neither digit",
)
.in_hodoku("0703", Level::Hard, 110);

/// Two links per cell but one.
const MAX_CELLS: usize = MAX_LINKS / 2;

impl<const W: usize> Technique<W> for RemotePair {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&REMOTE_PAIR]
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let mut ranking = Ranking::new(options);
        for start in position.open().iter() {
            let pair = position.candidates(start);
            if pair.len() == 2 {
                let alike =
                    position.open().iter().filter(|&cell| position.candidates(cell) == pair).collect();
                let mut walk = Walk { position, pair, alike, ranking: &mut ranking };
                walk.extend(&mut vec![start], CellSet::only(start));
            }
        }
        let chains = ranking.ranked(position.layout().n_cells());
        if chains.is_empty() {
            return ControlFlow::Continue(());
        }
        let graph = Graph::new(position, NodeKinds::Candidates);
        for Ranked { eliminated, chain, .. } in chains {
            let reason = || explain(&graph, &chain, &eliminated);
            let step = Step::eliminating(&REMOTE_PAIR, eliminated.iter().copied(), reason);
            step.map_or(ControlFlow::Continue(()), &mut *found)?;
        }
        ControlFlow::Continue(())
    }
}

/// Every way through the cells with one pair.
struct Walk<'a, const W: usize> {
    position: &'a Position<W>,
    pair: SymbolSet,
    /// The cells with the pair.
    alike: CellSet<W>,
    ranking: &'a mut Ranking<Vec<Cell>>,
}

impl<const W: usize> Walk<'_, W> {
    fn extend(&mut self, path: &mut Vec<Cell>, passed: CellSet<W>) {
        self.check(path);
        if path.len() == MAX_CELLS {
            return;
        }
        let peers = self.position.layout().peers(path[path.len() - 1]);
        for next in self.alike.and(peers).minus(passed).iter() {
            path.push(next);
            self.extend(path, passed.or(CellSet::only(next)));
            path.pop();
        }
    }

    fn check(&mut self, path: &[Cell]) {
        if path.len() < 4
            || path.len() % 2 == 1
            || self.seen_by(path[0], path[path.len() - 1]).next().is_none()
        {
            return;
        }
        let eliminated = opposites(path).flat_map(|(a, b)| self.seen_by(a, b)).collect();
        self.ranking.add(0, eliminated, 2 * path.len(), || path.to_vec());
    }

    /// The candidates that see both cells.
    fn seen_by(&self, a: Cell, b: Cell) -> impl Iterator<Item = Candidate> + use<'_, W> {
        let seen = self.position.layout().common_peers([a, b]);
        self.pair.iter().flat_map(move |symbol| {
            seen.and(self.position.places(symbol)).iter().map(move |cell| Candidate { cell, symbol })
        })
    }
}

/// The pairs of cells at an odd distance but of neighbours, which a naked pair deals with.
fn opposites(path: &[Cell]) -> impl Iterator<Item = (Cell, Cell)> + '_ {
    let of = move |i: usize| (i + 3..path.len()).step_by(2).map(move |j| (path[i], path[j]));
    (0..path.len()).flat_map(of)
}

fn explain<const W: usize>(graph: &Graph<'_, W>, path: &[Cell], eliminated: &[Candidate]) -> Reason {
    let pair = graph.position.candidates(path[0]);
    let mut explained = Explained::new(graph, pair);
    let mut symbols: Vec<Symbol> = pair.iter().collect();
    let mut chain = Vec::with_capacity(2 * path.len());
    for &cell in path {
        chain.push(Literal::off(graph.candidate(cell, symbols[0])));
        chain.push(Literal::on(graph.candidate(cell, symbols[1])));
        symbols.swap(0, 1);
    }
    explained.add_chain(&chain);
    for &target in eliminated {
        let layout = graph.position.layout();
        let sees = |&(a, b): &(Cell, Cell)| layout.common_peers([a, b]).contains(target.cell);
        if let Some((a, b)) = opposites(path).find(sees) {
            explained.add_target(target, graph.candidate(a, target.symbol));
            explained.add_target(target, graph.candidate(b, target.symbol));
        }
    }
    explained.add_part("cells", Part::Cells(path.to_vec()));
    explained.add_part("symbols", Part::Symbols(pair));
    explained.finish()
}

#[cfg(test)]
mod tests {
    use super::super::testing::{empty, gone, keep, steps};
    use super::*;

    #[test]
    fn four_cells_take_both_symbols_from_where_both_ends_are_seen() {
        let mut position = empty();
        for (row, column) in [(1, 1), (1, 5), (5, 5), (5, 9)] {
            keep(&mut position, row, column, &[1, 2]);
        }
        let steps = steps(&RemotePair, &position);
        let mut expected = [gone(1, &[(1, 9), (5, 1)]), gone(2, &[(1, 9), (5, 1)])].concat();
        expected.sort_unstable();
        assert_eq!(steps.iter().map(|step| step.effects.clone()).collect::<Vec<_>>(), [expected]);
        assert_eq!(steps[0].reason.links.len(), 7);
        // Three cells say nothing that a naked pair does not.
        keep(&mut position, 5, 9, &[1, 3]);
        assert!(super::super::testing::steps(&RemotePair, &position).is_empty());
    }
}
