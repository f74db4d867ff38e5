//! What new users met first: puzzles without a solution, slips in documents, odd outputs. Each of these once went wrong.

mod support;

use serde_json::Value;
use support::{run, run_with};

/// Two cages that ask too much of a 4×4 grid.
const IMPOSSIBLE: &str = "size = 4\n[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 100\n";

fn example(name: &str) -> String {
    format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("a JSON object")
}

#[test]
fn a_puzzle_without_a_solution_is_named_first_and_gets_no_step() {
    let twice = run(&["explain", "-e", "11.............."]);
    assert_eq!(twice.code, Some(1));
    assert_eq!(twice.stdout, "There is no solution: r1c1 and r1c2 would both be 1.\n\n");
    // No given clashes with another, but r1c4 has no candidate left.
    let cell = run(&["explain", "-e", "123....4........"]);
    assert_eq!(cell.code, Some(1));
    assert!(cell.stdout.contains("There is no solution: nothing can go in r1c4."), "{}", cell.stdout);
    for args in [&["hint", "-e", "123....4........"][..], &["steps", "-e", "123....4........"]] {
        let ran = run(args);
        assert_eq!(ran.code, Some(1));
        assert!(ran.stdout.starts_with("There is no solution"), "{}", ran.stdout);
        assert_eq!(ran.stdout.trim_end().lines().count(), 1, "{}", ran.stdout);
    }
    let steps = json(&run(&["steps", "--json", "-e", "123....4........"]).stdout);
    assert_eq!((&steps["solutions"], steps["steps"].as_array().map(Vec::len)), (&"none".into(), Some(0)));
}

#[test]
fn steps_to_a_contradiction_end_with_what_breaks() {
    // Givens agree with each other; only reasoning shows that they have no solution.
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..97";
    let ran = run(&["explain", "-e", line]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.starts_with("There is no solution.\n1. "), "{}", ran.stdout);
    let last = ran.stdout.trim_end().lines().last().expect("an ending");
    assert!(last.starts_with("There is no solution: "), "{last}");
}

#[test]
fn the_rule_that_cannot_be_satisfied_is_named() {
    let ran = run_with(&["explain"], IMPOSSIBLE.as_bytes());
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.contains("the 100-cage r1c1 r1c2 cannot be satisfied"), "{}", ran.stdout);
    // This one is refused by its own arithmetic and becomes a constraint without cells.
    let ran = run_with(&["explain"], b"size = 4\n[[sandwich]]\ncells = 'row 3'\nsum = 36\n");
    assert!(ran.stdout.contains("the sandwich 36 of row 3 cannot be satisfied"), "{}", ran.stdout);
}

#[test]
fn a_hint_says_that_there_is_no_solution_even_if_no_technique_sees_it() {
    // Golden Nugget with one wrong entry.
    let wrong = "5......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    let ran = run(&["hint", "-e", wrong]);
    assert_eq!(
        (ran.code, ran.stdout.as_str()),
        (Some(1), "There is no solution. arau why-not shows which clues clash.\n")
    );
}

#[test]
fn slow_scales_heed_the_time_limit() {
    let misawa = example("misawa.toml");
    let ran = run(&["rate", "--scale", "trial", "--scale", "backdoor", "--time-limit", "0.5", &misawa]);
    assert_eq!(ran.code, Some(1), "{}", ran.stderr);
    assert!(ran.stdout.contains("incomplete"), "{}", ran.stdout);
}

#[test]
fn several_solutions_are_mentioned() {
    let hint = run(&["hint", "-e", "12.............."]);
    assert!(hint.stdout.starts_with("There is more than one solution"), "{}", hint.stdout);
    let stuck = run(&["hint", "-e", "................"]);
    assert!(stuck.stdout.starts_with("There is more than one solution"), "{}", stuck.stdout);
    let explained = run(&["explain", "-e", "12.............."]);
    assert!(explained.stdout.starts_with("There is more than one solution"), "{}", explained.stdout);
    assert_eq!(json(&run(&["hint", "--json", "-e", "12.............."]).stdout)["solutions"], "multiple");
}

#[test]
fn rating_a_killer_ends_and_leaves_out_what_is_not_defined() {
    let ran = run(&["rate", "--header", &example("killer.toml")]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let lines: Vec<Vec<&str>> = ran.stdout.lines().map(|line| line.split('\t').collect()).collect();
    let column = |name: &str| lines[0].iter().position(|&column| column == name).expect("a column");
    for name in ["se", "hodoku_score", "hodoku_level", "guess_level", "trial_depth", "backdoor"] {
        assert_eq!(lines[1][column(name)], "-", "{name}");
    }
    let own: f64 = lines[1][column("arau")].parse().expect("a rating");
    assert!(own >= 1.0);
}

#[test]
fn scales_can_be_asked_for_one_by_one() {
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let both = run(&["rate", "--scale", "se", "--scale", "guess", "-e", easy]).stdout;
    let columns: Vec<&str> = both.trim_end().split('\t').collect();
    assert_eq!(columns[1..], ["1.2/1.2/1.2", "-", "-", "0", "-", "-", "-", "-", "Hidden Single"]);
}

#[test]
fn a_stated_solution_is_checked_even_if_there_are_others() {
    let cages = "size = 4\nsolution = '1234341221434321'\n[[killer-cage]]\ncells = 'r1c1-r1c3'\nsum = 7\n";
    let ran = run_with(&["check"], cages.as_bytes());
    assert_eq!(ran.code, Some(1));
    let expected = "solution breaks killer-cage: r1c1=1 r1c2=2 r1c3=3 is 6, not 7";
    assert!(ran.stdout.contains(expected), "{}", ran.stdout);
    let object = json(&run_with(&["check", "--json"], cages.as_bytes()).stdout);
    assert_eq!((&object["solution_agrees"], &object["solution_broken"][0]["is"]), (&false.into(), &6.into()));
    // There are no givens, so nothing is said of groups without one.
    assert!(!ran.stdout.contains("empty groups"), "{}", ran.stdout);
    let given = "size = 4\ngivens = '4... .... .... ....'\nsolution = '1234341221434321'\n";
    let ran = run_with(&["check"], given.as_bytes());
    assert!(ran.stdout.contains("solution breaks given: r1c1=1"), "{}", ran.stdout);
}

#[test]
fn a_full_grid_says_by_how_much_it_misses_a_clue() {
    let grid = "size = 4\ngivens = '1234341221434321'\n[[killer-cage]]\ncells = 'r1c1-r1c3'\nsum = 7\n";
    let ran = run_with(&["check"], grid.as_bytes());
    assert!(ran.stdout.contains("killer-cage: r1c1=1 r1c2=2 r1c3=3 is 6, not 7"), "{}", ran.stdout);
}

#[test]
fn unknown_words_get_a_suggestion() {
    for (document, suggestion) in [
        ("size = 4\n[[thermo]]\ncells = 'r1c1 r1c2'\n", "`thermometer`"),
        ("size = 4\n[[whisper-line]]\ncells = 'r1c1 r1c2'\n", "`whisper`"),
        ("size = 4\nrules = ['knight']\n", "`anti-knight`"),
    ] {
        let ran = run_with(&["solve"], document.as_bytes());
        assert_eq!(ran.code, Some(2));
        assert!(ran.stderr.contains(&format!("did you mean {suggestion}?")), "{}", ran.stderr);
    }
}

#[test]
fn an_impossible_clue_is_warned_of() {
    let ran = run_with(&["solve"], IMPOSSIBLE.as_bytes());
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), "none\n"));
    let warning = "2:1: warning: killer-cage r1c1 r1c2: its 2 cells cannot add up to 100 (at most 7)";
    assert!(ran.stderr.contains(warning), "{}", ran.stderr);
}

#[test]
fn rules_are_listed_with_their_parameters() {
    let ran = run(&["list", "rules", "--json"]);
    let cage = ran.stdout.lines().map(json).find(|rule| rule["id"] == "killer-cage").expect("the rule");
    let cells = &cage["parameters"][0];
    assert_eq!((&cells["name"], &cells["kind"]), (&"cells".into(), &"cells".into()));
    assert_eq!((&cells["required"], &cells["min"]), (&true.into(), &1.into()));
    assert_eq!(cage["parameters"][1]["required"], false);
}

#[test]
fn commands_of_commands_have_a_manual_page() {
    for args in [&["man", "maths-grids"][..], &["man", "maths", "grids"]] {
        let ran = run(args);
        assert_eq!(ran.code, Some(0), "{}", ran.stderr);
        assert!(ran.stdout.contains("maths\\-grids"), "{}", ran.stdout);
    }
    assert_eq!(run(&["man", "maths-gridss"]).code, Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_written_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
    let output = support::arau().arg("--help").stdout(full).output().expect("arau runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(!output.stderr.is_empty());
}

#[test]
fn a_range_of_numbers_is_shown_in_numbers() {
    let document = "size = 12\nbox = '3x4'\nsymbols = '1-12'\n";
    let ran = run_with(&["solve", "--limit", "1", "--pretty"], document.as_bytes());
    assert!(ran.stdout.contains("| 9  10 11 12 |"), "{}", ran.stdout);
    // Letters, as lines of text have them, are still read.
    let drawn = "rows = 1\ncolumns = 3\nhouses = false\nsymbols = '9-11'\ngivens = 'A . B'\n";
    assert_eq!(run_with(&["solve", "--limit", "1"], drawn.as_bytes()).stdout.trim_end(), "10 9 11");
}

#[test]
fn steps_have_one_schema() {
    let keys = |text: &str| -> Vec<String> {
        let object = json(text);
        let mut keys: Vec<String> = object.as_object().expect("an object").keys().cloned().collect();
        keys.extend(object["steps"][0].as_object().expect("a step").keys().map(|key| format!("step.{key}")));
        assert!(object["steps"][0]["placements"][0].is_string(), "{text}");
        assert!(object["steps"][0]["effects"][0]["cell"].is_string(), "{text}");
        keys
    };
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let position = run(&["find", "--technique", "naked-single", "--positions", "-e", puzzle]).stdout;
    let line = position.lines().next().expect("a position");
    let of_line = run_with(&["steps", "--json"], line.as_bytes()).stdout;
    let of_puzzle = run(&["steps", "--json", "--technique", "naked-single", "-e", puzzle]).stdout;
    assert_eq!(keys(&of_line), keys(&of_puzzle));
    let small = run(&["steps", "--json", "--technique", "naked-single", "-e", "1..4....2......3"]).stdout;
    assert_eq!(json(&small)["steps"][0]["placements"][0], "1 r3c4");
}

#[test]
fn outside_clues_name_each_cell_once() {
    let document = "size = 9\n[[lunchbox]]\ncells = 'row 1'\nsum = 35\n";
    let ran = run_with(&["steps", "--json", "--technique", "fillings"], document.as_bytes());
    let object = json(&ran.stdout);
    let steps = object["steps"].as_array().expect("steps");
    assert!(!steps.is_empty(), "{}", ran.stdout);
    for step in steps {
        for constraint in step["constraints"].as_array().expect("constraints") {
            let mut cells: Vec<&str> =
                constraint["cells"].as_array().expect("cells").iter().filter_map(Value::as_str).collect();
            let n = cells.len();
            cells.sort_unstable();
            cells.dedup();
            assert_eq!(cells.len(), n, "{constraint}");
        }
        let text = step["text"].as_str().expect("a sentence");
        assert!(text.matches("r1c2").count() <= 2, "{text}");
    }
}

#[test]
fn basque_keeps_the_case_of_labels() {
    let ran = run(&["explain", "--language", "eu", &example("windoku.toml")]);
    assert!(ran.stdout.contains("r2c2 gelaxkako leiho"), "{}", ran.stdout);
    assert!(!ran.stdout.contains("R2c2"), "{}", ran.stdout);
}
