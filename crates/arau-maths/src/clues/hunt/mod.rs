//! The hunt for puzzles with few givens, classic or of a variant that is houses and nothing else, symmetric or not.
//!
//! A walk (`walk.rs`) changes one given after the other and keeps an eye on how many solutions there are; for that, all
//! solutions of a puzzle with few givens are listed (`solver.rs`). Givens of a symmetric puzzle move by orbits
//! (`orbits.rs`). Many walks make a hunt.
//!
//! A hunt shows that so few givens suffice. It never shows that fewer do not.

mod orbits;
mod solver;
mod walk;

pub use orbits::{SYMMETRIES, Symmetry};
pub(super) use solver::{Boards, Solver};
pub(super) use walk::digits_of;

use super::attempts::until_success;
use super::search::Watcher;
use crate::counting::houses::{classic_houses, diagonals, disjoint_groups, hypercube, windows};
use arau_core::Classic;
use arau_random::Dice;
use orbits::Orbits;
use walk::{Walk, Walked};

/// A variant in which puzzles can be hunted.
pub struct Variant {
    /// As counts of grids call it.
    pub id: &'static str,
    houses: fn() -> Vec<u128>,
}

/// All of them.
pub const VARIANTS: &[Variant] = &[
    Variant { id: "3x3", houses: classic_houses },
    Variant { id: "nrc", houses: || windows().houses },
    Variant { id: "dg", houses: || disjoint_groups().houses },
    Variant { id: "x", houses: || diagonals().houses },
    Variant { id: "hypercube", houses: || hypercube().houses },
];

/// What is hunted.
pub struct Hunt {
    solver: Solver,
    orbits: Orbits,
    /// At most this many givens.
    size: usize,
    seed: u64,
}

/// What came of a hunt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bag {
    /// The puzzle with one solution and the fewest givens that was seen. Nothing if no walk came that far.
    pub puzzle: Option<Classic>,
    /// Whether that is as few as were asked for.
    pub is_found: bool,
    /// What it took.
    pub effort: HuntEffort,
}

/// What a hunt did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HuntEffort {
    /// Walks, up to the one that counts.
    pub n_walks: u64,
    /// Their steps.
    pub n_steps: u64,
    /// Solutions that were listed on the way.
    pub n_solutions: u64,
}

impl Hunt {
    /// For a puzzle with at most this many givens.
    pub fn new(variant: &Variant, symmetry: Option<&Symmetry>, size: usize, seed: u64) -> Hunt {
        Hunt { solver: Solver::new(&(variant.houses)()), orbits: Orbits::of(symmetry), size, seed }
    }

    /// Walks until one of them comes to its goal, this many at most. The watcher hears of walks.
    pub fn run(&self, n_walks: u64, n_threads: usize, watcher: &dyn Watcher) -> Bag {
        let walk = |number, is_idle: &dyn Fn() -> bool| {
            Walk::new(&self.solver, &self.orbits, Dice::of(self.seed, number)).run(self.size, is_idle)
        };
        let is_home = |walked: &Walked| walked.n_givens() <= self.size;
        self.bag(until_success(n_walks, n_threads, watcher, walk, is_home))
    }

    fn bag(&self, all: Vec<Walked>) -> Bag {
        let effort = HuntEffort {
            n_walks: all.len() as u64,
            n_steps: all.iter().map(|walked| walked.n_steps).sum(),
            n_solutions: all.iter().map(|walked| walked.n_solutions).sum(),
        };
        let best = all.iter().min_by_key(|walked| walked.n_givens());
        Bag {
            puzzle: best.and_then(|walked| walked.proper),
            is_found: best.is_some_and(|walked| walked.n_givens() <= self.size),
            effort,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues::Nobody;

    fn variant(id: &str) -> &'static Variant {
        VARIANTS.iter().find(|variant| variant.id == id).unwrap()
    }

    fn n_givens(puzzle: &Classic) -> usize {
        puzzle.iter().filter(|digit| **digit != 0).count()
    }

    #[test]
    fn a_hunt_finds_a_puzzle_and_the_same_one_by_any_number_of_threads() {
        for (id, size) in [("3x3", 22), ("nrc", 14), ("dg", 14), ("x", 15), ("hypercube", 9)] {
            let hunt = Hunt::new(variant(id), None, size, 1);
            let bag = hunt.run(50, 1, &Nobody);
            let puzzle = bag.puzzle.unwrap();
            assert!(bag.is_found && n_givens(&puzzle) <= size, "{id}");
            assert_eq!(hunt.solver.count(&puzzle, 2), 1, "{id}");
            assert_eq!(hunt.run(50, 3, &Nobody), bag, "{id}");
            let other = Hunt::new(variant(id), None, size, 2).run(50, 2, &Nobody);
            assert_ne!(other.puzzle, bag.puzzle, "{id}");
        }
    }

    #[test]
    fn givens_of_a_symmetric_hunt_are_symmetric() {
        for symmetry in SYMMETRIES {
            let hunt = Hunt::new(variant("3x3"), Some(symmetry), 23, 1);
            let bag = hunt.run(50, 2, &Nobody);
            let puzzle = bag.puzzle.unwrap();
            assert!(bag.is_found && n_givens(&puzzle) <= 23, "{}", symmetry.id);
            assert_eq!(hunt.solver.count(&puzzle, 2), 1, "{}", symmetry.id);
            for [cell, image] in &hunt.orbits.cells {
                assert_eq!(puzzle[*cell] == 0, puzzle[*image] == 0, "{}", symmetry.id);
            }
        }
    }

    /// Seven givens leave two symbols out, which can be exchanged.
    #[test]
    fn a_hunt_in_vain_shows_its_best() {
        let hunt = Hunt::new(variant("hypercube"), None, 7, 1);
        let bag = hunt.run(2, 2, &Nobody);
        assert!(!bag.is_found && bag.effort.n_walks == 2 && bag.effort.n_steps > 0);
        let puzzle = bag.puzzle.unwrap();
        assert!(n_givens(&puzzle) > 7 && hunt.solver.count(&puzzle, 2) == 1);
    }

    #[test]
    fn a_watcher_ends_it() {
        struct Impatient;
        impl Watcher for Impatient {
            fn wants_stop(&self) -> bool {
                true
            }
        }
        let bag = Hunt::new(variant("x"), None, 12, 1).run(10, 2, &Impatient);
        assert_eq!(bag, Bag { puzzle: None, is_found: false, effort: HuntEffort::default() });
    }
}
