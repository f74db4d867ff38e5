//! Lists of mixed puzzles come out as each puzzle does by itself.

use arau_batch::{Batch, BatchResult, Item};
use arau_core::{Classic, Constraint, Limit, Limits, Puzzle, PuzzleSpec, Query, Unknown, Verdict};
use arau_rules::{classic_puzzle, rules::use_rule};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

const ETANA: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const SOLVED: &str = "162857493534129678789643521475312986913586742628794135356478219241935867897261354";

fn classic(line: &str) -> Classic {
    line.parse().expect("a classic line")
}

/// AI Etana with diagonals that its solution does not have.
fn with_diagonals() -> Puzzle {
    let mut spec: PuzzleSpec = classic_puzzle(&classic(ETANA)).spec().clone();
    spec.rules.push(use_rule("diagonals", Default::default()));
    spec.build().expect("a puzzle")
}

fn list() -> Vec<Item> {
    let contradictory = classic(&format!("11{}", ".".repeat(79)));
    vec![
        classic(ETANA).into(),
        with_diagonals().into(),
        contradictory.into(),
        classic_puzzle(&classic(ETANA)).into(),
        Classic::EMPTY.into(),
        classic(SOLVED).into(),
    ]
}

fn results(batch: &Batch<'_>, items: &[Item]) -> Vec<BatchResult> {
    batch.run(items).into_iter().map(|result| result.expect("an engine for every puzzle")).collect()
}

#[test]
fn a_mixed_list_keeps_its_order() {
    let results = results(&Batch::new(), &list());
    let words: Vec<&str> = results.iter().map(|result| result.verdict.word()).collect();
    assert_eq!(words, ["unique", "none", "none", "unique", "multiple", "unique"]);
    assert!(results.iter().enumerate().all(|(i, result)| result.index == i));
    let engines: Vec<&str> = results.iter().map(|result| result.choice.engine.id()).collect();
    assert_eq!(engines, ["nine", "csp", "nine", "nine", "nine", "nine"]);
    for (result, item) in results.iter().zip(&list()).filter(|(result, _)| result.verdict.is_one()) {
        let mut text = Vec::new();
        result.solution.as_ref().expect("one solution").write(item, &mut text);
        assert_eq!(text, SOLVED.as_bytes());
    }
}

#[test]
fn lanes_and_a_general_engine_agree() {
    let general = Batch { engine: "csp", ..Batch::new() };
    for query in [Query::Unique, Query::First, Query::Count { at_most: 5 }] {
        let one_by_one = results(&Batch { query, ..general.clone() }, &list());
        let side_by_side = results(&Batch { query, ..Batch::new() }, &list());
        for (a, b) in one_by_one.iter().zip(&side_by_side) {
            assert_eq!((&a.verdict, a.outcome.n_solutions), (&b.verdict, b.outcome.n_solutions), "{query:?}");
        }
    }
}

#[test]
fn limits_leave_the_verdict_open_and_a_stop_ends_the_list() {
    let hard = vec![Item::from(classic(ETANA)); 3];
    let limited = Batch { limits: Limits::nodes(1), ..Batch::new() };
    for result in results(&limited, &hard) {
        assert_eq!(result.verdict, Verdict::Unknown(Unknown::new(Limit::Nodes, None)));
    }
    let stop = Some(Arc::new(AtomicBool::new(true)));
    let stopped = Batch { limits: Limits { stop, ..Limits::none() }, ..Batch::new() };
    assert!(results(&stopped, &list()).len() < list().len());
}

#[test]
fn an_engine_that_does_not_take_a_puzzle_says_so() {
    let nine = Batch { engine: "nine", ..Batch::new() };
    let is_taken: Vec<bool> = nine.run(&list()).iter().map(Result::is_ok).collect();
    assert_eq!(is_taken, [true, false, true, true, true, true]);
}

#[test]
fn redundant_givens_are_those_of_each_puzzle() {
    let mut one_more = classic(ETANA);
    one_more[1] = 6;
    let items = [classic(ETANA).into(), classic_puzzle(&one_more).into(), Item::from(one_more)];
    for engine in ["auto", "csp"] {
        let found = Batch { engine, ..Batch::new() }.redundant_givens(&items);
        assert!(found.iter().all(|redundancy| redundancy.complete));
        assert!(found[0].cells.is_empty(), "AI Etana is minimal");
        assert!(found[1].cells.contains(&arau_core::Cell(1)));
        assert_eq!(found[1].cells, found[2].cells);
    }
}

#[test]
fn a_puzzle_is_the_same_from_its_givens() {
    let item = Item::from(classic(ETANA));
    let puzzle = item.puzzle().into_owned();
    let houses =
        puzzle.constraints().iter().filter(|p| matches!(p.constraint, Constraint::Permutation { .. }));
    assert_eq!(houses.count(), 27);
    assert_eq!(Item::from(puzzle).classic(), Some(classic(ETANA)));
}
