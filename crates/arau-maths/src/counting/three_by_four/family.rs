//! Owns the grids whose first stack has three divisions of a class: which choices for the second and third stack are to be
//! tried, those together that symmetries turn into each other.

use super::Setting;
use super::divisions::{Division, Relabelling};
use super::frames::Frames;
use super::neighbour_boxes::{N_NEIGHBOURS, NeighbourBoxes, neighbours_of};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Grids with a class of triples in the first three bands of the first stack.
pub struct Family {
    /// The class.
    pub triple: usize,
    /// The boxes beside those of the first three bands.
    pub neighbours: [Vec<NeighbourBoxes>; 3],
    /// Choices for the first two bands, one of each orbit.
    pub choices: Vec<Choice>,
    /// Choices for the third band: all, as numbers.
    pub thirds: Range<usize>,
}

/// A choice of boxes beside those of the first two bands.
pub struct Choice {
    /// Numbers in [`Family::neighbours`].
    pub neighbours: [usize; 2],
    /// How many choices it stands for.
    pub n: u32,
}

impl Family {
    /// Finds them. Any band may be the third; the one is taken that leaves the fewest choices.
    pub fn new(setting: &Setting, triple: usize) -> Family {
        let example = setting.classes.triples[triple].divisions;
        let orders = [example, [example[1], example[2], example[0]], [example[2], example[0], example[1]]];
        let families = orders.map(|divisions| Family::with_order(setting, triple, divisions));
        families.into_iter().min_by_key(|family| family.choices.len()).expect("there are three")
    }

    fn with_order(setting: &Setting, triple: usize, divisions: [Division; 3]) -> Family {
        let neighbours = divisions.map(|division| neighbours_of(&setting.divisions, division));
        let symmetries = Frames::new(3).symmetries_that_keep_the_last(&divisions);
        let choices = choices(setting, divisions, &neighbours, &symmetries);
        Family { triple, neighbours, choices, thirds: 0..N_NEIGHBOURS }
    }
}

/// Choices for two bands up to the symmetries, and up to the exchange of the second and third stack.
fn choices(
    setting: &Setting,
    divisions: [Division; 3],
    neighbours: &[Vec<NeighbourBoxes>; 3],
    symmetries: &[Relabelling],
) -> Vec<Choice> {
    let numbers: [FxHashMap<NeighbourBoxes, usize>; 2] =
        std::array::from_fn(|band| neighbours[band].iter().enumerate().map(|(i, &pair)| (pair, i)).collect());
    let exchange = |band: usize, i: usize| numbers[band][&[neighbours[band][i][1], neighbours[band][i][0]]];
    let mut orbits = Orbits::new(N_NEIGHBOURS * N_NEIGHBOURS);
    for a in 0..N_NEIGHBOURS {
        let exchanged = exchange(0, a);
        for b in 0..N_NEIGHBOURS {
            orbits.join(a * N_NEIGHBOURS + b, exchanged * N_NEIGHBOURS + exchange(1, b));
        }
    }
    let here = [0, 1].map(|band| setting.divisions.number(divisions[band]));
    for symmetry in symmetries {
        let images = setting.divisions.images(symmetry);
        // The first two bands stay or change places.
        let stays = images[here[0]] as usize == here[0] && images[here[1]] as usize == here[1];
        let to = |band: usize| if stays { band } else { 1 - band };
        let image = |band: usize| -> Vec<usize> {
            neighbours[band].iter().map(|pair| numbers[to(band)][&pair.map(|d| images[d as usize])]).collect()
        };
        let (first, second) = (image(0), image(1));
        for (a, &a_image) in first.iter().enumerate() {
            for (b, &b_image) in second.iter().enumerate() {
                let (a_image, b_image) = if stays { (a_image, b_image) } else { (b_image, a_image) };
                orbits.join(a * N_NEIGHBOURS + b, a_image * N_NEIGHBOURS + b_image);
            }
        }
    }
    let choice = |(choice, n)| Choice { neighbours: [choice / N_NEIGHBOURS, choice % N_NEIGHBOURS], n };
    orbits.sizes().map(choice).collect()
}

/// Things of which some belong together.
struct Orbits(Vec<u32>);

impl Orbits {
    fn new(n: usize) -> Orbits {
        Orbits((0..n as u32).collect())
    }

    fn root(&mut self, mut i: usize) -> usize {
        while self.0[i] as usize != i {
            self.0[i] = self.0[self.0[i] as usize];
            i = self.0[i] as usize;
        }
        i
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        // The least of an orbit stands for it.
        self.0[a.max(b)] = a.min(b) as u32;
    }

    /// The least of each orbit, and how many belong to it.
    fn sizes(mut self) -> impl Iterator<Item = (usize, u32)> {
        let mut sizes = vec![0; self.0.len()];
        for i in 0..self.0.len() {
            sizes[self.root(i)] += 1;
        }
        sizes.into_iter().enumerate().filter(|&(_, size)| size > 0)
    }
}
