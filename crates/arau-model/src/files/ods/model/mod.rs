//! Owns the sheet Model: givens c, variables x, sums with their bounds, and the state of each, all of them live.

mod cells;
mod dress;
mod figures;
mod rows;

use super::address::at;
use super::layout::{FIRST, Figure, Layout, MODEL, TABLE_B};
use super::look::{Look, NUMBER};
use super::plan::Plan;
use super::sheet::{Content, Page, Sheet};
use super::solver;
use crate::{Form, Program};
use arau_core::Puzzle;

/// What a sheet is made from.
pub struct Source<'a> {
    /// The puzzle with its givens.
    pub puzzle: &'a Puzzle,
    /// The program of the puzzle without its givens: those are typed.
    pub program: &'a Program,
    /// How its rows are sorted.
    pub plan: &'a Plan,
    /// Where everything stands.
    pub layout: &'a Layout,
    /// The form of the program.
    pub form: Form,
}

/// Sums that differ by less are equal: solvers do not compute exactly.
const SLACK: &str = "0.001";

/// A number that tells nothing when it is 0.
const FAINT: Look = Look { blank_zero: true, ink: "#666666", ..NUMBER };

/// The sheet Model.
pub fn model_sheet(source: &Source<'_>) -> Sheet {
    let mut sheet = Sheet::new(MODEL, Page::Wide, "#c58b00");
    sheet.frozen = Some(at(FIRST, 1));
    dress::heads(source, &mut sheet);
    figures::write(source, &mut sheet);
    let rows_of_cells = rows::others(source, &mut sheet);
    rows::houses(source, &mut sheet);
    cells::write(source, &rows_of_cells, &mut sheet);
    dress::colours(source, &mut sheet);
    dress::widths(source, &mut sheet);
    let demands = solver::demands(source.layout, source.plan, source.form);
    sheet.names = solver::names(source.layout, &demands);
    sheet
}

/// A glyph as a number where people would type one.
pub fn glyph(text: &str) -> Content {
    match text.parse::<i64>() {
        Ok(number) if number.to_string() == text => Content::Number(number),
        _ => Content::Text(text.to_string()),
    }
}

/// The table of the sheet Puzzle that shows a numbering. On a board, anyone sees rows and columns.
pub fn table_of(plan: &Plan, layout: &Layout, numbering: usize) -> Option<usize> {
    let shown = |i: usize| layout.board.is_list || !plan.numberings[i].are_lines;
    shown(numbering).then(|| TABLE_B + (0..numbering).filter(|&i| shown(i)).count())
}

/// The state of a sum: nothing to say before anything is solved.
fn state(layout: &Layout, is_well: &str) -> String {
    let all = layout.figure(Figure::AllVariables);
    format!("IF([.{}]=0;\"–\";IF({is_well};\"ok\";\"broken\"))", all.pinned())
}
