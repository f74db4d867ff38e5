//! Owns [`Clauses`], a formula without a word about what its variables mean, and how it is read from DIMACS text.

use std::fmt;

/// Why a text is no formula in DIMACS.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DimacsError {
    /// The line `p cnf` is not there, or not as it should be.
    NoHead,
    /// Something that is no literal of the formula.
    #[non_exhaustive]
    BadLiteral {
        /// Its line, from 1.
        line: usize,
        /// What stands there.
        word: String,
    },
    /// There are other clauses than the first line says, or the last one does not end.
    #[non_exhaustive]
    WrongLength {
        /// How many there are.
        found: usize,
        /// How many there should be.
        stated: usize,
    },
}

impl fmt::Display for DimacsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DimacsError::NoHead => f.write_str("the header line `p cnf VARIABLES CLAUSES` is missing"),
            DimacsError::BadLiteral { line, word } => write!(f, "line {line}: `{word}` is not a literal"),
            DimacsError::WrongLength { found, stated } => {
                write!(f, "the header announces {stated} clauses, but there are {found}")
            }
        }
    }
}

impl std::error::Error for DimacsError {}

/// Clauses over variables from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clauses {
    n_variables: usize,
    literals: Vec<i32>,
    ends: Vec<usize>,
}

impl Clauses {
    /// A new variable.
    pub fn new_variable(&mut self) -> i32 {
        self.n_variables += 1;
        self.n_variables as i32
    }

    /// Number of variables.
    pub fn n_variables(&self) -> usize {
        self.n_variables
    }

    /// Number of clauses.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Every clause.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[i32]> {
        let start = |i: usize| if i == 0 { 0 } else { self.ends[i - 1] };
        (0..self.ends.len()).map(move |i| &self.literals[start(i)..self.ends[i]])
    }

    /// Adds a clause of these variables.
    pub fn push(&mut self, clause: &[i32]) {
        self.literals.extend_from_slice(clause);
        self.ends.push(self.literals.len());
    }

    /// The clauses of a DIMACS text; or what is wrong with it.
    pub fn read(text: &str) -> Result<Clauses, DimacsError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('c'));
        let head = lines.next().and_then(|(_, line)| head(line));
        let (n_variables, n_clauses) = head.ok_or(DimacsError::NoHead)?;
        let mut clauses = Clauses { n_variables, ..Clauses::default() };
        let mut start = 0;
        for (i, line) in lines {
            for word in line.split_ascii_whitespace() {
                match word.parse::<i32>() {
                    Ok(0) => {
                        start = clauses.literals.len();
                        clauses.ends.push(start);
                    }
                    Ok(literal) if literal.unsigned_abs() as usize <= n_variables => {
                        clauses.literals.push(literal);
                    }
                    _ => return Err(DimacsError::BadLiteral { line: i + 1, word: word.to_string() }),
                }
            }
        }
        match clauses.len() == n_clauses && start == clauses.literals.len() {
            true => Ok(clauses),
            false => Err(DimacsError::WrongLength { found: clauses.len(), stated: n_clauses }),
        }
    }
}

/// The numbers of variables and clauses. No clause has a variable whose number is too large for a literal.
fn head(line: &str) -> Option<(usize, usize)> {
    let mut words = line.split_ascii_whitespace();
    let is_cnf = words.next() == Some("p") && words.next() == Some("cnf");
    let mut number = || words.next()?.parse::<u32>().ok();
    let (n_variables, n_clauses) = (number()?, number()?);
    let fits = is_cnf && words.next().is_none() && i32::try_from(n_variables).is_ok();
    fits.then_some((n_variables as usize, n_clauses as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read() {
        let mut clauses = Clauses { n_variables: 3, ..Clauses::default() };
        clauses.push(&[1, -3]);
        clauses.push(&[]);
        clauses.push(&[-2]);
        assert_eq!(Clauses::read("c a comment\np cnf 3 3\n1 -3 0\n0\n-2 0\n"), Ok(clauses.clone()));
        assert_eq!(Clauses::read("p cnf 3 3\n1\n-3 0 0 -2 0"), Ok(clauses));
    }

    #[test]
    fn bad_texts_are_refused() {
        let texts = [
            "",
            "c\n",
            "1 0\n",
            "p cnf 1\n",
            "p cnf 1 1 1\n1 0\n",
            "p cnf 1 1\n2 0\n",
            "p cnf 1 1\n1\n",
            "p cnf 1 1\n1 0 1 0\n",
            "p cnf 1 2\n1 0\n",
            "p cnf 1 1\n1 0 1\n",
            "p cnf -1 0\n",
            "p dnf 1 0\n",
            "p cnf 4294967295 0\n",
            "p cnf 1 1\nx 0\n",
        ];
        for text in texts {
            assert!(Clauses::read(text).is_err(), "{text:?}");
        }
    }
}
