//! `arau maths minimal`: about how many minimal 9×9 puzzles there are.

use super::running::{ChanceArgs, Watchman, begin, print_incomplete, print_result};
use crate::commands::INCOMPLETE;
use crate::run::Exit;
use arau::maths::clues::minimal::MinimalPuzzles;
use clap::Args;
use serde_json::{Value, json};

/// Estimate how many minimal 9×9 puzzles there are, by number of givens
///
/// Prints the average number per grid, the total number and the mean number of givens; then, for each number of givens
/// that occurred, the percentage of minimal puzzles with it. Each figure is followed by its standard error. A sample is
/// a population of 512 random grids from which redundant givens are removed in parallel; the estimate is unbiased.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Minimal {
    /// Number of populations; four times as many halve the error
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(2..))]
    samples: u64,

    #[command(flatten)]
    chance: ChanceArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau maths minimal
  arau maths minimal --samples 200 --seed 7 --json

Exit code: 0 if all samples were taken; 1 if the run was interrupted; 2 for bad input.";

/// Felgenhauer and Jarvis, 2005; `arau maths grids 3x3` counts them.
const N_GRIDS: f64 = 6_670_903_752_021_072_936_960.0;

/// Symmetries of the board, with new names for the digits.
const N_SYMMETRIES: f64 = 1_218_998_108_160.0;

impl Minimal {
    pub fn run(self) -> anyhow::Result<Exit> {
        begin(self.chance.json, json!({}));
        let watchman = Watchman::new(self.samples as usize);
        let pool = self.chance.threads.pool()?;
        let found = pool.install(|| MinimalPuzzles::sampled(self.chance.seed, self.samples, &watchman));
        drop(watchman);
        if found.n_samples() < 2 {
            return print_incomplete();
        }
        let is_complete = found.n_samples() == self.samples;
        let text = match self.chance.json {
            true => self.object(&found, is_complete).to_string() + "\n",
            false => in_words(&found, is_complete),
        };
        print_result(&text, is_complete)
    }

    fn object(&self, found: &MinimalPuzzles, is_complete: bool) -> Value {
        let (per_grid, error) = found.per_grid();
        let (givens, givens_error) = found.mean_givens();
        let shares: Vec<Value> = found
            .shares()
            .into_iter()
            .map(|(n, share, error)| json!({ "givens": n, "share": share, "error": error }))
            .collect();
        json!({
            "complete": is_complete, "seed": self.chance.seed, "samples": found.n_samples(),
            "per_grid": { "mean": per_grid, "error": error },
            "all": { "mean": per_grid * N_GRIDS, "error": error * N_GRIDS },
            "inequivalent": { "mean": per_grid * N_GRIDS / N_SYMMETRIES, "error": error * N_GRIDS / N_SYMMETRIES },
            "givens": { "mean": givens, "error": givens_error },
            "shares": shares,
        })
    }
}

fn in_words(found: &MinimalPuzzles, is_complete: bool) -> String {
    let (per_grid, error) = found.per_grid();
    let (givens, givens_error) = found.mean_givens();
    let mut text = format!("samples\t{}\n", found.n_samples());
    for (what, factor) in [("per grid", 1.0), ("all", N_GRIDS), ("inequivalent", N_GRIDS / N_SYMMETRIES)] {
        text += &format!("{what}\t{:.3e}\t{:.1e}\n", per_grid * factor, error * factor);
    }
    text += &format!("mean givens\t{givens:.3}\t{givens_error:.3}\n");
    for (n, share, error) in found.shares() {
        text += &format!("{n}\t{:.2e} %\t{:.1e} %\n", 100.0 * share, 100.0 * error);
    }
    if !is_complete {
        text += &format!("{INCOMPLETE}\n");
    }
    text
}
