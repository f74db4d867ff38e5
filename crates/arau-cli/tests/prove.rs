//! `arau prove`: what it writes, what it prints, what its check refuses.

mod support;

use serde_json::Value;
use std::path::{Path, PathBuf};
use support::{ETANA, ETANA_SOLVED, run, run_with};

const ONE: &str = "1..4....2......3";
const NONE: &str = "11..............";
const MANY: &str = "................";

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("arau-prove-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().expect("a name")
    }

    fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.0.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
    names.sort();
    names
}

#[test]
fn one_solution() {
    let folder = Folder::new("one");
    let dir = folder.name();
    let ran = run(&["prove", "-o", dir, "-e", ETANA]);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert!(ran.stdout.starts_with(&format!("proper\t{dir}\tlemmas ")), "{}", ran.stdout);
    let all = ["README", "assignment.txt", "formula.cnf", "proof.drat", "puzzle.toml", "solution.txt"];
    assert_eq!(files(&folder.0), all);
    assert_eq!(folder.read("solution.txt"), format!("{ETANA_SOLVED}\n"));
    assert!(folder.read("formula.cnf").contains("\nc r1c2: 10 to 18\n"));
    assert!(folder.read("proof.drat").ends_with("\n0\n"));
    assert!(folder.read("README").contains("exactly one solution"));
    let ran = run(&["prove", "--check", dir]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    assert!(ran.stdout.starts_with(&format!("valid\tproper\t{dir}\tlemmas ")), "{}", ran.stdout);
}

#[test]
fn no_solution_and_several() {
    let folder = Folder::new("none");
    let dir = folder.name();
    let ran = run(&["prove", "-o", dir, "-e", NONE]);
    assert_eq!((ran.stdout, ran.code), (format!("none\t{dir}\tlemmas 1\n"), Some(0)));
    assert_eq!(folder.read("solution.txt"), "");
    assert_eq!(run(&["prove", "--check", dir]).stdout, format!("valid\tnone\t{dir}\tlemmas 1\n"));
    // Where a certificate stands, none stays behind if none is due.
    let ran = run(&["prove", "--force", "-o", dir, "-e", MANY]);
    assert_eq!(ran.code, Some(1));
    let words: Vec<&str> = ran.stdout.trim_end().split('\t').collect();
    assert!(words.len() == 3 && words[0] == "multiple" && words[1] != words[2], "{}", ran.stdout);
    for grid in &words[1..] {
        assert_eq!(run(&["check", "-e", grid]).code, Some(0), "{grid}");
    }
    assert_eq!(files(&folder.0), Vec::<String>::new());
}

#[test]
fn many_puzzles_get_numbered_folders_whatever_the_threads() {
    let input = format!("{ONE}\n{MANY}\n{NONE}\nbad line\n{ETANA}\n");
    let printed = ["1", "3"].map(|threads| {
        let folder = Folder::new(&format!("many-{threads}"));
        let ran = run_with(&["prove", "--threads", threads, "-o", folder.name()], input.as_bytes());
        assert_eq!(ran.code, Some(2));
        assert!(ran.stderr.starts_with("stdin:4:"), "{}", ran.stderr);
        assert_eq!(files(&folder.0), ["1", "3", "5"]);
        let checked = run(&["prove", "--check", folder.name()]);
        assert_eq!(checked.code, Some(0));
        let words: Vec<&str> = checked.stdout.lines().map(|line| line.split('\t').nth(1).unwrap()).collect();
        assert_eq!(words, ["proper", "none", "proper"]);
        (ran.stdout + &checked.stdout).replace(folder.name(), "DIR")
    });
    assert_eq!(printed[0], printed[1]);
}

#[test]
fn json() {
    let folder = Folder::new("json");
    let ran = run(&["prove", "--json", "-o", folder.name(), "-e", ONE, "-e", MANY]);
    let rows: Vec<Value> =
        ran.stdout.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(rows[0]["status"], "proper");
    assert_eq!(rows[0]["solutions"][0], "1234341223414123");
    assert!(rows[0]["lemmas"].as_u64() >= Some(1) && rows[0]["variables"] == 64);
    assert_eq!(rows[1]["status"], "multiple");
    assert_eq!(rows[1]["solutions"].as_array().map(Vec::len), Some(2));
    let checked = run(&["prove", "--json", "--check", folder.name()]);
    let row: Value = serde_json::from_str(checked.stdout.trim_end()).expect("an object");
    assert_eq!((&row["valid"], &row["status"]), (&Value::from(true), &Value::from("proper")));
}

#[test]
fn bad_use_is_told() {
    let folder = Folder::new("bad");
    let dir = folder.name();
    assert_eq!(run(&["prove", "-e", ONE]).code, Some(2), "without a folder");
    assert_eq!(run(&["prove", "--check"]).code, Some(2), "check of nothing");
    assert_eq!(run(&["prove", "--check", dir]).code, Some(2), "check of what is not there");
    std::fs::create_dir_all(&folder.0).unwrap();
    assert_eq!(run(&["prove", "--check", dir]).code, Some(2), "check of an empty folder");
    std::fs::write(folder.0.join("letter.txt"), "dear").unwrap();
    let ran = run(&["prove", "-o", dir, "-e", ONE]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
    assert!(ran.stderr.contains("is not empty") && ran.stderr.contains("--force"), "{}", ran.stderr);
    assert_eq!(run(&["prove", "--force", "-o", dir, "-e", ONE]).code, Some(0));
    assert_eq!(folder.read("letter.txt"), "dear");
    let file = folder.0.join("letter.txt");
    assert_eq!(run(&["prove", "-o", file.to_str().unwrap(), "-e", ONE]).code, Some(2), "a file, no folder");
}

#[test]
fn limits_end_a_proof() {
    let folder = Folder::new("limit");
    let ran = run(&["prove", "--node-limit", "3", "-o", folder.name(), "-e", ETANA]);
    assert_eq!((ran.stdout.as_str(), ran.code), ("incomplete\n", Some(1)));
    assert!(!folder.0.exists());
}

#[test]
fn corrupted_certificates_are_invalid() {
    let folder = Folder::new("corrupted");
    let dir = folder.name();
    assert_eq!(run(&["prove", "-o", dir, "-e", ETANA]).code, Some(0));
    let changes = [
        ("proof.drat", "0\n".to_string()),
        ("proof.drat", String::new()),
        ("solution.txt", ETANA_SOLVED.replacen("162", "612", 1)),
        ("formula.cnf", folder.read("formula.cnf").replacen("-1 -2 0", "-1 2 0", 1)),
        ("puzzle.toml", "size = 4\n".into()),
        ("puzzle.toml", "no document".into()),
        ("assignment.txt", folder.read("assignment.txt").replacen("v 1", "v -1", 1)),
    ];
    for (file, text) in changes {
        let good = folder.read(file);
        std::fs::write(folder.0.join(file), &text).unwrap();
        let ran = run(&["prove", "--check", dir]);
        assert_eq!(ran.code, Some(1), "{file}: {}", ran.stdout);
        assert!(ran.stdout.starts_with(&format!("invalid\t{dir}\t")), "{file}: {}", ran.stdout);
        std::fs::write(folder.0.join(file), good).unwrap();
    }
    for file in ["puzzle.toml", "formula.cnf", "solution.txt", "assignment.txt", "proof.drat"] {
        let good = folder.read(file);
        std::fs::remove_file(folder.0.join(file)).unwrap();
        let ran = run(&["prove", "--check", dir]);
        assert!(ran.code == Some(1) && ran.stdout.contains("is missing"), "{file}: {}", ran.stdout);
        std::fs::write(folder.0.join(file), good).unwrap();
    }
    assert_eq!(run(&["prove", "--check", dir]).code, Some(0));
}
