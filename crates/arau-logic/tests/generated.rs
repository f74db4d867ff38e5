//! Every step on the way to the solutions of many puzzles is proved from what it cites, and is so in the solution.
//!
//! With `ARAU_FULL` set, these are 10,000 generated puzzles and all rated ones; otherwise some of each.

mod support;

use arau_core::Classic;
use arau_logic::{All, Options, Registry, SMALL, Technique, next_step};
use arau_make::classic::{Made, generate};
use arau_nine::{InstructionSet, SearchOptions, solve_many};
use arau_testkit::corpus::collection;
use std::sync::atomic::{AtomicUsize, Ordering};
use support::{ClassicBoard, all_steps, contradicts, fault_of, is_full, on_two_threads};

const SEED: u64 = 20_261_116;

/// In every this many positions all steps are looked at, not only the next.
const ALL_STEPS_EVERY: usize = 97;

fn line(digits: &[u8; 81]) -> String {
    digits.iter().map(|&digit| if digit == 0 { '.' } else { char::from(b'0' + digit) }).collect()
}

/// Follows the easiest steps of the techniques that people use, and looks at each. Returns how many there were.
fn prove_the_way(classic: &ClassicBoard, made: &Made, n_positions: &AtomicUsize) -> usize {
    let all = <All as Registry<SMALL>>::techniques();
    let is_usual = |search: &&&dyn Technique<SMALL>| search.infos().iter().any(|info| info.is_usual());
    let usual: Vec<&dyn Technique<SMALL>> = all.iter().filter(is_usual).copied().collect();
    let options = Options::default();
    let puzzle = classic.puzzle(&line(&made.puzzle));
    let mut position = classic.start(&puzzle);
    let mut n_steps = 0;
    let judge = |position: &_, step: &_| {
        let fault = fault_of(&puzzle, position, step);
        assert_eq!(fault, None, "{step:?} on the way to the solution of {}", line(&made.puzzle));
        let wrong = contradicts(&made.solution, step);
        assert_eq!(wrong, None, "{step:?} on the way to the solution of {}", line(&made.puzzle));
    };
    while let Some(step) = next_step(&position, &usual, &options) {
        if n_positions.fetch_add(1, Ordering::Relaxed).is_multiple_of(ALL_STEPS_EVERY) {
            for technique in &all {
                for step in all_steps(*technique, &position, &options) {
                    judge(&position, &step);
                    n_steps += 1;
                }
            }
        }
        judge(&position, &step);
        n_steps += 1;
        assert!(position.apply(&step.effects), "{step:?} changes nothing");
    }
    n_steps
}

fn prove_all(puzzles: &[Made]) {
    let classic = ClassicBoard::new();
    let (n_positions, n_steps) = (AtomicUsize::new(0), AtomicUsize::new(0));
    on_two_threads(puzzles, |made| {
        n_steps.fetch_add(prove_the_way(&classic, made, &n_positions), Ordering::Relaxed);
    });
    let n_steps = n_steps.into_inner();
    eprintln!("{} puzzles, {n_steps} steps proved", puzzles.len());
    assert!(n_steps > puzzles.len());
}

#[test]
fn every_step_of_generated_puzzles_is_proved() {
    let n_puzzles = if is_full() { 10_000 } else { 300 };
    prove_all(&generate(InstructionSet::best(), SEED, 0..n_puzzles));
}

#[test]
fn every_step_of_rated_puzzles_is_proved() {
    let Some(text) = collection("logic/rated-open.tsv") else { return };
    let every = if is_full() { 1 } else { 60 };
    let rows = text.lines().skip(1).step_by(every);
    let puzzles: Vec<Classic> = rows.filter_map(|row| row.parse().ok()).collect();
    let solved = solve_many(&puzzles, &SearchOptions::unique());
    let with_one = puzzles.iter().zip(&solved).filter(|(_, found)| found.count.n_solutions == 1);
    let made: Vec<Made> =
        with_one.map(|(&puzzle, found)| Made { puzzle, solution: found.solution }).collect();
    prove_all(&made);
}
