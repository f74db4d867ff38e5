//! Owns the links that puzzle sites hand out: where in a text the packed puzzle is, what it says it is, and its
//! unpacked text. What the text then means is a format's business.

use crate::lz_string::{self, LzError};
use crate::percent;
use arau_core::{Fault, Faults, Place};

/// Packed puzzles that grow beyond this are refused.
const MAX_UNPACKED: usize = 4 << 20;

/// Names of sites whose links hold a packed puzzle.
const HOSTS: &[&str] =
    &["f-puzzles.com", "sudokupad.app", "app.crackingthecryptic.com", "sudokupad.svencodes.com"];

/// Parameters of a link that hold a packed puzzle.
const PARAMETERS: &[&str] = &["load", "puzzleid"];

/// Paths that may stand before the packed puzzle.
const PATHS: &[&str] = &["sudoku/", "puzzle/"];

/// What a packed puzzle says it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PackedAs {
    /// f-puzzles JSON.
    FPuzzles,
    /// SudokuPad's own JSON.
    SudokuPad,
    /// It does not say.
    Unsaid,
    /// A name under which the site keeps the puzzle: there is nothing to unpack.
    KeptBySite,
}

/// Where a text holds a packed puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Packed<'t> {
    /// What it says it is.
    pub(crate) kind: PackedAs,
    /// Whether the link leads to f-puzzles.
    pub(crate) to_f_puzzles: bool,
    body: &'t str,
    offset: usize,
}

/// The packed puzzle of a text that is a link, or that is nothing but the packed puzzle.
pub(crate) fn find(text: &str) -> Option<Packed<'_>> {
    let trimmed = text.trim();
    let offset_of = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    if let Some((host, rest)) = split_host(trimmed) {
        let to_f_puzzles = host == "f-puzzles.com";
        let loaded = parameter(rest);
        let (kind, body) = split_kind(loaded.unwrap_or_else(|| path(rest)));
        let kind = match kind {
            PackedAs::Unsaid if to_f_puzzles && loaded.is_some() => PackedAs::FPuzzles,
            PackedAs::Unsaid if to_f_puzzles || body.len() < 30 => PackedAs::KeptBySite,
            kind => kind,
        };
        return Some(Packed { kind, to_f_puzzles, body, offset: offset_of(body) });
    }
    let (kind, body) = split_kind(trimmed);
    let packed = Packed { kind, to_f_puzzles: false, body, offset: offset_of(body) };
    // Packed JSON starts with a brace, and a brace packs to this.
    let plausible = body.starts_with('N') && body.len() >= 12 && body.chars().all(is_packed_character);
    plausible.then_some(packed)
}

impl Packed<'_> {
    /// Where the packed puzzle starts in the text.
    pub(crate) fn place(&self, text: &str) -> Place {
        Place::of_offset(text, self.offset)
    }

    /// The unpacked text.
    pub(crate) fn unpack(&self, text: &str) -> Result<String, Faults> {
        if self.kind == PackedAs::KeptBySite {
            let fault = Fault::unsupported("this is a short link; the puzzle itself is stored on the site")
                .with_help("open it there and export a link that contains the whole puzzle");
            return Err(fault.at(self.place(text)).into());
        }
        let body = percent::decode(self.body, false).unwrap_or_else(|_| self.body.to_string());
        lz_string::decompress(&body, MAX_UNPACKED).map_err(|error| {
            let offset = match error {
                LzError::BadCharacter(offset) if body == self.body => self.offset + offset,
                _ => self.offset,
            };
            Fault::syntax(error.to_string()).at(Place::of_offset(text, offset)).into()
        })
    }
}

/// The site of a link, and what follows its name.
fn split_host(text: &str) -> Option<(&'static str, &str)> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).unwrap_or(text);
    let rest = ["www.", "beta."].iter().find_map(|p| rest.strip_prefix(p)).unwrap_or(rest);
    HOSTS.iter().find_map(|host| {
        let rest = rest.strip_prefix(host)?;
        (rest.is_empty() || rest.starts_with(['/', '?'])).then_some((*host, rest))
    })
}

fn parameter(rest: &str) -> Option<&str> {
    PARAMETERS.iter().find_map(|name| parameter_named(rest, name))
}

fn parameter_named<'t>(rest: &'t str, name: &str) -> Option<&'t str> {
    let (_, query) = rest.split_once('?')?;
    let values = query.split(['&', '#']).filter_map(|part| part.split_once('='));
    values.filter(|(key, _)| *key == name).map(|(_, value)| value).next()
}

fn path(rest: &str) -> &str {
    let path = rest.trim_start_matches('/').split(['?', '#']).next().unwrap_or_default();
    PATHS.iter().find_map(|prefix| path.strip_prefix(prefix)).unwrap_or(path)
}

fn split_kind(body: &str) -> (PackedAs, &str) {
    let prefixes = [
        ("fpuzzles", PackedAs::FPuzzles),
        ("fpuz", PackedAs::FPuzzles),
        ("scl", PackedAs::SudokuPad),
        ("ctc", PackedAs::SudokuPad),
    ];
    let found = prefixes.iter().find_map(|&(prefix, kind)| Some((kind, body.strip_prefix(prefix)?)));
    // A name that merely begins like a prefix has no packed brace after it.
    found.filter(|(_, body)| body.starts_with('N')).unwrap_or((PackedAs::Unsaid, body))
}

fn is_packed_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || "+/-=$%".contains(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    const JSON: &str = "{\"size\":4,\"grid\":[]}";

    fn unpacked(text: &str) -> (PackedAs, Result<String, Faults>) {
        let packed = find(text).unwrap_or_else(|| panic!("nothing packed in {text}"));
        (packed.kind, packed.unpack(text))
    }

    #[test]
    fn every_kind_of_link_is_unpacked() {
        let body = lz_string::compress(JSON);
        let escaped = body.replace('+', "%2B").replace('=', "%3D");
        for (text, kind) in [
            (format!("https://f-puzzles.com/?load={body}"), PackedAs::FPuzzles),
            (format!("  https://www.f-puzzles.com/?load={escaped}&x=1\n"), PackedAs::FPuzzles),
            (format!("https://sudokupad.app/fpuzzles{body}"), PackedAs::FPuzzles),
            (format!("https://sudokupad.app/fpuz{body}?setting-nogrid=1"), PackedAs::FPuzzles),
            (
                format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{body}"),
                PackedAs::FPuzzles,
            ),
            (format!("https://sudokupad.app/scl{body}"), PackedAs::SudokuPad),
            (format!("sudokupad.app/puzzle/ctc{body}"), PackedAs::SudokuPad),
            (format!("scl{body}"), PackedAs::SudokuPad),
            (body.clone(), PackedAs::Unsaid),
        ] {
            let (found, plain) = unpacked(&text);
            assert_eq!((found, plain.as_deref()), (kind, Ok(JSON)), "{text}");
        }
    }

    #[test]
    fn names_kept_by_sites_are_told() {
        for text in [
            "https://f-puzzles.com/?id=226xnxuy",
            "https://sudokupad.app/abc123",
            "https://sudokupad.app/sclub",
        ] {
            let (kind, plain) = unpacked(text);
            assert_eq!(kind, PackedAs::KeptBySite, "{text}");
            assert!(plain.unwrap_err().to_string().contains("stored on the site"));
        }
    }

    #[test]
    fn other_texts_hold_nothing_packed() {
        for text in [
            "",
            "{\"size\": 9}",
            "N",
            "Normal sudoku rules apply",
            "https://example.com/?load=N4Ig",
            "53..7....",
        ] {
            assert_eq!(find(text), None, "{text}");
        }
    }

    #[test]
    fn damage_has_a_place() {
        let body = lz_string::compress(JSON);
        let text = format!("\n https://f-puzzles.com/?load={}!{}", &body[..8], &body[8..]);
        let fault = unpacked(&text).1.unwrap_err().into_iter().next().unwrap();
        assert_eq!(*fault.place(), Place::at(2, 38), "{fault}");
        assert!(
            unpacked(&format!("fpuzzles{}", &body[..16])).1.unwrap_err().to_string().contains("is cut off")
        );
    }
}
