//! JSON for arguments: the clue a step is about, and how the conclusion follows from it.

use arau_core::{Candidate, Cell, Fact, Symbol, SymbolSet};
use arau_logic::{Argument, ArgumentKind, Names, Operation, Range};
use serde_json::{Map, Value, json};

/// An argument as JSON, with everything its sentence mentions.
pub(crate) fn argument(argument: &Argument, names: Names<'_>) -> Value {
    let writer = Writer { names };
    let changes = argument.changes.iter().map(|change| {
        json!({
            "cell": writer.cell(change.cell),
            "gone": writer.symbols(change.gone),
            "left": writer.symbols(change.left),
        })
    });
    let mut object = json!({
        "rule": names.puzzle.spec().rules[argument.clue].id(),
        "clue": argument.clue,
        "cells": writer.cells(&argument.cells),
        "changes": changes.collect::<Vec<_>>(),
    });
    if let (Value::Object(object), Value::Object(kind)) = (&mut object, writer.kind(&argument.kind)) {
        object.extend(kind);
    }
    object
}

struct Writer<'a> {
    names: Names<'a>,
}

impl Writer<'_> {
    fn kind(&self, kind: &ArgumentKind) -> Value {
        match kind {
            ArgumentKind::Total(total) => json!({
                "kind": match total.operation {
                    Operation::Sum => "sum",
                    Operation::Product => "product",
                },
                "total": total.total,
                "placed": self.candidates(&total.placed),
                "rest": total.rest,
                "open": self.cells(&total.open),
                "combinations": total.ways.iter().map(|way| self.word(way)).collect::<Vec<_>>(),
                "n_combinations": total.n_ways,
                "taken": self.candidates(&total.taken),
                "bounds": total.bounds.iter().map(|bound| json!({
                    "cell": self.cell(bound.cell),
                    "least_of_others": bound.least_of_others,
                    "most_of_others": bound.most_of_others,
                })).collect::<Vec<_>>(),
            }),
            ArgumentKind::Balance(balance) => {
                let side = |side: &[(Cell, i64)], range: &Range| {
                    let terms: Vec<Value> = side
                        .iter()
                        .map(|&(cell, factor)| json!({ "cell": self.cell(cell), "factor": factor }))
                        .collect();
                    json!({ "terms": terms, "least": range.least, "most": range.most })
                };
                json!({
                    "kind": "balance",
                    "plus": side(&balance.plus, &balance.plus_range),
                    "minus": side(&balance.minus, &balance.minus_range),
                })
            }
            ArgumentKind::Rise(rise) => json!({
                "kind": "rise",
                "gap": rise.gap,
                "known": self.domains(&rise.known),
            }),
            ArgumentKind::Partners(partners) => {
                let inferences = partners.inferences.iter().map(|inference| {
                    json!({
                        "from": self.domain(inference.from, inference.known),
                        "to": self.domain(inference.to, inference.left),
                        "with": inference.with.map(|cell| self.cell(cell)),
                    })
                });
                json!({
                    "kind": "partners",
                    "inferences": inferences.collect::<Vec<_>>(),
                    "pairs": partners.pairs.iter().map(|&(a, b)| self.word(&[a, b])).collect::<Vec<_>>(),
                    "without_partner": self.symbols(partners.lonely),
                })
            }
            ArgumentKind::Neighbours(neighbours) => json!({
                "kind": "neighbours",
                "from": self.domain(neighbours.from, neighbours.known),
                "to": self.cells(&neighbours.to),
            }),
            ArgumentKind::Tally(tally) => json!({
                "kind": "tally",
                "symbols": self.symbols(tally.symbols),
                "min": tally.min,
                "max": tally.max,
                "sure": self.cells(&tally.sure),
                "possible": self.cells(&tally.possible),
            }),
            ArgumentKind::Fillings(fillings) => json!({
                "kind": "fillings",
                "open": self.cells(&fillings.open),
                "ways": fillings.ways.iter().map(|way| self.word(way)).collect::<Vec<_>>(),
            }),
            ArgumentKind::Deciding(deciding) => json!({
                "kind": "deciding",
                "known": self.domains(&deciding.known),
                "gone": self.candidates(&deciding.gone),
            }),
            ArgumentKind::Own(because) => {
                let facts = because.facts.iter().map(|(name, fact)| ((*name).to_string(), self.fact(fact)));
                json!({ "kind": "own", "key": because.key, "facts": facts.collect::<Map<_, _>>() })
            }
        }
    }

    fn fact(&self, fact: &Fact) -> Value {
        match fact {
            Fact::Number(number) => json!(number),
            Fact::Numbers(numbers) => json!(numbers),
            Fact::Cells(cells) => self.cells(cells),
            Fact::Symbols(symbols) => self.symbols(*symbols),
            Fact::Word(symbols) | Fact::Each(symbols) => self.word(symbols),
            Fact::Sums(sums) => json!(sums),
            Fact::Formulas(formulas) => json!(formulas),
            Fact::Words(words) => words.iter().map(|word| self.word(word)).collect::<Vec<_>>().into(),
            Fact::Places(places) => places.iter().map(|cells| self.cells(cells)).collect::<Vec<_>>().into(),
            Fact::Known(known) => self.domains(known).into(),
        }
    }

    fn cell(&self, cell: Cell) -> &str {
        self.names.puzzle.geometry().label(cell)
    }

    fn cells(&self, cells: &[Cell]) -> Value {
        cells.iter().map(|&cell| self.cell(cell)).collect::<Vec<_>>().into()
    }

    fn symbols(&self, symbols: SymbolSet) -> Value {
        self.word(&symbols.iter().collect::<Vec<_>>())
    }

    fn word(&self, symbols: &[Symbol]) -> Value {
        symbols.iter().map(|&symbol| self.names.puzzle.symbols().glyph(symbol)).collect::<Vec<_>>().into()
    }

    fn candidates(&self, candidates: &[Candidate]) -> Vec<Value> {
        let (geometry, symbols) = (self.names.puzzle.geometry(), self.names.puzzle.symbols());
        candidates.iter().map(|&candidate| crate::json::candidate(candidate, geometry, symbols)).collect()
    }

    fn domains(&self, known: &[(Cell, SymbolSet)]) -> Vec<Value> {
        known.iter().map(|&(cell, symbols)| self.domain(cell, symbols)).collect()
    }

    fn domain(&self, cell: Cell, symbols: SymbolSet) -> Value {
        json!({ "cell": self.cell(cell), "symbols": self.symbols(symbols) })
    }
}
