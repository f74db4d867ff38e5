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

/// The rows in order; AI Etana comes last.
pub fn entries() -> Vec<Entry> {
    const FIGURES: [(&str, (usize, usize), Option<f64>, f64); 8] = [
        ("2x2", (2, 2), Some(0.01), 0.00),
        ("2x3", (2, 3), Some(0.01), 0.00),
        ("2x4", (2, 4), Some(0.01), 0.00),
        ("3x3", (3, 3), Some(0.01), 0.01),
        ("3x4", (3, 4), Some(0.04), 0.03),
        ("4x4", (4, 4), Some(0.20), 0.17),
        ("5x5", (5, 5), Some(1.26), 1.14),
        // Of this one the paper gives the modified program alone.
        ("AI Etana", (3, 3), None, 0.9),
    ];
    let lines = LINES.lines().filter(|line| !line.starts_with('#'));
    let entry = |(figures, line): (&(&'static str, _, _, f64), _)| {
        let (name, box_size, paper_simple, paper_modified) = *figures;
        Entry { name, box_size, line, paper_simple, paper_modified: Some(paper_modified) }
    };
    FIGURES.iter().zip(lines).map(entry).collect()
}
