//! The scales against the programs that define them: HoDoKu's score and level, how deep trials go, and sizes of backdoors. On
//! puzzles of our own, and on a collection of others where it is on the machine.

mod support;

use arau_core::Classic;
use arau_core::Symbol;
use arau_logic::{HodokuScale, Level, backdoor, trial_depth};
use arau_nine::{SearchOptions, solve_many};
use arau_testkit::corpus::collection;
use arau_testkit::own::own;
use std::collections::BTreeMap;
use support::ClassicBoard;

/// The lines of a table, each field by the name in the table's head. Lines that begin with `#` tell about it.
fn table(text: &str) -> Vec<BTreeMap<&str, &str>> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let head: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    lines.map(|line| head.iter().copied().zip(line.split('\t')).collect()).collect()
}

fn name(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::Unfair => "Unfair",
        Level::Extreme => "Extreme",
    }
}

/// What HoDoKu 2.2.0 says of puzzles that were generated for this table. Together they call for every technique that it
/// uses by itself but the rarest; the last one is AI Etana, where it has to guess.
const HODOKU: &[(&str, &str, u32)] = &[
    // Two that depend on which of several chains is taken.
    ("29.5....6.....952.....6..47..5.2......13.42......7.4..31..9.....724.....9....3.74", "Unfair", 1_732),
    ("1..3728.....1.......9.......2.....87.....1.3.7.36..49.....6.5...65....2..8..5.71.", "Unfair", 1_700),
    ("27....3.........56..1.......35.9....6..5...4....7.42....2...8..3...5...48....7.61", "Easy", 468),
    (".6.......72.9.3.....3.5.....3.7..48...73..2..1....2........1.5.9.....1.8.4...7...", "Medium", 602),
    (".......18.6.4...7..2.61...4.94..6.2..1..8..65......8....9.5.....35.2....2....7...", "Unfair", 1_344),
    ("3.7.....5..8.76..2......74.5..8....3.9.......7...2.9..92..4.......25..8..3.9..2..", "Hard", 1_364),
    (".....85...481.....6.2.........2.6...3..85.2.....4....12...3961...9....8..7......9", "Extreme", 1_938),
    ("38.2...5957....21.....3...662..1..87............7.3.92..81...3....49...19........", "Extreme", 2_026),
    (".4.5.89...9.3..8.4.1..7.3...3..9..71.5.......1.7.....9..3....2....8..7..4..7.6...", "Extreme", 2_250),
    (".....38..35...71.99......4.62...1...17..4..6..9......4..2.....1...9..48.....3.7..", "Extreme", 2_384),
    (".3.9...8...24.8.375....3.....439..6.28....94...7..4.....9.....2...2..1.....6.....", "Extreme", 2_734),
    ("75.....3..4...9.2.6.....9.7....42...9846...........6..3...1.......7...43....967..", "Extreme", 2_758),
    ("6....7.....9.6.....23.9.....4...5.2991...2.562...4.....8...1.64...4...81......57.", "Extreme", 3_726),
    ("..1....6....74......8.1..378...73.9.42.6...1....1..3...............97.8.63...4..1", "Extreme", 3_814),
    ("...5.8.7.6.....54.27....8.....8.3.......25....3279....48.9....1...152.........9..", "Extreme", 4_094),
    ("...3.....8.......63.48....9...45.98....6.....5....8.6..3...2.7..6..7.1.3.1....4..", "Extreme", 4_254),
    ("..8.1.4..4.........3...6.8...168397..2.4..........2......1...687.....3..9....8..4", "Extreme", 5_068),
    ("..4...3....1.3...8....915.79.......1.2.....5....28........26.8.1....8.3..6.7...42", "Extreme", 5_086),
    ("..........8..53...5...764....7.........69..8...1.4.5.6.....96..3.94...57.25.....8", "Extreme", 5_430),
    ("..1.....6.4965....7.....3...1....8..3..5.1....2..84.3.....4.......3...5.8...7...9", "Extreme", 5_548),
    (".....3.49.4.1..3.....6...5...843...5..6..7..3..5...9...27..4..88..36......9.7....", "Extreme", 6_350),
    (".19....8.4...6.29.8.......7.5..37..8..6.....47.......26....4..3....13.....362.4..", "Extreme", 7_396),
    (".4..1........459.2...6...7.4....7..6.5.....3...18....572.3...6..3..8..2.6........", "Extreme", 7_634),
    ("9....5..8.24...97...1.2............4.....2.3.39.4..5...5...14...1..83..7...6...2.", "Extreme", 7_920),
    (".6......3..4.91.8...85.....6...2.......9....1..3....2.74.3....5.2..5..4.5..6..7..", "Extreme", 8_144),
    (".....1.7..17....4.6...2....1..9......2..5.36.8.5..3...2....96.....4.8..2..3....19", "Extreme", 9_432),
    ("6.............1.95....89.........8...14..3....7..9..3..21.7.9....6.4..1.9....857.", "Extreme", 9_890),
    ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", "Extreme", 24_894),
];

/// The level and the score of a puzzle.
fn hodoku(classic: &ClassicBoard, scale: &HodokuScale<2>, line: &str) -> (&'static str, u32) {
    let cells = line.as_bytes().first_chunk::<81>().expect("a classic puzzle");
    let solved = &solve_many(&[Classic::from_characters(cells)], &SearchOptions::unique())[0];
    let solution = solved.solution.map(|digit| Symbol(digit - 1));
    let rating = scale.rate(&classic.start(&classic.puzzle(line)), Some(&solution));
    assert!(rating.is_solved, "{line}");
    (name(rating.level), rating.score)
}

#[test]
fn hodoku_scores_are_met() {
    let (classic, scale) = (ClassicBoard::new(), HodokuScale::<2>::default());
    for &(puzzle, level, score) in HODOKU {
        assert_eq!(hodoku(&classic, &scale, puzzle), (level, score), "{puzzle}");
    }
    check_scores(&own("rated.tsv"), 100);
}

#[test]
fn hodoku_scores_of_the_collection_are_met() {
    let Some(text) = collection("logic/rated-peers-open.tsv") else { return };
    check_scores(&text, 50);
}

/// The levels and scores of a table with at least this many rows.
fn check_scores(text: &str, least: usize) {
    let (classic, scale) = (ClassicBoard::new(), HodokuScale::<2>::default());
    let mut n_rows = 0;
    for row in table(text) {
        let Ok(score) = row["hodoku_score"].parse::<u32>() else { continue };
        let there = (row["hodoku_level"], score);
        assert_eq!(hodoku(&classic, &scale, row["puzzle"]), there, "{}", row["puzzle"]);
        n_rows += 1;
    }
    assert!(n_rows >= least, "only {n_rows} rows");
}

#[test]
fn depths_of_trials_and_sizes_of_backdoors_are_met() {
    assert!(check_depths(&own("rated.tsv")) >= 100);
}

#[test]
fn depths_of_trials_and_sizes_of_backdoors_of_the_collection_are_met() {
    let Some(text) = collection("logic/rated-peers-open.tsv") else { return };
    assert!(check_depths(&text) >= 50);
}

/// Compares every row, and returns how many there are.
fn check_depths(text: &str) -> usize {
    let classic = ClassicBoard::new();
    let options = SearchOptions::unique();
    let rows = table(text);
    for row in &rows {
        let line = row["puzzle"].as_bytes().first_chunk::<81>().expect("a classic puzzle");
        let solution = solve_many(&[Classic::from_characters(line)], &options)[0]
            .solution
            .map(|digit| Symbol(digit - 1));
        let start = classic.start(&classic.puzzle(row["puzzle"]));
        let depth = trial_depth(&start, 2).map(|depth| depth.to_string());
        assert_eq!(depth.as_deref(), Some(row["te_depth"]), "{}", row["puzzle"]);
        let size = backdoor(&start, &solution, 2).map(|cells| cells.len().to_string());
        assert_eq!(size.as_deref(), Some(row["singles_backdoor_cells"]), "{}", row["puzzle"]);
    }
    rows.len()
}
