//! `arau maths latin`: how many Latin squares there are, random ones, and the mates of one.

use super::counting::CountingArgs;
use super::running::{print_incomplete, print_result};
use crate::commands::INCOMPLETE;
use crate::output;
use crate::run::Exit;
use crate::watch;
use anyhow::bail;
use arau::maths::latin::mates::{self, Transversals};
use arau::maths::latin::random::random_square;
use arau::maths::latin::square::{self, Square};
use arau::maths::latin::{ORDERS, plan, reduced};
use arau::random::Dice;
use clap::Args;
use serde_json::json;
use std::ops::ControlFlow;

/// Count the Latin squares of an order, draw random ones, or find the mates of one
///
/// Prints, separated by tabs, the order n, the number L(n) of reduced squares, whose first row and column are in order, and
/// the number N(n) = n! (n-1)! L(n) of all.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Latin {
    /// The order
    #[arg(value_name = "N", required_unless_present = "mates", conflicts_with = "mates")]
    order: Option<usize>,

    /// Print N random squares of this order instead, one per line [default N: 1]
    #[arg(long, value_name = "COUNT", num_args = 0..=1, default_missing_value = "1", conflicts_with = "checkpoint")]
    random: Option<u64>,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Print the numbers of transversals and of orthogonal mates of this square, up to the names of the mates' symbols
    #[arg(long, value_name = "SQUARE", conflicts_with_all = ["random", "checkpoint"])]
    mates: Option<String>,

    /// Also print the mates, one per line, with their first row in order
    #[arg(long, requires = "mates", conflicts_with = "json")]
    all: bool,

    #[command(flatten)]
    counting: CountingArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau maths latin 7
  arau maths latin 9 --threads 2 --json
  arau maths latin 10 --random 5 --seed 3
  arau maths latin --mates 1234/2143/3412/4321 --all

Write a square as its symbols 1-9 A-Z a-z, row by row; spaces and / are ignored.

Exit code: 0 if the numbers are known; 1 if the run was interrupted or there is no mate; 2 for bad input.";

impl Latin {
    pub fn run(self) -> anyhow::Result<Exit> {
        match (&self.mates, self.random, self.order) {
            (Some(square), ..) => self.find_mates(square),
            (_, Some(number), Some(order)) => self.draw(order, number),
            (_, _, order) => self.count(order.unwrap_or_default()),
        }
    }

    fn count(&self, n: usize) -> anyhow::Result<Exit> {
        if !ORDERS.contains(&n) {
            bail!(
                "Latin squares of order {n} cannot be counted; orders {} to {} can",
                ORDERS.start(),
                ORDERS.end()
            );
        }
        self.counting.begin(json!({ "order": n }));
        let Some(all) = self.counting.count(|| plan(n))? else { return print_incomplete() };
        let reduced = reduced(n, &all);
        let object = || json!({ "order": n, "complete": true, "reduced": reduced.to_string(), "all": all.to_string() });
        let text = if self.counting.json { object().to_string() } else { format!("{n}\t{reduced}\t{all}") };
        print_result(&(text + "\n"), true)
    }

    fn draw(&self, order: usize, number: u64) -> anyhow::Result<Exit> {
        if !(1..=square::MAX_ORDER).contains(&order) {
            bail!("the order of a random Latin square must be 1 to {}, not {order}", square::MAX_ORDER);
        }
        watch::handle_interrupts();
        for number in 0..number {
            if watch::is_interrupted() {
                eprintln!("arau: {INCOMPLETE}");
                return Ok(Exit::No);
            }
            let square = random_square(order, &mut Dice::of(self.seed, number));
            match self.counting.json {
                true => {
                    let object = json!({ "order": order, "square": square.to_string() });
                    output::print(&format!("{object}\n"))?;
                }
                false => output::print(&format!("{square}\n"))?,
            }
        }
        Ok(Exit::Yes)
    }

    fn find_mates(&self, text: &str) -> anyhow::Result<Exit> {
        let square =
            Square::parse(text).map_err(|why| anyhow::anyhow!("this is not a Latin square: {why}"))?;
        let Some(transversals) = Transversals::new(&square) else {
            bail!("mates can be found up to order {}, not {}", mates::MAX_ORDER, square.order());
        };
        if self.all {
            watch::handle_interrupts();
            watch::set_last_words(format!("{INCOMPLETE}\n"));
            let mut failure = None;
            let ended = transversals.for_each_mate(|mate| {
                failure = output::print(&format!("{mate}\n")).err();
                if failure.is_some() || watch::is_interrupted() {
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            });
            if let Some(failure) = failure {
                return Err(failure);
            }
            if ended.is_break() {
                return print_incomplete();
            }
        }
        let (n_transversals, n_mates) = (transversals.len(), transversals.n_mates());
        match self.counting.json {
            true => {
                let object =
                    json!({ "order": square.order(), "transversals": n_transversals, "mates": n_mates });
                output::print(&format!("{object}\n"))?;
            }
            false => output::print(&format!("transversals\t{n_transversals}\nmates\t{n_mates}\n"))?,
        }
        Ok(if n_mates > 0 { Exit::Yes } else { Exit::No })
    }
}
