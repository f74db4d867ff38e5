//! Wrong entries, clashing clues, solutions that differ and clues that could go, as the command line tells of them.

mod support;

use serde_json::Value;
use support::{ETANA, ETANA_SOLVED, Ran, arau};

const SMALL: &str = "1..4....2......3";

fn run(args: &[&str]) -> Ran {
    support::Process::start(arau().args(args)).output().into()
}

/// AI Etana with the first cells of the solution entered, the given one wrongly.
fn etana_with_wrong(idx: usize) -> String {
    let mut entries: Vec<char> = ETANA_SOLVED.chars().collect();
    entries[idx] = if entries[idx] == '9' { '8' } else { '9' };
    entries.iter().enumerate().map(|(i, c)| if i <= idx { *c } else { '.' }).collect()
}

#[test]
fn a_wrong_entry_is_told_by_levels() {
    let entries = etana_with_wrong(11);
    let hint = |level: &str| run(&["hint", "--level", level, "-e", ETANA, "--entries", &entries]);
    let [first, second, third] = ["1", "2", "3"].map(hint);
    assert_eq!([first.code, second.code, third.code], [Some(1); 3]);
    assert_eq!(first.stdout, "Something is wrong in box 1.\n");
    assert!(second.stdout.starts_with("Something is wrong in box 1. Look at r2c3: "), "{}", second.stdout);
    assert!(third.stdout.starts_with(second.stdout.trim_end()), "{}", third.stdout);
    assert!(third.stdout.len() > second.stdout.len());
}

#[test]
fn every_language_tells_of_mistakes() {
    let entries = etana_with_wrong(11);
    for language in ["en", "eu", "es", "it", "pt", "sk"] {
        let args = ["hint", "--level", "3", "--language", language, "-e", ETANA, "--entries", &entries];
        let told = run(&args).stdout;
        assert!(told.contains("r2c3") && !told.contains(['{', '$']), "{language}: {told}");
        for puzzle in ["1..4....2.1....3", "1..4............", SMALL] {
            let told = run(&["why-not", "--language", language, "-e", puzzle]).stdout;
            assert!(
                !told.is_empty() && !told.contains("why-not-") && !told.contains('$'),
                "{language}: {told}"
            );
        }
    }
}

#[test]
fn right_entries_bring_the_hint_forward() {
    let before = run(&["hint", "--level", "3", "-e", SMALL]);
    let after = run(&["hint", "--level", "3", "-e", SMALL, "--entries", "12344321........"]);
    assert_eq!((before.code, after.code), (Some(0), Some(1)), "r2c1 is 3, not 4");
    let after = run(&["hint", "--level", "3", "-e", SMALL, "--entries", "12343412........"]);
    assert_eq!(after.code, Some(0));
    assert_ne!(before.stdout, after.stdout);
    let all = run(&["hint", "-e", SMALL, "--entries", "1234341223414123"]);
    assert_eq!(all.stdout, "Solved.\n");
}

#[test]
fn entries_that_do_not_fit_are_bad_input() {
    let differs = run(&["hint", "-e", SMALL, "--entries", "2..............."]);
    assert_eq!(differs.code, Some(2));
    assert!(
        differs.stderr.contains("--entries: r1c1 is a given 1, so the entry 2 is wrong"),
        "{}",
        differs.stderr
    );
    let short = run(&["hint", "-e", SMALL, "--entries", "1..4"]);
    assert_eq!(short.code, Some(2));
    assert!(short.stderr.contains("the drawn grid has 4 cells, but the board has 16"), "{}", short.stderr);
}

#[test]
fn entries_come_with_the_puzzle_too() {
    let document = "size = 4\ngivens = '1..4 .... 2... ...3'\nentries = '.... 4... .... ....'\n";
    let told = run(&["hint", "--level", "2", "-e", document]);
    assert!(told.stdout.contains("Look at r2c1: 4 is wrong there."), "{told:?}");
    // They are no part of the puzzle.
    assert_eq!(run(&["solve", "-e", document]).stdout, "1234341223414123\n");
    // Documents and f-puzzles keep them.
    for format in ["arau", "f-puzzles"] {
        let converted = run(&["convert", "--to", format, "-e", document]).stdout;
        let told = run(&["hint", "--level", "2", "-e", &converted]);
        assert!(told.stdout.contains("Look at r2c1: 4 is wrong there."), "{format}: {told:?}\n{converted}");
    }
    let marks = "size = 4\ngivens = '1..4 .... 2... ...3'\nmarks = { r1c2 = '34' }\n";
    let told = run(&["hint", "--level", "3", "-e", marks]);
    assert!(told.stdout.contains("Look at the pencil marks of r1c2"), "{told:?}");
    assert!(told.stdout.contains("So r1c2 is 2."), "{told:?}");
    let unknown = run(&["hint", "-e", "size = 4\nmarks = { r9c9 = '1', r1c1 = 7 }\n"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.stderr.contains("no cell `r9c9`"), "{}", unknown.stderr);
}

#[test]
fn a_hint_for_a_broken_puzzle_points_to_why_not() {
    let told = run(&["hint", "-e", "1..4....2.1....3"]);
    assert_eq!(told.code, Some(1));
    assert!(told.stdout.contains("arau why-not shows which clues clash."), "{}", told.stdout);
}

#[test]
fn clashing_clues_are_named_and_certified() {
    let folder = std::env::temp_dir().join(format!("arau-why-not-{}", std::process::id()));
    let folder = folder.to_str().expect("a path");
    let args = ["why-not", "-e", "11.............4", "--certificate", folder];
    let told = run(&args);
    assert_eq!(told.code, Some(1), "{told:?}");
    let expected = [
        "There is no solution: these 2 clues clash. Without any one of them, the others can be satisfied.",
        "- the 1 given in r1c1",
        "- the 1 given in r1c2",
        "Why they clash:",
    ];
    assert_eq!(told.stdout.lines().take(4).collect::<Vec<_>>(), expected);
    let checked = run(&["prove", "--check", folder]);
    assert!(checked.stdout.starts_with("valid"), "{checked:?}");
    let again = run(&args);
    assert_ne!(again.code, Some(1), "the folder is not empty");
    std::fs::remove_dir_all(folder).expect("it can go");
}

#[test]
fn rules_clash_as_well_as_givens() {
    let document = "size = 4\n[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 3\n[[thermometer]]\ncells = 'r1c1 r1c2 r1c3'\n\
                    [[thermometer]]\ncells = 'r1c2 r1c1'\n";
    let told = run(&["why-not", "--json", "-e", document]);
    let object: Value = serde_json::from_str(&told.stdout).expect("JSON");
    let names: Vec<&str> =
        object["clues"].as_array().expect("a list").iter().filter_map(|clue| clue["name"].as_str()).collect();
    assert_eq!(names, ["thermometer r1c1 r1c2 r1c3", "thermometer r1c2 r1c1"]);
    assert_eq!((object["solutions"].as_str(), object["minimal"].as_bool()), (Some("none"), Some(true)));
    let repairs = object["repairs"].as_array().expect("a list");
    assert!(repairs.iter().all(|repair| repair["solutions"] == "multiple"), "{repairs:?}");
}

#[test]
fn what_several_solutions_leave_open_is_told() {
    let told = run(&["why-not", "-e", "1..4....2......."]);
    assert_eq!(told.code, Some(1));
    assert!(told.stdout.contains("They differ in"), "{}", told.stdout);
    let proper = run(&["why-not", "-e", SMALL]);
    assert_eq!((proper.stdout.as_str(), proper.code), ("The puzzle has exactly one solution.\n", Some(0)));
    let cut = run(&["why-not", "--node-limit", "1", "-e", "................"]);
    assert!(cut.code == Some(1) && cut.stdout.starts_with("incomplete\n"), "{cut:?}");
}

#[test]
fn redundant_clues_are_named() {
    let document =
        "size = 4\ngivens = '1..4 .... 2... ...3'\n[[killer-cage]]\ncells = 'r1c2 r1c3'\nsum = 5\n";
    let told = run(&["check", "--redundant", "-e", document]);
    assert!(
        told.stdout.contains("\tredundant clues 3: r1c1=1; r1c4=4; killer-cage r1c2 r1c3 sum=5"),
        "{told:?}"
    );
    let told = run(&["check", "--redundant", "--json", "-e", document]);
    let object: Value = serde_json::from_str(&told.stdout).expect("JSON");
    assert_eq!(object["redundant_clues"][2]["rule"], "killer-cage");
    assert_eq!(object["undecided_clues"], Value::Array(Vec::new()));
    let plain = run(&["check", "-e", document]);
    assert!(!plain.stdout.contains("redundant clues"), "{plain:?}");
}
