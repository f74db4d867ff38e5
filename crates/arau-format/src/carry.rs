//! How writers collect everything that their format cannot express.

use arau_core::{Cell, Fault, Faults, Place, PuzzleSpec, RectPart, RuleUse, Symbols};
use std::collections::BTreeSet;

/// A puzzle to be written, and the parts of it that cannot be.
pub(crate) struct Carrier<'s> {
    pub(crate) spec: &'s PuzzleSpec,
    faults: Faults,
}

impl<'s> Carrier<'s> {
    /// Starts with nothing checked.
    pub(crate) fn new(spec: &'s PuzzleSpec) -> Carrier<'s> {
        Carrier { spec, faults: Faults::default() }
    }

    /// Notes something that cannot be expressed.
    pub(crate) fn cannot(&mut self, path: &str, why: impl Into<String>) {
        self.faults.push(Fault::unsupported(why).at(Place::path_only(path)));
    }

    /// The grid, if the board is a single rectangle without holes or further cells.
    pub(crate) fn rect(&mut self) -> Option<&'s RectPart> {
        let geometry = &*self.spec.geometry;
        let is_plain = |part: &&RectPart| {
            part.cells.len() == geometry.n_cells()
                && part.cells.iter().copied().eq(geometry.cells().map(Some))
        };
        let found = geometry.parts().first().filter(is_plain).filter(|_| geometry.parts().len() == 1);
        match found {
            Some(part) => self.usual_groups(part, &["row", "column"]),
            None => self.cannot("shape", "this format can express plain rectangular grids only"),
        }
        found
    }

    /// Asks of these kinds of groups, where they are houses, that they be the rows, columns or boxes of the grid. A board
    /// whose groups were listed one by one may have fewer, or others.
    pub(crate) fn usual_groups(&mut self, part: &RectPart, kinds: &[&str]) {
        let spec = self.spec;
        let are_houses = |kind: &&&str| {
            let mut uses = spec.rules.iter().filter_map(houses_of).flat_map(str::split_whitespace);
            uses.any(|of| of == **kind)
        };
        for kind in kinds.iter().filter(are_houses) {
            let sorted = |group: &[Cell]| group.iter().copied().collect::<BTreeSet<Cell>>();
            let groups: BTreeSet<_> =
                spec.geometry.groups_of(kind).map(|group| sorted(&group.cells)).collect();
            if groups != rectangles(part, kind) {
                self.cannot(
                    "houses",
                    format!(
                        "the groups of kind `{kind}` differ from those of a plain \
                     grid"
                    ),
                );
            }
        }
    }

    /// The side, if the board is a plain square.
    pub(crate) fn square(&mut self) -> Option<usize> {
        let part = self.rect()?;
        if part.n_rows != part.n_cols {
            self.cannot(
                "shape",
                format!("this format can express square grids only, not {}×{}", part.n_rows, part.n_cols),
            );
            return None;
        }
        Some(part.n_rows)
    }

    /// The side, if the board is a plain square of numbers whose rows and columns are its only houses; else 0.
    pub(crate) fn latin_square(&mut self) -> usize {
        let n = self.square().unwrap_or_default();
        self.digits(n);
        self.houses("row column");
        n
    }

    /// Requires that there are no givens.
    pub(crate) fn no_givens(&mut self) {
        if self.spec.n_givens() > 0 {
            self.cannot("givens", "this format cannot express givens");
        }
    }

    /// Requires that the symbols are the numbers from 1 to `n`.
    pub(crate) fn digits(&mut self, n: usize) {
        if n > 0 && n <= arau_core::MAX_SYMBOLS && *self.spec.symbols != Symbols::digits(n) {
            self.cannot("symbols", format!("this format can express the numbers 1 to {n} only"));
        }
    }

    /// Checks each rule, and notes each unsupported one once.
    pub(crate) fn rules(&mut self, carries: impl Fn(&RuleUse) -> bool) {
        let mut left: Vec<(&str, usize)> = Vec::new();
        for rule in self.spec.rules.iter().filter(|rule| !carries(rule)) {
            match left.iter_mut().find(|(id, _)| *id == rule.id()) {
                Some((_, n_uses)) => *n_uses += 1,
                None => left.push((rule.id(), 1)),
            }
        }
        for (id, n_uses) in left {
            let uses = if n_uses == 1 { String::new() } else { format!(", used {n_uses} times") };
            self.cannot(id, format!("this format cannot express the rule{uses}"));
        }
    }

    /// Asks that exactly these kinds of groups be houses, and on a single grid, that its boxes be the usual ones; other rules
    /// are not looked at.
    pub(crate) fn houses(&mut self, kinds: &str) {
        let sorted = |kinds: &str| {
            let mut words: Vec<String> = kinds.split_whitespace().map(String::from).collect();
            words.sort();
            words
        };
        let stated: Vec<&str> = self.spec.rules.iter().filter_map(houses_of).collect();
        if sorted(&stated.join(" ")) != sorted(kinds) {
            self.cannot("houses", format!("this format can only express puzzles whose houses are: {kinds}"));
        } else if let [part] = self.spec.geometry.parts() {
            self.usual_groups(part, &["box"]);
        }
    }

    /// The text, if the whole puzzle could be expressed.
    pub(crate) fn finish(self, text: impl FnOnce() -> String) -> Result<String, Faults> {
        self.faults.or_ok(()).map(|()| text())
    }
}

/// The rows, columns or boxes of a grid; none if it has no boxes.
fn rectangles(part: &RectPart, kind: &str) -> BTreeSet<BTreeSet<Cell>> {
    let size = match kind {
        "row" => Some((1, part.n_cols)),
        "column" => Some((part.n_rows, 1)),
        _ => part.box_size,
    };
    let Some((height, width)) = size else { return BTreeSet::new() };
    let mut cells_of = vec![BTreeSet::new(); part.n_rows.div_ceil(height) * part.n_cols.div_ceil(width)];
    for (row, col, cell) in part.iter() {
        let place = row as usize / height * part.n_cols.div_ceil(width) + col as usize / width;
        cells_of[place].insert(cell);
    }
    cells_of.into_iter().collect()
}

/// The kinds of groups that a use of the rule `houses` names.
pub(crate) fn houses_of(rule: &RuleUse) -> Option<&str> {
    (rule.id() == "houses").then(|| rule.args.text("of").unwrap_or_default())
}
