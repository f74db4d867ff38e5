//! Owns the comparison of the code map in ARCHITECTURE.md with the manifests: every arrow between crates is in both.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Each crate with those that it depends on.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Every arrow that is in the manifests alone or in ARCHITECTURE.md alone, and arrows that run in a circle.
pub fn breaches(root: &Path, tracked: &[String]) -> Vec<String> {
    let read = |name: &str| std::fs::read_to_string(root.join(name)).unwrap_or_default();
    let manifests = tracked.iter().filter_map(|name| {
        let folder = name.strip_suffix("/Cargo.toml")?;
        let krate = folder.strip_prefix("crates/").unwrap_or(folder);
        Some((krate.to_string(), in_manifest(&read(name))))
    });
    differences(&in_map(&read("ARCHITECTURE.md")), &manifests.collect())
}

fn differences(stated: &Arrows, actual: &Arrows) -> Vec<String> {
    let crates: BTreeSet<&String> = stated.keys().chain(actual.keys()).collect();
    let mut differences = Vec::new();
    for krate in crates {
        match (stated.get(krate), actual.get(krate)) {
            (Some(stated), Some(actual)) => {
                let only_built = actual.difference(stated);
                differences.extend(only_built.map(|to| {
                    format!(
                        "crates/{krate}/Cargo.toml: depends on {to}, which ARCHITECTURE.md does not allow"
                    )
                }));
                let only_stated = stated.difference(actual);
                differences.extend(only_stated.map(|to| {
                    format!(
                        "ARCHITECTURE.md: {krate} depends on {to}, which crates/{krate}/Cargo.toml does not"
                    )
                }));
            }
            (None, _) => differences.push(format!("ARCHITECTURE.md: the code map lacks {krate}")),
            (_, None) => {
                differences.push(format!("ARCHITECTURE.md: the code map has {krate}, which does not exist"))
            }
        }
    }
    differences
}

/// The rows of the code map: the crate in backquotes first, what it depends on in backquotes last.
fn in_map(architecture: &str) -> Arrows {
    let map = architecture.split("## Code map").nth(1).unwrap_or_default();
    let map = map.split("\n## ").next().unwrap_or_default();
    let rows = map.lines().filter(|line| line.starts_with("| `"));
    rows.filter_map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').collect();
        let krate = quoted(cells.first()?).next()?;
        Some((krate, quoted(cells.last()?).collect()))
    })
    .collect()
}

/// What stands in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = String> {
    text.split('`').skip(1).step_by(2).map(str::to_string)
}

/// The crates of arau that a manifest depends on, optional ones included. What tests use may point anywhere.
fn in_manifest(manifest: &str) -> BTreeSet<String> {
    let dependencies = manifest.split("\n[dependencies]\n").nth(1).unwrap_or_default();
    let dependencies = dependencies.split("\n[").next().unwrap_or_default();
    let names = dependencies.lines().filter_map(|line| line.split([' ', '=', '.']).next());
    names.filter(|name| name.starts_with("arau")).map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAP: &str = "## Code map\n\n| crate | owns | depends on |\n|---|---|---|\n\
        | `arau-core` | `Cell` | |\n| `arau-csp` | search | `arau-core`, `arau-maths` |\n\n## Else\n| `x` | | `y` |\n";

    fn actual(csp: &str) -> Arrows {
        let core = in_manifest("[package]\n\n[lints]\n");
        let csp = in_manifest(&format!(
            "[package]\n\n[dependencies]\n{csp}serde = 1\n\n[dev-dependencies]\narau-z = 1\n"
        ));
        [("arau-core".to_string(), core), ("arau-csp".to_string(), csp)].into()
    }

    #[test]
    fn arrows_must_be_in_both_places() {
        assert_eq!(
            differences(
                &in_map(MAP),
                &actual("arau-core = { workspace = true }\narau-nine.workspace = true\n")
            ),
            [
                "crates/arau-csp/Cargo.toml: depends on arau-nine, which ARCHITECTURE.md does not allow",
                "ARCHITECTURE.md: arau-csp depends on arau-maths, which crates/arau-csp/Cargo.toml does not",
            ]
        );
        assert!(differences(&in_map(MAP), &actual("arau-core = 1\narau-maths = 1\n")).is_empty());
    }

    #[test]
    fn crates_must_be_in_both_places() {
        let mut actual = actual("arau-core = 1\narau-maths = 1\n");
        actual.insert("arau-new".into(), BTreeSet::new());
        assert_eq!(differences(&in_map(MAP), &actual), ["ARCHITECTURE.md: the code map lacks arau-new"]);
    }
}
