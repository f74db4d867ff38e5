//! `arau maths hunt`: a puzzle with few givens.

use super::clues::line_of;
use super::running::{ChanceArgs, Watchman, begin, print_incomplete, print_result};
use crate::commands::INCOMPLETE;
use crate::run::Exit;
use crate::watch;
use arau::maths::clues::hunt::{Bag, Hunt as Hunting, SYMMETRIES, Symmetry, VARIANTS, Variant};
use clap::Args;
use clap::builder::PossibleValuesParser;
use serde_json::json;

/// Look for a 9×9 puzzle with few givens and one solution
///
/// Prints the puzzle. If no walk finds one, prints `none` and the puzzle with the fewest givens that it met. Finding none
/// proves nothing.
///
/// Random walks start from minimal puzzles and exchange one given at a time. The same seed leads to the same puzzle.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Hunt {
    /// The rules: classic, or a variant that consists of houses alone
    #[arg(value_parser = PossibleValuesParser::new(VARIANTS.iter().map(|variant| variant.id)))]
    variant: String,

    /// Greatest number of givens
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..=81))]
    size: u64,

    /// Symmetry of the givens
    #[arg(long, value_parser = PossibleValuesParser::new(SYMMETRIES.iter().map(|symmetry| symmetry.id)))]
    symmetry: Option<String>,

    /// Number of walks before giving up
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    tries: u64,

    #[command(flatten)]
    chance: ChanceArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau maths hunt nrc --size 12
  arau maths hunt x --size 12 --seed 7 --tries 1000 --json
  arau maths hunt 3x3 --size 20 --symmetry half-turn

The fewest givens known: 17 for 3x3, 18 with a symmetry, 11 for nrc and dg, 12 for x, 8 for hypercube. For nrc, dg and \
x these take seconds to minutes; 18 with a symmetry has never been found this way.

Exit code: 0 if a puzzle was found; 1 if not, or if the run was interrupted; 2 for bad input.";

impl Hunt {
    pub fn run(self) -> anyhow::Result<Exit> {
        begin(self.chance.json, json!({ "hunt": self.variant, "size": self.size }));
        let hunting = Hunting::new(self.variant()?, self.symmetry(), self.size as usize, self.chance.seed);
        let n_threads = self.chance.threads.pool()?.current_num_threads();
        let watchman = Watchman::new(self.tries as usize);
        let bag = hunting.run(self.tries, n_threads, &watchman);
        drop(watchman);
        if bag.puzzle.is_none() {
            return print_incomplete();
        }
        let is_complete = bag.is_found || !watch::is_interrupted();
        let text = match self.chance.json {
            true => self.object(&bag, is_complete) + "\n",
            false => in_words(&bag, is_complete),
        };
        let exit = print_result(&text, is_complete)?;
        Ok(if bag.is_found { exit } else { Exit::No })
    }

    fn variant(&self) -> anyhow::Result<&'static Variant> {
        let variant = VARIANTS.iter().find(|variant| variant.id == self.variant);
        variant.ok_or_else(|| anyhow::anyhow!("there is no search for puzzles of {:?}", self.variant))
    }

    fn symmetry(&self) -> Option<&'static Symmetry> {
        SYMMETRIES.iter().find(|symmetry| Some(symmetry.id) == self.symmetry.as_deref())
    }

    fn object(&self, bag: &Bag, is_complete: bool) -> String {
        json!({
            "hunt": self.variant, "size": self.size, "symmetry": self.symmetry, "seed": self.chance.seed,
            "complete": is_complete, "found": bag.is_found, "puzzle": bag.puzzle.as_ref().map(line_of),
            "givens": n_givens(bag),
            "effort": {
                "walks": bag.effort.n_walks, "steps": bag.effort.n_steps, "solutions": bag.effort.n_solutions,
            },
        })
        .to_string()
    }
}

fn in_words(bag: &Bag, is_complete: bool) -> String {
    let puzzle = bag.puzzle.as_ref().map(line_of).unwrap_or_default();
    let end = if is_complete { String::new() } else { format!("{INCOMPLETE}\n") };
    match bag.is_found {
        true => format!("{puzzle}\n"),
        false => format!("none\tthe best has {} givens\t{puzzle}\n{end}", n_givens(bag)),
    }
}

fn n_givens(bag: &Bag) -> usize {
    bag.puzzle.iter().flatten().filter(|digit| **digit != 0).count()
}
