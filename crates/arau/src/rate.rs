//! Rating difficulty on every scale.

use crate::{Explainer, Puzzle};
use arau_core::{Cell, Constraint, Limits, Verdict};
use arau_logic::se::{self, Rater};
use arau_logic::{Difficulty, Grade, HodokuRating, Language, Start};
use arau_solve::{AUTO, choose};
use std::cell::RefCell;
use std::fmt;

impl Puzzle {
    /// Rates the difficulty of a proper puzzle: on arau's own scale, which is defined for every variant, and for classic
    /// 9×9 puzzles on those of Sudoku Explainer and HoDoKu too.
    ///
    /// ```
    /// let puzzle: arau::Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let rating = puzzle.rate()?;
    /// assert_eq!(rating.se.unwrap().er, 12);
    /// println!("{}", rating.difficulty.unwrap());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rate(&self) -> Result<Rating, NotRated> {
        Explainer::new(Language::English).rate(
            self,
            &[Scale::Se, Scale::Hodoku, Scale::Arau],
            &Limits::none(),
        )
    }
}

/// A difficulty scale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Scale {
    /// Sudoku Explainer's ER, EP and ED, for classic 9×9 puzzles.
    Se,
    /// HoDoKu's score and level, for classic 9×9 puzzles.
    Hodoku,
    /// The smallest depth of nested guesses that suffices.
    Guess,
    /// The smallest depth of trial and error, with singles, that suffices.
    Trial,
    /// The size of the smallest backdoor: cells that, once solved, leave a puzzle for singles alone.
    Backdoor,
    /// arau's own rating, which is the same for equivalent puzzles and defined for every variant.
    Arau,
}

impl Scale {
    /// Every scale, the quickest ones first.
    pub const ALL: [Scale; 6] =
        [Scale::Hodoku, Scale::Se, Scale::Arau, Scale::Trial, Scale::Guess, Scale::Backdoor];

    /// Its permanent id.
    pub fn id(self) -> &'static str {
        match self {
            Scale::Se => "se",
            Scale::Hodoku => "hodoku",
            Scale::Guess => "guess",
            Scale::Trial => "trial",
            Scale::Backdoor => "backdoor",
            Scale::Arau => "arau",
        }
    }

    /// Whether the scale is defined for a puzzle: those of other programs are for classic 9×9 puzzles.
    pub fn is_defined_for(self, puzzle: &Puzzle) -> bool {
        match self {
            Scale::Se => puzzle.classic().is_some(),
            // It takes classic puzzles with pencil marks too.
            Scale::Hodoku => choose(AUTO, puzzle).is_ok_and(|choice| choice.engine.id() == "nine"),
            Scale::Guess | Scale::Trial | Scale::Backdoor | Scale::Arau => true,
        }
    }

    /// Whether a puzzle is rated on this scale by default. Trial and error and backdoors are defined by singles in
    /// houses; with other rules they say little and may take hours.
    pub fn is_usual_for(self, puzzle: &Puzzle) -> bool {
        let is_of_houses = |constraint: &Constraint| {
            matches!(
                constraint,
                Constraint::Permutation { .. } | Constraint::Distinct { .. } | Constraint::Domain { .. }
            )
        };
        match self {
            Scale::Guess | Scale::Trial | Scale::Backdoor => {
                puzzle.constraints().iter().all(|posted| is_of_houses(&posted.constraint))
            }
            _ => self.is_defined_for(puzzle),
        }
    }
}

/// The maximum depth of nested guesses.
pub const MAX_GUESS_LEVEL: usize = 4;

/// The maximum depth of nested trials.
const MAX_TRIAL_DEPTH: usize = 3;

/// The maximum size of backdoors.
const MAX_BACKDOOR: usize = 3;

/// How hard a puzzle is. A scale that was not requested, is not defined for the puzzle or found no value is `None`.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Rating {
    /// Sudoku Explainer's ER, EP and ED.
    pub se: Option<se::Rating>,
    /// HoDoKu's score and level.
    pub hodoku: Option<HodokuRating>,
    /// The depth of nested guesses.
    pub guess_level: Option<usize>,
    /// The depth of trial and error.
    pub trial_depth: Option<usize>,
    /// The size of the smallest backdoor.
    pub backdoor: Option<Vec<Cell>>,
    /// arau's own.
    pub difficulty: Option<Difficulty>,
    /// The scales that could not be finished in time.
    pub unfinished: Vec<Scale>,
}

impl Rating {
    /// Whether every requested scale was finished.
    pub fn is_complete(&self) -> bool {
        self.unfinished.is_empty()
    }
}

/// Why a puzzle was not rated.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotRated {
    /// It does not have exactly one solution, or that is unknown.
    NotProper(Verdict<()>),
    /// The board has more cells than are supported.
    TooLarge,
}

impl fmt::Display for NotRated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotRated::NotProper(Verdict::None) => f.write_str("the puzzle has no solution"),
            NotRated::NotProper(Verdict::Many(_)) => f.write_str("the puzzle has more than one solution"),
            NotRated::NotProper(_) => f.write_str("whether the puzzle has exactly one solution is not known"),
            NotRated::TooLarge => write!(f, "{}", crate::too_large()),
        }
    }
}

impl std::error::Error for NotRated {}

thread_local! {
    /// Its large tables are reused from one puzzle to the next.
    static RATER: RefCell<Rater> = RefCell::new(Rater::new());
}

impl Explainer {
    /// Rates a proper puzzle on some scales, the quickest ones first. Scales that a limit cuts short are listed as
    /// unfinished.
    pub fn rate(&self, puzzle: &Puzzle, scales: &[Scale], limits: &Limits) -> Result<Rating, NotRated> {
        let solution = match puzzle.solve_within(limits) {
            Verdict::One(solution) => solution,
            other => return Err(NotRated::NotProper(other.map(|_| ()))),
        };
        let teller = self.teller(puzzle).ok_or(NotRated::TooLarge)?;
        let reasoner = teller.reasoner();
        let start = Start::of(puzzle).within(limits);
        let solution = solution.symbols();
        let mut rating = Rating::default();
        let is_meant = |scale: &Scale| scales.contains(scale) && scale.is_defined_for(puzzle);
        for scale in Scale::ALL.into_iter().filter(is_meant) {
            let is_found = match scale {
                Scale::Se => found(&mut rating.se, se_rating(puzzle, limits)),
                Scale::Hodoku => found(&mut rating.hodoku, reasoner.hodoku(&start, Some(solution))),
                Scale::Arau => {
                    found(&mut rating.difficulty, reasoner.difficulty(&start, Grade::DeeplyNestedTrial))
                }
                Scale::Trial => found(&mut rating.trial_depth, reasoner.trial_depth(&start, MAX_TRIAL_DEPTH)),
                Scale::Guess => {
                    let level = reasoner.reductio(&start, MAX_GUESS_LEVEL).map(|reductio| reductio.level);
                    found(&mut rating.guess_level, level)
                }
                Scale::Backdoor => {
                    found(&mut rating.backdoor, reasoner.backdoor(&start, solution, MAX_BACKDOOR))
                }
            };
            if !is_found && limits.reached(0) {
                rating.unfinished.push(scale);
            }
        }
        Ok(rating)
    }
}

/// Keeps a rating and says whether there is one.
fn found<T>(place: &mut Option<T>, rating: Option<T>) -> bool {
    *place = rating;
    place.is_some()
}

fn se_rating(puzzle: &Puzzle, limits: &Limits) -> Option<se::Rating> {
    let givens = puzzle.classic()?;
    RATER.with_borrow_mut(|rater| match &limits.stop {
        Some(stop) => rater.rate_until(&givens, stop),
        None => Some(rater.rate(&givens)),
    })
}
