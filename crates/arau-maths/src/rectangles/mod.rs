//! Empty rectangles: which sizes a rectangle without givens can have in a proper 9×9 puzzle.
//!
//! Whether a rectangle of a grid can be empty depends on what stands in it, and on nothing else: it can if no other content
//! has the same digits in each of its rows, columns and parts of boxes. Such a content is *rigid* (`rigid.rs`), and so is
//! every smaller rectangle in it.
//!
//! Random grids show what is possible. For the rest there is a proof by going through all contents: a rectangle with five or more
//! rows has all three rows of some band. Few contents of these are rigid (`bands.rs`), and other rows are added to them one
//! by one as long as it stays so. Whatever is left at the end must be part of a grid.

mod bands;
mod lines;
mod rigid;

use crate::clues::Watcher;
use arau_core::Classic;
use arau_nine::{SearchOptions, count_many, solve_many};
use arau_random::{Dice, random_grid};
use bands::rigid_bands;
use lines::Lines;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use rigid::{Shape, is_rigid};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// Whether a rectangle can be empty.
#[derive(Clone, PartialEq, Debug)]
pub enum Emptiness {
    /// A proper puzzle in which it is.
    Possible(Box<Classic>),
    /// None is: why.
    Impossible(Reason),
    /// The watcher ended the search.
    Stopped,
}

/// Why no proper puzzle has such an empty rectangle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Two whole rows of a band, or columns of a stack, would be empty: they can change places.
    TwoWholeLines,
    /// All contents were gone through.
    AllTried(Effort),
}

/// What was gone through. Contents that equivalences turn into each other are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Rigid contents of the three rows in a band.
    pub bands: u64,
    /// Contents with a row more that were tried, and rigid ones.
    pub tried: u64,
    /// Those that were rigid.
    pub rigid: u64,
}

/// How many random grids are tried first.
const N_GRIDS: u64 = 20_000;

/// Whether a proper puzzle can have an empty rectangle of this many rows and columns, or the other way round. The watcher
/// hears of thousandths.
///
/// # Panics
/// If a side is not from 1 to 9.
pub fn can_be_empty(n_rows: usize, n_columns: usize, watcher: &dyn Watcher) -> Emptiness {
    assert!([n_rows, n_columns].iter().all(|n| (1..=9).contains(n)), "sides of a rectangle on the board");
    let (short, long) = (n_rows.min(n_columns), n_rows.max(n_columns));
    if long == 9 && lines::patterns(short).iter().all(|pattern| pattern[0] > 1) {
        return Emptiness::Impossible(Reason::TwoWholeLines);
    }
    match example(short, long, watcher) {
        Some(puzzle) => Emptiness::Possible(Box::new(puzzle)),
        None if watcher.wants_stop() => Emptiness::Stopped,
        None => try_all(short, long, watcher),
    }
}

/// A puzzle of a random grid, if one of these has such an empty rectangle.
fn example(short: usize, long: usize, watcher: &dyn Watcher) -> Option<Classic> {
    (0..N_GRIDS).take_while(|_| !watcher.wants_stop()).find_map(|number| {
        let grid = random_grid(&mut Dice::of(13, number));
        let mut puzzles = Vec::new();
        for (height, width) in [(short, long), (long, short)] {
            for place in 0..(10 - height) * (10 - width) {
                let (top, left) = (place / (10 - width), place % (10 - width));
                puzzles.push(without(&grid, &(top..top + height), &(left..left + width)));
            }
        }
        let answers = count_many(&puzzles, &SearchOptions::unique());
        let proper = answers.iter().position(|answer| answer.n_solutions == 1)?;
        Some(puzzles[proper])
    })
}

fn without(
    grid: &Classic,
    rows: &(impl Iterator<Item = usize> + Clone),
    columns: &(impl Iterator<Item = usize> + Clone),
) -> Classic {
    let mut puzzle = *grid;
    for row in rows.clone() {
        for column in columns.clone() {
            puzzle[9 * row + column] = 0;
        }
    }
    puzzle
}

/// One way to lay the sides over bands and stacks, with a content of the three rows in a band.
struct Start {
    rows: Lines,
    columns: Lines,
    band: Vec<u8>,
}

fn try_all(n_rows: usize, n_columns: usize, watcher: &dyn Watcher) -> Emptiness {
    let mut starts = Vec::new();
    for columns_pattern in lines::patterns(n_columns) {
        let columns = Lines::new(columns_pattern);
        let bands = rigid_bands(&columns, &|| watcher.wants_stop());
        for pattern in lines::patterns(n_rows) {
            assert_eq!(pattern[0], 3, "smaller rectangles have examples");
            // Turned over, a square is one with the patterns exchanged.
            if n_rows == n_columns && pattern > columns_pattern {
                continue;
            }
            let start = |band: &Vec<u8>| Start {
                rows: Lines::new(pattern),
                columns: columns.clone(),
                band: band.clone(),
            };
            starts.extend(bands.iter().map(start));
        }
    }
    let search =
        Search { watcher, n_starts: starts.len(), n_done: 0.into(), tried: 0.into(), rigid: 0.into() };
    let found = starts.par_iter().find_map_any(|start| search.from(start));
    match found {
        Some(puzzle) => Emptiness::Possible(Box::new(puzzle)),
        None if watcher.wants_stop() => Emptiness::Stopped,
        None => Emptiness::Impossible(Reason::AllTried(Effort {
            bands: starts.len() as u64,
            tried: search.tried.into_inner(),
            rigid: search.rigid.into_inner(),
        })),
    }
}

struct Search<'a> {
    watcher: &'a dyn Watcher,
    n_starts: usize,
    n_done: AtomicUsize,
    tried: AtomicU64,
    rigid: AtomicU64,
}

impl Search<'_> {
    fn from(&self, start: &Start) -> Option<Classic> {
        let width = start.columns.groups.len();
        let mut shape =
            Shape { rows: start.rows.groups[..4].to_vec(), columns: start.columns.groups.clone() };
        let mut content = [&start.band[..], &vec![0; width]].concat();
        let mut rows = rows_below(&start.band, width);
        rows.retain(|row| {
            content[3 * width..].copy_from_slice(row);
            !self.watcher.wants_stop() && self.counts_as_rigid(&shape, &content)
        });
        let found = rows.iter().enumerate().find_map(|(i, row)| {
            content[3 * width..].copy_from_slice(row);
            self.extend(start, &rows, i + 1, &mut shape, &mut content)
        });
        let done = self.n_done.fetch_add(1, Ordering::Relaxed) + 1;
        self.watcher.done(1000 * done / self.n_starts);
        found
    }

    /// Adds rows to a rigid content until it has all; those of the band of its last row from `first` on.
    fn extend(
        &self,
        start: &Start,
        rows: &[Vec<u8>],
        first: usize,
        shape: &mut Shape,
        content: &mut Vec<u8>,
    ) -> Option<Classic> {
        let n_rows = shape.rows.len();
        let Some(&group) = start.rows.groups.get(n_rows) else { return self.grid_of(start, content) };
        // Rows of the same band come in order: which of them is which does not matter.
        let first = if shape.rows.last() == Some(&group) { first } else { 0 };
        shape.rows.push(group);
        let width = start.columns.groups.len();
        let mut found = None;
        for (i, row) in rows.iter().enumerate().skip(first) {
            if self.watcher.wants_stop() || found.is_some() {
                break;
            }
            if fits(shape, content, row) {
                content.extend(row);
                if self.counts_as_rigid(shape, content) {
                    found = self.extend(start, rows, i + 1, shape, content);
                }
                content.truncate(n_rows * width);
            }
        }
        shape.rows.pop();
        found
    }

    /// Whether a content is rigid, and counts it. A narrow rectangle is soon looked at, and is seldom rigid from five rows
    /// on: so the columns of the first stack come first.
    fn counts_as_rigid(&self, shape: &Shape, content: &[u8]) -> bool {
        let width = shape.columns.len();
        let first_stack = Shape { rows: shape.rows.clone(), columns: vec![0; 3] };
        let in_first_stack: Vec<u8> =
            content.chunks_exact(width).flat_map(|row| row[..3].iter().copied()).collect();
        let is_rigid = is_rigid(&first_stack, &in_first_stack) && is_rigid(shape, content);
        self.tried.fetch_add(1, Ordering::Relaxed);
        self.rigid.fetch_add(is_rigid.into(), Ordering::Relaxed);
        is_rigid
    }

    /// A puzzle with this content left out, if it is part of a grid.
    fn grid_of(&self, start: &Start, content: &[u8]) -> Option<Classic> {
        let (rows, columns) = (start.rows.places(), start.columns.places());
        let mut puzzle = Classic::EMPTY;
        for (i, &digit) in content.iter().enumerate() {
            puzzle[9 * rows[i / columns.len()] + columns[i % columns.len()]] = digit + 1;
        }
        let found = solve_many(&[puzzle], &SearchOptions::unique());
        (found[0].count.n_solutions > 0)
            .then(|| without(&found[0].solution, &rows.iter().copied(), &columns.iter().copied()))
    }
}

/// Every row that repeats no digit of the columns of a band.
fn rows_below(band: &[u8], width: usize) -> Vec<Vec<u8>> {
    let mut rows = vec![Vec::new()];
    for column in 0..width {
        let above = |digit: u8| (0..3).any(|row| band[row * width + column] == digit);
        let longer = rows.iter().flat_map(|row: &Vec<u8>| {
            let fits = move |digit: &u8| !row.contains(digit) && !above(*digit);
            (0..9).filter(fits).map(|digit| [&row[..], &[digit]].concat())
        });
        rows = longer.collect();
    }
    rows
}

/// Whether a last row, whose group is in the shape already, repeats no digit of the columns and of its parts of boxes.
fn fits(shape: &Shape, content: &[u8], row: &[u8]) -> bool {
    let width = row.len();
    let group = shape.rows.last();
    content.chunks_exact(width).zip(&shape.rows).all(|(above, above_group)| {
        let differs = above.iter().zip(row).all(|(a, b)| a != b);
        differs && (Some(above_group) != group || shares_no_box(shape, above, row))
    })
}

fn shares_no_box(shape: &Shape, a: &[u8], b: &[u8]) -> bool {
    let parts = |row: &[u8]| {
        let mut parts = [0u16; 3];
        for (digit, &group) in row.iter().zip(&shape.columns) {
            parts[usize::from(group)] |= 1 << digit;
        }
        parts
    };
    parts(a).iter().zip(parts(b)).all(|(a, b)| a & b == 0)
}

#[cfg(test)]
mod tests;
