//! Owns writing the rules whose keys are like no other, and the rules that another key of f-puzzles can say.

use super::write::{Writer, names};
use crate::region_board::usual_box;
use arau_core::{Cell, RuleUse};
use serde_json::json;

/// Writes a rule, or says why f-puzzles cannot carry it.
pub(super) fn rule(writer: &mut Writer<'_>, rule: &RuleUse) -> Result<(), String> {
    let cells = rule.cells();
    match rule.id() {
        "anti-knight" => writer.set("antiknight"),
        "anti-king" => writer.set("antiking"),
        "diagonals" => diagonals(writer, rule.args.text("which").unwrap_or("both")),
        "disjoint-groups" => {
            has_usual_boxes(writer)?;
            writer.set("disjointgroups");
        }
        "windoku" => windoku(writer)?,
        "arrow" => arrow(writer, rule)?,
        "clone" => {
            let other = names(writer, rule.args.cells("other"));
            writer.entry("clone", json!({ "cells": names(writer, cells), "cloneCells": other }), None);
        }
        "equal" => {
            for pair in cells.windows(2) {
                let (cell, other) = (names(writer, &pair[..1]), names(writer, &pair[1..]));
                writer.entry("clone", json!({ "cells": cell, "cloneCells": other }), None);
            }
        }
        "greater-than" => {
            let rising: Vec<Cell> = cells.iter().rev().copied().collect();
            writer.entry("thermometer", json!({ "lines": [names(writer, &rising)] }), None);
        }
        "kakuro-run" => {
            writer.entry("killercage", json!({ "cells": names(writer, cells) }), rule.args.int("sum"))
        }
        "quadruple" => {
            let symbols = rule.args.symbols("symbols");
            let values: Vec<i32> = symbols.iter().map(|&symbol| writer.spec.symbols.value(symbol)).collect();
            writer.entry("quadruple", json!({ "cells": names(writer, cells), "values": values }), None);
        }
        "pair-sum" => {
            let letter = match rule.args.int("sum") {
                Some(10) => "X",
                Some(5) => "V",
                _ => return Err("only the sums 5 and 10 have a sign in f-puzzles".into()),
            };
            writer.entry("xv", json!({ "cells": names(writer, cells), "value": letter }), None);
        }
        "little-killer" => little_killer(writer, rule)?,
        "non-consecutive" | "difference-negative" | "ratio-negative" | "sum-negative" | "kropki-negative" => {
            negative(writer, rule)?;
        }
        _ => return Err("it has no such rule".into()),
    }
    Ok(())
}

fn diagonals(writer: &mut Writer<'_>, which: &str) {
    if which != "main" {
        writer.set("diagonal+");
    }
    if which != "anti" {
        writer.set("diagonal-");
    }
}

fn has_usual_boxes(writer: &Writer<'_>) -> Result<(), String> {
    let boxes = writer.spec.geometry.parts().first().and_then(|part| part.box_size);
    match boxes == Some(usual_box(writer.size)) {
        true => Ok(()),
        false => Err("in f-puzzles it always follows the usual boxes".into()),
    }
}

/// Windoku is four (or more) extra regions there.
fn windoku(writer: &mut Writer<'_>) -> Result<(), String> {
    has_usual_boxes(writer)?;
    let (height, width) = usual_box(writer.size);
    let size = writer.size;
    // A line away from the edge on every side, as the rule has it.
    let tops = (1..size).step_by(height + 1).filter(|top| top + height < size);
    for top in tops {
        for left in (1..size).step_by(width + 1).filter(|left| left + width < size) {
            let inside = |i: usize| Cell::at((top + i / width) * size + left + i % width);
            let cells: Vec<Cell> = (0..height * width).map(inside).collect();
            writer.entry("extraregion", json!({ "cells": names(writer, &cells) }), None);
        }
    }
    Ok(())
}

fn arrow(writer: &mut Writer<'_>, rule: &RuleUse) -> Result<(), String> {
    let circle = rule.args.cells("circle");
    if !circle.is_sorted() {
        return Err("in f-puzzles a pill is read from left to right or from top to bottom".into());
    }
    let touches = |a: Cell, b: Cell| {
        let ((row, col), (other_row, other_col)) = (writer.row_col(a), writer.row_col(b));
        (row - other_row).abs() <= 1 && (col - other_col).abs() <= 1
    };
    let shaft = rule.cells();
    let near = circle.iter().find(|&&cell| shaft.first().is_some_and(|&first| touches(cell, first)));
    let Some(&start) = near.or(circle.last()) else {
        return Err("it has no circle".into());
    };
    let line: Vec<Cell> = std::iter::once(start).chain(shaft.iter().copied()).collect();
    writer.entry("arrow", json!({ "cells": names(writer, circle), "lines": [names(writer, &line)] }), None);
    Ok(())
}

fn little_killer(writer: &mut Writer<'_>, rule: &RuleUse) -> Result<(), String> {
    let places: Vec<(i64, i64)> = rule.cells().iter().map(|&cell| writer.row_col(cell)).collect();
    let size = writer.size as i64;
    let outside = |(row, col): (i64, i64)| row < 1 || col < 1 || row > size || col > size;
    let directions = [("UL", -1, -1), ("UR", -1, 1), ("DL", 1, -1), ("DR", 1, 1)];
    let found = directions.iter().find(|(_, down, right)| {
        let at = |i: i64| (places[0].0 + i * down, places[0].1 + i * right);
        let n = places.len() as i64;
        (0..n).all(|i| places[i as usize] == at(i)) && outside(at(-1)) && outside(at(n))
    });
    let Some((direction, down, right)) = found else {
        return Err("it must look along a whole diagonal".into());
    };
    let cell = format!("R{}C{}", places[0].0 - down, places[0].1 - right);
    let entry = json!({ "cell": cell, "cells": names(writer, rule.cells()), "direction": direction });
    writer.entry("littlekillersum", entry, rule.args.int("sum"));
    Ok(())
}

/// f-puzzles exempts from its negative constraints every pair that bears a dot, white or black; of XV, a letter.
fn negative(writer: &mut Writer<'_>, rule: &RuleUse) -> Result<(), String> {
    let has = |id: &str| writer.spec.uses_of(id).next().is_some();
    let except: Vec<&str> = rule.args.text("except").unwrap_or_default().split_whitespace().collect();
    let exempts = |own: &str, other: &str| {
        let strange = except.iter().find(|&&id| id != own && id != other && has(id));
        strange.is_none() && (!has(other) || except.contains(&other))
    };
    let ratios: Vec<i64> =
        writer.spec.uses_of("ratio").map(|mark| mark.args.int("value").unwrap_or(2)).collect();
    let other_exemptions = || Err("in f-puzzles it exempts other pairs".to_string());
    match rule.id() {
        "non-consecutive" => {
            let exempt = rule.args.flag("except-marked");
            if has("ratio") || has("difference") && !exempt {
                return other_exemptions();
            }
            writer.set("nonconsecutive");
        }
        "difference-negative" => {
            if rule.args.int("value").unwrap_or(1) != 1 {
                return Err("in f-puzzles only the difference 1 has a negative constraint".into());
            }
            if !exempts("difference", "ratio") {
                return other_exemptions();
            }
            writer.set("nonconsecutive");
        }
        "ratio-negative" => {
            if !exempts("ratio", "difference") {
                return other_exemptions();
            }
            let meant = if ratios.is_empty() { &[2][..] } else { &ratios };
            let stated = rule.args.ints("values");
            if !stated.is_empty() && !(same_set(stated, meant)) {
                return Err("in f-puzzles it forbids exactly the ratios of the dots".into());
            }
            writer.negative("ratio");
        }
        "sum-negative" => {
            let stated = rule.args.ints("sums");
            if !stated.is_empty() && !same_set(stated, &[5, 10]) {
                return Err("in f-puzzles it forbids exactly the sums 5 and 10".into());
            }
            if except.iter().any(|&id| id != "pair-sum" && has(id)) {
                return other_exemptions();
            }
            writer.negative("xv");
        }
        _ => {
            if ratios.iter().any(|&ratio| ratio != 2) {
                return Err("in f-puzzles it forbids the ratios of all dots".into());
            }
            writer.set("nonconsecutive");
            writer.negative("ratio");
        }
    }
    Ok(())
}

fn same_set(a: &[i64], b: &[i64]) -> bool {
    a.iter().all(|x| b.contains(x)) && b.iter().all(|x| a.contains(x))
}
