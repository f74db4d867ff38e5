//! DIMACS, the format of solvers of satisfiability.

use super::text::{Text, on_one_line};
use super::{How, ModelFile, WriteError, formula};
use crate::cnf::Formula;
use arau_core::{Candidate, Puzzle, Symbol};
use std::io::{self, Write};

/// Writes DIMACS.
pub struct Cnf;

impl ModelFile for Cnf {
    fn id(&self) -> &'static str {
        "cnf"
    }

    fn title(&self) -> &'static str {
        "CNF clauses in DIMACS format, for SAT solvers"
    }

    fn is_text(&self) -> bool {
        true
    }

    fn write(&self, puzzle: &Puzzle, how: &How, to: &mut dyn Write) -> Result<(), WriteError> {
        Ok(write(puzzle, &formula(puzzle, how)?, None, to)?)
    }
}

/// The formula of a puzzle as text.
pub fn dimacs(puzzle: &Puzzle, formula: &Formula, remark: Option<&str>) -> String {
    let mut text = Vec::new();
    write(puzzle, formula, remark, &mut text).expect("memory takes everything");
    String::from_utf8(text).expect("labels and glyphs are text")
}

/// Writes a formula of a puzzle, with a remark of one line.
fn write(puzzle: &Puzzle, formula: &Formula, remark: Option<&str>, to: &mut dyn Write) -> io::Result<()> {
    let mut text = Text::new(to);
    legend(puzzle, formula, &mut text)?;
    if let Some(remark) = remark {
        text.put("c ").line(remark)?;
    }
    let clauses = formula.clauses();
    text.put("p cnf ").number(clauses.n_variables()).put(" ").number(clauses.len()).end_line()?;
    for clause in clauses.iter() {
        for &literal in clause {
            text.number(literal).put(" ");
        }
        text.line("0")?;
    }
    text.finish()
}

/// What the variables mean, a line per cell: one per variable would be more than the clauses of some puzzles.
fn legend(puzzle: &Puzzle, formula: &Formula, text: &mut Text<'_>) -> io::Result<()> {
    text.put("c The variables of a cell stand for these symbols, in this order:");
    for symbol in puzzle.symbols().iter() {
        text.put(" ").put(&on_one_line(puzzle.symbols().glyph(symbol)));
    }
    text.end_line()?;
    let last = Symbol(puzzle.n_symbols() as u8 - 1);
    for cell in puzzle.geometry().cells() {
        let variable = |symbol| formula.literal(Candidate { cell, symbol }).open();
        if let (Some(first), Some(last)) = (variable(Symbol(0)), variable(last)) {
            text.put("c ").put(&on_one_line(puzzle.geometry().label(cell)));
            text.put(": ").number(first).put(" to ").number(last).end_line()?;
        }
    }
    Ok(())
}
