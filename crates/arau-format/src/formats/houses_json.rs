//! Any board of houses as JSON: `{"N": 9, "ncells": 81, "houses": [[0, 1, …], …], "neq": [[0, 11], …], "givens":
//! {"3": 6}, "solution": […]}`. A house of `N` cells holds every value once, a shorter one none twice; the two cells of a
//! pair in `neq` differ.

use crate::carry::Carrier;
use crate::json_cells::{given, solution};
use crate::json_place::{JsonNode, JsonText};
use crate::{Format, FormatInfo, Likeness, ReadOptions, board::add_rule};
use arau_core::{
    Args, Cell, Constraint, Fault, Faults, Geometry, Point, PuzzleSpec, RectPart, Symbol, Symbols,
};
use arau_rules::shapes::join_touching;
use serde_json::json;
use std::collections::BTreeMap;

/// Houses over numbered cells.
pub struct HousesJson;

const INFO: FormatInfo = FormatInfo {
    id: "houses-json",
    title: "Houses over numbered cells, as JSON",
    carries: "any rules that amount to houses and pairs of different cells, values from 1, givens and \
         solution; no cell outlines",
    writes: true,
    by_line: false,
};

impl Format for HousesJson {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let is_like =
            text.trim_start().starts_with('{') && text.contains("\"houses\"") && text.contains("\"N\"");
        if is_like { Likeness::Sure } else { Likeness::No }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let json = JsonText::parse(text)?;
        read_houses(&json.root())
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        carrier.digits(spec.symbols.len());
        let puzzle = spec.clone().build()?;
        let (mut houses, mut neq) = (Vec::new(), Vec::new());
        let mut left: BTreeMap<&str, usize> = BTreeMap::new();
        for posted in puzzle.constraints() {
            match &posted.constraint {
                Constraint::Distinct { cells } if cells.len() == 2 => neq.push([cells[0].0, cells[1].0]),
                Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
                    houses.push(cells.iter().map(|c| c.0).collect::<Vec<_>>());
                }
                Constraint::Relation { a, b, table } if is_difference(table, spec.symbols.len()) => {
                    neq.push([a.0, b.0]);
                }
                _ => *left.entry(spec.rules[posted.rule].id()).or_default() += 1,
            }
        }
        for id in left.keys() {
            carrier.cannot(id, "this rule cannot be expressed by houses and different pairs alone");
        }
        if puzzle.n_variables() > spec.geometry.n_cells() {
            carrier.cannot("rules", "a rule needs auxiliary cells, which this format cannot express");
        }
        houses.sort();
        houses.dedup();
        neq.sort_unstable();
        neq.dedup();
        carrier.finish(|| {
            let value = |symbol: Symbol| spec.symbols.value(symbol);
            let givens: BTreeMap<String, i32> = spec
                .givens
                .iter()
                .enumerate()
                .filter_map(|(cell, given)| Some((cell.to_string(), value((*given)?))))
                .collect();
            let mut out = json!({
                "N": spec.symbols.len(), "ncells": spec.givens.len(), "houses": houses, "neq": neq, "givens": givens,
            });
            if let Some(solution) = &spec.about.solution {
                out["solution"] = json!(solution.iter().map(|s| value(*s)).collect::<Vec<_>>());
            }
            format!("{out}\n")
        })
    }
}

fn is_difference(table: &arau_core::Relation, n: usize) -> bool {
    Symbol::first(n).all(|a| Symbol::first(n).all(|b| table.allows(a, b) == (a != b)))
}

/// The puzzle of an object with houses.
pub(super) fn read_houses(root: &JsonNode<'_, '_>) -> Result<PuzzleSpec, Faults> {
    let fields = root.object()?;
    let number = |key: &str, most: usize| match fields.get(key).map(|node| (node, node.int())) {
        Some((_, Some(value))) if (1..=most as i64).contains(&value) => Ok(value as usize),
        Some((node, _)) => Err(Faults::from(node.expected(&format!("a whole number between 1 and {most}")))),
        None => Err(root.missing(format!("`{key}` is missing")).into()),
    };
    let n = number("N", arau_core::MAX_SYMBOLS)?;
    let n_cells = number("ncells", Geometry::MAX_CELLS)?;
    let mut faults = Faults::default();
    let places = places(&fields, n, n_cells, &mut faults);
    let mut geometry = board(&places);
    let mut kinds: Vec<&str> = Vec::new();
    for (key, kind) in [("houses", "house"), ("neq", "unequal")] {
        let Some(lists) = fields.get(key).filter(|node| !node.is_null()) else { continue };
        for list in faults.take(lists.array()).unwrap_or_default() {
            let Some(cells) = cell_list(&list, n, n_cells, &mut faults) else { continue };
            let kind = if kind == "house" { shape_of(&places, &cells) } else { kind };
            let number = geometry.groups_of(kind).count() + 1;
            geometry.add_group(kind, format!("{kind} {number}"), cells);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
    }
    if let Some(part) = grid(&geometry, &places, n) {
        geometry.add_part(part);
    }
    let mut spec = PuzzleSpec::new(geometry, Symbols::digits(n));
    if !kinds.is_empty() {
        add_rule(&mut spec, "houses", Args::new().with_text("of", kinds.join(" ")), root.place())?;
    }
    if let Some(givens) = fields.get("givens") {
        set_givens(&mut spec, givens, &mut faults);
    }
    if let Some(node) = fields.get("solution").filter(|node| !node.is_null()) {
        spec.about.solution = solution(node, &spec);
        if spec.about.solution.is_none() {
            push(&mut faults, node.fault(format!("there must be one value for each of the {n_cells} cells")));
        }
    }
    faults.or_ok(spec)
}

fn push(faults: &mut Faults, fault: arau_core::Fault) {
    // Past a hundred nobody reads on.
    if faults.len() < 100 {
        faults.push(fault);
    }
}

/// The cells of a house, which has at most `n`.
fn cell_list(list: &JsonNode<'_, '_>, n: usize, n_cells: usize, faults: &mut Faults) -> Option<Vec<Cell>> {
    let items = faults.take(list.array())?;
    if items.len() > n {
        push(faults, list.fault(format!("a house has {} cells for {n} values", items.len())));
        return None;
    }
    let mut cells: Vec<Cell> = Vec::with_capacity(items.len());
    for item in &items {
        match item.int().and_then(|value| usize::try_from(value).ok()) {
            Some(cell) if cell < n_cells && !cells.contains(&Cell::at(cell)) => cells.push(Cell::at(cell)),
            Some(cell) if cell < n_cells => {
                push(faults, item.fault(Fault::duplicate(format!("the cell {cell} is repeated"))))
            }
            _ => {
                let message =
                    format!("this is {}, but cells are numbered 0 to {}", item.shown(), n_cells - 1);
                push(faults, item.fault(message));
            }
        }
    }
    (cells.len() == items.len()).then_some(cells)
}

/// Givens by cell number, or as a list with 0 for empty cells.
fn set_givens(spec: &mut PuzzleSpec, node: &JsonNode<'_, '_>, faults: &mut Faults) {
    let n_cells = spec.givens.len();
    let entries: Vec<(Option<usize>, JsonNode<'_, '_>)> = match node.is_object() {
        true => node.fields().into_iter().map(|(key, value)| (key.parse().ok(), value)).collect(),
        false => {
            let items = faults.take(node.array()).unwrap_or_default();
            items.into_iter().enumerate().map(|(i, item)| (Some(i), item)).collect()
        }
    };
    for (cell, value) in entries {
        match (cell.filter(|cell| *cell < n_cells), given(&value, spec)) {
            (Some(cell), Ok(symbol)) => spec.givens[cell] = symbol,
            (_, Err(fault)) => push(faults, fault),
            (None, _) => push(
                faults,
                value.fault(format!("the cell of this given must be between 0 and {}", n_cells - 1)),
            ),
        }
    }
}

/// Row and column of each cell, and its layer where there are several.
type Places = Vec<[i16; 3]>;

/// Where the cells lie: as `dims` and `orig_cell_ids` say, else in rows as long as the alphabet.
fn places(
    fields: &BTreeMap<String, JsonNode<'_, '_>>,
    n: usize,
    n_cells: usize,
    faults: &mut Faults,
) -> Places {
    let numbers = |key: &str| -> Option<Vec<i64>> {
        let node = fields.get(key).filter(|node| !node.is_null())?;
        node.array().ok()?.iter().map(|item| item.int().filter(|v| (0..1 << 24).contains(v))).collect()
    };
    let in_rows = || (0..n_cells).map(|cell| [0, (cell / n) as i16, (cell % n) as i16]).collect();
    let (Some(dims), Some(ids)) = (numbers("dims"), numbers("orig_cell_ids")) else { return in_rows() };
    match dims[..] {
        [_, ny @ 1..=256, nz @ 1..=256]
            if ids.len() == n_cells && ids.iter().all(|id| id / nz / ny <= 256) =>
        {
            ids.iter().map(|id| [(id % nz) as i16, (id / nz / ny) as i16, (id / nz % ny) as i16]).collect()
        }
        _ => {
            let fault = fields["dims"].fault("`dims` and `orig_cell_ids` do not describe the cells");
            push(faults, fault);
            in_rows()
        }
    }
}

fn board(places: &Places) -> Geometry {
    let layers = places.iter().map(|p| p[0]).max().unwrap_or(0) + 1;
    let width = places.iter().map(|p| p[2]).max().unwrap_or(0) + 2;
    let mut geometry = Geometry::new();
    for (i, &[layer, row, col]) in places.iter().enumerate() {
        let (x, y) = (f32::from(layer * width + col), f32::from(row));
        let corner = |(dx, dy): (f32, f32)| Point { x: x + dx, y: y + dy };
        let outline = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(corner).to_vec();
        let coords = match layers {
            1 => vec![row + 1, col + 1],
            _ => vec![layer + 1, row + 1, col + 1],
        };
        // Cells keep their numbers as names, since that is how the document calls them.
        geometry.add_cell(format!("c{i}"), coords, outline);
    }
    join_touching(&mut geometry);
    geometry
}

/// The board as a square grid, if its cells lie so, with the size of its boxes where all of them are houses.
fn grid(geometry: &Geometry, places: &Places, n: usize) -> Option<RectPart> {
    let is_in_place = |(i, p): (usize, &[i16; 3])| p[0] == 0 && p[1] as usize * n + p[2] as usize == i;
    if places.len() != n * n || !places.iter().enumerate().all(is_in_place) {
        return None;
    }
    let mut boxes: Vec<Vec<usize>> = Vec::new();
    for group in geometry.groups_of("box") {
        let mut cells: Vec<usize> = group.cells.iter().map(|cell| cell.idx()).collect();
        cells.sort_unstable();
        boxes.push(cells);
    }
    boxes.sort();
    let heights = (2..n).filter(|height| n.is_multiple_of(*height));
    let box_size = heights.map(|height| (height, n / height)).find(|(height, width)| {
        let corners =
            (0..n).step_by(*height).flat_map(|row| (0..n).step_by(*width).map(move |col| row * n + col));
        let mut tiles: Vec<Vec<usize>> =
            corners.map(|corner| (0..n).map(|i| corner + i / width * n + i % width).collect()).collect();
        tiles.sort();
        tiles == boxes
    });
    Some(RectPart { n_rows: n, n_cols: n, box_size, cells: geometry.cells().map(Some).collect() })
}

/// What a house looks like: a row, a column, a full rectangle or something else.
fn shape_of(places: &Places, cells: &[Cell]) -> &'static str {
    let span = |axis: usize| {
        let along = || cells.iter().map(|c| places[c.idx()][axis]);
        (along().max().unwrap_or(0) - along().min().unwrap_or(0)) as usize + 1
    };
    match (span(0), span(1), span(2)) {
        (1, 1, width) if width == cells.len() => "row",
        (1, height, 1) if height == cells.len() => "column",
        (1, height, width) if height * width == cells.len() => "box",
        _ => "house",
    }
}
