//! Links to sudokupad.app that hold the whole puzzle. What they hold is the business of `sudokupad`.

use super::sudokupad;
use crate::{Format, FormatInfo, Likeness, ReadOptions, lz_string};
use arau_core::{Faults, PuzzleSpec};

/// `https://sudokupad.app/scl…`
pub struct SudokuPadLink;

const INFO: FormatInfo = FormatInfo {
    id: "sudokupad-link",
    title: "Link to SudokuPad",
    carries: "the same as SudokuPad JSON",
    writes: true,
    by_line: true,
};

impl Format for SudokuPadLink {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        sudokupad::link_likeness(text)
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        sudokupad::read(text, options)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let json = sudokupad::write_json(spec)?;
        Ok(format!("https://sudokupad.app/scl{}\n", lz_string::compress(&json)))
    }
}
