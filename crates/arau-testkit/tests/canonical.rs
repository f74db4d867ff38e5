//! Canonical forms on real puzzles: no two of the known puzzles with 17 givens are equivalent.

use arau_canon::Canonizer;
use arau_core::Classic;
use arau_testkit::corpus::collection;
use std::collections::HashSet;

#[test]
fn puzzles_with_17_givens_are_pairwise_inequivalent() {
    let Some(text) = collection("fast/puzzles2_17_clue") else { return };
    let mut canonizer = Canonizer::new();
    let puzzles: Vec<Classic> = text.lines().filter_map(|line| line.parse().ok()).collect();
    let forms: HashSet<Classic> =
        puzzles.iter().filter_map(|puzzle| Some(canonizer.canonical(puzzle)?.form)).collect();
    assert_eq!((puzzles.len(), forms.len()), (49_158, 49_158));
}
