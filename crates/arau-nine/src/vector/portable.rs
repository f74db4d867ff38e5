//! Sixteen lanes in safe Rust: the definition that the other twins are held against, and what runs where there is no
//! other. Compilers turn its loops into vector instructions as far as the target allows.

use super::{BoxLanes, Lanes};

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
    type Alone = Portable;
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

impl Portable {
    /// Lane by lane from other lanes; what comes from an unused lane is nobody's.
    #[inline(always)]
    fn turned(self, from: [usize; N]) -> Portable {
        let mut lanes = [0; N];
        for (lane, from) in lanes.iter_mut().zip(from) {
            *lane = self.0[from];
        }
        Portable(lanes)
    }
}

impl BoxLanes for Portable {
    #[inline(always)]
    fn next_in_band(self) -> Portable {
        self.turned([1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn after_in_band(self) -> Portable {
        self.turned([2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn next_in_stack(self) -> Portable {
        self.turned([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn after_in_stack(self) -> Portable {
        self.turned([8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15])
    }
}
