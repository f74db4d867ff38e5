//! Owns the walk over the ones of a word, or of a row of words, from the lowest.

/// A word whose bits can be walked over.
pub trait Bits: Copy {
    /// Whether there is no one.
    fn is_zero(self) -> bool;
    /// How many ones there are.
    fn n_ones(self) -> usize;
    /// The place of the lowest one. There must be one.
    fn lowest(self) -> usize;
    /// The word without its lowest one.
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($int:ty),*) => {$(
        impl Bits for $int {
            #[inline(always)]
            fn is_zero(self) -> bool {
                self == 0
            }
            #[inline(always)]
            fn n_ones(self) -> usize {
                self.count_ones() as usize
            }
            #[inline(always)]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }
            #[inline(always)]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

bits!(u16, u32, u64, u128, usize);

/// The places of the ones, in ascending order.
#[inline(always)]
pub fn ones<W: Bits>(word: W) -> Ones<W> {
    Ones(word)
}

/// See [`ones`].
#[derive(Clone, Copy, Debug)]
pub struct Ones<W>(W);

impl<W: Bits> Iterator for Ones<W> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0.is_zero() {
            return None;
        }
        let place = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(place)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.n_ones();
        (n, Some(n))
    }
}

impl<W: Bits> ExactSizeIterator for Ones<W> {}

/// The places of the ones in a row of words, in ascending order: the second word starts at 64.
#[inline(always)]
pub fn ones_of<I: IntoIterator<Item = u64>>(words: I) -> OnesOf<I::IntoIter> {
    OnesOf { words: words.into_iter(), word: 0, end: 0 }
}

/// See [`ones_of`].
#[derive(Clone, Debug)]
pub struct OnesOf<I> {
    /// The words to come.
    words: I,
    /// What is left of the word before them.
    word: u64,
    /// The place behind that word.
    end: usize,
}

impl<I: Iterator<Item = u64>> Iterator for OnesOf<I> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        while self.word == 0 {
            self.word = self.words.next()?;
            self.end += 64;
        }
        let place = self.end - 64 + self.word.lowest();
        self.word = self.word.without_lowest();
        Some(place)
    }

    // Word by word, which is what `for_each` in the innermost loops should become.
    #[inline(always)]
    fn fold<B, F: FnMut(B, usize) -> B>(self, init: B, mut f: F) -> B {
        let OnesOf { words, word, end } = self;
        let mut folded = ones(word).fold(init, |folded, place| f(folded, end - 64 + place));
        let mut start = end;
        for word in words {
            folded = ones(word).fold(folded, |folded, place| f(folded, start + place));
            start += 64;
        }
        folded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ones_are_found_in_order() {
        assert_eq!(ones(0b1001_0110u16).collect::<Vec<_>>(), [1, 2, 4, 7]);
        assert_eq!(ones(1u128 << 127 | 1).collect::<Vec<_>>(), [0, 127]);
        assert_eq!((ones(0u64).next(), ones(u32::MAX).len()), (None, 32));
    }

    #[test]
    fn words_follow_each_other() {
        assert_eq!(ones_of([1 << 63, 0, 0b11, 0]).collect::<Vec<_>>(), [63, 128, 129]);
        assert_eq!(ones_of([0, 0]).next(), None);
        assert_eq!(ones_of([]).next(), None);
    }
}
