//! Owns the generated pages on disk: writes them, or finds those that are not up to date.

use crate::pages::pages;
use crate::root;
use std::path::Path;

const FOLDER: &str = "docs/src";

/// The task `docs`.
pub fn run(args: &[String]) -> Result<(), String> {
    let report = match args {
        [] => write(&root()),
        [flag] if flag == "--check" => check(&root()),
        _ => Err("docs takes nothing but --check".into()),
    };
    report.map(|report| println!("{report}"))
}

/// Writes every generated page.
fn write(root: &Path) -> Result<String, String> {
    let mut n_written = 0;
    for (name, text) in pages() {
        let path = root.join(FOLDER).join(name);
        if std::fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
            n_written += 1;
        }
    }
    Ok(format!("docs: {n_written} pages written, {} in all", pages().len()))
}

/// Fails if a page on disk differs from what would be written.
fn check(root: &Path) -> Result<String, String> {
    let is_stale = |(name, text): &(&str, String)| {
        std::fs::read_to_string(root.join(FOLDER).join(name)).ok().as_ref() != Some(text)
    };
    let stale: Vec<&str> = pages().iter().filter(|page| is_stale(page)).map(|(name, _)| *name).collect();
    match stale.is_empty() {
        true => Ok(format!("docs: {} generated pages are up to date", pages().len())),
        false => Err(format!("docs: run `cargo xtask docs`; not up to date: {}", stale.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn generated_pages_are_up_to_date() {
        assert!(super::check(&crate::root()).is_ok(), "run `cargo xtask docs`");
    }
}
