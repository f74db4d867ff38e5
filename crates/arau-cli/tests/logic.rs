//! The commands about human logic: explain, steps, hint, find and rate, with their exit codes and limits.

mod support;

use serde_json::Value;
use support::{run, run_with};

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// On the way to its solution there is an X-wing.
const FISH: &str = "...23.8........7.......4926..7..13...2......89..6..14....59.....5348.....9.3..2..";
/// Nothing but trials leads to its solution.
const HARD: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

#[test]
fn explain_tells_every_step_and_how_it_ended() {
    let ran = run(&["explain", "-e", EASY]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.stdout.ends_with("Solved.\n\n"), "{}", ran.stdout);
    let ran = run(&["explain", "--technique", "full-house", "-e", EASY]);
    let stuck = "Stuck: no technique finds another step. To go on, guess (`arau explain --only merino`) or let a program \
                 search (`arau solve`).\n\n";
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), stuck));
    let ran = run(&["explain", "--json", "-e", EASY]);
    let object: Value = serde_json::from_str(&ran.stdout).expect("an object per puzzle");
    assert_eq!(object["ending"], "solved");
    assert!(object["steps"].as_array().is_some_and(|steps| steps.len() == 51));
}

#[test]
fn explain_goes_as_far_as_it_is_asked_to() {
    let ran = run(&["explain", "--up-to", "2", "-e", EASY]);
    assert_eq!((ran.code, ran.stdout.lines().count()), (Some(0), 4), "{}", ran.stdout);
    assert!(ran.stdout.ends_with("That is as far as you asked.\n\n"), "{}", ran.stdout);
    let ran = run(&["explain", "--until", "x-wing", "--short", "-e", FISH]);
    assert_eq!(ran.code, Some(0));
    let steps: Vec<&str> = ran.stdout.lines().filter(|line| line.contains(". ")).collect();
    assert!(steps.last().is_some_and(|step| step.contains("X-wing: ")), "{}", ran.stdout);
    let ran = run(&["explain", "--up-to", "1", "--json", "-e", EASY]);
    let object: Value = serde_json::from_str(&ran.stdout).expect("an object per puzzle");
    assert_eq!(object["ending"], "reached");
}

#[test]
fn steps_are_told_in_short_and_at_length() {
    let short = run(&["explain", "--short", "-e", EASY]).stdout;
    assert!(short.lines().all(|line| line.len() < 40), "{short}");
    let long = run(&["explain", "--long", "--technique", "pointing", "-e", FISH]).stdout;
    assert!(long.contains(" In full: ") && long.contains(" This uses "), "{long}");
    assert_eq!(run(&["explain", "--short", "--long", "-e", EASY]).code, Some(2));
}

#[test]
fn orders_begin_differently_and_rate_alike() {
    let first = |order: &str| {
        let ran = run(&["hint", "--level", "2", "--order", order, "-e", HARD]);
        assert_eq!(ran.code, Some(0));
        ran.stdout
    };
    assert_eq!(first("teacher"), "Hidden single. Look at box 7.\n");
    assert_eq!(first("hodoku"), first("se"));
    assert_eq!(run(&["hint", "--order", "random", "-e", HARD]).code, Some(2));
}

#[test]
fn the_tree_of_guesses_is_shown() {
    let ran = run(&["explain", "--only", "merino", "-e", HARD]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.stdout.contains("    If r1c9 were 4, there would be a contradiction.\n"), "{}", ran.stdout);
    let ran = run(&["explain", "--only", "merino", "--json", "-e", HARD]);
    let object: Value = serde_json::from_str(&ran.stdout).expect("an object per puzzle");
    assert_eq!(object["level"], 3);
    let ran = run(&["explain", "--only", "merino", "-e", "11.............."]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.contains("There is no solution"), "{}", ran.stdout);
    let ran = run(&["explain", "--only", "merino", "-e", EASY]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(0), "No guess is needed.\n\n"));
}

#[test]
fn find_prints_puzzles_that_call_for_a_technique() {
    let both = format!("{EASY}\n{FISH}\n");
    let find = |args: &[&str]| run_with(&[&["find"], args].concat(), both.as_bytes());
    let ran = find(&["--technique", "swordfish", "--technique", "x-wing"]);
    assert_eq!((ran.code, ran.stdout), (Some(0), format!("{FISH}\n")));
    let ran = find(&["--technique", "naked-single", "--hardest"]);
    assert_eq!((ran.code, ran.stdout), (Some(0), format!("{EASY}\n")));
    let ran = find(&["--technique", "leviathan"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), ""));
}

#[test]
fn positions_that_are_found_have_the_step() {
    let positions = run(&["find", "--technique", "naked-single", "--positions", "-e", EASY]);
    assert_eq!(positions.code, Some(0));
    assert!(positions.stdout.lines().count() > 1);
    let ran = run_with(&["steps", "--json"], positions.stdout.as_bytes());
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    assert_eq!(ran.stdout.lines().count(), positions.stdout.lines().count());
    for (line, answer) in positions.stdout.lines().zip(ran.stdout.lines()) {
        let object: Value = serde_json::from_str(answer).expect("an object per line");
        let placed = line.split(':').nth(6).expect("a line of the library");
        let steps = object["steps"].as_array().expect("steps");
        assert!(steps.iter().any(|step| step["placements"][0] == placed), "{line}: {answer}");
    }
    let ran = run(&["find", "--technique", "naked-single", "--positions", "-e", "1..4....2......3"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("--json"), "{}", ran.stderr);
}

#[test]
fn limits_end_a_search_and_say_so() {
    let big = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/3doku.toml");
    let ran = run(&["explain", "--time-limit", "0.3", big]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.contains("incomplete: "), "{}", ran.stdout);
    let ran = run(&["steps", "--time-limit", "0.3", big]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.ends_with("incomplete\n\n"), "{}", ran.stdout);
    let ran = run(&["rate", "--time-limit", "0.3", big]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.contains("incomplete"), "{}", ran.stdout);
    let ran = run(&["explain", "--node-limit", "2", "-e", EASY]);
    assert_eq!((ran.code, ran.stdout.lines().count()), (Some(1), 4), "{}", ran.stdout);
}

#[test]
fn rate_prints_all_scales() {
    let ran = run(&["rate", "-e", HARD]);
    assert_eq!(ran.code, Some(0));
    let columns: Vec<&str> = ran.stdout.trim_end().split('\t').collect();
    assert_eq!(columns[..2], [HARD, "10.5/1.2/1.2"]);
    assert_eq!(columns[4], "3");
    assert_eq!(columns.len(), 10);
    let ran = run(&["rate", "-e", "................"]);
    assert_eq!((ran.code, ran.stdout.split('\t').nth(1)), (Some(1), Some("multiple")));
}
