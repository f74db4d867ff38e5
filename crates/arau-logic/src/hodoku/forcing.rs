//! Owns the search for forcing chains and nets as HoDoKu makes it. What any net would show is not what it finds: it follows
//! singles for four rounds, notes at most five reasons for each, and takes for a net only what it can trace back through
//! an inference with several reasons. Which puzzles it has to guess at depends on that.
//!
//! For every premise, a candidate being true or false, there is a [`Table`] of what follows from it directly. Each is then
//! expanded by what follows from its entries, and what several tables agree on, or one contradicts, is concluded.

use super::grid::Grid;
use crate::techniques::chains::{Graph, Literal, NodeKinds};
use crate::{CellSet, Position};
use arau_core::{Candidate, Cell, Symbol};

/// Rounds of singles that follow directly.
const ROUNDS: usize = 4;

/// Reasons that are noted for an inference.
const MAX_REASONS: usize = 5;

/// Entries of a table.
const MAX_ENTRIES: usize = 1000;

/// More literals than this are on boards that HoDoKu does not know; classic ones have no more than 2,000.
const MAX_LITERALS: usize = 6_000;

/// What follows directly from a premise.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Inferences {
    /// What is linked to it.
    Links,
    /// What comes of it by singles, each of which may rest on several things.
    Nets,
}

/// What is shown: a candidate that is true or false.
pub(super) struct Conclusion {
    pub candidate: Candidate,
    pub is_true: bool,
    /// Whether several premises, of which one must hold, agree on it. Otherwise its denial contradicts itself.
    pub is_verity: bool,
}

/// The first conclusion of all chains or nets: true candidates before false ones, both by cell and symbol.
pub(super) fn first_conclusion<const W: usize>(
    position: &Position<W>,
    grid: &Grid<'_, W>,
    inferences: Inferences,
) -> Option<Conclusion> {
    let graph = Graph::new(position, NodeKinds::Groups);
    if graph.n_literals() > MAX_LITERALS {
        return None;
    }
    let mut tables: Vec<Table> = Vec::with_capacity(graph.n_literals());
    for premise in (0..graph.n_literals() as u32).map(Literal) {
        if position.is_stopped() {
            return None;
        }
        let filling = Filling { graph: &graph, position, table: Table::new(graph.n_literals()) };
        tables.push(filling.fill(premise, grid, inferences));
    }
    let unseen = position.unseen_places();
    let mut search = Search { graph: &graph, position, inferences, tables, unseen, first: None };
    search.expand();
    search.conclude();
    let first = search.first?;
    let node = graph.node(first.effect);
    let candidate = Candidate { cell: node.cell(), symbol: node.symbol };
    Some(Conclusion { candidate, is_true: first.effect.is_on(), is_verity: first.is_verity() })
}

/// Something that follows from a premise.
#[derive(Clone, Copy)]
struct Entry {
    literal: Literal,
    /// Places in the same table of what it follows from: the latest first, then others, 0 for none. 0 as the first is the
    /// premise.
    reasons: [u16; MAX_REASONS],
    /// The table that it was taken from instead.
    source: Option<Literal>,
    distance: u16,
}

/// What follows from one premise, which is its first entry.
struct Table {
    entries: Vec<Entry>,
    /// The place of every literal that follows.
    places: Vec<u16>,
    /// How many entries follow directly.
    n_direct: usize,
}

const NOWHERE: u16 = u16::MAX;

impl Table {
    fn new(n_literals: usize) -> Table {
        Table { entries: Vec::new(), places: vec![NOWHERE; n_literals], n_direct: 0 }
    }

    fn place(&self, literal: Literal) -> Option<usize> {
        let place = self.places[literal.idx()];
        (place != NOWHERE).then_some(place as usize)
    }

    fn contains(&self, literal: Literal) -> bool {
        self.places[literal.idx()] != NOWHERE
    }

    /// Adds what follows directly, unless it is there.
    fn add(&mut self, literal: Literal, mut reasons: [u16; MAX_REASONS]) {
        for later in 1..MAX_REASONS {
            if reasons[later] > reasons[0] {
                reasons.swap(0, later);
            }
        }
        let before = self.entries.get(reasons[0] as usize).map_or(0, |entry| entry.distance);
        self.push(Entry { literal, reasons, source: None, distance: before + 1 });
        self.n_direct = self.entries.len();
    }

    fn push(&mut self, entry: Entry) {
        if !self.contains(entry.literal) && self.entries.len() < MAX_ENTRIES {
            self.places[entry.literal.idx()] = self.entries.len() as u16;
            self.entries.push(entry);
        }
    }
}

/// How a symbol came to be placed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    Premise,
    NakedSingle,
    HiddenSingle,
}

/// A table as it is filled with what follows directly.
struct Filling<'a, 'b, const W: usize> {
    graph: &'b Graph<'a, W>,
    position: &'a Position<W>,
    table: Table,
}

impl<const W: usize> Filling<'_, '_, W> {
    fn fill(mut self, premise: Literal, grid: &Grid<'_, W>, inferences: Inferences) -> Table {
        if inferences == Inferences::Nets && premise.node() < self.graph.n_candidates() {
            self.follow_singles(premise, grid.clone());
        } else {
            self.table.add(premise, [0; MAX_REASONS]);
        }
        // Nets have followed the links between candidates; here they lack those to and from groups.
        for follows in self.graph.follows(premise) {
            self.table.add(follows.literal, [0; MAX_REASONS]);
        }
        self.table
    }

    fn follow_singles(&mut self, premise: Literal, mut grid: Grid<'_, W>) {
        let node = self.graph.node(premise);
        let candidate = Candidate { cell: node.cell(), symbol: node.symbol };
        if premise.is_on() {
            self.place(candidate, Cause::Premise, &mut grid);
        } else {
            grid.eliminate(candidate);
            self.table.add(premise, [0; MAX_REASONS]);
            if let Some(symbol) = grid.candidates(candidate.cell).single() {
                self.place(Candidate { symbol, ..candidate }, Cause::Premise, &mut grid);
            }
        }
        for _ in 0..ROUNDS {
            let (naked, hidden) = grid.singles();
            naked.into_iter().for_each(|single| self.place(single, Cause::NakedSingle, &mut grid));
            hidden.into_iter().for_each(|single| self.place(single, Cause::HiddenSingle, &mut grid));
        }
    }

    fn place(&mut self, placed: Candidate, cause: Cause, grid: &mut Grid<'_, W>) {
        if !self.position.has(placed) {
            // Only in puzzles without a solution or with several, where uniqueness has misled.
            return;
        }
        let (layout, Candidate { cell, symbol }) = (self.position.layout(), placed);
        let others = grid.candidates(cell);
        // The house with the fewest places left makes it a hidden single.
        let house = layout.houses_of(cell).iter().copied().min_by_key(|&house| grid.n_places(house, symbol));
        grid.place(placed);
        let reasons = match cause {
            Cause::Premise => [0; MAX_REASONS],
            Cause::NakedSingle => {
                let others = self.position.candidates(cell).iter().filter(|&other| other != symbol);
                self.places_of(others.map(|symbol| Candidate { cell, symbol }))
            }
            Cause::HiddenSingle => {
                let places = house.map_or(CellSet::EMPTY, |house| self.position.places_in(house, symbol));
                let others = places.iter().filter(|&other| other != cell);
                self.places_of(others.map(|cell| Candidate { cell, symbol }))
            }
        };
        let at = self.table.entries.len() as u16;
        self.table.add(self.literal(placed, true), reasons);
        let by_this = [at, 0, 0, 0, 0];
        for cell in layout.peers(cell).and(self.position.places(symbol)).iter() {
            self.table.add(self.literal(Candidate { cell, symbol }, false), by_this);
        }
        for symbol in others.iter().filter(|&other| other != symbol) {
            self.table.add(self.literal(Candidate { cell, symbol }, false), by_this);
        }
    }

    fn literal(&self, candidate: Candidate, is_true: bool) -> Literal {
        let node = self.graph.candidate(candidate.cell, candidate.symbol);
        if is_true { Literal::on(node) } else { Literal::off(node) }
    }

    /// Where it stands that candidates are false; 0 for those that are not known to be.
    fn places_of(&self, candidates: impl Iterator<Item = Candidate>) -> [u16; MAX_REASONS] {
        let mut reasons = [0; MAX_REASONS];
        for (reason, candidate) in reasons.iter_mut().zip(candidates) {
            *reason = self.table.place(self.literal(candidate, false)).unwrap_or(0) as u16;
        }
        reasons
    }
}

struct Search<'a, 'b, const W: usize> {
    graph: &'b Graph<'a, W>,
    position: &'a Position<W>,
    inferences: Inferences,
    tables: Vec<Table>,
    /// For each symbol, the open cells that see no cell where it is placed.
    unseen: Vec<CellSet<W>>,
    first: Option<First>,
}

/// What is concluded first, and the length of the shortest contradiction and of the shortest verity that shows it.
struct First {
    effect: Literal,
    by_contradiction: Option<usize>,
    by_verity: Option<usize>,
}

impl First {
    /// HoDoKu shows a placement by a contradiction if it can, an elimination by whatever is shorter.
    fn is_verity(&self) -> bool {
        match (self.by_contradiction, self.by_verity) {
            (Some(contradiction), Some(verity)) => !self.effect.is_on() && verity < contradiction,
            (contradiction, _) => contradiction.is_none(),
        }
    }
}

/// The way from a premise to what follows, from its end to its start.
struct Way {
    literals: Vec<Literal>,
    /// Further reasons that inferences on it rest on.
    further: Vec<Literal>,
}

impl<const W: usize> Search<'_, '_, W> {
    /// Adds what follows from what follows, to the tables of candidates.
    fn expand(&mut self) {
        for premise in 0..2 * self.graph.n_candidates() {
            if self.position.is_stopped() {
                return;
            }
            let mut table = std::mem::replace(&mut self.tables[premise], Table::new(0));
            let mut next = 1;
            while next < table.entries.len() && table.entries.len() < MAX_ENTRIES {
                let (source, base) = (table.entries[next].literal, table.entries[next].distance);
                let from = &self.tables[source.idx()];
                for entry in &from.entries[1..from.n_direct.max(1)] {
                    let distance = base + entry.distance;
                    match table.place(entry.literal) {
                        None => table.push(Entry { source: Some(source), distance, ..*entry }),
                        Some(place) => {
                            let known = &mut table.entries[place];
                            if known.source.is_some() && known.distance > distance {
                                (known.source, known.distance) = (Some(source), distance);
                            }
                        }
                    }
                }
                next += 1;
            }
            self.tables[premise] = table;
        }
    }

    /// The way from a premise to what follows, or to where it meets another way from there.
    fn way(&self, premise: Literal, end: Literal, other: Option<&Way>) -> Way {
        let table = &self.tables[premise.idx()];
        let mut way = Way { literals: vec![end], further: Vec::new() };
        let (mut current, mut at) = (premise, table.place(end).unwrap_or(0));
        while at != 0 && way.literals.len() < MAX_ENTRIES {
            let entry = &table.entries[at];
            if let (true, Some(source)) = (current == premise, entry.source) {
                // What was taken from another table leads there, and back from its premise.
                (current, at) = (source, self.tables[source.idx()].place(entry.literal).unwrap_or(0));
            }
            let entries = &self.tables[current.idx()].entries;
            let [first, further @ ..] = entries[at].reasons;
            let literal_at = |place: u16| entries[place as usize].literal;
            way.literals.push(literal_at(first));
            if other.is_some_and(|other| other.literals.contains(&literal_at(first))) {
                break;
            }
            way.further.extend(further.into_iter().filter(|&place| place != 0).map(literal_at));
            at = first as usize;
            if at == 0 && current != premise {
                (at, current) = (table.place(current).unwrap_or(0), premise);
            }
        }
        way
    }

    /// How long HoDoKu says that a way is, with all that its inferences rest on.
    fn length(&self, premise: Literal, way: &Way) -> usize {
        let further = way.further.iter().map(|&reason| self.way(premise, reason, Some(way)).literals.len());
        way.literals.len() + further.sum::<usize>()
    }

    fn contains(&self, premise: Literal, end: Literal) -> bool {
        self.tables[premise.idx()].contains(end)
    }

    /// Keeps what is concluded unless something comes before it, or nets are looked for and no way to it is one.
    fn keep(&mut self, effect: Literal, is_verity: bool, ways: &[(Literal, Literal)]) {
        let rank = |literal: Literal| (!literal.is_on(), literal.node());
        let known = self.first.as_ref().map(|first| first.effect);
        if known.is_some_and(|known| rank(known) < rank(effect)) {
            return;
        }
        let ways: Vec<(Literal, Way)> =
            ways.iter().map(|&(premise, end)| (premise, self.way(premise, end, None))).collect();
        let is_net = ways.iter().any(|(_, way)| !way.further.is_empty());
        if self.inferences == Inferences::Nets && !is_net {
            return;
        }
        let length = ways.iter().map(|(premise, way)| self.length(*premise, way)).sum();
        let mut first = match self.first.take() {
            Some(first) if first.effect == effect => first,
            _ => First { effect, by_contradiction: None, by_verity: None },
        };
        let shortest = if is_verity { &mut first.by_verity } else { &mut first.by_contradiction };
        *shortest = Some(shortest.map_or(length, |known| known.min(length)));
        self.first = Some(first);
    }

    fn conclude(&mut self) {
        let candidates = 0..self.graph.n_candidates();
        for premise in candidates.clone().flat_map(|node| [Literal::on(node), Literal::off(node)]) {
            if self.position.is_stopped() {
                return;
            }
            self.contradictions(premise);
        }
        for node in candidates {
            self.verities(&[Literal::on(node), Literal::off(node)], Some(self.graph.nodes[node].cell()));
        }
        for cell in self.position.open().iter() {
            let symbols = self.position.candidates(cell).iter();
            let premises: Vec<Literal> =
                symbols.map(|symbol| Literal::on(self.graph.candidate(cell, symbol))).collect();
            self.verities(&premises, None);
        }
        for house in 0..self.position.layout().houses().len() {
            for symbol in self.position.symbols() {
                let places = self.position.places_in(house, symbol).iter();
                let premises: Vec<Literal> =
                    places.map(|cell| Literal::on(self.graph.candidate(cell, symbol))).collect();
                if !premises.is_empty() {
                    self.verities(&premises, None);
                }
            }
        }
    }

    /// What follows from each of some premises, of which one holds, but for one cell.
    fn verities(&mut self, premises: &[Literal], but: Option<Cell>) {
        for end in (0..2 * self.graph.n_candidates() as u32).map(Literal) {
            let is_common = premises.iter().all(|&premise| self.contains(premise, end));
            if is_common && but != Some(self.graph.node(end).cell()) {
                let ways: Vec<_> = premises.iter().map(|&premise| (premise, end)).collect();
                self.keep(end, true, &ways);
            }
        }
    }

    /// Everything by which a premise contradicts itself.
    fn contradictions(&mut self, premise: Literal) {
        let mut found: Vec<Vec<Literal>> = Vec::new();
        if self.contains(premise, premise.denied()) {
            found.push(vec![premise.denied()]);
        }
        for symbol in self.position.symbols() {
            found.extend(self.true_and_false(premise, symbol));
            found.extend(self.two_in_cell(premise, symbol));
        }
        found.extend(self.twice_in_house(premise));
        found.extend(self.empty_cells(premise));
        found.extend(self.homeless(premise));
        for ends in found {
            let ways: Vec<_> = ends.into_iter().map(|end| (premise, end)).collect();
            self.keep(premise.denied(), false, &ways);
        }
    }

    /// The cells where a symbol stands if a premise holds.
    fn placed(&self, premise: Literal, symbol: Symbol) -> impl Iterator<Item = Cell> {
        let places = self.position.places(symbol).iter();
        places.filter(move |&cell| self.contains(premise, Literal::on(self.graph.candidate(cell, symbol))))
    }

    /// The first candidate of a symbol that would be both true and false.
    fn true_and_false(&self, premise: Literal, symbol: Symbol) -> Option<Vec<Literal>> {
        let nodes = self.placed(premise, symbol).map(|cell| self.graph.candidate(cell, symbol));
        let mut nodes = nodes.filter(|&node| self.contains(premise, Literal::off(node)));
        nodes.next().map(|node| vec![Literal::off(node), Literal::on(node)])
    }

    /// For each higher symbol, the first cell that would hold both.
    fn two_in_cell(&self, premise: Literal, symbol: Symbol) -> Vec<Vec<Literal>> {
        let cells: Vec<Cell> = self.placed(premise, symbol).collect();
        let higher = self.position.symbols().filter(|&other| other > symbol);
        let with_both = |other: Symbol| {
            let cell = self.placed(premise, other).find(|cell| cells.contains(cell))?;
            Some([symbol, other].map(|symbol| Literal::on(self.graph.candidate(cell, symbol))).to_vec())
        };
        higher.filter_map(with_both).collect()
    }

    fn twice_in_house(&self, premise: Literal) -> Vec<Vec<Literal>> {
        let mut found = Vec::new();
        for symbol in self.position.symbols() {
            let placed: CellSet<W> = self.placed(premise, symbol).collect();
            for house in self.position.layout().houses() {
                let there = placed.and(house.set);
                if there.len() > 1 {
                    found.push(
                        there.iter().map(|cell| Literal::on(self.graph.candidate(cell, symbol))).collect(),
                    );
                }
            }
        }
        found
    }

    /// Open cells that would lose all candidates and hold nothing.
    fn empty_cells(&self, premise: Literal) -> Vec<Vec<Literal>> {
        let nodes = |cell: Cell| {
            let symbols = self.position.candidates(cell).iter();
            symbols.map(move |symbol| self.graph.candidate(cell, symbol))
        };
        let is_empty = |&cell: &Cell| {
            nodes(cell).all(|node| {
                self.contains(premise, Literal::off(node)) && !self.contains(premise, Literal::on(node))
            })
        };
        self.position
            .open()
            .iter()
            .filter(is_empty)
            .map(|cell| nodes(cell).map(Literal::off).collect())
            .collect()
    }

    /// Houses where a symbol would have no place left. HoDoKu sees it only if no place was lost before but by placed
    /// symbols.
    fn homeless(&self, premise: Literal) -> Vec<Vec<Literal>> {
        let mut found = Vec::new();
        for (symbol, unseen) in self.position.symbols().zip(&self.unseen) {
            let places = self.position.places(symbol);
            let off = |cell: Cell| Literal::off(self.graph.candidate(cell, symbol));
            for house in self.position.layout().houses() {
                let there = unseen.and(house.set);
                let is_lost = |cell: Cell| places.contains(cell) && self.contains(premise, off(cell));
                if !there.is_empty() && there.iter().all(is_lost) {
                    found.push(there.iter().map(off).collect());
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{candidate, classic};

    fn first(position: &Position<2>, inferences: Inferences) -> Option<Conclusion> {
        first_conclusion(position, &Grid::new(position), inferences)
    }

    #[test]
    fn chains_that_empty_a_cell_are_a_contradiction() {
        let position = classic(&[("r1c2", "123"), ("r2c1", "12"), ("r3c3", "13")]);
        let shown = first(&position, Inferences::Links).expect("a forcing chain");
        assert_eq!((shown.candidate, shown.is_true), (candidate("1", "r1c1"), false));
    }

    #[test]
    fn a_net_rests_on_several_reasons_at_once() {
        assert!(first(&classic(&[]), Inferences::Nets).is_none());
        // A 1 in r1c1 leaves 2 and 3 to the cells beside it, and so, for two reasons, 4 to r1c4. That empties the pair.
        let cells = [("r1c2", "12"), ("r1c3", "13"), ("r1c4", "234"), ("r2c4", "46"), ("r3c4", "46")];
        let shown = first(&classic(&cells), Inferences::Nets).expect("a net");
        assert_eq!((shown.candidate, shown.is_true), (candidate("1", "r1c1"), false));
    }
}
