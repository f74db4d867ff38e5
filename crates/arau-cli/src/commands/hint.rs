//! `arau hint`: the next step, or what is wrong so far, told as far as one wants to know.

use super::explain::{conflict_json, ending_in_words, ending_word};
use super::logic::{LogicArgs, OrderArgs, teller};
use super::shown_step::drawn_board;
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::{Explainer, Faults, Progress};
use clap::Args;

/// Give a hint: where to look, which technique, or the whole step
///
/// Filled cells of the input are givens. Put your own entries into --entries, or into `entries` and `marks` of a puzzle
/// document; files of f-puzzles, SudokuPad, SudokuMaker and SadMan Sudoku can contain them too. If an entry is wrong,
/// the hint says so first: level 1 names the box or other region, level 2 the cell, level 3 the reason. Otherwise the
/// hint is the next step: level 1 says where to look, level 2 adds the technique, level 3 shows the whole step.
///
/// A puzzle without a solution gets no hint; `arau why-not` shows why. If there are several solutions, the hint says so.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Hint {
    /// Level of detail: 1 where to look, 2 also the technique or the wrong cell, 3 everything
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    level: u8,

    /// Your entries so far: a symbol or a blank (`.`) for each cell; givens may be repeated
    #[arg(long, value_name = "GRID", allow_hyphen_values = true)]
    entries: Option<String>,

    /// Draw the candidates above a whole step
    #[arg(long, conflicts_with = "json")]
    pretty: bool,

    #[command(flatten)]
    order: OrderArgs,

    #[command(flatten)]
    logic: LogicArgs,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau hint examples/etana.txt
  arau hint --level 2 --language eu examples/etana.txt
  arau hint --order se examples/etana.txt
  arau hint --level 3 --pretty examples/killer.toml
  arau hint --level 3 -e 1..4....2......3 --entries 12344321........

Exit code: 0 if there is a step for every puzzle; 1 if any puzzle has none or has a wrong entry; 2 for bad input.";

impl Hint {
    pub fn run(self) -> anyhow::Result<Exit> {
        let explainer = self.logic.explainer().in_order(self.order.order());
        for_each_puzzle(&self.puzzles, |task| self.answer(task, &explainer))
    }

    fn answer(&self, task: &Task<'_>, explainer: &Explainer) -> Result<CommandOutput, Refusal> {
        let entered = match &self.entries {
            Some(grid) => {
                task.puzzle().with_entry_grid(grid).map_err(|faults| refuse_entries(task, &faults))?
            }
            None => task.puzzle().clone(),
        };
        let teller = explainer.teller(&entered).map_or_else(|| teller(explainer, task), Ok)?;
        let hint = explainer.hint(&entered, task.limits);
        let warning = explainer.speaker().warning(&hint.verdict);
        let mut object = task.json();
        object.insert("solutions".into(), hint.verdict.word().into());
        if let Some(mistake) = &hint.mistake {
            let argument =
                (self.level >= 3).then(|| explainer.why_wrong(&entered, mistake, task.limits)).flatten();
            if self.puzzles.run.json {
                let mut mistake = mistake.json(&entered, self.level);
                if let Some(argument) = argument {
                    mistake["argument"] = argument.json();
                }
                object.insert("mistake".into(), mistake);
                return Ok(CommandOutput::json(object, Exit::No));
            }
            let lines = argument.map_or_else(Vec::new, |argument| argument.lines());
            let lines: Vec<String> =
                std::iter::once(teller.mistake(mistake, self.level)).chain(lines).collect();
            return Ok(CommandOutput::line(lines.join("\n"), Exit::No));
        }
        let step = match hint.step {
            Ok(step) => step,
            Err(ending) if self.puzzles.run.json => {
                object.insert("ending".into(), ending_word(ending).into());
                object.extend(conflict_json(ending, &teller));
                return Ok(CommandOutput::json(object, Exit::No));
            }
            Err(ending) => {
                // An ending may say by itself that there is no solution.
                let warning = if hint.verdict.is_none() { None } else { warning };
                let mut words: Vec<String> =
                    warning.into_iter().chain([ending_in_words(ending, &teller)]).collect();
                if hint.verdict.is_none() {
                    words.push(teller.pointer_to("arau why-not"));
                }
                return Ok(CommandOutput::line(words.join(" "), Exit::No));
            }
        };
        let (place, title) = (step.place(), step.title());
        if self.puzzles.run.json {
            object.insert("place".into(), place.into());
            if self.level >= 2 {
                object.insert("technique".into(), step.technique().id.into());
                object.insert("technique_title".into(), title.into());
            }
            if self.level >= 3 {
                object.insert("step".into(), step.json());
            }
            return Ok(CommandOutput::json(object, Exit::Yes));
        }
        let text = match self.level {
            1 => place,
            2 => format!("{title}. {place}"),
            _ if self.pretty => {
                let progress = Progress::entered(&entered);
                let board = progress.board(teller.names());
                format!("{}\n{step}", drawn_board(task.puzzle(), &board, &progress, step.data()))
            }
            _ => step.to_string(),
        };
        Ok(CommandOutput::line(warning.map_or(String::new(), |warning| warning + " ") + &text, Exit::Yes))
    }
}

/// What is wrong with the entries of the command line, with the puzzle that they do not fit.
fn refuse_entries(task: &Task<'_>, faults: &Faults) -> Refusal {
    Refusal::Bad(faults.iter().map(|fault| task.complaint(format!("--entries: {fault}"))).collect())
}
