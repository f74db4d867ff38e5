//! [`Miss`]: where a full grid breaks a rule, and by how much.

use crate::Cell;
use std::fmt;

/// The number that a rule requires, and the actual one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    /// What it is.
    pub is: i64,
    /// The smallest allowed number.
    pub min: i64,
    /// The largest allowed number.
    pub max: i64,
}

impl Amount {
    /// A number that should be another one.
    pub fn not(is: i64, wanted: i64) -> Amount {
        Amount { is, min: wanted, max: wanted }
    }
}

/// Such as `is 39, not 40`.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Amount { is, min, max } = *self;
        match is {
            _ if min == max => write!(f, "is {is}, not {min}"),
            _ if is < min => write!(f, "is {is}, not {min} or more"),
            _ => write!(f, "is {is}, not {max} or less"),
        }
    }
}

/// Where a full grid breaks a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Miss {
    /// The cells concerned.
    pub cells: Vec<Cell>,
    /// The number they give and the number required, for rules about a number.
    pub amount: Option<Amount>,
    /// What is wrong, in words; if `None`, the cells and the numbers say it.
    pub sentence: Option<String>,
}

impl Miss {
    /// Cells that give the wrong number.
    pub fn amount(cells: &[Cell], is: i64, wanted: i64) -> Miss {
        Miss { cells: cells.to_vec(), amount: Some(Amount::not(is, wanted)), sentence: None }
    }

    /// Cells that do not fit, in words.
    pub fn sentence(cells: &[Cell], sentence: impl Into<String>) -> Miss {
        Miss { cells: cells.to_vec(), amount: None, sentence: Some(sentence.into()) }
    }

    /// The same, with the numbers.
    pub fn with_amount(self, is: i64, wanted: i64) -> Miss {
        Miss { amount: Some(Amount::not(is, wanted)), ..self }
    }
}
