//! How long the shortest chains and cycles are, for many candidates at once.
//!
//! Sets of candidates that hold after this many links grow in step, a few words each. The lengths spare the searches
//! that would find nothing good enough; these have to follow single links in order, and cost much more.

use super::closure::SelfDefeating;
use super::links::{Links, Mode};
use arau_core::bits::ones_of;

/// Numbers of facts by candidate; [`NEVER`] where there is no chain.
pub(super) struct Lengths {
    /// For each of the refuted.
    pub refutations: Vec<u32>,
    /// For each of the proved.
    pub proofs: Vec<u32>,
    /// For every candidate a number that cycles through it do not go below.
    pub cycles: Vec<u32>,
}

pub(super) const NEVER: u32 = u32::MAX;

impl Lengths {
    pub fn new(links: &Links, mode: Mode, found: &SelfDefeating) -> Self {
        match links.len() {
            0..=64 => Levels::<1>::new(links, mode).lengths(links, mode, found),
            65..=128 => Levels::<2>::new(links, mode).lengths(links, mode, found),
            129..=192 => Levels::<3>::new(links, mode).lengths(links, mode, found),
            193..=256 => Levels::<4>::new(links, mode).lengths(links, mode, found),
            _ => Levels::<12>::new(links, mode).lengths(links, mode, found),
        }
    }
}

type Bits<const W: usize> = [u64; W];

struct Levels<const W: usize> {
    weak: Vec<Bits<W>>,
    /// What holds two links after each candidate.
    next: Vec<Bits<W>>,
}

impl<const W: usize> Levels<W> {
    fn new(links: &Links, mode: Mode) -> Self {
        let n = links.len();
        let mut strong = vec![[0; W]; n];
        for (i, strong) in strong.iter_mut().enumerate() {
            links.strong(i, mode).for_each(|(r, _)| insert(strong, r));
        }
        let (mut weak, mut next) = (vec![[0; W]; n], vec![[0; W]; n]);
        for i in 0..n {
            for &(w, _) in links.weak(i, mode) {
                insert(&mut weak[i], w as usize);
                add(&mut next[i], &strong[w as usize]);
            }
        }
        Levels { weak, next }
    }

    fn lengths(&self, links: &Links, mode: Mode, found: &SelfDefeating) -> Lengths {
        let refutations = found
            .refuted
            .iter()
            .map(|&p| self.steps(self.next[p], &self.weak[p]).map_or(NEVER, |k| 2 * k + 4));
        let proofs = found.proved.iter().map(|&p| {
            let (mut partners, mut goal) = ([0; W], [0; W]);
            links.strong(p, mode).for_each(|(r, _)| insert(&mut partners, r));
            insert(&mut goal, p);
            self.steps(partners, &goal).map_or(NEVER, |k| 2 * k + 2)
        });
        let cycles = found.part.iter().enumerate().map(|(p, &part)| {
            let mut goal = [0; W];
            if part != 0 {
                links.strong(p, mode).for_each(|(w, _)| add(&mut goal, &self.weak[w]));
                goal[p / 64] &= !(1 << (p % 64));
            }
            self.steps(self.next[p], &goal).map_or(NEVER, |k| 2 * k + 4)
        });
        Lengths { refutations: refutations.collect(), proofs: proofs.collect(), cycles: cycles.collect() }
    }

    /// After how many steps from `start` the goal is met.
    fn steps(&self, start: Bits<W>, goal: &Bits<W>) -> Option<u32> {
        if *goal == [0; W] {
            return None;
        }
        let (mut seen, mut open) = (start, start);
        for step in 0.. {
            if (0..W).any(|w| open[w] & goal[w] != 0) {
                return Some(step);
            }
            let mut reached = [0; W];
            ones_of(open).for_each(|i| add(&mut reached, &self.next[i]));
            for w in 0..W {
                open[w] = reached[w] & !seen[w];
                seen[w] |= reached[w];
            }
            if open == [0; W] {
                return None;
            }
        }
        None
    }
}

fn insert<const W: usize>(set: &mut Bits<W>, i: usize) {
    set[i / 64] |= 1 << (i % 64);
}

fn add<const W: usize>(set: &mut Bits<W>, other: &Bits<W>) {
    for w in 0..W {
        set[w] |= other[w];
    }
}
