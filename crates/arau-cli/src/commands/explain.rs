//! `arau explain`: the way to the solution, step by step, in words.

use super::logic::{LogicArgs, teller};
use super::reductio;
use super::shown_step::drawn_board;
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::logic::lima::LimaEnding;
use arau::logic::{Ending, Start};
use arau::{Explainer, Explanation, Progress, Step, Teller, Verdict};
use clap::{Args, ValueEnum};

/// Solve as people do and tell every step in words
///
/// A step per line, the easiest that there is at each point, then how it ended, then a blank line. Every step follows
/// from the constraints that it cites (--json shows them). A puzzle that does not have exactly one solution is reported
/// first; if it has none, the steps lead to the cell, house or rule that shows it.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Explain {
    /// Draw the candidates before every step
    #[arg(long, conflicts_with = "json")]
    pretty: bool,

    /// Only the methods of a paper: `lima` splits every house into independent subsets, `merino` guesses
    #[arg(long, value_enum, conflicts_with = "technique")]
    only: Option<System>,

    #[command(flatten)]
    logic: LogicArgs,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau explain -e '1..4....2......3'
  arau explain --language pt examples/windoku.toml
  arau explain --technique naked-single --technique hidden-single easy.txt
  arau explain --only lima examples/etana.txt
  arau explain --only merino examples/etana.txt
  arau explain --json examples/killer.toml

Exit code: 0 if every puzzle was solved; 1 if one was not; 2 for bad input.";

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum System {
    /// Lima, "Uma abordagem matemática do Sudoku"
    Lima,
    /// Merino: singles, pairs, and then guesses, nested as little as possible
    Merino,
}

/// A path with how it ended, in words and in a word.
struct PathReport {
    /// Whether there is a solution.
    verdict: Verdict<()>,
    steps: Vec<Step>,
    ending: String,
    word: &'static str,
    is_solved: bool,
}

impl Explain {
    pub fn run(self) -> anyhow::Result<Exit> {
        let explainer = self.logic.explainer();
        for_each_puzzle(&self.puzzles, |task| self.answer(task, &explainer))
    }

    fn answer(&self, task: &Task<'_>, explainer: &Explainer) -> Result<CommandOutput, Refusal> {
        let teller = teller(explainer, task)?;
        let report = match self.only {
            Some(System::Lima) => lima(task, &teller),
            Some(System::Merino) => {
                let is_json = self.puzzles.run.json;
                return Ok(reductio::answer(task, teller.names(), explainer.speaker(), is_json));
            }
            None => {
                let Explanation { verdict, steps, ending, .. } =
                    explainer.explain(task.puzzle(), task.limits);
                PathReport {
                    verdict,
                    steps,
                    ending: ending_in_words(ending, &teller),
                    word: ending_word(ending),
                    is_solved: ending == Ending::Solved,
                }
            }
        };
        let exit = if report.is_solved { Exit::Yes } else { Exit::No };
        if self.puzzles.run.json {
            let mut object = task.json();
            object.insert("solutions".into(), report.verdict.word().into());
            object.insert("steps".into(), report.steps.iter().map(Step::json).collect());
            object.insert("ending".into(), report.word.into());
            return Ok(CommandOutput::json(object, exit));
        }
        Ok(CommandOutput::line(self.text(task, &report, &teller), exit))
    }

    fn text(&self, task: &Task<'_>, report: &PathReport, teller: &Teller) -> String {
        // Where nothing comes before it, the ending says by itself that there is no solution.
        let is_told_at_once = report.steps.is_empty() && report.verdict.is_none();
        let warning =
            teller.speaker().warning(&report.verdict).filter(|_| !is_told_at_once || report.word == "stuck");
        let mut text = warning.map_or_else(String::new, |warning| warning + "\n");
        let mut known = Progress::default();
        for (i, step) in report.steps.iter().enumerate() {
            if self.pretty {
                let board = known.board(teller.names());
                text.push_str(&drawn_board(task.puzzle(), &board, step.data()));
                text.push('\n');
            }
            text.push_str(&format!("{}. {step}\n", i + 1));
            known.add(step.data());
        }
        text.push_str(&report.ending);
        text.push('\n');
        text
    }
}

/// The path of Lima's system. Whether a remainder means several solutions, an engine tells.
fn lima(task: &Task<'_>, teller: &Teller) -> PathReport {
    let verdict = task.puzzle().solve_within(task.limits).map(|_| ());
    let path = teller.reasoner().lima(&Start::of(task.puzzle()));
    let ended = |ending| (Some(ending), ending_word(ending));
    let (path, (ending, word)) = match &verdict {
        Verdict::None => (path.knowing_solutions(0), ended(Ending::NoSolution)),
        Verdict::One(_) => (path.knowing_solutions(1), (None, "")),
        Verdict::Many(_) => (path.knowing_solutions(2), (None, "")),
        Verdict::Unknown(_) => (path, ended(Ending::Stopped)),
    };
    let steps = teller.with_words(path.steps);
    if let Some(ending) = ending {
        return PathReport {
            verdict,
            steps,
            ending: ending_in_words(ending, teller),
            word,
            is_solved: false,
        };
    }
    let word = match path.ending {
        LimaEnding::Solved => "solved",
        LimaEnding::Remainder => "remainder",
        LimaEnding::StuckThoughUnique => "stuck though unique",
        LimaEnding::Impossible => "none",
    };
    PathReport {
        verdict,
        steps,
        ending: teller.speaker().lima_ending(path.ending),
        word,
        is_solved: path.ending == LimaEnding::Solved,
    }
}

/// An ending as people read it. What was cut short says so in the same word everywhere.
pub fn ending_in_words(ending: Ending, teller: &Teller) -> String {
    let words = teller.speaker().ending(ending, teller.names());
    match ending {
        Ending::Stopped => format!("{}: {words}", super::INCOMPLETE),
        _ => words,
    }
}

/// An ending as programs read it.
pub fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Solved => "solved",
        Ending::Stuck => "stuck",
        Ending::Contradiction(_) | Ending::NoSolution => "none",
        Ending::Stopped => super::INCOMPLETE,
        Ending::TooLarge => "too large",
    }
}
