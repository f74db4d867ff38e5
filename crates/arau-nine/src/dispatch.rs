//! Owns the choice of the instruction set at run time: the widest that this processor has, unless one is asked for.
#![allow(unsafe_code)]

use crate::batch::{self, Feed};
use crate::search::Answer;
use crate::single::Search;
#[cfg(target_arch = "aarch64")]
use crate::vector::neon;
#[cfg(target_arch = "x86_64")]
use crate::vector::x86;
use crate::vector::{self, Pair};
use std::sync::atomic::AtomicBool;

/// A set of instructions that the engines are built for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum InstructionSet {
    /// What the compiler makes of plain Rust.
    Portable,
    /// 8 lanes; every 64-bit ARM processor.
    #[cfg(target_arch = "aarch64")]
    Neon,
    /// 8 lanes; every x86-64 processor.
    #[cfg(target_arch = "x86_64")]
    Sse2,
    /// 16 lanes.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// 32 lanes.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

use InstructionSet::*;

impl InstructionSet {
    /// Every set that was built, the best last.
    pub const ALL: &[InstructionSet] = &[
        Portable,
        #[cfg(target_arch = "aarch64")]
        Neon,
        #[cfg(target_arch = "x86_64")]
        Sse2,
        #[cfg(target_arch = "x86_64")]
        Avx2,
        #[cfg(target_arch = "x86_64")]
        Avx512,
    ];

    /// Permanent kebab-case id.
    pub fn id(self) -> &'static str {
        match self {
            Portable => "portable",
            #[cfg(target_arch = "aarch64")]
            Neon => "neon",
            #[cfg(target_arch = "x86_64")]
            Sse2 => "sse2",
            #[cfg(target_arch = "x86_64")]
            Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Avx512 => "avx512",
        }
    }

    /// Whether this processor has it. The answer is remembered by the standard library: asking costs next to nothing.
    pub fn is_available(self) -> bool {
        match self {
            Portable => true,
            #[cfg(target_arch = "aarch64")]
            Neon => true,
            #[cfg(target_arch = "x86_64")]
            Sse2 => true,
            #[cfg(target_arch = "x86_64")]
            Avx2 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("popcnt")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
                    && is_x86_feature_detected!("lzcnt")
            }
            #[cfg(target_arch = "x86_64")]
            Avx512 => {
                Avx2.is_available()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
            }
        }
    }

    /// Those that this processor has, the best last.
    pub fn available() -> impl DoubleEndedIterator<Item = InstructionSet> {
        InstructionSet::ALL.iter().copied().filter(|set| set.is_available())
    }

    /// The best that this processor has.
    pub fn best() -> InstructionSet {
        InstructionSet::available().next_back().expect("plain Rust runs everywhere")
    }
}

/// Works through all puzzles of a feed on one thread, many at a time. `stop` ends the run early.
///
/// # Panics
/// If this processor does not have the instruction set.
pub fn run_batch(set: InstructionSet, feed: &mut dyn Feed, stop: Option<&AtomicBool>) {
    assert!(set.is_available(), "this processor does not have {set:?}");
    match set {
        Portable => batch::run::<vector::Portable>(set, feed, stop),
        #[cfg(target_arch = "aarch64")]
        Neon => batch::run::<neon::Neon>(set, feed, stop),
        #[cfg(target_arch = "x86_64")]
        Sse2 => batch::run::<x86::Sse2>(set, feed, stop),
        // SAFETY: the assertion above has made sure that the processor has the instructions.
        #[cfg(target_arch = "x86_64")]
        Avx2 => unsafe { batch_avx2(set, feed, stop) },
        // SAFETY: the same.
        #[cfg(target_arch = "x86_64")]
        Avx512 => unsafe { batch_avx512(set, feed, stop) },
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
fn batch_avx2(set: InstructionSet, feed: &mut dyn Feed, stop: Option<&AtomicBool>) {
    batch::run::<x86::Avx2>(set, feed, stop);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2,popcnt,bmi1,bmi2,lzcnt")]
fn batch_avx512(set: InstructionSet, feed: &mut dyn Feed, stop: Option<&AtomicBool>) {
    batch::run::<x86::Avx512>(set, feed, stop);
}

/// Searches one puzzle.
///
/// # Panics
/// If this processor does not have the instruction set.
pub(crate) fn search(set: InstructionSet, search: Search<'_>) -> Answer {
    assert!(set.is_available(), "this processor does not have {set:?}");
    match set {
        Portable => search.run::<Pair<vector::Portable>>(),
        #[cfg(target_arch = "aarch64")]
        Neon => search.run::<Pair<neon::Neon>>(),
        #[cfg(target_arch = "x86_64")]
        Sse2 => search.run::<Pair<x86::Sse2>>(),
        // SAFETY: the assertion above has made sure that the processor has the instructions.
        #[cfg(target_arch = "x86_64")]
        Avx2 => unsafe { single_avx2(search) },
        // SAFETY: the same.
        #[cfg(target_arch = "x86_64")]
        Avx512 => unsafe { single_avx512(search) },
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
fn single_avx2(search: Search<'_>) -> Answer {
    search.run::<x86::Avx2>()
}

/// The registers of AVX2, with the instructions on three operands that AVX-512 adds: the compiler finds them.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2,popcnt,bmi1,bmi2,lzcnt")]
fn single_avx512(search: Search<'_>) -> Answer {
    search.run::<x86::Avx2>()
}
