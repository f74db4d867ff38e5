//! Owns [`Implied`]: all that follows from every candidate being true or false, what is forced by it, and by which short
//! chains or nets.

use super::explain::Explained;
use super::graph::{Graph, Literal};
use super::net::{Net, Unit, Why};
use super::rows::{Rows, literals};
use super::table::Table;

/// What follows from every literal.
pub(super) struct Implied<'a, 'b, const W: usize> {
    graph: &'b Graph<'a, W>,
    units: &'b [Unit],
    /// What follows in one go: by a link, or by a net.
    direct: Rows,
    /// What follows at all.
    rows: Rows,
    /// The literals of candidates that lead to what cannot be. Anything could be shown from them, so that no verity starts
    /// from one.
    is_contradictory: Vec<bool>,
    /// The nets, unless inferences are links only.
    net: Option<Net<'a, 'b, W>>,
    table: Table,
}

/// Why something is forced: where chains or nets start and end.
pub(super) struct Proof {
    pub routes: Vec<(Literal, Literal)>,
    pub starts: Starts,
}

/// What the starts of a proof are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Starts {
    /// One that leads to a contradiction: a candidate true and false, or a cell or house with none left.
    One { house: Option<usize> },
    /// Several of which one must be true, and all lead to the same.
    All { house: Option<usize> },
}

/// Literals of which one must hold, and the house from which this follows, if any.
type Alternatives = (Vec<Literal>, Option<usize>);

/// Of how many alternatives, those with the fewest starts, the chains are compared.
const MAX_MEASURED: usize = 20;

impl<'a, 'b, const W: usize> Implied<'a, 'b, W> {
    /// Each inference is a link.
    pub fn by_chains(graph: &'b Graph<'a, W>, units: &'b [Unit]) -> Implied<'a, 'b, W> {
        Implied::new(graph, units, None)
    }

    /// Each inference is a link or a single, which may rest on several things.
    pub fn by_nets(graph: &'b Graph<'a, W>, units: &'b [Unit]) -> Implied<'a, 'b, W> {
        Implied::new(graph, units, Some(Net::new(graph, units)))
    }

    fn new(
        graph: &'b Graph<'a, W>,
        units: &'b [Unit],
        mut net: Option<Net<'a, 'b, W>>,
    ) -> Implied<'a, 'b, W> {
        let mut direct = Rows::new(graph.n_literals());
        let literals = (0..graph.n_literals() as u32).map(Literal);
        for literal in literals.take_while(|_| !graph.position.is_stopped()) {
            graph.follows(literal).iter().for_each(|follows| direct.insert(literal, follows.literal));
            if let Some(net) = net.as_mut().filter(|_| literal.node() < graph.n_candidates()) {
                net.start_at(literal);
                net.trail().for_each(|to| direct.insert(literal, to));
            }
        }
        let mut rows = direct.clone();
        rows.close();
        let table = Table::new(graph.n_literals());
        let mut implied = Implied { graph, units, direct, rows, is_contradictory: Vec::new(), net, table };
        let is_contradictory = |start: Literal| {
            implied.rows.has_both(start) || units.iter().any(|unit| implied.leaves_none(start, unit))
        };
        implied.is_contradictory = implied.candidate_literals().map(is_contradictory).collect();
        implied
    }

    /// Lets verities start from what contradicts itself.
    pub fn allow_contradictory_starts(&mut self) {
        self.is_contradictory.fill(false);
    }

    fn candidate_literals(&self) -> impl Iterator<Item = Literal> + use<W> {
        (0..2 * self.graph.n_candidates() as u32).map(Literal)
    }

    /// The literals of candidates that must hold, in order: first those that HoDoKu would see, then the others.
    pub fn forced(&self) -> [Vec<Literal>; 2] {
        let n_literals = 2 * self.graph.n_candidates();
        let mut is_seen = vec![false; n_literals];
        let mut is_unseen = vec![false; n_literals];
        for start in self.candidate_literals() {
            let effect = start.denied().idx();
            is_seen[effect] |= self.rows.has_both(start);
            for unit in self.units.iter().filter(|unit| self.leaves_none(start, unit)) {
                is_seen[effect] |= unit.is_whole;
                is_unseen[effect] = true;
            }
        }
        let mut common = Vec::new();
        for (starts, _) in self.alternatives() {
            self.rows.common(starts, &mut common);
            literals(&common).filter(|literal| literal.idx() < n_literals).for_each(|literal| {
                is_seen[literal.idx()] = true;
            });
        }
        let seen = self.candidate_literals().filter(|literal| is_seen[literal.idx()]).collect();
        let is_new = |literal: &Literal| is_unseen[literal.idx()] && !is_seen[literal.idx()];
        [seen, self.candidate_literals().filter(is_new).collect()]
    }

    /// Whether all candidates of a unit are false if a literal holds.
    fn leaves_none(&self, start: Literal, unit: &Unit) -> bool {
        unit.nodes.iter().all(|&node| self.rows.contains(start, Literal::off(node as usize)))
    }

    /// Literals of which one must hold: a candidate true or false, and those of a unit. Each of them might be so, as far as
    /// anything here shows.
    fn alternatives(&self) -> impl Iterator<Item = Alternatives> + '_ {
        let two =
            (0..self.graph.n_candidates()).map(|node| (vec![Literal::on(node), Literal::off(node)], None));
        let of_unit = |unit: &Unit| unit.nodes.iter().map(|&node| Literal::on(node as usize)).collect();
        let all = two.chain(self.units.iter().map(move |unit| (of_unit(unit), unit.house)));
        all.filter(|(starts, _)| !starts.iter().any(|start| self.is_contradictory[start.idx()]))
    }

    /// Why a literal must hold, each way by the fewest inferences: since its denial contradicts itself, and since several
    /// starts agree.
    pub fn proofs(&mut self, effect: Literal) -> Vec<Proof> {
        self.contradiction(effect.denied()).into_iter().chain(self.verity(effect)).collect()
    }

    fn contradiction(&mut self, start: Literal) -> Option<Proof> {
        self.measure(start);
        let distance = |literal: Literal| self.table.distance(literal);
        let both = self.rows.both(start).map(|node| {
            let ends = [Literal::on(node), Literal::off(node)];
            (ends.map(distance).iter().sum::<u32>(), ends.to_vec(), None)
        });
        let offs = |unit: &Unit| -> Vec<Literal> {
            unit.nodes.iter().map(|&node| Literal::off(node as usize)).collect()
        };
        let empty = self.units.iter().filter(|unit| self.leaves_none(start, unit)).map(|unit| {
            let ends = offs(unit);
            (ends.iter().map(|&end| distance(end)).sum(), ends, unit.house)
        });
        let (_, ends, house) = both.chain(empty).min_by_key(|(sum, ..)| *sum)?;
        let ends = ends.into_iter().filter(|&end| end != start);
        Some(Proof { routes: ends.map(|end| (start, end)).collect(), starts: Starts::One { house } })
    }

    fn verity(&mut self, effect: Literal) -> Option<Proof> {
        // What is the only way is a single, and no verity.
        let lead_there = |(starts, _): &Alternatives| {
            !starts.contains(&effect) && starts.iter().all(|&start| self.rows.contains(start, effect))
        };
        let mut all: Vec<Alternatives> = self.alternatives().filter(lead_there).collect();
        all.sort_by_key(|(starts, _)| starts.len());
        all.truncate(MAX_MEASURED);
        let sums: Vec<u32> = all.iter().map(|(starts, _)| self.total_distance(starts, effect)).collect();
        let (_, (starts, house)) = sums.into_iter().zip(all).min_by_key(|(sum, _)| *sum)?;
        let routes = starts.into_iter().filter(|&start| start != effect).map(|start| (start, effect));
        Some(Proof { routes: routes.collect(), starts: Starts::All { house } })
    }

    fn total_distance(&mut self, starts: &[Literal], end: Literal) -> u32 {
        let distance = |&start: &Literal| {
            self.measure(start);
            self.table.distance(end)
        };
        starts.iter().map(distance).sum()
    }

    /// Fills the table with the distances from a start.
    fn measure(&mut self, start: Literal) {
        match self.net {
            None => self.table.fill(self.graph, start),
            Some(_) => self.table.fill_by(&self.direct, start),
        }
    }

    /// Explains how one literal leads to another.
    pub fn explain(&mut self, start: Literal, end: Literal, explained: &mut Explained<'_, '_, W>) {
        self.measure(start);
        let mut chain = Vec::new();
        self.table.chain_to(end, &mut chain);
        let Some(net) = self.net.as_mut() else { return explained.add_chain(&chain) };
        let mut way = vec![(start, Why::Start)];
        for hop in chain.windows(2) {
            let is_link = self.graph.follows(hop[0]).iter().any(|follows| follows.literal == hop[1]);
            if is_link {
                way.push((hop[1], Why::Link(hop[0])));
            } else {
                net.start_at(hop[0]);
                way.extend(net.way_to(hop[1]).into_iter().filter(|&(_, why)| why != Why::Start));
            }
        }
        explained.add_net(&way, self.units);
    }
}
