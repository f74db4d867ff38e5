//! Owns the constraint of the indexers: a cell's value says where in a line the cell's own place number stands. Not a
//! rule itself.

use arau_core::{Cell, Lowering};

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
