//! Owns how files are put together: words and numbers into a buffer, which goes out in large pieces.

use crate::program::Program;
use std::borrow::Cow;
use std::collections::HashSet;
use std::io::{self, Write};

/// This many bytes are gathered before they are written.
const PIECE: usize = 1 << 16;

/// So long a line may become before it is broken. Readers of the LP format once gave up at 255 characters.
const LINE: usize = 100;

/// A file in the making.
pub struct Text<'a> {
    to: &'a mut dyn Write,
    buffer: Vec<u8>,
    /// Where the line began, as a place in the buffer.
    line_start: usize,
}

impl<'a> Text<'a> {
    /// Nothing so far.
    pub fn new(to: &'a mut dyn Write) -> Text<'a> {
        Text { to, buffer: Vec::with_capacity(PIECE + (PIECE >> 2)), line_start: 0 }
    }

    /// Adds words as they are; they have no line break.
    pub fn put(&mut self, words: &str) -> &mut Self {
        self.buffer.extend_from_slice(words.as_bytes());
        self
    }

    /// Adds a number.
    pub fn number(&mut self, number: impl itoa::Integer) -> &mut Self {
        self.put(itoa::Buffer::new().format(number))
    }

    /// Ends the line.
    pub fn end_line(&mut self) -> io::Result<()> {
        self.buffer.push(b'\n');
        if self.buffer.len() >= PIECE {
            self.to.write_all(&self.buffer)?;
            self.buffer.clear();
        }
        self.line_start = self.buffer.len();
        Ok(())
    }

    /// Adds a whole line.
    pub fn line(&mut self, words: &str) -> io::Result<()> {
        self.put(words).end_line()
    }

    /// Goes on in a new line, which begins with these words, if this one has become long.
    pub fn break_long_line(&mut self, indent: &str) -> io::Result<()> {
        if self.buffer.len() - self.line_start < LINE {
            return Ok(());
        }
        self.end_line()?;
        self.put(indent);
        Ok(())
    }

    /// Writes what is left.
    pub fn finish(self) -> io::Result<()> {
        self.to.write_all(&self.buffer)?;
        self.to.flush()
    }
}

/// The names of a program's rows, each one once: readers refuse files in which two rows share a name, as they do
/// where two rules speak of the same house.
pub fn row_names(program: &Program) -> Vec<Cow<'_, str>> {
    let mut taken: HashSet<Cow<'_, str>> = HashSet::with_capacity(program.rows().len());
    let mut names = Vec::with_capacity(program.rows().len());
    for row in program.rows() {
        let mut name = Cow::Borrowed(row.name.as_str());
        let mut copy = 1;
        while !taken.insert(name.clone()) {
            copy += 1;
            name = Cow::Owned(format!("{}_copy{copy}", row.name));
        }
        names.push(name);
    }
    names
}

/// Words for a comment, whatever they came with.
pub fn on_one_line(words: &str) -> String {
    words.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
