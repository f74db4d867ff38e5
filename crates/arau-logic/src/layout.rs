//! Owns [`Layout`]: what of a puzzle stays the same while it is solved, seen the way techniques look at it: houses, and
//! which cells cannot hold the same symbol. All puzzles with the same constraints share one.

use crate::clue::{Clue, clues_of};
use crate::rectangles::{RectangleFrom, all_rectangles};
use crate::regions::Union;
use crate::sums::SumsOfHouses;
use crate::support::{Known, Left, left_by};
use crate::trial::Network;
use crate::{CellSet, SMALL};
use arau_core::{Candidate, Cell, Constraint, Geometry, GroupName, Puzzle, Relation, Symbol, SymbolSet};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};

/// The index of a constraint among those of the puzzle: what steps cite.
pub type Cited = usize;

/// Cells that hold each symbol once.
#[derive(Clone, Debug)]
pub struct House<const W: usize> {
    /// What sort of house: `row`, `column`, `box`, or the kind of whatever group it is; `region` if it has no name.
    pub kind: String,
    /// Its name, such as `row 3`.
    pub name: String,
    /// What languages make words of; none if a document gave it a name of another form.
    pub called: Option<GroupName>,
    /// Its cells in reading order.
    pub cells: Vec<Cell>,
    /// The same as a set.
    pub set: CellSet<W>,
    /// The constraint it comes from.
    pub constraint: Cited,
}

impl<const W: usize> House<W> {
    /// Whether it is a row or column of a grid, where people look along it, and not a box.
    pub fn is_line(&self) -> bool {
        ["row", "column"].contains(&self.kind.as_str())
    }
}

/// Cells of which no two hold the same symbol, fewer than there are symbols.
#[derive(Clone, Debug)]
pub struct Distinct<const W: usize> {
    /// The cells.
    pub set: CellSet<W>,
    /// The constraint it comes from.
    pub constraint: Cited,
}

/// A table by which a cell goes together with another, seen from the one.
#[derive(Clone, Debug)]
pub struct Related {
    /// The other cell.
    pub other: Cell,
    /// For each symbol of the one, those that the other cannot hold then.
    excluded: Vec<SymbolSet>,
    /// The constraint it comes from.
    pub constraint: Cited,
}

impl Related {
    fn new(other: Cell, table: &Relation, constraint: Cited) -> Related {
        let all = SymbolSet::all(table.rows.len());
        Related { other, excluded: table.rows.iter().map(|&row| all.minus(row)).collect(), constraint }
    }

    /// What the other cell cannot hold if the one holds a symbol.
    pub fn excluded(&self, symbol: Symbol) -> SymbolSet {
        self.excluded[symbol.idx()]
    }
}

/// A samurai has 131 houses, a board of 16×16 cells 48.
const MOST_HOUSES_LOOKED_THROUGH: usize = 80;

/// What a constraint left of its cells, holding what they held.
#[derive(Clone, Debug)]
struct Answer {
    domains: Vec<SymbolSet>,
    left: Left,
}

/// Houses and peers.
#[derive(Clone, Debug)]
pub struct Layout<const W: usize> {
    /// Any puzzle with these constraints.
    puzzle: Puzzle,
    n_cells: usize,
    n_symbols: usize,
    houses: Vec<House<W>>,
    distincts: Vec<Distinct<W>>,
    houses_of: Vec<Vec<usize>>,
    peers: Vec<CellSet<W>>,
    /// The cells of no other constraints than houses and sets without repeats.
    free: CellSet<W>,
    /// Found when they are first asked for.
    rectangles: OnceLock<Vec<Vec<RectangleFrom>>>,
    /// Made when it is first asked for.
    network: OnceLock<Arc<Network>>,
    /// Found when they are first asked for.
    leftovers: OnceLock<Arc<[(Union<W>, Union<W>)]>>,
    /// Where a symbol cannot stand, for the sets of places that were asked about last.
    eliminable: Arc<Mutex<HashMap<CellSet<W>, CellSet<W>>>>,
    /// What constraints left of their cells when they were asked last.
    answers: Arc<Mutex<HashMap<Cited, Answer>>>,
    /// Found when they are first asked for.
    sums_of_houses: OnceLock<SumsOfHouses<W>>,
    /// Why two cells differ that share no house; the lower cell first.
    differing: HashMap<(Cell, Cell), Cited>,
    related: Vec<Vec<Related>>,
    /// The constraints that are neither houses nor sets without repeats, and that people see.
    rules: Vec<Cited>,
    clues: Vec<Clue>,
}

impl<const W: usize> Layout<W> {
    /// The layout of a puzzle that has at most [`CellSet::CAPACITY`] cells. Constraints over auxiliary cells are nothing
    /// that a person sees, and have no part in it.
    pub fn new(puzzle: &Puzzle) -> Layout<W> {
        let n_cells = puzzle.n_cells();
        assert!(n_cells <= CellSet::<W>::CAPACITY, "{n_cells} cells");
        let mut layout = Layout {
            puzzle: puzzle.clone(),
            n_cells,
            n_symbols: puzzle.n_symbols(),
            houses: Vec::new(),
            distincts: Vec::new(),
            houses_of: vec![Vec::new(); n_cells],
            peers: vec![CellSet::EMPTY; n_cells],
            free: (0..n_cells).map(Cell::at).collect(),
            rectangles: OnceLock::new(),
            network: OnceLock::new(),
            leftovers: OnceLock::new(),
            eliminable: Arc::default(),
            answers: Arc::default(),
            sums_of_houses: OnceLock::new(),
            differing: HashMap::new(),
            related: vec![Vec::new(); n_cells],
            rules: Vec::new(),
            clues: clues_of(puzzle, |constraint| all_visible(&constraint.cells(), n_cells)),
        };
        let names = names_of_groups(puzzle.geometry());
        for (idx, posted) in puzzle.constraints().iter().enumerate() {
            let is_of_houses =
                matches!(posted.constraint, Constraint::Permutation { .. } | Constraint::Distinct { .. });
            if !is_of_houses && all_visible(&posted.constraint.cells(), n_cells) {
                layout.rules.push(idx);
            }
            match &posted.constraint {
                Constraint::Permutation { cells } if all_visible(cells, n_cells) => {
                    let set = cells.iter().copied().collect();
                    if layout.houses.iter().all(|house| house.set != set) {
                        let group =
                            names.get(&sorted(cells)).map(|&group| &puzzle.geometry().groups()[group]);
                        layout.add_house(House {
                            kind: group.map_or(UNNAMED.to_string(), |group| group.kind.clone()),
                            name: group.map_or_else(
                                || name_by_corners(puzzle.geometry(), cells),
                                |group| group.name.clone(),
                            ),
                            called: match group {
                                Some(group) => GroupName::parse(&group.name),
                                None => Some(puzzle.spec().rules[posted.rule].house(puzzle.spec(), cells)),
                            },
                            cells: cells.to_vec(),
                            set,
                            constraint: idx,
                        });
                    }
                }
                Constraint::Distinct { cells } if all_visible(cells, n_cells) => {
                    layout.distincts.push(Distinct { set: cells.iter().copied().collect(), constraint: idx });
                }
                Constraint::Relation { a, b, table } if a != b && all_visible(&[*a, *b], n_cells) => {
                    layout.bind(&[*a, *b]);
                    layout.related[a.idx()].push(Related::new(*b, table, idx));
                    layout.related[b.idx()].push(Related::new(*a, &table.transposed(), idx));
                }
                other => layout.bind(&other.cells()),
            }
        }
        layout.add_differing(puzzle);
        layout
    }

    fn add_house(&mut self, house: House<W>) {
        for &cell in &house.cells {
            self.houses_of[cell.idx()].push(self.houses.len());
            self.peers[cell.idx()] = self.peers[cell.idx()].or(house.set).minus(CellSet::only(cell));
        }
        self.houses.push(house);
    }

    /// Something else than a house bears on these cells.
    fn bind(&mut self, cells: &[Cell]) {
        cells.iter().filter(|cell| cell.idx() < self.n_cells).for_each(|&cell| self.free.remove(cell));
    }

    /// Cells that differ for other reasons than a house.
    fn add_differing(&mut self, puzzle: &Puzzle) {
        for (idx, posted) in puzzle.constraints().iter().enumerate() {
            match &posted.constraint {
                Constraint::Distinct { cells } if all_visible(cells, self.n_cells) => {
                    for (i, &a) in cells.iter().enumerate() {
                        cells[..i].iter().for_each(|&b| self.differ(a, b, idx));
                    }
                }
                Constraint::Relation { a, b, table }
                    if all_visible(&[*a, *b], self.n_cells) && table.excludes_equals() =>
                {
                    self.differ(*a, *b, idx);
                }
                _ => {}
            }
        }
    }

    fn differ(&mut self, a: Cell, b: Cell, constraint: Cited) {
        if a != b && !self.peers[a.idx()].contains(b) {
            self.peers[a.idx()].insert(b);
            self.peers[b.idx()].insert(a);
            self.differing.insert((a.min(b), a.max(b)), constraint);
        }
    }

    /// Number of cells.
    pub fn n_cells(&self) -> usize {
        self.n_cells
    }

    /// Whether the board is much larger than the classic one, so that nobody looks everywhere for what is hard to see.
    pub(crate) fn is_large(&self) -> bool {
        self.n_cells > CellSet::<SMALL>::CAPACITY
    }

    /// The constraints of the puzzle.
    pub fn constraints(&self) -> impl Iterator<Item = (Cited, &Constraint)> {
        self.puzzle.constraints().iter().map(|posted| &posted.constraint).enumerate()
    }

    /// The constraints that are neither houses nor sets without repeats, as far as all their cells are on the board.
    pub fn rules(&self) -> impl Iterator<Item = (Cited, &Constraint)> {
        self.rules.iter().map(|&idx| (idx, &self.puzzle.constraints()[idx].constraint))
    }

    /// What people look at of the rules that are neither houses nor sets without repeats.
    pub(crate) fn clues(&self) -> &[Clue] {
        &self.clues
    }

    /// A constraint.
    pub fn constraint(&self, idx: Cited) -> &Constraint {
        &self.puzzle.constraints()[idx].constraint
    }

    /// What a constraint leaves of these cells, all that it has. The last answer is kept: most positions differ from the one
    /// before in other places.
    pub(crate) fn left_by(&self, idx: Cited, cells: &[Cell], known: &impl Known) -> Left {
        let domains: Vec<SymbolSet> = cells.iter().map(|&cell| known.domain(cell)).collect();
        let kept = self.answers.lock().ok().and_then(|answers| {
            answers.get(&idx).filter(|answer| answer.domains == domains).map(|answer| answer.left.clone())
        });
        if let Some(left) = kept {
            return left;
        }
        let left = left_by(self.constraint(idx), known);
        if let Ok(mut answers) = self.answers.lock() {
            answers.insert(idx, Answer { domains, left: left.clone() });
        }
        left
    }

    /// The puzzle that the layout was made of.
    pub(crate) fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Whether there are so many houses that nobody looks for patterns among any of them.
    pub(crate) fn is_vast(&self) -> bool {
        self.houses.len() > MOST_HOUSES_LOOKED_THROUGH
    }

    /// The number that each symbol stands for.
    pub fn values(&self) -> &[i32] {
        self.puzzle.values()
    }

    /// Size of the alphabet.
    pub fn n_symbols(&self) -> usize {
        self.n_symbols
    }

    /// All cells.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + Clone + use<W> {
        (0..self.n_cells).map(Cell::at)
    }

    /// The houses in the order of the puzzle's rules, each set of cells once.
    pub fn houses(&self) -> &[House<W>] {
        &self.houses
    }

    /// The houses as indices, boxes and the like before lines: the order in which people look.
    pub fn boxes_first(&self) -> impl Iterator<Item = usize> + '_ {
        let all = 0..self.houses.len();
        let boxes = all.clone().filter(|&house| !self.houses[house].is_line());
        boxes.chain(all.filter(|&house| self.houses[house].is_line()))
    }

    /// The sets without repeats that are no houses.
    pub fn distincts(&self) -> &[Distinct<W>] {
        &self.distincts
    }

    /// The houses of a cell, as indices.
    pub fn houses_of(&self, cell: Cell) -> &[usize] {
        &self.houses_of[cell.idx()]
    }

    /// The cells that cannot hold the same symbol as this one.
    pub fn peers(&self, cell: Cell) -> CellSet<W> {
        self.peers[cell.idx()]
    }

    /// The cells on which nothing bears but houses and sets without repeats.
    pub fn free(&self) -> CellSet<W> {
        self.free
    }

    /// The rectangles that a cell belongs to.
    pub(crate) fn rectangles_from(&self, cell: Cell) -> &[RectangleFrom] {
        &self.rectangles.get_or_init(|| all_rectangles(self))[cell.idx()]
    }

    /// The cells and constraints as trials see them.
    pub(crate) fn network(&self) -> &Network {
        self.network.get_or_init(|| {
            let houses: Vec<Cited> = self.houses.iter().map(|house| house.constraint).collect();
            Arc::new(Network::new(&self.puzzle, &houses))
        })
    }

    /// The unions of houses that nearly cover each other, as `find` finds them.
    pub(crate) fn leftovers(
        &self,
        find: impl FnOnce() -> Vec<(Union<W>, Union<W>)>,
    ) -> &[(Union<W>, Union<W>)] {
        self.leftovers.get_or_init(|| find().into())
    }

    /// Where a symbol with these places cannot stand, as `find` finds it; or as it did before.
    pub(crate) fn eliminable(&self, places: CellSet<W>, find: impl FnOnce() -> CellSet<W>) -> CellSet<W> {
        if let Ok(known) = self.eliminable.lock()
            && let Some(&found) = known.get(&places)
        {
            return found;
        }
        let found = find();
        if let Ok(mut known) = self.eliminable.lock() {
            if known.len() >= MOST_KEPT {
                known.clear();
            }
            known.insert(places, found);
        }
        found
    }

    /// The sums of the puzzle and the unions of houses that they meet.
    pub(crate) fn sums_of_houses(&self) -> &SumsOfHouses<W> {
        self.sums_of_houses.get_or_init(|| SumsOfHouses::new(self))
    }

    /// The cells that cannot hold the same symbol as any of these.
    pub fn common_peers(&self, cells: impl IntoIterator<Item = Cell>) -> CellSet<W> {
        let mut cells = cells.into_iter();
        let Some(first) = cells.next() else { return CellSet::EMPTY };
        cells.fold(self.peers(first), |common, cell| common.and(self.peers(cell)))
    }

    /// The tables by which a cell goes together with others.
    pub fn related(&self, cell: Cell) -> &[Related] {
        &self.related[cell.idx()]
    }

    /// The first house that two cells share.
    pub fn shared_house(&self, a: Cell, b: Cell) -> Option<usize> {
        self.houses_of(a).iter().copied().find(|&house| self.houses[house].set.contains(b))
    }

    /// The houses that contain all of these cells.
    pub fn houses_around<'a>(&'a self, cells: &'a CellSet<W>) -> impl Iterator<Item = usize> + 'a {
        let of_first = cells.first().map_or(&[][..], |first| self.houses_of(first));
        of_first.iter().copied().filter(|&house| cells.is_subset_of(&self.houses[house].set))
    }

    /// The constraints by which any two of these cells differ, each once.
    pub fn why_differ(&self, cells: &[Cell]) -> Vec<Cited> {
        let pairs = cells.iter().enumerate().flat_map(|(i, &a)| cells[..i].iter().map(move |&b| (a, b)));
        let mut cited: Vec<Cited> = pairs.filter_map(|(a, b)| self.why_different(a, b)).collect();
        cited.sort_unstable();
        cited.dedup();
        cited
    }

    /// The constraint by which two peers differ.
    pub fn why_different(&self, a: Cell, b: Cell) -> Option<Cited> {
        match self.shared_house(a, b) {
            Some(house) => Some(self.houses[house].constraint),
            None => self.differing.get(&(a.min(b), a.max(b))).copied(),
        }
    }

    /// The constraint by which two candidates of different cells cannot both be true.
    pub fn why_not_both(&self, a: Candidate, b: Candidate) -> Option<Cited> {
        let excludes =
            |related: &&Related| related.other == b.cell && related.excluded(a.symbol).contains(b.symbol);
        let by_table = || self.related(a.cell).iter().find(excludes).map(|related| related.constraint);
        let by_symbol = if a.symbol == b.symbol { self.why_different(a.cell, b.cell) } else { None };
        by_symbol.or_else(by_table)
    }
}

/// This many sets of places are kept with what was found out about them.
const MOST_KEPT: usize = 256;

/// The kind of a house that is no group of the board, such as one of windoku's.
const UNNAMED: &str = "region";

/// Such a house by its first and last cell.
fn name_by_corners(geometry: &Geometry, cells: &[Cell]) -> String {
    match (cells.first(), cells.last()) {
        (Some(&first), Some(&last)) => {
            format!("{UNNAMED} {}-{}", geometry.label(first), geometry.label(last))
        }
        _ => UNNAMED.to_string(),
    }
}

fn all_visible(cells: &[Cell], n_cells: usize) -> bool {
    cells.iter().all(|cell| cell.idx() < n_cells)
}

fn sorted(cells: &[Cell]) -> Vec<Cell> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

/// The groups of a board by their cells; of equal ones, the first.
fn names_of_groups(geometry: &Geometry) -> HashMap<Vec<Cell>, usize> {
    let mut names = HashMap::new();
    for (idx, group) in geometry.groups().iter().enumerate() {
        names.entry(sorted(&group.cells)).or_insert(idx);
    }
    names
}
