//! Owns how the sheet Model looks: titles, colours, widths.

use super::super::address::at;
use super::super::layout::{GLYPHS, TITLES, VALUES};
use super::super::look::{HEADING, LABEL, TITLE, paint};
use super::super::sheet::Sheet;
use super::super::solver;
use super::{Source, glyph};

/// Titles of blocks and columns.
pub fn heads(source: &Source<'_>, sheet: &mut Sheet) {
    let Source { layout, plan, puzzle, .. } = source;
    sheet.text(at(0, 0), "The 0-1 program", TITLE);
    sheet.heights.insert(0, 100);
    let mut blocks = vec![
        (layout.x(0, 0).col, "x: 1 where a cell contains a symbol"),
        (layout.c(0, 0).col, "c: 1 where a symbol is given"),
        (layout.house(0).col, "houses: how often each symbol occurs in them"),
    ];
    if layout.has_allowed {
        blocks.push((layout.allowed(0, 0).col, "u: 1 where a cell may contain a symbol"));
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
    words.extend([
        (given, "symbol"),
        (given + 1, "value"),
        (faults, "not allowed"),
        (faults + 1, "other rows"),
    ]);
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

/// Broken things are red, sound ones green.
pub fn colours(source: &Source<'_>, sheet: &mut Sheet) {
    let Source { layout, .. } = source;
    let mut words = vec![layout.state_of_cells()];
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

/// Widths of columns.
pub fn widths(source: &Source<'_>, sheet: &mut Sheet) {
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
    for numbering in 0..layout.n_numberings {
        sheet.widen(layout.number(numbering, 0).col, 220);
    }
    sheet.widen(0, 240);
    let (sum, clash) = (layout.cell_sum(0).col, layout.clash(0, 0).col);
    sheet.widen(sum + 1, 200);
    for col in clash..clash + layout.n_numberings + 3 {
        sheet.widen(col, 260);
    }
    for gap in [sum + 3, layout.faults(0).col + 3, layout.house(0).col - 1] {
        sheet.widen(gap, 60);
    }
    sheet.widen(layout.house(0).col, 260);
    sheet.widen(layout.house_sum(0, layout.n_symbols).col, 200);
    for col in layout.other(0).col..last {
        sheet.widen(col, 220);
    }
}
