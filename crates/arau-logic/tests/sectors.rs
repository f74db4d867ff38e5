//! Locked sets over several sectors and SK loops: known examples from outside, and every step on hard puzzles proved.

mod support;

use arau_core::{Candidate, Cell, Classic, Symbol};
use arau_logic::{All, Effect, Options, Part, Position, Registry, SMALL, Step, Technique, next_step};
use arau_nine::{SearchOptions, solve_many};
use arau_testkit::corpus::collection;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use support::{ClassicBoard, all_steps, contradicts, fault_of, is_full, on_two_threads};

/// "Easter Monster" by jpf, the puzzle for which Stephen Kurzhals found the loop; it stands in many places, such as
/// <https://www.sudokuwiki.org/SK_Loops>.
const EASTER_MONSTER: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/// <http://forum.enjoysudoku.com/msls-puzzle-t42265.html>: five rows, five columns and the digits 1, 2, 3 and 8; or the four
/// rows and four columns that are left over.
const OF_FIVE_LINES: &str =
    "...........1...8.34...7..6....1.82....8.....17...5..........3.2.6..9..4..5.....9.";

/// <https://github.com/kyoyama-kazusa/Sudoku/issues/795>: 2, 3, 5 and 6 in four rows and four columns.
const OF_FOUR_LINES: &str =
    "9..8..7...8..6..5.........44..7..2.8.3..2......2..6...1.....4...5...3.2....1....9";

/// <http://forum.enjoysudoku.com/msls-puzzle-challenge-t44397.html>: the position in which Cenoman finds a set of eight
/// cells in rows 4 and 8 that takes fourteen candidates away.
const OF_EIGHT_CELLS: [&str; 9] = [
    "47 1467 1467 8 579 1457 159 3 2",
    "9 2378 178 235 6 2357 158 1458 145",
    "234 12348 5 14 239 1234 189 7 6",
    "2467 5 3 26 278 278 1278 12489 1479",
    "8 247 47 235 1 9 6 245 3457",
    "267 19 19 2356 4 23578 23578 258 357",
    "1 3678 678 9 2358 23568 4 256 357",
    "345 3469 2 7 35 13456 135 1569 8",
    "3457 346789 46789 14 2358 1234568 12357 12569 13579",
];

/// In each position of a hard puzzle, so many steps of a technique are proved.
const MOST_PROVED: usize = 4;

fn technique(id: &str) -> &'static dyn Technique<SMALL> {
    let has_id = |technique: &&dyn Technique<SMALL>| technique.infos().iter().any(|info| info.id == id);
    <All as Registry<SMALL>>::techniques().into_iter().find(has_id).expect("a technique")
}

fn candidate(digit: u8, row: usize, column: usize) -> Candidate {
    Candidate { cell: Cell::at(9 * (row - 1) + column - 1), symbol: Symbol(digit - 1) }
}

fn n_cells(step: &Step) -> usize {
    let part = step.reason.parts.iter().find_map(|(name, part)| match part {
        Part::Cells(cells) if *name == "cells" => Some(cells.len()),
        _ => None,
    });
    part.expect("the cells of the set")
}

/// Every step of a technique at the start of a puzzle, each proved and so in the solution.
fn proved_steps(id: &str, line: &str) -> Vec<Step> {
    let classic = ClassicBoard::new();
    let puzzle = classic.puzzle(line);
    let position = classic.start(&puzzle);
    let steps = all_steps(technique(id), &position, &Options::default());
    let solution = solve_many(&[line.parse().expect("81 cells")], &SearchOptions::unique())[0].solution;
    for step in &steps {
        assert_eq!(fault_of(&puzzle, &position, step), None, "{step:?}");
        assert_eq!(contradicts(&solution, step), None, "{step:?}");
    }
    steps
}

#[test]
fn the_easter_monster_has_its_loop() {
    let steps = proved_steps("sk-loop", EASTER_MONSTER);
    assert_eq!(steps.len(), 1, "{steps:?}");
    assert_eq!(n_cells(&steps[0]), 16);
    // In rows and columns the loop has pairs, in boxes too: 3 and 8 in row 2, 1 and 6 in box 3, and so on around.
    let covers = steps[0].reason.parts.iter().find_map(|(_, part)| match part {
        Part::Covers(covers) => Some(covers),
        _ => None,
    });
    assert!(covers.expect("covers").iter().all(|(_, symbols)| symbols.len() == 2), "{covers:?}");
    assert_eq!(steps[0].effects.len(), 13);
}

#[test]
fn sets_of_four_and_five_lines_are_found() {
    let steps = proved_steps("multi-sector-locked-set", OF_FIVE_LINES);
    assert!(steps.iter().any(|step| n_cells(step) == 16), "{steps:?}");
    assert!(!proved_steps("multi-sector-locked-set", OF_FOUR_LINES).is_empty());
}

#[test]
fn a_cell_where_lines_cross_may_be_left_out() {
    let classic = ClassicBoard::new();
    let mut position: Position<SMALL> = classic.start(&classic.empty);
    for (row, line) in OF_EIGHT_CELLS.iter().enumerate() {
        for (column, kept) in line.split(' ').enumerate() {
            let kept: Vec<u8> = kept.bytes().map(|digit| digit - b'0').collect();
            for gone in (1..=9).filter(|digit| !kept.contains(digit)) {
                let gone = candidate(gone, row + 1, column + 1);
                if position.has(gone) {
                    position.eliminate(gone);
                }
            }
            if let [digit] = kept[..] {
                position.place(candidate(digit, row + 1, column + 1));
            }
        }
    }
    let gone = [
        (4, 1, 1),
        (4, 3, 1),
        (4, 9, 1),
        (1, 1, 7),
        (1, 2, 7),
        (1, 3, 7),
        (1, 9, 7),
        (2, 4, 8),
        (7, 4, 9),
        (8, 4, 8),
        (3, 8, 2),
        (3, 8, 6),
        (5, 8, 6),
        (5, 8, 8),
    ];
    let expected: BTreeSet<Effect> = gone
        .into_iter()
        .map(|(digit, row, column)| Effect::Eliminate(candidate(digit, row, column)))
        .collect();
    let steps = all_steps(technique("multi-sector-locked-set"), &position, &Options::default());
    let is_it = |step: &&Step| {
        n_cells(step) == 8 && step.effects.iter().copied().collect::<BTreeSet<_>>() == expected
    };
    let step = steps.iter().find(is_it).unwrap_or_else(|| panic!("{steps:?}"));
    assert_eq!(fault_of(&classic.empty, &position, step), None);
}

/// On the way of hard puzzles every step of these techniques is proved, and so in the solution. So are the steps that follow
/// suppositions, as far as they are on the way.
#[test]
fn every_step_on_hard_puzzles_is_proved() {
    let Some(text) = collection("logic/rated-open.tsv") else { return };
    let classic = ClassicBoard::new();
    let every = if is_full() { 5 } else { 450 };
    let rows: Vec<Classic> =
        text.lines().skip(1).map(|row| row.parse().expect("81 cells begin a row")).collect();
    let puzzles: Vec<Classic> = rows.into_iter().rev().step_by(every).collect();
    let solved = solve_many(&puzzles, &SearchOptions::unique());
    let new = ["sk-loop", "multi-sector-locked-set"].map(technique);
    let mut usual = <All as Registry<SMALL>>::techniques();
    usual.retain(|search| search.infos().iter().any(|info| info.is_usual()));
    let n_steps = AtomicUsize::new(0);
    let items: Vec<_> =
        puzzles.iter().zip(&solved).filter(|(_, found)| found.count.n_solutions == 1).collect();
    on_two_threads(&items, |(given, found)| {
        let puzzle = classic.empty.with_givens(given.givens());
        let mut position = classic.start(&puzzle);
        while let Some(next) = next_step(&position, &usual, &Options::default()) {
            // Where singles are left, these sets are many.
            let found_here = new.iter().flat_map(|search| {
                let steps = all_steps(*search, &position, &Options::default());
                steps.into_iter().take(MOST_PROVED)
            });
            for step in found_here {
                assert_eq!(fault_of(&puzzle, &position, &step), None, "{step:?} in {given:?}");
                assert_eq!(contradicts(&found.solution, &step), None, "{step:?} in {given:?}");
                n_steps.fetch_add(1, Ordering::Relaxed);
            }
            if next.technique.id == "nested-forcing" {
                assert_eq!(fault_of(&puzzle, &position, &next), None, "{next:?} in {given:?}");
            }
            assert_eq!(contradicts(&found.solution, &next), None, "{next:?} in {given:?}");
            position.apply(&next.effects);
        }
    });
    eprintln!("{} puzzles, {} steps proved", items.len(), n_steps.into_inner());
}
