//! `arau maths estimate`: about how many grids there are with boxes of a size.

use super::running::{ChanceArgs, bar, begin, print_incomplete, print_result};
use crate::args::parse_box;
use crate::commands::INCOMPLETE;
use crate::run::Exit;
use crate::watch;
use arau::maths::counting::kind;
use arau::maths::estimates::{self, Estimator, is_possible};
use arau::maths::symmetry::Boxes;
use clap::Args;
use serde_json::json;

/// Estimate the number of grids with boxes of a size
///
/// Prints, one per line, the closed form of Kilfoyle and Silver, the number of samples, the estimate, its 95 %
/// confidence interval, and the exact number if it can be counted quickly. The estimate is unbiased; the closed form is
/// not.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Estimate {
    /// Rows x columns of a box: up to 5x5, and 2x6
    #[arg(value_name = "RxC", value_parser = parse_box)]
    size: (usize, usize),

    /// Number of samples; four times as many halve the interval [default: enough for a few seconds]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(2..))]
    samples: Option<u64>,

    #[command(flatten)]
    chance: ChanceArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau maths estimate 3x3
  arau maths estimate 4x4 --samples 10000 --seed 7
  arau maths estimate 5x5 --json

Exit code: 0 if all samples were taken; 1 if the run was interrupted; 2 for bad input.";

/// The standard errors either way that hold 95 % of a normal distribution.
const ERRORS: f64 = 1.96;

/// What is counted in a moment.
const QUICK: [(usize, usize); 4] = [(2, 2), (2, 3), (2, 4), (3, 3)];

impl Estimate {
    pub fn run(self) -> anyhow::Result<Exit> {
        let (rows, columns) = self.size;
        if !is_possible(Boxes { rows, columns }) {
            anyhow::bail!("the number of {rows}x{columns} grids cannot be estimated; 2x2 to 5x5 and 2x6 can");
        }
        begin(self.chance.json, json!({ "grids": format!("{rows}x{columns}") }));
        self.chance.threads.pool()?.install(|| self.run_here())
    }

    fn run_here(&self) -> anyhow::Result<Exit> {
        let (rows, columns) = self.size;
        let estimator = Estimator::new(Boxes { rows, columns });
        let n_samples = self.samples.unwrap_or_else(|| estimator.usual_samples());
        let bar = bar(n_samples as usize, 0);
        let estimate = estimator.run(self.chance.seed, n_samples, |n_done| {
            bar.as_ref().inspect(|bar| bar.set_position(n_done));
            !watch::is_interrupted()
        });
        bar.inspect(|bar| bar.finish_and_clear());
        if estimate.n_samples() < 2 {
            return print_incomplete();
        }
        let is_complete = estimate.n_samples() == n_samples;
        print_result(&self.told(&estimator, &estimate, is_complete), is_complete)
    }

    fn told(&self, estimator: &Estimator, estimate: &estimates::Estimate, is_complete: bool) -> String {
        let (rows, columns) = self.size;
        let is_quick = is_complete && QUICK.contains(&(rows.min(columns), rows.max(columns)));
        let id = format!("{rows}x{columns}");
        let exact = kind(&id).filter(|_| is_quick).map(|kind| kind.plan().count());
        let [from, to] = estimate.interval(ERRORS);
        if self.chance.json {
            let mut object = json!({
                "grids": id, "complete": is_complete, "seed": self.chance.seed,
                "closed_form": estimator.closed_form().to_string(), "samples": estimate.n_samples(),
                "estimate": estimate.mean().to_string(), "interval": [from.to_string(), to.to_string()],
                "ratio": estimate.ratio(), "error": estimate.error(),
            });
            if let Some(exact) = exact {
                object["exact"] = exact.to_string().into();
            }
            return format!("{object}\n");
        }
        let mut text = format!("closed form\t{}\n", estimator.closed_form());
        text += &format!("samples\t{}\n", estimate.n_samples());
        text += &format!("estimate\t{}\ninterval\t{from}\t{to}\n", estimate.mean());
        if let Some(exact) = exact {
            text += &format!("exact\t{exact}\n");
        }
        if !is_complete {
            text += &format!("{INCOMPLETE}\n");
        }
        text
    }
}
