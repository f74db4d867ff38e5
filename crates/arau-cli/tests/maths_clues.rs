//! `arau maths clues`, `rectangle`, `hunt` and `signs` as processes.

mod support;

use serde_json::Value;
use support::{ETANA, run, run_with};

/// A grid that is searched quickly. It has no puzzle with 17 givens.
const GRID: &str = "849327156125698734763451892231846579578932641694175283316584927957213468482769315";

fn object(args: &[&str]) -> Value {
    let ran = run(&[&["maths", "clues"], args].concat());
    assert!(ran.code == Some(0) && ran.stderr.is_empty(), "{ran:?}");
    serde_json::from_str(&ran.stdout).expect("an object")
}

#[test]
fn a_search_that_finds_nothing_prints_nothing_and_tells_what_it_did() {
    let ran = run(&["maths", "clues", "--grid", GRID, "--size", "16"]);
    assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr.as_str()), (Some(0), "", ""));
    let object = object(&["--grid", GRID, "--size", "16", "--json", "--threads", "2"]);
    assert_eq!(object["grid"], GRID);
    assert_eq!((&object["complete"], &object["size"]), (&true.into(), &16.into()));
    assert_eq!(object["puzzles"], Value::Array(Vec::new()));
    assert!(object["effort"]["firsts"].as_u64() > Some(100), "{object}");
}

#[test]
fn a_puzzle_stands_for_its_solution_and_lists_come_from_standard_input() {
    let of_etana = object(&["--grid", ETANA, "--unavoidable", "4", "--json"]);
    assert!(of_etana["grid"].as_str().is_some_and(|grid| grid.starts_with("162857493")), "{of_etana}");
    let ran = run_with(
        &["maths", "clues", "--grids", "-", "--unavoidable", "4", "--json"],
        format!("{GRID}\n\n{ETANA}\n").as_bytes(),
    );
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!((ran.code, lines.len()), (Some(0), 2), "{ran:?}");
    assert_eq!(serde_json::from_str::<Value>(lines[1]).expect("an object"), of_etana);
}

#[test]
fn unavoidable_sets_are_drawn_in_a_line() {
    let ran = run(&["maths", "clues", "--grid", GRID, "--unavoidable", "4"]);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!((ran.code, lines.len()), (Some(0), 11));
    for line in lines {
        assert_eq!((line.len(), line.matches('x').count(), line.matches('.').count()), (81, 4, 77));
        // Two digits, each twice.
        let mut digits: Vec<char> =
            GRID.chars().zip(line.chars()).filter(|(_, mark)| *mark == 'x').map(|(digit, _)| digit).collect();
        digits.sort_unstable();
        assert!(digits[0] == digits[1] && digits[1] < digits[2] && digits[2] == digits[3], "{line}");
    }
}

#[test]
fn all_faults_are_told_at_once() {
    let wrong = GRID.replacen('8', "9", 1);
    let ran = run(&[
        "maths",
        "clues",
        "--size",
        "16",
        "--grid",
        "123",
        "--grid",
        GRID,
        "--grid",
        &wrong,
        "--grid",
        &".".repeat(81),
    ]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
    for fault in ["not a 9×9 grid", "no solution", "several solutions"] {
        assert!(ran.stderr.contains(fault), "{}", ran.stderr);
    }
    for bad in [
        &["--grid", GRID][..],
        &["--size", "16"],
        &["--grid", GRID, "--size", "99"],
        &["--grids", "nowhere", "--size", "16"],
    ] {
        let ran = run(&[&["maths", "clues"], bad].concat());
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{bad:?}");
        assert!(!ran.stderr.is_empty());
    }
}

#[test]
fn minimal_puzzles_are_estimated_whatever_the_number_of_threads() {
    let args = ["maths", "minimal", "--samples", "2", "--seed", "4", "--json"];
    let ran = run(&args);
    assert!(ran.code == Some(0) && ran.stderr.is_empty(), "{ran:?}");
    assert_eq!(run(&[&args[..], &["--threads", "1"]].concat()).stdout, ran.stdout);
    let object: Value = serde_json::from_str(&ran.stdout).expect("an object");
    let mean = |what: &str| object[what]["mean"].as_f64().expect("a number");
    assert!((1e15..1e16).contains(&mean("per_grid")), "{object}");
    assert!((1e37..1e38).contains(&mean("all")), "{object}");
    assert!((26.0..27.0).contains(&mean("givens")), "{object}");
    assert_eq!(run(&["maths", "minimal", "--samples", "1"]).code, Some(2));
}

#[test]
fn rectangles_are_shown_or_ruled_out() {
    let ran = run(&["maths", "rectangle", "8x4"]);
    let empty = ran.stdout.trim().bytes().filter(|&letter| letter == b'0').count();
    assert_eq!((ran.code, ran.stdout.trim().len(), empty), (Some(0), 81, 32), "{ran:?}");
    let check = run(&["check", "-e", ran.stdout.trim()]);
    assert!(check.stdout.contains("proper") && check.stdout.contains("empty rectangle"), "{check:?}");
    let ran = run(&["maths", "rectangle", "3x9"]);
    assert!(ran.code == Some(1) && ran.stdout.starts_with("impossible\t"), "{ran:?}");
    let ran = run(&["maths", "rectangle", "5x8", "--json", "--threads", "1"]);
    let object: Value = serde_json::from_str(&ran.stdout).expect("an object");
    assert_eq!((ran.code, &object["possible"], &object["puzzle"]), (Some(1), &false.into(), &Value::Null));
    assert_eq!(object["proof"]["bands"], 0, "{object}");
}

#[test]
fn rectangles_beyond_the_board_are_bad_input() {
    for size in ["10x2", "0x1", "5", "-1x3"] {
        let ran = run(&["maths", "rectangle", size]);
        assert!(ran.code == Some(2) && ran.stdout.is_empty() && !ran.stderr.is_empty(), "{size}: {ran:?}");
    }
}

#[test]
fn a_hunt_brings_home_a_proper_puzzle_whatever_the_number_of_threads() {
    let args = ["maths", "hunt", "3x3", "--size", "24", "--symmetry", "half-turn", "--seed", "3", "--json"];
    let ran = run(&args);
    assert!(ran.code == Some(0) && ran.stderr.is_empty(), "{ran:?}");
    assert_eq!(run(&[&args[..], &["--threads", "1"]].concat()).stdout, ran.stdout);
    let object: Value = serde_json::from_str(&ran.stdout).expect("an object");
    assert_eq!((&object["found"], &object["complete"]), (&true.into(), &true.into()), "{object}");
    assert!(
        object["givens"].as_u64() <= Some(24) && object["effort"]["walks"].as_u64() >= Some(1),
        "{object}"
    );
    let checked = run(&["check", "-e", object["puzzle"].as_str().expect("a line")]);
    assert!(checked.stdout.contains("\tproper\t") && checked.stdout.contains("half-turn"), "{checked:?}");
}

/// Seven givens of a hypercube puzzle leave two symbols out, which can be exchanged.
#[test]
fn a_hunt_in_vain_shows_its_best() {
    let ran = run(&["maths", "hunt", "hypercube", "--size", "7", "--tries", "2"]);
    assert!(ran.code == Some(1) && ran.stderr.is_empty(), "{ran:?}");
    assert!(ran.stdout.starts_with("none\tthe best has "), "{ran:?}");
}

#[test]
fn three_signs_suffice_whatever_the_number_of_threads() {
    let ran = run(&["maths", "signs", "--tries", "136", "--threads", "2"]);
    assert!(ran.code == Some(0) && ran.stderr.is_empty(), "{ran:?}");
    assert_eq!(ran.stdout.matches("[[cage-comparison]]").count(), 3);
    assert!(!ran.stdout.contains("sum =") && !ran.stdout.contains("givens ="), "{ran:?}");
    let ledger = concat!(env!("CARGO_MANIFEST_DIR"), "/../arau-claims/src/merino/three_signs.toml");
    let ledger = std::fs::read_to_string(ledger).expect("a document of the ledger");
    assert!(ledger.ends_with(&ran.stdout), "the ledger has this puzzle");
    let object = run(&["maths", "signs", "--tries", "2", "--seed", "2", "--threads", "1", "--json"]);
    assert_eq!(object.code, Some(1), "{object:?}");
    let object: Value = serde_json::from_str(&object.stdout).expect("an object");
    assert_eq!((&object["found"], &object["effort"]["draws"]), (&false.into(), &2.into()), "{object}");
    let none = run(&["maths", "signs", "--size", "9"]);
    assert!(none.code == Some(2) && none.stdout.is_empty(), "{none:?}");
}

#[test]
fn hunts_for_what_arau_does_not_know_are_bad_input() {
    for args in [
        &["jigsaw", "--size", "12"][..],
        &["x", "--size", "82"],
        &["x"],
        &["x", "--size", "12", "--tries", "0"],
    ] {
        let ran = run(&[&["maths", "hunt"], args].concat());
        assert!(ran.code == Some(2) && ran.stdout.is_empty() && !ran.stderr.is_empty(), "{args:?}: {ran:?}");
    }
}
