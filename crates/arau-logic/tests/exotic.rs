//! Fireworks and tridagons: puzzles that others have published as examples of them, and hard puzzles on whose way
//! every such step is proved from what it cites and agrees with the solution.

mod support;

use arau_core::{Candidate, Classic, Symbol};
use arau_logic::{
    All, Effect, Level, Options, Position, Registry, SMALL, Step, Technique, TechniqueInfo, next_step,
};
use arau_make::classic::{Made, generate};
use arau_nine::{InstructionSet, SearchOptions, solve_many};
use arau_testkit::corpus::collection;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use support::{ClassicBoard, all_steps, contradicts, fault_of, is_full, on_two_threads};

fn is_exotic(info: &TechniqueInfo) -> bool {
    ["firework", "tridagon"].iter().any(|family| info.id.contains(family))
}

fn searches(wants: impl Fn(&TechniqueInfo) -> bool) -> Vec<&'static dyn Technique<SMALL>> {
    let all = <All as Registry<SMALL>>::techniques();
    all.into_iter().filter(|technique| technique.infos().iter().any(|info| wants(info))).collect()
}

/// What people try before: singles, locked candidates, subsets, basic fish and wings.
fn simple() -> Vec<&'static dyn Technique<SMALL>> {
    searches(|info| info.hodoku.is_some_and(|hodoku| hodoku.level <= Level::Hard) && !info.assumes_unique)
}

/// Where exotic steps are looked for.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    /// Where simple techniques go no further; the way ends where these steps do too.
    WhereNeeded,
    /// In every position on the way of simple techniques; a cell of the solution is told where nothing goes on.
    Everywhere,
}

/// The exotic steps on the way of a puzzle, each proved.
fn exotic_steps(classic: &ClassicBoard, made: &Made, look: Look) -> Vec<Step> {
    let line: String = made.puzzle.iter().map(|&digit| char::from(b'0' + digit)).collect();
    let puzzle = classic.puzzle(&line);
    let (simple, exotic) = (simple(), searches(is_exotic));
    let options = Options::default();
    let mut position = classic.start(&puzzle);
    let mut found = Vec::new();
    while !position.is_solved() {
        assert!(!position.is_contradictory(), "the solution of {line} is gone");
        let next = next_step(&position, &simple, &options);
        if look == Look::Everywhere || next.is_none() {
            let before = found.len();
            found.extend(exotic.iter().flat_map(|technique| all_steps(*technique, &position, &options)));
            for step in &found[before..] {
                assert_eq!(fault_of(&puzzle, &position, step), None, "{step:?} on the way of {line}");
                assert_eq!(contradicts(&made.solution, step), None, "{step:?} on the way of {line}");
            }
            if next.is_none() {
                for step in &found[before..] {
                    position.apply(&step.effects);
                }
                match (found.len() == before, look) {
                    (false, _) => {}
                    (true, Look::WhereNeeded) => break,
                    (true, Look::Everywhere) => tell(&mut position, &made.solution),
                }
            }
        }
        if let Some(step) = next {
            position.apply(&step.effects);
        }
    }
    found
}

/// Places the solution in the first of the cells with the fewest candidates.
fn tell(position: &mut Position<SMALL>, solution: &[u8; 81]) {
    let cell = position.open().iter().min_by_key(|&cell| position.candidates(cell).len());
    let cell = cell.expect("an open cell");
    position.place(Candidate { cell, symbol: Symbol(solution[cell.idx()] - 1) });
}

fn made(lines: &[&str]) -> Vec<Made> {
    let puzzles: Vec<Classic> = lines.iter().filter_map(|line| line.parse().ok()).collect();
    let solved = solve_many(&puzzles, &SearchOptions::unique());
    let with_one = puzzles.iter().zip(&solved).filter(|(_, found)| found.count.n_solutions == 1);
    with_one.map(|(&puzzle, found)| Made { puzzle, solution: found.solution }).collect()
}

/// What steps of a technique take away, as `digit row column`.
fn taken(steps: &[Step], id: &str) -> BTreeSet<String> {
    let of_effect = |effect: &Effect| match effect {
        Effect::Eliminate(Candidate { cell, symbol }) => {
            format!("{}{}{}", symbol.idx() + 1, cell.idx() / 9 + 1, cell.idx() % 9 + 1)
        }
        other => format!("{other:?}"),
    };
    steps
        .iter()
        .filter(|step| step.technique.id == id)
        .flat_map(|step| &step.effects)
        .map(of_effect)
        .collect()
}

/// Each with its source, the technique, and what goes by it.
const PUBLISHED: [(&str, &str, &str); 3] = [
    // The page about fireworks in the manual of GNPX: r7c3, r6c3 and r7c4 hold 1, 2 and 4.
    (
        "1.....5.82.........4..9.7.6..3..2....26.8.9..5....92......73....8....1.....9...42",
        "triple-firework",
        "573 973 763 863 574 674 874",
    ),
    // "Thunder" by jovi_al01, in the New Sudoku Players' Forum on 30 January 2022, where yzfwsf solves it this way.
    (
        "45.6...896.7...4.5.89...67.8....9..6....1.......2.37...45..8.6.7.8...9.496.7...5.",
        "tridagon-1",
        "199 299 399",
    ),
    // "Loki" by mith, in the same forum in 2022, the first known puzzle beyond two nested levels of trial and error: 3, 5 and 7
    // in boxes 5, 6, 8 and 9.
    (
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
        "tridagon-1",
        "388 588 788",
    ),
];

#[test]
fn published_examples_are_found() {
    let classic = ClassicBoard::new();
    for (line, technique, expected) in PUBLISHED {
        let steps = exotic_steps(&classic, &made(&[line])[0], Look::WhereNeeded);
        let taken = taken(&steps, technique);
        for candidate in expected.split(' ') {
            assert!(taken.contains(candidate), "{technique}: {candidate} in {line}: {taken:?}");
        }
    }
}

/// Proves all such steps of many puzzles, and counts them by technique.
fn prove_all(puzzles: &[Made], look: Look) -> BTreeMap<&'static str, usize> {
    let classic = ClassicBoard::new();
    let counts = Mutex::new(BTreeMap::new());
    on_two_threads(puzzles, |made| {
        let steps = exotic_steps(&classic, made, look);
        let mut counts = counts.lock().expect("no panic elsewhere");
        steps.iter().for_each(|step| *counts.entry(step.technique.id).or_default() += 1);
    });
    let counts = counts.into_inner().expect("no panic elsewhere");
    eprintln!("{} puzzles, steps proved: {counts:?}", puzzles.len());
    counts
}

#[test]
fn every_step_on_the_way_of_generated_puzzles_is_proved() {
    let n_puzzles = if is_full() { 5_000 } else { 300 };
    let counts = prove_all(&generate(InstructionSet::best(), 20_261_119, 0..n_puzzles), Look::Everywhere);
    assert!(counts.contains_key("triple-firework"), "{counts:?}");
}

#[test]
fn every_step_on_the_way_of_hard_puzzles_is_proved() {
    for (name, every) in
        [("fast/puzzles6_forum_hardest_1106", 4_usize), ("fast/puzzles5_forum_hardest_1905_11+", 400)]
    {
        let Some(text) = collection(name) else { continue };
        let every = if is_full() { every.div_ceil(10) } else { every };
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).step_by(every).collect();
        let counts = prove_all(&made(&lines), Look::Everywhere);
        assert!(!counts.is_empty(), "{name}");
    }
}

#[test]
fn tridagons_are_proved_in_puzzles_with_fewer_givens() {
    let mut lines: Vec<String> = Vec::new();
    for (line, _, _) in PUBLISHED.into_iter().filter(|(_, technique, _)| *technique == "tridagon-1") {
        let givens = line.bytes().enumerate().filter(|&(_, glyph)| glyph != b'.').map(|(i, _)| i);
        let without = |i: usize| format!("{}.{}", &line[..i], &line[i + 1..]);
        let once: Vec<String> = givens.map(without).collect();
        lines.extend(once);
    }
    // Two givens fewer: the guardian of the original is in two cells.
    lines.push(
        "45.6...89..7...4.5.89...67.8....9..6....1.......2.37...45..8.6.7.....9.496.7...5.".to_string(),
    );
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let counts = prove_all(&made(&lines), Look::Everywhere);
    assert!(counts.contains_key("tridagon-1") && counts.contains_key("tridagon-2"), "{counts:?}");
}
