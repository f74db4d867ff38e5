//! Steps in words, in every language: whatever a message names is there to be named.

mod support;

use arau_core::{Candidate, Cell, Puzzle, PuzzleSpec, Symbol};
use arau_format::formats::{LibraryLine, library_line};
use arau_format::{ReadOptions, format};
use arau_logic::{
    All, Language, Layout, Names, Options, Position, Reasoner, Registry, SMALL, Speaker, Step, Technique,
    TechniqueInfo, next_step, technique_infos,
};
use arau_testkit::corpus::collection;
use arau_testkit::own::own;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Arc;
use support::{ClassicBoard, technique_with_code};

/// Says steps in all languages, and counts by technique.
struct Teller {
    speakers: Vec<Speaker>,
    n_told: BTreeMap<&'static str, usize>,
}

impl Teller {
    fn new() -> Teller {
        let speakers = Language::ALL.into_iter().map(Speaker::new).collect();
        Teller { speakers, n_told: BTreeMap::new() }
    }

    /// Where something is missing, the sentence has its name in braces.
    fn tell(&mut self, step: &Step, names: Names<'_>) {
        for speaker in &self.speakers {
            let sentence = speaker.sentence(step, names);
            assert!(!sentence.contains("{$"), "{}: {sentence}", step.technique.id);
            assert!(
                !sentence.contains("()") && !sentence.contains("  "),
                "{}: {sentence}",
                step.technique.id
            );
            assert!(sentence.ends_with('.'), "{}: {sentence}", step.technique.id);
        }
        let n_told = self.n_told.entry(step.technique.id).or_default();
        *n_told += 1;
    }

    /// Tells the first steps of a technique.
    fn tell_first(
        &mut self,
        technique: &dyn Technique<SMALL>,
        position: &Position<SMALL>,
        options: &Options,
        names: Names<'_>,
    ) {
        let mut n_left = 20;
        let _ = technique.find(position, options, &mut |step| {
            self.tell(&step, names);
            n_left -= 1;
            if n_left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }

    /// Tells the first steps of all techniques that have not told all they can.
    fn tell_new(&mut self, position: &Position<SMALL>, names: Names<'_>) {
        let options = Options { duals: true, small_rectangles: true, ..Options::default() };
        for technique in <All as Registry<SMALL>>::techniques() {
            // Verities are too rare to be looked for.
            let is_new =
                |info: &TechniqueInfo| !self.n_told.contains_key(info.id) && !info.id.ends_with("-verity");
            if technique.infos().iter().copied().any(is_new) {
                self.tell_first(technique, position, &options, names);
            }
        }
    }

    /// Goes on as far as usual techniques lead, and tells the way, with whatever else is new on it.
    fn tell_path(&mut self, mut position: Position<SMALL>, names: Names<'_>) {
        let mut usual = <All as Registry<SMALL>>::techniques();
        usual.retain(|technique| technique.infos().iter().all(|info| info.is_usual()));
        while !position.is_contradictory() {
            self.tell_new(&position, names);
            let Some(step) = next_step(&position, &usual, &Options::default()) else { return };
            self.tell(&step, names);
            assert!(position.apply(&step.effects), "{step:?}");
        }
    }

    /// Tells the way of a puzzle.
    fn tell_puzzle(&mut self, puzzle: &Puzzle) {
        let reasoner = Reasoner::new(puzzle).expect("a small board");
        let position = Position::<SMALL>::start(&Arc::new(Layout::new(puzzle)), puzzle);
        self.tell_path(position, Names { puzzle, reasoner: &reasoner });
    }

    /// How many kinds of steps were told, with a note about the others.
    fn n_kinds(&self) -> usize {
        let all: BTreeSet<&str> = technique_infos().map(|info| info.id).collect();
        let untold: Vec<&str> = all.iter().filter(|id| !self.n_told.contains_key(**id)).copied().collect();
        eprintln!("{} of {} told; not: {untold:?}", self.n_told.len(), all.len());
        self.n_told.len()
    }
}

#[test]
fn the_way_to_a_solution_is_told_in_full() {
    let classic = ClassicBoard::new();
    let mut teller = Teller::new();
    for line in [
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
        "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
        ".....6....59.....82....8....45........3........6..3.54...325..6..................",
    ] {
        teller.tell_puzzle(&classic.puzzle(line));
    }
    assert!(teller.n_kinds() >= 90);
}

#[test]
fn rules_are_told_in_full() {
    let mut teller = Teller::new();
    let document = format("arau").expect("the format of documents");
    for name in ["killer", "jigsaw", "thermo", "windoku", "x"] {
        let path = format!("{}/../../examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let spec = document.read(&text, &ReadOptions::default()).and_then(PuzzleSpec::build);
        teller.tell_puzzle(&spec.unwrap_or_else(|faults| panic!("{name}: {faults}")));
    }
    assert!(teller.n_told.contains_key("combinations"), "{:?}", teller.n_told);
    assert!(teller.n_told.contains_key("rising-line"), "{:?}", teller.n_told);
    assert!(teller.n_told.contains_key("house-sums"), "{:?}", teller.n_told);
    assert!(teller.n_told.contains_key("leftovers"), "{:?}", teller.n_told);
}

#[test]
fn every_case_of_our_own_is_told_in_full() {
    let n_kinds = n_kinds_told(&own("cases.txt"));
    assert!(n_kinds >= 95, "{n_kinds} techniques");
}

#[test]
fn every_case_of_the_library_is_told_in_full() {
    let Some(text) = collection("logic/reglib-open.txt") else { return };
    let n_kinds = n_kinds_told(&text);
    assert!(n_kinds >= 105, "{n_kinds} techniques");
}

/// Tells the step of every case and those that follow. How many techniques there were.
fn n_kinds_told(cases: &str) -> usize {
    let classic = ClassicBoard::new();
    let reasoner = Reasoner::new(&classic.empty).expect("a small board");
    let mut teller = Teller::new();
    for line in cases.lines().filter(|line| line.starts_with(':')) {
        let case: LibraryLine = library_line(line).unwrap_or_else(|faults| panic!("{line}: {faults}"));
        let (puzzle, position) = classic.position(&case);
        let names = Names { puzzle: &puzzle, reasoner: &reasoner };
        let options = Options::of_library(case.technique(), case.variant());
        if let Some(technique) = technique_with_code(&case.technique()[..4]) {
            teller.tell_first(technique, &position, &options, names);
        }
        teller.tell_path(position, names);
    }
    teller.n_kinds()
}

#[test]
fn a_leviathan_is_told_in_full() {
    let classic = ClassicBoard::new();
    let (reasoner, mut position) =
        (Reasoner::new(&classic.empty).expect("a small board"), classic.start(&classic.empty));
    // The symbol 1 has places in seven columns only of the first seven rows.
    for cell in (0..7).flat_map(|row| [9 * row + 7, 9 * row + 8]).map(Cell::at) {
        position.eliminate(Candidate { cell, symbol: Symbol(0) });
    }
    let mut teller = Teller::new();
    teller.tell_new(&position, Names { puzzle: &classic.empty, reasoner: &reasoner });
    assert!(teller.n_told.contains_key("leviathan"), "{:?}", teller.n_told);
}
