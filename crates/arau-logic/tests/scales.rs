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

#[test]
fn hodoku_scores_are_met() {
    check_scores(&own("rated.tsv"), 100);
}

#[test]
fn hodoku_scores_of_the_collection_are_met() {
    let Some(text) = collection("logic/rated-peers-open.tsv") else { return };
    check_scores(&text, 50);
}

/// Scores of puzzles that HoDoKu solves without brute force; there are at least so many.
fn check_scores(text: &str, least: usize) {
    let (classic, scale) = (ClassicBoard::new(), HodokuScale::<2>::default());
    let (mut n_rows, mut n_levels, mut n_scores, mut n_equal) = (0, 0, 0, 0);
    for row in table(text) {
        // Its steps as `{h1=17, bf=2}`; `bf` alone is brute force.
        let steps = row.get("hodoku_steps").copied().unwrap_or_default();
        if steps.trim_matches(['{', '}']).split(", ").any(|step| step.starts_with("bf=")) {
            continue;
        }
        let Ok(score) = row["hodoku_score"].parse::<u32>() else { continue };
        let puzzle = classic.puzzle(row["puzzle"]);
        let mut used: BTreeMap<&str, usize> = BTreeMap::new();
        let rating = scale.rate_steps(&classic.start(&puzzle), None, |step| {
            *used.entry(step.technique.hodoku.map_or("", |hodoku| hodoku.code)).or_default() += 1;
        });
        n_rows += 1;
        n_levels += usize::from(name(rating.level) == row["hodoku_level"]);
        let is_near = rating.is_solved && rating.score.abs_diff(score) * 10 <= score;
        n_scores += usize::from(is_near);
        n_equal += usize::from(rating.score == score);
        if rating.score != score {
            eprintln!(
                "{}: {} {} here, {score} {} there; {used:?}; {steps}",
                row["puzzle"],
                rating.score,
                name(rating.level),
                row["hodoku_level"]
            );
        }
    }
    eprintln!("{n_rows} rows: {n_levels} levels, {n_scores} scores within 10 %, {n_equal} scores equal");
    assert!(n_rows >= least, "only {n_rows} rows");
    assert!(n_levels * 100 >= n_rows * 97, "{n_levels} of {n_rows} levels");
    assert!(n_scores * 100 >= n_rows * 90, "{n_scores} of {n_rows} scores");
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
