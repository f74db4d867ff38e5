//! Owns what stands in cells: [`Board`] (working candidates), [`Grid`] (full, so a solution cannot be half full) and
//! [`GridView`] (a full grid seen with its puzzle, for rules to judge).

use crate::{Cell, Geometry, PuzzleSpec, Symbol, SymbolSet, Symbols};

/// The symbols that each cell may still hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// One set per cell.
    pub cells: Vec<SymbolSet>,
}

impl Board {
    /// The candidates of a cell.
    pub fn candidates(&self, cell: Cell) -> SymbolSet {
        self.cells[cell.idx()]
    }

    /// The full grid, if every cell has one candidate left.
    pub fn grid(&self) -> Option<Grid> {
        self.cells.iter().map(|set| set.single()).collect::<Option<Vec<_>>>().map(Grid)
    }
}

/// A symbol in every cell.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grid(pub Vec<Symbol>);

impl Grid {
    /// The symbol of a cell.
    pub fn symbol(&self, cell: Cell) -> Symbol {
        self.0[cell.idx()]
    }

    /// The glyphs one after the other; separated by spaces unless each is a single character.
    pub fn text(&self, symbols: &Symbols) -> String {
        let glyphs: Vec<&str> = self.0.iter().map(|&s| symbols.glyph(s)).collect();
        glyphs.join(if symbols.one_char_each() { "" } else { " " })
    }
}

/// A full grid with the board, alphabet and rules that it belongs to.
#[derive(Clone, Copy)]
pub struct GridView<'a> {
    spec: &'a PuzzleSpec,
    cells: &'a [Symbol],
}

impl<'a> GridView<'a> {
    /// A grid seen with a puzzle. The grid has at least as many cells as the board.
    pub fn new(spec: &'a PuzzleSpec, cells: &'a [Symbol]) -> GridView<'a> {
        assert!(cells.len() >= spec.geometry.n_cells());
        GridView { spec, cells }
    }

    /// The symbol of a cell.
    pub fn symbol(&self, cell: Cell) -> Symbol {
        self.cells[cell.idx()]
    }

    /// The number that a cell's symbol stands for.
    pub fn value(&self, cell: Cell) -> i64 {
        self.spec.symbols.value(self.symbol(cell)) as i64
    }

    /// The values of cells, in order.
    pub fn values(&self, cells: &[Cell]) -> Vec<i64> {
        cells.iter().map(|&c| self.value(c)).collect()
    }

    /// The sum of the values of cells.
    pub fn sum(&self, cells: &[Cell]) -> i64 {
        cells.iter().map(|&c| self.value(c)).sum()
    }

    /// Whether no symbol stands twice in the cells.
    pub fn all_different(&self, cells: &[Cell]) -> bool {
        cells.iter().enumerate().all(|(i, &a)| cells[..i].iter().all(|&b| self.symbol(a) != self.symbol(b)))
    }

    /// The board.
    pub fn geometry(&self) -> &'a Geometry {
        &self.spec.geometry
    }

    /// The alphabet.
    pub fn symbols(&self) -> &'a Symbols {
        &self.spec.symbols
    }

    /// The puzzle.
    pub fn spec(&self) -> &'a PuzzleSpec {
        self.spec
    }
}
