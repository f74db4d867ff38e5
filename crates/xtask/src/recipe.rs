//! Owns the proof that CONTRIBUTING's recipe for a rule works: it is followed to the letter in a copy of the
//! repository, two files are touched, and the new rule is tested and solved.
//!
//! The recipe is marked in CONTRIBUTING.md by comments `<!-- recipe: file PATH -->`, `<!-- recipe: module PATH -->`,
//! `<!-- recipe: entry PATH -->` and `<!-- recipe: try COUNT -->`, each followed by a block of code.

use crate::Failure;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The task `recipe`.
pub fn run(args: &[String]) -> Result<(), Failure> {
    if !args.is_empty() {
        return Err("recipe takes no arguments".into());
    }
    println!("{}", follow(&crate::root())?);
    Ok(())
}

/// Follows the recipe, and fails with a reason.
fn follow(root: &Path) -> Result<String, String> {
    let text = read(&root.join("CONTRIBUTING.md"))?;
    let (new_file, code) = step(&text, "file")?;
    let (registry, module) = step(&text, "module")?;
    let (listed_in, entry) = step(&text, "entry")?;
    let (count, document) = step(&text, "try")?;

    let rule = Path::new(new_file).file_stem().unwrap_or_default().to_string_lossy().replace('_', "-");

    let copy = root.join("target/recipe");
    copy_repository(root, &copy)?;
    write(&copy.join(new_file), code)?;
    let declared = with_module(&read(&copy.join(registry))?, module)?;
    write(&copy.join(registry), &declared)?;
    let listed = with_entry(&read(&copy.join(listed_in))?, entry)?;
    write(&copy.join(listed_in), &listed)?;

    // The samples of the new rule are confronted with the oracle, and the command line knows it.
    let samples = ["--test", "conformance", "every_rule_has_three_samples_and_they_hold"];
    cargo(root, &copy, &rule, &[&["test", "--quiet", "--package", "arau-testkit"], &samples[..]].concat())?;
    let found = cargo(
        root,
        &copy,
        &rule,
        &["run", "--quiet", "--package", "arau-cli", "--", "count", "-e", document],
    )?;
    match found.trim() == count {
        true => Ok(format!(
            "recipe: {new_file} and two lines of {registry} are a rule; {count} solutions as stated"
        )),
        false => Err(format!("recipe: {} solutions instead of {count}", found.trim())),
    }
}

/// The argument of a step and the block of code that follows it.
fn step<'t>(text: &'t str, kind: &str) -> Result<(&'t str, &'t str), String> {
    let mark = format!("<!-- recipe: {kind} ");
    let found = text.split_once(&mark).and_then(|(_, rest)| {
        let (argument, rest) = rest.split_once(" -->\n```")?;
        let (_language, rest) = rest.split_once('\n')?;
        let (code, _) = rest.split_once("```")?;
        Some((argument, code))
    });
    found.ok_or_else(|| format!("recipe: CONTRIBUTING.md has no step `{kind}`"))
}

/// The registry with a module more, in the order of the alphabet.
fn with_module(registry: &str, module: &str) -> Result<String, String> {
    let (shared, members) =
        registry.split_once("// The rules.\n").ok_or("recipe: the modules of rules were not found")?;
    let earlier = members.lines().take_while(|line| *line < module.trim_end());
    let at = shared.len() + "// The rules.\n".len() + earlier.map(|line| line.len() + 1).sum::<usize>();
    Ok(format!("{}{module}{}", &registry[..at], &registry[at..]))
}

/// The registry with an entry more at the end of its list.
fn with_entry(registry: &str, entry: &str) -> Result<String, String> {
    let start = registry.find("pub static RULES").ok_or("recipe: the list of rules was not found")?;
    let end = registry[start..].find("\n];").ok_or("recipe: the list of rules has no end")? + start + 1;
    Ok(format!("{}{entry}{}", &registry[..end], &registry[end..]))
}

/// Copies what git would commit. Files that are the same stay untouched, so that a second run builds little.
fn copy_repository(root: &Path, copy: &Path) -> Result<(), String> {
    let listing = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("recipe: git: {error}"))?;
    let names = String::from_utf8_lossy(&listing.stdout).into_owned();
    let mut kept: Vec<PathBuf> = Vec::new();
    for name in names.lines() {
        // A file that is tracked but deleted is not there to be copied.
        let Ok(bytes) = std::fs::read(root.join(name)) else { continue };
        let target = copy.join(name);
        if std::fs::read(&target).ok().as_ref() != Some(&bytes) {
            write(&target, bytes)?;
        }
        kept.push(target);
    }
    remove_others(copy, &kept)
}

/// Removes what an earlier run left behind.
fn remove_others(folder: &Path, kept: &[PathBuf]) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
        } else if !kept.contains(&path) && path.extension().is_some_and(|extension| extension == "rs") {
            std::fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    Ok(())
}

/// Runs cargo in the copy, with a target folder of its own: cargo takes the copy's crates for those of the repository, and
/// would go on using them when the repository has changed.
fn cargo(root: &Path, copy: &Path, rule: &str, args: &[&str]) -> Result<String, String> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let output = Command::new(env!("CARGO"))
        .args(args)
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", target.join("recipe-build"))
        .env("ARAU_ONLY_RULE", rule)
        // Little is run, so that building takes the time.
        .envs(["TEST", "DEV"].map(|profile| (format!("CARGO_PROFILE_{profile}_OPT_LEVEL"), "0")))
        .output()
        .map_err(|error| format!("recipe: cargo: {error}"))?;
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    match output.status.success() {
        true => Ok(stdout),
        false => Err(format!("recipe: cargo {args:?}:\n{stdout}{}", String::from_utf8_lossy(&output.stderr))),
    }
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: impl AsRef<[u8]>) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(path, text))
        .map_err(|error| format!("{}: {error}", path.display()))
}
