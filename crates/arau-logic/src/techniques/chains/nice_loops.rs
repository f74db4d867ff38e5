//! Nice loops and alternating inference chains, plain and grouped: one search over the tables of all candidates.
//!
//! A loop comes back to the cell where it starts. It is *continuous* if it can be run through for ever: then each of its
//! weak links is strong as well. Otherwise the cell where it breaks tells something. A chain that does not come back
//! starts and ends with a strong link: one of its ends is true.

use super::super::prelude::*;
use super::explain::Explained;
use super::graph::{Graph, Literal, NodeKind, NodeKinds};
use super::loop_effects::{eliminated_by_loop, targets_of_loop};
use super::ranking::{Ranked, Ranking};
use super::table::Table;

/// Nice loops and chains of candidates.
pub struct NiceLoops;

/// The same with groups, and with almost locked sets if the options say so.
pub struct GroupedNiceLoops;

const CONTINUOUS: TechniqueInfo = TechniqueInfo::new(
    "continuous-nice-loop",
    "Continuous nice loop",
    "links alternate between strong and weak all around a loop, so each weak link acts as a strong one; \
     candidates that see both of its ends can be removed",
)
.in_hodoku("0706", Level::Unfair, 280);
const DISCONTINUOUS: TechniqueInfo = TechniqueInfo::new(
    "discontinuous-nice-loop",
    "Discontinuous nice loop",
    "links alternate between strong and weak around a loop except where it starts and ends; two strong links \
     there make the candidate true, two weak ones false",
)
.in_hodoku("0707", Level::Unfair, 280);
const AIC: TechniqueInfo = TechniqueInfo::new(
    "aic",
    "Alternating inference chain",
    "a chain of alternating links that starts and ends with a strong one has at least one true end, so \
     candidates that see both ends can be removed",
)
.in_hodoku("0708", Level::Unfair, 280);
const GROUPED_CONTINUOUS: TechniqueInfo = TechniqueInfo::new(
    "grouped-continuous-nice-loop",
    "Grouped continuous nice loop",
    "a continuous nice loop that also runs through groups of cells in a box and a line; candidates that see \
     both ends of a weak link can be removed",
)
.in_hodoku("0709", Level::Unfair, 300);
const GROUPED_DISCONTINUOUS: TechniqueInfo = TechniqueInfo::new(
    "grouped-discontinuous-nice-loop",
    "Grouped discontinuous nice loop",
    "a discontinuous nice loop that also runs through groups of cells in a box and a line; the candidate \
     where the loop breaks is true or false",
)
.in_hodoku("0710", Level::Unfair, 300);
const GROUPED_AIC: TechniqueInfo = TechniqueInfo::new(
    "grouped-aic",
    "Grouped alternating inference chain",
    "an alternating inference chain that also runs through groups of cells in a box and a line; candidates \
     that see both ends can be removed",
)
.in_hodoku("0711", Level::Unfair, 300);

const PLAIN: [&TechniqueInfo; 3] = [&CONTINUOUS, &DISCONTINUOUS, &AIC];
const GROUPED: [&TechniqueInfo; 3] = [&GROUPED_CONTINUOUS, &GROUPED_DISCONTINUOUS, &GROUPED_AIC];

/// Indices into these.
const IS_CONTINUOUS: usize = 0;
const IS_DISCONTINUOUS: usize = 1;
const IS_AIC: usize = 2;

impl<const W: usize> Technique<W> for NiceLoops {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        const { &PLAIN }
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let graph = Graph::new(position, NodeKinds::Candidates);
        emit(&graph, Search::new(&graph, options, false).run(), found)
    }
}

impl<const W: usize> Technique<W> for GroupedNiceLoops {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        const { &GROUPED }
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let with = if options.sets_in_chains { NodeKinds::GroupsAndSets } else { NodeKinds::Groups };
        let graph = Graph::new(position, with);
        // HoDoKu takes here, too, the chains without groups that it missed before: the shortest went back to a cell then.
        emit(&graph, Search::new(&graph, options, !options.as_hodoku).run(), found)
    }
}

type Chain = Vec<Literal>;

/// Literals that are met from all starts together, on large boards.
const MOST_WORK_ON_LARGE: usize = 400_000;

struct Search<'a, 'b, const W: usize> {
    graph: &'b Graph<'a, W>,
    /// Whether chains of candidates alone do not count.
    only_grouped: bool,
    /// Whether steps are found in HoDoKu's order: all loops before any chain that is none, and those from one start in the
    /// order in which their ends are met.
    as_hodoku: bool,
    table: Table,
    chain: Chain,
    loops: Ranking<Chain>,
}

impl<'a, 'b, const W: usize> Search<'a, 'b, W> {
    fn new(graph: &'b Graph<'a, W>, options: &Options, only_grouped: bool) -> Search<'a, 'b, W> {
        let table = Table::new(graph.n_literals());
        Search {
            graph,
            only_grouped,
            as_hodoku: options.as_hodoku,
            table,
            chain: Vec::new(),
            loops: Ranking::new(options),
        }
    }

    fn run(mut self) -> Vec<Ranked<Chain>> {
        let position = self.graph.position;
        let n_starts = self.n_starts();
        for node in (0..n_starts).take_while(|_| !position.is_stopped()) {
            self.table.fill(self.graph, Literal::on(node));
            self.check_loops(Literal::on(node));
        }
        for node in (0..n_starts).take_while(|_| !position.is_stopped()) {
            self.table.fill(self.graph, Literal::off(node));
            self.check_loops(Literal::off(node));
            if !self.as_hodoku {
                self.check_chains(Literal::off(node));
            }
        }
        if self.as_hodoku {
            for node in (0..self.graph.n_candidates()).take_while(|_| !position.is_stopped()) {
                self.table.fill(self.graph, Literal::off(node));
                self.check_chains(Literal::off(node));
            }
        }
        self.loops.ranked(self.graph.position.layout().n_cells())
    }

    /// From how many candidates chains are looked for: all, unless the board is much larger than the classic one and has too
    /// many literals.
    fn n_starts(&self) -> usize {
        let n_candidates = self.graph.n_candidates();
        let affordable = MOST_WORK_ON_LARGE / self.graph.n_literals().max(1);
        let is_large = self.graph.position.layout().is_large();
        if is_large { n_candidates.min(affordable) } else { n_candidates }
    }

    fn is_candidate(&self, literal: Literal) -> bool {
        literal.node() < self.graph.n_candidates()
    }

    /// Every loop from a start back to its cell.
    fn check_loops(&mut self, start: Literal) {
        let cell = self.graph.node(start).cell();
        let is_end = |&end: &Literal| {
            self.is_candidate(end) && self.graph.node(end).cell() == cell && !self.table.is_direct(end)
        };
        let mut ends: Vec<Literal> = self.table.met().iter().copied().filter(is_end).collect();
        if !self.as_hodoku {
            ends.sort_unstable();
        }
        ends.into_iter().for_each(|end| self.check_loop(start, end));
    }

    fn check_loop(&mut self, start: Literal, end: Literal) {
        self.table.chain_to(end, &mut self.chain);
        let cell_at = |i: usize| self.graph.node(self.chain[i]).cell();
        let last = self.chain.len() - 1;
        if cell_at(0) == cell_at(1) || cell_at(last) == cell_at(last - 1) || self.is_lasso(true) {
            return;
        }
        let position = self.graph.position;
        let (first, last) = (*self.graph.node(start), *self.graph.node(end));
        let cell = first.cell();
        let only = |symbol: Symbol| vec![Candidate { cell, symbol }];
        let (kind, eliminated) = match (start.is_on(), end.is_on(), first.symbol == last.symbol) {
            (true, false, true) | (true, true, false) => (IS_DISCONTINUOUS, only(first.symbol)),
            (false, false, false) => (IS_DISCONTINUOUS, only(last.symbol)),
            (false, true, true) => {
                let others = position.candidates(cell).minus(SymbolSet::only(first.symbol));
                (IS_DISCONTINUOUS, others.iter().map(|symbol| Candidate { cell, symbol }).collect())
            }
            (false, true, false) => (IS_CONTINUOUS, eliminated_by_loop(self.graph, &self.chain)),
            // The first follows in the cell at once, the others are the start itself.
            (true, false, false) | (true, true, true) | (false, false, true) => return,
        };
        self.keep(kind, eliminated);
    }

    /// Every chain from a false start to a true end in another cell.
    fn check_chains(&mut self, start: Literal) {
        let position = self.graph.position;
        let (cell, symbol) = (self.graph.node(start).cell(), self.graph.node(start).symbol);
        let peers = position.layout().peers(cell);
        for i in 0..self.table.met().len() {
            let end = self.table.met()[i];
            if !end.is_on() || !self.is_candidate(end) || self.table.is_direct(end) {
                continue;
            }
            let (end_cell, end_symbol) = (self.graph.node(end).cell(), self.graph.node(end).symbol);
            if end_cell == cell {
                continue;
            }
            let eliminated: Vec<Candidate> = if end_symbol == symbol {
                let seen = peers.and(position.layout().peers(end_cell)).and(position.places(symbol));
                if seen.len() < 2 {
                    // A loop from the one candidate tells the same.
                    continue;
                }
                seen.iter().map(|cell| Candidate { cell, symbol }).collect()
            } else {
                let both = [Candidate { cell, symbol: end_symbol }, Candidate { cell: end_cell, symbol }];
                if !peers.contains(end_cell) || !both.iter().all(|&candidate| position.has(candidate)) {
                    continue;
                }
                both.to_vec()
            };
            self.table.chain_to(end, &mut self.chain);
            if !self.is_lasso(false) {
                self.keep(IS_AIC, eliminated);
            }
        }
    }

    /// Whether the chain comes back to a cell that it has left before. Loops may come back to their start.
    fn is_lasso(&self, is_loop: bool) -> bool {
        let first = self.graph.node(self.chain[0]).cell();
        let mut left: CellSet<W> = CellSet::EMPTY;
        let mut before: Option<Literal> = None;
        for &literal in &self.chain {
            let node = self.graph.node(literal);
            if left.contains(node.cell()) {
                return true;
            }
            if let Some(before) = before.map(|before| self.graph.node(before))
                && !(is_loop && before.cell() == first)
            {
                left = left.or(match before.kind {
                    NodeKind::Set(set) => self.graph.sets[set].cells,
                    _ => before.cells,
                });
            }
            before = Some(literal);
        }
        false
    }

    /// How much longer the chain counts for the almost locked sets in it; as in HoDoKu.
    fn length_of_sets(&self, kind: usize) -> usize {
        let n_cells = |&literal: &Literal| match self.graph.node(literal).kind {
            NodeKind::Set(set) => Some(self.graph.sets[set].cells.len()),
            _ => None,
        };
        let sizes = self.chain.iter().filter_map(n_cells);
        match kind {
            IS_AIC => sizes.map(|n_cells| if n_cells == 2 { 1 } else { 2 * (n_cells - 1) }).sum(),
            _ => sizes.count() * 5 / 2,
        }
    }

    fn keep(&mut self, kind: usize, eliminated: Vec<Candidate>) {
        let is_grouped = !self.chain.iter().all(|&literal| self.is_candidate(literal));
        if eliminated.is_empty() || (self.only_grouped && !is_grouped) {
            return;
        }
        let length = self.chain.len() + self.length_of_sets(kind);
        self.loops.add(kind, eliminated, length, || self.chain.clone());
    }
}

fn emit<const W: usize>(
    graph: &Graph<'_, W>,
    loops: Vec<Ranked<Chain>>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    for Ranked { kind, eliminated, chain, .. } in loops {
        let is_grouped = chain.iter().any(|literal| literal.node() >= graph.n_candidates());
        let info = if is_grouped { GROUPED[kind] } else { PLAIN[kind] };
        let symbols = eliminated.iter().map(|candidate| candidate.symbol).collect();
        let reason = || {
            let mut explained = Explained::new(graph, symbols);
            explained.add_chain(&chain);
            match kind {
                IS_CONTINUOUS => targets_of_loop(graph, &chain, &eliminated)
                    .into_iter()
                    .for_each(|(target, node)| explained.add_target(target, node)),
                IS_AIC => eliminated.iter().for_each(|&target| {
                    let ends = [chain[0], chain[chain.len() - 1]].map(Literal::node);
                    let seen = |node: &usize| graph.nodes[*node].cell() != target.cell;
                    ends.into_iter().filter(seen).for_each(|node| explained.add_target(target, node));
                }),
                _ => {}
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
    use super::super::testing::{candidate, empty, gone, keep, keep_in_row, steps};
    use super::*;
    use crate::Effect;

    #[test]
    fn a_loop_through_a_cell_with_two_strong_links_is_continuous() {
        let mut position = empty();
        keep_in_row(&mut position, 1, 1, &[1, 5]);
        keep(&mut position, 5, 5, &[1, 2]);
        (1..=9).filter(|row| ![1, 5].contains(row)).for_each(|row| position.eliminate(candidate(2, row, 1)));
        let steps = steps(&NiceLoops, &position);
        assert_eq!(steps[0].technique.id, "continuous-nice-loop");
        // The rest of r1c1, of column 5 and of row 5.
        assert_eq!(steps[0].effects.len(), 3 * 7);
        assert!(steps[0].effects.contains(&Effect::Eliminate(candidate(2, 5, 9))));
        assert_eq!(steps[0].reason.cited.len(), 4);
    }

    #[test]
    fn a_group_stands_for_one_place() {
        let mut position = empty();
        keep_in_row(&mut position, 1, 1, &[1, 2, 9]);
        keep_in_row(&mut position, 1, 5, &[3, 9]);
        let steps = steps(&GroupedNiceLoops, &position);
        let chain = steps.iter().find(|step| step.technique.id == "grouped-discontinuous-nice-loop");
        // Either the group of row 1 holds it or row 5 has it in column 3.
        assert!(
            chain
                .is_some_and(|step| gone(1, &[(2, 3)]) == step.effects || gone(1, &[(3, 3)]) == step.effects)
        );
        assert!(super::super::testing::steps(&NiceLoops, &position).is_empty());
    }
}
