//! Links to Penpa+, the drawing board of swaroopg92.github.io/penpa-edit: sudoku and its kin.
//!
//! A link holds a text of some twenty lines, packed with DEFLATE into base64: a header with the size, title, author and
//! rules, the question as JSON (`pu_q`), the answer of a player, and genre tags. Penpa is a drawing board. What it draws has
//! a meaning where Penpa says so itself: givens, borders of regions, killer cages with their sums, thermometers, arrows,
//! the diagonals of its sudoku grid, and consecutive pairs where a tag names that genre. All else is drawing.
//!
//! `text` owns the lines and their shorthand, `points` the numbers of places, `regions` the borders, `read` the rest.

mod points;
mod read;
mod regions;
mod text;

#[cfg(test)]
mod tests;

use crate::inflate::{InflateError, decode_base64, inflate};
use crate::percent;
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Fault, Faults, Place, PuzzleSpec};

/// `https://swaroopg92.github.io/penpa-edit/#m=edit&p=…`
pub struct Penpa;

const INFO: FormatInfo = FormatInfo {
    id: "penpa-link",
    title: "Link to Penpa+",
    carries: "Sudoku on square boards: givens, drawn regions, diagonals, killer cages, thermometers, arrows \
         and consecutive pairs; other genres and drawings are not supported",
    writes: false,
    by_line: true,
};

/// Packed puzzles that grow beyond this are refused.
const MAX_UNPACKED: usize = 4 << 20;

impl Format for Penpa {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        match parameters(text) {
            Some(_) => Likeness::Sure,
            None => Likeness::No,
        }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let offset_of = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
        let at = |offset: usize, fault: Fault| Faults::from(fault.at(Place::of_offset(text, offset)));
        let Some(parameters) = parameters(text) else {
            return Err(at(0, Fault::syntax("a link to Penpa has the parameters `m` and `p`")));
        };
        let packed = parameter(parameters, "p").unwrap_or_default();
        let start = offset_of(packed);
        if packed.starts_with("http") {
            let fault = Fault::unsupported("this link only leads to another one, which holds the puzzle");
            return Err(at(start, fault));
        }
        let body = percent::decode(packed, false).map_err(|bad| {
            at(start + bad, Fault::syntax("the escapes from here on do not stand for text"))
        })?;
        let unpacked =
            decode_base64(&body).and_then(|bytes| inflate(&bytes, MAX_UNPACKED)).map_err(|error| {
                let bad = match error {
                    InflateError::BadCharacter(offset) => percent::origin(packed, false, offset),
                    _ => 0,
                };
                at(start + bad, Fault::syntax(error.to_string()))
            })?;
        let place = Place::of_offset(text, start);
        let unpacked = String::from_utf8(unpacked).map_err(|_| {
            Faults::from(Fault::syntax("the packed puzzle is not UTF-8 text").at(place.clone()))
        })?;
        read::spec(&text::PenpaText::new(&unpacked), place, options)
    }

    fn write(&self, _spec: &PuzzleSpec) -> Result<String, Faults> {
        Err(Fault::unsupported("links to Penpa are read only").into())
    }
}

/// The parameters of a link to Penpa, or of a text that is nothing but them.
fn parameters(text: &str) -> Option<&str> {
    let link = text.trim();
    if link.contains(char::is_whitespace) {
        return None;
    }
    let parameters = match link.starts_with("m=") {
        true => link,
        false => {
            let (site, _) = link.split_once(['?', '#'])?;
            // The board stands on several sites, always under this name.
            site.contains("penpa-edit").then(|| &link[site.len() + 1..])?
        }
    };
    let is_mode = |mode: &str| matches!(mode, "edit" | "solve");
    (parameter(parameters, "m").is_some_and(is_mode) && parameter(parameters, "p").is_some())
        .then_some(parameters)
}

fn parameter<'t>(parameters: &'t str, name: &str) -> Option<&'t str> {
    let mut parts = parameters.split('&').filter_map(|part| part.split_once('='));
    parts.find_map(|(key, value)| (key == name).then_some(value))
}
