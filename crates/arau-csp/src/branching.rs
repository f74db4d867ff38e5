//! Owns [`Branching`]: which candidate to try next. Cells with few candidates and many past conflicts come first.

use crate::network::Network;
use crate::word::Word;

/// Chooses decisions and learns from conflicts.
#[derive(Clone, Debug)]
pub struct Branching {
    /// How often each cell was near a conflict, weighted towards the recent past.
    weight: Vec<f32>,
    /// What a conflict adds; it grows, which is the same as letting older conflicts fade.
    bump: f32,
}

/// How much more the next conflict counts than the last.
const GROWTH: f32 = 1.002;

/// Weights are scaled down beyond this.
const LARGE: f32 = 1e30;

impl Branching {
    /// No conflict yet.
    pub fn new(n_cells: usize) -> Branching {
        Branching { weight: vec![1.0; n_cells], bump: 1.0 }
    }

    /// The next decision, or `None` if every cell is fixed. Auxiliary cells come last.
    pub fn choose<W: Word>(&self, network: &Network<W>, cells: &[W]) -> Option<(u16, u8)> {
        let best = |range: std::ops::Range<usize>| {
            let mut best: Option<(f32, usize)> = None;
            for cell in range {
                let candidates = cells[cell];
                if candidates.is_single() {
                    continue;
                }
                let score = self.weight[cell] / candidates.count() as f32;
                if best.is_none_or(|(top, _)| score > top) {
                    best = Some((score, cell));
                }
            }
            best.map(|(_, cell)| cell)
        };
        let cell = best(0..network.n_visible).or_else(|| best(network.n_visible..cells.len()))?;
        Some((cell as u16, cells[cell].lowest() as u8))
    }

    /// Remembers a conflict: the cell decided last, and the propagator that failed, if one did.
    pub fn blame<W: Word>(&mut self, _network: &Network<W>, decided: Option<u16>, _culprit: Option<usize>) {
        if let Some(cell) = decided {
            self.weight[cell as usize] += self.bump;
        }
        self.bump *= GROWTH;
        if self.bump > LARGE {
            for weight in &mut self.weight {
                *weight /= LARGE;
            }
            self.bump /= LARGE;
        }
    }
}
