//! Owns where everything stands: the tables of the sheet Puzzle and the blocks of the sheet Model.

use super::address::{Area, At, at};
use super::board::Board;
use super::plan::Plan;
use crate::{Form, Program};
use arau_core::{Puzzle, Unsupported, UnsupportedKind};

/// The sheet that people look at.
pub const PUZZLE: &str = "Puzzle";
/// The sheet with the 0-1 program.
pub const MODEL: &str = "Model";

/// The first row of numbers in the sheet Model.
pub const FIRST: usize = 12;
/// The row with the numbers that the symbols stand for.
pub const VALUES: usize = FIRST - 2;
/// The row with the symbols.
pub const GLYPHS: usize = FIRST - 1;
/// The row with the titles of blocks.
pub const TITLES: usize = FIRST - 3;

/// The least rows and columns that spreadsheets have.
const MAX_ROWS: usize = 1 << 20;
const MAX_COLUMNS: usize = 1024;

/// The first row of tables in the sheet Puzzle.
const TABLES: usize = 8;

/// Where everything stands.
pub struct Layout {
    /// The table of cells.
    pub board: Board,
    /// Size of the alphabet.
    pub n_symbols: usize,
    /// Visible cells.
    pub n_cells: usize,
    /// Visible and auxiliary cells.
    pub n_all_cells: usize,
    /// Lines of variables: a cell each, then as many other variables as there are symbols.
    pub n_lines: usize,
    /// Numberings of houses.
    pub n_numberings: usize,
    /// Houses.
    pub n_houses: usize,
    /// Other rows.
    pub n_others: usize,
    /// Whether there is a table of what cells may hold at all.
    pub has_allowed: bool,
}

/// The figures of the whole program, in the order in which they stand.
#[derive(Clone, Copy)]
pub enum Figure {
    /// What the solver makes as large as possible.
    Objective,
    /// The number of givens.
    Givens,
    /// How many symbols stand where they may not.
    Forbidden,
    /// The sum of all variables, 0 before anything is solved.
    AllVariables,
    /// How many sums are not as they should be.
    BrokenSums,
    /// How many rules the givens break.
    BrokenRules,
    /// All of this in words.
    State,
}

/// The tables of the sheet Puzzle that are always there, by number; those of houses follow.
pub const TABLE_A: usize = 0;
/// The solution.
pub const TABLE_S: usize = 1;
/// How many rules a cell breaks.
pub const TABLE_BROKEN: usize = 2;
/// The first table of numbered houses.
pub const TABLE_B: usize = 3;

impl Layout {
    /// The layout for a program, if it fits.
    pub fn of(puzzle: &Puzzle, program: &Program, plan: &Plan, form: Form) -> Result<Layout, Unsupported> {
        let n_symbols = puzzle.n_symbols();
        let layout = Layout {
            board: Board::of(puzzle.geometry()),
            n_symbols,
            n_cells: puzzle.n_cells(),
            n_all_cells: puzzle.n_variables(),
            n_lines: program.variables().len().div_ceil(n_symbols),
            n_numberings: plan.numberings.len(),
            n_houses: plan.houses.len(),
            n_others: plan.others.len(),
            has_allowed: form == Form::Modified || program.variables().iter().any(|v| v.fixed.is_some()),
        };
        let n_rows = FIRST + layout.n_lines.max(layout.n_houses).max(layout.n_others);
        match n_rows < MAX_ROWS && layout.other(0).col + 8 < MAX_COLUMNS {
            true => Ok(layout),
            false => {
                let message = "the program has more rows or columns than a spreadsheet";
                Err(Unsupported::new(UnsupportedKind::TooLarge, message))
            }
        }
    }

    /// Where a table of the sheet Puzzle starts. Lists stand side by side, boards two by two.
    pub fn table(&self, table: usize) -> At {
        let (row, col) = if self.board.is_list { (0, table) } else { (table / 2, table % 2) };
        at(TABLES + row * (self.board.n_rows + 2), 1 + col * (self.board.n_cols + 1))
    }

    /// Where a cell stands in a table of the sheet Puzzle.
    pub fn in_table(&self, table: usize, cell: usize) -> At {
        let (start, (row, col)) = (self.table(table), self.board.places[cell]);
        at(start.row + row, start.col + col)
    }

    /// The label of a line of variables.
    pub fn label(&self, line: usize) -> At {
        at(FIRST + line, 0)
    }

    /// What is typed into a cell.
    pub fn typed(&self, cell: usize) -> At {
        at(FIRST + cell, 1)
    }

    /// The number of a cell in a numbering of houses.
    pub fn number(&self, numbering: usize, cell: usize) -> At {
        at(FIRST + cell, 2 + numbering)
    }

    /// The variable at a line and symbol.
    pub fn x(&self, line: usize, symbol: usize) -> At {
        at(FIRST + line, 2 + self.n_numberings + symbol)
    }

    /// The variables of a line.
    pub fn x_line(&self, line: usize) -> Area {
        self.x(line, 0).area(1, self.n_symbols)
    }

    /// The sum over the symbols of a cell, then the solution's value, then whether the sum is as it should be.
    pub fn cell_sum(&self, cell: usize) -> At {
        at(FIRST + cell, self.x(0, self.n_symbols).col)
    }

    /// Whether a cell has the symbol as a given.
    pub fn c(&self, cell: usize, symbol: usize) -> At {
        at(FIRST + cell, self.cell_sum(0).col + 4 + symbol)
    }

    /// The givens of a cell, one of which may be 1.
    pub fn c_line(&self, cell: usize) -> Area {
        self.c(cell, 0).area(1, self.n_symbols)
    }

    /// Which symbol is given, from 1; 0 for none. Beside it, its value.
    pub fn given(&self, cell: usize) -> At {
        at(FIRST + cell, self.c(0, self.n_symbols).col)
    }

    /// Whether a given stands twice in the cell's house of a numbering.
    pub fn clash(&self, numbering: usize, cell: usize) -> At {
        at(FIRST + cell, self.given(0).col + 2 + numbering)
    }

    /// Whether a cell holds what it may not, then how many other rows it breaks, then all together.
    pub fn faults(&self, cell: usize) -> At {
        at(FIRST + cell, self.clash(self.n_numberings, 0).col)
    }

    /// Whether a cell may hold a symbol at all.
    pub fn allowed(&self, cell: usize, symbol: usize) -> At {
        at(FIRST + cell, self.faults(0).col + 4 + symbol)
    }

    /// A house: name, number; its sums follow.
    pub fn house(&self, house: usize) -> At {
        let col =
            if self.has_allowed { self.allowed(0, self.n_symbols).col + 1 } else { self.faults(0).col + 4 };
        at(FIRST + house, col)
    }

    /// How often a symbol stands in a house; behind the last, whether sums and givens are as they should be.
    pub fn house_sum(&self, house: usize, symbol: usize) -> At {
        at(FIRST + house, self.house(0).col + 2 + symbol)
    }

    /// Another row: name, sum, least, most, state; then least and most by the givens, and whether they are broken.
    pub fn other(&self, row: usize) -> At {
        at(FIRST + row, self.house_sum(0, self.n_symbols).col + 3)
    }

    /// A figure of the whole program, on the sheet Model.
    pub fn figure(&self, figure: Figure) -> At {
        at(1 + figure as usize, 0)
    }

    /// Whether the sum of each cell is as it should be.
    pub fn state_of_cells(&self) -> Area {
        let first = self.cell_sum(0);
        at(first.row, first.col + 2).area(self.n_all_cells, 1)
    }

    /// A whole table of the sheet Puzzle.
    pub fn whole_table(&self, table: usize) -> Area {
        self.table(table).area(self.board.n_rows, self.board.n_cols)
    }

    /// A row of all symbols, in the columns of the variables.
    pub fn symbols_row(&self, row: usize) -> Area {
        at(row, self.x(0, 0).col).area(1, self.n_symbols)
    }
}
