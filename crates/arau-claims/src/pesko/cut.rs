//! Peško's hypothesis H1 (P7): a cut that takes one solution away shows whether there is another.

use crate::puzzles::{ETANA, digits, puzzle, solved};
use crate::{Claim, Cost, Outcome, Run};
use arau::core::{Engine, Grid, Limits, Puzzle, Query, Symbol, solutions};
use arau::make::classic::generate;
use arau::model::Form;
use arau::model::files::How;
use arau::model::solvers::{SolverAnswer, solver};
use arau_csp::Csp;
use arau_nine::InstructionSet;

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "P7.proper",
        source: "Peško, H1",
        statement: "With Σ x⁰·x ≤ 80 added the program of a proper puzzle has no solution.",
        cost: Cost::Quick,
        run: proper,
    },
    Claim {
        id: "P7.improper",
        source: "Peško, H1",
        statement: "If the program with Σ x⁰·x ≤ 80 has a solution, the puzzle has several.",
        cost: Cost::Quick,
        run: improper,
    },
    Claim {
        id: "P7.tighter",
        source: "Peško, H1, tightened",
        statement: "≤ 77 does as well as ≤ 80, since two grids never differ in fewer than four cells.",
        cost: Cost::Quick,
        run: tighter,
    },
];

/// A solution besides one, by the cut.
fn other_than(puzzle: &Puzzle, grid: Grid, run: &Run<'_>) -> Option<SolverAnswer> {
    let how = How { form: Form::Modified, without: vec![grid] };
    let microlp = solver("microlp").expect("it is built in");
    microlp.prepare(puzzle, &how, None).and_then(|mut ready| ready.run(&run.limits)).ok()
}

fn grid_of(digits: &[u8; 81]) -> Grid {
    Grid(digits.iter().map(|digit| Symbol(digit - 1)).collect())
}

fn proper(run: &Run<'_>) -> Outcome {
    let etana = puzzle(ETANA);
    let (_, solution) = solved(&[digits(ETANA)])[0];
    let (answer, seconds) = run.timed(|| other_than(&etana, grid_of(&solution), run));
    match answer {
        Some(SolverAnswer::None) => Outcome::judged(
            true,
            format!("AI Etana: no solution is left, as the built-in solver shows in {seconds:.1} s."),
        ),
        Some(SolverAnswer::Solution(_)) => Outcome::judged(false, "AI Etana: another solution was found."),
        _ => Outcome::incomplete(),
    }
}

/// AI Etana without one of its givens.
fn improper(run: &Run<'_>) -> Outcome {
    let mut givens = digits(ETANA);
    let (_, solution) = solved(&[givens])[0];
    let given = givens.iter().position(|&digit| digit != 0).expect("it has givens");
    givens[given] = 0;
    let open = puzzle(&crate::puzzles::line(&givens));
    let n_solutions = Csp.run(&open, Query::Count { at_most: 1_000_000 }, &Limits::none(), &mut |_| {
        std::ops::ControlFlow::Continue(())
    });
    match other_than(&open, grid_of(&solution), run) {
        Some(SolverAnswer::Solution(grid)) => {
            let n_same = grid.0.iter().zip(&grid_of(&solution).0).filter(|(a, b)| a == b).count();
            let is_right = arau_check::is_solution(open.spec(), &grid.0);
            Outcome::judged(
                is_right && n_solutions.n_solutions > 1 && n_same <= 80,
                format!(
                    "AI Etana without its first given: the cut program has a solution, which agrees with the first in {n_same} cells; there are \
                     {} in all.",
                    n_solutions.n_solutions
                ),
            )
        }
        Some(SolverAnswer::None) => {
            Outcome::judged(n_solutions.n_solutions == 1, "The cut program has no solution.")
        }
        _ => Outcome::incomplete(),
    }
}

const PUZZLES: u64 = 200;

/// How many cells two solutions of one puzzle have in common at most.
fn tighter(run: &Run<'_>) -> Outcome {
    let board = puzzle(ETANA);
    let (mut n_pairs, mut most) = (0u64, 0);
    for made in generate(InstructionSet::best(), 15, 0..PUZZLES) {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        // Without one given, and with all cells of two digits open.
        let first = made.puzzle.iter().position(|&digit| digit != 0).expect("a puzzle has givens");
        let fewer: Vec<Option<Symbol>> = (0..81)
            .map(|cell| (cell != first && made.puzzle[cell] != 0).then(|| Symbol(made.puzzle[cell] - 1)))
            .collect();
        let pairs: Vec<Option<Symbol>> =
            made.solution.iter().map(|&digit| (digit > 2).then(|| Symbol(digit - 1))).collect();
        for givens in [fewer, pairs] {
            let own = grid_of(&made.solution);
            let (grids, _) = solutions(&arau_nine::Nine, &board.with_givens(givens), 200, &run.limits);
            for other in grids.iter().filter(|grid| **grid != own) {
                n_pairs += 1;
                most = most.max(other.0.iter().zip(&own.0).filter(|(a, b)| a == b).count());
            }
        }
    }
    Outcome::judged(
        n_pairs > 0 && most <= 77,
        format!("{n_pairs} pairs of solutions of one puzzle agree in {most} cells at most."),
    )
}
