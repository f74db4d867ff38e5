//! Every twin against the plain meaning of its operations, lane by lane, on random lanes.

#[cfg(target_arch = "aarch64")]
use super::neon::Neon;
#[cfg(target_arch = "x86_64")]
use super::x86;
use super::{BoxLanes, BoxTwin, Lanes, Paired, Portable, Twin};
use crate::boards::{Boards, FirstPair, PaddedCells};
use crate::position::{ALL_DIGITS, N_CELLS};
use arau_core::Classic;

/// Miri is a thousand times slower.
const N_TRIALS: usize = if cfg!(miri) { 2 } else { 2000 };

/// The same numbers in every run (xorshift).
struct Random(u64);

impl Random {
    fn new() -> Random {
        Random(0x9e37_79b9_7f4a_7c15)
    }

    fn number(&mut self) -> u16 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 24) as u16
    }

    /// A set among the lowest bits; small sets and the empty one are frequent, as they decide most.
    fn set(&mut self, n_bits: u32) -> u16 {
        let all = u16::MAX >> (16 - n_bits);
        match self.number() % 6 {
            0 => 0,
            1 => 1 << (u32::from(self.number()) % n_bits),
            2 => 1 << (u32::from(self.number()) % n_bits) | 1 << (u32::from(self.number()) % n_bits),
            3 => self.number() & self.number() & all,
            4 => all,
            _ => self.number() & all,
        }
    }

    fn row<T: Twin>(&mut self, n_bits: u32) -> T::Row {
        let mut row = T::row(0);
        for lane in row.as_mut() {
            *lane = self.set(n_bits);
        }
        row
    }
}

/// Runs a check on every twin whose instructions this processor has.
macro_rules! on_every_twin {
    ($check:ident) => {
        on_twins!($check: Portable, Paired<Portable>);
        #[cfg(target_arch = "aarch64")]
        on_twins!($check: Neon, Paired<Neon>);
        #[cfg(target_arch = "x86_64")]
        on_twins!($check: x86::Sse2, Paired<x86::Sse2>, x86::Avx2, x86::Avx512);
    };
}

macro_rules! on_twins {
    ($check:ident: $($twin:ty),+) => {
        $(if let Some(twin) = <$twin>::detect() {
            $check(twin);
        })+
    };
}

/// Whether an operation on two vectors does to every lane what its meaning says.
fn agrees<T: Twin>(
    twin: T,
    op: fn(T::Vector, T::Vector) -> T::Vector,
    a: &T::Row,
    b: &T::Row,
    meaning: fn(u16, u16) -> u16,
) -> bool {
    let mut result = T::row(0xabcd);
    op(twin.load(a), twin.load(b)).store(&mut result);
    let lanes = a.as_ref().iter().zip(b.as_ref());
    lanes.map(|(&a, &b)| meaning(a, b)).eq(result.as_ref().iter().copied())
}

#[test]
fn operations_mean_what_they_say() {
    on_every_twin!(check_operations);
}

fn check_operations<T: Twin>(twin: T) {
    let mut random = Random::new();
    for _ in 0..N_TRIALS {
        let (a, b) = (random.row::<T>(16), random.row::<T>(16));
        assert!(agrees(twin, Lanes::and, &a, &b, |a, b| a & b));
        assert!(agrees(twin, Lanes::or, &a, &b, |a, b| a | b));
        assert!(agrees(twin, Lanes::without, &a, &b, |a, b| a & !b));
        assert!(agrees(twin, Lanes::xor, &a, &b, |a, b| a ^ b));
        assert!(agrees(twin, |a, _| a.zero(), &a, &b, |_, _| 0));
        let (a, b) = (random.row::<T>(15), random.row::<T>(15));
        assert!(agrees(twin, Lanes::plus, &a, &b, |a, b| a + b));
        assert!(agrees(twin, Lanes::min, &a, &b, |a, b| a.min(b)));
        assert!(agrees(twin, |a, _| a.if_single(), &a, &b, |a, _| if a.count_ones() <= 1 { a } else { 0 }));
        let mut subset = a;
        for (lane, b) in subset.as_mut().iter_mut().zip(b.as_ref()) {
            *lane &= b;
        }
        assert!(agrees(twin, Lanes::or_else, &subset, &b, |a, b| if a == 0 { b } else { a }));
    }
}

#[test]
fn values_come_and_go() {
    on_every_twin!(check_values);
}

fn check_values<T: Twin>(twin: T) {
    let mut random = Random::new();
    assert_eq!(T::row(0).as_ref().len(), T::N);
    for _ in 0..N_TRIALS {
        let value = random.number();
        let row = random.row::<T>(16);
        let mut copy = T::row(value);
        assert!(copy.as_ref().iter().all(|&lane| lane == value));
        twin.load(&row).store(&mut copy);
        assert_eq!(copy.as_ref(), row.as_ref());
        twin.splat(value).store(&mut copy);
        assert_eq!(copy.as_ref(), T::row(value).as_ref());
    }
}

#[test]
fn equal_lanes_have_their_bit() {
    on_every_twin!(check_equality);
}

fn check_equality<T: Twin>(twin: T) {
    let mut random = Random::new();
    for _ in 0..N_TRIALS {
        let a = random.row::<T>(16);
        let mut b = a;
        let mut bits = 0;
        for (lane, b) in b.as_mut().iter_mut().enumerate() {
            // One bit off at most: this is what is easily overlooked.
            match random.number() % 32 {
                bit @ 0..16 => *b ^= 1 << bit,
                _ => bits |= 1u32 << lane,
            }
        }
        assert_eq!(twin.load(&a).eq_bits(twin.load(&b)), bits);
    }
}

#[test]
fn boards_mean_what_they_say() {
    on_every_twin!(check_boards);
}

fn check_boards<T: Twin>(twin: T) {
    let mut random = Random::new();
    for _ in 0..N_TRIALS {
        let mut cells = PaddedCells::EMPTY;
        for cell in &mut cells.0[..N_CELLS] {
            *cell = random.set(9);
        }
        let boards = plain_boards(&cells);
        assert_eq!(twin.boards(&cells), boards);
        assert_eq!(Boards::of(&cells), boards);
        assert_eq!(twin.first_pair(&cells), plain_first_pair(&cells));
        // No cell has two candidates.
        cells.0[..N_CELLS].iter_mut().filter(|cell| cell.count_ones() == 2).for_each(|cell| *cell = 0b111);
        assert_eq!(twin.first_pair(&cells), None);
    }
}

/// The definition for the first cell with two candidates.
fn plain_first_pair(cells: &PaddedCells) -> Option<FirstPair> {
    let cell = cells.0.iter().position(|cell| cell.count_ones() == 2)?;
    let Boards { pairs, digits, .. } = plain_boards(cells);
    let candidates = cells.0[cell];
    let [lower, upper] = [candidates.trailing_zeros(), candidates.ilog2()].map(|digit| digit as usize);
    Some(FirstPair { cell, pairs, places: [digits[lower], digits[upper]] })
}

/// The definition: cell by cell, digit by digit.
fn plain_boards(cells: &PaddedCells) -> Boards {
    let mut boards = Boards::default();
    for (cell, &candidates) in cells.0[..N_CELLS].iter().enumerate() {
        let here = 1 << cell;
        match candidates.count_ones() {
            2 => boards.pairs |= here,
            3 => boards.triples |= here,
            _ => {}
        }
        for (digit, board) in boards.digits.iter_mut().enumerate().take(9) {
            *board |= u128::from(candidates >> digit & 1) << cell;
        }
    }
    boards
}

#[test]
fn givens_become_candidates() {
    on_every_twin!(check_candidates);
}

fn check_candidates<T: Twin>(twin: T) {
    let mut random = Random::new();
    for _ in 0..N_TRIALS {
        let givens = Classic([(); N_CELLS].map(|()| (random.number() % 10) as u8));
        // Twins without a way of their own take them one by one.
        let Some(cells) = twin.candidates(&givens) else { return };
        for (&given, candidates) in givens.iter().zip(*cells.cells()) {
            let expected = if given == 0 { ALL_DIGITS } else { 1 << (given - 1) };
            assert_eq!(candidates, expected, "{given}");
        }
        assert!(cells.0[N_CELLS..].iter().all(|&padding| padding == 0));
    }
}

#[test]
fn boxes_turn_within_bands_and_stacks() {
    on_twins!(check_turns: Paired<Portable>);
    #[cfg(target_arch = "aarch64")]
    on_twins!(check_turns: Paired<Neon>);
    #[cfg(target_arch = "x86_64")]
    on_twins!(check_turns: Paired<x86::Sse2>, x86::Avx2);
}

fn check_turns<T: BoxTwin>(twin: T) {
    let mut random = Random::new();
    let lane = |band: usize, stack: usize| 4 * (band % 3) + stack % 3;
    let boxes = (0..3).flat_map(|band| (0..3).map(move |stack| (band, stack)));
    assert_eq!(boxes.clone().fold(0, |bits, (band, stack)| bits | 1 << lane(band, stack)), T::Vector::BOXES);
    for _ in 0..N_TRIALS {
        let before = random.row::<T>(16);
        let after = |turn: fn(T::Vector) -> T::Vector| {
            let mut row = [0; 16];
            turn(twin.load(&before)).store(&mut row);
            row
        };
        for (band, stack) in boxes.clone() {
            let here = lane(band, stack);
            assert_eq!(after(BoxLanes::next_in_band)[here], before[lane(band, stack + 1)]);
            assert_eq!(after(BoxLanes::after_in_band)[here], before[lane(band, stack + 2)]);
            assert_eq!(after(BoxLanes::next_in_stack)[here], before[lane(band + 1, stack)]);
            assert_eq!(after(BoxLanes::after_in_stack)[here], before[lane(band + 2, stack)]);
        }
    }
}
