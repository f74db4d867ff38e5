//! Writes a puzzle as a constraint string, as far as one can carry it. What each rule becomes is told in `rules` and
//! `clues`.

mod board;
mod clues;
mod names;
mod rules;
mod tables;

use super::layout::ShapeSpec;
use crate::carry::Carrier;
use arau_core::{Cell, Faults, PuzzleSpec, RuleUse, Symbol};
use std::collections::HashSet;

/// The puzzle as a string, or everything that it cannot carry.
pub(super) fn write(spec: &PuzzleSpec) -> Result<String, Faults> {
    let mut carrier = Carrier::new(spec);
    let Some((mut writer, head)) = board::start(spec, &mut carrier) else {
        return carrier.finish(String::new);
    };
    let written: Vec<Option<String>> =
        spec.rules.iter().map(|rule| rules::write(&mut writer, rule)).collect();
    carrier.rules(|rule| {
        spec.rules.iter().zip(&written).any(|(r, text)| std::ptr::eq(r, rule) && text.is_some())
    });
    let givens: String = spec
        .givens
        .iter()
        .enumerate()
        .filter_map(|(idx, given)| {
            given.map(|symbol| format!("~{}_{}", writer.names[idx], writer.value(symbol)))
        })
        .collect();
    let givens = if givens.is_empty() { givens } else { format!(".{givens}") };
    carrier.finish(|| {
        let rules: String = written.into_iter().flatten().collect();
        let text = head + &givens + &rules;
        // A plain 9×9 grid without anything needs no word, but an empty text is no puzzle.
        if text.is_empty() { ".Shape~9x9\n".to_string() } else { text + "\n" }
    })
}

/// What the rules' writers see.
struct Writer<'s> {
    spec: &'s PuzzleSpec,
    shape: ShapeSpec,
    boxes: Option<(usize, usize)>,
    /// The name of each cell.
    names: Vec<String>,
    /// The groups of variables: prefix, first cell, number of cells, columns.
    variables: Vec<names::Variables>,
    /// What a later constraint would replace, so that it must not be written twice on a level.
    used: HashSet<String>,
    /// Inside how many composites.
    depth: usize,
}

impl Writer<'_> {
    /// The number that a symbol stands for.
    fn value(&self, symbol: Symbol) -> i32 {
        self.spec.symbols.value(symbol)
    }

    /// Names of cells, each after a `~`.
    fn list(&self, cells: &[Cell]) -> String {
        cells.iter().map(|cell| format!("~{}", self.names[cell.idx()])).collect()
    }

    /// Numbers of symbols with `_` between them.
    fn values(&self, symbols: &[Symbol]) -> String {
        symbols.iter().map(|&symbol| self.value(symbol).to_string()).collect::<Vec<_>>().join("_")
    }

    /// Whether nothing with this key was written on this level before.
    fn is_first(&mut self, key: String) -> bool {
        self.used.insert(key)
    }

    /// Row and column of a cell of the grid, from 0.
    fn place(&self, cell: Cell) -> Option<(usize, usize)> {
        (cell.idx() < self.shape.n_cells())
            .then(|| (cell.idx() / self.shape.cols, cell.idx() % self.shape.cols))
    }

    /// Whether two cells of the grid share an edge.
    fn adjacent(&self, a: Cell, b: Cell) -> bool {
        let places = self.place(a).zip(self.place(b));
        places.is_some_and(|((r, c), (s, d))| r.abs_diff(s) + c.abs_diff(d) == 1)
    }

    /// Whether the puzzle uses a rule anywhere.
    fn has(&self, id: &str) -> bool {
        self.spec.all_uses().any(|rule| rule.id() == id)
    }

    /// What rules become inside a composite, which is a level of its own. `None` if one of them cannot stand there.
    fn inside(&mut self, rules: &[RuleUse]) -> Option<Vec<String>> {
        let outside = std::mem::take(&mut self.used);
        self.depth += 1;
        let written = rules.iter().map(|rule| rules::write(self, rule)).collect();
        self.depth -= 1;
        self.used = outside;
        written
    }
}
