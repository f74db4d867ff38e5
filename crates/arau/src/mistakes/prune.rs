//! Reducing the steps that lead to a goal to those that are needed. A step stays valid if the cells it mentions have
//! the same candidates as before, or if its technique finds it again; so its explanation stays true.

use super::argument::ArgumentEnd;
use crate::Progress;
use arau_core::{Board, Candidate, Cell, Limits, Puzzle, SymbolSet};
use arau_logic::{Conflict, Effect, Ending, Level, Reasoner, Selection, Step, TechniqueInfo};

/// What the steps should prove.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// A contradiction.
    Conflict,
    /// A candidate is false.
    Without(Candidate),
    /// A candidate is true.
    Only(Candidate),
}

/// Where the reasoning starts, and what it should prove.
pub(super) struct Line<'a> {
    pub(super) reasoner: &'a Reasoner,
    pub(super) puzzle: &'a Puzzle,
    pub(super) assumed: &'a [Candidate],
    pub(super) goal: Goal,
    pub(super) limits: &'a Limits,
}

/// Searching for a step again may take long. After this many searches, only steps whose cells are unchanged are kept.
const MAX_SEARCHES: usize = 500;

/// The steps that are needed to reach the goal, and the conclusion they reach; `None` if they do not reach it.
pub(super) fn prune(
    line: &Line<'_>,
    steps: Vec<Step>,
    wanted: &Selection<'_>,
) -> Option<(Vec<Step>, ArgumentEnd)> {
    let mut boards = vec![line.board(&[])];
    let mut last = None;
    for n in 0..=steps.len() {
        if n > 0 {
            boards.push(line.board(&steps[..n]));
        }
        if let Some(end) = line.end(&steps[..n], &boards[n]) {
            last = Some((n, end));
            break;
        }
    }
    let (n, mut end) = last?;
    let mut kept: Vec<Kept> =
        steps.into_iter().take(n).zip(&boards).map(|(s, b)| Kept::new(s, b, line)).collect();
    drop_unconnected(&mut kept, &boards, &end, line);
    let mut n_searches = 0;
    let mut i = kept.len();
    while i > 0 && !line.limits.is_stopped() {
        i -= 1;
        let mut fewer = kept.clone();
        fewer.remove(i);
        if let Some((shorter, new_end)) = line.replay(fewer, i, wanted, &mut n_searches) {
            (kept, end) = (shorter, new_end);
        }
    }
    Some((kept.into_iter().map(|kept| kept.step).collect(), end))
}

/// A step, the board it was found on, and the cells it concerns.
#[derive(Clone)]
struct Kept {
    step: Step,
    board: Board,
    cells: Vec<Cell>,
}

impl Kept {
    fn new(step: Step, board: &Board, line: &Line<'_>) -> Kept {
        let cells = line.cells_of(&step);
        Kept { step, board: board.clone(), cells }
    }
}

/// Removes steps that change no cell that a later step depends on.
fn drop_unconnected(kept: &mut Vec<Kept>, boards: &[Board], end: &ArgumentEnd, line: &Line<'_>) {
    let mut needed: Vec<bool> = vec![false; line.puzzle.n_cells()];
    let need =
        |needed: &mut Vec<bool>, cells: &[Cell]| cells.iter().for_each(|cell| needed[cell.idx()] = true);
    need(&mut needed, &line.cells_of_end(end));
    let n = kept.len();
    let mut is_needed = vec![false; n];
    for i in (0..n).rev() {
        let after = boards.get(i + 1);
        let changes = |idx: usize| after.is_none_or(|after| boards[i].cells[idx] != after.cells[idx]);
        let is_last = i + 1 == n;
        is_needed[i] = is_last || (0..needed.len()).any(|idx| needed[idx] && changes(idx));
        if is_needed[i] {
            need(&mut needed, &kept[i].cells);
        }
    }
    let mut flags = is_needed.into_iter();
    kept.retain(|_| flags.next().unwrap_or(true));
}

impl Line<'_> {
    fn progress(&self, steps: &[Step]) -> Progress {
        let mut progress = Progress { placed: self.assumed.to_vec(), ..Progress::default() };
        steps.iter().for_each(|step| progress.add(step));
        progress
    }

    fn board(&self, steps: &[Step]) -> Board {
        self.reasoner.board(&self.progress(steps).start(self.puzzle))
    }

    /// The conclusion of the steps, if they reach the goal.
    fn end(&self, steps: &[Step], board: &Board) -> Option<ArgumentEnd> {
        let candidates = |cell: Cell| board.candidates(cell);
        match self.goal {
            Goal::Conflict => {
                if let Some(conflict) = steps.last().and_then(Step::conflict) {
                    return Some(ArgumentEnd::Conflict(conflict));
                }
                self.conflict(steps).map(ArgumentEnd::Conflict)
            }
            Goal::Without(Candidate { cell, symbol }) if !candidates(cell).contains(symbol) => {
                let places = steps.last().into_iter().flat_map(Step::placements).find(|c| c.cell == cell);
                Some(places.map_or(ArgumentEnd::IsNot(Candidate { cell, symbol }), ArgumentEnd::Is))
            }
            Goal::Only(candidate) if candidates(candidate.cell) == SymbolSet::only(candidate.symbol) => {
                Some(ArgumentEnd::Is(candidate))
            }
            _ => None,
        }
    }

    /// The contradiction that the steps lead to.
    fn conflict(&self, steps: &[Step]) -> Option<Conflict> {
        let progress = self.progress(steps);
        let nothing = Selection::of(&|_: &TechniqueInfo| false);
        match self.reasoner.next_step(&progress.start(self.puzzle), &nothing) {
            Err(Ending::Contradiction(conflict)) => Some(conflict),
            _ => None,
        }
    }

    /// The visible cells that a step concerns.
    fn cells_of(&self, step: &Step) -> Vec<Cell> {
        let reason = &step.reason;
        let constraints = reason.cited.iter().chain(reason.combination.iter().map(|(cited, _)| cited));
        let constraints = constraints.chain(reason.counted.iter().map(|(cited, _)| cited));
        let of_constraint = |&cited: &usize| self.puzzle.constraints()[cited].constraint.cells();
        let mut cells: Vec<Cell> = constraints.flat_map(of_constraint).collect();
        cells.extend(reason.shown.iter().map(|(_, candidate)| candidate.cell));
        cells.extend(reason.deadly.iter().flat_map(|deadly| deadly.pairs.iter().map(|&(cell, _)| cell)));
        cells.extend(step.effects.iter().filter_map(|effect| match effect {
            Effect::Place(candidate) | Effect::Eliminate(candidate) => Some(candidate.cell),
            Effect::Contradiction => None,
        }));
        cells.retain(|cell| cell.idx() < self.puzzle.n_cells());
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The cells that show that the goal is reached.
    fn cells_of_end(&self, end: &ArgumentEnd) -> Vec<Cell> {
        let all = || self.puzzle.geometry().cells().collect();
        let visible = |mut cells: Vec<Cell>| {
            cells.retain(|cell| cell.idx() < self.puzzle.n_cells());
            cells
        };
        match end {
            ArgumentEnd::Is(candidate) | ArgumentEnd::IsNot(candidate) => vec![candidate.cell],
            ArgumentEnd::Conflict(Conflict::Cell(cell)) => vec![*cell],
            ArgumentEnd::Conflict(Conflict::Twice { a, b, .. }) => vec![*a, *b],
            ArgumentEnd::Conflict(Conflict::Rule(cited)) => {
                visible(self.puzzle.constraints()[*cited].constraint.cells())
            }
            ArgumentEnd::Conflict(Conflict::House(house, _)) => {
                let name = self.reasoner.house(*house).name;
                let group = self.puzzle.geometry().groups().iter().find(|group| group.name == name);
                group.map_or_else(all, |group| group.cells.clone())
            }
            ArgumentEnd::Cases(..) | ArgumentEnd::Search => all(),
        }
    }

    /// Replays the steps from a position on, and returns them with their conclusion if all of them still hold and reach
    /// the goal.
    fn replay(
        &self,
        mut steps: Vec<Kept>,
        from: usize,
        wanted: &Selection<'_>,
        n_searches: &mut usize,
    ) -> Option<(Vec<Kept>, ArgumentEnd)> {
        let mut done: Vec<Step> = steps[..from].iter().map(|kept| kept.step.clone()).collect();
        for kept in &mut steps[from..] {
            let board = self.board(&done);
            let is_as_before = |cell: &Cell| board.cells[cell.idx()] == kept.board.cells[cell.idx()];
            if !kept.cells.iter().all(is_as_before) {
                let fresh = self.found_again(&kept.step, &done, wanted, n_searches)?;
                *kept = Kept::new(fresh, &board, self);
            }
            done.push(kept.step.clone());
        }
        let end = self.end(&done, &self.board(&done))?;
        Some((steps, end))
    }

    /// A step of the same technique with at least the same conclusion, after other steps.
    fn found_again(
        &self,
        step: &Step,
        done: &[Step],
        wanted: &Selection<'_>,
        n_searches: &mut usize,
    ) -> Option<Step> {
        *n_searches += 1;
        if !is_quick(step.technique) || *n_searches > MAX_SEARCHES {
            return None;
        }
        let progress = self.progress(done);
        let start = progress.start(self.puzzle).within(self.limits);
        let same = |info: &TechniqueInfo| info.id == step.technique.id;
        let selection = Selection { options: wanted.options, ..Selection::of(&same) };
        let mut found = self.reasoner.steps(&start, &selection).into_iter();
        found.find(|found| step.effects.iter().all(|effect| found.effects.contains(effect)))
    }
}

/// Whether finding all steps of a technique is quick.
pub(super) fn is_quick(technique: &TechniqueInfo) -> bool {
    technique.hodoku.is_none_or(|hodoku| hodoku.level <= Level::Medium)
}
