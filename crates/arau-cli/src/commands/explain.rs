//! `arau explain`: the way to the solution, step by step, in words.

use super::logic::{LogicArgs, OrderArgs, technique_ids, teller};
use super::reductio;
use super::shown_step::drawn_board;
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::logic::lima::LimaEnding;
use arau::logic::{Ending, Goal, Start};
use arau::{Detail, Explainer, Explanation, Progress, Step, Teller, Verdict, json};
use clap::{Args, ValueEnum};
use serde_json::Value;

/// Solve as a person would and explain every step
///
/// Prints one step per line, always the easiest one available, then how the path ended, then a blank line. Every step
/// follows from the constraints it cites (--json shows them). If the puzzle does not have exactly one solution, the
/// first line says so; if it has none, the steps lead to the cell, house or rule where it fails. The last line also
/// gives the number of steps that assumed something.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Explain {
    /// Draw the candidates before every step
    #[arg(long, conflicts_with = "json")]
    pretty: bool,

    /// Use only the methods of a paper: `lima` splits every house into independent subsets, `merino` uses singles,
    /// pairs and guesses
    #[arg(long, value_enum, conflicts_with = "technique")]
    only: Option<System>,

    /// Stop after N steps
    #[arg(long, value_name = "N", conflicts_with = "only")]
    up_to: Option<usize>,

    /// Stop after the first step of this technique
    #[arg(long, value_name = "TECHNIQUE", value_parser = technique_ids(), hide_possible_values = true, conflicts_with = "only")]
    until: Option<String>,

    /// Print only the technique and the conclusion of each step
    #[arg(long, conflicts_with_all = ["json", "long"])]
    short: bool,

    /// Add chains in Eureka notation, every effect, and the rows, columns, boxes and clues that a step uses
    #[arg(long, conflicts_with = "json")]
    long: bool,

    #[command(flatten)]
    order: OrderArgs,

    #[command(flatten)]
    logic: LogicArgs,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau explain -e '1..4....2......3'
  arau explain --language pt examples/windoku.toml
  arau explain --short --up-to 10 examples/etana.txt
  arau explain --long --until x-wing examples/etana.txt
  arau explain --order se examples/etana.txt
  arau explain --technique naked-single --technique hidden-single easy.txt
  arau explain --only lima examples/etana.txt
  arau explain --only merino examples/etana.txt
  arau explain --json examples/killer.toml

Exit code: 0 if every puzzle was solved, or explained as far as you asked; 1 if any was not; 2 for bad input.";

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
    /// For JSON: what shows that there is no solution.
    conflict: Option<(String, Value)>,
    is_solved: bool,
}

impl Explain {
    pub fn run(self) -> anyhow::Result<Exit> {
        let goal = Goal { n_steps: self.up_to, technique: self.until.clone() };
        let explainer = self.logic.explainer().in_order(self.order.order()).up_to(goal);
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
                    conflict: conflict_json(ending, &teller),
                    is_solved: matches!(ending, Ending::Solved | Ending::Reached),
                }
            }
        };
        let exit = if report.is_solved { Exit::Yes } else { Exit::No };
        if self.puzzles.run.json {
            let mut object = task.json();
            object.insert("solutions".into(), report.verdict.word().into());
            object.insert("steps".into(), report.steps.iter().map(Step::json).collect());
            object.insert("ending".into(), report.word.into());
            object.insert("assuming_steps".into(), report.n_assuming().into());
            object.extend(report.conflict);
            return Ok(CommandOutput::json(object, exit));
        }
        Ok(CommandOutput::line(self.text(task, &report, &teller), exit))
    }

    fn detail(&self) -> Detail {
        match (self.short, self.long) {
            (true, _) => Detail::Short,
            (_, true) => Detail::Long,
            _ => Detail::Usual,
        }
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
                text.push_str(&drawn_board(task.puzzle(), &board, &known, step.data()));
                text.push('\n');
            }
            text.push_str(&format!("{}. {}\n", i + 1, step.told(self.detail())));
            known.add(step.data());
        }
        text.push_str(&report.ending);
        if report.n_assuming() > 0 {
            text.push(' ');
            text.push_str(&teller.speaker().assumed(report.n_assuming(), report.steps.len()));
        }
        text.push('\n');
        text
    }
}

impl PathReport {
    /// How many steps suppose something.
    fn n_assuming(&self) -> usize {
        self.steps.iter().filter(|step| step.technique().assumes).count()
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
            conflict: conflict_json(ending, teller),
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
        conflict: None,
        is_solved: path.ending == LimaEnding::Solved,
    }
}

/// An ending as people read it. What was cut short says so in the same word everywhere.
pub fn ending_in_words(ending: Ending, teller: &Teller) -> String {
    let words = teller.speaker().ending(ending, teller.names());
    match ending {
        Ending::Stopped => format!("{}: {words}", super::INCOMPLETE),
        Ending::Stuck => {
            let advice = teller.speaker().advice_when_stuck("arau explain --only merino", "arau solve");
            format!("{words} {advice}")
        }
        _ => words,
    }
}

/// What shows that there is no solution, as a key with its value; null where nothing shows it by itself.
pub fn conflict_json(ending: Ending, teller: &Teller) -> Option<(String, Value)> {
    let conflict = match ending {
        Ending::Contradiction(conflict) => json::conflict(conflict, teller.names(), teller.speaker()),
        Ending::NoSolution => Value::Null,
        _ => return None,
    };
    Some(("conflict".to_string(), conflict))
}

/// An ending as programs read it.
pub fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Solved => "solved",
        Ending::Stuck => "stuck",
        Ending::Contradiction(_) | Ending::NoSolution => "none",
        Ending::Reached => "reached",
        Ending::Stopped => super::INCOMPLETE,
        Ending::TooLarge => "too large",
    }
}
