//! Sums by bounds: for totals too wide or too many for [`GroupedSum`](super::GroupedSum).

use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;

/// `min ≤ Σ factor · value(cell) ≤ max`.
#[derive(Clone, Debug)]
pub struct LinearBounds {
    /// Cells and factors.
    pub terms: Box<[(u16, i32)]>,
    /// Least total.
    pub min: i64,
    /// Greatest total.
    pub max: i64,
}

impl LinearBounds {
    pub fn run<W: Word>(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let (mut least, mut greatest) = (0, 0);
        for &(cell, factor) in &self.terms {
            let (low, high) = scaled_bounds(network, space.cells[cell as usize], factor);
            least += low;
            greatest += high;
        }
        if least > self.max || greatest < self.min {
            return Err(Conflict);
        }
        if least >= self.min && greatest <= self.max {
            return Ok(());
        }
        for &(cell, factor) in &self.terms {
            let candidates = space.cells[cell as usize];
            let (low, high) = scaled_bounds(network, candidates, factor);
            let (low_end, high_end) = (self.min - (greatest - high), self.max - (least - low));
            if low < low_end || high > high_end {
                let fits = |&s: &usize| {
                    let value = network.values[s] as i64 * factor as i64;
                    low_end <= value && value <= high_end
                };
                let keep = candidates.symbols().filter(fits).fold(W::EMPTY, |set, s| set | W::bit(s));
                space.keep(network, cell, keep)?;
            }
        }
        Ok(())
    }
}

fn scaled_bounds<W: Word>(network: &Network<W>, candidates: W, factor: i32) -> (i64, i64) {
    let (low, high) = network.value_bounds(candidates);
    let ends = [low * factor as i64, high * factor as i64];
    (ends[0].min(ends[1]), ends[0].max(ends[1]))
}
