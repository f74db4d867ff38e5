//! OpenSudoku: the XML in which the games for Android keep lists of puzzles (`.opensudoku`, `.opensudoku2`).
//!
//! Each `<game data="…"/>` is a puzzle: 81 digits, 0 for an empty cell, or the state of a game:
//!
//! ```text
//! version: 3             the line break may be written `&#10;`
//! 5|0|0|0|12|1|…         digit, notes, whether the player may change it: a given is what the player may not
//! ```
//!
//! Notes are a list (`1,2,` or `-`) in version 1 and a number with a bit per digit from version 2 on; version 4 has two of
//! them. What a player has entered and noted is not part of the puzzle.
//!
//! The stream reader takes a list apart and hands over one game at a time.

use crate::board::{Boxes, square};
use crate::places::{Places, excerpt};
use crate::xml_tags::{Attribute, Tag, TagKind, TagScanner, attributes};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Fault, Faults, Place, PuzzleSpec, Symbol};

/// Games of OpenSudoku.
pub struct OpenSudoku;

/// Its id, for the stream reader.
pub(crate) const ID: &str = "open-sudoku";

const INFO: FormatInfo = FormatInfo {
    id: ID,
    title: "OpenSudoku XML",
    carries: "lists of classic 9×9 puzzles, each with its note; a player's entries and pencil marks are not \
         part of the puzzle",
    writes: false,
    by_line: false,
};

const SIDE: usize = 9;

/// Deeper nesting is no list of games.
const MAX_DEPTH: usize = 16;

/// Past this many faults nobody reads on.
const MAX_FAULTS: usize = 100;

/// Longer data is no game: the longest state has a dozen characters per cell.
const MAX_DATA: usize = 1 << 13;

impl Format for OpenSudoku {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let start = text.trim_start().trim_start_matches('\u{feff}');
        let is_game =
            || start.strip_prefix("<game").is_some_and(|rest| rest.starts_with(char::is_whitespace));
        match start.starts_with('<') && (start.contains("<opensudoku") || is_game()) {
            true => Likeness::Sure,
            false => Likeness::No,
        }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let mut faults = Faults::default();
        let mut games: Vec<Tag> = Vec::new();
        let mut list = GameList::new();
        let mut add = |part: Result<Tag, Fault>| match part {
            // The second is told; those behind it would say the same.
            Ok(game) if games.len() < 2 => games.push(game),
            Err(fault) if faults.len() < MAX_FAULTS => faults.push(fault),
            Ok(_) | Err(_) => {}
        };
        for (i, line) in text.lines().enumerate() {
            list.start_line(i + 1, line.to_string());
            std::iter::from_fn(|| list.next_game()).for_each(&mut add);
        }
        list.end().into_iter().map(Err).for_each(add);
        if let Some(second) = games.get(1) {
            let fault = Fault::syntax("there is a second game; each is a puzzle of its own");
            faults.push(fault.at(second.place()));
        }
        let Some(game) = games.first() else {
            faults.push(Fault::missing("this list contains no game").at(Place::at(1, 1)));
            return Err(faults);
        };
        let spec = faults.take(read_game(game));
        match spec.filter(|_| faults.is_empty()) {
            Some(spec) => Ok(spec),
            None => Err(faults),
        }
    }

    fn write(&self, _spec: &PuzzleSpec) -> Result<String, Faults> {
        Err(Fault::unsupported("OpenSudoku lists can be read but not written").into())
    }
}

/// Takes a list of games apart, line by line.
pub(crate) struct GameList {
    scanner: TagScanner,
    /// The elements that are open.
    open: Vec<Tag>,
    has_root: bool,
}

impl GameList {
    /// Before the first line.
    pub(crate) fn new() -> GameList {
        GameList { scanner: TagScanner::new(), open: Vec::new(), has_root: false }
    }

    /// Goes on with a line. The games of the one before have been taken.
    pub(crate) fn start_line(&mut self, number: usize, line: String) {
        self.scanner.start_line(number, line);
    }

    /// The next game that ends on this line, or what is wrong with the list there.
    pub(crate) fn next_game(&mut self) -> Option<Result<Tag, Fault>> {
        while let Some(tag) = self.scanner.next_tag() {
            if let Some(part) = tag.and_then(|tag| self.tag(tag)).transpose() {
                return Some(part);
            }
        }
        None
    }

    /// A tag that is a game; none if it is another that fits.
    fn tag(&mut self, tag: Tag) -> Result<Option<Tag>, Fault> {
        let (kind, name, place) = (tag.kind(), tag.name().to_string(), tag.place());
        let fault = |message: String| Err(Fault::syntax(message).at(place.clone()));
        if tag.text.starts_with("<!") {
            return Err(Fault::unsupported("document type declarations are not supported").at(place));
        }
        if kind == TagKind::Closes {
            return match self.open.pop() {
                Some(open) if open.name() == name => Ok(None),
                Some(open) => fault(format!("`</{}>` closes `<{}>`", excerpt(&name), excerpt(open.name()))),
                None => fault(format!("unmatched `</{}>`", excerpt(&name))),
            };
        }
        let is_game = name == "game";
        let is_root = self.open.is_empty() && !is_game;
        if is_root && self.has_root {
            return fault(format!("`<{}>` comes after the end of the list", excerpt(&name)));
        }
        if self.open.len() == MAX_DEPTH {
            return fault(format!("elements are nested more than {MAX_DEPTH} deep"));
        }
        self.has_root |= is_root;
        if kind == TagKind::Opens {
            self.open.push(Tag { text: format!("<{}>", excerpt(&name)), line: tag.line, column: tag.column });
        }
        if is_root {
            root_version(&tag)?;
        }
        // A game that goes on is handed over as one that stands by itself.
        let text = match kind {
            TagKind::Opens => format!("{}/>", &tag.text[..tag.text.len() - 1]),
            _ => tag.text,
        };
        Ok(is_game.then_some(Tag { text, ..tag }))
    }

    /// What is wrong at the end of the list.
    pub(crate) fn end(&self) -> Vec<Fault> {
        let unclosed = self.open.iter().map(|tag| {
            Fault::syntax(format!("`{}` is not closed", tag.text)).at(Place::at(tag.line, tag.column))
        });
        self.scanner.unfinished().into_iter().chain(unclosed).collect()
    }
}

/// Asks that the root of a list be one that is known.
fn root_version(root: &Tag) -> Result<(), Fault> {
    let known: &[&str] = match root.name() {
        "opensudoku" => &["1", "2"],
        "opensudoku2" => &["3"],
        name => {
            let message = format!("`<{}>` is not the root element of an OpenSudoku list", excerpt(name));
            return Err(Fault::syntax(message).at(root.place()));
        }
    };
    let places = Places::new(&root.text);
    let attributes =
        attributes(&root.text).map_err(|(offset, fault)| fault.at(place_in(root, &places, offset)))?;
    let version = attributes.iter().find(|attribute| attribute.name == "version");
    match version.filter(|version| !known.contains(&version.raw)) {
        None => Ok(()),
        Some(version) => {
            let message = format!("lists of version `{}` are not supported", excerpt(version.raw));
            Err(Fault::unsupported(message).at(place_in(root, &places, version.offset)))
        }
    }
}

/// The puzzle of a game.
fn read_game(game: &Tag) -> Result<PuzzleSpec, Faults> {
    let places = Places::new(&game.text);
    let at = |offset: usize, fault: Fault| fault.at(place_in(game, &places, offset));
    let attributes = attributes(&game.text).map_err(|(offset, fault)| at(offset, fault))?;
    let find = |names: &[&str]| attributes.iter().find(|attribute| names.contains(&attribute.name));
    let characters = |attribute: &Attribute<'_>| {
        let entity = Fault::syntax("this is not a character entity");
        attribute.characters().map_err(|offset| at(offset, entity))
    };
    let Some(data) = find(&["data", "cells_data"]) else {
        return Err(Fault::missing("the game has no `data`").at(game.place()).into());
    };
    if data.raw.len() > MAX_DATA {
        let message = format!("{} characters are too many for a game", data.raw.len());
        return Err(at(data.offset, Fault::too_large(message)).into());
    }
    let data_characters = characters(data)?;
    let given = match data_characters.iter().map(|(_, c)| c).collect::<String>().strip_prefix("version:") {
        None => plain_givens(&data_characters),
        Some(_) => state_givens(&data_characters),
    };
    let end = data.offset + data.raw.len();
    let givens = given.map_err(|faults| -> Faults {
        let told = faults.into_iter().take(MAX_FAULTS);
        told.map(|(offset, fault)| at(offset.unwrap_or(end), fault)).collect()
    })?;
    let mut spec = square(SIDE, Boxes::Usual)?;
    spec.givens = givens.iter().map(|&digit| digit.checked_sub(1).map(Symbol)).collect();
    if let Some(note) = find(&["note", "user_note"]) {
        let note: String = characters(note)?.into_iter().map(|(_, c)| c).collect();
        spec.about.text = Some(note).filter(|note| !note.trim().is_empty());
    }
    Ok(spec)
}

/// A fault with its offset in the tag, or at the end of the data.
type DataFault = (Option<usize>, Fault);

/// A digit per cell.
fn plain_givens(characters: &[(usize, char)]) -> Result<Vec<u8>, Vec<DataFault>> {
    let mut faults: Vec<DataFault> = Vec::new();
    let mut givens = Vec::new();
    for &(offset, c) in characters.iter().filter(|(_, c)| !c.is_whitespace()) {
        match c.to_digit(10) {
            Some(digit) => givens.push(digit as u8),
            None => {
                givens.push(0);
                let message = format!("`{}` is not a digit", excerpt(c.encode_utf8(&mut [0; 4])));
                faults.push((Some(offset), Fault::syntax(message)));
            }
        }
    }
    if givens.len() != SIDE * SIDE {
        faults.push((None, Fault::invalid(format!("there are {} cells, but 81 are needed", givens.len()))));
    }
    if faults.is_empty() { Ok(givens) } else { Err(faults) }
}

/// The state of a game: `version: 3`, a line break, and for each cell its digit, its notes and whether it may be changed.
fn state_givens(characters: &[(usize, char)]) -> Result<Vec<u8>, Vec<DataFault>> {
    let line_end = characters.iter().position(|(_, c)| matches!(c, '\n' | '\r')).unwrap_or(characters.len());
    let (head, body) = characters.split_at(line_end);
    let version: String = head.iter().map(|(_, c)| c).skip("version:".len()).collect();
    let version = version.trim().parse::<u32>().ok().filter(|version| (1..=4).contains(version));
    let Some(version) = version else {
        let fault = Fault::unsupported("only states of version 1 to 4 are supported");
        return Err(vec![(head.first().map(|(offset, _)| *offset), fault)]);
    };
    // A field starts at its first character; the line break before the first one is not part of it.
    let fields: Vec<(usize, String)> = body
        .split(|(_, c)| *c == '|')
        .filter_map(|field| {
            let start = field.iter().position(|(_, c)| !c.is_whitespace())?;
            let text: String = field[start..].iter().map(|(_, c)| c).collect();
            Some((field[start].0, text.trim_end().to_string()))
        })
        .collect();
    let n_notes = if version >= 4 { 2 } else { 1 };
    let mut faults: Vec<DataFault> = Vec::new();
    let mut givens = Vec::new();
    for cell in fields.chunks(2 + n_notes) {
        match cell_given(cell, version) {
            Ok(given) => givens.push(given),
            Err(fault) => {
                givens.push(0);
                faults.push(fault);
            }
        }
    }
    if givens.len() != SIDE * SIDE {
        faults.push((None, Fault::invalid(format!("there are {} cells, but 81 are needed", givens.len()))));
    }
    if faults.is_empty() { Ok(givens) } else { Err(faults) }
}

/// The given of a cell of a state; 0 if it has none.
fn cell_given(fields: &[(usize, String)], version: u32) -> Result<u8, DataFault> {
    let fault = |(offset, field): &(usize, String), what: &str| {
        (Some(*offset), Fault::syntax(format!("`{}` is not {what}", excerpt(field))))
    };
    let [digit, notes @ .., editable] = fields else {
        return Err((None, Fault::syntax("the last cell is not complete")));
    };
    if notes.len() != if version >= 4 { 2 } else { 1 } {
        return Err((None, Fault::syntax("the last cell is not complete")));
    }
    let value =
        digit.1.parse::<u8>().ok().filter(|value| *value <= 9).ok_or_else(|| fault(digit, "a digit"))?;
    for note in notes {
        let is_list = note.1 == "-" || note.1.split(',').all(|d| d.is_empty() || is_digit(d));
        let is_set = note.1.parse::<u16>().is_ok_and(|set| set < 1 << SIDE) || note.1 == "-";
        match version {
            1 if !is_list => return Err(fault(note, "a list of digits such as `1,2,`")),
            2.. if !is_set => return Err(fault(note, "a set of digits, which is less than 512")),
            _ => {}
        }
    }
    match editable.1.as_str() {
        "0" if value == 0 => {
            Err(fault(digit, "a given; the cell is empty although the player may not change it"))
        }
        "0" => Ok(value),
        "1" => Ok(0),
        _ => Err(fault(editable, "0 or 1, for whether the player may change the cell")),
    }
}

fn is_digit(text: &str) -> bool {
    text.len() == 1 && text.bytes().all(|byte| (b'1'..=b'9').contains(&byte))
}

/// The place of an offset in a tag.
fn place_in(tag: &Tag, places: &Places<'_>, offset: usize) -> Place {
    let inside = places.at(offset);
    match (inside.line().unwrap_or(1), inside.column().unwrap_or(1)) {
        (1, column) => Place::at(tag.line, tag.column + column - 1),
        (line, column) => Place::at(tag.line + line - 1, column),
    }
}
