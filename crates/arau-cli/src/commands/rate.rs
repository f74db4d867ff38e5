//! `arau rate`: how hard puzzles are, on several scales.

use super::logic::name_of;
use crate::args::PuzzleArgs;
use crate::output;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::core::Cell;
use arau::logic::{Grade, HodokuRating, Language, Level};
use arau::{Explainer, NotRated, Rating, Scale};
use clap::{Args, ValueEnum};
use serde_json::{Map, Value, json};

/// Rate the difficulty of puzzles
///
/// Prints one line per puzzle, always with the same columns, separated by tabs (--header names them): the puzzle;
/// Sudoku Explainer's rating as ER/EP/ED; HoDoKu's score and level; the depth of nested guesses; HoDoKu's hardest
/// technique; arau's own rating; the depth of trial and error; the size of the smallest backdoor; Sudoku Explainer's
/// hardest technique. `-` means not requested, not found or not defined: the scales of other programs are for classic
/// 9×9 puzzles only. If a puzzle does not have exactly one solution, the second column is `none` or `multiple`.
/// `incomplete` means that time ran out; everything found before is still printed.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Rate {
    /// Use only this scale; may be repeated [default: all that suit the puzzle]
    #[arg(long, value_enum)]
    scale: Vec<ScaleChoice>,

    /// Print a header line with the names of the columns
    #[arg(long, conflicts_with = "json")]
    header: bool,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau rate examples/etana.txt
  arau rate --header --scale se --scale hodoku --threads 2 many.txt
  arau rate --scale arau examples/killer.toml
  arau rate --json many.txt

Exit code: 0 if every puzzle was rated; 1 if any puzzle does not have exactly one solution, or time ran out; 2 for bad \
input.";

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ScaleChoice {
    /// Sudoku Explainer's ER/EP/ED
    Se,
    /// HoDoKu's score and level
    Hodoku,
    /// Smallest depth of nested guesses that suffices
    Guess,
    /// Smallest depth of trial and error, with singles, that suffices
    Trial,
    /// Size of the smallest backdoor: cells that, once solved, leave a puzzle for singles alone
    Backdoor,
    /// arau's own rating, for every variant; the same for equivalent puzzles
    Arau,
    /// All scales; for puzzles with other rules than houses without guess, trial and backdoor, which may take hours
    /// there
    All,
}

impl ScaleChoice {
    fn scale(self) -> Option<Scale> {
        match self {
            ScaleChoice::Se => Some(Scale::Se),
            ScaleChoice::Hodoku => Some(Scale::Hodoku),
            ScaleChoice::Guess => Some(Scale::Guess),
            ScaleChoice::Trial => Some(Scale::Trial),
            ScaleChoice::Backdoor => Some(Scale::Backdoor),
            ScaleChoice::Arau => Some(Scale::Arau),
            ScaleChoice::All => None,
        }
    }
}

/// A column behind the puzzle: its name, the scale that it shows, and what it says.
type Column = (&'static str, Scale, fn(&Rating) -> Option<String>);

/// The columns, in their permanent order.
const COLUMNS: [Column; 9] = [
    ("se", Scale::Se, |rating| {
        rating.se.as_ref().map(|se| format!("{}/{}/{}", tenths(se.er), tenths(se.ep), tenths(se.ed)))
    }),
    ("hodoku_score", Scale::Hodoku, |rating| rating.hodoku.as_ref().map(|hodoku| hodoku.score.to_string())),
    ("hodoku_level", Scale::Hodoku, |rating| {
        rating.hodoku.as_ref().map(|hodoku| level_name(hodoku.level).to_string())
    }),
    ("guess_level", Scale::Guess, |rating| rating.guess_level.map(|level| level.to_string())),
    ("hardest", Scale::Hodoku, |rating| rating.hodoku.as_ref().and_then(hardest).map(str::to_string)),
    ("arau", Scale::Arau, |rating| rating.difficulty.as_ref().map(|difficulty| difficulty.to_string())),
    ("trial_depth", Scale::Trial, |rating| rating.trial_depth.map(|depth| depth.to_string())),
    ("backdoor", Scale::Backdoor, |rating| rating.backdoor.as_ref().map(|cells| cells.len().to_string())),
    ("se_hardest", Scale::Se, |rating| rating.se.as_ref().map(|se| se.hardest.to_string())),
];

impl Rate {
    pub fn run(self) -> anyhow::Result<Exit> {
        let explainer = Explainer::new(Language::English);
        if self.header {
            let names = COLUMNS.map(|(name, ..)| name).join("\t");
            output::print(&format!("puzzle\t{names}\n"))?;
        }
        for_each_puzzle(&self.puzzles, |task| self.answer(task, &explainer))
    }

    fn scales(&self, task: &Task<'_>) -> Vec<Scale> {
        let named: Vec<Scale> = self.scale.iter().filter_map(|choice| choice.scale()).collect();
        let wants_all = self.scale.is_empty() || self.scale.contains(&ScaleChoice::All);
        let is_wanted =
            |scale: &Scale| named.contains(scale) || (wants_all && scale.is_usual_for(task.puzzle()));
        Scale::ALL.into_iter().filter(is_wanted).collect()
    }

    fn answer(&self, task: &Task<'_>, explainer: &Explainer) -> Result<CommandOutput, Refusal> {
        let name = name_of(task);
        match explainer.rate(task.puzzle(), &self.scales(task), task.limits) {
            Ok(rating) => {
                let exit = if rating.is_complete() { Exit::Yes } else { Exit::No };
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
                        let others = "\t-".repeat(COLUMNS.len() - 1);
                        CommandOutput::line(format!("{name}\t{why}{others}"), Exit::No)
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

/// The hardest technique that HoDoKu needs.
fn hardest(hodoku: &HodokuRating) -> Option<&'static str> {
    match hodoku.n_brute_force {
        0 => hodoku.hardest.map(|technique| technique.title),
        _ => Some("Brute force"),
    }
}

fn as_line(name: &str, rating: &Rating) -> String {
    let columns = COLUMNS.map(|(_, scale, told)| {
        let missing = if rating.unfinished.contains(&scale) { super::INCOMPLETE } else { "-" };
        told(rating).unwrap_or_else(|| missing.to_string())
    });
    format!("{name}\t{}", columns.join("\t"))
}

fn as_json(task: &Task<'_>, rating: &Rating) -> Map<String, Value> {
    let mut object = task.json();
    let number = |tenths: u16| f64::from(tenths) / 10.0;
    if let Some(se) = &rating.se {
        let rating =
            json!({ "er": number(se.er), "ep": number(se.ep), "ed": number(se.ed), "hardest": se.hardest });
        object.insert("se".into(), rating);
    }
    if let Some(hodoku) = &rating.hodoku {
        let rating = json!({
            "score": hodoku.score,
            "level": level_name(hodoku.level),
            "hardest": hodoku.hardest.map(|technique| technique.id),
            "brute_force": hodoku.n_brute_force,
        });
        object.insert("hodoku".into(), rating);
    }
    object.insert("guess_level".into(), rating.guess_level.into());
    object.insert("trial_depth".into(), rating.trial_depth.into());
    let labels = |cells: &Vec<Cell>| -> Vec<Value> {
        cells.iter().map(|&cell| task.puzzle().geometry().label(cell).into()).collect()
    };
    object.insert("backdoor".into(), rating.backdoor.as_ref().map(labels).into());
    let unfinished: Vec<&str> = rating.unfinished.iter().map(|scale| scale.id()).collect();
    object.insert("complete".into(), rating.is_complete().into());
    object.insert("unfinished".into(), unfinished.into());
    if let Some(difficulty) = &rating.difficulty {
        let rounds: Vec<u32> = Grade::ALL.iter().map(|&grade| difficulty.rounds_of(grade)).collect();
        object.insert("arau".into(), json!({ "rating": difficulty.to_string(), "rounds": rounds }));
    }
    object
}
