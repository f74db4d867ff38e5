//! The engines on top of models against the general engine, on real puzzles: every example by clauses, and by the 0-1
//! program those that its embedded solver does soon, or with more givens.

mod support;

use arau_core::{Engine, Grid, Limits, Puzzle, Query};
use arau_model::table1::entries;
use arau_model::{Ilp, Sat};
use std::ops::ControlFlow;
use std::path::Path;
use support::{corpus, example, line, made_easier, only_solution};

/// Of the corpus, what the embedded solver of 0-1 programs has not done after 20 s, so that it gets it with more givens.
const MADE_EASIER: &[&str] = &["either-or.toml"];

/// More of that kind, not of the corpus.
const ALSO_MADE_EASIER: &[&str] = &["renban.toml", "misawa.toml", "arrow.toml", "little-killer.toml"];

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
    for (name, puzzle) in corpus() {
        let puzzle = if MADE_EASIER.contains(&name) { made_easier(&puzzle) } else { puzzle };
        assert_solves(&Ilp, &puzzle, name);
    }
    for name in ALSO_MADE_EASIER {
        assert_solves(&Ilp, &made_easier(&example(name)), name);
    }
}

#[test]
fn clauses_solve_sizes_from_4_to_25() {
    for entry in entries() {
        assert_solves(&Sat, &line(entry.line, Some(entry.box_size)), entry.name);
    }
}
