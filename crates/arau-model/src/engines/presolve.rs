//! Owns what is known before the solver is asked. A variable that would take the sum of a row out of its bounds has the
//! other value; and one that leads to a contradiction when it is tried, too. Both are common among solvers of 0-1
//! programs, and the embedded one has little of them.

use crate::program::{Program, VarId};

/// The rows of each variable.
pub struct Occurrences {
    rows_of: Vec<Vec<u32>>,
}

/// Some row cannot hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Infeasible;

impl Occurrences {
    /// Of the rows that the program has now.
    pub fn of(program: &Program) -> Occurrences {
        let mut rows_of = vec![Vec::new(); program.variables().len()];
        for (i, row) in program.rows().iter().enumerate() {
            for (variable, _) in &row.terms {
                rows_of[variable.idx()].push(i as u32);
            }
        }
        Occurrences { rows_of }
    }

    /// Fixes what follows from what is fixed.
    pub fn propagate(&self, program: &Program, fixed: &mut [Option<bool>]) -> Result<(), Infeasible> {
        self.follow(program, fixed, (0..program.rows().len() as u32).collect(), &mut Vec::new())
    }

    /// Tries each of the first variables at 1. One that leads to a contradiction is 0; this is done until none does.
    pub fn probe(
        &self,
        program: &Program,
        fixed: &mut [Option<bool>],
        n_variables: usize,
        is_stopped: impl Fn() -> bool,
    ) -> Result<(), Infeasible> {
        let mut trail = Vec::new();
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for variable in (0..n_variables).map(|idx| VarId(idx as u32)) {
                if fixed[variable.idx()].is_some() {
                    continue;
                }
                if is_stopped() {
                    return Ok(());
                }
                trail.clear();
                let failed = self.fix(program, fixed, variable, true, &mut trail).is_err();
                for &undone in &trail {
                    fixed[undone.idx()] = None;
                }
                if failed {
                    self.fix(program, fixed, variable, false, &mut trail)?;
                    changed = true;
                }
            }
        }
        Ok(())
    }

    fn fix(
        &self,
        program: &Program,
        fixed: &mut [Option<bool>],
        variable: VarId,
        to: bool,
        trail: &mut Vec<VarId>,
    ) -> Result<(), Infeasible> {
        fixed[variable.idx()] = Some(to);
        trail.push(variable);
        self.follow(program, fixed, self.rows_of[variable.idx()].clone(), trail)
    }

    /// Looks at the rows of the queue and at those that follow. A row is looked at again after it has fixed something:
    /// two variables that each may be 1 may not be so together. The trail takes what was fixed.
    fn follow(
        &self,
        program: &Program,
        fixed: &mut [Option<bool>],
        mut queue: Vec<u32>,
        trail: &mut Vec<VarId>,
    ) -> Result<(), Infeasible> {
        let mut is_queued = vec![false; program.rows().len()];
        for &row in &queue {
            is_queued[row as usize] = true;
        }
        while let Some(i) = queue.pop() {
            is_queued[i as usize] = false;
            for (variable, to) in forced(program, i as usize, fixed)? {
                fixed[variable.idx()] = Some(to);
                trail.push(variable);
                for &row in &self.rows_of[variable.idx()] {
                    if !std::mem::replace(&mut is_queued[row as usize], true) {
                        queue.push(row);
                    }
                }
            }
        }
        Ok(())
    }
}

/// Variables of a row of which exactly one, or at most one, is 1: the candidates of a cell, or any other variable alone.
struct Run<'a> {
    terms: &'a [(VarId, i64)],
    /// What they can add to the sum.
    least: i64,
    most: i64,
    /// Whether all of them can be 0.
    can_be_none: bool,
}

impl<'a> Run<'a> {
    fn of(terms: &'a [(VarId, i64)], program: &Program, fixed: &[Option<bool>]) -> Run<'a> {
        if let Some(&(_, one)) = terms.iter().find(|(variable, _)| fixed[variable.idx()] == Some(true)) {
            return Run { terms, least: one, most: one, can_be_none: false };
        }
        let open = || terms.iter().filter(|(variable, _)| fixed[variable.idx()].is_none()).map(|term| term.1);
        let can_be_none = terms.len() == 1 || program.has_other_open(terms, fixed);
        let none = can_be_none.then_some(0);
        let least = open().chain(none).min().unwrap_or(0);
        let most = open().chain(none).max().unwrap_or(0);
        Run { terms, least, most, can_be_none }
    }
}

impl Program {
    /// Whether the cell whose candidates these are has another one that is not known to be 0.
    fn has_other_open(&self, terms: &[(VarId, i64)], fixed: &[Option<bool>]) -> bool {
        let first = terms[0].0.idx() / self.n_symbols() * self.n_symbols();
        let n_possible = fixed[first..first + self.n_symbols()].iter().filter(|f| **f != Some(false)).count();
        n_possible > terms.iter().filter(|(variable, _)| fixed[variable.idx()] != Some(false)).count()
    }

    fn is_of_one_cell(&self, a: VarId, b: VarId) -> bool {
        self.cell_of(a).is_some() && self.cell_of(a) == self.cell_of(b)
    }
}

/// The open variables of a row that have one value left.
fn forced(program: &Program, row: usize, fixed: &[Option<bool>]) -> Result<Vec<(VarId, bool)>, Infeasible> {
    // That a cell has one symbol is what its own row says, so that it cannot be taken for granted there.
    let is_of_a_cell = row < program.n_cell_rows();
    let row = &program.rows()[row];
    let runs = || {
        let runs = row.terms.chunk_by(|a, b| !is_of_a_cell && program.is_of_one_cell(a.0, b.0));
        runs.map(|terms| Run::of(terms, program, fixed))
    };
    let (least, most) = runs().fold((0, 0), |(least, most), run| (least + run.least, most + run.most));
    let (min, max) = (row.min.unwrap_or(i64::MIN), row.max.unwrap_or(i64::MAX));
    if least > max || most < min {
        return Err(Infeasible);
    }
    let mut forced = Vec::new();
    for run in runs() {
        let (others_least, others_most) = (least - run.least, most - run.most);
        let fits = |own: i64| others_least + own <= max && others_most + own >= min;
        for &(variable, own) in run.terms.iter().filter(|(variable, _)| fixed[variable.idx()].is_none()) {
            if !fits(own) {
                forced.push((variable, false));
            } else if run.terms.len() == 1 && run.can_be_none && !fits(0) {
                forced.push((variable, true));
            }
        }
    }
    Ok(forced)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{Form, Row};
    use arau_core::{Geometry, PuzzleSpec, Symbols};

    /// Three cells with three symbols each, without rules.
    fn program() -> Program {
        let mut geometry = Geometry::new();
        for label in ["a", "b", "c"] {
            geometry.add_cell(label, Vec::new(), Vec::new());
        }
        let puzzle = PuzzleSpec::new(geometry, Symbols::digits(3)).build().unwrap();
        Program::of(&puzzle, Form::Simple).unwrap()
    }

    /// Every way to put a symbol into each cell, as which variables are 1.
    fn grids() -> Vec<[bool; 9]> {
        let ones = |grid: usize| [grid % 3, 3 + grid / 3 % 3, 6 + grid / 9];
        (0..27).map(|grid| std::array::from_fn(|i| ones(grid).contains(&i))).collect()
    }

    #[test]
    fn what_is_forced_is_what_every_solution_has() {
        let mut program = program();
        let mut n_forced = 0;
        for coefficients in [[1, 2, 3, 1, 2, 3, 1, 2, 3], [-2, 5, 0, 1, 0, 0, 4, 4, -7]] {
            for bounds in 0..400 {
                let (min, max) = (bounds % 20 - 9, bounds / 20 - 6);
                let terms = (0..).map(VarId).zip(coefficients).filter(|term| term.1 != 0).collect();
                let row = Row { name: String::new(), terms, min: Some(min), max: Some(max) };
                program.push_row(row.clone());
                let sum =
                    |ones: &[bool; 9]| (0..9).filter(|&i| ones[i]).map(|i| coefficients[i]).sum::<i64>();
                let solutions: Vec<_> =
                    grids().into_iter().filter(|ones| (min..=max).contains(&sum(ones))).collect();
                match forced(&program, program.rows().len() - 1, &[None; 9]) {
                    Err(Infeasible) => assert!(solutions.is_empty(), "{row:?}"),
                    Ok(forced) => {
                        n_forced += forced.len();
                        for (variable, to) in forced {
                            assert!(solutions.iter().all(|ones| ones[variable.idx()] == to), "{row:?}");
                        }
                    }
                }
            }
        }
        assert!(n_forced > 100, "{n_forced}");
    }

    #[test]
    fn the_row_of_a_cell_gives_it_its_last_symbol() {
        let program = program();
        let mut fixed = vec![None; 9];
        (fixed[0], fixed[2]) = (Some(false), Some(false));
        assert_eq!(forced(&program, 0, &fixed), Ok(vec![(VarId(1), true)]));
        fixed[1] = Some(false);
        assert_eq!(forced(&program, 0, &fixed), Err(Infeasible));
        (fixed[0], fixed[1], fixed[2]) = (None, Some(true), None);
        assert_eq!(forced(&program, 0, &fixed), Ok(vec![(VarId(0), false), (VarId(2), false)]));
    }
}
