//! Owns where the symbols of each class are cut into halves. Any split gives the same number, but what it costs differs:
//! the more lopsided a half, the fewer its shares. Halves that are alike up to symmetries are placed once for all classes, so
//! that few kinds of halves should do.

use super::cover::{Choice, choose as choose_few};
use super::shares::{Half, MOST, Pattern};
use rayon::iter::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use rustc_hash::{FxHashMap, FxHashSet};

/// A class whose symbols are cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its number.
    pub class: usize,
    /// One half.
    pub half: Half,
    /// The other, described the other way round, so that it has the same pattern.
    pub other: Half,
}

/// Splits with more shares are taken only by classes that have no better one.
const MOST_SHARES: u64 = 12_500_000;

/// A split of a class: the symbols of a half as bits, and the kinds of both halves.
struct Split {
    symbols: usize,
    kinds: [u32; 2],
}

/// Cuts all classes, given by the descriptions of their symbols.
pub fn choose(n: usize, classes: &[&[u16]]) -> Vec<(Pattern, Vec<Member>)> {
    let splitter = Splitter::new(n);
    let splits: Vec<Vec<Split>> = classes.par_iter().map(|class| splitter.splits(&boxes(n, class))).collect();
    let choices = |splits: &Vec<Split>| {
        splits
            .iter()
            .map(|split| Choice { things: split.kinds, cost: splitter.cost_of_join(split) })
            .collect()
    };
    let choices: Vec<Vec<Choice>> = splits.iter().map(choices).collect();
    let chosen = choose_few(&choices, &splitter.costs(&splits));
    let members =
        classes.par_iter().zip(&splits).zip(chosen).enumerate().map(|(i, ((class, splits), chosen))| {
            let (pattern, half, other) = cut(n, class, splits[chosen].symbols);
            (pattern, Member { class: i, half, other })
        });
    let mut families: FxHashMap<Pattern, Vec<Member>> = FxHashMap::default();
    for (pattern, member) in members.collect::<Vec<_>>() {
        families.entry(pattern).or_default().push(member);
    }
    let mut families: Vec<_> = families.into_iter().collect();
    families.sort_unstable_by_key(|&(pattern, _)| pattern);
    families
}

/// For each box the symbols in its upper row.
fn boxes(n: usize, class: &[u16]) -> Vec<u16> {
    (0..n).map(|i| class.iter().enumerate().fold(0, |set, (x, d)| set | (d >> i & 1) << x)).collect()
}

/// Halves that are alike but for names of symbols, order of boxes and exchange of rows.
struct Kind {
    /// One of them.
    half: Half,
    pattern: Pattern,
    n_shares: u64,
}

const UNKNOWN: u32 = u32::MAX;

struct Splitter {
    n: usize,
    /// For each set of n symbols and each box, which of these are in its upper row.
    picked: FxHashMap<usize, Vec<u8>>,
    /// The kind of a half by its boxes.
    kind_of: Vec<u32>,
    kinds: Vec<Kind>,
    /// The numbers of shares by the numbers of rare symbols, whatever their order.
    n_shares: Vec<u64>,
}

impl Splitter {
    fn new(n: usize) -> Splitter {
        let halves = (0..1usize << (2 * n)).filter(|set| set.count_ones() as usize == n);
        let pick = |half: usize| (0..1usize << (2 * n)).map(|of_box| pick(of_box, half)).collect();
        let mut splitter = Splitter {
            n,
            picked: halves.map(|half| (half, pick(half))).collect(),
            kind_of: vec![UNKNOWN; number(&vec![(1 << (n - 1)) - 1; n]) + 1],
            kinds: Vec::new(),
            n_shares: vec![0; 1 << 16],
        };
        splitter.find_kinds(0, &mut [0; MOST]);
        splitter
    }

    /// Goes through all halves, described by boxes in order: the rows of a box can be exchanged, so that the last symbol may be
    /// below.
    fn find_kinds(&mut self, n_boxes: usize, boxes: &mut [u8; MOST]) {
        let n = self.n;
        if n_boxes < n {
            for of_box in n_boxes.checked_sub(1).map_or(0, |i| boxes[i])..1 << (n - 1) {
                boxes[n_boxes] = of_box;
                self.find_kinds(n_boxes + 1, boxes);
            }
            return;
        }
        if self.kind_of[number(&boxes[..n])] != UNKNOWN {
            return;
        }
        let kind = self.kinds.len() as u32;
        self.push_kind(boxes);
        // Two permutations of the symbols make all.
        let swapped = |of_box: u8| of_box & !3 | (of_box & 1) << 1 | of_box >> 1 & 1;
        let turned = |of_box: u8| (of_box << 1 | of_box >> (n - 1)) & ((1 << n) - 1);
        self.kind_of[number(&boxes[..n])] = kind;
        let mut fresh = vec![*boxes];
        while let Some(boxes) = fresh.pop() {
            for mut image in [boxes.map(swapped), boxes.map(turned)] {
                normalise(n, &mut image);
                if std::mem::replace(&mut self.kind_of[number(&image[..n])], kind) == UNKNOWN {
                    fresh.push(image);
                }
            }
        }
    }

    fn push_kind(&mut self, boxes: &[u8; MOST]) {
        let boxes = &boxes[..self.n];
        let (pattern, order, exchanged) = arrangement(self.n, boxes);
        let n_shares = &mut self.n_shares[numbers_of_rare(boxes)];
        if *n_shares == 0 {
            *n_shares = pattern.n_shares();
        }
        let half = half(self.n, boxes, &order, exchanged);
        self.kinds.push(Kind { half, pattern, n_shares: *n_shares });
    }

    /// The splits of a class that are worth a thought, each pair of kinds once.
    fn splits(&self, boxes: &[u16]) -> Vec<Split> {
        let all: usize = (1 << (2 * self.n)) - 1;
        let of_half = |symbols: usize| {
            let picked = &self.picked[&symbols];
            let mut of_half = [0; MOST];
            for (of_half, &of_box) in of_half.iter_mut().zip(boxes) {
                *of_half = picked[usize::from(of_box)];
            }
            of_half
        };
        let kind_of = |mut of_half: [u8; MOST]| {
            normalise(self.n, &mut of_half);
            self.kind_of[number(&of_half[..self.n])]
        };
        let mut seen = FxHashSet::default();
        let mut splits = Vec::new();
        let mut fewest = u64::MAX;
        for symbols in (0..=all).filter(|set| set & 1 == 1 && set.count_ones() as usize == self.n) {
            let boxes_of_half = of_half(symbols);
            let n_shares = self.n_shares[numbers_of_rare(&boxes_of_half[..self.n])];
            if n_shares > MOST_SHARES.max(fewest) {
                continue;
            }
            fewest = fewest.min(n_shares);
            let kinds = [kind_of(boxes_of_half), kind_of(of_half(all & !symbols))];
            if seen.insert([kinds[0].min(kinds[1]), kinds[0].max(kinds[1])]) {
                splits.push(Split { symbols, kinds });
            }
        }
        splits.retain(|split| self.kinds[split.kinds[0] as usize].n_shares <= MOST_SHARES.max(fewest));
        splits
    }

    /// What each kind costs: only halves that the group makes of it are placed, but on all shares.
    fn costs(&self, splits: &[Vec<Split>]) -> Vec<u64> {
        let mut is_used = vec![false; self.kinds.len()];
        for kind in splits.iter().flatten().flat_map(|split| split.kinds) {
            is_used[kind as usize] = true;
        }
        let mut groups = FxHashMap::default();
        let cost = |(kind, is_used): (&Kind, bool)| {
            if !is_used {
                return 0;
            }
            let symmetries = groups.entry(kind.pattern).or_insert_with(|| kind.pattern.symmetries());
            let images = symmetries.iter().map(|symmetry| symmetry.of_half(&kind.half, self.n));
            let n_images = images.collect::<FxHashSet<_>>().len();
            cost_of_half(kind.n_shares) * n_images as u64 / symmetries.len() as u64
        };
        self.kinds.iter().zip(is_used).map(cost).collect()
    }

    /// What the products of both halves cost, in nanoseconds.
    fn cost_of_join(&self, split: &Split) -> u64 {
        2 * self.kinds[split.kinds[0] as usize].n_shares
    }
}

/// The class with these descriptions, of whose symbols some are cut off as a half. The boxes are arranged as the pattern wants
/// it.
pub fn cut(n: usize, descriptions: &[u16], symbols: usize) -> (Pattern, Half, Half) {
    let boxes = boxes(n, descriptions);
    let all = (1 << (2 * n)) - 1;
    let [of_half, of_other] = [symbols, all & !symbols]
        .map(|set| boxes.iter().map(|&of_box| pick(of_box.into(), set)).collect::<Vec<u8>>());
    let (pattern, order, exchanged) = arrangement(n, &of_half);
    (pattern, half(n, &of_half, &order, exchanged), half(n, &of_other, &order, !exchanged))
}

/// What placing a half on all its shares costs, in nanoseconds. The more shares, the fewer ways there are for each.
pub fn cost_of_half(n_shares: u64) -> u64 {
    700 * n_shares + 11_700_000 * n_shares.isqrt()
}

/// The bits of a set that belong to some symbols, moved together.
fn pick(set: usize, symbols: usize) -> u8 {
    let symbols = (0..usize::BITS).filter(|x| symbols >> x & 1 == 1);
    symbols.enumerate().fold(0, |picked, (i, x)| picked | ((set >> x & 1) as u8) << i)
}

/// Exchanges rows so that the last symbol is below, and sorts boxes.
fn normalise(n: usize, boxes: &mut [u8; MOST]) {
    for of_box in &mut boxes[..n] {
        if *of_box >> (n - 1) & 1 == 1 {
            *of_box ^= (1 << n) - 1;
        }
    }
    boxes[..n].sort_unstable();
}

/// Which multiset it is among all, boxes being sorted.
fn number(boxes: &[u8]) -> usize {
    let choices = |n: usize, k: usize| (0..k).fold(1, |choices, i| choices * (n - i) / (i + 1));
    boxes.iter().enumerate().map(|(i, &of_box)| choices(usize::from(of_box) + i, i + 1)).sum()
}

/// How often a box has how many symbols in its rare row: four bits each.
fn numbers_of_rare(boxes: &[u8]) -> usize {
    let n = boxes.len() as u32;
    boxes.iter().map(|of_box| 1 << (4 * of_box.count_ones().min(n - of_box.count_ones()))).sum()
}

/// The pattern of a half, the order of boxes that it wants, and the boxes whose upper row is not the rare one.
fn arrangement(n: usize, boxes: &[u8]) -> (Pattern, Vec<usize>, u8) {
    let n_rare = |i: usize| (boxes[i].count_ones() as u8).min(n as u8 - boxes[i].count_ones() as u8);
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by_key(|&i| n_rare(i));
    let mut pattern = Pattern { n, n_rare: [0; MOST] };
    for (place, &i) in pattern.n_rare.iter_mut().zip(&order) {
        *place = n_rare(i);
    }
    let exchanged = (0..n).filter(|&i| boxes[i].count_ones() as usize * 2 > n).map(|i| 1 << i).sum();
    (pattern, order, exchanged)
}

/// A half by symbols, from boxes in some order with some rows exchanged.
fn half(n: usize, boxes: &[u8], order: &[usize], exchanged: u8) -> Half {
    let mut half = [0; MOST];
    for (x, description) in half[..n].iter_mut().enumerate() {
        let is_rare = |i: usize| (boxes[i] >> x ^ exchanged >> i) & 1;
        *description = order.iter().enumerate().fold(0, |bits, (place, &i)| bits | is_rare(i) << place);
    }
    half[..n].sort_unstable();
    half
}
