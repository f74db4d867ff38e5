//! [`WhyNot`]: why a puzzle does not have exactly one solution.

use super::argument::Argument;
use super::clue::Clue;
use super::shrink::{Shrunk, reordered, shrink};
use crate::survey::clashes;
use crate::{Count, Explainer, Grid, Puzzle};
use arau_core::{Candidate, Cell, Limits, Query, SymbolSet, Unknown, Verdict};
use arau_logic::Language;
use serde_json::{Value, json};

/// Why a puzzle does not have exactly one solution, if it does not.
#[derive(Clone)]
#[non_exhaustive]
pub enum WhyNot {
    /// It has exactly one solution.
    Proper(Grid),
    /// It has no solution: these clues clash.
    NoSolution(Box<ClashingClues>),
    /// It has several solutions, which differ in some cells.
    Several(Box<SeveralSolutions>),
    /// A limit was reached first.
    Unknown(Unknown<Grid>),
}

/// Clues that cannot all be satisfied together.
#[derive(Clone)]
#[non_exhaustive]
pub struct ClashingClues {
    /// The clues, givens first; empty if the board has no solution even without clues.
    pub clues: Vec<Clue>,
    /// Whether each of them is known to be needed: without it, the others can be satisfied. False only if a limit was
    /// reached.
    pub is_minimal: bool,
    /// The puzzle with only these clues.
    pub puzzle: Puzzle,
    /// The steps that prove it; `None` if the board is too large.
    pub argument: Option<Argument>,
    /// The clues whose removal, one at a time, would give the whole puzzle a solution, and how many solutions it would
    /// have.
    pub repairs: Vec<(Clue, Verdict<()>)>,
}

/// Where the solutions of a puzzle differ.
#[derive(Clone)]
#[non_exhaustive]
pub struct SeveralSolutions {
    /// Two of the solutions.
    pub solutions: [Grid; 2],
    /// The number of solutions, counted up to [`SeveralSolutions::MOST_COUNTED`].
    pub n_solutions: Count,
    /// The cells where the solutions differ, each with the symbols it has in them.
    pub cells: Vec<(Cell, SymbolSet)>,
    /// The additional given that would leave the fewest solutions, if any leaves fewer than
    /// [`SeveralSolutions::MOST_COUNTED`].
    pub deciding: Option<Deciding>,
    /// Whether the search for cells and for the given was completed within the limits.
    pub is_complete: bool,
}

/// An additional given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Deciding {
    /// The given.
    pub given: Candidate,
    /// How many solutions it leaves; one, if it makes the puzzle proper.
    pub n_solutions: u64,
}

impl SeveralSolutions {
    /// Solutions are counted up to this number.
    pub const MOST_COUNTED: u64 = 1000;
}

/// The number of orders in which removing clues is tried.
const N_ORDERS: u64 = 8;
/// After this many engine queries no further order is tried.
const MAX_QUESTIONS: usize = 1500;
/// The node limit of each query for further orders.
const MAX_NODES: u64 = 50_000;
/// The number of immediately visible clashes that are examined.
const MAX_PLAIN_CLASHES: usize = 8;

impl Puzzle {
    /// Why the puzzle does not have exactly one solution: the clues that clash, or the cells that are ambiguous and a
    /// given that would settle them.
    ///
    /// ```
    /// use arau::mistakes::WhyNot;
    ///
    /// let puzzle: arau::Puzzle = "11.............4".parse()?;
    /// let WhyNot::NoSolution(clash) = puzzle.why_not() else { panic!("row 1 has two 1s") };
    /// let names: Vec<String> = clash.clues.iter().map(|clue| clue.name(&puzzle)).collect();
    /// assert_eq!(names, ["r1c1=1", "r1c2=1"]);
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn why_not(&self) -> WhyNot {
        Explainer::new(Language::English).why_not(self, &Limits::none())
    }
}

impl Explainer {
    /// Why a puzzle does not have exactly one solution, with the argument in the language of this explainer.
    pub fn why_not(&self, puzzle: &Puzzle, limits: &Limits) -> WhyNot {
        match puzzle.solve_within(limits) {
            Verdict::One(grid) => WhyNot::Proper(grid),
            Verdict::None => WhyNot::NoSolution(Box::new(self.clashing_clues(puzzle, limits))),
            Verdict::Many(grids) => WhyNot::Several(Box::new(several(puzzle, grids, limits))),
            Verdict::Unknown(unknown) => WhyNot::Unknown(unknown),
        }
    }

    fn clashing_clues(&self, puzzle: &Puzzle, limits: &Limits) -> ClashingClues {
        let Shrunk { items: mut clues, is_minimal } = few_clashing_clues(puzzle, limits);
        clues.sort_unstable();
        let reduced = puzzle.with_clues(&clues);
        let argument = self.why_unsolvable(&reduced, limits);
        let repair = |&clue: &Clue| {
            let rest: Vec<Clue> = puzzle.clues().into_iter().filter(|&other| other != clue).collect();
            let verdict = puzzle.with_clues(&rest).solve_within(limits).map(|_| ());
            matches!(verdict, Verdict::One(()) | Verdict::Many(_)).then_some((clue, verdict))
        };
        let repairs = clues.iter().filter_map(repair).collect();
        ClashingClues { clues, is_minimal, puzzle: reduced, argument, repairs }
    }
}

/// The smallest set of clashing clues found by removing clues in several orders, starting from all clues and from those
/// that visibly clash.
fn few_clashing_clues(puzzle: &Puzzle, limits: &Limits) -> Shrunk<Clue> {
    let all = puzzle.clues();
    let mut n_questions = 0;
    let mut best: Option<Shrunk<Clue>> = None;
    let mut attempt = |clues: Vec<Clue>, limits: &Limits| {
        let mut clash = |clues: &[Clue]| {
            n_questions += 1;
            puzzle.with_clues(clues).is_solvable(limits).map(|is_solvable| !is_solvable)
        };
        if clues.len() < all.len() && clash(&clues) != Some(true) {
            return true;
        }
        let found = shrink(clues, &mut clash);
        let is_better = |best: &Shrunk<Clue>| {
            (!found.is_minimal, found.items.len()) < (!best.is_minimal, best.items.len())
        };
        if best.as_ref().is_none_or(is_better) {
            best = Some(found);
        }
        let n_clues = best.as_ref().map_or(usize::MAX, |best| best.items.len());
        n_clues > 1 && n_questions < MAX_QUESTIONS && !limits.is_stopped()
    };
    for clues in plainly_clashing(puzzle, &all) {
        if !attempt(clues, limits) {
            break;
        }
    }
    let quick = Limits { nodes: Some(limits.nodes.unwrap_or(MAX_NODES).min(MAX_NODES)), ..limits.clone() };
    for number in 0..N_ORDERS {
        let limits = if number == 0 { limits } else { &quick };
        if !attempt(reordered(&all, number), limits) {
            break;
        }
    }
    best.unwrap_or(Shrunk { items: all, is_minimal: false })
}

/// Sets of clues that clash in a single rule. If there are any, the smallest sets are among them.
fn plainly_clashing(puzzle: &Puzzle, all: &[Clue]) -> Vec<Vec<Clue>> {
    let impossible = puzzle.impossible_clues();
    let mut sets: Vec<Vec<Clue>> = impossible.iter().map(|clue| vec![Clue::Rule(clue.rule)]).collect();
    let mut clashes = clashes(puzzle);
    clashes.sort_by_key(|clash| clash.cells.len());
    sets.extend(clashes.iter().map(|clash| {
        let is_part = |clue: &&Clue| match clue {
            Clue::Given(cell) => clash.cells.contains(cell),
            Clue::Rule(rule) => *rule == clash.rule,
        };
        all.iter().filter(is_part).copied().collect()
    }));
    sets.truncate(MAX_PLAIN_CLASHES);
    sets
}

fn several(puzzle: &Puzzle, solutions: [Grid; 2], limits: &Limits) -> SeveralSolutions {
    let most = SeveralSolutions::MOST_COUNTED;
    let mut grids: Vec<arau_core::Grid> = Vec::new();
    let listed = puzzle.ask(Query::Solutions { at_most: most }, limits, |grid| grids.push(grid.clone()));
    let n = listed.n_solutions;
    let is_all = listed.complete && n < most;
    let n_solutions = if is_all { Count::Exactly(n) } else { Count::AtLeast(n) };
    let outcome = puzzle.ask(Query::TrueCandidates, limits, |_| {});
    let board = outcome.candidates.unwrap_or_else(|| board_of(puzzle, &grids));
    let differs = |cell: &Cell| board.candidates(*cell).len() > 1;
    let cells: Vec<(Cell, SymbolSet)> =
        puzzle.geometry().cells().filter(differs).map(|cell| (cell, board.candidates(cell))).collect();
    let (deciding, is_decided) = match is_all {
        true => (deciding_among(&grids, &cells), true),
        false => deciding_by_search(puzzle, &cells, limits),
    };
    let is_complete = outcome.complete && listed.complete && is_decided;
    SeveralSolutions { solutions, n_solutions, cells, deciding, is_complete }
}

/// The symbols that each cell has in these grids.
fn board_of(puzzle: &Puzzle, grids: &[arau_core::Grid]) -> arau_core::Board {
    let held = |cell: Cell| grids.iter().map(|grid| grid.symbol(cell)).collect();
    arau_core::Board { cells: puzzle.geometry().cells().map(held).collect() }
}

fn candidates_of(cells: &[(Cell, SymbolSet)]) -> impl Iterator<Item = Candidate> {
    cells.iter().flat_map(|&(cell, symbols)| symbols.iter().map(move |symbol| Candidate { cell, symbol }))
}

/// The candidate that the fewest solutions have.
fn deciding_among(grids: &[arau_core::Grid], cells: &[(Cell, SymbolSet)]) -> Option<Deciding> {
    let count = |given: Candidate| {
        let n_solutions = grids.iter().filter(|grid| grid.symbol(given.cell) == given.symbol).count() as u64;
        Deciding { given, n_solutions }
    };
    candidates_of(cells).map(count).min_by_key(|deciding| deciding.n_solutions)
}

/// The candidate that the fewest solutions have, when there are too many solutions to list; and whether every candidate
/// was tried.
fn deciding_by_search(
    puzzle: &Puzzle,
    cells: &[(Cell, SymbolSet)],
    limits: &Limits,
) -> (Option<Deciding>, bool) {
    let mut best: Option<Deciding> = None;
    let mut is_complete = true;
    for given in candidates_of(cells) {
        let at_most = best.map_or(SeveralSolutions::MOST_COUNTED, |best| best.n_solutions);
        if at_most == 1 {
            break;
        }
        let restricted = puzzle.restricted(given.cell, SymbolSet::only(given.symbol));
        match Puzzle::from(restricted).count_within(at_most, limits) {
            Count::Exactly(n_solutions) if n_solutions < at_most => {
                best = Some(Deciding { given, n_solutions });
            }
            Count::Exactly(_) => {}
            Count::AtLeast(n) => is_complete &= n >= at_most,
        }
        if limits.is_stopped() {
            is_complete = false;
            break;
        }
    }
    (best, is_complete)
}

impl WhyNot {
    /// The verdict in a word, as [`Verdict::word`] says it.
    pub fn word(&self) -> &'static str {
        match self {
            WhyNot::Proper(_) => "unique",
            WhyNot::NoSolution(_) => "none",
            WhyNot::Several(_) => "multiple",
            WhyNot::Unknown(_) => "incomplete",
        }
    }

    /// Whether everything was decided within the limits.
    pub fn is_complete(&self) -> bool {
        match self {
            WhyNot::Proper(_) => true,
            WhyNot::NoSolution(clash) => clash.is_minimal,
            WhyNot::Several(several) => several.is_complete,
            WhyNot::Unknown(_) => false,
        }
    }

    /// The result as `--json` prints it.
    pub fn json(&self, puzzle: &arau_core::Puzzle) -> Value {
        let (geometry, symbols) = (puzzle.geometry(), puzzle.symbols());
        let mut object = json!({ "solutions": self.word(), "complete": self.is_complete() });
        match self {
            WhyNot::NoSolution(clash) => {
                object["clues"] = clash.clues.iter().map(|clue| clue.json(puzzle)).collect();
                object["minimal"] = clash.is_minimal.into();
                let repairs = clash.repairs.iter().map(
                    |(clue, verdict)| json!({ "without": clue.name(puzzle), "solutions": verdict.word() }),
                );
                object["repairs"] = repairs.collect();
                object["argument"] = clash.argument.as_ref().map(Argument::json).into();
            }
            WhyNot::Several(several) => {
                let (n, is_exact) = match several.n_solutions {
                    Count::Exactly(n) => (n, true),
                    Count::AtLeast(n) => (n, false),
                };
                object["count"] = n.into();
                object["exact"] = is_exact.into();
                let cells = several.cells.iter().map(|&(cell, set)| {
                    let glyphs: Vec<&str> = set.iter().map(|symbol| symbols.glyph(symbol)).collect();
                    json!({ "cell": geometry.label(cell), "symbols": glyphs })
                });
                object["cells"] = cells.collect();
                object["deciding"] = several.deciding.map_or(Value::Null, |deciding| {
                    let mut given = crate::json::candidate(deciding.given, geometry, symbols);
                    given["solutions_left"] = deciding.n_solutions.into();
                    given
                });
            }
            WhyNot::Proper(_) | WhyNot::Unknown(_) => {}
        }
        object
    }
}
