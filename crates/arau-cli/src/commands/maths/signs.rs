//! `arau maths signs`: a puzzle of Misawa's kind with few signs and nothing given.

use super::clues::line_of;
use super::running::{ChanceArgs, Watchman, begin, print_result};
use crate::commands::INCOMPLETE;
use crate::run::Exit;
use crate::watch;
use arau::maths::clues::signs::{SignPuzzle, Signs as Found, hunt};
use clap::Args;
use serde_json::json;
use std::cmp::Ordering;
use std::fmt::Write as _;

/// Look for a puzzle of cages with few signs between them, no givens and one solution
///
/// Prints the puzzle as a document, or `none` if none was found. Three signs can suffice; two never do.
///
/// Seven cages of nine cells are drawn at random until only one grid is left up to renaming its digits. The remaining
/// cells are divided into cages whose signs leave only one way to name the digits. The same seed gives the same puzzle.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Signs {
    /// Number of signs
    #[arg(long, value_name = "K", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=8))]
    size: u64,

    /// Number of attempts before giving up
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    tries: u64,

    #[command(flatten)]
    chance: ChanceArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau maths signs > three.toml
  arau solve three.toml
  arau maths signs --size 4 --seed 7 --json

An attempt takes some hundredths of a second. How many are needed is a matter of luck: a hundred, or many thousands.

Exit code: 0 if a puzzle was found; 1 if not, or if the run was interrupted; 2 for bad input.";

impl Signs {
    pub fn run(self) -> anyhow::Result<Exit> {
        begin(self.chance.json, json!({ "signs": self.size }));
        let n_threads = self.chance.threads.pool()?.current_num_threads();
        let watchman = Watchman::new(self.tries as usize);
        let found = hunt(self.size as usize, self.chance.seed, self.tries, n_threads, &watchman);
        drop(watchman);
        let is_complete = found.puzzle.is_some() || !watch::is_interrupted();
        let text = match self.chance.json {
            true => self.object(&found, is_complete) + "\n",
            false => in_words(&found, is_complete),
        };
        let exit = print_result(&text, is_complete)?;
        Ok(if found.puzzle.is_some() { exit } else { Exit::No })
    }

    fn object(&self, found: &Found, is_complete: bool) -> String {
        json!({
            "signs": self.size, "seed": self.chance.seed, "complete": is_complete, "found": found.puzzle.is_some(),
            "puzzle": found.puzzle.as_ref().map(document),
            "effort": { "draws": found.n_drawn, "rigid": found.n_rigid },
        })
        .to_string()
    }
}

fn in_words(found: &Found, is_complete: bool) -> String {
    match &found.puzzle {
        Some(puzzle) => document(puzzle),
        None if is_complete => "none\n".into(),
        None => format!("{INCOMPLETE}\n"),
    }
}

/// The puzzle as a document.
fn document(puzzle: &SignPuzzle) -> String {
    let mut text = String::from("variant = \"misawa\"\n");
    let _ = writeln!(text, "solution = \"{}\"", line_of(&puzzle.solution));
    for &cage in &puzzle.cages {
        let _ = writeln!(text, "\n[[killer-cage]]\ncells = \"{}\"", cells(cage));
    }
    for sign in &puzzle.signs {
        let (left, right) = (cells(puzzle.cages[sign.left]), cells(puzzle.cages[sign.right]));
        let relation = match sign.relation {
            Ordering::Less => "<",
            Ordering::Equal => "=",
            Ordering::Greater => ">",
        };
        let _ = writeln!(
            text,
            "\n[[cage-comparison]]\ncells = \"{left}\"\nother = \"{right}\"\nrelation = \"{relation}\""
        );
    }
    text
}

fn cells(cage: u128) -> String {
    let cells = (0..81).filter(|cell| cage >> cell & 1 == 1);
    cells.map(|cell| format!("r{}c{}", cell / 9 + 1, cell % 9 + 1)).collect::<Vec<_>>().join(" ")
}
