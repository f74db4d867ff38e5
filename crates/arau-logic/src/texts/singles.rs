//! Owns why a single is one, in words: which placed symbols leave a cell no other symbol, or a symbol no other cell.

use super::arguments::Arguments;
use super::houses::{Form, common_kind};
use super::{Names, Speaker, phrases};
use crate::{Effect, Part, Step};
use fluent_bundle::FluentArgs;

impl Speaker {
    /// Sets `$why` for a step that says what its single rests on; for others it is a full stop.
    pub(super) fn set_singles(&self, step: &Step, names: Names<'_>, args: &mut Arguments<'_>) {
        let why = self.why_only_cell(step, names).or_else(|| self.why_only_symbol(step, names));
        args.text("why", why.unwrap_or_else(|| ".".to_string()));
    }

    /// Why a symbol has one cell in a house: `: the 7s in row 4 and column 1 rule out every other empty cell`.
    fn why_only_cell(&self, step: &Step, names: Names<'_>) -> Option<String> {
        let n_others = step.reason.parts.iter().find_map(|(name, part)| match (*name, part) {
            ("others", Part::Number(n)) => Some(*n),
            _ => None,
        })?;
        let mut args = FluentArgs::new();
        let (mut by, mut by_in, mut lost, mut n_by) = (Vec::new(), Vec::new(), &[][..], 0);
        for (name, part) in &step.reason.parts {
            match (*name, part) {
                ("ruled out by", Part::Houses(houses)) if !houses.is_empty() => {
                    n_by += houses.len();
                    // Houses of one kind are named together: `rows 4 and 6`.
                    let groups = match common_kind(houses, names) {
                        Some(_) => vec![houses.as_slice()],
                        None => houses.chunks(1).collect(),
                    };
                    by.extend(groups.iter().map(|group| self.houses(group, names)));
                    by_in.extend(groups.iter().map(|group| self.houses_in_form(Form::In, group, names)));
                }
                ("ruled out from", Part::Cells(cells)) if !cells.is_empty() => {
                    n_by += cells.len();
                    by.push(self.cells(cells, names));
                    by_in.push(self.cells_in_form(Form::In, cells, names));
                }
                ("lost", Part::Cells(cells)) => lost = cells,
                _ => {}
            }
        }
        args.set("symbol", self.symbols(step.reason.symbols, names, "and"));
        args.set("by", self.list(by, "and"));
        args.set("by-in", self.list(by_in, "and"));
        args.set("n-by", n_by);
        args.set("lost", self.cells(lost, names));
        args.set("n-lost", lost.len());
        args.set("n-others", n_others);
        let id = match (n_others, n_by, lost.len()) {
            (0, ..) => return None,
            (_, 0, _) => "why-only-cell-lost",
            (_, _, 0) => "why-only-cell",
            _ => "why-only-cell-but",
        };
        Some(self.say(id, &args))
    }

    /// Why a cell has one symbol: `Its row already has 1, 3 and 7, and its box 6 and 8`.
    fn why_only_symbol(&self, step: &Step, names: Names<'_>) -> Option<String> {
        let parts = &step.reason.parts;
        let cell = step.effects.iter().find_map(|effect| match effect {
            Effect::Place(candidate) => Some(candidate.cell),
            _ => None,
        });
        let mut clauses = Vec::new();
        let mut lost = None;
        for (i, (name, part)) in parts.iter().enumerate() {
            let following = parts.get(i + 1).map(|(_, part)| part);
            match (*name, part, following) {
                ("seen in", Part::Houses(houses), Some(Part::Symbols(symbols))) => {
                    let is_first = clauses.is_empty();
                    let mut args = FluentArgs::new();
                    args.set("symbols", self.symbols(*symbols, names, "and"));
                    args.set("n-symbols", symbols.len());
                    if let Some(&house) = houses.first() {
                        for (arg, form) in [("house", Form::Plain), ("house-in", Form::In)] {
                            let whose = self.own_house(house, cell, form, names);
                            args.set(arg, if is_first { phrases::at_start(&whose, names) } else { whose });
                        }
                    }
                    clauses.push(self.say(if is_first { "already-has" } else { "also-has" }, &args));
                }
                ("seen from", Part::Cells(cells), Some(Part::Symbols(symbols))) => {
                    let mut args = FluentArgs::new();
                    args.set("cell", self.cells(cells, names));
                    args.set("symbol", self.symbols(*symbols, names, "and"));
                    let clause = self.say("sees-placed", &args);
                    clauses.push(if clauses.is_empty() { phrases::at_start(&clause, names) } else { clause });
                }
                ("ruled out", Part::Symbols(symbols), _) => lost = Some(*symbols),
                _ => {}
            }
        }
        let mut args = FluentArgs::new();
        args.set("seen", self.list(clauses.clone(), "clauses"));
        match (clauses.is_empty(), lost) {
            (true, None) => None,
            (true, Some(_)) => Some(self.say("why-only-symbol-lost", &args)),
            (false, None) => Some(self.say("why-only-symbol", &args)),
            (false, Some(lost)) => {
                args.set("lost", self.symbols(lost, names, "and"));
                args.set("n-lost", lost.len());
                Some(self.say("why-only-symbol-but", &args))
            }
        }
    }
}
