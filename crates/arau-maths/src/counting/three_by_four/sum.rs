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

use super::Setting;
use super::divisions::{N, Relabelling};
use super::family::{Choice, Family};
use super::frames::inverse;
use super::tables::Row;
use arau_nine::products::{Lines, N_QUADS, Product, QUAD, Sums, add_products};
use rustc_hash::FxHashMap;

/// Twice what a choice counts for, by the number of stacks besides the first that have its class.
const COUNTS_TWICE: [i128; 3] = [6, 3, 2];

/// Twice the sum over some choices of a family.
pub struct Sum<'a> {
    setting: &'a Setting,
    family: &'a Family,
    first: FirstStack<'a>,
    /// What is to be multiplied, by what it counts for.
    blocks: FxHashMap<i128, Block>,
    total: i128,
}

/// The ways to fill the first stack.
struct FirstStack<'a> {
    /// By its fourth division.
    ways: &'a [u32],
    /// Their sum over all bands with a given division in the second, or third, stack.
    beside: Vec<i128>,
    /// Their sum over all bands.
    all: i128,
}

impl<'a> Sum<'a> {
    /// The sum over nothing.
    pub fn new(setting: &'a Setting, family: &'a Family) -> Sum<'a> {
        let ways = setting.ways(family.triple);
        let beside = |division: usize| {
            setting.besides(division).iter().map(|&[first, _]| i128::from(ways[first as usize])).sum()
        };
        let beside: Vec<i128> = (0..N).map(beside).collect();
        let first = FirstStack { ways, all: beside.iter().sum(), beside };
        Sum { setting, family, first, blocks: FxHashMap::default(), total: 0 }
    }

    /// Adds a choice for two bands, with all choices for the third band.
    pub fn add(&mut self, choice: &Choice) {
        let stacks = [0, 1].map(|i| OtherStack::new(self.setting, self.family, choice, i));
        let mut lanes: [Vec<[&Row; 2]>; 3] = Default::default();
        for third in &self.family.besides[2] {
            let thirds = [0, 1].map(|i| stacks[i].to_example[third[i] as usize] as usize);
            let classes = [0, 1].map(|i| self.setting.classes.thirds[stacks[i].pair][thirds[i]].triple);
            if classes.iter().all(|&class| class >= self.family.triple) {
                let n_like_first = classes.iter().filter(|&&class| class == self.family.triple).count();
                lanes[n_like_first].push([0, 1].map(|i| self.setting.row(stacks[i].pair, thirds[i])));
            }
        }
        for (lanes, counts) in lanes.iter().zip(COUNTS_TWICE) {
            let counts = counts * i128::from(choice.n);
            let usual = |rows: &[&Row; 2]| rows.iter().map(|row| i128::from(row.usual)).product::<i128>();
            let usual = lanes.iter().map(usual).sum::<i128>() * self.first.all;
            let far: i128 = lanes.iter().map(|rows| self.far(*rows, &stacks)).sum();
            self.total += counts * (usual + far);
            for quad in lanes.chunks(QUAD) {
                let block = self.blocks.entry(counts).or_default();
                block.push(quad, &stacks, &self.setting.zero);
                if block.n_quads == N_QUADS {
                    self.total += counts * block.multiply(self.setting, &self.first);
                }
            }
        }
    }

    /// Twice the sum.
    pub fn finish(mut self) -> i128 {
        for (counts, block) in &mut self.blocks {
            let stacks = [OtherStack::any(), OtherStack::any()];
            while (1..N_QUADS).contains(&block.n_quads) {
                block.push(&[], &stacks, &self.setting.zero);
            }
            self.total += counts * block.multiply(self.setting, &self.first);
        }
        self.total
    }

    /// What is missing in a lane because some ways are too far from the usual.
    fn far(&self, [left, right]: [&Row; 2], [second, third]: &[OtherStack; 2]) -> i128 {
        let mut sum = 0;
        for &(division, more) in &left.more {
            sum += i128::from(more)
                * self.beside(second.from_example[division as usize], |other| {
                    i64::from(right.usual) + right.near(third.to_example[other] as usize)
                });
            for &(other, more_there) in &right.more {
                let other = third.from_example[other as usize];
                let here = second.from_example[division as usize];
                let n = self.setting.besides(here as usize).iter().filter(|beside| beside[1] == other);
                sum += i128::from(more * more_there)
                    * n.map(|&[first, _]| i128::from(self.first.ways[first as usize])).sum::<i128>();
            }
        }
        for &(division, more) in &right.more {
            sum += i128::from(more)
                * self.beside(third.from_example[division as usize], |other| {
                    i64::from(left.usual) + left.near(second.to_example[other] as usize)
                });
        }
        sum
    }

    /// The sum over all bands with a division in one stack: the first stack's ways times the other's, but for what is far.
    fn beside(&self, division: u16, near: impl Fn(usize) -> i64) -> i128 {
        let ways = |&[first, other]: &[u16; 2]| {
            i128::from(self.first.ways[first as usize]) * i128::from(near(other as usize))
        };
        self.setting.besides(division as usize).iter().map(ways).sum()
    }
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
        let division =
            |band: usize| setting.divisions.get(family.besides[band][choice.besides[band]][stack] as usize);
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
    sums: Sums,
}

impl Default for Block {
    fn default() -> Block {
        Block { left: Lines::new(), right: Lines::new(), n_quads: 0, sums: Sums::new() }
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
    fn multiply(&mut self, setting: &Setting, first: &FirstStack<'_>) -> i128 {
        if self.n_quads == 0 {
            return 0;
        }
        self.n_quads = 0;
        let Block { left, right, sums, .. } = self;
        let bands = &setting.bands;
        add_products(&bands.one, left, right, sums);
        add_products(&bands.two, left, right, sums);
        add_products(&bands.three, left, right, sums);
        add_products(&bands.four, left, right, sums);
        let both: i128 =
            sums.take(N).zip(first.ways).map(|(sum, &ways)| i128::from(sum) * i128::from(ways)).sum();
        add_products(&setting.lefts, left, right, sums);
        add_products(&setting.rights, left, right, sums);
        let one_of_them: i128 =
            sums.take(N).zip(&first.beside).map(|(sum, ways)| i128::from(sum) * ways).sum();
        both + one_of_them
    }
}

/// Products of the lines of either store with the usual ways of the other.
pub fn with_the_usual() -> [Vec<Product<1, 1, 1>>; 2] {
    let product = |left, right, sum| Product { left: [[left]], right: [[right]], sums: [[sum]] };
    let lines = || 0..N as u16;
    [
        lines().map(|line| product(line, USUAL, line)).collect(),
        lines().map(|line| product(USUAL, line, line)).collect(),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::divisions::Division;
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
        for third in &family.besides[2] {
            let triple = |stack: usize| {
                let division = |band: usize| family.besides[band][choice.besides[band]][stack];
                [division(0), division(1), third[stack]].map(|number| setting.divisions.get(number as usize))
            };
            let classes = [class_of(triple(0)), class_of(triple(1))];
            if classes.iter().any(|&class| class < family.triple) {
                continue;
            }
            let [second, third] = [0, 1].map(|stack| stacks.ways(triple(stack)));
            let mut all_bands = 0;
            for (division, &ways) in first.iter().enumerate() {
                for &[left, right] in setting.besides(division) {
                    let ways = [ways, second[left as usize], third[right as usize]];
                    all_bands += ways.map(i128::from).into_iter().product::<i128>();
                }
            }
            let n_like_first = classes.iter().filter(|&&class| class == family.triple).count();
            sum += COUNTS_TWICE[n_like_first] * i128::from(choice.n) * all_bands;
        }
        sum
    }

    #[test]
    fn sums_in_lanes_are_those_of_one_grid_after_the_other() {
        let setting = Setting::new();
        for (triple, choice, thirds) in [(0, 12_345, 40..43), (200, 77, 0..2), (357, 3, 170..172)] {
            let mut family = Family::new(&setting, triple);
            family.besides[2] = family.besides[2][thirds].to_vec();
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
