//! Owns [`Partial`]: the first rows of a canonical form in the making, with what is not decided yet, and how a row is added.
//!
//! Columns that were empty so far stand first in their stack, and stacks that were empty so far stand first of all; both in
//! no particular order. A new row decides some of it: among columns that are alike, empty cells go first, then digits
//! with names in their order, then new ones; stacks that are alike go by the same order. New digits get the next names
//! from left to right. Where two of them could change places without a difference to the row, both ways are followed.

use super::{Line, RowKey, at};
use std::ops::Range;

/// The first rows of a canonical form.
#[derive(Clone, Copy)]
pub struct Partial {
    /// Whether rows are columns of the puzzle.
    pub is_transposed: bool,
    /// Which row stands at each place, as far as they are chosen.
    pub rows: [u8; 9],
    /// Which column stands at each place.
    pub columns: [u8; 9],
    /// The name of each digit, [`NEW`] if it has none yet; 0 for an empty cell.
    pub names: [u8; 16],
    /// The rows that are not chosen yet, a bit each.
    pub unused_rows: u16,
    /// How many digits have names.
    pub n_names: u8,
    /// For each place of a stack, how many columns were empty so far.
    n_empty_columns: [u8; 3],
    n_empty_stacks: u8,
    /// For how many ways it stands.
    n_alike: u32,
}

/// What stands for a name that is not given yet: above all names.
const NEW: u8 = 15;

impl Partial {
    /// Before the first row.
    pub fn start(is_transposed: bool) -> Partial {
        let mut names = [NEW; 16];
        names[0] = 0;
        Partial {
            is_transposed,
            rows: [0; 9],
            columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
            names,
            unused_rows: 0x1ff,
            n_names: 0,
            n_empty_columns: [3; 3],
            n_empty_stacks: 3,
            n_alike: 1,
        }
    }

    /// The rows that may come next, a bit each: of the band that is under way, or of any other.
    pub fn open_rows(&self, level: usize) -> u16 {
        match level % 3 {
            0 => self.unused_rows,
            _ => self.unused_rows & 7 << (self.rows[level - 1] / 3 * 3),
        }
    }

    /// The symmetries that lead to this form once all rows are there: columns and stacks that are still alike are empty.
    pub fn n_symmetries(&self) -> u32 {
        const FACTORIALS: [u32; 4] = [1, 1, 2, 6];
        let n_orders = self.n_empty_columns.iter().map(|&n| FACTORIALS[usize::from(n)]).product::<u32>();
        self.n_alike * n_orders * FACTORIALS[usize::from(self.n_empty_stacks)]
    }
}

/// The smallest form of a row behind these, in which new digits have no names yet. All partial forms of a level begin
/// with the same rows, so that names would not change the order.
#[inline]
pub fn next_row(partial: &Partial, cells: &Line) -> RowKey {
    let name = |place: usize| at(&partial.names, at(cells, partial.columns[place]));
    let mini = |stack: usize| {
        let names = [name(3 * stack), name(3 * stack + 1), name(3 * stack + 2)];
        code(sorted(names, partial.n_empty_columns[stack]))
    };
    let [a, b, c] = sorted([mini(0), mini(1), mini(2)], partial.n_empty_stacks);
    RowKey::from(a) << 24 | RowKey::from(b) << 12 | RowKey::from(c)
}

/// Three cells in four bits each.
#[inline]
fn code([a, b, c]: [u8; 3]) -> u16 {
    u16::from(a) << 8 | u16::from(b) << 4 | u16::from(c)
}

/// The first `n` of three in order.
#[inline]
pub fn sorted<T: Ord + Copy>([a, b, c]: [T; 3], n_alike: u8) -> [T; 3] {
    if n_alike < 2 {
        return [a, b, c];
    }
    let (a, b) = (a.min(b), a.max(b));
    if n_alike < 3 {
        return [a, b, c];
    }
    let (b, c) = (b.min(c), b.max(c));
    [a.min(b), a.max(b), c]
}

/// The row with names for its new digits, from left to right, behind this many names.
pub fn named(mut key: RowKey, mut n_names: u8) -> RowKey {
    const LOWEST_BITS: RowKey = 0x1_1111_1111;
    let mut new = key & key >> 1 & key >> 2 & key >> 3 & LOWEST_BITS;
    while new != 0 {
        let bit = 63 - new.leading_zeros();
        n_names += 1;
        key -= RowKey::from(NEW - n_names) << bit;
        new ^= 1 << bit;
    }
    key
}

/// Adds a row, in every way that makes it smallest.
pub fn extend(before: &Partial, level: usize, row: usize, cells: &Line, n_alike: u32, to: &mut Vec<Partial>) {
    let mut longer = *before;
    longer.rows[level] = row as u8;
    longer.unused_rows &= !(1 << row);
    longer.n_alike *= n_alike;
    if *cells == [0; 16] {
        to.push(longer);
        return;
    }
    let mut minis = [
        put_in_order(&mut longer, 0, cells),
        put_in_order(&mut longer, 1, cells),
        put_in_order(&mut longer, 2, cells),
    ];
    order_stacks(&mut longer, &mut minis, usize::from(before.n_empty_stacks));
    let from = to.len();
    to.push(longer);
    for (stack, mini) in minis.iter().enumerate() {
        if mini.n_new > 1 {
            let first = 3 * stack + mini.first_new;
            permute(to, from, first, mini.n_new, |partial, i, j| partial.columns.swap(i, j));
        }
    }
    if longer.n_empty_stacks + 1 < before.n_empty_stacks {
        permute_stacks(
            to,
            from,
            &minis,
            usize::from(longer.n_empty_stacks)..usize::from(before.n_empty_stacks),
        );
    }
    for partial in &mut to[from..] {
        give_names(partial, cells);
    }
}

/// What the new row has in a stack.
#[derive(Clone, Copy)]
struct Mini {
    code: u16,
    /// Where new digits begin that stand in columns without a difference so far, and how many they are.
    first_new: usize,
    n_new: usize,
}

/// Sorts the columns of a stack that were alike by what the row has in them.
#[inline]
fn put_in_order(longer: &mut Partial, stack: usize, cells: &Line) -> Mini {
    let n_alike = usize::from(longer.n_empty_columns[stack]);
    let columns = &mut longer.columns.as_chunks_mut::<3>().0[stack];
    let name = |column: u8| at(&longer.names, at(cells, column));
    let mut names = [name(columns[0]), name(columns[1]), name(columns[2])];
    for (i, j) in [(0, 1), (1, 2), (0, 1)] {
        if j < n_alike && names[j] < names[i] {
            names.swap(i, j);
            columns.swap(i, j);
        }
    }
    let n_empty = names[..n_alike].iter().filter(|&&name| name == 0).count();
    let n_new = names[..n_alike].iter().filter(|&&name| name == NEW).count();
    longer.n_empty_columns[stack] = n_empty as u8;
    Mini { code: code(names), first_new: n_alike - n_new, n_new }
}

/// Sorts the stacks that were alike, the first `n`, by what the row has in them.
fn order_stacks(longer: &mut Partial, minis: &mut [Mini; 3], n_alike: usize) {
    for (i, j) in [(0, 1), (1, 2), (0, 1)] {
        if j < n_alike && minis[j].code < minis[i].code {
            minis.swap(i, j);
            swap_stacks(longer, i, j);
        }
    }
    let n_empty = minis[..n_alike].iter().filter(|mini| mini.code == 0).count();
    longer.n_empty_stacks = n_empty as u8;
}

fn swap_stacks(partial: &mut Partial, i: usize, j: usize) {
    partial.n_empty_columns.swap(i, j);
    for column in 0..3 {
        partial.columns.swap(3 * i + column, 3 * j + column);
    }
}

/// Stacks that were alike and have got new digits in the same places may stand in any order.
fn permute_stacks(to: &mut Vec<Partial>, from: usize, minis: &[Mini; 3], decided: Range<usize>) {
    let mut first = decided.start;
    while first < decided.end {
        let n_same =
            minis[first..decided.end].iter().take_while(|mini| mini.code == minis[first].code).count();
        if n_same > 1 {
            permute(to, from, first, n_same, swap_stacks);
        }
        first += n_same;
    }
}

/// Adds to each partial form from this one on those with two or three neighbours, from the first on, in other orders.
fn permute(
    to: &mut Vec<Partial>,
    from: usize,
    first: usize,
    n: usize,
    swap: impl Fn(&mut Partial, usize, usize),
) {
    let end = to.len();
    for i in from..end {
        let mut other = to[i];
        // Exchanging these, one after the other, goes through all orders.
        let swaps: &[(usize, usize)] =
            if n == 2 { &[(0, 1)] } else { &[(0, 1), (1, 2), (0, 1), (1, 2), (0, 1)] };
        for &(a, b) in swaps {
            swap(&mut other, first + a, first + b);
            to.push(other);
        }
    }
}

/// Gives the next names to new digits, from left to right.
fn give_names(partial: &mut Partial, cells: &Line) {
    for column in partial.columns {
        let name = &mut partial.names[usize::from(at(cells, column) & 15)];
        if *name == NEW {
            partial.n_names += 1;
            *name = partial.n_names;
        }
    }
}
