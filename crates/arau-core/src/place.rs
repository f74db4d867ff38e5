//! [`Place`]: a position in an input.

use std::fmt;

/// A position in an input, for example of a fault.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    line: Option<usize>,
    column: Option<usize>,
    length: usize,
    path: String,
}

impl Place {
    /// A position in a text: line and column in characters, both counted from 1.
    pub fn at(line: usize, column: usize) -> Place {
        Place { line: Some(line), column: Some(column), ..Place::default() }
    }

    /// A part of a structured document, such as `killer-cage[2].cells`.
    pub fn path_only(path: impl Into<String>) -> Place {
        Place::default().with_path(path)
    }

    /// The place of a byte offset of a text.
    pub fn of_offset(text: &str, offset: usize) -> Place {
        let before = &text.as_bytes()[..offset.min(text.len())];
        let line_start = before.iter().rposition(|&b| b == b'\n').map_or(0, |p| p + 1);
        let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
        let column = String::from_utf8_lossy(&before[line_start..]).chars().count() + 1;
        Place::at(line, column)
    }

    /// The same place as a part of a structured document.
    pub fn with_path(self, path: impl Into<String>) -> Place {
        Place { path: path.into(), ..self }
    }

    /// The same place, this many characters long.
    pub fn with_length(self, length: usize) -> Place {
        Place { length, ..self }
    }

    /// The same place when its text starts `lines` lines further down.
    pub fn shifted_down(self, lines: usize) -> Place {
        Place { line: self.line.map(|line| line + lines), ..self }
    }

    /// The same place, in this line and column where it knows none.
    pub fn or_at(self, line: usize, column: usize) -> Place {
        Place { line: self.line.or(Some(line)), column: self.column.or(Some(column)), ..self }
    }

    /// Line from 1, if known.
    pub fn line(&self) -> Option<usize> {
        self.line
    }

    /// Column in characters from 1, if known.
    pub fn column(&self) -> Option<usize> {
        self.column
    }

    /// The length in characters; 0 if unknown.
    pub fn length(&self) -> usize {
        self.length
    }

    /// The part of a structured document, such as `killer-cage[2].cells`, or empty.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether nothing is known about the position.
    pub fn is_unknown(&self) -> bool {
        *self == Place::default()
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
    fn what_is_unknown_is_filled_in() {
        assert_eq!(Place::default().or_at(3, 1), Place::at(3, 1));
        assert_eq!(Place::at(2, 5).or_at(3, 1).shifted_down(1), Place::at(3, 5));
        assert_eq!(Place::path_only("a.b").or_at(3, 1).to_string(), "3:1: a.b");
    }
}
