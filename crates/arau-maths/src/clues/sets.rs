//! Owns the unavoidable sets that a search knows, sorted by the bands in which they have cells.

use super::bands::{BandCells, Cells, split};

/// Unavoidable sets.
#[derive(Clone, Default)]
pub struct Sets {
    /// Those within a band, for each band.
    pub inside: [Vec<BandCells>; 3],
    /// Those with cells in two bands, by the band in which they have none.
    pub outside: [Vec<Cells>; 3],
    /// Those with cells in all bands.
    pub across: Vec<Cells>,
}

impl Sets {
    /// These sets, shorter ones first.
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
        self.inside.iter().map(Vec::len).sum::<usize>()
            + self.outside.iter().map(Vec::len).sum::<usize>()
            + self.across.len()
    }

    /// One more.
    pub fn add(&mut self, set: Cells) {
        let mut empty = (0..3).filter(|&band| set[band] == 0);
        match (empty.next(), empty.next()) {
            (Some(first), Some(second)) => {
                let band = 3 - first - second;
                self.inside[band].push(set[band]);
            }
            (Some(band), None) => self.outside[band].push(set),
            (None, _) => self.across.push(set),
        }
    }
}
