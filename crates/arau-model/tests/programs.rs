//! The files are read by the programs that they are meant for, and what these find is arau's own solution.
//!
//! A program that is missing is a failure that says how to install it, unless `ARAU_SKIP_PROGRAMS` is set.

mod support;

use arau_core::{Grid, Limits, Puzzle};
use arau_model::Form;
use arau_model::files::How;
use arau_model::solvers::{SOLVERS, Solver, SolverAnswer, solver};
use arau_testkit::wait::flag_after;
use std::time::{Duration, Instant};
use support::{corpus, example, line, made_easier, only_solution};

/// What is too hard for some as it stands, so that they get it with more givens, and why.
const MADE_EASIER: &[(&str, &[&str], &str)] = &[
    ("sandwich.toml", &["cbc", "glpk", "microlp"], "automata as flows make weak relaxations: over 100 s"),
    ("either-or.toml", &["glpk", "microlp"], "many options: about 20 s"),
];

/// Nothing of the list takes nearly as long on an idle machine.
const PATIENCE: Duration = Duration::from_secs(100);

/// The solver, if it is there. `None` only if skipping was asked for.
fn present(id: &str) -> Option<&'static dyn Solver> {
    let solver = solver(id).expect("an id of the registry");
    match solver.find() {
        Ok(()) => Some(solver),
        Err(missing) if std::env::var_os("ARAU_SKIP_PROGRAMS").is_some() => {
            arau_testkit::skip(&missing.to_string());
            None
        }
        Err(missing) => panic!("{missing} (or set ARAU_SKIP_PROGRAMS to leave such tests out)"),
    }
}

fn ask(solver: &dyn Solver, puzzle: &Puzzle, how: &How, file: Option<&'static str>) -> SolverAnswer {
    let limits = limits_of(PATIENCE);
    let answer = solver.prepare(puzzle, how, file).and_then(|mut ready| ready.run(&limits));
    answer.unwrap_or_else(|error| panic!("{}: {error}", solver.id()))
}

fn limits_of(patience: Duration) -> Limits {
    Limits { nodes: None, stop: Some(flag_after(patience)) }
}

fn is_too_hard(puzzle: &str, id: &str) -> bool {
    MADE_EASIER.iter().any(|(name, ids, _)| *name == puzzle && ids.contains(&id))
}

/// Every puzzle in every kind of file that the solver reads, with the forms of the program in turn.
fn solves_the_puzzles(id: &str) {
    let Some(solver) = present(id) else { return };
    for (name, puzzle) in corpus() {
        let puzzle = if is_too_hard(name, id) { made_easier(&puzzle) } else { puzzle };
        let solution = only_solution(&puzzle);
        let files: Vec<Option<&'static str>> = match solver.reads() {
            [] => vec![None],
            files => files.iter().map(|file| Some(*file)).collect(),
        };
        for (i, file) in files.into_iter().enumerate() {
            let form = if i == 0 { Form::Modified } else { Form::Simple };
            let answer = ask(solver, &puzzle, &How { form, without: Vec::new() }, file);
            assert!(
                answer == SolverAnswer::Solution(solution.clone()),
                "{id}: {name} as {file:?}: {answer:?}"
            );
        }
    }
    cuts_and_weights(solver);
}

/// The cut leaves nothing of proper puzzles and the other grid of one with two; givens that count are all kept, and
/// none is made up where that is impossible.
fn cuts_and_weights(solver: &dyn Solver) {
    for form in [Form::Simple, Form::Modified, Form::Weighted] {
        let how = |without: Vec<Grid>| How { form, without };
        for name in ["mini.toml", "jigsaw-5.toml", "futoshiki.toml"] {
            let puzzle = example(name);
            let solution = only_solution(&puzzle);
            let found = ask(solver, &puzzle, &how(Vec::new()), None);
            assert_eq!(found, SolverAnswer::Solution(solution.clone()), "{}: {name} {form:?}", solver.id());
            assert_eq!(
                ask(solver, &puzzle, &how(vec![solution]), None),
                SolverAnswer::None,
                "{name} {form:?}"
            );
        }
        let impossible = line("11..............", None);
        assert_eq!(ask(solver, &impossible, &how(Vec::new()), None), SolverAnswer::None, "{form:?}");
        // A puzzle with more than one grid.
        let double = line("12..34..2.4.4.2.", None);
        let mut grids = Vec::new();
        while let SolverAnswer::Solution(grid) = ask(solver, &double, &how(grids.clone()), None) {
            assert!(!grids.contains(&grid) && grids.len() < 10, "{}: {form:?}", solver.id());
            grids.push(grid);
        }
        let engine = arau_solve::engine("csp").expect("the general engine");
        let (all, _) = arau_core::solutions(engine, &double, 10, &Limits::none());
        grids.sort();
        let mut all = all;
        all.sort();
        assert!(all.len() > 1 && grids == all, "{}: {form:?}: {grids:?}", solver.id());
    }
}

macro_rules! programs {
    ($($name:ident $id:literal;)*) => {
        $(
            #[test]
            fn $name() {
                solves_the_puzzles($id);
            }
        )*

        #[test]
        fn every_solver_of_the_registry_is_tested() {
            let tested = [$($id),*];
            let ids: Vec<&str> = SOLVERS.iter().map(|solver| solver.id()).collect();
            assert_eq!(ids, tested);
        }
    };
}

programs! {
    highs_solves_the_puzzles "highs";
    cbc_solves_the_puzzles "cbc";
    glpk_solves_the_puzzles "glpk";
    microlp_solves_the_puzzles "microlp";
    cadical_solves_the_puzzles "cadical";
    minisat_solves_the_puzzles "minisat";
    batsat_solves_the_puzzles "batsat";
    clasp_solves_the_puzzles "clasp";
    minizinc_solves_the_puzzles "minizinc";
}

#[test]
fn at_least_twenty_puzzles_are_tried_and_those_made_easier_exist() {
    let names: Vec<&str> = corpus().map(|(name, _)| name).collect();
    assert!(names.len() >= 20);
    for (puzzle, ids, reason) in MADE_EASIER {
        assert!(names.contains(puzzle) && ids.iter().all(|id| solver(id).is_some()) && !reason.is_empty());
    }
}

#[test]
fn a_program_that_is_told_to_stop_ends() {
    // With these givens alone there is still one solution, and each of them would take far longer to find it.
    let puzzle = example("sandwich.toml");
    let mut givens = vec![None; puzzle.n_cells()];
    for label in ["r1c1", "r4c6", "r6c5"] {
        let cell = puzzle.geometry().find(label).expect("a cell");
        givens[cell.idx()] = puzzle.spec().givens[cell.idx()];
    }
    let puzzle = puzzle.with_givens(givens);
    for id in ["glpk", "minizinc", "microlp"] {
        let Some(solver) = present(id) else { continue };
        let how = How { form: Form::Simple, without: Vec::new() };
        let mut ready = solver.prepare(&puzzle, &how, None).expect("a model");
        let start = Instant::now();
        let answer = ready.run(&limits_of(Duration::from_millis(300))).expect("an answer");
        assert_eq!(answer, SolverAnswer::Unknown, "{id}");
        assert!(start.elapsed() < Duration::from_secs(20), "{id} went on for {:?}", start.elapsed());
    }
}
