//! SadMan Sudoku files (`.sdk`): nine lines of nine characters, alone after a header, or in the section `[Puzzle]`.
//!
//! ```text
//! #ARuud                an author, a description, a comment, …
//! [Puzzle]
//! 2..1.5..3
//! [State]               how far somebody came
//! 2..165..3
//! ```
//!
//! What a player has entered, noted and coloured is not part of the puzzle. The digits are kept as entries; the rest is
//! checked and left out.

use super::grid::{self, DrawnLine, drawn_line};
use super::line::{check_classic, glyph};
use crate::carry::Carrier;
use crate::places::{excerpt, moved};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Fault, Faults, Place, PuzzleSpec};

/// A SadMan Sudoku file.
pub struct Sdk;

const INFO: FormatInfo = FormatInfo {
    id: "sdk",
    title: "SadMan Sudoku file (.sdk)",
    carries: "givens of square grids with rows, columns and the usual boxes; title, author and comments; a \
         player's entries and pencil marks are not part of the puzzle",
    writes: true,
    by_line: false,
};

/// What a letter of the header stands for.
const HEADERS: &[(char, &str)] = &[
    ('A', "author"),
    ('D', "description"),
    ('C', "comment"),
    ('B', "Published"),
    ('S', "Source"),
    ('L', "Level"),
    ('U', "Link"),
];

/// The most sections of a file.
const MAX_SECTIONS: usize = 32;

/// The most contradictions that are told. Past this many nobody reads on.
const MAX_TOLD: usize = 100;

/// Sections about a player. Names are compared without regard to capitals.
const PLAYER_SECTIONS: &[&str] =
    &["pencilmarks", "pencil marks", "colours", "colors", "cellcolours", "cellcolors"];

impl Format for Sdk {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        if lines.clone().any(|line| section_name(line).is_some_and(|name| is_named(name, "puzzle"))) {
            let mut behind = lines.skip_while(|line| section_name(line).is_none()).skip(1);
            let is_row = behind.next().is_some_and(|line| matches!(drawn_line(line), DrawnLine::Row { .. }));
            return if is_row { Likeness::Sure } else { Likeness::Maybe };
        }
        // Comments of a drawn grid may start with any letter; those of a header have no space after theirs.
        let has_header = lines.by_ref().take_while(|line| line.starts_with('#')).any(is_clear_header);
        let is_grid = || grid::rows_of_square(text).is_some();
        if has_header && is_grid() { Likeness::Sure } else { Likeness::No }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let mut faults = Faults::default();
        let sections = sections(text, &mut faults);
        let puzzle = match sections.iter().find(|section| is_named(section.name, "puzzle")) {
            Some(section) => faults.take(section.read(options)),
            None if sections.is_empty() => faults.take(grid::Grid.read(text, options)),
            None => {
                let fault = Fault::missing("the section `[Puzzle]` is missing");
                faults.push(fault.at(Place::at(sections[0].line, 1)));
                None
            }
        };
        let state = sections.iter().find(|section| is_named(section.name, "state"));
        let progress = state.and_then(|section| faults.take(section.read(options)));
        if let (Some(puzzle), Some(progress), Some(section)) = (&puzzle, &progress, state) {
            contradictions(puzzle, progress, section).take(MAX_TOLD).for_each(|fault| faults.push(fault));
        }
        let Some(mut spec) = puzzle.filter(|_| faults.is_empty()) else { return Err(faults) };
        // Whatever differs from the givens was reported above.
        faults.take(progress.map_or(Ok(()), |progress| spec.enter(&progress.givens)));
        read_header(text, &mut spec);
        Ok(spec)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        check_classic(&mut carrier);
        carrier.finish(|| {
            let about = &spec.about;
            let mut out = String::new();
            let comments = about.text.iter().flat_map(|text| text.lines());
            let headers = about.author.iter().map(|author| ('A', author.as_str()));
            let headers = headers.chain(about.title.iter().map(|title| ('D', title.as_str())));
            for (letter, value) in headers.chain(comments.map(|line| ('C', line))) {
                let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                out.push_str(&format!("#{letter}{}\n", value.trim()));
            }
            let n = spec.givens.len().isqrt().max(1);
            for row in spec.givens.chunks(n) {
                out.extend(row.iter().map(|given| glyph(*given)));
                out.push('\n');
            }
            out
        })
    }
}

/// A section of a file.
struct Section<'t> {
    name: &'t str,
    /// The line of its name, from 1.
    line: usize,
    /// What follows, up to the next section.
    body: &'t str,
}

impl Section<'_> {
    /// The grid of the section, with places in the file.
    fn read(&self, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        moved(grid::Grid.read(self.body, options), |place| place.or_at(1, 1).shifted_down(self.line))
    }
}

/// The sections of a file, and a fault for each that is not known or stands twice.
fn sections<'t>(text: &'t str, faults: &mut Faults) -> Vec<Section<'t>> {
    let mut found: Vec<Section<'t>> = Vec::new();
    let mut offset = 0;
    for (i, line) in text.split_inclusive('\n').enumerate() {
        offset += line.len();
        if let Some(name) = section_name(line.trim()) {
            let is_known =
                ["puzzle", "state"].iter().chain(PLAYER_SECTIONS).any(|known| is_named(name, known));
            let place = || Place::at(i + 1, 1).with_length(line.trim().chars().count());
            if found.len() == MAX_SECTIONS {
                let message = format!("there are more than {MAX_SECTIONS} sections");
                faults.push(Fault::too_large(message).at(place()));
                return found;
            }
            if !is_known {
                let message = format!("unknown section `[{}]`", excerpt(name));
                faults.push(Fault::unsupported(message).at(place()));
            } else if found.iter().any(|section| is_named(section.name, name)) {
                faults.push(Fault::duplicate("the section is repeated").at(place()));
            }
            found.push(Section { name, line: i + 1, body: "" });
        }
        if let Some(section) = found.last_mut().filter(|section| section.line < i + 1) {
            let start = match section.body.is_empty() {
                true => offset - line.len(),
                false => section.body.as_ptr() as usize - text.as_ptr() as usize,
            };
            section.body = &text[start..offset];
        }
    }
    found
}

/// The name of a section, if a line is one.
fn section_name(line: &str) -> Option<&str> {
    line.strip_prefix('[')?.strip_suffix(']').filter(|name| !name.contains(['[', ']', ',', '"', '\'']))
}

fn is_named(name: &str, known: &str) -> bool {
    name.trim().eq_ignore_ascii_case(known)
}

/// A line of a header, as its letter and what it says.
fn header(line: &str) -> Option<(&'static str, &str)> {
    let rest = line.trim().strip_prefix('#')?;
    let letter = rest.chars().next()?;
    let meaning = HEADERS.iter().find(|(known, _)| *known == letter)?.1;
    let value = rest[letter.len_utf8()..].trim();
    (!value.is_empty() && !rest[1..].starts_with(char::is_whitespace)).then_some((meaning, value))
}

/// Whether a line can only be one of a header: `#ARuud` and not `#Another remark`.
fn is_clear_header(line: &str) -> bool {
    let is_link = |value: &str| value.starts_with("http");
    header(line)
        .is_some_and(|(_, value)| !value.starts_with(|c: char| c.is_ascii_lowercase()) || is_link(value))
}

/// Takes title, author and comments from the header.
fn read_header(text: &str, spec: &mut PuzzleSpec) {
    let mut comments: Vec<String> = Vec::new();
    for (meaning, value) in text.lines().filter_map(header) {
        match meaning {
            "author" if spec.about.author.is_none() => spec.about.author = Some(value.to_string()),
            "description" if spec.about.title.is_none() => spec.about.title = Some(value.to_string()),
            "author" | "description" | "comment" => comments.push(value.to_string()),
            _ => comments.push(format!("{meaning}: {value}")),
        }
    }
    if !comments.is_empty() {
        spec.about.text = Some(comments.join("\n"));
    }
}

/// A fault for each given that the state of the game does not show.
fn contradictions<'a>(
    puzzle: &'a PuzzleSpec,
    progress: &'a PuzzleSpec,
    section: &'a Section<'_>,
) -> impl Iterator<Item = Fault> + 'a {
    let same_size = puzzle.givens.len() == progress.givens.len();
    let place = || Place::at(section.line, 1).with_length(section.name.chars().count() + 2);
    let size = (!same_size).then(|| Fault::invalid("the state and the puzzle differ in size").at(place()));
    let pairs = puzzle.geometry.cells().filter(move |_| same_size).filter_map(move |cell| {
        let given = puzzle.givens[cell.idx()]?;
        let shown = progress.givens[cell.idx()];
        let message = || {
            let shown =
                shown.map_or("nothing".to_string(), |symbol| puzzle.symbols.glyph(symbol).to_string());
            let given = puzzle.symbols.glyph(given);
            format!("the state has {shown} in {}, where the puzzle has {given}", puzzle.geometry.label(cell))
        };
        (shown != Some(given)).then(|| Fault::invalid(message()).at(place()))
    });
    size.into_iter().chain(pairs)
}
