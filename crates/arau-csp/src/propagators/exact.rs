//! Two or three cells that hold different symbols of a given sum or set: exactly what each cell can hold.
//!
//! Where symbols stand for consecutive numbers, the partners of all symbols of a cell are a mirror image: with `s + t =
//! total`, the bits of one cell, reversed and shifted, lie on those of the other.

use super::sum_group::{Open, keep_required};
use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;

/// The most open cells that are treated exactly.
pub const MAX_EXACT: usize = 3;

/// What the cells can hold, and what stands in one of them however they are filled.
pub struct Exact<W> {
    kept: [W; MAX_EXACT],
    required: W,
}

impl<W: Word> Exact<W> {
    /// No filling.
    pub fn none() -> Exact<W> {
        Exact { kept: [W::EMPTY; MAX_EXACT], required: !W::EMPTY }
    }

    /// Adds other fillings.
    #[inline]
    pub fn add(&mut self, other: Exact<W>) {
        self.kept.iter_mut().zip(other.kept).for_each(|(kept, more)| *kept |= more);
        self.required &= other.required;
    }

    /// Keeps in the open cells what they can hold; takes what is required from those who see all its places.
    #[inline]
    pub fn keep(&self, open: &Open<W>, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        for (&cell, &kept) in open.cells().iter().zip(&self.kept) {
            if kept.is_empty() {
                return Err(Conflict);
            }
            space.keep(network, cell, kept)?;
        }
        if self.required.is_empty() {
            return Ok(());
        }
        keep_required(open.cells(), &self.kept[..open.n], self.required, network, space)
    }
}

/// Keeps in two or three open cells what some filling with this sum has. The symbols stand for consecutive numbers.
#[inline]
pub fn keep_exactly<W: Word>(
    open: &Open<W>,
    sum: i64,
    network: &Network<W>,
    space: &mut Space<W>,
) -> Result<(), Conflict> {
    let total = sum - open.n as i64 * network.values[0] as i64;
    // The symbols of cells fixed just now may still be among the candidates, but not in the union.
    let [a, b, c] = [0, 1, 2].map(|i| open.candidates[i] & open.union);
    let exact = if open.n == 2 { two(a, b, total) } else { three(a, b, c, total) };
    exact.keep(open, network, space)
}

/// The fillings of three cells with the three symbols of a set.
#[inline]
pub fn three_in<W: Word>(a: W, b: W, c: W, set: W) -> Exact<W> {
    let mut exact = Exact::none();
    for s in (a & set).symbols() {
        let rest = set & !W::bit(s);
        let (second, third) = (b & rest, c & rest);
        if second.is_empty() || third.is_empty() || (second | third) != rest {
            continue;
        }
        exact.kept[0] |= W::bit(s);
        exact.kept[1] |= if third == rest { second } else { rest & !third };
        exact.kept[2] |= if second == rest { third } else { rest & !second };
        exact.required = set;
    }
    exact
}

/// The symbols that are in all sets of two, given those in some of them: more than one set share none.
#[inline]
fn in_all_pairs<W: Word>(in_some: W) -> W {
    if in_some.count() <= 2 { in_some } else { W::EMPTY }
}

/// The symbol that would be its own partner.
#[inline]
fn half<W: Word>(total: i64) -> W {
    if total % 2 == 0 { W::bit_if_any(total / 2) } else { W::EMPTY }
}

#[inline]
fn two<W: Word>(a: W, b: W, total: i64) -> Exact<W> {
    let others = !half::<W>(total);
    let first = a & b.mirrored().partners(total) & others;
    let second = b & a.mirrored().partners(total) & others;
    Exact { kept: [first, second, W::EMPTY], required: in_all_pairs(first | second) }
}

#[inline]
fn three<W: Word>(a: W, b: W, c: W, total: i64) -> Exact<W> {
    let mut exact = Exact { kept: [W::EMPTY; MAX_EXACT], required: !W::EMPTY };
    let (b_mirrored, c_mirrored) = (b.mirrored(), c.mirrored());
    for s in a.symbols() {
        let bit = W::bit(s);
        let rest = total - s as i64;
        let others = !(bit | W::bit_if_any(rest - s as i64) | half(rest));
        let second = b & c_mirrored.partners(rest) & others;
        if !second.is_empty() {
            let third = c & b_mirrored.partners(rest) & others;
            exact.kept[0] |= bit;
            exact.kept[1] |= second;
            exact.kept[2] |= third;
            exact.required &= bit | in_all_pairs(second | third);
        }
    }
    exact
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By trying all fillings.
    fn brute(cells: &[u16], total: i64) -> (Vec<u16>, u16) {
        let mut kept = vec![0; cells.len()];
        let mut required = !0;
        let n: usize = 7;
        for code in 0..n.pow(cells.len() as u32) {
            let filling: Vec<usize> = (0..cells.len()).map(|i| code / n.pow(i as u32) % n).collect();
            let set = filling.iter().fold(0u16, |set, s| set | 1 << s);
            let fits = filling.iter().zip(cells).all(|(s, c)| c >> s & 1 == 1);
            if fits
                && set.count_ones() as usize == cells.len()
                && filling.iter().sum::<usize>() as i64 == total
            {
                kept.iter_mut().zip(&filling).for_each(|(k, s)| *k |= 1 << s);
                required &= set;
            }
        }
        (kept, required)
    }

    #[test]
    fn as_by_trying() {
        let mut state = 1u32;
        let mut random = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) as u16 & 0x7f
        };
        for round in 0..2000 {
            let (cells, total) = ([random(), random(), random()], round % 20 - 1);
            let exact = three(cells[0], cells[1], cells[2], total);
            let (kept, required) = brute(&cells, total);
            assert_eq!((&exact.kept[..], exact.required), (&kept[..], required), "{cells:?} {total}");
            let exact = two(cells[0], cells[1], total);
            let (kept, required) = brute(&cells[..2], total);
            assert_eq!(exact.kept[..2], kept[..], "{cells:?} {total}");
            assert!(kept[0] == 0 || exact.required == required, "{cells:?} {total}");
            let set = 0b10101;
            let exact = three_in(cells[0], cells[1], cells[2], set);
            let (kept, required) = brute(&cells.map(|c| c & set), 6);
            assert_eq!((&exact.kept[..], exact.required), (&kept[..], required), "{cells:?} in a set");
        }
    }
}
