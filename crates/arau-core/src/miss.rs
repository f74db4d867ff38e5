//! Owns [`Miss`]: where a full grid breaks a rule, and by how much.

use crate::Cell;
use std::fmt;

/// A number that a rule asks for, and the one that is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    /// What it is.
    pub is: i64,
    /// The least that it should be.
    pub min: i64,
    /// The most that it should be.
    pub max: i64,
}

impl Amount {
    /// A number where another one is asked for.
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
    /// The cells to look at.
    pub cells: Vec<Cell>,
    /// What they come to, where that is a number.
    pub amount: Option<Amount>,
    /// What is wrong, with the cells that it is about; if `None`, the cells and the amount say it.
    pub sentence: Option<String>,
}

impl Miss {
    /// Cells that come to the wrong number.
    pub fn amount(cells: &[Cell], is: i64, wanted: i64) -> Miss {
        Miss { cells: cells.to_vec(), amount: Some(Amount::not(is, wanted)), sentence: None }
    }

    /// Cells that do not fit, in words.
    pub fn sentence(cells: &[Cell], sentence: impl Into<String>) -> Miss {
        Miss { cells: cells.to_vec(), amount: None, sentence: Some(sentence.into()) }
    }

    /// The same with the numbers that the words are about.
    pub fn with_amount(self, is: i64, wanted: i64) -> Miss {
        Miss { amount: Some(Amount::not(is, wanted)), ..self }
    }
}
