//! Owns the number of classic 9×9 grids (Felgenhauer and Jarvis, "Enumerating possible Sudoku grids", 2005; column sets after
//! Pettersen).
//!
//! What a band means to the other two is the set of three symbols in each of its columns: three partitions of the
//! symbols into triples, one per box. With the columns of the first band given, the second band has 56 choices of
//! triples in each box, and the third gets what is left. Bands with given column sets are counted once, in a table for
//! those whose first box has the columns 123, 456, 789; a relabelling brings any other there. First bands that symmetries
//! turn into each other are counted together.

use super::plan::Plan;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

const ALL: u16 = 0b1_1111_1111;
const N: usize = 280;
/// Columns are ordered: 9! / 3!³ ways for the first box, 3! orders for each partition of the others.
const ORDERS: u32 = 1680 * 36;

pub(super) type Triples = [u16; 3];

/// The plan for boxes of 3×3.
pub fn plan() -> Plan {
    let tables = Tables::new();
    let classes = tables.classes();
    Plan::new("grids 3x3", classes.len(), ORDERS, move |i| tables.n_grids(&classes[i]))
}

pub(super) struct Tables {
    partitions: Vec<Triples>,
    number: FxHashMap<Triples, usize>,
    /// The number of 123|456|789.
    first: usize,
    /// Bands with the first partition and two others in its boxes, the order of columns given.
    n_bands: Vec<u32>,
    /// What each partition becomes when another is relabelled to the first.
    relabelled: Vec<Vec<usize>>,
}

impl Tables {
    pub(super) fn new() -> Tables {
        let partitions = partitions();
        let number: FxHashMap<Triples, usize> = partitions.iter().enumerate().map(|(i, p)| (*p, i)).collect();
        let first = number[&sorted([0b111, 0b111_000, 0b111_000_000])];
        let mut tables = Tables { partitions, number, first, n_bands: Vec::new(), relabelled: Vec::new() };
        tables.n_bands = tables.count_bands();
        tables.relabelled = (0..N).map(|p| tables.action(&to_first(tables.partitions[p]))).collect();
        tables
    }

    /// What a relabelling makes of each partition.
    fn action(&self, labels: &[usize; 9]) -> Vec<usize> {
        let image = |triple: u16| {
            (0..9)
                .filter(|s| triple >> s & 1 == 1)
                .fold(0, |image, symbol: usize| image | 1 << labels[symbol])
        };
        self.partitions.iter().map(|triples| self.number[&sorted(triples.map(image))]).collect()
    }

    fn count_bands(&self) -> Vec<u32> {
        let mut n_bands = vec![0; N * N];
        let first_rows = rows_of(self.partitions[self.first]);
        for (second, triples) in self.partitions.iter().enumerate() {
            for rows in rows_of(*triples) {
                // The rows of a band may be permuted: the first column of the first box stands for six.
                for first in &first_rows[..first_rows.len() / 6] {
                    if (0..3).any(|row| first[row] & rows[row] != 0) {
                        continue;
                    }
                    let left = [0, 1, 2].map(|row| ALL & !first[row] & !rows[row]);
                    for (third, columns) in self.partitions.iter().enumerate() {
                        let crosses =
                            |row: &u16| columns.iter().all(|column| (column & row).count_ones() == 1);
                        n_bands[second * N + third] += if left.iter().all(crosses) { 6 } else { 0 };
                    }
                }
            }
        }
        n_bands
    }

    /// Pairs of partitions for the second and third box, those together that symmetries turn into each other.
    pub(super) fn classes(&self) -> Vec<Vec<usize>> {
        let relabellings = [
            [1, 0, 2, 3, 4, 5, 6, 7, 8],
            [1, 2, 0, 3, 4, 5, 6, 7, 8],
            [3, 4, 5, 0, 1, 2, 6, 7, 8],
            [3, 4, 5, 6, 7, 8, 0, 1, 2],
        ];
        let actions = relabellings.map(|labels| self.action(&labels));
        let mut is_seen = vec![false; N * N];
        let mut classes = Vec::new();
        for pair in 0..N * N {
            let mut open = vec![pair];
            let mut class = Vec::new();
            while let Some(pair) = open.pop() {
                if std::mem::replace(&mut is_seen[pair], true) {
                    continue;
                }
                class.push(pair);
                let (second, third) = (pair / N, pair % N);
                open.extend(actions.iter().map(|action| action[second] * N + action[third]));
                open.push(third * N + second);
                // The first two boxes change places.
                let to_first = &self.relabelled[second];
                open.push(to_first[self.first] * N + to_first[third]);
            }
            if !class.is_empty() && self.n_bands[pair] > 0 {
                classes.push(class);
            }
        }
        classes
    }

    /// The grids whose first band has a pair of this class, the order of columns given.
    pub(super) fn n_grids(&self, class: &[usize]) -> BigUint {
        let pair = class[0];
        let n_bands = u64::from(self.n_bands[pair]) * class.len() as u64;
        BigUint::from(n_bands) * self.n_other_bands(pair / N, pair % N)
    }

    /// The pair of partitions of a band whose columns have these symbols, in whatever order.
    #[cfg(test)]
    pub(super) fn pair_of(&self, columns: [Triples; 3]) -> usize {
        let [first, second, third] = columns.map(|triples| self.number[&sorted(triples)]);
        let to_first = &self.relabelled[first];
        to_first[second] * N + to_first[third]
    }

    /// The ways to fill the second and third band below a first one with these partitions.
    fn n_other_bands(&self, second: usize, third: usize) -> u64 {
        let [first, second, third] = [self.first, second, third].map(|p| self.below(self.partitions[p]));
        let mut sum = 0;
        for &(a, b) in &first {
            let (to_a, to_b) = (&self.relabelled[a], &self.relabelled[b]);
            for &(c, d) in &second {
                let above = &self.n_bands[to_a[c] * N..][..N];
                let below = &self.n_bands[to_b[d] * N..][..N];
                let ways = |&(e, f): &(usize, usize)| u64::from(above[to_a[e]]) * u64::from(below[to_b[f]]);
                sum += third.iter().map(ways).sum::<u64>();
            }
        }
        sum
    }

    /// The partitions that the two boxes below one with these columns can have.
    fn below(&self, columns: Triples) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        for &p in &self.partitions {
            for order in ORDERS_OF_THREE {
                let under = order.map(|i| p[i]);
                if (0..3).all(|i| under[i] & columns[i] == 0) {
                    let left = [0, 1, 2].map(|i| ALL & !columns[i] & !under[i]);
                    found.push((self.number[&p], self.number[&sorted(left)]));
                }
            }
        }
        found
    }
}

const ORDERS_OF_THREE: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

fn sorted(mut triples: Triples) -> Triples {
    triples.sort_unstable();
    triples
}

fn partitions() -> Vec<Triples> {
    let triples = || (0..=ALL).filter(|set| set.count_ones() == 3);
    let mut found = Vec::new();
    for a in triples() {
        for b in triples().filter(|b| a & b == 0 && a < *b) {
            let c = ALL & !a & !b;
            if b < c {
                found.push([a, b, c]);
            }
        }
    }
    found
}

/// The labels that bring these triples to 123, 456, 789.
fn to_first(triples: Triples) -> [usize; 9] {
    let mut labels = [0; 9];
    let in_order = triples.iter().flat_map(|t| (0..9).filter(move |s| t >> s & 1 == 1));
    for (label, symbol) in in_order.enumerate() {
        labels[symbol] = label;
    }
    labels
}

/// The rows of every box with these columns; the order of the first column varies slowest.
fn rows_of(columns: Triples) -> Vec<Triples> {
    let symbols = columns.map(|column| {
        let mut symbols = (0..9).filter(|s| column >> s & 1 == 1).map(|s| 1u16 << s);
        [(); 3].map(|()| symbols.next().unwrap_or(0))
    });
    let mut rows = Vec::new();
    for a in ORDERS_OF_THREE {
        for b in ORDERS_OF_THREE {
            for c in ORDERS_OF_THREE {
                rows.push([0, 1, 2].map(|row| symbols[0][a[row]] | symbols[1][b[row]] | symbols[2][c[row]]));
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_give_the_published_number_of_bands_and_classes() {
        let tables = Tables::new();
        let n_bands: u64 = tables.n_bands.iter().map(|&n| u64::from(n)).sum();
        assert_eq!(n_bands * u64::from(ORDERS), 948_109_639_680);
        assert_eq!(tables.classes().len(), 44);
        assert!(tables.partitions.iter().all(|p| tables.below(*p).len() == 56));
    }

    #[test]
    fn published_count() {
        assert_eq!(plan().count().to_string(), "6670903752021072936960");
    }
}
