//! Owns reading: the board, what the puzzle says of itself, and the refusal of drawings whose meaning is not said.

use super::cages;
use crate::ReadOptions;
use crate::board::add_rule;
use crate::json_place::{JsonNode, JsonText};
use crate::region_board::{add_candidates, rect_with_regions, without_lines};
use arau_core::{Args, Candidate, Cell, Fault, Faults, Geometry, PuzzleSpec, Symbol, Symbols};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Past this many faults nobody reads on.
const MAX_FAULTS: usize = 50;

/// Keys that are drawn and may mean anything.
const DRAWINGS: &[&str] = &["lines", "arrows", "underlays", "overlays"];

/// Keys that are read, or that bear on nothing but the picture's size, the fog, the videos and the settings.
const KNOWN: &[&str] = &[
    "cells",
    "regions",
    "cages",
    "metadata",
    "metaData",
    "global",
    "windoku",
    "diagonal+",
    "diagonal-",
    "cellSize",
    "id",
    "settings",
    "videos",
    "duration",
    "foglight",
    "foglink",
    "triggereffect",
];

pub(super) type Fields<'d, 't> = BTreeMap<String, JsonNode<'d, 't>>;

/// The puzzle of a JSON text.
pub(super) fn spec(json: &JsonText<'_>, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
    let root = json.root();
    let fields = root.object()?;
    let metadata = cages::metadata(&fields);
    let mut reader = Reader::new(&root, &fields, &metadata)?;
    reader.ignore_drawings = options.ignore_drawings;
    for (name, node) in &fields {
        reader.check_key(name, node);
    }
    if let Some(node) = fields.get("cages").filter(|node| !node.is_blank()) {
        let entries = node.array()?;
        entries.iter().for_each(|entry| {
            let read = cages::read(&mut reader, entry);
            reader.take(read);
        });
    }
    let read = reader.read_switches(&fields, &metadata);
    reader.take(read);
    reader.read_prose(&metadata);
    reader.faults.or_ok(reader.spec)
}

/// A puzzle in the making.
pub(super) struct Reader {
    pub(super) spec: PuzzleSpec,
    n_rows: usize,
    n_cols: usize,
    ignore_drawings: bool,
    faults: Faults,
}

impl Reader {
    fn new(
        root: &JsonNode<'_, '_>,
        fields: &Fields<'_, '_>,
        metadata: &BTreeMap<String, String>,
    ) -> Result<Reader, Faults> {
        let cells = fields.get("cells").ok_or_else(|| root.missing("`cells` is missing"))?;
        let rows: Vec<Vec<JsonNode<'_, '_>>> =
            cells.array()?.iter().map(JsonNode::array).collect::<Result<_, _>>()?;
        let (n_rows, n_cols) = (rows.len(), rows.first().map_or(0, Vec::len));
        if n_rows == 0 || n_cols == 0 || n_rows.saturating_mul(n_cols) > Geometry::MAX_CELLS {
            return Err(cells.fault(format!("a board cannot have {n_rows}×{n_cols} cells")).into());
        }
        if let Some(row) = rows.iter().position(|row| row.len() != n_cols) {
            let message = format!("row {} has {} cells, but needs {n_cols}", row + 1, rows[row].len());
            return Err(cells.fault(message).into());
        }
        let empty = PuzzleSpec::new(Geometry::new(), Symbols::digits(1));
        let mut reader =
            Reader { spec: empty, n_rows, n_cols, ignore_drawings: false, faults: Faults::default() };
        let regions = match fields.get("regions").filter(|node| !node.is_blank()) {
            Some(node) => {
                node.array()?.iter().map(|region| reader.cells(region)).collect::<Result<_, _>>()?
            }
            None => Vec::new(),
        };
        reader.build(root, regions, metadata.get("norowcol").is_some_and(|v| is_yes(v)))?;
        let mut marks = Vec::new();
        for (idx, node) in rows.iter().flatten().enumerate() {
            let read = reader.read_cell(node);
            if let Some((given, noted)) = reader.take(read) {
                reader.spec.givens[idx] = given;
                marks.push((Cell::at(idx), noted));
            }
            if let Some(symbol) = reader.entry(node) {
                reader.spec.entries.place(Candidate { cell: Cell::at(idx), symbol });
            }
        }
        add_candidates(&mut reader.spec, marks, cells.place())?;
        Ok(reader)
    }

    /// The board with its houses. Regions that overlap others become extra regions.
    fn build(
        &mut self,
        root: &JsonNode<'_, '_>,
        regions: Vec<Vec<Cell>>,
        has_no_lines: bool,
    ) -> Result<(), Faults> {
        let mut numbers: Vec<Option<i64>> = vec![None; self.n_rows * self.n_cols];
        let mut overlapping = Vec::new();
        for (number, cells) in regions.iter().enumerate() {
            match cells.iter().any(|cell| numbers[cell.idx()].is_some()) {
                true => overlapping.push(cells.clone()),
                false => cells.iter().for_each(|cell| numbers[cell.idx()] = Some(number as i64)),
            }
        }
        let made = rect_with_regions(self.n_rows, self.n_cols, &numbers);
        self.spec = made.map_err(|faults| faults.at(&root.place()))?;
        // The regions tell how many digits there are, where the board has room for clues around them.
        let longest = regions.iter().map(Vec::len).max().unwrap_or(0);
        if has_no_lines && longest > 0 {
            self.spec.symbols = Arc::new(Symbols::digits(longest.min(arau_core::MAX_SYMBOLS)));
        }
        if has_no_lines {
            without_lines(&mut self.spec);
        }
        for cells in overlapping {
            self.add("extra-region", Args::new().with_cells(cells), root);
        }
        Ok(())
    }

    fn read_cell(&self, node: &JsonNode<'_, '_>) -> Result<(Option<Symbol>, Vec<Symbol>), Faults> {
        if node.is_blank() {
            return Ok((None, Vec::new()));
        }
        let fields = node.object()?;
        let is_given = fields.get("given").is_none_or(|given| given.flag() != Some(false));
        let value = fields.get("value").filter(|_| is_given).map(|value| self.symbol(value)).transpose()?;
        let mut marks = Vec::new();
        if value.flatten().is_none() {
            let lists = ["pencilMarks", "centremarks"].iter().filter_map(|name| fields.get(*name));
            for list in lists.filter(|list| !list.is_blank()) {
                for mark in list.array()? {
                    marks.extend(self.symbol(&mark)?);
                }
            }
        }
        Ok((value.flatten(), marks))
    }

    /// What a player has written into a cell; whatever is no digit of the board is not looked at.
    fn entry(&self, node: &JsonNode<'_, '_>) -> Option<Symbol> {
        let fields = node.object().ok()?;
        let is_entry = fields.get("given").and_then(|given| given.flag()) == Some(false);
        fields.get("value").filter(|_| is_entry).and_then(|value| self.symbol(value).ok().flatten())
    }

    fn symbol(&self, node: &JsonNode<'_, '_>) -> Result<Option<Symbol>, Faults> {
        if node.is_blank() {
            return Ok(None);
        }
        let word = node.word().unwrap_or_default();
        let n = self.spec.symbols.len();
        let digit = word.trim().parse::<usize>().ok().filter(|digit| (1..=n).contains(digit));
        digit
            .map(|digit| Some(Symbol(digit as u8 - 1)))
            .ok_or_else(|| node.expected(&format!("a digit from 1 to {n}")).into())
    }

    /// The cells of an array of pairs: row and column from 0.
    pub(super) fn cells(&self, node: &JsonNode<'_, '_>) -> Result<Vec<Cell>, Faults> {
        let cell = |pair: &JsonNode<'_, '_>| {
            let numbers = pair.array().ok().map(|pair| pair.iter().map(JsonNode::int).collect::<Vec<_>>());
            let on_board = |row: i64, col: i64| {
                (0..self.n_rows as i64).contains(&row) && (0..self.n_cols as i64).contains(&col)
            };
            match numbers.as_deref() {
                Some(&[Some(row), Some(col)]) if on_board(row, col) => {
                    Ok(Cell::at(row as usize * self.n_cols + col as usize))
                }
                _ => Err(Faults::from(pair.expected("the row and column of a cell of the board, from 0"))),
            }
        };
        node.array()?.iter().map(cell).collect()
    }

    /// Adds a use of a rule that was written at a node.
    pub(super) fn add(&mut self, rule: &str, args: Args, node: &JsonNode<'_, '_>) {
        if let Err(fault) = add_rule(&mut self.spec, rule, args, node.place()) {
            self.push(fault);
        }
    }

    /// Refuses a drawing, unless drawings are to be ignored.
    pub(super) fn refuse_drawing(&mut self, node: &JsonNode<'_, '_>, what: &str) {
        if !self.ignore_drawings {
            let message = format!("SudokuPad stores {what} as a drawing, which does not say what it means");
            let fault = node.fault(Fault::unsupported(message));
            self.push(fault.with_help("`--ignore-drawings` reads the puzzle without them"));
        }
    }

    fn check_key(&mut self, name: &str, node: &JsonNode<'_, '_>) {
        if DRAWINGS.contains(&name) && !node.is_blank() {
            self.refuse_drawing(node, &format!("`{name}`"));
        } else if !KNOWN.contains(&name) && (node.is_array() || node.is_object()) && !node.is_blank() {
            let message = format!("this SudokuPad document contains `{name}`, which arau does not know");
            self.push(node.fault(Fault::unsupported(message)));
        }
    }

    /// Rules that hold all over the board.
    fn read_switches(
        &mut self,
        fields: &Fields<'_, '_>,
        metadata: &BTreeMap<String, String>,
    ) -> Result<(), Faults> {
        let set = |name: &str| fields.get(name).filter(|node| !node.is_blank());
        let mut rules: Vec<(String, JsonNode<'_, '_>)> = Vec::new();
        for item in set("global").map(|node| node.array()).transpose()?.unwrap_or_default() {
            rules.push((item.text().unwrap_or_default(), item));
        }
        for name in ["antiknight", "antiking"] {
            let node = set("metadata").or_else(|| set("metaData"));
            if let Some(node) = node.filter(|_| metadata.get(name).is_some_and(|value| is_yes(value)))
                && rules.iter().all(|(other, _)| other != name)
            {
                rules.push((name.to_string(), node.clone()));
            }
        }
        for (name, node) in &rules {
            match &**name {
                "antiknight" => self.add("anti-knight", Args::new(), node),
                "antiking" => self.add("anti-king", Args::new(), node),
                "nonconsecutive" => self.add("non-consecutive", Args::new(), node),
                "antixv" => self.add("sum-negative", Args::new(), node),
                "antiratio" => self.add("ratio-negative", Args::new(), node),
                // The groups themselves are cages.
                "disjoint" => {}
                _ => self.push(
                    node.fault(Fault::unsupported(format!("arau does not know the rule {}", node.shown()))),
                ),
            }
        }
        if let Some(node) = set("windoku") {
            self.add("windoku", Args::new(), node);
        }
        match (set("diagonal+"), set("diagonal-")) {
            (Some(node), Some(_)) => self.add("diagonals", Args::new().with_text("which", "both"), node),
            (Some(node), None) => self.add("diagonals", Args::new().with_text("which", "anti"), node),
            (None, Some(node)) => self.add("diagonals", Args::new().with_text("which", "main"), node),
            (None, None) => {}
        }
        Ok(())
    }

    fn read_prose(&mut self, metadata: &BTreeMap<String, String>) {
        let prose = |name: &str| metadata.get(name).filter(|text| !text.trim().is_empty()).cloned();
        let about = &mut self.spec.about;
        (about.title, about.author, about.text) = (prose("title"), prose("author"), prose("rules"));
        let n = self.spec.symbols.len() as u32;
        let symbol = |c: char| c.to_digit(10).filter(|d| (1..=n).contains(d)).map(|d| Symbol(d as u8 - 1));
        let solution =
            prose("solution").and_then(|text| text.trim().chars().map(symbol).collect::<Option<Vec<_>>>());
        about.solution = solution.filter(|symbols| symbols.len() == self.n_rows * self.n_cols);
    }

    fn take<T>(&mut self, result: Result<T, Faults>) -> Option<T> {
        result.map_err(|faults| faults.into_iter().for_each(|fault| self.push(fault))).ok()
    }

    fn push(&mut self, fault: Fault) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(fault);
        }
    }
}

/// Whether a word of the metadata says yes.
fn is_yes(word: &str) -> bool {
    ["true", "1"].contains(&word)
}
