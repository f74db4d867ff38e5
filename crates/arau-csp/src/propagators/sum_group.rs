//! Owns [`SumGroup`]: cells of a sum that all hold different symbols, and what can be said of them.

use crate::lanes::LANES;
use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;
use arau_core::bits::ones;

/// The most cells of one group; larger cliques are split, which is weaker but right.
pub const MAX_GROUP: usize = 16;

/// Cells that all hold different symbols, with one factor.
#[derive(Clone, Debug)]
pub struct SumGroup {
    /// The cells.
    pub cells: Box<[u16]>,
    /// What their sum is multiplied with.
    pub factor: i32,
}

/// The cells of a group that are not fixed, with what is known of the others.
#[derive(Clone, Copy)]
pub struct Open<W> {
    /// The open cells; the first `n` count.
    pub cells: [u16; MAX_GROUP],
    /// Their candidates.
    pub candidates: [W; MAX_GROUP],
    /// How many.
    pub n: usize,
    /// Symbols of the fixed cells.
    pub fixed: W,
    /// Candidates of the open cells, symbols of fixed cells left out.
    pub union: W,
    /// The sum of the fixed cells.
    pub fixed_sum: i64,
}

impl<W: Word> Open<W> {
    /// Reads the candidates of a group.
    #[inline]
    pub fn of(group: &SumGroup, network: &Network<W>, space: &Space<W>) -> Open<W> {
        let mut open = Open {
            cells: [0; MAX_GROUP],
            candidates: [W::EMPTY; MAX_GROUP],
            n: 0,
            fixed: W::EMPTY,
            union: W::EMPTY,
            fixed_sum: 0,
        };
        for &cell in &group.cells {
            let candidates = space.cells[cell as usize];
            if candidates.is_single() {
                open.fixed |= candidates;
                open.fixed_sum += network.values[candidates.lowest()] as i64;
            } else {
                open.cells[open.n] = cell;
                open.candidates[open.n] = candidates;
                open.n += 1;
                open.union |= candidates;
            }
        }
        open.union &= !open.fixed;
        open
    }

    /// The open cells.
    #[inline]
    pub fn cells(&self) -> &[u16] {
        &self.cells[..self.n]
    }

    /// The sets that lie within the candidates and have a candidate of every open cell; the others come out empty.
    #[inline]
    fn fitting(&self, mut sets: [W; LANES]) -> [W; LANES] {
        let outside = !self.union;
        for set in &mut sets {
            *set = if (*set & outside).is_empty() { *set } else { W::EMPTY };
        }
        for &candidates in &self.candidates[..self.n] {
            for set in &mut sets {
                *set = if (*set & candidates).is_empty() { W::EMPTY } else { *set };
            }
        }
        sets
    }

    /// The same for any number of sets, in portions.
    #[inline]
    fn all_fitting(&self, sets: &[W]) -> impl Iterator<Item = [W; LANES]> {
        let (portions, rest) = sets.as_chunks::<LANES>();
        let mut last = [W::EMPTY; LANES];
        last.iter_mut().zip(rest).for_each(|(lane, set)| *lane = *set);
        let last = (!rest.is_empty()).then_some(last);
        portions.iter().copied().chain(last).map(|portion| self.fitting(portion))
    }

    /// Whether one of the sets fits.
    #[inline]
    pub fn fits_one_of(&self, sets: &[W]) -> bool {
        self.all_fitting(sets).any(|portion| portion.iter().any(|set| !set.is_empty()))
    }
}

/// What the sets that fit say together.
pub struct FittingSets<W> {
    allowed: W,
    required: W,
}

impl<W: Word> FittingSets<W> {
    /// No set yet.
    pub fn new() -> FittingSets<W> {
        FittingSets { allowed: W::EMPTY, required: !W::EMPTY }
    }

    /// Adds those of the sets that fit.
    #[inline]
    pub fn add(&mut self, open: &Open<W>, sets: &[W]) {
        for portion in open.all_fitting(sets) {
            let (mut allowed, mut required) = (W::EMPTY, !W::EMPTY);
            for set in portion {
                allowed |= set;
                required &= if set.is_empty() { !set } else { set };
            }
            self.allowed |= allowed;
            self.required &= required;
        }
    }

    /// Keeps in the open cells what one of the sets allows; takes what all sets share from those who see all its
    /// places.
    #[inline]
    pub fn keep(&self, open: &Open<W>, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        if self.allowed.is_empty() {
            return Err(Conflict);
        }
        let mut kept = open.candidates;
        if self.allowed != open.union {
            for (&cell, kept) in open.cells().iter().zip(&mut kept) {
                space.keep(network, cell, self.allowed)?;
                *kept &= self.allowed;
            }
        }
        if self.required.is_empty() {
            return Ok(());
        }
        keep_required(open.cells(), &kept[..open.n], self.required, network, space)
    }
}

/// Symbols with more places than this are hardly ever lost by a cell that sees them all.
const MAX_PLACES: usize = 5;

/// Symbols that stand in some of the cells however these are filled: the only place takes its symbol, and who sees all
/// of a few places loses it.
#[inline]
pub fn keep_required<W: Word>(
    cells: &[u16],
    candidates: &[W],
    required: W,
    network: &Network<W>,
    space: &mut Space<W>,
) -> Result<(), Conflict> {
    // `in_more_than[i]`: the symbols with more than `i` places.
    let mut in_more_than = [W::EMPTY; MAX_PLACES + 1];
    for &here in candidates {
        let mut carry = here;
        for level in &mut in_more_than {
            let both = *level & carry;
            *level |= carry;
            carry = both;
        }
    }
    let [in_some, in_two, .., in_many] = in_more_than;
    if !(required & !in_some).is_empty() {
        return Err(Conflict);
    }
    let hidden = required & !in_two;
    if !hidden.is_empty() {
        for (&cell, &here) in cells.iter().zip(candidates) {
            let only_here = here & hidden;
            if !only_here.is_empty() {
                space.keep(network, cell, only_here)?;
            }
        }
    }
    for symbol in (required & in_two & !in_many).symbols() {
        let places = cells.iter().zip(candidates).filter(|place| !(*place.1 & W::bit(symbol)).is_empty());
        remove_from_common_peers(places.map(|(&cell, _)| cell), W::bit(symbol), network, space)?;
    }
    Ok(())
}

/// Takes a symbol from every cell that sees all of its few places.
#[inline]
fn remove_from_common_peers<W: Word>(
    places: impl Iterator<Item = u16>,
    symbol: W,
    network: &Network<W>,
    space: &mut Space<W>,
) -> Result<(), Conflict> {
    let mut rows: [&[u64]; MAX_PLACES] = [&[]; MAX_PLACES];
    let mut n = 0;
    for (row, place) in rows.iter_mut().zip(places) {
        *row = network.exclusions.row(place);
        n += 1;
    }
    for word in 0..rows[0].len() {
        let common = rows[..n].iter().fold(!0, |common, row| common & row[word]);
        for bit in ones(common) {
            let cell = (word * 64 + bit) as u16;
            if !(space.cells[cell as usize] & symbol).is_empty() {
                space.remove(network, cell, symbol)?;
            }
        }
    }
    Ok(())
}

/// The least and greatest sum of different symbols for the open cells.
pub fn sum_bounds<W: Word>(open: &Open<W>, network: &Network<W>, space: &Space<W>) -> (i64, i64) {
    if network.values_ascend {
        return spread_bounds(open, network, space);
    }
    let mut bounds = (0, 0);
    for &cell in open.cells() {
        let (least, greatest) = network.value_bounds(space.cells[cell as usize]);
        bounds = (bounds.0 + least, bounds.1 + greatest);
    }
    bounds
}

/// Bounds that use that the symbols differ: the lows pushed apart upwards, the highs downwards.
fn spread_bounds<W: Word>(open: &Open<W>, network: &Network<W>, space: &Space<W>) -> (i64, i64) {
    let n = open.n;
    let mut lows = [0u8; MAX_GROUP];
    let mut highs = [0u8; MAX_GROUP];
    for (i, &cell) in open.cells().iter().enumerate() {
        let candidates = space.cells[cell as usize];
        lows[i] = candidates.lowest() as u8;
        highs[i] = candidates.highest() as u8;
    }
    lows[..n].sort_unstable();
    highs[..n].sort_unstable();
    let last = network.n_symbols as i32 - 1;
    let (mut least, mut greatest) = (0, 0);
    let mut next = 0;
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
pub fn keep_by_bounds<W: Word>(
    open: &Open<W>,
    min: i64,
    max: i64,
    network: &Network<W>,
    space: &mut Space<W>,
) -> Result<(), Conflict> {
    let (mut least, mut greatest) = (0, 0);
    for &cell in open.cells() {
        let (low, high) = network.value_bounds(space.cells[cell as usize]);
        least += low;
        greatest += high;
    }
    let (spread_least, spread_greatest) = sum_bounds(open, network, space);
    if spread_least > max || spread_greatest < min {
        return Err(Conflict);
    }
    for &cell in open.cells() {
        let candidates = space.cells[cell as usize];
        let (low, high) = network.value_bounds(candidates);
        let (low_end, high_end) = (min - (greatest - high), max - (least - low));
        if low < low_end || high > high_end {
            space.keep(network, cell, network.symbols_between(candidates, low_end, high_end))?;
        }
    }
    Ok(())
}
