//! Owns rows that hold only if an option is taken: what the option does not ask for is let through by a coefficient as
//! large as needed and no larger.

use super::{Program, Row, VarId, Variable};

/// When rows must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Always.
    Always,
    /// If this variable is 1.
    If(VarId),
}

/// A sum of variables with its bounds, and what it can reach at all.
pub struct Sum {
    /// Variables with coefficients.
    pub terms: Vec<(VarId, i64)>,
    /// The least that is allowed.
    pub min: Option<i64>,
    /// The most that is allowed.
    pub max: Option<i64>,
    /// The least and the greatest sum that can come up.
    pub reach: (i64, i64),
}

impl Sum {
    /// `Σ variables` within bounds, where at most `most` of them are 1 at once.
    pub fn of_ones(variables: Vec<VarId>, min: Option<i64>, max: Option<i64>, most: usize) -> Sum {
        let most = most.min(variables.len()) as i64;
        Sum { terms: variables.into_iter().map(|v| (v, 1)).collect(), min, max, reach: (0, most) }
    }
}

impl Program {
    /// A new variable that no cell has.
    pub(super) fn new_variable(&mut self, name: String) -> VarId {
        self.variables.push(Variable { name, fixed: None });
        VarId(self.variables.len() as u32 - 1)
    }

    /// Adds a row under a condition. Bounds that cannot be passed are left out.
    pub(super) fn push(&mut self, name: String, sum: Sum, condition: Condition) {
        let Sum { terms, min, max, reach } = sum;
        let min = min.filter(|&min| min > reach.0);
        let max = max.filter(|&max| max < reach.1);
        match condition {
            Condition::Always if min.is_none() && max.is_none() => {}
            Condition::Always if terms.is_empty() => self.push_never(&name, condition),
            Condition::Always => self.rows.push(Row { name, terms, min, max }),
            Condition::If(taken) => {
                if let Some(min) = min {
                    // Σ ≥ least + (min − least)·taken
                    let terms = with(&terms, taken, -(min - reach.0));
                    self.rows.push(Row { name: format!("{name}_low"), terms, min: Some(reach.0), max: None });
                }
                if let Some(max) = max {
                    // Σ ≤ most − (most − max)·taken
                    let terms = with(&terms, taken, reach.1 - max);
                    self.rows.push(Row {
                        name: format!("{name}_high"),
                        terms,
                        min: None,
                        max: Some(reach.1),
                    });
                }
            }
        }
    }
}

fn with(terms: &[(VarId, i64)], variable: VarId, coefficient: i64) -> Vec<(VarId, i64)> {
    terms.iter().copied().chain([(variable, coefficient)]).collect()
}
