//! Merino's table 1: the sizes of the 0-1 programs of classic puzzles, and how long they took his solver.
//!
//! The paper tells neither his puzzles nor how many givens they have; only *AI Etana* is printed. Those of the table here
//! have many givens and never change. They were made by arau: diagonal boxes at random, the rest of the grid by the
//! engine `sat`, then givens taken away as long as `csp` proves that one solution is left.

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entry {
    /// What the puzzle is called; the size of its boxes, or its name.
    pub name: &'static str,
    /// Rows and columns of a box.
    pub box_size: (usize, usize),
    /// The puzzle as a line.
    pub line: &'static str,
    /// Seconds of the simple program in the paper, on a Xeon of 2.66 GHz with COIN-OR.
    pub paper_simple: Option<f64>,
    /// Seconds of the modified program in the paper.
    pub paper_modified: Option<f64>,
}

const LINES: &str = include_str!("table1.txt");

/// Boxes, and the seconds of the simple and of the modified program.
const SIZES: [(&str, usize, usize, f64, f64); 7] = [
    ("2x2", 2, 2, 0.01, 0.00),
    ("2x3", 2, 3, 0.01, 0.00),
    ("2x4", 2, 4, 0.01, 0.00),
    ("3x3", 3, 3, 0.01, 0.01),
    ("3x4", 3, 4, 0.04, 0.03),
    ("4x4", 4, 4, 0.20, 0.17),
    ("5x5", 5, 5, 1.26, 1.14),
];

/// The rows in order; AI Etana comes last. Of it the paper gives the modified program alone.
pub fn entries() -> Vec<Entry> {
    let mut lines = LINES.lines().filter(|line| !line.starts_with('#'));
    let sizes = SIZES.iter().zip(&mut lines).map(|(&(name, rows, columns, simple, modified), line)| Entry {
        name,
        box_size: (rows, columns),
        line,
        paper_simple: Some(simple),
        paper_modified: Some(modified),
    });
    let mut entries: Vec<Entry> = sizes.collect();
    entries.extend(lines.next().map(|line| Entry {
        name: "AI Etana",
        box_size: (3, 3),
        line,
        paper_simple: None,
        paper_modified: Some(0.9),
    }));
    entries
}
