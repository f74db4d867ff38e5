//! `arau canon`: the canonical form of classic 9×9 grids and puzzles, and how many of a list are inequivalent. `same.rs`
//! compares two of them.

mod same;

use super::INCOMPLETE;
use crate::args::PuzzleArgs;
use crate::output;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_batch, for_each_puzzle};
use crate::watch;
use arau::batch::Item;
use arau::canon::{Canonical, Canonizer, Map, is_consistent, relabelled};
use arau::core::Classic;
use clap::Args;
use same::Comparison;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

/// Print the canonical form of classic 9×9 grids and puzzles
///
/// The canonical (minlex) form is the smallest of all equivalent grids or puzzles, written as a line of 81 characters
/// with 0 for an empty cell. Two puzzles are equivalent if one becomes the other by transposing, reordering bands, rows
/// within a band, stacks and columns within a stack, and renaming the digits; that is, if and only if their canonical
/// forms are the same. If a house contains two equal givens, it prints `invalid` instead of a form.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Canon {
    /// Accept full grids only, and print `not a grid` for others
    #[arg(long, conflicts_with = "puzzle")]
    grid: bool,

    /// Accept puzzles with empty cells only, and print `not a puzzle` for others
    #[arg(long)]
    puzzle: bool,

    /// Add the number of automorphisms: symmetries of the board that only rename the digits of this grid or puzzle
    #[arg(long, conflicts_with = "relabel")]
    group: bool,

    /// Only rename the digits, in the order in which they appear, without moving any cell
    #[arg(long)]
    relabel: bool,

    /// Instead of the forms, print how many grids or puzzles there are and how many are inequivalent
    #[arg(long, conflicts_with_all = ["group", "json"])]
    count_classes: bool,

    /// Say whether two grids or puzzles are equivalent, and print the map from the first to the second; with --relabel,
    /// consider only renaming
    #[arg(long, conflicts_with_all = ["group", "count_classes"])]
    same: bool,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau canon puzzles.txt
  arau canon --group -e '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
  arau canon --relabel grids.txt
  arau canon --count-classes puzzles.txt
  arau canon --same one.txt other.txt
  arau canon --same --relabel two-grids.txt

A map says whether rows and columns are exchanged first, which row and column then goes to each position, and the new \
names of the digits 1 to 9. With --json each object contains the map to the form.

Exit code: 0 if everything has a form (with --count-classes: if no two are equivalent; with --same: if they are \
equivalent); 1 if not; 2 for bad input.
Only classic 9×9 grids and puzzles are accepted.";

/// This many lines are shared among threads at once.
const LINES_AT_ONCE: usize = 1024;

/// Forms that were seen, and how often there was one.
type Seen = Mutex<(HashSet<Classic>, u64)>;

/// What comes of a grid or puzzle: its form and more, or a word that says why there is none.
type CanonOutcome = Result<(Classic, Option<Canonical>), &'static str>;

impl Canon {
    pub fn run(self) -> anyhow::Result<Exit> {
        if self.same {
            return self.compare();
        }
        let seen = Seen::default();
        let exit = for_each_batch(
            &self.puzzles,
            LINES_AT_ONCE,
            |tasks, _, each| {
                let mut canonizer = Canonizer::new();
                let outcome = |item: &Item| item.classic().map(|digits| self.tell(&mut canonizer, &digits));
                tasks.items.iter().map(outcome).for_each(each);
            },
            |task, outcome, text| self.print(task, &outcome.ok_or_else(|| task.refuse(UNLIKE))?, &seen, text),
        )?;
        if !self.count_classes {
            return Ok(exit);
        }
        let (forms, n_all) = seen.into_inner().unwrap_or_else(PoisonError::into_inner);
        let n_classes = forms.len() as u64;
        let note = if watch::is_interrupted() { format!("\t{INCOMPLETE}") } else { String::new() };
        output::print(&format!("{n_all}\tinequivalent {n_classes}{note}\n"))?;
        Ok(exit.max(if n_classes == n_all { Exit::Yes } else { Exit::No }))
    }

    /// Reads everything first, and then compares.
    fn compare(&self) -> anyhow::Result<Exit> {
        let read = Mutex::new(Vec::new());
        let exit = for_each_puzzle(&self.puzzles, |task| {
            let digits = digits_of(task)?;
            let kind = self.refused_kind(&digits);
            if let Some(why) = kind {
                return Err(task.refuse(why));
            }
            read.lock().unwrap_or_else(PoisonError::into_inner).push((task.number, digits));
            Ok(CommandOutput { text: Vec::new(), exit: Exit::Yes })
        })?;
        if exit != Exit::Yes {
            return Ok(exit);
        }
        let mut read = read.into_inner().unwrap_or_else(PoisonError::into_inner);
        read.sort_unstable_by_key(|(number, _)| *number);
        let digits: Vec<Classic> = read.into_iter().map(|(_, digits)| digits).collect();
        Comparison { names_only: self.relabel, as_json: self.puzzles.run.json }.tell(&digits)
    }

    /// What it is not, but should be.
    fn refused_kind(&self, digits: &Classic) -> Option<&'static str> {
        match !digits.contains(&0) {
            true => self.puzzle.then_some("not a puzzle"),
            false => self.grid.then_some("not a grid"),
        }
    }

    fn tell(&self, canonizer: &mut Canonizer, digits: &Classic) -> CanonOutcome {
        if let Some(why) = self.refused_kind(digits) {
            return Err(why);
        }
        if self.relabel {
            return if is_consistent(digits) { Ok((relabelled(digits), None)) } else { Err("invalid") };
        }
        let canonical = canonizer.canonical(digits).ok_or("invalid")?;
        Ok((canonical.form, Some(canonical)))
    }

    /// Prints a form, or counts it.
    fn print(
        &self,
        task: &Task<'_>,
        outcome: &CanonOutcome,
        seen: &Seen,
        text: &mut Vec<u8>,
    ) -> Result<Exit, Refusal> {
        if self.count_classes {
            let (forms, n_all) = &mut *seen.lock().unwrap_or_else(PoisonError::into_inner);
            *n_all += 1;
            forms.extend(outcome.iter().map(|(form, _)| *form));
            return Ok(exit_of(outcome));
        }
        if self.puzzles.run.json {
            text.extend(as_json(task, outcome).bytes());
        } else {
            match outcome {
                Ok((form, more)) => {
                    text.extend(form.characters(b'0'));
                    if let Some(more) = more.as_ref().filter(|_| self.group) {
                        text.extend(format!("\t{}", more.n_automorphisms).bytes());
                    }
                }
                Err(why) => text.extend(why.bytes()),
            }
        }
        text.push(b'\n');
        Ok(exit_of(outcome))
    }
}

fn as_json(task: &Task<'_>, outcome: &CanonOutcome) -> String {
    let mut object = task.json();
    match outcome {
        Ok((form, more)) => {
            object.insert("form".into(), line_of(form).into());
            if let Some(Canonical { map, n_automorphisms, .. }) = more {
                object.insert("automorphisms".into(), (*n_automorphisms).into());
                object.insert("map".into(), map_json(map));
            }
        }
        Err(why) => {
            object.insert("problem".into(), (*why).into());
        }
    }
    Value::Object(object).to_string()
}

const UNLIKE: &str = "`arau canon` accepts only classic 9×9 grids and puzzles: 81 cells, rows, columns and 3×3 boxes, and no \
     other rule";

fn digits_of(task: &Task<'_>) -> Result<Classic, Refusal> {
    task.item.classic().ok_or_else(|| task.refuse(UNLIKE))
}

fn exit_of(outcome: &CanonOutcome) -> Exit {
    if outcome.is_ok() { Exit::Yes } else { Exit::No }
}

fn line_of(digits: &Classic) -> String {
    digits.iter().map(|digit| char::from(b'0' + digit)).collect()
}

/// Rows and columns from 1, as people count them.
fn map_json(map: &Map) -> Value {
    json!({
        "transposed": map.is_transposed,
        "rows": map.rows.map(|row| row + 1),
        "columns": map.columns.map(|column| column + 1),
        "digits": map.names[1..],
    })
}
