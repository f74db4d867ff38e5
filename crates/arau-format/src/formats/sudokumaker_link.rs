//! Links to sudokumaker.app that hold the whole puzzle. What they hold is the business of `sudokumaker`.

use super::sudokumaker;
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Fault, Faults, PuzzleSpec};

/// `https://sudokumaker.app/?puzzle=…`
pub struct SudokuMakerLink;

const INFO: FormatInfo = FormatInfo {
    id: "sudokumaker-link",
    title: "Link to SudokuMaker",
    carries: "the same as SudokuMaker JSON",
    writes: false,
    by_line: true,
};

impl Format for SudokuMakerLink {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        if sudokumaker::is_link(text) { Likeness::Sure } else { Likeness::No }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        sudokumaker::read_link(text, options)
    }

    fn write(&self, _spec: &PuzzleSpec) -> Result<String, Faults> {
        Err(Fault::unsupported("SudokuMaker links can be read but not written").into())
    }
}
