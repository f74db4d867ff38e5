//! Owns the way to the data that is part of the repository, in `data/`: puzzles of our own, with what the programs that define
//! a scale or a technique say of them. Every clone tests these; the collections of others are in [`crate::corpus`].

use std::path::Path;

/// The text of a file of `data/`.
pub fn own(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
