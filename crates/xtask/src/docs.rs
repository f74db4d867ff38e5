//! Owns the generated files on disk: pages, typed rules, and the copies of examples that a package needs inside its crate. It
//! writes them, or finds those that are not up to date.

use crate::Failure;
use crate::pages::pages;
use crate::root;
use crate::typed_rules;
use std::path::Path;

/// Where the claims about variants keep their puzzles.
const COPIED_EXAMPLES: &str = "crates/arau-claims/src/merino/puzzles";

/// Path and text of every generated file.
fn files(root: &Path) -> Vec<(String, String)> {
    let pages = pages().into_iter().map(|(name, text)| (format!("docs/src/{name}"), text));
    let typed_rules = [("crates/arau/src/rules.rs".to_string(), typed_rules::file())];
    pages.chain(typed_rules).chain(copies(root)).collect()
}

/// The copies of examples: whatever is in their folder has the text of the example with its name.
fn copies(root: &Path) -> impl Iterator<Item = (String, String)> {
    let entries = std::fs::read_dir(root.join(COPIED_EXAMPLES)).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().into_string().ok()).map(|name| {
        let example = std::fs::read_to_string(root.join("examples").join(&name)).unwrap_or_default();
        (format!("{COPIED_EXAMPLES}/{name}"), example)
    })
}

/// The task `docs`.
pub fn run(args: &[String]) -> Result<(), Failure> {
    let report = match args {
        [] => write(&root())?,
        [flag] if flag == "--check" => check(&root())?,
        _ => return Err("docs takes nothing but --check".into()),
    };
    println!("{report}");
    Ok(())
}

/// Writes every generated page.
fn write(root: &Path) -> Result<String, String> {
    let mut n_written = 0;
    let files = files(root);
    for (name, text) in &files {
        let path = root.join(name);
        if std::fs::read_to_string(&path).ok().as_ref() != Some(text) {
            std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
            n_written += 1;
        }
    }
    Ok(format!("docs: {n_written} files written, {} in all", files.len()))
}

/// Fails if a file on disk differs from what would be written.
fn check(root: &Path) -> Result<String, String> {
    let files = files(root);
    let is_stale = |(name, text): &&(String, String)| {
        std::fs::read_to_string(root.join(name)).ok().as_ref() != Some(text)
    };
    let stale: Vec<&str> = files.iter().filter(is_stale).map(|(name, _)| name.as_str()).collect();
    match stale.is_empty() {
        true => Ok(format!("docs: {} generated files are up to date", files.len())),
        false => Err(format!("docs: run `cargo xtask docs`; not up to date: {}", stale.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    #[test]
    fn generated_pages_are_up_to_date() {
        assert!(super::check(&crate::root()).is_ok(), "run `cargo xtask docs`");
    }

    #[test]
    fn every_technique_has_a_section() {
        let chapters = chapters(&crate::root().join("docs/src/techniques"));
        for info in arau_logic::technique_infos() {
            let heading = format!("## {}", info.title);
            let n_sections = chapters.lines().filter(|line| *line == heading).count();
            assert_eq!(n_sections, 1, "{}: sections in docs/src/techniques", info.id);
            let by_id = format!(" --technique {} ", info.id);
            let by_code = info.hodoku.map(|hodoku| format!(":{}:", hodoku.code));
            let is_shown = commands(&chapters).any(|command| {
                command.contains(&by_id) || by_code.as_ref().is_some_and(|code| command.contains(code))
            });
            assert!(is_shown, "{}: shown by an example", info.id);
        }
    }

    #[test]
    fn every_chapter_is_in_the_summary() {
        let summary =
            std::fs::read_to_string(crate::root().join("docs/src/SUMMARY.md")).expect("the summary");
        for entry in std::fs::read_dir(crate::root().join("docs/src/techniques")).expect("the chapters") {
            let name = entry.expect("a chapter").file_name().into_string().expect("a name");
            assert!(summary.contains(&format!("(techniques/{name})")), "{name} is not in the summary");
        }
    }

    /// All chapters, one after the other.
    fn chapters(folder: &Path) -> String {
        let paths =
            std::fs::read_dir(folder).expect("the chapters").map(|entry| entry.expect("a chapter").path());
        paths.map(|path| std::fs::read_to_string(path).expect("text")).collect::<Vec<_>>().join("\n")
    }

    /// The commands of `console` blocks.
    fn commands(text: &str) -> impl Iterator<Item = &str> {
        let blocks = text.split("```console\n").skip(1).map(|rest| rest.split("```").next().unwrap_or(rest));
        blocks.flat_map(str::lines).filter(|line| line.starts_with("$ "))
    }
}
