//! `arau hint`: the next step, told as far as one wants to know.

use super::explain::{ending_in_words, ending_word};
use super::logic::{LogicArgs, teller};
use super::shown_step::drawn_board;
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::{Explainer, Progress};
use clap::Args;

/// Tell the next step: where to look, which technique, or all of it
///
/// One line per puzzle. Filled cells of the input count as givens. A puzzle without a solution gets no hint; of one with
/// several, the line says so first.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Hint {
    /// How much to tell: 1 where to look, 2 also which technique, 3 the whole step
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    level: u8,

    /// Draw the candidates above a whole step
    #[arg(long, conflicts_with = "json")]
    pretty: bool,

    #[command(flatten)]
    logic: LogicArgs,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau hint examples/etana.txt
  arau hint --level 2 --language eu examples/etana.txt
  arau hint --level 3 --pretty examples/killer.toml

Exit code: 0 if there is a step for every puzzle; 1 if there is none for one; 2 for bad input.";

impl Hint {
    pub fn run(self) -> anyhow::Result<Exit> {
        let explainer = self.logic.explainer();
        for_each_puzzle(&self.puzzles, |task| self.answer(task, &explainer))
    }

    fn answer(&self, task: &Task<'_>, explainer: &Explainer) -> Result<CommandOutput, Refusal> {
        let teller = teller(explainer, task)?;
        let hint = explainer.hint(task.puzzle(), task.limits);
        let warning = explainer.speaker().warning(&hint.verdict);
        let mut object = task.json();
        object.insert("solutions".into(), hint.verdict.word().into());
        let step = match hint.step {
            Ok(step) => step,
            Err(ending) if self.puzzles.run.json => {
                object.insert("ending".into(), ending_word(ending).into());
                return Ok(CommandOutput::json(object, Exit::No));
            }
            Err(ending) => {
                // An ending may say by itself that there is no solution.
                let warning = if hint.verdict.is_none() { None } else { warning };
                let words: Vec<String> =
                    warning.into_iter().chain([ending_in_words(ending, &teller)]).collect();
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
                let board = Progress::default().board(teller.names());
                format!("{}\n{step}", drawn_board(task.puzzle(), &board, step.data()))
            }
            _ => step.to_string(),
        };
        Ok(CommandOutput::line(warning.map_or(String::new(), |warning| warning + " ") + &text, Exit::Yes))
    }
}
