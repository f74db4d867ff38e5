//! Numbers of essentially different grids, all worked out here, against those that others have found.

use super::Motion::{KeepsLines, TurnsOver};
use super::*;
use crate::counting::kind;
use num_bigint::BigUint;

/// The census of a kind, all grids counted too.
fn found(id: &str) -> CountedClasses {
    with_total(id, &kind(id).expect("a kind").plan().count())
}

/// The same with a number of grids that was counted before, since it takes minutes.
fn with_total(id: &str, n_grids: &BigUint) -> CountedClasses {
    let census = Census::of(id).expect("a kind");
    let (plan, kept) = census.count();
    plan.count();
    census.counted_classes(&kept, n_grids).expect("a multiple of the names")
}

#[test]
fn small_grids_that_differ_are_as_many_as_published() {
    let two = found("2x2");
    assert_eq!((two.n_different(), two.n_different_under(&[KeepsLines])), (Some(2), Some(3)));
    assert_eq!(found("2x3").n_different(), Some(49));
    assert_eq!(found("2x4").n_different(), Some(1_673_187));
}

/// Russell and Jarvis, 2006; without turning over, Pettersen.
#[test]
fn classic_grids_that_differ_are_as_many_as_published() {
    let found = found("3x3");
    assert_eq!((found.order(), found.classes.len(), found.n_with_grids()), (3_359_232, 275, 27));
    assert_eq!(found.n_different(), Some(5_472_730_538));
    assert_eq!(found.n_different_under(&[KeepsLines]), Some(10_945_437_157));
    let moving = found.classes.iter().filter(|(class, _)| !class.cells.is_sorted());
    let largest = moving.max_by_key(|(_, n_kept)| *n_kept);
    assert_eq!(largest.map(|(class, n_kept)| (class.size, *n_kept)), Some((972, 449_445_888)));
}

/// How many essentially different grids have this many automorphisms (the table of gsf, forum.enjoysudoku.com). A grid with
/// k of them stands for |G| / k grids, so the table must give both numbers: of essentially different grids, and of all but
/// for names.
#[test]
fn the_published_table_of_automorphisms_agrees() {
    let table: [(u128, u128); 16] = [
        (1, 5_472_170_387),
        (2, 548_449),
        (3, 7336),
        (4, 2826),
        (6, 1257),
        (8, 29),
        (9, 42),
        (12, 92),
        (18, 85),
        (27, 2),
        (36, 15),
        (54, 11),
        (72, 2),
        (108, 3),
        (162, 1),
        (648, 1),
    ];
    let found = found("3x3");
    assert_eq!(found.n_different(), Some(table.iter().map(|(_, n_grids)| n_grids).sum()));
    let order = u128::from(found.order());
    let all = found.classes.iter().find(|(class, _)| class.cells.is_sorted()).map(|(_, n_kept)| *n_kept);
    assert_eq!(all, Some(table.iter().map(|(k, n_grids)| n_grids * order / k).sum()));
}

/// Any group of symmetries will do, such as the turns and reflections of a square: half a turn, quarter turns and
/// reflections in a diagonal keep grids, as many as Russell and Jarvis say, and other reflections none.
#[test]
fn grids_that_differ_by_turns_and_reflections_follow() {
    let boxes = Boxes { rows: 3, columns: 3 };
    let templates = fixed::Templates::new(boxes);
    let (in_order, reversed): (Vec<u8>, Vec<u8>) = ((0..9).collect(), (0..9).rev().collect());
    let n_kept = |is_transposed, rows: &Vec<u8>, columns: &Vec<u8>| {
        let symmetry = Symmetry { is_transposed, rows: rows.clone(), columns: columns.clone() };
        let parts = templates.parts(&symmetry.cells(), |cell| symmetry.commuting(boxes, cell));
        u128::from((0..parts.n_parts()).map(|i| parts.part(i)).sum::<u64>())
    };
    let half_turn = n_kept(false, &reversed, &reversed);
    let quarter_turn = n_kept(true, &reversed, &in_order);
    let diagonal = n_kept(true, &in_order, &in_order);
    let reflection = n_kept(false, &reversed, &in_order);
    assert_eq!([half_turn, quarter_turn, diagonal, reflection], [155_492_352, 13_056, 30_258_432, 0]);
    let n_all = 18_383_222_420_692_992;
    let square = [(1, n_all), (1, half_turn), (2, quarter_turn), (2, diagonal), (2, reflection)];
    assert_eq!(burnside(square), Some(2_297_902_829_591_040));
}

#[test]
fn variants_that_differ_are_as_many_as_published() {
    assert_eq!(found("hypercube").n_different(), Some(2));
    assert_eq!(found("magic").n_different(), Some(3));
    let total = |per_names: u64| BigUint::from(per_names) * 362_880u32;
    let nrc = with_total("nrc", &total(17_463_553_760));
    assert_eq!((nrc.order(), nrc.n_different()), (256, Some(68_239_994)));
    let x = with_total("x", &total(153_255_603_504));
    assert_eq!((x.order(), x.n_different()), (96, Some(1_596_582_158)));
    let dg = with_total("dg", &total(554_191_840_696));
    assert_eq!((dg.order(), dg.n_different()), (10_368, Some(53_666_689)));
    assert_eq!(dg.n_different_under(&[KeepsLines, TurnsOver]), Some(107_113_204));
    // Half the symmetries: at most twice as many grids, and nearly so, since few are kept by any.
    let without_turning = dg.n_different_under(&[KeepsLines]).expect("a whole number");
    assert!((214_000_000..=214_226_408).contains(&without_turning), "{without_turning}");
    let under =
        |motions: &[Motion]| dg.classes.iter().map(|(class, _)| class.size_under(motions)).sum::<u64>();
    assert_eq!([under(&[KeepsLines]), under(&[KeepsLines, TurnsOver])], [2592, 5184]);
}

#[test]
fn totals_that_cannot_be_are_refused() {
    let census = || Census::of("2x2").expect("a kind");
    let (plan, kept) = census().count();
    plan.count();
    let found = |n_grids: u32| census().counted_classes(&kept, &n_grids.into());
    assert!(found(289).is_none());
    assert_eq!(found(288 + 24).and_then(|found| found.n_different()), None);
    assert_eq!(found(288).and_then(|found| found.n_different()), Some(2));
}

#[test]
fn means_that_are_not_whole_are_refused() {
    assert_eq!(burnside([(1, 3), (1, 2)]), None);
    assert_eq!(burnside([]), None);
}
