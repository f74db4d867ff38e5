//! The contract of the command line, line by line: what goes in, what comes out, exit codes.

mod support;

use serde_json::Value;
use support::{ETANA, ETANA_SOLVED, run, run_with};

/// A 4×4 puzzle with 1, 0 and 2 solutions.
const ONE: &str = "1..4....2......3";
const ONE_SOLVED: &str = "1234341223414123";
const NONE: &str = "11..............";
const MANY: &str = "................";

fn assert_printed(args: &[&str], stdout: &str, code: i32) {
    let ran = run(args);
    assert_eq!((ran.stdout.as_str(), ran.code), (stdout, Some(code)), "{args:?}\n{}", ran.stderr);
    assert_eq!(ran.stderr, "", "{args:?}");
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

#[test]
fn input_comes_from_files_standard_input_and_text() {
    let folder = std::env::temp_dir().join(format!("arau-contract-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("puzzles.txt");
    std::fs::write(&file, format!("{ONE}\n{MANY}\n")).unwrap();
    let name = file.to_str().unwrap();
    let both = format!("{ONE_SOLVED}\nmultiple\n");
    assert_eq!(run(&["solve", name]).stdout, both);
    assert_eq!(run(&["solve", name, name]).stdout, both.repeat(2));
    let input = format!("{ONE}\n");
    let solved = format!("{ONE_SOLVED}\n");
    assert_eq!(run_with(&["solve"], input.as_bytes()).stdout, solved);
    assert_eq!(run_with(&["solve", "-"], input.as_bytes()).stdout, solved);
    assert_eq!(run_with(&["solve", name, "-"], input.as_bytes()).stdout, format!("{both}{solved}"));
    assert_eq!(run(&["solve", "-e", ONE, "-e", NONE]).stdout, format!("{solved}none\n"));
    assert_eq!(run(&["solve", ONE]).stdout, solved, "a puzzle where a file could stand");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn lines_have_symbols_empty_marks_comments_and_trailing_text() {
    for empty in [".", "0", "*", "_"] {
        assert_printed(&["solve", "-e", &ONE.replace('.', empty)], &format!("{ONE_SOLVED}\n"), 0);
    }
    for after in [" text", ",text", ";9.0", ":x", "\ttab # and more"] {
        assert_printed(&["solve", "-e", &format!("{ONE}{after}")], &format!("{ONE_SOLVED}\n"), 0);
    }
    let input = format!("# a comment\n\n{ONE}\r\n#{MANY}\n{ONE}");
    assert_eq!(run_with(&["solve"], input.as_bytes()).stdout, format!("{ONE_SOLVED}\n{ONE_SOLVED}\n"));
}

#[test]
fn sizes_run_past_nine() {
    for n in [12, 16, 25] {
        let ran = run(&["solve", "--limit", "1", "-e", &".".repeat(n * n)]);
        let line = ran.stdout.lines().next().unwrap_or_default();
        let glyphs: std::collections::BTreeSet<char> = line.chars().collect();
        let alphabet = "123456789ABCDEFGHIJKLMNOP"[..n].chars().collect();
        assert_eq!((line.len(), glyphs, ran.code), (n * n, alphabet, Some(0)));
    }
}

#[test]
fn boxes_follow_the_option() {
    let puzzle = "123456..............................";
    assert_printed(&["count", "-e", puzzle], "39168\n", 0);
    assert_printed(&["count", "--box", "2x3", "-e", puzzle], "39168\n", 0);
    let upright = run(&["solve", "--box", "3x2", "--limit", "1", "-e", puzzle]);
    let lying = run(&["check", "--box", "2x3", "-e", upright.stdout.lines().next().unwrap()]);
    assert!(lying.stdout.starts_with("invalid\thouses"), "{}", lying.stdout);
}

#[test]
fn drawn_grids_are_read() {
    let drawn = "+---+---+\n|1 .|. 4|\n|. .|. .|\n+---+---+\n|2 .|. .|\n|. .|. 3|\n+---+---+\n";
    assert_eq!(run_with(&["solve"], drawn.as_bytes()).stdout, format!("{ONE_SOLVED}\n"));
}

#[test]
fn a_format_can_be_forced() {
    assert_printed(&["solve", "--from", "line", "-e", ONE], &format!("{ONE_SOLVED}\n"), 0);
    let ran = run(&["solve", "--from", "arau", "-e", ONE]);
    assert_eq!((ran.stdout.as_str(), ran.code), ("", Some(2)));
}

#[test]
fn solve_prints_the_solution_none_or_multiple() {
    assert_printed(&["solve", "-e", ETANA], &format!("{ETANA_SOLVED}\n"), 0);
    assert_printed(&["solve", "-e", NONE], "none\n", 1);
    assert_printed(&["solve", "-e", MANY], "multiple\n", 1);
    assert_printed(
        &["solve", "-e", ONE, "-e", NONE, "-e", ONE],
        &format!("{ONE_SOLVED}\nnone\n{ONE_SOLVED}\n"),
        1,
    );
}

#[test]
fn every_engine_solves() {
    for engine in ["auto", "csp", "recursive"] {
        assert_printed(&["solve", "--engine", engine, "-e", ONE], &format!("{ONE_SOLVED}\n"), 0);
        assert_printed(&["count", "--engine", engine, "-e", MANY], "288\n", 0);
    }
}

#[test]
fn solutions_follow_each_other_and_end_with_a_blank_line() {
    let all = run(&["solve", "--all", "-e", MANY]);
    let lines: Vec<&str> = all.stdout.lines().collect();
    assert_eq!((lines.len(), lines[288], all.code), (289, "", Some(0)));
    let different: std::collections::BTreeSet<&str> = lines[..288].iter().copied().collect();
    assert_eq!(different.len(), 288);
    let three = run(&["solve", "--limit", "3", "-e", MANY, "-e", ONE]);
    assert_eq!(three.stdout, format!("{}\n{}\n{}\n\n{ONE_SOLVED}\n\n", lines[0], lines[1], lines[2]));
    assert_printed(&["solve", "--all", "-e", NONE], "none\n\n", 1);
    assert_printed(&["solve", "--limit", "2", "-e", NONE], "none\n\n", 1);
    // So many that they are printed as they are found.
    assert_printed(
        &["solve", "--limit", "1000000", "-e", ONE, "-e", NONE],
        &format!("{ONE_SOLVED}\n\nnone\n\n"),
        1,
    );
}

#[test]
fn pretty_draws_the_grid() {
    let drawn = "+-----+-----+\n| 1 2 | 3 4 |\n| 3 4 | 1 2 |\n+-----+-----+\n| 2 3 | 4 1 |\n| 4 1 | 2 3 |\n+-----+-----+\n\n";
    assert_printed(&["solve", "--pretty", "-e", ONE], drawn, 0);
    let again = run_with(&["check"], drawn.as_bytes());
    assert_eq!(again.stdout, "valid\n", "what is drawn can be read");
}

#[test]
fn count_prints_the_number_or_at_least_the_limit() {
    assert_printed(&["count", "-e", MANY], "288\n", 0);
    assert_printed(&["count", "-e", ETANA], "1\n", 0);
    assert_printed(&["count", "-e", NONE], "0\n", 1);
    assert_printed(&["count", "--limit", "2", "-e", MANY, "-e", ONE], ">=2\n1\n", 1);
    assert_printed(&["count", "--limit", "288", "-e", MANY], ">=288\n", 1);
    assert_printed(&["count", "--limit", "289", "-e", MANY], "288\n", 0);
}

#[test]
fn limits_give_an_incomplete_result_that_says_so() {
    let empty = ".".repeat(81);
    let by_nodes = run(&["count", "--node-limit", "1000", "-e", &empty]);
    assert!(by_nodes.stdout.starts_with(">=") && by_nodes.stdout.ends_with(" incomplete\n"), "{by_nodes:?}");
    assert_eq!(by_nodes.code, Some(1));
    let by_time = run(&["count", "--time-limit", "0.2", "-e", &empty, "-e", ONE]);
    let lines: Vec<&str> = by_time.stdout.lines().collect();
    assert!(lines[0].starts_with(">=") && lines[0].ends_with(" incomplete"), "{by_time:?}");
    assert_eq!((lines[1], by_time.code), ("1", Some(1)));
    assert_printed(&["solve", "--node-limit", "1", "--engine", "recursive", "-e", MANY], "incomplete\n", 1);
    let json = run(&["count", "--json", "--node-limit", "50", "-e", &empty]);
    assert_eq!(json_lines(&json.stdout)[0]["complete"], false);
    let all = run(&["solve", "--all", "--node-limit", "1000", "-e", &empty]);
    assert!(all.stdout.ends_with("\nincomplete\n\n"), "{}", all.stdout);
    let checked = run(&["check", "--node-limit", "1", "-e", ETANA]);
    assert!(checked.stdout.starts_with("incomplete\tincomplete\tgivens 23\t"), "{checked:?}");
    assert_eq!(checked.code, Some(1));
}

#[test]
fn check_tells_valid_grids_from_invalid_ones() {
    assert_printed(&["check", "-e", ETANA_SOLVED], "valid\n", 0);
    let wrong = ETANA_SOLVED.replacen("16", "61", 1);
    let ran = run(&["check", "-e", &wrong]);
    assert_eq!(
        (ran.stdout.as_str(), ran.code),
        ("invalid\thouses: r1c1=6 r6c1=6\thouses: r1c2=1 r5c2=1\n", Some(1)),
    );
    let cage = "size = 4\ngivens = '1234341223414123'\n[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 4\n";
    assert_printed(&["check", "-e", cage], "invalid\tkiller-cage: r1c1=1 r1c2=2 is 3, not 4\n", 1);
}

#[test]
fn check_surveys_puzzles() {
    assert_printed(
        &["check", "-e", ETANA],
        "valid\tproper\tminimal\tgivens 23\tsymmetry none\tempty rectangle 2x5 at r7c3\tempty groups 1: box 8\n",
        0,
    );
    let ran = run(&["check", "-e", MANY, "-e", NONE]);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert!(
        lines[0].starts_with("valid\tmultiple\tgivens 0\tsymmetry half-turn quarter-turn"),
        "{}",
        lines[0]
    );
    // Without a given every group is empty, and nobody wants to read them all.
    assert!(lines[0].ends_with("empty rectangle 4x4 at r1c1"), "{}", lines[0]);
    assert!(lines[1].starts_with("invalid\tnone\tgivens 2"), "{}", lines[1]);
    assert!(lines[1].ends_with("houses: r1c1=1 r1c2=1"), "{}", lines[1]);
    assert_eq!(ran.code, Some(1));
    let redundant = run(&["check", "-e", "1234....2......3"]);
    assert!(redundant.stdout.starts_with("valid\tproper\tredundant "), "{}", redundant.stdout);
    assert_eq!(redundant.code, Some(0));
}

#[test]
fn check_compares_the_stated_solution() {
    let document = |solution: &str| format!("size = 4\ngivens = '{ONE}'\nsolution = '{solution}'\n");
    let right = run(&["check", "-e", &document(ONE_SOLVED)]);
    assert!(right.stdout.contains("\tsolution agrees\t") && right.code == Some(0), "{right:?}");
    let wrong = run(&["check", "-e", &document("1234341241232341")]);
    assert!(wrong.stdout.contains("\tsolution breaks") && wrong.code == Some(1), "{wrong:?}");
}

#[test]
fn candidates_are_those_of_some_solution() {
    let expected = "1 2 34 34 34 34 12 12 234 134 1234 1234 234 134 1234 1234\n";
    assert_printed(&["candidates", "-e", "12.............."], expected, 0);
    let solved: Vec<String> = ETANA_SOLVED.chars().map(String::from).collect();
    assert_printed(&["candidates", "-e", ETANA], &(solved.join(" ") + "\n"), 0);
    assert_printed(&["candidates", "-e", NONE], "none\n", 1);
}

#[test]
fn convert_writes_other_formats_or_says_what_is_lost() {
    let grid = run(&["convert", "--to", "grid", "-e", ONE]);
    assert_eq!(run_with(&["convert", "--to", "line"], grid.stdout.as_bytes()).stdout.trim_end(), ONE);
    let documents = run(&["convert", "--to", "arau", "-e", ONE, "-e", MANY]);
    let counts = run_with(&["count"], documents.stdout.as_bytes());
    assert_eq!((counts.stdout.as_str(), counts.code), ("1\n288\n", Some(0)), "{}", documents.stdout);
    let cage = "size = 4\n[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 4\n";
    let lost = run(&["convert", "--to", "line", "-e", cage, "-e", ONE]);
    assert_eq!((lost.stdout.trim_end(), lost.code), (ONE, Some(2)));
    assert!(lost.stderr.starts_with("-e:1:1: cannot be written as line: killer-cage"), "{}", lost.stderr);
}

#[test]
fn list_prints_ids_and_titles() {
    for (what, known) in [
        ("variants", "killer\tKiller Sudoku"),
        ("rules", "thermometer\tThermometer"),
        ("shapes", "rect\tRectangular grid"),
        ("formats", "arau\tarau document (TOML)"),
        ("engines", "csp\tConstraint propagation and search, for every rule"),
    ] {
        let ran = run(&["list", what]);
        assert_eq!(ran.code, Some(0));
        assert!(ran.stdout.lines().any(|line| line == known), "{what}: {}", ran.stdout);
        assert!(ran.stdout.lines().all(|line| line.split('\t').count() == 2), "{what}: {}", ran.stdout);
        let ids: Vec<Value> = json_lines(&run(&["list", what, "--json"]).stdout);
        assert_eq!(ids.len(), ran.stdout.lines().count());
    }
}

#[test]
fn json_gives_an_object_per_puzzle() {
    let solved = json_lines(&run(&["solve", "--json", "-e", ONE, "-e", NONE, "-e", MANY]).stdout);
    let statuses: Vec<&str> = solved.iter().filter_map(|object| object["status"].as_str()).collect();
    assert_eq!(statuses, ["unique", "none", "multiple"]);
    assert_eq!(solved[0]["solutions"][0], ONE_SOLVED);
    assert_eq!((&solved[0]["file"], &solved[0]["line"]), (&"-e".into(), &1.into()));
    assert_eq!(solved[0]["engine"], "csp");
    let all = json_lines(&run(&["solve", "--json", "--all", "-e", MANY]).stdout);
    assert_eq!(all[0]["solutions"].as_array().map(Vec::len), Some(288));
    assert_eq!(all[0]["status"], "multiple");
    let none = json_lines(&run(&["solve", "--json", "--all", "-e", NONE, "-e", ONE]).stdout);
    assert_eq!((&none[0]["solutions"], &none[0]["status"]), (&serde_json::json!([]), &"none".into()));
    assert_eq!((&none[1]["solutions"], &none[1]["line"]), (&serde_json::json!([ONE_SOLVED]), &1.into()));
    let counts = json_lines(&run(&["count", "--json", "--limit", "9", "-e", MANY, "-e", ONE]).stdout);
    assert_eq!((&counts[0]["count"], &counts[0]["exact"]), (&9.into(), &false.into()));
    assert_eq!((&counts[1]["count"], &counts[1]["exact"]), (&1.into(), &true.into()));
    let checked = json_lines(&run(&["check", "--json", "-e", ETANA]).stdout);
    assert_eq!((&checked[0]["proper"], &checked[0]["minimal"]), (&true.into(), &true.into()));
    assert_eq!(checked[0]["empty_rectangle"]["columns"], 5);
    let candidates = json_lines(&run(&["candidates", "--json", "-e", "12.............."]).stdout);
    assert_eq!(candidates[0]["candidates"]["r1c3"], serde_json::json!(["3", "4"]));
    let converted = json_lines(&run(&["convert", "--json", "--to", "line", "-e", ONE]).stdout);
    assert_eq!(converted[0]["text"].as_str().map(str::trim_end), Some(ONE));
}

#[test]
fn every_command_has_help_with_examples() {
    for command in ["solve", "count", "check", "candidates", "convert", "list", "completions", "man"] {
        let help = run(&[command, "--help"]);
        assert_eq!(help.code, Some(0), "{command}");
        assert!(help.stdout.contains("Examples:\n  arau"), "{command}: {}", help.stdout);
    }
    assert!(run(&["--help"]).stdout.contains("Exit code: 0"));
    assert!(run(&["--version"]).stdout.starts_with("arau "));
}

#[test]
fn completions_and_manual_pages_are_printed() {
    for shell in ["bash", "zsh", "fish"] {
        let ran = run(&["completions", shell]);
        assert!(ran.code == Some(0) && ran.stdout.contains("candidates"), "{shell}");
    }
    assert!(run(&["man"]).stdout.contains(".TH arau"));
    assert!(run(&["man", "solve"]).stdout.contains("multiple"));
    assert_eq!(run(&["man", "juggle"]).code, Some(2));
}

#[test]
fn variants_are_solved_from_documents() {
    let document = "variant = 'killer'\nsize = 4\n[[killer-cage]]\ncells = 'r1c1 r1c2 r2c1'\nsum = 7\n";
    assert_printed(&["count", "-e", document], "72\n", 0);
    let ran = run_with(&["count", "-"], document.as_bytes());
    assert_eq!((ran.stdout.as_str(), ran.code), ("72\n", Some(0)));
}

#[test]
fn bench_tells_the_same_nodes_for_every_set_of_instructions() {
    let folder = std::env::temp_dir().join(format!("arau-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("list.txt");
    std::fs::write(&file, format!("{ETANA}\n{ETANA_SOLVED}\n{}\n", ".".repeat(81))).unwrap();
    let file = file.to_str().unwrap();
    let nodes = |args: &[&str]| {
        let ran = run(&[&["bench", "--repeat", "1", "--json"], args].concat());
        assert_eq!((ran.stderr.as_str(), ran.code), ("", Some(0)));
        let rows = json_lines(&ran.stdout);
        rows.iter()
            .map(|row| {
                [&row["puzzles"], &row["one"], &row["more"], &row["nodes"]].map(|n| n.as_u64().unwrap())
            })
            .collect::<Vec<_>>()
    };
    let best = nodes(&[file]);
    assert_eq!(best[0][..3], [3, 2, 1]);
    assert_eq!(nodes(&["--instructions", "portable", file]), best);
    let fixed = nodes(&[]);
    assert_eq!(fixed.len(), 5);
    // Minimal puzzles are proper, and so are those with more givens; with fewer they are not.
    assert!(
        fixed[0][1] == 20_000 && fixed[1][1] == 20_000 && fixed[2][1] == 200 && fixed[4][2] == 20_000,
        "{fixed:?}"
    );
    assert!(run(&["bench", file]).stdout.contains("signature: "));
    let not_classic = run(&["bench", "examples/no-such-list"]);
    assert_eq!(not_classic.code, Some(2));
    std::fs::write(file, format!("{ONE}\n{ETANA}\nx\n")).unwrap();
    let faults = run(&["bench", file]);
    assert!(
        ["1", "3"]
            .iter()
            .all(|line| faults.stderr.contains(&format!("list.txt:{line}:1: this is not a classic")))
    );
    assert_eq!(faults.code, Some(2));
    std::fs::remove_dir_all(folder).unwrap();
}
