//! Owns the search for rectangles of a position: those of the layout whose cells could all hold the same two symbols.

use crate::rectangles::RectangleFrom;
use crate::techniques::prelude::*;

/// Four cells, of which each sees two others; the fourth is opposite.
///
/// ```text
///  0 ─ 1
///  │   │
///  2 ─ 3
/// ```
#[derive(Clone, Copy)]
pub(super) struct Rectangle {
    pub cells: [Cell; 4],
    pub pair: SymbolSet,
}

impl Rectangle {
    /// The two cells that a corner sees.
    pub fn beside(&self, corner: usize) -> [Cell; 2] {
        [self.cells[corner ^ 1], self.cells[corner ^ 2]]
    }

    /// The cell that a corner does not see.
    pub fn opposite(&self, corner: usize) -> Cell {
        self.cells[corner ^ 3]
    }

    /// Where a cell is.
    pub fn corner(&self, cell: Cell) -> Option<usize> {
        self.cells.iter().position(|&other| other == cell)
    }

    /// Whether two of the cells see each other.
    pub fn is_side(&self, a: Cell, b: Cell) -> bool {
        self.corner(a).is_some_and(|corner| self.beside(corner).contains(&b))
    }

    /// The house along a side in which a symbol has no place outside the rectangle. People look along lines; other
    /// houses count where no line has both cells.
    pub fn confining<const W: usize>(
        &self,
        position: &Position<W>,
        side: [Cell; 2],
        symbol: Symbol,
    ) -> Option<usize> {
        let layout = position.layout();
        let ends: CellSet<W> = side.into_iter().collect();
        let all: CellSet<W> = self.cells.into_iter().collect();
        let is_line = |house: usize| layout.houses()[house].is_line();
        let has_line = layout.houses_around(&ends).any(is_line);
        layout
            .houses_around(&ends)
            .filter(|&house| !has_line || is_line(house))
            .find(|&house| position.places_in(house, symbol).is_subset_of(&all))
    }
}

/// Visits the rectangles whose cells could all hold two symbols, where one cell has only these: in the order of that
/// cell, of the closest cell beside it, and of the other one. Cells that lost a symbol of the pair count, if it is
/// said, as long as no cell that they see holds it.
///
/// Each rectangle comes once, with the pair of its first such cell, as in HoDoKu; with other pairs it comes last. HoDoKu
/// never looks at these, nor at rectangles that it mistakes for one that it has seen.
pub(super) fn for_each_rectangle<const W: usize>(
    position: &Position<W>,
    options: &Options,
    mut visit: impl FnMut(Rectangle) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let reachable = options.missing_candidates.then(|| position.unseen_places());
    let places =
        |symbol: Symbol| reachable.as_ref().map_or_else(|| position.places(symbol), |all| all[symbol.idx()]);
    let mut seen: Vec<(usize, SymbolSet)> = Vec::new();
    let mut others: Vec<Rectangle> = Vec::new();
    for start in position.open().and(position.exchangeable()).iter() {
        let pair = position.candidates(start);
        if pair.len() != 2 {
            continue;
        }
        let possible = pair.iter().fold(position.exchangeable(), |cells, symbol| cells.and(places(symbol)));
        for &RectangleFrom { close, far, last, id } in layout.rectangles_from(start) {
            let id = if options.as_hodoku { hodoku_number([start, close, far, last]) } else { id };
            let fits = [close, far, last].into_iter().all(|cell| possible.contains(cell));
            if !fits || seen.contains(&(id, pair)) {
                continue;
            }
            let rectangle = Rectangle { cells: [start, close, far, last], pair };
            let is_new = seen.iter().all(|&(other, _)| other != id);
            seen.push((id, pair));
            if is_new { visit(rectangle)? } else { others.push(rectangle) }
        }
    }
    if options.as_hodoku { ControlFlow::Continue(()) } else { others.into_iter().try_for_each(visit) }
}

/// The number by which HoDoKu knows a rectangle. Some rectangles share one.
pub(super) fn hodoku_number(mut cells: [Cell; 4]) -> usize {
    cells.sort_unstable();
    cells.iter().fold(0, |number, cell| 10 * number + cell.idx())
}
