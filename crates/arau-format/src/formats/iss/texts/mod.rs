//! Texts that are no constraint strings: killers in two notations, jigsaws, plain grids and pencil marks.

mod grids;
mod killers;
mod pencil_marks;

use super::layout::ShapeSpec;
use super::source::{Section, Word};
use crate::places::FaultList;

/// What such a text says.
pub(super) struct Plain {
    /// The grid.
    pub(super) shape: ShapeSpec,
    /// Where it starts.
    pub(super) at: usize,
    /// Cells with the values they may hold.
    pub(super) givens: Vec<Values>,
    /// Cages.
    pub(super) cages: Vec<Cage>,
    /// Whether the diagonals are houses.
    pub(super) diagonals: bool,
}

/// A cell with the values it may hold.
pub(super) struct Values {
    pub(super) idx: usize,
    pub(super) values: Vec<i32>,
    pub(super) at: usize,
}

/// A cage; a sum of 0 is none.
pub(super) struct Cage {
    pub(super) cells: Vec<usize>,
    pub(super) sum: i64,
    pub(super) at: usize,
}

impl Plain {
    fn new(shape: ShapeSpec, section: &Section<'_>) -> Plain {
        Plain { shape, at: section.origin(0), givens: Vec::new(), cages: Vec::new(), diagonals: false }
    }
}

/// What a text says, with its map of regions if it has one; or a fault with its place.
pub(super) type TextResult<'s> = Result<(Plain, Option<Word<'s>>), (usize, String)>;

/// The text of a section, if it is in one of these forms. The first form that fits is taken.
pub(super) fn read<'s>(section: &'s Section<'_>) -> Option<TextResult<'s>> {
    if section.compact.len() < 2 {
        return None;
    }
    if let Some(grid) = section.compact.strip_prefix('=') {
        return grids::plain(section, 1..1 + grid.len()).map(|plain| Ok((plain, None)));
    }
    let whole = 0..section.compact.len();
    killers::short(section)
        .or_else(|| killers::long(section))
        .or_else(|| grids::jigsaw(section).map(Ok))
        .or_else(|| grids::plain(section, whole).map(|plain| Ok((plain, None))))
        .or_else(|| grids::spaced(section))
        .or_else(|| pencil_marks::read(section))
}

/// The side of a square of this many cells, if it is not too large.
fn side(n_cells: usize) -> Option<usize> {
    let side = n_cells.isqrt();
    (side * side == n_cells && (1..=super::layout::MAX_SIDE).contains(&side)).then_some(side)
}

/// Whether a line is in a form that no other format has: a killer, or a jigsaw that cannot be a grid.
pub(super) fn bears_a_mark(line: &str) -> bool {
    let sections = super::source::sections(line, &mut FaultList::new(line));
    let [section] = &sections[..] else { return false };
    let is_killer = killers::short(section).is_some() || killers::long(section).is_some();
    let is_jigsaw = || section.compact.len() >= 32 && grids::jigsaw(section).is_some();
    let is_grid = || grids::plain(section, 0..section.compact.len()).is_some();
    is_killer || is_jigsaw() && !is_grid()
}
