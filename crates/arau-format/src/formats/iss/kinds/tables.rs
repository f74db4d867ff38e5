//! Relations as tables, regular expressions and automata.

use super::super::bits::{base64_text, low_first, percent_decoded};
use super::super::nfa::Nfa;
use super::super::reader::{Context, Item, Reader};
use super::super::source::Word;
use super::super::token::Token;
use crate::places::excerpt;
use arau_core::{Arg, Args, Fault, Symbol, Symbols};

/// The first argument and the lists of cells after it. An empty argument starts a new list, and so does a name, which
/// means nothing.
fn key_and_lists<'s, 'k>(
    reader: &mut Reader<'_>,
    token: &'k Token<'s>,
) -> Option<(Word<'s>, Vec<&'k [Word<'s>]>)> {
    let Some((&key, names)) = token.args.split_first() else {
        reader.faults.push(token.at, Fault::missing(format!("`.{}` needs a key and cells", token.kind)));
        return None;
    };
    let lists = names.split(|word| word.text.is_empty() || word.text.starts_with('_'));
    Some((key, lists.filter(|list| !list.is_empty()).collect()))
}

pub(super) fn pair(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    relation(reader, token, within, RelatedPairs::Chain, |key| key.to_string())
}

pub(super) fn pair_x(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    relation(reader, token, within, RelatedPairs::All, |key| key.to_string())
}

/// The older notation, in which two digits of the key are exchanged.
pub(super) fn binary(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    relation(reader, token, within, RelatedPairs::Chain, exchanged)
}

pub(super) fn binary_x(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    relation(reader, token, within, RelatedPairs::All, exchanged)
}

fn exchanged(key: &str) -> String {
    let other = |c| match c {
        '-' => '_',
        '_' => '-',
        c => c,
    };
    key.chars().map(other).collect()
}

/// Which pairs of a list are related.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RelatedPairs {
    Chain,
    All,
}

fn relation(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    within: Context<'_>,
    over: RelatedPairs,
    normal: impl Fn(&str) -> String,
) -> Vec<Item> {
    let Some((key, lists)) = key_and_lists(reader, token) else { return Vec::new() };
    let Some(bits) = low_first(&normal(key.text)) else {
        reader.faults.push(key.at, format!("`{}` is not a table of pairs", excerpt(key.text)));
        return Vec::new();
    };
    let n = reader.board.n_values();
    let allows = |a: usize, b: usize| bits.get(a * n + b).copied().unwrap_or(false);
    if over == RelatedPairs::All && !(0..n).all(|a| (0..a).all(|b| allows(a, b) == allows(b, a))) {
        reader.faults.push(key.at, format!("the table of `.{}` is not symmetric", token.kind));
        return Vec::new();
    }
    let symbols = Symbols::numbers(reader.board.shape.low, reader.board.shape.high);
    let glyph = |idx: usize| symbols.glyph(Symbol(idx as u8));
    let pairs = (0..n * n).map(|i| (i / n, i % n)).filter(|&(a, b)| allows(a, b));
    let text = pairs.map(|(a, b)| format!("{}-{}", glyph(a), glyph(b))).collect::<Vec<_>>().join(" ");
    let mut items = Vec::new();
    for list in lists {
        let Some(cells) = reader.cells(list, within) else { return Vec::new() };
        if cells.len() < 2 {
            items.push(Item::rules(token.at, Vec::new()));
            continue;
        }
        let Some(text) = reader.copy_of(&text, key.at) else { return Vec::new() };
        let args = Args::new().with_cells(cells).with_text("pairs", text);
        let args = if over == RelatedPairs::All { args.with_text("over", "all") } else { args };
        items.extend(reader.one(token, "relation", args));
    }
    items
}

/// The pattern in base64, or with percent signs.
pub(super) fn regex(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some((key, lists)) = key_and_lists(reader, token) else { return Vec::new() };
    let decoded = match key.text.contains('%') {
        true => percent_decoded(key.text),
        false => base64_text(key.text),
    };
    let Some(pattern) = decoded else {
        reader.faults.push(key.at, format!("`{}` is not an encoded pattern", excerpt(key.text)));
        return Vec::new();
    };
    // Large and small letters are the same numbers from 10; symbols are written with large ones.
    let pattern: String =
        pattern.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_uppercase()).collect();
    let mut items = Vec::new();
    for list in lists {
        let Some(cells) = reader.cells(list, within) else { return Vec::new() };
        let Some(pattern) = reader.copy_of(&pattern, key.at) else { return Vec::new() };
        items.extend(reader.one(
            token,
            "regular",
            Args::new().with_cells(cells).with_text("pattern", pattern),
        ));
    }
    items
}

/// An automaton in binary; `-` among the cells is a symbol of its own.
pub(super) fn nfa(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some((key, lists)) = key_and_lists(reader, token) else { return Vec::new() };
    let mut items = Vec::new();
    for list in lists {
        // A segment may be empty: the signs around it are read all the same.
        let segments = list.split(|word| word.text == "-");
        let cells: Option<Vec<_>> = segments.map(|names| reader.cells(names, within)).collect();
        let Some(mut segments) = cells else { return Vec::new() };
        let Some(states) = states_of(reader, key, segments.len() > 1) else { return Vec::new() };
        let args = match segments.len() {
            0 => continue,
            1 => Args::new().with_cells(segments.remove(0)),
            _ => Args::new().with("lists", Arg::CellLists(segments)),
        };
        items.extend(reader.one(token, "automaton", args.with_text("states", states)));
    }
    items
}

/// The automaton as the rule writes it.
fn states_of(reader: &mut Reader<'_>, key: Word<'_>, has_segments: bool) -> Option<String> {
    if let Some((states, reads_breaks)) = reader.automata.get(key.text)
        && (*reads_breaks || !has_segments)
    {
        let states = states.clone();
        return reader.copy_of(&states, key.at);
    }
    let shape = reader.board.shape;
    let found =
        Nfa::decode(key.text).and_then(|nfa| match has_segments && nfa.n_symbols <= shape.n_values() {
            true => Err("the automaton has no symbol for the `-` between its cells".to_string()),
            false => Ok(nfa),
        });
    match found {
        Ok(nfa) => {
            let states = nfa.text(&Symbols::numbers(shape.low, shape.high));
            let reads_breaks = nfa.n_symbols > shape.n_values();
            reader.automata.insert(key.text.to_string(), (states.clone(), reads_breaks));
            Some(states)
        }
        Err(reason) => {
            reader.faults.push(key.at, format!("`{}`: {reason}", excerpt(key.text)));
            None
        }
    }
}
