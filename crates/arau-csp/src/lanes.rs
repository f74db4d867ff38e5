//! Cells looked at eight at a time. Loops over [`LANES`] values without a branch become vector instructions, and what
//! depends on candidates, which no branch predictor can know, is decided by masks.

use crate::word::Word;

/// How many cells are looked at together.
pub const LANES: usize = 8;

/// The candidates of up to eight cells; the other lanes are empty.
#[inline(always)]
pub fn gather<W: Word>(cells: &[W], places: &[u16]) -> [W; LANES] {
    let mut lanes = [W::EMPTY; LANES];
    for (lane, &place) in lanes.iter_mut().zip(places) {
        *lane = cells[place as usize];
    }
    lanes
}

/// One value; the other lanes are empty.
#[inline(always)]
pub fn only_first<W: Word>(value: W) -> [W; LANES] {
    let none = W::EMPTY;
    [value, none, none, none, none, none, none, none]
}

/// All lanes together.
#[inline(always)]
pub fn union<W: Word>(lanes: [W; LANES]) -> W {
    let [a, b, c, d, e, f, g, h] = lanes;
    ((a | e) | (c | g)) | ((b | f) | (d | h))
}

/// Which symbols some of many values have, and which more than one.
#[derive(Clone, Copy)]
pub struct Tally<W> {
    once: [W; LANES],
    twice: [W; LANES],
}

impl<W: Word> Tally<W> {
    /// Of no value.
    #[inline(always)]
    pub fn new() -> Tally<W> {
        Tally { once: [W::EMPTY; LANES], twice: [W::EMPTY; LANES] }
    }

    /// Of eight values more.
    #[inline(always)]
    pub fn add(&mut self, lanes: [W; LANES]) {
        for (i, lane) in lanes.into_iter().enumerate() {
            self.twice[i] |= self.once[i] & lane;
            self.once[i] |= lane;
        }
    }

    /// The symbols seen at all, and those seen twice or more.
    #[inline(always)]
    pub fn total(mut self) -> (W, W) {
        let mut half = LANES / 2;
        while half > 0 {
            for i in 0..half {
                self.twice[i] |= self.twice[i + half] | self.once[i] & self.once[i + half];
                self.once[i] |= self.once[i + half];
            }
            half /= 2;
        }
        (self.once[0], self.twice[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tallies_count_to_two() {
        let mut tally = Tally::<u16>::new();
        tally.add([1, 2, 4, 0, 0, 0, 0, 4]);
        tally.add([2, 8, 0, 0, 0, 0, 0, 0]);
        assert_eq!(tally.total(), (0b1111, 0b0110));
        assert_eq!(union([1u16, 2, 4, 8, 16, 32, 64, 128]), 255);
    }

    #[test]
    fn missing_lanes_are_empty() {
        let cells = [1u16, 2, 3];
        assert_eq!(gather(&cells, &[2, 0]), [3, 1, 0, 0, 0, 0, 0, 0]);
        assert_eq!(gather(&cells, &[0, 1, 2, 2, 1, 0, 0, 0]), [1, 2, 3, 3, 2, 1, 1, 1]);
    }
}
