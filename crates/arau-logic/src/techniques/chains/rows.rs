//! Owns [`Rows`]: for every literal, the set of literals that follow from it, as bits, so that what several starts have
//! in common is found at once.

use super::graph::Literal;
use arau_core::bits::ones_of;

/// A square of bits.
#[derive(Clone)]
pub(super) struct Rows {
    n_words: usize,
    bits: Vec<u64>,
}

/// The bits of false literals; those of true ones lie just above.
const OFF: u64 = 0x5555_5555_5555_5555;

impl Rows {
    /// Each literal follows from itself.
    pub fn new(n_literals: usize) -> Rows {
        let n_words = n_literals.div_ceil(64);
        let mut rows = Rows { n_words, bits: vec![0; n_words * n_literals] };
        (0..n_literals).for_each(|idx| rows.insert(Literal(idx as u32), Literal(idx as u32)));
        rows
    }

    pub fn insert(&mut self, from: Literal, to: Literal) {
        self.bits[from.idx() * self.n_words + to.idx() / 64] |= 1 << (to.idx() % 64);
    }

    /// Whether one literal follows from another.
    pub fn contains(&self, from: Literal, to: Literal) -> bool {
        self.row(from)[to.idx() / 64] >> (to.idx() % 64) & 1 == 1
    }

    pub fn row(&self, from: Literal) -> &[u64] {
        &self.bits[from.idx() * self.n_words..][..self.n_words]
    }

    /// Adds what follows from what follows, however far.
    pub fn close(&mut self) {
        let mut of_middle = vec![0; self.n_words];
        for middle in 0..self.bits.len() / self.n_words.max(1) {
            of_middle.copy_from_slice(self.row(Literal(middle as u32)));
            for row in self.bits.chunks_exact_mut(self.n_words) {
                if row[middle / 64] >> (middle % 64) & 1 == 1 {
                    row.iter_mut().zip(&of_middle).for_each(|(word, more)| *word |= more);
                }
            }
        }
    }

    /// Whether a node follows from a literal to be true and false.
    pub fn has_both(&self, from: Literal) -> bool {
        self.row(from).iter().any(|word| word & (word >> 1) & OFF != 0)
    }

    /// The nodes that follow from a literal to be true and false.
    pub fn both(&self, from: Literal) -> impl Iterator<Item = usize> + '_ {
        ones_of(self.row(from).iter().map(|word| word & (word >> 1) & OFF)).map(|bit| bit / 2)
    }

    /// What follows from each of some literals.
    pub fn common(&self, starts: impl IntoIterator<Item = Literal>, common: &mut Vec<u64>) {
        common.clear();
        common.resize(self.n_words, u64::MAX);
        for start in starts {
            common.iter_mut().zip(self.row(start)).for_each(|(word, row)| *word &= row);
        }
    }
}

/// The literals of a row.
pub(super) fn literals(row: &[u64]) -> impl Iterator<Item = Literal> + '_ {
    ones_of(row.iter().copied()).map(|literal| Literal(literal as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_is_closed_and_a_contradiction_seen() {
        let mut rows = Rows::new(140);
        let [a, b, c] = [3, 70, 139].map(Literal);
        rows.insert(a, b);
        rows.insert(b, c);
        assert!(!rows.contains(a, c));
        rows.insert(c, a.denied());
        rows.close();
        assert!(rows.contains(a, c) && !rows.contains(b, a));
        assert!(rows.has_both(a) && !rows.has_both(b));
        assert_eq!(rows.both(a).collect::<Vec<_>>(), [a.node()]);
        let mut common = Vec::new();
        rows.common([a, c], &mut common);
        assert_eq!(literals(&common).collect::<Vec<_>>(), [a.denied(), c]);
    }
}
