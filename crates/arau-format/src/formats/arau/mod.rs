//! The arau document: TOML that a person can write by hand, and the one format that carries every puzzle.
//!
//! ```toml
//! variant = "killer"            # or shape = "rect"; a plain 9×9 if neither is said
//! title = "A small one"         # also author, text
//! size = 4                      # the shape's own arguments stand at the top
//! symbols = "1-4"               # or "do re mi fa", or ["do", "re"], with values = [1, 2]
//! houses = "row column"         # or false; the shape's usual houses if left out
//! givens = """
//! 1...
//! ....
//! ....
//! ...."""                       # or a table: givens = { r1c1 = 1 }
//! rules = ["anti-knight"]       # rules without arguments
//!
//! [[killer-cage]]               # a rule with arguments, named by its id
//! cells = "r1c2 r2c2-r2c4"
//! sum = 9
//! ```
//!
//! Cells are named by labels, straight ranges and groups: `r1c1 r2c2-r2c5 row_7`. A rule without arguments may also be
//! set to `true`, and `rules` may hold tables: `{ rule = "killer-cage", cells = "r1c1 r1c2" }`, as the options of
//! `any-of` do. Own glyphs that are whole numbers stand for themselves; `values = false` says that they stand for nothing.
//!
//! A board can be spelled out: `[[cell]]` with `label` and, as wanted, `coords`, `outline` (else a unit square at two
//! coordinates) and `neighbours` (else whoever shares an edge); `[[group]]` with `kind`, `name` and `cells`, whose kinds
//! are houses unless `houses` says otherwise; `[[part]]` with `rows`, `columns`, `box` and `cells` (`.` for a hole) for
//! rectangular grids inside the board.
//!
//! `read` owns the document as a whole, `alphabet` the symbols, `values` the arguments of rules and shapes, `spans`
//! where each of them stands, `custom` boards that are spelled out cell by cell, `write` the way back.

mod alphabet;
mod custom;
mod read;
mod spans;
mod toml_text;
mod values;
mod write;

use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Faults, PuzzleSpec};

/// The arau document.
pub struct Arau;

const INFO: FormatInfo = FormatInfo {
    id: "arau",
    title: "arau document (TOML)",
    carries: "everything: all shapes, alphabets, rules and texts",
    writes: true,
    by_line: false,
};

impl Format for Arau {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let mut lines = text.lines().map(str::trim_start);
        match lines.find(|line| !line.is_empty() && !line.starts_with('#')) {
            Some(line) if starts_like_toml(line) => Likeness::Sure,
            _ => Likeness::No,
        }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        read::read(text)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        Ok(write::write(spec))
    }
}

/// Whether a line is a table header or sets a key.
fn starts_like_toml(line: &str) -> bool {
    let rest = line.trim_start_matches('[');
    let key = rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    let is_word = rest.starts_with(|c: char| c.is_ascii_alphabetic());
    let end = if rest.len() < line.len() { ']' } else { '=' };
    is_word && key.trim_start().starts_with(end)
}
