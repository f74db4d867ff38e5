//! Owns what is known beforehand about two rows of a band of a grid: which orders of the columns make the second row
//! smallest, once the digits are named such that the first row is 123456789.
//!
//! Two rows tell a permutation of the columns: the digit that the second row has in column *i* stands in column *f(i)* of
//! the first. There are 12096 of them. Another order of the columns conjugates *f*, and the second row then reads as *f*
//! does; so the smallest second row is the first *f* of its orbit in the order of strings, and the column orders that
//! lead there are a coset of its centralizer.

use super::ORDERS_OF_3;
use super::map::inverse_of;
use std::sync::LazyLock;

/// A permutation of the columns.
pub type Columns = [u8; 9];

/// An order of the columns that keeps stacks together, and its inverse.
#[derive(Clone, Copy)]
pub struct ColumnOrder {
    /// The column at each place.
    pub columns: Columns,
    /// The place of each column.
    pub places: Columns,
}

/// The tables.
pub struct RowPairs {
    /// The number of the first three values of *f*, from 0 to 119, and of the next three.
    mini_numbers: [Vec<u8>; 2],
    /// For the numbers of two minis, the number of both together.
    pair_numbers: Vec<u16>,
    /// For each *f*, its class: the smaller its smallest second row, the smaller.
    classes: Vec<u8>,
    /// For each *f*, where its best column orders start and end.
    starts: Vec<u32>,
    orders: Vec<ColumnOrder>,
    /// The smallest second row of each class, from 0.
    second_rows: Vec<Columns>,
}

/// The tables, made when they are first needed.
pub static ROW_PAIRS: LazyLock<RowPairs> = LazyLock::new(RowPairs::new);

/// Six orders of the last mini, told by three comparisons.
const ORDERS_OF_LAST: usize = 8;

impl RowPairs {
    /// Where the tables have what they know of *f*.
    #[inline]
    pub fn index(&self, f: &Columns) -> usize {
        let first = self.mini_numbers[0][digits_in_base_9(f[0], f[1], f[2])];
        let second = self.mini_numbers[1][digits_in_base_9(f[3], f[4], f[5])];
        let both = self.pair_numbers[usize::from(first) * 120 + usize::from(second)];
        let [a, b, c] = [f[6], f[7], f[8]];
        usize::from(both) * ORDERS_OF_LAST
            + (usize::from(a < b) << 2 | usize::from(b < c) << 1 | usize::from(a < c))
    }

    /// The class of what stands at an index; smaller classes have smaller second rows.
    #[inline]
    pub fn class(&self, index: usize) -> u8 {
        self.classes[index]
    }

    /// The smallest second row of a class, from 0.
    pub fn second_row(&self, class: u8) -> &Columns {
        &self.second_rows[usize::from(class)]
    }

    /// The column orders that lead to the smallest second row.
    #[inline]
    pub fn orders(&self, index: usize) -> &[ColumnOrder] {
        &self.orders[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    fn new() -> RowPairs {
        let all = second_rows();
        let mut tables = RowPairs::numbered(&all);
        let mut orders_of: Vec<Vec<ColumnOrder>> = vec![Vec::new(); tables.classes.len()];
        let column_orders = column_orders();
        // In the order of strings: whatever has no class yet is the smallest of its orbit.
        for smallest in &all {
            if !orders_of[tables.index(smallest)].is_empty() {
                continue;
            }
            let class = tables.second_rows.len() as u8;
            tables.second_rows.push(*smallest);
            for order in &column_orders {
                let conjugate =
                    order.places.map(|place| order.columns[usize::from(smallest[usize::from(place)])]);
                let index = tables.index(&conjugate);
                tables.classes[index] = class;
                orders_of[index].push(*order);
            }
        }
        for orders in &orders_of {
            tables.starts.push(tables.orders.len() as u32);
            tables.orders.extend(orders);
        }
        tables.starts.push(tables.orders.len() as u32);
        tables
    }

    /// Tables that number all *f*, and know nothing else.
    fn numbered(all: &[Columns]) -> RowPairs {
        let mut mini_numbers = [vec![0; 729], vec![0; 729]];
        for (mini, numbers) in mini_numbers.iter_mut().enumerate() {
            let mut minis: Vec<usize> =
                all.iter().map(|f| digits_in_base_9(f[3 * mini], f[3 * mini + 1], f[3 * mini + 2])).collect();
            minis.sort_unstable();
            minis.dedup();
            (0..).zip(minis).for_each(|(number, mini)| numbers[mini] = number);
        }
        let mut tables = RowPairs {
            mini_numbers,
            pair_numbers: vec![u16::MAX; 120 * 120],
            classes: Vec::new(),
            starts: Vec::new(),
            orders: Vec::new(),
            second_rows: Vec::new(),
        };
        let mut n_pairs = 0;
        for f in all {
            let first = usize::from(tables.mini_numbers[0][digits_in_base_9(f[0], f[1], f[2])]);
            let second = usize::from(tables.mini_numbers[1][digits_in_base_9(f[3], f[4], f[5])]);
            let number = &mut tables.pair_numbers[first * 120 + second];
            if *number == u16::MAX {
                *number = n_pairs;
                n_pairs += 1;
            }
        }
        tables.classes = vec![0; usize::from(n_pairs) * ORDERS_OF_LAST];
        tables
    }
}

#[inline]
fn digits_in_base_9(a: u8, b: u8, c: u8) -> usize {
    usize::from(a) * 81 + usize::from(b) * 9 + usize::from(c)
}

/// Every second row below 012345678, in the order of strings.
fn second_rows() -> Vec<Columns> {
    fn extend(row: &mut Vec<u8>, to: &mut Vec<Columns>) {
        let Ok(whole) = Columns::try_from(row.as_slice()) else {
            for value in 0..9 {
                if !row.contains(&value) && usize::from(value) / 3 != row.len() / 3 {
                    row.push(value);
                    extend(row, to);
                    row.pop();
                }
            }
            return;
        };
        to.push(whole);
    }
    let mut all = Vec::new();
    extend(&mut Vec::new(), &mut all);
    all
}

/// The 1296 orders of the columns.
fn column_orders() -> Vec<ColumnOrder> {
    let mut orders = Vec::new();
    for number in 0..6usize.pow(4) {
        let [stacks, inner @ ..] = [0, 1, 2, 3].map(|digit| ORDERS_OF_3[number / 6usize.pow(digit) % 6]);
        let columns: Columns =
            std::array::from_fn(|place| (3 * stacks[place / 3] + inner[place / 3][place % 3]) as u8);
        orders.push(ColumnOrder { columns, places: inverse_of(&columns) });
    }
    orders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_of_rows_has_its_place_and_its_orders() {
        let all = second_rows();
        assert_eq!(all.len(), 12096);
        let indices: std::collections::HashSet<usize> = all.iter().map(|f| ROW_PAIRS.index(f)).collect();
        assert_eq!(indices.len(), all.len());
        assert_eq!(*ROW_PAIRS.second_row(0), [3, 4, 5, 6, 7, 8, 0, 1, 2]);
        for f in all.iter().step_by(7) {
            let index = ROW_PAIRS.index(f);
            let smallest = ROW_PAIRS.second_row(ROW_PAIRS.class(index));
            let read =
                |o: &ColumnOrder| o.columns.map(|column| o.places[usize::from(f[usize::from(column)])]);
            assert!(ROW_PAIRS.orders(index).iter().all(|order| read(order) == *smallest));
            let least = column_orders().iter().map(read).min().unwrap();
            assert_eq!(least, *smallest);
            let n_least = column_orders().iter().filter(|order| read(order) == least).count();
            assert_eq!(n_least, ROW_PAIRS.orders(index).len());
        }
    }
}
