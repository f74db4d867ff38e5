//! What fuzz targets try for hours, tried here on a few inputs: explanations and conversions of small puzzles and of examples.

use arau_format::FORMATS;
use arau_testkit::random_source::RandomSource;
use arau_testkit::texts::texts;
use arau_testkit::trials;
use std::collections::BTreeSet;
use std::path::Path;

/// Bytes that are long enough to spell out every choice of a small puzzle.
fn choices(seed: u64) -> Vec<u8> {
    let mut dice = RandomSource::new(seed);
    (0..60).map(|_| dice.below(256) as u8).collect()
}

#[test]
fn explanations_of_small_puzzles_hold() {
    let n_steps: usize = (0..400).map(|seed| trials::explanation(&choices(seed))).sum();
    assert!(n_steps > 1000, "{n_steps} steps");
}

/// Formats that arau only reads.
const READ_ONLY: [&str; 9] = [
    "constraint-json",
    "corpus-row",
    "hodoku",
    "lisudoku",
    "open-sudoku",
    "pencil-mark-grid",
    "penpa-link",
    "sudokumaker",
    "sudokumaker-link",
];

#[test]
fn every_format_that_writes_keeps_the_solutions() {
    let examples =
        std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")).expect("a folder");
    let examples =
        examples.map(|entry| std::fs::read_to_string(entry.expect("a file").path()).expect("text"));
    let mut carried: BTreeSet<&str> = BTreeSet::new();
    for text in texts().into_iter().chain(examples) {
        carried.extend(trials::conversion(text.as_bytes()));
    }
    for seed in 0..200 {
        carried.extend(trials::conversion(&choices(seed)));
    }
    let all = FORMATS.iter().map(|format| format.info().id);
    assert_eq!(carried, all.filter(|id| !READ_ONLY.contains(id)).collect());
}
