//! Owns the picture: how a mark becomes SudokuPad's lines, arrows, underlays and overlays. Places are row and column
//! from the top left corner of the board, a cell wide each.

use arau_core::{Cell, CellShape, EdgeSign, LineStyle, Mark};
use serde_json::{Value, json};

const GREY: &str = "#CFCFCF";
const COLOURS: [&str; 8] =
    ["#F067F0", "#67F067", "#2ECBFF", "#FF9A00", "#CDB1EC", "#33BBBB", "#C9C883", "#FFCCAA"];
const TINTS: [&str; 6] = ["#E6E6E6", "#FFE3E3", "#E3F0FF", "#E7FFE3", "#FFF6D6", "#F2E3FF"];

/// A row and a column.
type Spot = [f64; 2];

/// What is drawn.
pub(super) struct Drawing {
    n_cols: usize,
    lines: Vec<Value>,
    arrows: Vec<Value>,
    underlays: Vec<Value>,
    overlays: Vec<Value>,
}

impl Drawing {
    /// A blank sheet for a board with this many columns.
    pub(super) fn new(n_cols: usize) -> Drawing {
        Drawing { n_cols, lines: Vec::new(), arrows: Vec::new(), underlays: Vec::new(), overlays: Vec::new() }
    }

    /// The lists by their keys.
    pub(super) fn into_lists(self) -> [(&'static str, Vec<Value>); 4] {
        [
            ("lines", self.lines),
            ("arrows", self.arrows),
            ("underlays", self.underlays),
            ("overlays", self.overlays),
        ]
    }

    /// Draws a mark. Cages and notes are not drawings there, so the writer takes them first.
    pub(super) fn add(&mut self, mark: &Mark) {
        match mark {
            Mark::Cage { cells, .. } | Mark::Border { cells } => self.tint(cells, TINTS[0]),
            Mark::Line { cells, style } => self.line(cells, *style),
            Mark::Pill { cells } => self.pill(cells),
            Mark::Shape { cells, shape } => cells.iter().for_each(|&cell| self.shape(cell, *shape)),
            Mark::Edge { a, b, sign } => self.edge(*a, *b, sign),
            Mark::Corner { cells, label } => {
                let spot = middle(&self.centres(cells));
                self.overlays.push(json!({
                    "center": spot, "width": 0.7, "height": 0.7, "rounded": true, "backgroundColor": "#FFFFFF",
                    "borderColor": "#000000", "text": label, "fontSize": 14,
                }));
            }
            Mark::Outside { cells, label, arrow } => self.outside(cells, label, *arrow),
            Mark::Label { cell, text } => {
                let [row, col] = self.centre(*cell);
                self.text([row - 0.3, col - 0.3], text, 12);
            }
            Mark::Note(_) => {}
        }
    }

    fn line(&mut self, cells: &[Cell], style: LineStyle) {
        let points = self.centres(cells);
        let (colour, thickness) = match style {
            LineStyle::Thermometer => (GREY, 21),
            LineStyle::Arrow => {
                self.arrows.push(
                    json!({ "wayPoints": points, "color": "#A1A1A1", "thickness": 5, "headLength": 0.3 }),
                );
                return;
            }
            LineStyle::Coloured(number) => (COLOURS[number as usize % COLOURS.len()], 14),
            LineStyle::Thin => ("#606060", 3),
        };
        if let (LineStyle::Thermometer, Some(bulb)) = (style, points.first()) {
            self.underlays.push(json!({
                "center": bulb, "width": 0.85, "height": 0.85, "rounded": true, "backgroundColor": colour,
                "borderColor": colour,
            }));
        }
        self.lines.push(json!({ "wayPoints": points, "color": colour, "thickness": thickness }));
    }

    fn pill(&mut self, cells: &[Cell]) {
        let points = self.centres(cells);
        let extent = |axis: usize| {
            let along = points.iter().map(|point| point[axis]);
            along.clone().fold(f64::MIN, f64::max) - along.fold(f64::MAX, f64::min)
        };
        if points.is_empty() {
            return;
        }
        self.underlays.push(json!({
            "center": middle(&points), "width": 0.8 + extent(1), "height": 0.8 + extent(0), "rounded": true,
            "backgroundColor": "#FFFFFF", "borderColor": "#A1A1A1", "borderSize": 5,
        }));
    }

    fn shape(&mut self, cell: Cell, shape: CellShape) {
        let centre = self.centre(cell);
        let filled = |rounded: bool, angle: i32, side: f64| {
            json!({
                "center": centre, "width": side, "height": side, "rounded": rounded, "angle": angle,
                "backgroundColor": GREY, "borderColor": GREY,
            })
        };
        match shape {
            CellShape::Circle => self.underlays.push(filled(true, 0, 0.7)),
            CellShape::Square => self.underlays.push(filled(false, 0, 0.7)),
            CellShape::Diamond => self.underlays.push(filled(false, 45, 0.55)),
            CellShape::Tint(number) => self.tint(&[cell], TINTS[number as usize % TINTS.len()]),
            CellShape::Inward | CellShape::Outward => {
                self.tint(&[cell], GREY);
                let [row, col] = centre;
                let (up, down) = if shape == CellShape::Inward { ("∨", "∧") } else { ("∧", "∨") };
                self.text([row - 0.38, col], up, 10);
                self.text([row + 0.38, col], down, 10);
            }
        }
    }

    fn tint(&mut self, cells: &[Cell], colour: &str) {
        for &cell in cells {
            let centre = self.centre(cell);
            self.underlays.push(json!({
                "center": centre, "width": 1, "height": 1, "rounded": false, "backgroundColor": colour,
            }));
        }
    }

    fn edge(&mut self, a: Cell, b: Cell, sign: &EdgeSign) {
        let (from, to) = (self.centre(a), self.centre(b));
        let spot = middle(&[from, to]);
        let (fill, ink, label) = match sign {
            EdgeSign::WhiteDot(label) => ("#FFFFFF", "#000000", label),
            EdgeSign::BlackDot(label) => ("#000000", "#FFFFFF", label),
            EdgeSign::Text(text) => return self.text(spot, text, 21),
            EdgeSign::Greater => {
                let wedge = match (to[0] - from[0], to[1] - from[1]) {
                    (down, _) if down > 0.0 => "∨",
                    (down, _) if down < 0.0 => "∧",
                    (_, right) if right < 0.0 => "<",
                    _ => ">",
                };
                return self.text(spot, wedge, 18);
            }
        };
        self.overlays.push(json!({
            "center": spot, "width": 0.3, "height": 0.3, "rounded": true, "backgroundColor": fill,
            "borderColor": "#000000", "color": ink, "text": label, "fontSize": 14,
        }));
    }

    /// The clue stands a cell before the first it looks at. Of a single cell it does not show from where it looks.
    fn outside(&mut self, cells: &[Cell], label: &str, arrow: bool) {
        let points = self.centres(cells);
        let Some(&[row, col]) = points.first() else { return };
        let [down, right] = points.get(1).map_or([1.0, 0.0], |next| [next[0] - row, next[1] - col]);
        let spot = [row - down, col - right];
        self.text(spot, label, 28);
        if arrow {
            let reach = |part: f64| [spot[0] + part * down, spot[1] + part * right];
            self.arrows.push(json!({
                "wayPoints": [reach(0.3), reach(0.48)], "color": "#000000", "thickness": 2, "headLength": 0.15,
            }));
        }
    }

    fn text(&mut self, spot: Spot, text: &str, size: u32) {
        self.overlays.push(json!({
            "center": spot, "width": 0.25, "height": 0.25, "rounded": false, "text": text, "fontSize": size,
        }));
    }

    fn centre(&self, cell: Cell) -> Spot {
        [(cell.idx() / self.n_cols) as f64 + 0.5, (cell.idx() % self.n_cols) as f64 + 0.5]
    }

    fn centres(&self, cells: &[Cell]) -> Vec<Spot> {
        cells.iter().map(|&cell| self.centre(cell)).collect()
    }
}

fn middle(points: &[Spot]) -> Spot {
    let n = points.len().max(1) as f64;
    [0, 1].map(|axis| points.iter().map(|point| point[axis]).sum::<f64>() / n)
}
