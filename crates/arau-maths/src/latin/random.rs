//! Owns random Latin squares: the walk of Jacobson and Matthews ("Generating uniformly distributed random Latin squares",
//! 1996).
//!
//! A square is a cube of ones and zeros: row, column and symbol of each cell have a one. A move adds and takes away 1 at the
//! corners of a small cube inside, and may leave a single −1, which the next move starts from. Moves can be undone
//! and lead everywhere, so that in the long run all squares without a −1 are equally likely. How long is not known by
//! proof; n³ such squares are passed, and in the end rows, columns and symbols are shuffled, so that only the kind of
//! square is left to the walk.

use super::square::Square;
use arau_random::Dice;

/// A random square of an order from 1 to 61.
pub fn random_square(order: usize, dice: &mut Dice) -> Square {
    let mut cube = Cube::of(&Square::cyclic(order));
    if order > 1 {
        for _ in 0..order.pow(3) {
            cube.walk(dice);
        }
    }
    shuffled(&cube.square(), dice)
}

fn shuffled(square: &Square, dice: &mut Dice) -> Square {
    let n = square.order();
    let [rows, columns, names] = [(); 3].map(|()| {
        let mut order: Vec<usize> = (0..n).collect();
        dice.shuffle(&mut order);
        order
    });
    let symbol = |cell: usize| square.symbols()[rows[cell / n] * n + columns[cell % n]];
    Square::of(n, (0..n * n).map(|cell| names[usize::from(symbol(cell))] as u8).collect())
}

struct Cube {
    n: usize,
    entries: Vec<i8>,
}

/// Row, column, symbol.
type Place = [usize; 3];

impl Cube {
    fn of(square: &Square) -> Cube {
        let n = square.order();
        let mut cube = Cube { n, entries: vec![0; n.pow(3)] };
        for (cell, &symbol) in square.symbols().iter().enumerate() {
            *cube.at([cell / n, cell % n, symbol.into()]) = 1;
        }
        cube
    }

    fn square(&self) -> Square {
        let symbols =
            self.entries.chunks(self.n).filter_map(|line| line.iter().position(|entry| *entry == 1));
        Square::of(self.n, symbols.map(|symbol| symbol as u8).collect())
    }

    fn at(&mut self, [row, column, symbol]: Place) -> &mut i8 {
        &mut self.entries[(row * self.n + column) * self.n + symbol]
    }

    /// To the next square without a −1.
    fn walk(&mut self, dice: &mut Dice) {
        let n = self.n as u64;
        let mut place = loop {
            let place = dice.throw([n, n, n]);
            if *self.at(place) == 0 {
                break place;
            }
        };
        while let Some(bad) = self.go(place, dice) {
            place = bad;
        }
    }

    /// Adds 1 here: where that makes a −1, if it does.
    fn go(&mut self, place: Place, dice: &mut Dice) -> Option<Place> {
        let far = [0, 1, 2].map(|axis| self.one_in_line(place, axis, dice));
        let corner = |axes: [bool; 3]| [0, 1, 2].map(|i| if axes[i] { far[i] } else { place[i] });
        for axes in 0..8 {
            let axes = [axes & 1 > 0, axes & 2 > 0, axes & 4 > 0];
            let n_far = axes.iter().filter(|is_far| **is_far).count();
            *self.at(corner(axes)) += if n_far % 2 == 0 { 1 } else { -1 };
        }
        (*self.at(far) < 0).then_some(far)
    }

    /// Where a line through this place has a one. There are two if the place has a −1: either is as likely.
    fn one_in_line(&mut self, place: Place, axis: usize, dice: &mut Dice) -> usize {
        let n_ones = 1 + u64::from(*self.at(place) < 0);
        let [skip] = dice.throw([n_ones]);
        let is_one = |cube: &mut Cube, i: usize| {
            let mut at = place;
            at[axis] = i;
            *cube.at(at) == 1
        };
        let mut ones = (0..self.n).filter(|&i| is_one(self, i));
        ones.nth(skip).expect("every line sums to 1")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chi_square::surprise;
    use crate::latin::mates::Transversals;
    use std::collections::HashMap;

    #[test]
    fn all_squares_of_order_4_are_equally_likely() {
        let mut counts: HashMap<Square, u64> = HashMap::new();
        for number in 0..57_600 {
            *counts.entry(random_square(4, &mut Dice::of(1, number))).or_default() += 1;
        }
        assert_eq!(counts.len(), 576);
        let counts: Vec<u64> = counts.into_values().collect();
        let surprise = surprise(&counts, &[1.0 / 576.0; 576]);
        assert!(surprise.abs() < 4.0, "{surprise}");
    }

    /// 17,280 of the 161,280 squares of order 5 are like the cyclic one and have 15 transversals; the others have 3.
    fn n_like_cyclic(n: u64, sampler: impl Fn(&mut Dice) -> Square) -> [u64; 2] {
        let mut counts = [0; 2];
        for number in 0..n {
            match Transversals::new(&sampler(&mut Dice::of(2, number))).unwrap().len() {
                15 => counts[0] += 1,
                3 => counts[1] += 1,
                other => panic!("{other} transversals"),
            }
        }
        counts
    }

    const SHARES: [f64; 2] = [17_280.0 / 161_280.0, 144_000.0 / 161_280.0];

    fn errors(counts: [u64; 2]) -> f64 {
        let n = (counts[0] + counts[1]) as f64;
        (counts[0] as f64 - n * SHARES[0]) / (n * SHARES[0] * SHARES[1]).sqrt()
    }

    #[test]
    fn kinds_of_order_5_have_their_shares() {
        let counts = n_like_cyclic(20_000, |dice| random_square(5, dice));
        assert!(errors(counts).abs() < 4.0, "{counts:?}");
    }

    #[test]
    fn too_short_a_walk_is_found_out() {
        let counts = n_like_cyclic(5000, |dice| {
            let mut cube = Cube::of(&Square::cyclic(5));
            cube.walk(dice);
            cube.square()
        });
        assert!(errors(counts).abs() > 8.0, "{counts:?}");
    }

    #[test]
    fn large_squares_are_squares() {
        for order in [1, 2, 3, 10, 20] {
            let square = random_square(order, &mut Dice::of(3, 0));
            assert!(Square::new(order, square.symbols().to_vec()).is_ok());
            assert_eq!(random_square(order, &mut Dice::of(3, 0)), square);
        }
    }
}
