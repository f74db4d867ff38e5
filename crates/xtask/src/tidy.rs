//! Owns the rules of the house that a compiler does not check: what every file has, and what no file has.

use std::path::Path;
use std::process::Command;

/// The crates whose code may print, read a clock or end the program: programs, and what tests share. All others are libraries.
const PROGRAMS: &[&str] = &["arau-cli", "arau-testkit", "xtask"];

/// Where unsafe code may be.
const UNSAFE_FILES: &[&str] =
    &["crates/arau-nine/src/vector/", "crates/arau-nine/src/dispatch.rs", "crates/arau-intrinsics/src/"];

/// Past this a file is split.
const MAX_LINES: usize = 700;

/// Every breach, in words.
pub fn breaches(root: &Path) -> Vec<String> {
    let tracked = tracked(root);
    let mut breaches = crate::registries::breaches(root, &tracked);
    breaches.extend(crate::arrows::breaches(root, &tracked));
    breaches.extend(crate::dependencies::breaches(root, &tracked));
    for name in &tracked {
        let Ok(text) = std::fs::read_to_string(root.join(name)) else { continue };
        if name.ends_with(".rs") {
            breaches.extend(in_source(name, &text));
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
    let is_library = name.split('/').nth(1).is_some_and(|krate| !PROGRAMS.contains(&krate))
        && name.starts_with("crates/")
        && name.contains("/src/");
    // Spelled in two parts, so that this file is not a breach itself.
    let everywhere = [["to", "do!("].concat(), ["unimple", "mented!("].concat(), ["#[ig", "nore"].concat()];
    let in_libraries = ["println!(", "print!(", "process::exit", "Instant::now", "SystemTime::now"];
    let (code, tests) = match text.find("#[cfg(test)]").filter(|_| !name.contains("/tests/")) {
        Some(at) => text.split_at(at),
        None if name.contains("/tests/") => (text, text),
        None => (text, ""),
    };
    // Waiting for a time that should be enough makes a test slow, and wrong on a busy machine.
    if tests.contains(&["thread::", "sleep("].concat()) {
        breaches.push(format!("{name}: a test sleeps instead of waiting with arau_testkit::wait"));
    }
    for (number, line) in code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
        let forbidden = everywhere.iter().map(String::as_str).filter(|word| line.contains(word));
        let printing = in_libraries.iter().copied().filter(|word| is_library && line.contains(word));
        breaches.extend(forbidden.chain(printing).map(|word| format!("{name}:{}: `{word}`", number + 1)));
    }
    breaches
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
            in_source("crates/arau-cli/src/x.rs", "//! Owns x.\nfn f() {\n    println!(\"\");\n}\n").len(),
            0
        );
        let sleeps = ["//! Tests x.\nfn f() { std::thread::", "sleep(time) }\n"].concat();
        assert_eq!(in_source("crates/arau-cli/tests/x.rs", &sleeps).len(), 1);
        assert_eq!(in_source("crates/arau-cli/src/x.rs", &sleeps).len(), 0);
        let allows_unsafe = ["//! Owns x.\n#![allow(unsafe", "_code)]\n"].concat();
        assert_eq!(in_source("crates/arau-csp/src/x.rs", &allows_unsafe).len(), 1);
        assert_eq!(in_source("crates/arau-nine/src/vector/x.rs", &allows_unsafe).len(), 0);
    }
}
