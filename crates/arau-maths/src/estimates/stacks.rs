//! Owns random stacks, as far as bands care: which symbols each column of each box has, in whatever order.
//!
//! Box by box, each gets columns that no symbol of theirs has stood in, all choices for this box equally likely. That does
//! not make all stacks equally likely, since some choices leave more to the boxes below: the weight of a stack
//! is the product of the numbers of choices, over what it is on the average. With two or three boxes it is always 1.

use super::large::Large;
use arau_core::bits::ones;
use arau_random::Dice;
use num_bigint::BigUint;

/// A stack and its weight, whose mean is 1.
pub struct Stack {
    /// For each box, the symbols of each column.
    pub boxes: Vec<Vec<u32>>,
    /// How much likelier the stack should have been.
    pub weight: f64,
}

/// Draws stacks of this many boxes, each with as many columns; a column has `height` symbols.
pub struct Stacks {
    n_boxes: usize,
    height: usize,
    /// K, the number of stacks with a given first box.
    n_stacks: f64,
    /// How many symbols each column still takes, as a number in base height + 1: all such numbers by their sums.
    by_sum: Vec<Vec<usize>>,
    /// For each such number, the columns that take some.
    open: Vec<u32>,
    /// One symbol of each column, as such a number.
    units: Vec<usize>,
}

impl Stacks {
    /// For boxes with this many rows and columns; K(C,R) is the number of stacks with a given first box.
    pub fn new(rows: usize, columns: usize, n_stacks: &BigUint) -> Stacks {
        let units: Vec<usize> = (0..columns as u32).map(|column| (rows + 1).pow(column)).collect();
        let mut by_sum = vec![Vec::new(); rows * columns + 1];
        let mut open = Vec::new();
        for room in 0..(rows + 1).pow(columns as u32) {
            let left: Vec<usize> = units.iter().map(|unit| room / unit % (rows + 1)).collect();
            by_sum[left.iter().sum::<usize>()].push(room);
            open.push(
                (0..columns).filter(|&column| left[column] > 0).fold(0, |set, column| set | 1 << column),
            );
        }
        let n_stacks = Large::from(n_stacks).as_f64();
        Stacks { n_boxes: columns, height: rows, n_stacks, by_sum, open, units }
    }

    /// A random one.
    pub fn draw(&self, dice: &mut Dice) -> Stack {
        let n = self.n_boxes * self.height;
        let mut order: Vec<usize> = (0..n).collect();
        dice.shuffle(&mut order);
        // Where each symbol has not been yet.
        let mut free = vec![(1u32 << self.n_boxes) - 1; n];
        let mut places = vec![0; n];
        for (place, &symbol) in order.iter().enumerate() {
            places[symbol] = place / self.height;
        }
        let mut stack = Stack { boxes: Vec::with_capacity(self.n_boxes), weight: 1.0 / self.n_stacks };
        let mut ways = Vec::new();
        for i in 0..self.n_boxes {
            if i > 0 {
                stack.weight *= self.draw_box(&free, &mut ways, &mut places, dice);
            }
            let mut columns = vec![0; self.n_boxes];
            for (symbol, &column) in places.iter().enumerate() {
                columns[column] |= 1 << symbol;
                free[symbol] &= !(1 << column);
            }
            stack.boxes.push(columns);
        }
        stack
    }

    /// Gives each symbol one of its free columns, and tells how many ways there were.
    fn draw_box(&self, free: &[u32], ways: &mut Vec<u64>, places: &mut [usize], dice: &mut Dice) -> f64 {
        let n = free.len();
        // For each room that the last symbols may find, in how many ways they can be placed.
        ways.clear();
        ways.resize(self.open.len(), 0);
        ways[0] = 1;
        for sum in 1..=n {
            let free = free[n - sum];
            for &room in &self.by_sum[sum] {
                ways[room] = ones(free & self.open[room]).map(|column| ways[room - self.units[column]]).sum();
            }
        }
        let mut room = ways.len() - 1;
        for (place, free) in places.iter_mut().zip(free) {
            let [mut number] = dice.throw([ways[room]]);
            for column in ones(free & self.open[room]) {
                let next = room - self.units[column];
                match number.checked_sub(ways[next] as usize) {
                    Some(left) => number = left,
                    None => {
                        (*place, room) = (column, next);
                        break;
                    }
                }
            }
        }
        ways[ways.len() - 1] as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::estimates::n_row_choices;

    #[test]
    fn columns_and_boxes_have_all_symbols_once() {
        for (rows, columns) in [(2, 2), (3, 3), (2, 5), (4, 4), (5, 5)] {
            let stacks = Stacks::new(rows, columns, &n_row_choices(columns, rows));
            let mut dice = Dice::of(1, 0);
            for _ in 0..10 {
                let stack = stacks.draw(&mut dice);
                let all = (1 << (rows * columns)) - 1;
                for i in 0..columns {
                    assert_eq!(stack.boxes[i].iter().fold(0, |set, column| set | column), all);
                    assert_eq!(stack.boxes.iter().fold(0, |set, columns| set | columns[i]), all);
                    assert!(stack.boxes[i].iter().all(|set| set.count_ones() as usize == rows));
                }
            }
        }
    }

    #[test]
    fn weights_are_one_on_the_average() {
        for (rows, columns) in [(3, 3), (3, 4), (2, 5)] {
            let stacks = Stacks::new(rows, columns, &n_row_choices(columns, rows));
            let n = 5000;
            let weights: Vec<f64> = (0..n).map(|i| stacks.draw(&mut Dice::of(2, i)).weight).collect();
            let mean = weights.iter().sum::<f64>() / n as f64;
            let variance = weights.iter().map(|w| (w - mean).powi(2)).sum::<f64>() / n as f64;
            let error = (variance / n as f64).sqrt();
            assert!((mean - 1.0).abs() < 1e-12 + 4.0 * error, "{rows}x{columns}: {mean} ± {error}");
            assert_eq!(columns <= 3, variance < 1e-12, "{rows}x{columns}: {variance}");
        }
    }
}
