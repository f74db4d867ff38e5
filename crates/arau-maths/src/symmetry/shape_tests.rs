//! Groups of shapes, found from houses alone, against the published ones and against groups that are listed otherwise.

use super::*;
use crate::counting::houses::{Houses, classic_houses, diagonals, disjoint_groups, hypercube, windows};
use arau_core::bits::ones;
use std::collections::BTreeMap;

fn group_of(houses: &[u128]) -> Group {
    let cells = |house: u128| ones(house);
    automorphisms(&Incidence::of_houses(81, houses.iter().map(|&house| cells(house))))
}

/// Rows, columns and boxes of these sizes.
fn boxed(rows: usize, columns: usize) -> Group {
    let n = rows * columns;
    let houses = (0..n).flat_map(|i| {
        let (up, left) = (i / rows * rows, i % rows * columns);
        let row = (0..n).map(|j| i * n + j).collect::<Vec<_>>();
        let column = (0..n).map(|j| j * n + i).collect();
        let box_ = (0..n).map(|j| (up + j / columns) * n + left + j % columns).collect();
        [row, column, box_]
    });
    automorphisms(&Incidence::of_houses(n * n, houses))
}

#[test]
fn orders_are_as_published() {
    assert_eq!(boxed(2, 2).order(), 128u32.into());
    assert_eq!(boxed(2, 3).order(), 3456u32.into());
    assert_eq!(boxed(3, 3).order(), 3_359_232u32.into());
    // Orders of bands, of rows in each, of stacks and of columns in each; and of turning over.
    assert_eq!(boxed(2, 5).order().to_string(), (120u64 * 32 * 2 * 120 * 120).to_string());
    assert_eq!(boxed(4, 4).order().to_string(), (24u64.pow(10) * 2).to_string());
    let orders = [classic_houses(), disjoint_groups().houses, windows().houses, diagonals().houses]
        .map(|houses| group_of(&houses).order());
    assert_eq!(orders, [3_359_232u32, 10_368, 256, 96].map(Into::into));
}

/// What was written down by hand for the counts is the whole group.
#[test]
fn generators_by_hand_lie_in_the_group_that_was_found() {
    for Houses { houses, generators } in [disjoint_groups(), windows(), diagonals(), hypercube()] {
        let elements = group_of(&houses).elements(100_000).expect("these groups are small");
        let all: std::collections::HashSet<_> = (0..elements.order()).map(|i| elements.element(i)).collect();
        assert_eq!(all.len() as u64, elements.order());
        for map in generators {
            assert!(all.contains(map.map(u16::from).as_slice()));
        }
    }
}

#[test]
fn latin_squares_and_cages_have_their_groups() {
    let lines = |n: usize| {
        (0..n).flat_map(move |i| {
            [(0..n).map(|j| i * n + j).collect::<Vec<_>>(), (0..n).map(|j| j * n + i).collect()]
        })
    };
    assert_eq!(automorphisms(&Incidence::of_houses(25, lines(5))).order(), (120u32 * 120 * 2).into());
    // Cells without houses: every order of them. A house of its own size for each: none but the identity.
    assert_eq!(automorphisms(&Incidence::new(6)).order(), 720u32.into());
    let nested = (1..5).map(|n| 0..n);
    assert_eq!(automorphisms(&Incidence::of_houses(4, nested)).order(), 1u32.into());
    assert!(automorphisms(&Incidence::new(0)).order() == 1u32.into());
}

/// The Petersen graph looks the same from every point, so colours alone tell nothing; its group has 120 elements.
#[test]
fn symmetries_that_colours_cannot_see_are_searched() {
    let edges = (0..5).flat_map(|i| [[i, (i + 1) % 5], [i, i + 5], [i + 5, (i + 2) % 5 + 5]]);
    let petersen = automorphisms(&Incidence::of_houses(10, edges));
    assert_eq!(petersen.order(), 120u32.into());
    assert_eq!(petersen.orbits().len(), 1);
    // A hexagon and two triangles beside it: every point has two neighbours, but there are two sorts.
    let rings = [(0, 6), (6, 3), (9, 3)]
        .into_iter()
        .flat_map(|(from, n)| (0..n).map(move |i| [from + i, from + (i + 1) % n]));
    let rings = automorphisms(&Incidence::of_houses(12, rings));
    assert_eq!((rings.order(), rings.orbits().len()), ((12u32 * 72).into(), 2));
}

/// The classes of the group by its product form and by conjugating all its elements.
#[test]
fn classes_are_those_of_the_product() {
    for (boxes, n_classes) in [([2, 2], 20), ([2, 3], 0), ([3, 3], 275)] {
        let boxes = Boxes { rows: boxes[0], columns: boxes[1] };
        let cycles = |map: &[u16]| cycle_type(map);
        let mut expected = BTreeMap::new();
        for Class { symmetry, size } in boxes.classes() {
            let map: Vec<u16> = symmetry.cells().into_iter().map(u16::from).collect();
            *expected.entry((cycles(&map), size)).or_insert(0) += 1;
        }
        let elements = boxed(boxes.rows, boxes.columns).elements(4_000_000).expect("not too many");
        let classes = elements.classes();
        assert!(n_classes == 0 || classes.len() == n_classes);
        let mut found = BTreeMap::new();
        for ElementClass { element, size } in &classes {
            *found.entry((cycles(element), *size)).or_insert(0) += 1;
        }
        assert_eq!(found, expected);
        assert!(is_identity(&classes[0].element) && classes[0].size == 1);
    }
}
