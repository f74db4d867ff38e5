//! Owns the choice of the instruction set at run time: the widest that this processor has, unless one is asked for.
#![allow(unsafe_code)]

use crate::batch::{self, Feed};
use crate::search::SolutionCount;
use crate::single::Search;
#[cfg(target_arch = "aarch64")]
use crate::vector::neon;
#[cfg(target_arch = "x86_64")]
use crate::vector::x86;
use crate::vector::{self, Paired, Twin};
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

    /// Whether this processor has it. The standard library remembers the answer: asking costs next to nothing.
    pub fn is_available(self) -> bool {
        match self {
            Portable => vector::Portable::detect().is_some(),
            #[cfg(target_arch = "aarch64")]
            Neon => neon::Neon::detect().is_some(),
            #[cfg(target_arch = "x86_64")]
            Sse2 => x86::Sse2::detect().is_some(),
            #[cfg(target_arch = "x86_64")]
            Avx2 => x86::Avx2::detect().is_some(),
            #[cfg(target_arch = "x86_64")]
            Avx512 => x86::Avx512::detect().is_some(),
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
    match set {
        Portable => batch::run::<vector::Portable>(twin(set), set, feed, stop),
        #[cfg(target_arch = "aarch64")]
        Neon => batch::run::<neon::Neon>(twin(set), set, feed, stop),
        #[cfg(target_arch = "x86_64")]
        Sse2 => batch::run::<x86::Sse2>(twin(set), set, feed, stop),
        // SAFETY: the twin is the proof that the processor has the instructions.
        #[cfg(target_arch = "x86_64")]
        Avx2 => unsafe { batch_avx2(twin(set), feed, stop) },
        // SAFETY: the same.
        #[cfg(target_arch = "x86_64")]
        Avx512 => unsafe { batch_avx512(twin(set), feed, stop) },
    }
}

/// Searches one puzzle.
///
/// # Panics
/// If this processor does not have the instruction set.
pub(crate) fn search(set: InstructionSet, search: Search<'_>) -> SolutionCount {
    match set {
        Portable => search.run::<Paired<vector::Portable>>(twin(set)),
        #[cfg(target_arch = "aarch64")]
        Neon => search.run::<Paired<neon::Neon>>(twin(set)),
        #[cfg(target_arch = "x86_64")]
        Sse2 => search.run::<Paired<x86::Sse2>>(twin(set)),
        // SAFETY: the twin is the proof that the processor has the instructions.
        #[cfg(target_arch = "x86_64")]
        Avx2 => unsafe { search_avx2(twin(set), search) },
        // SAFETY: the same.
        #[cfg(target_arch = "x86_64")]
        Avx512 => unsafe { search_avx512(twin(set), search) },
    }
}

/// The proof that the processor has the instructions of a set.
fn twin<T: Twin>(set: InstructionSet) -> T {
    T::detect().unwrap_or_else(|| panic!("this processor does not have {set:?}"))
}

// The engines are compiled into these functions, once for each set that not every processor has.

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
fn batch_avx2(twin: x86::Avx2, feed: &mut dyn Feed, stop: Option<&AtomicBool>) {
    batch::run(twin, Avx2, feed, stop);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2,popcnt,bmi1,bmi2,lzcnt")]
fn batch_avx512(twin: x86::Avx512, feed: &mut dyn Feed, stop: Option<&AtomicBool>) {
    batch::run(twin, Avx512, feed, stop);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
fn search_avx2(twin: x86::Avx2, search: Search<'_>) -> SolutionCount {
    search.run(twin)
}

/// The registers of AVX2, with the instructions on three operands that AVX-512 adds: the compiler finds them.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2,popcnt,bmi1,bmi2,lzcnt")]
fn search_avx512(twin: x86::Avx512, search: Search<'_>) -> SolutionCount {
    search.run(twin.avx2)
}
