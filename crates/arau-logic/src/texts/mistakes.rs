//! Owns what messages about mistakes may name: those whose ids begin with `mistake-` or `why-not-`. Who says them is in the
//! library `arau`.

use super::houses::Form;
use super::{Names, Speaker};
use arau_core::{Candidate, Cell, RuleUse, SymbolSet};
use fluent_bundle::FluentArgs;

/// How the ids of these messages begin.
#[cfg(test)]
pub(super) const PREFIXES: [&str; 2] = ["mistake-", "why-not-"];

/// Something that a message names.
#[derive(Clone, Copy, Debug)]
pub enum Named<'a> {
    /// Cells.
    Cells(&'a [Cell]),
    /// Symbols.
    Symbols(SymbolSet),
    /// Symbols in cells.
    Candidates(&'a [Candidate]),
    /// A house, as an index.
    House(usize),
    /// A group of the board, as an index.
    Group(usize),
    /// A rule with its cells and numbers.
    Clue(&'a RuleUse),
    /// A number.
    Number(i64),
    /// Words, or what needs none.
    Text(&'a str),
}

impl Speaker {
    /// A message with what it names.
    pub fn message(&self, id: &str, named: &[(&'static str, Named<'_>)], names: Names<'_>) -> String {
        let mut args = FluentArgs::new();
        for &(name, thing) in named {
            match thing {
                Named::Number(number) => args.set(name, number),
                other => args.set(name, self.name(other, names)),
            }
            for (form, ending) in [(Form::In, "in"), (Form::Of, "of")] {
                let told = match thing {
                    Named::House(house) => self.houses_in_form(form, &[house], names),
                    Named::Group(group) => self.group(group, form, names),
                    _ => continue,
                };
                args.set(format!("{name}-{ending}"), told);
            }
        }
        self.say(id, &args)
    }

    /// What something is called.
    pub fn name(&self, thing: Named<'_>, names: Names<'_>) -> String {
        let (geometry, symbols) = (names.puzzle.geometry(), names.puzzle.symbols());
        match thing {
            Named::Cells(cells) => self.cells(cells, names),
            Named::Symbols(symbols) => self.symbols(symbols, names, "and"),
            Named::Candidates(candidates) => {
                let name = |&Candidate { cell, symbol }: &Candidate| {
                    format!("{}={}", geometry.label(cell), symbols.glyph(symbol))
                };
                self.list(candidates.iter().map(name).collect(), "and")
            }
            Named::House(house) => self.houses(&[house], names),
            Named::Group(group) => self.group(group, Form::Plain, names),
            Named::Clue(rule) => self.clue(rule, &super::named_cells(rule), names),
            Named::Number(number) => number.to_string(),
            Named::Text(text) => text.to_string(),
        }
    }
}
