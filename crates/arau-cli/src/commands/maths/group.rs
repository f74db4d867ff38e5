//! `arau maths group`: the symmetries of any puzzle's board, found from its constraints.

use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::core::Cell;
use arau::maths::symmetry::{Group, Permutation, Respect, automorphisms, incidence_of};
use clap::Args;
use serde_json::Value;

/// Count the symmetries of any board
///
/// Prints, for each puzzle, the number of permutations of its cells that preserve the rules. They are found from the
/// constraints alone, on any board, and givens are ignored. A variant or a box size can stand in for a puzzle.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct GroupOf {
    /// Also preserve the givens, up to relabelling where no rule distinguishes symbols
    #[arg(long)]
    givens: bool,

    /// Add the number of conjugacy classes; `-` if there are more than 4000000 symmetries
    #[arg(long)]
    classes: bool,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau maths group 3x3
  arau maths group samurai windoku
  arau maths group --givens puzzle.toml
  arau maths group --json jigsaw.toml

With --json each object also has generators, of which all symmetries are products, as cycles of cells, and the orbits:
sets of cells that symmetries turn into each other.

Exit code: 0 if done; 2 for bad input.";

/// This many symmetries can be listed.
const MOST_LISTED: u64 = 4_000_000;

impl GroupOf {
    pub fn run(mut self) -> anyhow::Result<Exit> {
        for name in &mut self.puzzles.input.files {
            if let Some(document) = document_of(name) {
                *name = document;
            }
        }
        for_each_puzzle(&self.puzzles, |task| self.answer(task))
    }

    fn answer(&self, task: &Task<'_>) -> Result<CommandOutput, Refusal> {
        let respect = if self.givens { Respect::RulesAndGivens } else { Respect::Rules };
        let group = automorphisms(&incidence_of(task.puzzle(), respect));
        let n_classes = self.classes.then(|| group.elements(MOST_LISTED).map(|all| all.classes().len()));
        if !self.puzzles.run.json {
            let classes = n_classes.map(|n| n.map_or("\tclasses -".into(), |n| format!("\tclasses {n}")));
            return Ok(CommandOutput::line(
                group.order().to_string() + &classes.unwrap_or_default(),
                Exit::Yes,
            ));
        }
        let mut object = task.json();
        object.insert("order".into(), group.order().to_string().into());
        if let Some(n_classes) = n_classes {
            object.insert("n_classes".into(), n_classes.into());
        }
        object.insert("generators".into(), generators(&group, task));
        let orbits = group.orbits().iter().map(|orbit| labels(orbit, task)).collect();
        object.insert("orbits".into(), orbits);
        Ok(CommandOutput::json(object, Exit::Yes))
    }
}

/// The document of an empty board that has a name, where no file is called so.
fn document_of(name: &str) -> Option<String> {
    if std::path::Path::new(name).exists() {
        return None;
    }
    let id = name.to_lowercase().replace('×', "x");
    let sides = id.split_once('x').and_then(|(rows, columns)| {
        let side = |text: &str| text.parse::<u32>().ok().filter(|side| (1..=128).contains(side));
        Some((side(rows)?, side(columns)?))
    });
    // Comments make it long enough to be taken for a puzzle where a file could stand.
    match sides {
        Some((rows, columns)) => {
            let n = rows * columns;
            Some(format!("# boxes of {id}\nsize = {n}\nbox = \"{id}\"\n"))
        }
        None => {
            arau::registry::variant(&id)?;
            Some(format!("# an empty board\nvariant = \"{id}\"\n"))
        }
    }
}

fn labels(cells: &[u16], task: &Task<'_>) -> Value {
    let geometry = task.puzzle().geometry();
    cells.iter().map(|&cell| Value::from(geometry.label(Cell(cell)))).collect()
}

fn generators(group: &Group, task: &Task<'_>) -> Value {
    let in_cycles =
        |map: &&Permutation| -> Value { cycles(map).iter().map(|cycle| labels(cycle, task)).collect() };
    group.generators().iter().map(in_cycles).collect()
}

/// The cycles of a permutation that move anything.
fn cycles(map: &[u16]) -> Vec<Vec<u16>> {
    let mut is_seen = vec![false; map.len()];
    let mut cycles = Vec::new();
    for first in 0..map.len() as u16 {
        let (mut cycle, mut cell) = (Vec::new(), first);
        while !std::mem::replace(&mut is_seen[usize::from(cell)], true) {
            cycle.push(cell);
            cell = map[usize::from(cell)];
        }
        if cycle.len() > 1 {
            cycles.push(cycle);
        }
    }
    cycles
}
