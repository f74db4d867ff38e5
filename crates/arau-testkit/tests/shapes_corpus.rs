//! The shapes of arau against boards that others made: the same houses, cell for cell.

use arau_core::{Args, Geometry};
use arau_rules::{Shaped, shape};
use arau_testkit::corpus::json_rows;
use serde_json::Value;
use std::collections::BTreeSet;

/// Houses as sets of cells; a cell is its coordinates.
type Houses = BTreeSet<BTreeSet<Vec<i64>>>;

/// The houses of a board that arau makes.
fn own(id: &str, args: &Args) -> Houses {
    let Shaped { geometry, houses, .. } = shape(id).unwrap().make(args).unwrap();
    let coords = |geometry: &Geometry, cell| {
        geometry.info(cell).coords.iter().map(|&k| i64::from(k) - 1).collect::<Vec<i64>>()
    };
    let kinds: Vec<&str> = houses.split_whitespace().collect();
    let groups = geometry.groups().iter().filter(|g| kinds.contains(&&*g.kind));
    groups.map(|g| g.cells.iter().map(|&c| coords(&geometry, c)).collect()).collect()
}

/// The houses of a row of the collection. Cells count through a box of these dimensions, the last fastest; some rows
/// keep the numbers of a larger box.
fn theirs(row: &Value, dims: &[i64]) -> Houses {
    let number = |v: &Value| v.as_i64().expect("cells are numbers");
    let original: Option<Vec<i64>> =
        row["orig_cell_ids"].as_array().map(|ids| ids.iter().map(number).collect());
    let place = |v: &Value| {
        let mut rest = original.as_ref().map_or(number(v), |ids| ids[number(v) as usize]);
        let mut coords: Vec<i64> = Vec::new();
        for dim in dims.iter().rev() {
            coords.insert(0, rest % dim);
            rest /= dim;
        }
        coords
    };
    let houses = row["houses"].as_array().expect("houses are a list");
    houses.iter().map(|h| h.as_array().expect("a house is a list").iter().map(place).collect()).collect()
}

#[test]
fn shapes_have_the_houses_that_others_gave_them() {
    let Some(rows) = json_rows("variants/shapes_generated.jsonl") else { return };
    let glue = |layout: &str| Args::new().with_text("layout", layout);
    let cube = |style: &str, size: i64| Args::new().with_text("style", style).with_int("size", size);
    let tiny = Args::new().with_int("size", 4).with_text("offsets", "0,0 0,6 3,3 6,0 6,6");
    let known: [(&str, &str, Args, &[i64]); 9] = [
        ("ksudoku-Samurai", "glue", glue("samurai"), &[21, 21]),
        ("ksudoku-TinySamurai", "glue", tiny, &[10, 10]),
        ("ksudoku-Sohei", "glue", glue("sohei"), &[21, 21]),
        ("roxdoku3x3x3", "cube", cube("planes", 3), &[3, 3, 3]),
        ("roxdoku4x4x4", "cube", cube("planes", 4), &[4, 4, 4]),
        ("roxdoku5x5x5", "cube", cube("planes", 5), &[5, 5, 5]),
        ("latin-cube4", "cube", cube("lines", 4), &[4, 4, 4]),
        ("latin-cube6", "cube", cube("lines", 6), &[6, 6, 6]),
        ("dion-cube9", "cube", cube("slices", 9), &[9, 9, 9]),
    ];
    let mut n_compared = 0;
    for (line, row) in &rows {
        let variant = row["variant"].as_str().unwrap_or_default();
        let Some((_, id, args, dims)) =
            known.iter().find(|(name, ..)| variant.split(' ').next() == Some(name))
        else {
            continue;
        };
        assert!(own(id, args) == theirs(row, dims), "line {line}: {variant}");
        n_compared += 1;
    }
    assert!(n_compared >= 9, "only {n_compared} boards were compared");
}

/// The windmill turns the other way when rows and columns change places, so either is accepted.
#[test]
fn the_windmill_is_that_of_others_up_to_reflection() {
    let Some(rows) = json_rows("variants/shapes_generated.jsonl") else { return };
    let ours = own("glue", &Args::new().with_text("layout", "windmill"));
    let flipped: Houses =
        ours.iter().map(|h| h.iter().map(|c| c.iter().rev().copied().collect()).collect()).collect();
    let windmills = rows.iter().filter(|(_, row)| row["variant"] == "ksudoku-Windmill");
    for (line, row) in windmills {
        let theirs = theirs(row, &[21, 21]);
        assert!(theirs == ours || theirs == flipped, "line {line}");
    }
}
