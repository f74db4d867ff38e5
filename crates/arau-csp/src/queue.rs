//! Owns [`Queue`]: which propagators wait. A bit per propagator, so that a changed cell schedules all its watchers
//! with a few word operations, and the waiting one with the lowest number (the cheapest) is found first.
//!
//! ```text
//! summary   0 1 1 0 …          bit w: word w is not zero
//! words     0000 0100 1010 …   bit 64·w + b: propagator waits
//! ```

use arau_core::bits::ones;

/// Waiting propagators.
#[derive(Clone, Debug, Default)]
pub struct Queue {
    words: Vec<u64>,
    summary: Vec<u64>,
    /// Zero for propagators that only fixed cells wake.
    awake: Vec<u64>,
}

/// Some propagators as the word they share and their bits in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Watchers {
    word: u32,
    bits: u64,
}

impl Watchers {
    /// A sorted list of propagators as words.
    pub fn pack(propagators: &[u32]) -> Vec<Watchers> {
        let mut packed: Vec<Watchers> = Vec::new();
        for &p in propagators {
            let (word, bit) = (p / 64, 1 << (p % 64));
            match packed.last_mut() {
                Some(last) if last.word == word => last.bits |= bit,
                _ => packed.push(Watchers { word, bits: bit }),
            }
        }
        packed
    }
}

impl Queue {
    /// These wait from now on, unless they sleep.
    #[inline]
    pub fn schedule_awake(&mut self, watchers: &[Watchers]) {
        for w in watchers {
            let bits = w.bits & self.awake[w.word as usize];
            self.words[w.word as usize] |= bits;
            self.summary[w.word as usize / 64] |= u64::from(bits != 0) << (w.word % 64);
        }
    }

    /// From now on, only fixed cells wake this one.
    pub fn put_to_sleep(&mut self, propagator: usize) {
        self.awake[propagator / 64] &= !(1 << (propagator % 64));
    }

    /// These wait from now on.
    #[inline]
    pub fn schedule(&mut self, watchers: &[Watchers]) {
        for w in watchers {
            self.words[w.word as usize] |= w.bits;
            self.summary[w.word as usize / 64] |= 1 << (w.word % 64);
        }
    }

    /// Room for `n` propagators, all waiting; memory is kept.
    pub fn reset(&mut self, n: usize) {
        let n_words = n.div_ceil(64);
        self.words.clear();
        self.words.resize(n_words, 0);
        self.awake.clear();
        self.awake.resize(n_words, !0);
        self.summary.clear();
        self.summary.resize(n_words.div_ceil(64), 0);
        for p in 0..n {
            self.words[p / 64] |= 1 << (p % 64);
            self.summary[p / 4096] |= 1 << (p / 64 % 64);
        }
    }

    /// Takes the first waiting one out.
    #[inline]
    pub fn pop(&mut self) -> Option<usize> {
        self.pop_below(usize::MAX)
    }

    /// Takes the first waiting one out if its number is below a bound.
    #[inline]
    pub fn pop_below(&mut self, bound: usize) -> Option<usize> {
        for (s, summary) in self.summary.iter_mut().enumerate() {
            if *summary == 0 {
                continue;
            }
            let w = s * 64 + summary.trailing_zeros() as usize;
            let word = &mut self.words[w];
            let b = word.trailing_zeros() as usize;
            if w * 64 + b >= bound {
                return None;
            }
            *word &= *word - 1;
            if *word == 0 {
                *summary &= *summary - 1;
            }
            return Some(w * 64 + b);
        }
        None
    }

    /// Nobody waits.
    pub fn clear(&mut self) {
        for (s, summary) in self.summary.iter_mut().enumerate() {
            ones(*summary).for_each(|w| self.words[s * 64 + w] = 0);
            *summary = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lowest_first_and_each_once() {
        let mut queue = Queue::default();
        queue.reset(5000);
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), 5000);
        queue.schedule(&Watchers::pack(&[3, 70, 71, 4999]));
        queue.schedule(&Watchers::pack(&[70]));
        assert_eq!(std::iter::from_fn(|| queue.pop()).collect::<Vec<_>>(), [3, 70, 71, 4999]);
        queue.schedule(&Watchers::pack(&[1, 4000]));
        assert_eq!([queue.pop_below(2), queue.pop_below(4000)], [Some(1), None]);
        queue.clear();
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn sleepers_wait_only_when_told_to() {
        let mut queue = Queue::default();
        queue.reset(100);
        queue.clear();
        queue.put_to_sleep(70);
        queue.schedule_awake(&Watchers::pack(&[3, 70]));
        assert_eq!([queue.pop(), queue.pop()], [Some(3), None]);
        queue.schedule(&Watchers::pack(&[70]));
        assert_eq!([queue.pop(), queue.pop()], [Some(70), None]);
    }
}
