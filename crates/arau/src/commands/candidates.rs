//! `arau candidates`: what stands in each cell in some solution.

use super::{EngineArgs, INCOMPLETE};
use crate::args::{InputArgs, RunArgs};
use crate::pretty;
use crate::run::{Answer, Exit, Task, for_each_puzzle};
use arau_core::{Board, Query, Symbols};
use clap::Args;
use serde_json::Value;
use std::ops::ControlFlow;

/// Print the true candidates of each cell: the symbols that it holds in some solution
///
/// One line per puzzle, cells separated by blanks; `none` if there is no solution.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Candidates {
    #[command(flatten)]
    engine: EngineArgs,

    /// Draw the board
    #[arg(long, conflicts_with = "json")]
    pretty: bool,

    #[command(flatten)]
    input: InputArgs,

    #[command(flatten)]
    run: RunArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau candidates -e '12..............'
  arau candidates --pretty examples/killer.toml

Exit code: 0 if every puzzle has a solution; 1 if one has none or the run gave up; 2 for bad input.";

impl Candidates {
    pub fn run(self) -> anyhow::Result<Exit> {
        for_each_puzzle(&self.input, &self.run, self.run.n_threads(), |task| Ok(self.answer(task)))
    }

    fn answer(&self, task: &Task<'_>) -> Answer {
        let choice = match self.engine.choose(task) {
            Ok(choice) => choice,
            Err(answer) => return answer,
        };
        let outcome = choice
            .engine
            .run(&task.puzzle, Query::TrueCandidates, task.limits, &mut |_| ControlFlow::Continue(()));
        let board = outcome.candidates.unwrap_or(Board { cells: Vec::new() });
        let has_solution = outcome.n_solutions > 0;
        let exit = if outcome.complete && has_solution { Exit::Yes } else { Exit::No };
        if self.run.json {
            let cells = task.puzzle.geometry().cells();
            let lists = cells.map(|cell| {
                let glyphs: Vec<Value> =
                    glyphs(&board, cell, task.puzzle.symbols()).map(Value::from).collect();
                (task.puzzle.geometry().label(cell).to_string(), glyphs.into())
            });
            let mut object = task.json();
            object.insert("candidates".into(), Value::Object(lists.collect()));
            object.insert("complete".into(), outcome.complete.into());
            object.insert("engine".into(), choice.engine.id().into());
            return Answer::line(Value::Object(object).to_string(), exit);
        }
        match (has_solution, outcome.complete) {
            (false, true) => Answer::line("none", exit),
            (_, true) => Answer::line(self.text(task, &board), exit),
            (_, false) if self.pretty => {
                Answer::line(format!("{INCOMPLETE}\n{}", self.text(task, &board)), exit)
            }
            (_, false) => Answer::line(format!("{INCOMPLETE}\t{}", self.text(task, &board)), exit),
        }
    }

    fn text(&self, task: &Task<'_>, board: &Board) -> String {
        let symbols = task.puzzle.symbols();
        let separator = if symbols.one_char_each() { "" } else { "," };
        let cell_text = |cell| match glyphs(board, cell, symbols).collect::<Vec<_>>() {
            none if none.is_empty() => "-".to_string(),
            some => some.join(separator),
        };
        match self.pretty {
            true => pretty::draw(task.puzzle.geometry(), cell_text) + "\n",
            false => task.puzzle.geometry().cells().map(cell_text).collect::<Vec<_>>().join(" "),
        }
    }
}

fn glyphs<'a>(board: &Board, cell: arau_core::Cell, symbols: &'a Symbols) -> impl Iterator<Item = &'a str> {
    let set = board.cells.get(cell.idx()).copied().unwrap_or_default();
    set.iter().map(|symbol| symbols.glyph(symbol))
}
