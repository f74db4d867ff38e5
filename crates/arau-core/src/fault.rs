//! Owns how bad input is reported: a [`Fault`] has a place, a message and help; [`Faults`] collects them all.

use std::fmt;

/// Where in the input a fault lies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// Line from 1, if known.
    pub line: Option<usize>,
    /// Column in characters from 1, if known.
    pub column: Option<usize>,
    /// The part of a structured document, such as `killer-cage[2].cells`, or empty.
    pub path: String,
}

impl Place {
    /// A place in a text.
    pub fn at(line: usize, column: usize) -> Place {
        Place { line: Some(line), column: Some(column), path: String::new() }
    }

    /// A part of a structured document.
    pub fn path(path: impl Into<String>) -> Place {
        Place { path: path.into(), ..Place::default() }
    }

    /// The place of a byte offset of a text.
    pub fn of_offset(text: &str, offset: usize) -> Place {
        let before = &text.as_bytes()[..offset.min(text.len())];
        let line_start = before.iter().rposition(|&b| b == b'\n').map_or(0, |p| p + 1);
        let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
        let column = String::from_utf8_lossy(&before[line_start..]).chars().count() + 1;
        Place::at(line, column)
    }

    /// The same place when its text starts `lines` lines further down.
    pub fn shifted_down(mut self, lines: usize) -> Place {
        self.line = self.line.map(|line| line + lines);
        self
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (Some(line), Some(column)) => write!(f, "{line}:{column}")?,
            (Some(line), None) => write!(f, "{line}")?,
            _ => {}
        }
        if !self.path.is_empty() {
            if self.line.is_some() {
                f.write_str(": ")?;
            }
            f.write_str(&self.path)?;
        }
        Ok(())
    }
}

/// One thing that is wrong with an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What is wrong: lowercase, no full stop.
    pub message: String,
    /// What to do about it, if there is something to say.
    pub help: Option<String>,
}

impl Fault {
    /// A fault without help.
    pub fn new(place: Place, message: impl Into<String>) -> Fault {
        Fault { place, message: message.into(), help: None }
    }

    /// The fault with advice.
    pub fn help(mut self, help: impl Into<String>) -> Fault {
        self.help = Some(help.into());
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.place.to_string();
        if !place.is_empty() {
            write!(f, "{place}: ")?;
        }
        f.write_str(&self.message)?;
        match &self.help {
            Some(help) => write!(f, " ({help})"),
            None => Ok(()),
        }
    }
}

/// Every fault of an input. As an error it is never empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// One fault alone.
    pub fn one(place: Place, message: impl Into<String>) -> Faults {
        Faults(vec![Fault::new(place, message)])
    }

    /// Adds a fault.
    pub fn push(&mut self, fault: Fault) {
        self.0.push(fault);
    }

    /// `Ok(value)` when nothing was found, else all the faults.
    pub fn or_ok<T>(self, value: T) -> Result<T, Faults> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }

    /// Takes the value out of a result; adds its faults if it has none.
    pub fn take<T>(&mut self, result: Result<T, Faults>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(faults) => {
                self.0.extend(faults.0);
                None
            }
        }
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_become_lines_and_columns_in_characters() {
        assert_eq!(Place::of_offset("añb\ncd", 4), Place::at(1, 4));
        assert_eq!(Place::of_offset("añb\ncd", 6), Place::at(2, 2));
        assert_eq!(Place::of_offset("x", 99), Place::at(1, 2));
    }

    #[test]
    fn a_fault_reads_as_one_line() {
        let fault = Fault::new(Place::at(3, 7), "no cell r0c1").help("rows are counted from 1");
        assert_eq!(fault.to_string(), "3:7: no cell r0c1 (rows are counted from 1)");
        assert_eq!(Fault::new(Place::path("arrow[1]"), "no shaft").to_string(), "arrow[1]: no shaft");
    }
}
