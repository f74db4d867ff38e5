//! Owns the examination of puzzles and grids: whether a puzzle is proper and minimal, what its givens look like, and
//! which rules are broken where.

use crate::Puzzle;
use crate::survey::{Clash, EmptyRectangle, LastBoard, clashes, empty_groups, largest_empty_rectangle};
use arau_batch::{Batch, BatchResult, Item, Solution};
use arau_check::broken_rules;
use arau_core::{Arg, Cell, Grid, PuzzleSpec, Redundancy, RuleUse, Symbol, Unsupported, Verdict};

impl Puzzle {
    /// Examines the puzzle: whether it is proper and minimal, and what its givens look like. If every cell is given,
    /// only the rules are checked.
    ///
    /// ```
    /// use arau::Examination;
    ///
    /// let puzzle: arau::Puzzle = "1..4....2......3".parse()?;
    /// let Examination::Puzzle(report) = puzzle.check() else { panic!("there are empty cells") };
    /// assert!(report.solved.verdict.is_one() && report.solved.is_minimal() == Some(true));
    ///
    /// let grid: arau::Puzzle = "1134341221434321".parse()?;
    /// let Examination::Grid(breaches) = grid.check() else { panic!("the grid is full") };
    /// assert_eq!((breaches[0].rule, breaches[0].cells.len()), ("houses", 2));
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn check(&self) -> Examination {
        let item = [Item::from(self.clone())];
        let solved = Solved::of_all(&Batch::new(), &item).into_iter().next();
        let solved = solved.and_then(Result::ok).expect("there is an engine for every puzzle");
        examine(self, solved, &LastBoard::default())
    }
}

/// How many solutions a puzzle has and, if it is proper, which givens could go.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Solved {
    /// No solution, one, many, or not known.
    pub verdict: Verdict<()>,
    /// A solution, if one was found.
    pub solution: Option<Grid>,
    /// Of a proper puzzle, the givens that follow from the others.
    pub redundancy: Option<Redundancy>,
}

impl Solved {
    /// Solves every puzzle of a list as the batch asks, and tries the givens of the proper ones. Shorter than the list if the
    /// run was stopped.
    pub fn of_all(batch: &Batch<'_>, items: &[Item]) -> Vec<Result<Solved, Unsupported>> {
        let results = batch.run(items);
        let is_proper = |result: &Result<BatchResult, _>| result.as_ref().is_ok_and(|r| r.verdict.is_one());
        let proper = items.iter().zip(&results).filter(|(_, result)| is_proper(result));
        let proper: Vec<Item> = proper.map(|(item, _)| item.clone()).collect();
        let mut redundancies = batch.redundant_givens(&proper).into_iter();
        let solved = |result: Result<BatchResult, _>| {
            let redundancy = if is_proper(&result) { redundancies.next() } else { None };
            let BatchResult { verdict, solution, .. } = result?;
            Ok(Solved { verdict, solution: solution.map(Solution::into_grid), redundancy })
        };
        results.into_iter().map(solved).collect()
    }

    /// Whether the puzzle is proper and no given can go; `None` if that is not known.
    pub fn is_minimal(&self) -> Option<bool> {
        match (&self.verdict, &self.redundancy) {
            (Verdict::Unknown(_), _) => None,
            (_, Some(redundancy)) if redundancy.cells.is_empty() => redundancy.complete.then_some(true),
            _ => Some(false),
        }
    }
}

/// What was found out about a puzzle or grid.
#[derive(Clone, Debug)]
pub enum Examination {
    /// Every cell is given: the rules that are broken, and where.
    Grid(Vec<Breach>),
    /// There are empty cells.
    Puzzle(Box<PuzzleReport>),
}

/// What was found out about a puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PuzzleReport {
    /// Its solutions.
    pub solved: Solved,
    /// Whether the solution that the puzzle states is the one that it has, if it states one and is proper.
    pub stated_solution_agrees: Option<bool>,
    /// Number of givens.
    pub n_givens: usize,
    /// The ids of the symmetries that the pattern of givens has.
    pub symmetries: Vec<&'static str>,
    /// The largest rectangle without a given.
    pub empty_rectangle: Option<EmptyRectangle>,
    /// The names of the rows, columns, boxes and other groups without a given.
    pub empty_groups: Vec<String>,
    /// Givens that a rule does not allow together.
    pub clashes: Vec<Breach>,
}

/// A broken rule, and the cells where it is broken as far as one can tell.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Breach {
    /// The id of the rule.
    pub rule: &'static str,
    /// The cells.
    pub cells: Vec<Cell>,
}

/// Examines a puzzle whose solutions are known. The board is remembered for the next puzzle of a list.
pub fn examine(puzzle: &arau_core::Puzzle, solved: Solved, last_board: &LastBoard) -> Examination {
    let spec = puzzle.spec();
    let full: Option<Vec<Symbol>> = spec.givens.iter().copied().collect();
    let clashes = clashes(puzzle);
    if let Some(grid) = full {
        let broken = broken_rules(spec, &grid).into_iter();
        return Examination::Grid(broken.flat_map(|rule| breaches(spec, rule, &clashes)).collect());
    }
    let symmetries = last_board.symmetries(&spec.geometry).of_givens(&spec.givens);
    let stated = spec.about.solution.as_ref().filter(|_| solved.verdict.is_one());
    let agrees = |stated: &Vec<Symbol>| solved.solution.as_ref().is_some_and(|found| found.0 == *stated);
    Examination::Puzzle(Box::new(PuzzleReport {
        stated_solution_agrees: stated.map(agrees),
        n_givens: spec.n_givens(),
        symmetries: symmetries.iter().map(|symmetry| symmetry.id).collect(),
        empty_rectangle: largest_empty_rectangle(spec),
        empty_groups: empty_groups(spec).iter().map(|group| group.name.to_string()).collect(),
        clashes: clashes.into_iter().map(|clash| breach(spec, clash.rule, clash.cells)).collect(),
        solved,
    }))
}

/// Where a broken rule is broken: the clashes that show it, or else all its cells.
fn breaches(spec: &PuzzleSpec, rule: usize, clashes: &[Clash]) -> Vec<Breach> {
    let of_rule = clashes.iter().filter(|clash| clash.rule == rule);
    let shown: Vec<Breach> = of_rule.map(|clash| breach(spec, rule, clash.cells.clone())).collect();
    if shown.is_empty() { vec![breach(spec, rule, named_cells(&spec.rules[rule]))] } else { shown }
}

fn breach(spec: &PuzzleSpec, rule: usize, cells: Vec<Cell>) -> Breach {
    Breach { rule: spec.rules[rule].id(), cells }
}

fn named_cells(rule: &RuleUse) -> Vec<Cell> {
    let of_arg = |(_, arg): (_, &Arg)| match arg {
        Arg::Cells(cells) => cells.clone(),
        Arg::CellLists(lists) => lists.concat(),
        _ => Vec::new(),
    };
    rule.args.iter().flat_map(of_arg).collect()
}

/// Whether a full grid solves a puzzle, judged by what its rules say of themselves.
pub fn is_solution(spec: &PuzzleSpec, grid: &[Symbol]) -> bool {
    arau_check::is_solution(spec, grid)
}
