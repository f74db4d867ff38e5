//! Owns writing: the board, its prose and the rules of the usual kinds; or the list of what f-puzzles cannot carry.

use super::keys::{Entry, KEYS, Key, Number};
use super::write_special;
use crate::carry::Carrier;
use crate::region_board::{are_usual, usual_box};
use arau_core::{Cell, Faults, PuzzleSpec, RuleUse, SymbolSet};
use serde_json::{Map, Value, json};

/// The puzzle as JSON in one line.
pub(super) fn json(spec: &PuzzleSpec) -> Result<String, Faults> {
    let mut carrier = Carrier::new(spec);
    let Some(size) = carrier.square() else {
        return carrier.finish(String::new);
    };
    carrier.digits(size);
    let mut writer = Writer { spec, size, fields: Map::new(), carrier };
    let regions = writer.regions();
    for rule in &spec.rules {
        if let Err(why) = writer.rule(rule) {
            writer.carrier.cannot(rule.id(), format!("f-puzzles cannot express the rule: {why}"));
        }
    }
    writer.grid(regions);
    writer.prose();
    writer.carrier.finish(|| Value::Object(writer.fields).to_string())
}

/// A document in the making.
pub(super) struct Writer<'s> {
    pub(super) spec: &'s PuzzleSpec,
    /// Rows, columns and digits.
    pub(super) size: usize,
    fields: Map<String, Value>,
    carrier: Carrier<'s>,
}

impl Writer<'_> {
    fn rule(&mut self, rule: &RuleUse) -> Result<(), String> {
        if ["houses", "candidates"].contains(&rule.id()) {
            return Ok(());
        }
        let fits = |key: &&Key| key.rule == rule.id() && rule.args.flag("slow") == (key.flag == Some("slow"));
        match KEYS.iter().find(fits) {
            Some(key) => self.usual_rule(key, rule),
            None => write_special::rule(self, rule),
        }
    }

    fn usual_rule(&mut self, key: &Key, rule: &RuleUse) -> Result<(), String> {
        let value = match key.number {
            Number::None => None,
            Number::Optional(name) | Number::Required(name) => rule.args.int(name),
            Number::Fixed { name, here, default } => {
                let (own, there) = (rule.args.int(name).unwrap_or(default), here(self.size as i64));
                if own != there {
                    return Err(format!("its `{name}` is always {there} in f-puzzles"));
                }
                None
            }
        };
        let cells = rule.cells();
        match key.entry {
            Entry::Lines | Entry::LinesOfSets => {
                self.entry(key.name, json!({ "lines": [names(self, cells)] }), value)
            }
            Entry::Cells => self.entry(key.name, json!({ "cells": names(self, cells) }), value),
            Entry::Pair => {
                for pair in cells.windows(2) {
                    self.entry(key.name, json!({ "cells": names(self, pair) }), value);
                }
            }
            Entry::Cell => {
                for &cell in cells {
                    self.entry(key.name, json!({ "cell": name(self, cell) }), value);
                }
            }
            Entry::Outside => {
                let outside = self.outside(cells).ok_or("it must look along a whole row or column")?;
                self.entry(key.name, json!({ "cell": outside }), value);
            }
        }
        Ok(())
    }

    /// Adds an entry to the list of a key, with its value if it has one.
    pub(super) fn entry(&mut self, key: &str, mut entry: Value, value: Option<i64>) {
        if let Some(value) = value {
            entry["value"] = json!(value.to_string());
        }
        match self.fields.entry(key).or_insert_with(|| json!([])) {
            Value::Array(entries) => entries.push(entry),
            other => *other = json!([entry]),
        }
    }

    /// Sets a switch.
    pub(super) fn set(&mut self, key: &str) {
        self.fields.insert(key.into(), json!(true));
    }

    /// Adds an item to the list of negative constraints, once.
    pub(super) fn negative(&mut self, what: &str) {
        let is_there =
            self.fields.get("negative").and_then(Value::as_array).is_some_and(|n| n.contains(&json!(what)));
        if !is_there {
            self.entry("negative", json!(what), None);
        }
    }

    /// Row and column of a cell, from 1.
    pub(super) fn row_col(&self, cell: Cell) -> (i64, i64) {
        ((cell.idx() / self.size) as i64 + 1, (cell.idx() % self.size) as i64 + 1)
    }

    /// The name of the outside cell from which a whole row or column is seen so.
    fn outside(&self, cells: &[Cell]) -> Option<String> {
        let places: Vec<(i64, i64)> = cells.iter().map(|&cell| self.row_col(cell)).collect();
        let (&(row, col), &(next_row, next_col)) = (places.first()?, places.get(1)?);
        let (down, right) = (next_row - row, next_col - col);
        let straight = matches!((down.abs(), right.abs()), (0, 1) | (1, 0));
        let runs =
            places.iter().enumerate().all(|(i, &p)| p == (row + i as i64 * down, col + i as i64 * right));
        (straight && runs && places.len() == self.size).then(|| format!("R{}C{}", row - down, col - right))
    }

    /// The number of the region of each cell; nothing where all are the usual boxes.
    fn regions(&mut self) -> Option<Vec<Option<i64>>> {
        let uses = self.spec.uses_of("houses").filter_map(|rule| rule.args.text("of"));
        let kinds: Vec<&str> = uses.flat_map(str::split_whitespace).collect();
        if !kinds.contains(&"row") || !kinds.contains(&"column") {
            self.carrier.cannot("houses", "in f-puzzles, rows and columns are always houses");
        }
        let mut regions: Vec<Option<i64>> = vec![None; self.spec.geometry.n_cells()];
        let mut n_regions = 0;
        for group in self.spec.geometry.groups().iter().filter(|group| kinds.contains(&&*group.kind)) {
            match &*group.kind {
                "row" | "column" => continue,
                "box" | "region" => {}
                kind => self.carrier.cannot("houses", format!("f-puzzles has no houses of kind `{kind}`")),
            }
            for cell in &group.cells {
                if regions[cell.idx()].replace(n_regions).is_some() {
                    self.carrier.cannot("houses", "f-puzzles does not support overlapping regions");
                    return None;
                }
            }
            n_regions += 1;
        }
        // Where the usual boxes are rows, to have no regions is the same.
        let rows_only = usual_box(self.size).0 == 1;
        let says_nothing = are_usual(self.size, &regions) || n_regions == 0 && rows_only;
        (!says_nothing).then_some(regions)
    }

    fn grid(&mut self, regions: Option<Vec<Option<i64>>>) {
        let marks = self.marks();
        let entries = &self.spec.entries;
        let cell = |idx: usize| {
            let mut cell = json!({});
            if let Some(given) = self.spec.givens[idx] {
                cell["value"] = json!(self.spec.symbols.value(given));
                cell["given"] = json!(true);
            } else if let Some(marks) = marks[idx] {
                let values: Vec<i32> = marks.iter().map(|symbol| self.spec.symbols.value(symbol)).collect();
                cell["givenPencilMarks"] = json!(values);
            }
            if let Some(entry) = entries.symbol(Cell::at(idx)) {
                cell["value"] = json!(self.spec.symbols.value(entry));
            }
            if let Some(marks) = entries.marks_of(Cell::at(idx)) {
                let values: Vec<i32> = marks.iter().map(|symbol| self.spec.symbols.value(symbol)).collect();
                cell["centerPencilMarks"] = json!(values);
            }
            if let Some(regions) = &regions {
                cell["region"] = json!(regions[idx]);
            }
            cell
        };
        let rows: Vec<Vec<Value>> = (0..self.size)
            .map(|row| (0..self.size).map(|col| cell(row * self.size + col)).collect())
            .collect();
        self.fields.insert("grid".into(), json!(rows));
        self.fields.insert("size".into(), json!(self.size));
    }

    /// What the rules `candidates` leave of each cell.
    fn marks(&mut self) -> Vec<Option<SymbolSet>> {
        let mut marks: Vec<Option<SymbolSet>> = vec![None; self.spec.geometry.n_cells()];
        for rule in self.spec.rules.iter().filter(|rule| rule.id() == "candidates") {
            let allowed: SymbolSet = rule.args.symbols("symbols").iter().copied().collect();
            for cell in rule.cells() {
                let left = marks[cell.idx()].unwrap_or(self.spec.symbols.all()).and(allowed);
                marks[cell.idx()] = Some(left);
                let given = self.spec.givens[cell.idx()];
                if left.is_empty() || given.is_some_and(|given| !left.contains(given)) {
                    let label = self.spec.geometry.label(*cell);
                    self.carrier.cannot("candidates", format!("{label} would have no candidate left"));
                }
            }
        }
        marks
    }

    fn prose(&mut self) {
        let about = &self.spec.about;
        for (key, text) in [("title", &about.title), ("author", &about.author), ("ruleset", &about.text)] {
            if let Some(text) = text {
                self.fields.insert(key.into(), json!(text));
            }
        }
        if let Some(solution) = &about.solution {
            let values: Vec<i32> = solution.iter().map(|&symbol| self.spec.symbols.value(symbol)).collect();
            self.fields.insert("solution".into(), json!(values));
        }
    }
}

/// The name of a cell.
pub(super) fn name(writer: &Writer<'_>, cell: Cell) -> String {
    let (row, col) = writer.row_col(cell);
    format!("R{row}C{col}")
}

/// The names of cells.
pub(super) fn names(writer: &Writer<'_>, cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|&cell| name(writer, cell)).collect()
}
