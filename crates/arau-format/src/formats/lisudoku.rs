//! Puzzles of lisudoku as JSON: `gridSize`, `fixedNumbers`, `thermos`, `killerCages` and so on, cells from 0, also in the
//! spelling of its solver's tests (`fixed_numbers`, cells as `[row, column]`).

use crate::board::{Boxes, add_rule, square};
use crate::json_cells::{CellsIn, given, side};
use crate::json_place::{JsonNode, JsonText};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Arg, Args, Cell, Fault, Faults, Place, PuzzleSpec};
use std::collections::BTreeMap;

/// lisudoku.
pub struct Lisudoku;

const INFO: FormatInfo = FormatInfo {
    id: "lisudoku",
    title: "lisudoku JSON",
    carries: "square grids with boxes or regions, extra regions, thermometers, arrows, cages, dots, diagonals \
         and similar rules",
    writes: false,
    by_line: false,
};

/// Keys that do not bear on the solution.
const IGNORED: [&str; 6] = ["gridsize", "size", "title", "author", "id", "enabledconstraints"];

impl Format for Lisudoku {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let is_like = text.trim_start().starts_with('{')
            && (text.contains("\"fixedNumbers\"")
                || text.contains("\"fixed_numbers\"")
                || text.contains("\"gridSize\""));
        if is_like { Likeness::Sure } else { Likeness::No }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let json = JsonText::parse(text)?;
        read_fields(&json.root(), None)
    }

    fn write(&self, _spec: &PuzzleSpec) -> Result<String, Faults> {
        Err(Fault::unsupported("the format `lisudoku` can be read but not written").into())
    }
}

/// The puzzle of an object with lisudoku's fields. The side may be known from outside.
pub(super) fn read_fields(root: &JsonNode<'_, '_>, n: Option<usize>) -> Result<PuzzleSpec, Faults> {
    // `fixedNumbers` and `fixed_numbers` are one thing.
    let plain = |key: String| key.replace('_', "").to_lowercase();
    let fields: BTreeMap<String, JsonNode<'_, '_>> =
        root.object()?.into_iter().map(|(k, v)| (plain(k), v)).collect();
    let n = match (n, fields.get("gridsize").or(fields.get("size"))) {
        (Some(n), _) => n,
        (None, Some(node)) => side(node)?,
        (None, None) => return Err(root.missing("`gridSize` is missing").into()),
    };
    let mut cells_in = CellsIn::new(n, false);
    let boxes = match fields.get("regions").filter(|node| !node.is_blank()) {
        Some(node) => Boxes::Regions(regions(node, n, &mut cells_in)?),
        None => Boxes::Usual,
    };
    let spec = square(n, boxes).map_err(|faults| faults.at(&root.place()))?;
    let mut reader = Reader { spec, cells_in };
    for (key, node) in
        fields.iter().filter(|(key, node)| !node.is_blank() && !IGNORED.contains(&key.as_str()))
    {
        reader.field(key, node);
    }
    reader.cells_in.faults.or_ok(reader.spec)
}

/// The region of each cell; every cell must be in one.
fn regions(node: &JsonNode<'_, '_>, n: usize, cells_in: &mut CellsIn) -> Result<Vec<usize>, Faults> {
    let mut regions = vec![usize::MAX; n * n];
    for (number, region) in cells_in.items(node).iter().take(n * n).enumerate() {
        for cell in cells_in.cells(region) {
            regions[cell.idx()] = number;
        }
    }
    match regions.contains(&usize::MAX) {
        true => Err(node.fault("the regions do not cover every cell").into()),
        false => Ok(regions),
    }
}

struct Reader {
    spec: PuzzleSpec,
    cells_in: CellsIn,
}

impl Reader {
    fn field(&mut self, key: &str, node: &JsonNode<'_, '_>) {
        match key {
            "regions" => {}
            "fixednumbers" => self.givens(node),
            "thermos" => self.lines(node, "thermometer"),
            "renbans" => self.lines(node, "renban"),
            "palindromes" => self.lines(node, "palindrome"),
            "extraregions" => self.lines(node, "extra-region"),
            "killercages" => self.cages(node),
            "arrows" => self.arrows(node),
            "kropkidots" => self.dots(node),
            "kropkinegative" => self.flag(node, "kropki-negative", Args::new()),
            "oddcells" => self.marks(node, "odd"),
            "evencells" => self.marks(node, "even"),
            "primarydiagonal" => self.flag(node, "diagonals", Args::new().with_text("which", "main")),
            "secondarydiagonal" => self.flag(node, "diagonals", Args::new().with_text("which", "anti")),
            "diagonals" => self.flag(node, "diagonals", Args::new()),
            "antiknight" => self.flag(node, "anti-knight", Args::new()),
            "antiking" => self.flag(node, "anti-king", Args::new()),
            _ => {
                let shown: String = key.chars().take(40).collect();
                self.fault(node.fault(Fault::unsupported(format!(
                    "`{shown}` is not understood; it may be a rule of \
                         the puzzle"
                ))));
            }
        }
    }

    fn fault(&mut self, fault: Fault) {
        self.cells_in.fault(fault);
    }

    fn add(&mut self, id: &str, args: Args, place: Place) {
        if let Err(fault) = add_rule(&mut self.spec, id, args, place) {
            self.fault(fault);
        }
    }

    fn flag(&mut self, node: &JsonNode<'_, '_>, id: &str, args: Args) {
        match node.flag() {
            Some(true) => self.add(id, args, node.place()),
            Some(false) => {}
            None => self.fault(node.expected("true or false")),
        }
    }

    fn lines(&mut self, node: &JsonNode<'_, '_>, id: &str) {
        for line in self.cells_in.items(node) {
            let cells = self.cells_in.cells(&line);
            self.add(id, Args::new().with_cells(cells), line.place());
        }
    }

    fn marks(&mut self, node: &JsonNode<'_, '_>, id: &str) {
        let cells = self.cells_in.cells(node);
        self.add(id, Args::new().with_cells(cells), node.place());
    }

    /// `[row, column, value]` or `{position, value}`.
    fn givens(&mut self, node: &JsonNode<'_, '_>) {
        for item in self.cells_in.items(node) {
            let (cell, value) = match item.is_object() {
                true => {
                    let fields = item.fields();
                    let cell = fields.get("position").and_then(|position| self.cells_in.cell(position));
                    (cell, fields.get("value").cloned())
                }
                false => {
                    let parts = self.cells_in.items(&item);
                    let number = |i: usize| {
                        parts.get(i).and_then(|p: &JsonNode<'_, '_>| usize::try_from(p.int()?).ok())
                    };
                    let n = self.cells_in.n;
                    let cell = match (number(0), number(1)) {
                        (Some(row), Some(col)) if row < n && col < n => Some(Cell::at(row * n + col)),
                        _ => None,
                    };
                    (cell, parts.get(2).cloned())
                }
            };
            match (cell, value.map(|value| given(&value, &self.spec))) {
                (Some(cell), Some(Ok(symbol))) => self.spec.givens[cell.idx()] = symbol,
                (_, Some(Err(fault))) => self.fault(fault),
                _ => self.fault(item.fault("a fixed number needs a cell of the grid and a value")),
            }
        }
    }

    fn cages(&mut self, node: &JsonNode<'_, '_>) {
        for cage in self.cells_in.items(node) {
            let fields = cage.fields();
            let Some(list) = fields.get("region").or(fields.get("cells")) else {
                self.fault(cage.fault(Fault::missing("the cells of the cage are missing")));
                continue;
            };
            let mut args = Args::new().with_cells(self.cells_in.cells(list));
            if let Some(sum) = fields.get("sum").filter(|sum| !sum.is_null()) {
                match sum.int() {
                    Some(sum) => args = args.with_int("sum", sum),
                    None => self.fault(sum.expected("a whole number")),
                }
            }
            self.add("killer-cage", args, cage.place());
        }
    }

    fn arrows(&mut self, node: &JsonNode<'_, '_>) {
        for arrow in self.cells_in.items(node) {
            let fields = arrow.fields();
            let mut list = |keys: [&str; 2]| {
                let node = keys.iter().find_map(|key| fields.get(*key));
                node.map(|node| self.cells_in.cells(node)).unwrap_or_default()
            };
            let circle = list(["circleCells", "circle_cells"]);
            let shaft = list(["arrowCells", "arrow_cells"]);
            let args = Args::new().with_cells(shaft).with("circle", Arg::Cells(circle));
            self.add("arrow", args, arrow.place());
        }
    }

    fn dots(&mut self, node: &JsonNode<'_, '_>) {
        for dot in self.cells_in.items(node) {
            let fields = dot.fields();
            let kind =
                fields.get("dotType").or(fields.get("t")).and_then(|kind| kind.text()).unwrap_or_default();
            let rule = match kind.to_lowercase().as_str() {
                "consecutive" | "w" => Some("difference"),
                "double" | "b" => Some("ratio"),
                _ => None,
            };
            let mut end = |keys: [&str; 2]| {
                let node = keys.iter().find_map(|key| fields.get(*key))?;
                self.cells_in.cell(node)
            };
            match (rule, end(["cell1", "a"]), end(["cell2", "b"])) {
                (Some(rule), Some(a), Some(b)) => self.add(rule, Args::new().with_cells([a, b]), dot.place()),
                _ => self.fault(dot.fault("a dot needs a kind, Consecutive or Double, and two cells")),
            }
        }
    }
}
