//! Owns [`Mark`]: how a rule shows on a picture, told in cells. Turning marks into ink is the drawer's business.

use crate::Cell;

/// How a line through cells looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineStyle {
    /// A broad grey line with a round bulb at its first cell.
    Thermometer,
    /// A thin line that ends in an arrowhead.
    Arrow,
    /// A broad coloured line; the number picks the colour, so that different rules look different.
    Coloured(u8),
    /// A thin dark line.
    Thin,
}

/// A shape drawn inside a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellShape {
    /// A ring (odd cells, arrow circles, between ends).
    Circle,
    /// A square (even cells).
    Square,
    /// A diamond (lockout ends).
    Diamond,
    /// Wedges that point inwards (minimum).
    Inward,
    /// Wedges that point outwards (maximum).
    Outward,
    /// A tinted background; the number picks the tint.
    Tint(u8),
}

/// One element of a rule's picture.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A dashed outline inside the cells, with a label in its first cell.
    Cage {
        /// What it encloses.
        cells: Vec<Cell>,
        /// Written in its corner, or empty.
        label: String,
    },
    /// A solid heavy outline around cells.
    Border {
        /// What it encloses.
        cells: Vec<Cell>,
    },
    /// A line through the centres of cells.
    Line {
        /// In this order.
        cells: Vec<Cell>,
        /// How it looks.
        style: LineStyle,
    },
    /// One pill-shaped outline around cells in a row.
    Pill {
        /// What it encloses.
        cells: Vec<Cell>,
    },
    /// A shape in each cell.
    Shape {
        /// Which cells.
        cells: Vec<Cell>,
        /// What shape.
        shape: CellShape,
    },
    /// A dot or sign on the edge that two cells share.
    Edge {
        /// One side.
        a: Cell,
        /// The other side; signs point from `a` to `b`.
        b: Cell,
        /// What is drawn.
        sign: EdgeSign,
    },
    /// A circle on the corner that cells share, with text.
    Corner {
        /// Around it.
        cells: Vec<Cell>,
        /// In it.
        label: String,
    },
    /// A clue outside the board, before the first of the cells, looking along them.
    Outside {
        /// What it looks at.
        cells: Vec<Cell>,
        /// What it says.
        label: String,
        /// Whether an arrow shows the direction.
        arrow: bool,
    },
    /// A small text in a cell's corner.
    Label {
        /// Where.
        cell: Cell,
        /// What.
        text: String,
    },
    /// A sentence beneath the picture, for what cannot be drawn.
    Note(String),
}

/// What stands on the edge of two cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EdgeSign {
    /// An open dot, with a label or an empty one.
    WhiteDot(String),
    /// A filled dot, with a label or an empty one.
    BlackDot(String),
    /// A letter or number.
    Text(String),
    /// A wedge whose open side faces the greater cell `a`.
    Greater,
}
