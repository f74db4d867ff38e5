//! Owns [`ClassicLines`]: lines of a stream that are each a classic 9×9 puzzle, read together, so that a line of a long
//! list costs nanoseconds and no allocation.

use crate::buffered::Buffered;
use arau_core::Classic;
use std::io::{BufRead, Read};

/// The cells of a puzzle.
const N_CELLS: usize = Classic::N_CELLS;

/// The bytes of a puzzle with its line break.
pub const LINE_BYTES: usize = N_CELLS + 1;

/// Lines that follow each other, each of them 81 characters `1` to `9`, `.`, `0`, `*`, `_`. What stood behind a
/// separator is gone.
#[derive(Clone, Debug)]
pub struct ClassicLines {
    first_line: usize,
    /// The puzzles, each with a line break.
    text: Vec<u8>,
    /// How many bytes that is for each: the line break may have two.
    line_bytes: usize,
}

impl ClassicLines {
    /// Takes classic lines from the start of what was read of a stream, at most so many; none if the first line is another
    /// or is not there in full. Not always all that follow each other: those that need not be copied come first.
    pub(crate) fn take(first_line: usize, input: &mut Buffered<impl Read>, at_most: usize) -> ClassicLines {
        let bytes = input.at_hand();
        let (n_lines, line_bytes) = match bytes.get(N_CELLS) {
            Some(b'\r') => (n_plain::<{ LINE_BYTES + 1 }>(bytes, at_most), LINE_BYTES + 1),
            _ => (n_plain::<LINE_BYTES>(bytes, at_most), LINE_BYTES),
        };
        if n_lines > 0 {
            // Most lists have no other lines.
            return ClassicLines { first_line, text: input.give(n_lines * line_bytes), line_bytes };
        }
        let (text, n_bytes) = gather(bytes, at_most.min(GATHERED_LINES));
        input.consume(n_bytes);
        ClassicLines { first_line, text, line_bytes: LINE_BYTES }
    }

    /// How many there are.
    pub fn n_lines(&self) -> usize {
        self.text.len() / self.line_bytes
    }

    /// The digits of each puzzle, 0 for an empty cell.
    pub fn puzzles(&self) -> impl ExactSizeIterator<Item = Classic> {
        self.text.chunks_exact(self.line_bytes).map(|line| {
            let characters = line.first_chunk().expect("a line is longer");
            Classic::from_characters(characters)
        })
    }

    /// The number of each line in the stream, and its puzzle.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, Classic)> {
        (self.first_line..).zip(self.puzzles())
    }

    /// The characters of the puzzles, each followed by a line break, and how many bytes that is for each:
    /// [`LINE_BYTES`] or one more.
    pub fn into_text(self) -> (Vec<u8>, usize) {
        (self.text, self.line_bytes)
    }
}

/// How many lines are looked at together.
const PAGE_LINES: usize = 64;

/// How many lines at the start, at most so many, are plain: 81 digits and dots with a line break of one or of two bytes.
/// To look at many together takes half the instructions.
fn n_plain<const LENGTH: usize>(bytes: &[u8], at_most: usize) -> usize {
    let lines = bytes.as_chunks::<LENGTH>().0;
    let pages = lines[..at_most.min(lines.len())].chunks(PAGE_LINES);
    pages.take_while(|page| are_plain(page)).map(<[_]>::len).sum()
}

/// How many lines are copied at most before it is tried again without: enough for a list where every line has something
/// behind its puzzle, and few of a list with an odd line here and there.
const GATHERED_LINES: usize = 4096;

/// Copies the classic lines at the start, at most so many, whatever stands behind their puzzles, and tells how many bytes
/// they took.
fn gather(bytes: &[u8], at_most: usize) -> (Vec<u8>, usize) {
    let (mut text, mut n_bytes) = (Vec::new(), 0);
    for _ in 0..at_most {
        let rest = &bytes[n_bytes..];
        let Some(characters) = rest.first_chunk::<N_CELLS>() else { break };
        let Some(n_behind) = length_behind(&rest[N_CELLS..]) else { break };
        if !Classic::are_cells(characters) {
            break;
        }
        text.extend_from_slice(characters);
        text.push(b'\n');
        n_bytes += N_CELLS + n_behind;
    }
    (text, n_bytes)
}

/// Whether all lines are plain. No early end and no line by itself: the compiler makes vector code of it.
fn are_plain<const LENGTH: usize>(page: &[[u8; LENGTH]]) -> bool {
    let keys = const { &[keys::<LENGTH>(); PAGE_LINES] };
    let characters = page.as_flattened().iter().zip(keys.as_flattened());
    let oddness = characters.fold(0, |all, (&character, key)| all | oddness(character ^ key));
    let line_break = &b"\r\n"[N_CELLS + 2 - LENGTH..];
    oddness == 0 && page.iter().all(|line| &line[N_CELLS..] == line_break)
}

/// 0 for a digit and for a dot, whose last bits were turned: then they follow each other.
fn oddness(turned: u8) -> u8 {
    turned.wrapping_sub(b'.' ^ 1).saturating_sub(10)
}

/// What turns the last bits of the cells of a line, and makes a dot of the line break: that is looked at by itself.
const fn keys<const LENGTH: usize>() -> [u8; LENGTH] {
    let mut keys = [1; LENGTH];
    keys[LENGTH - 1] = b'\n' ^ b'.' ^ 1;
    if LENGTH > N_CELLS + 1 {
        keys[N_CELLS] = b'\r' ^ b'.' ^ 1;
    }
    keys
}

/// The bytes from behind a puzzle to the end of its line, line break included, if that is all that can stand there.
fn length_behind(behind: &[u8]) -> Option<usize> {
    match behind {
        [b'\n', ..] => Some(1),
        [b'\r', b'\n', ..] => Some(2),
        [b' ' | b',' | b';' | b':' | b'\t', ..] => {
            let end = behind.iter().position(|&byte| byte == b'\n')?;
            behind[..end].is_ascii().then_some(end + 1)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines that are taken at once, and how many bytes they took.
    fn taken_from(first_line: usize, bytes: &[u8], at_most: usize) -> (ClassicLines, usize) {
        let mut input = Buffered::new(bytes);
        while input.read_more().expect("memory can be read") {}
        let n_bytes = input.at_hand().len();
        let lines = ClassicLines::take(first_line, &mut input, at_most);
        (lines, n_bytes - input.at_hand().len())
    }

    /// How many lines are taken until none is, and how many bytes they took.
    fn n_taken_from(bytes: &[u8]) -> (usize, usize) {
        let (mut n_lines, mut n_bytes) = (0, 0);
        loop {
            let (lines, n_more_bytes) = taken_from(1, &bytes[n_bytes..], usize::MAX);
            if lines.n_lines() == 0 {
                return (n_lines, n_bytes);
            }
            n_lines += lines.n_lines();
            n_bytes += n_more_bytes;
        }
    }

    /// The puzzles with line breaks of one byte.
    fn plain_text(lines: &ClassicLines) -> Vec<u8> {
        let lines = lines.text.chunks(lines.line_bytes);
        lines.flat_map(|line| line[..N_CELLS].iter().chain(b"\n")).copied().collect()
    }

    #[test]
    fn lines_are_taken_as_far_as_they_are_classic() {
        let text = "1.0*_".to_string() + &"9".repeat(76);
        let lines = format!("{text}\n{text}\r\n{text}, a name\n{text}x\n{text}\n");
        let (read, n_bytes) = taken_from(7, lines.as_bytes(), 100);
        assert_eq!((read.n_lines(), n_bytes), (3, 82 + 83 + 90));
        let mut puzzle = Classic([9; N_CELLS]);
        puzzle[..5].copy_from_slice(&[1, 0, 0, 0, 0]);
        assert_eq!(read.numbered().collect::<Vec<_>>(), [(7, puzzle), (8, puzzle), (9, puzzle)]);
        assert_eq!(plain_text(&read), format!("{text}\n").repeat(3).as_bytes());
        assert_eq!(taken_from(1, lines.as_bytes(), 2).0.n_lines(), 2);
    }

    #[test]
    fn one_odd_character_anywhere_is_seen() {
        let usual: Vec<u8> = (0..N_CELLS).map(|cell| b"0123456789."[cell % 11]).chain(*b"\n").collect();
        assert_eq!(plain_text(&taken_from(1, &usual, 1).0), usual);
        for place in 0..N_CELLS {
            for character in 0..=255 {
                let mut line = usual.clone();
                line[place] = character;
                let is_cell = b"0123456789.*_".contains(&character);
                assert_eq!(taken_from(1, &line, 1).0.n_lines(), usize::from(is_cell), "{line:?}");
                let is_plain = b"0123456789.".contains(&character);
                assert_eq!(oddness(character ^ 1) == 0, is_plain, "{character}");
            }
        }
    }

    #[test]
    fn many_lines_end_at_the_first_odd_one() {
        const N: usize = 150;
        let puzzle: Vec<u8> = (0..N_CELLS).map(|cell| b"0123456789."[cell % 11]).collect();
        for line_break in ["\n", "\r\n"] {
            let line = [&puzzle, line_break.as_bytes()].concat();
            let lines = line.repeat(N);
            let as_read = [&puzzle, &b"\n"[..]].concat().repeat(N);
            assert_eq!(plain_text(&taken_from(1, &lines, N + 1).0), as_read);
            assert_eq!(taken_from(1, &lines, 100).1, 100 * line.len());
            for place in 0..lines.len() {
                let mut changed = lines.clone();
                changed[place] = b'x';
                let n_before = place / line.len();
                assert_eq!(n_taken_from(&changed), (n_before, n_before * line.len()), "{place}");
            }
            let unusual = [&lines, "*".repeat(N_CELLS).as_bytes(), line_break.as_bytes(), &lines].concat();
            assert_eq!(n_taken_from(&unusual), (2 * N + 1, unusual.len()));
        }
    }

    #[test]
    fn what_is_not_a_whole_classic_line_is_left() {
        let puzzle = ".".repeat(81);
        let unlike = [
            puzzle.clone(),
            format!("{puzzle}.\n"),
            format!("{}\n", ".".repeat(80)),
            format!("{puzzle} é\n"),
            format!("{puzzle}\r.\n"),
            format!("\n{puzzle}\n"),
            format!("# {puzzle}\n"),
            format!("{}A\n", ".".repeat(80)),
            format!("{}/\n", ".".repeat(80)),
            format!("{}:\n", ".".repeat(80)),
            format!("{}\n{}\n", ".".repeat(40), ".".repeat(40)),
        ];
        for text in unlike {
            let (read, n_bytes) = taken_from(1, text.as_bytes(), 9);
            assert_eq!((read.n_lines(), n_bytes), (0, 0), "{text:?}");
        }
    }
}
