//! Owns the verbs of human logic: [`Explainer`] finds the steps that a person would take, [`Step`] is one of them with
//! its words.

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

    /// The next step that a person would take from what has been entered so far; or how things stand, if there is none. If
    /// an entry is wrong, there is no solution to go to, and [`Puzzle::mistake`] finds it.
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
    order: Order,
    goal: Goal,
    speaker: Arc<Speaker>,
    /// Puzzles of a list mostly share their constraints.
    last: Mutex<Option<(arau_core::Puzzle, Arc<Reasoner>)>>,
}

impl Explainer {
    /// With the usual techniques, in a teacher's order.
    pub fn new(language: Language) -> Explainer {
        Explainer {
            techniques: Techniques::usual(),
            order: Order::Teacher,
            goal: Goal::default(),
            speaker: Arc::new(Speaker::new(language)),
            last: Mutex::default(),
        }
    }

    /// The same with other techniques.
    pub fn with(mut self, techniques: Techniques) -> Explainer {
        self.techniques = techniques;
        self
    }

    /// The same in another order.
    pub fn in_order(mut self, order: Order) -> Explainer {
        self.order = order;
        self
    }

    /// The same, where explanations end early.
    pub fn up_to(mut self, goal: Goal) -> Explainer {
        self.goal = goal;
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

    /// The next step from what has been entered so far; or how things stand, if there is none. A puzzle without a solution
    /// gets no step, nor does one with a wrong entry.
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

    /// Every step that there is, those of easier techniques first; none if there is no solution or the board is too
    /// large.
    pub fn steps(&self, puzzle: &Puzzle, limits: &Limits) -> AllSteps {
        let mut steps = Vec::new();
        let StepSearch { verdict, complete } = self.each_step(puzzle, limits, |step| steps.push(step));
        AllSteps { verdict, steps, complete }
    }

    /// The same, handing over each step as soon as it is found. What is done with a step is part of the time.
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

    /// The wanted techniques. Those that rely on a single solution are left out unless an engine proves that there is
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

impl Explanation {
    /// How many steps suppose something, to see what follows.
    pub fn n_assuming(&self) -> usize {
        self.steps.iter().filter(|step| step.technique().assumes).count()
    }
}

/// The next step of a puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Hint {
    /// How many solutions the puzzle has, whatever was entered.
    pub verdict: Verdict<()>,
    /// What is wrong among the entries, if anything is. Then there is no step.
    pub mistake: Option<Mistake>,
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
    /// Whether these are all steps: a limit may have ended the search.
    pub complete: bool,
}

/// How the search for all steps went.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct StepSearch {
    /// How many solutions there are.
    pub verdict: Verdict<()>,
    /// Whether all steps were found: a limit may have ended the search.
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

    /// What follows, in a line and without a reason.
    pub fn short(&self) -> String {
        self.teller.speaker.short(&self.step, self.teller.names())
    }

    /// What follows and why, with chains in notation, all effects, and what it cites.
    pub fn long(&self) -> String {
        self.teller.speaker.long(&self.step, self.teller.names())
    }

    /// As much as is wanted: the technique and what it says.
    pub fn told(&self, detail: Detail) -> String {
        let text = match detail {
            Detail::Short => self.short(),
            Detail::Usual => self.sentence(),
            Detail::Long => self.long(),
        };
        format!("{}: {text}", self.title())
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
        f.write_str(&self.told(Detail::Usual))
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Step({self})")
    }
}

/// How much of a step is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Detail {
    /// The technique and what follows.
    Short,
    /// Why it follows.
    #[default]
    Usual,
    /// Also chains in notation, all effects, and what the step cites.
    Long,
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
    /// What a player has entered: symbols, and pencil marks as far as they leave candidates out.
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
