//! From bytes to numbered lines of text, in bounded memory whatever the bytes are.

use crate::classic_lines::ClassicLines;
use arau_core::{Fault, FaultKind, Place};
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read};

/// The maximum number of bytes of one puzzle.
pub const MAX_PUZZLE_BYTES: usize = 16 << 20;

/// How much of a stream is examined to detect its kind.
const HEAD_BYTES: usize = 1 << 16;
const HEAD_LINES: usize = 300;

/// How much is read at once: some thousand classic lines, so that they can be solved side by side.
const BUFFER_BYTES: usize = 1 << 19;

/// A line of the input without its line break.
pub(crate) enum Line {
    /// A good one.
    Text {
        /// From 1.
        number: usize,
        /// Without its end.
        text: String,
    },
    /// One that is too long, not UTF-8 or could not be read.
    Bad {
        /// From 1.
        number: usize,
        /// Why.
        fault: Fault,
    },
}

impl Line {
    pub(crate) fn number(&self) -> usize {
        match self {
            Line::Text { number, .. } | Line::Bad { number, .. } => *number,
        }
    }
}

/// The lines of a stream, of which the first can be looked at in advance.
pub(crate) struct Lines<R> {
    input: BufReader<R>,
    n_read: usize,
    ahead: VecDeque<Line>,
    head: String,
    is_done: bool,
}

impl<R: Read> Lines<R> {
    pub(crate) fn new(input: R) -> Lines<R> {
        Lines {
            input: BufReader::with_capacity(BUFFER_BYTES, input),
            n_read: 0,
            ahead: VecDeque::new(),
            head: String::new(),
            is_done: false,
        }
    }

    /// The text of the first lines, which stay to be read. Meant to be asked for before any line is taken.
    pub(crate) fn head(&mut self) -> &str {
        while self.head.len() < HEAD_BYTES && self.ahead.len() < HEAD_LINES && self.look_further() {}
        &self.head
    }

    /// The first line that is wanted, which stays to be read. Looks no further than that, so that a stream whose
    /// lines come one by one is not held up. Meant to be asked for before any line is taken.
    pub(crate) fn first(&mut self, wanted: impl Fn(&str) -> bool) -> Option<&str> {
        let is_wanted = |line: &Line| matches!(line, Line::Text { text, .. } if wanted(text));
        while !self.ahead.back().is_some_and(is_wanted) {
            if self.head.len() >= HEAD_BYTES || self.ahead.len() >= HEAD_LINES || !self.look_further() {
                return None;
            }
        }
        match self.ahead.back() {
            Some(Line::Text { text, .. }) => Some(text),
            _ => None,
        }
    }

    /// Adds a line to those ahead and to the head; false at the end.
    fn look_further(&mut self) -> bool {
        let Some(line) = self.read_line() else { return false };
        if let Line::Text { text, .. } = &line {
            self.head.push_str(text);
            self.head.push('\n');
        }
        self.ahead.push_back(line);
        true
    }

    /// The next line, which stays to be read.
    pub(crate) fn peek(&mut self) -> Option<&Line> {
        if self.ahead.is_empty() {
            let line = self.read_line()?;
            self.ahead.push_back(line);
        }
        self.ahead.front()
    }

    /// The next line.
    pub(crate) fn next(&mut self) -> Option<Line> {
        self.head = String::new();
        self.ahead.pop_front().or_else(|| self.read_line())
    }

    /// The next lines that are classic puzzles, at most this many. Waits for a line if there is none, but not for more.
    pub(crate) fn next_classic(&mut self, at_most: usize) -> Option<ClassicLines> {
        if !self.ahead.is_empty() || self.is_done {
            return None;
        }
        // An error comes back when the next line is read.
        let bytes = self.input.fill_buf().ok()?;
        // The end is not asked for twice: a terminal would wait for more.
        self.is_done = bytes.is_empty();
        let (lines, n_bytes) = ClassicLines::take(self.n_read + 1, bytes, at_most);
        self.input.consume(n_bytes);
        self.n_read += lines.puzzles.len();
        (!lines.puzzles.is_empty()).then_some(lines)
    }

    fn read_line(&mut self) -> Option<Line> {
        if self.is_done {
            return None;
        }
        let number = self.n_read + 1;
        self.n_read = number;
        let mut bytes = Vec::new();
        match (&mut self.input).take(MAX_PUZZLE_BYTES as u64 + 1).read_until(b'\n', &mut bytes) {
            Ok(0) => {
                self.is_done = true;
                return None;
            }
            Ok(_) => {}
            Err(error) => {
                self.is_done = true;
                let fault = Fault::new(FaultKind::Unreadable, format!("the input cannot be read: {error}"));
                return Some(Line::Bad { number, fault: fault.at(Place::at(number, 1)) });
            }
        }
        let is_cut = bytes.last() != Some(&b'\n');
        if is_cut && bytes.len() <= MAX_PUZZLE_BYTES {
            // The stream has ended; it is not asked again.
            self.is_done = true;
        } else if is_cut {
            self.skip_rest_of_line();
            let message = format!("the line is longer than {} MiB", MAX_PUZZLE_BYTES >> 20);
            return Some(Line::Bad { number, fault: Fault::too_large(message).at(Place::at(number, 1)) });
        }
        Some(decode(number, bytes))
    }

    fn skip_rest_of_line(&mut self) {
        loop {
            let (n_bytes, is_end) = match self.input.fill_buf() {
                Ok([]) | Err(_) => return,
                Ok(buffer) => match buffer.iter().position(|b| *b == b'\n') {
                    Some(end) => (end + 1, true),
                    None => (buffer.len(), false),
                },
            };
            self.input.consume(n_bytes);
            if is_end {
                return;
            }
        }
    }
}

/// A line without its end and, if it is the first, without a byte order mark.
fn decode(number: usize, mut bytes: Vec<u8>) -> Line {
    while matches!(bytes.last(), Some(b'\n' | b'\r')) {
        bytes.pop();
    }
    if number == 1 && bytes.starts_with(b"\xEF\xBB\xBF") {
        bytes.drain(..3);
    }
    match String::from_utf8(bytes) {
        Ok(text) => Line::Text { number, text },
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let bytes = error.into_bytes();
            let column = String::from_utf8_lossy(&bytes[..good]).chars().count() + 1;
            let message =
                format!("the byte 0x{:02X} is not valid UTF-8", bytes.get(good).copied().unwrap_or_default());
            let fault = Fault::new(FaultKind::Unreadable, message).at(Place::at(number, column));
            Line::Bad { number, fault }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream that comes in pieces of one size and counts how often its end was asked for.
    struct Pieces<'a> {
        rest: &'a [u8],
        size: usize,
        n_ends: usize,
    }

    impl Read for Pieces<'_> {
        fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
            self.n_ends += usize::from(self.rest.is_empty());
            let at_most = self.size.min(to.len());
            self.rest.read(&mut to[..at_most])
        }
    }

    #[test]
    fn classic_lines_come_once_each_however_the_stream_comes() {
        let puzzle = |i: usize| format!("{}{i:04}", ".".repeat(77));
        let text: String = (0..1000).map(|i| puzzle(i) + if i % 7 == 0 { "\r\n" } else { "\n" }).collect();
        for text in [text.as_str(), text.trim_end()] {
            for size in [1, 50, 82, 1000, 1 << 20] {
                let mut lines = Lines::new(Pieces { rest: text.as_bytes(), size, n_ends: 0 });
                let mut seen = Vec::new();
                loop {
                    if let Some(classic) = lines.next_classic(300) {
                        assert_eq!(classic.first_line, seen.len() + 1);
                        seen.extend(classic.puzzles.iter().map(|puzzle| puzzle.to_string()));
                    } else if let Some(Line::Text { number, text }) = lines.next() {
                        assert_eq!(number, seen.len() + 1);
                        seen.push(text.replace('0', "."));
                    } else {
                        break;
                    }
                }
                let expected: Vec<String> = (0..1000).map(|i| puzzle(i).replace('0', ".")).collect();
                assert!(seen == expected, "{size}");
                // A terminal would wait for more if its end were asked for again.
                assert_eq!(lines.input.get_ref().n_ends, 1, "{size}");
            }
        }
    }
}
