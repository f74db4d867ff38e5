//! `arau maths latin`: how many Latin squares there are.

use super::counting::{CountingArgs, print_incomplete, print_result};
use crate::run::Exit;
use arau_maths::latin::{ORDERS, plan, reduced};
use clap::Args;
use serde_json::json;

/// Count the Latin squares of an order
///
/// Prints, separated by tabs, the order n, the number L(n) of reduced squares, whose first row and column are in order, and
/// the number N(n) = n! (n-1)! L(n) of all.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Latin {
    /// The order
    #[arg(value_name = "N")]
    order: usize,

    #[command(flatten)]
    counting: CountingArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau maths latin 7
  arau maths latin 9 --threads 2 --json

Exit code: 0 if the numbers are known; 1 if the run was interrupted; 2 for bad input.";

impl Latin {
    pub fn run(self) -> anyhow::Result<Exit> {
        let n = self.order;
        if !ORDERS.contains(&n) {
            anyhow::bail!(
                "Latin squares of order {n} cannot be counted; there are {} to {}",
                ORDERS.start(),
                ORDERS.end()
            );
        }
        self.counting.begin(json!({ "order": n }));
        let Some(all) = self.counting.count(|| plan(n))? else { return print_incomplete() };
        let reduced = reduced(n, &all);
        let object = || json!({ "order": n, "complete": true, "reduced": reduced.to_string(), "all": all.to_string() });
        print_result(&if self.counting.json {
            object().to_string()
        } else {
            format!("{n}\t{reduced}\t{all}")
        })
    }
}
