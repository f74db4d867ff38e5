//! Owns [`Group`]: permutations of cells by generators along a base, its order and, where that is not too large, all its
//! elements and their conjugacy classes.
//!
//! An element is a product of moves, one per base point: the first takes the first base point to its place, the next
//! keeps that point and takes the second to where it must be before, and so on. So elements have numbers, the places
//! being the digits, and a bit for each tells which classes were seen.

use num_bigint::BigUint;
use std::collections::BTreeMap;

/// Where each cell goes.
pub type Permutation = Vec<u16>;

/// A point of the base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The cell.
    pub base: usize,
    /// To how many cells it can be taken while those before it are kept.
    pub n_places: usize,
    /// This many of the first generators keep all base points before it, and lead to all its places.
    pub n_generators: usize,
}

/// A group of permutations of cells.
#[derive(Clone, Debug)]
pub struct Group {
    n_cells: usize,
    generators: Vec<Permutation>,
    levels: Vec<Level>,
}

/// Elements that are conjugate to each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ElementClass {
    /// One of them.
    pub element: Permutation,
    /// How many there are.
    pub size: u64,
}

impl Group {
    /// The group with these generators. A permutation that keeps all cells of the base is none but the identity.
    pub(super) fn new(n_cells: usize, generators: Vec<Permutation>, levels: Vec<Level>) -> Group {
        Group { n_cells, generators, levels }
    }

    /// How many elements it has.
    pub fn order(&self) -> BigUint {
        self.levels.iter().map(|level| BigUint::from(level.n_places)).product()
    }

    /// Elements of which all others are products; the identity is none of them.
    pub fn generators(&self) -> Vec<&Permutation> {
        self.generators.iter().filter(|map| !is_identity(map)).collect()
    }

    /// The cells in sets: those that some element turns into each other.
    pub fn orbits(&self) -> Vec<Vec<u16>> {
        let mut is_seen = vec![false; self.n_cells];
        let mut orbits = Vec::new();
        for cell in 0..self.n_cells {
            if !is_seen[cell] {
                let mut orbit: Vec<u16> = Moves::new(self.n_cells, cell, &self.generators).places;
                orbit.sort_unstable();
                orbit.iter().for_each(|&cell| is_seen[usize::from(cell)] = true);
                orbits.push(orbit);
            }
        }
        orbits
    }

    /// All elements by number, unless there are more than this many.
    pub fn elements(&self, at_most: u64) -> Option<Elements> {
        let order = u64::try_from(self.order()).ok().filter(|order| *order <= at_most)?;
        let moves =
            |level: &Level| Moves::new(self.n_cells, level.base, &self.generators[..level.n_generators]);
        let generators = self.generators().into_iter().cloned().collect();
        let base = self.levels.iter().map(|level| level.base).collect();
        let levels = self.levels.iter().map(moves).collect();
        Some(Elements { n_cells: self.n_cells, order, base, levels, generators })
    }
}

/// Whether nothing moves.
pub fn is_identity(map: &[u16]) -> bool {
    map.iter().enumerate().all(|(cell, &image)| cell == usize::from(image))
}

/// The permutation that undoes one.
pub fn inverse(map: &[u16]) -> Permutation {
    let mut inverse = vec![0; map.len()];
    map.iter().zip(0..).for_each(|(&image, cell)| inverse[usize::from(image)] = cell);
    inverse
}

/// How many cycles there are of each length, short ones first.
pub fn cycle_type(map: &[u16]) -> Vec<(usize, usize)> {
    let mut is_seen = vec![false; map.len()];
    let mut n_of_length = BTreeMap::new();
    for first in 0..map.len() {
        let (mut length, mut cell) = (0, first);
        while !std::mem::replace(&mut is_seen[cell], true) {
            length += 1;
            cell = usize::from(map[cell]);
        }
        if length > 0 {
            *n_of_length.entry(length).or_insert(0) += 1;
        }
    }
    n_of_length.into_iter().collect()
}

/// An element for each place of a base point.
struct Moves {
    places: Vec<u16>,
    /// The number of each cell among the places.
    number: Vec<u16>,
    to: Vec<Permutation>,
    back: Vec<Permutation>,
}

impl Moves {
    fn new(n_cells: usize, base: usize, generators: &[Permutation]) -> Moves {
        let identity: Permutation = (0..n_cells as u16).collect();
        let mut number = vec![u16::MAX; n_cells];
        number[base] = 0;
        let (mut places, mut to) = (vec![base as u16], vec![identity]);
        let mut i = 0;
        while i < places.len() {
            for generator in generators {
                let place = generator[usize::from(places[i])];
                if number[usize::from(place)] == u16::MAX {
                    number[usize::from(place)] = places.len() as u16;
                    places.push(place);
                    to.push(to[i].iter().map(|&cell| generator[usize::from(cell)]).collect());
                }
            }
            i += 1;
        }
        let back = to.iter().map(|map| inverse(map)).collect();
        Moves { places, number, to, back }
    }
}

/// All elements of a group.
pub struct Elements {
    n_cells: usize,
    order: u64,
    base: Vec<usize>,
    levels: Vec<Moves>,
    generators: Vec<Permutation>,
}

impl Elements {
    /// How many there are.
    pub fn order(&self) -> u64 {
        self.order
    }

    /// The element with a number, from 0; 0 is the identity.
    pub fn element(&self, number: u64) -> Permutation {
        let mut moves = Vec::new();
        self.put_moves(number, &mut moves);
        (0..self.n_cells as u16).map(|cell| image(&moves, cell)).collect()
    }

    /// The moves whose product an element is, the first one first.
    fn put_moves<'a>(&'a self, mut number: u64, moves: &mut Vec<&'a [u16]>) {
        moves.clear();
        for level in &self.levels {
            let n = level.places.len() as u64;
            moves.push(&level.to[(number % n) as usize]);
            number /= n;
        }
    }

    /// The number of the element that takes the base there.
    fn number(&self, images: &mut [u16]) -> u64 {
        let (mut number, mut weight) = (0, 1);
        for (i, level) in self.levels.iter().enumerate() {
            let place = usize::from(level.number[usize::from(images[i])]);
            images[i + 1..].iter_mut().for_each(|cell| *cell = level.back[place][usize::from(*cell)]);
            number += weight * place as u64;
            weight *= level.places.len() as u64;
        }
        number
    }

    /// The conjugacy classes, in the order of their first elements.
    pub fn classes(&self) -> Vec<ElementClass> {
        self.classes_with(|_, _| ())
    }

    /// The same; every element is shown with the number of its class.
    pub fn classes_with(&self, mut show: impl FnMut(usize, u64)) -> Vec<ElementClass> {
        let undo: Vec<Permutation> = self.generators.iter().map(|map| inverse(map)).collect();
        let mut is_seen = vec![0u64; self.order.div_ceil(64) as usize];
        let mut see = |number: u64| {
            let (word, bit) = (&mut is_seen[(number / 64) as usize], 1 << (number % 64));
            let is_new = *word & bit == 0;
            *word |= bit;
            is_new
        };
        let mut classes = Vec::new();
        let (mut open, mut moves, mut images) = (Vec::new(), Vec::new(), Vec::new());
        for first in 0..self.order {
            if !see(first) {
                continue;
            }
            let mut size = 0;
            open.push(first);
            while let Some(number) = open.pop() {
                size += 1;
                show(classes.len(), number);
                self.put_moves(number, &mut moves);
                for (by, undo) in self.generators.iter().zip(&undo) {
                    let conjugate = |&cell: &usize| by[usize::from(image(&moves, undo[cell]))];
                    images.clear();
                    images.extend(self.base.iter().map(conjugate));
                    let conjugate = self.number(&mut images);
                    if see(conjugate) {
                        open.push(conjugate);
                    }
                }
            }
            classes.push(ElementClass { element: self.element(first), size });
        }
        classes
    }
}

fn image(moves: &[&[u16]], cell: u16) -> u16 {
    moves.iter().rev().fold(cell, |cell, map| map[usize::from(cell)])
}
