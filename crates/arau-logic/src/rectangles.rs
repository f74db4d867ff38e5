//! Owns the rectangles of a layout: four cells in which a pair of symbols could be exchanged, on a classic grid those
//! where two rows, two columns and two boxes meet. They are found once per layout.

use crate::{CellSet, Layout};
use arau_core::Cell;

/// A rectangle seen from one of its cells, the start.
///
/// ```text
///  start ─ close
///    │       │
///   far ─── last
/// ```
#[derive(Clone, Copy, Debug)]
pub(crate) struct RectangleFrom {
    /// The cell beside the start that shares more houses with it, in a classic grid a line and the box; either, if both
    /// share as many.
    pub close: Cell,
    /// The other cell beside the start.
    pub far: Cell,
    /// The cell opposite.
    pub last: Cell,
    /// A number that the rectangle has from all its cells.
    pub id: usize,
}

/// Whether exchanging a pair of symbols in these cells leaves each house with the symbols that it has: it contains none
/// or two of them.
pub(crate) fn fits_houses<const W: usize>(layout: &Layout<W>, cells: &CellSet<W>) -> bool {
    let mut houses = cells.iter().flat_map(|cell| layout.houses_of(cell));
    houses.all(|&house| layout.houses()[house].set.and(*cells).len() == 2)
        && layout.distincts().iter().all(|distinct| [0, 2].contains(&distinct.set.and(*cells).len()))
}

/// For each cell, its rectangles in the order of the cells close, far and last.
pub(crate) fn all_rectangles<const W: usize>(layout: &Layout<W>) -> Vec<Vec<RectangleFrom>> {
    let mut from: Vec<Vec<RectangleFrom>> = vec![Vec::new(); layout.n_cells()];
    let mut n_rectangles = 0;
    for start in layout.free().iter() {
        // Each is found from its lowest cell, and told to all.
        let higher = |cell: &Cell| *cell > start;
        let beside: CellSet<W> = layout.peers(start).and(layout.free()).iter().filter(higher).collect();
        for one in beside.iter() {
            for other in beside.minus(layout.peers(one)).iter().filter(|&other| other > one) {
                let lasts = layout.peers(one).and(layout.peers(other)).and(layout.free());
                for last in lasts.minus(layout.peers(start)).iter().filter(higher) {
                    let corners = [start, one, other, last];
                    if fits_houses(layout, &corners.into_iter().collect()) {
                        add_from_each_corner(layout, corners, n_rectangles, &mut from);
                        n_rectangles += 1;
                    }
                }
            }
        }
    }
    for of_cell in &mut from {
        of_cell.sort_unstable_by_key(|rectangle| (rectangle.close, rectangle.far, rectangle.last));
    }
    from
}

fn add_from_each_corner<const W: usize>(
    layout: &Layout<W>,
    corners: [Cell; 4],
    id: usize,
    from: &mut [Vec<RectangleFrom>],
) {
    for corner in 0..4 {
        let (start, last) = (corners[corner], corners[corner ^ 3]);
        for (close, far) in
            [(corners[corner ^ 1], corners[corner ^ 2]), (corners[corner ^ 2], corners[corner ^ 1])]
        {
            if n_shared(layout, start, close) >= n_shared(layout, start, far) {
                from[start.idx()].push(RectangleFrom { close, far, last, id });
            }
        }
    }
}

fn n_shared<const W: usize>(layout: &Layout<W>, a: Cell, b: Cell) -> usize {
    layout.houses_of(a).iter().filter(|&&house| layout.houses()[house].set.contains(b)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::{Args, PuzzleSpec, Symbols};
    use arau_rules::{rules::use_rule, shape};

    fn n_rectangles(rules: &[&str]) -> usize {
        let square = shape("rect").and_then(|rect| rect.build(&Args::new().with_int("size", 9)).ok());
        let mut spec = PuzzleSpec::new(square.expect("a square").geometry, Symbols::digits(9));
        spec.rules.push(use_rule("houses", Args::new().with_text("of", "row column box")));
        spec.rules.extend(rules.iter().map(|id| use_rule(id, Args::new())));
        let layout = Layout::<2>::new(&spec.build().expect("a puzzle"));
        let seen: std::collections::HashSet<usize> =
            layout.cells().flat_map(|cell| layout.rectangles_from(cell)).map(|from| from.id).collect();
        seen.len()
    }

    #[test]
    fn each_meets_two_rows_two_columns_and_two_boxes() {
        // Two rows of a band with two columns of different stacks, and the other way round.
        assert_eq!(n_rectangles(&[]), 2 * 9 * 27);
    }

    #[test]
    fn further_rules_leave_fewer() {
        let with_diagonals = n_rectangles(&["diagonals"]);
        assert!(0 < with_diagonals && with_diagonals < n_rectangles(&[]), "{with_diagonals}");
        assert_eq!(n_rectangles(&["anti-knight"]), 0);
        assert_eq!(n_rectangles(&["non-consecutive"]), 0);
    }
}
