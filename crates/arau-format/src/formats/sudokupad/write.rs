//! Owns writing: what SudokuPad gives a meaning is said; other rules are drawn, and put into words.

use super::draw::Drawing;
use crate::carry::{Carrier, houses_of};
use arau_core::{Cell, Faults, Mark, PuzzleSpec, RuleUse, SymbolSet};
use serde_json::{Map, Value, json};

/// The puzzle as JSON in one line.
pub(super) fn json(spec: &PuzzleSpec) -> Result<String, Faults> {
    let mut carrier = Carrier::new(spec);
    let Some(part) = carrier.rect() else {
        return carrier.finish(String::new);
    };
    let mut writer = Writer {
        spec,
        n_cols: part.n_cols,
        carrier,
        drawing: Drawing::new(part.n_cols),
        regions: Vec::new(),
        cages: Vec::new(),
        global: Vec::new(),
        words: Vec::new(),
    };
    writer.carrier.digits(part.n_rows.max(part.n_cols));
    writer.houses();
    for rule in &spec.rules {
        writer.rule(rule);
    }
    let cells = writer.cells();
    let metadata = writer.metadata();
    let Writer { carrier, drawing, regions, cages, global, .. } = writer;
    carrier.finish(|| {
        let mut document = Map::new();
        document.insert("cells".into(), json!(cells));
        document.insert("regions".into(), json!(regions));
        document.insert("metadata".into(), metadata);
        for (key, list) in [("cages", cages), ("global", global)].into_iter().chain(drawing.into_lists()) {
            if !list.is_empty() {
                document.insert(key.into(), json!(list));
            }
        }
        Value::Object(document).to_string()
    })
}

struct Writer<'s> {
    spec: &'s PuzzleSpec,
    n_cols: usize,
    carrier: Carrier<'s>,
    drawing: Drawing,
    regions: Vec<Value>,
    cages: Vec<Value>,
    global: Vec<Value>,
    /// What the drawn rules demand.
    words: Vec<String>,
}

impl Writer<'_> {
    /// Rows and columns go without saying; boxes and regions are regions, other houses cages of different digits.
    fn houses(&mut self) {
        let kinds: Vec<&str> =
            self.spec.rules.iter().filter_map(houses_of).flat_map(str::split_whitespace).collect();
        if !kinds.contains(&"row") || !kinds.contains(&"column") {
            self.carrier.cannot("houses", "in SudokuPad, rows and columns are always houses");
        }
        for group in self.spec.geometry.groups().iter().filter(|group| kinds.contains(&&*group.kind)) {
            let cells = self.places(&group.cells);
            match &*group.kind {
                "row" | "column" => {}
                "box" | "region" => self.regions.push(cells),
                kind => {
                    self.cages.push(json!({ "cells": cells, "unique": true, "type": kind, "hidden": true }))
                }
            }
        }
    }

    fn rule(&mut self, rule: &RuleUse) {
        let cells = self.places(rule.cells());
        let sum = rule.args.int("sum");
        let has_repeats = || (1..rule.cells().len()).any(|i| rule.cells()[..i].contains(&rule.cells()[i]));
        match rule.id() {
            "houses" | "candidates" => {}
            "killer-cage" | "kakuro-run" => match sum {
                Some(sum) => {
                    self.cages.push(
                        json!({ "cells": cells, "unique": true, "value": sum.to_string(), "sum": sum }),
                    );
                }
                None => self.cages.push(json!({ "cells": cells, "unique": true })),
            },
            "sum" if rule.args.ints("coefficients").is_empty() && !has_repeats() => {
                let label = sum.unwrap_or_default().to_string();
                self.cages.push(json!({ "cells": cells, "unique": false, "value": label, "sum": sum }));
            }
            "extra-region" => {
                self.cages.push(json!({ "cells": cells, "unique": true, "style": "extraregion" }))
            }
            "anti-knight" => self.global.push(json!("antiknight")),
            "anti-king" => self.global.push(json!("antiking")),
            "non-consecutive" if !rule.args.flag("except-marked") => {
                self.global.push(json!("nonconsecutive"))
            }
            _ => self.draw(rule),
        }
    }

    fn draw(&mut self, rule: &RuleUse) {
        let marks = rule.rule.draw(&rule.args, self.spec);
        let is_word = |mark: &Mark| matches!(mark, Mark::Note(_));
        if marks.iter().all(is_word) {
            return self.carrier.cannot(
                rule.id(),
                "SudokuPad does not know this rule, and it cannot be \
                 drawn",
            );
        }
        for mark in &marks {
            match mark {
                Mark::Note(note) => self.words.push(note.clone()),
                // As a cage it would be taken for a killer cage.
                Mark::Cage { label, .. } if label.trim().parse::<i64>().is_ok() => {
                    return self
                        .carrier
                        .cannot(rule.id(), "SudokuPad would read its drawing as a killer cage");
                }
                Mark::Cage { cells, label } => {
                    let cage = json!({ "cells": self.places(cells), "value": label });
                    self.cages.push(cage);
                }
                mark => self.drawing.add(mark),
            }
        }
        let info = rule.rule.info();
        let words = format!("{}: {}.", info.title, info.summary);
        if !self.words.contains(&words) {
            self.words.push(words);
        }
    }

    fn cells(&self) -> Vec<Vec<Value>> {
        let mut marks: Vec<Option<SymbolSet>> = vec![None; self.spec.geometry.n_cells()];
        for rule in self.spec.rules.iter().filter(|rule| rule.id() == "candidates") {
            let allowed: SymbolSet = rule.args.symbols("symbols").iter().copied().collect();
            for cell in rule.cells() {
                let left = marks[cell.idx()].unwrap_or(self.spec.symbols.all());
                marks[cell.idx()] = Some(left.and(allowed));
            }
        }
        let cell = |(idx, marks): (usize, &Option<SymbolSet>)| match (self.spec.givens[idx], marks) {
            (Some(given), _) => json!({ "value": self.spec.symbols.value(given) }),
            (None, Some(marks)) => {
                let values: Vec<i32> = marks.iter().map(|symbol| self.spec.symbols.value(symbol)).collect();
                json!({ "centremarks": values })
            }
            (None, None) => json!({}),
        };
        let cells: Vec<Value> = marks.iter().enumerate().map(cell).collect();
        cells.chunks(self.n_cols).map(<[Value]>::to_vec).collect()
    }

    fn metadata(&self) -> Value {
        let about = &self.spec.about;
        let mut metadata = Map::new();
        let lines: Vec<&str> = about.text.iter().chain(&self.words).map(String::as_str).collect();
        let rules = (!lines.is_empty()).then(|| lines.join("\n"));
        for (key, text) in [("title", &about.title), ("author", &about.author), ("rules", &rules)] {
            if let Some(text) = text {
                metadata.insert(key.into(), json!(text));
            }
        }
        // A character per cell.
        if let Some(solution) = about.solution.as_ref().filter(|_| self.spec.symbols.len() <= 9) {
            let digits: String = solution.iter().map(|&symbol| self.spec.symbols.glyph(symbol)).collect();
            metadata.insert("solution".into(), json!(digits));
        }
        Value::Object(metadata)
    }

    /// Row and column of each cell, from 0.
    fn places(&self, cells: &[Cell]) -> Value {
        json!(
            cells.iter().map(|cell| [cell.idx() / self.n_cols, cell.idx() % self.n_cols]).collect::<Vec<_>>()
        )
    }
}
