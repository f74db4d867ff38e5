//! Owns the rules of the house that a compiler does not check: what every file has, and what no file has.

use std::path::Path;
use std::process::Command;

/// The crates whose code neither prints nor exits.
const LIBRARIES: &[&str] = &[
    "arau-core",
    "arau-rules",
    "arau-check",
    "arau-csp",
    "arau-nine",
    "arau-model",
    "arau-maths",
    "arau-logic",
    "arau-format",
    "arau-solve",
    "arau-claims",
];

/// What a crate of arau may depend on among the others.
const ARROWS: &[(&str, &[&str])] = &[
    ("arau-core", &[]),
    ("arau-rules", &["arau-core"]),
    ("arau-check", &["arau-core"]),
    ("arau-csp", &["arau-core"]),
    ("arau-nine", &["arau-core"]),
    ("arau-model", &["arau-core"]),
    ("arau-maths", &["arau-core", "arau-nine"]),
    ("arau-logic", &["arau-core"]),
    ("arau-format", &["arau-core", "arau-rules"]),
    ("arau-solve", &["arau-core", "arau-rules", "arau-csp", "arau-nine", "arau-model"]),
    (
        "arau-claims",
        &[
            "arau-core",
            "arau-rules",
            "arau-check",
            "arau-csp",
            "arau-nine",
            "arau-model",
            "arau-logic",
            "arau-maths",
            "arau-format",
            "arau-solve",
        ],
    ),
];

/// Where unsafe code may be.
const UNSAFE_FILES: &[&str] =
    &["crates/arau-nine/src/vector/", "crates/arau-nine/src/dispatch.rs", "crates/arau-intrinsics/src/"];

/// Past this a file is split.
const MAX_LINES: usize = 700;

/// Every breach, in words.
pub fn breaches(root: &Path) -> Vec<String> {
    let mut breaches = Vec::new();
    for name in tracked(root) {
        let Ok(text) = std::fs::read_to_string(root.join(&name)) else { continue };
        if name.ends_with(".rs") {
            breaches.extend(in_source(&name, &text));
        }
        if name.ends_with("Cargo.toml") {
            breaches.extend(in_manifest(&name, &text));
        }
    }
    breaches
}

fn tracked(root: &Path) -> Vec<String> {
    let listing = Command::new("git").args(["ls-files"]).current_dir(root).output();
    let listing =
        listing.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    listing.lines().map(str::to_string).collect()
}

fn in_source(name: &str, text: &str) -> Vec<String> {
    let mut breaches = Vec::new();
    if !text.starts_with("//!") {
        breaches.push(format!("{name}: does not open by saying what it owns (`//!`)"));
    }
    if text.lines().count() > MAX_LINES {
        breaches.push(format!("{name}: has more than {MAX_LINES} lines"));
    }
    if Path::new(name).file_name().is_some_and(|file| file == "utils.rs" || file == "helpers.rs") {
        breaches.push(format!("{name}: a name that says nothing"));
    }
    // Spelled in two parts, like those below.
    let allows_unsafe = text.contains(&["allow(unsafe", "_code)"].concat());
    if allows_unsafe && !UNSAFE_FILES.iter().any(|allowed| name.starts_with(allowed)) {
        breaches.push(format!("{name}: unsafe code belongs to {}", UNSAFE_FILES.join(", ")));
    }
    let is_library = LIBRARIES.iter().any(|library| name.starts_with(&format!("crates/{library}/src/")));
    // Spelled in two parts, so that this file is not a breach itself.
    let everywhere = [["to", "do!("].concat(), ["unimple", "mented!("].concat(), ["#[ig", "nore"].concat()];
    let in_libraries = ["println!(", "print!(", "process::exit", "Instant::now", "SystemTime::now"];
    let code = text.split("#[cfg(test)]").next().unwrap_or(text);
    for (number, line) in code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
        let forbidden = everywhere.iter().map(String::as_str).filter(|word| line.contains(word));
        let printing = in_libraries.iter().copied().filter(|word| is_library && line.contains(word));
        breaches.extend(forbidden.chain(printing).map(|word| format!("{name}:{}: `{word}`", number + 1)));
    }
    breaches
}

/// Dependencies between crates point one way. Those of tests may point anywhere.
fn in_manifest(name: &str, text: &str) -> Vec<String> {
    let Some((_, allowed)) = ARROWS.iter().find(|(krate, _)| name == format!("crates/{krate}/Cargo.toml"))
    else {
        return Vec::new();
    };
    let dependencies = text.split("[dependencies]").nth(1).unwrap_or("").split("\n[").next().unwrap_or("");
    let arau = dependencies
        .lines()
        .filter_map(|line| line.split([' ', '=', '.']).next())
        .filter(|d| d.starts_with("arau"));
    arau.filter(|d| !allowed.contains(d)).map(|d| format!("{name}: must not depend on {d}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        let breaches = breaches(&crate::root());
        assert!(breaches.is_empty(), "{}", breaches.join("\n"));
    }

    #[test]
    fn breaches_are_seen() {
        assert_eq!(in_source("crates/arau-core/src/x.rs", "fn f() {\n    println!(\"\");\n}\n").len(), 2);
        assert_eq!(
            in_source("crates/arau/src/x.rs", "//! Owns x.\nfn f() {\n    println!(\"\");\n}\n").len(),
            0
        );
        let allows_unsafe = ["//! Owns x.\n#![allow(unsafe", "_code)]\n"].concat();
        assert_eq!(in_source("crates/arau-csp/src/x.rs", &allows_unsafe).len(), 1);
        assert_eq!(in_source("crates/arau-nine/src/vector/x.rs", &allows_unsafe).len(), 0);
        let manifest =
            "[dependencies]\narau-core = { workspace = true }\narau-csp = { workspace = true }\n\n[lints]\n";
        assert_eq!(
            in_manifest("crates/arau-check/Cargo.toml", manifest),
            ["crates/arau-check/Cargo.toml: must not depend on arau-csp"]
        );
    }
}
