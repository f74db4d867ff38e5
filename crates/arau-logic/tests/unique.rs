//! Techniques that rest on a single solution, on boards of all sorts: whatever bears on a cell besides its houses, no
//! step is found that is not proved.

mod support;

use arau_core::{Candidate, Puzzle, PuzzleSpec, Symbol, SymbolSet};
use arau_format::{ReadOptions, detect};
use arau_logic::{All, CellSet, Layout, Level, Options, Position, Registry, SMALL, Technique};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use support::{all_steps, fault_of};

/// Numbers that look random and are the same every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// The puzzles among the examples, by file name.
fn examples() -> Vec<(String, Puzzle)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("examples").flatten().collect();
    files.sort_by_key(|file| file.file_name());
    let read = |file: &std::fs::DirEntry| {
        let text = std::fs::read_to_string(file.path()).ok()?;
        let spec: PuzzleSpec = detect(&text)?.read(&text, &ReadOptions::default()).ok()?;
        Some((file.file_name().to_string_lossy().into_owned(), spec.build().ok()?))
    };
    files.iter().filter_map(read).collect()
}

/// What simple techniques make of a puzzle that need no trust in its being proper.
fn solution<const W: usize>(layout: &Arc<Layout<W>>, puzzle: &Puzzle) -> Option<Vec<Symbol>>
where
    All: Registry<W>,
{
    let mut position = Position::start(layout, puzzle);
    let is_simple = |technique: &&dyn Technique<W>| {
        let info = technique.infos()[0];
        let is_easy = info.hodoku.is_none_or(|hodoku| hodoku.level <= Level::Medium);
        !info.assumes_unique && is_easy && !["reductio", "nested-forcing"].contains(&info.id)
    };
    let sound: Vec<_> = <All as Registry<W>>::techniques().into_iter().filter(is_simple).collect();
    while !position.is_solved() {
        let mut next = None;
        for technique in &sound {
            let _ = technique.find(&position, &Options::default(), &mut |step| {
                next = Some(step);
                ControlFlow::Break(())
            });
            if next.is_some() {
                break;
            }
        }
        position.apply(&next?.effects);
    }
    layout.cells().map(|cell| position.placed(cell)).collect()
}

/// A position without givens around a solution, where many cells have one of a few pairs.
fn position_around<const W: usize>(
    layout: &Arc<Layout<W>>,
    empty: &Puzzle,
    solution: &[Symbol],
    numbers: &mut Numbers,
) -> Position<W> {
    let n = layout.n_symbols();
    let mut partner: Vec<Symbol> = Symbol::first(n).collect();
    for _ in 0..3 {
        let (a, b) = (numbers.below(n), numbers.below(n));
        if partner[a].idx() == a && partner[b].idx() == b {
            partner.swap(a, b);
        }
    }
    let (n_placed, n_more) = ([0, 30][numbers.below(2)], [0, 2, 10][numbers.below(3)]);
    let mut position = Position::start(layout, empty);
    for cell in layout.cells() {
        let true_one = solution[cell.idx()];
        let mut kept = SymbolSet::only(true_one);
        if numbers.percent(92) {
            kept.insert(partner[true_one.idx()]);
        }
        if numbers.percent(n_more) {
            kept.insert(Symbol(numbers.below(n) as u8));
        }
        for symbol in position.candidates(cell).minus(kept).iter() {
            position.eliminate(Candidate { cell, symbol });
        }
    }
    for cell in layout.cells() {
        if numbers.percent(n_placed) {
            position.place(Candidate { cell, symbol: solution[cell.idx()] });
        }
    }
    position
}

/// How many steps of each kind are found, and proved, in positions around the solution of a puzzle.
fn prove_around<const W: usize>(name: &str, puzzle: &Puzzle) -> Option<BTreeMap<&'static str, usize>>
where
    All: Registry<W>,
{
    let layout = Arc::new(Layout::<W>::new(puzzle));
    let solution = solution(&layout, puzzle)?;
    let empty = puzzle.with_givens(vec![None; puzzle.n_cells()]);
    let mut n_found = BTreeMap::new();
    let mut numbers = Numbers(1);
    for _ in 0..60 {
        let position = position_around(&layout, &empty, &solution, &mut numbers);
        for technique in
            <All as Registry<W>>::techniques().into_iter().filter(|t| t.infos()[0].assumes_unique)
        {
            for step in all_steps(technique, &position, &Options::default()).into_iter().take(20) {
                let fault = fault_of(&empty, &position, &step);
                assert_eq!(fault, None, "{name}: {step:?}");
                *n_found.entry(step.technique.id).or_default() += 1;
            }
        }
    }
    Some(n_found)
}

#[test]
fn steps_on_boards_of_all_sorts_are_proved() {
    let mut solved: BTreeMap<String, BTreeMap<&str, usize>> = BTreeMap::new();
    for (name, puzzle) in examples() {
        // Larger boards take too long for a test.
        let is_small = puzzle.n_cells() <= CellSet::<SMALL>::CAPACITY;
        let found = if is_small { prove_around::<SMALL>(&name, &puzzle) } else { None };
        solved.extend(found.map(|found| (name, found)));
    }
    solved.iter().for_each(|(name, found)| eprintln!("{name}: {found:?}"));
    assert!(solved.len() > 5, "only {} examples are solved", solved.len());
    assert!(solved.values().any(|found| found.contains_key("unique-loop-1")));
}
