//! Owns the use of instructions that count and move bits, where the processor has them: [`with_bit_instructions`] for any
//! code, and [`Picker`], which moves chosen bits of words together and has a twin in plain Rust.
//!
//! A function that enables instructions takes a [`BitInstructions`], the proof that the processor has them; the only way
//! to one is to ask the processor. Every `unsafe` block of this file is sound for that reason.
#![allow(unsafe_code)]

const BITS: usize = u64::BITS as usize;

/// Does something, with the instructions for bits if the processor has them and the compiler finds a use for them in
/// what is inlined.
#[inline]
pub fn with_bit_instructions<R>(work: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    if let Some(proof) = BitInstructions::detect() {
        // SAFETY: the processor has them, says the proof.
        return unsafe { with(proof, work) };
    }
    work()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,bmi1,bmi2,lzcnt")]
fn with<R>(_: BitInstructions, work: impl FnOnce() -> R) -> R {
    work()
}

/// Proof that this processor has POPCNT, BMI1, BMI2 and LZCNT.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
struct BitInstructions(());

#[cfg(target_arch = "x86_64")]
impl BitInstructions {
    #[inline]
    fn detect() -> Option<BitInstructions> {
        let are_there = is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt");
        are_there.then_some(BitInstructions(()))
    }
}

/// Which bits of some words are kept.
pub struct Picker {
    kept: Vec<u64>,
    n_kept: usize,
    moving: Moving,
}

/// Who moves the bits.
enum Moving {
    /// The processor.
    #[cfg(target_arch = "x86_64")]
    Instruction(BitInstructions),
    /// The plain twin, by a plan for each word.
    Plain(Vec<[u64; 6]>),
}

impl Picker {
    /// Keeps the bits that are set.
    pub fn new(kept: &[u64]) -> Picker {
        #[cfg(target_arch = "x86_64")]
        if let Some(proof) = BitInstructions::detect() {
            return Picker::with(kept, Moving::Instruction(proof));
        }
        Picker::plain(kept)
    }

    fn plain(kept: &[u64]) -> Picker {
        Picker::with(kept, Moving::Plain(kept.iter().map(|&kept| moving(kept)).collect()))
    }

    fn with(kept: &[u64], moving: Moving) -> Picker {
        let n_kept = kept.iter().map(|word| word.count_ones() as usize).sum();
        Picker { kept: kept.to_vec(), n_kept, moving }
    }

    /// Number of bits that are kept.
    pub fn n_kept(&self) -> usize {
        self.n_kept
    }

    /// The kept bits, one after the other.
    ///
    /// # Panics
    /// If they do not fit, or if there are fewer words than the picker knows.
    #[inline]
    pub fn pick<const W: usize>(&self, words: &[u64]) -> [u64; W] {
        match &self.moving {
            Moving::Plain(moving) => gather(&self.kept, |i, kept| moved(words[i] & kept, &moving[i])),
            // SAFETY: the processor has them, says the proof.
            #[cfg(target_arch = "x86_64")]
            Moving::Instruction(proof) => unsafe { pick_by_instruction(*proof, &self.kept, words) },
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi2,popcnt")]
fn pick_by_instruction<const W: usize>(_: BitInstructions, kept: &[u64], words: &[u64]) -> [u64; W] {
    gather(kept, |i, kept| std::arch::x86_64::_pext_u64(words[i], kept))
}

/// Puts the kept bits of each word behind those of the words before.
#[inline(always)]
fn gather<const W: usize>(kept: &[u64], moved: impl Fn(usize, u64) -> u64) -> [u64; W] {
    let mut bits = [0; W];
    let mut place = 0;
    for (i, &kept) in kept.iter().enumerate().filter(|(_, kept)| **kept != 0) {
        let moved = moved(i, kept);
        let (word, shift) = (place / BITS, place % BITS);
        bits[word] |= moved << shift;
        place += kept.count_ones() as usize;
        if place > (word + 1) * BITS {
            bits[word + 1] |= moved >> (BITS - shift);
        }
    }
    bits
}

/// In step k those bits move that have 2ᵏ places to go, besides what other steps move them.
fn moving(kept: u64) -> [u64; 6] {
    let mut moving = [0; 6];
    let mut place = kept;
    // How many bits below each bit are not kept, a binary digit at a time.
    let mut below = !kept << 1;
    for (k, moving) in moving.iter_mut().enumerate() {
        let parity = (0..6).fold(below, |parity, shift| parity ^ parity << (1 << shift));
        *moving = parity & place;
        place = place ^ *moving | *moving >> (1 << k);
        below &= !parity;
    }
    moving
}

fn moved(mut word: u64, moving: &[u64; 6]) -> u64 {
    for (k, moving) in moving.iter().enumerate() {
        let moved = word & moving;
        word = word ^ moved | moved >> (1 << k);
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: [u64; 6] = [
        0,
        u64::MAX,
        0x8000_0000_0000_0001,
        0x0f0f_1234_5678_9abc,
        0xaaaa_5555_ffff_0000,
        0x9e37_79b9_7f4a_7c15,
    ];

    /// One bit after the other.
    fn by_hand(kept: &[u64], words: &[u64]) -> [u64; 3] {
        let mut bits = [0; 3];
        let places = (0..BITS * kept.len()).filter(|i| kept[i / BITS] >> (i % BITS) & 1 == 1);
        for (place, i) in places.enumerate() {
            bits[place / BITS] |= (words[i / BITS] >> (i % BITS) & 1) << (place % BITS);
        }
        bits
    }

    #[test]
    fn bits_move_together_in_order_in_both_twins() {
        for kept in WORDS.windows(3) {
            for words in WORDS.windows(3).rev() {
                let expected = by_hand(kept, words);
                assert_eq!(Picker::plain(kept).pick::<3>(words), expected, "{kept:x?} of {words:x?}");
                assert_eq!(Picker::new(kept).pick::<3>(words), expected, "{kept:x?} of {words:x?}");
            }
        }
        assert_eq!(Picker::new(&WORDS).n_kept(), WORDS.iter().map(|word| word.count_ones() as usize).sum());
        assert_eq!(Picker::new(&[]).pick::<1>(&[]), [0]);
    }
}
