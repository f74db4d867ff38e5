//! Owns the names of variables and rows: readable, and of letters that every file format takes.

use arau_core::{Cell, Geometry, Puzzle, Symbols};
use std::collections::{HashMap, HashSet};

/// What cells, symbols and groups are called in files.
#[derive(Clone, Debug)]
pub struct Names {
    cells: Vec<String>,
    symbols: Vec<String>,
    /// Groups by their cells in ascending order.
    groups: HashMap<Vec<Cell>, String>,
}

impl Names {
    /// The names that a puzzle's files use.
    pub fn of(puzzle: &Puzzle) -> Names {
        let geometry = puzzle.geometry();
        let labels = geometry.cells().map(|cell| geometry.label(cell));
        let mut cells = plain_or_numbered(labels, "c");
        cells.extend((1..=puzzle.n_variables() - puzzle.n_cells()).map(|aux| format!("aux{aux}")));
        Names { cells, symbols: symbol_names(puzzle.symbols()), groups: group_names(geometry) }
    }

    /// The variable that says whether a cell holds a symbol, such as `x_r3c5_7`.
    pub fn candidate(&self, cell: usize, symbol: usize) -> String {
        format!("x_{}_{}", self.cells[cell], self.symbols[symbol])
    }

    /// The row that gives a cell its symbol.
    pub fn cell(&self, cell: usize) -> String {
        format!("cell_{}", self.cells[cell])
    }

    /// The name of a symbol.
    pub fn symbol(&self, symbol: usize) -> &str {
        &self.symbols[symbol]
    }

    /// The name of a house, if its cells are a group of the board.
    pub fn house(&self, cells: &[Cell]) -> Option<&str> {
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        self.groups.get(&sorted).map(String::as_str)
    }
}

fn symbol_names(symbols: &Symbols) -> Vec<String> {
    plain_or_numbered(symbols.iter().map(|symbol| symbols.glyph(symbol)), "s")
}

fn group_names(geometry: &Geometry) -> HashMap<Vec<Cell>, String> {
    let mut names = HashMap::new();
    let mut taken = HashSet::new();
    for group in geometry.groups() {
        let mut cells = group.cells.clone();
        cells.sort_unstable();
        let name = group.name.replace(' ', "_");
        if is_plain(&name) && taken.insert(name.clone()) {
            names.entry(cells).or_insert(name);
        }
    }
    names
}

/// The texts themselves if each is plain, else letters with numbers.
fn plain_or_numbered<'a>(texts: impl Iterator<Item = &'a str> + Clone, prefix: &str) -> Vec<String> {
    match texts.clone().all(is_plain) {
        true => texts.map(str::to_string).collect(),
        false => texts.enumerate().map(|(i, _)| format!("{prefix}{}", i + 1)).collect(),
    }
}

fn is_plain(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}
