//! Owns the verbs of human logic: [`Explainer`] finds the steps that a person would take, [`Step`] is one of them with
//! its words.

use crate::{Puzzle, json};
use arau_core::{Board, Candidate, Limits, Verdict};
use arau_logic::{
    Effect, Ending, Language, Names, Options, Reasoner, Selection, Speaker, Start, TechniqueInfo,
};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

impl Puzzle {
    /// Solves the puzzle as a person would: the easiest step at each point, in English.
    ///
    /// ```
    /// let puzzle: arau::Puzzle = "1..4....2......3".parse()?;
    /// let explanation = puzzle.explain();
    /// assert_eq!(explanation.ending, arau::logic::Ending::Solved);
    /// for step in explanation {
    ///     println!("{step}");
    /// }
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn explain(&self) -> Explanation {
        Explainer::new(Language::English).explain(self, &Limits::none())
    }

    /// The next step that a person would take; or how things stand, if there is none.
    ///
    /// ```
    /// let puzzle: arau::Puzzle = "1..4....2......3".parse()?;
    /// let hint = puzzle.hint().expect("a step");
    /// assert_eq!(hint.technique().id, "naked-single");
    /// println!("{}", hint.place());
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn hint(&self) -> Result<Step, Ending> {
        Explainer::new(Language::English).hint(self, &Limits::none()).step
    }
}

/// Which techniques are used.
#[derive(Clone, Debug, Default)]
pub struct Techniques {
    only: Vec<String>,
    avoid_uniqueness: bool,
}

impl Techniques {
    /// Those that people use unless told otherwise.
    pub fn usual() -> Techniques {
        Techniques::default()
    }

    /// Only these, by id.
    pub fn only(ids: impl IntoIterator<Item: Into<String>>) -> Techniques {
        Techniques { only: ids.into_iter().map(Into::into).collect(), ..Techniques::default() }
    }

    /// The same without those that rely on the puzzle having one solution.
    pub fn without_uniqueness(mut self) -> Techniques {
        self.avoid_uniqueness = true;
        self
    }

    /// Whether they are named one by one.
    pub fn are_named(&self) -> bool {
        !self.only.is_empty()
    }

    /// Whether a kind of step is wanted.
    pub fn wants(&self, technique: &TechniqueInfo) -> bool {
        let is_meant = match self.are_named() {
            true => self.only.iter().any(|id| id == technique.id),
            false => technique.is_usual(),
        };
        is_meant && !(self.avoid_uniqueness && technique.assumes_unique)
    }
}

/// Explains puzzles in a language. It keeps what it has learnt of the last board, so use one for many puzzles.
pub struct Explainer {
    techniques: Techniques,
    speaker: Arc<Speaker>,
    /// Puzzles of a list mostly share their constraints.
    last: Mutex<Option<(arau_core::Puzzle, Arc<Reasoner>)>>,
}

impl Explainer {
    /// With the usual techniques.
    pub fn new(language: Language) -> Explainer {
        Explainer {
            techniques: Techniques::usual(),
            speaker: Arc::new(Speaker::new(language)),
            last: Mutex::default(),
        }
    }

    /// The same with other techniques.
    pub fn with(mut self, techniques: Techniques) -> Explainer {
        self.techniques = techniques;
        self
    }

    /// Who puts steps into words.
    pub fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// Reasons about a puzzle and names its parts; `None` if the board is too large.
    pub fn teller(&self, puzzle: &arau_core::Puzzle) -> Option<Teller> {
        let reasoner = self.reasoner(puzzle)?;
        Some(Teller { puzzle: puzzle.clone(), reasoner, speaker: self.speaker.clone() })
    }

    fn reasoner(&self, puzzle: &arau_core::Puzzle) -> Option<Arc<Reasoner>> {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, reasoner)) = &*last
            && std::ptr::eq(known.constraints(), puzzle.constraints())
        {
            return Some(reasoner.clone());
        }
        let reasoner = Arc::new(Reasoner::new(puzzle)?);
        *last = Some((puzzle.clone(), reasoner.clone()));
        Some(reasoner)
    }

    /// The way to the solution, step by step; or to what shows that there is none.
    pub fn explain(&self, puzzle: &Puzzle, limits: &Limits) -> Explanation {
        let verdict = verdict_of(puzzle, limits);
        let Some(teller) = self.teller(puzzle) else {
            return Explanation { verdict, steps: Vec::new(), ending: Ending::TooLarge };
        };
        let path = self
            .select(&verdict, |selection| teller.reasoner.path(&Start::of(puzzle).within(limits), selection));
        Explanation { verdict, steps: teller.with_words(path.steps), ending: path.ending }
    }

    /// The next step; or how things stand, if there is none. A puzzle without a solution gets no step.
    pub fn hint(&self, puzzle: &Puzzle, limits: &Limits) -> Hint {
        let verdict = verdict_of(puzzle, limits);
        let next = |teller: Teller| {
            let step = self.select(&verdict, |selection| {
                teller.reasoner.next_step(&Start::of(puzzle).within(limits), selection)
            });
            match (step, &verdict) {
                (Ok(_) | Err(Ending::Stuck), Verdict::None) => Err(Ending::NoSolution),
                (step, _) => step.map(|step| teller.step(step)),
            }
        };
        let step = self.teller(puzzle).ok_or(Ending::TooLarge).and_then(next);
        Hint { verdict, step }
    }

    /// Every step that there is, those of easier techniques first; none if there is no solution or the board is too
    /// large.
    pub fn steps(&self, puzzle: &Puzzle, limits: &Limits) -> AllSteps {
        let verdict = verdict_of(puzzle, limits);
        let of_teller = |teller: Teller| {
            let steps = self.select(&verdict, |selection| {
                teller.reasoner.steps(&Start::of(puzzle).within(limits), selection)
            });
            teller.with_words(steps)
        };
        let teller = self.teller(puzzle).filter(|_| !verdict.is_none());
        let steps = teller.map_or_else(Vec::new, of_teller);
        AllSteps { verdict, steps }
    }

    /// The wanted techniques. Those that rely on a single solution are left out unless an engine proves that there is
    /// one.
    fn select<T>(&self, verdict: &Verdict<()>, use_them: impl FnOnce(&Selection<'_>) -> T) -> T {
        let is_proper = verdict.is_one();
        let wants = |info: &TechniqueInfo| self.techniques.wants(info) && (is_proper || !info.assumes_unique);
        use_them(&Selection { wants: &wants, options: Options::default() })
    }
}

fn verdict_of(puzzle: &Puzzle, limits: &Limits) -> Verdict<()> {
    puzzle.solve_within(limits).map(|_| ())
}

/// Steps to the solution, and where they end.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Explanation {
    /// Whether there is a solution to go to.
    pub verdict: Verdict<()>,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Whether they solve the puzzle, or what shows that there is no solution.
    pub ending: Ending,
}

/// The next step of a puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Hint {
    /// How many solutions there are.
    pub verdict: Verdict<()>,
    /// The step; or how things stand, if there is none.
    pub step: Result<Step, Ending>,
}

/// All steps that a puzzle allows at once.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AllSteps {
    /// How many solutions there are.
    pub verdict: Verdict<()>,
    /// The steps, those of easier techniques first.
    pub steps: Vec<Step>,
}

impl IntoIterator for Explanation {
    type Item = Step;
    type IntoIter = std::vec::IntoIter<Step>;

    fn into_iter(self) -> Self::IntoIter {
        self.steps.into_iter()
    }
}

impl<'a> IntoIterator for &'a Explanation {
    type Item = &'a Step;
    type IntoIter = std::slice::Iter<'a, Step>;

    fn into_iter(self) -> Self::IntoIter {
        self.steps.iter()
    }
}

/// Knows a puzzle and a language, and so what to call the parts of a step.
#[derive(Clone)]
pub struct Teller {
    puzzle: arau_core::Puzzle,
    reasoner: Arc<Reasoner>,
    speaker: Arc<Speaker>,
}

impl Teller {
    /// What reasons about the puzzle.
    pub fn reasoner(&self) -> &Reasoner {
        &self.reasoner
    }

    /// Who puts steps into words.
    pub fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// What cells, symbols, houses and rules are called.
    pub fn names(&self) -> Names<'_> {
        Names { puzzle: &self.puzzle, reasoner: &self.reasoner }
    }

    /// A step with its words.
    pub fn step(&self, step: arau_logic::Step) -> Step {
        Step { step, teller: self.clone() }
    }

    /// Steps with their words.
    pub fn with_words(&self, steps: Vec<arau_logic::Step>) -> Vec<Step> {
        steps.into_iter().map(|step| self.step(step)).collect()
    }
}

/// One conclusion, with the words for it. Its [`Display`](fmt::Display) is the technique and the sentence.
#[derive(Clone)]
pub struct Step {
    step: arau_logic::Step,
    teller: Teller,
}

impl Step {
    /// The technique that found it.
    pub fn technique(&self) -> &'static TechniqueInfo {
        self.step.technique
    }

    /// The step as data: effects, and the reason with what it cites.
    pub fn data(&self) -> &arau_logic::Step {
        &self.step
    }

    /// The name of the technique.
    pub fn title(&self) -> String {
        self.teller.speaker.title(self.step.technique)
    }

    /// Where to look, and no more.
    pub fn place(&self) -> String {
        self.teller.speaker.place(&self.step, self.teller.names())
    }

    /// What follows and why.
    pub fn sentence(&self) -> String {
        self.teller.speaker.sentence(&self.step, self.teller.names())
    }

    /// The symbols that it places.
    pub fn placements(&self) -> impl Iterator<Item = Candidate> {
        self.step.placements()
    }

    /// The candidates that it eliminates.
    pub fn eliminations(&self) -> impl Iterator<Item = Candidate> {
        self.step.eliminations()
    }

    /// The step with everything that it rests on, as `--json` prints it.
    pub fn json(&self) -> serde_json::Value {
        json::step(&self.step, self.teller.names(), &self.teller.speaker)
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.title(), self.sentence())
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Step({self})")
    }
}

/// What steps have done to a puzzle so far.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// What was placed.
    pub placed: Vec<Candidate>,
    /// What was eliminated.
    pub eliminated: Vec<Candidate>,
}

impl Progress {
    /// Adds what a step does.
    pub fn add(&mut self, step: &arau_logic::Step) {
        for &effect in &step.effects {
            match effect {
                Effect::Place(candidate) => self.placed.push(candidate),
                Effect::Eliminate(candidate) => self.eliminated.push(candidate),
                Effect::Contradiction => {}
            }
        }
    }

    /// The puzzle from here on.
    pub fn start<'a>(&'a self, puzzle: &'a arau_core::Puzzle) -> Start<'a> {
        Start { placed: &self.placed, deleted: &self.eliminated, ..Start::of(puzzle) }
    }

    /// The candidates that are left.
    pub fn board(&self, names: Names<'_>) -> Board {
        names.reasoner.board(&self.start(names.puzzle))
    }
}
