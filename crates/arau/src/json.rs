//! Owns the JSON of steps and of what rules take, the same for every front end.

use arau_core::{Candidate, Geometry, Param, ParamKind, Symbols};
use arau_logic::{Effect, Names, Role, Speaker, Step};
use serde_json::{Value, json};

/// A step with everything that it rests on.
pub fn step(step: &Step, names: Names<'_>, speaker: &Speaker) -> Value {
    let (geometry, symbols) = (names.puzzle.geometry(), names.puzzle.symbols());
    let candidates = |list: &mut dyn Iterator<Item = Candidate>| -> Vec<Value> {
        list.map(|candidate| self::candidate(candidate, geometry, symbols)).collect()
    };
    let node = |node: &arau_logic::Node| {
        let cells: Vec<&str> = node.cells.iter().map(|&cell| geometry.label(cell)).collect();
        json!({ "symbol": symbols.glyph(node.symbol), "cells": cells })
    };
    let constraint = |idx: usize| {
        let posted = &names.puzzle.constraints()[idx];
        let cells = posted.constraint.cells();
        let visible = cells.iter().filter(|cell| cell.idx() < geometry.n_cells());
        let cells: Vec<&str> = visible.map(|&cell| geometry.label(cell)).collect();
        json!({ "constraint": idx, "rule": names.puzzle.spec().rules[posted.rule].id(), "cells": cells })
    };
    let with_factors = |list: &[(usize, i64)]| -> Vec<Value> {
        let taken = |&(idx, factor): &(usize, i64)| {
            let mut object = constraint(idx);
            object["factor"] = factor.into();
            object
        };
        list.iter().map(taken).collect()
    };
    let shown = step.reason.shown.iter().map(|&(role, candidate)| {
        let mut object = self::candidate(candidate, geometry, symbols);
        object["role"] = role_name(role).into();
        object
    });
    let links = step.reason.links.iter().map(|link| {
        json!({ "from": node(&link.from), "to": node(&link.to), "kind": if link.strong { "strong" } else { "weak" } })
    });
    let glue = if symbols.one_char_each() { "" } else { " " };
    let effects = step.effects.iter().map(|effect| {
        let (word, candidate) = match *effect {
            Effect::Place(candidate) => ("place", Some(candidate)),
            Effect::Eliminate(candidate) => ("eliminate", Some(candidate)),
            Effect::Contradiction => ("contradiction", None),
        };
        let mut object = candidate.map_or_else(|| json!({}), |c| self::candidate(c, geometry, symbols));
        object["effect"] = word.into();
        object
    });
    let mut object = json!({
        "technique": step.technique.id,
        "title": speaker.title(step.technique),
        "text": speaker.sentence(step, names),
        "digits": step.reason.symbols.iter().map(|symbol| symbols.glyph(symbol)).collect::<Vec<_>>().join(glue),
        "effects": effects.collect::<Vec<_>>(),
        "placements": candidates(&mut step.placements()),
        "eliminations": candidates(&mut step.eliminations()),
        "constraints": step.reason.cited.iter().map(|&idx| constraint(idx)).collect::<Vec<_>>(),
        "shown": shown.collect::<Vec<_>>(),
        "links": links.collect::<Vec<_>>(),
    });
    if let Some(hodoku) = step.technique.hodoku {
        object["code"] = hodoku.code.into();
    }
    if !step.reason.combination.is_empty() {
        object["sums"] = with_factors(&step.reason.combination).into();
    }
    if !step.reason.counted.is_empty() {
        object["counts"] = with_factors(&step.reason.counted).into();
    }
    if let Some(deadly) = &step.reason.deadly {
        let pairs = deadly.pairs.iter().map(|&(cell, pair)| {
            let glyphs: Vec<&str> = pair.iter().map(|symbol| symbols.glyph(symbol)).collect();
            json!({ "cell": geometry.label(cell), "symbols": glyphs })
        });
        object["deadly"] = pairs.collect::<Vec<_>>().into();
    }
    object
}

/// A candidate.
pub fn candidate(Candidate { cell, symbol }: Candidate, geometry: &Geometry, symbols: &Symbols) -> Value {
    json!({ "cell": geometry.label(cell), "symbol": symbols.glyph(symbol) })
}

/// A parameter of a rule or shape: its name, what it takes, whether it must be there, and what it means.
pub fn parameter(param: &Param) -> Value {
    let mut object = json!({ "name": param.name, "required": param.required, "help": param.help });
    let (kind, limits) = match param.kind {
        ParamKind::INT => ("int", json!({})),
        ParamKind::Int { min, max } => ("int", json!({ "min": min, "max": max })),
        ParamKind::Ints => ("ints", json!({})),
        ParamKind::Flag => ("flag", json!({})),
        ParamKind::Choice(words) => ("choice", json!({ "choices": words })),
        ParamKind::Text => ("text", json!({})),
        ParamKind::Cells { min, max: usize::MAX } => ("cells", json!({ "min": min })),
        ParamKind::Cells { min, max } => ("cells", json!({ "min": min, "max": max })),
        ParamKind::CellLists => ("cell-lists", json!({})),
        ParamKind::Symbols => ("symbols", json!({})),
        ParamKind::Options => ("options", json!({})),
    };
    object["kind"] = kind.into();
    if let (Value::Object(object), Value::Object(limits)) = (&mut object, limits) {
        object.extend(limits);
    }
    object
}

fn role_name(role: Role) -> String {
    match role {
        Role::Pattern => "pattern".to_string(),
        Role::Fin => "fin".to_string(),
        Role::On => "on".to_string(),
        Role::Off => "off".to_string(),
        Role::Set(number) => format!("set {number}"),
    }
}
