//! Owns what rows fix by themselves: a variable that would take a sum out of its bounds has the other value. Repeated until
//! nothing changes, it leaves the solver less to do, and often nothing.

use crate::program::{Program, Row, VarId};

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

    /// Fixes what follows from what is fixed. A row is looked at again after it has fixed something: two variables that
    /// each may be 1 may not be so together.
    pub fn propagate(&self, program: &Program, fixed: &mut [Option<bool>]) -> Result<(), Infeasible> {
        let rows = program.rows();
        let mut queue: Vec<u32> = (0..rows.len() as u32).collect();
        let mut is_queued = vec![true; rows.len()];
        while let Some(i) = queue.pop() {
            is_queued[i as usize] = false;
            for (variable, to) in forced(&rows[i as usize], fixed)? {
                fixed[variable.idx()] = Some(to);
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

/// The open variables of a row that have one value left.
fn forced(row: &Row, fixed: &[Option<bool>]) -> Result<Vec<(VarId, bool)>, Infeasible> {
    // What the sum reaches when every open variable helps it down, or up.
    let (mut least, mut most) = (0, 0);
    for &(variable, coefficient) in &row.terms {
        match fixed[variable.idx()] {
            Some(true) => (least, most) = (least + coefficient, most + coefficient),
            Some(false) => {}
            None => (least, most) = (least + coefficient.min(0), most + coefficient.max(0)),
        }
    }
    let room_below = row.max.map_or(i64::MAX, |max| max.saturating_sub(least));
    let room_above = row.min.map_or(i64::MAX, |min| most.saturating_sub(min));
    if room_below < 0 || room_above < 0 {
        return Err(Infeasible);
    }
    let open = row.terms.iter().filter(|(variable, _)| fixed[variable.idx()].is_none());
    let forced = open.filter_map(|&(variable, coefficient)| {
        let size = coefficient.abs();
        match (size > room_below, size > room_above) {
            // It may not help the sum up.
            (true, _) => Some((variable, coefficient < 0)),
            // It may not help the sum down.
            (_, true) => Some((variable, coefficient > 0)),
            _ => None,
        }
    });
    Ok(forced.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(coefficients: &[i64], min: Option<i64>, max: Option<i64>) -> Row {
        let terms = coefficients.iter().enumerate().map(|(i, &c)| (VarId(i as u32), c)).collect();
        Row { name: String::new(), terms, min, max }
    }

    #[test]
    fn what_is_forced_is_what_every_solution_has() {
        let coefficients = [3, -2, 1, 4];
        for bounds in 0..400 {
            let (min, max) = (bounds % 20 - 6, bounds / 20 - 6);
            let row = row(&coefficients, Some(min), Some(max));
            let sum = |bits: u32| (0..4).filter(|i| bits >> i & 1 == 1).map(|i| coefficients[i]).sum::<i64>();
            let solutions: Vec<u32> = (0..16).filter(|&bits| (min..=max).contains(&sum(bits))).collect();
            match forced(&row, &[None; 4]) {
                Err(Infeasible) => assert!(solutions.is_empty(), "{row:?}"),
                Ok(forced) => {
                    for (variable, to) in forced {
                        let differs = |bits: &u32| (bits >> variable.0 & 1 == 1) != to;
                        assert!(!solutions.iter().any(differs), "{row:?}");
                    }
                }
            }
        }
        assert_eq!(
            forced(&row(&[1, 1], Some(2), None), &[None; 2]),
            Ok(vec![(VarId(0), true), (VarId(1), true)])
        );
    }
}
