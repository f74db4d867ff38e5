//! `arau maths rectangle`: whether a proper 9×9 puzzle can have an empty rectangle of a size.

use super::clues::line_of;
use super::running::{ThreadsArg, Watchman, begin, print_incomplete, print_result};
use crate::args::parse_box;
use crate::run::Exit;
use arau::maths::rectangles::{Emptiness, Reason, can_be_empty};
use clap::Args;
use serde_json::{Value, json};

/// Find out whether a proper 9×9 puzzle can have an empty rectangle of a given size
///
/// Prints a puzzle that has one, or `impossible` and why, which is proved by trying everything that could fill the
/// rectangle. Most sizes take a second; 6x6 takes minutes.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Rectangle {
    /// Rows x columns of the rectangle; it may also lie the other way
    #[arg(value_name = "RxC", value_parser = parse_box)]
    size: (usize, usize),

    #[command(flatten)]
    threads: ThreadsArg,

    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  arau maths rectangle 4x8
  arau maths rectangle 5x7
  arau maths rectangle 6x6 --threads 2

Exit code: 0 if there is such a puzzle; 1 if there is none, or if the run was interrupted; 2 for bad input.";

impl Rectangle {
    pub fn run(self) -> anyhow::Result<Exit> {
        let (rows, columns) = self.size;
        if rows.max(columns) > 9 {
            anyhow::bail!(
                "a rectangle of {rows}x{columns} does not fit on the 9x9 board; sides must be 1 to 9"
            );
        }
        let size = format!("{rows}x{columns}");
        begin(self.json, json!({ "rectangle": size }));
        let watchman = Watchman::new(1000);
        let answer = self.threads.pool()?.install(|| can_be_empty(rows, columns, &watchman));
        drop(watchman);
        let puzzle = match &answer {
            Emptiness::Stopped => return print_incomplete(),
            Emptiness::Possible(puzzle) => Some(line_of(puzzle)),
            Emptiness::Impossible(_) => None,
        };
        let text = match (self.json, &puzzle) {
            (true, _) => {
                json!({
                    "rectangle": size, "complete": true, "possible": puzzle.is_some(), "puzzle": puzzle,
                    "proof": proof(&answer),
                })
                .to_string()
                    + "\n"
            }
            (false, Some(puzzle)) => format!("{puzzle}\n"),
            (false, None) => format!("impossible\t{}\n", in_words(&answer)),
        };
        let exit = print_result(&text, true)?;
        Ok(if puzzle.is_some() { exit } else { Exit::No })
    }
}

fn in_words(answer: &Emptiness) -> String {
    match answer {
        Emptiness::Impossible(Reason::TwoWholeLines) => {
            "two whole rows of a band would be empty and could be exchanged".into()
        }
        Emptiness::Impossible(Reason::AllTried(effort)) => format!(
            "{} contents of three rows in a band, {} with more rows, {} of them rigid, none part of a grid",
            effort.bands, effort.tried, effort.rigid
        ),
        Emptiness::Possible(_) | Emptiness::Stopped => String::new(),
    }
}

fn proof(answer: &Emptiness) -> Value {
    match answer {
        Emptiness::Impossible(Reason::TwoWholeLines) => json!("two whole lines"),
        Emptiness::Impossible(Reason::AllTried(effort)) => {
            json!({ "bands": effort.bands, "tried": effort.tried, "rigid": effort.rigid })
        }
        Emptiness::Possible(_) | Emptiness::Stopped => Value::Null,
    }
}
