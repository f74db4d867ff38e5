//! `.And`, `.Or` and `.Replicate`.

use super::super::bits::low_first;
use super::super::reader::{Content, Context, Item, Reader};
use super::super::source::Word;
use super::super::token::Token;
use crate::places::excerpt;
use arau_core::{Arg, Args, Cell, RuleUse};

/// Everything inside holds. A level of its own: its items replace none outside.
pub(super) fn and(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let items = reader.level(&token.children, Context { is_top: false, ..within });
    // A value inside is a condition and no given: that is how the writer keeps the two apart.
    let as_rules = |item: Item| Item::rules(item.at, reader.rules_of(vec![item]));
    let items = items.into_iter().map(as_rules).collect();
    without_keys(token, items)
}

/// The items for the level outside; at least one, so that an empty composite counts as true.
fn without_keys(token: &Token<'_>, items: Vec<Item>) -> Vec<Item> {
    let empty = items.is_empty().then(|| Item::rules(token.at, Vec::new()));
    items.into_iter().map(|item| Item { key: None, ..item }).chain(empty).collect()
}

/// At least one of the children holds.
pub(super) fn or(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let inside = Context { under_or: true, is_top: false, ..within };
    let mut options: Vec<Vec<RuleUse>> = Vec::new();
    for child in &token.children {
        let items = reader.token(child, inside);
        if !items.is_empty() {
            options.push(reader.rules_of(items));
        }
    }
    let rules = match options.len() {
        0 => reader.never(token.at),
        _ if options.iter().any(Vec::is_empty) => Vec::new(),
        1 => options.remove(0),
        _ => {
            let args = Args::new().with("options", Arg::Options(options));
            reader.rule(token.at, "any-of", args).into_iter().collect()
        }
    };
    vec![Item::rules(token.at, rules)]
}

/// The children once for every target, moved from the origin to there.
pub(super) fn replicate(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some((origin, targets)) = origin_and_targets(reader, token) else { return Vec::new() };
    let mut items = Vec::new();
    for target in targets {
        // Moved by this composite first, then by those around it.
        let mut shift = vec![(origin, target)];
        shift.extend(within.shift);
        let inside = Context { under_replicate: true, is_top: false, shift: &shift, ..within };
        let n_faults = reader.faults.n_found();
        let mut copy = reader.level(&token.children, inside);
        if reader.faults.n_found() > n_faults {
            // The other copies would most likely tell the same again.
            return Vec::new();
        }
        // A replicated branch is one branch.
        copy.iter_mut().for_each(|item| item.key = None);
        items.extend(copy);
    }
    if within.under_or {
        let rules = reader.rules_of(items);
        return vec![Item { at: token.at, key: None, content: Content::Rules(rules) }];
    }
    without_keys(token, items)
}

fn origin_and_targets(reader: &mut Reader<'_>, token: &Token<'_>) -> Option<(Cell, Vec<Cell>)> {
    let origin_name = token.args.get(1).copied().unwrap_or(Word { text: "R1C1", at: token.at });
    let origin = reader.cells(&[origin_name], Context::TOP)?[0];
    let set = token.args.first().copied().unwrap_or(Word { text: "", at: token.at });
    let Some(bits) = low_first(set.text) else {
        reader.faults.push(set.at, format!("`{}` is not a set of cells", excerpt(set.text)));
        return None;
    };
    let group = reader.board.group_of(origin).clone();
    let targets: Vec<usize> = (0..bits.len()).filter(|&i| bits[i]).map(|i| origin.idx() + i).collect();
    if targets.iter().any(|&target| target >= group.first + group.count) {
        reader.faults.push(set.at, "a target lies outside the grid of the origin");
        return None;
    }
    Some((origin, targets.into_iter().map(Cell::at).collect()))
}
