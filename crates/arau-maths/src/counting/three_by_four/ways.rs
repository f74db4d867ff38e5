//! Owns the number of ways to fill a stack when the symbols of its rows are given: four boxes below each other, four columns.
//!
//! Three of the boxes are filled in every way. What is left for the columns of the fourth are four sets of three symbols, and
//! each division of the fourth box whose rows meet each of these once has one way more. So one run over three boxes gives the
//! ways for all fourth divisions.
//!
//! The order of the columns does not matter: the first row of the first box is taken as it is. Besides this factor of 4! all
//! numbers turn out to be multiples of 8; they are divided by it, so that they are small.

use super::divisions::{Division, Divisions, Row, symbols_of};
use arau_intrinsics::bits::with_bit_instructions;

/// What the numbers have been divided by: orders of the columns, and what all have in common besides.
pub const UNIT: u64 = 24 * 8;

/// A column of a box in each of four 16-bit fields, as a set of symbols.
type Columns = u64;

const ALL_COLUMNS: Columns = 0x0fff_0fff_0fff_0fff;
/// Boxes with given rows, but for the order of columns: 4!².
const N_BOXES: usize = 576;
/// Divisions of twelve symbols into four columns of three, columns in any order.
const N_COLUMNS: usize = 55 * 28 * 10;

/// Fills stacks.
pub struct Stacks {
    numbers: Numbers,
    /// The columns of every box with each division, by number.
    columns: Vec<u16>,
}

impl Stacks {
    /// Lists the columns of all boxes.
    pub fn new(divisions: &Divisions) -> Stacks {
        let numbers = Numbers::new();
        let columns = divisions.iter().flat_map(|division| boxes(division, true));
        let columns = columns.map(|columns| numbers.number(columns) as u16).collect();
        Stacks { numbers, columns }
    }

    /// The ways to fill a stack with three given divisions and each fourth one, in units of [`UNIT`].
    pub fn ways(&self, first_three: [Division; 3]) -> Vec<u32> {
        let left = with_bit_instructions(|| self.columns_left(first_three));
        let ways = |columns: &[u16]| -> u32 { columns.iter().map(|&columns| left[columns as usize]).sum() };
        let in_units = |ways: u32| {
            assert_eq!(ways % 8, 0, "a multiple of the unit");
            ways / 8
        };
        self.columns.chunks_exact(N_BOXES).map(|columns| in_units(ways(columns))).collect()
    }

    /// In how many ways three boxes leave each choice of columns for the fourth.
    #[inline(always)]
    fn columns_left(&self, [first, second, third]: [Division; 3]) -> Vec<u32> {
        let second: Vec<Columns> = boxes(second, false).collect();
        let third = third.map(orders);
        let mut left = vec![0; N_COLUMNS];
        for above in boxes(first, true) {
            for &below in second.iter().filter(|&below| above & below == 0) {
                let used = above | below;
                let [a, b, c] =
                    third.each_ref().map(|orders| orders.iter().filter(move |&row| row & used == 0));
                for a in a {
                    for b in b.clone() {
                        for c in c.clone() {
                            left[self.numbers.number(ALL_COLUMNS & !(used | a | b | c))] += 1;
                        }
                    }
                }
            }
        }
        left
    }
}

/// The columns of every box with these rows; with the first row in one order only, if wanted.
fn boxes(division: Division, first_row_as_it_is: bool) -> impl Iterator<Item = Columns> {
    let [a, b, c] = division.map(orders);
    let n_first = if first_row_as_it_is { 1 } else { a.len() };
    (0..n_first * b.len() * c.len())
        .map(move |i| a[i / (b.len() * c.len())] | b[i / c.len() % b.len()] | c[i % c.len()])
}

/// The symbols of a row in every order.
fn orders(row: Row) -> Vec<Columns> {
    let symbols: Vec<usize> = symbols_of(row).collect();
    let places = (0..256usize).map(|i| [i >> 6, i >> 4 & 3, i >> 2 & 3, i & 3]);
    let orders = places.filter(|places| (0..4).all(|place| places.contains(&place)));
    orders.map(|places| (0..4).fold(0, |row, i| row | 1 << (16 * places[i] + symbols[i]))).collect()
}

/// Numbers of columns: the one with the least symbol, then the one with the least of the others, then again; the last is what
/// is left.
struct Numbers {
    /// Of two places among at most eight, as bits.
    pairs: [u8; 1 << 8],
    /// Of a column with symbol 0, by its other symbols.
    first: Vec<u8>,
}

impl Numbers {
    fn new() -> Numbers {
        let mut pairs = [0; 1 << 8];
        // Pairs are sorted by the greater place, so that those of five places come before those of eight.
        let twos = (0..1usize << 8).filter(|set| set.count_ones() == 2);
        for (number, set) in twos.enumerate() {
            pairs[set] = number as u8;
        }
        let mut first = vec![0; 1 << 12];
        let with_0 = (0..1usize << 12).filter(|set| set & 1 == 1 && set.count_ones() == 3);
        for (number, set) in with_0.enumerate() {
            first[set] = number as u8;
        }
        Numbers { pairs, first }
    }

    #[inline(always)]
    fn number(&self, columns: Columns) -> usize {
        let with = |symbol: u32| {
            let field = (columns >> symbol & 0x0001_0001_0001_0001).trailing_zeros() & 48;
            (columns >> field) as u32 & 0xfff
        };
        let first = with(0);
        let left = 0xfff & !first;
        let second = with(left.trailing_zeros());
        let last = left & !second;
        let third = with(last.trailing_zeros());
        (usize::from(self.first[first as usize]) * 28 + self.pair(second, left)) * 10 + self.pair(third, last)
    }

    /// The number of a column among those with the least of the symbols that are left.
    #[inline(always)]
    fn pair(&self, column: u32, left: u32) -> usize {
        let others = column & (column - 1);
        let (low, high) = (others & others.wrapping_neg(), others & (others - 1));
        // Places among the symbols that are left, but for the least.
        let place = |symbol: u32| (left & (symbol - 1)).count_ones() - 1;
        usize::from(self.pairs[1 << place(low) | 1 << place(high)])
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::factors::for_each_perfect_matching;
    use super::*;

    /// One column after the other.
    fn by_columns(rows: &[Row]) -> u64 {
        if rows[0] == 0 {
            return 1;
        }
        let mut ways = 0;
        for_each_perfect_matching(rows, |column| {
            ways +=
                by_columns(&rows.iter().zip(column).map(|(row, symbol)| row & !symbol).collect::<Vec<_>>());
        });
        ways
    }

    #[test]
    fn ways_are_those_of_the_graph_of_rows_and_symbols() {
        let divisions = Divisions::new();
        let first_three = [17, 2345, 5000].map(|number| divisions.get(number));
        let ways = Stacks::new(&divisions).ways(first_three);
        for fourth in [0, 4321] {
            let rows: Vec<Row> = first_three.into_iter().chain([divisions.get(fourth)]).flatten().collect();
            assert_eq!(by_columns(&rows), u64::from(ways[fourth]) * UNIT, "{fourth}");
        }
    }

    #[test]
    fn equal_divisions_give_latin_squares() {
        let divisions = Divisions::new();
        let ways = Stacks::new(&divisions).ways([divisions.get(0); 3]);
        assert_eq!(u64::from(ways[0]) * UNIT, 576u64.pow(3));
    }

    #[test]
    fn every_choice_of_columns_has_its_number() {
        let divisions = Divisions::new();
        let mut seen = vec![false; N_COLUMNS];
        for number in Stacks::new(&divisions).columns {
            seen[number as usize] = true;
        }
        assert!(seen.into_iter().all(|is_seen| is_seen));
    }
}
