//! Owns how difficulty is rated: all scales behind one door.

use crate::{Explainer, Puzzle};
use arau_core::{Limits, Verdict};
use arau_logic::se::{self, Rater};
use arau_logic::{Grade, Language, Ratings, Start};
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
    /// println!("{}", rating.others.difficulty.unwrap());
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

/// A way to say how hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Scale {
    /// Sudoku Explainer's ER, EP and ED, for classic 9×9 puzzles.
    Se,
    /// HoDoKu's score and level, for classic 9×9 puzzles.
    Hodoku,
    /// The least level of nested guesses.
    Guess,
    /// The least depth of trial and error with singles.
    Trial,
    /// The fewest cells whose solution lets singles do the rest.
    Backdoor,
    /// arau's own: the same for equivalent puzzles, defined for every variant.
    Arau,
}

impl Scale {
    /// Every scale.
    pub const ALL: [Scale; 6] =
        [Scale::Se, Scale::Hodoku, Scale::Guess, Scale::Trial, Scale::Backdoor, Scale::Arau];
}

/// Guesses are not nested more deeply than this.
pub const MAX_GUESS_LEVEL: usize = 4;

/// Trials are not nested more deeply than this.
const MAX_TRIAL_DEPTH: usize = 3;

/// Backdoors are looked for up to this size.
const MAX_BACKDOOR: usize = 3;

/// How hard a puzzle is. What was not asked for, is not defined or was not found is `None`.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Rating {
    /// Sudoku Explainer's.
    pub se: Option<se::Rating>,
    /// All others.
    pub others: Ratings,
    /// Whether there was time for all of them.
    pub complete: bool,
}

/// Why a puzzle was not rated.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotRated {
    /// It does not have exactly one solution, or that is not known.
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
    /// Its tables are large and serve one puzzle after the other.
    static RATER: RefCell<Rater> = RefCell::new(Rater::new());
}

impl Explainer {
    /// Rates a proper puzzle on some scales.
    pub fn rate(&self, puzzle: &Puzzle, scales: &[Scale], limits: &Limits) -> Result<Rating, NotRated> {
        let solution = match puzzle.solve_within(limits) {
            Verdict::One(solution) => solution,
            other => return Err(NotRated::NotProper(other.map(|_| ()))),
        };
        let teller = self.teller(puzzle).ok_or(NotRated::TooLarge)?;
        let wants = |scale| scales.contains(&scale);
        let classic = puzzle.classic();
        // HoDoKu takes classic puzzles with pencil marks too; Sudoku Explainer's ratings are for givens alone.
        let is_for_hodoku = choose(AUTO, puzzle).is_ok_and(|choice| choice.engine.id() == "nine");
        let others = arau_logic::Scales {
            hodoku: is_for_hodoku && wants(Scale::Hodoku),
            guess_level: wants(Scale::Guess).then_some(MAX_GUESS_LEVEL),
            trial_depth: wants(Scale::Trial).then_some(MAX_TRIAL_DEPTH),
            backdoor: wants(Scale::Backdoor).then_some(MAX_BACKDOOR),
            difficulty: wants(Scale::Arau).then_some(Grade::DeeplyNestedTrial),
        };
        let start = Start::of(puzzle).within(limits);
        let others = teller.reasoner().rate(&start, others, Some(solution.symbols()));
        let se = classic.filter(|_| wants(Scale::Se)).and_then(|givens| {
            RATER.with_borrow_mut(|rater| match &limits.stop {
                Some(stop) => rater.rate_until(&givens, stop),
                None => Some(rater.rate(&givens)),
            })
        });
        Ok(Rating { se, others, complete: !limits.reached(0) })
    }
}
