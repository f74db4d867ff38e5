//! Owns the number of 12×12 grids with boxes of three rows and four columns.
//!
//! Such a grid has three stacks of four boxes. What the stacks mean to each other is which symbols stand in which row: the
//! *divisions* of the boxes. With these given, the stacks do not depend on each other. So the number of grids is a sum over all
//! divisions of twelve boxes, such that three beside each other fit, of the ways to fill the first stack, times those of the
//! second, times those of the third.
//!
//! ```text
//!          stack 1   stack 2   stack 3
//! band 1     P1        Q1        R1      P1, P2, P3: up to symmetries one of 359 classes
//! band 2     P2        Q2        R2      beside each box of the first stack 346 choices
//! band 3     P3        Q3        R3
//! band 4     P4        Q4        R4      all 5775 · 346 bands at once, as products of matrices
//! ```
//!
//! `ways.rs` fills stacks, `tables.rs` has the ways of all; `frames.rs` and `classes.rs` say which choices look alike,
//! `family.rs` which are left to try, and `sum.rs` tries them.

pub mod classes;
pub mod divisions;
pub mod family;
pub mod frames;
pub mod neighbour_boxes;
pub mod sum;
pub mod tables;
pub mod ways;

use super::plan::Plan;
use arau_intrinsics::products::Product;
use classes::Classes;
use divisions::{Divisions, N};
use family::Family;
use neighbour_boxes::{Bands, N_NEIGHBOURS, NeighbourBoxes, neighbours_of};
use num_bigint::BigUint;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use sum::{FOURTH, Sum, with_usual};
use tables::{Row, Tables};

/// Choices for the first two bands that make a part: some seconds.
const CHOICES_PER_PART: usize = 1_000;

/// What all sums share.
pub struct Setting {
    divisions: Divisions,
    classes: Classes,
    tables: Tables,
    bands: Bands,
    neighbours: Vec<NeighbourBoxes>,
    with_usual: Vec<Product<1, 1, 2>>,
    zero: Row,
}

impl Setting {
    /// Works everything out.
    pub fn new() -> Setting {
        let divisions = Divisions::new();
        let classes = Classes::new(&divisions);
        let tables = Tables::new(&divisions, &classes);
        let bands = Bands::new(&divisions);
        let neighbours = divisions.iter().flat_map(|division| neighbours_of(&divisions, division)).collect();
        Setting { divisions, classes, tables, bands, neighbours, with_usual: with_usual(), zero: Row::zero() }
    }

    /// The ways with the example of a class of triples, by the fourth division.
    fn ways(&self, triple: usize) -> &[u32] {
        self.tables.ways(&self.classes, triple)
    }

    /// The ways with the example of a class of pairs and a third division.
    fn row(&self, pair: usize, third: usize) -> &Row {
        self.tables.row(&self.divisions, &self.classes, pair, third)
    }

    /// The pairs of divisions beside a division.
    fn neighbours(&self, division: usize) -> &[NeighbourBoxes] {
        &self.neighbours[division * N_NEIGHBOURS..][..N_NEIGHBOURS]
    }
}

impl Default for Setting {
    fn default() -> Setting {
        Setting::new()
    }
}

/// The plan for boxes of 3×4.
pub fn plan() -> Plan {
    let setting = Setting::new();
    let families: Vec<Family> = (0..setting.classes.triples.len())
        .into_par_iter()
        .map(|triple| Family::new(&setting, triple))
        .collect();
    let parts: Vec<(usize, usize)> = families
        .iter()
        .flat_map(|family| {
            (0..family.choices.len()).step_by(CHOICES_PER_PART).map(|choice| (family.triple, choice))
        })
        .collect();
    let n_parts = parts.len();
    // Parts that are cut in another way have another name.
    let name = format!("grids 3x4, {CHOICES_PER_PART} choices a part, fourth bands {FOURTH:?}");
    Plan::new(name, n_parts, factor(), move |part| {
        let (triple, choice) = parts[part];
        let family = &families[triple];
        let mut sum = Sum::new(&setting, family);
        for choice in family.choices.iter().skip(choice).take(CHOICES_PER_PART) {
            sum.add(choice);
        }
        let n_triples = setting.classes.triples[triple].n_with_given_first;
        let twice = u128::try_from(sum.finish()).expect("ways are no less than none");
        BigUint::from(twice) * n_triples
    })
}

/// What the sums have to be multiplied with: the first division of a triple, the order of the rows in each band, the units of
/// the ways of three stacks; and the sums are twice what they should be.
fn factor() -> BigUint {
    BigUint::from(N) * BigUint::from(6u32).pow(4) * BigUint::from(ways::UNIT).pow(3) / 2u32
}
