//! Sums, cages and sets of houses: what is found, what is not, how it is told, and that it is proved.

mod support;

use support::case::Case;

#[test]
fn innies_are_told_with_their_sums() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/killer.toml");
    let case = Case::new(&std::fs::read_to_string(path).expect("an example"));
    case.says(
        "house-sums",
        "Row 1 adds up to 45. The cages r1c6 r1c7 (13) and r1c8 r1c9 (17) lie inside it, so r1c1 to r1c5 add up to \
         15: they are 1, 2, 3, 4 and 5.",
    );
}

#[test]
fn one_innie_is_placed() {
    let case = Case::killer(&[("r1c1 r1c2 r1c3 r1c4", 20), ("r1c5 r1c6 r1c7 r1c8", 18)]);
    case.says(
        "house-sums",
        "Row 1 adds up to 45. The cages r1c1 to r1c4 (20) and r1c5 to r1c8 (18) lie inside it, so r1c9 is 7.",
    );
    // Without the second cage there are five cells left, which add up to 25.
    Case::killer(&[("r1c1 r1c2 r1c3 r1c4", 20)]).says_nothing("house-sums");
}

#[test]
fn one_outie_and_a_difference() {
    let cages = [("r1c1 r1c2 r1c3 r1c4", 20), ("r1c5 r1c6 r1c7 r1c8", 18), ("r1c9 r2c9", 13)];
    Case::killer(&cages).says(
        "house-sums",
        "Row 1 adds up to 45. The cages r1c1 to r1c4 (20), r1c5 to r1c8 (18) and r1c9 r2c9 (13) cover it, so r2c9 is 6.",
    );
    let cages = [("r1c1 r1c2 r1c3 r1c4", 20), ("r1c5 r1c6 r1c7", 12), ("r1c9 r2c9 r2c8", 20)];
    Case::killer(&cages).place("r2c8", "9").says(
        "house-sums",
        "Row 1 adds up to 45. The cages r1c1 to r1c4 (20), r1c5 r1c6 r1c7 (12) and r1c9 r2c8 r2c9 (20, with 9 in r2c8 \
         outside) cover it but for r1c8 and stick out by r2c9, so r1c8 is 2 more than r2c9: r1c8 cannot be 1 or 2 and \
         r2c9 cannot be 7 or 8.",
    );
}

#[test]
fn several_houses_add_up_together() {
    let row = |row: usize, cells: std::ops::RangeInclusive<usize>| {
        cells.map(|col| format!("r{row}c{col}")).collect::<Vec<_>>().join(" ")
    };
    let cages = [
        (row(1, 1..=9), 45),
        (row(2, 1..=8) + " r1c9", 40),
        (row(2, 1..=8), 40),
        (row(3, 1..=8), 43),
        ("r2c9 r3c9".to_string(), 7),
    ];
    let cages: Vec<(&str, i64)> = [2, 3, 4].map(|i: usize| (cages[i].0.as_str(), cages[i].1)).to_vec();
    let case = Case::killer(&cages);
    let told = case.sentences("house-sums");
    assert!(told.contains(
        &"Row 2 adds up to 45. The cage r2c1 to r2c8 (40) lies inside it, so r2c9 is 5.".to_string()
    ));
}

#[test]
fn a_cage_points() {
    let case =
        Case::killer(&[("r1c2 r2c2 r2c3", 24)]).only("r1c2", "789").only("r2c2", "789").only("r2c3", "78");
    case.says(
        "cage-digit",
        "The 24-cage r1c2 r2c2 r2c3 can only be 7+8+9, so it contains 9. r1c1, r1c3, r2c1, r3c1, r3c2, r3c3 and r4c2 to \
         r9c2 see all its places, r1c2 and r2c2, so none of them is 9.",
    );
    // 8 can go into three cells of the box; nothing but the box sees all of them.
    assert_eq!(case.steps("cage-digit").len(), 3);
    Case::killer(&[("r1c2 r2c2 r2c3", 15)]).says_nothing("cage-digit");
}

#[test]
fn a_hidden_cage_single() {
    let case =
        Case::killer(&[("r1c2 r2c2 r2c3", 24)]).only("r1c2", "78").only("r2c2", "78").only("r2c3", "789");
    case.says(
        "hidden-cage-single",
        "The 24-cage r1c2 r2c2 r2c3 can only be 7+8+9, so it contains 9, and only r2c3 can take it. So r2c3 is 9.",
    );
    Case::killer(&[("r1c2 r2c2 r2c3", 24)]).says_nothing("hidden-cage-single");
    let case = Case::killer(&[("r1c2 r2c2 r2c3", 22)]).only("r1c2", "5678").only("r2c2", "5678");
    case.says(
        "hidden-cage-single",
        "Every combination of the 22-cage r1c2 r2c2 r2c3 (5+8+9 or 6+7+9) contains 9, and only r2c3 can take it. So r2c3 \
         is 9.",
    );
}

#[test]
fn a_cage_and_a_cell_make_a_killer_pair() {
    // 1+4 or 2+3: one of 1 and 2.
    let case = Case::killer(&[("r1c1 r1c2", 5)]).only("r1c1", "1234").only("r1c2", "1234").only("r1c7", "12");
    let told = case.sentences("killer-pair");
    assert!(
        told.iter().any(|told| told.starts_with(
            "In row 1, the 1 and 2 are used up: one in the 5-cage r1c1 r1c2 (1+4 or 2+3) and one in r1c7. So "
        )),
        "{told:#?}"
    );
    // 1+6, 2+5 or 3+4 may do without both.
    let case = Case::killer(&[("r1c1 r1c2", 7)]).only("r1c7", "12");
    case.says_nothing("killer-pair");
}

#[test]
fn cages_that_see_each_other() {
    // 1+2 leaves no 1+3 and no 2+… of 4.
    let case = Case::killer(&[("r1c1 r1c2", 5), ("r1c8 r1c9", 6)])
        .only("r1c1", "14")
        .only("r1c2", "14")
        .only("r1c8", "1245")
        .only("r1c9", "1245");
    assert!(case.sentences("cages-together").is_empty(), "1+4 leaves neither 1+5 nor 2+4");
    let case = Case::killer(&[("r1c1 r1c2", 5), ("r1c8 r1c9", 7)])
        .only("r1c1", "1234")
        .only("r1c2", "1234")
        .only("r1c8", "1634")
        .only("r1c9", "1634");
    case.says(
        "cages-together",
        "The 5-cage r1c1 r1c2 (1+4 or 2+3) and the 7-cage r1c8 r1c9 (1+6 or 3+4) share no digit: together they are 2+3 \
         with 1+6. So r1c1 and r1c2 are 2 or 3, r1c3 to r1c7 cannot be 1, 2, 3 or 6, r1c8 and r1c9 are 1 or 6, r2c1, \
         r2c2, r2c3, r3c1, r3c2 and r3c3 cannot be 2 and r2c7, r2c8, r2c9, r3c7, r3c8 and r3c9 cannot be 6.",
    );
    let apart = Case::killer(&[("r1c1 r1c2", 5), ("r9c8 r9c9", 7)]);
    apart.says_nothing("cages-together");
}

#[test]
fn a_product_names_what_does_not_divide_it() {
    let case = Case::new(
        "variant = \"kenken\"\nsize = 6\n[[kenken-cage]]\ntarget = 30\ncells = \"r1c1 r1c2 r2c1\"\nop = \"*\"\n",
    );
    case.says(
        "combinations",
        "30× in the three cells r1c1 r1c2 r2c1 of a 6×6: 1·5·6 or 2·3·5. 4 does not divide 30, so none of these cells \
         is 4.",
    );
}

#[test]
fn a_run_has_few_combinations() {
    let case = Case::new(
        "variant = \"kakuro\"\nmap = '''\n####\n#...\n#...\n'''\n[[kakuro-run]]\nsum = 23\ncells = \"r2c2 r2c3 r2c4\"\n",
    );
    case.says(
        "combinations",
        "23 in the three cells r2c2 r2c3 r2c4 can only be 6+8+9, so r2c2, r2c3 and r2c4 are 6, 8 or 9.",
    );
}

#[test]
fn the_ring_holds_what_the_corners_hold() {
    let ring = ["r3c3", "r3c4", "r3c5", "r3c6", "r3c7", "r7c3", "r7c4", "r7c5", "r7c6", "r7c7"];
    let sides = ["r4c3", "r5c3", "r6c3", "r4c7", "r5c7", "r6c7"];
    let empty = || Case::new("variant = \"classic\"\n");
    empty().says_nothing("phistomefel");
    let without =
        |case: Case, labels: &[&str]| labels.iter().fold(case, |case, label| case.only(label, "12345689"));
    let case = without(without(empty(), &ring), &sides);
    case.says(
        "phistomefel",
        "The 16 cells around box 5 hold the same digits as the 16 cells in the four corners. The ring has no place for \
         7. So r1c1, r1c2, r1c8, r1c9, r2c1, r2c2, r2c8, r2c9, r8c1, r8c2, r8c8, r8c9, r9c1, r9c2, r9c8 and r9c9 cannot \
         be 7.",
    );
    // One 7 in a corner, and one place in the ring.
    let case = without(without(empty(), &ring[1..]), &sides).place("r9c9", "7");
    let told = case.sentences("phistomefel");
    let corners = "The corners already have 7 in r9c9, and the ring has room for no more. So";
    assert!(told.iter().any(|told| told.ends_with(&format!("{corners} r3c3 is 7."))), "{told:#?}");
    // Places in one box are room for one.
    let case = without(without(empty(), &[&ring[..1], &ring[4..]].concat()), &sides).place("r9c9", "7");
    let told = case.sentences("phistomefel");
    assert!(told.iter().any(|told| told.contains(&format!("{corners} r1c1, r1c2"))), "{told:#?}");
}
