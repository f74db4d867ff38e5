//! Owns [`Clauses`], a formula as files have it, and the way from and to DIMACS text.

use crate::Formula;
use arau_core::{Candidate, Cell, Puzzle, Symbol};
use std::fmt::Write;

/// Clauses over variables from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clauses {
    n_variables: usize,
    literals: Vec<i32>,
    ends: Vec<usize>,
}

impl Clauses {
    /// The clauses of a puzzle's formula.
    pub fn of(formula: &Formula) -> Clauses {
        let mut clauses = Clauses { n_variables: formula.n_variables(), ..Clauses::default() };
        formula.clauses().for_each(|clause| clauses.push(clause));
        clauses
    }

    /// Number of variables.
    pub fn n_variables(&self) -> usize {
        self.n_variables
    }

    /// Number of clauses.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Every clause.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[i32]> {
        let start = |i: usize| if i == 0 { 0 } else { self.ends[i - 1] };
        (0..self.ends.len()).map(move |i| &self.literals[start(i)..self.ends[i]])
    }

    /// Adds a clause of these variables.
    pub fn push(&mut self, clause: &[i32]) {
        self.literals.extend_from_slice(clause);
        self.ends.push(self.literals.len());
    }

    /// The clauses of a DIMACS text; or what is wrong with it.
    pub fn read(text: &str) -> Result<Clauses, String> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('c'));
        let head = lines.next().and_then(|(_, line)| head(line));
        let (n_variables, n_clauses) = head.ok_or("there is no line `p cnf VARIABLES CLAUSES`")?;
        let mut clauses = Clauses { n_variables, ..Clauses::default() };
        let mut start = 0;
        for (i, line) in lines {
            for word in line.split_ascii_whitespace() {
                match word.parse::<i32>() {
                    Ok(0) => {
                        start = clauses.literals.len();
                        clauses.ends.push(start);
                    }
                    Ok(literal) if literal.unsigned_abs() as usize <= n_variables => {
                        clauses.literals.push(literal);
                    }
                    _ => return Err(format!("line {}: `{word}` is no literal", i + 1)),
                }
            }
        }
        match clauses.len() == n_clauses && start == clauses.literals.len() {
            true => Ok(clauses),
            false => Err(format!("there are {} clauses instead of {n_clauses}", clauses.len())),
        }
    }

    /// The clauses as DIMACS text below comments.
    pub fn text(&self, comments: &str) -> String {
        let mut text = String::with_capacity(comments.len() + 6 * self.literals.len() + 2 * self.ends.len());
        text.push_str(comments);
        let _ = writeln!(text, "p cnf {} {}", self.n_variables, self.len());
        for clause in self.iter() {
            for literal in clause {
                let _ = write!(text, "{literal} ");
            }
            text.push_str("0\n");
        }
        text
    }
}

/// The numbers of variables and clauses. No clause has a variable whose number is too large for a literal.
fn head(line: &str) -> Option<(usize, usize)> {
    let mut words = line.split_ascii_whitespace();
    let is_cnf = words.next() == Some("p") && words.next() == Some("cnf");
    let mut number = || words.next()?.parse::<u32>().ok();
    let (n_variables, n_clauses) = (number()?, number()?);
    let fits = is_cnf && words.next().is_none() && i32::try_from(n_variables).is_ok();
    fits.then_some((n_variables as usize, n_clauses as usize))
}

/// How many cells a line of comments tells of.
const CELLS_PER_LINE: usize = 9;

/// Comments that say which variable stands for which candidate.
pub(super) fn comments(puzzle: &Puzzle, formula: &Formula, denies_solution: bool) -> String {
    let glyphs: Vec<String> = puzzle.symbols().iter().map(|s| word(puzzle.symbols().glyph(s))).collect();
    let mut text = String::from("c A puzzle as clauses, written by arau.\n");
    let _ = writeln!(text, "c Symbols in order: {}", glyphs.join(" "));
    text.push_str(
        "c The variables of a cell follow each other, one per symbol; each cell with its first one:\n",
    );
    let cells: Vec<Cell> = puzzle.geometry().cells().collect();
    for line in cells.chunks(CELLS_PER_LINE) {
        text.push('c');
        for &cell in line {
            let first = formula.literal(Candidate { cell, symbol: Symbol(0) }).open().unwrap_or_default();
            let _ = write!(text, " {}={first}", word(puzzle.geometry().label(cell)));
        }
        text.push('\n');
    }
    let n_candidates = cells.len() * glyphs.len();
    if formula.n_variables() > n_candidates {
        let _ = writeln!(text, "c Variables from {} on are auxiliary.", n_candidates + 1);
    }
    if denies_solution {
        text.push_str("c The last clause denies the solution; all others state the puzzle.\n");
    }
    text
}

/// A label or glyph without anything that could end it, or the line.
fn word(text: &str) -> String {
    text.chars().map(|c| if c.is_whitespace() || c.is_control() || c == '=' { '_' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_survives() {
        let mut clauses = Clauses { n_variables: 3, ..Clauses::default() };
        clauses.push(&[1, -3]);
        clauses.push(&[]);
        clauses.push(&[-2]);
        let text = clauses.text("c a comment\n");
        assert_eq!(text, "c a comment\np cnf 3 3\n1 -3 0\n0\n-2 0\n");
        assert_eq!(Clauses::read(&text), Ok(clauses.clone()));
        assert_eq!(Clauses::read("p cnf 3 3\n1\n-3 0 0 -2 0"), Ok(clauses));
    }

    #[test]
    fn bad_texts_are_refused() {
        let texts = [
            "",
            "c\n",
            "1 0\n",
            "p cnf 1\n",
            "p cnf 1 1 1\n1 0\n",
            "p cnf 1 1\n2 0\n",
            "p cnf 1 1\n1\n",
            "p cnf 1 1\n1 0 1 0\n",
            "p cnf 1 2\n1 0\n",
            "p cnf 1 1\n1 0 1\n",
            "p cnf -1 0\n",
            "p dnf 1 0\n",
            "p cnf 4294967295 0\n",
            "p cnf 1 1\nx 0\n",
        ];
        for text in texts {
            assert!(Clauses::read(text).is_err(), "{text:?}");
        }
    }
}
