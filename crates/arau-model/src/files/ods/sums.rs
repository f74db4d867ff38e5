//! Owns the formulas of rows that are no houses: what they add up to, and what they can add up to by the givens.

use super::layout::Layout;
use crate::Row;
use std::collections::BTreeMap;

/// The terms of a row by cells, and those that belong to no cell.
pub struct Split {
    /// A coefficient per symbol, for each cell with terms.
    cells: BTreeMap<usize, Vec<i64>>,
    /// Other variables.
    free: Vec<(usize, i64)>,
}

/// The columns that a sum is taken from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SumColumns {
    Variables,
    Givens,
}

impl Split {
    /// Sorts the terms of a row.
    pub fn of(row: &Row, layout: &Layout) -> Split {
        let mut split = Split { cells: BTreeMap::new(), free: Vec::new() };
        for &(variable, coefficient) in &row.terms {
            let (line, symbol) = (variable.idx() / layout.n_symbols, variable.idx() % layout.n_symbols);
            if line < layout.n_all_cells {
                split.cells.entry(line).or_insert_with(|| vec![0; layout.n_symbols])[symbol] = coefficient;
            } else {
                split.free.push((variable.idx(), coefficient));
            }
        }
        split
    }

    /// The visible cells that it speaks of.
    pub fn visible(&self, layout: &Layout) -> impl Iterator<Item = usize> {
        self.cells.keys().copied().filter(move |&cell| cell < layout.n_cells)
    }

    /// The sum of the variables.
    pub fn sum(&self, layout: &Layout, values: &[i32]) -> String {
        let mut sum = Sum::default();
        for (&cell, coefficients) in &self.cells {
            sum.add_cell(layout, values, SumColumns::Variables, cell, coefficients);
        }
        for &(variable, coefficient) in &self.free {
            let place = layout.x(variable / layout.n_symbols, variable % layout.n_symbols);
            sum.add(coefficient, &place.here());
        }
        sum.finish(0)
    }

    /// The least and the greatest sum that the givens leave: open cells still have the choice.
    pub fn reach(&self, layout: &Layout, values: &[i32]) -> [String; 2] {
        [i64::min as fn(i64, i64) -> i64, i64::max].map(|extreme| {
            let (mut sum, mut constant) = (Sum::default(), 0);
            for (&cell, coefficients) in &self.cells {
                let open = coefficients.iter().copied().reduce(extreme).unwrap_or(0);
                if cell < layout.n_cells {
                    sum.add_cell(layout, values, SumColumns::Givens, cell, coefficients);
                    sum.add(open, &format!("({}=0)", layout.given(cell).here()));
                } else {
                    constant += open;
                }
            }
            constant += self.free.iter().map(|term| extreme(term.1, 0)).sum::<i64>();
            sum.finish(constant)
        })
    }
}

/// A formula that grows term by term.
#[derive(Default)]
struct Sum(String);

impl Sum {
    /// Adds a multiple of something, unless it is 0.
    fn add(&mut self, coefficient: i64, term: &str) {
        if coefficient == 0 {
            return;
        }
        self.0.push_str(if coefficient < 0 { "-" } else { "+" });
        if coefficient.abs() != 1 {
            self.0.push_str(&format!("{}*", coefficient.abs()));
        }
        self.0.push_str(term);
    }

    /// Adds what a cell contributes: a multiple of its value where that is what the coefficients say, else runs of equal
    /// coefficients.
    fn add_cell(
        &mut self,
        layout: &Layout,
        values: &[i32],
        from: SumColumns,
        cell: usize,
        coefficients: &[i64],
    ) {
        if let Some(factor) = multiple(coefficients, values) {
            let mut value =
                if from == SumColumns::Variables { layout.cell_sum(cell) } else { layout.given(cell) };
            value.col += 1;
            return self.add(factor, &value.here());
        }
        let mut symbol = 0;
        for run in coefficients.chunk_by(|a, b| a == b) {
            let start =
                if from == SumColumns::Variables { layout.x(cell, symbol) } else { layout.c(cell, symbol) };
            match run.len() {
                1 => self.add(run[0], &start.here()),
                n => self.add(run[0], &format!("SUM({})", start.area(1, n).here())),
            }
            symbol += run.len();
        }
    }

    fn finish(mut self, constant: i64) -> String {
        if constant != 0 || self.0.is_empty() {
            self.0.push_str(&format!("{constant:+}"));
        }
        match self.0.strip_prefix('+') {
            Some(rest) => rest.to_string(),
            None => self.0,
        }
    }
}

/// The factor by which coefficients are the values, if there is one. A single symbol is clearer by itself.
fn multiple(coefficients: &[i64], values: &[i32]) -> Option<i64> {
    let (&coefficient, &value) = coefficients.iter().zip(values).find(|(_, value)| **value != 0)?;
    let factor = coefficient / i64::from(value);
    let fits = |(&coefficient, &value): (&i64, &i32)| coefficient == factor * i64::from(value);
    (factor != 0 && values.len() > 1 && coefficients.iter().zip(values).all(fits)).then_some(factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multiples_of_the_values_are_seen() {
        assert_eq!(multiple(&[2, 4, 6], &[1, 2, 3]), Some(2));
        assert_eq!(multiple(&[-0, -1, -2], &[0, 1, 2]), Some(-1));
        assert_eq!(multiple(&[1, 1, 1], &[1, 2, 3]), None);
        assert_eq!(multiple(&[1, 0, 0], &[1, 2, 3]), None);
    }

    #[test]
    fn sums_keep_their_signs() {
        let mut sum = Sum::default();
        for (coefficient, term) in [(1, "a"), (-1, "b"), (0, "c"), (3, "d"), (-2, "e")] {
            sum.add(coefficient, term);
        }
        assert_eq!(sum.finish(-4), "a-b+3*d-2*e-4");
        assert_eq!(Sum::default().finish(0), "+0".trim_start_matches('+'));
    }
}
