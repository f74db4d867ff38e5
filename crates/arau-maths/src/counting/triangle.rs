//! Owns the end of a count of disjoint choices, when few candidates are left: they move together into few words, and their
//! lists are taken in one order. So the row of a set needs the lists after its own only.

use super::disjoint::{BITS, MOST_WORDS, Table, each_bit};

/// Bits for the candidates of a list, in so many words.
type Bits<const W: usize> = [u64; W];

/// In how many ways a set can be taken from each of these lists so that no two intersect, the last list being implied.
pub fn count(table: &Table, lists: &[usize], candidates: &[u64]) -> u64 {
    let lists = &lists[..lists.len() - 1];
    let movers: Vec<Vec<Mover>> = lists
        .iter()
        .map(|&list| {
            let (from, to) = table.words[list];
            candidates[from..to].iter().map(|&word| Mover::new(word)).collect()
        })
        .collect();
    let most = movers.iter().map(|movers| n_kept(movers)).max().unwrap_or(0);
    match most.div_ceil(BITS) {
        0..=1 => Triangle::<1>::new(table, lists, candidates, &movers).count(),
        2 => Triangle::<2>::new(table, lists, candidates, &movers).count(),
        3..=4 => Triangle::<4>::new(table, lists, candidates, &movers).count(),
        5..=8 => Triangle::<8>::new(table, lists, candidates, &movers).count(),
        _ => Triangle::<MOST_WORDS>::new(table, lists, candidates, &movers).count(),
    }
}

/// The lists with their candidates moved together, and for each set those of later lists that are disjoint from it.
struct Triangle<const W: usize> {
    /// The rows of each list, as many bits per later list as a list may have.
    rows: Vec<Vec<Bits<W>>>,
    all: Vec<Bits<W>>,
}

impl<const W: usize> Triangle<W> {
    fn new(table: &Table, lists: &[usize], candidates: &[u64], movers: &[Vec<Mover>]) -> Triangle<W> {
        let rows = (0..lists.len()).map(|i| {
            let mut rows = Vec::with_capacity(n_kept(&movers[i]) * (lists.len() - i - 1));
            table.each_candidate(lists[i], candidates, |row| {
                for (&later, movers) in lists[i + 1..].iter().zip(&movers[i + 1..]) {
                    let (from, to) = table.words[later];
                    rows.push(move_together(&row[from..to], movers));
                }
            });
            rows
        });
        let all = lists.iter().zip(movers).map(|(&list, movers)| {
            let (from, to) = table.words[list];
            move_together(&candidates[from..to], movers)
        });
        Triangle { rows: rows.collect(), all: all.collect() }
    }

    fn count(&self) -> u64 {
        let mut scratch = vec![[0; W]; self.all.len() * self.all.len()];
        self.count_from(0, &self.all, &mut scratch)
    }

    /// The choices from list `i` and those after it, of which these are the candidates.
    fn count_from(&self, i: usize, candidates: &[Bits<W>], scratch: &mut [Bits<W>]) -> u64 {
        let mut sum = 0;
        match candidates {
            [] => return 1,
            [a] => return n_bits(a),
            [a, b] => each_bit(a, |set| sum += n_bits(&both(b, &self.rows[i][set]))),
            [a, b, c] => each_bit(a, |set| {
                let row = &self.rows[i][2 * set..][..2];
                let c = both(c, &row[1]);
                each_bit(&both(b, &row[0]), |set| sum += n_bits(&both(&c, &self.rows[i + 1][set])));
            }),
            [a, later @ ..] => {
                let (next, scratch) = scratch.split_at_mut(later.len());
                each_bit(a, |set| {
                    let row = &self.rows[i][later.len() * set..][..later.len()];
                    let mut has_all = true;
                    for ((next, x), y) in next.iter_mut().zip(later).zip(row) {
                        *next = both(x, y);
                        has_all &= next.iter().fold(0, |any, word| any | word) != 0;
                    }
                    if has_all {
                        sum += self.count_from(i + 1, next, scratch);
                    }
                });
            }
        }
        sum
    }
}

#[inline(always)]
fn both<const W: usize>(x: &Bits<W>, y: &Bits<W>) -> Bits<W> {
    std::array::from_fn(|i| x[i] & y[i])
}

#[inline(always)]
fn n_bits<const W: usize>(bits: &Bits<W>) -> u64 {
    bits.iter().map(|word| u64::from(word.count_ones())).sum()
}

fn n_kept(movers: &[Mover]) -> usize {
    movers.iter().map(|mover| mover.n_kept).sum()
}

/// The bits that movers keep, one after the other.
fn move_together<const W: usize>(words: &[u64], movers: &[Mover]) -> Bits<W> {
    let mut bits = [0; W];
    let mut place = 0;
    for (word, mover) in words.iter().zip(movers).filter(|(_, mover)| mover.n_kept > 0) {
        let moved = mover.moved(*word);
        let (i, shift) = (place / BITS, place % BITS);
        bits[i] |= moved << shift;
        if shift + mover.n_kept > BITS {
            bits[i + 1] |= moved >> (BITS - shift);
        }
        place += mover.n_kept;
    }
    bits
}

/// Moves some bits of a word together: in step k those that have 2ᵏ too many places to go, as an odd number of such steps.
struct Mover {
    kept: u64,
    n_kept: usize,
    moving: [u64; 6],
}

impl Mover {
    fn new(kept: u64) -> Mover {
        let mut moving = [0; 6];
        let mut place = kept;
        // How many bits below each bit are not kept, a binary digit at a time.
        let mut below = !kept << 1;
        for (k, moving) in moving.iter_mut().enumerate() {
            let parity = (0..6).fold(below, |parity, shift| parity ^ parity << (1 << shift));
            *moving = parity & place;
            place = place ^ *moving | *moving >> (1 << k);
            below &= !parity;
        }
        Mover { kept, n_kept: kept.count_ones() as usize, moving }
    }

    fn moved(&self, word: u64) -> u64 {
        let mut word = word & self.kept;
        for (k, moving) in self.moving.iter().enumerate() {
            let moved = word & moving;
            word = word ^ moved | moved >> (1 << k);
        }
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_move_together_in_order() {
        for kept in [0, 1, u64::MAX, 0x8000_0000_0000_0001, 0x0f0f_1234_5678_9abc, 0xaaaa_5555_ffff_0000] {
            let mover = Mover::new(kept);
            for word in [0, u64::MAX, 0x0123_4567_89ab_cdef, 0x9e37_79b9_7f4a_7c15] {
                let mut expected = 0;
                each_bit(&[kept], |bit| {
                    let place = (kept & ((1 << bit) - 1)).count_ones();
                    expected |= (word >> bit & 1) << place;
                });
                assert_eq!(mover.moved(word), expected, "{kept:x} of {word:x}");
            }
        }
    }

    #[test]
    fn streams_cross_words() {
        let movers = [Mover::new(u64::MAX >> 4), Mover::new(0xff)];
        assert_eq!(move_together(&[u64::MAX, 0x5a], &movers), [u64::MAX >> 4 | 0xa << 60, 0x5]);
    }
}
