//! Owns the boards of the test, with grids that satisfy their houses.

use arau_check::brute_force;
use arau_core::{Grid, PuzzleSpec};
use arau_testkit::random_source::RandomSource;
use arau_testkit::read_document;

/// Small boards of many kinds: with and without houses, holes, regions, values from 0 or below, many symbols, symbols
/// without values, two grids glued together.
const DOCUMENTS: &[&str] = &[
    "rows = 2\ncolumns = 3\nsymbols = '1-3'\nhouses = false\n",
    "rows = 1\ncolumns = 5\nsymbols = '0-3'\nhouses = false\n",
    "rows = 2\ncolumns = 3\nsymbols = '1-5'\nhouses = false\n",
    "size = 2\nbox = '2x2'\nsymbols = ['-1', '0', '1', '2']\nvalues = [-1, 0, 1, 2]\nhouses = false\n",
    "rows = 1\ncolumns = 8\nsymbols = '1-30'\nhouses = false\n",
    "rows = 2\ncolumns = 3\nsymbols = 'x y z'\nhouses = 'column'\n",
    "rows = 3\ncolumns = 4\nsymbols = '1-9'\nhouses = 'row'\n",
    "size = 3\nregions = 'aabacbccb'\n",
    "size = 2\nsymbols = '0-2'\n",
    "size = 4\n",
    "size = 4\nhouses = false\n",
    "size = 4\nhouses = 'row'\n",
    "size = 6\n",
    "shape = 'glue'\nsize = 4\noffsets = '0,0 2,2'\n",
    "shape = 'kakuro'\nmap = '..#. .... #...'\nsymbols = '1-4'\n",
];

/// The most grids that are kept of a board.
const MAX_GRIDS: u64 = 300;

/// A board, its houses as the only rules, and grids that satisfy them.
pub struct Board {
    pub spec: PuzzleSpec,
    grids: Vec<Grid>,
}

impl Board {
    fn new(document: &str) -> Board {
        let spec = read(document);
        let grids = match spec.rules.is_empty() {
            true => Vec::new(),
            false => brute_force(&spec, MAX_GRIDS, 1_000_000).expect("houses alone are filled soon"),
        };
        Board { spec, grids }
    }

    /// A random grid that satisfies the houses.
    pub fn grid(&self, dice: &mut RandomSource) -> Grid {
        let n_symbols = self.spec.symbols.len();
        match self.grids.is_empty() {
            true => dice.grid(self.spec.geometry.n_cells(), n_symbols),
            false => {
                let grid = dice.pick(&self.grids).clone();
                dice.renamed(&grid, n_symbols)
            }
        }
    }
}

/// Every board.
pub fn all() -> Vec<Board> {
    DOCUMENTS.iter().map(|document| Board::new(document)).collect()
}

/// The puzzle of a document.
pub fn read(document: &str) -> PuzzleSpec {
    read_document(document).unwrap_or_else(|faults| panic!("{document}\n{faults}"))
}
