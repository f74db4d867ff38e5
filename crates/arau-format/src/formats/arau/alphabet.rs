//! Reads the alphabet of an arau document: the keys `symbols` and `values`.

use super::read::{Item, Reader, in_words};
use crate::places::{FaultList, excerpt};
use arau_core::{Fault, MAX_SYMBOLS, Symbols};
use arau_rules::Variant;
use toml::de::DeValue;

/// The alphabet that the document states, or else that of the variant, or else as many digits as usual.
pub(super) fn read(
    reader: &mut Reader<'_, '_>,
    variant: Option<&Variant>,
    n_symbols: usize,
) -> Option<Symbols> {
    let values = reader.get("values");
    let Some(item) = reader.get("symbols") else {
        if let Some(item) = values {
            reader.faults.push(item.span().start, Fault::missing("`values` needs `symbols`"));
        }
        return usual(variant, n_symbols, &mut reader.faults);
    };
    let at = item.span().start;
    let glyphs: Vec<Box<str>> = match item.get_ref() {
        DeValue::String(text) => match number_range(text) {
            // Whoever writes `1-12` wants to see 10, 11 and 12.
            Some((low, high)) if values.is_none() => {
                return numbers(low, high, Symbols::decimals, at, &mut reader.faults);
            }
            _ => split_glyphs(text),
        },
        DeValue::Integer(_) => {
            let n = super::values::integer(item).unwrap_or(i64::MAX);
            return numbers(1, n, Symbols::numbers, at, &mut reader.faults);
        }
        DeValue::Array(list) => list.iter().filter_map(|glyph| glyph_of(glyph, &mut reader.faults)).collect(),
        other => {
            reader.faults.push(at, format!("`symbols` is {}, not a text or a list", in_words(other)));
            return None;
        }
    };
    complain_of_glyphs(&glyphs, at, &mut reader.faults);
    let values = match values {
        Some(item) => stated_values(item, glyphs.len(), &mut reader.faults)?,
        None => glyphs.iter().map(|g| g.parse::<i32>().ok()).collect(),
    };
    Symbols::custom(glyphs, values)
}

fn usual(variant: Option<&Variant>, n_symbols: usize, faults: &mut FaultList<'_>) -> Option<Symbols> {
    variant.and_then(Variant::symbols).or_else(|| numbers(1, n_symbols as i64, Symbols::numbers, 0, faults))
}

/// A range of whole numbers such as `0-8` or `-3-3`.
fn number_range(text: &str) -> Option<(i64, i64)> {
    let text = text.trim();
    let dash = text.char_indices().skip(1).find(|(_, c)| *c == '-')?.0;
    Some((text[..dash].parse().ok()?, text[dash + 1..].parse().ok()?))
}

fn numbers(
    low: i64,
    high: i64,
    written: fn(i32, i32) -> Symbols,
    at: usize,
    faults: &mut FaultList<'_>,
) -> Option<Symbols> {
    let n = high.saturating_sub(low).saturating_add(1);
    let small = |value: i64| i32::try_from(value).ok().filter(|v| v.abs() <= 1_000_000);
    match (small(low), small(high)) {
        (Some(low), Some(high)) if (1..=MAX_SYMBOLS as i64).contains(&n) => Some(written(low, high)),
        _ => {
            faults.push(
                at,
                format!("an alphabet has 1 to {MAX_SYMBOLS} symbols, not those from {low} to {high}"),
            );
            None
        }
    }
}

/// Glyphs separated by blanks; or, where there is no blank, one per character.
fn split_glyphs(text: &str) -> Vec<Box<str>> {
    if text.trim().contains(char::is_whitespace) {
        text.split_whitespace().map(Box::from).collect()
    } else {
        text.trim().chars().map(|c| c.to_string().into()).collect()
    }
}

fn glyph_of(item: &Item<'_>, faults: &mut FaultList<'_>) -> Option<Box<str>> {
    match item.get_ref() {
        DeValue::String(text) => Some((**text).into()),
        DeValue::Integer(number) => Some(number.to_string().into()),
        other => {
            faults.push(item.span().start, format!("a symbol is {}, not a text", in_words(other)));
            None
        }
    }
}

fn complain_of_glyphs(glyphs: &[Box<str>], at: usize, faults: &mut FaultList<'_>) {
    if !(1..=MAX_SYMBOLS).contains(&glyphs.len()) {
        faults.push(at, format!("an alphabet has 1 to {MAX_SYMBOLS} symbols, not {}", glyphs.len()));
        return;
    }
    if glyphs.iter().any(|g| g.is_empty()) {
        faults.push(at, Fault::missing("a symbol is empty"));
    }
    for (i, glyph) in glyphs.iter().enumerate().filter(|(i, g)| glyphs[..*i].contains(g)) {
        let message = format!("the symbol `{}` is repeated, at position {}", excerpt(glyph), i + 1);
        faults.push(at, Fault::duplicate(message));
    }
}

/// The values as written; `values = false` says that there are none.
fn stated_values(item: &Item<'_>, n: usize, faults: &mut FaultList<'_>) -> Option<Option<Vec<i32>>> {
    let at = item.span().start;
    let list = match item.get_ref() {
        DeValue::Boolean(false) => return Some(None),
        DeValue::Array(list) => list,
        other => {
            faults.push(at, format!("`values` is {}, not a list of whole numbers", in_words(other)));
            return None;
        }
    };
    let value = |item: &Item<'_>| super::values::integer(item).and_then(|v| i32::try_from(v).ok());
    let values: Option<Vec<i32>> = list.iter().map(value).collect();
    match values {
        Some(values) if values.len() == n && values.iter().all(|v| v.abs() <= 1_000_000) => {
            Some(Some(values))
        }
        Some(values) if values.len() == n => {
            faults.push(at, "a value is out of range");
            None
        }
        Some(values) => {
            faults.push(at, format!("there are {} values for {n} symbols", values.len()));
            None
        }
        None => {
            faults.push(at, "`values` has something that is not a whole number in range");
            None
        }
    }
}
