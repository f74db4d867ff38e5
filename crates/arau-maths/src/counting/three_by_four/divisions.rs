//! Owns divisions: the ways to divide twelve symbols into the three rows of a box, four each, rows in any order. There are
//! 5775, numbered so that those with the same row through symbol 0 follow each other.

use arau_core::bits::ones;
use std::array::from_fn;

/// The symbols.
pub const N_SYMBOLS: usize = 12;
/// The divisions.
pub const N: usize = 5775;
/// The divisions that share a row: four of the other eight symbols, up to exchange.
pub const N_WITH_ROW: usize = 35;

const ALL: u16 = (1 << N_SYMBOLS) - 1;

/// A set of four symbols.
pub type Row = u16;
/// Three rows.
pub type Division = [Row; 3];

/// All divisions and their numbers.
pub struct Divisions {
    list: Vec<Division>,
    /// The place of a row among those with symbol 0.
    first: Vec<u16>,
    /// The place of a set of four among those of eight symbols that have the first of them.
    second: Vec<u16>,
}

impl Divisions {
    /// Lists them.
    pub fn new() -> Divisions {
        let mut divisions = Divisions {
            list: Vec::with_capacity(N),
            first: vec![0; 1 << N_SYMBOLS],
            second: vec![0; 1 << 8],
        };
        let halves = || (0..1u16 << 8).filter(|half| half & 1 == 1 && half.count_ones() == 4);
        for (place, half) in halves().enumerate() {
            divisions.second[half as usize] = place as u16;
        }
        for (place, row) in rows().filter(|row| row & 1 == 1).enumerate() {
            divisions.first[row as usize] = place as u16;
            let others = ALL & !row;
            divisions.list.extend(halves().map(|half| {
                let half = spread(half, others);
                [row, half, others & !half]
            }));
        }
        divisions
    }

    /// The division with this number.
    pub fn get(&self, number: usize) -> Division {
        self.list[number]
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Division> {
        self.list.iter().copied()
    }

    /// The number of a division, its rows in whatever order.
    #[inline(always)]
    pub fn number(&self, [a, b, c]: Division) -> usize {
        let (row, other) = if a & 1 == 1 {
            (a, b)
        } else if b & 1 == 1 {
            (b, a)
        } else {
            (c, a)
        };
        // Eight symbols are left, in two rows of which either will do.
        let half = gathered(other, ALL & !row);
        let half = if half & 1 == 1 { half } else { half ^ 0xff };
        self.first[row as usize] as usize * N_WITH_ROW + self.second[half as usize] as usize
    }

    /// What a relabelling makes of every division.
    pub fn images(&self, relabelling: &Relabelling) -> Vec<u16> {
        let halves = Halves::new(relabelling);
        self.list.iter().map(|division| self.number(halves.image(division)) as u16).collect()
    }

    /// What a relabelling makes of a division.
    pub fn image(&self, relabelling: &Relabelling, number: usize) -> usize {
        let image = |row: Row| symbols_of(row).fold(0, |image, symbol| image | 1 << relabelling[symbol]);
        self.number(self.list[number].map(image))
    }
}

impl Default for Divisions {
    fn default() -> Divisions {
        Divisions::new()
    }
}

/// All sets of four symbols.
pub fn rows() -> impl Iterator<Item = Row> {
    (0..=ALL).filter(|row| row.count_ones() == 4)
}

/// The symbols of a set.
pub fn symbols_of(set: u16) -> impl Iterator<Item = usize> {
    ones(set)
}

/// The symbols that are in none of two disjoint rows.
pub fn rest(a: Row, b: Row) -> Row {
    ALL & !a & !b
}

/// The subsets of a set.
pub fn subsets(set: u16) -> impl Iterator<Item = u16> {
    (0..1u16 << set.count_ones()).map(move |bits| spread(bits, set))
}

/// The new label of each symbol.
pub type Relabelling = [u8; N_SYMBOLS];

/// First one relabelling, then another.
pub fn then(first: &Relabelling, second: &Relabelling) -> Relabelling {
    from_fn(|symbol| second[first[symbol] as usize])
}

/// Images of sets of six symbols, low and high, so that any set takes two look-ups.
struct Halves([[u16; 64]; 2]);

impl Halves {
    fn new(relabelling: &Relabelling) -> Halves {
        Halves(from_fn(|half| {
            from_fn(|set| {
                (0..6)
                    .filter(|i| set >> i & 1 == 1)
                    .fold(0, |image, i| image | 1 << relabelling[6 * half + i])
            })
        }))
    }

    #[inline(always)]
    fn image(&self, division: &Division) -> Division {
        division.map(|row| self.0[0][(row & 63) as usize] | self.0[1][(row >> 6) as usize])
    }
}

/// Puts the lowest bits at the places of a set, in order.
fn spread(bits: u16, set: u16) -> u16 {
    symbols_of(set).enumerate().fold(0, |spread, (i, symbol)| spread | (bits >> i & 1) << symbol)
}

/// The bits at the places of a set, moved together.
#[inline(always)]
fn gathered(bits: u16, set: u16) -> u16 {
    ones(set).enumerate().fold(0, |gathered, (place, symbol)| gathered | (bits >> symbol & 1) << place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lead_back_whatever_the_order_of_rows() {
        let divisions = Divisions::new();
        assert_eq!(divisions.iter().count(), N);
        for (number, [a, b, c]) in divisions.iter().enumerate() {
            assert_eq!((a | b | c, a & b, a & c, b & c), (ALL, 0, 0, 0));
            for order in [[a, b, c], [b, a, c], [c, b, a], [b, c, a]] {
                assert_eq!(divisions.number(order), number);
            }
        }
    }

    #[test]
    fn images_of_all_and_of_one_agree() {
        let divisions = Divisions::new();
        let relabelling = [3, 7, 0, 11, 2, 5, 1, 10, 9, 4, 8, 6];
        let images = divisions.images(&relabelling);
        let mut seen = vec![false; N];
        for (number, &image) in images.iter().enumerate() {
            assert_eq!(divisions.image(&relabelling, number), image as usize);
            assert!(!std::mem::replace(&mut seen[image as usize], true));
        }
        let twice = divisions.images(&then(&relabelling, &relabelling));
        assert!((0..N).all(|number| twice[number] == images[images[number] as usize]));
    }
}
