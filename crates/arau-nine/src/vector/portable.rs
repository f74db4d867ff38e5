//! Sixteen lanes in safe Rust: the definition that the other twins are held against, and what runs where there is no
//! other. Compilers turn its loops into vector instructions as far as the target allows.

use super::Lanes;

const N: usize = 16;

/// Sixteen lanes as an array.
#[derive(Clone, Copy, Debug)]
pub struct Portable([u16; N]);

impl Portable {
    #[inline(always)]
    fn zip(self, other: Portable, mut op: impl FnMut(u16, u16) -> u16) -> Portable {
        Portable(std::array::from_fn(|lane| op(self.0[lane], other.0[lane])))
    }
}

impl Lanes for Portable {
    const N: usize = N;
    type Row = [u16; N];

    #[inline(always)]
    fn row(value: u16) -> [u16; N] {
        [value; N]
    }

    #[inline(always)]
    fn load(row: &[u16; N]) -> Portable {
        Portable(*row)
    }

    #[inline(always)]
    fn store(self, row: &mut [u16; N]) {
        *row = self.0;
    }

    #[inline(always)]
    fn splat(value: u16) -> Portable {
        Portable([value; N])
    }

    #[inline(always)]
    fn and(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn without(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn xor(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a ^ b)
    }

    #[inline(always)]
    fn plus(self, other: Portable) -> Portable {
        self.zip(other, u16::wrapping_add)
    }

    #[inline(always)]
    fn min(self, other: Portable) -> Portable {
        self.zip(other, u16::min)
    }

    #[inline(always)]
    fn or_else(self, superset: Portable) -> Portable {
        self.zip(superset, |a, b| if a == 0 { b } else { a })
    }

    #[inline(always)]
    fn if_single(self) -> Portable {
        self.zip(self, |a, _| if a & a.wrapping_sub(1) == 0 { a } else { 0 })
    }

    #[inline(always)]
    fn eq_bits(self, other: Portable) -> u32 {
        (0..N).fold(0, |bits, lane| bits | u32::from(self.0[lane] == other.0[lane]) << lane)
    }
}
