//! Canonical forms on real puzzles: no two of the known puzzles with 17 givens are equivalent.

use arau_maths::canonical::{Canonizer, Digits};
use arau_testkit::corpus::collection;
use std::collections::HashSet;

#[test]
fn puzzles_with_17_givens_are_pairwise_inequivalent() {
    let Some(text) = collection("fast/puzzles2_17_clue") else { return };
    let mut canonizer = Canonizer::new();
    let puzzles: Vec<Digits> = text.lines().filter_map(digits).collect();
    let forms: HashSet<Digits> =
        puzzles.iter().filter_map(|puzzle| Some(canonizer.canonical(puzzle)?.form)).collect();
    assert_eq!((puzzles.len(), forms.len()), (49_158, 49_158));
}

fn digits(line: &str) -> Option<Digits> {
    let cells = line.as_bytes().first_chunk::<81>().filter(|_| !line.starts_with('#'))?;
    Some(cells.map(|cell| if cell == b'.' { 0 } else { cell - b'0' }))
}
