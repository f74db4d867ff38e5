//! Owns random choices: from a seed, so that a run is the same everywhere and for ever, or from bytes that a fuzzer
//! varies.

use arau_core::{Cell, Geometry, Grid, Symbol};
use arau_random::Dice;

/// A source of choices: the bytes it was given, while they last, and then dice.
pub struct RandomSource {
    bytes: std::vec::IntoIter<u8>,
    dice: Dice,
}

impl RandomSource {
    /// The choices of a seed.
    pub fn new(seed: u64) -> RandomSource {
        RandomSource { bytes: Vec::new().into_iter(), dice: Dice::of(seed, 0) }
    }

    /// The choices that bytes spell out, one or two bytes each, so that a changed byte changes one choice.
    pub fn of_bytes(bytes: &[u8]) -> RandomSource {
        RandomSource { bytes: Vec::from(bytes).into_iter(), dice: Dice::of(0, 0) }
    }

    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        let Some(low) = self.bytes.next().map(usize::from) else { return self.dice.below(n) };
        let high = if n > 256 { self.bytes.next().map_or(0, usize::from) } else { 0 };
        (high << 8 | low) % n
    }

    /// A number from `low` to `high`.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as usize) as i64
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of the items, of which there are some.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// Puts items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// This many cells: a path through neighbours, a stretch of a group, or any cells, each once if there are enough.
    pub fn cells(&mut self, geometry: &Geometry, n: usize) -> Vec<Cell> {
        let mut cells = match self.below(3) {
            0 => self.path(geometry, n),
            1 if !geometry.groups().is_empty() => {
                let mut line = self.pick(geometry.groups()).cells.clone();
                if self.one_in(2) {
                    line.reverse();
                }
                let start = self.below(line.len());
                line[start..].to_vec()
            }
            _ => Vec::new(),
        };
        cells.truncate(n);
        let mut others: Vec<Cell> = geometry.cells().filter(|cell| !cells.contains(cell)).collect();
        self.shuffle(&mut others);
        cells.extend(others.into_iter().take(n - cells.len()));
        cells
    }

    fn path(&mut self, geometry: &Geometry, n: usize) -> Vec<Cell> {
        let mut path = vec![Cell::at(self.below(geometry.n_cells()))];
        while path.len() < n {
            let fresh: Vec<Cell> = geometry
                .neighbours(path[path.len() - 1])
                .iter()
                .copied()
                .filter(|c| !path.contains(c))
                .collect();
            if fresh.is_empty() {
                break;
            }
            path.push(*self.pick(&fresh));
        }
        path
    }

    /// A grid of few different symbols, mostly low ones, so that repeats and small sums are common.
    pub fn grid(&mut self, n_cells: usize, n_symbols: usize) -> Grid {
        let low = if self.one_in(4) { n_symbols } else { n_symbols.min(5) };
        let palette: Vec<Symbol> =
            (0..=self.below(n_symbols.min(6))).map(|_| Symbol(self.below(low) as u8)).collect();
        Grid((0..n_cells).map(|_| *self.pick(&palette)).collect())
    }

    /// The grid with its symbols renamed.
    pub fn renamed(&mut self, grid: &Grid, n_symbols: usize) -> Grid {
        let mut names: Vec<Symbol> = Symbol::first(n_symbols).collect();
        self.shuffle(&mut names);
        Grid(grid.0.iter().map(|symbol| names[symbol.idx()]).collect())
    }

    /// The grid with a cell changed or two cells swapped.
    pub fn disturbed(&mut self, grid: &Grid, n_symbols: usize) -> Grid {
        let mut symbols = grid.0.clone();
        let (a, b) = (self.below(symbols.len()), self.below(symbols.len()));
        if self.one_in(2) {
            symbols.swap(a, b);
        } else {
            symbols[a] = Symbol(self.below(n_symbols) as u8);
        }
        Grid(symbols)
    }
}
