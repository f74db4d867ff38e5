//! [`Puzzle`]: reading, building and writing it, and the methods answered by engines. Human-style solving is in
//! `explain.rs` and `rate.rs`, checking in `check.rs`.

use crate::{Grid, PuzzleBuilder};
use arau_core::{Board, Classic, Fault, Faults, Limits, Outcome, PuzzleSpec, Query, Verdict};
use arau_format::{ReadOptions, detect, format};
use arau_solve::{AUTO, choose};
use std::ops::{ControlFlow, Deref};
use std::str::FromStr;

/// A puzzle of any kind: a board, an alphabet, givens and rules, checked and ready to solve.
///
/// It is cheap to clone. The board, alphabet and rules are accessible through [`arau_core::Puzzle`], to which it
/// dereferences.
#[derive(Clone, Debug)]
pub struct Puzzle(arau_core::Puzzle);

impl Puzzle {
    /// Reads a puzzle in the format with this id (see [`registry::FORMATS`](crate::registry::FORMATS)). To have the
    /// format detected, [`parse`](str::parse) the text.
    ///
    /// ```
    /// let puzzle = arau::Puzzle::read("1..4....2......3", "line")?;
    /// assert_eq!(puzzle.geometry().n_cells(), 16);
    /// assert!(arau::Puzzle::read("1..4....2......3", "f-puzzles").is_err());
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn read(text: &str, format_id: &str) -> Result<Puzzle, Faults> {
        let format = format(format_id).ok_or_else(|| unknown(format!("there is no format `{format_id}`")))?;
        format.read(text, &ReadOptions::default()).and_then(Puzzle::build)
    }

    /// Builds a puzzle step by step.
    ///
    /// ```
    /// use arau::{Puzzle, rules::KillerCage};
    ///
    /// let puzzle = Puzzle::builder()
    ///     .grid(4)
    ///     .givens("1... .... .... ...4")
    ///     .rule(KillerCage::new("r1c3 r1c4", 5))
    ///     .rule("anti-knight")
    ///     .build()?;
    /// assert!(puzzle.solve().is_none());
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn builder() -> PuzzleBuilder {
        PuzzleBuilder::default()
    }

    /// Checks a specification and builds the puzzle that it describes, or reports every fault.
    pub fn build(spec: PuzzleSpec) -> Result<Puzzle, Faults> {
        spec.build().map(Puzzle)
    }

    /// Writes the puzzle in the format with this id. Anything the format cannot express is a fault; nothing is dropped
    /// silently.
    ///
    /// ```
    /// let puzzle: arau::Puzzle = "1..4....2......3".parse()?;
    /// assert!(puzzle.write("arau")?.contains("size = 4"));
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn write(&self, format_id: &str) -> Result<String, Faults> {
        let format = format(format_id).ok_or_else(|| unknown(format!("there is no format `{format_id}`")))?;
        format.write(self.spec())
    }

    /// The givens, if this is a classic 9×9 puzzle.
    pub fn classic(&self) -> Option<Classic> {
        arau_batch::Item::Puzzle(self.0.clone()).classic()
    }

    /// Finds out whether there is no solution, exactly one, or many, and returns the solutions that prove it.
    ///
    /// ```
    /// use arau::Verdict;
    ///
    /// let puzzle: arau::Puzzle = "1..4....2......3".parse()?;
    /// match puzzle.solve() {
    ///     Verdict::One(grid) => assert_eq!(grid.to_string(), "1234341223414123"),
    ///     other => panic!("{other:?}"),
    /// }
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn solve(&self) -> Verdict<Grid> {
        self.solve_within(&Limits::none())
    }

    /// The same with limits. If a limit is reached, the verdict is [`Verdict::Unknown`].
    pub fn solve_within(&self, limits: &Limits) -> Verdict<Grid> {
        let mut grids = Vec::new();
        let outcome = self.ask(Query::Unique, limits, |grid| grids.push(Grid::new(grid.clone(), self)));
        Verdict::of(Query::Unique, &outcome, limits, grids)
    }

    /// The first solutions found, up to a maximum number.
    ///
    /// ```
    /// let empty: arau::Puzzle = "................".parse()?;
    /// assert_eq!(empty.solutions(3).len(), 3);
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn solutions(&self, at_most: u64) -> Vec<Grid> {
        let mut grids = Vec::new();
        let query = Query::Solutions { at_most };
        self.ask(query, &Limits::none(), |grid| grids.push(Grid::new(grid.clone(), self)));
        grids
    }

    /// Counts the solutions, up to a maximum.
    ///
    /// ```
    /// use arau::Count;
    ///
    /// let empty: arau::Puzzle = "................".parse()?;
    /// assert_eq!(empty.count(1000), Count::Exactly(288));
    /// assert_eq!(empty.count(100), Count::AtLeast(100));
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn count(&self, limit: u64) -> Count {
        self.count_within(limit, &Limits::none())
    }

    /// The same with further limits.
    pub fn count_within(&self, limit: u64, limits: &Limits) -> Count {
        let outcome = self.ask(Query::Count { at_most: limit }, limits, |_| {});
        match outcome.complete && outcome.n_solutions < limit {
            true => Count::Exactly(outcome.n_solutions),
            false => Count::AtLeast(outcome.n_solutions),
        }
    }

    /// The true candidates: for each cell, the symbols that it holds in some solution. All are empty if there is none.
    ///
    /// ```
    /// let puzzle: arau::Puzzle = "12..............".parse()?;
    /// let corner = puzzle.geometry().find("r2c1").unwrap();
    /// assert_eq!(puzzle.candidates().candidates(corner).len(), 2);
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn candidates(&self) -> Board {
        let outcome = self.ask(Query::TrueCandidates, &Limits::none(), |_| {});
        outcome.candidates.expect("the answer to this query")
    }

    /// The canonical (minlex) form of a classic 9×9 puzzle or grid, which is the same for all equivalent ones. `None`
    /// for other puzzles, and if a house contains two equal givens.
    ///
    /// ```
    /// let line = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    /// let puzzle: arau::Puzzle = line.parse()?;
    /// let turned: arau::Puzzle = line.chars().rev().collect::<String>().parse()?;
    /// assert_eq!(puzzle.canonical().unwrap().form, turned.canonical().unwrap().form);
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn canonical(&self) -> Option<arau_canon::Canonical> {
        arau_canon::Canonizer::new().canonical(&self.classic()?)
    }

    /// Asks the best engine.
    pub(crate) fn ask(
        &self,
        query: Query,
        limits: &Limits,
        mut sink: impl FnMut(&arau_core::Grid),
    ) -> Outcome {
        let choice = choose(AUTO, &self.0).expect("there is an engine for every puzzle");
        choice.engine.run(&self.0, query, limits, &mut |grid| {
            sink(grid);
            ControlFlow::Continue(())
        })
    }
}

/// The number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count {
    /// All solutions were counted.
    Exactly(u64),
    /// A limit was reached: there are this many or more.
    AtLeast(u64),
}

/// The parts that all puzzles have.
impl Deref for Puzzle {
    type Target = arau_core::Puzzle;

    fn deref(&self) -> &arau_core::Puzzle {
        &self.0
    }
}

impl From<arau_core::Puzzle> for Puzzle {
    fn from(puzzle: arau_core::Puzzle) -> Puzzle {
        Puzzle(puzzle)
    }
}

impl From<Puzzle> for arau_batch::Item {
    fn from(puzzle: Puzzle) -> arau_batch::Item {
        arau_batch::Item::Puzzle(puzzle.0)
    }
}

/// The classic 9×9 puzzle with these givens.
impl From<&Classic> for Puzzle {
    fn from(givens: &Classic) -> Puzzle {
        Puzzle(arau_rules::classic_puzzle(givens))
    }
}

/// Reads a puzzle in any format, which is detected.
impl FromStr for Puzzle {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Puzzle, Faults> {
        let format = detect(text).ok_or_else(|| unknown("unrecognised format"))?;
        format.read(text, &ReadOptions::default()).and_then(Puzzle::build)
    }
}

fn unknown(message: impl Into<String>) -> Faults {
    Fault::unknown(message).into()
}
