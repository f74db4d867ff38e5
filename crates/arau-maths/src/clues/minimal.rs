//! Owns estimates of how many minimal puzzles there are, by their number of givens.
//!
//! From full grids one redundant given after the other is taken away, each redundant one being equally likely, until none is
//! left. Had any given been taken, redundant or not, what is left would be a random choice of this many cells. That the step was
//! chosen among r of m givens is made good by a factor r / m. So the product of these factors is, on average, the share of all
//! choices of n cells that are minimal puzzles with n givens (Knuth's estimate of the size of a tree, 1975).
//!
//! The factors of a single grid would vary too much. So a population of puzzles goes together: after each step it is
//! drawn anew, each puzzle in proportion to its factor, and the mean of the factors is kept. That has no bias either
//! (Del Moral, "Feynman-Kac Formulae", 2004). Each population is a sample.

use super::search::{Nobody, Watcher};
use arau_core::Classic;
use arau_nine::InstructionSet;
use arau_nine::questions::redundant_givens;
use arau_random::{Dice, random_grid};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

/// What samples tell about the minimal puzzles of a grid.
#[derive(Clone, PartialEq, Debug)]
pub struct MinimalPuzzles {
    n_samples: u64,
    all: Sum,
    by_givens: Vec<Sum>,
    /// Of the givens of all puzzles.
    givens: Sum,
}

/// A sum of samples, and of their squares.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Sum {
    values: f64,
    squares: f64,
    /// Of the value, times that of all puzzles.
    mixed: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.values += value;
        self.squares += value * value;
    }

    /// The mean and its standard error.
    fn mean(&self, n_samples: u64) -> (f64, f64) {
        let n = n_samples as f64;
        let mean = self.values / n;
        (mean, ((self.squares / n - mean * mean).max(0.0) / (n - 1.0)).sqrt())
    }
}

/// Puzzles of a population.
const POPULATION: usize = 512;

impl MinimalPuzzles {
    /// Of random grids, by populations from a seed. Fewer than asked for if the watcher has ended it; the watcher hears of
    /// populations. What comes out does not depend on the number of threads.
    pub fn sampled(seed: u64, n_samples: u64, watcher: &dyn Watcher) -> MinimalPuzzles {
        let mut all = MinimalPuzzles::none();
        let at_once = rayon::current_num_threads() as u64;
        let mut first = 0;
        while first < n_samples && !watcher.wants_stop() {
            let end = n_samples.min(first + at_once);
            let samples: Vec<[f64; 82]> = (first..end)
                .into_par_iter()
                .map(|number| {
                    let mut dice = Dice::of(seed, number);
                    let grids = (0..POPULATION).map(|_| random_grid(&mut dice)).collect();
                    n_minimal_within(grids, &mut dice)
                })
                .collect();
            samples.iter().for_each(|sample| all.add(sample));
            watcher.done(end as usize);
            first = end;
        }
        all
    }

    fn none() -> MinimalPuzzles {
        MinimalPuzzles {
            n_samples: 0,
            all: Sum::default(),
            by_givens: vec![Sum::default(); 82],
            givens: Sum::default(),
        }
    }

    fn add(&mut self, by_givens: &[f64; 82]) {
        let all: f64 = by_givens.iter().sum();
        let givens: f64 = by_givens.iter().enumerate().map(|(n, number)| n as f64 * number).sum();
        self.n_samples += 1;
        self.all.add(all);
        self.givens.add(givens);
        self.givens.mixed += all * givens;
        for (sum, &number) in self.by_givens.iter_mut().zip(by_givens) {
            sum.add(number);
            sum.mixed += number * all;
        }
    }

    /// How many samples there are.
    pub fn n_samples(&self) -> u64 {
        self.n_samples
    }

    /// The mean number of minimal puzzles of a grid, and its standard error.
    pub fn per_grid(&self) -> (f64, f64) {
        self.all.mean(self.n_samples)
    }

    /// The mean number of givens of a minimal puzzle, and its standard error.
    pub fn mean_givens(&self) -> (f64, f64) {
        self.ratio(&self.givens)
    }

    /// The share of minimal puzzles with each number of givens that was met, and its standard error.
    pub fn shares(&self) -> Vec<(usize, f64, f64)> {
        let met = self.by_givens.iter().enumerate().filter(|(_, sum)| sum.values > 0.0);
        met.map(|(n_givens, sum)| {
            let (share, error) = self.ratio(sum);
            (n_givens, share, error)
        })
        .collect()
    }

    /// A sum over that of all puzzles, and its standard error.
    fn ratio(&self, sum: &Sum) -> (f64, f64) {
        let n = self.n_samples as f64;
        let ratio = sum.values / self.all.values;
        let variance = sum.squares - 2.0 * ratio * sum.mixed + ratio * ratio * self.all.squares;
        (ratio, (variance.max(0.0) / n / (n - 1.0)).sqrt() / (self.all.values / n))
    }
}

/// A sample of the number of minimal puzzles that proper puzzles with as many givens contain, for each number of givens: the
/// mean over these puzzles.
fn n_minimal_within(mut puzzles: Vec<Classic>, dice: &mut Dice) -> [f64; 82] {
    let mut n_minimal = [0.0; 82];
    let n_puzzles = puzzles.len();
    let n_start = puzzles[0].iter().filter(|&&digit| digit != 0).count();
    let mut share = 1.0;
    for n in (0..=n_start).rev() {
        let mut redundant = redundant_givens(InstructionSet::best(), &puzzles, u64::MAX, None);
        let n_ended = redundant.iter().filter(|redundant| redundant.cells.is_empty()).count();
        n_minimal[n] = share * binomial(n_start, n) * n_ended as f64 / n_puzzles as f64;
        let choices: u64 = redundant.iter().map(|redundant| redundant.cells.len() as u64).sum();
        if choices == 0 {
            break;
        }
        share *= choices as f64 / (n * n_puzzles) as f64;
        // One in this many choices, at even distances from a random start: puzzles come in proportion to their choices.
        let mut next = dice.throw([choices])[0] as u64;
        let mut drawn = Vec::with_capacity(n_puzzles);
        let mut passed = 0;
        for (puzzle, redundant) in puzzles.iter().zip(&mut redundant) {
            let cells = &mut redundant.cells;
            passed += (cells.len() * n_puzzles) as u64;
            while next < passed {
                let mut other = *puzzle;
                let choice = dice.throw([cells.len() as u64])[0];
                other[cells[choice]] = 0;
                drawn.push(other);
                next += choices;
            }
        }
        puzzles = drawn;
    }
    n_minimal
}

fn binomial(n: usize, k: usize) -> f64 {
    (0..k).map(|i| (n - i) as f64 / (k - i) as f64).product()
}

/// The same without anybody watching.
pub fn sampled(seed: u64, n_samples: u64) -> MinimalPuzzles {
    MinimalPuzzles::sampled(seed, n_samples, &Nobody)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_make::classic::generate;
    use arau_nine::{SearchOptions, solve_many};

    /// The minimal puzzles within a proper puzzle, by trying every subset of its redundant givens.
    fn brute_force(puzzle: &Classic) -> Vec<f64> {
        let set = InstructionSet::best();
        let redundant = &redundant_givens(set, &[*puzzle], u64::MAX, None)[0].cells;
        let mut n_by_givens = vec![0.0; 82];
        for gone in 0u32..1 << redundant.len() {
            let mut rest = *puzzle;
            redundant
                .iter()
                .enumerate()
                .filter(|(i, _)| gone >> i & 1 == 1)
                .for_each(|(_, &cell)| rest[cell] = 0);
            let is_proper = solve_many(&[rest], &SearchOptions::unique())[0].count.n_solutions == 1;
            if is_proper && redundant_givens(set, &[rest], u64::MAX, None)[0].cells.is_empty() {
                n_by_givens[rest.iter().filter(|&&digit| digit != 0).count()] += 1.0;
            }
        }
        n_by_givens
    }

    #[test]
    fn means_are_those_of_trying_everything() {
        let made = &generate(InstructionSet::best(), 5, 0..1)[0];
        let mut puzzle = made.puzzle;
        let empty: Vec<usize> = (0..81).filter(|&cell| puzzle[cell] == 0).collect();
        empty.iter().step_by(7).for_each(|&cell| puzzle[cell] = made.solution[cell]);
        let expected = brute_force(&puzzle);
        let mut estimate = MinimalPuzzles::none();
        for number in 0..60 {
            estimate.add(&n_minimal_within(vec![puzzle; 20], &mut Dice::of(9, number)));
        }
        let all: f64 = expected.iter().sum();
        assert!(all > 10.0, "{all} puzzles are enough for a test");
        let (mean, error) = estimate.per_grid();
        assert!((mean - all).abs() < 5.0 * error && error < 0.1 * all, "{mean} ± {error}, not {all}");
        for (n_givens, share, error) in estimate.shares() {
            let expected = expected[n_givens] / all;
            assert!(
                (share - expected).abs() < 5.0 * error + 1e-9,
                "{n_givens}: {share} ± {error}, not {expected}"
            );
        }
        let mean_givens = expected.iter().enumerate().map(|(n, number)| n as f64 * number).sum::<f64>() / all;
        let (mean, error) = estimate.mean_givens();
        assert!((mean - mean_givens).abs() < 5.0 * error, "{mean} ± {error}, not {mean_givens}");
    }

    #[test]
    fn random_grids_have_as_many_as_others_have_found() {
        // Berthier, 2009: 4.67e15 minimal puzzles per grid, 26.577 givens on average.
        let estimate = sampled(1, 6);
        let (mean, error) = estimate.per_grid();
        assert!((mean - 4.67e15).abs() < 4.0 * error && error < 1.5e15, "{mean} ± {error}");
        let (givens, error) = estimate.mean_givens();
        assert!((givens - 26.577).abs() < 4.0 * error && error < 0.3, "{givens} ± {error}");
    }
}
