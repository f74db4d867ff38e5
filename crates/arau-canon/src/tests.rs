//! Both ways to canonical forms against the oracle, against random equivalents, and on known cases.

use super::*;
use arau_make::classic::generate;
use arau_nine::InstructionSet;
use arau_random::Dice;
use arau_random::permuted;

const MOST_CANONICAL: &[u8; 81] =
    b"123456789456789123789123456231564897564897231897231564312645978645978312978312645";

fn digits(line: &[u8]) -> Classic {
    Classic::from_line(line).unwrap()
}

/// Random grids, each with a minimal puzzle of it.
fn made(n: u64) -> Vec<[Classic; 2]> {
    let made = generate(InstructionSet::best(), 7, 0..n);
    made.iter().map(|made| [made.solution, made.puzzle]).collect()
}

/// A puzzle with exactly this many of the givens.
fn thinned(puzzle: &Classic, n_givens: usize, dice: &mut Dice) -> Classic {
    let mut cells: Vec<usize> = (0..81).filter(|&cell| puzzle[cell] != 0).collect();
    dice.shuffle(&mut cells);
    let mut thin = Classic::EMPTY;
    for &cell in &cells[..n_givens.min(cells.len())] {
        thin[cell] = puzzle[cell];
    }
    thin
}

fn agrees_with_oracle(digits: &Classic) {
    let found = Canonizer::new().canonical(digits).unwrap();
    let (form, n_ways) = oracle::smallest(digits);
    assert_eq!((found.form, found.n_automorphisms), (form, n_ways), "{digits:?}");
    assert_eq!(found.map.apply(digits), form);
}

#[test]
fn grids_and_puzzles_are_as_the_oracle_says() {
    for (i, [grid, puzzle]) in (0..).zip(made(12)) {
        agrees_with_oracle(&grid);
        agrees_with_oracle(&puzzle);
        let mut dice = Dice::of(3, i);
        for n_givens in [1, 2, 4, 8, 13, 17] {
            agrees_with_oracle(&thinned(&puzzle, n_givens, &mut dice));
        }
        for n_givens in [30, 40, 60, 80] {
            agrees_with_oracle(&thinned(&grid, n_givens, &mut dice));
        }
    }
}

#[test]
fn symmetric_ones_are_as_the_oracle_says() {
    let most = digits(MOST_CANONICAL);
    agrees_with_oracle(&most);
    let only = |keep: &dyn Fn(usize, u8) -> bool| -> Classic {
        Classic(std::array::from_fn(|cell| if keep(cell, most[cell]) { most[cell] } else { 0 }))
    };
    agrees_with_oracle(&only(&|_, digit| digit == 1));
    agrees_with_oracle(&only(&|_, digit| digit < 3));
    agrees_with_oracle(&only(&|cell, _| cell % 10 == 0));
    agrees_with_oracle(&only(&|cell, _| cell / 9 == 4));
    agrees_with_oracle(&only(&|cell, _| cell / 27 == 1 && cell % 9 < 3));
    agrees_with_oracle(&only(&|cell, _| cell / 27 != 1));
}

#[test]
fn both_ways_agree_on_grids() {
    let mut puzzles = PuzzleSearch::default();
    for [grid, _] in made(5) {
        let (as_grid, as_puzzle) = (Canonizer::new().canonical(&grid).unwrap(), puzzles.canonical(&grid));
        assert_eq!((as_grid.form, as_grid.n_automorphisms), (as_puzzle.form, as_puzzle.n_automorphisms));
    }
}

#[test]
fn equivalents_have_one_form() {
    let n_equivalents = if std::env::var_os("ARAU_FULL").is_some() { 1000 } else { 5 };
    let mut canonizer = Canonizer::new();
    let mut forms = std::collections::HashSet::new();
    for (i, one) in (0..).zip(made(1000).as_flattened()) {
        let found = canonizer.canonical(one).unwrap();
        assert_eq!(found.map.apply(one), found.form);
        assert_eq!(relabelled(&found.form), found.form);
        assert_eq!(canonizer.canonical(&found.form).unwrap().form, found.form);
        for j in 0..n_equivalents {
            let other = permuted(one, &mut Dice::of(i, j));
            let of_other = canonizer.canonical(&other).unwrap();
            assert_eq!((of_other.form, of_other.n_automorphisms), (found.form, found.n_automorphisms));
            assert_eq!(canonizer.isomorphism(one, &other).unwrap().apply(one), other);
        }
        forms.insert(found.form);
    }
    assert_eq!(forms.len(), 2000, "random grids and puzzles are not equivalent");
}

#[test]
fn the_most_canonical_grid_has_648_automorphisms() {
    let most = digits(MOST_CANONICAL);
    let found = Canonizer::new().canonical(&permuted(&most, &mut Dice::of(1, 1))).unwrap();
    assert_eq!((found.form, found.n_automorphisms), (most, 648));
}

#[test]
fn every_symmetry_keeps_the_empty_puzzle() {
    let found = Canonizer::new().canonical(&Classic::EMPTY).unwrap();
    assert_eq!((found.form, found.n_automorphisms), (Classic::EMPTY, 3_359_232));
    let mut one_given = Classic::EMPTY;
    one_given[40] = 5;
    assert_eq!(Canonizer::new().canonical(&one_given).unwrap().n_automorphisms, 3_359_232 / 81);
}

#[test]
fn what_is_no_puzzle_has_no_form() {
    let mut twice = Classic::EMPTY;
    (twice[0], twice[10]) = (4, 4);
    assert_eq!(Canonizer::new().canonical(&twice), None);
    twice[10] = 10;
    assert_eq!(Canonizer::new().canonical(&twice), None);
    twice[10] = 255;
    assert_eq!(Canonizer::new().canonical(&twice), None);
}

#[test]
fn maps_go_back_and_one_after_the_other() {
    let [[a, _], [b, _]] = made(2)[..] else { panic!("two grids") };
    let mut canonizer = Canonizer::new();
    let (to_a, to_b) = (canonizer.canonical(&a).unwrap().map, canonizer.canonical(&b).unwrap().map);
    assert_eq!(to_a.then(&to_a.inverse()), Map::IDENTITY);
    for (first, second) in [(to_a, to_b), (to_b, to_a), (to_a, to_a)] {
        assert_eq!(first.then(&second).apply(&a), second.apply(&first.apply(&a)));
    }
    assert_eq!(canonizer.isomorphism(&a, &b), None);
}

#[test]
fn relabelling_leaves_cells_where_they_are() {
    let line = b"530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let expected = b"120030000400561000067000040700040002800702005300090004040000970000856001000070036";
    assert_eq!(relabelled(&digits(line)), digits(expected));
}

/// A renaming is found if there is one, and it names the digits that do not appear too.
#[test]
fn renamings_are_found() {
    let names = [0, 3, 1, 2, 9, 8, 7, 6, 5, 4];
    for [grid, puzzle] in made(3) {
        for digits in [grid, puzzle] {
            let renamed = Classic(digits.map(|digit| names[usize::from(digit)]));
            let map = renaming(&digits, &renamed).expect("there is one");
            assert_eq!((map.apply(&digits), map.is_transposed), (renamed, false));
            assert_eq!(renaming(&renamed, &digits), renaming(&digits, &renamed).map(|map| map.inverse()));
            let mut turned = digits;
            turned.reverse();
            assert_eq!(renaming(&digits, &turned), None);
        }
        assert_eq!(renaming(&grid, &puzzle), None);
    }
    let only = |pairs: &[(usize, u8)]| {
        let mut digits = Classic::EMPTY;
        pairs.iter().for_each(|&(cell, digit)| digits[cell] = digit);
        digits
    };
    let map = renaming(&only(&[(0, 5), (40, 6)]), &only(&[(0, 6), (40, 1)])).expect("there is one");
    assert_eq!(map.names, [0, 2, 3, 4, 5, 6, 1, 7, 8, 9]);
    assert_eq!(renaming(&only(&[(0, 5), (40, 6)]), &only(&[(0, 6), (40, 6)])), None);
    assert_eq!(renaming(&only(&[(0, 5), (40, 5)]), &only(&[(0, 6), (40, 1)])), None);
}
