//! Owns the ways to fill a stack as tables: for each class of pairs of divisions a square of all third and fourth ones, as
//! small numbers, four to a word.
//!
//! With three divisions given, most ways lie near each other. What is kept is how far they are from a usual number; those that
//! are too far keep the rest in a list.

use super::classes::Classes;
use super::divisions::{Divisions, N};
use super::ways::Stacks;
use arau_intrinsics::products::{LANES_TOGETHER, QUAD};
use std::sync::OnceLock;

/// How far from the usual a small number may be. What is added up within 32 bits stays within them, in some lanes: three
/// products of two such numbers with two others; two of such numbers and usual ones.
const FARTHEST: i64 = 6_688;
/// The most that may be usual.
const MOST_USUAL: i16 = 28_000;
const _: () = assert!(3 * LANES_TOGETHER as i64 * (2 * FARTHEST) * (2 * FARTHEST) <= i32::MAX as i64);
const _: () = assert!(2 * LANES_TOGETHER as i64 * FARTHEST * MOST_USUAL as i64 <= i32::MAX as i64);

/// The ways of all stacks, each worked out when it is first asked for.
pub struct Tables {
    stacks: Stacks,
    /// With each class of triples and each fourth division.
    ways: Vec<OnceLock<Vec<u32>>>,
    /// With the example of each class of pairs, each third and each fourth division.
    squares: Vec<Vec<OnceLock<Row>>>,
}

/// The ways with two divisions, a third, and each fourth.
pub struct Row {
    /// The number of ways that others are compared with.
    pub usual: i16,
    /// How far they are from the usual, four to a word; what stands behind the last is zero.
    pub words: Vec<u64>,
    /// Divisions whose ways are farther than can be, and how much farther.
    pub more: Vec<(u16, i64)>,
}

impl Row {
    /// A row of zeros.
    pub fn zero() -> Row {
        Row { usual: 0, words: vec![0; N.div_ceil(QUAD)], more: Vec::new() }
    }

    fn new(usual: i16, ways: impl Iterator<Item = u32>) -> Row {
        let mut row = Row { usual, ..Row::zero() };
        for (fourth, ways) in ways.enumerate() {
            let apart = i64::from(ways) - i64::from(usual);
            let near = apart.clamp(-FARTHEST, FARTHEST);
            row.words[fourth / QUAD] |= u64::from(near as i16 as u16) << (16 * (fourth % QUAD));
            if near != apart {
                row.more.push((fourth as u16, apart - near));
            }
        }
        row
    }

    /// The ways, as far as the words tell.
    #[inline(always)]
    pub fn usual_and_near(&self, fourth: usize) -> i64 {
        i64::from(self.usual) + i64::from((self.words[fourth / QUAD] >> (16 * (fourth % QUAD))) as i16)
    }

    /// What the words do not tell of the ways.
    pub fn more_of(&self, fourth: u16) -> i64 {
        self.more.iter().find(|(division, _)| *division == fourth).map_or(0, |(_, more)| *more)
    }
}

impl Tables {
    /// Nothing is worked out yet.
    pub fn new(divisions: &Divisions, classes: &Classes) -> Tables {
        Tables {
            stacks: Stacks::new(divisions),
            ways: classes.triples.iter().map(|_| OnceLock::new()).collect(),
            squares: classes.pairs.iter().map(|_| (0..N).map(|_| OnceLock::new()).collect()).collect(),
        }
    }

    /// The ways with the example of a class of triples, by the fourth division.
    pub fn ways(&self, classes: &Classes, triple: usize) -> &[u32] {
        self.ways[triple].get_or_init(|| self.stacks.ways(classes.triples[triple].divisions))
    }

    /// The ways with the example of a class of pairs and a third division.
    pub fn row(&self, divisions: &Divisions, classes: &Classes, pair: usize, third: usize) -> &Row {
        self.squares[pair][third].get_or_init(|| {
            let third = &classes.thirds[pair][third];
            let ways = self.ways(classes, third.triple);
            let images = divisions.images(&third.relabelling);
            Row::new(usual(ways), images.into_iter().map(|image| ways[image as usize]))
        })
    }
}

/// The number from which none is too far below: some have far more ways than most, none has far fewer.
fn usual(ways: &[u32]) -> i16 {
    let least = ways.iter().copied().min().map_or(0, i64::from);
    i16::try_from(least + FARTHEST).map_or(MOST_USUAL, |usual| usual.min(MOST_USUAL))
}
