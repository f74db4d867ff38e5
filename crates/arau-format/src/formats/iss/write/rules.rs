//! What each rule becomes.

use super::{Writer, clues, tables};
use arau_core::{Cell, RuleUse, Symbol};

/// The constraints of a rule; `None` if this format cannot carry it.
pub(super) fn write(writer: &mut Writer<'_>, rule: &RuleUse) -> Option<String> {
    let args = &rule.args;
    let list = writer.list(rule.cells());
    let int = |name: &str, default: i64| args.int(name).unwrap_or(default);
    Some(match rule.id() {
        "houses" => String::new().only_if(writer.depth == 0)?,
        "any-of" => any_of(writer, rule)?,
        "all-of" => all_of(writer, rule)?,
        "candidates" => tables::candidates(writer, rule.cells(), args.symbols("symbols")),
        "even" => parity(writer, rule, 0),
        "odd" => parity(writer, rule, 1),
        "killer-cage" | "kakuro-run" => match args.int("sum") {
            Some(0) => format!(".Sum~0{list}.AllDifferent{list}"),
            sum => format!(".Cage~{}{list}", sum.unwrap_or(0)),
        },
        "sum" => sum(writer, rule)?,
        "extra-region" => format!(".AllDifferent{list}"),
        "equal-sums" => format!(".EqualSum{}", joined(writer, args.cell_lists("lists"), "~-")),
        "arrow" => arrow(writer, rule)?,
        "double-arrow" => format!(".DoubleArrow{list}").only_if(rule.cells().len() > 2)?,
        "zipper" => format!(".Zipper{list}"),
        "region-sum-line" => region_sum_line(writer, rule)?,
        "sum-line" => {
            let end = if args.flag("closed") { "~LOOP" } else { "" };
            format!(".SumLine~{}{list}{end}", int("sum", 0)).only_if(int("sum", 0) <= 30)?
        }
        "rellik-cage" => format!(".RellikCage~{}{list}", int("sum", 0)),
        "lunchbox" => format!(".Lunchbox~{}{list}", int("sum", 0)),
        "equality-cage" => format!(".EqualityCage{list}").only_if(rule.cells().len().is_multiple_of(2))?,
        "pair-sum" => pair_sum(writer, rule)?,
        "difference" => marked(writer, rule, "WhiteDot", int("value", 1), 1, |v, a, b| (a - b).abs() == v)?,
        "ratio" => marked(writer, rule, "BlackDot", int("value", 2), 2, |v, a, b| a == v * b || b == v * a)?,
        "greater-than" => greater_than(writer, rule),
        "thermometer" if args.flag("slow") => tables::chain(writer, rule.cells(), |a, b| a <= b),
        "thermometer" => format!(".Thermo{list}"),
        "renban" => format!(".Renban{list}"),
        "palindrome" => format!(".Palindrome{list}"),
        "between" => format!(".Between{list}"),
        "whisper" => {
            format!(".Whisper~{}{list}", int("difference", writer.shape.n_values().div_ceil(2) as i64))
        }
        "lockout" => format!(".Lockout~{}{list}", int("difference", 4)),
        "modular" => format!(".Modular~{}{list}", int("modulus", 3)),
        "entropic" => format!(".Entropic{list}").only_if(is_one_to_nine(writer))?,
        "quadruple" => quadruple(writer, rule),
        "contain-exact" => format!(".ContainExact~{}{list}", writer.values(args.symbols("symbols"))),
        "look-and-say" => {
            let text = args.text("text")?;
            format!(".LookAndSay~{text}{list}").only_if(text.bytes().all(|b| b.is_ascii_digit()))?
        }
        "equal" => format!(".SameValues~{}{list}", rule.cells().len()),
        "clone" => {
            let pairs = rule.cells().iter().zip(args.cells("other"));
            pairs.map(|(&a, &b)| format!(".SameValues~2{}", writer.list(&[a, b]))).collect()
        }
        "same-values" => {
            let lists = args.cell_lists("lists");
            format!(".SameValues~{}{}", lists.len(), joined(writer, lists, ""))
        }
        "counting-circles" => format!(".CountingCircles{list}"),
        "count-distinct" => format!(".CountDistinct{}{list}", writer.list(args.cells("control"))),
        "value-indexing" => format!(".ValueIndexing{list}"),
        "row-indexer" => format!(".Indexing~R{list}").only_if(!writer.shape.is_raw)?,
        "column-indexer" => format!(".Indexing~C{list}").only_if(!writer.shape.is_raw)?,
        "little-killer" => clues::little_killer(writer, rule)?,
        "sandwich" => clues::sandwich(writer, rule)?,
        "x-sum" if !writer.shape.is_raw => clues::at_end(writer, rule, "XSum", "sum")?,
        "skyscraper" if !writer.shape.is_raw => clues::at_end(writer, rule, "Skyscraper", "count")?,
        "hidden-skyscraper" if !writer.shape.is_raw => {
            clues::at_end(writer, rule, "HiddenSkyscraper", "value")?
        }
        "numbered-room" if !writer.shape.is_raw => clues::at_end(writer, rule, "NumberedRoom", "value")?,
        "full-rank" => clues::full_rank(writer, rule)?,
        "distinct-lines" => clues::distinct_lines(writer, rule)?,
        "relation" => tables::relation(writer, rule)?,
        "automaton" => tables::automaton(writer, rule)?,
        "regular" => tables::regular(writer, rule)?,
        _ if writer.depth > 0 => return None,
        _ => at_top(writer, rule)?,
    })
}

/// Rules that can stand at the top level only.
fn at_top(writer: &mut Writer<'_>, rule: &RuleUse) -> Option<String> {
    let args = &rule.args;
    let shape = writer.shape;
    let is_square = shape.rows == shape.cols && !shape.is_raw;
    Some(match rule.id() {
        "diagonals" => {
            let both = ".Diagonal~1.Diagonal~-1";
            let text = match args.text("which") {
                Some("anti") => ".Diagonal~1",
                Some("main") => ".Diagonal~-1",
                _ => both,
            };
            text.to_string().only_if(is_square)?
        }
        "windoku" => {
            let is_usual =
                writer.boxes.is_some_and(|(h, w)| h == w && h * w == shape.rows && h * w == shape.n_values());
            ".Windoku".to_string().only_if(is_square && is_usual)?
        }
        "disjoint-groups" => ".DisjointSets".to_string().only_if(is_square && writer.boxes.is_some())?,
        "anti-knight" => ".AntiKnight".to_string().only_if(!shape.is_raw)?,
        "anti-king" => ".AntiKing".to_string().only_if(!shape.is_raw)?,
        "non-consecutive" => ".AntiConsecutive".to_string().only_if(!args.flag("except-marked"))?,
        "kropki-negative" => ".StrictKropki".to_string().only_if(args.text("except").is_none())?,
        "sum-negative" => {
            let is_usual = args.get("sums").is_none() || args.ints("sums") == [5, 10];
            ".StrictXV".to_string().only_if(is_usual && args.text("except").is_none())?
        }
        "anti-taxicab" => ".AntiTaxicab".to_string().only_if(shape.low == 1)?,
        "global-entropy" => ".GlobalEntropy".to_string().only_if(is_one_to_nine(writer))?,
        "global-mod" => ".GlobalMod".to_string().only_if(shape.n_values() == 9)?,
        "dutch-flatmates" => ".DutchFlatmates".to_string().only_if(is_one_to_nine(writer))?,
        "doppelganger" => ".Doppelganger".to_string().only_if(args.iter().next().is_none() && is_square)?,
        "connected-values" => connected_values(writer, rule)?,
        "chaos-construction" => chaos_construction(writer, rule)?,
        "equal-count" => {
            format!(".ChaosCount{}{}", control(writer, rule)?, writer.list(labels(writer, rule.cells())?))
        }
        "equal-run" => {
            let arms = args.cell_lists("lists");
            let all_labels = arms.iter().all(|arm| labels(writer, arm).is_some());
            format!(".ChaosArrow{}{}", control(writer, rule)?, joined(writer, arms, "~-"))
                .only_if(all_labels)?
        }
        _ => return None,
    })
}

/// A text where a condition holds.
trait OnlyIf {
    fn only_if(self, holds: bool) -> Option<String>;
}

impl OnlyIf for String {
    fn only_if(self, holds: bool) -> Option<String> {
        holds.then_some(self)
    }
}

fn joined(writer: &Writer<'_>, lists: &[Vec<Cell>], between: &str) -> String {
    lists.iter().map(|list| writer.list(list)).collect::<Vec<_>>().join(between)
}

fn is_one_to_nine(writer: &Writer<'_>) -> bool {
    (writer.shape.low, writer.shape.high) == (1, 9)
}

fn any_of(writer: &mut Writer<'_>, rule: &RuleUse) -> Option<String> {
    let marks: Vec<&str> =
        [("kropki-negative", "difference"), ("kropki-negative", "ratio"), ("sum-negative", "pair-sum")]
            .into_iter()
            .filter(|(negative, _)| writer.has(negative))
            .map(|(_, mark)| mark)
            .collect();
    let mut text = ".Or".to_string();
    for option in rule.args.options("options") {
        if option.iter().any(|rule| marks.contains(&rule.id())) {
            return None;
        }
        let inside: String = writer.inside(option)?.concat();
        // A single constraint is a branch by itself.
        text += &if inside.matches('.').count() == 1 { inside } else { format!(".And{inside}.End") };
    }
    Some(text + ".End")
}

fn all_of(writer: &mut Writer<'_>, rule: &RuleUse) -> Option<String> {
    let mut text = ".And".to_string();
    for option in rule.args.options("options") {
        text += &writer.inside(option)?.concat();
    }
    Some(text + ".End")
}

fn parity(writer: &Writer<'_>, rule: &RuleUse, remainder: i32) -> String {
    let symbols: Vec<Symbol> =
        writer.spec.symbols.iter().filter(|&s| writer.value(s) % 2 == remainder).collect();
    tables::candidates(writer, rule.cells(), &symbols)
}

fn sum(writer: &Writer<'_>, rule: &RuleUse) -> Option<String> {
    let (sum, list) = (rule.args.int("sum")?, writer.list(rule.cells()));
    let factors = rule.args.ints("coefficients");
    if factors.is_empty() {
        return Some(format!(".Sum~{sum}{list}"));
    }
    let written: Vec<String> = factors.iter().map(i64::to_string).collect();
    format!(".Sum~{sum}_=_{}{list}", written.join("_")).only_if(factors.iter().all(|f| f.abs() <= 100))
}

/// A pill must be read as this format reads it: to the right or down, and without numbers of two digits.
fn arrow(writer: &Writer<'_>, rule: &RuleUse) -> Option<String> {
    let (circle, list) = (rule.args.cells("circle"), writer.list(rule.cells()));
    let head = writer.list(circle);
    if circle.len() == 1 {
        return Some(format!(".Arrow{head}{list}"));
    }
    let follows = |pair: &[Cell]| {
        let places = writer.place(pair[0]).zip(writer.place(pair[1]));
        places.is_some_and(|((r, c), next)| [(r, c + 1), (r + 1, c), (r + 1, c + 1)].contains(&next))
    };
    let reads = circle.windows(2).all(follows) && writer.shape.high <= 9;
    format!(".PillArrow~{}{head}{list}", circle.len()).only_if(reads)
}

/// The regions that cut the line must be those that this format would cut it by.
fn region_sum_line(writer: &Writer<'_>, rule: &RuleUse) -> Option<String> {
    let geometry = &writer.spec.geometry;
    let has_boxes = geometry.groups_of("box").next().is_some();
    let is_cut_alike =
        has_boxes == writer.boxes.is_some() && !writer.shape.is_raw && !writer.has("chaos-construction");
    format!(".RegionSumLine{}", writer.list(rule.cells())).only_if(is_cut_alike)
}

/// Each pair of a chain as a mark if it is the usual one between neighbours, else as a table. Where all marks are given,
/// an unusual one would not count as a mark.
fn marked(
    writer: &Writer<'_>,
    rule: &RuleUse,
    name: &str,
    value: i64,
    usual: i64,
    allows: impl Fn(i64, i64, i64) -> bool,
) -> Option<String> {
    let pairs = rule.cells().windows(2);
    let text = |pair: &[Cell]| match writer.adjacent(pair[0], pair[1]) {
        true if value == usual => Some(format!(".{name}{}", writer.list(pair))),
        true if writer.has("kropki-negative") => None,
        _ => Some(tables::chain(writer, pair, |a, b| allows(value, a, b))),
    };
    pairs.map(text).collect()
}

fn pair_sum(writer: &Writer<'_>, rule: &RuleUse) -> Option<String> {
    let (cells, sum) = (rule.cells(), rule.args.int("sum")?);
    let list = writer.list(cells);
    let is_neighbours = cells.len() == 2 && writer.adjacent(cells[0], cells[1]);
    match (is_neighbours, sum) {
        (true, 10) => Some(format!(".X{list}")),
        (true, 5) => Some(format!(".V{list}")),
        (true, _) if writer.has("sum-negative") => None,
        _ => Some(format!(".Sum~{sum}{list}")),
    }
}

fn greater_than(writer: &Writer<'_>, rule: &RuleUse) -> String {
    let cells = rule.cells();
    if let [a, b] = cells
        && writer.adjacent(*a, *b)
    {
        return format!(".GreaterThan{}", writer.list(cells));
    }
    let ascending: Vec<Cell> = cells.iter().rev().copied().collect();
    format!(".Thermo{}", writer.list(&ascending))
}

fn quadruple(writer: &mut Writer<'_>, rule: &RuleUse) -> String {
    let symbols = rule.args.symbols("symbols");
    let cells = rule.cells();
    let corner = cells.first().and_then(|&cell| writer.place(cell));
    let is_square = corner.is_some_and(|(row, col)| {
        let places = [(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)];
        cells.len() == 4 && cells.iter().zip(places).all(|(&cell, place)| writer.place(cell) == Some(place))
    });
    if is_square && writer.is_first(format!("Quad {}", cells[0].idx())) {
        let values: String = symbols.iter().map(|&symbol| format!("~{}", writer.value(symbol))).collect();
        return format!(".Quad{}{values}", writer.list(&cells[..1]));
    }
    format!(".ContainAtLeast~{}{}", writer.values(symbols), writer.list(cells))
}

fn connected_values(writer: &Writer<'_>, rule: &RuleUse) -> Option<String> {
    let values = writer.values(rule.args.symbols("symbols"));
    let size = rule.args.int("size").map_or(String::new(), |size| format!("~{size}"));
    let columns = rule.args.int("columns");
    if rule.args.get("cells").is_none() && columns.is_none() {
        return Some(format!(".ConnectedValues~~{values}{size}"));
    }
    let group = writer.variables.iter().find(|group| group.cells() == rule.cells())?;
    let is_declared_so = columns == Some(writer.shape.cols as i64)
        || group.prefix != "CC" && columns.is_some_and(|columns| group.count as i64 % columns == 0);
    format!(".ConnectedValues~{}~{values}{size}", group.prefix).only_if(is_declared_so)
}

fn chaos_construction(writer: &Writer<'_>, rule: &RuleUse) -> Option<String> {
    let grid: Vec<Cell> = (0..writer.shape.n_cells()).map(Cell::at).collect();
    let is_usual = rule.cells() == grid
        && labels(writer, rule.args.cells("labels")).is_some_and(|l| l.len() == grid.len());
    ".ChaosConstruction".to_string().only_if(is_usual && !writer.shape.is_raw)
}

/// The cells, if all of them tell regions.
fn labels<'c>(writer: &Writer<'_>, cells: &'c [Cell]) -> Option<&'c [Cell]> {
    let group = writer.variables.iter().find(|group| group.prefix == "CC")?.cells();
    (writer.has("chaos-construction") && cells.iter().all(|cell| group.contains(cell))).then_some(cells)
}

fn control(writer: &Writer<'_>, rule: &RuleUse) -> Option<String> {
    let offset = rule.args.int("offset").unwrap_or(0);
    format!("{}~{offset}", writer.list(rule.args.cells("control"))).only_if((0..=1).contains(&offset))
}
