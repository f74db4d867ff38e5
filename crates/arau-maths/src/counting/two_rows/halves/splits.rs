//! Owns where the symbols of each class are cut into halves. Any split gives the same number, but what it costs differs:
//! the more lopsided a half, the fewer its shares. Halves that are alike up to symmetries serve many classes, so that few
//! halves must do for all: starting with all that are cheap, those that are dearest for what they serve are given up as long as
//! every class has a split left.

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
    let is_kept = splitter.choose_kinds(&splits);
    let members = classes.par_iter().zip(&splits).enumerate().map(|(i, (class, splits))| {
        let possible = splits.iter().filter(|split| split.kinds.iter().all(|&kind| is_kept[kind as usize]));
        let split = possible.min_by_key(|split| splitter.kinds[split.kinds[0] as usize].n_shares);
        splitter.member(i, class, split.expect("no class lost its last split").symbols)
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

struct Splitter {
    n: usize,
    /// For each set of n symbols and each box, which of these are in its upper row.
    picked: FxHashMap<usize, Vec<u8>>,
    /// The kind of a half by its boxes.
    kind_of: FxHashMap<u64, u32>,
    kinds: Vec<Kind>,
}

impl Splitter {
    fn new(n: usize) -> Splitter {
        let halves = (0..1usize << (2 * n)).filter(|set| set.count_ones() as usize == n);
        let pick = |half: usize| (0..1usize << (2 * n)).map(|of_box| pick(of_box, half)).collect();
        let mut splitter = Splitter {
            n,
            picked: halves.map(|half| (half, pick(half))).collect(),
            kind_of: FxHashMap::default(),
            kinds: Vec::new(),
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
        if self.kind_of.contains_key(&key(&boxes[..n])) {
            return;
        }
        let kind = self.kinds.len() as u32;
        self.kinds.push(self.kind(boxes));
        // Two permutations of the symbols make all.
        let swapped = |of_box: u8| of_box & !3 | (of_box & 1) << 1 | of_box >> 1 & 1;
        let turned = |of_box: u8| (of_box << 1 | of_box >> (n - 1)) & ((1 << n) - 1);
        self.kind_of.insert(key(&boxes[..n]), kind);
        let mut fresh = vec![*boxes];
        while let Some(boxes) = fresh.pop() {
            for mut image in [boxes.map(swapped), boxes.map(turned)] {
                normalise(n, &mut image);
                if self.kind_of.insert(key(&image[..n]), kind).is_none() {
                    fresh.push(image);
                }
            }
        }
    }

    fn kind(&self, boxes: &[u8; MOST]) -> Kind {
        let (pattern, order, exchanged) = arrangement(self.n, &boxes[..self.n]);
        let half = half(self.n, &boxes[..self.n], &order, exchanged);
        let known = self.kinds.iter().find(|kind| kind.pattern == pattern);
        Kind { half, pattern, n_shares: known.map_or_else(|| pattern.n_shares(), |kind| kind.n_shares) }
    }

    /// The splits of a class that are worth a thought, each pair of kinds once.
    fn splits(&self, boxes: &[u16]) -> Vec<Split> {
        let all: usize = (1 << (2 * self.n)) - 1;
        let kind_of = |symbols: usize| {
            let picked = &self.picked[&symbols];
            let mut of_half = [0; MOST];
            for (of_half, &of_box) in of_half.iter_mut().zip(boxes) {
                *of_half = picked[usize::from(of_box)];
            }
            normalise(self.n, &mut of_half);
            self.kind_of[&key(&of_half[..self.n])]
        };
        let mut seen = FxHashSet::default();
        let mut splits = Vec::new();
        let mut fewest = u64::MAX;
        for symbols in (0..=all).filter(|set| set & 1 == 1 && set.count_ones() as usize == self.n) {
            let kinds = [kind_of(symbols), kind_of(all & !symbols)];
            let n_shares = self.kinds[kinds[0] as usize].n_shares;
            if n_shares <= MOST_SHARES.max(fewest)
                && seen.insert([kinds[0].min(kinds[1]), kinds[0].max(kinds[1])])
            {
                fewest = fewest.min(n_shares);
                splits.push(Split { symbols, kinds });
            }
        }
        splits.retain(|split| self.kinds[split.kinds[0] as usize].n_shares <= MOST_SHARES.max(fewest));
        splits
    }

    /// Which kinds are kept.
    fn choose_kinds(&self, splits: &[Vec<Split>]) -> Vec<bool> {
        let mut users = vec![Vec::new(); self.kinds.len()];
        for (class, splits) in splits.iter().enumerate() {
            for kind in splits.iter().flat_map(|split| split.kinds) {
                if users[kind as usize].last() != Some(&class) {
                    users[kind as usize].push(class);
                }
            }
        }
        let mut is_kept: Vec<bool> = users.iter().map(|users| !users.is_empty()).collect();
        let mut by_price: Vec<usize> = (0..self.kinds.len()).filter(|&kind| is_kept[kind]).collect();
        let mut groups = FxHashMap::default();
        let price: FxHashMap<usize, u64> = by_price
            .iter()
            .map(|&kind| {
                let pattern = self.kinds[kind].pattern;
                let symmetries = groups.entry(pattern).or_insert_with(|| pattern.symmetries());
                let images =
                    symmetries.iter().map(|symmetry| symmetry.of_half(&self.kinds[kind].half, self.n));
                let n_images = images.collect::<FxHashSet<_>>().len();
                let cost =
                    cost_of_half(self.kinds[kind].n_shares) * n_images as u64 / symmetries.len() as u64;
                (kind, cost / users[kind].len() as u64)
            })
            .collect();
        by_price.sort_unstable_by_key(|kind| (std::cmp::Reverse(price[kind]), *kind));
        for kind in by_price {
            is_kept[kind] = false;
            let is_served = |split: &Split| split.kinds.iter().all(|&kind| is_kept[kind as usize]);
            is_kept[kind] = !users[kind].iter().all(|&class| splits[class].iter().any(is_served));
        }
        is_kept
    }

    /// A class with its split; the boxes are arranged as the pattern wants it.
    fn member(&self, class: usize, descriptions: &[u16], symbols: usize) -> (Pattern, Member) {
        let boxes = boxes(self.n, descriptions);
        let all: usize = (1 << (2 * self.n)) - 1;
        let [of_half, of_other] = [symbols, all & !symbols].map(|set| {
            boxes.iter().map(|&of_box| self.picked[&set][usize::from(of_box)]).collect::<Vec<u8>>()
        });
        let (pattern, order, exchanged) = arrangement(self.n, &of_half);
        let half_of = |boxes: &[u8], exchanged| half(self.n, boxes, &order, exchanged);
        (pattern, Member { class, half: half_of(&of_half, exchanged), other: half_of(&of_other, !exchanged) })
    }
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

fn key(boxes: &[u8]) -> u64 {
    boxes.iter().fold(0, |key, &of_box| key << MOST | u64::from(of_box))
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
