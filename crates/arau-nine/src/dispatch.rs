//! Owns the choice of the instruction set at run time: the widest that this processor has, unless one is asked for.
#![allow(unsafe_code)]

use crate::batch::{self, Feed};
use crate::vector;
#[cfg(target_arch = "x86_64")]
use crate::vector::x86;
use std::sync::atomic::AtomicBool;

/// A set of instructions that the engines are built for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum InstructionSet {
    /// What the compiler makes of plain Rust.
    Portable,
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
    /// Those that this processor has, the best last.
    pub fn available() -> Vec<InstructionSet> {
        let mut sets = vec![Portable];
        #[cfg(target_arch = "x86_64")]
        {
            sets.push(Sse2);
            if is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("popcnt")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
            {
                sets.push(Avx2);
                if is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
                {
                    sets.push(Avx512);
                }
            }
        }
        sets
    }

    /// The best that this processor has.
    pub fn best() -> InstructionSet {
        *InstructionSet::available().last().expect("plain Rust runs everywhere")
    }
}

/// Works through all puzzles of a feed on one thread, many at a time. `stop` ends the run early.
///
/// # Panics
/// If this processor does not have the instruction set.
pub fn run_batch<F: Feed>(set: InstructionSet, feed: &mut F, stop: Option<&AtomicBool>) {
    assert!(InstructionSet::available().contains(&set), "this processor does not have {set:?}");
    match set {
        Portable => batch::run::<vector::Portable, F>(feed, stop),
        #[cfg(target_arch = "x86_64")]
        Sse2 => batch::run::<x86::Sse2, F>(feed, stop),
        // SAFETY: the assertion above has made sure that the processor has the instructions.
        #[cfg(target_arch = "x86_64")]
        Avx2 => unsafe { batch_avx2(feed, stop) },
        // SAFETY: the same.
        #[cfg(target_arch = "x86_64")]
        Avx512 => unsafe { batch_avx512(feed, stop) },
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
fn batch_avx2<F: Feed>(feed: &mut F, stop: Option<&AtomicBool>) {
    batch::run::<x86::Avx2, F>(feed, stop);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2,popcnt,bmi1,bmi2,lzcnt")]
fn batch_avx512<F: Feed>(feed: &mut F, stop: Option<&AtomicBool>) {
    batch::run::<x86::Avx512, F>(feed, stop);
}
