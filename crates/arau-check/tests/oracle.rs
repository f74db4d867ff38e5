//! The oracle against counts that can be found with pencil and paper, or are published.

use arau_check::{broken_rules, brute_force, brute_force_count, contradicted_givens, is_solution};
use arau_core::{Args, PuzzleSpec, Symbol, Symbols};
use arau_rules::{rules::use_rule, shape};

fn square(size: usize, houses: &str) -> PuzzleSpec {
    let shaped = shape("rect").unwrap().build(&Args::new().with_int("size", size as i64)).unwrap();
    let mut spec = PuzzleSpec::new(shaped.geometry, Symbols::digits(size));
    if !houses.is_empty() {
        spec.rules.push(use_rule("houses", Args::new().with_text("of", houses)));
    }
    spec
}

fn with_cage(mut spec: PuzzleSpec, cells: &str, sum: Option<i64>) -> PuzzleSpec {
    let mut args = Args::new().with_cells(spec.geometry.parse_cells(cells).unwrap());
    if let Some(sum) = sum {
        args = args.with_int("sum", sum);
    }
    spec.rules.push(use_rule("killer-cage", args));
    spec
}

fn symbols(text: &str) -> Vec<Symbol> {
    text.bytes().map(|b| Symbol(b - b'1')).collect()
}

#[test]
fn small_boards_have_their_known_counts() {
    assert_eq!(brute_force_count(&square(2, ""), u64::MAX), 16);
    assert_eq!(brute_force_count(&square(3, "row column"), u64::MAX), 12);
    assert_eq!(brute_force_count(&square(4, "row column"), u64::MAX), 576);
    assert_eq!(brute_force_count(&square(4, "row column box"), u64::MAX), 288);
}

#[test]
fn cages_cut_the_count() {
    // A corner of three cells that sums to 7 holds 1, 2 and 4, which is a quarter of all grids.
    assert_eq!(
        brute_force_count(&with_cage(square(4, "row column box"), "r1c1 r1c2 r2c1", Some(7)), 999),
        72
    );
    assert_eq!(brute_force_count(&with_cage(square(2, ""), "r1c1 r2c2", None), 999), 8);
    assert_eq!(brute_force_count(&with_cage(square(2, ""), "r1c1 r2c2", Some(9)), 999), 0);
}

#[test]
fn the_bounds_are_kept() {
    let spec = square(4, "row column box");
    assert_eq!(brute_force_count(&spec, 5), 5);
    assert_eq!(brute_force(&spec, 5, u64::MAX).unwrap().len(), 5);
    assert_eq!(brute_force(&spec, 5, 20), None);
    assert_eq!(brute_force(&spec, 0, 20), Some(vec![]));
}

#[test]
fn givens_are_kept() {
    let mut spec = square(4, "row column box");
    spec.givens[..4].copy_from_slice(&symbols("1234").into_iter().map(Some).collect::<Vec<_>>());
    let grids = brute_force(&spec, 999, u64::MAX).unwrap();
    assert_eq!(grids.len(), 12);
    assert!(grids.iter().all(|grid| is_solution(&spec, &grid.0)));
    spec.givens[4] = Some(Symbol(0));
    assert_eq!(brute_force_count(&spec, 999), 0);
}

#[test]
fn broken_rules_are_named_by_index() {
    let spec = with_cage(square(4, "row column box"), "r1c1 r2c3", None);
    let good = symbols("1234341243212143");
    assert_eq!(broken_rules(&spec, &good), [1; 1], "r1c1 and r2c3 are both 1");
    let bad = symbols("1234342143212143");
    assert_eq!(broken_rules(&spec, &bad), [0; 1], "column 3 has 2 twice");
}

#[test]
fn a_grid_must_agree_with_the_givens() {
    let mut spec = square(4, "row column box");
    let grid = symbols("1234341243212143");
    assert!(is_solution(&spec, &grid));
    spec.givens[1] = Some(Symbol(3));
    assert_eq!(spec.geometry.labels(&contradicted_givens(&spec, &grid)), "r1c2");
    assert!(!is_solution(&spec, &grid));
}
