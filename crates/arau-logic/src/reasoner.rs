//! [`Reasoner`]: human-style reasoning about puzzles of any size. Internally it uses one of a few fixed sizes for sets
//! of cells, so that techniques run at the speed of the smallest size that fits.

use crate::lima::{self, LimaPath};
use crate::path::{self, Ending, Goal, Path};
use crate::reductio::{backdoor, reductio, trial_depth};
use crate::techniques::{All, LARGE, MEDIUM, Registry, SMALL, elaborate_all, elaborate_path};
use crate::{
    CellSet, Cited, Difficulty, Grade, HodokuRating, HodokuScale, Layout, Options, Order, Position, Reductio,
    Rounds, Step, StepSink, Technique, TechniqueInfo,
};
use arau_core::{Board, Candidate, Cell, GroupName, Limits, Puzzle, Symbol};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Reasons about all puzzles with the same constraints.
pub struct Reasoner(Box<dyn Reasoning>);

/// The starting point: a puzzle, and what is known in addition to its givens.
#[derive(Clone, Copy)]
pub struct Start<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Placed cells that are not givens.
    pub placed: &'a [Candidate],
    /// Eliminated candidates, in addition to those that follow from placed symbols.
    pub deleted: &'a [Candidate],
    /// When to give up: when time runs out, or after this many steps.
    pub limits: Option<&'a Limits>,
}

impl<'a> Start<'a> {
    /// The puzzle as it is given.
    pub fn of(puzzle: &'a Puzzle) -> Start<'a> {
        Start { puzzle, placed: &[], deleted: &[], limits: None }
    }

    /// The same within limits.
    pub fn within(self, limits: &'a Limits) -> Start<'a> {
        Start { limits: Some(limits), ..self }
    }

    fn most_steps(&self) -> u64 {
        self.limits.and_then(|limits| limits.nodes).unwrap_or(u64::MAX)
    }
}

/// Which techniques are used, and how.
pub struct Selection<'a> {
    /// Whether a kind of step is wanted.
    pub wants: &'a (dyn Fn(&TechniqueInfo) -> bool + Sync),
    /// Options that change what counts as an instance of a technique.
    pub options: Options,
    /// The order in which they are tried.
    pub order: Order,
    /// Where a path should end.
    pub goal: Goal,
}

impl<'a> Selection<'a> {
    /// These techniques, in the order of the registry, until the puzzle is solved.
    pub fn of(wants: &'a (dyn Fn(&TechniqueInfo) -> bool + Sync)) -> Selection<'a> {
        Selection { wants, options: Options::default(), order: Order::Hodoku, goal: Goal::default() }
    }
}

/// The name of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseName<'a> {
    /// Its kind, such as `row`; empty if it has none.
    pub kind: &'a str,
    /// Its name, such as `row 3`.
    pub name: &'a str,
    /// The same as data; none if a document gave it a name of its own form.
    pub called: Option<&'a GroupName>,
}

impl Reasoner {
    /// The maximum number of cells of a board.
    pub const MAX_CELLS: usize = CellSet::<LARGE>::CAPACITY;

    /// A reasoner for puzzles with the constraints of this one; `None` if the board has too many cells.
    pub fn new(puzzle: &Puzzle) -> Option<Reasoner> {
        let reasoning: Box<dyn Reasoning> = match puzzle.n_cells() {
            n if n <= CellSet::<SMALL>::CAPACITY => Box::new(SizedReasoner::<SMALL>::new(puzzle)),
            n if n <= CellSet::<MEDIUM>::CAPACITY => Box::new(SizedReasoner::<MEDIUM>::new(puzzle)),
            n if n <= CellSet::<LARGE>::CAPACITY => Box::new(SizedReasoner::<LARGE>::new(puzzle)),
            _ => return None,
        };
        Some(Reasoner(reasoning))
    }

    /// The name of a house.
    pub fn house(&self, idx: usize) -> HouseName<'_> {
        self.0.house(idx)
    }

    /// How many houses there are.
    pub fn n_houses(&self) -> usize {
        self.0.n_houses()
    }

    /// The cells of a house.
    pub fn cells_of(&self, house: usize) -> &[Cell] {
        self.0.cells_of(house)
    }

    /// The house that comes from a constraint, if one does.
    pub fn house_of(&self, cited: Cited) -> Option<usize> {
        self.0.house_of(cited)
    }

    /// The candidates at the start.
    pub fn board(&self, start: &Start<'_>) -> Board {
        self.0.board(start)
    }

    /// Takes the easiest step again and again.
    pub fn path(&self, start: &Start<'_>, selection: &Selection<'_>) -> Path {
        self.0.path(start, selection)
    }

    /// Every step that exists at the start, easier techniques first; with limits, those found in time.
    pub fn steps(&self, start: &Start<'_>, selection: &Selection<'_>) -> Vec<Step> {
        let mut steps = Vec::new();
        self.each_step(start, selection, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }

    /// Passes on every step that exists at the start as soon as it is found, easier techniques first. Returns whether
    /// these are all steps; the receiver or a limit may have ended the search.
    pub fn each_step(&self, start: &Start<'_>, selection: &Selection<'_>, found: &mut StepSink<'_>) -> bool {
        let mut n_found = 0;
        let mut within_limit = |step| {
            if n_found >= start.most_steps() {
                return ControlFlow::Break(());
            }
            n_found += 1;
            found(step)
        };
        self.0.each_step(start, selection, &mut within_limit).is_continue()
    }

    /// HoDoKu's score and level; none if there was no time. The solution helps where no technique goes on.
    pub fn hodoku(&self, start: &Start<'_>, solution: Option<&[Symbol]>) -> Option<HodokuRating> {
        self.0.hodoku(start, solution)
    }

    /// arau's own rating, up to a grade; none if there is no solution, or was no time.
    pub fn difficulty(&self, start: &Start<'_>, highest: Grade) -> Option<Difficulty> {
        self.0.difficulty(start, highest)
    }

    /// The least depth of trial and error, if it is at most this and there was time to find it.
    pub fn trial_depth(&self, start: &Start<'_>, max_depth: usize) -> Option<usize> {
        self.0.trial_depth(start, max_depth)
    }

    /// The fewest cells whose symbols let singles do the rest, if they are at most this many and there was time to find
    /// them.
    pub fn backdoor(&self, start: &Start<'_>, solution: &[Symbol], max_size: usize) -> Option<Vec<Cell>> {
        self.0.backdoor(start, solution, max_size)
    }

    /// The tree of guesses that solves a puzzle with the least level, if that is at most `max_level`.
    pub fn reductio(&self, start: &Start<'_>, max_level: usize) -> Option<Reductio> {
        self.0.reductio(start, max_level)
    }

    /// What Lima's system does to a puzzle.
    pub fn lima(&self, start: &Start<'_>) -> LimaPath {
        self.0.lima(start)
    }

    /// The easiest step at the start; or, if there is none, why not.
    pub fn next_step(&self, start: &Start<'_>, selection: &Selection<'_>) -> Result<Step, Ending> {
        self.0.next_step(start, selection)
    }
}

trait Reasoning: Send + Sync {
    fn house(&self, idx: usize) -> HouseName<'_>;
    fn n_houses(&self) -> usize;
    fn cells_of(&self, house: usize) -> &[Cell];
    fn house_of(&self, cited: Cited) -> Option<usize>;
    fn board(&self, start: &Start<'_>) -> Board;
    fn path(&self, start: &Start<'_>, selection: &Selection<'_>) -> Path;
    fn each_step(
        &self,
        start: &Start<'_>,
        selection: &Selection<'_>,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()>;
    fn next_step(&self, start: &Start<'_>, selection: &Selection<'_>) -> Result<Step, Ending>;
    fn hodoku(&self, start: &Start<'_>, solution: Option<&[Symbol]>) -> Option<HodokuRating>;
    fn difficulty(&self, start: &Start<'_>, highest: Grade) -> Option<Difficulty>;
    fn trial_depth(&self, start: &Start<'_>, max_depth: usize) -> Option<usize>;
    fn backdoor(&self, start: &Start<'_>, solution: &[Symbol], max_size: usize) -> Option<Vec<Cell>>;
    fn reductio(&self, start: &Start<'_>, max_level: usize) -> Option<Reductio>;
    fn lima(&self, start: &Start<'_>) -> LimaPath;
}

struct SizedReasoner<const W: usize> {
    layout: Arc<Layout<W>>,
    hodoku: HodokuScale<W>,
    rounds: Rounds<W>,
}

impl<const W: usize> SizedReasoner<W>
where
    All: Registry<W>,
{
    fn new(puzzle: &Puzzle) -> SizedReasoner<W> {
        SizedReasoner {
            layout: Arc::new(Layout::new(puzzle)),
            hodoku: HodokuScale::default(),
            rounds: Rounds::default(),
        }
    }

    fn position(&self, start: &Start<'_>) -> Position<W> {
        let stop = start.limits.and_then(|limits| limits.stop.clone());
        let mut position = Position::start(&self.layout, start.puzzle).until(stop);
        for &candidate in start.placed {
            if position.open().contains(candidate.cell) {
                position.place(candidate);
            }
        }
        start.deleted.iter().for_each(|&candidate| position.eliminate(candidate));
        position
    }
}

/// A search of which some kinds of steps are wanted.
struct FilteredTechnique<'a, const W: usize> {
    technique: &'static dyn Technique<W>,
    wants: &'a (dyn Fn(&TechniqueInfo) -> bool + Sync),
}

impl<const W: usize> Technique<W> for FilteredTechnique<'_, W> {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        self.technique.infos()
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        self.technique.find(position, options, &mut |step| match (self.wants)(step.technique) {
            true => found(step),
            false => ControlFlow::Continue(()),
        })
    }
}

impl Selection<'_> {
    /// The step that comes next in this order.
    fn next<const W: usize>(
        &self,
        position: &Position<W>,
        techniques: &[&dyn Technique<W>],
        last: Option<&Step>,
    ) -> Option<Step> {
        match self.order {
            Order::Teacher => path::nearest_step(position, techniques, &self.options, last),
            Order::Hodoku | Order::Se => path::next_step(position, techniques, &self.options),
        }
    }

    /// The searches that find a wanted kind of step.
    fn searches<const W: usize>(&self) -> Vec<FilteredTechnique<'_, W>>
    where
        All: Registry<W>,
    {
        let is_of_use =
            |technique: &&dyn Technique<W>| technique.infos().iter().any(|info| (self.wants)(info));
        let mut all: Vec<_> = <All as Registry<W>>::techniques().into_iter().filter(is_of_use).collect();
        self.order.sort(&mut all, |technique| technique.infos().to_vec());
        all.into_iter().map(|technique| FilteredTechnique { technique, wants: self.wants }).collect()
    }
}

fn as_techniques<'a, const W: usize>(searches: &'a [FilteredTechnique<'a, W>]) -> Vec<&'a dyn Technique<W>> {
    searches.iter().map(|search| search as &dyn Technique<W>).collect()
}

impl<const W: usize> Reasoning for SizedReasoner<W>
where
    All: Registry<W>,
{
    fn house(&self, idx: usize) -> HouseName<'_> {
        let house = &self.layout.houses()[idx];
        HouseName { kind: &house.kind, name: &house.name, called: house.called.as_ref() }
    }

    fn n_houses(&self) -> usize {
        self.layout.houses().len()
    }

    fn cells_of(&self, house: usize) -> &[Cell] {
        &self.layout.houses()[house].cells
    }

    fn house_of(&self, cited: Cited) -> Option<usize> {
        self.layout.houses().iter().position(|house| house.constraint == cited)
    }

    fn board(&self, start: &Start<'_>) -> Board {
        self.position(start).board()
    }

    fn path(&self, start: &Start<'_>, selection: &Selection<'_>) -> Path {
        let searches = selection.searches();
        let position = self.position(start);
        let techniques = as_techniques(&searches);
        let next = |position: &Position<W>, last: Option<&Step>| selection.next(position, &techniques, last);
        let mut path = path::follow(&mut position.clone(), next, &selection.goal, start.most_steps());
        elaborate_path(position, &mut path.steps);
        path
    }

    fn each_step(
        &self,
        start: &Start<'_>,
        selection: &Selection<'_>,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let searches = selection.searches();
        let position = self.position(start);
        path::each_step(&position, &as_techniques(&searches), &selection.options, &mut |mut step| {
            elaborate_all(&position, std::slice::from_mut(&mut step));
            found(step)
        })
    }

    fn next_step(&self, start: &Start<'_>, selection: &Selection<'_>) -> Result<Step, Ending> {
        let position = self.position(start);
        if let Some(ending) = path::ending_of(&position, true) {
            return Err(ending);
        }
        let searches = selection.searches();
        let mut next = selection.next(&position, &as_techniques(&searches), None);
        elaborate_all(&position, next.as_mut_slice());
        next.ok_or(if position.is_stopped() { Ending::Stopped } else { Ending::Stuck })
    }

    fn hodoku(&self, start: &Start<'_>, solution: Option<&[Symbol]>) -> Option<HodokuRating> {
        let position = self.position(start);
        let rating = self.hodoku.rate(&position, solution);
        (!position.is_stopped()).then_some(rating)
    }

    fn difficulty(&self, start: &Start<'_>, highest: Grade) -> Option<Difficulty> {
        self.rounds.rate(&self.position(start), highest)
    }

    fn trial_depth(&self, start: &Start<'_>, max_depth: usize) -> Option<usize> {
        trial_depth(&self.position(start), max_depth)
    }

    fn backdoor(&self, start: &Start<'_>, solution: &[Symbol], max_size: usize) -> Option<Vec<Cell>> {
        backdoor(&self.position(start), solution, max_size)
    }

    fn reductio(&self, start: &Start<'_>, max_level: usize) -> Option<Reductio> {
        reductio(&self.position(start), max_level)
    }

    fn lima(&self, start: &Start<'_>) -> LimaPath {
        let position = self.position(start);
        let mut path = lima::solve(position.clone());
        elaborate_path(position, &mut path.steps);
        path
    }
}
