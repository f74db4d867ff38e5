//! Owns the count by trying everything: cells are filled one after the other in order, and a rule is asked only
//! whether it holds.
//!
//! Two cuts keep this bearable, and neither trusts anything but the rules' own words:
//! - a rule that gives its verdict without looking at an empty cell is believed before the grid is full;
//! - two cells of one house that hold the same symbol are turned down at once. For this the oracle knows one rule by
//!   name, `houses`; it still asks that rule in the end.

use arau_core::{Cell, Grid, GridView, PuzzleSpec, Symbol};

/// The number of solutions, or `at_most` if there are at least that many.
pub fn brute_force_count(spec: &PuzzleSpec, at_most: u64) -> u64 {
    brute_force(spec, at_most, u64::MAX).map_or(at_most, |grids| grids.len() as u64)
}

/// The first `at_most` solutions in the order of their symbols; `None` if that takes more than `max_tries` fillings
/// of a cell.
pub fn brute_force(spec: &PuzzleSpec, at_most: u64, max_tries: u64) -> Option<Vec<Grid>> {
    let n_cells = spec.geometry.n_cells();
    let mut attempt = Attempt {
        spec,
        partners: house_partners(spec),
        symbols: spec.givens.iter().map(|given| given.unwrap_or(Symbol(0))).collect(),
        filled: spec.givens.iter().map(Option::is_some).collect(),
        order: (0..n_cells).filter(|&idx| spec.givens[idx].is_none()).map(Cell::at).collect(),
        at_most,
        tries_left: max_tries,
        solutions: Vec::new(),
    };
    let all_rules = (0..spec.rules.len()).collect();
    attempt.fill(0, all_rules).then_some(attempt.solutions)
}

struct Attempt<'a> {
    spec: &'a PuzzleSpec,
    /// For each cell, the cells that share a house with it.
    partners: Vec<Vec<Cell>>,
    symbols: Vec<Symbol>,
    filled: Vec<bool>,
    order: Vec<Cell>,
    at_most: u64,
    tries_left: u64,
    solutions: Vec<Grid>,
}

impl Attempt<'_> {
    /// Fills the cells from the `depth`-th on; `open` are the rules without a verdict so far. False when out of tries.
    fn fill(&mut self, depth: usize, open: Vec<usize>) -> bool {
        let Some(open) = self.still_open(open) else { return true };
        let Some(&cell) = self.order.get(depth) else {
            self.solutions.push(Grid(self.symbols.clone()));
            return true;
        };
        for symbol in self.spec.symbols.iter() {
            if self.solutions.len() as u64 >= self.at_most {
                break;
            }
            if self.tries_left == 0 {
                return false;
            }
            self.tries_left -= 1;
            self.symbols[cell.idx()] = symbol;
            self.filled[cell.idx()] = true;
            let went_on = self.clashes(cell) || self.fill(depth + 1, open.clone());
            self.filled[cell.idx()] = false;
            if !went_on {
                return false;
            }
        }
        true
    }

    fn clashes(&self, cell: Cell) -> bool {
        let same =
            |other: &Cell| self.filled[other.idx()] && self.symbols[other.idx()] == self.symbols[cell.idx()];
        self.partners[cell.idx()].iter().any(same)
    }

    /// The rules that cannot be judged yet; `None` if one is broken already. On a full grid all can be judged.
    fn still_open(&self, rules: Vec<usize>) -> Option<Vec<usize>> {
        let mut open = Vec::new();
        for idx in rules {
            let peeked = std::cell::Cell::new(false);
            let view = GridView::unfinished(self.spec, &self.symbols, &self.filled, &peeked);
            let holds = self.spec.rules[idx].holds(&view);
            match (peeked.get(), holds) {
                (true, _) => open.push(idx),
                (false, true) => {}
                (false, false) => return None,
            }
        }
        Some(open)
    }
}

fn house_partners(spec: &PuzzleSpec) -> Vec<Vec<Cell>> {
    let mut partners = vec![Vec::new(); spec.geometry.n_cells()];
    let kinds =
        spec.rules.iter().filter(|rule| rule.id() == "houses").filter_map(|rule| rule.args.text("of"));
    for kind in kinds.flat_map(str::split_whitespace) {
        for group in spec.geometry.groups_of(kind) {
            for &cell in &group.cells {
                partners[cell.idx()].extend(group.cells.iter().filter(|&&other| other != cell));
            }
        }
    }
    partners
}
