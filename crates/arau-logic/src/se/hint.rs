//! What a technique hands to the rating: a name, a number and what changes.

use super::grid::Grid;
use arau_core::bits::ones;

/// Candidates that go: for each cell a mask of symbols.
pub(super) type Removals = Vec<(u8, u16)>;

#[derive(Clone, Debug, Default)]
pub(super) struct Hint {
    pub technique: &'static str,
    /// Kept as a floating number, since the order of equal-looking ratings depends on its rounding.
    pub rating: f64,
    pub removals: Removals,
    pub placement: Option<(usize, usize)>,
}

impl Hint {
    pub fn placing(technique: &'static str, rating: f64, cell: usize, symbol: usize) -> Self {
        Hint { technique, rating, removals: Vec::new(), placement: Some((cell, symbol)) }
    }

    pub fn removing(technique: &'static str, rating: f64, removals: Removals) -> Self {
        Hint { technique, rating, removals, placement: None }
    }

    pub fn apply(&self, grid: &mut Grid) {
        for &(cell, mask) in &self.removals {
            for symbol in ones(mask & grid.cands[cell as usize]) {
                grid.remove(cell as usize, symbol);
            }
        }
        if let Some((cell, symbol)) = self.placement {
            grid.place(cell, symbol);
        }
    }
}

/// Tenths, as the published numbers are written.
pub(super) fn tenths(rating: f64) -> u16 {
    ((rating + 0.05) * 10.0) as u16
}

/// What a chain of this many links adds to the rating of its kind.
pub(super) fn length_rating(complexity: u32) -> f64 {
    let mut added = 0.0;
    let mut ceiling = 4;
    let length = i64::from(complexity) - 2;
    let mut odd = false;
    while length > ceiling {
        added += 0.1;
        ceiling = if odd { ceiling * 4 / 3 } else { ceiling * 3 / 2 };
        odd = !odd;
    }
    added
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_chains_rate_higher_at_the_known_lengths() {
        let added = |complexity| tenths(length_rating(complexity));
        for (complexity, tenths) in
            [(6, 0), (7, 1), (8, 1), (9, 2), (11, 3), (14, 3), (15, 4), (50, 7), (51, 8)]
        {
            assert_eq!(added(complexity), tenths, "{complexity}");
        }
    }
}
