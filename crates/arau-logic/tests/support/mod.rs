//! What the tests of techniques share: positions, options and proofs of steps, and the collections where there are any.

#![allow(dead_code, unused_imports)] // not every test needs all of it

pub mod case;

use arau_core::{Args, Candidate, Classic, Puzzle, PuzzleSpec, Symbols};
use arau_format::formats::LibraryLine;
use arau_logic::{All, Effect, Layout, Options, Position, Registry, SMALL, Step, Technique};
use arau_rules::rules::use_rule;
use arau_rules::shape;
pub use arau_testkit::explanations::fault_of;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The classic grid without givens, with its layout.
pub struct ClassicBoard {
    pub empty: Puzzle,
    pub layout: Arc<Layout<2>>,
}

impl ClassicBoard {
    pub fn new() -> ClassicBoard {
        let shaped = shape("rect").and_then(|rect| rect.build(&Args::new().with_int("size", 9)).ok());
        let mut spec = PuzzleSpec::new(shaped.expect("a square").geometry, Symbols::digits(9));
        spec.rules.push(use_rule("houses", Args::new().with_text("of", "row column box")));
        let empty = spec.build().expect("the classic rules");
        let layout = Arc::new(Layout::new(&empty));
        ClassicBoard { empty, layout }
    }

    /// The puzzle of a line of 81 characters.
    pub fn puzzle(&self, line: &str) -> Puzzle {
        self.empty.with_givens(line.parse::<Classic>().expect("81 cells").givens())
    }

    /// The start of a puzzle.
    pub fn start(&self, puzzle: &Puzzle) -> Position<2> {
        Position::start(&self.layout, puzzle)
    }

    /// The position of a case.
    pub fn position(&self, case: &LibraryLine) -> (Puzzle, Position<2>) {
        let puzzle = self.empty.with_givens(case.givens());
        let mut position = self.start(&puzzle);
        case.found().into_iter().for_each(|candidate| position.place(candidate));
        case.deleted.iter().for_each(|&candidate| position.eliminate(candidate));
        (puzzle, position)
    }
}

/// The search that finds steps with a code of HoDoKu's library.
pub fn technique_with_code(code: &str) -> Option<&'static dyn Technique<2>> {
    let has_code = |technique: &&dyn Technique<2>| {
        technique.infos().iter().any(|info| info.hodoku.is_some_and(|hodoku| hodoku.code == code))
    };
    <All as Registry<SMALL>>::techniques().into_iter().find(has_code)
}

/// Every step of a search in a position.
pub fn all_steps<const W: usize>(
    technique: &dyn Technique<W>,
    position: &Position<W>,
    options: &Options,
) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = technique.find(position, options, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// The first effect of a step that is not so in the solution.
pub fn contradicts(solution: &[u8; 81], step: &Step) -> Option<Effect> {
    let is_so = |candidate: Candidate| solution[candidate.cell.idx()] == candidate.symbol.0 + 1;
    let is_wrong = |effect: &&Effect| match effect {
        Effect::Place(candidate) => !is_so(*candidate),
        Effect::Eliminate(candidate) => is_so(*candidate),
        Effect::Contradiction => true,
    };
    step.effects.iter().find(is_wrong).copied()
}

/// Whether the long forms of tests are asked for.
pub fn is_full() -> bool {
    std::env::var_os("ARAU_FULL").is_some()
}

/// Works on all items with two threads.
pub fn on_two_threads<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = std::sync::atomic::AtomicUsize::new(0);
    let work_on = || {
        while let Some(item) = items.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
            work(item);
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(work_on);
        work_on();
    });
}

/// Whether a step is what a case expects.
pub fn matches(case: &LibraryLine, step: &Step) -> bool {
    let sorted = |mut candidates: Vec<Candidate>| {
        candidates.sort_unstable();
        candidates
    };
    let symbols = case.symbols();
    (symbols.is_empty() || step.reason.symbols == symbols)
        && step.eliminations().collect::<Vec<_>>() == sorted(case.eliminations.clone())
        && step.placements().collect::<Vec<_>>() == sorted(case.placements.clone())
}
