//! The engines on top of models against the general engine, on real puzzles: every example by clauses, and by the 0-1
//! program those that its embedded solver does soon.

mod support;

use arau_core::{Engine, Grid, Limits, Puzzle, Query};
use arau_model::table1::entries;
use arau_model::{Ilp, Sat};
use std::ops::ControlFlow;
use std::path::Path;
use support::{example, line, only_solution};

/// Of each kind that the 0-1 program is asked about. Cages with sums, long automata and options make programs whose
/// relaxations say little: on many of these the embedded solver takes minutes.
const FOR_ILP: &[&str] = &[
    "mini.toml",
    "etana.txt",
    "twelve.toml",
    "giant.toml",
    "latin.toml",
    "x.toml",
    "windoku.toml",
    "windoku-x.toml",
    "jigsaw-5.toml",
    "jigsaw-7.toml",
    "jigsaw.toml",
    "kenken.toml",
    "kakuro.toml",
    "greater-than.toml",
    "futoshiki.toml",
    "samurai.toml",
    "thermo.toml",
    "kropki.toml",
    "clock.toml",
    "disjoint-groups.toml",
];

/// Those that it does with some cells of the solution given.
const FOR_ILP_WITH_GIVENS: &[&str] =
    &["killer.toml", "sandwich.toml", "either-or.toml", "renban.toml", "misawa.toml"];

/// What an engine finds when it is asked for the only solution.
fn found(engine: &dyn Engine, puzzle: &Puzzle) -> (Vec<Grid>, bool) {
    let mut grids = Vec::new();
    let outcome = engine.run(puzzle, Query::Unique, &Limits::none(), &mut |grid| {
        grids.push(grid.clone());
        ControlFlow::Continue(())
    });
    (grids, outcome.complete)
}

fn assert_solves(engine: &dyn Engine, puzzle: &Puzzle, name: &str) {
    assert_eq!(found(engine, puzzle), (vec![only_solution(puzzle)], true), "{name} by {}", engine.id());
}

#[test]
fn clauses_solve_every_example() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut n_solved = 0;
    for entry in std::fs::read_dir(folder).expect("there is a folder of examples") {
        let name = entry.expect("it can be listed").file_name().into_string().expect("plain names");
        assert_solves(&Sat, &example(&name), &name);
        n_solved += 1;
    }
    assert!(n_solved > 100, "{n_solved}");
}

#[test]
fn the_program_solves_puzzles_of_many_kinds() {
    for name in FOR_ILP {
        assert_solves(&Ilp, &example(name), name);
    }
    for name in FOR_ILP_WITH_GIVENS {
        let puzzle = example(name);
        let solution = only_solution(&puzzle);
        let mut givens = puzzle.spec().givens.clone();
        for cell in (0..givens.len()).step_by(3) {
            givens[cell] = Some(solution.0[cell]);
        }
        assert_solves(&Ilp, &puzzle.with_givens(givens), name);
    }
}

#[test]
fn sizes_from_4_to_25_are_solved_both_ways() {
    for entry in entries() {
        let puzzle = line(entry.line, Some(entry.box_size));
        assert_solves(&Sat, &puzzle, entry.name);
        assert_solves(&Ilp, &puzzle, entry.name);
    }
}
