//! Owns reading: what kind of puzzle it is, the board, and the parts of the question that have a meaning. Everything else
//! that is drawn is refused.

use super::points::Points;
use super::regions::Borders;
use super::text::{Header, PenpaText};
use crate::ReadOptions;
use crate::board::{Boxes, add_rule, square};
use crate::json_place::{JsonNode, JsonText};
use crate::places::excerpt;
use crate::region_board::{are_usual, rect_with_regions};
use arau_core::{Arg, Args, Cell, Fault, Faults, MAX_SYMBOLS, Place, PuzzleSpec, Symbol};
use std::collections::{BTreeMap, BTreeSet};

type Fields<'d, 't> = BTreeMap<String, JsonNode<'d, 't>>;

/// Past this many faults nobody reads on.
const MAX_FAULTS: usize = 50;

/// The most cages. They may overlap.
const MAX_CAGES: usize = 1_000;

/// Tags that name sudoku, or a kind of it whose clues are drawn as what they are.
const SUDOKU_TAGS: &[&str] = &[
    "classic",
    "latin",
    "irregular",
    "killer",
    "thermo",
    "arrow",
    "evenodd",
    "consecutivepairs",
    "consecutive",
    "nonconsecutive",
];

/// Parts of the question that are drawn and may mean anything.
const DRAWINGS: &[&str] = &[
    "surface",
    "line",
    "freeline",
    "freelineE",
    "wall",
    "direction",
    "squareframe",
    "polygon",
    "deletelineE",
    "nobulbthermo",
];

/// Parts that are read, and what a player did and undid.
const KNOWN: &[&str] = &[
    "number",
    "numberS",
    "symbol",
    "lineE",
    "thermo",
    "arrows",
    "killercages",
    "cage",
    "command_redo",
    "command_undo",
    "command_replay",
];

/// The style of the lines around a killer cage.
const CAGE_STYLE: i64 = 10;

/// The puzzle of a text that stood at this place.
pub(super) fn spec(text: &PenpaText<'_>, place: Place, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
    let fault = |fault: Fault| Faults::from(fault.at(place.clone()));
    if text.is_old() {
        let old = Fault::unsupported("this is a link to the original Penpa, which is not supported");
        return Err(fault(old.with_help("open it in Penpa+ and share it again")));
    }
    let header = text.header();
    if !matches!(header.grid.as_str(), "square" | "sudoku") {
        let message = format!("a board of the kind `{}` is not supported here", excerpt(&header.grid));
        return Err(fault(Fault::unsupported(message)));
    }
    let points = points(&header, text, &place)?;
    let tags = tags(text, &place)?;
    let question = text.question();
    let question = JsonText::unpacked(&question, place.clone())?;
    let fields = question.root().object()?;
    let mut reader = Reader {
        points,
        ignore_drawings: options.ignore_drawings,
        place,
        faults: Faults::default(),
        spec: square(1, Boxes::None)?,
    };
    reader.check_kind(&header, &tags);
    reader.make_board(&header, &tags, &fields)?;
    reader.read_question(&tags, &fields);
    let about = &mut reader.spec.about;
    let said = |text: String| Some(text).filter(|text| !text.trim().is_empty());
    (about.title, about.author, about.text) = (said(header.title), said(header.author), said(header.rules));
    reader.faults.or_ok(reader.spec)
}

/// The board, whose cells must be all those within its margins.
fn points(header: &Header, text: &PenpaText<'_>, place: &Place) -> Result<Points, Faults> {
    let fault = |message: String| Faults::from(Fault::invalid(message).at(place.clone()));
    let (Some(columns), Some(rows)) = (header.columns, header.rows) else {
        return Err(fault("the header does not say how large the board is".to_string()));
    };
    let margins = text.margins();
    let margins = JsonText::unpacked(&margins, place.clone())?;
    let margins: Vec<Option<usize>> =
        margins.root().array()?.iter().map(|node| usize::try_from(node.int()?).ok()).collect();
    let [Some(above), Some(below), Some(left), Some(right)] = margins[..] else {
        return Err(fault("the margins of the board are not four numbers".to_string()));
    };
    let is_small = [columns, rows].iter().all(|n| *n <= 2 * MAX_SYMBOLS);
    let points = Points::new(columns, rows, [above, below, left, right]).filter(|_| is_small);
    let Some(points) = points.filter(|points| points.n_rows == points.n_cols && points.n_rows <= MAX_SYMBOLS)
    else {
        let message = format!(
            "a board of {rows} rows and {columns} columns with these margins is not \
             square"
        );
        return Err(Fault::unsupported(message).at(place.clone()).into());
    };
    let cells = text.cells();
    let cells = JsonText::unpacked(&cells, place.clone())?;
    let mut number = 0_i64;
    let mut is_there = vec![false; points.n_rows * points.n_cols];
    for node in cells.root().array()? {
        number = number.saturating_add(node.int().unwrap_or_default());
        if let Some(cell) = usize::try_from(number).ok().and_then(|number| points.cell(number)) {
            is_there[cell.idx()] = true;
        }
    }
    match is_there.iter().position(|is_there| !is_there) {
        None => Ok(points),
        Some(idx) => {
            let (row, col) = (idx / points.n_cols + 1, idx % points.n_cols + 1);
            let message = format!("the board has a hole at r{row}c{col}");
            Err(Fault::unsupported(message).at(place.clone()).into())
        }
    }
}

fn tags(text: &PenpaText<'_>, place: &Place) -> Result<Vec<String>, Faults> {
    let Some(line) = text.tags() else { return Ok(Vec::new()) };
    let json = JsonText::unpacked(&line, place.clone())?;
    Ok(json.root().array()?.iter().filter_map(JsonNode::text).collect())
}

/// A puzzle in the making.
struct Reader {
    points: Points,
    ignore_drawings: bool,
    /// Where the packed puzzle stands.
    place: Place,
    faults: Faults,
    spec: PuzzleSpec,
}

impl Reader {
    /// Asks that the puzzle be a sudoku. A board may hold any genre; its kind, its tags, its title or its rules say
    /// which.
    fn check_kind(&mut self, header: &Header, tags: &[String]) {
        let names_sudoku = |text: &str| text.to_lowercase().contains("sudoku");
        let is_known = |tag: &&String| SUDOKU_TAGS.contains(&tag.as_str());
        if let Some(tag) = tags.iter().find(|tag| !is_known(tag)) {
            let message = format!("arau does not know the rules of the genre `{}`", excerpt(tag));
            self.refuse(Fault::unsupported(message));
        }
        let is_said = header.grid == "sudoku" || !tags.is_empty();
        if !is_said && !names_sudoku(&header.title) && !names_sudoku(&header.rules) {
            self.refuse(Fault::unsupported("the link does not say that this is a sudoku"));
        }
    }

    /// Refuses what only a person can understand, unless drawings are to be ignored.
    fn refuse(&mut self, fault: Fault) {
        if !self.ignore_drawings {
            let help = "`--ignore-drawings` reads the puzzle as a sudoku all the same";
            self.push(fault.at(self.place.clone()).with_help(help));
        }
    }

    fn refuse_drawing(&mut self, node: &JsonNode<'_, '_>, what: &str) {
        if !self.ignore_drawings {
            let message = format!("Penpa stores {what} as a drawing, which does not say what it means");
            let fault = node.fault(Fault::unsupported(message));
            self.push(fault.with_help("`--ignore-drawings` reads the puzzle without it"));
        }
    }

    /// The board with its regions, and the diagonals of a sudoku grid.
    fn make_board(
        &mut self,
        header: &Header,
        tags: &[String],
        fields: &Fields<'_, '_>,
    ) -> Result<(), Faults> {
        let n = self.points.n_rows;
        let mut borders = Borders::new(self.points);
        if let Some(node) = fields.get("lineE").filter(|node| !node.is_blank()) {
            for (ends, style) in node.object()? {
                let ends: Vec<usize> = ends.split(',').filter_map(|end| end.trim().parse().ok()).collect();
                let is_read = match ends[..] {
                    [from, to] => {
                        borders.add(from, to, style.int().unwrap_or_default())
                            || header.falling && self.points.is_on_diagonal(from, to, false)
                            || header.rising && self.points.is_on_diagonal(from, to, true)
                    }
                    _ => false,
                };
                if !is_read {
                    self.refuse_drawing(&style, "this line along edges");
                }
            }
        }
        let has = |tag: &str| tags.iter().any(|other| other == tag);
        let regions = borders.regions();
        let is_whole = are_all_of_size(&regions, n);
        self.spec = match () {
            _ if borders.is_empty() && has("latin") => square(n, Boxes::None)?,
            _ if borders.is_empty() && has("classic") && n == 9 => square(n, Boxes::Usual)?,
            _ if borders.is_empty() => return Err(self.fault("no regions are drawn on the board").into()),
            _ if !is_whole => {
                let message = format!("the borders do not enclose {n} regions of {n} cells");
                return Err(self.fault(&message).into());
            }
            _ if are_usual(n, &regions) => square(n, Boxes::Usual)?,
            _ => rect_with_regions(n, n, &regions)?,
        };
        if header.grid == "sudoku" && (header.falling || header.rising) {
            let which = match (header.falling, header.rising) {
                (true, true) => "both",
                (true, false) => "main",
                _ => "anti",
            };
            let place = self.place.clone();
            self.add_at("diagonals", Args::new().with_text("which", which), place);
        }
        Ok(())
    }

    fn read_question(&mut self, tags: &[String], fields: &Fields<'_, '_>) {
        for (name, node) in fields {
            let is_empty = || node.array().is_ok_and(|items| items.iter().all(JsonNode::is_blank));
            if node.is_blank() || is_empty() {
                continue;
            }
            let read = match name.as_str() {
                "number" => self.numbers(node),
                "symbol" => self.symbols(node, tags),
                "thermo" => self.lines(node, "thermometer"),
                "arrows" => self.lines(node, "arrow"),
                "numberS" | "killercages" | "cage" => Ok(()),
                drawing if DRAWINGS.contains(&drawing) => {
                    self.refuse_drawing(node, &format!("`{name}`"));
                    Ok(())
                }
                known if KNOWN.contains(&known) => Ok(()),
                _ => {
                    let message =
                        format!("this Penpa puzzle contains `{}`, which arau does not know", excerpt(name));
                    Err(node.fault(Fault::unsupported(message)).into())
                }
            };
            self.take(read);
        }
        let read = self.cages(fields);
        self.take(read);
        let is_global = tags.iter().any(|tag| tag == "consecutive" || tag == "nonconsecutive");
        if is_global {
            let has_marks = self.spec.uses_of("difference").next().is_some();
            let rule = if has_marks { "difference-negative" } else { "non-consecutive" };
            let place = self.place.clone();
            self.add_at(rule, Args::new(), place);
        }
    }

    /// Large black numbers in cells are givens.
    fn numbers(&mut self, node: &JsonNode<'_, '_>) -> Result<(), Faults> {
        let n = self.points.n_rows;
        for (number, entry) in node.object()? {
            let parts = entry.array().unwrap_or_default();
            let cell = number.parse().ok().and_then(|number| self.points.cell(number));
            let word = |i: usize| parts.get(i).and_then(JsonNode::word).unwrap_or_default();
            if word(0).trim().is_empty() {
                continue;
            }
            // Its text, its colour, and its size.
            let is_large = word(1) == "1" && matches!(word(2).as_str(), "1" | "10");
            match (cell, is_large) {
                (Some(cell), true) => {
                    let digit = word(0).trim().parse::<usize>().ok().filter(|digit| (1..=n).contains(digit));
                    match digit {
                        Some(digit) => self.spec.givens[cell.idx()] = Some(Symbol(digit as u8 - 1)),
                        None => self.push(parts[0].expected(&format!("a digit from 1 to {n}"))),
                    }
                }
                (Some(_), false) => self.refuse_drawing(&entry, "a number that is not large and black"),
                (None, _) => self.refuse_drawing(&entry, "a text outside the board"),
            }
        }
        Ok(())
    }

    /// Bars and dots between cells mean something where a tag names the genre.
    fn symbols(&mut self, node: &JsonNode<'_, '_>, tags: &[String]) -> Result<(), Faults> {
        let genres = ["consecutivepairs", "consecutive", "nonconsecutive"];
        let is_consecutive = tags.iter().any(|tag| genres.contains(&tag.as_str()));
        for (number, entry) in node.object()? {
            let name = entry.array().ok().and_then(|parts| parts.get(1)?.text()).unwrap_or_default();
            let pair = number.parse().ok().and_then(|number| self.points.edge(number));
            match pair.filter(|_| is_consecutive && matches!(name.as_str(), "bars_G" | "circle_SS")) {
                Some(pair) => self.add("difference", Args::new().with_cells(pair), &entry),
                None => self.refuse_drawing(&entry, &format!("the symbol `{}`", excerpt(&name))),
            }
        }
        Ok(())
    }

    /// Thermometers from the bulb on, arrows from the circle on.
    fn lines(&mut self, node: &JsonNode<'_, '_>, rule: &str) -> Result<(), Faults> {
        for line in node.array()?.iter().filter(|line| !line.is_blank()) {
            let Some(cells) = self.take(self.cells_of(line)).filter(|cells| cells.len() > 1) else {
                continue;
            };
            let args = match (rule, &cells[..]) {
                ("arrow", [circle, shaft @ ..]) => {
                    Args::new().with_cells(shaft).with("circle", Arg::Cells(vec![*circle]))
                }
                _ => Args::new().with_cells(cells),
            };
            self.add(rule, args, line);
        }
        Ok(())
    }

    /// Killer cages, and the sums in the upper left quarter of one of their cells.
    fn cages(&mut self, fields: &Fields<'_, '_>) -> Result<(), Faults> {
        let said = |name: &str| fields.get(name).filter(|node| !node.is_blank());
        let mut cages: Vec<(Vec<Cell>, Option<i64>, JsonNode<'_, '_>)> = Vec::new();
        for node in said("killercages").map_or(Ok(Vec::new()), JsonNode::array)? {
            if let Some(cells) = self.take(self.cells_of(&node)).filter(|cells| !cells.is_empty()) {
                if cages.len() == MAX_CAGES {
                    let message = format!("there are more than {MAX_CAGES} cages");
                    return Err(node.fault(Fault::too_large(message)).into());
                }
                cages.push((cells, None, node));
            }
        }
        let mut cages_at: BTreeMap<Cell, BTreeSet<usize>> = BTreeMap::new();
        for (i, (cells, _, _)) in cages.iter().enumerate() {
            cells.iter().for_each(|cell| _ = cages_at.entry(*cell).or_default().insert(i));
        }
        let numbers = said("numberS").map_or(Ok(BTreeMap::new()), JsonNode::object)?;
        for (number, entry) in &numbers {
            let text = entry.array().ok().and_then(|parts| parts.first()?.word()).unwrap_or_default();
            if text.trim().is_empty() {
                continue;
            }
            let quarter = number.parse().ok().and_then(|number| self.points.quarter(number));
            let cell = quarter.filter(|(_, quarter)| *quarter == 0).map(|(cell, _)| cell);
            let sum = text.trim().parse::<i64>().ok();
            let cage = cell.and_then(|cell| cages_at.get(&cell)?.first());
            let cage = cage.and_then(|&i| cages.get_mut(i));
            match (cage, sum) {
                (Some((_, Some(_), _)), _) => self.push(entry.fault("the cage has a second sum")),
                (Some((_, known, _)), Some(sum)) => *known = Some(sum),
                _ => self.refuse_drawing(entry, "a small number that is not the sum of a cage"),
            }
        }
        // The lines around a cage are drawn by themselves, and may be there without a cage.
        for (ends, style) in said("cage").map_or(Ok(BTreeMap::new()), JsonNode::object)? {
            let cells: Vec<Option<Cell>> =
                ends.split(',').map(|end| Some(self.points.quarter(end.trim().parse().ok()?)?.0)).collect();
            let around: Option<Vec<&BTreeSet<usize>>> =
                cells.iter().map(|cell| cages_at.get(&(*cell)?)).collect();
            let is_cage = |around: Vec<&BTreeSet<usize>>| {
                around
                    .first()
                    .is_some_and(|first| first.iter().any(|cage| around.iter().all(|at| at.contains(cage))))
            };
            if style.int() != Some(CAGE_STYLE) || !around.is_some_and(is_cage) {
                self.refuse_drawing(&style, "this line of a cage");
            }
        }
        for (cells, sum, node) in cages {
            let args = Args::new().with_cells(cells);
            let args = sum.map_or(args.clone(), |sum| args.with_int("sum", sum));
            self.add("killer-cage", args, &node);
        }
        Ok(())
    }

    fn cells_of(&self, node: &JsonNode<'_, '_>) -> Result<Vec<Cell>, Faults> {
        let cell = |item: &JsonNode<'_, '_>| {
            let number = item.int().and_then(|number| usize::try_from(number).ok());
            number.and_then(|number| self.points.cell(number)).ok_or_else(|| {
                let is_outside = number.is_some_and(|number| self.points.is_cell(number));
                let what =
                    if is_outside { "a cell of the board" } else { "the middle of a cell of the board" };
                Faults::from(item.expected(what))
            })
        };
        node.array()?.iter().map(cell).collect()
    }

    fn add(&mut self, rule: &str, args: Args, node: &JsonNode<'_, '_>) {
        self.add_at(rule, args, node.place());
    }

    fn add_at(&mut self, rule: &str, args: Args, place: Place) {
        if let Err(fault) = add_rule(&mut self.spec, rule, args, place) {
            self.push(fault);
        }
    }

    fn fault(&self, message: &str) -> Fault {
        Fault::unsupported(message).at(self.place.clone())
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

/// Whether every region has this many cells.
fn are_all_of_size(regions: &[Option<i64>], n: usize) -> bool {
    let mut n_cells: BTreeMap<Option<i64>, usize> = BTreeMap::new();
    regions.iter().for_each(|region| *n_cells.entry(*region).or_default() += 1);
    n_cells.values().all(|count| *count == n)
}
