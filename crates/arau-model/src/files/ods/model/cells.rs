//! Owns the lines of cells: variables with their sum, givens with what they break, and what a cell may hold.

use super::super::address::at;
use super::super::layout::{FIRST, GLYPHS, PUZZLE, TABLE_A, VALUES};
use super::super::look::{LABEL, Look, NUMBER};
use super::super::sheet::Sheet;
use super::{FAINT, SLACK, Source, state, table_of};
use crate::Form;

const VARIABLE: Look = Look { fill: Some("#fff8dc"), blank_zero: true, ..NUMBER };

/// Writes every line. `rows_of_cells` says which other rows speak of each cell.
pub fn write(source: &Source<'_>, rows_of_cells: &[Vec<usize>], sheet: &mut Sheet) {
    for line in 0..source.layout.n_lines {
        variables(source, line, sheet);
    }
    for (cell, rows) in rows_of_cells.iter().enumerate() {
        givens(source, cell, sheet);
        faults(source, cell, rows, sheet);
    }
    if source.layout.has_allowed {
        for cell in 0..source.layout.n_all_cells {
            allowed(source, cell, sheet);
        }
    }
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
        sheet.formula(at(sum.row, sum.col + 2), state(layout, &is_well), NUMBER);
    }
}

/// What is given in a cell, and in which of its houses it stands twice.
fn givens(source: &Source<'_>, cell: usize, sheet: &mut Sheet) {
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
}

/// What a cell may hold: what rules leave, and in the modified form what the givens of its houses leave.
fn allowed(source: &Source<'_>, cell: usize, sheet: &mut Sheet) {
    let Source { layout, program, plan, .. } = source;
    let is_live = source.form == Form::Modified && cell < layout.n_cells && !plan.numberings.is_empty();
    let all_givens = layout.given(0).area(layout.n_cells, 1).fixed();
    let given = layout.given(cell).here();
    // Up to the symbol, which comes last, the formulas of a cell are the same.
    let counts = (0..plan.numberings.len()).map(|i| {
        let column = layout.number(i, 0).area(layout.n_cells, 1).fixed();
        let number = layout.number(i, cell).here();
        format!("({number}>0)*COUNTIFS({column};{number};{all_givens};")
    });
    let counts: Vec<String> = counts.collect();
    for symbol in 0..layout.n_symbols {
        let place = layout.allowed(cell, symbol);
        let may = program.variables()[cell * layout.n_symbols + symbol].fixed != Some(false);
        if !may || !is_live {
            sheet.number(place, i64::from(may), FAINT);
            continue;
        }
        let number = symbol + 1;
        let peers = counts.iter().map(|count| format!("{count}{number})")).collect::<Vec<_>>().join("+");
        let c = layout.c(cell, symbol).here();
        sheet.formula(place, format!("IF({given}>0;{c};IF({peers}=0;1;0))"), FAINT);
    }
}

/// What else a given breaks. `rows` are the other rows that speak of its cell.
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
