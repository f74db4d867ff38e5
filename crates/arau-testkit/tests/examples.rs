//! Every puzzle of the folder `examples/` is read, has exactly one solution, and this is the one it states. Every variant
//! and every rule has its example.

use arau_check::is_solution;
use arau_core::{Limits, PuzzleSpec, Query, Symbol};
use arau_format::{ReadOptions, format};
use arau_rules::{RULES, VARIANTS};
use arau_solve::{AUTO, choose};
use arau_testkit::read_document;
use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use std::path::Path;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")
}

/// The puzzles by file name.
fn examples() -> BTreeMap<String, PuzzleSpec> {
    let mut puzzles = BTreeMap::new();
    for entry in std::fs::read_dir(folder()).expect("there is a folder of examples") {
        let path = entry.expect("it can be listed").path();
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default().to_string();
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
        let spec = match name.ends_with(".toml") {
            true => read_document(&text).unwrap_or_else(|faults| panic!("{name}: {faults}")),
            false => read_line(&name, &text),
        };
        puzzles.insert(name, spec);
    }
    puzzles
}

/// The puzzle on the first line that is not a comment.
fn read_line(name: &str, text: &str) -> PuzzleSpec {
    let line = text.lines().find(|line| !line.starts_with('#')).unwrap_or_default();
    let format = format("line").expect("lines are a format");
    format.read(line, &ReadOptions::default()).unwrap_or_else(|faults| panic!("{name}: {faults}"))
}

#[test]
fn every_example_has_the_one_solution_it_states() {
    for (name, spec) in examples() {
        let puzzle = spec.clone().build().unwrap_or_else(|faults| panic!("{name}: {faults}"));
        let engine = choose(AUTO, &puzzle).unwrap_or_else(|e| panic!("{name}: {e}")).engine;
        let mut found: Vec<Vec<Symbol>> = Vec::new();
        let outcome = engine.run(&puzzle, Query::Unique, &Limits::none(), &mut |grid| {
            found.push(grid.0.clone());
            ControlFlow::Continue(())
        });
        assert!(outcome.complete && outcome.n_solutions == 1, "{name}: {} solutions", outcome.n_solutions);
        assert!(is_solution(&spec, &found[0]), "{name}: the engine's grid breaks a rule");
        if name.ends_with(".toml") {
            assert_eq!(spec.about.solution.as_deref(), Some(&found[0][..]), "{name}");
            let about = &spec.about;
            assert!(about.title.is_some() && about.author.is_some() && about.text.is_some(), "{name}");
        }
    }
}

#[test]
fn every_variant_has_an_example_of_its_kind() {
    let examples = examples();
    for variant in VARIANTS {
        let spec = examples.get(variant.example);
        let spec = spec.unwrap_or_else(|| panic!("{}: no example {}", variant.id, variant.example));
        for rule in (variant.rules)() {
            assert!(spec.rules.contains(&rule), "{}: {} has no {}", variant.id, variant.example, rule.id());
        }
        if let Some(origin) = spec.geometry.origin() {
            assert_eq!(origin.shape, variant.shape, "{}: {}", variant.id, variant.example);
        }
    }
}

#[test]
fn every_rule_has_an_example() {
    let examples = examples();
    let used: HashSet<&str> =
        examples.values().flat_map(|spec| spec.all_uses().map(|rule| rule.id())).collect();
    let missing: Vec<&str> = RULES.iter().map(|r| r.info().id).filter(|id| !used.contains(id)).collect();
    assert!(missing.is_empty(), "without example: {}", missing.join(", "));
}
