//! Owns grids drawn with one glyph per cell: the common part of lines, drawn grids and documents.

use crate::places::excerpt;
use arau_core::{Fault, Faults, Geometry, Place, Symbol, Symbols};

/// The characters that stand for an empty cell, unless the alphabet has them as glyphs.
pub(crate) const EMPTY: [char; 5] = ['.', '_', '*', '0', '·'];

/// What may surround the glyphs of a drawing: frames and holes of the board.
fn is_frame(c: char) -> bool {
    matches!(c, '|' | '+' | '-' | '#' | '=' | '│' | '─' | '┼' | '║' | '═' | '╬')
}

/// Something wrong in a drawing: byte offset and message.
pub(crate) type Misdrawn = (usize, Fault);

/// A symbol or nothing per cell, in the order of cells. Glyphs come before empty marks, these before frames, so that an
/// alphabet may use any character. Glyphs of several characters are separated by blanks.
pub(crate) fn read_drawn(
    text: &str,
    symbols: &Symbols,
    n_cells: usize,
) -> Result<Vec<Option<Symbol>>, Vec<Misdrawn>> {
    let mut cells = Vec::with_capacity(n_cells);
    let mut misdrawn = Vec::new();
    let mut n_drawn = 0usize;
    for (offset, glyph) in glyphs(text, symbols.one_char_each()) {
        let cell = match symbols.find(glyph).or_else(|| lettered(glyph, symbols)) {
            Some(symbol) => Some(symbol),
            None if is_empty_mark(glyph) => None,
            None if glyph.chars().all(is_frame) => continue,
            None => {
                misdrawn.push((
                    offset,
                    Fault::unknown(format!("`{}` is not a symbol of this puzzle", excerpt(glyph))),
                ));
                None
            }
        };
        n_drawn += 1;
        if n_drawn == n_cells + 1 {
            let message = format!("there are more symbols than the {n_cells} cells of the board");
            misdrawn.push((offset, Fault::invalid(message)));
            break;
        }
        cells.push(cell);
    }
    if n_drawn < n_cells {
        misdrawn.push((
            0,
            Fault::invalid(format!(
                "the drawn grid has {n_drawn} cells, but the board has \
             {n_cells}"
            )),
        ));
    }
    if misdrawn.is_empty() { Ok(cells) } else { Err(misdrawn) }
}

/// The givens of a drawing, in the order of cells: a glyph or a mark of an empty cell for each, with blanks, line breaks and
/// frames between them. On failure, every fault with its place in the text.
pub fn read_givens(text: &str, symbols: &Symbols, n_cells: usize) -> Result<Vec<Option<Symbol>>, Faults> {
    let place = |(offset, fault): Misdrawn| fault.at(Place::of_offset(text, offset));
    read_drawn(text, symbols, n_cells).map_err(|misdrawn| misdrawn.into_iter().map(place).collect())
}

/// A number from 10 on that is written as lines of text do, in an alphabet that writes it in decimal.
fn lettered(glyph: &str, symbols: &Symbols) -> Option<Symbol> {
    let &[letter @ (b'A'..=b'Z' | b'a'..=b'z')] = glyph.as_bytes() else { return None };
    let value = if letter.is_ascii_uppercase() { letter - b'A' + 10 } else { letter - b'a' + 36 };
    symbols.with_value(i32::from(value)).filter(|_| symbols.has_values() && !symbols.one_char_each())
}

fn is_empty_mark(glyph: &str) -> bool {
    let mut chars = glyph.chars();
    chars.next().is_some_and(|c| EMPTY.contains(&c)) && chars.next().is_none()
}

/// The glyphs of a drawing with their byte offsets, frames and empty marks included.
fn glyphs(text: &str, one_char_each: bool) -> Box<dyn Iterator<Item = (usize, &str)> + '_> {
    if one_char_each {
        let single = text.char_indices().filter(|(_, c)| !c.is_whitespace());
        Box::new(single.map(|(i, c)| (i, &text[i..i + c.len_utf8()])))
    } else {
        let words = text.split_whitespace();
        Box::new(words.map(|w| (w.as_ptr() as usize - text.as_ptr() as usize, w)))
    }
}

/// A grid as a drawing that [`read_drawn`] understands, a line per row; `None` if no drawing can tell the glyphs
/// apart.
pub(crate) fn draw(geometry: &Geometry, symbols: &Symbols, cells: &[Option<Symbol>]) -> Option<String> {
    let empty = EMPTY.iter().map(char::to_string).find(|mark| symbols.find(mark).is_none())?;
    if symbols.iter().any(|s| symbols.glyph(s).contains(char::is_whitespace)) {
        return None;
    }
    let separator = if symbols.one_char_each() { "" } else { " " };
    let mut drawing = String::new();
    let mut last_row: Option<&[i16]> = None;
    for cell in geometry.cells() {
        let coords = &geometry.info(cell).coords;
        let row = &coords[..coords.len().saturating_sub(1)];
        match last_row {
            Some(last) if last != row => drawing.push('\n'),
            Some(_) => drawing.push_str(separator),
            None => {}
        }
        last_row = Some(row);
        drawing.push_str(cells.get(cell.idx()).copied().flatten().map_or(&*empty, |s| symbols.glyph(s)));
    }
    Some(drawing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glyphs_win_over_empty_marks_and_frames() {
        let digits = Symbols::digits(4);
        let read = |text: &str, symbols: &Symbols| read_drawn(text, symbols, 4).map_err(|e| e.len());
        assert_eq!(read("1.|\n-+-\n|04", &digits), Ok(vec![Some(Symbol(0)), None, None, Some(Symbol(3))]));
        assert_eq!(read("0.12", &Symbols::numbers(0, 3)).unwrap()[0], Some(Symbol(0)));
        let signs = Symbols::custom(vec!["|".into(), "-".into()], None).unwrap();
        assert_eq!(read("|-..", &signs).unwrap()[..2], [Some(Symbol(0)), Some(Symbol(1))]);
        let notes = Symbols::custom(vec!["do".into(), "re".into()], None).unwrap();
        assert_eq!(read("do . | . re", &notes).unwrap()[3], Some(Symbol(1)));
    }

    #[test]
    fn every_fault_has_its_offset() {
        let digits = Symbols::digits(4);
        let offsets = |text| -> Vec<usize> {
            read_drawn(text, &digits, 4).unwrap_err().into_iter().map(|(offset, _)| offset).collect()
        };
        assert_eq!(offsets("1x.y"), [1, 3]);
        assert_eq!(offsets("12341"), [4]);
        assert_eq!(offsets("123"), [0]);
    }
}
