//! Owns [`ClassicLines`]: lines of a stream that are each a classic 9×9 puzzle, read together, so that a line of a long
//! list costs nanoseconds and no allocation.

/// The cells of a puzzle.
pub const N_CELLS: usize = 81;

/// Lines that follow each other, each of them 81 characters `1` to `9`, `.`, `0`, `*`, `_`, and whatever stands behind
/// a separator.
#[derive(Clone, Debug)]
pub struct ClassicLines {
    first_line: usize,
    puzzles: Vec<[u8; N_CELLS]>,
}

impl ClassicLines {
    /// The classic lines at the start of a buffer, at most so many, and how many bytes they take.
    pub(crate) fn read(first_line: usize, buffer: &[u8], at_most: usize) -> (ClassicLines, usize) {
        let mut puzzles: Vec<[u8; N_CELLS]> = Vec::with_capacity(at_most.min(buffer.len() / (N_CELLS + 1)));
        let mut n_bytes = 0;
        while puzzles.len() < at_most {
            let rest = &buffer[n_bytes..];
            let Some(characters) = rest.first_chunk::<N_CELLS>() else { break };
            let Some(n_behind) = length_behind(&rest[N_CELLS..]) else { break };
            let Some(puzzle) = puzzle_of(characters) else { break };
            puzzles.push(puzzle);
            n_bytes += N_CELLS + n_behind;
        }
        (ClassicLines { first_line, puzzles }, n_bytes)
    }

    /// How many there are.
    pub fn n_lines(&self) -> usize {
        self.puzzles.len()
    }

    /// The digits of each puzzle, 0 for an empty cell.
    pub fn puzzles(&self) -> &[[u8; N_CELLS]] {
        &self.puzzles
    }

    /// The number of each line in the stream, and its puzzle.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &[u8; N_CELLS])> {
        (self.first_line..).zip(&self.puzzles)
    }
}

/// The digits of a puzzle, if all its characters are those of cells.
fn puzzle_of(characters: &[u8; N_CELLS]) -> Option<[u8; N_CELLS]> {
    let mut puzzle = [0; N_CELLS];
    let mut are_cells = true;
    // No early end: this way the compiler makes vector code of it.
    for (cell, &character) in puzzle.iter_mut().zip(characters) {
        let digit = character.wrapping_sub(b'0');
        let is_digit = digit <= 9;
        *cell = if is_digit { digit } else { 0 };
        are_cells &= is_digit | (character == b'.') | (character == b'*') | (character == b'_');
    }
    are_cells.then_some(puzzle)
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
        let text = "1.0*_".to_string() + &"9".repeat(76);
        let lines = format!("{text}\n{text}\r\n{text}, a name\n{text}x\n{text}\n");
        let (read, n_bytes) = ClassicLines::read(7, lines.as_bytes(), 100);
        assert_eq!((read.n_lines(), n_bytes), (3, 82 + 83 + 90));
        let mut puzzle = [9; N_CELLS];
        puzzle[..5].copy_from_slice(&[1, 0, 0, 0, 0]);
        assert_eq!(read.iter().collect::<Vec<_>>(), [(7, &puzzle), (8, &puzzle), (9, &puzzle)]);
        assert_eq!(ClassicLines::read(1, lines.as_bytes(), 2).0.n_lines(), 2);
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
            let (read, n_bytes) = ClassicLines::read(1, text.as_bytes(), 9);
            assert_eq!((read.n_lines(), n_bytes), (0, 0), "{text:?}");
        }
    }
}
