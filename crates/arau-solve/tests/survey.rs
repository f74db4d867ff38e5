//! What is said of patterns of givens, on patterns where it is plain to see.

use arau_core::{Args, Engine, Limits, Puzzle, PuzzleSpec, Symbol, Symbols, solutions};
use arau_rules::{rules::use_rule, shape};
use arau_solve::survey::{Clash, clashes, empty_groups, largest_empty_rectangle, symmetries_of_givens};

fn pattern(size: usize, givens: &str) -> PuzzleSpec {
    let shaped = shape("rect").unwrap().build(&Args::new().with_int("size", size as i64)).unwrap();
    let mut spec = PuzzleSpec::new(shaped.geometry, Symbols::digits(size));
    spec.givens = givens.bytes().map(|b| (b != b'.').then_some(Symbol(0))).collect();
    spec
}

fn symmetries(size: usize, givens: &str) -> Vec<&'static str> {
    symmetries_of_givens(&pattern(size, givens)).iter().map(|s| s.id).collect()
}

#[test]
fn symmetries_are_named() {
    assert_eq!(symmetries(4, "x..............x"), ["half-turn", "diagonal", "antidiagonal"]);
    assert_eq!(symmetries(4, ".x.....xx.....x."), ["half-turn", "quarter-turn"]);
    assert_eq!(symmetries(4, "x..x............"), ["left-right"]);
    assert_eq!(symmetries(4, "x...........x..."), ["up-down"]);
    assert_eq!(symmetries(4, "x..............."), ["diagonal"]);
    assert_eq!(symmetries(4, "...x............"), ["antidiagonal"]);
    assert_eq!(symmetries(4, ".x.............."), [""; 0]);
    assert_eq!(symmetries(4, "................").len(), 6);
}

#[test]
fn the_largest_empty_rectangle_is_found() {
    let rectangle = |size, givens| {
        let spec = pattern(size, givens);
        largest_empty_rectangle(&spec)
            .map(|r| (r.n_rows, r.n_cols, spec.geometry.label(r.corner).to_string()))
    };
    assert_eq!(rectangle(4, "................"), Some((4, 4, "r1c1".into())));
    assert_eq!(rectangle(4, "xxxxx..xx..xxxxx"), Some((2, 2, "r2c2".into())));
    assert_eq!(rectangle(4, "...xx...x...x..."), Some((3, 3, "r2c2".into())));
    assert_eq!(rectangle(4, "xxxxxxxxxxxxxxx."), Some((1, 1, "r4c4".into())));
    assert_eq!(rectangle(4, "xxxxxxxxxxxxxxxx"), None);
}

#[test]
fn the_rectangle_that_refutes_the_printed_record() {
    let refutes = "8493765123574129686218953475136248794........7........2........1........965738421";
    let rectangle = largest_empty_rectangle(&pattern(9, refutes)).unwrap();
    assert_eq!((rectangle.n_rows, rectangle.n_cols), (4, 8));
}

#[test]
fn empty_groups_are_listed() {
    let spec = pattern(4, "xx..x...........");
    let names: Vec<&str> = empty_groups(&spec).iter().map(|g| &*g.name).collect();
    assert_eq!(names, ["row 3", "row 4", "column 3", "column 4", "box 2", "box 3", "box 4"]);
}

#[test]
fn clashes_and_redundant_givens_are_found() {
    let with_houses = |givens: &str| {
        let mut spec = pattern(4, givens);
        spec.givens = givens.bytes().map(|b| (b != b'.').then(|| Symbol(b - b'1'))).collect();
        spec.rules.push(use_rule("houses", Args::new().with_text("of", "row column box")));
        let cage = Args::new().with_cells(spec.geometry.parse_cells("r1c1 r2c3").unwrap()).with_int("sum", 4);
        spec.rules.push(use_rule("killer-cage", cage));
        spec.build().unwrap()
    };
    let found = |givens| {
        let puzzle = with_houses(givens);
        let in_words = |clash: &Clash| format!("{} {}", clash.rule, puzzle.geometry().labels(&clash.cells));
        clashes(&puzzle).iter().map(in_words).collect::<Vec<_>>()
    };
    assert_eq!(found("11....4........."), ["0 r1c1 r1c2", "1 r1c1 r2c3"]);
    assert_eq!(found("1.....3........."), [""; 0]);

    // Every given of a full grid follows from the others. Dropping what can go ends with a minimal puzzle.
    let mut puzzle = with_houses("1342423124133124");
    let redundant = |puzzle: &Puzzle| {
        let redundancy = arau_csp::Csp.redundant_givens(puzzle, &Limits::none());
        assert!(redundancy.complete);
        redundancy.cells
    };
    assert_eq!(redundant(&puzzle).len(), 16);
    while let Some(cell) = redundant(&puzzle).first() {
        let mut fewer = puzzle.spec().givens.clone();
        fewer[cell.idx()] = None;
        puzzle = puzzle.with_givens(fewer);
    }
    assert_eq!(solutions(&arau_csp::Csp, &puzzle, 9, &Limits::none()).1.n_solutions, 1);
    assert!((2..8).contains(&puzzle.spec().n_givens()));
}
