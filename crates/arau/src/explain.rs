//! Solving as a person would: [`Explainer`] finds the steps, and a [`Step`] can put itself into words.

use crate::mistakes::Mistake;
use crate::{Puzzle, json};
use arau_core::{Board, Candidate, Limits, Verdict};
use arau_logic::{
    Effect, Ending, Goal, Language, Names, Order, Reasoner, Selection, Speaker, Start, TechniqueInfo,
};
use std::fmt;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

impl Puzzle {
    /// Solves the puzzle as a person would, always taking the easiest available step, and explains the steps in
    /// English.
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

    /// The next step a person would take from the current entries; or, if there is none, why not. If an entry is wrong
    /// there is no next step: [`Puzzle::mistake`] finds the error.
    ///
    /// ```
    /// let puzzle: arau::Puzzle = "1..4....2......3".parse()?;
    /// let hint = puzzle.hint().expect("a step");
    /// assert_eq!(hint.technique().id, "hidden-single");
    /// println!("{}", hint.place());
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn hint(&self) -> Result<Step, Ending> {
        Explainer::new(Language::English).hint(self, &Limits::none()).step
    }
}

/// Which techniques may be used.
#[derive(Clone, Debug, Default)]
pub struct Techniques {
    only: Vec<String>,
    avoid_uniqueness: bool,
}

impl Techniques {
    /// The default techniques.
    pub fn usual() -> Techniques {
        Techniques::default()
    }

    /// Only the techniques with these ids.
    pub fn only(ids: impl IntoIterator<Item: Into<String>>) -> Techniques {
        Techniques { only: ids.into_iter().map(Into::into).collect(), ..Techniques::default() }
    }

    /// Leaves out techniques that rely on the puzzle having exactly one solution.
    pub fn without_uniqueness(mut self) -> Techniques {
        self.avoid_uniqueness = true;
        self
    }

    /// Whether they were named one by one.
    pub fn are_named(&self) -> bool {
        !self.only.is_empty()
    }

    /// Whether steps of a technique are wanted.
    pub fn wants(&self, technique: &TechniqueInfo) -> bool {
        let is_meant = match self.are_named() {
            true => self.only.iter().any(|id| id == technique.id),
            false => technique.is_usual(),
        };
        is_meant && !(self.avoid_uniqueness && technique.assumes_unique)
    }
}

/// Explains puzzles in one language. It caches data about the last board, so reuse one explainer for many puzzles.
pub struct Explainer {
    techniques: Techniques,
    order: Order,
    goal: Goal,
    speaker: Arc<Speaker>,
    /// The puzzles of a list usually share their constraints.
    last: Mutex<Option<(arau_core::Puzzle, Arc<Reasoner>)>>,
}

impl Explainer {
    /// An explainer with the default techniques, in a teacher's order.
    pub fn new(language: Language) -> Explainer {
        Explainer {
            techniques: Techniques::usual(),
            order: Order::Teacher,
            goal: Goal::default(),
            speaker: Arc::new(Speaker::new(language)),
            last: Mutex::default(),
        }
    }

    /// Uses these techniques.
    pub fn with(mut self, techniques: Techniques) -> Explainer {
        self.techniques = techniques;
        self
    }

    /// Tries techniques in this order.
    pub fn in_order(mut self, order: Order) -> Explainer {
        self.order = order;
        self
    }

    /// Ends explanations at this goal instead of at the solution.
    pub fn up_to(mut self, goal: Goal) -> Explainer {
        self.goal = goal;
        self
    }

    /// Puts steps into words.
    pub fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// Reasons about a puzzle and names its cells and houses; `None` if the board is too large.
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

    /// The path to the solution, step by step; or to the contradiction, if there is no solution.
    pub fn explain(&self, puzzle: &Puzzle, limits: &Limits) -> Explanation {
        let verdict = verdict_of(puzzle, limits);
        let Some(teller) = self.teller(puzzle) else {
            return Explanation { verdict, steps: Vec::new(), ending: Ending::TooLarge };
        };
        let path = self
            .select(&verdict, |selection| teller.reasoner.path(&Start::of(puzzle).within(limits), selection));
        Explanation { verdict, steps: teller.with_words(path.steps), ending: path.ending }
    }

    /// The next step from the current entries; or, if there is none, why not. There is no step if the puzzle has no
    /// solution or an entry is wrong.
    pub fn hint(&self, puzzle: &Puzzle, limits: &Limits) -> Hint {
        let solved = puzzle.solve_within(limits);
        let mistake = puzzle.mistake_given(&solved, limits);
        let verdict = solved.map(|_| ());
        if mistake.is_some() {
            return Hint { verdict, mistake, step: Err(Ending::NoSolution) };
        }
        let progress = Progress::entered(puzzle);
        let next = |teller: Teller| {
            let step = self.select(&verdict, |selection| {
                teller.reasoner.next_step(&progress.start(puzzle).within(limits), selection)
            });
            match (step, &verdict) {
                (Ok(_) | Err(Ending::Stuck), Verdict::None) => Err(Ending::NoSolution),
                (step, _) => step.map(|step| teller.step(step)),
            }
        };
        let step = self.teller(puzzle).ok_or(Ending::TooLarge).and_then(next);
        Hint { verdict, mistake: None, step }
    }

    /// Every step that exists in the position, easier techniques first; none if there is no solution or the board is
    /// too large.
    pub fn steps(&self, puzzle: &Puzzle, limits: &Limits) -> AllSteps {
        let mut steps = Vec::new();
        let StepSearch { verdict, complete } = self.each_step(puzzle, limits, |step| steps.push(step));
        AllSteps { verdict, steps, complete }
    }

    /// The same, but passes on each step as soon as it is found. A time limit includes the time the callback takes.
    pub fn each_step(&self, puzzle: &Puzzle, limits: &Limits, mut found: impl FnMut(Step)) -> StepSearch {
        let verdict = verdict_of(puzzle, limits);
        let Some(teller) = self.teller(puzzle).filter(|_| !verdict.is_none()) else {
            return StepSearch { verdict, complete: true };
        };
        let complete = self.select(&verdict, |selection| {
            let by_difficulty = Selection::of(selection.wants);
            teller.reasoner.each_step(&Start::of(puzzle).within(limits), &by_difficulty, &mut |step| {
                found(teller.step(step));
                ControlFlow::Continue(())
            })
        });
        StepSearch { verdict, complete }
    }

    /// The selected techniques. Those that rely on a unique solution are left out unless an engine proves that there is
    /// one.
    pub(crate) fn select<T>(&self, verdict: &Verdict<()>, use_them: impl FnOnce(&Selection<'_>) -> T) -> T {
        let is_proper = verdict.is_one();
        let adds = |info: &TechniqueInfo| !self.techniques.are_named() && self.order.adds(info);
        let wants = |info: &TechniqueInfo| {
            (self.techniques.wants(info) || adds(info)) && (is_proper || !info.assumes_unique)
        };
        use_them(&Selection { order: self.order, goal: self.goal.clone(), ..Selection::of(&wants) })
    }
}

fn verdict_of(puzzle: &Puzzle, limits: &Limits) -> Verdict<()> {
    puzzle.solve_within(limits).map(|_| ())
}

/// The steps towards the solution, and how they end.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Explanation {
    /// Whether the puzzle has a solution.
    pub verdict: Verdict<()>,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// How the path ends: solved, stuck, or with a contradiction.
    pub ending: Ending,
}

impl Explanation {
    /// The number of steps that assume something to see what follows.
    pub fn n_assuming(&self) -> usize {
        self.steps.iter().filter(|step| step.technique().assumes).count()
    }
}

/// The next step of a puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Hint {
    /// How many solutions the puzzle has, regardless of the entries.
    pub verdict: Verdict<()>,
    /// What is wrong with the entries, if anything. In that case there is no step.
    pub mistake: Option<Mistake>,
    /// The step; or, if there is none, why not.
    pub step: Result<Step, Ending>,
}

/// All steps that exist in a position.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AllSteps {
    /// The number of solutions.
    pub verdict: Verdict<()>,
    /// The steps, easier techniques first.
    pub steps: Vec<Step>,
    /// Whether these are all the steps; false if a limit ended the search.
    pub complete: bool,
}

/// The outcome of a search for all steps.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct StepSearch {
    /// The number of solutions.
    pub verdict: Verdict<()>,
    /// Whether all steps were found; false if a limit ended the search.
    pub complete: bool,
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

/// What is needed to put a step into words: the puzzle and the language.
#[derive(Clone)]
pub struct Teller {
    puzzle: arau_core::Puzzle,
    reasoner: Arc<Reasoner>,
    speaker: Arc<Speaker>,
}

impl Teller {
    /// The reasoner for the puzzle.
    pub fn reasoner(&self) -> &Reasoner {
        &self.reasoner
    }

    /// Puts steps into words.
    pub fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// The names of cells, symbols, houses and rules.
    pub fn names(&self) -> Names<'_> {
        Names { puzzle: &self.puzzle, reasoner: &self.reasoner }
    }

    /// A step that can be put into words.
    pub fn step(&self, step: arau_logic::Step) -> Step {
        Step { step, teller: self.clone() }
    }

    /// Steps that can be put into words.
    pub fn with_words(&self, steps: Vec<arau_logic::Step>) -> Vec<Step> {
        steps.into_iter().map(|step| self.step(step)).collect()
    }
}

/// One conclusion, which can put itself into words. [`Display`](fmt::Display) shows the technique and the sentence.
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

    /// The step as data: its effects, and the reason with the constraints it cites.
    pub fn data(&self) -> &arau_logic::Step {
        &self.step
    }

    /// The name of the technique, in the language of the explanation.
    pub fn title(&self) -> String {
        self.teller.speaker.title(self.step.technique)
    }

    /// Where to look, and nothing else.
    pub fn place(&self) -> String {
        self.teller.speaker.place(&self.step, self.teller.names())
    }

    /// The conclusion and why it follows.
    pub fn sentence(&self) -> String {
        self.teller.speaker.sentence(&self.step, self.teller.names())
    }

    /// The conclusion only, in one line.
    pub fn short(&self) -> String {
        self.teller.speaker.short(&self.step, self.teller.names())
    }

    /// The conclusion and why it follows, with chains in Eureka notation, every effect, and the constraints it cites.
    pub fn long(&self) -> String {
        self.teller.speaker.long(&self.step, self.teller.names())
    }

    /// The technique and the step, at the given level of detail.
    pub fn told(&self, detail: Detail) -> String {
        let text = match detail {
            Detail::Short => self.short(),
            Detail::Usual => self.sentence(),
            Detail::Long => self.long(),
        };
        format!("{}: {text}", self.title())
    }

    /// The placements.
    pub fn placements(&self) -> impl Iterator<Item = Candidate> {
        self.step.placements()
    }

    /// The eliminations.
    pub fn eliminations(&self) -> impl Iterator<Item = Candidate> {
        self.step.eliminations()
    }

    /// The step with everything it rests on, as `--json` prints it.
    pub fn json(&self) -> serde_json::Value {
        json::step(&self.step, self.teller.names(), &self.teller.speaker)
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Detail::Usual))
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Step({self})")
    }
}

/// How much of a step is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Detail {
    /// The technique and the conclusion.
    Short,
    /// Also why it follows.
    #[default]
    Usual,
    /// Also chains in Eureka notation, every effect, and the constraints the step cites.
    Long,
}

/// The steps taken so far on a puzzle.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// The placements so far.
    pub placed: Vec<Candidate>,
    /// The eliminations so far.
    pub eliminated: Vec<Candidate>,
}

impl Progress {
    /// A player's entries: symbols, and the candidates that their pencil marks leave out.
    pub fn entered(puzzle: &arau_core::Puzzle) -> Progress {
        let entries = &puzzle.spec().entries;
        let left_out = |(cell, marks): (arau_core::Cell, arau_core::SymbolSet)| {
            puzzle.symbols().all().minus(marks).iter().map(move |symbol| Candidate { cell, symbol })
        };
        Progress {
            placed: entries.placed().collect(),
            eliminated: entries.marks().flat_map(left_out).collect(),
        }
    }

    /// Adds the effects of a step.
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

    /// The remaining candidates.
    pub fn board(&self, names: Names<'_>) -> Board {
        names.reasoner.board(&self.start(names.puzzle))
    }
}
