//! Owns the comparison of the table of dependencies in the book with the manifests and lock files: every crate of others is
//! in both, with the version, the features and the users that it has.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use toml::de::{DeTable, DeValue};

/// The page with the table.
const PAGE: &str = "docs/src/dependencies.md";

/// The cells of a row that the manifests decide.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Dependency {
    /// The versions that manifests ask for.
    asked: BTreeSet<String>,
    /// The features that they ask for.
    features: BTreeSet<String>,
    /// The versions that lock files have.
    locked: BTreeSet<String>,
    /// The crates that use it; those that do so in tests and benchmarks alone say it.
    users: BTreeSet<String>,
}

impl Dependency {
    fn cells(&self) -> [String; 4] {
        [&self.asked, &self.features, &self.locked, &self.users]
            .map(|set| set.iter().map(String::as_str).collect::<Vec<_>>().join(", "))
    }
}

/// Dependencies by their name.
type Dependencies = BTreeMap<String, Dependency>;

/// Every row that is missing, has no crate, or says something else than the manifests.
pub fn breaches(root: &Path, tracked: &[String]) -> Vec<String> {
    let read = |name: &str| std::fs::read_to_string(root.join(name)).unwrap_or_default();
    let mut actual = Dependencies::new();
    for manifest in tracked.iter().filter(|name| name.ends_with("Cargo.toml")) {
        add_manifest(&mut actual, manifest, &read(manifest));
    }
    for lock in tracked.iter().filter(|name| name.ends_with("Cargo.lock")) {
        add_locked(&mut actual, &read(lock));
    }
    differences(&in_page(&read(PAGE)), &actual)
}

fn differences(stated: &BTreeMap<String, [String; 4]>, actual: &Dependencies) -> Vec<String> {
    let names: BTreeSet<&String> = stated.keys().chain(actual.keys()).collect();
    let difference = |name: &String| match (stated.get(name), actual.get(name).map(Dependency::cells)) {
        (Some(stated), Some(actual)) if *stated == actual => None,
        (_, None) => Some(format!("{PAGE}: no manifest depends on `{name}`")),
        (_, Some(actual)) => {
            Some(format!("{PAGE}: the row of `{name}` has not the cells | {} |", actual.join(" | ")))
        }
    };
    names.into_iter().filter_map(difference).collect()
}

/// The rows of the table: the crate in backquotes first, then what manifests decide.
fn in_page(page: &str) -> BTreeMap<String, [String; 4]> {
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    rows.filter_map(|row| {
        let cells: Vec<String> =
            row.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect();
        let [name, asked, features, locked, users, ..] = &cells[..] else { return None };
        let decided = [asked, features, locked, users].map(|cell| cell.replace('`', ""));
        Some((name.split('`').nth(1)?.to_string(), decided))
    })
    .collect()
}

/// Adds what a manifest asks for, on any platform.
fn add_manifest(to: &mut Dependencies, path: &str, text: &str) {
    let Ok(manifest) = DeTable::parse(text) else { return };
    let manifest = manifest.get_ref();
    let user = path.trim_end_matches("Cargo.toml").trim_matches('/');
    let user = user.strip_prefix("crates/").unwrap_or(user);
    add_tables(to, user, manifest);
    for (_, platform) in table(manifest, "target").into_iter().flatten() {
        platform.get_ref().as_table().into_iter().for_each(|platform| add_tables(to, user, platform));
    }
}

fn add_tables(to: &mut Dependencies, user: &str, tables: &DeTable<'_>) {
    for (kind, in_tests) in
        [("dependencies", ""), ("build-dependencies", " (build)"), ("dev-dependencies", " (tests)")]
    {
        for (name, asked) in table(tables, kind).into_iter().flatten() {
            let (version, features) = match asked.get_ref() {
                DeValue::String(version) => (version.to_string(), Vec::new()),
                DeValue::Table(asked) => match text(asked, "version").filter(|_| !asked.contains_key("path"))
                {
                    Some(version) => (version, features(asked)),
                    // A crate of arau.
                    None => continue,
                },
                _ => continue,
            };
            let dependency = to.entry(name.get_ref().to_string()).or_default();
            dependency.asked.insert(version);
            dependency.features.extend(features);
            dependency.users.insert(format!("{user}{in_tests}"));
        }
    }
}

fn table<'a>(table: &'a DeTable<'a>, key: &str) -> Option<&'a DeTable<'a>> {
    table.get(key)?.get_ref().as_table()
}

fn text(table: &DeTable<'_>, key: &str) -> Option<String> {
    table.get(key)?.get_ref().as_str().map(str::to_string)
}

fn features(asked: &DeTable<'_>) -> Vec<String> {
    let list = asked.get("features").and_then(|list| list.get_ref().as_array());
    let named = list.into_iter().flatten().filter_map(|name| name.get_ref().as_str()).map(str::to_string);
    let without_default =
        asked.get("default-features").is_some_and(|flag| flag.get_ref().as_bool() == Some(false));
    without_default.then(|| "no default".to_string()).into_iter().chain(named).collect()
}

/// Adds the versions that a lock file has of what is asked for.
fn add_locked(to: &mut Dependencies, lock: &str) {
    let field = |package: &str, key: &str| {
        package.lines().find_map(|line| Some(line.strip_prefix(key)?.trim_matches('"').to_string()))
    };
    for package in lock.split("[[package]]") {
        let (Some(name), Some(version)) = (field(package, "name = "), field(package, "version = ")) else {
            continue;
        };
        // What belongs to the version of a specification is no part of the crate's.
        let version = version.split('+').next().unwrap_or_default().to_string();
        if let Some(dependency) = to.get_mut(&name) {
            dependency.locked.insert(version);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[dependencies]\nanyhow = '1'\narau-core = { workspace = true }\n\
        zip = { version = '9', default-features = false, features = ['deflate'] }\n\
        [dev-dependencies]\ncpu-time = '1'\narau-make = { path = '../arau-make' }\n\
        [target.'cfg(unix)'.dependencies]\nrustix = { version = '1', features = ['pipe'] }\n";

    const LOCK: &str = "[[package]]\nname = \"anyhow\"\nversion = \"1.0.1\"\n\n[[package]]\nname = \"other\"\nversion = \"2.0.0\"\n\n\
        [[package]]\nname = \"zip\"\nversion = \"9.1.0+spec-1\"\n";

    const ROWS: [&str; 4] = [
        "| `anyhow` | 1 | | 1.0.1 | arau-x | MIT |",
        "| `cpu-time` ● | 1 | | | arau-x (tests) | MIT |",
        "| `rustix` | 1 | `pipe` | | arau-x | MIT |",
        "| `zip` | 9 | deflate, no default | 9.1.0 | arau-x | MIT |",
    ];

    fn actual() -> Dependencies {
        let mut actual = Dependencies::new();
        add_manifest(&mut actual, "crates/arau-x/Cargo.toml", MANIFEST);
        add_locked(&mut actual, LOCK);
        actual
    }

    #[test]
    fn a_true_table_has_no_breach() {
        let page = format!("| crate | asked |\n|---|---|\n{}\n", ROWS.join("\n"));
        assert!(differences(&in_page(&page), &actual()).is_empty());
    }

    #[test]
    fn rows_must_be_there_and_true() {
        let page = ROWS.join("\n").replace("`rustix`", "`libc`").replace("9.1.0", "9.0.0");
        assert_eq!(
            differences(&in_page(&page), &actual()),
            [
                "docs/src/dependencies.md: no manifest depends on `libc`",
                "docs/src/dependencies.md: the row of `rustix` has not the cells | 1 | pipe |  | arau-x |",
                "docs/src/dependencies.md: the row of `zip` has not the cells | 9 | deflate, no default | 9.1.0 | arau-x |",
            ]
        );
    }
}
