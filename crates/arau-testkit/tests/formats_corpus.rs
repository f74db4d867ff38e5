//! Every row of the puzzle collections, where they are present: it reads, and its known solution satisfies every rule.

use arau_core::{GridView, PuzzleSpec};
use arau_format::{PuzzleReader, ReadOptions, format};
use arau_testkit::corpus::collection;

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
    if let Err(faults) = spec.clone().build() {
        return Some(faults.to_string());
    }
    WRITTEN.iter().find_map(|id| round_trip_complaint(id, spec))
}

/// The formats that are asked to write every puzzle; those that cannot carry it say so, which is fine.
const WRITTEN: [&str; 13] = [
    "arau",
    "line",
    "grid",
    "pencil-marks",
    "sgt-solo",
    "sgt-keen",
    "sgt-unequal",
    "sgt-towers",
    "samurai",
    "kakuro",
    "kenken",
    "killer-cages",
    "int-grid",
];

/// What is lost when a puzzle is written and read again.
fn round_trip_complaint(id: &str, spec: &PuzzleSpec) -> Option<String> {
    let format = format(id)?;
    let written = match format.write(spec) {
        Ok(written) => written,
        Err(_) if id == "arau" => return Some("arau cannot write it".into()),
        Err(_) => return None,
    };
    let again = match format.read(&written, &ReadOptions::default()) {
        Ok(again) => again,
        Err(faults) => return Some(format!("{id} cannot read what it wrote: {faults}")),
    };
    let solution = spec.about.solution.as_ref()?;
    let view = GridView::new(&again, solution);
    let is_same = again.givens == spec.givens && again.rules.iter().all(|rule| rule.holds(&view));
    // A line has its title and author as trailing text, which is not read.
    let is_fixed = id == "line" || format.write(&again).is_ok_and(|second| second == written);
    let is_equal = id != "arau"
        || again.rules == spec.rules && again.geometry == spec.geometry && again.about == spec.about;
    (!(is_same && is_fixed && is_equal)).then(|| format!("{id} does not round-trip: {written}"))
}

/// How many rows of a collection a format can write.
fn n_written(name: &str, id: &str) -> Option<usize> {
    let text = collection(&format!("variants/{name}"))?;
    let rows =
        PuzzleReader::new(text.as_bytes(), None).filter_map(|text| text.read(&ReadOptions::default()).ok());
    Some(rows.filter(|spec| format(id).is_some_and(|format| format.write(spec).is_ok())).count())
}

#[test]
fn formats_write_what_is_theirs() {
    for (name, id, least) in [
        ("sgt.jsonl", "sgt-solo", 30),
        ("sgt.jsonl", "sgt-keen", 20),
        ("sgt.jsonl", "sgt-unequal", 30),
        ("sgt.jsonl", "sgt-towers", 3),
        ("kenken_kiguli.jsonl", "kenken", 100),
        ("kakuro.jsonl", "kakuro", 1),
        ("samurai.jsonl", "samurai", 20),
        ("classic16_kiguli.jsonl", "int-grid", 10),
        ("killer_vtsukur.jsonl", "killer-cages", 2),
        ("shapes_generated.jsonl", "houses-json", 20),
    ] {
        let Some(n) = n_written(name, id) else { continue };
        assert!(n >= least, "{id} writes {n} rows of {name}");
    }
}

/// Reads a collection and checks all its rows; at least `least` of them must be there.
fn check(name: &str, least: usize) {
    let Some(text) = collection(&format!("variants/{name}")) else { return };
    let mut n_rows = 0;
    let mut complaints = Vec::new();
    for text in PuzzleReader::new(text.as_bytes(), None) {
        n_rows += 1;
        let complaint = match text.read(&ReadOptions::default()) {
            Ok(spec) => complaint(&spec),
            Err(faults) => Some(faults.to_string()),
        };
        complaints.extend(
            complaint.map(|c| format!("{name}:{}: {}", text.line, c.chars().take(400).collect::<String>())),
        );
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
    let Some(text) = collection("logic/reglib-open.txt") else { return };
    let mut n_lines = 0;
    for text in PuzzleReader::new(text.as_bytes(), None) {
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
