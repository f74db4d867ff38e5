//! `arau canon` as a process: forms, automorphisms, lists, and two that are compared.

mod support;

use serde_json::{Value, json};
use support::{ETANA, ETANA_SOLVED, run, run_with};

/// The first of all canonical grids, with the most automorphisms of any.
const MOST: &str = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

/// The two grids of Liverani's figure 2.
const LIVERANI: [&str; 2] = [
    "872549163954361278631827945483275619765194832219683457546938721197452386328716594",
    "123456789645987321897132654519324876284765193376819542458691237762543918931278465",
];

/// The grid or puzzle turned over, its bands in another order, and with other names.
fn disguised(line: &str) -> String {
    let cells: Vec<char> = line.chars().collect();
    let rename =
        |c: char| c.to_digit(10).filter(|d| *d > 0).map_or('.', |d| char::from_digit(10 - d, 10).unwrap());
    (0..81).map(|cell| rename(cells[(cell % 9 + 3) % 9 * 9 + cell / 9])).collect()
}

#[test]
fn equivalents_have_one_form() {
    for line in [ETANA, ETANA_SOLVED, MOST] {
        let forms = [line.to_string(), disguised(line)].map(|text| run(&["canon", "-e", &text]));
        assert_eq!(forms[0].stdout, forms[1].stdout);
        assert_eq!((forms[0].stdout.trim_end().len(), forms[0].code), (81, Some(0)));
        let again = run(&["canon", "-e", forms[0].stdout.trim_end()]);
        assert_eq!(again.stdout, forms[0].stdout);
    }
    assert_eq!(run(&["canon", "--group", "-e", &disguised(MOST)]).stdout, format!("{MOST}\t648\n"));
    assert_eq!(run(&["canon", "--relabel", "-e", LIVERANI[0]]).stdout, format!("{}\n", LIVERANI[1]));
}

#[test]
fn objects_have_the_map() {
    let ran = run(&["canon", "--json", "-e", ETANA, "-e", &"1".repeat(81)]);
    let objects: Vec<Value> = ran.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((objects.len(), ran.code), (2, Some(1)));
    let (form, map) = (objects[0]["form"].as_str().unwrap(), &objects[0]["map"]);
    assert_eq!(objects[0]["automorphisms"], 1);
    let number = |list: &Value, i: usize| list[i].as_u64().unwrap() as usize;
    let etana: Vec<usize> = ETANA.chars().map(|c| c.to_digit(10).unwrap_or(0) as usize).collect();
    let applied: String = (0..81)
        .map(|cell| {
            let (row, column) = (number(&map["rows"], cell / 9) - 1, number(&map["columns"], cell % 9) - 1);
            let from = if map["transposed"] == true { 9 * column + row } else { 9 * row + column };
            match etana[from] {
                0 => '0',
                digit => char::from_digit(number(&map["digits"], digit - 1) as u32, 10).unwrap(),
            }
        })
        .collect();
    assert_eq!(applied, form);
    assert_eq!(objects[1]["problem"], "invalid");
}

#[test]
fn lists_are_counted_and_kinds_asked_for() {
    let list = format!("{ETANA}\n{}\n{MOST}\n", disguised(ETANA));
    let counted = run_with(&["canon", "--count-classes"], list.as_bytes());
    assert_eq!((counted.stdout.as_str(), counted.code), ("3\tinequivalent 2\n", Some(1)));
    let grids = run_with(&["canon", "--grid"], list.as_bytes());
    assert_eq!((grids.stdout, grids.code), (format!("not a grid\nnot a grid\n{MOST}\n"), Some(1)));
    let puzzles = run_with(&["canon", "--puzzle"], list.as_bytes());
    assert!(puzzles.stdout.ends_with("\nnot a puzzle\n") && puzzles.code == Some(1));
    let threads =
        ["1", "2", "3"].map(|n| run_with(&["canon", "--threads", n], list.repeat(500).as_bytes()).stdout);
    assert!(threads[0].lines().count() == 1500 && threads[0] == threads[1] && threads[0] == threads[2]);
}

/// Liverani gives the renaming: 8 becomes 1, 7 becomes 2, and so on.
#[test]
fn two_grids_that_differ_by_names() {
    let names = run(&["canon", "--same", "--relabel", LIVERANI[0], LIVERANI[1]]);
    assert_eq!((names.stdout.as_str(), names.code), ("equivalent\tdigits 739548216\n", Some(0)));
    let json = run(&["canon", "--same", "--relabel", "--json", LIVERANI[0], LIVERANI[1]]);
    let object: Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(object["map"]["digits"], json!([7, 3, 9, 5, 4, 8, 2, 1, 6]));
    let more = run(&["canon", "--same", "--relabel", ETANA_SOLVED, &disguised(ETANA_SOLVED)]);
    assert_eq!((more.stdout.as_str(), more.code), ("not equivalent\n", Some(1)));
}

#[test]
fn two_that_differ_by_more_than_names() {
    let two = format!("{ETANA_SOLVED}\n{}\n", disguised(ETANA_SOLVED));
    let same = run_with(&["canon", "--same"], two.as_bytes());
    // Bands move up by one: in the second, columns 4 to 9 and 1 to 3 of the first, turned over, in this order.
    let map = "equivalent\ttransposed yes\trows 123456789\tcolumns 456789123\tdigits 987654321\n";
    assert_eq!((same.stdout.as_str(), same.code), (map, Some(0)));
    let puzzles = run(&["canon", "--same", "-e", ETANA, "-e", &disguised(ETANA)]);
    assert_eq!((puzzles.stdout.as_str(), puzzles.code), (map, Some(0)));
    for others in [[ETANA, ETANA_SOLVED], [MOST, ETANA_SOLVED]] {
        let ran = run(&["canon", "--same", "-e", others[0], "-e", others[1]]);
        assert_eq!((ran.stdout.as_str(), ran.code), ("not equivalent\n", Some(1)));
        let json = run(&["canon", "--same", "--json", "-e", others[0], "-e", others[1]]);
        assert_eq!((json.stdout.as_str(), json.code), ("{\"equivalent\":false}\n", Some(1)));
    }
}

#[test]
fn bad_input_is_refused() {
    let bad: &[(&[&str], &str)] = &[
        (&["canon", "-e", "1..4............"], "-e:1:1: `arau canon` accepts only classic 9×9"),
        (&["canon", "no-such-file"], "no-such-file: cannot be opened"),
        (&["canon", "-e", "12"], "-e:1:"),
        (&["canon", "--grid", "--puzzle", "-e", ETANA], "cannot be used"),
        (&["canon", "--same", "-e", ETANA], "compares exactly two grids or puzzles, not 1"),
        (&["canon", "--same", "-e", ETANA, "-e", ETANA, "-e", ETANA], "not 3"),
        (&["canon", "--same", "-e", ETANA, "-e", "1..4............"], "-e:1:1: "),
        (&["canon", "--same", "--grid", "-e", ETANA, "-e", ETANA_SOLVED], "-e:1:1: not a grid"),
        (&["canon", "--same", "--group", "-e", ETANA, "-e", ETANA], "cannot be used"),
    ];
    for (args, said) in bad {
        let ran = run(args);
        assert!(
            ran.code == Some(2) && ran.stderr.contains(said) && ran.stdout.is_empty(),
            "{args:?}: {ran:?}"
        );
    }
    let twice = format!("11{}", &ETANA[2..]);
    let ran = run(&["canon", "--same", "-e", ETANA, "-e", &twice]);
    assert!(ran.code == Some(2) && ran.stderr.contains("the second is invalid"), "{ran:?}");
}
