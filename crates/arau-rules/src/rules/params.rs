//! Owns the parameters that several rules take. Not a rule itself.

use arau_core::{Param, ParamKind};

/// The cells of a line, at least this many.
pub const fn line(min: usize) -> Param {
    Param::required("cells", ParamKind::cells(min), "the line")
}

/// The cells of a line that may cross itself.
pub const fn line_as_set(min: usize) -> Param {
    Param::required("cells", ParamKind::cells(min), "the line; a cell named twice counts once")
}

/// The cells that a clue outside the board looks along.
pub const fn line_from_clue(min: usize) -> Param {
    Param::required("cells", ParamKind::cells(min), "the line as seen from the clue, nearest cell first")
}
