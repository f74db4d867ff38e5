//! Owns the sums over houses and the other rows, with their bounds and their state.

use super::super::address::at;
use super::super::look::{LABEL, NUMBER};
use super::super::sheet::Sheet;
use super::super::sums::Split;
use super::{FAINT, SLACK, Source, state};

/// The houses: how often each symbol stands in them.
pub fn houses(source: &Source<'_>, sheet: &mut Sheet) {
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
        sheet.formula(states, state(layout, &is_well), NUMBER);
        let clashes = layout.clash(house.numbering, 0).area(layout.n_cells, 1).fixed();
        let broken = format!("IF(SUMIF({column};{};{clashes})>0;\"broken\";\"ok\")", number.here());
        sheet.formula(at(states.row, states.col + 1), broken, NUMBER);
    }
}

/// The other rows. Hands over which of them speak of each visible cell.
pub fn others(source: &Source<'_>, sheet: &mut Sheet) -> Vec<Vec<usize>> {
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
        sheet.formula(place(4), state(layout, &format!("AND({})", well.join(";"))), NUMBER);
        let [least, most] = split.reach(layout, puzzle.values());
        sheet.formula(place(5), least, FAINT);
        sheet.formula(place(6), most, FAINT);
        sheet.formula(place(7), format!("IF(OR({});1;0)", broken.join(";")), FAINT);
    }
    rows_of_cells
}
