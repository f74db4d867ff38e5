//! Owns the 2×2 blocks of a board, for the rules about all of them. Not a rule itself.

use arau_core::{Cell, Constraint, Fault, Geometry, GridView, Lowering, PuzzleSpec, SymbolSet};
use std::collections::BTreeSet;

/// The board has no block of two by two cells.
pub fn no_block(spec: &PuzzleSpec) -> Option<Fault> {
    two_by_two(&spec.geometry).is_empty().then(|| Fault::invalid("the board has no 2×2 block of cells"))
}

/// Every four cells around a corner, row by row, in every rectangular grid of the board, each once.
pub fn two_by_two(geometry: &Geometry) -> BTreeSet<[Cell; 4]> {
    let mut blocks = BTreeSet::new();
    for part in geometry.parts() {
        for (row, col, cell) in part.iter() {
            let around = (part.at(row, col + 1), part.at(row + 1, col), part.at(row + 1, col + 1));
            if let (Some(right), Some(below), Some(across)) = around {
                blocks.insert([cell, right, below, across]);
            }
        }
    }
    blocks
}

/// Posts that every block holds a symbol of each of three classes.
pub fn post_classes(classes: [SymbolSet; 3], to: &mut Lowering<'_>) {
    for block in two_by_two(to.geometry()) {
        for symbols in classes {
            to.post(Constraint::Count { cells: Box::new(block), symbols, min: 1, max: 2 });
        }
    }
}

/// Whether every block of a full grid holds a symbol of each of three classes, found anew without a look at the above.
pub fn hold_classes(grid: &GridView<'_>, is_in: impl Fn(Cell, usize) -> bool) -> bool {
    grid.geometry().parts().iter().all(|part| {
        part.iter().all(|(row, col, _)| {
            let block = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(r, c)| part.at(row + r, col + c));
            let Some(block) = block.into_iter().collect::<Option<Vec<Cell>>>() else { return true };
            (0..3).all(|class| block.iter().any(|&cell| is_in(cell, class)))
        })
    })
}
