//! Reads boards that a document spells out: `[[cell]]` with label, coordinates and outline, `[[group]]` with kind, name
//! and cells, and `[[part]]` for rectangular grids inside the board.
//!
//! Cells whose outlines share an edge are neighbours, unless the cells state their `neighbours` themselves.

use super::read::{Board, Item, Reader, in_words};
use super::values::{ArgReader, integer};
use crate::places::{FaultList, excerpt};
use arau_core::{Cell, Fault, Geometry, Point, RectPart, Symbols};
use arau_rules::shapes::join_touching;
use toml::de::{DeTable, DeValue};

/// Coordinates and outlines stay well inside their number types, so that ranges and drawings cannot overflow.
const MAX_COORDINATE: i64 = 10_000;
const MAX_CORNERS: usize = 64;
const MAX_NEIGHBOURS: usize = 64;

/// The board that the document spells out.
pub(super) fn read(reader: &mut Reader<'_, '_>) -> Option<Board> {
    let cells = tables(reader, "cell");
    let mut geometry = Geometry::new();
    for (at, table) in &cells {
        add_cell(&mut geometry, table, *at, &mut reader.faults);
    }
    if geometry.n_cells() == 0 {
        let at = reader.get("shape").map_or(0, |item| item.span().start);
        reader.faults.push(at, Fault::missing("a custom board needs cells: `[[cell]]` with a `label` each"));
    }
    if geometry.n_cells() < cells.len() || cells.is_empty() {
        return None;
    }
    let (groups, parts) = (tables(reader, "group"), tables(reader, "part"));
    let symbols = Symbols::digits(1);
    let bare = geometry.clone();
    let mut lists = ArgReader::on_board(reader.text, &mut reader.faults, &bare, &symbols);
    if cells.iter().any(|(_, table)| entry(table, "neighbours").is_some()) {
        for (cell, (_, table)) in bare.cells().zip(&cells) {
            add_stated_neighbours(&mut geometry, cell, table, &mut lists);
        }
    } else {
        join_touching(&mut geometry);
    }
    for (at, table) in &groups {
        let cells = entry(table, "cells").map_or_else(|| Some(Vec::new()), |item| lists.cells("cells", item));
        let kind = text(table, "kind", *at, lists.faults());
        let name = text(table, "name", *at, lists.faults());
        if let (Some(cells), Some(kind), Some(name)) = (cells, kind, name) {
            geometry.add_group(kind, name, cells);
        }
    }
    for (at, table) in &parts {
        if let Some(part) = read_part(&bare, table, *at, lists.faults()) {
            geometry.add_part(part);
        }
    }
    let longest = geometry.groups().iter().map(|g| g.cells.len()).max();
    let mut kinds: Vec<&str> = Vec::new();
    for group in geometry.groups() {
        if !kinds.contains(&&*group.kind) {
            kinds.push(&group.kind);
        }
    }
    let houses = kinds.join(" ");
    Some(Board { n_symbols: longest.unwrap_or(geometry.n_cells()).max(1), houses, geometry })
}

/// The tables under a key, with their places.
fn tables<'t, 'd>(reader: &mut Reader<'t, 'd>, key: &str) -> Vec<(usize, &'d DeTable<'t>)> {
    let Some(item) = reader.get(key) else { return Vec::new() };
    let DeValue::Array(list) = item.get_ref() else {
        reader.faults.push(item.span().start, format!("`{key}` must be a list of tables: write `[[{key}]]`"));
        return Vec::new();
    };
    let mut tables = Vec::new();
    for item in list.iter() {
        match item.get_ref() {
            DeValue::Table(table) => tables.push((item.span().start, table)),
            other => {
                reader
                    .faults
                    .push(item.span().start, format!("`{key}` has {}, not a table", in_words(other)));
            }
        }
    }
    let known: &[&str] = match key {
        "cell" => &["label", "coords", "outline", "neighbours"],
        "group" => &["kind", "name", "cells"],
        _ => &["rows", "columns", "box", "cells"],
    };
    for (name, _) in tables.iter().flat_map(|(_, table)| table.iter()) {
        if !known.contains(&name.get_ref().as_ref()) {
            let message = format!("`{key}` has no key `{}`", excerpt(name.get_ref()));
            let fault = Fault::unknown(message).with_help(format!("it has {}", known.join(", ")));
            reader.faults.push(name.span(), fault);
        }
    }
    tables
}

fn entry<'d, 't>(table: &'d DeTable<'t>, key: &str) -> Option<&'d Item<'t>> {
    table.iter().find(|(name, _)| name.get_ref() == key).map(|(_, item)| item)
}

fn text(table: &DeTable<'_>, key: &str, at: usize, faults: &mut FaultList<'_>) -> Option<String> {
    match entry(table, key).map(|item| (item.get_ref(), item.span().start)) {
        Some((DeValue::String(text), at)) => {
            let is_word = key != "kind" || !text.is_empty() && !text.contains(char::is_whitespace);
            if !is_word {
                faults.push(at, "`kind` must be one word");
            }
            return is_word.then(|| text.to_string());
        }
        Some((other, at)) => faults.push(at, format!("`{key}` is {}, not a text", in_words(other))),
        None => faults.push(at, Fault::missing(format!("`{key}` is missing"))),
    }
    None
}

fn add_cell(geometry: &mut Geometry, table: &DeTable<'_>, at: usize, faults: &mut FaultList<'_>) {
    let Some(label) = text(table, "label", at, faults) else { return };
    let label_at = entry(table, "label").map_or(at, |item| item.span().start);
    if label.is_empty() || !label.chars().all(|c| c.is_alphanumeric() || c == '_') {
        let message = format!("the label `{}` must consist of letters, digits and `_`", excerpt(&label));
        return faults.push(label_at, message);
    }
    if geometry.find(&label).is_some() {
        let message = format!("two cells have the label `{}`", excerpt(&label));
        return faults.push(label_at, Fault::duplicate(message));
    }
    if geometry.n_cells() == Geometry::MAX_CELLS {
        let message = format!("there are more than {} cells", Geometry::MAX_CELLS);
        return faults.push(at, Fault::too_large(message));
    }
    let Some(coords) = coordinates(table, faults) else { return };
    let Some(outline) = outline(table, &coords, faults) else { return };
    geometry.add_cell(label, coords, outline);
}

fn coordinates(table: &DeTable<'_>, faults: &mut FaultList<'_>) -> Option<Vec<i16>> {
    let Some(item) = entry(table, "coords") else { return Some(Vec::new()) };
    let list = match item.get_ref() {
        DeValue::Array(list) if list.len() <= 4 => list,
        _ => {
            faults.push(item.span().start, "`coords` must be a list of at most four whole numbers");
            return None;
        }
    };
    let in_range = |v: i64| (-MAX_COORDINATE..=MAX_COORDINATE).contains(&v).then_some(v as i16);
    let coords: Option<Vec<i16>> = list.iter().map(|item| integer(item).and_then(in_range)).collect();
    if coords.is_none() {
        let message = format!("coordinates are whole numbers from -{MAX_COORDINATE} to {MAX_COORDINATE}");
        faults.push(item.span().start, message);
    }
    coords
}

/// The stated outline, or a unit square at two coordinates.
fn outline(table: &DeTable<'_>, coords: &[i16], faults: &mut FaultList<'_>) -> Option<Vec<Point>> {
    let Some(item) = entry(table, "outline") else {
        return Some(match coords {
            &[row, col] => unit_square(f32::from(row) - 1.0, f32::from(col) - 1.0),
            _ => Vec::new(),
        });
    };
    let points = match item.get_ref() {
        DeValue::Array(list) if list.len() <= MAX_CORNERS => list.iter().map(point).collect(),
        _ => None,
    };
    if points.is_none() {
        let message = format!("`outline` must be a list of at most {MAX_CORNERS} corners [x, y]");
        faults.push(item.span().start, message);
    }
    points
}

fn unit_square(y: f32, x: f32) -> Vec<Point> {
    [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(dx, dy)| Point { x: x + dx, y: y + dy }).to_vec()
}

fn point(item: &Item<'_>) -> Option<Point> {
    let DeValue::Array(pair) = item.get_ref() else { return None };
    let [x, y]: [&Item<'_>; 2] = pair.iter().collect::<Vec<_>>().try_into().ok()?;
    let number = |item: &Item<'_>| match item.get_ref() {
        DeValue::Float(text) => text.as_str().parse::<f32>().ok(),
        _ => integer(item).map(|v| v as f32),
    };
    let in_range = |v: &f32| v.abs() <= MAX_COORDINATE as f32;
    Some(Point { x: number(x).filter(in_range)?, y: number(y).filter(in_range)? })
}

fn add_stated_neighbours<'t>(
    geometry: &mut Geometry,
    cell: Cell,
    table: &DeTable<'t>,
    lists: &mut ArgReader<'_, 't>,
) {
    let Some(item) = entry(table, "neighbours") else { return };
    let Some(neighbours) = lists.cells("neighbours", item) else { return };
    if neighbours.len() > MAX_NEIGHBOURS {
        let message = format!("a cell has at most {MAX_NEIGHBOURS} neighbours");
        return lists.faults().push(item.span().start, message);
    }
    neighbours.into_iter().for_each(|other| geometry.add_neighbours(cell, other));
}

fn read_part(
    geometry: &Geometry,
    table: &DeTable<'_>,
    at: usize,
    faults: &mut FaultList<'_>,
) -> Option<RectPart> {
    let side = |key: &str| entry(table, key).and_then(integer).filter(|n| (1..=MAX_COORDINATE).contains(n));
    let (Some(n_rows), Some(n_cols)) = (side("rows"), side("columns")) else {
        faults.push(at, Fault::missing("`part` needs `rows` and `columns`"));
        return None;
    };
    let (n_rows, n_cols) = (n_rows as usize, n_cols as usize);
    let words = text(table, "cells", at, faults)?;
    let find = |word: &str| {
        if word == "." { Ok(None) } else { geometry.find(word).map(Some).ok_or(word.to_string()) }
    };
    let cells: Vec<Option<Cell>> = match words.split_whitespace().map(find).collect() {
        Ok(cells) => cells,
        Err(word) => {
            faults.push(at, Fault::unknown(format!("no cell `{}`", excerpt(&word))));
            return None;
        }
    };
    if cells.len() != n_rows * n_cols {
        faults.push(at, format!("`part` has {} cells for {n_rows} rows of {n_cols}", cells.len()));
        return None;
    }
    let box_size = match entry(table, "box") {
        None => None,
        Some(_) => {
            let sides = text(table, "box", at, faults)?;
            let sides = sides.split_once('x').and_then(|(h, w)| Some((h.parse().ok()?, w.parse().ok()?)));
            let tiles = |(h, w): &(usize, usize)| *h > 0 && *w > 0 && n_rows % h == 0 && n_cols % w == 0;
            if sides.filter(tiles).is_none() {
                faults.push(at, "`box` must be rows x columns, such as `2x3`, and tile the part");
                return None;
            }
            sides
        }
    };
    Some(RectPart { n_rows, n_cols, box_size, cells })
}
