//! Owns the way to the puzzle collections that are not part of the repository. Tests that need them pass without
//! them and say so ([`crate::skip`]); what every clone tests lies in `data/` and is found by [`crate::own`].

use serde_json::Value;
use std::path::{Path, PathBuf};

/// The folder of collections: what the environment variable `ARAU_DATA` names, or else `../shared/data` beside the
/// repository. An empty folder stands for a machine without collections.
fn data_dir() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("ARAU_DATA") {
        return Some(PathBuf::from(named));
    }
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2)?;
    // A linked work tree lies elsewhere than the repository itself, so parents are tried too.
    workspace.ancestors().skip(1).map(|dir| dir.join("shared/data")).find(|dir| dir.is_dir())
}

/// The text of a collection; `None`, with a note in the test's output, where there is none.
pub fn collection(name: &str) -> Option<String> {
    let text = data_dir().and_then(|dir| std::fs::read_to_string(dir.join(name)).ok());
    if text.is_none() {
        crate::skip(&format!("the collection {name} is not on this machine"));
    }
    text
}

/// The objects of a collection in JSON Lines, each with its line number from 1.
pub fn json_rows(name: &str) -> Option<Vec<(usize, Value)>> {
    let parse = |(i, line): (usize, &str)| {
        let row = serde_json::from_str(line).unwrap_or_else(|e| panic!("{name}:{}: {e}", i + 1));
        (i + 1, row)
    };
    let text = collection(name)?;
    Some(text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).map(parse).collect())
}
