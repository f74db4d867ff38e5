//! Owns [`Net`]: what follows from a literal by singles, several rounds of them, where each may rest on many things at
//! once. It remembers why, so that the way to any one conclusion can be told.

use super::super::prelude::*;
use super::graph::{Graph, Literal};

/// Rounds of singles that are looked ahead, as in HoDoKu; what follows then is looked up where it starts itself.
const ROUNDS: usize = 4;

/// Candidates of which one is true: those of a cell, or the places of a symbol in a house.
pub(super) struct Unit {
    pub nodes: Vec<u32>,
    /// The house; none for a cell.
    pub house: Option<usize>,
    /// Whether no place was taken from it but by placed symbols. HoDoKu sees only of such a house that it is emptied.
    pub is_whole: bool,
}

/// The cells and the places of symbols in houses that are open in a position, cells first.
pub(super) fn units<const W: usize>(graph: &Graph<'_, W>) -> Vec<Unit> {
    let position = graph.position;
    let of_cell = |cell: Cell| Unit {
        nodes: position.candidates(cell).iter().map(|symbol| graph.candidate(cell, symbol) as u32).collect(),
        house: None,
        is_whole: true,
    };
    let mut units: Vec<Unit> = position.open().iter().map(of_cell).collect();
    for house in 0..position.layout().houses().len() {
        for symbol in position.symbols() {
            let places = position.places_in(house, symbol);
            if !places.is_empty() {
                let nodes = places.iter().map(|cell| graph.candidate(cell, symbol) as u32).collect();
                let is_whole = !has_lost_place(position, house, symbol);
                units.push(Unit { nodes, house: Some(house), is_whole });
            }
        }
    }
    units
}

/// Whether a cell of a house could hold a symbol by what is placed, but no longer may.
fn has_lost_place<const W: usize>(position: &Position<W>, house: usize, symbol: Symbol) -> bool {
    let layout = position.layout();
    let lost = layout.houses()[house].set.and(position.open()).minus(position.places(symbol));
    lost.iter().any(|cell| !layout.peers(cell).iter().any(|peer| position.placed(peer) == Some(symbol)))
}

/// Why a literal follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Why {
    /// It is where the net starts.
    Start,
    /// By a link from a literal.
    Link(Literal),
    /// It is the last candidate of a unit.
    Last(u32),
}

/// What follows from one start after another.
pub(super) struct Net<'a, 'b, const W: usize> {
    graph: &'b Graph<'a, W>,
    units: &'b [Unit],
    units_of: Vec<Vec<u32>>,
    /// The literals that follow, in order, with the reasons.
    trail: Vec<(Literal, Why)>,
    /// The place in the trail of every literal that is in it.
    places: Vec<u32>,
    n_left: Vec<u32>,
    n_left_at_start: Vec<u32>,
    is_filled: Vec<bool>,
    /// Cells that got down to one candidate, with it; and houses that got down to one place for a symbol.
    single_cells: Vec<(u32, u32)>,
    single_houses: Vec<u32>,
}

const NOWHERE: u32 = u32::MAX;

impl<'a, 'b, const W: usize> Net<'a, 'b, W> {
    pub fn new(graph: &'b Graph<'a, W>, units: &'b [Unit]) -> Net<'a, 'b, W> {
        let mut units_of = vec![Vec::new(); graph.n_candidates()];
        for (idx, unit) in units.iter().enumerate() {
            unit.nodes.iter().for_each(|&node| units_of[node as usize].push(idx as u32));
        }
        let n_left_at_start: Vec<u32> = units.iter().map(|unit| unit.nodes.len() as u32).collect();
        Net {
            graph,
            units,
            units_of,
            trail: Vec::new(),
            places: vec![NOWHERE; 2 * graph.n_candidates()],
            n_left: n_left_at_start.clone(),
            n_left_at_start,
            is_filled: vec![false; units.len()],
            single_cells: Vec::new(),
            single_houses: Vec::new(),
        }
    }

    /// Collects what follows from a candidate being true or false.
    pub fn start_at(&mut self, start: Literal) {
        self.trail.iter().for_each(|(literal, _)| self.places[literal.idx()] = NOWHERE);
        self.trail.clear();
        self.single_cells.clear();
        self.single_houses.clear();
        self.n_left.copy_from_slice(&self.n_left_at_start);
        self.is_filled.fill(false);
        self.meet(start, Why::Start);
        if !start.is_on() {
            // If this leaves one candidate in the cell, it is seen at once.
            for (cell, last) in std::mem::take(&mut self.single_cells) {
                self.meet(Literal::on(last as usize), Why::Last(cell));
            }
        }
        for _ in 0..ROUNDS {
            self.fill_singles();
        }
    }

    /// What follows, the start first.
    pub fn trail(&self) -> impl Iterator<Item = Literal> + '_ {
        self.trail.iter().map(|&(literal, _)| literal)
    }

    /// The part of the trail that a literal rests on, in order, with the reasons; the literal comes last.
    pub fn way_to(&self, end: Literal) -> Vec<(Literal, Why)> {
        let mut is_used = vec![false; self.trail.len()];
        let mut open = vec![self.places[end.idx()] as usize];
        while let Some(place) = open.pop() {
            if std::mem::replace(&mut is_used[place], true) {
                continue;
            }
            let (literal, why) = self.trail[place];
            let premises = self.premises(literal, why);
            open.extend(premises.map(|premise| self.places[premise.idx()] as usize));
        }
        self.trail.iter().zip(is_used).filter(|(_, is_used)| *is_used).map(|(&entry, _)| entry).collect()
    }

    /// What a literal rests on directly.
    pub fn premises(&self, literal: Literal, why: Why) -> impl Iterator<Item = Literal> + use<'b, W> {
        let from = if let Why::Link(from) = why { Some(from) } else { None };
        let nodes = if let Why::Last(unit) = why { &self.units[unit as usize].nodes[..] } else { &[] };
        let others = nodes.iter().map(|&node| node as usize).filter(move |&node| node != literal.node());
        from.into_iter().chain(others.map(Literal::off))
    }

    /// Notes that a candidate is false in the units that have it.
    fn count_down(&mut self, node: usize) {
        for &unit in &self.units_of[node] {
            let idx = unit as usize;
            self.n_left[idx] -= 1;
            if self.n_left[idx] != 1 {
                continue;
            }
            if self.units[idx].house.is_some() {
                self.single_houses.push(unit);
                continue;
            }
            let is_left = |&&node: &&u32| self.places[Literal::off(node as usize).idx()] == NOWHERE;
            let last = self.units[idx].nodes.iter().find(is_left);
            self.single_cells.extend(last.map(|&last| (unit, last)));
        }
    }

    /// Makes true what is the last of a cell or of a symbol in a house. All are seen before any of them is made true, and
    /// a cell holds what was the last there once, so that what excludes each other all counts.
    fn fill_singles(&mut self) {
        let is_left = |&&node: &&u32| self.places[Literal::off(node as usize).idx()] == NOWHERE;
        let last_of = |&unit: &u32| {
            let last = self.units[unit as usize].nodes.iter().find(is_left);
            last.map(|&last| (unit, last))
        };
        let mut singles = std::mem::take(&mut self.single_cells);
        singles.extend(self.single_houses.iter().filter_map(last_of));
        self.single_houses.clear();
        singles.retain(|&(unit, _)| !self.is_filled[unit as usize]);
        for (unit, last) in singles {
            self.meet(Literal::on(last as usize), Why::Last(unit));
        }
    }

    fn meet(&mut self, literal: Literal, why: Why) {
        if self.places[literal.idx()] != NOWHERE {
            return;
        }
        self.places[literal.idx()] = self.trail.len() as u32;
        self.trail.push((literal, why));
        let node = literal.node();
        if !literal.is_on() {
            return self.count_down(node);
        }
        self.units_of[node].iter().for_each(|&unit| self.is_filled[unit as usize] = true);
        let graph = self.graph;
        for follows in graph.follows(literal) {
            if follows.literal.node() < graph.n_candidates() {
                self.meet(follows.literal, Why::Link(literal));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::graph::NodeKinds;
    use super::super::testing::{cell, empty, keep, symbol};
    use super::*;

    #[test]
    fn the_last_candidate_of_a_cell_rests_on_all_the_others() {
        let mut position = empty();
        keep(&mut position, 1, 2, &[1, 2, 3]);
        keep(&mut position, 2, 1, &[1, 2]);
        let graph = Graph::new(&position, NodeKinds::Candidates);
        let units = units(&graph);
        let mut net = Net::new(&graph, &units);
        let literal = |digit, row, column| graph.candidate(cell(row, column), symbol(digit));
        net.start_at(Literal::on(literal(1, 1, 1)));
        let way: Vec<Literal> =
            net.way_to(Literal::on(literal(3, 1, 2))).into_iter().map(|(literal, _)| literal).collect();
        assert_eq!(
            way,
            [
                Literal::on(literal(1, 1, 1)),
                Literal::off(literal(1, 1, 2)),
                Literal::off(literal(1, 2, 1)),
                Literal::on(literal(2, 2, 1)),
                Literal::off(literal(2, 1, 2)),
                Literal::on(literal(3, 1, 2)),
            ]
        );
        net.start_at(Literal::off(literal(1, 2, 1)));
        assert!(net.trail().any(|literal_met| literal_met == Literal::on(literal(2, 2, 1))));
        assert!(!net.trail().any(|literal_met| literal_met == Literal::on(literal(3, 1, 2))));
    }
}
