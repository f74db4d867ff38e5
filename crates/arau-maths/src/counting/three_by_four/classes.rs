//! Owns the classes of two and of three divisions: 9 and 359 of them, with the number of choices that each stands for.

use super::divisions::{Division, Divisions, N, Relabelling};
use super::frames::{Form, Frame, Frames};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rustc_hash::FxHashMap;

/// Classes of pairs and triples.
pub struct Classes {
    frames_of_pairs: Frames,
    numbers_of_pairs: FxHashMap<Form, usize>,
    /// The example of each class of pairs.
    pub pairs: Vec<[Division; 2]>,
    /// The triples of the example of a pair with each third division.
    pub thirds: Vec<Vec<Third>>,
    /// The classes of triples, the largest first.
    pub triples: Vec<Triple>,
}

/// A pair's example with a third division.
pub struct Third {
    /// The class of the triple.
    pub triple: usize,
    /// From the example of the pair to that of the triple.
    pub relabelling: Relabelling,
}

/// A class of triples.
pub struct Triple {
    /// The example.
    pub divisions: [Division; 3],
    /// Triples of the class with a given first division: that times [`N`] in all, in every order.
    pub n_with_given_first: u64,
}

impl Classes {
    /// Finds them.
    pub fn new(divisions: &Divisions) -> Classes {
        let (two, three) = (Frames::new(2), Frames::new(3));
        let first = divisions.get(0);
        let mut n_pairs: FxHashMap<Form, u64> = FxHashMap::default();
        for second in divisions.iter() {
            *n_pairs.entry(two.frame(&[first, second]).form).or_default() += 1;
        }
        let mut n_pairs: Vec<(Form, u64)> = n_pairs.into_iter().collect();
        n_pairs.sort_unstable();
        let pairs: Vec<[Division; 2]> =
            n_pairs.iter().map(|&(form, _)| two.example(form).try_into().expect("two boxes")).collect();
        let numbers_of_pairs = n_pairs.iter().enumerate().map(|(i, &(form, _))| (form, i)).collect();

        let frames: Vec<Vec<Frame>> = pairs
            .iter()
            .map(|&[a, b]| {
                let frame = |third| three.frame(&[a, b, divisions.get(third)]);
                (0..N).into_par_iter().map(frame).collect()
            })
            .collect();
        let mut n_triples: FxHashMap<Form, u64> = FxHashMap::default();
        for (frames, (_, n)) in frames.iter().zip(&n_pairs) {
            for frame in frames {
                *n_triples.entry(frame.form).or_default() += n;
            }
        }
        let mut forms: Vec<(Form, u64)> = n_triples.into_iter().collect();
        forms.sort_unstable_by_key(|&(form, n)| (std::cmp::Reverse(n), form));
        let numbers: FxHashMap<Form, usize> =
            forms.iter().enumerate().map(|(i, &(form, _))| (form, i)).collect();
        let third = |frame: &Frame| Third { triple: numbers[&frame.form], relabelling: frame.relabelling };
        let thirds = frames.iter().map(|frames| frames.iter().map(third).collect()).collect();
        let triple = |&(form, n_with_given_first): &(Form, u64)| Triple {
            divisions: three.example(form).try_into().expect("three boxes"),
            n_with_given_first,
        };
        let triples = forms.iter().map(triple).collect();
        Classes { frames_of_pairs: two, numbers_of_pairs, pairs, thirds, triples }
    }

    /// The class of a pair, and the labels that turn it into the example.
    pub fn pair(&self, pair: [Division; 2]) -> (usize, Relabelling) {
        let frame = self.frames_of_pairs.frame(&pair);
        (self.numbers_of_pairs[&frame.form], frame.relabelling)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_cover_all_pairs_and_triples() {
        let divisions = Divisions::new();
        let classes = Classes::new(&divisions);
        assert_eq!((classes.pairs.len(), classes.triples.len()), (9, 359));
        let n: u64 = classes.triples.iter().map(|triple| triple.n_with_given_first).sum();
        assert_eq!(n, (N * N) as u64);
        for (pair, &example) in classes.pairs.iter().enumerate() {
            assert_eq!(classes.pair(example).0, pair);
        }
    }
}
