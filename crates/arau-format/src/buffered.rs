//! Owns [`Buffered`]: a stream that is read in large pieces, which can be given away whole instead of being copied.

use std::io::{BufRead, ErrorKind, Read, Result};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Room for the first read: a short text takes little memory.
const FIRST_BYTES: usize = 1 << 16;

/// Room for those that follow a full one.
const BYTES: usize = 1 << 20;

/// Memory that was given away and came back. New memory must be cleared before it can be read into, which takes as long
/// as looking at the lines in it.
static SPARE: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());

/// What comes back beyond that is let go. It may be more than was given away: others return texts they made themselves.
const MOST_SPARE: usize = 16;

/// Takes back the memory of lines that are through, for those to come. What is too small or much too large is let go.
pub fn recycle(memory: Vec<u8>) {
    if (BYTES..BYTES + BYTES / 2).contains(&memory.capacity()) {
        let mut spare = spare();
        if spare.len() < MOST_SPARE {
            spare.push(memory);
        }
    }
}

fn spare() -> MutexGuard<'static, Vec<Vec<u8>>> {
    SPARE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A stream, and what was read of it but not taken.
pub(crate) struct Buffered<R> {
    input: R,
    /// What was read stands from `start` to `end`.
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    is_at_end: bool,
}

impl<R: Read> Buffered<R> {
    pub(crate) fn new(input: R) -> Buffered<R> {
        Buffered { input, buffer: vec![0; FIRST_BYTES], start: 0, end: 0, is_at_end: false }
    }

    /// What was read and not taken.
    pub(crate) fn at_hand(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// Adds what the stream has, at least a byte, for which it waits; false if it has ended or there is no room. The end is
    /// not asked for twice: a terminal would wait for more.
    pub(crate) fn read_more(&mut self) -> Result<bool> {
        if self.end == self.buffer.len() {
            // The last read took all the room there was: the stream is long.
            self.buffer.resize(BYTES, 0);
        }
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            (self.start, self.end) = (0, self.end - self.start);
        }
        if self.is_at_end || self.end == self.buffer.len() {
            return Ok(false);
        }
        let n_bytes = loop {
            match self.input.read(&mut self.buffer[self.end..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => break result?,
            }
        };
        self.end += n_bytes;
        self.is_at_end = n_bytes == 0;
        Ok(!self.is_at_end)
    }

    /// Gives away the first bytes of what was read. Where they fill much of the buffer it goes with them, and what
    /// is left moves to a new one.
    pub(crate) fn give(&mut self, n_bytes: usize) -> Vec<u8> {
        let given = self.start..self.start + n_bytes;
        if n_bytes < self.buffer.len() / 4 {
            self.start = given.end;
            return self.buffer[given].to_vec();
        }
        let left = &self.buffer[given.end..self.end];
        let mut buffer = spare().pop().unwrap_or_default();
        buffer.resize(BYTES, 0);
        buffer[..left.len()].copy_from_slice(left);
        (self.start, self.end) = (0, left.len());
        let mut bytes = std::mem::replace(&mut self.buffer, buffer);
        bytes.truncate(given.end);
        bytes.drain(..given.start);
        bytes
    }
}

impl<R: Read> Read for Buffered<R> {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        let n_bytes = self.fill_buf()?.read(to)?;
        self.consume(n_bytes);
        Ok(n_bytes)
    }
}

impl<R: Read> BufRead for Buffered<R> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        if self.start == self.end {
            self.read_more()?;
        }
        Ok(self.at_hand())
    }

    fn consume(&mut self, n_bytes: usize) {
        self.start += n_bytes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream that hands out its bytes in steps and counts how often its end was asked for.
    struct Steps<'a> {
        rest: &'a [u8],
        sizes: &'a [usize],
        n_steps: usize,
        n_ends: usize,
    }

    impl Read for Steps<'_> {
        fn read(&mut self, to: &mut [u8]) -> Result<usize> {
            let at_most = self.sizes[self.n_steps % self.sizes.len()].min(to.len());
            self.n_steps += 1;
            self.n_ends += usize::from(self.rest.is_empty());
            self.rest.read(&mut to[..at_most])
        }
    }

    fn steps<'a>(rest: &'a [u8], sizes: &'a [usize]) -> Buffered<Steps<'a>> {
        Buffered::new(Steps { rest, sizes, n_steps: 0, n_ends: 0 })
    }

    #[test]
    fn every_byte_comes_once_however_it_is_taken() {
        let bytes: Vec<u8> = (0..3_000_000u32).map(|n| (n % 251) as u8).collect();
        for sizes in [&[1 << 20][..], &[1000, 1, 70_000], &[300_000]] {
            for (n_left, at_most) in [(0, usize::MAX), (77, usize::MAX), (77, 5000), (1, 600_000)] {
                let mut stream = steps(&bytes, sizes);
                let mut seen = Vec::new();
                while !stream.fill_buf().expect("no error").is_empty() {
                    // A byte by itself first: then what is given away is not at the start of the buffer.
                    seen.push(stream.at_hand()[0]);
                    stream.consume(1);
                    while stream.at_hand().len() > n_left {
                        let given = stream.give((stream.at_hand().len() - n_left).min(at_most));
                        seen.extend_from_slice(&given);
                        recycle(given);
                    }
                    stream.read_more().expect("no error");
                }
                assert!(seen == bytes, "{sizes:?}, {n_left} left, {at_most} at most");
            }
        }
    }

    #[test]
    fn memory_that_came_back_is_used_again() {
        // Others may take from the same store meanwhile, but not so often.
        let is_used_again = || {
            recycle(vec![7; BYTES]);
            let mut stream = steps(&[1; BYTES], &[BYTES]);
            stream.read_more().expect("no error");
            stream.give(FIRST_BYTES);
            stream.buffer.contains(&7)
        };
        assert!((0..1000).any(|_| is_used_again()));
    }

    #[test]
    fn the_end_is_asked_for_once() {
        let mut stream = steps(b"ab", &[1]);
        assert!(stream.read_more().expect("no error"));
        assert!(stream.read_more().expect("no error"));
        assert_eq!(stream.at_hand(), b"ab");
        for _ in 0..3 {
            assert!(!stream.read_more().expect("no error"));
            assert_eq!(stream.at_hand(), b"ab");
        }
        stream.consume(2);
        assert_eq!(stream.fill_buf().expect("no error"), b"");
        assert_eq!(stream.input.n_ends, 1);
    }

    #[test]
    fn what_comes_back_is_bounded() {
        for _ in 0..2 * MOST_SPARE {
            recycle(Vec::with_capacity(BYTES));
            recycle(Vec::with_capacity(BYTES - 1));
            recycle(Vec::with_capacity(2 * BYTES));
        }
        let spare = spare();
        assert!(spare.len() <= MOST_SPARE);
        assert!(spare.iter().all(|memory| (BYTES..2 * BYTES).contains(&memory.capacity())));
    }

    #[test]
    fn the_buffer_grows_once_and_is_not_read_into_when_full() {
        let mut stream = steps(&[7; BYTES + 5], &[BYTES]);
        assert!(stream.read_more().expect("no error"));
        assert_eq!(stream.at_hand().len(), FIRST_BYTES);
        assert!(stream.read_more().expect("no error"));
        assert_eq!(stream.at_hand().len(), BYTES);
        assert!(!stream.read_more().expect("no error"));
        stream.consume(3);
        assert!(stream.read_more().expect("no error"));
        assert_eq!(stream.at_hand().len(), BYTES);
    }
}
