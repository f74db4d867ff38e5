//! Classic puzzles as drawn grids: a row per line, with or without `|`, `+` and `-` between boxes.
//!
//! A row has a character per cell, or numbers and empty marks separated by blanks. Where bars and rules are drawn,
//! they tell the boxes, or regions of any form. Files of Simple Sudoku (`.ss`) are such drawings, and so are full grids
//! as arau draws them.

use super::line::{MAX_SIDE, check_classic, glyph, symbol_value};
use crate::board::{Boxes, square};
use crate::carry::Carrier;
use crate::drawn_rows::{Frames, LineKind, MAX_DRAWN_SIDE, is_bar, is_rule, line_kind, words};
use crate::places::{FaultList, excerpt};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Fault, Faults, PuzzleSpec, Symbol, Symbols};

/// A drawn grid.
pub struct Grid;

const INFO: FormatInfo = FormatInfo {
    id: "grid",
    title: "Classic puzzle as a drawn grid",
    carries: "givens of square grids with rows, columns and boxes, or with the regions drawn in it",
    writes: true,
    by_line: false,
};

/// What a line of a drawing is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum DrawnLine<'t> {
    /// Glyphs with their offsets in the line, and the numbers of glyphs before each bar.
    Row { glyphs: Vec<(usize, &'t str)>, bars: Vec<usize> },
    /// A rule between boxes.
    Rule,
    /// Nothing, or a comment.
    Blank,
    /// Not part of a drawn grid: the offset of what does not belong.
    Alien(usize),
}

impl Format for Grid {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let mut widths: Vec<usize> = Vec::new();
        let (mut has_frame, mut has_large, mut n_aliens) = (false, false, 0);
        for line in text.lines().take(MAX_DRAWN_SIDE * 2) {
            match drawn_line(line) {
                DrawnLine::Row { glyphs, bars } => {
                    has_frame |= bars.iter().any(|&bar| 0 < bar && bar < glyphs.len());
                    let large = |glyph: &str| value(glyph).is_some_and(|v| v > glyphs.len().isqrt());
                    has_large |= glyphs.iter().any(|(_, glyph)| large(glyph));
                    widths.push(glyphs.len());
                }
                DrawnLine::Rule => has_frame |= !widths.is_empty(),
                DrawnLine::Blank => {}
                DrawnLine::Alien(_) => n_aliens += 1,
            }
        }
        if n_aliens > 0 {
            let has_slip = has_frame && n_aliens <= 2 && widths.len() >= 2;
            return if has_slip { Likeness::Maybe } else { Likeness::No };
        }
        let is_square = widths.len() >= 2 && widths.iter().all(|w| *w == widths.len());
        match is_square {
            true if has_frame || has_large || super::line::side(widths.len()).is_none() => Likeness::Sure,
            true => Likeness::Maybe,
            false if has_frame && widths.len() >= 2 => Likeness::Sure,
            // Rows of one width with few exceptions, but not as many: a grid with a slip.
            false if widths.len() >= 4 && widths[0] <= 25 && is_mostly(&widths, widths[0]) => Likeness::Maybe,
            false => Likeness::No,
        }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let mut faults = FaultList::new(text);
        let drawing = Drawing::of(text, &mut faults);
        let n = drawing.rows.first().map_or(0, |row| row.len());
        if n == 0 || n > MAX_DRAWN_SIDE {
            faults.push(0, format!("a drawn grid has 1 to {MAX_DRAWN_SIDE} cells in a row, not {n}"));
            return faults.into_error();
        }
        for (i, row) in drawing.rows.iter().enumerate().filter(|(_, row)| row.len() != n) {
            faults.push(row[0].0, format!("row {} has {} cells, but needs {n}", i + 1, row.len()));
        }
        match drawing.rows.get(n) {
            Some(row) => faults.push(
                row[0].0,
                Fault::invalid(format!(
                    "there are more than {n} rows, so the grid is not \
                     square"
                )),
            ),
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
            // What is amiss with the rows comes first.
            None if !faults.is_empty() => Boxes::Usual,
            None => drawing.frames.boxes(n).unwrap_or_else(|| {
                faults.push(drawing.first_frame, odd_frames(n));
                Boxes::Usual
            }),
        };
        let (mut spec, mut faults) = faults.made(square(n, boxes))?;
        let glyphs = drawing.rows.iter().filter(|row| row.len() == n).flatten();
        for ((offset, glyph), given) in glyphs.zip(&mut spec.givens) {
            match value(glyph) {
                Some(0) => {}
                Some(value) if value <= n => *given = Some(Symbol(value as u8 - 1)),
                _ => faults.push(
                    *offset,
                    Fault::unknown(format!("`{}` is not a symbol of a {n}×{n} grid", excerpt(glyph))),
                ),
            }
        }
        faults.or_ok(spec)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        // Bars say how large the boxes are, so other than the usual ones can be carried.
        let boxes = spec.geometry.parts().first().and_then(|part| part.box_size);
        match boxes {
            Some((height, width)) if height * width == spec.symbols.len() => {
                carrier.rules(|rule| rule.id() == "houses");
                carrier.houses("row column box");
                carrier.square().into_iter().for_each(|n| carrier.digits(n));
            }
            _ => check_classic(&mut carrier),
        }
        carrier.finish(|| draw(spec, boxes))
    }
}

/// How many rows a text has, if it is nothing but a square grid.
pub(super) fn rows_of_square(text: &str) -> Option<usize> {
    let mut widths = Vec::new();
    for line in text.lines().take(MAX_DRAWN_SIDE * 3) {
        match drawn_line(line) {
            DrawnLine::Row { glyphs, .. } => widths.push(glyphs.len()),
            DrawnLine::Rule | DrawnLine::Blank => {}
            DrawnLine::Alien(_) => return None,
        }
    }
    let n = widths.len();
    (n > 1 && widths.iter().all(|width| *width == n)).then_some(n)
}

fn is_mostly(widths: &[usize], usual: usize) -> bool {
    widths.iter().filter(|w| **w == usual).count() * 4 >= widths.len() * 3
}

/// A fault of frames that make no sense.
pub(super) fn odd_frames(n: usize) -> Fault {
    let message = format!("the drawn lines enclose neither boxes nor regions of {n} cells each");
    Fault::invalid(message).with_help("`--box RxC` sets the boxes, whatever is drawn")
}

/// The rows of a drawing, and its frames.
struct Drawing<'t> {
    rows: Vec<Vec<(usize, &'t str)>>,
    frames: Frames<'t>,
    /// Where the first frame after the first cell stands.
    first_frame: usize,
}

impl<'t> Drawing<'t> {
    fn of(text: &'t str, faults: &mut FaultList<'t>) -> Drawing<'t> {
        let mut drawing = Drawing { rows: Vec::new(), frames: Frames::default(), first_frame: 0 };
        for line in text.lines() {
            let start = line.as_ptr() as usize - text.as_ptr() as usize;
            match drawn_line(line) {
                DrawnLine::Row { glyphs, .. } if drawing.rows.len() <= MAX_DRAWN_SIDE => {
                    let starts: Vec<usize> = glyphs.iter().map(|(i, _)| *i).collect();
                    drawing.frames.add_row(line, &starts);
                    drawing.note_frame(start, line, starts.first().copied().unwrap_or(0));
                    drawing.rows.push(glyphs.into_iter().map(|(i, glyph)| (start + i, glyph)).collect());
                }
                DrawnLine::Row { .. } => break,
                DrawnLine::Rule => {
                    drawing.frames.add_rule(line);
                    if !drawing.rows.is_empty() {
                        drawing.note_frame(start, line, 0);
                    }
                }
                DrawnLine::Blank => {}
                DrawnLine::Alien(i) => {
                    let glyph: String = line[i..].chars().take(1).collect();
                    faults.push(
                        start + i,
                        Fault::syntax(format!("`{}` does not belong to a drawn grid", excerpt(&glyph))),
                    );
                }
            }
        }
        drawing
    }

    fn note_frame(&mut self, line_start: usize, line: &str, from: usize) {
        if self.first_frame == 0
            && let Some(at) = line[from..].find(|c| is_bar(c) || is_rule(c))
        {
            self.first_frame = line_start + from + at;
        }
    }
}

/// The value of a glyph: a character, or a number of several digits.
fn value(glyph: &str) -> Option<usize> {
    let mut chars = glyph.chars();
    match (chars.next(), chars.next()) {
        (Some('·'), None) => Some(0),
        (Some(c), None) => symbol_value(c),
        _ => glyph.parse().ok().filter(|v| *v > 0),
    }
}

/// What a line of a drawing is.
pub(crate) fn drawn_line(line: &str) -> DrawnLine<'_> {
    match line_kind(line) {
        LineKind::Blank => return DrawnLine::Blank,
        LineKind::Rule => return DrawnLine::Rule,
        LineKind::TooLong => return DrawnLine::Alien(0),
        LineKind::Cells => {}
    }
    let is_alien = |c: char| !(c.is_whitespace() || is_bar(c) || c == '·' || symbol_value(c).is_some());
    // A rule among cells is less likely the slip than another character.
    let aliens = || line.char_indices().filter(|(_, c)| is_alien(*c));
    if let Some((i, _)) = aliens().find(|(_, c)| !is_rule(*c)).or_else(|| aliens().next()) {
        return DrawnLine::Alien(i);
    }
    let words = words(line);
    let single = || line.char_indices().filter(|(_, c)| !c.is_whitespace() && !is_bar(*c));
    let glyphs: Vec<(usize, &str)> = match are_numbers(&words) {
        true => words,
        false => single().map(|(i, c)| (i, &line[i..i + c.len_utf8()])).collect(),
    };
    let before = |bar: usize| glyphs.partition_point(|(i, _)| *i < bar);
    let bars = line.char_indices().filter(|(_, c)| is_bar(*c)).map(|(i, _)| before(i)).collect();
    DrawnLine::Row { glyphs, bars }
}

/// Whether the words of a row are its cells: numbers that fit the number of words, one of them longer than a digit.
fn are_numbers(words: &[(usize, &str)]) -> bool {
    let is_cell = |word: &str| value(word).is_some_and(|v| v <= words.len());
    words.iter().any(|(_, word)| word.len() > 1 && word.parse::<usize>().is_ok())
        && words.iter().all(|(_, word)| is_cell(word))
}

fn draw(spec: &PuzzleSpec, boxes: Option<(usize, usize)>) -> String {
    let n = spec.geometry.parts().first().map_or(1, |part| part.n_cols);
    let symbols = Symbols::digits(n.clamp(1, arau_core::MAX_SYMBOLS));
    let wide = n > MAX_SIDE;
    let cell = |given: Option<Symbol>| match (given, wide) {
        (given, false) => glyph(given).to_string(),
        (Some(symbol), true) => format!("{:>3}", symbols.value(symbol)),
        (None, true) => "  .".to_string(),
    };
    let (height, width) = boxes.unwrap_or((n, n));
    let rule = vec!["-".repeat(width * if wide { 4 } else { 2 } + 1); n / width].join("+");
    let mut out = String::new();
    for (i, row) in spec.givens.chunks(n).enumerate() {
        if i > 0 && i % height == 0 {
            out.push_str(&rule[1..rule.len() - 1]);
            out.push('\n');
        }
        let parts: Vec<String> = row
            .chunks(width)
            .map(|part| part.iter().map(|given| cell(*given)).collect::<Vec<_>>().join(" "))
            .collect();
        out.push_str(&parts.join(" | "));
        out.push('\n');
    }
    out
}
