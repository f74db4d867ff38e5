//! KenKen as text: a map with a character per cage, a line per row, then a line per cage with its target and sign
//! (`+`, `-`, `*`, `/`; a number alone is a single cell or a cage without a sign). Or as JSON:
//! `{"size": 3, "cages": [{"op": "add", "target": 7, "cells": [[0, 0], [0, 1]]}]}`, or the list of cages alone.

use crate::board::{Boxes, add_rule, square};
use crate::carry::Carrier;
use crate::json_cells::{CellsIn, side};
use crate::json_place::{JsonNode, JsonText};
use crate::places::{FaultList, excerpt};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Args, Cell, Fault, Faults, PuzzleSpec, RuleUse};

/// KenKen in text or JSON.
pub struct KenKen;

const INFO: FormatInfo = FormatInfo {
    id: "kenken",
    title: "KenKen cages as a map and targets, or as JSON",
    carries: "cages with targets over all cells of a Latin square, no givens",
    writes: true,
    by_line: false,
};

/// Larger maps are refused.
const MAX_SIDE: usize = 64;

/// Signs as texts and JSON spell them.
const SIGNS: [(&str, &str); 13] = [
    ("+", "+"),
    ("add", "+"),
    ("-", "-"),
    ("−", "-"),
    ("sub", "-"),
    ("*", "*"),
    ("x", "*"),
    ("×", "*"),
    ("mul", "*"),
    ("/", "/"),
    ("÷", "/"),
    ("div", "/"),
    ("=", "="),
];

impl Format for KenKen {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        if text.trim_start().starts_with(['{', '[']) {
            let is_cages = text.contains("\"target\"") && text.contains("\"cells\"");
            return if is_cages { Likeness::Sure } else { Likeness::No };
        }
        let rows: Vec<&str> = meaningful(text).take(MAX_SIDE * MAX_SIDE).map(|(_, line)| line).collect();
        let n = rows.first().map_or(0, |row| row.chars().count());
        let is_map = (2..=MAX_SIDE).contains(&n)
            && rows.len() > n
            && rows[..n].iter().all(|row| row.chars().count() == n);
        let is_clues = is_map && rows[n..].iter().all(|line| clue(line).is_some());
        if is_clues { Likeness::Sure } else { Likeness::No }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        match text.trim_start().starts_with(['{', '[']) {
            true => {
                let json = JsonText::parse(text)?;
                read_cages(&json.root(), None)
            }
            false => read_map(text),
        }
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        let n = carrier.latin_square();
        carrier.rules(|rule| ["houses", "kenken-cage"].contains(&rule.id()));
        carrier.no_givens();
        let cages: Vec<&RuleUse> = spec.rules.iter().filter(|rule| rule.id() == "kenken-cage").collect();
        let mut map = vec!['.'; spec.givens.len()];
        for (i, cage) in cages.iter().enumerate() {
            for cell in cage.cells() {
                match map.get_mut(cell.idx()) {
                    Some(slot) if *slot == '.' => *slot = name(i),
                    _ => return carrier_overlap(carrier),
                }
            }
        }
        if map.contains(&'.') {
            carrier.cannot("kenken-cage", "the cages must cover every cell");
        }
        carrier.finish(|| {
            let mut out: String =
                map.chunks(n.max(1)).map(|row| row.iter().collect::<String>() + "\n").collect();
            for (i, cage) in cages.iter().enumerate() {
                let sign = cage
                    .args
                    .text("op")
                    .filter(|op| *op != "=" || cage.cells().len() > 1)
                    .unwrap_or_default();
                out.push_str(&format!("{} {}{sign}\n", name(i), cage.args.int("target").unwrap_or_default()));
            }
            out
        })
    }
}

fn carrier_overlap(mut carrier: Carrier<'_>) -> Result<String, Faults> {
    carrier.cannot("kenken-cage", "the cages must not overlap");
    carrier.finish(String::new)
}

/// The character of a cage in the map.
fn name(cage: usize) -> char {
    const NAMES: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let far = || char::from_u32(0x4E00 + cage as u32).unwrap_or('?');
    NAMES.get(cage).map_or_else(far, |&name| char::from(name))
}

/// Lines that are neither blank nor comments, trimmed, with their offsets.
fn meaningful(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let trimmed = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    trimmed.map(|line| (line.as_ptr() as usize - text.as_ptr() as usize, line))
}

/// The cage, target and sign of a line such as `a 12+`.
fn clue(line: &str) -> Option<(char, i64, Option<&'static str>)> {
    let mut chars = line.chars();
    let cage = chars.next()?;
    let rest = chars
        .as_str()
        .strip_prefix([' ', '\t', ':', '='])
        .map(|r| r.trim_start_matches([' ', '\t', ':', '=']))?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let target = rest[..end].parse::<u32>().ok()?;
    let sign = match rest[end..].trim() {
        "" => None,
        text => Some(SIGNS.iter().find(|(known, _)| *known == text)?.1),
    };
    Some((cage, i64::from(target), sign))
}

fn read_map(text: &str) -> Result<PuzzleSpec, Faults> {
    let mut faults = FaultList::new(text);
    let lines: Vec<(usize, &str)> = meaningful(text).take(MAX_SIDE * MAX_SIDE + MAX_SIDE + 1).collect();
    let n = lines.first().map_or(0, |(_, line)| line.chars().count());
    if !(1..=MAX_SIDE).contains(&n) {
        faults.push(0, format!("the map has {n} columns, but must have 1 to {MAX_SIDE}"));
        return faults.into_error();
    }
    let mut cages: Vec<(char, Vec<Cell>)> = Vec::new();
    for (row, (offset, line)) in lines.iter().take(n).enumerate() {
        if line.chars().count() != n {
            faults.push(
                *offset,
                format!("row {} of the map has {} cells, but needs {n}", row + 1, line.chars().count()),
            );
            continue;
        }
        for (col, name) in line.chars().enumerate() {
            let cell = Cell::at(row * n + col);
            match cages.iter_mut().find(|(known, _)| *known == name) {
                Some((_, cells)) => cells.push(cell),
                None => cages.push((name, vec![cell])),
            }
        }
    }
    if lines.len() < n {
        faults.push(text.len(), format!("the map has {} rows, but needs {n}", lines.len()));
    }
    let (mut spec, mut faults) = faults.made(square(n, Boxes::None))?;
    let mut told: Vec<char> = Vec::new();
    for (offset, line) in lines.iter().skip(n) {
        let Some((name, target, sign)) = clue(line) else {
            faults.push(
                *offset,
                Fault::syntax(format!("`{}` is not a cage and its target, such as `a 12+`", excerpt(line))),
            );
            continue;
        };
        let cells = cages.iter().find(|(known, _)| *known == name).map(|(_, cells)| cells.clone());
        match cells {
            None => faults.push(*offset, format!("the map has no cage `{}`", excerpt(&name.to_string()))),
            Some(_) if told.contains(&name) => {
                faults.push(*offset, Fault::duplicate(format!("the cage `{name}` already has a target")))
            }
            Some(cells) => {
                add_rule(&mut spec, "kenken-cage", cage_args(cells, target, sign), faults.place(*offset))?;
                told.push(name);
            }
        }
    }
    for (name, _) in cages.iter().filter(|(name, _)| !told.contains(name)) {
        faults.push(text.len(), format!("the cage `{}` has no target", excerpt(&name.to_string())));
    }
    faults.or_ok(spec)
}

fn cage_args(cells: Vec<Cell>, target: i64, sign: Option<&str>) -> Args {
    let sign = if cells.len() == 1 { Some("=") } else { sign };
    let args = Args::new().with_cells(cells).with_int("target", target);
    match sign {
        Some(sign) => args.with_text("op", sign),
        None => args,
    }
}

/// The puzzle of a list of cages, or of an object that has one. The side may be known from outside.
pub(super) fn read_cages(root: &JsonNode<'_, '_>, n: Option<usize>) -> Result<PuzzleSpec, Faults> {
    let fields = root.fields();
    let list = match root.is_object() {
        true => fields.get("cages").ok_or_else(|| root.missing("`cages` is missing"))?.array()?,
        false => root.array()?,
    };
    let n = match (n, fields.get("size")) {
        (Some(n), _) => n,
        (None, Some(size)) => side(size)?,
        (None, None) => {
            least_side(&list).filter(|n| *n <= MAX_SIDE).ok_or_else(|| root.missing("`size` is missing"))?
        }
    };
    let mut spec = square(n, Boxes::None).map_err(|faults| faults.at(&root.place()))?;
    let mut cells_in = CellsIn::new(n, false);
    for cage in &list {
        let entries = cage.fields();
        let cells = entries.get("cells").map(|node| cells_in.cells(node));
        let target = entries.get("target").and_then(|node| node.int());
        let (Some(cells), Some(target)) = (cells, target) else {
            cells_in.fault(cage.fault(Fault::missing("a cage needs `cells` and a whole number `target`")));
            continue;
        };
        let sign = match entries.get("op").and_then(|node| node.text()).unwrap_or_default().as_str() {
            "" => None,
            "eq" => Some("="),
            word => match SIGNS.iter().find(|(known, _)| *known == word) {
                Some((_, sign)) => Some(*sign),
                None => {
                    cells_in.fault(entries["op"].expected("one of eq, add, sub, mul, div"));
                    continue;
                }
            },
        };
        if let Err(fault) = add_rule(&mut spec, "kenken-cage", cage_args(cells, target, sign), cage.place()) {
            cells_in.fault(fault);
        }
    }
    cells_in.faults.or_ok(spec)
}

/// One more than the greatest row or column that a cage names.
fn least_side(cages: &[JsonNode<'_, '_>]) -> Option<usize> {
    let cells = cages.iter().filter_map(|cage| cage.fields().get("cells")?.array().ok()).flatten();
    let numbers = cells.filter_map(|cell| cell.array().ok()).flatten().filter_map(|number| number.int());
    numbers
        .max()
        .and_then(|greatest| usize::try_from(greatest).ok())
        .map(|greatest| greatest.saturating_add(1))
}
