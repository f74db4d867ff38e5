//! Published small counts by plain counting, and single puzzles with known answers.

use arau_core::{Args, Cell, Engine, Grid, Limits, Puzzle, PuzzleSpec, Query, Symbol, Symbols};
use arau_csp::{Csp, Recursive};
use arau_rules::rules::use_rule;
use arau_rules::shape;
use std::ops::ControlFlow;

fn rect(size: i64, rules: &[(&str, Args)]) -> PuzzleSpec {
    let shaped = shape("rect").unwrap().build(&Args::new().with_int("size", size)).unwrap();
    let mut spec = PuzzleSpec::new(shaped.geometry, Symbols::digits(shaped.n_symbols));
    spec.rules.push(use_rule("houses", Args::new().with_text("of", shaped.houses)));
    spec.rules.extend(rules.iter().map(|(id, args)| use_rule(id, args.clone())));
    spec
}

fn with_givens(mut spec: PuzzleSpec, line: &str) -> Puzzle {
    let given = |c: char| c.to_digit(10).filter(|&d| d > 0).map(|d| Symbol(d as u8 - 1));
    spec.givens = line.chars().map(given).collect();
    spec.build().unwrap()
}

fn count(engine: &dyn Engine, puzzle: &Puzzle, query: Query) -> (u64, Vec<Grid>) {
    let mut grids = Vec::new();
    let outcome = engine.run(puzzle, query, &Limits::none(), &mut |grid| {
        if grids.len() < 10 {
            grids.push(grid.clone());
        }
        ControlFlow::Continue(())
    });
    assert!(outcome.complete);
    (outcome.n_solutions, grids)
}

const ETANA: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const ETANA_SOLVED: &str =
    "162857493534129678789643521475312986913586742628794135356478219241935867897261354";

#[test]
fn four_by_four_has_288_grids() {
    let puzzle = rect(4, &[]).build().unwrap();
    assert_eq!(count(&Csp, &puzzle, Query::ALL).0, 288);
    assert_eq!(count(&Recursive, &puzzle, Query::ALL).0, 288);
}

#[test]
fn etana_has_its_solution() {
    let puzzle = with_givens(rect(9, &[]), ETANA);
    let (n, grids) = count(&Csp, &puzzle, Query::Unique);
    assert_eq!(n, 1);
    assert_eq!(grids[0].text(puzzle.symbols()), ETANA_SOLVED);
}

#[test]
fn true_candidates_are_those_of_all_solutions() {
    let cage = Args::new().with_cells([Cell(0), Cell(1), Cell(4)]).with_int("sum", 7);
    let puzzle = rect(4, &[("killer-cage", cage)]).build().unwrap();
    let mut expected = vec![arau_core::SymbolSet::EMPTY; 16];
    Csp.run(&puzzle, Query::ALL, &Limits::none(), &mut |grid| {
        for (set, &symbol) in expected.iter_mut().zip(&grid.0) {
            set.insert(symbol);
        }
        ControlFlow::Continue(())
    });
    for engine in [&Csp as &dyn Engine, &Recursive] {
        let outcome =
            engine.run(&puzzle, Query::TrueCandidates, &Limits::none(), &mut |_| ControlFlow::Continue(()));
        assert_eq!(outcome.candidates.unwrap().cells, expected, "{}", engine.id());
    }
}

#[test]
fn a_node_limit_gives_an_incomplete_outcome() {
    let puzzle = rect(9, &[]).build().unwrap();
    let outcome = Csp.run(&puzzle, Query::ALL, &Limits::nodes(1000), &mut |_| ControlFlow::Continue(()));
    assert!(!outcome.complete && outcome.n_solutions > 0);
}
