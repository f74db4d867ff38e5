//! Owns what a symmetry of a square grid does, in words.

use super::group::Symmetry;
use super::permutations::cycle_type;

/// What becomes of rows and columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// Rows stay rows, and columns columns.
    KeepsLines,
    /// Rows become columns, and columns rows.
    TurnsOver,
    /// Some lines become something else, such as boxes.
    Mixes,
}

impl Motion {
    /// What a map of the cells of a square grid does.
    pub fn of(cells: &[u8]) -> Motion {
        match symmetry_of(cells) {
            Some(Symmetry { is_transposed: false, .. }) => Motion::KeepsLines,
            Some(_) => Motion::TurnsOver,
            None => Motion::Mixes,
        }
    }
}

/// Where lines go, if lines stay lines.
fn symmetry_of(cells: &[u8]) -> Option<Symmetry> {
    let n = cells.len().isqrt();
    let at = |row: usize, column: usize| usize::from(cells[row * n + column]);
    [false, true].into_iter().find_map(|is_transposed| {
        // Turned over, a column goes where its cells in the first row say, as a row does.
        let (rows, columns): (Vec<u8>, Vec<u8>) = match is_transposed {
            false => (0..n).map(|i| ((at(i, 0) / n) as u8, (at(0, i) % n) as u8)).unzip(),
            true => (0..n).map(|i| ((at(0, i) / n) as u8, (at(i, 0) % n) as u8)).unzip(),
        };
        let symmetry = Symmetry { is_transposed, rows, columns };
        (symmetry.cells() == cells).then_some(symmetry)
    })
}

/// A map of the cells of a square grid, in words: its cycles of rows and of columns, counted from 1, after turning over
/// or not. If lines do not stay lines, nothing but that.
pub fn in_words(cells: &[u8]) -> String {
    let Some(Symmetry { is_transposed, rows, columns }) = symmetry_of(cells) else {
        return "lines become others".into();
    };
    let mut words = Vec::new();
    if is_transposed {
        words.push("turn over".into());
    }
    for (name, lines) in [("rows", rows), ("columns", columns)] {
        if !lines.is_sorted() {
            words.push(format!("{name} {}", cycles_in_words(&lines)));
        }
    }
    if words.is_empty() { "nothing".into() } else { words.join(", ") }
}

fn cycles_in_words(lines: &[u8]) -> String {
    let mut is_seen = vec![false; lines.len()];
    let mut words = String::new();
    for first in 0..lines.len() {
        let (mut cycle, mut line) = (Vec::new(), first);
        while !std::mem::replace(&mut is_seen[line], true) {
            cycle.push((line + 1).to_string());
            line = usize::from(lines[line]);
        }
        if cycle.len() > 1 {
            words += &format!("({})", cycle.join(" "));
        }
    }
    words
}

/// The cycles of a map of cells: `1^9 2^36` for nine cells that stay and 36 pairs that change places.
pub fn cycles_of_cells(cells: &[u8]) -> String {
    let cells: Vec<u16> = cells.iter().copied().map(u16::from).collect();
    let powers: Vec<String> = cycle_type(&cells).iter().map(|(length, n)| format!("{length}^{n}")).collect();
    powers.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_tell_what_happens() {
        let symmetry = |is_transposed, rows: [u8; 4], columns: [u8; 4]| {
            Symmetry { is_transposed, rows: rows.to_vec(), columns: columns.to_vec() }.cells()
        };
        let nothing = symmetry(false, [0, 1, 2, 3], [0, 1, 2, 3]);
        assert_eq!((in_words(&nothing).as_str(), cycles_of_cells(&nothing).as_str()), ("nothing", "1^16"));
        let moved = symmetry(false, [2, 3, 1, 0], [1, 0, 2, 3]);
        assert_eq!(in_words(&moved), "rows (1 3 2 4), columns (1 2)");
        assert_eq!(cycles_of_cells(&moved), "4^4");
        let turned = symmetry(true, [0, 1, 2, 3], [1, 0, 2, 3]);
        assert_eq!(in_words(&turned), "turn over, columns (1 2)");
        assert_eq!(
            [&nothing, &moved, &turned].map(|cells| Motion::of(cells)),
            [Motion::KeepsLines, Motion::KeepsLines, Motion::TurnsOver,]
        );
        // Rows and boxes change places.
        let mixed = [0, 1, 4, 5, 2, 3, 6, 7, 8, 9, 12, 13, 10, 11, 14, 15];
        assert_eq!((Motion::of(&mixed), in_words(&mixed).as_str()), (Motion::Mixes, "lines become others"));
    }
}
