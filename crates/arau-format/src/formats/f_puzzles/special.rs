//! Owns reading the keys that are like no other: whole-board switches, arrows, clones, quadruples, XV, little killers
//! and the negative constraints.

use super::read::{Reader, field, number, row_and_column};
use crate::json_place::JsonNode;
use crate::region_board::usual_box;
use arau_core::{Arg, Args, Cell, Fault, Faults, Symbol};
use std::collections::BTreeMap;

type Read = fn(&mut Reader, &JsonNode<'_, '_>) -> Result<(), Faults>;

/// The keys and how each is read. Diagonals and negative constraints wait for the other keys.
pub(super) const KEYS: &[(&str, Read)] = &[
    ("antiknight", |reader, node| whole_board(reader, node, "anti-knight")),
    ("antiking", |reader, node| whole_board(reader, node, "anti-king")),
    ("disjointgroups", disjoint_groups),
    ("diagonal+", |_, _| Ok(())),
    ("diagonal-", |_, _| Ok(())),
    ("nonconsecutive", |_, _| Ok(())),
    ("negative", |_, _| Ok(())),
    ("arrow", |reader, node| each(reader, node, arrow)),
    ("clone", |reader, node| each(reader, node, clone)),
    ("quadruple", |reader, node| each(reader, node, quadruple)),
    ("xv", |reader, node| each(reader, node, xv)),
    ("littlekillersum", |reader, node| each(reader, node, little_killer)),
];

/// Reads what depends on several keys: which diagonals, and which marks exempt a pair from a negative constraint.
pub(super) fn after_all_keys(reader: &mut Reader, fields: &BTreeMap<String, JsonNode<'_, '_>>) {
    let set = |name: &str| fields.get(name).filter(|node| !node.is_blank());
    let which = match (set("diagonal+"), set("diagonal-")) {
        (Some(node), Some(_)) => Some((node, "both")),
        (Some(node), None) => Some((node, "anti")),
        (None, Some(node)) => Some((node, "main")),
        (None, None) => None,
    };
    if let Some((node, which)) = which {
        reader.add("diagonals", Args::new().with_text("which", which), node);
    }
    if let Some(node) = set("nonconsecutive") {
        non_consecutive(reader, node);
    }
    if let Some(node) = set("negative")
        && let Err(faults) = negative(reader, node)
    {
        reader.push(faults);
    }
}

fn each(
    reader: &mut Reader,
    node: &JsonNode<'_, '_>,
    read: fn(&mut Reader, &JsonNode<'_, '_>) -> Result<(), Faults>,
) -> Result<(), Faults> {
    if node.is_blank() {
        return Ok(());
    }
    for entry in node.array()? {
        if let Err(faults) = read(reader, &entry) {
            reader.push(faults);
        }
    }
    Ok(())
}

fn whole_board(reader: &mut Reader, node: &JsonNode<'_, '_>, rule: &str) -> Result<(), Faults> {
    if !node.is_blank() {
        reader.add(rule, Args::new(), node);
    }
    Ok(())
}

/// f-puzzles compares the same places of the usual boxes even where regions are drawn otherwise.
fn disjoint_groups(reader: &mut Reader, node: &JsonNode<'_, '_>) -> Result<(), Faults> {
    if node.is_blank() {
        return Ok(());
    }
    if reader.spec.geometry.groups_of("box").next().is_some() {
        return whole_board(reader, node, "disjoint-groups");
    }
    let (height, width) = usual_box(reader.size);
    for place in 0..reader.size {
        let (row, col) = (place / width, place % width);
        let across = (0..reader.size).filter(|r| r % height == row);
        let cells: Vec<Cell> = across
            .flat_map(|r| (0..reader.size).filter(|c| c % width == col).map(move |c| (r, c)))
            .map(|(r, c)| reader.at(r as i64 + 1, c as i64 + 1))
            .collect();
        reader.add("extra-region", Args::new().with_cells(cells), node);
    }
    Ok(())
}

/// Dots exempt a pair, white and black alike.
fn non_consecutive(reader: &mut Reader, node: &JsonNode<'_, '_>) {
    let has = |rule: &str| reader.spec.uses_of(rule).next().is_some();
    match (has("difference"), has("ratio")) {
        (false, false) => reader.add("non-consecutive", Args::new(), node),
        (_, false) => reader.add("difference-negative", Args::new(), node),
        (_, true) => reader.add("difference-negative", Args::new().with_text("except", "ratio"), node),
    }
}

fn negative(reader: &mut Reader, node: &JsonNode<'_, '_>) -> Result<(), Faults> {
    for item in node.array()? {
        match item.text().as_deref() {
            Some("ratio") => {
                let has_white = reader.spec.uses_of("difference").next().is_some();
                let args = Args::new();
                let args = if has_white { args.with_text("except", "difference") } else { args };
                reader.add("ratio-negative", args, &item);
            }
            Some("xv") => reader.add("sum-negative", Args::new(), &item),
            Some("foglight" | "fogofwar" | "fogofwarbulb") => {}
            _ => reader.push_one(item.fault(Fault::unsupported(format!(
                "arau does not know the negative constraint {}",
                item.shown()
            )))),
        }
    }
    Ok(())
}

/// `{cells: [circle …], lines: [[cell of the circle, shaft …], …]}`. Several circle cells are one number, read from
/// left to right or from top to bottom.
fn arrow(reader: &mut Reader, entry: &JsonNode<'_, '_>) -> Result<(), Faults> {
    let lines = field(entry, "lines")?;
    if lines.is_blank() {
        return Ok(());
    }
    let mut circle = reader.cells(&field(entry, "cells")?)?;
    circle.sort_unstable();
    for line in lines.array()? {
        let cells = reader.cells(&line)?;
        if let Some(shaft) = cells.get(1..).filter(|shaft| !shaft.is_empty()) {
            reader.add(
                "arrow",
                Args::new().with_cells(shaft).with("circle", Arg::Cells(circle.clone())),
                &line,
            );
        }
    }
    Ok(())
}

fn clone(reader: &mut Reader, entry: &JsonNode<'_, '_>) -> Result<(), Faults> {
    let cells = reader.cells(&field(entry, "cells")?)?;
    let other = reader.cells(&field(entry, "cloneCells")?)?;
    if cells.len() != other.len() {
        let message = format!("the region has {} cells and its clone {}", cells.len(), other.len());
        return Err(entry.fault(message).into());
    }
    let (cells, other): (Vec<Cell>, Vec<Cell>) = cells.into_iter().zip(other).filter(|(a, b)| a != b).unzip();
    if !cells.is_empty() {
        reader.add("clone", Args::new().with_cells(cells).with("other", Arg::Cells(other)), entry);
    }
    Ok(())
}

fn quadruple(reader: &mut Reader, entry: &JsonNode<'_, '_>) -> Result<(), Faults> {
    let cells = reader.cells(&field(entry, "cells")?)?;
    let mut symbols = Vec::new();
    let values = field(entry, "values")?;
    for value in if values.is_blank() { Vec::new() } else { values.array()? } {
        let digit = number(Some(&value))?.filter(|digit| (1..=reader.size as i64).contains(digit));
        let digit = digit.ok_or_else(|| value.expected(&format!("a digit from 1 to {}", reader.size)))?;
        symbols.push(Symbol(digit as u8 - 1));
    }
    if !symbols.is_empty() {
        reader.add("quadruple", Args::new().with_cells(cells).with("symbols", Arg::Symbols(symbols)), entry);
    }
    Ok(())
}

/// A mark without a letter says nothing.
fn xv(reader: &mut Reader, entry: &JsonNode<'_, '_>) -> Result<(), Faults> {
    let cells = reader.cells(&field(entry, "cells")?)?;
    let fields = entry.object()?;
    let Some(value) = fields.get("value").filter(|value| !value.is_blank()) else {
        return Ok(());
    };
    let letter = value.text().map(|text| text.trim().to_ascii_uppercase());
    let sum = match letter.as_deref() {
        Some("X") => 10,
        Some("V") => 5,
        Some("") => return Ok(()),
        _ => return Err(value.expected("X or V").into()),
    };
    if cells.len() != 2 {
        return Err(entry.fault(format!("an `xv` needs 2 cells, not {}", cells.len())).into());
    }
    reader.add("pair-sum", Args::new().with_cells(cells).with_int("sum", sum), entry);
    Ok(())
}

/// `{cell: outside, direction: DR}`: the diagonal that starts with the first step into the board.
fn little_killer(reader: &mut Reader, entry: &JsonNode<'_, '_>) -> Result<(), Faults> {
    let fields = entry.object()?;
    let Some(sum) = number(fields.get("value"))? else {
        return Ok(());
    };
    let (cell, direction) = (field(entry, "cell")?, field(entry, "direction")?);
    let (row, col) = row_and_column(&cell)?;
    let (down, right) = match direction.text().as_deref() {
        Some("UL") => (-1, -1),
        Some("UR") => (-1, 1),
        Some("DL") => (1, -1),
        Some("DR") => (1, 1),
        _ => return Err(direction.expected("one of UL, UR, DL, DR").into()),
    };
    let inside = 1..=reader.size as i64;
    let steps = (1..=reader.size as i64).map(|step| (row + step * down, col + step * right));
    let cells: Vec<Cell> = steps
        .take_while(|(row, col)| inside.contains(row) && inside.contains(col))
        .map(|(row, col)| reader.at(row, col))
        .collect();
    if cells.is_empty() {
        return Err(entry.fault(format!("the arrow of R{row}C{col} points away from the board")).into());
    }
    reader.add("little-killer", Args::new().with_cells(cells).with_int("sum", sum), entry);
    Ok(())
}
