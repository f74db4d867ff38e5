//! Owns the sum over all grids of a family: for every choice in the first three bands, the sum over all fourth bands of the ways
//! to fill the first stack, times those of the second, times those of the third.
//!
//! Choices are lanes: 32 of them are multiplied at once, the second stack's ways from the left, the third's from the
//! right. The ways are written as the usual ones and how far they are from these,
//!
//! ```text
//! (a + u) · (b + v) = a · b + b · u + a · v + u · v
//! ```
//!
//! and the few that are too far for the lanes are added one by one.
//!
//! Whichever of the three stacks is the first, the product is the same. So only choices are tried in which no stack has a
//! class before that of the first: they count for three, those with two such stacks for 3⁄2 each, those with three for one.
//! Nor does it matter which band is the fourth: `FOURTH` says when it is to be even or uneven, and for how many it counts.

use super::Setting;
use super::divisions::{N, Relabelling};
use super::family::{Choice, Family};
use super::frames::inverse;
use super::neighbour_boxes::{self, N_EVEN, is_even};
use super::tables::Row;
use arau_intrinsics::products::{Lines, N_QUADS, Place, Product, QUAD, Weights, weighed};
use rustc_hash::FxHashMap;

/// Twice what a choice counts for, by the number of stacks besides the first that have its class.
const COUNTS_TWICE: [i128; 3] = [6, 3, 2];

/// For how many grids one counts whose fourth band is even, or uneven, by the number of uneven bands among the others. With u
/// uneven bands in all and one of them the fourth, each of the u may be the fourth, so that it stands for 4 ⁄ u; with an even one
/// the fourth, for 4 ⁄ (4 − u). For each u one of the two is left out, the one that takes more work.
pub const FOURTH: [[i128; 2]; 4] = [[1, 4], [0, 0], [2, 0], [4, 1]];

/// Twice the sum over some choices of a family.
pub struct Sum<'a> {
    setting: &'a Setting,
    family: &'a Family,
    first: FirstStack<'a>,
    /// What is to be multiplied, by the number of uneven bands and what it counts for.
    blocks: FxHashMap<(usize, i128), Block>,
    total: i128,
}

/// The ways to fill the first stack.
struct FirstStack<'a> {
    /// By its fourth division.
    ways: &'a [u32],
    /// The same for the products of the other stacks.
    weights: neighbour_boxes::Weights,
    /// Their sum over all fourth bands with a given division in the second, or third, stack, each as often as it counts, by the
    /// number of uneven bands above.
    beside: [Weights<1, 1>; 4],
    /// Their sum over all fourth bands.
    all: [i128; 4],
}

impl<'a> Sum<'a> {
    /// The sum over nothing.
    pub fn new(setting: &'a Setting, family: &'a Family) -> Sum<'a> {
        let ways = setting.ways(family.triple);
        let beside: [Vec<i32>; 4] =
            FOURTH.map(|fourth| (0..N).map(|division| beside(setting, ways, division, fourth)).collect());
        let first = FirstStack {
            ways,
            weights: setting.bands.weights(ways),
            all: beside.each_ref().map(|beside| beside.iter().map(|&beside| i128::from(beside)).sum()),
            beside: beside.map(|beside| Weights::new(beside.into_iter().map(|beside| [[beside]]).collect())),
        };
        Sum { setting, family, first, blocks: FxHashMap::default(), total: 0 }
    }

    /// Adds a choice for two bands, with all choices for the third band.
    pub fn add(&mut self, choice: &Choice) {
        let n_uneven = choice.neighbours.iter().filter(|&&number| !is_even(number)).count();
        let stacks = [0, 1].map(|i| OtherStack::new(self.setting, self.family, choice, i));
        // By the number of stacks with the class of the first, and the number of uneven bands.
        let mut lanes: [[Vec<[&Row; 2]>; 4]; 3] = Default::default();
        for number in self.family.thirds.clone() {
            let third = self.family.neighbours[2][number];
            let n_uneven = n_uneven + usize::from(!is_even(number));
            let thirds = [0, 1].map(|i| stacks[i].to_example[third[i] as usize] as usize);
            let classes = [0, 1].map(|i| self.setting.classes.thirds[stacks[i].pair][thirds[i]].triple);
            if FOURTH[n_uneven] != [0; 2] && classes.iter().all(|&class| class >= self.family.triple) {
                let n_like_first = classes.iter().filter(|&&class| class == self.family.triple).count();
                let rows = [0, 1].map(|i| self.setting.row(stacks[i].pair, thirds[i]));
                lanes[n_like_first][n_uneven].push(rows);
            }
        }
        for (lanes, counts) in lanes.iter().zip(COUNTS_TWICE) {
            for (n_uneven, lanes) in lanes.iter().enumerate() {
                self.add_lanes(lanes, &stacks, n_uneven, counts * i128::from(choice.n));
            }
        }
    }

    fn add_lanes(&mut self, lanes: &[[&Row; 2]], stacks: &[OtherStack; 2], n_uneven: usize, counts: i128) {
        let usual = |rows: &[&Row; 2]| rows.iter().map(|row| i128::from(row.usual)).product::<i128>();
        let usual = lanes.iter().map(usual).sum::<i128>() * self.first.all[n_uneven];
        let far: i128 = lanes.iter().map(|rows| self.far(*rows, stacks, n_uneven)).sum();
        self.total += counts * (usual + far);
        for quad in lanes.chunks(QUAD) {
            let block = self.blocks.entry((n_uneven, counts)).or_default();
            block.push(quad, stacks, &self.setting.zero);
            if block.n_quads == N_QUADS {
                self.total += counts * block.multiply(self.setting, &self.first, n_uneven);
            }
        }
    }

    /// Twice the sum.
    pub fn finish(mut self) -> i128 {
        let stacks = [OtherStack::any(), OtherStack::any()];
        for (&(n_uneven, counts), block) in &mut self.blocks {
            while (1..N_QUADS).contains(&block.n_quads) {
                block.push(&[], &stacks, &self.setting.zero);
            }
            self.total += counts * block.multiply(self.setting, &self.first, n_uneven);
        }
        self.total
    }

    /// What is missing in a lane because some ways are too far from the usual.
    fn far(&self, [left, right]: [&Row; 2], [second, third]: &[OtherStack; 2], n_uneven: usize) -> i128 {
        let mut sum = 0;
        for &(division, more) in &left.more {
            let division = second.from_example[division as usize];
            let near_of_right = |other: u16| right.usual_and_near(third.to_example[other as usize] as usize);
            sum += i128::from(more) * self.beside(division, n_uneven, near_of_right);
            if !right.more.is_empty() {
                let more_of_right = |other: u16| right.more_of(third.to_example[other as usize]);
                sum += i128::from(more) * self.beside(division, n_uneven, more_of_right);
            }
        }
        for &(division, more) in &right.more {
            let division = third.from_example[division as usize];
            let near_of_left = |other: u16| left.usual_and_near(second.to_example[other as usize] as usize);
            sum += i128::from(more) * self.beside(division, n_uneven, near_of_left);
        }
        sum
    }

    /// The sum over all fourth bands with a division in one stack: the first stack's ways times the other's.
    fn beside(&self, division: u16, n_uneven: usize, ways: impl Fn(u16) -> i64) -> i128 {
        let of_some = |neighbours: &[[u16; 2]]| -> i64 {
            neighbours
                .iter()
                .map(|&[first, other]| i64::from(self.first.ways[first as usize]) * ways(other))
                .sum()
        };
        let (even, uneven) = self.setting.neighbours(division as usize).split_at(N_EVEN);
        let counted = |neighbours: &[[u16; 2]], counts: i128| match counts {
            0 => 0,
            _ => counts * i128::from(of_some(neighbours)),
        };
        counted(even, FOURTH[n_uneven][0]) + counted(uneven, FOURTH[n_uneven][1])
    }
}

/// The ways to fill the first stack, over all fourth bands with a division in another stack.
fn beside(setting: &Setting, ways: &[u32], division: usize, fourth: [i128; 2]) -> i32 {
    let of_some =
        |neighbours: &[[u16; 2]]| neighbours.iter().map(|&[first, _]| u64::from(ways[first as usize])).sum();
    let (even, uneven) = setting.neighbours(division).split_at(N_EVEN);
    let sums: [u64; 2] = [even, uneven].map(of_some);
    let sum: i128 = sums.into_iter().zip(fourth).map(|(sum, counts)| i128::from(sum) * counts).sum();
    i32::try_from(sum).expect("346 times the most ways, four times, fit")
}

/// The second or third stack with a choice for its first two bands.
struct OtherStack {
    /// The class of these two.
    pair: usize,
    /// From divisions to those of the class's example.
    to_example: Vec<u16>,
    /// And back; what stands behind the last division goes to a line that nobody reads.
    from_example: Vec<u16>,
}

impl OtherStack {
    fn new(setting: &Setting, family: &Family, choice: &Choice, stack: usize) -> OtherStack {
        let division = |band: usize| {
            setting.divisions.get(family.neighbours[band][choice.neighbours[band]][stack] as usize)
        };
        let (pair, relabelling) = setting.classes.pair([division(0), division(1)]);
        OtherStack::with(setting, pair, &relabelling)
    }

    fn with(setting: &Setting, pair: usize, relabelling: &Relabelling) -> OtherStack {
        let mut from_example = setting.divisions.images(&inverse(relabelling));
        let mut to_example = vec![0; N];
        for (example, &division) in from_example.iter().enumerate() {
            to_example[division as usize] = example as u16;
        }
        from_example.resize(N.next_multiple_of(QUAD), NOBODY);
        OtherStack { pair, to_example, from_example }
    }

    /// One for rows of zeros.
    fn any() -> OtherStack {
        let mut from_example: Vec<u16> = (0..N as u16).collect();
        from_example.resize(N.next_multiple_of(QUAD), NOBODY);
        OtherStack { pair: 0, to_example: Vec::new(), from_example }
    }
}

/// A line that is written and not read.
const NOBODY: u16 = N as u16;
/// A line of the usual ways.
const USUAL: u16 = N as u16 + 1;

/// Choices that are multiplied together.
struct Block {
    left: Lines,
    right: Lines,
    n_quads: usize,
}

impl Default for Block {
    fn default() -> Block {
        Block { left: Lines::new(), right: Lines::new(), n_quads: 0 }
    }
}

impl Block {
    /// Adds up to four lanes; the others are zero.
    fn push(&mut self, lanes: &[[&Row; 2]], stacks: &[OtherStack; 2], zero: &Row) {
        for (stack, lines) in [&mut self.left, &mut self.right].into_iter().enumerate() {
            let rows: [&Row; QUAD] = std::array::from_fn(|i| lanes.get(i).map_or(zero, |rows| rows[stack]));
            lines.set_quad(self.n_quads, rows.map(|row| &row.words[..]), &stacks[stack].from_example);
            let usual = rows.map(|row| [row.usual as u64]);
            lines.set_quad(
                self.n_quads,
                usual.each_ref().map(|word| &word[..]),
                &[USUAL, NOBODY, NOBODY, NOBODY],
            );
        }
        self.n_quads += 1;
    }

    /// The sum over the lanes, but for what all have in common. The block is empty after that.
    fn multiply(&mut self, setting: &Setting, first: &FirstStack<'_>, n_uneven: usize) -> i128 {
        if self.n_quads == 0 {
            return 0;
        }
        self.n_quads = 0;
        let Block { left, right, .. } = &*self;
        let [even, uneven] = FOURTH[n_uneven];
        let mut total = weighed(&setting.with_usual, &first.beside[n_uneven], left, right);
        if even > 0 {
            total += even * setting.bands.even(&first.weights, left, right);
        }
        if uneven > 0 {
            total += uneven * setting.bands.uneven(&first.weights, left, right);
        }
        total
    }
}

/// Products of the lines of either store with the usual ways of the other.
pub fn with_usual() -> Vec<Product<1, 1, 2>> {
    let usual = Place::of(USUAL);
    let lines = (0..N as u16).map(Place::of);
    lines.map(|line| Product { left: [[line, usual]], right: [[usual], [line]] }).collect()
}

#[cfg(test)]
mod tests {
    use super::super::divisions::Division;
    use super::super::neighbour_boxes::{N_EVEN, N_NEIGHBOURS};
    use super::super::ways::Stacks;
    use super::*;

    /// The same sum, one grid after the other as it were: no examples, no lanes, no usual ways.
    fn plainly(setting: &Setting, family: &Family, choice: &Choice) -> i128 {
        let stacks = Stacks::new(&setting.divisions);
        let class_of = |divisions: [Division; 3]| {
            let (pair, relabelling) = setting.classes.pair([divisions[0], divisions[1]]);
            let third = setting.divisions.image(&relabelling, setting.divisions.number(divisions[2]));
            setting.classes.thirds[pair][third].triple
        };
        let first = stacks.ways(setting.classes.triples[family.triple].divisions);
        let mut sum = 0;
        let n_uneven = choice.neighbours.iter().filter(|&&number| !is_even(number)).count();
        for number in family.thirds.clone() {
            let third = family.neighbours[2][number];
            let fourth = FOURTH[n_uneven + usize::from(!is_even(number))];
            let triple = |stack: usize| {
                let division = |band: usize| family.neighbours[band][choice.neighbours[band]][stack];
                [division(0), division(1), third[stack]].map(|number| setting.divisions.get(number as usize))
            };
            let classes = [class_of(triple(0)), class_of(triple(1))];
            if classes.iter().any(|&class| class < family.triple) {
                continue;
            }
            let [second, third] = [0, 1].map(|stack| stacks.ways(triple(stack)));
            let counts = |beside: usize| fourth[usize::from(!is_even(beside))];
            let mut all_bands = 0;
            for (division, &ways) in first.iter().enumerate() {
                for (beside, &[left, right]) in setting.neighbours(division).iter().enumerate() {
                    let ways = [ways, second[left as usize], third[right as usize]];
                    all_bands += counts(beside) * ways.map(i128::from).into_iter().product::<i128>();
                }
            }
            let n_like_first = classes.iter().filter(|&&class| class == family.triple).count();
            sum += COUNTS_TWICE[n_like_first] * i128::from(choice.n) * all_bands;
        }
        sum
    }

    #[test]
    fn the_fourth_band_stands_for_every_band() {
        // If every stack could be filled in one way.
        let n = [N_EVEN, N_NEIGHBOURS - N_EVEN].map(|n| n as i128);
        let n_above =
            |n_uneven: u32| [1, 3, 3, 1][n_uneven as usize] * n[0].pow(3 - n_uneven) * n[1].pow(n_uneven);
        let counted = |n_uneven: u32| {
            let [even, uneven] = FOURTH[n_uneven as usize];
            n_above(n_uneven) * (even * n[0] + uneven * n[1])
        };
        assert_eq!((0..4).map(counted).sum::<i128>(), (N_NEIGHBOURS as i128).pow(4));
    }

    #[test]
    fn sums_in_lanes_are_those_of_one_grid_after_the_other() {
        let setting = Setting::new();
        for (triple, choice, thirds) in
            [(0, 345, 214..218), (0, 59_400, 340..342), (200, 77, 215..217), (357, 3, 100..102)]
        {
            let mut family = Family::new(&setting, triple);
            family.thirds = thirds;
            let mut sum = Sum::new(&setting, &family);
            let expected = [0, 1].map(|next| {
                let choice = &family.choices[choice + next];
                sum.add(choice);
                plainly(&setting, &family, choice)
            });
            assert_eq!(sum.finish(), expected.into_iter().sum::<i128>(), "{triple}");
        }
    }
}
