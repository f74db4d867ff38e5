//! Owns [`Network`]: a puzzle made ready for propagation, immutable during the search.

use crate::propagators::Propagator;
use crate::queue::Watchers;
use crate::word::Word;
use arau_core::bits::ones_of;

/// Lists of `T` per cell, stored one after the other.
#[derive(Clone, Debug, Default)]
pub struct PerCell<T> {
    items: Vec<T>,
    ends: Vec<u32>,
}

impl<T: Copy> PerCell<T> {
    /// One list per cell, in order.
    pub fn new(lists: impl IntoIterator<Item = Vec<T>>) -> PerCell<T> {
        let mut per_cell = PerCell { items: Vec::new(), ends: vec![0] };
        for list in lists {
            per_cell.items.extend(list);
            per_cell.ends.push(per_cell.items.len() as u32);
        }
        per_cell
    }

    /// The list of a cell.
    #[inline]
    pub fn of(&self, cell: u16) -> &[T] {
        &self.items[self.ends[cell as usize] as usize..self.ends[cell as usize + 1] as usize]
    }
}

/// Which cells never hold the same symbol, as a bit matrix.
#[derive(Clone, Debug, Default)]
pub struct Exclusions {
    n_words: usize,
    bits: Vec<u64>,
}

impl Exclusions {
    /// No exclusion among `n` cells.
    pub fn new(n: usize) -> Exclusions {
        let n_words = n.div_ceil(64);
        Exclusions { n_words, bits: vec![0; n * n_words] }
    }

    /// These two cells never hold the same symbol.
    pub fn add(&mut self, a: u16, b: u16) {
        if a != b {
            self.bits[a as usize * self.n_words + b as usize / 64] |= 1 << (b % 64);
            self.bits[b as usize * self.n_words + a as usize / 64] |= 1 << (a % 64);
        }
    }

    /// Whether two cells never hold the same symbol.
    pub fn has(&self, a: u16, b: u16) -> bool {
        self.bits[a as usize * self.n_words + b as usize / 64] >> (b % 64) & 1 == 1
    }

    /// The cells that exclude this one, as bits.
    #[inline]
    pub fn row(&self, cell: u16) -> &[u64] {
        &self.bits[cell as usize * self.n_words..][..self.n_words]
    }

    /// The cells that exclude this one, in order.
    pub fn list(&self, cell: u16) -> Vec<u16> {
        ones_of(self.row(cell).iter().copied()).map(|other| other as u16).collect()
    }
}

/// A puzzle made ready for propagation.
#[derive(Clone, Debug)]
pub struct Network<W> {
    /// Size of the alphabet.
    pub n_symbols: usize,
    /// Cells that people see; the others come after them.
    pub n_visible: usize,
    /// The number each symbol stands for.
    pub values: Vec<i32>,
    /// The candidates at the start.
    pub start: Vec<W>,
    /// The propagators, cheapest first.
    pub propagators: Vec<Propagator<W>>,
    /// How many of them, from the first, run before the peers of newly fixed cells are told.
    pub n_immediate: usize,
    /// Which cells never hold the same symbol.
    pub exclusions: Exclusions,
    /// Cells in which every symbol stands once.
    pub houses: Vec<Vec<u16>>,
    /// Whether greater symbols stand for greater numbers.
    pub values_ascend: bool,
    /// Whether the symbols in order stand for consecutive numbers.
    pub values_are_consecutive: bool,
    peers: PerCell<u16>,
    watchers: PerCell<Watchers>,
    fix_watchers: PerCell<Watchers>,
}

impl<W: Word> Network<W> {
    /// Sorts the propagators by price and connects them to the cells they watch.
    pub fn new(
        n_visible: usize,
        values: Vec<i32>,
        start: Vec<W>,
        mut propagators: Vec<Propagator<W>>,
        exclusions: Exclusions,
        houses: Vec<Vec<u16>>,
    ) -> Network<W> {
        propagators.sort_by_cached_key(Propagator::price);
        let n_cells = start.len();
        let mut watchers: Vec<Vec<u32>> = vec![Vec::new(); n_cells];
        let mut fix_watchers: Vec<Vec<u32>> = vec![Vec::new(); n_cells];
        for (idx, propagator) in propagators.iter().enumerate() {
            for cell in propagator.watched() {
                let list = &mut fix_watchers[cell as usize];
                if list.last() != Some(&(idx as u32)) {
                    list.push(idx as u32);
                    if !propagator.only_fixing() {
                        watchers[cell as usize].push(idx as u32);
                    }
                }
            }
        }
        Network {
            n_symbols: values.len(),
            n_visible,
            values_ascend: values.is_sorted(),
            values_are_consecutive: values.windows(2).all(|pair| pair[0] + 1 == pair[1]),
            values,
            peers: PerCell::new((0..n_cells).map(|c| exclusions.list(c as u16))),
            start,
            n_immediate: propagators.partition_point(Propagator::is_immediate),
            propagators,
            exclusions,
            houses,
            watchers: PerCell::new(watchers.iter().map(|list| Watchers::pack(list))),
            fix_watchers: PerCell::new(fix_watchers.iter().map(|list| Watchers::pack(list))),
        }
    }

    /// The cells that never hold the same symbol as this one.
    #[inline]
    pub fn peers(&self, cell: u16) -> &[u16] {
        self.peers.of(cell)
    }

    /// The propagators that look when a cell loses candidates.
    #[inline]
    pub fn watchers(&self, cell: u16) -> &[Watchers] {
        self.watchers.of(cell)
    }

    /// The propagators that look when a cell is fixed.
    #[inline]
    pub fn fix_watchers(&self, cell: u16) -> &[Watchers] {
        self.fix_watchers.of(cell)
    }

    /// The least and greatest value of a set, which must not be empty.
    #[inline]
    pub fn value_bounds(&self, set: W) -> (i64, i64) {
        if self.values_ascend {
            return (self.values[set.lowest()] as i64, self.values[set.highest()] as i64);
        }
        let value = |s: usize| self.values[s] as i64;
        set.symbols().fold((i64::MAX, i64::MIN), |(low, high), s| (low.min(value(s)), high.max(value(s))))
    }

    /// The symbols of a set whose values lie in a range.
    pub fn symbols_between(&self, set: W, low: i64, high: i64) -> W {
        let inside = |&s: &usize| (low..=high).contains(&(self.values[s] as i64));
        set.symbols().filter(inside).fold(W::EMPTY, |kept, s| kept | W::bit(s))
    }
}
