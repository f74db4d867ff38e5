//! Owns the figures of the whole program: objective, number of givens, and how much is broken.

use super::super::address::{Area, at};
use super::super::layout::{Figure, Layout};
use super::super::look::{Look, TEXT};
use super::super::sheet::Sheet;
use super::super::solver;
use super::{SLACK, Source};

/// Writes the figures, each with its name beside it.
pub fn write(source: &Source<'_>, sheet: &mut Sheet) {
    let layout = source.layout;
    let n = layout.n_symbols;
    let givens = layout.c(0, 0).area(layout.n_cells, n).here();
    let x = layout.x(0, 0).area(layout.n_cells, n).here();
    let mut put = |figure: Figure, name: &str, formula: String| {
        let place = layout.figure(figure);
        sheet.formula(place, formula, Look { bold: true, ..TEXT });
        sheet.text(at(place.row, place.col + 1), name, TEXT);
    };
    put(Figure::Objective, "sum of c·x, which the solver maximises", format!("SUMPRODUCT({givens};{x})"));
    put(Figure::Givens, "sum of c: the number of givens", format!("SUM({givens})"));
    if layout.has_allowed {
        let cells = layout.x(0, 0).area(layout.n_all_cells, n).here();
        let allowed = layout.allowed(0, 0).area(layout.n_all_cells, n).here();
        let formula = format!("SUMPRODUCT(1-{allowed};{cells})");
        put(Figure::Forbidden, "sum of (1-u)·x: symbols in forbidden cells", formula);
    }
    let all = format!("SUM({})", solver::variables(layout).here());
    put(Figure::AllVariables, "sum of all x", all);
    put(Figure::BrokenSums, "sums of x that are broken", broken_sums(layout));
    put(Figure::BrokenRules, "rules that givens break", broken_rules(layout));
    put(Figure::State, "", state(layout));
}

fn broken_sums(layout: &Layout) -> String {
    let mut states = vec![layout.state_of_cells()];
    if layout.n_houses > 0 {
        states.push(layout.house_sum(0, layout.n_symbols).area(layout.n_houses, 1));
    }
    if layout.n_others > 0 {
        let first = layout.other(0);
        states.push(at(first.row, first.col + 4).area(layout.n_others, 1));
    }
    let mut counts: Vec<String> = states.into_iter().map(count_broken).collect();
    if layout.has_allowed {
        counts.push(format!("({}>{SLACK})", layout.figure(Figure::Forbidden).here()));
    }
    counts.join("+")
}

/// Houses and other rows that the givens break, and cells with what they may not hold.
fn broken_rules(layout: &Layout) -> String {
    let mut counts = vec![format!("SUM({})", layout.faults(0).area(layout.n_cells, 1).here())];
    if layout.n_houses > 0 {
        let first = layout.house_sum(0, layout.n_symbols);
        counts.push(count_broken(at(first.row, first.col + 1).area(layout.n_houses, 1)));
    }
    if layout.n_others > 0 {
        let first = layout.other(0);
        counts.push(format!("SUM({})", at(first.row, first.col + 7).area(layout.n_others, 1).here()));
    }
    counts.join("+")
}

fn count_broken(area: Area) -> String {
    format!("COUNTIF({};\"broken\")", area.here())
}

fn state(layout: &Layout) -> String {
    let figure = |figure: Figure| layout.figure(figure).here();
    let kept = format!("ABS({}-{})<{SLACK}", figure(Figure::Objective), figure(Figure::Givens));
    let solved = format!("IF({kept};\"solved\";\"solved, but not all givens are kept\")");
    let sums = format!("IF({}>0;\"sums are broken\";{solved})", figure(Figure::BrokenSums));
    let open = format!("IF({}=0;\"not solved yet\";{sums})", figure(Figure::AllVariables));
    format!("IF({}>0;\"the givens break rules\";{open})", figure(Figure::BrokenRules))
}
