//! Spreadsheets with live formulas, after Peško: table A for givens, B for numbered houses, c and x of the 0-1 program, the
//! sums with their state, and the settings of LibreOffice's solver.
//!
//! Givens are typed, so that the program here is that of the puzzle without them.

mod about_sheet;
mod address;
mod board;
mod layout;
mod look;
mod model;
mod package;
mod plan;
mod puzzle_sheet;
mod sheet;
mod solver;
mod sums;
mod xml;

use super::{How, ModelFile, WriteError};
use crate::{Form, Program};
use arau_core::{Cell, Puzzle};
use layout::Layout;
use model::Source;
use plan::Plan;
use std::io::Write;

/// OpenDocument spreadsheets.
pub struct Ods;

impl ModelFile for Ods {
    fn id(&self) -> &'static str {
        "ods"
    }

    fn title(&self) -> &'static str {
        "Spreadsheet with live formulas, for the LibreOffice solver"
    }

    fn is_text(&self) -> bool {
        false
    }

    fn write(&self, puzzle: &Puzzle, how: &How, to: &mut dyn Write) -> Result<(), WriteError> {
        let open = without_givens(puzzle);
        let mut program = Program::of(&open, Form::Simple)?;
        for grid in &how.without {
            program.cut(grid);
        }
        let plan = Plan::of(puzzle, &program);
        let layout = Layout::of(puzzle, &program, &plan, how.form)?;
        let source = Source { puzzle, program: &program, plan: &plan, layout: &layout, form: how.form };
        let title = title(puzzle);
        let sheets = [
            puzzle_sheet::puzzle_sheet(&source, &title),
            model::model_sheet(&source),
            about_sheet::about_sheet(&source),
        ];
        Ok(package::write_package(&title, &sheets, to)?)
    }
}

/// The puzzle without its givens, with all else that cells may not hold.
fn without_givens(puzzle: &Puzzle) -> Puzzle {
    let mut open = puzzle.with_givens(vec![None; puzzle.n_cells()]);
    for (cell, given) in puzzle.spec().givens.iter().enumerate() {
        if given.is_none() {
            open = open.restricted(Cell::at(cell), puzzle.domains()[cell]);
        }
    }
    open
}

/// The puzzle's title, or what it is.
fn title(puzzle: &Puzzle) -> String {
    let about = &puzzle.spec().about;
    match (&about.title, &about.variant) {
        (Some(title), Some(variant)) => format!("{title} ({variant})"),
        (Some(title), None) => title.clone(),
        (None, Some(variant)) => format!("Sudoku: {variant}"),
        (None, None) => "Sudoku".to_string(),
    }
}
