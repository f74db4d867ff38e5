//! The symmetries of grids with boxes of any size, and how many grids are essentially different.
//!
//! `group.rs` has the group and its conjugacy classes; `fixed.rs` counts the grids that a symmetry keeps, but for the names
//! of the symbols; Burnside's lemma makes one number of them: the mean over the group.
//!
//! The group of any other shape is found from its constraints: `incidence.rs` and `of_puzzle.rs` say what a shape is,
//! `refine.rs` and `automorphisms.rs` find its symmetries, `permutations.rs` has the group that they make.

mod automorphisms;
mod fixed;
mod group;
mod incidence;
mod of_puzzle;
mod permutations;
mod refine;
#[cfg(test)]
mod shape_tests;

pub use automorphisms::automorphisms;
pub use fixed::Templates;
pub use group::{Boxes, Class, Symmetry};
pub use incidence::Incidence;
pub use of_puzzle::{Respect, incidence_of};
pub use permutations::{ElementClass, Elements, Group, Permutation, cycle_type, inverse, is_identity};

/// How many grids are essentially different, as far as the classes go: the number of grids that each class keeps, up
/// to names, times its size, over the order of the group. Nothing if that is not a whole number.
pub fn burnside(kept: impl IntoIterator<Item = (u64, u128)>) -> Option<u128> {
    let (order, sum) = kept.into_iter().fold((0, 0), |(order, sum), (size, n_kept)| {
        (order + u128::from(size), sum + u128::from(size) * n_kept)
    });
    (order > 0 && sum % order == 0).then(|| sum / order)
}

/// How many grids with these boxes are essentially different. The number of all grids up to the names of their symbols,
/// which the identity keeps, is counted like the others if it is not given; that is quick for boxes of six cells at most.
pub fn n_essentially_different(boxes: Boxes, n_grids: Option<u128>) -> Option<u128> {
    burnside(kept_by_classes(boxes, n_grids).into_iter().map(|(class, n_kept)| (class.size, n_kept)))
}

/// Every conjugacy class, and how many grids each of its symmetries keeps, up to the names of their symbols.
pub fn kept_by_classes(boxes: Boxes, n_grids: Option<u128>) -> Vec<(Class, u128)> {
    let templates = Templates::new(boxes);
    let n_kept = |symmetry: &Symmetry| match n_grids {
        Some(n_grids) if symmetry.is_identity() => n_grids,
        _ => u128::from(templates.n_kept(symmetry)),
    };
    boxes.classes().into_iter().map(|class| (class.clone(), n_kept(&class.symmetry))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_and_classes_are_as_published() {
        let order = |rows, columns| {
            let classes = Boxes { rows, columns }.classes();
            (classes.iter().map(|class| class.size).sum::<u64>(), classes.len())
        };
        assert_eq!(order(3, 3), (3_359_232, 275));
        assert_eq!(order(2, 2), (128, 20));
        assert_eq!(order(2, 3).0, 3456);
    }

    #[test]
    fn small_grids_that_differ_are_as_many_as_published() {
        assert_eq!(n_essentially_different(Boxes { rows: 2, columns: 2 }, None), Some(2));
        assert_eq!(n_essentially_different(Boxes { rows: 2, columns: 3 }, None), Some(49));
        assert_eq!(n_essentially_different(Boxes { rows: 3, columns: 2 }, None), Some(49));
    }

    #[test]
    fn grids_of_eight_that_differ_are_as_many_as_published() {
        let n_grids = 29_136_487_207_403_520 / 40_320;
        assert_eq!(n_essentially_different(Boxes { rows: 2, columns: 4 }, Some(n_grids)), Some(1_673_187));
    }

    /// Russell and Jarvis, 2006, with the number of all grids by Felgenhauer and Jarvis over 9!.
    #[test]
    fn classic_grids_that_differ_are_as_many_as_published() {
        let kept = kept_by_classes(Boxes { rows: 3, columns: 3 }, Some(18_383_222_420_692_992));
        assert_eq!(kept.iter().filter(|(_, n_kept)| *n_kept > 0).count(), 27);
        assert_eq!(burnside(kept.iter().map(|(class, n_kept)| (class.size, *n_kept))), Some(5_472_730_538));
        let largest = kept.iter().filter(|(class, _)| !class.symmetry.is_identity()).max_by_key(|(_, n)| *n);
        assert_eq!(largest.map(|(class, n_kept)| (class.size, *n_kept)), Some((972, 449_445_888)));
    }

    #[test]
    fn means_that_are_not_whole_are_refused() {
        assert_eq!(burnside([(1, 3), (1, 2)]), None);
        assert_eq!(burnside([]), None);
    }
}
