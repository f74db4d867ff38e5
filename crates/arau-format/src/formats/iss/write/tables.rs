//! Relations as tables, and automata in binary.

use super::super::bits::write_low_first;
use super::super::nfa::Nfa;
use super::Writer;
use arau_core::{Cell, RuleUse, Symbol};

/// The table of a relation between values as a key.
pub(super) fn key(writer: &Writer<'_>, allows: impl Fn(i64, i64) -> bool) -> String {
    let (low, high) = (i64::from(writer.shape.low), i64::from(writer.shape.high));
    let bits: Vec<bool> =
        (low..=high).flat_map(|a| (low..=high).map(move |b| (a, b))).map(|(a, b)| allows(a, b)).collect();
    write_low_first(&bits)
}

/// A relation between cells that follow each other.
pub(super) fn chain(writer: &Writer<'_>, cells: &[Cell], allows: impl Fn(i64, i64) -> bool) -> String {
    format!(".Pair~{}{}", key(writer, allows), writer.list(cells))
}

pub(super) fn relation(writer: &mut Writer<'_>, rule: &RuleUse) -> Option<String> {
    let symbols = &writer.spec.symbols;
    let value = |glyph: &str| symbols.find(glyph).map(|symbol| i64::from(symbols.value(symbol)));
    let words =
        rule.args.text("pairs")?.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty());
    let pair = |word: &str| word.split_once('-').and_then(|(a, b)| Some((value(a)?, value(b)?)));
    let pairs: Vec<(i64, i64)> = words.map(pair).collect::<Option<_>>()?;
    let allows = |a: i64, b: i64| pairs.contains(&(a, b));
    let is_symmetric = pairs.iter().all(|&(a, b)| allows(b, a));
    if rule.args.text("over") != Some("all") {
        return Some(chain(writer, rule.cells(), allows));
    }
    if is_symmetric {
        return Some(format!(".PairX~{}{}", key(writer, allows), writer.list(rule.cells())));
    }
    let cells = rule.cells();
    let every_two = (0..cells.len()).flat_map(|j| (0..j).map(move |i| [cells[i], cells[j]]));
    let lists: Vec<String> = every_two.map(|pair| writer.list(&pair)).collect();
    Some(format!(".Pair~{}{}", key(writer, allows), lists.join("~")))
}

pub(super) fn automaton(writer: &mut Writer<'_>, rule: &RuleUse) -> Option<String> {
    let symbols = &writer.spec.symbols;
    let has_breaks = !rule.args.cell_lists("lists").is_empty();
    let nfa = Nfa::parse(rule.args.text("states")?, symbols)?;
    let n_symbols = symbols.len() + usize::from(has_breaks || nfa.n_symbols > symbols.len());
    let key = nfa.encode(n_symbols)?;
    let cells = match rule.args.cell_lists("lists") {
        [] => writer.list(rule.cells()),
        lists => lists.iter().map(|list| writer.list(list)).collect::<Vec<_>>().join("~-"),
    };
    Some(format!(".NFA~{key}{cells}"))
}

/// The pattern, with what base64 needs of it: its bytes.
pub(super) fn regular(writer: &mut Writer<'_>, rule: &RuleUse) -> Option<String> {
    let pattern: String = rule.args.text("pattern")?.split_whitespace().collect();
    if pattern.contains(['<', '>']) || !pattern.is_ascii() {
        return None;
    }
    let bits: Vec<bool> =
        pattern.bytes().flat_map(|byte| (0..8).rev().map(move |i| byte >> i & 1 == 1)).collect();
    Some(format!(".Regex~{}{}", super::super::bits::write_high_first(&bits), writer.list(rule.cells())))
}

/// The candidates of each cell as a list of values. One value alone would be read as a given, were it not inside of
/// another constraint.
pub(super) fn candidates(writer: &Writer<'_>, cells: &[Cell], allowed: &[Symbol]) -> String {
    let values = writer.values(allowed);
    let givens: String = cells.iter().map(|cell| format!("~{}_{values}", writer.names[cell.idx()])).collect();
    if allowed.len() == 1 { format!(".And.{givens}.End") } else { format!(".{givens}") }
}
