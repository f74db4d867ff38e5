//! Owns the table of elements: the number of each, what it is called, and how its clues become rules. What an element
//! means is what the site's own solver does with it.

use super::read::{Element, Reader};
use super::{board, lines, negative};
use crate::json_place::JsonNode;
use arau_core::{Arg, Args, Cell, Fault, Faults, RuleUse, Symbol};

/// A kind of element.
pub(super) struct Kind {
    /// Its number in the JSON.
    pub(super) number: i64,
    /// What it is called, for messages.
    pub(super) title: &'static str,
    /// How it is read.
    pub(super) read: fn(&mut Reader, &Element<'_, '_>) -> Result<(), Faults>,
}

/// The kind with this number.
pub(super) fn find(number: i64) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.number == number)
}

const FALLING: i64 = 10;
const RISING: i64 = 11;

type Read = fn(&mut Reader, &Element<'_, '_>) -> Result<(), Faults>;

const fn kind(number: i64, title: &'static str, read: Read) -> Kind {
    Kind { number, title, read }
}

/// Nothing to read here: the board has it, it is read when all others are known, or it bears on the fog alone.
const ELSEWHERE: Read = |_, _| Ok(());

const KINDS: &[Kind] = &[
    kind(0, "givens", ELSEWHERE),
    kind(board::REGIONS, "regions", ELSEWHERE),
    kind(FALLING, "a diagonal", ELSEWHERE),
    kind(RISING, "a diagonal", ELSEWHERE),
    kind(12, "anti-king", |reader, element| global(reader, element, "anti-king")),
    kind(13, "anti-knight", |reader, element| global(reader, element, "anti-knight")),
    kind(14, "disjoint groups", disjoint_groups),
    kind(15, "non-consecutive", negative::non_consecutive),
    kind(16, "global entropy", lines::global_groups),
    kind(100, "even cells", |reader, element| cells(reader, element, "even")),
    kind(101, "odd cells", |reader, element| cells(reader, element, "odd")),
    kind(102, "maximum cells", |reader, element| cells(reader, element, "maximum")),
    kind(103, "minimum cells", |reader, element| cells(reader, element, "minimum")),
    kind(200, "differences", negative::differences),
    kind(201, "ratios", negative::ratios),
    kind(202, "X and V", negative::sums),
    kind(300, "thermometers", thermometers),
    kind(301, "killer cages", killer_cages),
    kind(302, "clones", clones),
    kind(303, "quadruples", quadruples),
    kind(304, "look-and-say cages", look_and_say),
    kind(305, "an extra region", extra_region),
    kind(306, "counting circles", |reader, element| cells(reader, element, "counting-circles")),
    kind(400, "renban lines", lines::renban),
    kind(401, "whisper lines", whispers),
    kind(402, "palindromes", |reader, element| each_line(reader, element, 2, |cells| ("palindrome", cells))),
    kind(403, "between lines", |reader, element| each_line(reader, element, 3, |cells| ("between", cells))),
    kind(404, "region sum lines", lines::region_sums),
    kind(405, "sequence lines", lines::sequences),
    kind(406, "entropic lines", lines::groups),
    kind(407, "lockout lines", lockouts),
    kind(408, "arrows", arrows),
    kind(409, "double arrows", |reader, element| {
        each_line(reader, element, 3, |cells| ("double-arrow", cells))
    }),
    kind(500, "little killers", |reader, element| outside(reader, element, "little-killer", "sum")),
    kind(501, "sandwich sums", |reader, element| outside(reader, element, "sandwich", "sum")),
    kind(502, "X-sums", x_sums),
    kind(503, "skyscrapers", |reader, element| outside(reader, element, "skyscraper", "count")),
    kind(504, "numbered rooms", |reader, element| outside(reader, element, "numbered-room", "value")),
    kind(600, "row indexers", |reader, element| cells(reader, element, "row-indexer")),
    kind(601, "column indexers", |reader, element| cells(reader, element, "column-indexer")),
    kind(1000, "a custom constraint", custom),
    kind(2000, "cosmetic lines", |reader, element| cosmetic(reader, element, "lines")),
    kind(2001, "cosmetic cages", |reader, element| cosmetic(reader, element, "cages")),
    kind(2002, "cosmetic symbols", |reader, element| cosmetic(reader, element, "symbols")),
    kind(board::ROWS_AND_COLUMNS, "rows and columns", rows_and_columns),
    kind(4000, "fog lights", ELSEWHERE),
    kind(4001, "fog triggers", ELSEWHERE),
];

/// Adds the diagonals, both in one rule.
pub(super) fn add_diagonals(reader: &mut Reader, elements: &[Element<'_, '_>]) {
    let find = |number: i64| elements.iter().find(|element| element.is_active() && element.number == number);
    let (falling, rising) = (find(FALLING), find(RISING));
    let Some(element) = falling.or(rising) else { return };
    if reader.ids.width == reader.ids.height {
        let which = match (falling, rising) {
            (Some(_), Some(_)) => "both",
            (Some(_), None) => "main",
            _ => "anti",
        };
        return reader.add("diagonals", Args::new().with_text("which", which), &element.node);
    }
    // On a board that is no square a diagonal starts in the upper corner and ends where the board does.
    let last = reader.ids.width as i64 - 1;
    for (element, start, step) in [(falling, 0, 1), (rising, last, -1)] {
        let Some(element) = element else { continue };
        let ids = reader.ids;
        let cells: Vec<Cell> = (0..ids.height as i64).map_while(|y| ids.at(start + y * step, y)).collect();
        reader.add("extra-region", Args::new().with_cells(cells), &element.node);
    }
}

fn global(reader: &mut Reader, element: &Element<'_, '_>, rule: &str) -> Result<(), Faults> {
    reader.add(rule, Args::new(), &element.node);
    Ok(())
}

/// A list of cells that is one rule.
fn cells(reader: &mut Reader, element: &Element<'_, '_>, rule: &str) -> Result<(), Faults> {
    let Some(node) = element.optional("cells") else { return Ok(()) };
    let cells = distinct(reader.ids.cells(node)?);
    reader.add(rule, Args::new().with_cells(cells), node);
    Ok(())
}

/// The cells at the same place of every region. Regions are numbered, and their cells in reading order.
fn disjoint_groups(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    if reader.spec.geometry.groups_of("box").next().is_some() {
        return global(reader, element, "disjoint-groups");
    }
    let regions: Vec<Vec<Cell>> =
        reader.spec.geometry.groups_of("region").map(|group| group.cells.to_vec()).collect();
    let n_cells = regions.first().map_or(0, Vec::len);
    if n_cells == 0 || regions.iter().any(|region| region.len() != n_cells) {
        let fault = Fault::invalid("disjoint groups need regions of one size");
        return Err(element.node.fault(fault).into());
    }
    for place in 0..n_cells {
        let cells: Vec<Cell> = regions.iter().map(|region| region[place]).collect();
        reader.add("extra-region", Args::new().with_cells(cells), &element.node);
    }
    Ok(())
}

fn thermometers(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let is_slow = element.flag("slow", false);
    for line in element.list("thermometers")? {
        let Some(cells) = reader.take(reader.ids.cells(&line)).filter(|cells| cells.len() > 1) else {
            continue;
        };
        let args = Args::new().with_cells(cells);
        let args = if is_slow { args.with("slow", Arg::Flag(true)) } else { args };
        reader.add("thermometer", args, &line);
    }
    Ok(())
}

fn killer_cages(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    for cage in element.list("cages")? {
        let Some((cells, value)) = reader.take(cells_and_value(reader, &cage)) else { continue };
        if cells.is_empty() {
            continue;
        }
        let args = Args::new().with_cells(cells);
        match value.as_ref().map(|value| (value.int(), value)) {
            None | Some((Some(0), _)) => reader.add("killer-cage", args, &cage),
            Some((Some(sum), _)) => reader.add("killer-cage", args.with_int("sum", sum), &cage),
            Some((None, value)) => reader.push(value.expected("a sum")),
        }
    }
    Ok(())
}

fn look_and_say(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    for cage in element.list("cages")? {
        let Some((cells, value)) = reader.take(cells_and_value(reader, &cage)) else { continue };
        if let Some(text) = value.and_then(|value| value.word()).filter(|_| !cells.is_empty()) {
            reader.add("look-and-say", Args::new().with_cells(cells).with_text("text", text), &cage);
        }
    }
    Ok(())
}

/// The cells of a cage, and its value if it says something.
fn cells_and_value<'d, 't>(
    reader: &Reader,
    cage: &JsonNode<'d, 't>,
) -> Result<(Vec<Cell>, Option<JsonNode<'d, 't>>), Faults> {
    let mut fields = cage.object()?;
    let cells = fields.get("cells").ok_or_else(|| cage.missing("`cells` is missing"))?;
    let cells = distinct(reader.ids.cells(cells)?);
    Ok((cells, fields.remove("value").filter(|value| !value.is_blank())))
}

fn clones(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    for group in element.list("groups")? {
        if let Some(cells) =
            reader.take(reader.ids.cells(&group)).map(distinct).filter(|cells| cells.len() > 1)
        {
            reader.add("equal", Args::new().with_cells(cells), &group);
        }
    }
    Ok(())
}

fn quadruples(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    for clue in element.list("clues")? {
        let read = || -> Result<_, Faults> {
            let fields = clue.object()?;
            let corner = fields.get("corner").ok_or_else(|| clue.missing("`corner` is missing"))?;
            let cells = reader.ids.corner(corner)?;
            let digits = fields.get("digits").map_or(Ok(Vec::new()), JsonNode::array)?;
            let symbols: Result<Vec<Symbol>, Faults> =
                digits.iter().map(|digit| symbol(reader, digit)).collect();
            Ok((cells, symbols?))
        };
        let Some((cells, symbols)) = reader.take(read()) else { continue };
        if !symbols.is_empty() {
            let args = Args::new().with_cells(cells).with("symbols", Arg::Symbols(symbols));
            reader.add("quadruple", args, &clue);
        }
    }
    Ok(())
}

fn extra_region(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let Some(node) = element.optional("cells") else { return Ok(()) };
    let cells = distinct(reader.ids.cells(node)?);
    if cells.len() > 1 {
        reader.add("extra-region", Args::new().with_cells(cells), node);
    }
    Ok(())
}

fn whispers(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let difference = match element.optional("minDifference") {
        Some(node) => node.int().ok_or_else(|| node.expected("a whole number"))?,
        None => 5,
    };
    for line in element.list("lines")? {
        if let Some(cells) = reader.take(reader.ids.cells(&line)).filter(|cells| cells.len() > 1) {
            reader.add("whisper", Args::new().with_cells(cells).with_int("difference", difference), &line);
        }
    }
    Ok(())
}

/// The ends differ by at least half the number of digits.
fn lockouts(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let difference = reader.n_digits() / 2;
    for line in element.list("lines")? {
        if let Some(cells) = reader.take(reader.ids.cells(&line)).filter(|cells| cells.len() > 1) {
            reader.add("lockout", Args::new().with_cells(cells).with_int("difference", difference), &line);
        }
    }
    Ok(())
}

/// A rule per line of at least this many cells; shorter ones say nothing.
fn each_line(
    reader: &mut Reader,
    element: &Element<'_, '_>,
    at_least: usize,
    rule: fn(Vec<Cell>) -> (&'static str, Vec<Cell>),
) -> Result<(), Faults> {
    for line in element.list("lines")? {
        if let Some(cells) = reader.take(reader.ids.cells(&line)).filter(|cells| cells.len() >= at_least) {
            let (rule, cells) = rule(cells);
            reader.add(rule, Args::new().with_cells(cells), &line);
        }
    }
    Ok(())
}

/// A bulb of one cell or several, the units last in reading order, and the arrows that each add up to it.
fn arrows(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    for clue in element.list("bulbsWithArrows")? {
        let read = || -> Result<_, Faults> {
            let fields = clue.object()?;
            let bulb = fields.get("bulbCells").ok_or_else(|| clue.missing("`bulbCells` is missing"))?;
            let mut bulb = distinct(reader.ids.cells(bulb)?);
            bulb.sort_unstable();
            Ok((bulb, fields.get("arrows").map_or(Ok(Vec::new()), JsonNode::array)?))
        };
        let Some((bulb, arrows)) = reader.take(read()) else { continue };
        for arrow in arrows {
            let Some(cells) = reader.take(reader.ids.cells(&arrow)) else { continue };
            if let [_, shaft @ ..] = &cells[..]
                && !shaft.is_empty()
            {
                let args = Args::new().with_cells(shaft).with("circle", Arg::Cells(bulb.clone()));
                reader.add("arrow", args, &arrow);
            }
        }
    }
    Ok(())
}

/// X-sums. Where there is a digit 0, a sum of 0 says that the first cell holds it.
fn x_sums(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let first_new = reader.spec.rules.len();
    outside(reader, element, "x-sum", "sum")?;
    let Some(zero) = reader.spec.symbols.with_value(0) else { return Ok(()) };
    for i in first_new..reader.spec.rules.len() {
        let args = &reader.spec.rules[i].args;
        if args.int("sum") == Some(0)
            && let Some(&first) = args.cells("cells").first()
            && let Some(rule) = arau_rules::rule("candidates")
        {
            let args = Args::new().with_cells([first]).with("symbols", Arg::Symbols(vec![zero]));
            reader.spec.rules[i] = RuleUse::new(rule, args);
        }
    }
    Ok(())
}

/// Clues around the board. Those without a value say nothing.
fn outside(reader: &mut Reader, element: &Element<'_, '_>, rule: &str, param: &str) -> Result<(), Faults> {
    for clue in element.list("clues")? {
        let read = || -> Result<_, Faults> {
            let fields = clue.object()?;
            let Some(value) = fields.get("value").filter(|value| !value.is_blank()) else { return Ok(None) };
            let diagonal = match fields.get("diagonal").filter(|node| !node.is_blank()) {
                Some(node) => Some(node.int().ok_or_else(|| node.expected("1 or -1"))?),
                None => None,
            };
            let place = fields.get("outerCell").ok_or_else(|| clue.missing("`outerCell` is missing"))?;
            let args = Args::new().with_cells(reader.ids.seen_from(place, diagonal)?);
            let number = value.int().ok_or_else(|| value.expected("a whole number"))?;
            Ok(Some(args.with_int(param, number)))
        };
        if let Some(Some(args)) = reader.take(read()) {
            reader.add(rule, args, &clue);
        }
    }
    Ok(())
}

fn custom(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let definition = element.optional("definition").map(JsonNode::fields).unwrap_or_default();
    let name = definition.get("name").and_then(JsonNode::text).unwrap_or_default();
    let message = format!(
        "the custom constraint `{}` is a program, which arau does not run",
        crate::places::excerpt(&name)
    );
    let fault = element.node.fault(Fault::unsupported(message));
    reader.push(fault.with_help("its meaning would be lost, so the puzzle cannot be read"));
    Ok(())
}

fn cosmetic(reader: &mut Reader, element: &Element<'_, '_>, list: &str) -> Result<(), Faults> {
    if let Some(node) = element.optional(list) {
        reader.refuse_drawing(node, &format!("`{list}`"));
    }
    Ok(())
}

/// The board has them; they may be limited to areas, which is not known to be done.
fn rows_and_columns(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    if let Some(areas) = element.optional("areas") {
        let fault = Fault::unsupported("rows and columns of only part of the board are not supported");
        reader.push(areas.fault(fault));
    }
    Ok(())
}

/// The symbol for a digit.
pub(super) fn symbol(reader: &Reader, node: &JsonNode<'_, '_>) -> Result<Symbol, Faults> {
    let digit = node.int().and_then(|digit| i32::try_from(digit).ok());
    let found = digit.and_then(|digit| reader.spec.symbols.with_value(digit));
    found.ok_or_else(|| node.expected("a digit of this puzzle").into())
}

/// The cells without repeats, in the order of their first appearance.
pub(super) fn distinct(cells: Vec<Cell>) -> Vec<Cell> {
    let mut seen = std::collections::HashSet::new();
    cells.into_iter().filter(|&cell| seen.insert(cell)).collect()
}
