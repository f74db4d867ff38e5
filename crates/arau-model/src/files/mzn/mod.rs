//! MiniZinc: cells as variables with the symbols 1 to n, and constraints as they are, without 0-1 variables.

mod expressions;

use super::text::{Text, on_one_line};
use super::{How, ModelFile, WriteError};
use crate::candidates::{Reduction, candidates};
use arau_core::{Constraint, Grid, Puzzle, SymbolSet};
use expressions::Expressions;
use std::io::{self, Write};

/// Writes MiniZinc.
pub struct Mzn;

impl ModelFile for Mzn {
    fn id(&self) -> &'static str {
        "mzn"
    }

    fn title(&self) -> &'static str {
        "MiniZinc model; prints the grid as a line"
    }

    fn is_text(&self) -> bool {
        true
    }

    fn write(&self, puzzle: &Puzzle, how: &How, to: &mut dyn Write) -> Result<(), WriteError> {
        let mut text = Text::new(to);
        // Not all globals at once: what a model does not use may be out of step between MiniZinc and a solver.
        for global in ["alldifferent", "count", "regular", "table"] {
            text.line(&format!("include \"{global}.mzn\";"))?;
        }
        cells(puzzle, &mut text)?;
        constraints(puzzle, &mut text)?;
        for (i, grid) in how.without.iter().enumerate() {
            cut(grid, i + 1, &mut text)?;
        }
        text.line("solve :: int_search(x, dom_w_deg, indomain_min) satisfy;")?;
        output(puzzle, &mut text)?;
        Ok(text.finish()?)
    }
}

/// Cells with what they may hold. Auxiliary cells come last.
fn cells(puzzle: &Puzzle, text: &mut Text<'_>) -> io::Result<()> {
    let (n_symbols, n_cells) = (puzzle.n_symbols(), puzzle.n_variables());
    text.line(&format!("array[1..{n_cells}] of var 1..{n_symbols}: x;"))?;
    let values = puzzle.values().iter().map(i32::to_string).collect::<Vec<_>>().join(", ");
    text.line(&format!("array[1..{n_symbols}] of int: value = [{values}];"))?;
    for (i, set) in candidates(puzzle, Reduction::Stated).iter().enumerate() {
        if *set != puzzle.symbols().all() {
            text.line(&format!("constraint {};", holds_one_of(i, *set)))?;
        }
    }
    Ok(())
}

/// That a cell holds one of these symbols.
fn holds_one_of(cell: usize, symbols: SymbolSet) -> String {
    let numbers: Vec<String> = symbols.iter().map(|symbol| (symbol.idx() + 1).to_string()).collect();
    match &numbers[..] {
        [] => "false".into(),
        [one] => format!("x[{}] = {one}", cell + 1),
        _ => format!("x[{}] in {{{}}}", cell + 1, numbers.join(", ")),
    }
}

fn constraints(puzzle: &Puzzle, text: &mut Text<'_>) -> io::Result<()> {
    let mut expressions = Expressions::new(puzzle);
    for posted in puzzle.constraints() {
        // What is stated of single cells stands above.
        if !matches!(posted.constraint, Constraint::Domain { .. }) {
            let expression = expressions.of_root(&posted.constraint);
            for line in expressions.take_lines() {
                text.line(&line)?;
            }
            text.put("constraint ").put(&expression).line(";")?;
        }
    }
    Ok(())
}

/// Peško's cut: some visible cell differs from this grid.
fn cut(grid: &Grid, number: usize, text: &mut Text<'_>) -> io::Result<()> {
    let n_cells = grid.0.len();
    let symbols: Vec<String> = grid.0.iter().map(|symbol| (symbol.idx() + 1).to_string()).collect();
    text.line(&format!("array[1..{n_cells}] of int: cut_{number} = [{}];", symbols.join(", ")))?;
    text.line(&format!("constraint exists(i in 1..{n_cells})(x[i] != cut_{number}[i]);"))
}

fn output(puzzle: &Puzzle, text: &mut Text<'_>) -> io::Result<()> {
    let glyphs: Vec<String> =
        puzzle.symbols().iter().map(|symbol| quoted(puzzle.symbols().glyph(symbol))).collect();
    text.line(&format!("array[1..{}] of string: glyph = [{}];", glyphs.len(), glyphs.join(", ")))?;
    let between = if puzzle.symbols().one_char_each() { "" } else { " " };
    let n_cells = puzzle.n_cells();
    text.line(&format!("output [join(\"{between}\", [glyph[fix(x[i])] | i in 1..{n_cells}]), \"\\n\"];"))
}

/// A text in quotes, in which nothing ends it early: `\(` would begin an expression.
fn quoted(glyph: &str) -> String {
    format!("\"{}\"", on_one_line(glyph).replace('\\', "\\\\").replace('"', "\\\""))
}
