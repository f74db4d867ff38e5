//! Owns the second part of the hunt: cells are cut into cages whose sums, compared, leave one way to name nine digits.
//!
//! A sign says whether some names add up to less than some others, to as much, or to more. A digit that is in both cages, or in
//! neither, does not matter to it. So a sign gives each digit a weight: 1, 0 or -1. Two digits that have the same weights by
//! all signs can change their names.

use super::regions::beside;
use crate::counting::permutations::permutations;
use arau_core::Classic;
use arau_core::bits::ones;
use arau_random::Dice;
use std::cmp::Ordering;

/// A sign between two cages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sign {
    /// The number of a cage.
    pub left: usize,
    /// The number of a cage that it touches.
    pub right: usize,
    /// What the sum of the first is to that of the second.
    pub relation: Ordering,
}

/// Cages and signs that leave one way to name the digits.
pub struct NamedSigns {
    pub cages: Vec<u128>,
    pub signs: Vec<Sign>,
    /// The names of the digits 1 to 9.
    pub names: [u8; 9],
}

/// All ways to name nine digits.
pub struct Names {
    all: Vec<[u8; 9]>,
}

/// How often cells are cut anew. What takes time is to try signs, and few cuts come to that.
const N_CUTS: usize = 2_000;

/// Where more cages touch, there would be too many choices of signs.
const MOST_TOUCHES: usize = 14;

/// The weights of nine digits by a sign.
type Weights = [i8; 9];

/// Two cages that touch.
struct Touch {
    left: usize,
    right: usize,
    weights: Weights,
}

impl Names {
    pub fn new() -> Names {
        let name = |order: Vec<usize>| std::array::from_fn(|i| order[i] as u8 + 1);
        Names { all: permutations(9).into_iter().map(name).collect() }
    }

    /// Cuts the cells of a grid into cages with this many signs between them that there is one way to name the digits.
    pub fn cut_and_sign(
        &self,
        grid: &Classic,
        cells: u128,
        n_signs: usize,
        dice: &mut Dice,
    ) -> Option<NamedSigns> {
        (0..N_CUTS).find_map(|_| {
            let cages = cut(grid, cells, dice);
            let touches = touches(grid, &cages);
            if touches.len() > MOST_TOUCHES {
                return None;
            }
            let choices = (0u32..1 << touches.len()).filter(|choice| choice.count_ones() as usize == n_signs);
            choices.into_iter().find_map(|choice| {
                let chosen: Vec<&Touch> =
                    (0..touches.len()).filter(|i| choice >> i & 1 == 1).map(|i| &touches[i]).collect();
                let weights: Vec<Weights> = chosen.iter().map(|touch| touch.weights).collect();
                let names = self.only_way(&weights)?;
                Some(named_signs(&cages, &chosen, names))
            })
        })
    }

    /// A way to name the digits that no other equals in its signs, if the weights allow one.
    fn only_way(&self, weights: &[Weights]) -> Option<[u8; 9]> {
        let has_twin = |a: usize| (0..a).any(|b| weights.iter().all(|of| of[a] == of[b]));
        if (0..9).any(has_twin) {
            return None;
        }
        let ways = self.ways(weights);
        let only = ways.iter().position(|(n, _)| *n == 1)?;
        Some(self.all[ways[only].1])
    }

    /// For each combination of signs, how many ways to name the digits lead to it, and one of them.
    fn ways(&self, weights: &[Weights]) -> Vec<(u32, usize)> {
        let mut ways = vec![(0, 0); 3usize.pow(weights.len() as u32)];
        for (number, names) in self.all.iter().enumerate() {
            let signs =
                weights.iter().fold(0, |signs, of| 3 * signs + (relation(of, names) as i8 + 1) as usize);
            let (n, one) = &mut ways[signs];
            *n += 1;
            *one = number;
        }
        ways
    }
}

/// What the names with weight 1 add up to, to those with weight -1.
fn relation(weights: &Weights, names: &[u8; 9]) -> Ordering {
    let difference: i32 =
        weights.iter().zip(names).map(|(weight, name)| i32::from(*weight) * i32::from(*name)).sum();
    difference.cmp(&0)
}

fn named_signs(cages: &[u128], chosen: &[&Touch], names: [u8; 9]) -> NamedSigns {
    let mut used: Vec<usize> = chosen.iter().flat_map(|touch| [touch.left, touch.right]).collect();
    used.sort_unstable();
    used.dedup();
    let number = |cage: usize| used.binary_search(&cage).expect("a cage of a sign is used");
    let sign = |touch: &&Touch| Sign {
        left: number(touch.left),
        right: number(touch.right),
        relation: relation(&touch.weights, &names),
    };
    NamedSigns {
        cages: used.iter().map(|&cage| cages[cage]).collect(),
        signs: chosen.iter().map(sign).collect(),
        names,
    }
}

/// The fewest ways to name nine digits that two signs can leave, if they leave any: this many solutions a puzzle with two signs
/// has at least.
///
/// Unless the digits have all nine pairs of weights, two have the same and can change their names, which would be two ways.
/// If they have, it does not matter which has which.
pub fn fewest_ways_by_two_signs() -> u32 {
    let weights: [Weights; 2] =
        [std::array::from_fn(|i| i as i8 / 3 - 1), std::array::from_fn(|i| i as i8 % 3 - 1)];
    let ways = Names::new().ways(&weights);
    let fewest = ways.iter().map(|(n, _)| *n).filter(|n| *n > 0).min();
    fewest.expect("some names stand in any order")
}

/// Cells in cages: cells and cages that touch are joined at random, as long as no digit comes twice.
fn cut(grid: &Classic, cells: u128, dice: &mut Dice) -> Vec<u128> {
    let mut cages: Vec<u128> = ones(cells).map(|cell| 1 << cell).collect();
    let [more] = dice.throw([7]);
    for _ in 0..8 + more {
        let [i] = dice.throw([cages.len() as u64]);
        let around: Vec<usize> =
            (0..cages.len()).filter(|&j| j != i && beside(cages[i]) & cages[j] != 0).collect();
        if around.is_empty() {
            continue;
        }
        let [place] = dice.throw([around.len() as u64]);
        let joined = cages[i] | cages[around[place]];
        let digits = ones(joined).fold(0u16, |digits, cell| digits | 1 << grid[cell]);
        if digits.count_ones() == joined.count_ones() {
            cages[i] = joined;
            cages.swap_remove(around[place]);
        }
    }
    cages
}

fn touches(grid: &Classic, cages: &[u128]) -> Vec<Touch> {
    let mut touches = Vec::new();
    for left in 0..cages.len() {
        for right in left + 1..cages.len() {
            if beside(cages[left]) & cages[right] != 0 {
                let mut weights = [0; 9];
                ones(cages[left]).for_each(|cell| weights[usize::from(grid[cell]) - 1] += 1);
                ones(cages[right]).for_each(|cell| weights[usize::from(grid[cell]) - 1] -= 1);
                touches.push(Touch { left, right, weights });
            }
        }
    }
    touches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_signs_in_a_row_leave_one_way() {
        let row: Vec<Weights> = (0..8)
            .map(|i| {
                let mut weights = [0; 9];
                (weights[i], weights[i + 1]) = (1, -1);
                weights
            })
            .collect();
        let names = Names::new();
        let way = names.only_way(&row).unwrap();
        assert!(way.is_sorted() || way.iter().rev().is_sorted());
        assert!(names.only_way(&row[..7]).is_none(), "the last two can change their names");
        let ways = names.ways(&row[..1]);
        assert_eq!(ways.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [181_440, 0, 181_440]);
    }

    /// By hand for a smaller case: of one digit and three others, the three add up to less in seven ways to choose them.
    #[test]
    fn a_sign_can_say_much() {
        let ways = Names::new().ways(&[[1, -1, -1, -1, 0, 0, 0, 0, 0]]);
        assert_eq!(ways[2].0, 7 * 6 * 120);
    }

    #[test]
    fn two_signs_never_suffice() {
        assert_eq!(fewest_ways_by_two_signs(), 760);
    }

    #[test]
    fn cages_are_cut_without_a_digit_twice() {
        let grid = Classic(std::array::from_fn(|cell| ((cell / 9 * 3 + cell / 27 + cell % 9) % 9) as u8 + 1));
        let cells = 0b11 << 70 | 0x1ff << 72;
        for number in 0..20 {
            let cages = cut(&grid, cells, &mut Dice::of(1, number));
            assert_eq!(cages.iter().fold(0, |all, cage| all | cage), cells);
            for cage in &cages {
                let mut digits: Vec<u8> = ones(*cage).map(|cell| grid[cell]).collect();
                digits.sort_unstable();
                digits.dedup();
                assert_eq!(digits.len() as u32, cage.count_ones());
            }
        }
    }
}
