//! `arau rate`: how hard puzzles are, on several scales.

use super::logic::name_of;
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::core::Cell;
use arau::logic::{Grade, HodokuRating, Language, Level, se};
use arau::{Explainer, NotRated, Rating};
use clap::{Args, ValueEnum};
use serde_json::{Map, Value, json};

/// Tell how hard puzzles are
///
/// One line per puzzle, columns separated by tabs: the puzzle; Sudoku Explainer's rating as ER/EP/ED; HoDoKu's score and
/// level; the level of guesses; the hardest technique; arau's own rating; the depth of trial and error; the size of the
/// smallest backdoor. `-` stands for what was not asked for, not
/// found or is not defined: the scales of other programs are for classic 9×9 puzzles. A puzzle that has not exactly one
/// solution has `none` or `multiple` in the second column; `incomplete` stands for what there was no time for.
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
    /// The least depth of trial and error with singles
    Trial,
    /// The fewest cells whose solution lets singles do the rest
    Backdoor,
    /// arau's own, the same for equivalent puzzles, for every variant
    Arau,
    /// All of them
    All,
}

/// Columns behind the puzzle.
const N_SCALES: usize = 8;

impl Rate {
    pub fn run(self) -> anyhow::Result<Exit> {
        let explainer = Explainer::new(Language::English);
        for_each_puzzle(&self.puzzles, |task| self.answer(task, &explainer))
    }

    fn scales(&self) -> &'static [arau::Scale] {
        match self.scale {
            Scale::Se => &[arau::Scale::Se],
            Scale::Hodoku => &[arau::Scale::Hodoku],
            Scale::Guess => &[arau::Scale::Guess],
            Scale::Trial => &[arau::Scale::Trial],
            Scale::Backdoor => &[arau::Scale::Backdoor],
            Scale::Arau => &[arau::Scale::Arau],
            Scale::All => &arau::Scale::ALL,
        }
    }

    fn answer(&self, task: &Task<'_>, explainer: &Explainer) -> Result<CommandOutput, Refusal> {
        let name = name_of(task);
        match explainer.rate(task.puzzle(), self.scales(), task.limits) {
            Ok(rating) => {
                let exit = if rating.complete { Exit::Yes } else { Exit::No };
                Ok(match self.puzzles.run.json {
                    true => CommandOutput::json(as_json(task, &rating), exit),
                    false => CommandOutput::line(as_line(&name, &rating), exit),
                })
            }
            Err(NotRated::NotProper(verdict)) => {
                let why = verdict.word();
                Ok(match self.puzzles.run.json {
                    true => {
                        let mut object = task.json();
                        object.insert("error".into(), why.into());
                        CommandOutput::json(object, Exit::No)
                    }
                    false => {
                        CommandOutput::line(format!("{name}\t{why}{}", "\t-".repeat(N_SCALES - 1)), Exit::No)
                    }
                })
            }
            Err(why) => Err(task.refuse(why)),
        }
    }
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

fn as_line(name: &str, rating: &Rating) -> String {
    let unknown = if rating.complete { "-" } else { super::INCOMPLETE };
    let (explainer, ratings) = (rating.se.as_ref(), &rating.others);
    let hodoku = ratings.hodoku.as_ref();
    let columns: [Option<String>; N_SCALES] = [
        explainer.map(|se| format!("{}/{}/{}", tenths(se.er), tenths(se.ep), tenths(se.ed))),
        hodoku.map(|hodoku| hodoku.score.to_string()),
        hodoku.map(|hodoku| level_name(hodoku.level).to_string()),
        ratings.guess_level.map(|level| level.to_string()),
        hardest(explainer, hodoku).map(str::to_string),
        ratings.difficulty.as_ref().map(|difficulty| difficulty.to_string()),
        ratings.trial_depth.map(|depth| depth.to_string()),
        ratings.backdoor.as_ref().map(|cells| cells.len().to_string()),
    ];
    let columns = columns.map(|column| column.unwrap_or_else(|| unknown.to_string()));
    format!("{name}\t{}", columns.join("\t"))
}

fn as_json(task: &Task<'_>, rating: &Rating) -> Map<String, Value> {
    let (explainer, ratings) = (rating.se.as_ref(), &rating.others);
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
    object.insert("trial_depth".into(), ratings.trial_depth.into());
    let labels = |cells: &Vec<Cell>| -> Vec<Value> {
        cells.iter().map(|&cell| task.puzzle().geometry().label(cell).into()).collect()
    };
    object.insert("backdoor".into(), ratings.backdoor.as_ref().map(labels).into());
    object.insert("complete".into(), rating.complete.into());
    if let Some(difficulty) = &ratings.difficulty {
        let rounds: Vec<u32> = Grade::ALL.iter().map(|&grade| difficulty.rounds_of(grade)).collect();
        object.insert("arau".into(), json!({ "rating": difficulty.to_string(), "rounds": rounds }));
    }
    object
}
