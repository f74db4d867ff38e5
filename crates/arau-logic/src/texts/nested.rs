//! Owns how assumptions inside an assumption are told: in numbered lines, one for each stretch of the story that rests on the
//! same assumptions. What is assumed inside stands at the head of its line, and what comes of it at its end.

use super::{Names, Speaker};
use crate::{Basis, Claim, Inference};
use arau_core::{Candidate, Cell, SymbolSet};
use fluent_bundle::FluentArgs;

/// More placements than this in one line are named without the reason of each.
const MOST_REASONED: usize = 3;

/// A part of the story in which the assumptions stay the same.
#[derive(Default)]
struct Line<'a> {
    level: usize,
    /// What is assumed in it.
    assumed: Option<Candidate>,
    inferences: Vec<&'a Inference>,
    /// What it shows.
    end: Option<&'a Inference>,
}

impl Speaker {
    /// A story in numbered lines.
    pub(super) fn nested_lines(&self, story: &[Inference], names: Names<'_>) -> String {
        let told = lines(story).into_iter().enumerate().map(|(i, line)| {
            let mut args = FluentArgs::from_iter([("line", self.nested_line(&line, names))]);
            args.set("n", i + 1);
            self.say("nested-line", &args)
        });
        told.collect::<Vec<_>>().join(" ")
    }

    fn nested_line(&self, line: &Line<'_>, names: Names<'_>) -> String {
        let clauses = self.clauses(&line.inferences, names);
        let mut args = FluentArgs::new();
        if let Some(Candidate { cell, symbol }) = line.assumed {
            args.set("cell", self.cells(&[cell], names));
            args.set("symbols", self.symbols(SymbolSet::only(symbol), names, "and"));
        }
        args.set("clauses", clauses.clone());
        let sentence = match (line.assumed, clauses.is_empty()) {
            (None, true) => None,
            (None, false) => Some(self.say("reductio-then", &args)),
            (Some(_), true) if line.level > 1 => Some(self.say("reductio-suppose-too", &args)),
            (Some(_), true) => Some(self.say("reductio-suppose", &args)),
            (Some(_), false) => Some(self.say("nested-try", &args)),
        };
        let end = line.end.map(|end| self.inference(end, names));
        sentence.into_iter().chain(end).collect::<Vec<_>>().join(" ")
    }

    /// What follows from what, and why; where that is much, what cells come to hold is only named.
    fn clauses(&self, inferences: &[&Inference], names: Names<'_>) -> String {
        let mut clauses = Vec::new();
        let inferences = without_emptied(inferences);
        for stretch in inferences.as_slice().chunk_by(|a, b| is_placed(a).is_some() == is_placed(b).is_some())
        {
            let placed: Vec<(Cell, String)> = stretch
                .iter()
                .filter_map(|inference| is_placed(inference))
                .map(|Candidate { cell, symbol }| (cell, self.symbols(SymbolSet::only(symbol), names, "and")))
                .collect();
            if placed.len() <= MOST_REASONED {
                clauses.extend(stretch.iter().map(|inference| self.inference(inference, names)));
                continue;
            }
            let fact = |(cell, symbol): (Cell, String)| {
                let args = [("cell", self.cells(&[cell], names)), ("symbol", symbol)];
                self.say("effect-place", &FluentArgs::from_iter(args))
            };
            let facts = self.list(placed.into_iter().map(fact).collect(), "and");
            clauses.push(self.say("nested-in-turn", &FluentArgs::from_iter([("facts", facts)])));
        }
        let Some(last) = clauses.pop() else { return String::new() };
        if clauses.is_empty() {
            return last;
        }
        let args = [("first", clauses.join("; ")), ("last", last)];
        self.say("reductio-and", &FluentArgs::from_iter(args))
    }
}

/// Without what the cell came to hold that is left with nothing: one of two symbols is as good as the other there.
fn without_emptied<'a>(inferences: &[&'a Inference]) -> Vec<&'a Inference> {
    let emptied = |inference: &&Inference| match inference.claim {
        Claim::NothingFor(cell) => Some(cell),
        _ => None,
    };
    let Some(cell) = inferences.last().and_then(emptied) else { return inferences.to_vec() };
    let is_of_it = |inference: &Inference| is_placed(inference).is_some_and(|placed| placed.cell == cell);
    inferences.iter().copied().filter(|inference| !is_of_it(inference)).collect()
}

/// What a cell comes to hold.
fn is_placed(inference: &Inference) -> Option<Candidate> {
    match inference.claim {
        Claim::True(candidate) => Some(candidate),
        _ => None,
    }
}

fn lines(story: &[Inference]) -> Vec<Line<'_>> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for inference in story {
        let level = inference.level;
        match (&inference.claim, &inference.basis) {
            (Claim::True(candidate), Basis::Assumed) => {
                lines.push(Line { level, assumed: Some(*candidate), ..Line::default() });
            }
            (Claim::Fails(_) | Claim::EveryCaseFails, _) => match lines.last_mut() {
                Some(line) if line.end.is_none() => line.end = Some(inference),
                _ => lines.push(Line { level, end: Some(inference), ..Line::default() }),
            },
            _ => match lines.last_mut() {
                Some(line) if line.level == level && line.end.is_none() && !is_opening(line) => {
                    line.inferences.push(inference);
                }
                _ => lines.push(Line { level, inferences: vec![inference], ..Line::default() }),
            },
        }
    }
    lines
}

/// Whether a line says what the whole story assumes, which stands by itself.
fn is_opening(line: &Line<'_>) -> bool {
    line.level == 1 && line.assumed.is_some()
}
