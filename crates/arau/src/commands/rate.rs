//! `arau rate`: how hard puzzles are, on several scales.

use super::logic::Reasoners;
use crate::args::PuzzleArgs;
use crate::run::{Answer, Exit, Refusal, Task, for_each_puzzle};
use arau_core::{Engine, Grid, Query};
use arau_format::format;
use arau_logic::se::Rater;
use arau_logic::{Grade, HodokuRating, Level, Ratings, Scales, Start, se};
use arau_solve::nine::Nine;
use arau_solve::{AUTO, choose};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::ops::ControlFlow;

/// Tell how hard puzzles are
///
/// One line per puzzle, columns separated by tabs: the puzzle; Sudoku Explainer's rating as ER/EP/ED; HoDoKu's score and
/// level; the level of guesses; the hardest technique; arau's own rating. `-` stands for what was not asked for, not
/// found or is not defined: the scales of other programs are for classic 9×9 puzzles. A puzzle that has not exactly one
/// solution has `none` or `multiple` in the second column.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Rate {
    /// Which scale
    #[arg(long, value_enum, default_value = "all")]
    scale: Scale,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau rate examples/etana.txt
  arau rate --scale se --threads 2 many.txt
  arau rate --scale arau examples/killer.toml
  arau rate --json many.txt

Exit code: 0 if every puzzle was rated; 1 if one has not exactly one solution; 2 for bad input.";

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Scale {
    /// Sudoku Explainer's ER/EP/ED
    Se,
    /// HoDoKu's score and level
    Hodoku,
    /// The least level of nested guesses
    Guess,
    /// arau's own, the same for equivalent puzzles, for every variant
    Arau,
    /// All of them
    All,
}

/// Guesses are not nested more deeply than this.
const MAX_GUESS_LEVEL: usize = 4;

/// Columns behind the puzzle.
const N_SCALES: usize = 6;

thread_local! {
    /// Its tables are large and serve one puzzle after the other.
    static RATER: RefCell<Rater> = RefCell::new(Rater::new());
}

impl Rate {
    pub fn run(self) -> anyhow::Result<Exit> {
        let reasoners = Reasoners::default();
        for_each_puzzle(&self.puzzles, |task| self.answer(task, &reasoners))
    }

    fn wants(&self, scale: Scale) -> bool {
        [scale, Scale::All].contains(&self.scale)
    }

    fn answer(&self, task: &Task<'_>, reasoners: &Reasoners) -> Result<Answer, Refusal> {
        let name = name_of(task);
        let solution = match only_solution(task)? {
            Ok(solution) => solution,
            Err(why) if self.puzzles.run.json => {
                let mut object = task.json();
                object.insert("error".into(), why.into());
                return Ok(Answer::json(object, Exit::No));
            }
            Err(why) => {
                return Ok(Answer::line(format!("{name}\t{why}{}", "\t-".repeat(N_SCALES - 1)), Exit::No));
            }
        };
        let is_classic = Nine.supports(&task.puzzle).is_ok();
        let scales = Scales {
            hodoku: is_classic && self.wants(Scale::Hodoku),
            guess_level: self.wants(Scale::Guess).then_some(MAX_GUESS_LEVEL),
            difficulty: self.wants(Scale::Arau).then_some(Grade::DeeplyNestedTrial),
        };
        let ratings = reasoners.of(task)?.rate(&Start::of(&task.puzzle), scales, Some(&solution.0));
        let explainer = (is_classic && self.wants(Scale::Se)).then(|| se_rating(task));
        Ok(match self.puzzles.run.json {
            true => Answer::json(as_json(task, explainer.as_ref(), &ratings), Exit::Yes),
            false => Answer::line(as_line(&name, explainer.as_ref(), &ratings), Exit::Yes),
        })
    }
}

/// The solution, or in a word why there is not exactly one.
fn only_solution(task: &Task<'_>) -> Result<Result<Grid, &'static str>, Refusal> {
    let choice = choose(AUTO, &task.puzzle).map_err(|why| Refusal::Bad(vec![task.complaint(why)]))?;
    let mut first = None;
    let outcome = choice.engine.run(&task.puzzle, Query::Unique, task.limits, &mut |grid| {
        first.get_or_insert_with(|| grid.clone());
        ControlFlow::Continue(())
    });
    Ok(match (outcome.n_solutions, outcome.complete, first) {
        (1, true, Some(grid)) => Ok(grid),
        (0, true, _) => Err("none"),
        (2.., ..) => Err("multiple"),
        _ => Err(super::INCOMPLETE),
    })
}

/// The puzzle as a line, if it can be one; else where it stands.
fn name_of(task: &Task<'_>) -> String {
    let line = format("line").and_then(|line| line.write(task.spec()).ok());
    let first_field = line.as_deref().and_then(|line| line.split_whitespace().next()).map(str::to_string);
    first_field.unwrap_or_else(|| format!("{}:{}", task.file, task.line))
}

fn se_rating(task: &Task<'_>) -> se::Rating {
    let mut givens = [0; 81];
    for (given, symbol) in givens.iter_mut().zip(&task.spec().givens) {
        *given = symbol.map_or(0, |symbol| symbol.0 + 1);
    }
    RATER.with_borrow_mut(|rater| rater.rate(&givens))
}

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::Unfair => "Unfair",
        Level::Extreme => "Extreme",
    }
}

fn tenths(rating: u16) -> String {
    format!("{}.{}", rating / 10, rating % 10)
}

/// The hardest technique: HoDoKu's name for it if it was asked, else Sudoku Explainer's.
fn hardest(explainer: Option<&se::Rating>, hodoku: Option<&HodokuRating>) -> Option<&'static str> {
    let of_hodoku = hodoku.and_then(|hodoku| match hodoku.n_brute_force {
        0 => hodoku.hardest.map(|technique| technique.title),
        _ => Some("Brute force"),
    });
    of_hodoku.or(explainer.map(|explainer| explainer.hardest))
}

fn as_line(name: &str, explainer: Option<&se::Rating>, ratings: &Ratings) -> String {
    let hodoku = ratings.hodoku.as_ref();
    let columns: [Option<String>; N_SCALES] = [
        explainer.map(|se| format!("{}/{}/{}", tenths(se.er), tenths(se.ep), tenths(se.ed))),
        hodoku.map(|hodoku| hodoku.score.to_string()),
        hodoku.map(|hodoku| level_name(hodoku.level).to_string()),
        ratings.guess_level.map(|level| level.to_string()),
        hardest(explainer, hodoku).map(str::to_string),
        ratings.difficulty.as_ref().map(|difficulty| difficulty.to_string()),
    ];
    let columns = columns.map(|column| column.unwrap_or_else(|| "-".to_string()));
    format!("{name}\t{}", columns.join("\t"))
}

fn as_json(
    task: &Task<'_>,
    explainer: Option<&se::Rating>,
    ratings: &Ratings,
) -> serde_json::Map<String, Value> {
    let mut object = task.json();
    let number = |tenths: u16| f64::from(tenths) / 10.0;
    if let Some(se) = explainer {
        let rating =
            json!({ "er": number(se.er), "ep": number(se.ep), "ed": number(se.ed), "hardest": se.hardest });
        object.insert("se".into(), rating);
    }
    if let Some(hodoku) = &ratings.hodoku {
        let rating = json!({
            "score": hodoku.score,
            "level": level_name(hodoku.level),
            "hardest": hodoku.hardest.map(|technique| technique.id),
            "brute_force": hodoku.n_brute_force,
        });
        object.insert("hodoku".into(), rating);
    }
    object.insert("guess_level".into(), ratings.guess_level.into());
    if let Some(difficulty) = &ratings.difficulty {
        let rounds: Vec<u32> = Grade::ALL.iter().map(|&grade| difficulty.rounds_of(grade)).collect();
        object.insert("arau".into(), json!({ "rating": difficulty.to_string(), "rounds": rounds }));
    }
    object
}
