//! Links to the Interactive Sudoku Solver: the constraint string stands percent-encoded in the parameter `q`. What it
//! says is the business of `iss`.

use super::iss;
use crate::percent;
use crate::places::{Places, moved};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Fault, Faults, Place, PuzzleSpec};

/// `https://sigh.github.io/Interactive-Sudoku-Solver/?q=…`
pub struct IssLink;

const INFO: FormatInfo = FormatInfo {
    id: "iss-link",
    title: "Link to the Interactive Sudoku Solver",
    carries: "the same as its constraint strings",
    writes: true,
    by_line: true,
};

const SITE: &str = "sigh.github.io/Interactive-Sudoku-Solver";

impl Format for IssLink {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        if behind_site(text).is_some() { Likeness::Sure } else { Likeness::No }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let Some(rest) = behind_site(text) else {
            let message = format!("a link to the Interactive Sudoku Solver must start with https://{SITE}");
            return Err(Fault::syntax(message).at(Place::at(1, 1)).into());
        };
        let offset_of = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
        let Some(encoded) = parameter(rest, "q") else {
            let fault = Fault::missing("the link contains no puzzle: the parameter `q` is missing");
            return Err(fault.at(Place::of_offset(text, offset_of(rest))).into());
        };
        let start = offset_of(encoded);
        let string = percent::decode(encoded, true).map_err(|at| {
            let fault = Fault::syntax("the percent-encoded text from here on is not valid UTF-8");
            Faults::from(fault.at(Place::of_offset(text, start + at)))
        })?;
        let origins = percent::origins(encoded, true);
        let (places, places_in_string) = (Places::new(text), Places::new(&string));
        let in_link = |place: Place| {
            let (line, column) = (place.line().unwrap_or(1), place.column().unwrap_or(1));
            let [from, to] = [column, column + place.length()]
                .map(|column| start + origins[places_in_string.offset_of(line, column)]);
            places.at(from..if place.length() == 0 { from } else { to }).with_path(place.path())
        };
        moved(iss::Iss.read(&string, options), in_link)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let string = iss::Iss.write(spec)?;
        Ok(format!("https://{SITE}/?q={}\n", percent::encode(string.trim())))
    }
}

/// What follows the address of the solver, if the text is one link to it.
fn behind_site(text: &str) -> Option<&str> {
    let link = text.trim();
    let link = ["https://", "http://"].iter().find_map(|scheme| link.strip_prefix(scheme)).unwrap_or(link);
    let rest = link.strip_prefix(SITE)?;
    (!rest.contains(char::is_whitespace) && (rest.is_empty() || rest.starts_with(['/', '?', '#'])))
        .then_some(rest)
}

/// The value of a parameter of the query of a link, still encoded.
fn parameter<'t>(link: &'t str, name: &str) -> Option<&'t str> {
    let (_, query) = link.split('#').next()?.split_once('?')?;
    let mut parts = query.split('&').filter_map(|part| part.split_once('='));
    parts.find_map(|(key, value)| (key == name).then_some(value))
}
