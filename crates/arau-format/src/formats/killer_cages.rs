//! Killer puzzles as JSON: `[{"sum": 7, "cells": [[0, 0], [0, 1]]}, …]`, rows and columns from 0, or an object with
//! `size`, `cages` and `givens`.

use super::int_grid::set_rows;
use super::line::check_classic;
use crate::board::{Boxes, add_rule, square};
use crate::carry::Carrier;
use crate::json_cells::{CellsIn, side};
use crate::json_place::{JsonNode, JsonText};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Args, Faults, PuzzleSpec};
use serde_json::json;

/// Killer cages in JSON.
pub struct KillerCages;

const INFO: FormatInfo = FormatInfo {
    id: "killer-cages",
    title: "Killer cages as JSON",
    carries: "killer cages and givens on square grids with the usual boxes",
    writes: true,
    by_line: false,
};

impl Format for KillerCages {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let is_json = text.trim_start().starts_with(['{', '[']);
        let has = |key: &str| text.contains(key);
        match is_json && has("\"sum\"") && has("\"cells\"") {
            true if text.trim_start().starts_with('[') || has("\"cages\"") => Likeness::Sure,
            _ => Likeness::No,
        }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let json = JsonText::parse(text)?;
        read_cages(&json.root(), None, options)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut plain = spec.clone();
        plain.rules.retain(|rule| rule.id() != "killer-cage");
        let mut carrier = Carrier::new(&plain);
        check_classic(&mut carrier);
        carrier.finish(|| {
            let n = spec.givens.len().isqrt().max(1);
            let cages = spec.rules.iter().filter(|rule| rule.id() == "killer-cage").map(|rule| {
                let cells: Vec<[usize; 2]> =
                    rule.cells().iter().map(|c| [c.idx() / n, c.idx() % n]).collect();
                match rule.args.int("sum") {
                    Some(sum) => json!({ "sum": sum, "cells": cells }),
                    None => json!({ "cells": cells }),
                }
            });
            let cages: Vec<_> = cages.collect();
            let number = |given: &Option<arau_core::Symbol>| given.map_or(0, |s| spec.symbols.value(s));
            let givens: Vec<Vec<i32>> =
                spec.givens.chunks(n).map(|row| row.iter().map(number).collect()).collect();
            match spec.n_givens() {
                0 => format!("{}\n", json!({ "size": n, "cages": cages })),
                _ => format!("{}\n", json!({ "size": n, "cages": cages, "givens": givens })),
            }
        })
    }
}

/// The puzzle of a list of cages, or of an object that has one. The side may be known from outside.
pub(super) fn read_cages(
    root: &JsonNode<'_, '_>,
    n: Option<usize>,
    options: &ReadOptions,
) -> Result<PuzzleSpec, Faults> {
    let fields = root.fields();
    let n = match (n, fields.get("size")) {
        (Some(n), _) => n,
        (None, Some(size)) => side(size)?,
        (None, None) => 9,
    };
    let list = match root.is_object() {
        true => fields.get("cages").ok_or_else(|| root.missing("`cages` is missing"))?.array()?,
        false => root.array()?,
    };
    let boxes = options.box_size.map_or(Boxes::Usual, |(height, width)| Boxes::Size(height, width));
    let mut spec = square(n, boxes).map_err(|faults| faults.at(&root.place()))?;
    let mut cells_in = CellsIn::new(n, false);
    for cage in &list {
        let entries = cage.fields();
        let Some(cells) = entries.get("cells").map(|node| cells_in.cells(node)) else {
            cells_in.fault(cage.missing("`cells` is missing"));
            continue;
        };
        let mut args = Args::new().with_cells(cells);
        if let Some(sum) = entries.get("sum").filter(|sum| !sum.is_blank()) {
            match sum.int() {
                Some(sum) => args = args.with_int("sum", sum),
                None => cells_in.fault(sum.expected("a whole number")),
            }
        }
        if let Err(fault) = add_rule(&mut spec, "killer-cage", args, cage.place()) {
            cells_in.fault(fault);
        }
    }
    if let Some(givens) = fields.get("givens") {
        let rows = cells_in.items(givens);
        let set = set_rows(&mut spec, &rows, n);
        cells_in.faults.take(set);
    }
    cells_in.faults.or_ok(spec)
}
