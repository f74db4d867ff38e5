//! SudokuMaker: the JSON of the setting site sudokumaker.app, as a file or packed into a link. Its elements have numbers
//! and a meaning each, but for cosmetic ones, which are drawings, and custom ones, which are programs.
//!
//! `board` owns the size, the regions and the givens; `ids` the numbers of cells, edges, corners and places outside;
//! `kinds` the table of elements; `read` the walk over them; `negative` what holds where there is no mark.

mod board;
mod ids;
mod kinds;
mod lines;
mod negative;
mod read;

use crate::json_place::JsonText;
use crate::lz_string::{self, LzError};
use crate::percent;
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Fault, Faults, Place, PuzzleSpec};

/// JSON as sudokumaker.app saves it.
pub struct SudokuMaker;

const INFO: FormatInfo = FormatInfo {
    id: "sudokumaker",
    title: "SudokuMaker JSON",
    carries: "rectangular boards with digits from 0 or 1, regions, givens and the elements of \
         sudokumaker.app; custom constraints (programs) and cosmetic elements (drawings) are not supported",
    writes: false,
    by_line: false,
};

/// Packed puzzles that grow beyond this are refused.
const MAX_UNPACKED: usize = 4 << 20;

impl Format for SudokuMaker {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let is_json = text.trim_start().starts_with('{') && text.contains("\"formatVersion\"");
        let has_puzzle = || text.contains("\"puzzle\"") || text.contains("\"sudoku\"");
        match is_json && has_puzzle() && text.contains("\"constraints\"") {
            true => Likeness::Sure,
            false => Likeness::No,
        }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        match payload(text) {
            Some(_) => read_link(text, options),
            None => read::spec(&JsonText::parse(text)?, options),
        }
    }

    fn write(&self, _spec: &PuzzleSpec) -> Result<String, Faults> {
        Err(Fault::unsupported("SudokuMaker puzzles can be read but not written").into())
    }
}

/// Whether a text is a link to sudokumaker.app.
pub(super) fn is_link(text: &str) -> bool {
    behind_site(text).is_some()
}

/// The puzzle in a link.
pub(super) fn read_link(text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
    let offset_of = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let at = |offset: usize, fault: Fault| Faults::from(fault.at(Place::of_offset(text, offset)));
    let Some(packed) = payload(text) else {
        let start = behind_site(text).map_or(0, offset_of);
        return Err(at(
            start,
            Fault::missing(
                "the link contains no puzzle: the parameter `puzzle` is \
             missing",
            ),
        ));
    };
    let start = offset_of(packed);
    let body = percent::decode(packed, true).map_err(|bad| {
        at(start + bad, Fault::syntax("the percent-encoded text from here on is not valid UTF-8"))
    })?;
    let json = lz_string::decompress(&body, MAX_UNPACKED).map_err(|error| {
        let bad = match error {
            LzError::BadCharacter(offset) => percent::origin(packed, true, offset),
            _ => 0,
        };
        at(start + bad, Fault::syntax(error.to_string()))
    })?;
    read::spec(&JsonText::unpacked(&json, Place::of_offset(text, start))?, options)
}

/// What follows the address of the site, if the text is one link to it.
fn behind_site(text: &str) -> Option<&str> {
    let link = text.trim();
    let link = ["https://", "http://"].iter().find_map(|scheme| link.strip_prefix(scheme)).unwrap_or(link);
    let link = link.strip_prefix("www.").unwrap_or(link);
    let rest = link.strip_prefix("sudokumaker.app")?;
    (!rest.contains(char::is_whitespace) && (rest.is_empty() || rest.starts_with(['/', '?', '#'])))
        .then_some(rest)
}

/// The packed puzzle of a link, still percent-encoded.
fn payload(text: &str) -> Option<&str> {
    let (_, query) = behind_site(text)?.split('#').next()?.split_once('?')?;
    query.split('&').find_map(|part| part.strip_prefix("puzzle="))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_hold_the_packed_json() {
        let json = "{\"formatVersion\":\"1.5.0\",\"puzzle\":{\"name\":\"é\",\"size\":4,\"cells\":[{\"given\":true,\"value\":2}],\
                    \"constraints\":[{\"type\":13}]}}";
        let packed = lz_string::compress(json);
        let for_links = packed.replace('/', "-").replace('=', "$").replace('+', "%2B");
        for link in [
            format!("https://sudokumaker.app/?puzzle={for_links}"),
            format!(" https://www.sudokumaker.app?x=1&puzzle={for_links}#y\n"),
            format!("sudokumaker.app/?puzzle={}", packed.replace('+', " ").replace(' ', "+")),
        ] {
            assert!(is_link(&link), "{link}");
            let spec = read_link(&link, &ReadOptions::default()).unwrap_or_else(|faults| panic!("{faults}"));
            assert_eq!((spec.n_givens(), spec.rules.len(), spec.about.title.as_deref()), (1, 2, Some("é")));
        }
        let bad = json.replace("13", "\"x\"");
        let link = format!("https://sudokumaker.app/?puzzle={}", lz_string::compress(&bad));
        let told = read_link(&link, &ReadOptions::default()).unwrap_err().to_string();
        assert_eq!(told, "1:33: puzzle.constraints[0]: the element needs a `type`, which is a number");
    }

    #[test]
    fn bombs_are_refused() {
        let bomb = lz_string::compress(&" ".repeat(MAX_UNPACKED + 1));
        let told = read_link(&format!("https://sudokumaker.app/?puzzle={bomb}"), &ReadOptions::default());
        assert!(told.unwrap_err().to_string().contains("too long when unpacked"));
    }
}
