//! Rows of puzzle collections: a JSON object that holds a puzzle in another format, with its name, author and solution.
//!
//! Under `fpuzzles` stands f-puzzles JSON, under `gameid` one of Simon Tatham's ids, under `houses` a board of houses,
//! under `iss` or `input` a string of the Interactive Sudoku Solver, and under `puzzle` what `format` and `variant` say.

use super::{constraint_json, houses_json, int_grid, kenken, killer_cages, lisudoku};
use crate::json_cells::{side, solution};
use crate::json_place::{JsonNode, JsonText};
use crate::places::moved;
use crate::{Format, FormatInfo, Likeness, ReadOptions, detect, format};
use arau_core::{Fault, Faults, Place, PuzzleSpec};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// A row of a collection.
pub struct CorpusRow;

const INFO: FormatInfo = FormatInfo {
    id: "corpus-row",
    title: "Collection row: a JSON object that wraps another format",
    carries: "whatever the wrapped format contains, with title, author and solution",
    writes: false,
    by_line: true,
};

/// A wrapper inside a wrapper inside a wrapper ends here.
const MAX_TEXT: usize = 4 << 20;

type Fields<'d, 't> = BTreeMap<String, JsonNode<'d, 't>>;

impl Format for CorpusRow {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        if !text.trim_start().starts_with('{') || text.len() > MAX_TEXT {
            return Likeness::No;
        }
        let Ok(keys) = serde_json::from_str::<BTreeMap<String, &RawValue>>(text) else { return Likeness::No };
        let has = |key: &str| keys.contains_key(key);
        let wraps = has("fpuzzles") || has("gameid") || has("iss") || has("input");
        match wraps || has("puzzle") && (has("variant") || has("format")) {
            true => Likeness::Sure,
            false if has("puzzle") => Likeness::Maybe,
            false => Likeness::No,
        }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let json = JsonText::parse(text)?;
        let root = json.root();
        let fields = root.object()?;
        let mut spec = unwrap(&root, &fields, options)?;
        let text_of = |key: &str| fields.get(key).and_then(|node| node.text());
        let about = &mut spec.about;
        about.title = about.title.take().or_else(|| text_of("name")).or_else(|| text_of("title"));
        about.author = about.author.take().or_else(|| text_of("author"));
        if spec.about.solution.is_none() {
            spec.about.solution = fields.get("solution").and_then(|node| solution(node, &spec));
        }
        Ok(spec)
    }

    fn write(&self, _spec: &PuzzleSpec) -> Result<String, Faults> {
        Err(Fault::unsupported("the format `corpus-row` can be read but not written").into())
    }
}

fn unwrap(
    root: &JsonNode<'_, '_>,
    fields: &Fields<'_, '_>,
    options: &ReadOptions,
) -> Result<PuzzleSpec, Faults> {
    if let Some(node) = fields.get("fpuzzles") {
        return read_raw("f-puzzles", node, options);
    }
    if let Some(node) = fields.get("gameid") {
        let game = fields.get("game").and_then(|game| game.text()).unwrap_or_default();
        return match game.as_str() {
            "solo" => read_text("sgt-solo", node, options),
            "keen" => read_text("sgt-keen", node, options),
            "unequal" | "adjacent" => read_text("sgt-unequal", node, options),
            "towers" => read_text("sgt-towers", node, options),
            _ => read_detected(node, options),
        };
    }
    if fields.contains_key("houses") {
        return houses_json::read_houses(root);
    }
    if let Some(node) = fields.get("puzzle") {
        return puzzle(node, fields, options);
    }
    match fields.get("iss").or(fields.get("input")) {
        Some(node) => read_text("iss", node, options),
        None => Err(root.fault(Fault::missing("there is no puzzle in this object")).into()),
    }
}

/// What stands under `puzzle`.
fn puzzle(
    node: &JsonNode<'_, '_>,
    fields: &Fields<'_, '_>,
    options: &ReadOptions,
) -> Result<PuzzleSpec, Faults> {
    let text_of = |key: &str| fields.get(key).and_then(|node| node.text()).unwrap_or_default();
    let (kind, variant) = (text_of("format"), text_of("variant"));
    let n = fields.get("size").map(side).transpose()?;
    let is = |word: &str| kind.to_lowercase().contains(word);
    match () {
        () if is("givens81") => read_text("line", node, options),
        () if is("f-puzzles") => read_raw("f-puzzles", node, options),
        () if is("kenken") => kenken::read_cages(node, n),
        () if is("killer-cages") => killer_cages::read_cages(node, n, options),
        () if is("int grid") => int_grid::read_rows(node, options),
        () if is("lisudoku") => lisudoku::read_fields(node, n),
        () if is("cells row-major") => {
            constraint_json::read_cells(node, Some(&*variant).filter(|v| !v.is_empty()), options)
        }
        () if is("grid21x21") || variant == "samurai" => read_lines("samurai", node, options),
        () if is("grid of tokens") || variant == "kakuro" => read_lines("kakuro", node, options),
        () => read_detected(node, options),
    }
}

fn known(id: &str, node: &JsonNode<'_, '_>) -> Result<&'static dyn Format, Faults> {
    format(id).ok_or_else(|| node.fault(Fault::unknown(format!("there is no format `{id}`"))).into())
}

/// Reads JSON that stands inside the row as it is.
fn read_raw(id: &str, node: &JsonNode<'_, '_>, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
    let place = node.place();
    moved(known(id, node)?.read(node.raw(), options), |inner| into_row(inner, &place, 0))
}

/// Reads a text that stands inside the row as a string.
fn read_text(id: &str, node: &JsonNode<'_, '_>, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
    let text = node.text().ok_or_else(|| node.expected("a text"))?;
    let place = node.place();
    // One further, for the quote.
    moved(known(id, node)?.read(&text, options), |inner| into_row(inner, &place, 1))
}

/// Reads lines that stand inside the row as a list of strings, or as one.
fn read_lines(id: &str, node: &JsonNode<'_, '_>, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
    if !node.is_array() {
        return read_text(id, node, options);
    }
    let rows = node.array()?;
    let lines: Option<Vec<String>> = rows.iter().map(|row| row.text()).collect();
    let lines = lines.ok_or_else(|| node.expected("a list of texts"))?;
    moved(known(id, node)?.read(&lines.join("\n"), options), |inner| {
        let row = rows.get(inner.line().unwrap_or(1) - 1).unwrap_or(node).place();
        into_row(Place::at(1, inner.column().unwrap_or(1)).with_length(inner.length()), &row, 1)
    })
}

/// Reads what no key tells the format of.
fn read_detected(node: &JsonNode<'_, '_>, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
    let text = node.text();
    let inner = text.as_deref().unwrap_or(node.raw());
    match detect(inner).filter(|format| format.info().id != INFO.id) {
        Some(format) => {
            let place = node.place();
            moved(format.read(inner, options), |inner| into_row(inner, &place, usize::from(text.is_some())))
        }
        None => Err(node.fault(Fault::syntax("unrecognised format")).into()),
    }
}

/// Where a place of an inner text stands in the row: the text begins this many characters after `start`.
fn into_row(inner: Place, start: &Place, n_quotes: usize) -> Place {
    let (line, column) = (inner.line().unwrap_or(1), inner.column().unwrap_or(1));
    let shift = if line == 1 { start.column().unwrap_or(1) + n_quotes - 1 } else { 0 };
    let path = match (start.path(), inner.path()) {
        (outer, "") => outer.to_string(),
        (outer, within) => format!("{outer}.{within}"),
    };
    let place = Place::at(start.line().unwrap_or(1) + line - 1, shift + column);
    place.with_length(inner.length()).with_path(path)
}
