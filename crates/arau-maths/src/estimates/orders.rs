//! Owns the ways to fill a band whose columns are known as sets: the symbols of each column are put into an order, so that
//! every row has all symbols. A row is a perfect matching of columns with symbols.
//!
//! Up to three rows the ways are counted: every first row is tried, and what is left falls into cycles, each of which can
//! be filled in two ways. With more rows the first ones are drawn at random and weighed by one over their likelihood;
//! the mean over all draws is the number of ways (sequential importance sampling, with likelihoods by Sinkhorn's
//! scaling as in Beichl and Sullivan, "Approximating the permanent via importance sampling", 1999).

use arau_core::bits::ones;
use arau_random::Dice;

/// The number of ways, or an estimate whose mean it is. Each column has a bit for each of its symbols.
pub fn n_orders(columns: &[u32], dice: &mut Dice) -> f64 {
    match columns[0].count_ones() {
        0 | 1 => 1.0,
        2 => f64::from(two_to_the_cycles(columns)),
        3 => n_orders_of_three(columns) as f64,
        _ => (0..N_DRAWS).map(|_| with_random_rows(columns, dice)).sum::<f64>() / f64::from(N_DRAWS),
    }
}

/// Draws for each band. Fewer of them now and then give a sample that is far off, and an interval that is too short.
const N_DRAWS: u32 = 24;

/// Rows are drawn until three are left.
fn with_random_rows(columns: &[u32], dice: &mut Dice) -> f64 {
    let mut left = columns.to_vec();
    let mut weight = 1.0;
    while left[0].count_ones() > 3 {
        match take_random_row(&mut left, dice) {
            Some(of_row) => weight *= of_row,
            None => return 0.0,
        }
    }
    weight * n_orders_of_three(&left) as f64
}

/// As many symbols as a band may have.
const MOST: usize = 32;

/// Takes a random row out of the columns: one over its likelihood. Nothing if the choices lead nowhere.
fn take_random_row(columns: &mut [u32], dice: &mut Dice) -> Option<f64> {
    let n = columns.len();
    let mut pull = [1.0; MOST];
    let mut open: Vec<usize> = (0..n).collect();
    let mut free = ((1u64 << n) - 1) as u32;
    let mut weight = 1.0;
    while !open.is_empty() {
        scale(columns, &open, free, &mut pull)?;
        let i = (0..open.len()).min_by_key(|&i| (columns[open[i]] & free).count_ones())?;
        let column = open.swap_remove(i);
        let choices = columns[column] & free;
        let total: f64 = ones(choices).map(|symbol| pull[symbol]).sum();
        let mut point = random(dice) * total;
        let mut chosen = None;
        for symbol in ones(choices) {
            chosen = Some(symbol);
            point -= pull[symbol];
            if point < 0.0 {
                break;
            }
        }
        let symbol = chosen?;
        weight *= total / pull[symbol];
        free &= !(1 << symbol);
        columns[column] &= !(1 << symbol);
    }
    Some(weight)
}

/// Brings the pulls of symbols nearer to where every column takes one symbol and every symbol one column.
fn scale(columns: &[u32], open: &[usize], free: u32, pull: &mut [f64; MOST]) -> Option<()> {
    for _ in 0..2 {
        let mut taken = [0.0; MOST];
        for &column in open {
            let choices = columns[column] & free;
            let share = 1.0 / ones(choices).map(|symbol| pull[symbol]).sum::<f64>();
            ones(choices).for_each(|symbol| taken[symbol] += share);
        }
        for symbol in ones(free) {
            if taken[symbol] == 0.0 {
                return None;
            }
            pull[symbol] = 1.0 / taken[symbol];
        }
    }
    pull.iter().take(columns.len()).all(|pull| pull.is_finite()).then_some(())
}

fn random(dice: &mut Dice) -> f64 {
    const STEPS: u64 = 1 << 53;
    let [number] = dice.throw([STEPS]);
    number as f64 / STEPS as f64
}

/// Columns of three symbols: every first row with the first symbol of the first column, three times.
fn n_orders_of_three(columns: &[u32]) -> u64 {
    let mut columns = near_each_other(columns);
    // The last column that has a symbol must take it if nobody did.
    let mut last = [0; MOST];
    let mut seen = 0;
    for (i, column) in columns.iter().enumerate().rev() {
        last[i] = column & !seen;
        seen |= column;
    }
    let first = columns[0] & columns[0].wrapping_neg();
    columns[0] &= !first;
    3 * first_rows(&mut columns, 1, first, &last)
}

fn first_rows(columns: &mut [u32], at: usize, used: u32, last: &[u32; MOST]) -> u64 {
    if at == columns.len() {
        return two_to_the_cycles(columns).into();
    }
    let forced = last[at] & !used;
    let choices = match forced.count_ones() {
        0 => columns[at] & !used,
        1 => forced,
        _ => return 0,
    };
    let mut sum = 0;
    for symbol in ones(choices) {
        let bit = 1 << symbol;
        columns[at] ^= bit;
        sum += first_rows(columns, at + 1, used | bit, last);
        columns[at] ^= bit;
    }
    sum
}

/// The columns in an order in which most follow others with the same symbols, so that dead ends come soon.
fn near_each_other(columns: &[u32]) -> Vec<u32> {
    let mut left = columns.to_vec();
    let mut ordered: Vec<u32> = Vec::with_capacity(columns.len());
    let mut seen = 0;
    while let Some(i) = (0..left.len()).max_by_key(|&i| (left[i] & seen).count_ones()) {
        let column = left.swap_remove(i);
        seen |= column;
        ordered.push(column);
    }
    ordered
}

/// Columns of two symbols: 2 to the number of cycles through columns and symbols.
fn two_to_the_cycles(columns: &[u32]) -> u32 {
    // The sum of the two columns of a symbol: less the one that we come from, it is the other.
    let mut both = [0u8; MOST];
    for (i, &column) in columns.iter().enumerate() {
        both[column.trailing_zeros() as usize % MOST] += i as u8;
        both[column.ilog2() as usize % MOST] += i as u8;
    }
    let mut left = ((1u64 << columns.len()) - 1) as u32;
    let mut ways = 1;
    while left != 0 {
        ways *= 2;
        let mut column = left.trailing_zeros() as usize;
        let mut came_by = columns[column] & columns[column].wrapping_neg();
        while left >> column & 1 == 1 {
            left &= !(1 << column);
            came_by ^= columns[column];
            column = both[came_by.trailing_zeros() as usize % MOST] as usize - column;
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counting::factors::count_factorisations;
    use crate::estimates::stacks::Stacks;
    use crate::estimates::{Large, n_row_choices};

    /// The columns of a random band.
    fn band(rows: usize, columns: usize, number: u64) -> Vec<u32> {
        let stacks = Stacks::new(rows, columns, &n_row_choices(columns, rows));
        let mut dice = Dice::of(3, number);
        (0..rows).flat_map(|_| stacks.draw(&mut dice).boxes[0].clone()).collect()
    }

    fn exactly(columns: &[u32]) -> f64 {
        let columns: Vec<u16> = columns.iter().map(|column| *column as u16).collect();
        Large::from(&count_factorisations(&columns)).as_f64()
    }

    #[test]
    fn two_and_three_rows_are_counted() {
        for (rows, columns) in [(2, 2), (2, 5), (3, 2), (3, 3)] {
            for number in 0..20 {
                let band = band(rows, columns, number);
                let found = n_orders(&band, &mut Dice::of(0, 0));
                assert_eq!(found, exactly(&band), "{rows}x{columns} {band:?}");
            }
        }
    }

    #[test]
    fn four_and_five_rows_are_estimated() {
        for (rows, columns) in [(4, 2), (5, 2)] {
            for number in 0..3 {
                let band = band(rows, columns, number);
                let mut dice = Dice::of(4, number);
                let n = 500;
                let found: Vec<f64> = (0..n).map(|_| n_orders(&band, &mut dice)).collect();
                let mean = found.iter().sum::<f64>() / f64::from(n);
                let variance = found.iter().map(|ways| (ways - mean).powi(2)).sum::<f64>() / f64::from(n);
                let error = (variance / f64::from(n)).sqrt();
                let ways = exactly(&band);
                assert!((mean - ways).abs() <= 4.0 * error, "{rows}x{columns}: {mean} ± {error}, not {ways}");
                assert!(error < 0.05 * ways);
            }
        }
    }
}
