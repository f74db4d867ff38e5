//! Owns the constraint of the indexers: a cell's value says where in a line the cell's own place number stands. Not a
//! rule itself.

use super::because::{Look, explain};
use arau_core::{Because, Cell, Fact, Lowering, Situation, Symbol};

/// Posts that if `cell` has the value v, then the cell at place v of `line` has the value `own`, for every v; values
/// that are no place of the line are ruled out. Places count from 1; holes are `None`.
pub fn post_index(cell: Cell, own: i64, line: &[Option<Cell>], to: &mut Lowering<'_>) {
    let at = |place: i64| usize::try_from(place - 1).ok().and_then(|idx| *line.get(idx)?);
    let allowed = to.symbols_where(|value| at(value).is_some());
    to.post_domain(cell, allowed);
    for symbol in allowed.iter() {
        let place = to.value(symbol);
        if let Some(target) = at(place) {
            to.post_value_relation(cell, target, |index, found| index != place || found == own);
        }
    }
}

/// Why candidates go by such a cell: those of its own that point at cells that cannot hold its number, and the number in
/// cells that it does not point at, or anything else in the one that it does.
pub fn by_index(cell: Cell, own: i64, line: &[Option<Cell>], at: &Situation<'_>) -> Option<Because> {
    let target = |symbol: Symbol| {
        usize::try_from(at.value(symbol) - 1).ok().and_then(|idx| line.get(idx).copied().flatten())
    };
    let number = at.symbols_where(|value| value == own);
    let can_hold = |target: Cell| !at.candidates(target).and(number).is_empty();
    let is_refuted = |other: Cell, symbol: Symbol| {
        other == cell && target(symbol).is_some_and(|target| target != cell && !can_hold(target))
    };
    let refuted = at.gone.iter().filter(|gone| is_refuted(gone.cell, gone.symbol));
    let targets: Vec<Cell> = refuted.filter_map(|gone| target(gone.symbol)).collect();
    let facts =
        |known: Fact| vec![("cell", Fact::Cells(vec![cell])), ("own", Fact::Number(own)), ("known", known)];
    let mut elsewhere = facts(at.known(&[cell]));
    elsewhere.push(("targets", Fact::Cells(targets)));
    explain(at, "elsewhere", elsewhere, is_refuted).or_else(|| {
        let pointed: Vec<Cell> = at.candidates(cell).iter().filter_map(target).collect();
        explain(at, "pointed", facts(at.known(&[cell])), |other, symbol| {
            let is_own = number.contains(symbol);
            other != cell
                && line.contains(&Some(other))
                && match is_own {
                    true => !pointed.contains(&other),
                    false => pointed == [other],
                }
        })
    })
}
