//! Owns the examples of the repository as puzzles.

use crate::read_document;
use arau_core::{Puzzle, PuzzleSpec};
use std::path::Path;

/// Every document of the folder `examples/` with its name, in the order of the names.
pub fn examples() -> Vec<(String, Puzzle)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut examples: Vec<(String, Puzzle)> = std::fs::read_dir(folder)
        .expect("the examples")
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_name()?.to_str()?.strip_suffix(".toml")?.to_string();
            let text = std::fs::read_to_string(&path).ok()?;
            let read = read_document(&text).and_then(PuzzleSpec::build);
            Some((name.clone(), read.unwrap_or_else(|faults| panic!("{name}: {faults}"))))
        })
        .collect();
    examples.sort_by(|a, b| a.0.cmp(&b.0));
    examples
}
