//! Owns the number of bands: b(R,C) = (RC)! · C!^(R(R−1)) · K(R,C) for R boxes side by side, each of R rows and C columns
//! (the form is Pettersen's, 2006). The first box is filled freely, the order within each row of the other boxes, too; K is
//! the number of ways to choose which symbols go to which row of these boxes.
//!
//! After k boxes a symbol has stood in k rows, and only how many symbols have stood in which set of rows matters: the
//! *shares*. Shares are built box by box, those that permutations of the rows turn into each other together, with the number
//! of ways that lead there. Half of the boxes are enough: seen from the end of the band, what is missing is built in the
//! same way.

use crate::counting::factors::factorial;
use crate::counting::permutations::permutations;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// b(R,C) from K(R,C): the ways to fill R boxes side by side, each with R rows and C columns.
pub fn n_bands(rows: usize, columns: usize, n_row_choices: &BigUint) -> BigUint {
    factorial(rows * columns) * factorial(columns).pow((rows * (rows - 1)) as u32) * n_row_choices
}

/// K(R,C): the first box being given, the ways to choose which symbols go to which row of the others. There may be six
/// rows at most, and 63 symbols.
pub fn n_row_choices(rows: usize, columns: usize) -> BigUint {
    let half = rows / 2;
    let mut shares = classes_of_first_box(rows, columns);
    for n_boxes in 1..half {
        shares = with_another_box(rows, columns, n_boxes, &shares);
    }
    // With an odd number of boxes the other side has one more.
    let others = match rows % 2 {
        1 if half > 0 => with_another_box(rows, columns, half, &shares),
        _ => shares.clone(),
    };
    let (sets, sets_of_others) = (sets_of_rows(rows, half), sets_of_rows(rows, rows - half));
    let every_row = (1u8 << rows) - 1;
    let orders = permutations(rows);
    let mut sum = BigUint::ZERO;
    for (share, n_ways) in shares {
        let numbers = unpack(share, sets.len());
        let missing = sets_of_others.iter().map(|set| {
            let complement = every_row & !set;
            numbers[sets.iter().position(|set| *set == complement).expect("a set and its complement")]
        });
        let missing = pack(missing);
        let (canonical, size) = canonical(missing, &sets_of_others, &orders);
        let Some(n_ways_of_others) = others.get(&canonical) else { continue };
        let names: BigUint = numbers.iter().map(|&number| factorial(number)).product();
        sum += BigUint::from(n_ways) * names * (n_ways_of_others / size);
    }
    sum / factorial(columns).pow(rows as u32)
}

/// How many symbols have stood in each set of rows, six bits a number.
type Shares = u128;

/// Representatives, and the number of ways that lead to them or to shares that are as good.
type Classes = FxHashMap<Shares, u128>;

const BITS: usize = 6;

fn pack(numbers: impl Iterator<Item = usize>) -> Shares {
    numbers.enumerate().fold(0, |shares, (i, number)| shares | (number as Shares) << (BITS * i))
}

fn unpack(shares: Shares, n: usize) -> Vec<usize> {
    (0..n).map(|i| (shares >> (BITS * i)) as usize & ((1 << BITS) - 1)).collect()
}

fn classes_of_first_box(rows: usize, columns: usize) -> Classes {
    Classes::from_iter([(pack((0..rows).map(|_| columns)), 1)])
}

fn with_another_box(rows: usize, columns: usize, n_boxes: usize, classes: &Classes) -> Classes {
    let (sets, next_sets) = (sets_of_rows(rows, n_boxes), sets_of_rows(rows, n_boxes + 1));
    let mut found = Classes::default();
    for (&shares, &n_ways) in classes {
        for (next, n_next) in splits(&unpack(shares, sets.len()), &sets, &next_sets, rows, columns) {
            *found.entry(next).or_default() += n_ways * n_next;
        }
    }
    let orders = permutations(rows);
    let mut together = Classes::default();
    for (shares, n_ways) in found {
        *together.entry(canonical(shares, &next_sets, &orders).0).or_default() += n_ways;
    }
    together
}

/// What one more box makes of these shares: set by set, its symbols go to the rows that are not in it.
fn splits(
    numbers: &[usize],
    sets: &[u8],
    next_sets: &[u8],
    rows: usize,
    columns: usize,
) -> FxHashMap<Shares, u128> {
    let empty = Partial { shares: 0, room: pack((0..rows).map(|_| columns)) as u64 };
    let mut partials = FxHashMap::from_iter([(empty, 1u128)]);
    for (&set, &number) in sets.iter().zip(numbers).filter(|(_, number)| **number > 0) {
        let place = |row: usize| next_sets.iter().position(|next| *next == set | 1 << row);
        let free: Vec<(usize, usize)> =
            (0..rows).filter(|row| set >> row & 1 == 0).filter_map(|row| Some((row, place(row)?))).collect();
        let mut next = FxHashMap::default();
        for (partial, n_ways) in partials {
            split(number, &free, partial, n_ways, &mut next);
        }
        partials = next;
    }
    partials.into_iter().map(|(partial, n_ways)| (partial.shares, n_ways)).collect()
}

/// The shares of the symbols that are done, and how many more each row of the box takes, six bits a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Partial {
    shares: Shares,
    room: u64,
}

fn split(
    number: usize,
    free: &[(usize, usize)],
    partial: Partial,
    n_ways: u128,
    found: &mut FxHashMap<Partial, u128>,
) {
    let Some((&(row, place), others)) = free.split_first() else {
        if number == 0 {
            *found.entry(partial).or_default() += n_ways;
        }
        return;
    };
    let room = (partial.room >> (BITS * row)) as usize & ((1 << BITS) - 1);
    let least = if others.is_empty() { number } else { 0 };
    let mut n_choices = 1;
    for taken in 0..=number.min(room) {
        if taken >= least {
            let next = Partial {
                shares: partial.shares + ((taken as Shares) << (BITS * place)),
                room: partial.room - ((taken as u64) << (BITS * row)),
            };
            split(number - taken, others, next, n_ways * n_choices, found);
        }
        n_choices = n_choices * (number - taken) as u128 / (taken + 1) as u128;
    }
}

/// All sets of this many rows, as bits.
fn sets_of_rows(rows: usize, size: usize) -> Vec<u8> {
    (0..1u8 << rows).filter(|set| set.count_ones() as usize == size).collect()
}

/// The smallest shares that a permutation of rows makes of these, and how many different ones there are.
fn canonical(shares: Shares, sets: &[u8], orders: &[Vec<usize>]) -> (Shares, u128) {
    let numbers = unpack(shares, sets.len());
    let mut by_set = [0; 1 << 6];
    let mut images: Vec<Shares> = Vec::with_capacity(orders.len());
    for order in orders {
        for (set, number) in sets.iter().zip(&numbers) {
            let image = order.iter().enumerate().fold(0, |image, (row, to)| image | (set >> row & 1) << to);
            by_set[image as usize] = *number;
        }
        images.push(pack(sets.iter().map(|set| by_set[*set as usize])));
    }
    images.sort_unstable();
    images.dedup();
    (images[0], images.len() as u128)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_numbers_of_row_choices() {
        // Pettersen, 2006.
        for (rows, columns, published) in [
            (2, 5, 1u128),
            (3, 3, 56),
            (4, 2, 5016),
            (4, 3, 2_180_544),
            (4, 4, 1_273_431_960),
            (4, 5, 879_491_145_024),
            (5, 2, 364_867_776),
            (5, 3, 324_408_987_992_064),
            (5, 4, 518_910_423_730_214_314_176),
            (5, 5, 1_165_037_550_432_885_119_709_241_344),
            (6, 2, 9_480_675_056_071_680),
        ] {
            assert_eq!(n_row_choices(rows, columns), published.into(), "{rows}x{columns}");
        }
    }

    #[test]
    fn bands_of_three_rows_are_sums_of_cubes() {
        // Of one row's symbols k go to the next row of the second box; then so it is for all rows.
        for columns in 1..=8u32 {
            let binomial = |k: u32| (0..k).fold(1u64, |b, i| b * u64::from(columns - i) / u64::from(i + 1));
            let sum: u64 = (0..=columns).map(|k| binomial(k).pow(3)).sum();
            assert_eq!(n_row_choices(3, columns as usize), sum.into(), "{columns}");
        }
    }

    #[test]
    fn one_column_gives_latin_squares() {
        // Boxes of one column: a band is a Latin square, and K that with its first column in order.
        for (rows, published) in [(1, 1u32), (2, 1), (3, 2), (4, 24), (5, 1344), (6, 1_128_960)] {
            assert_eq!(n_row_choices(rows, 1), published.into(), "{rows}");
        }
        assert_eq!(n_bands(3, 3, &56u32.into()).to_string(), "948109639680");
    }
}
