//! OPB, the format of the pseudo-Boolean competitions: sums of numbered variables that are at least a bound, or equal to
//! it. What is fixed is an equation.

use super::text::{Text, on_one_line};
use super::{How, ModelFile, WriteError, program};
use crate::program::{Program, VarId};
use arau_core::{Puzzle, Symbol};
use std::io::{self, Write};

/// Writes OPB.
pub struct Opb;

impl ModelFile for Opb {
    fn id(&self) -> &'static str {
        "opb"
    }

    fn title(&self) -> &'static str {
        "0-1 program in OPB format, for pseudo-Boolean solvers"
    }

    fn is_text(&self) -> bool {
        true
    }

    fn write(&self, puzzle: &Puzzle, how: &How, to: &mut dyn Write) -> Result<(), WriteError> {
        let program = program(puzzle, how)?;
        let mut text = Text::new(to);
        head(&program, &mut text)?;
        legend(puzzle, &program, &mut text)?;
        body(&program, &mut text)?;
        Ok(text.finish()?)
    }
}

/// The competition's first line: it counts what follows.
fn head(program: &Program, text: &mut Text<'_>) -> io::Result<()> {
    let n_bounds = program.rows().iter().map(|row| match (row.min, row.max) {
        (Some(min), Some(max)) if min != max => 2,
        _ => 1,
    });
    let n_fixed = program.variables().iter().filter(|variable| variable.fixed.is_some()).count();
    text.put("* #variable= ").number(program.variables().len());
    text.put(" #constraint= ").number(n_bounds.sum::<usize>() + n_fixed);
    text.end_line()
}

/// What the variables mean, a line per cell.
fn legend(puzzle: &Puzzle, program: &Program, text: &mut Text<'_>) -> io::Result<()> {
    text.put("* The variables of a cell stand for these symbols, in this order:");
    for symbol in puzzle.symbols().iter() {
        text.put(" ").put(&on_one_line(puzzle.symbols().glyph(symbol)));
    }
    text.end_line()?;
    let last = Symbol(puzzle.n_symbols() as u8 - 1);
    for cell in puzzle.geometry().cells() {
        let variable = |symbol| program.variable(arau_core::Candidate { cell, symbol }).0 + 1;
        text.put("* ").put(&on_one_line(puzzle.geometry().label(cell)));
        text.put(": x").number(variable(Symbol(0))).put(" to x").number(variable(last)).end_line()?;
    }
    Ok(())
}

fn body(program: &Program, text: &mut Text<'_>) -> io::Result<()> {
    if !program.objective().is_empty() {
        text.put("min:");
        sum(program.objective(), -1, text);
        text.line(" ;")?;
    }
    for row in program.rows() {
        match (row.min, row.max) {
            (Some(min), Some(max)) if min == max => bounded(&row.terms, 1, " = ", min, text)?,
            (min, max) => {
                min.map_or(Ok(()), |min| bounded(&row.terms, 1, " >= ", min, text))?;
                // There is no "at most": both sides change their sign.
                max.map_or(Ok(()), |max| bounded(&row.terms, -1, " >= ", -max, text))?;
            }
        }
    }
    for (i, variable) in program.variables().iter().enumerate() {
        if let Some(fixed) = variable.fixed {
            bounded(&[(VarId(i as u32), 1)], 1, " = ", i64::from(fixed), text)?;
        }
    }
    Ok(())
}

fn bounded(
    terms: &[(VarId, i64)],
    factor: i64,
    sign: &str,
    bound: i64,
    text: &mut Text<'_>,
) -> io::Result<()> {
    sum(terms, factor, text);
    text.put(sign).number(bound).line(" ;")
}

fn sum(terms: &[(VarId, i64)], factor: i64, text: &mut Text<'_>) {
    for &(variable, coefficient) in terms {
        let coefficient = factor * coefficient;
        text.put(if coefficient < 0 { " -" } else { " +" }).number(coefficient.unsigned_abs());
        text.put(" x").number(variable.0 + 1);
    }
}
