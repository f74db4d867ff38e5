//! Free MPS, the oldest format that solvers of integer programs share.
//!
//! The sense of the objective is left out, since not every reader knows the section: programs with an objective are
//! written with its sign turned, to be made as small as possible.

use super::text::{Text, row_names};
use super::{How, ModelFile, WriteError, program};
use crate::program::{Program, Row};
use arau_core::Puzzle;
use std::borrow::Cow;
use std::io::{self, Write};

/// Writes free MPS.
pub struct Mps;

impl ModelFile for Mps {
    fn id(&self) -> &'static str {
        "mps"
    }

    fn title(&self) -> &'static str {
        "0-1 program in free MPS format; the objective is minimised"
    }

    fn is_text(&self) -> bool {
        true
    }

    fn write(&self, puzzle: &Puzzle, how: &How, to: &mut dyn Write) -> Result<(), WriteError> {
        Ok(write(&program(puzzle, how)?, to)?)
    }
}

const OBJECTIVE: &str = "objective";

/// Writes a program. Columns stand in the order of its variables.
pub fn write(program: &Program, to: &mut dyn Write) -> io::Result<()> {
    let names = row_names(program);
    let mut text = Text::new(to);
    text.line("NAME arau")?;
    rows(program, &names, &mut text)?;
    columns(program, &names, &mut text)?;
    right_hand_sides(program, &names, &mut text)?;
    bounds(program, &mut text)?;
    text.line("ENDATA")?;
    text.finish()
}

fn rows(program: &Program, names: &[Cow<'_, str>], text: &mut Text<'_>) -> io::Result<()> {
    text.line("ROWS")?;
    text.put(" N ").line(OBJECTIVE)?;
    for (row, name) in program.rows().iter().zip(names) {
        let kind = match (row.min, row.max) {
            (min, max) if min == max => " E ",
            (_, Some(_)) => " L ",
            (_, None) => " G ",
        };
        text.put(kind).line(name)?;
    }
    Ok(())
}

/// The terms of every variable, where rows have the terms of every row.
fn columns(program: &Program, names: &[Cow<'_, str>], text: &mut Text<'_>) -> io::Result<()> {
    let mut columns: Vec<Vec<(&str, i64)>> = vec![Vec::new(); program.variables().len()];
    for &(variable, weight) in program.objective() {
        columns[variable.idx()].push((OBJECTIVE, -weight));
    }
    for (row, name) in program.rows().iter().zip(names) {
        for &(variable, coefficient) in &row.terms {
            columns[variable.idx()].push((name, coefficient));
        }
    }
    text.line("COLUMNS")?;
    text.line(" INTEGERS 'MARKER' 'INTORG'")?;
    for (variable, mut column) in program.variables().iter().zip(columns) {
        if column.is_empty() {
            // A variable is known by its column only.
            column.push((OBJECTIVE, 0));
        }
        for (row, coefficient) in column {
            text.put(" ").put(&variable.name).put(" ").put(row).put(" ").number(coefficient).end_line()?;
        }
    }
    text.line(" INTEGERS 'MARKER' 'INTEND'")
}

fn right_hand_sides(program: &Program, names: &[Cow<'_, str>], text: &mut Text<'_>) -> io::Result<()> {
    text.line("RHS")?;
    for (row, name) in program.rows().iter().zip(names) {
        if let Some(bound) = row.max.or(row.min).filter(|bound| *bound != 0) {
            text.put(" RHS ").put(name).put(" ").number(bound).end_line()?;
        }
    }
    let width = |row: &Row| Some(row.max? - row.min?).filter(|width| *width != 0);
    let mut ranges = program.rows().iter().zip(names).filter_map(|(row, name)| Some((name, width(row)?)));
    if let Some(first) = ranges.next() {
        text.line("RANGES")?;
        for (name, width) in std::iter::once(first).chain(ranges) {
            text.put(" RANGE ").put(name).put(" ").number(width).end_line()?;
        }
    }
    Ok(())
}

fn bounds(program: &Program, text: &mut Text<'_>) -> io::Result<()> {
    text.line("BOUNDS")?;
    for variable in program.variables() {
        match variable.fixed {
            Some(fixed) => text.put(" FX BOUND ").put(&variable.name).put(" ").number(u8::from(fixed)),
            None => text.put(" UP BOUND ").put(&variable.name).put(" 1"),
        };
        text.end_line()?;
    }
    Ok(())
}
