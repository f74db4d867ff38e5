//! `arau candidates`: what stands in each cell in some solution.

use super::{EngineArgs, INCOMPLETE, json};
use crate::args::PuzzleArgs;
use crate::pretty;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::core::{Board, Query, Symbols};
use clap::Args;
use serde_json::Value;
use std::ops::ControlFlow;

/// Print the true candidates of each cell: the symbols it has in at least one solution
///
/// Prints one line per puzzle, with cells separated by spaces, or `none` if there is no solution.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Candidates {
    #[command(flatten)]
    engine: EngineArgs,

    /// Draw the board
    #[arg(long, conflicts_with = "json")]
    pretty: bool,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau candidates -e '12..............'
  arau candidates --pretty examples/killer.toml

Exit code: 0 if every puzzle has a solution; 1 if any puzzle has none or a limit was reached; 2 for bad input.";

impl Candidates {
    pub fn run(self) -> anyhow::Result<Exit> {
        for_each_puzzle(&self.puzzles, |task| self.answer(task))
    }

    fn answer(&self, task: &Task<'_>) -> Result<CommandOutput, Refusal> {
        let choice = self.engine.choose(task)?;
        let outcome = choice
            .engine
            .run(task.puzzle(), Query::TrueCandidates, task.limits, &mut |_| ControlFlow::Continue(()));
        let board = outcome.candidates.clone().unwrap_or(Board { cells: Vec::new() });
        let has_solution = outcome.n_solutions > 0;
        let exit = if outcome.complete && has_solution { Exit::Yes } else { Exit::No };
        if self.puzzles.run.json {
            let cells = task.puzzle().geometry().cells();
            let lists = cells.map(|cell| {
                let glyphs: Vec<Value> =
                    glyphs(&board, cell, task.puzzle().symbols()).map(Value::from).collect();
                (task.puzzle().geometry().label(cell).to_string(), glyphs.into())
            });
            let mut object = json(task, choice, &outcome);
            object.insert("candidates".into(), Value::Object(lists.collect()));
            return Ok(CommandOutput::json(object, exit));
        }
        let text = match (has_solution, outcome.complete) {
            (false, true) => "none".to_string(),
            (_, true) => self.text(task, &board),
            (_, false) if self.pretty => format!("{INCOMPLETE}\n{}", self.text(task, &board)),
            (_, false) => format!("{INCOMPLETE}\t{}", self.text(task, &board)),
        };
        Ok(CommandOutput::line(text, exit))
    }

    fn text(&self, task: &Task<'_>, board: &Board) -> String {
        let symbols = task.puzzle().symbols();
        let separator = if symbols.one_char_each() { "" } else { "," };
        let cell_text = |cell| match glyphs(board, cell, symbols).collect::<Vec<_>>() {
            none if none.is_empty() => "-".to_string(),
            some => some.join(separator),
        };
        match self.pretty {
            true => pretty::draw(task.puzzle().geometry(), cell_text) + "\n",
            false => task.puzzle().geometry().cells().map(cell_text).collect::<Vec<_>>().join(" "),
        }
    }
}

fn glyphs<'a>(board: &Board, cell: arau::core::Cell, symbols: &'a Symbols) -> impl Iterator<Item = &'a str> {
    let set = board.cells.get(cell.idx()).copied().unwrap_or_default();
    set.iter().map(|symbol| symbols.glyph(symbol))
}
