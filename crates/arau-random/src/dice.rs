//! Owns [`Dice`]: random numbers from a seed and a number alone, the same on every machine and for ever.

use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

/// The random numbers of one thing, such as a puzzle, among those that share a seed.
pub struct Dice {
    source: Xoshiro256PlusPlus,
}

impl Dice {
    /// The dice of a puzzle. Two puzzles never start in the same state: the first half of it tells the seed, and the
    /// second half, for this seed, the number.
    pub fn of(seed: u64, number: u64) -> Dice {
        let mut of_seed = SplitMix64::from_seed(seed.to_le_bytes());
        let halves = [of_seed.next_u64(), of_seed.next_u64()];
        // Scrambled by the seed, so that neighbouring seeds do not share their second halves.
        let mut of_number = SplitMix64::from_seed((number ^ of_seed.next_u64()).to_le_bytes());
        let words = [halves[0], halves[1], of_number.next_u64(), of_number.next_u64()];
        let mut state = [0; 32];
        for (bytes, word) in state.chunks_exact_mut(8).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        Dice { source: Xoshiro256PlusPlus::from_seed(state) }
    }

    /// The dice of a name and a number: whatever is made by name has its own.
    pub fn named(name: &str, number: u64) -> Dice {
        // FNV-1a, so that names that differ in a letter have seeds that have nothing in common.
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        Dice::of(name.bytes().fold(0xcbf2_9ce4_8422_2325, hash), number)
    }

    /// A number below `n`, which is not 0, all equally likely.
    pub fn below(&mut self, n: usize) -> usize {
        let [number] = self.throw([n as u64]);
        number
    }

    /// One throw of several dice: a number below each of `sides`, all combinations equally likely. The product of the
    /// sides must be below 2⁶⁴.
    ///
    /// A random word is read as a fraction whose digits have the sides as bases. The words that would make some
    /// combinations likelier are thrown again. The method: Brackett-Rozsnyai and Lemire, Batched Ranged Random Integer
    /// Generation, Software: Practice and Experience 55 (2025).
    #[inline(always)]
    pub fn throw<const N: usize>(&mut self, sides: [u64; N]) -> [usize; N] {
        let mut product: u64 = 1;
        for sides in sides {
            product = product.wrapping_mul(sides);
        }
        loop {
            let mut rest = self.source.next_u64();
            let mut thrown = [0; N];
            for (thrown, sides) in thrown.iter_mut().zip(sides) {
                let wide = u128::from(rest) * u128::from(sides);
                (*thrown, rest) = ((wide >> 64) as usize, wide as u64);
            }
            // The remainder is only needed where the cheap comparison leaves a doubt.
            if rest >= product || rest >= product.wrapping_neg() % product {
                return thrown;
            }
        }
    }

    /// The items in random order, all orders equally likely.
    pub fn shuffled<T>(&mut self, items: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut items: Vec<T> = items.into_iter().collect();
        self.shuffle(&mut items);
        items
    }

    /// Puts items into random order, all orders equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut n = items.len() as u64;
        while n > 1 {
            if !(9..256).contains(&n) {
                let place = self.below(n as usize);
                n -= 1;
                items.swap(n as usize, place);
                continue;
            }
            // Eight places at a time, while the product of their sides stays below 2⁶⁴.
            for place in self.throw([n, n - 1, n - 2, n - 3, n - 4, n - 5, n - 6, n - 7]) {
                n -= 1;
                items.swap(n as usize, place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_stay_the_same_for_ever() {
        // If this fails, every seed has other puzzles than before.
        let mut dice = Dice::of(1, 2);
        assert_eq!(dice.throw([1 << 32, 1 << 31]), [2_302_494_876, 1_113_257_104]);
        assert_ne!(Dice::of(1, 2).throw([1 << 60]), Dice::of(1, 3).throw([1 << 60]));
        assert_ne!(Dice::of(1, 2).throw([1 << 60]), Dice::of(2, 2).throw([1 << 60]));
    }

    #[test]
    fn all_combinations_are_equally_likely() {
        let mut dice = Dice::of(7, 0);
        let mut counts = [0u32; 30];
        for _ in 0..300_000 {
            let [a, b, c] = dice.throw([2, 3, 5]);
            counts[(a * 3 + b) * 5 + c] += 1;
        }
        // The standard deviation is 98.
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 450), "{counts:?}");
    }

    #[test]
    fn words_that_would_prefer_some_numbers_are_thrown_again() {
        // Of eight words in a row, three would give one number, three the next and two the one after.
        let mut dice = Dice::of(7, 1);
        let mut counts = [0u32; 3];
        for _ in 0..30_000 {
            let [a] = dice.throw([3 << 61]);
            counts[a % 3] += 1;
        }
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 400), "{counts:?}");
    }

    #[test]
    fn all_orders_are_equally_likely() {
        let mut dice = Dice::of(7, 2);
        let mut counts = [[0u32; 9]; 9];
        for _ in 0..90_000 {
            let mut items = [0, 1, 2, 3, 4, 5, 6, 7, 8];
            dice.shuffle(&mut items);
            for (place, item) in items.into_iter().enumerate() {
                counts[place][item] += 1;
            }
        }
        assert!(counts.as_flattened().iter().all(|count| count.abs_diff(10_000) < 450), "{counts:?}");
    }
}
