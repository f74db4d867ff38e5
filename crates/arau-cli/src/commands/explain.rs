//! `arau explain`: the way to the solution, step by step, in words.

use super::logic::{LogicArgs, Progress, Reasoners, selection, solutions};
use super::reductio;
use super::shown_step::{drawn_board, step_json};
use crate::args::PuzzleArgs;
use crate::run::{Answer, Exit, Refusal, Task, for_each_puzzle};
use arau_logic::lima::LimaEnding;
use arau_logic::{Ending, Names, Reasoner, Speaker, Start, Step};
use clap::{Args, ValueEnum};
use serde_json::Value;

/// Solve as people do and tell every step in words
///
/// A step per line, the easiest that there is at each point, then how it ended, then a blank line. Every step follows
/// from the constraints that it cites (--json shows them).
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
struct Told {
    steps: Vec<Step>,
    ending: String,
    word: &'static str,
    is_solved: bool,
}

impl Explain {
    pub fn run(self) -> anyhow::Result<Exit> {
        let (speaker, reasoners) = (self.logic.speaker(), Reasoners::default());
        for_each_puzzle(&self.puzzles, |task| self.answer(task, &speaker, &reasoners))
    }

    fn answer(&self, task: &Task<'_>, speaker: &Speaker, reasoners: &Reasoners) -> Result<Answer, Refusal> {
        let reasoner = reasoners.of(task)?;
        let names = Names { puzzle: task.puzzle(), reasoner: &reasoner };
        let told = match self.only {
            Some(System::Lima) => self.lima(task, &reasoner, speaker)?,
            Some(System::Merino) => {
                return Ok(reductio::answer(task, names, speaker, self.puzzles.run.json));
            }
            None => {
                let wants = self.logic.wanted(task)?;
                let start = Start::of(task.puzzle()).within(task.limits);
                let path = reasoner.path(&start, &selection(&wants));
                Told {
                    steps: path.steps,
                    ending: ending_in_words(path.ending, speaker),
                    word: ending_word(path.ending),
                    is_solved: path.ending == Ending::Solved,
                }
            }
        };
        let exit = if told.is_solved { Exit::Yes } else { Exit::No };
        if self.puzzles.run.json {
            let mut object = task.json();
            let steps: Vec<Value> = told.steps.iter().map(|step| step_json(step, names, speaker)).collect();
            object.insert("steps".into(), steps.into());
            object.insert("ending".into(), told.word.into());
            return Ok(Answer::json(object, exit));
        }
        Ok(Answer::line(self.tell(task, &told, names, speaker), exit))
    }

    /// The path of Lima's system. Whether a remainder means several solutions, an engine tells.
    fn lima(&self, task: &Task<'_>, reasoner: &Reasoner, speaker: &Speaker) -> Result<Told, Refusal> {
        let outcome = solutions(task)?.outcome;
        let path = reasoner.lima(&Start::of(task.puzzle())).knowing_solutions(outcome.n_solutions);
        let (ending, word) = match (outcome.n_solutions, outcome.complete) {
            (_, false) => (Some(Ending::Stopped), super::INCOMPLETE),
            (0, true) => (Some(Ending::Contradiction), ending_word(Ending::Contradiction)),
            _ => (None, ""),
        };
        if let Some(ending) = ending {
            let ending = ending_in_words(ending, speaker);
            return Ok(Told { steps: path.steps, ending, word, is_solved: false });
        }
        let word = match path.ending {
            LimaEnding::Solved => "solved",
            LimaEnding::Remainder => "remainder",
            LimaEnding::StuckThoughUnique => "stuck though unique",
            LimaEnding::Impossible => "none",
        };
        Ok(Told {
            steps: path.steps,
            ending: speaker.lima_ending(path.ending),
            word,
            is_solved: path.ending == LimaEnding::Solved,
        })
    }

    fn tell(&self, task: &Task<'_>, told: &Told, names: Names<'_>, speaker: &Speaker) -> String {
        let mut text = String::new();
        let mut known = Progress::default();
        for (i, step) in told.steps.iter().enumerate() {
            if self.pretty {
                let board = names.reasoner.board(&known.start(task.puzzle()));
                text.push_str(&drawn_board(task.puzzle(), &board, step));
                text.push('\n');
            }
            let (title, sentence) = (speaker.title(step.technique), speaker.sentence(step, names));
            text.push_str(&format!("{}. {title}: {sentence}\n", i + 1));
            known.add(step);
        }
        text.push_str(&told.ending);
        text.push('\n');
        text
    }
}

/// An ending as people read it. What was cut short says so in the same word everywhere.
pub fn ending_in_words(ending: Ending, speaker: &Speaker) -> String {
    match ending {
        Ending::Stopped => format!("{}: {}", super::INCOMPLETE, speaker.ending(ending)),
        _ => speaker.ending(ending),
    }
}

/// An ending as programs read it.
pub fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Solved => "solved",
        Ending::Stuck => "stuck",
        Ending::Contradiction => "none",
        Ending::Stopped => super::INCOMPLETE,
    }
}
