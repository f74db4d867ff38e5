//! Owns estimates with error bars.
//!
//! Take the stacks of a grid as far as bands care: the symbols of each column of each box, without their order
//! (`stacks.rs`). Every choice of stacks goes with every other, and once they are chosen, bands do not depend on each
//! other: band i can be filled in wᵢ ways (`orders.rs`). So the number of grids is the number of choices times the mean of
//! w₁ · w₂ · … over all of them. The mean of a single wᵢ is known, since the number of bands is. If bands were
//! independent, the mean of the product would be the product of the means; that is the closed form, and what is
//! sampled is only how far it is off.
//!
//! Let uᵢ be wᵢ over its mean and q the weight of the stacks. The means of q and of every q · uᵢ are 1. Then
//! 1 + q · (u₁u₂… − 1 − Σ(uᵢ − 1)) has the mean of q · u₁u₂…, number over closed form, and varies less.

use super::large::Large;
use super::orders::n_orders;
use super::stacks::{Stack, Stacks};
use super::{RowChoices, closed_form};
use crate::counting::factors::factorial;
use crate::symmetry::Boxes;
use arau_random::Dice;
use num_bigint::BigUint;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::sync::atomic::{AtomicU64, Ordering};

/// Samples the number of grids with boxes of a size.
pub struct Estimator {
    /// No more rows than columns: turning a grid over alters no number, and low bands are counted sooner.
    boxes: Boxes,
    closed_form: Large,
    stacks: Stacks,
    mean_orders: f64,
}

/// Blocks that are shared out at a time.
const ROUND: u64 = 1024;

impl Estimator {
    /// For boxes that [`is_possible`](super::is_possible) allows.
    pub fn new(boxes: Boxes) -> Estimator {
        let Boxes { rows, columns } = boxes;
        let boxes = Boxes { rows: rows.min(columns), columns: rows.max(columns) };
        let choices = RowChoices::new(boxes);
        Estimator {
            boxes,
            closed_form: closed_form(boxes, &choices),
            stacks: Stacks::new(boxes.rows, boxes.columns, &choices.of_stacks),
            mean_orders: mean_orders(boxes, &choices.of_bands),
        }
    }

    /// The number if bands and stacks did not depend on each other.
    pub fn closed_form(&self) -> Large {
        self.closed_form
    }

    /// Samples that take a few seconds, or half a minute where this many are needed for an error of 0.0003.
    pub fn usual_samples(&self) -> u64 {
        match (self.boxes.rows, self.boxes.columns) {
            (..=3, ..=3) | (2, ..=5) => 200_000,
            (..=3, ..=4) => 1_000_000,
            (..=3, _) => 20_000,
            (4, 4) => 2000,
            (4, _) => 400,
            _ => 100,
        }
    }

    /// This many samples, on the threads of the current rayon pool. Now and then `goes_on` is told how many are done; if it
    /// says no, the samples that are there have to do. Without that, seed and number alone tell the result.
    pub fn run(&self, seed: u64, n_samples: u64, goes_on: impl Fn(u64) -> bool + Sync) -> Estimate {
        let size = self.samples_at_a_time();
        let n_blocks = n_samples.div_ceil(size);
        let n_done = AtomicU64::new(0);
        let mut tally = Tally::default();
        for round in (0..n_blocks).step_by(ROUND as usize) {
            if !goes_on(n_done.load(Ordering::Relaxed)) {
                break;
            }
            let blocks = (round..n_blocks.min(round + ROUND)).into_par_iter().map(|block| {
                let numbers = block * size..n_samples.min((block + 1) * size);
                let mut tally = Tally::default();
                if goes_on(n_done.load(Ordering::Relaxed)) {
                    n_done.fetch_add(numbers.end - numbers.start, Ordering::Relaxed);
                    numbers.for_each(|number| tally.add(self.sample(&mut Dice::of(seed, number))));
                }
                tally
            });
            // Put together in order: sums of fractions depend on it.
            tally = blocks.collect::<Vec<_>>().into_iter().fold(tally, Tally::with);
        }
        Estimate { closed_form: self.closed_form, tally }
    }

    /// So many that a thread comes back soon.
    fn samples_at_a_time(&self) -> u64 {
        if self.boxes.rows <= 3 { 16 } else { 1 }
    }

    /// A number whose mean is the number of grids over the closed form.
    fn sample(&self, dice: &mut Dice) -> f64 {
        let Boxes { rows, columns } = self.boxes;
        let stacks: Vec<Stack> = (0..rows).map(|_| self.stacks.draw(dice)).collect();
        let weight: f64 = stacks.iter().map(|stack| stack.weight).product();
        let mut band = Vec::with_capacity(rows * columns);
        let (mut product, mut sum) = (1.0, 0.0);
        for i in 0..columns {
            band.clear();
            stacks.iter().for_each(|stack| band.extend_from_slice(&stack.boxes[i]));
            let share = n_orders(&band, dice) / self.mean_orders;
            product *= share;
            sum += share - 1.0;
        }
        1.0 + weight * (product - 1.0 - sum)
    }
}

/// The mean of the ways to fill a band whose columns are given: the number of bands over the ways to choose columns.
fn mean_orders(Boxes { rows, columns }: Boxes, choices: &BigUint) -> f64 {
    let bands = factorial(columns).pow((rows * (rows - 1)) as u32)
        * choices
        * factorial(rows).pow((rows * columns) as u32);
    Large::ratio(&bands, &factorial(rows * columns).pow(rows as u32 - 1)).as_f64()
}

/// What samples tell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    closed_form: Large,
    tally: Tally,
}

impl Estimate {
    /// How many samples there are.
    pub fn n_samples(&self) -> u64 {
        self.tally.n
    }

    /// The number of grids over the closed form.
    pub fn ratio(&self) -> f64 {
        self.tally.mean
    }

    /// The standard error of the ratio; unknown with less than two samples.
    pub fn error(&self) -> f64 {
        let n = self.tally.n as f64;
        (self.tally.squares / (n - 1.0) / n).sqrt()
    }

    /// The number of grids.
    pub fn mean(&self) -> Large {
        self.closed_form.times(self.ratio())
    }

    /// From where to where the number lies, this many standard errors either way.
    pub fn interval(&self, errors: f64) -> [Large; 2] {
        [-errors, errors].map(|errors| self.closed_form.times(self.ratio() + errors * self.error()))
    }
}

/// Samples so far: how many, their mean, and the sum of squared differences from it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Tally {
    n: u64,
    mean: f64,
    squares: f64,
}

impl Tally {
    fn add(&mut self, sample: f64) {
        *self = self.with(Tally { n: 1, mean: sample, squares: 0.0 });
    }

    fn with(self, other: Tally) -> Tally {
        let n = self.n + other.n;
        if n == 0 {
            return self;
        }
        let difference = other.mean - self.mean;
        let share = other.n as f64 / n as f64;
        Tally {
            n,
            mean: self.mean + difference * share,
            squares: self.squares + other.squares + difference * difference * share * self.n as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn large(number: &str) -> Large {
        Large::from(&number.parse().unwrap())
    }

    fn assert_covers(rows: usize, columns: usize, n_samples: u64, worst_error: f64, number: &str) {
        let estimator = Estimator::new(Boxes { rows, columns });
        let estimate = estimator.run(1, n_samples, |_| true);
        let truth = large(number).over(estimator.closed_form());
        let (ratio, error) = (estimate.ratio(), estimate.error());
        assert!((ratio - truth).abs() < 4.0 * error, "{rows}x{columns}: {ratio} ± {error}, not {truth}");
        assert!(error < worst_error, "{rows}x{columns}: {error}");
    }

    #[test]
    fn intervals_cover_the_exact_numbers() {
        // Four standard errors: with another seed each would fail once in 16,000 times.
        assert_covers(2, 2, 20_000, 0.001, "288");
        assert_covers(2, 3, 40_000, 0.006, "28200960");
        assert_covers(2, 4, 20_000, 0.01, "29136487207403520");
        assert_covers(2, 5, 10_000, 0.02, "1903816047972624930994913280000");
        assert_covers(3, 3, 40_000, 0.001, "6670903752021072936960");
        assert_covers(4, 3, 20_000, 0.004, "81171437193104932746936103027318645818654720000");
    }

    #[test]
    fn neither_threads_nor_turning_over_alter_the_estimate() {
        let run = |rows, columns, n_threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().unwrap();
            pool.install(|| Estimator::new(Boxes { rows, columns }).run(5, 1000, |_| true))
        };
        let estimate = run(3, 2, 1);
        assert_eq!(estimate.n_samples(), 1000);
        assert_eq!(estimate, run(3, 2, 3));
        assert_eq!(estimate, run(2, 3, 2));
        let fewer = Estimator::new(Boxes { rows: 2, columns: 3 }).run(5, 1000, |n_done| n_done < 100);
        assert!((100..1000).contains(&fewer.n_samples()), "{}", fewer.n_samples());
    }

    #[test]
    fn tallies_know_mean_and_error() {
        let mut tally = Tally::default();
        [1.0, 2.0, 3.0, 4.0].into_iter().for_each(|sample| tally.add(sample));
        assert_eq!(tally, Tally { n: 4, mean: 2.5, squares: 5.0 });
        let estimate = Estimate { closed_form: large("1000"), tally };
        assert!((estimate.error() - (5.0f64 / 12.0).sqrt()).abs() < 1e-12);
        assert_eq!(estimate.mean().to_string(), "2.5000e3");
        assert_eq!(estimate.interval(2.0).map(|end| end.to_string()), ["1.2090e3", "3.7910e3"]);
    }
}
