//! Owns which neighbouring cells bear a mark, for rules that forbid what a mark would say wherever none stands.

use super::prelude::*;

/// The optional parameter by which such a rule names further marks.
pub(super) const EXCEPT: Param = Param::optional(
    "except",
    ParamKind::Text,
    "ids of other rules whose marks also exempt a pair of cells, separated by spaces; none if left out",
);

/// Whether one of these rules marks the pair: the two follow each other in its cells, either way round.
pub(super) fn is_marked(spec: &PuzzleSpec, ids: &[&str], a: Cell, b: Cell) -> bool {
    let is_pair = |pair: &[Cell]| pair == [a, b] || pair == [b, a];
    let mut uses = spec.all_uses().filter(|rule| ids.contains(&rule.id()));
    uses.any(|rule| rule.cells().windows(2).any(is_pair))
}

/// The rule's own ids with those that its argument `except` adds.
pub(super) fn exempting<'a>(own: &[&'a str], args: &'a Args) -> Vec<&'a str> {
    own.iter().copied().chain(args.text("except").unwrap_or_default().split_whitespace()).collect()
}

/// A fault per id in `except` that is no rule.
pub(super) fn unknown_exempting(args: &Args) -> Vec<Fault> {
    let ids = args.text("except").unwrap_or_default().split_whitespace();
    let told = |id: &str| Fault::unknown(format!("`except` names `{id}`, which is not a rule"));
    ids.filter(|id| super::rule(id).is_none())
        .map(|id| faults::of_word(told(id), args, "except", id))
        .collect()
}

/// Posts that no pair of neighbours without a mark has values that satisfy a predicate.
pub(super) fn post_unless_marked(ids: &[&str], to: &mut Lowering<'_>, banned: impl Fn(i64, i64) -> bool) {
    let spec = to.spec();
    let pairs = to.geometry().adjacent_pairs().filter(|&(a, b)| !is_marked(spec, ids, a, b));
    to.post_value_relations(pairs, |x, y| !banned(x, y));
}
