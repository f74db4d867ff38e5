//! Liverani, section 2: algorithm 1 (V7), followed line by line as it is printed.

use crate::puzzles::puzzle;
use crate::{Claim, Cost, Outcome, Run};
use arau::core::Engine;
use arau::core::{Limits, Puzzle, Query, Symbol};
use arau::random::Dice;
use arau_csp::{Csp, Recursive};
use std::ops::ControlFlow;

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "V7.compatible",
        source: "Liverani, algorithm 1",
        statement: "SudokuSolve returns 1 if a configuration is compatible with a solution, and 0 if it is not.",
        cost: Cost::Quick,
        run: compatible,
    },
    Claim {
        id: "V7.solution",
        source: "Liverani, algorithm 1",
        statement: "Whatever SudokuSolve prints is a solution, and for a proper puzzle its only one.",
        cost: Cost::Quick,
        run: prints_the_solution,
    },
    Claim {
        id: "V7.every",
        source: "Liverani, algorithm 1",
        statement: "The search is exhaustive: it prints every solution of a configuration.",
        cost: Cost::Quick,
        run: prints_every_solution,
    },
];

/// A grid of 4×4; 0 is an empty cell. Small enough to follow the algorithm to the end.
type Matrix = [u8; 16];

/// Algorithm 1. Lines 10 to 12 put a cell back to 0 only if nothing was found; `always_back` does so in any case.
fn sudoku_solve(m: &mut Matrix, always_back: bool, printed: &mut Vec<Matrix>) -> bool {
    let mut rc = false;
    match m.iter().position(|&digit| digit == 0) {
        Some(cell) => {
            for k in 1..=4 {
                m[cell] = k;
                if is_valid(m) && sudoku_solve(m, always_back, printed) {
                    rc = true;
                }
            }
            if !rc || always_back {
                m[cell] = 0;
            }
        }
        None => {
            printed.push(*m);
            rc = true;
        }
    }
    rc
}

fn is_valid(m: &Matrix) -> bool {
    (0..16).all(|a| {
        (0..a).all(|b| {
            let in_one_house = a / 4 == b / 4 || a % 4 == b % 4 || (a / 8 == b / 8 && a % 4 / 2 == b % 4 / 2);
            m[a] == 0 || m[a] != m[b] || !in_one_house
        })
    })
}

/// Random configurations without a plain contradiction; many have no solution, many have several.
fn configurations() -> Vec<Matrix> {
    let mut found = Vec::new();
    let mut number = 0;
    while found.len() < 1500 {
        let mut dice = Dice::of(17, number);
        number += 1;
        let mut m = [0; 16];
        let [n_givens] = dice.throw([9]);
        for _ in 0..n_givens {
            let [cell, digit] = dice.throw([16, 4]);
            m[cell] = digit as u8 + 1;
        }
        if is_valid(&m) {
            found.push(m);
        }
    }
    found
}

fn as_puzzle(board: &Puzzle, m: &Matrix) -> Puzzle {
    board.with_givens(m.iter().map(|digit| digit.checked_sub(1).map(Symbol)).collect())
}

/// The exact number of solutions, by the general engine.
fn n_solutions(board: &Puzzle, m: &Matrix) -> u64 {
    let query = Query::Count { at_most: u64::MAX };
    Csp.run(&as_puzzle(board, m), query, &Limits::none(), &mut |_| ControlFlow::Continue(())).n_solutions
}

fn compatible(_: &Run<'_>) -> Outcome {
    let board = puzzle(&".".repeat(16));
    let (mut n, mut n_wrong) = ([0, 0], 0);
    for m in configurations() {
        let has_solution = n_solutions(&board, &m) > 0;
        let rc = sudoku_solve(&mut m.clone(), false, &mut Vec::new());
        n[usize::from(has_solution)] += 1;
        n_wrong += usize::from(rc != has_solution);
    }
    Outcome::judged(
        n_wrong == 0 && n.iter().all(|&n| n > 0),
        format!(
            "On {} compatible and {} incompatible configurations of 4×4 cells it is wrong {n_wrong} times.",
            n[1], n[0]
        ),
    )
}

fn prints_the_solution(_: &Run<'_>) -> Outcome {
    let board = puzzle(&".".repeat(16));
    let (mut n_proper, mut n_printed, mut n_wrong) = (0, 0, 0);
    for m in configurations() {
        let mut printed = Vec::new();
        sudoku_solve(&mut m.clone(), false, &mut printed);
        let keeps =
            |grid: &&Matrix| is_valid(grid) && (0..16).all(|cell| m[cell] == 0 || m[cell] == grid[cell]);
        n_printed += printed.len();
        n_wrong += printed.len() - printed.iter().filter(keeps).count();
        if n_solutions(&board, &m) == 1 {
            n_proper += 1;
            n_wrong += usize::from(printed.len() != 1);
        }
    }
    Outcome::judged(
        n_wrong == 0 && n_proper > 0,
        format!(
            "{n_printed} grids were printed for random configurations of 4×4 cells, {n_proper} of them proper puzzles: {n_wrong} are wrong."
        ),
    )
}

fn prints_every_solution(_: &Run<'_>) -> Outcome {
    let board = puzzle(&".".repeat(16));
    let printed = |m: &Matrix, always_back: bool| {
        let mut printed = Vec::new();
        sudoku_solve(&mut m.clone(), always_back, &mut printed);
        printed.len() as u64
    };
    let (mut n_several, mut n_short, mut n_mended_short) = (0, 0, 0);
    for m in configurations() {
        let n = n_solutions(&board, &m);
        if n > 1 {
            n_several += 1;
            n_short += usize::from(printed(&m, false) < n);
            n_mended_short += usize::from(printed(&m, true) < n);
        }
    }
    let empty = [0; 16];
    let query = Query::Count { at_most: u64::MAX };
    let by_arau =
        Recursive.run(&board, query, &Limits::none(), &mut |_| ControlFlow::Continue(())).n_solutions;
    Outcome::judged(
        n_short == 0 && n_several > 0,
        format!(
            "Of {n_several} configurations of 4×4 cells with several solutions it misses some in {n_short}; of the empty grid's {} it prints {}. \
             Lines 10 to 12 keep the last digit tried in a cell once a solution is found; with the cell always put back, {n_mended_short} are \
             short and the empty grid has {} (arau's `recursive`: {by_arau}).",
            n_solutions(&board, &empty),
            printed(&empty, false),
            printed(&empty, true)
        ),
    )
}
