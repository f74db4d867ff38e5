//! SudokuPad: the JSON ("SCL") that sudokupad.app plays, plain or packed into a link. Its givens, pencil marks,
//! regions and cages have a meaning; all else is drawing.

mod cages;
mod draw;
mod read;
mod unzip;
mod write;

use crate::json_place::{JsonText, is_json};
use crate::puzzle_link::{self, PackedAs};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Faults, PuzzleSpec};

/// JSON as SudokuPad keeps it.
pub struct SudokuPad;

const INFO: FormatInfo = FormatInfo {
    id: "sudokupad",
    title: "SudokuPad JSON (SCL)",
    carries: "rectangular boards with digits from 1: givens, pencil marks, regions and cages; other rules are \
         written as drawings and cannot be read back",
    writes: true,
    by_line: false,
};

impl Format for SudokuPad {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let has = |word: &str| text.contains(word);
        let is_json = text.trim_start().starts_with('{') && has("\"cells\"");
        match is_json && !has("\"grid\"") {
            true if has("\"regions\"") || has("\"underlays\"") || has("\"cellSize\"") => Likeness::Sure,
            true => Likeness::Maybe,
            false => Likeness::No,
        }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        read(text, options)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        write::json(spec).map(|json| json + "\n")
    }
}

/// The puzzle in JSON, a link or a packed text.
pub(super) fn read(text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
    let Some(packed) = puzzle_link::find(text) else {
        return read::spec(&JsonText::parse(text)?, options);
    };
    if packed.kind == PackedAs::FPuzzles {
        return super::f_puzzles::read(text);
    }
    let unpacked = packed.unpack(text)?;
    let json = if is_json(&unpacked) { unpacked } else { unzip::unzip(&unpacked) };
    read::spec(&JsonText::unpacked(&json, packed.place(text))?, options)
}

/// Whether a text is a link or packed text that holds SudokuPad's own JSON.
pub(super) fn link_likeness(text: &str) -> Likeness {
    match puzzle_link::find(text) {
        Some(packed) if packed.to_f_puzzles => Likeness::No,
        Some(packed) => match packed.kind {
            PackedAs::SudokuPad | PackedAs::KeptBySite => Likeness::Sure,
            PackedAs::Unsaid => Likeness::Maybe,
            PackedAs::FPuzzles => Likeness::No,
        },
        None => Likeness::No,
    }
}

/// The puzzle as JSON in one line.
pub(super) fn write_json(spec: &PuzzleSpec) -> Result<String, Faults> {
    write::json(spec)
}
