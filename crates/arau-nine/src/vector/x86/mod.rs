//! The twins for x86-64: SSE2, which every such processor has, AVX2 and AVX-512.
//!
//! Every `unsafe` block of this folder is sound for one of three reasons, named by a letter:
//!
//! - **I**: the processor has the instruction, because there is a value of the twin or of its vectors (see
//!   [`vector`](crate::vector)); SSE2 is part of x86-64 itself.
//! - **F**: the function is called with a value of the twin that stands for the instructions which it enables.
//! - **M**: the pointer comes from a reference to exactly as many bytes as are read or written, and the instruction asks
//!   for no alignment. Besides, I, or the function enables the instruction.

mod avx2;
mod avx512;
mod boards_avx2;
mod boards_sse2;
mod candidates_avx2;
mod sse2;

pub use avx2::Avx2;
pub use avx512::Avx512;
pub use sse2::Sse2;

/// How vectors are made: the same for all three twins but for the names of the instructions.
macro_rules! constructors {
    ($vector:ident, $n:literal, $load:ident, $splat:ident) => {
        const N: usize = $n;
        type Row = [u16; $n];
        type Vector = $vector;

        #[inline(always)]
        fn row(value: u16) -> [u16; $n] {
            [value; $n]
        }

        #[inline(always)]
        fn load(self, row: &[u16; $n]) -> $vector {
            // SAFETY: M
            $vector(unsafe { $load(row.as_ptr().cast()) })
        }

        #[inline(always)]
        fn splat(self, value: u16) -> $vector {
            // SAFETY: I
            $vector(unsafe { $splat(value.cast_signed()) })
        }
    };
}

/// What vectors do: the operations that are one instruction in all three twins.
macro_rules! operations {
    ($n:literal, $store:ident, $and:ident, $or:ident, $andnot:ident, $xor:ident, $add:ident, $min:ident) => {
        type Row = [u16; $n];

        #[inline(always)]
        fn store(self, row: &mut [u16; $n]) {
            // SAFETY: M
            unsafe { $store(row.as_mut_ptr().cast(), self.0) }
        }

        #[inline(always)]
        fn and(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $and(self.0, other.0) })
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $or(self.0, other.0) })
        }

        #[inline(always)]
        fn without(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $andnot(other.0, self.0) })
        }

        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $xor(self.0, other.0) })
        }

        #[inline(always)]
        fn plus(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $add(self.0, other.0) })
        }

        #[inline(always)]
        fn min(self, other: Self) -> Self {
            // SAFETY: I
            Self(unsafe { $min(self.0, other.0) })
        }
    };
}

use {constructors, operations};
