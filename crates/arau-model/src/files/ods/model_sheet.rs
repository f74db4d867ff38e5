//! Owns the sheet Model: givens c, variables x, sums with their bounds, and the state of each, all of them live.

use super::address::{Area, at};
use super::layout::{FIRST, GLYPHS, Layout, MODEL, PUZZLE, TABLE_A, TABLE_B, TITLES, VALUES};
use super::look::{HEADING, LABEL, Look, NUMBER, TEXT, TITLE, paint};
use super::plan::Plan;
use super::sheet::{Content, Sheet};
use super::solver;
use super::sums::Split;
use crate::{Form, Program};
use arau_core::Puzzle;

/// What a sheet is made from.
pub struct Source<'a> {
    /// The puzzle with its givens.
    pub puzzle: &'a Puzzle,
    /// The program of the puzzle without its givens: those are typed.
    pub program: &'a Program,
    /// How its rows are sorted.
    pub plan: &'a Plan,
    /// Where everything stands.
    pub layout: &'a Layout,
    /// The form of the program.
    pub form: Form,
}

/// Sums that differ by less are equal: solvers do not compute exactly.
const SLACK: &str = "0.001";

const VARIABLE: Look = Look { fill: Some("#fff8dc"), blank_zero: true, ..NUMBER };
const FAINT: Look = Look { blank_zero: true, ink: "#666666", ..NUMBER };

/// The sheet Model.
pub fn model_sheet(source: &Source<'_>) -> Sheet {
    let mut sheet = Sheet::new(MODEL, true, "#c58b00");
    heads(source, &mut sheet);
    figures(source, &mut sheet);
    for line in 0..source.layout.n_lines {
        variables(source, line, &mut sheet);
    }
    let rows_of_cells = others(source, &mut sheet);
    for (cell, rows) in rows_of_cells.iter().enumerate() {
        givens(source, cell, rows, &mut sheet);
    }
    houses(source, &mut sheet);
    colours(source, &mut sheet);
    widths(source, &mut sheet);
    let demands = solver::demands(source.layout, source.plan, source.form);
    sheet.names = solver::names(source.layout, &demands);
    sheet
}

/// A glyph as a number where people would type one.
pub fn glyph(text: &str) -> Content {
    match text.parse::<i64>() {
        Ok(number) if number.to_string() == text => Content::Number(number),
        _ => Content::Text(text.to_string()),
    }
}

fn heads(source: &Source<'_>, sheet: &mut Sheet) {
    let Source { layout, plan, puzzle, .. } = source;
    sheet.text(at(0, 0), "The 0-1 program", TITLE);
    sheet.heights.insert(0, 100);
    let mut blocks = vec![
        (layout.x(0, 0).col, "x: 1 where a cell holds a symbol"),
        (layout.c(0, 0).col, "c: 1 where a symbol is given"),
        (layout.house(0).col, "houses: how often each symbol stands there"),
    ];
    if layout.has_allowed {
        blocks.push((layout.allowed(0, 0).col, "u: 1 where a cell may hold a symbol"));
    }
    if layout.n_others > 0 {
        blocks.push((layout.other(0).col, "other sums, with their bounds"));
    }
    for (col, title) in blocks {
        sheet.text(at(TITLES, col), title, HEADING);
    }
    let mut symbol_blocks = vec![layout.x(0, 0).col, layout.c(0, 0).col, layout.house_sum(0, 0).col];
    symbol_blocks.extend(layout.has_allowed.then(|| layout.allowed(0, 0).col));
    for col in symbol_blocks {
        for symbol in puzzle.symbols().iter() {
            let value = i64::from(puzzle.symbols().value(symbol));
            sheet.number(at(VALUES, col + symbol.idx()), value, LABEL);
            sheet.put(at(GLYPHS, col + symbol.idx()), glyph(puzzle.symbols().glyph(symbol)), LABEL);
        }
    }
    sheet.text(at(VALUES, 0), "value k", LABEL);
    let mut words = vec![(0, "cell"), (1, "given a")];
    let (sum, given, faults) = (layout.cell_sum(0).col, layout.given(0).col, layout.faults(0).col);
    words.extend([(sum, "sum x"), (sum + 1, "s = sum k·x"), (sum + 2, "state")]);
    words.extend([(given, "symbol"), (given + 1, "value"), (faults, "not allowed"), (faults + 1, "other rows")]);
    words.push((faults + 2, "broken"));
    let (house, states) = (layout.house(0).col, layout.house_sum(0, layout.n_symbols).col);
    words.extend([(house, "house"), (house + 1, "number"), (states, "state of x"), (states + 1, "givens")]);
    if layout.n_others > 0 {
        let names = ["row", "sum", "at least", "at most", "state of x", "givens: least", "most", "givens"];
        words.extend(names.into_iter().enumerate().map(|(i, name)| (layout.other(0).col + i, name)));
    }
    for (col, word) in words {
        sheet.text(at(GLYPHS, col), word, LABEL);
    }
    for (i, numbering) in plan.numberings.iter().enumerate() {
        sheet.text(at(GLYPHS, layout.number(i, 0).col), &numbering.title, LABEL);
        sheet.text(at(GLYPHS, layout.clash(i, 0).col), format!("clash: {}", numbering.title), LABEL);
    }
}

/// The objective and the other figures of the whole program.
fn figures(source: &Source<'_>, sheet: &mut Sheet) {
    let Source { layout, .. } = source;
    let n = layout.n_symbols;
    let givens = layout.c(0, 0).area(layout.n_cells, n);
    let x = layout.x(0, 0).area(layout.n_cells, n);
    let mut states = vec![state_of_cells(layout)];
    let mut breaks = vec![format!("SUM({})", layout.faults(0).area(layout.n_cells, 1).here())];
    if layout.n_houses > 0 {
        let first = layout.house_sum(0, n);
        states.push(first.area(layout.n_houses, 1));
        breaks.push(count_broken(at(first.row, first.col + 1).area(layout.n_houses, 1)));
    }
    if layout.n_others > 0 {
        let first = layout.other(0);
        states.push(at(first.row, first.col + 4).area(layout.n_others, 1));
        breaks.push(format!("SUM({})", at(first.row, first.col + 7).area(layout.n_others, 1).here()));
    }
    let broken = states.into_iter().map(count_broken).collect::<Vec<_>>().join("+");
    let [objective, count, sums, rules, all] = [1, 2, 3, 4, 5].map(|row| at(row, layout.objective().col));
    let kept = format!("ABS({}-{})<{SLACK}", objective.here(), count.here());
    let state = format!(
        "IF({}>0;\"the givens break rules\";IF({}=0;\"not solved yet\";IF({}>0;\"sums are broken\";IF({kept};\"solved\";\"a solution that does not keep all givens\"))))",
        rules.here(),
        all.here(),
        sums.here()
    );
    let figures = [
        (objective, "objective: sum c·x, as large as possible", format!("SUMPRODUCT({};{})", givens.here(), x.here())),
        (count, "givens: sum c", format!("SUM({})", givens.here())),
        (sums, "sums of x that are broken", broken),
        (rules, "rules that givens break", breaks.join("+")),
        (all, "sum of all x", format!("SUM({})", solver::variables(layout).here())),
        (at(6, objective.col), "state", state),
    ];
    for (place, name, formula) in figures {
        sheet.text(at(place.row, 0), name, TEXT);
        sheet.formula(place, formula, Look { bold: true, ..TEXT });
    }
}

fn count_broken(area: Area) -> String {
    format!("COUNTIF({};\"broken\")", area.here())
}

fn state_of_cells(layout: &Layout) -> Area {
    let first = layout.cell_sum(0);
    at(first.row, first.col + 2).area(layout.n_all_cells, 1)
}

/// The state of a sum: nothing to say before anything is solved.
fn state(is_well: &str) -> String {
    format!("IF([.$C$6]=0;\"–\";IF({is_well};\"ok\";\"broken\"))")
}

/// A line of variables; if they are those of a cell, with their sum and their value.
fn variables(source: &Source<'_>, line: usize, sheet: &mut Sheet) {
    let Source { layout, program, puzzle, .. } = source;
    let label = match puzzle.geometry().cells().nth(line) {
        Some(cell) => puzzle.geometry().label(cell).to_string(),
        None if line < layout.n_all_cells => format!("auxiliary {}", line + 1 - layout.n_cells),
        None => format!("{} …", program.variables()[line * layout.n_symbols].name),
    };
    sheet.text(layout.label(line), label, LABEL);
    for symbol in 0..layout.n_symbols {
        sheet.number(layout.x(line, symbol), 0, VARIABLE);
    }
    if line < layout.n_all_cells {
        let (sum, x) = (layout.cell_sum(line), layout.x_line(line).here());
        let values = layout.symbols_row(VALUES).fixed();
        sheet.formula(sum, format!("SUM({x})"), NUMBER);
        sheet.formula(at(sum.row, sum.col + 1), format!("SUMPRODUCT({values};{x})"), NUMBER);
        let is_well = format!("ABS({}-1)<{SLACK}", sum.here());
        sheet.formula(at(sum.row, sum.col + 2), state(&is_well), NUMBER);
    }
}

/// What is given in a cell, and what it breaks. `rows` are the other rows that speak of it.
fn givens(source: &Source<'_>, cell: usize, rows: &[usize], sheet: &mut Sheet) {
    let Source { layout, plan, .. } = source;
    let (typed, given) = (layout.typed(cell), layout.given(cell));
    let from = layout.in_table(TABLE_A, cell).on(PUZZLE);
    sheet.formula(typed, format!("IF(ISBLANK({from});\"\";{from})"), NUMBER);
    for symbol in 0..layout.n_symbols {
        let place = layout.c(cell, symbol);
        let head = at(GLYPHS, place.col);
        let formula = format!("IF(EXACT([.${}];[.{}]);1;0)", typed.plain(), pin_row(head.plain()));
        sheet.formula(place, formula, FAINT);
    }
    let c = layout.c_line(cell).here();
    let offset = layout.c(0, 0).col;
    sheet.formula(given, format!("SUMPRODUCT({c};COLUMN({c})-{offset})"), FAINT);
    let values = layout.symbols_row(VALUES).fixed();
    sheet.formula(at(given.row, given.col + 1), format!("SUMPRODUCT({c};{values})"), FAINT);
    let all_givens = layout.given(0).area(layout.n_cells, 1).fixed();
    for (i, numbering) in plan.numberings.iter().enumerate() {
        let number = layout.number(i, cell);
        match table_of(plan, layout, i) {
            Some(table) => sheet.formula(number, layout.in_table(table, cell).on(PUZZLE), FAINT),
            None => sheet.number(number, numbering.numbers[cell], FAINT),
        }
        let column = layout.number(i, 0).area(layout.n_cells, 1).fixed();
        let (number, given) = (number.here(), given.here());
        let twice = format!("COUNTIFS({column};{number};{all_givens};{given})>1");
        sheet.formula(layout.clash(i, cell), format!("IF(AND({number}>0;{given}>0;{twice});1;0)"), FAINT);
    }
    allowed(source, cell, sheet);
    faults(source, cell, rows, sheet);
}

/// The table of the sheet Puzzle that shows a numbering. On a board, anyone sees rows and columns.
pub fn table_of(plan: &Plan, layout: &Layout, numbering: usize) -> Option<usize> {
    let shown = |i: usize| layout.board.is_list || !plan.numberings[i].are_lines;
    shown(numbering).then(|| TABLE_B + (0..numbering).filter(|&i| shown(i)).count())
}

/// What a cell may hold: what rules leave, and in the modified form what the givens of its houses leave.
fn allowed(source: &Source<'_>, cell: usize, sheet: &mut Sheet) {
    let Source { layout, program, plan, .. } = source;
    if !layout.has_allowed {
        return;
    }
    let all_givens = layout.given(0).area(layout.n_cells, 1).fixed();
    for symbol in 0..layout.n_symbols {
        let place = layout.allowed(cell, symbol);
        let may = program.variables()[cell * layout.n_symbols + symbol].fixed != Some(false);
        if !may || source.form != Form::Modified || plan.numberings.is_empty() {
            sheet.number(place, i64::from(may), FAINT);
            continue;
        }
        let peers = (0..plan.numberings.len()).map(|i| {
            let column = layout.number(i, 0).area(layout.n_cells, 1).fixed();
            let number = layout.number(i, cell).here();
            format!("({number}>0)*COUNTIFS({column};{number};{all_givens};{})", symbol + 1)
        });
        let peers = peers.collect::<Vec<_>>().join("+");
        let (given, c) = (layout.given(cell).here(), layout.c(cell, symbol).here());
        sheet.formula(place, format!("IF({given}>0;{c};IF({peers}=0;1;0))"), FAINT);
    }
}

fn faults(source: &Source<'_>, cell: usize, rows: &[usize], sheet: &mut Sheet) {
    let Source { layout, .. } = source;
    let (typed, given, first) = (layout.typed(cell).here(), layout.given(cell).here(), layout.faults(cell));
    let allowed = layout.allowed(cell, 0).area(1, layout.n_symbols).here();
    let forbidden = match layout.has_allowed {
        true => format!("IF(SUMPRODUCT({};{allowed})=0;1;0)", layout.c_line(cell).here()),
        false => "0".to_string(),
    };
    sheet.formula(first, format!("IF(EXACT({typed};\"\");0;IF({given}=0;1;{forbidden}))"), FAINT);
    let broken_col = layout.other(0).col + 7;
    let runs = rows.chunk_by(|a, b| a + 1 == *b);
    let runs = runs.map(|run| at(FIRST + run[0], broken_col).area(run.len(), 1).here());
    let broken = match rows {
        [] => "0".to_string(),
        _ => format!("SUM({})", runs.collect::<Vec<_>>().join(";")),
    };
    let second = at(first.row, first.col + 1);
    sheet.formula(second, broken, FAINT);
    let all = layout.clash(0, cell).area(1, layout.n_numberings + 2).here();
    let third = at(first.row, first.col + 2);
    sheet.formula(third, format!("IF(EXACT({typed};\"\");0;SUM({all}))"), FAINT);
}

/// Pins the row of a plain reference: `C9` becomes `C$9`.
fn pin_row(plain: String) -> String {
    let digits = plain.find(|letter: char| letter.is_ascii_digit()).unwrap_or(0);
    format!("{}${}", &plain[..digits], &plain[digits..])
}

fn houses(source: &Source<'_>, sheet: &mut Sheet) {
    let Source { layout, plan, .. } = source;
    for (i, house) in plan.houses.iter().enumerate() {
        let name = layout.house(i);
        sheet.text(name, &house.name, LABEL);
        let number = at(name.row, name.col + 1);
        sheet.number(number, house.number, FAINT);
        let column = layout.number(house.numbering, 0).area(layout.n_cells, 1).fixed();
        for symbol in 0..layout.n_symbols {
            let x = layout.x(0, symbol).area(layout.n_cells, 1).fixed();
            let sum = format!("SUMIF({column};[.${}];{x})", number.plain());
            sheet.formula(layout.house_sum(i, symbol), sum, NUMBER);
        }
        let sums = layout.house_sum(i, 0).area(1, layout.n_symbols).here();
        let too_few = if house.has_all { format!("+({sums}<1-{SLACK})") } else { String::new() };
        let is_well = format!("SUMPRODUCT(({sums}>1+{SLACK}){too_few})=0");
        let states = layout.house_sum(i, layout.n_symbols);
        sheet.formula(states, state(&is_well), NUMBER);
        let clashes = layout.clash(house.numbering, 0).area(layout.n_cells, 1).fixed();
        let broken = format!("IF(SUMIF({column};{};{clashes})>0;\"broken\";\"ok\")", number.here());
        sheet.formula(at(states.row, states.col + 1), broken, NUMBER);
    }
}

/// The other rows. Hands over which of them speak of each visible cell.
fn others(source: &Source<'_>, sheet: &mut Sheet) -> Vec<Vec<usize>> {
    let Source { layout, plan, puzzle, .. } = source;
    let mut rows_of_cells = vec![Vec::new(); layout.n_cells];
    for (i, row) in plan.others.iter().enumerate() {
        let split = Split::of(row, layout);
        for cell in split.visible(layout) {
            rows_of_cells[cell].push(i);
        }
        let first = layout.other(i);
        let place = |offset| at(first.row, first.col + offset);
        let (sum, low, high) = (place(1).here(), place(5).here(), place(6).here());
        sheet.text(first, &row.name, LABEL);
        sheet.formula(place(1), split.sum(layout, puzzle.values()), NUMBER);
        let (mut well, mut broken) = (Vec::new(), Vec::new());
        if let Some(min) = row.min {
            sheet.number(place(2), min, NUMBER);
            well.push(format!("{sum}>{min}-{SLACK}"));
            broken.push(format!("{high}<{min}"));
        }
        if let Some(max) = row.max {
            sheet.number(place(3), max, NUMBER);
            well.push(format!("{sum}<{max}+{SLACK}"));
            broken.push(format!("{low}>{max}"));
        }
        sheet.formula(place(4), state(&format!("AND({})", well.join(";"))), NUMBER);
        let [least, most] = split.reach(layout, puzzle.values());
        sheet.formula(place(5), least, FAINT);
        sheet.formula(place(6), most, FAINT);
        sheet.formula(place(7), format!("IF(OR({});1;0)", broken.join(";")), FAINT);
    }
    rows_of_cells
}

/// Broken things are red, sound ones green.
fn colours(source: &Source<'_>, sheet: &mut Sheet) {
    let Source { layout, .. } = source;
    let mut words = vec![state_of_cells(layout)];
    let mut counts = vec![layout.clash(0, 0).area(layout.n_cells, layout.n_numberings + 3)];
    if layout.n_houses > 0 {
        words.push(layout.house_sum(0, layout.n_symbols).area(layout.n_houses, 2));
    }
    if layout.n_others > 0 {
        let first = layout.other(0);
        words.push(at(first.row, first.col + 4).area(layout.n_others, 1));
        counts.push(at(first.row, first.col + 7).area(layout.n_others, 1));
    }
    for area in words {
        sheet.paint(area, format!("{}=\"broken\"", area.from.here()), paint::BROKEN);
        sheet.paint(area, format!("{}=\"ok\"", area.from.here()), paint::WELL);
    }
    for area in counts {
        sheet.paint(area, format!("{}>0", area.from.here()), paint::BROKEN);
    }
    let x = solver::variables(layout);
    sheet.paint(x, format!("{}>0.5", x.from.here()), paint::WELL);
}

fn widths(source: &Source<'_>, sheet: &mut Sheet) {
    let Source { layout, .. } = source;
    let last = layout.other(0).col + if layout.n_others > 0 { 8 } else { 0 };
    for col in 0..last {
        sheet.widen(col, 150);
    }
    let mut narrow = vec![layout.x(0, 0).col, layout.c(0, 0).col, layout.house_sum(0, 0).col];
    narrow.extend(layout.has_allowed.then(|| layout.allowed(0, 0).col));
    for start in narrow {
        for col in start..start + layout.n_symbols {
            sheet.widen(col, 80);
        }
    }
    sheet.widen(0, 240);
    let (sum, clash) = (layout.cell_sum(0).col, layout.clash(0, 0).col);
    sheet.widen(sum + 1, 200);
    for col in clash..clash + layout.n_numberings + 3 {
        sheet.widen(col, 230);
    }
    for gap in [sum + 3, layout.faults(0).col + 3, layout.house(0).col - 1] {
        sheet.widen(gap, 60);
    }
    sheet.widen(layout.house(0).col, 260);
    for col in layout.other(0).col..last {
        sheet.widen(col, 220);
    }
}
