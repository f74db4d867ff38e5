//! Owns how many grids of a kind are essentially different, by Burnside's lemma: the mean, over all symmetries, of the
//! number of grids that each keeps, but for names. Conjugate symmetries keep as many, so one of each class is asked. What
//! the identity keeps is all grids, which others count (`counting`); what the others keep is counted here, in parts.

use super::fixed::{Parts, Templates};
use super::group::{Boxes, Class, Symmetry};
use super::permutations::ElementClass;
use super::words::Motion;
use super::{Incidence, automorphisms, burnside, magic};
use crate::counting::factors::factorial;
use crate::counting::houses::{diagonals, disjoint_groups, hypercube, windows};
use crate::counting::plan::Plan;
use arau_core::bits::ones;
use num_bigint::BigUint;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The symmetries of a kind of grids, by classes, and a way to count what they keep.
pub struct Census {
    name: String,
    n_names: BigUint,
    classes: Vec<MotionClass>,
    way: Way,
}

/// Symmetries that are conjugate to each other.
#[derive(Clone, Debug)]
pub struct MotionClass {
    /// Where one of them takes each cell.
    pub cells: Vec<u8>,
    /// How many they are.
    pub size: u64,
    /// How many of them keep lines, turn over, and mix: where boxes can become rows, one class may have all of these.
    n_of_motion: [u64; 3],
}

impl MotionClass {
    /// How many of them move rows and columns in one of these ways.
    pub fn size_under(&self, motions: &[Motion]) -> u64 {
        motions.iter().map(|motion| self.n_of_motion[*motion as usize]).sum()
    }

    fn is_identity(&self) -> bool {
        self.cells.is_sorted()
    }
}

enum Way {
    /// One symmetry of each class.
    Boxes(Boxes, Vec<Symmetry>),
    /// The houses, and all symmetries.
    Houses(Vec<u128>, Vec<Vec<u8>>),
    Magic,
}

/// The kinds whose grids can be told apart, as `arau_maths::counting` names them.
pub const KINDS: &[&str] = &["2x2", "2x3", "2x4", "3x3", "magic", "hypercube", "nrc", "x", "dg"];

impl Census {
    /// The census of a kind.
    pub fn of(kind: &str) -> Option<Census> {
        let boxes = |rows, columns| Census::of_boxes(kind, Boxes { rows, columns });
        let census = match kind {
            "2x2" => boxes(2, 2),
            "2x3" => boxes(2, 3),
            "2x4" => boxes(2, 4),
            "3x3" => boxes(3, 3),
            "magic" => Census { n_names: magic::N_NAMES.into(), way: Way::Magic, ..boxes(3, 3) },
            "hypercube" => Census::of_houses(kind, hypercube().houses),
            "nrc" => Census::of_houses(kind, windows().houses),
            "x" => Census::of_houses(kind, diagonals().houses),
            "dg" => Census::of_houses(kind, disjoint_groups().houses),
            _ => return None,
        };
        Some(census)
    }

    fn of_boxes(name: &str, boxes: Boxes) -> Census {
        let (mut symmetries, mut classes) = (Vec::new(), Vec::new());
        for Class { symmetry, size } in boxes.classes() {
            // Turning over is the same for all of a class.
            let n_of_motion = if symmetry.is_transposed { [0, size, 0] } else { [size, 0, 0] };
            classes.push(MotionClass { cells: symmetry.cells(), size, n_of_motion });
            symmetries.push(symmetry);
        }
        let n_names = factorial(boxes.side());
        Census { name: name.into(), n_names, classes, way: Way::Boxes(boxes, symmetries) }
    }

    fn of_houses(name: &str, houses: Vec<u128>) -> Census {
        const AT_MOST: u64 = 100_000;
        let cells = |house: u128| ones(house);
        let group = automorphisms(&Incidence::of_houses(81, houses.iter().map(|&house| cells(house))));
        let elements = group.elements(AT_MOST).expect("the groups of these variants are small");
        let bytes = |map: Vec<u16>| -> Vec<u8> { map.into_iter().map(|cell| cell as u8).collect() };
        let all: Vec<Vec<u8>> = (0..elements.order()).map(|i| bytes(elements.element(i))).collect();
        let mut n_of_motion: Vec<[u64; 3]> = Vec::new();
        let classes = elements.classes_with(|class, element| {
            n_of_motion.resize(class + 1, [0; 3]);
            n_of_motion[class][Motion::of(&all[element as usize]) as usize] += 1;
        });
        let class = |(ElementClass { element, size }, n_of_motion)| MotionClass {
            cells: bytes(element),
            size,
            n_of_motion,
        };
        let classes = classes.into_iter().zip(n_of_motion).map(class).collect();
        Census { name: name.into(), n_names: factorial(9), classes, way: Way::Houses(houses, all) }
    }

    /// The classes of the symmetries.
    pub fn classes(&self) -> &[MotionClass] {
        &self.classes
    }

    /// In how many ways the symbols of a grid can be named: this many grids are one but for names.
    pub fn n_names(&self) -> &BigUint {
        &self.n_names
    }

    /// A plan to count what every class but the identity's keeps, and where it puts that. Run it once.
    pub fn count(&self) -> (Plan, FixedGrids) {
        let kept: Arc<[AtomicU64]> = self.classes.iter().map(|_| AtomicU64::new(0)).collect();
        let name = format!("classes {}", self.name);
        let others: Vec<usize> =
            (0..self.classes.len()).filter(|&i| !self.classes[i].is_identity()).collect();
        let sizes: Vec<u64> = self.classes.iter().map(|class| class.size).collect();
        let into = kept.clone();
        let note = move |class: usize, n_kept: u64| {
            into[class].fetch_add(n_kept, Ordering::Relaxed);
            BigUint::from(n_kept) * sizes[class]
        };
        let plan = match self.parts(&others) {
            Some(parts) => {
                let numbers: Vec<(usize, usize)> = (0..parts.len())
                    .flat_map(|class| (0..parts[class].n_parts()).map(move |part| (class, part)))
                    .collect();
                Plan::new(name, numbers.len(), 1u32, move |i| {
                    let (class, part) = numbers[i];
                    note(others[class], parts[class].part(part))
                })
            }
            None => {
                let grids = magic::grids();
                let maps: Vec<Vec<u8>> = self.classes.iter().map(|class| class.cells.clone()).collect();
                Plan::new(name, others.len(), 1u32, move |i| {
                    note(others[i], magic::n_kept(&grids, &maps[others[i]]))
                })
            }
        };
        (plan, FixedGrids(kept))
    }

    /// How the grids that these classes keep are counted by templates, if they are.
    fn parts(&self, classes: &[usize]) -> Option<Vec<Parts>> {
        let cells = |class: usize| &self.classes[class].cells;
        let parts = match &self.way {
            Way::Boxes(boxes, symmetries) => {
                let templates = Templates::new(*boxes);
                let of = |&class: &usize| {
                    templates.parts(cells(class), |kept| symmetries[class].commuting(*boxes, kept))
                };
                classes.par_iter().map(of).collect()
            }
            Way::Houses(houses, all) => {
                let templates = Templates::of_houses(houses);
                let of =
                    |&class: &usize| templates.parts(cells(class), |kept| commuting(cells(class), all, kept));
                classes.par_iter().map(of).collect()
            }
            Way::Magic => return None,
        };
        Some(parts)
    }

    /// What came of the count, with the number of all grids. That must be a multiple of the ways to name them.
    pub fn counted_classes(self, kept: &FixedGrids, n_grids: &BigUint) -> Option<CountedClasses> {
        if n_grids % &self.n_names != BigUint::ZERO {
            return None;
        }
        let n_all = u128::try_from(n_grids / &self.n_names).ok()?;
        let n_kept = kept.0.iter().map(|n_kept| u128::from(n_kept.load(Ordering::Relaxed)));
        let with = |(class, n_kept): (MotionClass, u128)| {
            let n_kept = if class.is_identity() { n_all } else { n_kept };
            (class, n_kept)
        };
        Some(CountedClasses { classes: self.classes.into_iter().zip(n_kept).map(with).collect() })
    }
}

/// The symmetries that commute with one and keep a cell.
fn commuting(with: &[u8], all: &[Vec<u8>], kept: usize) -> Vec<Vec<u8>> {
    let commutes = |map: &Vec<u8>| {
        let same = |cell: usize| map[usize::from(with[cell])] == with[usize::from(map[cell])];
        usize::from(map[kept]) == kept && (0..with.len()).all(same)
    };
    all.iter().filter(|map| commutes(map)).cloned().collect()
}

/// What each class keeps, as far as it was counted.
pub struct FixedGrids(Arc<[AtomicU64]>);

/// Every class, and how many grids each of its symmetries keeps, but for names.
pub struct CountedClasses {
    /// The classes with their numbers.
    pub classes: Vec<(MotionClass, u128)>,
}

impl CountedClasses {
    /// How many grids are essentially different. Nothing if that is no whole number: then a count was wrong.
    pub fn n_different(&self) -> Option<u128> {
        self.n_different_under(&[Motion::KeepsLines, Motion::TurnsOver, Motion::Mixes])
    }

    /// The same under fewer symmetries: those of these motions, which must be a group.
    pub fn n_different_under(&self, motions: &[Motion]) -> Option<u128> {
        burnside(self.classes.iter().map(|(class, n_kept)| (class.size_under(motions), *n_kept)))
    }

    /// The number of symmetries.
    pub fn order(&self) -> u64 {
        self.classes.iter().map(|(class, _)| class.size).sum()
    }

    /// How many classes keep any grid.
    pub fn n_with_grids(&self) -> usize {
        self.classes.iter().filter(|(_, n_kept)| *n_kept > 0).count()
    }
}
