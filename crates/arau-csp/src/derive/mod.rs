//! What follows from several constraints together, found once before the search. Everything here is redundant: it
//! makes the search short, not the answer right.

mod complements;
mod intersections;
mod leftover_sums;

use crate::compile::Draft;
use crate::word::Word;

/// Adds everything that can be derived.
pub fn add_derived<W: Word>(draft: &mut Draft<W>) {
    intersections::add(draft);
    leftover_sums::add(draft);
    complements::replace(draft);
}

/// The cells of one sorted list that are not in another.
fn minus(a: &[u16], b: &[u16]) -> Vec<u16> {
    a.iter().copied().filter(|c| b.binary_search(c).is_err()).collect()
}

/// Houses in families that do not overlap, in the order in which they were stated: rows, columns, boxes. Houses that
/// follow each other in a family are usually neighbours.
fn families(houses: &[Vec<u16>]) -> Vec<Vec<&Vec<u16>>> {
    let mut families: Vec<Vec<&Vec<u16>>> = Vec::new();
    for house in houses {
        let fits = |family: &&mut Vec<&Vec<u16>>| {
            family.iter().all(|other| house.iter().all(|cell| other.binary_search(cell).is_err()))
        };
        match families.last_mut().filter(fits) {
            Some(family) => family.push(house),
            None => families.push(vec![house]),
        }
    }
    families
}
