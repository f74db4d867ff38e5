//! Owns [`Arguments`]: what the message of a step may use.

use super::houses::{self, Form, common_kind};
use super::{Names, Speaker, phrases, story};
use crate::{Part, Step};
use arau_core::SymbolSet;
use fluent_bundle::{FluentArgs, FluentValue};

/// Named texts and numbers. Each text comes with a twin that begins a sentence: `$house` is `row 3`, `$House` is `Row 3`.
pub(super) struct Arguments<'n> {
    args: FluentArgs<'static>,
    names: Names<'n>,
}

impl Arguments<'_> {
    pub fn text(&mut self, name: impl Into<String>, text: impl Into<String>) {
        let (name, text) = (name.into(), text.into());
        self.args.set(phrases::capitalised(&name), phrases::at_start(&text, self.names));
        self.args.set(name, text);
    }

    pub fn number(&mut self, name: impl Into<String>, number: impl Into<FluentValue<'static>>) {
        self.args.set(name.into(), number);
    }
}

impl Speaker {
    /// What the message of a step may use.
    pub(super) fn arguments(&self, step: &Step, names: Names<'_>) -> FluentArgs<'static> {
        let mut args = Arguments { args: FluentArgs::new(), names };
        let mut chains = super::chain::chain_texts(step, names).into_iter();
        let mut by_name: Vec<(String, Vec<&Part>)> = Vec::new();
        let mut texts: Vec<Vec<String>> = Vec::new();
        for (name, part) in &step.reason.parts {
            let name = name.replace(' ', "-");
            let text = match part {
                Part::Number(number) => {
                    args.number(name, *number);
                    continue;
                }
                Part::Chain(_) => {
                    let chain = chains.next().unwrap_or_default();
                    args.text(format!("{name}-closed"), chain.closed);
                    chain.open
                }
                _ => self.part(part, names),
            };
            match by_name.iter().position(|(other, _)| *other == name) {
                Some(i) => {
                    by_name[i].1.push(part);
                    texts[i].push(text);
                }
                None => {
                    by_name.push((name, vec![part]));
                    texts.push(vec![text]);
                }
            }
        }
        for ((name, parts), texts) in by_name.into_iter().zip(texts) {
            args.number(
                format!("n-{name}"),
                parts.iter().map(|part| super::n_things_in(part)).sum::<usize>(),
            );
            args.text(name.clone(), texts.join("; "));
            self.set_forms(&name, parts[0], names, &mut args);
            if let [Part::Symbols(_), ..] = parts[..] {
                let all = parts.iter().fold(SymbolSet::EMPTY, |all, part| match part {
                    Part::Symbols(symbols) => all.or(*symbols),
                    _ => all,
                });
                args.text(format!("{name}-all"), self.symbols(all, names, "or"));
            }
            for (i, (part, text)) in parts.into_iter().zip(texts).enumerate() {
                args.text(format!("{name}-{}", i + 1), text);
                self.set_forms(&format!("{name}-{}", i + 1), part, names, &mut args);
            }
        }
        args.text("sets", self.sets(step, names));
        self.set_effects(&step.effects, names, &mut args);
        self.set_singles(step, names, &mut args);
        story::set_stories(self, step, names, &mut args);
        if !step.reason.story.is_empty() {
            args.text("story", self.supposition(&step.reason.story, names));
            args.text("lines", self.nested_lines(&step.reason.story, names));
        }
        if let Some(argument) = &step.reason.argument {
            args.text("argument", self.argument(argument, names));
        }
        args.args
    }

    /// Sets of cells with what they may hold: `r1c1 and r1c5 {2,3,8}; r4c1 {2,5}`.
    fn sets(&self, step: &Step, names: Names<'_>) -> String {
        let of_pair = |pair: &[(&str, Part)]| match pair {
            [("set", Part::Cells(cells)), (_, Part::Symbols(symbols))] => {
                Some(format!("{} {}", self.cells(cells, names), self.set(*symbols, names)))
            }
            _ => None,
        };
        step.reason.parts.windows(2).filter_map(of_pair).collect::<Vec<_>>().join("; ")
    }

    /// Further forms of a part: joined by *or*, as a set, by kind.
    fn set_forms(&self, name: &str, part: &Part, names: Names<'_>, args: &mut Arguments<'_>) {
        match part {
            Part::Cells(cells) => args.text(format!("{name}-or"), self.cells_or(cells, names)),
            Part::Symbols(symbols) => {
                args.text(format!("{name}-or"), self.symbols(*symbols, names, "or"));
                args.text(format!("{name}-nor"), self.symbols(*symbols, names, "nor"));
                args.text(format!("{name}-set"), self.set(*symbols, names));
                args.text(format!("{name}-article"), phrases::article(*symbols, names));
            }
            Part::Houses(houses) => {
                args.text(format!("{name}-or"), self.houses_or(houses, names));
                args.text(format!("{name}-or-in"), self.houses_or_in(houses, names));
                args.text(format!("{name}-in"), self.houses_in_form(Form::In, houses, names));
                args.text(format!("{name}-of"), self.houses_in_form(Form::Of, houses, names));
                args.text(format!("{name}-size"), houses::size(&self.houses(houses, names)));
                args.text(format!("{name}-kind"), common_kind(houses, names).unwrap_or("mixed"));
            }
            Part::Candidates(candidates) => {
                let symbols: SymbolSet = candidates.iter().map(|candidate| candidate.symbol).collect();
                let mut cells: Vec<_> = candidates.iter().map(|candidate| candidate.cell).collect();
                cells.dedup();
                args.number(format!("n-{name}-cells"), cells.len());
                args.text(format!("{name}-cells"), self.cells(&cells, names));
                args.text(format!("{name}-cells-or"), self.cells_or(&cells, names));
                args.text(format!("{name}-told"), self.candidates_told(candidates, names));
                let of_cell = |cell| candidates.iter().filter(move |candidate| candidate.cell == cell);
                let are_alike = cells.iter().all(|&cell| of_cell(cell).count() == symbols.len());
                args.text(format!("{name}-alike"), if are_alike { "yes" } else { "no" });
                args.text(format!("{name}-symbols"), self.symbols(symbols, names, "or"));
                args.text(format!("{name}-symbols-set"), self.set(symbols, names));
            }
            _ => {}
        }
    }
}
