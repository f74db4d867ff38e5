//! Sums over groups of mutually exclusive cells.
//!
//! The cells of a sum fall into groups in which all symbols differ. A group makes few different sums. Sets of sums
//! are bit sets, and adding two groups is shifting:
//!
//! ```text
//! before[0] = {0}    before[g+1] = before[g] + sums[g]      what the groups up to g can make
//! after[n] = target  after[g]    = after[g+1] − sums[g]     what must be made so that the rest can finish
//! a sum s of group g stays if  before[g] + {s}  meets  after[g+1]
//! ```
//!
//! Then the cells of each group keep what makes a sum that stays: exactly for one and two open cells, by the listed
//! sets of symbols for more.

use super::sum_bits::SumBits;
use super::sum_group::{FittingSets, Open, SumGroup, keep_by_bounds, sum_bounds};
use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::subsets::Subsets;
use crate::word::Word;
use std::sync::Arc;

/// The most groups of one sum.
pub const MAX_GROUPS: usize = 24;

/// Most sums have no more groups than this; they get by with less memory to clear.
const FEW_GROUPS: usize = 6;

/// `min ≤ Σ factor · sum(group) ≤ max`.
#[derive(Clone, Debug)]
pub struct GroupedSum<W> {
    /// The groups.
    pub groups: Box<[SumGroup]>,
    /// Least total.
    pub min: i64,
    /// Greatest total. The totals that are possible at the start span at most 128 numbers.
    pub max: i64,
    /// Whether the totals that are possible at the start span more than 64 numbers.
    pub wide: bool,
    /// The listed sets of symbols.
    pub subsets: Arc<Subsets<W>>,
}

/// The sums that a group can make: bit `i` of `sums` stands for `least + i`.
#[derive(Clone, Copy)]
struct Reach<B> {
    least: i64,
    sums: B,
}

impl<W: Word> GroupedSum<W> {
    /// All cells.
    pub fn cells(&self) -> Vec<u16> {
        self.groups.iter().flat_map(|g| g.cells.iter().copied()).collect()
    }

    /// How many cells.
    pub fn n_cells(&self) -> usize {
        self.groups.iter().map(|g| g.cells.len()).sum()
    }

    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        match (self.wide, self.groups.len() <= FEW_GROUPS) {
            (false, true) => self.run_with::<u64, FEW_GROUPS>(network, space),
            (false, false) => self.run_with::<u64, MAX_GROUPS>(network, space),
            (true, _) => self.run_with::<u128, MAX_GROUPS>(network, space),
        }
    }

    fn run_with<B: SumBits, const N: usize>(
        &self,
        network: &Network<W>,
        space: &mut Space<W>,
    ) -> Result<(), Conflict> {
        if self.is_slack(network, space) {
            return Ok(());
        }
        let mut reach = [Reach { least: 0, sums: B::NONE }; N];
        let mut before = [B::NONE; N];
        let mut least = 0;
        for (slot, group) in reach.iter_mut().zip(&self.groups) {
            *slot = self.reach(group, network, space)?;
            least += slot.least;
        }
        let (low, high) = (self.min - least, (self.max - least).min(B::WIDTH - 1));
        if high < 0 {
            return Err(Conflict);
        }
        let in_sight = B::span(0, high);
        let mut made = B::ZERO;
        for (slot, group) in before.iter_mut().zip(&reach[..self.groups.len()]) {
            *slot = made;
            made = made.sums(group.sums) & in_sight;
        }
        let mut after = B::span(low.max(0), high);
        if made & after == B::NONE {
            return Err(Conflict);
        }
        for (g, group) in self.groups.iter().enumerate().rev() {
            let stays = (reach[g].sums & in_sight).joining(before[g], after);
            if stays == B::NONE {
                return Err(Conflict);
            }
            after = after.differences(stays);
            if stays != reach[g].sums {
                self.keep(group, Reach { least: reach[g].least, sums: stays }, network, space)?;
            }
        }
        Ok(())
    }

    /// Whether the target is so far from both ends of what the cells can make that bounds tell no cell anything. Gaps
    /// between candidates could still tell, but seldom do.
    #[inline]
    fn is_slack(&self, network: &Network<W>, space: &Space<W>) -> bool {
        let (mut least, mut greatest, mut widest) = (0i64, 0i64, 0i64);
        for group in &self.groups {
            let factor = group.factor as i64;
            for &cell in &group.cells {
                let (low, high) = network.value_bounds(space.cells[cell as usize]);
                let ends =
                    if factor > 0 { (low * factor, high * factor) } else { (high * factor, low * factor) };
                least += ends.0;
                greatest += ends.1;
                widest = widest.max(ends.1 - ends.0);
            }
        }
        self.max - least > widest && greatest - self.min > widest
    }

    /// The sums that a group can make now.
    #[inline]
    fn reach<B: SumBits>(
        &self,
        group: &SumGroup,
        network: &Network<W>,
        space: &Space<W>,
    ) -> Result<Reach<B>, Conflict> {
        let open = Open::of(group, network, space);
        let factor = group.factor as i64;
        let (least, greatest) = match open.n {
            0 => return Ok(Reach { least: open.fixed_sum * factor, sums: B::ZERO }),
            _ if open.union.is_empty() => return Err(Conflict),
            1 => network.value_bounds(open.union),
            _ => sum_bounds(&open, network, space),
        };
        let ends = [(least + open.fixed_sum) * factor, (greatest + open.fixed_sum) * factor];
        let base = ends[0].min(ends[1]);
        let place = |sum: i64| (sum + open.fixed_sum) * factor - base;
        let value = |symbol: usize| network.values[symbol] as i64;
        let mut sums = B::NONE;
        match open.n {
            1 => open.union.symbols().for_each(|s| sums |= B::only(place(value(s)))),
            2 => {
                let [a, b] = [open.cells[0], open.cells[1]].map(|cell| space.cells[cell as usize]);
                for s in a.symbols() {
                    for t in (b & !W::bit(s)).symbols() {
                        sums |= B::only(place(value(s) + value(t)));
                    }
                }
            }
            n if self.subsets.has(n) => {
                for sum in least..=greatest {
                    if open.fits_one_of(self.subsets.with_sum(n, sum, sum)) {
                        sums |= B::only(place(sum));
                    }
                }
            }
            _ => (least..=greatest).for_each(|sum| sums |= B::only(place(sum))),
        }
        if sums == B::NONE { Err(Conflict) } else { Ok(Reach { least: base, sums }) }
    }

    /// Keeps in a group what makes a sum that stays.
    fn keep<B: SumBits>(
        &self,
        group: &SumGroup,
        stays: Reach<B>,
        network: &Network<W>,
        space: &mut Space<W>,
    ) -> Result<(), Conflict> {
        let open = Open::of(group, network, space);
        let factor = group.factor as i64;
        let makes = |sum: i64| stays.sums.has((sum + open.fixed_sum) * factor - stays.least);
        let value = |symbol: usize| network.values[symbol] as i64;
        match open.n {
            0 => Ok(()),
            1 => {
                let fits = open.union.symbols().filter(|&s| makes(value(s)));
                space.keep(network, open.cells[0], fits.fold(W::EMPTY, |set, s| set | W::bit(s)))
            }
            2 => {
                let [a, b] = [open.cells[0], open.cells[1]].map(|cell| space.cells[cell as usize]);
                let (mut in_a, mut in_b) = (W::EMPTY, W::EMPTY);
                for s in a.symbols() {
                    for t in (b & !W::bit(s)).symbols() {
                        if makes(value(s) + value(t)) {
                            in_a |= W::bit(s);
                            in_b |= W::bit(t);
                        }
                    }
                }
                space.keep(network, open.cells[0], in_a)?;
                space.keep(network, open.cells[1], in_b)
            }
            n => {
                let ends =
                    [stays.least + stays.sums.lowest() as i64, stays.least + stays.sums.greatest() as i64];
                let (min, max) = divide(ends[0], ends[1], group.factor);
                let (min, max) = (min - open.fixed_sum, max - open.fixed_sum);
                if !self.subsets.has(n) {
                    return keep_by_bounds(&open, min, max, network, space);
                }
                let mut fitting = FittingSets::new();
                for sum in (min..=max).filter(|&sum| makes(sum)) {
                    fitting.add(&open, self.subsets.with_sum(n, sum, sum));
                }
                fitting.keep(&open, network, space)
            }
        }
    }
}

/// The range of `x` for which `min ≤ factor·x ≤ max`.
pub fn divide(min: i64, max: i64, factor: i32) -> (i64, i64) {
    let (min, max, divisor) =
        if factor > 0 { (min, max, factor as i64) } else { (-max, -min, -factor as i64) };
    (-(-min).div_euclid(divisor), max.div_euclid(divisor))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_of_ranges_rounds_inwards() {
        assert_eq!(divide(3, 9, 1), (3, 9));
        assert_eq!(divide(3, 9, 2), (2, 4));
        assert_eq!(divide(-3, 9, -2), (-4, 1));
        assert_eq!(divide(-9, -3, 2), (-4, -2));
    }
}
