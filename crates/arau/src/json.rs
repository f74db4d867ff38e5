//! JSON for steps and for the parameters of rules, the same for every front end.

use arau_core::{Candidate, Cell, Geometry, Param, ParamKind, Symbols};
use arau_logic::{Basis, Claim, Conflict, Effect, Ending, Inference, Names, Role, Speaker, Step};
use serde_json::{Value, json};

/// A step as JSON, with everything it rests on.
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
    if !step.reason.story.is_empty() {
        object["story"] =
            step.reason.story.iter().map(|inference| self::inference(inference, names)).collect();
    }
    if !step.reason.combination.is_empty() {
        object["sums"] = with_factors(&step.reason.combination).into();
    }
    if !step.reason.counted.is_empty() {
        object["counts"] = with_factors(&step.reason.counted).into();
    }
    if let Some(argument) = &step.reason.argument {
        object["argument"] = crate::argument_json::argument(argument, names);
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

/// The contradiction that shows that there is no solution: the cell, house or rule that fails, with its sentence.
pub fn conflict(conflict: Conflict, names: Names<'_>, speaker: &Speaker) -> Value {
    let (geometry, symbols) = (names.puzzle.geometry(), names.puzzle.symbols());
    let rule_of = |cited: usize| names.puzzle.spec().rules[names.puzzle.constraints()[cited].rule].id();
    let labels = |cells: &[Cell]| -> Vec<&str> { cells.iter().map(|&cell| geometry.label(cell)).collect() };
    let mut object = match conflict {
        Conflict::Cell(cell) => json!({ "kind": "cell", "cells": labels(&[cell]) }),
        Conflict::House(house, symbol) => json!({
            "kind": "house",
            "house": names.reasoner.house(house).name,
            "symbol": symbols.glyph(symbol),
        }),
        Conflict::Twice { a, b, symbol, cited } => json!({
            "kind": "twice",
            "cells": labels(&[a, b]),
            "symbol": symbols.glyph(symbol),
            "rule": rule_of(cited),
        }),
        Conflict::Rule(cited) => {
            let mut cells = names.puzzle.constraints()[cited].constraint.cells();
            cells.retain(|cell| cell.idx() < geometry.n_cells());
            json!({ "kind": "rule", "rule": rule_of(cited), "cells": labels(&cells) })
        }
    };
    object["text"] = speaker.ending(Ending::Contradiction(conflict), names).into();
    object
}

/// An inference in a chain of assumptions: its depth, its conclusion, and its premises.
fn inference(inference: &Inference, names: Names<'_>) -> Value {
    let (geometry, symbols) = (names.puzzle.geometry(), names.puzzle.symbols());
    let glyph = |symbol| symbols.glyph(symbol);
    let house = |idx: usize| names.reasoner.house(idx).name.to_string();
    let cell_with = |cell, list: &mut dyn Iterator<Item = arau_core::Symbol>| json!({ "cell": geometry.label(cell), "symbols": list.map(glyph).collect::<Vec<_>>() });
    let (word, mut object) = match &inference.claim {
        Claim::True(Candidate { cell, symbol }) => ("true", cell_with(*cell, &mut std::iter::once(*symbol))),
        Claim::OneOf(cell, set) => ("one of", cell_with(*cell, &mut set.iter())),
        Claim::NothingFor(cell) => ("nothing for", cell_with(*cell, &mut std::iter::empty())),
        Claim::NoPlaceFor(symbol, idx) => {
            ("no place for", json!({ "house": house(*idx), "symbols": [glyph(*symbol)] }))
        }
        Claim::Broken(cited) => ("broken", json!({ "constraint": cited })),
        Claim::Fails(Candidate { cell, symbol }) => {
            ("fails", cell_with(*cell, &mut std::iter::once(*symbol)))
        }
        Claim::EveryCaseFails => ("every case fails", json!({})),
    };
    object["claim"] = word.into();
    object["level"] = inference.level.into();
    object["by"] = match &inference.basis {
        Basis::Assumed => json!({ "kind": "assumed" }),
        Basis::Seen => json!({ "kind": "seen" }),
        Basis::LastPlace(idx) => json!({ "kind": "last place", "house": house(*idx) }),
        Basis::Rule(cited) => json!({ "kind": "rule", "constraint": cited }),
        Basis::Pair(idx, cells) => {
            json!({ "kind": "pair", "house": house(*idx), "cells": cells.map(|cell| geometry.label(cell)) })
        }
        Basis::Overlap(from, to) => json!({ "kind": "overlap", "from": house(*from), "to": house(*to) }),
        Basis::Refuted => json!({ "kind": "refuted" }),
    };
    object
}

/// A candidate.
pub fn candidate(Candidate { cell, symbol }: Candidate, geometry: &Geometry, symbols: &Symbols) -> Value {
    json!({ "cell": geometry.label(cell), "symbol": symbols.glyph(symbol) })
}

/// A parameter of a rule or shape: its name, its type, whether it is required, and what it means.
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
