//! Killers in two notations: a character per cell that points towards its cage, and a number per cell.

use super::{Cage, Plain, TextResult};
use crate::formats::iss::layout::ShapeSpec;
use crate::formats::iss::source::Section;

const SIDE: usize = 9;
const N_CELLS: usize = SIDE * SIDE;

/// The steps that the pointing characters stand for, as rows down and columns to the right.
fn step(c: u8) -> Option<(isize, isize)> {
    Some(match c {
        b'v' => (1, 0),
        b'^' => (-1, 0),
        b'<' => (0, -1),
        b'>' => (0, 1),
        b'`' => (-1, -1),
        b'\'' => (-1, 1),
        b',' => (1, -1),
        b'.' => (1, 1),
        _ => return None,
    })
}

/// The sum that a cage's own character stands for.
fn sum(c: u8) -> Option<i64> {
    Some(match c {
        b'0'..=b'9' => c - b'0',
        b'A'..=b'Z' => c - b'A' + 10,
        b'a'..=b'j' => c - b'a' + 36,
        _ => return None,
    } as i64)
}

/// 81 characters: each cell points to the next one on the way to its cage's first cell, which bears the sum.
pub(super) fn short<'s>(section: &'s Section<'_>) -> Option<TextResult<'s>> {
    let text = section.compact.as_bytes();
    let points = |c: &u8| step(*c).is_some() && *c != b'.';
    let is_known = |c: &u8| step(*c).is_some() || sum(*c).is_some();
    if text.len() != N_CELLS || !text.iter().any(points) || !text.iter().all(is_known) {
        return None;
    }
    let mut plain = Plain::new(ShapeSpec::square(SIDE), section);
    for idx in 0..N_CELLS {
        let Some(root) = root(text, idx) else {
            return Some(Err((section.origin(idx), "this cell does not point to a cage".into())));
        };
        match plain.cages.iter_mut().find(|cage| cage.at == section.origin(root)) {
            Some(cage) => cage.cells.push(idx),
            None => {
                let sum = sum(text[root]).unwrap_or(0);
                plain.cages.push(Cage { cells: vec![idx], sum, at: section.origin(root) });
            }
        }
    }
    Some(Ok((plain, None)))
}

/// The cell with the sum that a cell points to. `None` if it leads out of the grid or round in a circle.
fn root(text: &[u8], start: usize) -> Option<usize> {
    let mut idx = start;
    for _ in 0..=SIDE {
        let Some((down, right)) = step(text[idx]) else { return Some(idx) };
        let (row, col) = ((idx / SIDE).checked_add_signed(down)?, (idx % SIDE).checked_add_signed(right)?);
        if row >= SIDE || col >= SIDE {
            return None;
        }
        idx = row * SIDE + col;
    }
    None
}

/// `3x3:d:k:` and 81 numbers: 256 times the sum, plus the number of the cage. Without the `d` the diagonals are free.
pub(super) fn long<'s>(section: &'s Section<'_>) -> Option<TextResult<'s>> {
    let parts: Vec<&str> = section.compact.split(':').collect();
    if parts[0] != "3x3" || parts.get(2) != Some(&"k") || parts.len() != N_CELLS + 4 {
        return None;
    }
    let mut plain = Plain::new(ShapeSpec::square(SIDE), section);
    plain.diagonals = parts[1] == "d";
    let mut by_number: Vec<(u32, Cage)> = Vec::new();
    for (idx, part) in parts[3..3 + N_CELLS].iter().enumerate() {
        let at = section.origin(part.as_ptr() as usize - section.compact.as_ptr() as usize);
        let Ok(value) = part.parse::<u32>() else {
            return Some(Err((at, format!("`{}` is not a cage", crate::places::excerpt(part)))));
        };
        let (sum, number) = (i64::from(value / 256), value % 256);
        match by_number.iter_mut().find(|(n, _)| *n == number) {
            _ if sum == 0 => {}
            Some((_, cage)) => cage.cells.push(idx),
            None => by_number.push((number, Cage { cells: vec![idx], sum, at })),
        }
    }
    plain.cages = by_number.into_iter().map(|(_, cage)| cage).collect();
    Some(Ok((plain, None)))
}
