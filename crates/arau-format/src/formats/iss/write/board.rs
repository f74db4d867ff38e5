//! The board: shape and values, boxes, regions, variables.

use super::super::board::box_for;
use super::super::layout::{MAX_SIDE, ShapeSpec};
use super::Writer;
use super::names::{Variables, grid_name, variables};
use crate::carry::{Carrier, houses_of};
use arau_core::{Group, PuzzleSpec, RectPart, Symbols};
use std::collections::HashSet;

/// A writer for the puzzle, and the constraints that describe its board. `None`, with faults, if no string can.
pub(super) fn start<'s>(spec: &'s PuzzleSpec, carrier: &mut Carrier<'s>) -> Option<(Writer<'s>, String)> {
    let geometry = &*spec.geometry;
    let part = geometry.parts().first().filter(|part| {
        geometry.parts().len() == 1
            && part.cells.iter().copied().eq(geometry.cells().take(part.cells.len()).map(Some))
    });
    let Some(part) = part.filter(|part| part.n_rows.max(part.n_cols) <= MAX_SIDE) else {
        carrier.cannot(
            "shape",
            format!("this format can express rectangular grids up to {MAX_SIDE}×{MAX_SIDE} only"),
        );
        return None;
    };
    let Some(variables) = variables(geometry, part.cells.len()) else {
        carrier.cannot("shape", "cells outside the grid must be variables with names such as VA1, VA2");
        return None;
    };
    let (low, n) = (spec.symbols.values()[0], spec.symbols.len());
    let is_numbers =
        (0..=1).contains(&low) && n <= MAX_SIDE && *spec.symbols == Symbols::numbers(low, low + n as i32 - 1);
    if !is_numbers {
        carrier.cannot(
            "symbols",
            format!(
                "this format can express at most {MAX_SIDE} numbers, starting at 0 \
             or 1"
            ),
        );
        return None;
    }
    let houses: HashSet<&str> =
        spec.rules.iter().filter_map(houses_of).flat_map(str::split_whitespace).collect();
    let shape = ShapeSpec {
        rows: part.n_rows,
        cols: part.n_cols,
        low,
        high: low + n as i32 - 1,
        is_raw: houses.is_empty(),
    };
    let mut head = shape_text(&shape);
    let boxes = part.box_size.filter(|_| houses.contains("box"));
    head += &regions(spec, part, &shape, &houses, carrier)?;
    for group in variables.iter().filter(|group| group.prefix != "CC") {
        head += &variables_text(group, spec);
    }
    let names = (0..shape.n_cells()).map(|idx| grid_name(idx / shape.cols, idx % shape.cols));
    let names =
        names.chain(geometry.cells().skip(shape.n_cells()).map(|cell| geometry.label(cell).to_string()));
    let names = names.collect();
    Some((Writer { spec, shape, boxes, names, variables, used: HashSet::new(), depth: 0 }, head))
}

fn shape_text(shape: &ShapeSpec) -> String {
    let is_usual = shape.low == 1 && shape.n_values() == shape.longest();
    let values = match (is_usual, shape.low) {
        (true, _) => String::new(),
        (false, 1) => format!("~{}", shape.high),
        (false, low) => format!("~{low}-{}", shape.high),
    };
    let sort = match (shape.is_raw, values.is_empty()) {
        (true, true) => "~~Raw",
        (true, false) => "~Raw",
        (false, _) => "",
    };
    match *shape == ShapeSpec::square(9) {
        true => String::new(),
        false => format!(".Shape~{}x{}{values}{sort}", shape.rows, shape.cols),
    }
}

/// What is said of boxes and regions, given which groups are houses.
fn regions(
    spec: &PuzzleSpec,
    part: &RectPart,
    shape: &ShapeSpec,
    houses: &HashSet<&str>,
    carrier: &mut Carrier<'_>,
) -> Option<String> {
    if shape.is_raw {
        return Some(String::new());
    }
    let known = houses.iter().all(|kind| ["row", "column", "box", "region"].contains(kind));
    if !known || !houses.contains("row") || !houses.contains("column") || shape.n_values() < shape.longest() {
        carrier.cannot("houses", "in this format either both rows and columns are houses or there are none");
        return None;
    }
    carrier.usual_groups(part, &["row", "column", "box"]);
    let mut text = String::new();
    let size = region_size(spec, part, houses).unwrap_or(shape.longest());
    if size != shape.longest() {
        text += &format!(".RegionSize~{size}");
    }
    let usual = box_for(shape, size);
    match part.box_size.filter(|_| houses.contains("box")) {
        Some(boxes) if usual != Some(boxes) => {
            carrier.cannot("box", "this format cannot express box sizes, and these are not the usual boxes");
            return None;
        }
        None if usual.is_some() => text += ".NoBoxes",
        _ => {}
    }
    if houses.contains("region") {
        text += &format!(".Jigsaw~{}", jigsaw(spec, shape, size, carrier)?);
    }
    Some(text)
}

/// The size of a region, as boxes, drawn regions or regions to be found tell it.
fn region_size(spec: &PuzzleSpec, part: &RectPart, houses: &HashSet<&str>) -> Option<usize> {
    let of_boxes = part.box_size.filter(|_| houses.contains("box")).map(|(height, width)| height * width);
    let of_regions = || spec.geometry.groups_of("region").next().map(|region| region.cells.len());
    let found = || spec.uses_of("chaos-construction").next().and_then(|rule| rule.args.int("size"));
    let drawn = houses.contains("region").then(of_regions).flatten();
    of_boxes.or(drawn).or_else(|| found().and_then(|size| usize::try_from(size).ok()))
}

fn jigsaw(spec: &PuzzleSpec, shape: &ShapeSpec, size: usize, carrier: &mut Carrier<'_>) -> Option<String> {
    let regions: Vec<&Group> = spec.geometry.groups_of("region").collect();
    let fits = (shape.longest()..=shape.n_values()).contains(&size)
        && regions.len() < LETTERS.len()
        && regions.iter().all(|region| region.cells.len() == size);
    let names = region_names(&regions);
    let left_over = LETTERS.chars().find(|letter| !names.contains(letter)).unwrap_or('-');
    let mut map = vec![left_over; shape.n_cells()];
    for (region, name) in regions.iter().zip(names) {
        for cell in &region.cells {
            if let Some(place) = map.get_mut(cell.idx()) {
                *place = name;
            }
        }
    }
    let n_left = map.iter().filter(|&&name| name == left_over).count();
    let covered = regions.len() * size + n_left == map.len();
    // What is in no region must not look like one.
    if !fits || !covered || n_left == size || (shape.longest()..=shape.n_values()).contains(&n_left) {
        carrier.cannot("regions", "this format can express only regions of one size that do not overlap");
        return None;
    }
    Some(map.into_iter().collect())
}

/// Characters for regions.
const LETTERS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The regions' own names where they are a character each, else letters.
fn region_names(regions: &[&Group]) -> Vec<char> {
    let own = regions.iter().map(|region| {
        let mut name = region.name.strip_prefix("region ")?.chars();
        name.next().filter(|c| name.next().is_none() && !".~".contains(*c) && c.is_ascii_graphic())
    });
    let own: Vec<char> = own.flatten().collect();
    let are_names = own.len() == regions.len() && (1..own.len()).all(|i| !own[..i].contains(&own[i]));
    if are_names { own } else { LETTERS.chars().take(regions.len()).collect() }
}

fn variables_text(group: &Variables, spec: &PuzzleSpec) -> String {
    let prefix = &group.prefix[1..];
    let cells = group.cells();
    let columns = spec
        .uses_of("connected-values")
        .find(|rule| rule.cells() == cells)
        .and_then(|r| r.args.int("columns"));
    match (columns, group.count) {
        (Some(columns), count) if count as i64 % columns == 0 => {
            format!(".Var~{prefix}~~{}x{columns}", count as i64 / columns)
        }
        (_, 1) => format!(".Var~{prefix}"),
        (_, count) => format!(".Var~{prefix}~~{count}"),
    }
}
