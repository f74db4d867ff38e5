//! Drawn grids of pencil marks, as solvers post them and as arau draws positions: a row per line, the candidates of each
//! cell in a word, with or without frames.
//!
//! ```text
//! +---------+---------+
//! | 1   23  | 23  4   |
//! | 34  234 | 123 12  |
//! ```
//!
//! A cell with a single digit is either placed or has one candidate left; most drawings do not say which. It is read as a
//! list of one candidate, which is true in both cases, and not as a given. arau puts the last candidate of an open cell
//! in parentheses, `(4)`, which is read in the same way.

use super::grid::odd_frames;
use super::line::{MAX_SIDE, symbol_value};
use crate::board::{Boxes, square};
use crate::drawn_rows::{Frames, LineKind, MAX_DRAWN_SIDE, is_bar, is_rule, line_kind, words};
use crate::places::{FaultList, excerpt};
use crate::region_board::add_candidates;
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Fault, Faults, PuzzleSpec, Symbol};

/// A drawn grid of pencil marks.
pub struct PencilMarkGrid;

/// Its id, for the stream reader.
pub(crate) const ID: &str = "pencil-mark-grid";

const INFO: FormatInfo = FormatInfo {
    id: ID,
    title: "Pencil marks as a drawn grid",
    carries: "pencil marks of square grids with rows, columns and boxes, or with the regions drawn in it; a \
         single digit is a pencil mark too, not a given",
    writes: false,
    by_line: false,
};

/// Lines of the head of a stream that are looked at.
const MAX_LOOK: usize = 300;

/// What solvers write next to the candidates they talk about.
const ANNOTATIONS: &str = "*-+#@()[]{}!?^~=<>/&%$\"'";

impl Format for PencilMarkGrid {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let lines = || text.lines().take(MAX_LOOK);
        let rows: Vec<Vec<&str>> = lines()
            .filter(|line| line_kind(line) == LineKind::Cells)
            .map(|line| words(line).into_iter().map(|(_, word)| word).collect())
            .collect();
        let n = rows.first().map_or(0, Vec::len);
        // Words that are all numbers of a larger grid are its givens.
        let is_number = |word: &&str| word.parse().is_ok_and(|number: usize| number <= n) || is_blank(word);
        if !(2..=MAX_DRAWN_SIDE).contains(&n) || n > 9 && rows.iter().flatten().all(is_number) {
            return Likeness::No;
        }
        let has_numbers = rows.iter().flatten().any(|word| word.contains(','));
        let count = |word: &&str| candidates(word, n, has_numbers);
        let has_lists = rows.iter().flatten().any(|word| count(word).is_some_and(|count| count > 1));
        let is_cell = |word: &&str| is_blank(word) || *word == "-" || count(word).is_some();
        let fits = |row: &&Vec<&str>| row.len() == n && row.iter().all(is_cell);
        let n_fit = rows.iter().filter(fits).count();
        match has_lists {
            true if n_fit == rows.len() && rows.len().is_multiple_of(n) => Likeness::Sure,
            // A slip in a row or two.
            true if n_fit >= 3 && n_fit * 4 >= rows.len() * 3 && rows.len() + 1 >= n => {
                let has_frame = lines().any(|line| line.contains(is_bar));
                if has_frame { Likeness::Sure } else { Likeness::Maybe }
            }
            _ => Likeness::No,
        }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let mut faults = FaultList::new(text);
        let drawing = Drawing::of(text, &mut faults);
        let n = drawing.rows.first().map_or(0, Vec::len);
        let max_side = if drawing.has_numbers { MAX_DRAWN_SIDE } else { MAX_SIDE };
        if n == 0 || n > max_side {
            faults.push(0, format!("a grid of pencil marks has 1 to {max_side} cells in a row, not {n}"));
            return faults.into_error();
        }
        for (i, row) in drawing.rows.iter().enumerate().filter(|(_, row)| row.len() != n) {
            let span = row.first().map_or(0..0, |(offset, word)| *offset..offset + word.len());
            faults.push(span, format!("row {} has {} cells, but needs {n}", i + 1, row.len()));
        }
        match drawing.rows.get(n) {
            Some(row) => {
                let offset = row.first().map_or(0, |(offset, _)| *offset);
                faults.push(offset, format!("there are more than {n} rows, so the grid is not square"));
            }
            None if drawing.rows.len() < n => {
                faults.push(
                    text.len(),
                    format!("there are {} rows, but {n} are needed for a square grid", drawing.rows.len()),
                );
            }
            None => {}
        }
        let boxes = match options.box_size {
            Some((height, width)) => Boxes::Size(height, width),
            None if !faults.is_empty() => Boxes::Usual,
            None => drawing.frames.boxes(n).unwrap_or_else(|| {
                faults.push(drawing.first_frame, odd_frames(n));
                Boxes::Usual
            }),
        };
        let (mut spec, mut faults) = faults.made(square(n, boxes))?;
        let mut reader = CellReader { n, has_numbers: drawing.has_numbers, options, faults: &mut faults };
        let marks: Vec<Vec<Symbol>> =
            drawing.rows.iter().flatten().map(|(offset, word)| reader.marks(*offset, word)).collect();
        let place = faults.place(drawing.rows[0][0].0);
        if faults.is_empty() {
            let all = spec.symbols.len();
            let limited = spec.geometry.clone().cells().zip(marks).filter(|(_, marks)| marks.len() < all);
            add_candidates(&mut spec, limited, place)?;
        }
        faults.or_ok(spec)
    }

    fn write(&self, _spec: &PuzzleSpec) -> Result<String, Faults> {
        let fault = Fault::unsupported("drawn grids of pencil marks can be read but not written");
        Err(fault.with_help("`arau candidates --pretty` draws one").into())
    }
}

/// The rows of a drawing, and its frames.
struct Drawing<'t> {
    rows: Vec<Vec<(usize, &'t str)>>,
    frames: Frames<'t>,
    /// Where the first frame after the first cell stands.
    first_frame: usize,
    /// Whether the candidates of a cell are numbers with commas between them.
    has_numbers: bool,
}

impl<'t> Drawing<'t> {
    fn of(text: &'t str, faults: &mut FaultList<'t>) -> Drawing<'t> {
        let mut drawing =
            Drawing { rows: Vec::new(), frames: Frames::default(), first_frame: 0, has_numbers: false };
        for line in text.lines() {
            let start = line.as_ptr() as usize - text.as_ptr() as usize;
            let kind = line_kind(line);
            if drawing.first_frame == 0 && !drawing.rows.is_empty() && kind != LineKind::Blank {
                drawing.first_frame = line.find(|c| is_bar(c) || is_rule(c)).map_or(0, |at| start + at);
            }
            match kind {
                LineKind::Cells if drawing.rows.len() <= MAX_DRAWN_SIDE => {
                    let words = words(line);
                    let starts: Vec<usize> = words.iter().map(|(i, _)| *i).collect();
                    drawing.frames.add_row(line, &starts);
                    drawing.has_numbers |= words.iter().any(|(_, word)| word.contains(','));
                    drawing.rows.push(words.into_iter().map(|(i, word)| (start + i, word)).collect());
                }
                LineKind::Cells => break,
                LineKind::Rule => drawing.frames.add_rule(line),
                LineKind::Blank => {}
                LineKind::TooLong => faults.push(start, "the line is too long for a row of a drawn grid"),
            }
        }
        drawing
    }
}

/// Reads the candidates of cells.
struct CellReader<'r, 't> {
    n: usize,
    has_numbers: bool,
    options: &'r ReadOptions,
    faults: &'r mut FaultList<'t>,
}

impl CellReader<'_, '_> {
    /// The candidates of a cell; all of them if it is blank.
    fn marks(&mut self, offset: usize, word: &str) -> Vec<Symbol> {
        if is_blank(word) {
            return (0..self.n).map(|i| Symbol(i as u8)).collect();
        }
        if word == "-" {
            self.faults.push(offset, Fault::missing("the cell has no candidate"));
            return Vec::new();
        }
        let mut marks: Vec<Symbol> = Vec::new();
        let (offset, word) = match last_candidate(word) {
            Some(inner) => (offset + 1, inner),
            None => (offset, word),
        };
        let glyphs: Vec<(usize, &str)> = match self.has_numbers {
            true => parts(word, |c| c == ','),
            false => word.char_indices().map(|(i, c)| (i, &word[i..i + c.len_utf8()])).collect(),
        };
        for (i, glyph) in glyphs {
            let span = offset + i..offset + i + glyph.len();
            let value = match self.has_numbers {
                true => glyph.parse().ok().filter(|number| (1..=self.n).contains(number)),
                false => glyph.chars().next().and_then(symbol_value).filter(|v| (1..=self.n).contains(v)),
            };
            match value.map(|value| Symbol(value as u8 - 1)) {
                Some(symbol) if marks.contains(&symbol) => {
                    let message = format!("`{}` is repeated in this cell", excerpt(glyph));
                    self.faults.push(span, Fault::duplicate(message));
                }
                Some(symbol) => marks.push(symbol),
                None if glyph.chars().all(|c| ANNOTATIONS.contains(c)) => self.annotation(span, glyph),
                None => {
                    let message =
                        format!("`{}` is not a symbol of a {n}×{n} grid", excerpt(glyph), n = self.n);
                    self.faults.push(span, Fault::unknown(message));
                }
            }
        }
        marks
    }

    /// What stands next to a candidate may mean anything.
    fn annotation(&mut self, span: std::ops::Range<usize>, glyph: &str) {
        if !self.options.ignore_drawings {
            let message =
                format!("`{}` is not a candidate, and the format does not say what such a mark means", glyph);
            let help = "`--ignore-drawings` reads the candidates without it";
            self.faults.push(span, Fault::unsupported(message).with_help(help));
        }
    }
}

/// Whether a cell shows nothing.
fn is_blank(word: &str) -> bool {
    matches!(word, "." | "·" | "_")
}

/// What stands in the parentheses around the last candidate of an open cell.
fn last_candidate(word: &str) -> Option<&str> {
    let inner = word.strip_prefix('(')?.strip_suffix(')')?;
    let is_number = !inner.is_empty() && inner.bytes().all(|b| b.is_ascii_digit());
    (inner.chars().count() == 1 || is_number).then_some(inner)
}

/// How many candidates a word shows, if it shows nothing else but annotations, and none twice.
fn candidates(word: &str, n: usize, has_numbers: bool) -> Option<usize> {
    let word = last_candidate(word).unwrap_or(word);
    let mut seen = 0_u128;
    let mut note = |value: usize| {
        let bit = 1_u128.checked_shl(value as u32).filter(|bit| seen & bit == 0)?;
        seen |= bit;
        (1..=n).contains(&value).then_some(())
    };
    if has_numbers {
        parts(word, |c| c == ',').into_iter().try_for_each(|(_, number)| note(number.parse().ok()?))?;
    } else {
        for c in word.chars().filter(|c| !ANNOTATIONS.contains(*c)) {
            note(symbol_value(c)?)?;
        }
    }
    (seen != 0).then_some(seen.count_ones() as usize)
}

/// The parts of a word between separators, with their offsets.
fn parts(word: &str, is_separator: fn(char) -> bool) -> Vec<(usize, &str)> {
    let offset_of = |part: &str| part.as_ptr() as usize - word.as_ptr() as usize;
    word.split(is_separator).map(|part| (offset_of(part), part)).collect()
}
