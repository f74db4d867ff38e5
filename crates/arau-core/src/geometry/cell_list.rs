//! Owns written lists of cells: `r1c1 r2c2-r2c5 row_7` and the like become cells, each with the word that names it.

use super::{Geometry, Group};
use crate::{Cell, Fault};
use std::fmt;
use std::ops::Range;

/// Written lists of cells that grow longer than this are refused: a short text can name long groups many times.
const MAX_LIST: usize = 4 * Geometry::MAX_CELLS;

/// Names of groups have at most this many words, as in `row 3 of grid 2`.
const MAX_NAME_WORDS: usize = 6;

impl Geometry {
    /// The cells of a written list: labels, ranges `r1c1-r1c9` (any straight line of coordinates, in that order) and
    /// group names (`row 3`, `row_3`), separated by spaces or commas.
    pub fn parse_cells(&self, text: &str) -> Result<Vec<Cell>, CellListError> {
        Ok(self.parse_cells_with_spans(text)?.into_iter().map(|(cell, _)| cell).collect())
    }

    /// As [`Geometry::parse_cells`], with the bytes of the words that name each cell.
    pub fn parse_cells_with_spans(&self, text: &str) -> Result<Vec<(Cell, Range<usize>)>, CellListError> {
        let words: Vec<(usize, &str)> = words_with_offsets(text).collect();
        let mut cells = Vec::new();
        let mut next = 0;
        while let Some(&(offset, word)) = words.get(next) {
            let fail = |kind| CellListError::new(offset, word, kind);
            let (named, n_words) = if let Some(cell) = self.find(word) {
                (vec![cell], 1)
            } else if let Some((group, n_words)) = self.group_named(&words[next..]) {
                (group.cells.clone(), n_words)
            } else if let Some((from, to)) = word.split_once('-') {
                (self.range(from, to).map_err(fail)?, 1)
            } else {
                return Err(self.unknown_name(text, &words[next..]));
            };
            next += n_words;
            let (last_offset, last_word) = words[next - 1];
            let span = offset..last_offset + last_word.len();
            cells.extend(named.into_iter().map(|cell| (cell, span.clone())));
            if cells.len() > MAX_LIST {
                return Err(fail(CellListErrorKind::TooLong));
            }
        }
        Ok(cells)
    }

    /// The error for a word that names nothing, with what would be right where somebody else's way of naming is recognised.
    fn unknown_name(&self, text: &str, words: &[(usize, &str)]) -> CellListError {
        let (offset, word) = words[0];
        let of_kind: Vec<&Group> =
            self.groups.iter().filter(|group| group.kind.eq_ignore_ascii_case(word)).collect();
        if let (Some(first), Some(last)) = (of_kind.first(), of_kind.last()) {
            let number = words.get(1).filter(|(_, next)| next.bytes().all(|b| b.is_ascii_digit()));
            let end = number.map_or(offset + word.len(), |(at, next)| at + next.len());
            let mut error = CellListError::new(offset, &text[offset..end], CellListErrorKind::UnknownName);
            error.advice = Some(format!("known names run from {} to {}", first.name, last.name));
            return error;
        }
        let mut error = CellListError::new(offset, word, CellListErrorKind::UnknownName);
        let mut labels = self.cells().map(|cell| self.label(cell));
        if let (Some(first), Some(last)) = (labels.next(), labels.next_back())
            && is_label_of_spreadsheets(word)
            && !is_label_of_spreadsheets(first)
        {
            error.advice = Some(format!("the cells of this board are called {first} to {last}"));
        }
        error
    }

    /// The group whose name these words begin with, and how many words the name takes; the longest name wins.
    fn group_named(&self, words: &[(usize, &str)]) -> Option<(&Group, usize)> {
        (1..=words.len().min(MAX_NAME_WORDS)).rev().find_map(|n| {
            let name = words[..n].iter().map(|(_, word)| word.to_lowercase()).collect::<Vec<_>>().join("_");
            self.by_name.get(&name).map(|&idx| (&self.groups[idx], n))
        })
    }

    fn range(&self, from: &str, to: &str) -> Result<Vec<Cell>, CellListErrorKind> {
        let end =
            |label: &str| self.find(label).ok_or_else(|| CellListErrorKind::UnknownEnd(shortened(label)));
        let (first, last) = (end(from)?, end(to)?);
        let (start, stop) = (&self.info(first).coords, &self.info(last).coords);
        if start.is_empty() || start.len() != stop.len() {
            return Err(CellListErrorKind::NoCommonCoordinates);
        }
        let deltas: Vec<i32> = start.iter().zip(stop).map(|(&a, &b)| b as i32 - a as i32).collect();
        let length = deltas.iter().map(|d| d.abs()).max().unwrap_or(0);
        if deltas.iter().any(|d| *d != 0 && d.abs() != length) {
            return Err(CellListErrorKind::CrookedRange);
        }
        // Every place lies between the two ends, so it fits where they fit.
        let place = |step: i32| {
            start.iter().zip(&deltas).map(|(&s, d)| (s as i32 + d.signum() * step) as i16).collect::<Vec<_>>()
        };
        (0..=length).map(|k| self.at(&place(k)).ok_or(CellListErrorKind::RangeOverHole)).collect()
    }
}

/// Why a written list of cells was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CellListErrorKind {
    /// The word is neither a cell nor a group.
    UnknownName,
    /// A range begins or ends at this label, which is no cell.
    UnknownEnd(String),
    /// The ends of a range have no coordinates, or not equally many.
    NoCommonCoordinates,
    /// A range leads neither straight nor diagonally from one end to the other.
    CrookedRange,
    /// A range crosses a place without a cell.
    RangeOverHole,
    /// The list names too many cells.
    TooLong,
}

impl fmt::Display for CellListErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CellListErrorKind::UnknownName => f.write_str("no such cell or group"),
            CellListErrorKind::UnknownEnd(label) => write!(f, "no cell {label}"),
            CellListErrorKind::NoCommonCoordinates => {
                f.write_str("these two cells do not have comparable coordinates")
            }
            CellListErrorKind::CrookedRange => f.write_str(
                "a range of cells must run straight or \
                 diagonally",
            ),
            CellListErrorKind::RangeOverHole => f.write_str("the range crosses a position without a cell"),
            CellListErrorKind::TooLong => f.write_str("the list of cells is too long"),
        }
    }
}

/// A written list of cells was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellListError {
    kind: CellListErrorKind,
    span: Range<usize>,
    word: String,
    advice: Option<String>,
}

impl CellListError {
    fn new(offset: usize, word: &str, kind: CellListErrorKind) -> CellListError {
        CellListError { kind, span: offset..offset + word.len(), word: shortened(word), advice: None }
    }

    /// What is wrong.
    pub fn kind(&self) -> &CellListErrorKind {
        &self.kind
    }

    /// The bytes of the list where it is wrong.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }
}

/// Such as `A1` or `c12`.
fn is_label_of_spreadsheets(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|c| c.is_ascii_alphabetic())
        && (1..=2).contains(&letters.as_str().len())
        && letters.all(|c| c.is_ascii_digit())
}

impl fmt::Display for CellListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.word, self.kind)
    }
}

impl std::error::Error for CellListError {}

impl From<CellListError> for Fault {
    fn from(error: CellListError) -> Fault {
        let message = error.to_string();
        let fault = match error.kind {
            CellListErrorKind::UnknownName | CellListErrorKind::UnknownEnd(_) => Fault::unknown(message),
            CellListErrorKind::TooLong => Fault::too_large(message),
            _ => Fault::invalid(message),
        };
        fault.with_help_if(error.advice)
    }
}

/// The start of a word, without characters that would spoil a message.
fn shortened(word: &str) -> String {
    word.chars().take(40).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

fn words_with_offsets(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let separator = |c: char| c.is_whitespace() || c == ',';
    text.split(separator)
        .filter(|w| !w.is_empty())
        .map(move |w| (w.as_ptr() as usize - text.as_ptr() as usize, w))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::tests::three_by_three;

    #[test]
    fn cell_lists_take_labels_ranges_and_groups() {
        let geometry = three_by_three();
        let list = |text: &str| {
            geometry.parse_cells(text).map(|cells| cells.iter().map(|c| c.0).collect::<Vec<_>>())
        };
        assert_eq!(list("r1c1, R3C3").unwrap(), [0, 8]);
        assert_eq!(list("r3c1-r1c3").unwrap(), [6, 4, 2]);
        assert_eq!(list("row 2 r1c1").unwrap(), [3, 4, 5, 0]);
        assert_eq!(list("row_2").unwrap(), [3, 4, 5]);
        assert_eq!(list("r1c1 r4c1").unwrap_err().span(), 5..9);
        assert_eq!(*list("r1c1-r2c3").unwrap_err().kind(), CellListErrorKind::CrookedRange);
        assert_eq!(*list("r1c1-x").unwrap_err().kind(), CellListErrorKind::UnknownEnd("x".into()));
        assert_eq!(*list("row").unwrap_err().kind(), CellListErrorKind::UnknownName);
    }

    #[test]
    fn each_cell_knows_the_words_that_name_it() {
        let spans = three_by_three().parse_cells_with_spans("r1c1, row 2 r3c1-r3c3").unwrap();
        let words: Vec<_> = spans.iter().map(|(_, span)| span.clone()).collect();
        assert_eq!(words, [0..4, 6..11, 6..11, 6..11, 12..21, 12..21, 12..21]);
    }

    #[test]
    fn the_longest_group_name_wins() {
        let mut geometry = three_by_three();
        geometry.add_group("row", "row 2 of grid 4", vec![Cell(8)]);
        assert_eq!(geometry.parse_cells("row 2 of grid 4 r1c1").unwrap(), [Cell(8), Cell(0)]);
        assert_eq!(geometry.parse_cells("Row_2 r1c1").unwrap().len(), 4);
        assert_eq!(geometry.parse_cells("row 2 of").unwrap_err().to_string(), "`of`: no such cell or group");
    }

    #[test]
    fn far_coordinates_and_endless_lists_are_refused() {
        let mut geometry = three_by_three();
        geometry.add_cell("far", vec![i16::MIN, i16::MIN], Vec::new());
        geometry.add_cell("near", vec![i16::MAX, i16::MAX], Vec::new());
        let kind = |text: &str| geometry.parse_cells(text).unwrap_err().kind().clone();
        assert_eq!(kind("far-near"), CellListErrorKind::RangeOverHole);
        assert_eq!(kind(&"row_2 ".repeat(MAX_LIST)), CellListErrorKind::TooLong);
    }
}
