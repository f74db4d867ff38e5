//! Owns the automaton that reads whether some cells of a board are connected, for rules that need it. It knows no rule.
//!
//! Cells are read one after the other. What must be remembered is, of the last few cells that later ones may touch, which
//! are in and which of those hang together already:
//!
//! ```text
//!   . a a . b       read so far, the second row up to the x; the window is the five cells before x: a . b in the
//!   a a x           first row and a a in the second, so it is remembered as 1 . 2 1 1
//! ```

use arau_core::{Automaton, Cell, Constraint, Geometry, Lowering, Symbol, SymbolSet, TooManyStates};

/// A reading order of cells, and which cells touch which earlier ones.
pub(super) struct Reading {
    /// For each place of a period, how far back its earlier neighbours lie.
    back: Vec<Vec<usize>>,
    /// The farthest of them.
    window: usize,
}

/// What a symbol of the automaton means: a cell that is out, and one that is in.
const IN: Symbol = Symbol(1);

impl Reading {
    /// Cells in rows of this many columns.
    pub(super) fn rows(columns: usize) -> Reading {
        let back = |col: usize| if col == 0 { vec![columns] } else { vec![1, columns] };
        let back = if columns == 1 { vec![vec![1]] } else { (0..columns).map(back).collect() };
        Reading { back, window: columns }
    }

    /// Cells of a board in this order. Rows of a rectangle are seen as such, which keeps the automaton small.
    pub(super) fn of(cells: &[Cell], geometry: &Geometry) -> Reading {
        let part = geometry.parts().iter().find(|part| part.cells.iter().flatten().eq(cells));
        if let Some(part) = part.filter(|part| part.cells.len() == cells.len()) {
            return Reading::rows(part.n_cols);
        }
        let earlier = |(idx, cell): (usize, &Cell)| -> Vec<usize> {
            let touches = |other: &Cell| geometry.neighbours(*cell).contains(other);
            (0..idx).filter(|&other| touches(&cells[other])).map(|other| idx - other).collect()
        };
        let back: Vec<Vec<usize>> = cells.iter().enumerate().map(earlier).collect();
        let window = back.iter().flatten().copied().max().unwrap_or(0);
        Reading { back, window }
    }

    /// The automaton over cells that are out (symbol 0) or in (symbol 1): those that are in are connected, at least one,
    /// and as many as the size says if there is one.
    fn automaton(&self, size: Option<usize>) -> Result<Automaton, TooManyStates> {
        if self.window > MAX_WINDOW {
            return Err(TooManyStates);
        }
        let start = State { place: 0, window: vec![0; self.window], n_in: 0, is_closed: false };
        let step = |state: &State, symbol: Symbol| state.after(symbol == IN, self, size);
        Automaton::build(2, start, step, |state| {
            let n_parts = state.window.iter().max().copied().unwrap_or(0) + u8::from(state.is_closed);
            n_parts == 1 && size.is_none_or(|size| state.n_in == size)
        })
    }

    /// Posts that the cells with one of these symbols are connected. `None` if that takes too large an automaton.
    pub(super) fn post(
        &self,
        cells: &[Cell],
        inside: SymbolSet,
        size: Option<usize>,
        to: &mut Lowering<'_>,
    ) -> Option<()> {
        // In an alphabet of one symbol nothing could tell in from out.
        if to.n_symbols() == 1 {
            let is_right = !inside.is_empty() && size.is_none_or(|size| size == cells.len());
            let automaton = self.automaton(None).ok()?;
            let hangs_together = automaton.accepts(cells.iter().map(|_| IN));
            if !(is_right && hangs_together) {
                to.post(Constraint::never());
            }
            return Some(());
        }
        let key = format!("connected {:?} {size:?}", self.back);
        let build =
            |n_symbols| Ok(self.automaton(size)?.read_as(n_symbols, |symbol| Symbol(symbol.0.min(1))));
        let automaton = to.shared_automaton(&key, build)?;
        // Auxiliary cells tell which are in, so that the automaton looks again only when that changes.
        let mut read = Vec::new();
        for &cell in cells {
            let answer = to.aux(SymbolSet::all(2));
            to.post_relation(cell, answer, |symbol, answer| inside.contains(symbol) == (answer == IN));
            read.push(answer);
        }
        to.post(Constraint::Automaton { cells: read.into(), automaton });
        Some(())
    }
}

/// Wider readings have too many states at any size worth asking for.
const MAX_WINDOW: usize = 12;

/// What is remembered.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    /// Of the period.
    place: usize,
    /// The last cells, oldest first: 0 for out, else the part that the cell belongs to, numbered by first occurrence.
    window: Vec<u8>,
    /// Cells that are in; stays 0 where nobody asks.
    n_in: usize,
    /// Whether a part lies behind the window, so that nothing more may come.
    is_closed: bool,
}

impl State {
    fn after(&self, is_in: bool, reading: &Reading, size: Option<usize>) -> Option<State> {
        if is_in && self.is_closed {
            return None;
        }
        let mut window = self.window.clone();
        let mut part = 0;
        if is_in {
            let touched: Vec<u8> =
                reading.back[self.place].iter().map(|back| window[window.len() - back]).collect();
            part = touched.iter().copied().find(|&part| part != 0).unwrap_or(u8::MAX);
            let joins = |p: u8| p != 0 && touched.contains(&p);
            window.iter_mut().filter(|p| joins(**p)).for_each(|p| *p = part);
        }
        window.push(part);
        let oldest = window.remove(0);
        let leaves = oldest != 0 && !window.contains(&oldest);
        if leaves && window.iter().any(|&part| part != 0) {
            return None;
        }
        renumber(&mut window);
        let place = (self.place + 1) % reading.back.len();
        let n_in = self.n_in + usize::from(is_in && size.is_some());
        let state = State { place, window, n_in, is_closed: self.is_closed || leaves };
        let hopeless = size.is_some_and(|size| state.least_size(reading) > size || leaves && n_in != size);
        (!hopeless).then_some(state)
    }

    /// At least this many cells will be in: those that are, and one in every column between parts that must still meet,
    /// where the reading is by rows.
    fn least_size(&self, reading: &Reading) -> usize {
        if reading.back.len() != reading.window {
            return self.n_in;
        }
        // In the order of columns, the window starts with the cell above the place.
        let by_column = |col: usize| self.window[(col + reading.window - self.place) % reading.window];
        let mut gaps: Vec<(usize, u8, u8)> = Vec::new();
        let mut last: Option<(usize, u8)> = None;
        for col in 0..reading.window {
            let part = by_column(col);
            if part == 0 {
                continue;
            }
            if let Some((earlier, other)) = last
                && other != part
            {
                gaps.push((col - earlier - 1, other, part));
            }
            last = Some((col, part));
        }
        self.n_in + cheapest_tree(gaps)
    }
}

/// The least total length of gaps that join all parts.
fn cheapest_tree(mut gaps: Vec<(usize, u8, u8)>) -> usize {
    gaps.sort_unstable();
    let mut total = 0;
    while let Some((length, a, b)) = (!gaps.is_empty()).then(|| gaps.remove(0)) {
        if a != b {
            total += length;
            let joined = |part: u8| if part == b { a } else { part };
            gaps.iter_mut().for_each(|gap| *gap = (gap.0, joined(gap.1), joined(gap.2)));
        }
    }
    total
}

/// Numbers parts by first occurrence.
fn renumber(window: &mut [u8]) {
    let mut order: Vec<u8> = Vec::new();
    for part in window.iter_mut().filter(|part| **part != 0) {
        let number = order.iter().position(|p| p == part).unwrap_or_else(|| {
            order.push(*part);
            order.len() - 1
        });
        *part = number as u8 + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Number of connected sets of cells in a grid, by trying all.
    fn count(rows: usize, columns: usize, size: Option<usize>) -> (usize, usize) {
        let automaton = Reading::rows(columns).automaton(size).unwrap();
        let n = rows * columns;
        let accepted =
            (0u32..1 << n).filter(|set| automaton.accepts((0..n).map(|i| Symbol((set >> i & 1) as u8))));
        let touch = |a: usize, b: usize| a + columns == b || a + 1 == b && !b.is_multiple_of(columns);
        let connected = (1u32..1 << n).filter(|&set| {
            let mut reached = set & set.wrapping_neg();
            loop {
                let grows = |i: usize| (0..n).any(|j| reached >> j & 1 == 1 && (touch(i, j) || touch(j, i)));
                let next = (0..n).filter(|&i| set >> i & 1 == 1 && grows(i)).fold(reached, |r, i| r | 1 << i);
                if next == reached {
                    return reached == set && size.is_none_or(|size| set.count_ones() as usize == size);
                }
                reached = next;
            }
        });
        (accepted.count(), connected.count())
    }

    #[test]
    fn accepts_exactly_the_connected_sets() {
        for (rows, columns) in [(3, 3), (2, 5), (5, 2), (4, 4), (1, 6), (6, 1), (3, 5)] {
            for size in [None, Some(1), Some(4), Some(5)] {
                let (accepted, connected) = count(rows, columns, size);
                assert_eq!(accepted, connected, "{rows}x{columns} {size:?}");
            }
        }
    }
}
