//! The latency engine: one puzzle at a time, its nine boxes side by side in the lanes of a vector.
//!
//! ```text
//!  lane:          0  1  2  -   4  5  6  -   8  9 10  -   -  -  -  -
//!  box:           0  1  2      3  4  5      6  7  8                    four lanes per band, one of them unused
//!  cell 0 of it [ 9 bits each …                                     ]
//!  cell 1 of it [                                                   ]  nine vectors are the whole position
//!    …
//!  cell 8 of it [                                                   ]
//! ```
//!
//! All boxes are brought up to date at once. What they tell each other, the minis, turns within the lanes of a band for
//! rows, and from band to band for columns. Unused lanes stay empty.

use crate::boards::PaddedCells;
use crate::boxes::{narrow_box, openings, unions_of_columns, unions_of_rows};
use crate::choice::choose;
use crate::dispatch::{InstructionSet, search};
use crate::position::{ALL_DIGITS, N_CELLS, Position, candidates_of};
use crate::search::{Bounds, Sink, SolutionCount, Start, Task};
use crate::vector::{BoxLanes, BoxTwin, Lanes};
use arau_core::Classic;
use std::sync::atomic::{AtomicBool, Ordering};

/// The nine cells of every box.
type Cells = [[u16; 16]; 9];

/// Looks at one puzzle after the other; remembers nothing but its memory.
#[derive(Default)]
pub struct Solver {
    stack: Vec<Cells>,
}

/// The minis of a direction: of every box its own, those of the next box of the chute, and of the one after.
struct Minis<L> {
    own: [L; 3],
    next: [L; 3],
    after: [L; 3],
}

impl<L: BoxLanes> Minis<L> {
    #[inline(always)]
    fn of_rows(v: &[L; 9]) -> Minis<L> {
        let own = unions_of_rows(v);
        let next = [own[0].next_in_band(), own[1].next_in_band(), own[2].next_in_band()];
        let after = [own[0].after_in_band(), own[1].after_in_band(), own[2].after_in_band()];
        Minis { own, next, after }
    }

    #[inline(always)]
    fn of_columns(v: &[L; 9]) -> Minis<L> {
        let own = unions_of_columns(v);
        let next = [own[0].next_in_stack(), own[1].next_in_stack(), own[2].next_in_stack()];
        let after = [own[0].after_in_stack(), own[1].after_in_stack(), own[2].after_in_stack()];
        Minis { own, next, after }
    }

    /// The digits that have a place in each of the three lines.
    #[inline(always)]
    fn digits_of_lines(&self) -> L {
        let [a, b, c] = self.own;
        let a = a.or(self.next[0]).or(self.after[0]);
        let b = b.or(self.next[1]).or(self.after[1]);
        let c = c.or(self.next[2]).or(self.after[2]);
        a.and(b).and(c)
    }
}

/// How the propagation of a position ended.
enum End {
    Dead,
    Solved,
    Stuck,
}

/// Propagates until nothing changes or all is known.
#[inline(always)]
fn propagate<T: BoxTwin>(twin: T, cells: &mut Cells) -> End {
    let boxes = T::Vector::BOXES;
    let (zero, all_digits) = (twin.splat(0), twin.splat(ALL_DIGITS));
    let mut v = [zero; 9];
    for (v, row) in v.iter_mut().zip(&*cells) {
        *v = twin.load(row);
    }
    let mut rows = Minis::of_rows(&v);
    let mut columns = Minis::of_columns(&v);
    let mut sums = twin.splat(u16::MAX);
    let end = loop {
        let by_row = openings(&rows.next, &rows.after);
        let by_column = openings(&columns.next, &columns.after);
        let clashes = narrow_box(&mut v, &by_row, &by_column);
        rows = Minis::of_rows(&v);
        columns = Minis::of_columns(&v);
        let digits_of_boxes = rows.own[0].or(rows.own[1]).or(rows.own[2]);
        let digits =
            rows.digits_of_lines().and(columns.digits_of_lines()).and(digits_of_boxes).without(clashes);
        let least = least(&v);
        if digits.eq_bits(all_digits) & boxes != boxes || least.eq_bits(zero) & boxes != 0 {
            break End::Dead;
        }
        let before = std::mem::replace(&mut sums, sum(&v));
        // No house lacks a digit and no cell is empty: with this sum there is a digit for each cell, once per house.
        if sums.eq_bits(all_digits) & boxes == boxes {
            break End::Solved;
        }
        if sums.eq_bits(before) & boxes == boxes {
            break End::Stuck;
        }
    };
    for (v, row) in v.iter().zip(cells) {
        v.store(row);
    }
    end
}

#[inline(always)]
fn least<L: BoxLanes>(v: &[L; 9]) -> L {
    let [a, b, c] = [v[0].min(v[1]).min(v[2]), v[3].min(v[4]).min(v[5]), v[6].min(v[7]).min(v[8])];
    a.min(b).min(c)
}

#[inline(always)]
fn sum<L: BoxLanes>(v: &[L; 9]) -> L {
    let [a, b, c] = [v[0].plus(v[1]).plus(v[2]), v[3].plus(v[4]).plus(v[5]), v[6].plus(v[7]).plus(v[8])];
    a.plus(b).plus(c)
}

impl Solver {
    /// Answers a task with the instructions of a set. Each solution goes to `sink`, which may end the search. So may
    /// `stop`, when it is set.
    ///
    /// # Panics
    /// If this processor does not have the instruction set.
    // Not inlined, so that profiles show it: `docs/bench/instructions` counts what it does.
    #[inline(never)]
    pub fn solve(
        &mut self,
        set: InstructionSet,
        task: &Task<'_>,
        stop: Option<&AtomicBool>,
        sink: &mut Sink<'_>,
    ) -> SolutionCount {
        self.stack.clear();
        let Task { start, .. } = *task;
        let (bounds, count) = (task.bounds(), SolutionCount::default());
        search(set, Search { start, stack: &mut self.stack, bounds, count, stop, sink })
    }

    /// Goes on with a search that was begun elsewhere.
    pub(crate) fn resume(
        &mut self,
        set: InstructionSet,
        partial: &PartialSearch<'_>,
        stop: Option<&AtomicBool>,
        sink: &mut Sink<'_>,
    ) -> SolutionCount {
        let PartialSearch { position, rest, bounds, count } = partial;
        self.stack.clear();
        self.stack.extend(rest.iter().map(|cells| cells_of_position(cells.cells())));
        let (start, bounds, count) = (Start::Position(position), *bounds, *count);
        search(set, Search { start, stack: &mut self.stack, bounds, count, stop, sink })
    }
}

/// A search that was begun elsewhere.
pub(crate) struct PartialSearch<'a> {
    /// Where it is.
    pub position: Position,
    /// The positions still to be looked at, the next one last.
    pub rest: &'a [PaddedCells],
    pub bounds: Bounds,
    /// What was found so far.
    pub count: SolutionCount,
}

impl PartialSearch<'static> {
    /// A search whose first node is still to come.
    pub fn new(task: &Task<'_>) -> PartialSearch<'static> {
        let (position, bounds) = (task.start.position(), task.bounds());
        PartialSearch { position, rest: &[], bounds, count: SolutionCount::default() }
    }
}

/// The search of one puzzle.
pub(crate) struct Search<'a> {
    /// Where it begins or goes on.
    start: Start<'a>,
    /// The positions still to be looked at, the next one last.
    stack: &'a mut Vec<Cells>,
    bounds: Bounds,
    /// What was found so far.
    count: SolutionCount,
    stop: Option<&'a AtomicBool>,
    sink: &'a mut Sink<'a>,
}

impl Search<'_> {
    /// Searches to the end, or until a bound, the sink or the stop ends it.
    #[inline(always)]
    pub fn run<T: BoxTwin>(self, twin: T) -> SolutionCount {
        let Search { start, stack, bounds, mut count, stop, sink } = self;
        let mut cells = match start {
            Start::Givens(givens) => cells_of_givens(givens),
            Start::Position(position) => cells_of_position(&position.masked().0),
        };
        loop {
            let end = propagate(twin, &mut cells);
            count.stats.nodes += 1;
            match end {
                End::Dead => count.stats.conflicts += 1,
                End::Solved => {
                    count.n_solutions += 1;
                    let satisfied = sink(&position_of_cells(&cells).digits()).is_break();
                    if satisfied || count.n_solutions >= bounds.at_most {
                        break;
                    }
                }
                End::Stuck => {
                    let stopped = stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
                    if stopped || count.stats.nodes >= bounds.max_nodes {
                        return count;
                    }
                    count.stats.guesses += 1;
                    let padded = padded_of_cells(&cells);
                    let guess = choose(twin, &padded, &count.stats);
                    let [place, lane] = place_and_lane(guess.cell);
                    let candidates = cells[place][lane];
                    cells[place][lane] = candidates & !guess.candidate;
                    stack.push(cells);
                    cells[place][lane] = guess.candidate;
                    continue;
                }
            }
            if stack.is_empty() {
                break;
            }
            if count.stats.nodes >= bounds.max_nodes {
                return count;
            }
            if let Some(next) = stack.pop() {
                cells = next;
            }
        }
        SolutionCount { complete: true, ..count }
    }
}

/// Where a cell of the grid stands: its place in its box, and the lane of the box.
#[inline(always)]
const fn place_and_lane(cell: usize) -> [usize; 2] {
    let (row, column) = (cell / 9, cell % 9);
    [row % 3 * 3 + column % 3, row / 3 * 4 + column / 3]
}

/// Does something with the index of every cell of the grid, its place in its box and the lane of the box. Spelled out as
/// loops over small constants, which compilers unroll, where a table of places would have to be read.
macro_rules! for_each_cell {
    (|$cell:ident, $place:ident, $lane:ident| $body:expr) => {
        for band in 0..3 {
            for row in 0..3 {
                for stack in 0..3 {
                    for column in 0..3 {
                        let ($cell, $place, $lane) =
                            (27 * band + 9 * row + 3 * stack + column, 3 * row + column, 4 * band + stack);
                        $body
                    }
                }
            }
        }
    };
}

#[inline(always)]
fn cells_of_givens(givens: &Classic) -> Cells {
    let mut cells = [[0; 16]; 9];
    for_each_cell!(|cell, place, lane| cells[place][lane] = candidates_of(givens[cell]));
    cells
}

#[inline(always)]
fn cells_of_position(position: &[u16; N_CELLS]) -> Cells {
    let mut cells = [[0; 16]; 9];
    for_each_cell!(|cell, place, lane| cells[place][lane] = position[cell]);
    cells
}

#[inline(always)]
fn position_of_cells(cells: &Cells) -> Position {
    let mut position = Position::EMPTY;
    for_each_cell!(|cell, place, lane| position.0[cell] = cells[place][lane]);
    position
}

#[inline(always)]
fn padded_of_cells(cells: &Cells) -> PaddedCells {
    let mut padded = PaddedCells::EMPTY;
    for_each_cell!(|cell, place, lane| padded.0[cell] = cells[place][lane]);
    padded
}
