//! Links to f-puzzles.com that hold the whole puzzle. What they hold is the business of `f_puzzles`.

use super::f_puzzles;
use crate::{Format, FormatInfo, Likeness, ReadOptions, lz_string};
use arau_core::{Faults, PuzzleSpec};

/// `https://f-puzzles.com/?load=…`, and the same puzzle in a link to SudokuPad.
pub struct FPuzzlesLink;

const INFO: FormatInfo = FormatInfo {
    id: "f-puzzles-link",
    title: "Link to f-puzzles",
    carries: "the same as f-puzzles JSON",
    writes: true,
    by_line: true,
};

impl Format for FPuzzlesLink {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        f_puzzles::link_likeness(text)
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        f_puzzles::read(text)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let json = f_puzzles::write_json(spec)?;
        Ok(format!("https://f-puzzles.com/?load={}\n", lz_string::compress(&json)))
    }
}
