//! Grids of one character per cell, maps of regions, and grids of numbers with spaces between them.

use super::{Plain, TextResult, Values, side};
use crate::formats::iss::layout::ShapeSpec;
use crate::formats::iss::source::{Section, Word};
use std::ops::Range;

/// A character per cell: digits below ten, else letters from A = 1. One other character stands for an empty cell.
pub(super) fn plain(section: &Section<'_>, range: Range<usize>) -> Option<Plain> {
    let text: Vec<(usize, char)> = section.compact[range.clone()].char_indices().collect();
    let side = side(text.len())?;
    let value = |c: char| match c {
        '0'..='9' if side < 10 => Some(c as i32 - '0' as i32),
        'A'..='Z' if side >= 10 => Some(c as i32 - 'A' as i32 + 1),
        _ => None,
    };
    let mut plain = Plain::new(ShapeSpec::square(side), section);
    let mut blank = None;
    for (idx, &(offset, c)) in text.iter().enumerate() {
        match value(c).filter(|v| (1..=side as i32).contains(v)) {
            Some(value) => {
                plain.givens.push(Values {
                    idx,
                    values: vec![value],
                    at: section.origin(range.start + offset),
                });
            }
            None if *blank.get_or_insert(c) != c => return None,
            None => {}
        }
    }
    Some(plain)
}

/// A map of regions, alone or after the givens.
pub(super) fn jigsaw<'s>(section: &'s Section<'_>) -> Option<(Plain, Option<Word<'s>>)> {
    let text = &section.compact;
    let half = text.len() / 2;
    if text.is_ascii()
        && text.len().is_multiple_of(2)
        && is_map(&text[half..])
        && let Some(plain) = plain(section, 0..half)
    {
        return Some((plain, Some(section.word(half..text.len()))));
    }
    let whole = is_map(text).then(|| section.word(0..text.len()))?;
    let shape = ShapeSpec::square(side(text.chars().count())?);
    Some((Plain::new(shape, section), Some(whole)))
}

/// As many different characters as the side is long, each as often.
fn is_map(text: &str) -> bool {
    let mut chars: Vec<char> = text.chars().collect();
    let Some(side) = side(chars.len()) else { return false };
    chars.sort_unstable();
    let mut regions = chars.chunk_by(|a, b| a == b);
    regions.clone().count() == side && regions.all(|region| region.len() == side)
}

/// Numbers and dots with spaces or lines between them.
pub(super) fn spaced<'s>(section: &'s Section<'_>) -> Option<TextResult<'s>> {
    let raw = section.raw;
    let is_known = |c: char| c.is_ascii_digit() || c.is_whitespace() || ".|_-".contains(c);
    if !raw.chars().all(is_known) {
        return None;
    }
    let mut cells: Vec<(usize, &str)> = Vec::new();
    let mut offset = 0;
    while let Some(start) = raw[offset..].find(|c: char| c == '.' || c.is_ascii_digit()).map(|n| n + offset) {
        let digits = raw[start..].find(|c: char| !c.is_ascii_digit()).unwrap_or(raw.len() - start);
        offset = start + digits.max(1);
        cells.push((start, &raw[start..offset]));
    }
    let side = side(cells.len())?;
    let mut plain = Plain::new(ShapeSpec::square(side), section);
    for (idx, (start, text)) in cells.into_iter().enumerate().filter(|(_, (_, text))| *text != ".") {
        let at = section.start + start;
        match text.parse::<i32>().ok().filter(|v| (1..=side as i32).contains(v)) {
            Some(value) => plain.givens.push(Values { idx, values: vec![value], at }),
            None => return Some(Err((at, format!("`{text}` is not a value from 1 to {side}")))),
        }
    }
    Some(Ok((plain, None)))
}
