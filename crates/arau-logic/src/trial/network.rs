//! Owns [`Network`]: the cells of a puzzle, auxiliary ones included, with the constraints that bear on them, in the form
//! that trials need.

use super::answers::Answers;
use crate::layout::Cited;
use arau_core::{Cell, Constraint, Limits, Puzzle, SymbolSet, solutions};
use arau_csp::Csp;
use std::sync::Mutex;

/// A solution that takes longer to find would not save work.
const MOST_NODES: u64 = 20_000;

/// Cells and constraints. It stays the same while a puzzle is solved.
#[derive(Debug)]
pub(crate) struct Network {
    puzzle: Puzzle,
    pub(super) n_visible: usize,
    pub(super) houses: Vec<NetHouse>,
    /// For every cell, the places in `houses` of those that it belongs to.
    pub(super) houses_of: Vec<Vec<u32>>,
    /// The constraints that are no houses and say more than that cells differ, with their cells.
    pub(super) rules: Vec<NetRule>,
    /// For every cell, the places in `rules` of those that it belongs to.
    pub(super) rules_of: Vec<Vec<u32>>,
    /// For every cell, those that hold another symbol, and why.
    pub(super) peers: Vec<Vec<(Cell, Cited)>>,
    differing: Vec<u64>,
    /// For each use of a rule that has auxiliary cells, the places of its constraints in `rules`.
    uses: Vec<Vec<u32>>,
    answers: Mutex<Answers>,
    solution: Mutex<Sought>,
}

/// Cells that hold each symbol once.
#[derive(Debug)]
pub(super) struct NetHouse {
    pub cells: Vec<Cell>,
    pub cited: Cited,
    /// Which house of the layout it is; none if it has auxiliary cells.
    pub shown_as: Option<usize>,
}

/// A constraint that is asked what it leaves.
#[derive(Debug)]
pub(super) struct NetRule {
    pub cited: Cited,
    pub cells: Vec<Cell>,
}

/// What came of the last searches for a solution.
#[derive(Debug, Default)]
struct Sought {
    /// What the cells hold in one.
    found: Vec<SymbolSet>,
    /// Candidates within which none was found.
    none_in: Vec<SymbolSet>,
}

/// Whether candidates are among others; never, if there are no others.
fn is_within(outer: &[SymbolSet], inner: &[SymbolSet]) -> bool {
    let n_known = outer.len().min(inner.len());
    n_known > 0 && inner.iter().zip(outer).all(|(inner, outer)| inner.minus(*outer).is_empty())
}

impl Network {
    /// The network of a puzzle whose houses have these constraints, in this order.
    pub(crate) fn new(puzzle: &Puzzle, houses: &[Cited]) -> Network {
        let n_cells = puzzle.n_variables();
        let mut network = Network {
            puzzle: puzzle.clone(),
            n_visible: puzzle.n_cells(),
            houses: Vec::new(),
            houses_of: vec![Vec::new(); n_cells],
            rules: Vec::new(),
            rules_of: vec![Vec::new(); n_cells],
            peers: vec![Vec::new(); n_cells],
            differing: vec![0; (n_cells * n_cells).div_ceil(64)],
            uses: Vec::new(),
            answers: Mutex::default(),
            solution: Mutex::default(),
        };
        for (idx, &cited) in houses.iter().enumerate() {
            network.add(cited, Some(idx));
        }
        for cited in 0..puzzle.constraints().len() {
            if !houses.contains(&cited) {
                network.add(cited, None);
            }
        }
        network.find_uses();
        network
    }

    fn find_uses(&mut self) {
        let constraints = self.puzzle.constraints();
        let same_use = |a: &(u32, &NetRule), b: &(u32, &NetRule)| {
            constraints[a.1.cited].rule == constraints[b.1.cited].rule
        };
        let rules: Vec<(u32, &NetRule)> = (0..).zip(&self.rules).collect();
        let has_auxiliary = |rules: &&[(u32, &NetRule)]| {
            rules.iter().any(|(_, rule)| rule.cells.iter().any(|&cell| !self.is_visible(cell)))
        };
        let uses = rules.chunk_by(same_use).filter(has_auxiliary);
        self.uses = uses.map(|rules| rules.iter().map(|&(place, _)| place).collect()).collect();
    }

    /// For each use of a rule that has auxiliary cells, the places of its constraints.
    pub(crate) fn uses(&self) -> &[Vec<u32>] {
        &self.uses
    }

    /// The constraint at a place.
    pub(crate) fn cited(&self, rule: u32) -> Cited {
        self.rules[rule as usize].cited
    }

    fn add(&mut self, cited: Cited, shown_as: Option<usize>) {
        let constraint = self.puzzle.constraints()[cited].constraint.clone();
        match &constraint {
            Constraint::Permutation { cells } => {
                let is_known = self.houses.iter().any(|house| {
                    house.cells.len() == cells.len() && cells.iter().all(|cell| house.cells.contains(cell))
                });
                if !is_known {
                    for &cell in cells {
                        self.houses_of[cell.idx()].push(self.houses.len() as u32);
                    }
                    self.houses.push(NetHouse { cells: cells.to_vec(), cited, shown_as });
                    self.keep_apart(cells, cited);
                }
            }
            Constraint::Distinct { cells } => self.keep_apart(cells, cited),
            other => {
                let cells = other.cells();
                if let Constraint::Relation { a, b, table } = other
                    && table.excludes_equals()
                {
                    self.keep_apart(&[*a, *b], cited);
                }
                for &cell in &cells {
                    self.rules_of[cell.idx()].push(self.rules.len() as u32);
                }
                self.rules.push(NetRule { cited, cells });
            }
        }
    }

    fn keep_apart(&mut self, cells: &[Cell], cited: Cited) {
        for &a in cells {
            for &b in cells {
                if a != b && !self.differ(a, b) {
                    let bit = self.bit_of(a, b);
                    self.differing[bit / 64] |= 1 << (bit % 64);
                    self.peers[a.idx()].push((b, cited));
                }
            }
        }
    }

    fn bit_of(&self, a: Cell, b: Cell) -> usize {
        a.idx() * self.puzzle.n_variables() + b.idx()
    }

    /// Whether two cells hold different symbols.
    pub(super) fn differ(&self, a: Cell, b: Cell) -> bool {
        let bit = self.bit_of(a, b);
        self.differing[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// Why two cells hold different symbols.
    pub(super) fn why_different(&self, a: Cell, b: Cell) -> Option<Cited> {
        self.differ(a, b)
            .then(|| self.peers[a.idx()].iter().find(|(peer, _)| *peer == b).map(|&(_, cited)| cited))
            .flatten()
    }

    /// The constraints by which any two of these cells differ.
    pub(super) fn why_differ(&self, cells: &[Cell], cited: &mut Vec<Cited>) {
        for (i, &a) in cells.iter().enumerate() {
            cited.extend(cells[..i].iter().filter_map(|&b| self.why_different(a, b)));
        }
    }

    pub(super) fn n_cells(&self) -> usize {
        self.puzzle.n_variables()
    }

    pub(super) fn n_symbols(&self) -> usize {
        self.puzzle.n_symbols()
    }

    pub(super) fn value(&self, symbol: arau_core::Symbol) -> i64 {
        i64::from(self.puzzle.values()[symbol.idx()])
    }

    pub(super) fn constraint(&self, rule: u32) -> &Constraint {
        &self.puzzle.constraints()[self.rules[rule as usize].cited].constraint
    }

    /// What the auxiliary cells may hold before any reasoning.
    pub(super) fn auxiliary(&self) -> &[SymbolSet] {
        &self.puzzle.domains()[self.n_visible..]
    }

    /// Whether a cell is one of the board.
    pub(super) fn is_visible(&self, cell: Cell) -> bool {
        cell.idx() < self.n_visible
    }

    /// The answers of earlier trials, for a trial to go on with; and back again.
    pub(super) fn take_answers(&self) -> Answers {
        self.answers.lock().map_or_else(|_| Answers::default(), |mut answers| std::mem::take(&mut answers))
    }

    /// What the cells hold in some solution within these candidates, if one is found soon. Nothing is said of auxiliary cells
    /// where the engine found it.
    pub(crate) fn solution_within(&self, domains: &[SymbolSet]) -> Option<Vec<SymbolSet>> {
        let mut sought = self.solution.lock().ok()?;
        if is_within(&sought.none_in, domains) {
            return None;
        }
        if !is_within(domains, &sought.found) {
            let puzzle = self.puzzle.within(domains);
            let (grids, _) = solutions(&Csp, &puzzle, 1, &Limits::nodes(MOST_NODES));
            let Some(grid) = grids.first() else {
                sought.none_in = domains.to_vec();
                return None;
            };
            let held = grid.0.iter().map(|&symbol| SymbolSet::only(symbol));
            sought.found = held.chain(std::iter::repeat(SymbolSet::EMPTY)).take(self.n_cells()).collect();
        }
        Some(sought.found.clone())
    }

    /// Keeps a solution that a trial came upon.
    pub(super) fn keep_solution(&self, domains: &[SymbolSet]) {
        if let Ok(mut sought) = self.solution.lock() {
            sought.found = domains.to_vec();
        }
    }

    pub(super) fn return_answers(&self, answers: Answers) {
        if let Ok(mut kept) = self.answers.lock() {
            *kept = answers;
        }
    }
}
