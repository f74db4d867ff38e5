//! [`PuzzleReader`]: splits a stream of bytes into puzzle texts, in bounded memory.
//!
//! The kind of stream is detected from its beginning: lines that are puzzles of their own (line formats, JSON Lines,
//! links), drawn grids, a list of games in XML, or one document (or several, separated by [`DOCUMENT_SEPARATOR`]
//! lines). A bad line or document becomes a puzzle text with a fault, and reading continues after it.

use crate::classic_lines::ClassicLines;
use crate::drawn_rows::{LineKind, line_kind, words};
use crate::formats::{DrawnLine, GameList, OPEN_SUDOKU, PENCIL_MARK_GRID, drawn_line};
use crate::formats::{FORMATS, format};
use crate::json_place::is_json;
use crate::lines::{Line, Lines};
use crate::places::moved;
use crate::xml_tags::Tag;
use crate::{Format, Likeness, ReadOptions};
use arau_core::{Fault, Faults, Place, PuzzleSpec};
use std::io::Read;

pub use crate::lines::MAX_PUZZLE_BYTES;

/// The line between consecutive documents. It is a comment in an arau document.
pub const DOCUMENT_SEPARATOR: &str = "# ---";

/// The format that a text resembles most; on a tie, the first in the registry.
pub fn detect(text: &str) -> Option<&'static dyn Format> {
    likeliest(FORMATS.iter().copied(), text).map(|(_, format)| format)
}

fn likeliest(
    formats: impl Iterator<Item = &'static dyn Format>,
    text: &str,
) -> Option<(Likeness, &'static dyn Format)> {
    let mut best: Option<(Likeness, &'static dyn Format)> = None;
    for format in formats {
        let likeness = format.likeness(text);
        if likeness > best.map_or(Likeness::No, |(likeness, _)| likeness) {
            best = Some((likeness, format));
        }
    }
    best
}

/// The text of one puzzle of a stream, not yet read.
#[derive(Clone)]
pub struct PuzzleText {
    /// The line it starts on, from 1.
    pub line: usize,
    /// The column it starts in, from 1.
    pub column: usize,
    /// The text without its last line break; empty if it could not be decoded.
    pub text: String,
    /// Its format; `None` if no format resembles it.
    pub format: Option<&'static dyn Format>,
    /// If there is no text, the reason.
    faults: Option<Faults>,
}

impl PuzzleText {
    /// Reads the puzzle, or reports every fault with its position in the stream.
    pub fn read(&self, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        if let Some(faults) = &self.faults {
            return Err(faults.clone());
        }
        let Some(format) = self.format else {
            let fault = Fault::syntax("unrecognised format").at(Place::at(self.line, 1));
            return Err(fault.with_help("`arau list formats` lists all supported formats").into());
        };
        moved(format.read(&self.text, options), |place| self.in_stream(place.or_at(1, 1)))
    }

    /// Converts a position in the text into a position in the stream.
    fn in_stream(&self, place: Place) -> Place {
        let column = place.column().unwrap_or(1) + self.column - 1;
        let place = match place.line() {
            Some(1) => Place::at(1, column).with_length(place.length()).with_path(place.path()),
            _ => place,
        };
        place.shifted_down(self.line - 1)
    }
}

/// What the rest of a stream consists of.
#[derive(Clone, Copy)]
enum Mode {
    /// Each line is a puzzle.
    Lines,
    /// Drawn grids follow each other.
    Grids(RowsOf),
    /// A list of games, several to a line or one over several lines.
    Games,
    /// Documents, usually one.
    Documents,
}

/// What the rows of drawn grids hold.
#[derive(Clone, Copy)]
enum RowsOf {
    /// A glyph per cell.
    Glyphs,
    /// A word per cell with its candidates.
    Candidates,
}

/// The mode for streams of documents in this format.
fn document_mode(format: &dyn Format) -> Mode {
    match format.info().id {
        "grid" => Mode::Grids(RowsOf::Glyphs),
        PENCIL_MARK_GRID => Mode::Grids(RowsOf::Candidates),
        OPEN_SUDOKU => Mode::Games,
        _ => Mode::Documents,
    }
}

/// Puzzle texts from a stream of bytes.
pub struct PuzzleReader<R> {
    lines: Lines<R>,
    forced: Option<&'static dyn Format>,
    mode: Option<Mode>,
    /// The format of the last line, tried first on the next.
    last: Option<&'static dyn Format>,
    /// The list that is being taken apart.
    games: GameList,
    /// Line and column behind the last line of it.
    list_end: (usize, usize),
}

impl<R: Read> PuzzleReader<R> {
    /// A reader that detects the format, unless one is forced. It reads ahead in large chunks.
    pub fn new(input: R, forced: Option<&'static dyn Format>) -> PuzzleReader<R> {
        PuzzleReader {
            lines: Lines::new(input),
            forced,
            mode: None,
            last: None,
            games: GameList::new(),
            list_end: (1, 1),
        }
    }

    /// The next puzzles together, if they are classic 9×9 lines like the one before them: at most this many, and only
    /// those available without waiting. The first line of a stream is never among them, because it determines the kind
    /// of stream.
    pub fn next_classic_lines(&mut self, at_most: usize) -> Option<ClassicLines> {
        let is_settled = self.last.is_some_and(|format| format.info().id == CLASSIC_FORMAT);
        let is_forced = self.forced.is_some_and(|format| format.info().id != CLASSIC_FORMAT);
        match self.mode {
            Some(Mode::Lines) if is_settled && !is_forced => self.lines.next_classic(at_most),
            _ => None,
        }
    }

    fn find_mode(&mut self) -> Mode {
        if self.forced.is_some_and(|forced| forced.info().id == CLASSIC_FORMAT)
            || self.lines.first(is_meaningful).is_some_and(is_long_puzzle)
        {
            return Mode::Lines;
        }
        let head = self.lines.head();
        let Some(first) = head.lines().find(|line| is_meaningful(line)) else {
            // Comments alone: a list without puzzles, unless a document was promised.
            return if self.forced.is_some() { Mode::Documents } else { Mode::Lines };
        };
        let is_whole = is_whole_by_itself(first);
        if let Some(forced) = self.forced {
            return match forced.info() {
                info if info.by_line && forced.spans_lines(head) => Mode::Documents,
                info if info.by_line || is_whole => Mode::Lines,
                _ => document_mode(forced),
            };
        }
        if is_whole {
            return Mode::Lines;
        }
        let document = likeliest(FORMATS.iter().copied().filter(|f| !f.info().by_line), head);
        let line = likeliest(line_formats(), first);
        match (document, line) {
            (Some((likeness, format)), line) if likeness == Likeness::Sure || line.is_none() => {
                document_mode(format)
            }
            (_, Some((_, format))) if format.spans_lines(head) => Mode::Documents,
            (_, Some(_)) => Mode::Lines,
            // The first line may be a bad one of many good ones.
            _ if head
                .lines()
                .filter(|l| is_meaningful(l))
                .any(|l| likeliest(line_formats(), l).is_some()) =>
            {
                Mode::Lines
            }
            _ => Mode::Documents,
        }
    }

    fn next_line(&mut self) -> Option<PuzzleText> {
        loop {
            match self.lines.next()? {
                Line::Text { number, text } if is_meaningful(&text) => {
                    // A line like no format is most likely a bad one of those before it.
                    let format = self.forced.or_else(|| self.line_format(&text)).or(self.last);
                    self.last = format;
                    return Some(PuzzleText { line: number, column: 1, text, format, faults: None });
                }
                Line::Text { .. } => {}
                Line::Bad { number, fault } => return Some(bad(number, fault)),
            }
        }
    }

    fn line_format(&self, line: &str) -> Option<&'static dyn Format> {
        let sure_as_before = self.last.filter(|format| format.likeness(line) == Likeness::Sure);
        // Formats that stand earlier in the registry win among equals, unless the stream has settled already.
        sure_as_before.or_else(|| match is_whole_by_itself(line) {
            true => detect(line),
            false => likeliest(line_formats(), line).map(|(_, format)| format),
        })
    }

    /// Lines up to as many rows as the first row has cells, and a closing rule.
    fn next_grid(&mut self, rows_of: RowsOf) -> Option<PuzzleText> {
        let (mut grid, mut n_rows, mut width) = (Gathered::default(), 0, 0);
        // A grid with a rule above has one below, which must not be taken for the beginning of the next.
        let mut is_framed = false;
        while let Some(line) = self.lines.peek() {
            let Line::Text { text, .. } = line else {
                grid.add(self.lines.next()?);
                continue;
            };
            let is_full = n_rows > 0 && n_rows == width;
            let kind = line_kind(text);
            // What is too long for a row is not taken apart.
            let n_cells = if kind == LineKind::Cells { n_cells(text, rows_of) } else { None };
            match (kind, n_cells) {
                (LineKind::Rule, _) if is_full && is_framed => {
                    grid.add(self.lines.next()?);
                    break;
                }
                _ if is_full => break,
                (LineKind::Blank, _) if n_rows == 0 => {
                    self.lines.next();
                    continue;
                }
                (LineKind::Rule, _) if n_rows == 0 => is_framed = true,
                (LineKind::Cells, Some(n_cells)) => {
                    n_rows += 1;
                    width = if n_rows == 1 { n_cells } else { width };
                }
                _ => {}
            }
            grid.add(self.lines.next()?);
        }
        grid.finish(|text| match rows_of {
            RowsOf::Glyphs => self.forced.or_else(|| detect(text)),
            RowsOf::Candidates => self.forced.or_else(|| format(PENCIL_MARK_GRID)),
        })
    }

    /// The next game of a list, or what is wrong with the list.
    fn next_game(&mut self) -> Option<PuzzleText> {
        loop {
            if let Some(part) = self.games.next_game() {
                return Some(game_text(part));
            }
            match self.lines.next() {
                Some(Line::Text { number, text }) => {
                    self.list_end = (number, text.chars().count() + 1);
                    self.games.start_line(number, text);
                }
                Some(Line::Bad { number, fault }) => {
                    self.list_end = (number, 2);
                    return Some(bad(number, fault));
                }
                None => {
                    let faults: Faults = self.games.end().into_iter().collect();
                    self.games = GameList::new();
                    return (!faults.is_empty()).then(|| bad_part(self.list_end, faults));
                }
            }
        }
    }

    fn next_document(&mut self) -> Option<PuzzleText> {
        let mut document = Gathered::default();
        while let Some(line) = self.lines.next() {
            match &line {
                Line::Text { text, .. } if text.trim_end() == DOCUMENT_SEPARATOR => {
                    if document.has_content {
                        break;
                    }
                    document = Gathered::default();
                }
                _ => document.add(line),
            }
        }
        document.finish(|text| self.forced.or_else(|| detect(text)))
    }
}

impl<R: Read> Iterator for PuzzleReader<R> {
    type Item = PuzzleText;

    fn next(&mut self) -> Option<PuzzleText> {
        let mode = self.mode.unwrap_or_else(|| self.find_mode());
        self.mode = Some(mode);
        match mode {
            Mode::Lines => self.next_line(),
            Mode::Grids(rows_of) => self.next_grid(rows_of),
            Mode::Games => self.next_game(),
            Mode::Documents => self.next_document(),
        }
    }
}

/// The cells of a row of a drawn grid; none if the line is none.
fn n_cells(line: &str, rows_of: RowsOf) -> Option<usize> {
    match (rows_of, drawn_line(line)) {
        (RowsOf::Candidates, _) => Some(words(line).len()),
        (RowsOf::Glyphs, DrawnLine::Row { glyphs, .. }) => Some(glyphs.len()),
        (RowsOf::Glyphs, _) => None,
    }
}

/// A game of a list, or what is wrong there.
fn game_text(part: Result<Tag, Fault>) -> PuzzleText {
    match part {
        Ok(Tag { text, line, column }) => {
            PuzzleText { line, column, text, format: format(OPEN_SUDOKU), faults: None }
        }
        Err(fault) => {
            let place = fault.place();
            bad_part((place.line().unwrap_or(1), place.column().unwrap_or(1)), fault.into())
        }
    }
}

/// Lines that become one text.
#[derive(Default)]
struct Gathered {
    text: String,
    line: usize,
    has_content: bool,
    fault: Option<Fault>,
}

impl Gathered {
    fn add(&mut self, line: Line) {
        if self.line == 0 {
            self.line = line.number();
        }
        match line {
            Line::Text { number, text } => {
                self.has_content |= !text.trim().is_empty();
                if self.text.len() + text.len() > MAX_PUZZLE_BYTES {
                    // What came before is of no more use either, so nothing more is kept.
                    let message = format!("the puzzle is larger than {} MiB", MAX_PUZZLE_BYTES >> 20);
                    self.fault.get_or_insert_with(|| Fault::too_large(message).at(Place::at(number, 1)));
                    self.text = String::new();
                }
                if self.fault.is_none() {
                    self.text.push_str(&text);
                    self.text.push('\n');
                }
            }
            Line::Bad { fault, .. } => {
                self.has_content = true;
                self.fault.get_or_insert(fault);
            }
        }
    }

    fn finish(self, format: impl FnOnce(&str) -> Option<&'static dyn Format>) -> Option<PuzzleText> {
        if !self.has_content {
            return None;
        }
        match self.fault {
            Some(fault) => Some(bad(self.line, fault)),
            None => {
                let format = format(&self.text);
                Some(PuzzleText { line: self.line, column: 1, text: self.text, format, faults: None })
            }
        }
    }
}

fn bad(line: usize, fault: Fault) -> PuzzleText {
    bad_part((line, 1), fault.into())
}

fn bad_part((line, column): (usize, usize), faults: Faults) -> PuzzleText {
    PuzzleText { line, column, text: String::new(), format: None, faults: Some(faults) }
}

fn line_formats() -> impl Iterator<Item = &'static dyn Format> {
    FORMATS.iter().copied().filter(|format| format.info().by_line)
}

fn is_meaningful(line: &str) -> bool {
    !line.trim().is_empty() && !line.trim_start().starts_with('#')
}

/// Whether a line can only be a classic puzzle: it has more cells than a drawn row, so nothing that follows matters.
fn is_long_puzzle(line: &str) -> bool {
    let puzzle = line.split([' ', ',', ';', ':', '\t']).next().unwrap_or_default();
    let is_cell = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '*' | '_');
    puzzle.len() >= LONGEST_DRAWN_ROW
        && puzzle.len().isqrt().pow(2) == puzzle.len()
        && puzzle.chars().all(is_cell)
}

/// The format of classic lines.
const CLASSIC_FORMAT: &str = "line";

/// No drawn row with a character per cell has that many: there are 61 characters for symbols.
const LONGEST_DRAWN_ROW: usize = 81;

/// Whether a line is a puzzle of its own whatever follows: a complete JSON value, or a link.
fn is_whole_by_itself(line: &str) -> bool {
    let line = line.trim();
    match line.as_bytes().first() {
        Some(b'{' | b'[') => {
            is_json(line) && format("arau").is_none_or(|arau| arau.likeness(line) == Likeness::No)
        }
        _ => line.starts_with("http://") || line.starts_with("https://"),
    }
}
