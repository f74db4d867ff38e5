//! Every row of the puzzle collections, where they are present: it reads, and its known solution satisfies every rule.

use arau_core::{GridView, PuzzleSpec};
use arau_format::{PuzzleReader, ReadOptions};
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

/// The collections lie beside the workspace and are no part of it.
fn folder() -> Option<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let found = folder.is_dir().then_some(folder);
    if found.is_none() {
        eprintln!("no folder ../shared/data beside the workspace: the collections were not read");
    }
    found
}

/// What is wrong with the puzzle of a row, if anything.
fn complaint(spec: &PuzzleSpec) -> Option<String> {
    let Some(solution) = &spec.about.solution else { return Some("the solution was not read".into()) };
    let view = GridView::new(spec, solution);
    if let Some(broken) = spec.rules.iter().find(|rule| !rule.holds(&view)) {
        return Some(format!("the solution breaks {broken:?}"));
    }
    let is_given = |(given, solved): (&Option<_>, &_)| given.is_none_or(|g| g == *solved);
    if !spec.givens.iter().zip(solution).all(is_given) {
        return Some("the solution contradicts a given".into());
    }
    spec.clone().build().err().map(|faults| faults.to_string())
}

/// Reads a collection and checks all its rows; at least `least` of them must be there.
fn check(name: &str, least: usize) {
    let Some(folder) = folder() else { return };
    let file = File::open(folder.join("variants").join(name)).unwrap();
    let mut n_rows = 0;
    let mut complaints = Vec::new();
    for text in PuzzleReader::new(BufReader::new(file), None) {
        n_rows += 1;
        let complaint = match text.read(&ReadOptions::default()) {
            Ok(spec) => complaint(&spec),
            Err(faults) => Some(faults.to_string()),
        };
        complaints
            .extend(complaint.map(|c| format!("{name}:{}: {}", text.line, &c[..c.floor_char_boundary(400)])));
    }
    assert!(n_rows >= least, "{name} has {n_rows} rows");
    assert!(complaints.is_empty(), "{} of {n_rows} rows: \n{}", complaints.len(), complaints.join("\n"));
}

#[test]
fn sgt() {
    check("sgt.jsonl", 100);
}

#[test]
fn shapes_generated() {
    check("shapes_generated.jsonl", 20);
}

#[test]
fn kakuro() {
    check("kakuro.jsonl", 1);
}

#[test]
fn kenken() {
    check("kenken_kiguli.jsonl", 100);
}

#[test]
fn samurai() {
    check("samurai.jsonl", 20);
}

#[test]
fn classic16() {
    check("classic16_kiguli.jsonl", 10);
}

#[test]
fn killer() {
    check("killer_vtsukur.jsonl", 2);
}

#[test]
fn lisudoku() {
    check("lisudoku.jsonl", 10);
}

#[test]
fn wpf() {
    check("wpf_florian.jsonl", 4);
}

#[test]
fn dclamage() {
    check("dclamage.jsonl", 20);
}

#[test]
fn hodoku_library() {
    let Some(folder) = folder() else { return };
    let file = File::open(folder.join("logic/reglib-open.txt")).unwrap();
    let mut n_lines = 0;
    for text in PuzzleReader::new(BufReader::new(file), None) {
        assert_eq!(text.format.map(|f| f.info().id), Some("hodoku"), "{}", text.text);
        let line =
            arau_format::formats::library_line(&text.text).unwrap_or_else(|e| panic!("{}: {e}", text.line));
        assert!(
            line.eliminations.is_empty() != line.placements.is_empty() || line.code.ends_with('x'),
            "{}",
            text.text
        );
        assert!(text.read(&ReadOptions::default()).is_ok(), "{}", text.text);
        n_lines += 1;
    }
    assert!(n_lines > 300);
}
