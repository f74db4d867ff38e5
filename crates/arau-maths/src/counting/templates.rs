//! Owns counts by templates. A template is a set of nine cells, one in each house: where a symbol may stand. A grid is a
//! partition of the cells into nine templates with a symbol for each, so that there are 9! grids for each partition.
//!
//! Every partition has exactly one template through a fixed cell. Such templates that a symmetry of the houses turns
//! into each other lie in equally many partitions, and one of a class suffices. It is the same with a second template, through
//! another cell, under the symmetries that keep the first template and that cell. Each pair is a part of the count; the
//! other seven templates are counted as disjoint choices from the lists of those through the cells of a row.

use super::disjoint::count_choices;
use super::factors::factorial;
use super::houses::{CellMap, Houses};
use super::plan::Plan;
use arau_core::bits::ones;
use num_bigint::BigUint;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// The plan for a variant that is nothing but houses.
pub fn plan(name: &str, houses: &Houses) -> Plan {
    let templates = templates(&houses.houses);
    let group = group(&houses.generators);
    let pairs = pairs(&templates, &group);
    let houses = houses.houses.clone();
    Plan::new(format!("grids {name}"), pairs.len(), factorial(9), move |i| {
        let Pair { cells, n_like } = pairs[i];
        BigUint::from(count_rest(&templates, &houses, cells)) * n_like
    })
}

/// All sets with one cell in each house.
pub fn templates(houses: &[u128]) -> Vec<u128> {
    let peers: Vec<u128> = (0..81)
        .map(|cell| {
            houses.iter().filter(|&house| house >> cell & 1 == 1).fold(0, |peers, house| peers | house)
        })
        .collect();
    let mut found = Vec::new();
    extend(&peers, 0, 0, 0, &mut found);
    // Rows are full; another house, such as a diagonal, may have been missed.
    found.retain(|template| houses.iter().all(|house| (house & template).count_ones() == 1));
    found
}

fn extend(peers: &[u128], row: usize, template: u128, blocked: u128, found: &mut Vec<u128>) {
    if row == 9 {
        return found.push(template);
    }
    for cell in (9 * row..9 * row + 9).filter(|cell| blocked >> cell & 1 == 0) {
        extend(peers, row + 1, template | 1 << cell, blocked | peers[cell], found);
    }
}

/// Where a set of cells goes.
pub fn image(cells: u128, map: &CellMap) -> u128 {
    ones(cells).fold(0, |image, cell| image | 1 << map[cell])
}

/// All products of the generators.
fn group(generators: &[CellMap]) -> Vec<CellMap> {
    let identity: CellMap = std::array::from_fn(|cell| cell as u8);
    let mut seen = FxHashSet::from_iter([identity]);
    let mut open = VecDeque::from([identity]);
    let mut group = Vec::new();
    while let Some(map) = open.pop_front() {
        group.push(map);
        for generator in generators {
            let product: CellMap = std::array::from_fn(|cell| generator[map[cell] as usize]);
            if seen.insert(product) {
                open.push_back(product);
            }
        }
    }
    group
}

/// Two disjoint templates, and for how many such pairs they stand.
#[derive(Clone, Copy)]
struct Pair {
    cells: u128,
    n_like: u64,
}

fn pairs(templates: &[u128], group: &[CellMap]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (first, n_first) in first_templates(templates, group) {
        let keeping: Vec<&CellMap> = group.iter().filter(|map| image(first, map) == first).collect();
        let rest: Vec<u128> = templates.iter().copied().filter(|template| template & first == 0).collect();
        let choices = (0..81).filter(|cell| first >> cell & 1 == 0).map(|cell| {
            let through: Vec<u128> =
                rest.iter().copied().filter(|template| template >> cell & 1 == 1).collect();
            let keeping = keeping.iter().copied().filter(|map| map[cell] as usize == cell);
            orbits(&through, &keeping.collect::<Vec<_>>())
        });
        let seconds = choices.min_by_key(Vec::len).expect("some cells are free");
        pairs.extend(
            seconds.into_iter().map(|(second, n)| Pair { cells: first | second, n_like: n * n_first }),
        );
    }
    pairs
}

/// Representatives of the templates through the cell that few classes meet, and how many of each class do.
fn first_templates(templates: &[u128], group: &[CellMap]) -> Vec<(u128, u64)> {
    let all: Vec<&CellMap> = group.iter().collect();
    let class_of = classes(templates, &all);
    let through = |cell: usize| {
        let mut found: FxHashMap<usize, (u128, u64)> = FxHashMap::default();
        for (template, class) in
            templates.iter().zip(&class_of).filter(|(template, _)| *template >> cell & 1 == 1)
        {
            found.entry(*class).or_insert((*template, 0)).1 += 1;
        }
        found
    };
    let mut firsts: Vec<_> = (0..81)
        .map(through)
        .min_by_key(FxHashMap::len)
        .into_iter()
        .flatten()
        .map(|(_, first)| first)
        .collect();
    firsts.sort_unstable();
    firsts
}

/// A representative of each class, and how many there are in it.
fn orbits(templates: &[u128], maps: &[&CellMap]) -> Vec<(u128, u64)> {
    let class_of = classes(templates, maps);
    let mut sizes: FxHashMap<usize, u64> = FxHashMap::default();
    for class in class_of {
        *sizes.entry(class).or_default() += 1;
    }
    let mut orbits: Vec<_> = sizes.into_iter().map(|(class, size)| (templates[class], size)).collect();
    orbits.sort_unstable();
    orbits
}

/// The first template of the class of each, under a group that keeps the list.
fn classes(templates: &[u128], maps: &[&CellMap]) -> Vec<usize> {
    let number: FxHashMap<u128, usize> = templates.iter().enumerate().map(|(i, &t)| (t, i)).collect();
    let mut class_of = vec![usize::MAX; templates.len()];
    for i in 0..templates.len() {
        if class_of[i] == usize::MAX {
            for map in maps {
                class_of[number[&image(templates[i], map)]] = i;
            }
        }
    }
    class_of
}

/// The partitions of what two templates leave. Any house tells the templates apart; the one with the fewest choices
/// is taken, whose cells differ most in how many templates pass through them.
fn count_rest(templates: &[u128], houses: &[u128], taken: u128) -> u64 {
    let rest: Vec<u128> = templates.iter().copied().filter(|template| template & taken == 0).collect();
    let mut n_through = [0u128; 81];
    for template in &rest {
        ones(*template).for_each(|cell| n_through[cell] += 1);
    }
    let n_choices = |house: &u128| {
        let mut product = 1;
        ones(house & !taken).for_each(|cell| product *= n_through[cell]);
        product
    };
    let house = houses.iter().copied().min_by_key(n_choices).expect("there are houses");
    let mut lists: Vec<Vec<u128>> = Vec::new();
    ones(house & !taken).for_each(|cell| {
        lists.push(rest.iter().copied().filter(|template| template >> cell & 1 == 1).collect());
    });
    count_choices(&lists)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counting::houses::{diagonals, disjoint_groups, hypercube, windows};

    #[test]
    fn numbers_of_templates_and_symmetries() {
        for (houses, n_templates, order) in [
            (hypercube(), 72, 10368),
            (disjoint_groups(), 8784, 10368),
            (windows(), 6080, 256),
            (diagonals(), 9288, 96),
        ] {
            assert_eq!(templates(&houses.houses).len(), n_templates);
            assert_eq!(group(&houses.generators).len(), order);
        }
    }

    #[test]
    fn hypercube_grids() {
        assert_eq!(plan("hypercube", &hypercube()).count(), 37_739_520u32.into());
    }
}
