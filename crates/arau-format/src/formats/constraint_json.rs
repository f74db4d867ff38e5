//! Puzzles as `{"cells": […], "constraint": …}`, the JSON of the library sudoku-variants: numbers or `null` row by row,
//! and constraints joined two by two (`c1`, `c2`). What a constraint is can only partly be seen from its form: cages
//! and thermometers can; diagonals and moves of chessmen are told by the key `variant`.

use crate::board::{Boxes, add_rule, square};
use crate::json_cells::{CellsIn, given};
use crate::json_place::{JsonNode, JsonText};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Args, Fault, Faults, PuzzleSpec};

/// Cells and joined constraints.
pub struct ConstraintJson;

const INFO: FormatInfo = FormatInfo {
    id: "constraint-json",
    title: "Cells and constraints as JSON (sudoku-variants)",
    carries: "classic grids with cages, thermometers, diagonals, anti-knight and anti-king",
    writes: false,
    by_line: false,
};

/// How deep constraints may be joined.
const MAX_DEPTH: usize = 16;

impl Format for ConstraintJson {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let is_like = text.trim_start().starts_with('{')
            && text.contains("\"constraint\"")
            && text.contains("\"cells\"");
        if is_like { Likeness::Sure } else { Likeness::No }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let json = JsonText::parse(text)?;
        let root = json.root();
        let variant = root.fields().get("variant").and_then(|node| node.text());
        read_cells(&root, variant.as_deref(), options)
    }

    fn write(&self, _spec: &PuzzleSpec) -> Result<String, Faults> {
        Err(Fault::unsupported("the format `constraint-json` can be read but not written").into())
    }
}

/// The puzzle of an object with cells and a constraint, whose variant may be known from outside.
pub(super) fn read_cells(
    root: &JsonNode<'_, '_>,
    variant: Option<&str>,
    options: &ReadOptions,
) -> Result<PuzzleSpec, Faults> {
    let fields = root.object()?;
    let cells = fields.get("cells").ok_or_else(|| root.missing("`cells` is missing"))?.array()?;
    let n = super::line::side(cells.len())
        .ok_or_else(|| root.fault(format!("{} cells do not make a square grid", cells.len())))?;
    let boxes = options.box_size.map_or(Boxes::Usual, |(height, width)| Boxes::Size(height, width));
    let mut spec = square(n, boxes).map_err(|faults| faults.at(&root.place()))?;
    let mut cells_in = CellsIn::new(n, true);
    for (idx, cell) in cells.iter().enumerate() {
        match given(cell, &spec) {
            Ok(symbol) => spec.givens[idx] = symbol,
            Err(fault) => cells_in.fault(fault),
        }
    }
    let whole_board: &[&str] = match variant {
        None | Some("default" | "killer" | "thermo") => &[],
        Some("diagonals") => &["diagonals"],
        Some("knights-move") => &["anti-knight"],
        Some("kings-move") => &["anti-king"],
        Some(_) => {
            let place = fields.get("variant").map_or_else(|| root.place(), |node| node.place());
            return Err(Fault::unknown("this variant is not supported").at(place).into());
        }
    };
    for id in whole_board {
        add_rule(&mut spec, id, Args::new(), root.place())?;
    }
    if let Some(constraint) = fields.get("constraint") {
        if whole_board.is_empty() && is_hidden(constraint, 0) {
            cells_in.fault(
                constraint
                    .fault(Fault::unsupported("it is not clear what this joins; `variant` must say so")),
            );
        }
        constraint_rules(constraint, &mut spec, &mut cells_in, 0);
    }
    cells_in.faults.or_ok(spec)
}

/// Whether constraints are joined of which none can be seen.
fn is_hidden(node: &JsonNode<'_, '_>, depth: usize) -> bool {
    let fields = node.fields();
    let parts = || ["c1", "c2"].iter().filter_map(|key| fields.get(*key));
    let can_be_hidden =
        |part: &JsonNode<'_, '_>| part.is_blank() || depth < MAX_DEPTH && is_hidden(part, depth + 1);
    parts().count() > 0 && parts().all(can_be_hidden)
}

fn constraint_rules(node: &JsonNode<'_, '_>, spec: &mut PuzzleSpec, cells_in: &mut CellsIn, depth: usize) {
    if depth > MAX_DEPTH {
        return cells_in.fault(
            node.fault(Fault::too_large(format!("constraints are nested more than {MAX_DEPTH} deep"))),
        );
    }
    if node.is_null() {
        return;
    }
    if node.is_object() {
        let fields = node.fields();
        if !fields.contains_key("c1") {
            cells_in.fault(node.fault(Fault::unsupported("this constraint is not understood")));
        }
        for part in ["c1", "c2"].iter().filter_map(|key| fields.get(*key)) {
            constraint_rules(part, spec, cells_in, depth + 1);
        }
        return;
    }
    for item in cells_in.items(node) {
        let (id, args) = match item.is_object() {
            true => {
                let fields = item.fields();
                let cells = fields.get("group").map(|node| cells_in.cells(node)).unwrap_or_default();
                let mut args = Args::new().with_cells(cells);
                match fields.get("sum").map(|sum| (sum, sum.int())) {
                    Some((_, Some(sum))) => args = args.with_int("sum", sum),
                    Some((node, None)) => cells_in.fault(node.expected("a whole number")),
                    None => cells_in.fault(item.missing("`sum` is missing")),
                }
                ("killer-cage", args)
            }
            false => ("thermometer", Args::new().with_cells(cells_in.cells(&item))),
        };
        if let Err(fault) = add_rule(spec, id, args, item.place()) {
            cells_in.fault(fault);
        }
    }
}
