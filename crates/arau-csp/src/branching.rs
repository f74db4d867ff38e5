//! Owns [`Branching`]: which candidate to try next. Cells with few candidates and many past conflicts come first; a
//! symbol that has two places left in a house is as good as a cell that has two symbols left.

use crate::network::Network;
use crate::propagators::Propagator;
use crate::word::Word;

/// Chooses decisions and learns from conflicts.
#[derive(Clone, Debug)]
pub struct Branching {
    /// How often the fixing of each cell led straight to a conflict, over a start value that favours cells under many
    /// constraints.
    cell_score: Vec<f32>,
    /// The same for each symbol.
    symbol_score: Vec<f32>,
    n_conflicts: u32,
}

/// What the static interest in a cell counts against conflicts met: enough to start well, little enough to unlearn.
const START_WEIGHT: f32 = 0.15;

/// Scores are halved after this many conflicts, so that the search can forget an old trouble spot.
const FADE_EVERY: u32 = 1 << 14;

impl Branching {
    /// No conflict yet.
    pub fn new<W: Word>(network: &Network<W>) -> Branching {
        let mut cell_score = vec![1.0; network.start.len()];
        for propagator in &network.propagators {
            let cells = propagator.watched();
            let interest = interest(propagator, cells.len(), network.n_symbols);
            for cell in cells {
                cell_score[cell as usize] += interest;
            }
        }
        Branching { cell_score, symbol_score: vec![0.0; network.n_symbols], n_conflicts: 0 }
    }

    /// The next decision, or `None` if every cell is fixed. Auxiliary cells come last.
    pub fn choose<W: Word>(&self, network: &Network<W>, cells: &[W]) -> Option<(u16, u8)> {
        let hot = self.hot_symbol::<W>();
        let visible = 0..network.n_visible;
        let Some((score, cell)) = self.best_cell(cells, visible, hot) else {
            let (_, cell) = self.best_cell(cells, network.n_visible..cells.len(), hot)?;
            return Some((cell, cells[cell as usize].lowest() as u8));
        };
        if cells[cell as usize].count() > 2
            && let Some(decision) = self.best_place(network, cells, score)
        {
            return Some(decision);
        }
        Some((cell, cells[cell as usize].lowest() as u8))
    }

    /// The cell with the greatest score per candidate.
    fn best_cell<W: Word>(
        &self,
        cells: &[W],
        range: std::ops::Range<usize>,
        hot: (W, f32),
    ) -> Option<(f32, u16)> {
        let (mut top, mut best) = (0.0, None);
        for cell in range {
            let candidates = cells[cell];
            // Most cells are out at once: even with two candidates they would not be the best.
            if (self.cell_score[cell] + hot.1) * 0.5 <= top || candidates.is_single() {
                continue;
            }
            let bonus = if (candidates & hot.0).is_empty() { 0.0 } else { hot.1 };
            let score = (self.cell_score[cell] + bonus) / candidates.count() as f32;
            if score > top {
                (top, best) = (score, Some(cell as u16));
            }
        }
        best.map(|cell| (top, cell))
    }

    /// A symbol with two places in a house, if one of the places beats the score.
    fn best_place<W: Word>(&self, network: &Network<W>, cells: &[W], mut top: f32) -> Option<(u16, u8)> {
        let mut best = None;
        for house in &network.houses {
            let (mut once, mut twice, mut more) = (W::EMPTY, W::EMPTY, W::EMPTY);
            for &cell in house {
                let candidates = cells[cell as usize];
                more |= twice & candidates;
                twice |= once & candidates;
                once |= candidates;
            }
            let two_places = twice & !more;
            if two_places.is_empty() {
                continue;
            }
            for &cell in house {
                let here = cells[cell as usize] & two_places;
                if !here.is_empty() && self.cell_score[cell as usize] * 0.5 >= top {
                    top = self.cell_score[cell as usize] * 0.5;
                    best = Some((cell, here.lowest() as u8));
                }
            }
        }
        best
    }

    /// The symbol that fails much more often than others, and what it adds to the score of its cells.
    fn hot_symbol<W: Word>(&self) -> (W, f32) {
        let mut most = (0, 0.0);
        let mut least = f32::MAX;
        for (symbol, &score) in self.symbol_score.iter().enumerate() {
            if score > most.1 {
                most = (symbol, score);
            }
            if score > 0.0 {
                least = least.min(score);
            }
        }
        let stands_out = most.1 >= self.symbol_score.len() as f32 && most.1 > 1.5 * least;
        if stands_out { (W::bit(most.0), 0.2 * most.1) } else { (W::EMPTY, 0.0) }
    }

    /// Remembers that fixing a cell led to a conflict.
    pub fn blame(&mut self, cell: u16, symbol: usize) {
        self.cell_score[cell as usize] += 1.0;
        self.symbol_score[symbol] += 1.0;
        self.n_conflicts += 1;
        if self.n_conflicts.is_multiple_of(FADE_EVERY) {
            self.cell_score.iter_mut().for_each(|score| *score *= 0.5);
            self.symbol_score.iter_mut().for_each(|score| *score *= 0.25);
        }
    }
}

/// What a propagator adds to the start score of its cells: small sums tell most.
fn interest<W: Word>(propagator: &Propagator<W>, n_cells: usize, n_symbols: usize) -> f32 {
    let interest = match propagator {
        Propagator::Cage(_) | Propagator::GroupedSum(_) | Propagator::LinearBounds(_) => {
            n_symbols.max((2 * n_symbols).saturating_sub(n_cells))
        }
        Propagator::SameSymbols(_) => 0,
        _ => n_cells,
    };
    interest as f32 * START_WEIGHT
}
