//! Owns the sheet Puzzle, which people look at: table A for givens, the solution S, how many rules each cell breaks, and
//! the numbers B of houses.

use super::address::at;
use super::layout::{Figure, GLYPHS, Layout, MODEL, PUZZLE, TABLE_A, TABLE_BROKEN, TABLE_S, VALUES};
use super::look::{HEADING, LABEL, Look, TEXT, TITLE, paint};
use super::model::{Source, glyph, table_of};
use super::sheet::{Content, Page, Sheet};
use arau_core::Symbols;

const INPUT: Look = Look { size: 14, bold: true, ink: "#111111", centred: true, ..TEXT };
const SOLUTION: Look = Look { size: 14, ink: "#1d5fa8", centred: true, blank_zero: true, ..TEXT };
const COUNT: Look = Look { centred: true, ink: "#9b0000", blank_zero: true, ..TEXT };
const HOUSE: Look = Look { centred: true, ink: "#555555", blank_zero: true, ..TEXT };

/// What lies behind cells of further houses, such as windows and diagonals.
const TINTS: [&str; 3] = ["#e6eef8", "#eef5e4", "#f7ecdc"];

/// The columns over which the state is written.
const STATE_COLUMNS: usize = 19;

/// Sides of the cells of a board, in tenths of a millimetre.
const SIDE: u32 = 80;

/// The sheet Puzzle.
pub fn puzzle_sheet(source: &Source<'_>, title: &str) -> Sheet {
    let page = if source.layout.board.is_list { Page::Long } else { Page::Single };
    let mut sheet = Sheet::new(PUZZLE, page, "#1f3a5f");
    head(source, title, &mut sheet);
    sizes(source, &mut sheet);
    tables(source, &mut sheet);
    colours(source, &mut sheet);
    for (name, table) in [("table_A", TABLE_A), ("table_S", TABLE_S), ("table_broken", TABLE_BROKEN)] {
        sheet.names.push((name.to_string(), source.layout.whole_table(table).on(PUZZLE)));
    }
    sheet
}

fn head(source: &Source<'_>, title: &str, sheet: &mut Sheet) {
    let layout = source.layout;
    sheet.text(at(0, 1), title, TITLE);
    sheet.heights.insert(0, 110);
    let how = [
        "1. Type givens into A. A cell turns red as soon as it breaks a rule.",
        "2. Go to the sheet Model and choose Tools > Solver… > Solve. LibreOffice 25.2 and later fill in \
         everything;",
        "    for earlier ones, the sheet About says what to enter. The solution appears in S.",
        "3. Without any givens, the solver makes a full grid.",
    ];
    for (i, line) in how.into_iter().enumerate() {
        sheet.text(at(1 + i, 1), line, TEXT);
    }
    let figure = |figure: Figure| layout.figure(figure).on(MODEL);
    let broken = figure(Figure::BrokenRules);
    let state = format!(
        "\"Givens: \"&{}&\".  Broken by them: \"&IF({broken}=0;\"nothing\";{broken}&\" (see the red cells)\")&\".  State: \"&{}&\".\"",
        figure(Figure::Givens),
        figure(Figure::State)
    );
    sheet.formula(at(5, 1), state, HEADING);
    sheet.paint(at(5, 1).area(1, STATE_COLUMNS), format!("{broken}>0"), paint::BROKEN);
}

/// Every table that is shown, with its title.
fn shown(source: &Source<'_>) -> Vec<(usize, String)> {
    let mut tables = vec![
        (TABLE_A, "A: givens (type here)".to_string()),
        (TABLE_S, "S: solution, s = sum of k·x".to_string()),
        (TABLE_BROKEN, "Number of rules that each given breaks".to_string()),
    ];
    for (i, numbering) in source.plan.numberings.iter().enumerate() {
        if let Some(table) = table_of(source.plan, source.layout, i) {
            tables.push((table, format!("B: {}, numbered", numbering.title)));
        }
    }
    tables
}

fn tables(source: &Source<'_>, sheet: &mut Sheet) {
    let Source { layout, plan, puzzle, .. } = source;
    for (table, title) in shown(source) {
        let start = layout.table(table);
        let title = if layout.board.is_list { short(&title) } else { &title };
        sheet.text(at(start.row - 1, start.col), title, HEADING);
    }
    let tints = tints(source);
    let boxes = plan.boxes().map(|boxes| &boxes.numbers[..]);
    for cell in puzzle.geometry().cells() {
        let (idx, frame) = (cell.idx(), layout.board.frame(cell.idx(), boxes));
        let look = |look: Look| Look { frame, fill: tints[idx], ..look };
        let given = puzzle.spec().givens[idx].map(|symbol| glyph(puzzle.symbols().glyph(symbol)));
        sheet.put(layout.in_table(TABLE_A, idx), given.unwrap_or(Content::Empty), look(INPUT));
        sheet.formula(layout.in_table(TABLE_S, idx), solution(layout, puzzle.symbols(), idx), look(SOLUTION));
        let mut broken = layout.faults(idx);
        broken.col += 2;
        sheet.formula(layout.in_table(TABLE_BROKEN, idx), broken.on(MODEL), Look { frame, ..COUNT });
        for (i, numbering) in plan.numberings.iter().enumerate() {
            if let Some(table) = table_of(plan, layout, i) {
                let frame = layout.board.frame(idx, Some(&numbering.numbers));
                sheet.number(layout.in_table(table, idx), numbering.numbers[idx], Look { frame, ..HOUSE });
            }
        }
        if layout.board.is_list {
            let place = layout.in_table(TABLE_A, idx);
            sheet.text(at(place.row, 0), puzzle.geometry().label(cell), LABEL);
        }
    }
}

/// A title that fits a single column.
fn short(title: &str) -> &str {
    title.split(['(', ',']).next().unwrap_or(title).trim_end()
}

/// The symbol that the variables of a cell say. Where symbols are numbers, it is Peško's sum.
fn solution(layout: &Layout, symbols: &Symbols, cell: usize) -> String {
    let x = layout.x_line(cell).on(MODEL);
    let are_numbers =
        symbols.iter().all(|s| symbols.glyph(s) == symbols.value(s).to_string() && symbols.value(s) > 0);
    if are_numbers {
        return format!("SUMPRODUCT({};{x})", layout.symbols_row(VALUES).on(MODEL));
    }
    let place = format!("ROUND(SUMPRODUCT({x};COLUMN({x})-{}))", layout.x(0, 0).col);
    let glyphs = layout.symbols_row(GLYPHS).on(MODEL);
    format!("IF(ROUND(SUM({x}))=1;INDEX({glyphs};1;{place});\"\")")
}

/// The colour behind each cell: that of the first further house in which it lies. Houses that cannot be seen as one shape
/// have none, such as those that follow from the windows of a windoku.
fn tints(source: &Source<'_>) -> Vec<Option<&'static str>> {
    let mut tints = vec![None; source.layout.n_cells];
    let further =
        source.plan.numberings.iter().filter(|numbering| !numbering.are_lines && !numbering.are_boxes);
    for (i, numbering) in further.enumerate() {
        for house in numbering.houses().filter(|house| source.layout.board.is_one_shape(house)) {
            for cell in house {
                tints[cell].get_or_insert(TINTS[i % TINTS.len()]);
            }
        }
    }
    // Where all is coloured, nothing stands out.
    if tints.iter().all(Option::is_some) { vec![None; source.layout.n_cells] } else { tints }
}

fn sizes(source: &Source<'_>, sheet: &mut Sheet) {
    let layout = source.layout;
    sheet.widen(0, if layout.board.is_list { 200 } else { 60 });
    let last = shown(source).iter().map(|(table, _)| layout.table(*table)).max_by_key(|start| start.col);
    let last = last.map_or(0, |start| start.col + layout.board.n_cols);
    for col in 1..last {
        let in_gap = col % (layout.board.n_cols + 1) == 0;
        let side = if layout.board.is_list { 330 } else { SIDE };
        sheet.widen(col, if in_gap && layout.board.is_list { 60 } else { side });
    }
    for (table, _) in shown(source) {
        let start = layout.table(table);
        for row in start.row..start.row + layout.board.n_rows {
            sheet.heights.insert(row, SIDE);
        }
    }
}

/// Red where a rule is broken, bold where the solution repeats a given, orange where it does not.
fn colours(source: &Source<'_>, sheet: &mut Sheet) {
    let layout = source.layout;
    let [a, s, broken] = [TABLE_A, TABLE_S, TABLE_BROKEN].map(|table| layout.table(table).here());
    sheet.paint(layout.whole_table(TABLE_A), format!("AND(ISNUMBER({broken});{broken}>0)"), paint::BROKEN);
    let solved = format!("NOT(OR({s}=0;{s}=\"\"))");
    sheet.paint(
        layout.whole_table(TABLE_S),
        format!("AND(NOT(ISBLANK({a}));{solved};NOT(EXACT({a};{s})))"),
        paint::LOST,
    );
    sheet.paint(layout.whole_table(TABLE_S), format!("AND(NOT(ISBLANK({a}));EXACT({a};{s}))"), paint::GIVEN);
    sheet.paint(
        layout.whole_table(TABLE_BROKEN),
        format!("AND(ISNUMBER({broken});{broken}>0)"),
        paint::BROKEN,
    );
}
