//! Checking puzzles and grids: whether a puzzle is proper and minimal, what its givens look like, and which rules a
//! grid breaks and where.

use crate::Puzzle;
use crate::survey::{
    Clash, EmptyRectangle, LastBoard, clashes, clashes_among, empty_groups, largest_empty_rectangle,
};
use arau_batch::{Batch, BatchResult, Item, Solution};
use arau_check::broken_rules;
use arau_core::{Amount, Cell, Grid, GridView, Miss, PuzzleSpec, Redundancy, Symbol, Unsupported, Verdict};

impl Puzzle {
    /// Checks whether the puzzle is proper and minimal, and describes its givens. If every cell is given, it only
    /// checks the rules.
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

/// How many solutions a puzzle has and, if it is proper, which givens are redundant.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Solved {
    /// No solution, exactly one, many, or unknown.
    pub verdict: Verdict<()>,
    /// A solution, if one was found.
    pub solution: Option<Grid>,
    /// For a proper puzzle, the givens that follow from the others.
    pub redundancy: Option<Redundancy>,
}

impl Solved {
    /// Solves every puzzle of a list with the settings of the batch, and tests each given of the proper ones for
    /// redundancy. The result is shorter than the list if the run was stopped.
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

    /// Whether the puzzle is proper and has no redundant given; `None` if that is unknown.
    pub fn is_minimal(&self) -> Option<bool> {
        match (&self.verdict, &self.redundancy) {
            (Verdict::Unknown(_), _) => None,
            (_, Some(redundancy)) if redundancy.cells.is_empty() => redundancy.complete.then_some(true),
            _ => Some(false),
        }
    }
}

/// The result of checking a puzzle or a grid.
#[derive(Clone, Debug)]
pub enum Examination {
    /// Every cell is given: the broken rules, and where they are broken.
    Grid(Vec<Breach>),
    /// There are empty cells.
    Puzzle(Box<PuzzleReport>),
}

/// The result of checking a puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PuzzleReport {
    /// Its solutions.
    pub solved: Solved,
    /// If the puzzle states its solution: the rules that this solution breaks, none if it is correct.
    pub stated_solution: Option<Vec<Breach>>,
    /// Number of givens.
    pub n_givens: usize,
    /// Whether the pattern of givens is worth describing; it is not in puzzles that have other clues instead of givens.
    pub has_pattern: bool,
    /// The ids of the symmetries of the pattern of givens.
    pub symmetries: Vec<&'static str>,
    /// The largest rectangle without a given.
    pub empty_rectangle: Option<EmptyRectangle>,
    /// The names of the rows, columns, boxes and other groups without a given; empty if there are no givens at all.
    pub empty_groups: Vec<String>,
    /// Givens that contradict each other by a single rule.
    pub clashes: Vec<Breach>,
}

/// A broken rule, and the cells where it is broken, as far as that can be told.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Breach {
    /// The id of the rule, or `given` if a stated solution differs from a given.
    pub rule: &'static str,
    /// The cells with their symbols.
    pub cells: Vec<(Cell, Option<Symbol>)>,
    /// The number the cells give and the number they should give, for rules about a number.
    pub amount: Option<Amount>,
    /// A sentence that says what is wrong, if the rule provides one.
    pub sentence: Option<String>,
}

impl Breach {
    /// The breach in words, such as `killer-cage: r1c1=3 r1c2=9 is 12, not 13`.
    pub fn words(&self, puzzle: &arau_core::Puzzle) -> String {
        let mut words = self.rule.to_string();
        if let Some(sentence) = &self.sentence {
            return format!("{words}: {sentence}");
        }
        for (i, &(cell, symbol)) in self.cells.iter().enumerate() {
            let glyph = symbol.map_or(".", |symbol| puzzle.symbols().glyph(symbol));
            let colon = if i == 0 { ":" } else { "" };
            words += &format!("{colon} {}={glyph}", puzzle.geometry().label(cell));
        }
        if let Some(amount) = &self.amount {
            words += &format!(" {amount}");
        }
        words
    }
}

/// Checks a puzzle whose solutions are known. The board is remembered for the next puzzle of a list.
pub fn examine(puzzle: &arau_core::Puzzle, solved: Solved, last_board: &LastBoard) -> Examination {
    let spec = puzzle.spec();
    let full: Option<Vec<Symbol>> = spec.givens.iter().copied().collect();
    if let Some(grid) = full {
        return Examination::Grid(breaches_of_grid(puzzle, &grid));
    }
    let symmetries = last_board.symmetries(&spec.geometry).of_givens(&spec.givens);
    let n_givens = spec.n_givens();
    let clashes = clashes(puzzle);
    let empty_groups = if n_givens == 0 { Vec::new() } else { empty_groups(spec) };
    Examination::Puzzle(Box::new(PuzzleReport {
        stated_solution: spec.about.solution.as_ref().map(|stated| breaches_of_solution(puzzle, stated)),
        n_givens,
        has_pattern: n_givens > 0 || spec.rules.iter().all(|rule| rule.named_cells().is_empty()),
        symmetries: symmetries.iter().map(|symmetry| symmetry.id).collect(),
        empty_rectangle: largest_empty_rectangle(spec),
        empty_groups: empty_groups.iter().map(|group| group.name.to_string()).collect(),
        clashes: clashes.into_iter().map(|clash| breach(spec, clash, &spec.givens)).collect(),
        solved,
    }))
}

/// The rules that a full grid breaks, judged by their plain definitions, and where they are broken: the cells that the
/// rule itself names, or those that clash, or else all cells of the rule.
fn breaches_of_grid(puzzle: &arau_core::Puzzle, grid: &[Symbol]) -> Vec<Breach> {
    let spec = puzzle.spec();
    let filled: Vec<Option<Symbol>> = grid.iter().copied().map(Some).collect();
    let clashes = clashes_among(puzzle, &filled);
    let view = GridView::new(spec, grid);
    let of_rule = |rule: usize| {
        let misses = spec.rules[rule].misses(&view);
        if !misses.is_empty() {
            return misses.into_iter().map(|miss| breach_of_miss(spec, rule, miss, &filled)).collect();
        }
        let mut shown: Vec<Clash> = clashes.iter().filter(|clash| clash.rule == rule).cloned().collect();
        if shown.is_empty() {
            shown.push(Clash { rule, cells: spec.rules[rule].named_cells(), amount: None });
        }
        shown.into_iter().map(|clash| breach(spec, clash, &filled)).collect::<Vec<Breach>>()
    };
    broken_rules(spec, grid).into_iter().flat_map(of_rule).collect()
}

/// The same for a solution stated by the puzzle, which must also agree with the givens.
fn breaches_of_solution(puzzle: &arau_core::Puzzle, stated: &[Symbol]) -> Vec<Breach> {
    let givens = puzzle.spec().givens.iter().zip(stated).enumerate();
    let changed = givens.filter(|(_, (given, stated))| given.is_some_and(|given| given != **stated));
    let changed: Vec<(Cell, Option<Symbol>)> =
        changed.map(|(i, (_, &stated))| (Cell::at(i), Some(stated))).collect();
    let of_givens = (!changed.is_empty()).then_some(Breach {
        rule: "given",
        cells: changed,
        amount: None,
        sentence: None,
    });
    of_givens.into_iter().chain(breaches_of_grid(puzzle, stated)).collect()
}

fn breach(spec: &PuzzleSpec, clash: Clash, held: &[Option<Symbol>]) -> Breach {
    breach_of_miss(spec, clash.rule, Miss { cells: clash.cells, amount: clash.amount, sentence: None }, held)
}

fn breach_of_miss(spec: &PuzzleSpec, rule: usize, miss: Miss, held: &[Option<Symbol>]) -> Breach {
    let cells = miss.cells.iter().map(|&cell| (cell, held[cell.idx()])).collect();
    Breach { rule: spec.rules[rule].id(), cells, amount: miss.amount, sentence: miss.sentence }
}

/// Whether a full grid solves a puzzle, judged by the plain definitions of its rules.
pub fn is_solution(spec: &PuzzleSpec, grid: &[Symbol]) -> bool {
    arau_check::is_solution(spec, grid)
}
