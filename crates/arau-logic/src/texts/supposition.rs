//! Owns how stories are told: what is assumed in a sentence, what follows from it in the next, and how it ends.

use super::{Names, Speaker};
use crate::layout::Cited;
use crate::{Basis, Claim, Inference};
use arau_core::{Candidate, Cell, Symbol, SymbolSet};
use fluent_bundle::FluentArgs;

/// This many inferences are told one by one; the rest is counted.
const MOST_TOLD: usize = 10;

/// A rule with more cells than this is named without them.
const MOST_CELLS_OF_RULE: usize = 9;

impl Speaker {
    /// A story in sentences.
    pub(super) fn supposition(&self, story: &[Inference], names: Names<'_>) -> String {
        // The end is always told.
        let n_told = if story.len() > MOST_TOLD + 1 { MOST_TOLD } else { story.len() };
        let (told, rest) = story.split_at(n_told);
        let mut sentences: Vec<String> = Vec::new();
        let mut clauses: Vec<String> = Vec::new();
        for inference in told {
            let clause = self.inference(inference, names);
            match (&inference.claim, &inference.basis) {
                (_, Basis::Assumed) | (Claim::Fails(_) | Claim::EveryCaseFails, _) => {
                    self.end_sentence(&mut clauses, &mut sentences);
                    sentences.push(clause);
                }
                _ => clauses.push(clause),
            }
        }
        self.end_sentence(&mut clauses, &mut sentences);
        if let Some((last, between)) = rest.split_last() {
            if !between.is_empty() {
                let mut args = FluentArgs::new();
                args.set("n", between.len());
                sentences.push(self.say("reductio-more", &args));
            }
            let end = self.inference(last, names);
            let is_sentence = matches!(last.claim, Claim::EveryCaseFails | Claim::Fails(_));
            sentences.push(match is_sentence {
                true => end,
                false => self.say("reductio-then", &FluentArgs::from_iter([("clauses", end)])),
            });
        }
        sentences.join(" ")
    }

    fn end_sentence(&self, clauses: &mut Vec<String>, sentences: &mut Vec<String>) {
        if let Some(last) = clauses.pop() {
            let joined = match clauses.is_empty() {
                true => last,
                false => {
                    let first = std::mem::take(clauses).join("; ");
                    self.say("reductio-and", &FluentArgs::from_iter([("first", first), ("last", last)]))
                }
            };
            sentences.push(self.say("reductio-then", &FluentArgs::from_iter([("clauses", joined)])));
        }
    }

    pub(super) fn inference(&self, inference: &Inference, names: Names<'_>) -> String {
        let cell_args = |cell: Cell| FluentArgs::from_iter([("cell", self.cells(&[cell], names))]);
        let glyph = |symbol: Symbol| names.puzzle.symbols().glyph(symbol).to_string();
        match &inference.claim {
            Claim::True(Candidate { cell, symbol }) => {
                let mut args = cell_args(*cell);
                args.set("symbols", glyph(*symbol));
                self.with_basis(inference, args, names)
            }
            Claim::OneOf(cell, symbols) => {
                let mut args = cell_args(*cell);
                args.set("symbols", self.one_of(*symbols, names));
                self.with_basis(inference, args, names)
            }
            Claim::NothingFor(cell) => self.say("reductio-nothing-for", &cell_args(*cell)),
            Claim::NoPlaceFor(symbol, house) => {
                let mut args = FluentArgs::from_iter([("symbol", glyph(*symbol))]);
                self.set_houses("house", &[*house], &mut args, names);
                self.say("reductio-no-place", &args)
            }
            Claim::Broken(cited) => {
                let rule = self.rule_at(*cited, names);
                self.say("reductio-broken", &FluentArgs::from_iter([("rule", rule)]))
            }
            Claim::Fails(Candidate { cell, symbol }) => {
                let mut args = cell_args(*cell);
                args.set("symbols", glyph(*symbol));
                self.say("reductio-fails", &args)
            }
            Claim::EveryCaseFails => self.say("reductio-every-case-fails", &FluentArgs::new()),
        }
    }

    /// What a cell holds, and why.
    fn with_basis(&self, inference: &Inference, mut args: FluentArgs<'static>, names: Names<'_>) -> String {
        let id = match &inference.basis {
            Basis::Assumed if inference.level > 1 => "reductio-suppose-too",
            Basis::Assumed => "reductio-suppose",
            Basis::Seen | Basis::Refuted => "reductio-only",
            Basis::LastPlace(house) => {
                self.set_houses("house", &[*house], &mut args, names);
                "reductio-last-place"
            }
            Basis::Rule(cited) => {
                args.set("rule", self.rule_at(*cited, names));
                "reductio-rule"
            }
            Basis::Pair(house, cells) => {
                self.set_houses("house", &[*house], &mut args, names);
                args.set("pair", self.cells(cells, names));
                "reductio-pair"
            }
            Basis::Overlap(from, into) => {
                self.set_houses("from", &[*from], &mut args, names);
                self.set_houses("into", &[*into], &mut args, names);
                "reductio-overlap"
            }
        };
        self.say(id, &args)
    }

    fn one_of(&self, symbols: SymbolSet, names: Names<'_>) -> String {
        self.symbols(symbols, names, "reductio-or")
    }

    /// A rule with its cells, if they are few.
    fn rule_at(&self, cited: Cited, names: Names<'_>) -> String {
        let posted = &names.puzzle.constraints()[cited];
        let rule = &names.puzzle.spec().rules[posted.rule];
        let n_cells = names.puzzle.n_cells();
        let mut cells: Vec<Cell> = posted.constraint.cells();
        cells.retain(|cell| cell.idx() < n_cells);
        if cells.is_empty() || cells.len() > MOST_CELLS_OF_RULE {
            return self.rule(rule.rule.info());
        }
        self.clue(rule, &cells, names)
    }
}
