//! `arau maths clues`: every puzzle of a grid with this many givens, and the unavoidable sets of a grid.

use super::running::{ThreadsArg, Watchman};
use crate::output;
use crate::run::Exit;
use crate::watch;
use anyhow::Context;
use arau::core::Classic;
use arau::maths::clues::bands::givens;
use arau::maths::clues::unavoidable::{ALL_CELLS, Finder};
use arau::maths::clues::{Effort, Search};
use arau::{Puzzle, Verdict};
use clap::{Args, ValueHint};
use serde_json::json;
use std::io::Read;
use std::path::PathBuf;

/// Find all puzzles of a 9×9 grid with a number of givens, or its unavoidable sets
///
/// Prints one puzzle per line, and nothing for a grid that has none. A puzzle instead of a grid stands for its solution.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Clues {
    /// A grid, row by row; may be repeated
    #[arg(long, value_name = "G", required_unless_present = "grids")]
    grid: Vec<String>,

    /// A file with a grid per line; - is standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    grids: Option<PathBuf>,

    /// The number of givens
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(0..=81))]
    size: Option<u32>,

    /// Print the minimal unavoidable sets of at most N cells and four digits, each as a line of `x` and `.`
    #[arg(long, value_name = "CELLS", conflicts_with = "size", required_unless_present = "size")]
    unavoidable: Option<u32>,

    /// Print one JSON object per grid, with the effort of the search
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    threads: ThreadsArg,
}

const EXAMPLES: &str = "\
Examples:
  arau maths clues --size 16 --grids grids.txt
  arau maths clues --unavoidable 8 --json \\
    --grid 123456789456789123798231564234675918815943276967812435379164852582397641641528397

Sizes up to 17 take seconds, sometimes minutes; each additional given takes about ten times as long.

Exit code: 0 if the search was completed; 1 if it was interrupted; 2 for bad input.";

impl Clues {
    pub fn run(self) -> anyhow::Result<Exit> {
        watch::handle_interrupts();
        let n_threads = self.threads.pool()?.current_num_threads();
        for grid in self.read_grids()? {
            match (self.unavoidable, self.size) {
                (Some(most_cells), _) => self.print_unavoidable(&grid, most_cells)?,
                (None, size) => self.print_puzzles(&grid, size.unwrap_or(17), n_threads)?,
            }
            if watch::is_interrupted() {
                return Ok(Exit::No);
            }
        }
        Ok(Exit::Yes)
    }

    /// All grids, or all that is wrong with them.
    fn read_grids(&self) -> anyhow::Result<Vec<Classic>> {
        let mut lines: Vec<(String, String)> =
            self.grid.iter().map(|grid| ("--grid".to_owned(), grid.clone())).collect();
        if let Some(file) = &self.grids {
            let mut text = String::new();
            let name = match file.as_os_str() == "-" {
                true => {
                    std::io::stdin().read_to_string(&mut text).context("standard input")?;
                    "standard input".to_owned()
                }
                false => {
                    let name = file.display().to_string();
                    text = std::fs::read_to_string(file).with_context(|| name.clone())?;
                    name
                }
            };
            let numbered = text.lines().enumerate();
            let full = numbered.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
            lines.extend(full.map(|(i, line)| (format!("{name}:{}", i + 1), line.trim().to_owned())));
        }
        let mut grids = Vec::new();
        let mut faults = Vec::new();
        for (place, line) in lines {
            match grid_of(&line) {
                Ok(grid) => grids.push(grid),
                Err(fault) => faults.push(format!("{place}: {fault}")),
            }
        }
        if !faults.is_empty() {
            anyhow::bail!("{}", faults.join("\n"));
        }
        Ok(grids)
    }

    fn print_puzzles(&self, grid: &Classic, size: u32, n_threads: usize) -> anyhow::Result<()> {
        let search = Search::new(grid, size);
        let (found, effort) = search.run(n_threads, &Watchman::new(search.n_starts()));
        let puzzles: Vec<String> = found.iter().map(|&cells| line_of(&givens(grid, cells))).collect();
        let is_complete = effort.n_firsts == search.n_starts() as u64;
        if self.json {
            let object = json!({
                "grid": line_of(grid), "size": size, "complete": is_complete, "puzzles": puzzles,
                "effort": effort_json(&effort),
            });
            output::print(&format!("{object}\n"))?;
        } else {
            let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
            output::print(&lines)?;
            if !is_complete {
                output::print(&format!("{}\n", crate::commands::INCOMPLETE))?;
            }
        }
        output::flush()?;
        Ok(())
    }

    fn print_unavoidable(&self, grid: &Classic, most_cells: u32) -> anyhow::Result<()> {
        let mut finder = Finder::new(*grid);
        let regions = finder.regions_of_digits(4, ALL_CELLS);
        let sets = finder.minimal_within(&regions, most_cells);
        let line = |set: &u128| -> String {
            (0..81).map(|cell| if set >> cell & 1 == 1 { 'x' } else { '.' }).collect()
        };
        match self.json {
            true => {
                let sets: Vec<String> = sets.iter().map(line).collect();
                output::print(&format!("{}\n", json!({ "grid": line_of(grid), "unavoidable": sets })))?;
            }
            false => {
                for set in &sets {
                    output::print(&format!("{}\n", line(set)))?;
                }
            }
        }
        output::flush()?;
        Ok(())
    }
}

/// The grid of a line, or the only solution of the puzzle that is there.
fn grid_of(line: &str) -> Result<Classic, String> {
    let digits = Classic::from_line(line.as_bytes())
        .ok_or_else(|| "this is not a 9×9 grid: 81 digits are expected, row by row".to_owned())?;
    match Puzzle::from(&digits).solve() {
        Verdict::One(grid) => Ok(Classic::from_symbols(grid.symbols()).expect("a classic grid")),
        Verdict::None => Err("the puzzle has no solution; a full grid is expected, or a puzzle with one \
             solution"
            .into()),
        _ => Err("the puzzle has several solutions; a full grid is expected, or a puzzle with one \
             solution"
            .into()),
    }
}

pub fn line_of(digits: &Classic) -> String {
    String::from_utf8_lossy(&digits.characters(b'0')).into_owned()
}

fn effort_json(effort: &Effort) -> serde_json::Value {
    json!({
        "sets": effort.n_sets, "firsts": effort.n_firsts, "seconds": effort.n_seconds,
        "tested": effort.n_tested, "learned": effort.n_learned,
    })
}
