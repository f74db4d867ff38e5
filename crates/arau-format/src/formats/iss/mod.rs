//! Constraint strings of the Interactive Sudoku Solver, and the other texts that it takes.
//!
//! `.Shape~6x6.~R1C1_5.Thermo~R1C1~R1C2`: each constraint is a type after a `.`, with arguments after `~`. Whitespace
//! means nothing, lines that begin with `#` are comments, and a blank line separates texts that are put together.
//!
//! `source` and `token` own the characters, `layout` and `board` the grid with its regions and variables, `reader` the
//! levels of composites, `kinds` what every type means, `texts` the forms that are no constraint strings, `write` the
//! way back.

mod bits;
mod board;
mod kinds;
mod layout;
mod nfa;
mod read;
mod reader;
mod source;
mod texts;
mod token;
mod write;

use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Faults, PuzzleSpec};

/// Constraint strings.
pub struct Iss;

const INFO: FormatInfo = FormatInfo {
    id: "iss",
    title: "Interactive Sudoku Solver constraint string",
    carries: "rectangular grids up to 16×16, most rules, and variables outside the grid",
    writes: true,
    by_line: true,
};

impl Format for Iss {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let text = text.trim();
        if starts_with_constraint(text) {
            return Likeness::Sure;
        }
        // The other forms are short, and a line each.
        match text.len() <= 4096 && !text.contains('\n') && texts::bears_a_mark(text) {
            true => Likeness::Sure,
            false => Likeness::No,
        }
    }

    fn spans_lines(&self, head: &str) -> bool {
        source::is_one_puzzle(head)
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        read::read(text)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        write::write(spec)
    }
}

/// Whether a text starts with a known type, and is not a grid that happens to start with an empty cell.
fn starts_with_constraint(text: &str) -> bool {
    // A dot alone is a list of no givens.
    let rest = text.trim_start_matches('.');
    if rest.len() == text.len() {
        return false;
    }
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    match (&rest[..end], rest[end..].chars().next()) {
        ("", next) => next == Some('~'),
        (name, Some('~')) => kinds::find(name).is_some(),
        (name, _) => name.len() > 1 && kinds::find(name).is_some(),
    }
}
