//! Owns what the solver of a spreadsheet is told: the names under which LibreOffice keeps its dialog in the sheet, and the
//! same as sentences for people who fill it in by hand.

use super::address::{Area, at};
use super::layout::{Figure, Layout, MODEL};
use super::plan::Plan;
use super::xml::quoted;
use crate::Form;

/// One line of the dialog.
pub struct Demand {
    /// The sums, or the variables themselves.
    pub left: Area,
    /// How they compare.
    pub relation: Relation,
    /// With what: one number each, or the same for all. Nothing where a variable is 0 or 1.
    pub right: Option<Right>,
    /// What it means.
    pub meaning: &'static str,
}

/// How the two sides of a demand compare. The numbers are LibreOffice's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// At most.
    AtMost = 1,
    /// Equal.
    Equal = 2,
    /// At least.
    AtLeast = 3,
    /// 0 or 1.
    Binary = 5,
}

/// The right side of a demand.
pub enum Right {
    /// A number for all.
    Number(i64),
    /// A number each.
    Area(Area),
}

impl Relation {
    /// As people write it.
    pub fn sign(self) -> &'static str {
        match self {
            Relation::AtMost => "<=",
            Relation::Equal => "=",
            Relation::AtLeast => ">=",
            Relation::Binary => "binary",
        }
    }
}

impl Right {
    /// As people write it.
    pub fn readable(&self) -> String {
        match self {
            Right::Number(number) => number.to_string(),
            Right::Area(area) => area.readable(),
        }
    }
}

/// The variables that the solver changes.
pub fn variables(layout: &Layout) -> Area {
    layout.x(0, 0).area(layout.n_lines, layout.n_symbols)
}

/// Everything that the solver must respect.
pub fn demands(layout: &Layout, plan: &Plan, form: Form) -> Vec<Demand> {
    let mut demands = Vec::new();
    let mut demand = |left: Area, relation, right, meaning| {
        demands.push(Demand { left, relation, right, meaning });
    };
    let n = layout.n_symbols;
    let cells = layout.cell_sum(0).area(layout.n_all_cells, 1);
    demand(cells, Relation::Equal, Some(Right::Number(1)), "each cell has one symbol");
    let n_full = plan.n_full_houses();
    if n_full > 0 {
        let left = layout.house_sum(0, 0).area(n_full, n);
        demand(left, Relation::Equal, Some(Right::Number(1)), "each symbol occurs once in each house");
    }
    if n_full < plan.houses.len() {
        let left = layout.house_sum(n_full, 0).area(plan.houses.len() - n_full, n);
        demand(left, Relation::AtMost, Some(Right::Number(1)), "no symbol is repeated in a house");
    }
    let [n_equal, n_least, n_both, n_most] = plan.n_others();
    let others = [
        (0, n_equal, Relation::Equal, 2, "other rules: equations"),
        (n_equal, n_least + n_both, Relation::AtLeast, 2, "other rules: at least"),
        (n_equal + n_least, n_both + n_most, Relation::AtMost, 3, "other rules: at most"),
    ];
    for (start, n_rows, relation, bound, meaning) in others {
        if n_rows > 0 {
            let first = layout.other(start);
            let column = |offset| at(first.row, first.col + offset).area(n_rows, 1);
            demand(column(1), relation, Some(Right::Area(column(bound))), meaning);
        }
    }
    // One sum for all cells together is as strong as one for each variable, and solvers read it far faster.
    let figure = |figure: Figure| layout.figure(figure).area(1, 1);
    if form == Form::Simple {
        let all = Some(Right::Area(figure(Figure::Givens)));
        demand(figure(Figure::Objective), Relation::Equal, all, "every given is kept");
    }
    if layout.has_allowed {
        let none = Some(Right::Number(0));
        demand(figure(Figure::Forbidden), Relation::Equal, none, "cells contain only allowed symbols");
    }
    if layout.n_lines > layout.n_all_cells {
        let left = layout.x(layout.n_all_cells, 0).area(layout.n_lines - layout.n_all_cells, n);
        demand(left, Relation::Binary, None, "further variables are 0 or 1");
    }
    demands
}

/// The named expressions of the sheet Model from which LibreOffice 25.2 and later fill their dialog.
pub fn names(layout: &Layout, demands: &[Demand]) -> Vec<(String, String)> {
    let engine = "com.sun.star.comp.Calc.CoinMPSolver";
    let mut names = Vec::new();
    let mut name = |name: String, expression: String| names.push((name, expression));
    name("solver_opt".into(), layout.figure(Figure::Objective).on(MODEL));
    name("solver_typ".into(), "1".into());
    name("solver_val".into(), "0".into());
    name("solver_adj".into(), variables(layout).on(MODEL));
    for (i, demand) in demands.iter().enumerate() {
        let number = i + 1;
        name(format!("solver_lhs{number}"), demand.left.on(MODEL));
        name(format!("solver_rel{number}"), (demand.relation as u8).to_string());
        match &demand.right {
            Some(Right::Number(right)) => name(format!("solver_rhs{number}"), right.to_string()),
            Some(Right::Area(right)) => name(format!("solver_rhs{number}"), right.on(MODEL)),
            None => {}
        }
    }
    name("solver_num".into(), demands.len().to_string());
    name("solver_lo_eng".into(), quoted(engine));
    // The same for Excel: its simplex.
    name("solver_eng".into(), "2".into());
    // Whole numbers from 0 on: with one symbol per cell they are 0 or 1, and far faster than a demand on each.
    name("solver_int".into(), "1".into());
    name("solver_neg".into(), "1".into());
    name("solver_tim".into(), "600".into());
    // Not for the solver, but for whoever looks for the tables.
    name("variables_x".into(), variables(layout).on(MODEL));
    name("givens_c".into(), layout.c(0, 0).area(layout.n_cells, layout.n_symbols).on(MODEL));
    if layout.has_allowed {
        name("allowed_u".into(), layout.allowed(0, 0).area(layout.n_all_cells, layout.n_symbols).on(MODEL));
    }
    names
}
