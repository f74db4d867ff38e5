//! Owns the unavoidable sets that a search knows, sorted by the bands in which they have cells.

use super::bands::{BandCells, Cells, split};

/// Unavoidable sets.
#[derive(Clone, Default)]
pub struct Sets {
    /// Those within a band, for each band; shorter ones first.
    pub inside: [Vec<BandCells>; 3],
    /// Those with cells in two bands `a` and `b`, as `into[a][b]`: what they have in `a` and in `b`. Those with few cells in `b`
    /// come first.
    pub into: [[Vec<[BandCells; 2]>; 3]; 3],
    /// Those with cells in all bands.
    pub across: Vec<Cells>,
}

impl Sets {
    /// These sets.
    pub fn new(mut sets: Vec<u128>) -> Sets {
        sets.sort_unstable_by_key(|set| (set.count_ones(), *set));
        let mut sorted = Sets::default();
        for set in sets {
            sorted.add(split(set));
        }
        sorted
    }

    /// How many there are.
    pub fn n_sets(&self) -> usize {
        let n_in_two: usize = self.into.as_flattened().iter().map(Vec::len).sum();
        self.inside.iter().map(Vec::len).sum::<usize>() + n_in_two / 2 + self.across.len()
    }

    /// One more, if there is room: beyond that, it costs more to look through all than to find the one again.
    pub fn add(&mut self, set: Cells) {
        let bands: Vec<usize> = (0..3).filter(|&band| set[band] != 0).collect();
        match bands[..] {
            [band] => insert(&mut self.inside[band], set[band], |other| other.count_ones()),
            [a, b] if self.into[a][b].len() < MOST => {
                for [a, b] in [[a, b], [b, a]] {
                    insert(&mut self.into[a][b], [set[a], set[b]], |[_, other]| other.count_ones());
                }
            }
            _ if self.across.len() < MOST => self.across.push(set),
            _ => {}
        }
    }

    /// The sets within a band, and what those that reach into it and do not meet the givens of band `a` have there;
    /// shorter ones first.
    pub fn restricted(&self, a: usize, first: BandCells, band: usize, to: &mut Vec<BandCells>) {
        to.clear();
        let mut inside = self.inside[band].iter().copied().peekable();
        for &[in_first, in_band] in &self.into[a][band] {
            if in_first & first == 0 {
                let length = in_band.count_ones();
                while let Some(set) = inside.next_if(|set| set.count_ones() < length) {
                    to.push(set);
                }
                to.push(in_band);
            }
        }
        to.extend(inside);
    }
}

/// This many sets are kept of a kind.
const MOST: usize = 2000;

fn insert<T: Copy>(sets: &mut Vec<T>, set: T, length: impl Fn(&T) -> u32) {
    let place = sets.partition_point(|other| length(other) <= length(&set));
    sets.insert(place, set);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues::bands::joined;

    #[test]
    fn sets_that_are_not_met_become_sets_of_a_band() {
        let sets = [[0b11, 0b111, 0], [0b1100, 0b1, 0], [0, 0b11_0000, 0], [0b1, 0b1, 0b1], [0, 0b1, 0b1]];
        let sets = Sets::new(sets.map(joined).to_vec());
        assert_eq!(sets.n_sets(), 5);
        let restricted = |first: BandCells| {
            let mut to = Vec::new();
            sets.restricted(0, first, 1, &mut to);
            to
        };
        assert_eq!(restricted(0), [0b1, 0b11_0000, 0b111]);
        assert_eq!(restricted(0b100), [0b11_0000, 0b111]);
        assert_eq!(restricted(0b101), [0b11_0000]);
    }
}
