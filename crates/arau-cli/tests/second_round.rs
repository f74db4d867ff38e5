//! What a second round of new users met: clues that cannot be, breaches told without amounts, limits that did not hold.

mod support;

use serde_json::Value;
use support::{run, run_with};

fn example(name: &str) -> String {
    format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("a JSON object")
}

#[test]
fn steps_stop_at_the_limit_and_say_so() {
    let killer = example("killer.toml");
    let all = run(&["steps", &killer]);
    assert!(all.stdout.lines().count() > 20, "{}", all.stdout);
    assert!(!all.stdout.contains("incomplete"), "{}", all.stdout);
    let some = run(&["steps", "--node-limit", "5", &killer]);
    assert_eq!(some.code, Some(1));
    let steps: Vec<&str> = some.stdout.lines().filter(|line| line.contains(": ")).collect();
    assert_eq!(steps.len(), 5, "{}", some.stdout);
    assert_eq!(some.stdout.trim_end().lines().last(), Some("incomplete"));
    let object = json(&run(&["steps", "--json", "--node-limit", "5", &killer]).stdout);
    assert_eq!(
        (&object["complete"], object["steps"].as_array().map(Vec::len)),
        (&false.into(), Some(5)),
        "{object}"
    );
}

#[test]
fn every_kind_of_impossible_clue_is_warned_of() {
    for (clue, warning) in [
        (
            "[[sandwich]]\ncells = 'row 1'\nsum = 40\n",
            "sandwich r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9: no filling of its 9 cells fits sum 40",
        ),
        ("[[skyscraper]]\ncells = 'row 1'\ncount = 10\n", ": no filling of its 9 cells fits count 10"),
        (
            "[[thermometer]]\ncells = 'r1c1-r1c5 r2c5-r2c1'\n",
            "thermometer r1c1 r1c2 r1c3 r1c4 r1c5 r2c5 r2c4 r2c3 r2c2 r2c1: no filling of its 10 cells fits (9 symbols)",
        ),
        (
            "[[arrow]]\ncircle = 'r1c1'\ncells = 'r2c1-r2c4'\n",
            "arrow r2c1 r2c2 r2c3 r2c4 r1c1: no filling of its 5 cells fits",
        ),
        (
            "[[killer-cage]]\ncells = 'r1c1-r1c5 r2c1-r2c5'\nsum = 45\n",
            ": its 10 cells cannot all differ: there are only 9 symbols",
        ),
        ("[[x-sum]]\ncells = 'row 1'\nsum = 46\n", ": no filling of its 9 cells fits sum 46"),
        ("[[renban]]\ncells = 'r1c1-r1c5 r2c1-r2c5'\n", "renban r1c1"),
    ] {
        let ran = run_with(&["solve"], format!("size = 9\n{clue}").as_bytes());
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), "none\n"), "{clue}");
        assert!(ran.stderr.starts_with("stdin:2:1: warning: "), "{clue}{}", ran.stderr);
        assert!(ran.stderr.contains(warning), "{clue}{}", ran.stderr);
    }
    // Hard, but possible.
    for clue in [
        "[[sandwich]]\ncells = 'row 1'\nsum = 35\n",
        "[[skyscraper]]\ncells = 'row 1'\ncount = 9\n",
        "[[thermometer]]\ncells = 'r1c1-r1c5 r2c5-r2c2'\n",
        "[[arrow]]\ncircle = 'r1c1'\ncells = 'r2c1-r2c3'\n",
        "[[x-sum]]\ncells = 'row 1'\nsum = 45\n",
    ] {
        let ran = run_with(&["solve", "--limit", "1"], format!("size = 9\n{clue}").as_bytes());
        assert_eq!(ran.stderr, "", "{clue}");
    }
}

#[test]
fn check_says_by_how_much_outside_clues_and_lines_are_missed() {
    const GRID: &str = "size = 4\ngivens = '1234341221434321'\n";
    for (clue, expected) in [
        (
            "[[sandwich]]\ncells = 'row 1'\nsum = 6\n",
            "sandwich: the digits between r1c1=1 and r1c4=4 add up to 5, not 6",
        ),
        (
            "[[lunchbox]]\ncells = 'r1c1-r1c3'\nsum = 5\n",
            "lunchbox: the digits between r1c1=1 and r1c3=3 add up to 2, not 5",
        ),
        ("[[skyscraper]]\ncells = 'row 1'\ncount = 3\n", "skyscraper: 4 buildings are seen from r1c1, not 3"),
        ("[[x-sum]]\ncells = 'row 2'\nsum = 9\n", "x-sum: r2c1=3 r2c2=4 r2c3=1 is 8, not 9"),
        ("[[little-killer]]\ncells = 'r1c3 r2c4'\nsum = 8\n", "little-killer: r1c3=3 r2c4=2 is 5, not 8"),
        (
            "[[arrow]]\ncircle = 'r1c4'\ncells = 'r1c1 r1c2'\n",
            "arrow: the arrow adds up to 3, but its circle r1c4 is 4",
        ),
        ("[[thermometer]]\ncells = 'r1c1 r1c3 r1c2'\n", "thermometer: r1c2 is 2, not more than r1c3's 3"),
        ("[[thermometer]]\ncells = 'r1c3 r1c2'\nslow = true\n", "thermometer: r1c2 is 2, less than r1c3's 3"),
        ("[[greater-than]]\ncells = 'r1c1 r1c2'\n", "greater-than: r1c1 is 1, not more than r1c2's 2"),
        ("[[difference]]\ncells = 'r1c1 r1c3'\n", "difference: r1c1=1 and r1c3=3 differ by 2, not by 1"),
        ("[[whisper]]\ncells = 'r1c1 r1c2'\n", "whisper: r1c1=1 and r1c2=2 differ by 1, not by 2 or more"),
        ("[[ratio]]\ncells = 'r1c1 r1c3'\n", "ratio: neither of r1c1=1 and r1c3=3 is 2 times the other"),
        ("[[pair-sum]]\ncells = 'r1c1 r1c3'\nsum = 5\n", "pair-sum: r1c1=1 r1c3=3 is 4, not 5"),
        ("[[numbered-room]]\ncells = 'row 2'\nvalue = 2\n", "numbered-room: r2c3=1 is 1, not 2"),
    ] {
        let ran = run_with(&["check"], format!("{GRID}{clue}").as_bytes());
        assert_eq!((ran.code, ran.stdout), (Some(1), format!("invalid\t{expected}\n")), "{clue}");
    }
    let sandwich = format!("{GRID}[[sandwich]]\ncells = 'row 1'\nsum = 6\n");
    let object = json(&run_with(&["check", "--json"], sandwich.as_bytes()).stdout);
    let broken = &object["broken"][0];
    assert_eq!((&broken["is"], &broken["wanted"]["min"]), (&5.into(), &6.into()), "{object}");
    assert!(broken["text"].as_str().is_some_and(|text| text.contains("add up to 5, not 6")), "{object}");
}

#[test]
fn the_pattern_of_givens_is_told_where_there_are_givens() {
    let cage = "size = 4\n[[killer-cage]]\ncells = 'r1c1-r1c3'\nsum = 7\n";
    let ran = run_with(&["check"], cage.as_bytes());
    assert_eq!(ran.stdout, "valid\tmultiple\tgivens 0\n");
    let ran = run_with(&["check"], format!("givens = '1... .... .... ....'\n{cage}").as_bytes());
    assert!(ran.stdout.contains("\tsymmetry diagonal\t"), "{}", ran.stdout);
}

/// Full in two rows, without a candidate in r1c4.
const NO_CANDIDATE: &str = "123....4........";

#[test]
fn json_names_what_shows_that_there_is_no_solution() {
    for command in ["explain", "hint"] {
        let twice = json(&run(&[command, "--json", "-e", "11.............."]).stdout);
        assert_eq!((&twice["ending"], &twice["conflict"]["kind"]), (&"none".into(), &"twice".into()));
        assert_eq!(twice["conflict"]["cells"], serde_json::json!(["r1c1", "r1c2"]));
        assert_eq!(
            (&twice["conflict"]["rule"], &twice["conflict"]["symbol"]),
            (&"houses".into(), &"1".into())
        );
        let cell = json(&run(&[command, "--json", "-e", NO_CANDIDATE]).stdout);
        assert_eq!(cell["conflict"]["cells"], serde_json::json!(["r1c4"]), "{cell}");
        assert_eq!(cell["conflict"]["text"], "There is no solution: nothing can go in r1c4.");
    }
    let house = json(&run(&["explain", "--json", "-e", "..1.....1......."]).stdout);
    assert_eq!(house.get("conflict"), None, "{house}");
}

#[test]
fn names_as_people_write_them_are_understood_or_get_a_suggestion() {
    let puzzle = ["-e", "1..4....2......3"];
    for name in ["Naked-Single", "naked single", "NAKED_SINGLE"] {
        let ran = run(&[&["hint", "--technique", name][..], &puzzle].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    }
    assert_eq!(run(&[&["steps", "--technique", "X-Wing"][..], &puzzle].concat()).code, Some(1));
    let unknown = run(&[&["hint", "--technique", "nakid-single"][..], &puzzle].concat());
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.stderr.contains("did you mean `naked-single`?"), "{}", unknown.stderr);
    assert!(!unknown.stderr.contains("jellyfish"), "{}", unknown.stderr);
    for (document, advice) in [
        ("variant = 'sudoku'\n", "did you mean `classic`?"),
        ("variant = 'Killer Sudoku'\n", "did you mean `killer`?"),
        ("size = 4\nrules = ['kropki']\n", "that is a variant: `variant = \"kropki\"`"),
        (
            "size = 4\n[[kropki]]\ncells = 'r1c1 r1c2'\n",
            "did you mean `difference`, `ratio` or `kropki-negative`?",
        ),
        ("size = 4\n[[white-dot]]\ncells = 'r1c1 r1c2'\n", "did you mean `difference`?"),
        ("size = 4\n[[black_dot]]\ncells = 'r1c1 r1c2'\n", "did you mean `ratio`?"),
        (
            "[[sandwich]]\ncells = 'row 10'\nsum = 5\n",
            "2:10: `row 10`: no such cell or group (known names run from row 1 to row 9)",
        ),
        (
            "[[killer-cage]]\ncells = 'A1 A2'\n",
            "`A1`: no such cell or group (the cells of this board are called r1c1 to r9c9)",
        ),
    ] {
        let ran = run_with(&["solve"], document.as_bytes());
        assert_eq!(ran.code, Some(2));
        assert!(ran.stderr.contains(advice), "{document}{}", ran.stderr);
    }
}

#[test]
fn stuck_says_how_to_go_on() {
    let ran = run(&["hint", "-e", "................"]);
    let advice = "To go on, guess (`arau explain --only merino`) or let a program search (`arau solve`).";
    assert!(ran.stdout.trim_end().ends_with(advice), "{}", ran.stdout);
}

#[test]
fn a_drawing_tells_givens_from_last_candidates_and_is_read_back() {
    let puzzle = "1..4....2......3";
    let ran = run(&["explain", "--pretty", "-e", puzzle]);
    let drawing: Vec<&str> = ran.stdout.lines().take_while(|line| !line.starts_with("1. ")).collect();
    let (drawing, first_row) = (drawing.join("\n"), drawing[1]);
    let words: Vec<&str> = first_row.split(['|', ' ']).filter(|word| !word.is_empty()).collect();
    assert_eq!((words[0], words[3]), ("1", "4"), "{drawing}");
    assert!(drawing.contains('('), "{drawing}");
    let again = run_with(&["solve"], drawing.as_bytes());
    assert_eq!(again.stdout, run(&["solve", "-e", puzzle]).stdout, "{}", again.stderr);
}

#[test]
fn convert_keeps_what_follows_a_puzzle_on_its_line() {
    let line = "1..4....2......3\tA small one\tSomebody\n";
    let ran = run_with(&["convert", "--to", "line"], line.as_bytes());
    assert_eq!(ran.stdout, line);
    let document = run_with(&["convert", "--to", "arau"], b"1..4....2......3 # easy\n").stdout;
    assert!(document.contains("title = \"# easy\""), "{document}");
    // A solution beside the puzzle is no title, and other commands ignore what follows.
    let solved = b"1..4....2......3,1324324124134132\n";
    assert_eq!(run_with(&["convert", "--to", "line"], solved).stdout, "1..4....2......3\n");
    let object = json(&run_with(&["check", "--json"], line.as_bytes()).stdout);
    assert_eq!(object.get("title"), None);
}

#[test]
fn with_json_a_bad_line_has_a_row_that_says_so() {
    let lines = b"1..4....2......3\n1..4....2.....x3\n1..4....2......3\n";
    for command in ["solve", "check", "rate"] {
        let ran = run_with(&[command, "--json"], lines);
        assert_eq!(ran.code, Some(2));
        let rows: Vec<Value> = ran.stdout.lines().map(json).collect();
        assert_eq!(rows.len(), 3, "{}", ran.stdout);
        assert_eq!((&rows[1]["line"], rows[0].get("errors")), (&2.into(), None));
        let error = rows[1]["errors"][0].as_str().expect("a message");
        assert!(error.contains("2:15: `x` is not a symbol"), "{error}");
        assert!(ran.stderr.contains(error), "{}", ran.stderr);
    }
    // So has one that the command refuses.
    let ran = run_with(&["solve", "--json", "--engine", "nine"], b"1..4....2......3\n");
    assert_eq!(ran.code, Some(2));
    assert!(json(&ran.stdout)["errors"][0].is_string(), "{}", ran.stdout);
}

#[test]
fn the_methods_of_papers_say_first_that_there_is_no_solution() {
    // Golden Nugget with one wrong entry.
    let wrong = "5......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    for puzzle in [NO_CANDIDATE, wrong] {
        for system in ["lima", "merino"] {
            let ran = run(&["explain", "--only", system, "-e", puzzle]);
            assert_eq!(ran.code, Some(1));
            assert!(ran.stdout.starts_with("There is no solution"), "{system}: {}", ran.stdout);
            let object = json(&run(&["explain", "--only", system, "--json", "-e", puzzle]).stdout);
            assert_eq!(object["solutions"], "none", "{object}");
        }
    }
}

#[test]
fn an_empty_file_beside_a_good_one_is_an_error() {
    let folder = std::env::temp_dir().join(format!("arau-empty-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = |name: &str| folder.join(name).to_str().expect("a path").to_string();
    let (empty, good) = (path("empty.txt"), path("good.txt"));
    std::fs::write(&empty, "\n# nothing yet\n").expect("a file");
    std::fs::write(&good, "1..4....2......3\n").expect("a file");
    let ran = run(&["solve", &empty, &good, &empty]);
    assert_eq!((ran.code, ran.stdout.lines().count()), (Some(2), 1), "{}", ran.stderr);
    assert_eq!(ran.stderr.matches("empty.txt: contains no puzzle").count(), 2, "{}", ran.stderr);
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}
