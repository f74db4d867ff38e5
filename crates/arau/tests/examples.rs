//! The folder `examples/`: every puzzle is proper, and every variant and every rule has one.

mod support;

use arau_core::{Grid, PuzzleSpec};
use arau_format::{PuzzleReader, PuzzleText, ReadOptions};
use arau_rules::{RULES, VARIANTS};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")
}

fn files() -> Vec<String> {
    let entries = std::fs::read_dir(folder()).expect("the folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("a file").path().display().to_string()).collect();
    names.sort();
    names
}

/// The puzzles of a file.
fn puzzles(name: &str) -> Vec<PuzzleSpec> {
    let bytes = std::fs::read(name).expect("a file");
    let read = |text: PuzzleText| {
        text.read(&ReadOptions::default()).unwrap_or_else(|faults| panic!("{name}: {faults}"))
    };
    PuzzleReader::new(&bytes[..], None).map(read).collect()
}

#[test]
fn every_example_is_proper_and_states_its_solution() {
    let files = files();
    let mut args = vec!["solve"];
    args.extend(files.iter().map(String::as_str));
    let ran = support::run(&args);
    assert_eq!(ran.stderr, "");
    let specs: Vec<PuzzleSpec> = files.iter().flat_map(|name| puzzles(name)).collect();
    assert!(specs.len() >= files.len());
    assert_eq!(ran.stdout.lines().count(), specs.len());
    for (spec, solved) in specs.iter().zip(ran.stdout.lines()) {
        let title = spec.about.title.as_deref().unwrap_or("untitled");
        assert!(!["none", "multiple"].contains(&solved), "{title}: {solved}");
        if let Some(stated) = &spec.about.solution {
            assert_eq!(Grid(stated.clone()).text(&spec.symbols), solved, "{title}");
        }
    }
    assert_eq!(ran.code, Some(0));
}

#[test]
fn every_variant_has_its_example() {
    let missing: Vec<&str> =
        VARIANTS.iter().map(|v| v.example).filter(|name| !folder().join(name).is_file()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_is_in_an_example() {
    let mut used: BTreeSet<&str> = BTreeSet::new();
    let specs: Vec<PuzzleSpec> = files().iter().flat_map(|name| puzzles(name)).collect();
    used.extend(specs.iter().flat_map(|spec| spec.all_uses().map(|rule| rule.id())));
    let unused: Vec<&str> = RULES.iter().map(|r| r.info().id).filter(|id| !used.contains(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
