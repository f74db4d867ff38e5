//! f-puzzles: the JSON of the setting site f-puzzles.com with the keys of its common plug-ins, plain or packed into
//! a link.

mod board;
mod keys;
mod read;
mod special;
mod write;
mod write_special;

use crate::json_place::JsonText;
use crate::puzzle_link::{self, PackedAs};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Faults, PuzzleSpec};

/// JSON as f-puzzles.com keeps it.
pub struct FPuzzles;

const INFO: FormatInfo = FormatInfo {
    id: "f-puzzles",
    title: "f-puzzles JSON",
    carries: "square boards up to 128×128 with boxes or drawn regions, digits from 1, and the rules of \
         f-puzzles.com and its common plug-ins; purely cosmetic drawings are left out",
    writes: true,
    by_line: false,
};

impl Format for FPuzzles {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let is_json = text.trim_start().starts_with('{') && text.contains("\"grid\"");
        match is_json {
            true if text.contains("\"size\"") => Likeness::Sure,
            true => Likeness::Maybe,
            false => Likeness::No,
        }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        read(text)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        write::json(spec).map(|json| json + "\n")
    }
}

/// The puzzle in JSON, a link or a packed text.
pub(super) fn read(text: &str) -> Result<PuzzleSpec, Faults> {
    let Some(packed) = puzzle_link::find(text) else {
        return read::spec(&JsonText::parse(text)?);
    };
    let json = packed.unpack(text)?;
    read::spec(&JsonText::unpacked(&json, packed.place(text))?)
}

/// Whether a text is a link or packed text that holds f-puzzles JSON.
pub(super) fn link_likeness(text: &str) -> Likeness {
    match puzzle_link::find(text) {
        Some(packed) if packed.kind == PackedAs::FPuzzles || packed.to_f_puzzles => Likeness::Sure,
        // A brace and a quote pack to this: plain JSON, where SudokuPad would leave the quotes out.
        Some(packed) if packed.kind == PackedAs::Unsaid && text.trim_start().starts_with("N4Ig") => {
            Likeness::Sure
        }
        _ => Likeness::No,
    }
}

/// The puzzle as JSON in one line.
pub(super) fn write_json(spec: &PuzzleSpec) -> Result<String, Faults> {
    write::json(spec)
}
