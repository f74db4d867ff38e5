//! What is said of patterns of givens, on patterns where it is plain to see.

use arau::survey::{Clash, LastBoard, clashes, empty_groups, largest_empty_rectangle, symmetries_of_givens};
use arau_core::{Args, Engine, Limits, Puzzle, PuzzleSpec, Symbol, Symbols, solutions};
use arau_rules::{rules::use_rule, shape};
use std::cmp::Reverse;
use std::sync::Arc;

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
fn the_symmetries_of_the_last_board_are_kept_and_those_of_another_are_not_mistaken_for_them() {
    let last = LastBoard::default();
    let [small, large] = [pattern(4, "x..............."), pattern(9, &format!("x{}", ".".repeat(80)))];
    let of_small = last.symmetries(&small.geometry);
    assert!(Arc::ptr_eq(&of_small, &last.symmetries(&small.geometry)));
    let of_large = last.symmetries(&large.geometry);
    assert!(!Arc::ptr_eq(&of_small, &of_large));
    for (symmetries, spec) in
        [(of_small, &small), (of_large, &large), (last.symmetries(&small.geometry), &small)]
    {
        assert_eq!(symmetries.of_givens(&spec.givens), symmetries_of_givens(spec));
        assert_eq!(symmetries.of_givens(&spec.givens).iter().map(|s| s.id).collect::<Vec<_>>(), ["diagonal"]);
    }
}

#[test]
fn threads_with_boards_of_their_own_share_what_is_kept() {
    let last = LastBoard::default();
    std::thread::scope(|scope| {
        for size in [4, 6, 9] {
            let last = &last;
            scope.spawn(move || {
                let spec = pattern(size, &".".repeat(size * size));
                let expected = symmetries_of_givens(&spec);
                for _ in 0..50 {
                    assert_eq!(last.symmetries(&spec.geometry).of_givens(&spec.givens), expected);
                }
            });
        }
    });
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

/// Many patterns with many rectangles of one area, against the definition: every rectangle there is.
#[test]
fn of_equal_empty_rectangles_the_topmost_then_flattest_then_leftmost_is_taken() {
    let mut seed = 1u32;
    let mut draw = |n: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % n
    };
    for one_in in (1..=8).cycle().take(400) {
        let size = 6;
        let givens: String = (0..size * size).map(|_| if draw(one_in) == 0 { 'x' } else { '.' }).collect();
        let spec = pattern(size, &givens);
        let is_empty = |top: usize, left: usize, n_rows: usize, n_cols: usize| {
            (top..top + n_rows).all(|r| (left..left + n_cols).all(|c| spec.givens[r * size + c].is_none()))
        };
        let mut ranks = Vec::new();
        for (top, left) in (0..size * size).map(|i| (i / size, i % size)) {
            for (n_rows, n_cols) in (1..=size - top).flat_map(|r| (1..=size - left).map(move |c| (r, c))) {
                if is_empty(top, left, n_rows, n_cols) {
                    ranks.push((n_rows * n_cols, Reverse(top), Reverse(n_rows), Reverse(left)));
                }
            }
        }
        let expected = ranks.into_iter().max().map(|(area, Reverse(top), Reverse(n_rows), Reverse(left))| {
            (n_rows, area / n_rows, top * size + left)
        });
        let found = largest_empty_rectangle(&spec).map(|r| (r.n_rows, r.n_cols, r.corner.idx()));
        assert_eq!(found, expected, "{givens}");
    }
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
    // By symbol, not by place; and once, though row and box both forbid it.
    assert_eq!(found("3322............"), ["0 r1c3 r1c4", "0 r1c1 r1c2"]);

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
