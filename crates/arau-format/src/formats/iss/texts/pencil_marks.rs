//! Pencil marks: as many characters per cell as there are values, a dot for each that is struck out.

use super::{Plain, TextResult, Values};
use crate::formats::iss::layout::ShapeSpec;
use crate::formats::iss::source::Section;

/// The sides for which values are one digit each.
const SIDES: std::ops::RangeInclusive<usize> = 2..=9;

/// Side cubed characters, digits and dots.
pub(super) fn read<'s>(section: &'s Section<'_>) -> Option<TextResult<'s>> {
    let text = section.compact.as_bytes();
    let side = { SIDES }.find(|side| side.pow(3) == text.len())?;
    if !text.iter().all(|c| c.is_ascii_digit() || *c == b'.') {
        return None;
    }
    let mut plain = Plain::new(ShapeSpec::square(side), section);
    for (idx, marks) in text.chunks(side).enumerate() {
        let at = section.origin(idx * side);
        let values: Vec<i32> = marks.iter().filter(|c| **c != b'.').map(|c| (c - b'0') as i32).collect();
        if values.is_empty() {
            return Some(Err((at, "this cell has no candidate".into())));
        }
        if let Some(value) = values.iter().find(|v| !(1..=side as i32).contains(v)) {
            return Some(Err((at, format!("`{value}` is not a value from 1 to {side}"))));
        }
        plain.givens.push(Values { idx, values, at });
    }
    Some(Ok((plain, None)))
}
