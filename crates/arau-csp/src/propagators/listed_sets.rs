//! Cells that all hold different symbols, and together hold one of a few listed sets: the windows of a renban line.

use super::exact::{Exact, three_in};
use super::sum_group::{FittingSets, Open, SumGroup};
use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;

/// The most sets of a list.
pub const MAX_LISTED: usize = 64;

/// The symbols of the cells are one of these sets.
#[derive(Clone, Debug)]
pub struct ListedSets<W> {
    /// The cells, mutually exclusive.
    pub group: SumGroup,
    /// Sets of as many symbols as there are cells; at most [`MAX_LISTED`].
    pub sets: Box<[W]>,
}

impl<W: Word> ListedSets<W> {
    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let open = Open::of(&self.group, network, space);
        let mut still = [W::EMPTY; MAX_LISTED];
        let mut n = 0;
        for &set in &self.sets {
            if (open.fixed & !set).is_empty() {
                still[n] = set & !open.fixed;
                n += 1;
            }
        }
        match open.n {
            0 if n > 0 => Ok(()),
            0 => Err(Conflict),
            3 => {
                let [a, b, c, ..] = open.candidates;
                let mut exact = Exact::none();
                for &set in still[..n].iter().filter(|&&set| (set & !open.union).is_empty()) {
                    exact.add(three_in(a, b, c, set));
                }
                exact.keep(&open, network, space)
            }
            _ => {
                let mut fitting = FittingSets::new();
                fitting.add(&open, &still[..n]);
                fitting.keep(&open, network, space)
            }
        }
    }
}
