//! Owns [`ClassicLines`]: lines of a stream that are each a classic 9×9 puzzle, taken together as bytes, so that a line
//! of a long list costs nanoseconds and no allocation.

/// The characters of a puzzle.
pub const N_CELLS: usize = 81;

/// Lines that follow each other, each of them 81 characters `1` to `9`, `.`, `0`, `*`, `_`, and whatever stands behind
/// a separator.
#[derive(Clone, Debug)]
pub struct ClassicLines {
    first_line: usize,
    n_lines: usize,
    /// Whole lines, line breaks included.
    text: Vec<u8>,
}

impl ClassicLines {
    pub(crate) fn new(first_line: usize, found: Found, buffer: &[u8]) -> ClassicLines {
        ClassicLines { first_line, n_lines: found.n_lines, text: buffer[..found.n_bytes].to_vec() }
    }

    /// How many there are; at least one.
    pub fn n_lines(&self) -> usize {
        self.n_lines
    }

    /// The number of each line in the stream, and its puzzle.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &[u8; N_CELLS])> {
        let mut rest = self.text.as_slice();
        (self.first_line..).map_while(move |number| {
            let (puzzle, behind) = rest.split_first_chunk::<N_CELLS>()?;
            rest = &behind[length_behind(behind)?..];
            Some((number, puzzle))
        })
    }
}

/// How far the lines at the start of a buffer are classic puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    pub(crate) n_bytes: usize,
    pub(crate) n_lines: usize,
}

/// Looks at whole lines from the start of a buffer, at most so many.
pub(crate) fn find(buffer: &[u8], at_most: usize) -> Found {
    let mut found = Found { n_bytes: 0, n_lines: 0 };
    while found.n_lines < at_most {
        let rest = &buffer[found.n_bytes..];
        let Some(puzzle) = rest.first_chunk::<N_CELLS>().filter(|puzzle| all_cells(puzzle)) else { break };
        let Some(n_behind) = length_behind(&rest[puzzle.len()..]) else { break };
        found.n_bytes += N_CELLS + n_behind;
        found.n_lines += 1;
    }
    found
}

fn all_cells(puzzle: &[u8; N_CELLS]) -> bool {
    // No early end: this way the compiler makes vector code of it.
    puzzle.iter().fold(true, |all, &byte| all & is_cell(byte))
}

fn is_cell(byte: u8) -> bool {
    byte.is_ascii_digit() | (byte == b'.') | (byte == b'*') | (byte == b'_')
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

    #[test]
    fn lines_are_taken_as_far_as_they_are_classic() {
        let puzzle = "1.0*_".to_string() + &"9".repeat(76);
        let text = format!("{puzzle}\n{puzzle}\r\n{puzzle}, a name\n{puzzle}x\n{puzzle}\n");
        let found = find(text.as_bytes(), 100);
        assert_eq!((found.n_lines, found.n_bytes), (3, 82 + 83 + 90));
        let lines = ClassicLines::new(7, found, text.as_bytes());
        let all: Vec<_> = lines.iter().map(|(number, line)| (number, line.as_slice())).collect();
        assert_eq!(all, [(7, puzzle.as_bytes()), (8, puzzle.as_bytes()), (9, puzzle.as_bytes())]);
        assert_eq!(find(text.as_bytes(), 2).n_lines, 2);
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
            format!("{}\n{}\n", ".".repeat(40), ".".repeat(40)),
        ];
        for text in unlike {
            assert_eq!(find(text.as_bytes(), 9), Found { n_bytes: 0, n_lines: 0 }, "{text:?}");
        }
    }
}
