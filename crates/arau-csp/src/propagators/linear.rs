//! Sums over groups of mutually exclusive cells.
//!
//! The cells of a sum fall into groups in which all symbols differ. A group can only hold sets of symbols of its
//! size, so its possible sums are few and listed. Sets of sums are bit sets, and adding two groups is shifting:
//!
//! ```text
//! before[0] = {0}    before[g+1] = before[g] ⊕ sums[g]      what the groups up to g can make
//! after[n] = target  after[g]    = after[g+1] ⊖ sums[g]     what must be made so that the rest can finish
//! a sum s of group g stays if  before[g] ⊕ {s}  meets  after[g+1]
//! ```
//!
//! Then every set of a group whose sum stays gives its symbols to the cells; what no set gives is taken away, and
//! symbols that all sets share are taken from the cells that see all their places.

use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::subsets::Subsets;
use crate::word::Word;
use std::sync::Arc;

/// The most cells of one group; larger cliques are split, which is weaker but right.
pub const MAX_GROUP: usize = 16;

/// The most groups of one sum.
pub const MAX_GROUPS: usize = 24;

/// Sums are kept relative to the least one, as bits of a word.
const SUM_BITS: i64 = 128;

/// Cells that all hold different symbols, with one coefficient.
#[derive(Clone, Debug)]
pub struct SumGroup {
    /// The cells.
    pub cells: Box<[u16]>,
    /// What their sum is multiplied with.
    pub factor: i32,
}

/// `min ≤ Σ factor · sum(group) ≤ max`.
#[derive(Clone, Debug)]
pub struct GroupedSum<W> {
    /// The groups.
    pub groups: Box<[SumGroup]>,
    /// Least total.
    pub min: i64,
    /// Greatest total.
    pub max: i64,
    /// The listed sets of symbols.
    pub subsets: Arc<Subsets<W>>,
}

/// What a group looks like now.
#[derive(Clone, Copy)]
struct Now<W> {
    open: [u16; MAX_GROUP],
    n_open: usize,
    /// Symbols of its fixed cells.
    fixed: W,
    /// Candidates of its open cells, fixed symbols left out.
    union: W,
    /// The sum of the fixed cells, unscaled.
    fixed_sum: i64,
    /// The least scaled sum; bit `i` of `sums` stands for `least + i`.
    least: i64,
    sums: u128,
}

impl<W: Word> Now<W> {
    fn open(&self) -> &[u16] {
        &self.open[..self.n_open]
    }
}

impl<W: Word> GroupedSum<W> {
    /// All cells.
    pub fn cells(&self) -> Vec<u16> {
        self.groups.iter().flat_map(|g| g.cells.iter().copied()).collect()
    }

    /// Number of cells.
    pub fn n_cells(&self) -> usize {
        self.groups.iter().map(|g| g.cells.len()).sum()
    }

    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        match &*self.groups {
            [cage] => self.run_cage(cage, network, space),
            groups => self.run_groups(groups, network, space),
        }
    }

    /// One group only: its sum is known up to the range.
    fn run_cage(&self, cage: &SumGroup, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let now = look(cage, network, space);
        let (min, max) = divide(self.min, self.max, cage.factor);
        let (min, max) = (min - now.fixed_sum, max - now.fixed_sum);
        if now.n_open == 0 {
            return if min <= 0 && 0 <= max { Ok(()) } else { Err(Conflict) };
        }
        if !self.subsets.has(now.n_open) {
            return keep_by_bounds(&now, min, max, network, space);
        }
        let sets = self.subsets.with_sum(now.n_open, min, max);
        keep_sets(&now, sets.iter().map(|s| s.0), network, space)
    }

    fn run_groups(
        &self,
        groups: &[SumGroup],
        network: &Network<W>,
        space: &mut Space<W>,
    ) -> Result<(), Conflict> {
        let mut now = [None; MAX_GROUPS];
        let mut least = 0;
        for (slot, group) in now.iter_mut().zip(groups) {
            let mut state = look(group, network, space);
            self.possible_sums(group, &mut state, network, space)?;
            least += state.least;
            *slot = Some(state);
        }
        let (low, high) = (self.min - least, self.max - least);
        if high < 0 {
            return Err(Conflict);
        }
        // Totals beyond the word cannot be told apart: with an upper end out of sight, only the lower groups of
        // sums could be cut, so nothing is done until the cells have narrowed.
        if high >= SUM_BITS {
            return Ok(());
        }
        let target = span(low.max(0), high);
        let in_sight = span(0, high);
        let mut before = [0u128; MAX_GROUPS + 1];
        before[0] = 1;
        for (g, state) in now.iter().flatten().enumerate() {
            before[g + 1] = add(before[g], state.sums) & in_sight;
        }
        let mut after = target;
        if before[groups.len()] & after == 0 {
            return Err(Conflict);
        }
        for g in (0..groups.len()).rev() {
            let Some(state) = &now[g] else { continue };
            let stays = kept_sums(before[g], state.sums & in_sight, after);
            if stays == 0 {
                return Err(Conflict);
            }
            after = subtract(after, stays);
            if stays != state.sums && state.n_open > 0 {
                self.keep_group(&groups[g], state, stays, network, space)?;
            }
        }
        Ok(())
    }

    /// Fills `least` and `sums`.
    fn possible_sums(
        &self,
        group: &SumGroup,
        now: &mut Now<W>,
        network: &Network<W>,
        space: &Space<W>,
    ) -> Result<(), Conflict> {
        let factor = group.factor as i64;
        if now.n_open == 0 {
            (now.least, now.sums) = (now.fixed_sum * factor, 1);
            return Ok(());
        }
        let (least, greatest) = sum_bounds(now, network, space);
        let scaled = [(least + now.fixed_sum) * factor, (greatest + now.fixed_sum) * factor];
        now.least = scaled[0].min(scaled[1]);
        let mut sums = 0u128;
        if !self.subsets.has(now.n_open) {
            // Every sum between the bounds.
            for sum in least..=greatest {
                sums |= bit((sum + now.fixed_sum) * factor - now.least);
            }
        } else if now.n_open == 1 {
            for symbol in now.union.symbols() {
                sums |= bit((network.values[symbol] as i64 + now.fixed_sum) * factor - now.least);
            }
        } else {
            for &(set, sum) in self.subsets.with_sum(now.n_open, least, greatest) {
                if (set & !now.union).is_empty() && fits(now, set, space) {
                    sums |= bit((sum as i64 + now.fixed_sum) * factor - now.least);
                }
            }
        }
        now.sums = sums;
        if sums == 0 { Err(Conflict) } else { Ok(()) }
    }

    /// Keeps the sets of a group whose scaled sums are among `stays`.
    fn keep_group(
        &self,
        group: &SumGroup,
        now: &Now<W>,
        stays: u128,
        network: &Network<W>,
        space: &mut Space<W>,
    ) -> Result<(), Conflict> {
        let factor = group.factor as i64;
        let scaled_min = now.least + stays.trailing_zeros() as i64;
        let scaled_max = now.least + 127 - stays.leading_zeros() as i64;
        let (min, max) = divide(scaled_min, scaled_max, group.factor);
        let (min, max) = (min - now.fixed_sum, max - now.fixed_sum);
        if !self.subsets.has(now.n_open) {
            return keep_by_bounds(now, min, max, network, space);
        }
        let stays_sum = |sum: i32| bit((sum as i64 + now.fixed_sum) * factor - now.least) & stays != 0;
        let sets = self.subsets.with_sum(now.n_open, min, max).iter();
        keep_sets(now, sets.filter(|s| stays_sum(s.1)).map(|s| s.0), network, space)
    }
}

/// Reads the candidates of a group.
#[inline]
fn look<W: Word>(group: &SumGroup, network: &Network<W>, space: &Space<W>) -> Now<W> {
    let mut now = Now {
        open: [0; MAX_GROUP],
        n_open: 0,
        fixed: W::EMPTY,
        union: W::EMPTY,
        fixed_sum: 0,
        least: 0,
        sums: 0,
    };
    for &cell in &group.cells {
        let candidates = space.cells[cell as usize];
        if candidates.is_single() {
            now.fixed |= candidates;
            now.fixed_sum += network.values[candidates.lowest()] as i64;
        } else {
            now.open[now.n_open] = cell;
            now.n_open += 1;
            now.union |= candidates;
        }
    }
    now.union &= !now.fixed;
    now
}

/// Whether every open cell has a candidate in the set.
#[inline]
fn fits<W: Word>(now: &Now<W>, set: W, space: &Space<W>) -> bool {
    now.open().iter().all(|&cell| !(space.cells[cell as usize] & set).is_empty())
}

/// Keeps in the open cells what one of the sets allows; takes what all sets share from those who see all its places.
#[inline]
fn keep_sets<W: Word>(
    now: &Now<W>,
    sets: impl Iterator<Item = W>,
    network: &Network<W>,
    space: &mut Space<W>,
) -> Result<(), Conflict> {
    let mut allowed = W::EMPTY;
    let mut required = !W::EMPTY;
    for set in sets {
        if (set & !now.union).is_empty() && fits(now, set, space) {
            allowed |= set;
            required &= set;
        }
    }
    if allowed.is_empty() {
        return Err(Conflict);
    }
    if allowed != now.union {
        for &cell in now.open() {
            space.keep(network, cell, allowed)?;
        }
    }
    for symbol in required.symbols() {
        keep_required(now, W::bit(symbol), network, space)?;
    }
    Ok(())
}

/// A symbol that the open cells must hold: the only place takes it, and who sees all places loses it.
fn keep_required<W: Word>(
    now: &Now<W>,
    symbol: W,
    network: &Network<W>,
    space: &mut Space<W>,
) -> Result<(), Conflict> {
    let mut common: Option<(u64, u64)> = None;
    let mut places = 0;
    let mut last = 0;
    for &cell in now.open() {
        if !(space.cells[cell as usize] & symbol).is_empty() {
            places += 1;
            last = cell;
            let row = network.exclusions.row(cell);
            let pair = (row[0], row.get(1).copied().unwrap_or(0));
            common = Some(common.map_or(pair, |c| (c.0 & pair.0, c.1 & pair.1)));
        }
    }
    if places == 1 {
        return space.keep(network, last, symbol);
    }
    // Boards beyond 128 cells keep the weaker rule: the peers are not searched.
    let Some((low, high)) = common.filter(|_| network.exclusions.row(0).len() <= 2) else { return Ok(()) };
    for cell in crate::network::bits_of(&[low, high]) {
        if !(space.cells[cell as usize] & symbol).is_empty() {
            space.remove(network, cell, symbol)?;
        }
    }
    Ok(())
}

/// The least and greatest sum of different symbols for the open cells, by bounds of the cells alone.
fn sum_bounds<W: Word>(now: &Now<W>, network: &Network<W>, space: &Space<W>) -> (i64, i64) {
    if network.values_ascend {
        return ascending_bounds(now, network, space);
    }
    let mut bounds = (0, 0);
    for &cell in now.open() {
        let (least, greatest) = network.value_bounds(space.cells[cell as usize]);
        bounds = (bounds.0 + least, bounds.1 + greatest);
    }
    bounds
}

/// Bounds that use that the symbols differ: the lows pushed apart upwards, the highs downwards.
fn ascending_bounds<W: Word>(now: &Now<W>, network: &Network<W>, space: &Space<W>) -> (i64, i64) {
    let n = now.n_open;
    let mut lows = [0u8; MAX_GROUP];
    let mut highs = [0u8; MAX_GROUP];
    for (i, &cell) in now.open().iter().enumerate() {
        let candidates = space.cells[cell as usize];
        lows[i] = candidates.lowest() as u8;
        highs[i] = candidates.highest() as u8;
    }
    lows[..n].sort_unstable();
    highs[..n].sort_unstable();
    let last = network.n_symbols as i32 - 1;
    let (mut least, mut greatest) = (0, 0);
    let mut next = 0i32;
    for &low in &lows[..n] {
        let symbol = (low as i32).max(next).min(last);
        least += network.values[symbol as usize] as i64;
        next = symbol + 1;
    }
    let mut next = last;
    for &high in highs[..n].iter().rev() {
        let symbol = (high as i32).min(next).max(0);
        greatest += network.values[symbol as usize] as i64;
        next = symbol - 1;
    }
    (least, greatest)
}

/// The weak rule for groups whose sets are not listed: each cell against the bounds of the others.
fn keep_by_bounds<W: Word>(
    now: &Now<W>,
    min: i64,
    max: i64,
    network: &Network<W>,
    space: &mut Space<W>,
) -> Result<(), Conflict> {
    let (mut least, mut greatest) = (0, 0);
    for &cell in now.open() {
        let (low, high) = network.value_bounds(space.cells[cell as usize]);
        least += low;
        greatest += high;
    }
    let (apart_least, apart_greatest) = sum_bounds(now, network, space);
    if apart_least > max || apart_greatest < min {
        return Err(Conflict);
    }
    for &cell in now.open() {
        let candidates = space.cells[cell as usize];
        let (low, high) = network.value_bounds(candidates);
        let (low_end, high_end) = (min - (greatest - high), max - (least - low));
        if low < low_end || high > high_end {
            let keep = network.symbols_between(candidates, low_end, high_end);
            space.keep(network, cell, keep)?;
        }
    }
    Ok(())
}

/// The range of `x` for which `min ≤ factor·x ≤ max`.
fn divide(min: i64, max: i64, factor: i32) -> (i64, i64) {
    let factor = factor as i64;
    if factor == 1 {
        return (min, max);
    }
    let (low, high) = if factor > 0 { (min, max) } else { (max, min) };
    let (ceil, floor) =
        (low.div_euclid(factor) + i64::from(low.rem_euclid(factor) != 0), high.div_euclid(factor));
    if factor > 0 {
        (ceil, floor)
    } else {
        // Dividing by a negative number: recompute with positive divisor.
        let d = -factor;
        let (low, high) = (-max, -min);
        (low.div_euclid(d) + i64::from(low.rem_euclid(d) != 0), high.div_euclid(d))
    }
}

fn bit(position: i64) -> u128 {
    if (0..SUM_BITS).contains(&position) { 1 << position } else { 0 }
}

/// The bits from `low` to `high`, both below [`SUM_BITS`]; none if `low` is greater.
fn span(low: i64, high: i64) -> u128 {
    if low > high {
        return 0;
    }
    (u128::MAX >> (SUM_BITS - 1 - high)) & (u128::MAX << low)
}

/// All sums of a member of each set.
#[inline]
fn add(a: u128, b: u128) -> u128 {
    let mut rest = b;
    let mut sums = 0;
    while rest != 0 {
        sums |= a << rest.trailing_zeros();
        rest &= rest - 1;
    }
    sums
}

/// All differences of a member of `a` and one of `b` that are not negative.
#[inline]
fn subtract(a: u128, b: u128) -> u128 {
    let mut rest = b;
    let mut differences = 0;
    while rest != 0 {
        differences |= a >> rest.trailing_zeros();
        rest &= rest - 1;
    }
    differences
}

/// The members `s` of `sums` for which some member of `before` plus `s` is in `after`.
#[inline]
fn kept_sums(before: u128, sums: u128, after: u128) -> u128 {
    let mut rest = sums;
    let mut kept = 0;
    while rest != 0 {
        let s = rest.trailing_zeros();
        if (before << s) & after != 0 {
            kept |= 1 << s;
        }
        rest &= rest - 1;
    }
    kept
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

    #[test]
    fn sums_as_bits() {
        assert_eq!(add(0b11, 0b101), 0b1111);
        assert_eq!(subtract(0b1000, 0b11), 0b1100);
        assert_eq!(kept_sums(0b1, 0b111, 0b100), 0b100);
        assert_eq!(span(1, 3), 0b1110);
        assert_eq!(span(4, 3), 0);
        assert_eq!(span(0, 127), u128::MAX);
    }
}
