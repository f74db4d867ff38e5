//! Techniques on variants: real puzzles with all sorts of rules are solved step by step, every step is proved from what it
//! cites, and none takes away the solution.

mod support;

use arau_core::{Limits, Puzzle, PuzzleSpec, solutions};
use arau_csp::Csp;
use arau_format::{ReadOptions, format};
use arau_logic::{
    All, CellSet, Ending, LARGE, Layout, Options, Position, Registry, SMALL, next_step, technique_infos,
};
use arau_testkit::corpus::collection;
use std::collections::BTreeMap;
use std::sync::Arc;
use support::{fault_of, is_full};

/// Solves a puzzle as far as techniques lead; panics at a step that is not proved. The hardest technique comes with it.
fn solve<const W: usize>(name: &str, puzzle: &Puzzle, used: &mut BTreeMap<&str, usize>) -> Ending
where
    All: Registry<W>,
{
    let mut position = Position::<W>::start(&Arc::new(Layout::new(puzzle)), puzzle);
    let techniques = <All as Registry<W>>::techniques();
    while !position.is_solved() {
        assert!(!position.is_contradictory(), "{name}: the solution is gone");
        let Some(step) = next_step(&position, &techniques, &Options::default()) else { return Ending::Stuck };
        let fault = fault_of(puzzle, &position, &step);
        assert_eq!(fault, None, "{name}: {step:?}");
        *used.entry(step.technique.id).or_default() += 1;
        assert!(position.apply(&step.effects), "{name}: {step:?}");
    }
    Ending::Solved
}

fn solve_any(name: &str, puzzle: &Puzzle, used: &mut BTreeMap<&str, usize>) -> Ending {
    match puzzle.n_cells() <= CellSet::<SMALL>::CAPACITY {
        true => solve::<SMALL>(name, puzzle, used),
        false => solve::<LARGE>(name, puzzle, used),
    }
}

/// With `ARAU_FULL` all of them, otherwise one in eight.
#[test]
fn f_puzzles_are_explained_to_their_end() {
    let Some(text) = collection("variants/fpuzzles.jsonl") else { return };
    let f_puzzles = format("corpus-row").expect("rows of collections are a format");
    let (mut n_by_patterns, mut n_puzzles) = (0, 0);
    let mut used = BTreeMap::new();
    let n_assumed = |used: &BTreeMap<&'static str, usize>| -> usize {
        technique_infos().filter(|info| info.assumes).filter_map(|info| used.get(info.id)).sum()
    };
    for (number, line) in text.lines().enumerate().filter(|(number, _)| is_full() || number % 8 == 0) {
        let read = f_puzzles.read(line, &ReadOptions::default()).and_then(PuzzleSpec::build);
        let puzzle = read.unwrap_or_else(|faults| panic!("{}: {faults}", number + 1));
        let before = n_assumed(&used);
        let name = format!("row {}", number + 1);
        let ending = solve_any(&name, &puzzle, &mut used);
        let is_proper = || solutions(&Csp, &puzzle, 2, &Limits::none()).0.len() == 1;
        assert!(ending == Ending::Solved || !is_proper(), "{name} is stuck");
        n_puzzles += 1;
        n_by_patterns += usize::from(ending == Ending::Solved && n_assumed(&used) == before);
    }
    eprintln!("{n_by_patterns} of {n_puzzles} without assuming anything; steps: {used:?}");
    assert!(n_by_patterns * 4 >= n_puzzles * 3, "{n_by_patterns} of {n_puzzles}");
}

#[test]
fn examples_of_common_variants_are_solved() {
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
    let document = format("arau").expect("documents are a format");
    for name in ["x", "windoku", "jigsaw", "giant", "samurai", "killer", "thermo"] {
        let text = std::fs::read_to_string(format!("{examples}/{name}.toml")).expect("an example");
        let read = document.read(&text, &ReadOptions::default()).and_then(PuzzleSpec::build);
        let puzzle = read.unwrap_or_else(|faults| panic!("{name}: {faults}"));
        let mut used = BTreeMap::new();
        assert_eq!(solve_any(name, &puzzle, &mut used), Ending::Solved, "{name}: {used:?}");
        // Few steps suppose anything, be it in a chain or in a story.
        let assumes = |id: &&str| technique_infos().any(|info| info.id == *id && info.assumes);
        let n_assuming: usize = used.iter().filter(|(id, _)| assumes(id)).map(|(_, n)| n).sum();
        assert!(n_assuming * 8 <= used.values().sum::<usize>(), "{name}: {used:?}");
    }
}
