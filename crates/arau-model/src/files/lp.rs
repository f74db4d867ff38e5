//! The LP format of CPLEX, which people can read and nearly every solver of integer programs does.

use super::text::{Text, row_names};
use super::{How, ModelFile, WriteError, program};
use crate::program::{Program, Row, VarId};
use arau_core::Puzzle;
use std::io::{self, Write};

/// Writes the LP format.
pub struct Lp;

impl ModelFile for Lp {
    fn id(&self) -> &'static str {
        "lp"
    }

    fn title(&self) -> &'static str {
        "0-1 program in CPLEX LP format"
    }

    fn is_text(&self) -> bool {
        true
    }

    fn write(&self, puzzle: &Puzzle, how: &How, to: &mut dyn Write) -> Result<(), WriteError> {
        Ok(write(&program(puzzle, how)?, to)?)
    }
}

/// Writes a program.
pub fn write(program: &Program, to: &mut dyn Write) -> io::Result<()> {
    let mut text = Text::new(to);
    objective(program, &mut text)?;
    text.line("Subject To")?;
    for (row, name) in program.rows().iter().zip(row_names(program)) {
        match (row.min, row.max) {
            (Some(min), Some(max)) if min == max => constraint(program, row, &name, " = ", min, &mut text)?,
            (Some(min), None) => constraint(program, row, &name, " >= ", min, &mut text)?,
            (None, Some(max)) => constraint(program, row, &name, " <= ", max, &mut text)?,
            // Not every reader knows rows with two bounds.
            (Some(min), Some(max)) => {
                constraint(program, row, &format!("{name}_min"), " >= ", min, &mut text)?;
                constraint(program, row, &format!("{name}_max"), " <= ", max, &mut text)?;
            }
            (None, None) => {}
        }
    }
    bounds(program, &mut text)?;
    text.line("End")?;
    text.finish()
}

fn objective(program: &Program, text: &mut Text<'_>) -> io::Result<()> {
    match program.objective() {
        [] => {
            text.line("\\ Any solution will do.")?;
            text.line("Minimize")?;
            // Some readers insist on an objective.
            text.put(" any:").put(" 0 ").put(program.variables().first().map_or("none", |v| &v.name));
        }
        terms => {
            text.line("Maximize")?;
            text.put(" kept:");
            sum(program, terms, text)?;
        }
    }
    text.end_line()
}

fn constraint(
    program: &Program,
    row: &Row,
    name: &str,
    sign: &str,
    bound: i64,
    text: &mut Text<'_>,
) -> io::Result<()> {
    text.put(" ").put(name).put(":");
    sum(program, &row.terms, text)?;
    text.put(sign).number(bound);
    text.end_line()
}

fn sum(program: &Program, terms: &[(VarId, i64)], text: &mut Text<'_>) -> io::Result<()> {
    for &(variable, coefficient) in terms {
        text.break_long_line("  ")?;
        text.put(if coefficient < 0 { " - " } else { " + " });
        if coefficient.unsigned_abs() != 1 {
            text.number(coefficient.unsigned_abs()).put(" ");
        }
        text.put(&program.variables()[variable.idx()].name);
    }
    Ok(())
}

/// What is fixed, and that all else is 0 or 1. A fixed variable is not declared binary: readers would free it again.
fn bounds(program: &Program, text: &mut Text<'_>) -> io::Result<()> {
    text.line("Bounds")?;
    for variable in program.variables() {
        if let Some(fixed) = variable.fixed {
            text.put(" ").put(&variable.name).line(if fixed { " = 1" } else { " = 0" })?;
        }
    }
    text.line("Binaries")?;
    for variable in program.variables().iter().filter(|variable| variable.fixed.is_none()) {
        text.put(" ").put(&variable.name).end_line()?;
    }
    Ok(())
}
