//! Owns the grids whose first stack has three divisions of a class: which choices for the second and third stack are to be
//! tried, those together that symmetries turn into each other.

use super::Setting;
use super::besides::{Beside, N_BESIDE, besides};
use super::divisions::{Division, Relabelling};
use super::frames::Frames;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Grids with a class of triples in the first three bands of the first stack.
pub struct Family {
    /// The class.
    pub triple: usize,
    /// The boxes beside those of the first three bands.
    pub besides: [Vec<Beside>; 3],
    /// Choices for the first two bands, one of each orbit.
    pub choices: Vec<Choice>,
    /// Choices for the third band: all, as numbers.
    pub thirds: Range<usize>,
}

/// A choice of boxes beside those of the first two bands.
pub struct Choice {
    /// Numbers in [`Family::besides`].
    pub besides: [usize; 2],
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
        let besides = divisions.map(|division| besides(&setting.divisions, division));
        let symmetries = Frames::new(3).symmetries_that_keep_the_last(&divisions);
        let choices = choices(setting, divisions, &besides, &symmetries);
        Family { triple, besides, choices, thirds: 0..N_BESIDE }
    }
}

/// Choices for two bands up to the symmetries, and up to the exchange of the second and third stack.
fn choices(
    setting: &Setting,
    divisions: [Division; 3],
    besides: &[Vec<Beside>; 3],
    symmetries: &[Relabelling],
) -> Vec<Choice> {
    let numbers: [FxHashMap<Beside, usize>; 2] = std::array::from_fn(|band| {
        besides[band].iter().enumerate().map(|(i, &beside)| (beside, i)).collect()
    });
    let exchange = |band: usize, i: usize| numbers[band][&[besides[band][i][1], besides[band][i][0]]];
    let mut orbits = Orbits::new(N_BESIDE * N_BESIDE);
    for a in 0..N_BESIDE {
        let exchanged = exchange(0, a);
        for b in 0..N_BESIDE {
            orbits.join(a * N_BESIDE + b, exchanged * N_BESIDE + exchange(1, b));
        }
    }
    let here = [0, 1].map(|band| setting.divisions.number(divisions[band]));
    for symmetry in symmetries {
        let images = setting.divisions.images(symmetry);
        // The first two bands stay or change places.
        let stays = images[here[0]] as usize == here[0] && images[here[1]] as usize == here[1];
        let to = |band: usize| if stays { band } else { 1 - band };
        let image = |band: usize| -> Vec<usize> {
            besides[band]
                .iter()
                .map(|beside| numbers[to(band)][&beside.map(|d| images[d as usize])])
                .collect()
        };
        let (first, second) = (image(0), image(1));
        for (a, &a_image) in first.iter().enumerate() {
            for (b, &b_image) in second.iter().enumerate() {
                let (a_image, b_image) = if stays { (a_image, b_image) } else { (b_image, a_image) };
                orbits.join(a * N_BESIDE + b, a_image * N_BESIDE + b_image);
            }
        }
    }
    let choice = |(choice, n)| Choice { besides: [choice / N_BESIDE, choice % N_BESIDE], n };
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
