//! Owns [`ClassicLines`]: consecutive lines of a stream that are each a classic 9×9 puzzle, decoded together, so that a
//! line of a long list costs nanoseconds and no allocation.

use arau_core::Classic;

/// Classic puzzles on consecutive lines. Whatever follows a puzzle on its line is ignored.
#[derive(Clone, Debug)]
pub struct ClassicLines {
    /// The number of the first line in the stream, from 1.
    pub first_line: usize,
    /// The puzzle on each line.
    pub puzzles: Vec<Classic>,
}

impl ClassicLines {
    /// Decodes the classic lines at the start of these bytes, at most this many, and returns how many bytes they take.
    /// It stops at the first line that is something else or is incomplete.
    pub(crate) fn take(first_line: usize, bytes: &[u8], at_most: usize) -> (ClassicLines, usize) {
        let mut puzzles = Vec::with_capacity(at_most.min(bytes.len() / (Classic::N_CELLS + 1)));
        let mut rest = bytes;
        while puzzles.len() < at_most
            && let Some(puzzle) = Classic::from_line(rest)
            && let Some(n_behind) = length_behind(&rest[Classic::N_CELLS..])
        {
            puzzles.push(puzzle);
            rest = &rest[Classic::N_CELLS + n_behind..];
        }
        (ClassicLines { first_line, puzzles }, bytes.len() - rest.len())
    }
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
        let (read, n_bytes) = ClassicLines::take(7, lines.as_bytes(), 100);
        let mut puzzle = Classic([9; Classic::N_CELLS]);
        puzzle[..5].copy_from_slice(&[1, 0, 0, 0, 0]);
        assert_eq!((read.first_line, n_bytes), (7, 82 + 83 + 90));
        assert_eq!(read.puzzles, [puzzle; 3]);
        let (read, n_bytes) = ClassicLines::take(1, lines.as_bytes(), 2);
        assert_eq!((read.puzzles.len(), n_bytes), (2, 82 + 83));
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
            let (read, n_bytes) = ClassicLines::take(1, text.as_bytes(), 9);
            assert_eq!((read.puzzles.len(), n_bytes), (0, 0), "{text:?}");
        }
    }
}
