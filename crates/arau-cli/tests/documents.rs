//! The README and the book are run: every command of a ```console block, and every ```toml document.
//!
//! A command line starts with `$ `; the lines up to the next one are what it prints. A line `...` stands for whatever
//! follows; a last line `[N]` is the exit code. With `ARAU_BLESS` set, what differs is written into the pages, to be read
//! before it is committed.

mod support;

use arau::format::{ReadOptions, format};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders up").into()
}

fn pages() -> Vec<(String, String)> {
    let mut paths: Vec<PathBuf> = Vec::new();
    for folder in ["docs/src", "docs/src/techniques"] {
        let book = std::fs::read_dir(root().join(folder)).expect("the book");
        paths.extend(book.map(|entry| entry.expect("a page").path()));
    }
    paths.push(root().join("README.md"));
    paths.push(root().join("CONTRIBUTING.md"));
    paths.sort();
    let markdown =
        paths.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    markdown.map(|path| (path.display().to_string(), std::fs::read_to_string(&path).expect("text"))).collect()
}

/// The blocks of code in a language, each with its line.
fn blocks(text: &str, language: &str) -> Vec<(usize, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for (i, line) in text.lines().enumerate() {
        match &mut open {
            Some(_) if line.starts_with("```") => blocks.extend(open.take()),
            Some((_, block)) => *block += &format!("{line}\n"),
            None if line == format!("```{language}") => open = Some((i + 1, String::new())),
            None => {}
        }
    }
    blocks
}

#[test]
fn commands_print_what_the_documents_say() {
    let mut n_commands = 0;
    let mut faults = Vec::new();
    for (page, mut text) in pages() {
        let written = text.clone();
        for (line, block) in blocks(&written, "console") {
            for example in block.split("$ ").filter(|example| !example.is_empty()) {
                let (command, expected) = example.split_once('\n').expect("a command line");
                n_commands += 1;
                let Err((printed, fault)) = check_command(command, expected) else { continue };
                text = text.replacen(&format!("$ {example}"), &format!("$ {command}\n{printed}"), 1);
                faults.push(format!("{page}:{line}: {command}\n{fault}"));
            }
        }
        if support::blessing() && text != written {
            std::fs::write(&page, text).expect("the page can be written");
        }
    }
    assert!(n_commands > 10, "only {n_commands} commands were found");
    assert!(support::blessing() || faults.is_empty(), "{}\n{} differ", faults.join("\n\n"), faults.len());
}

/// Runs a command. If it does not print what is expected: what the document should say instead, and what is wrong.
fn check_command(command: &str, expected: &str) -> Result<(), (String, String)> {
    let output = support::shell(&root(), command);
    let printed = String::from_utf8_lossy(&output.stdout);
    let (text, code) = match expected.trim_end().rsplit_once('[') {
        Some((before, code)) if code.len() == 2 && code.ends_with(']') => (before, code[..1].parse().ok()),
        _ => (expected, None),
    };
    if code.is_some() && output.status.code() != code {
        return Err((expected.into(), format!("exit code {:?}", output.status.code())));
    }
    let (as_expected, shown) = match text.split_once("...\n") {
        Some((start, _)) => {
            let n_lines = start.lines().count();
            let head: String = printed.lines().take(n_lines).map(|line| format!("{line}\n")).collect();
            (printed.starts_with(start), head + "...\n")
        }
        None => (printed == text, printed.to_string()),
    };
    let ending = code.map_or(String::new(), |code| format!("[{code}]\n"));
    if as_expected { Ok(()) } else { Err((shown.clone() + &ending, shown)) }
}

#[test]
fn documents_in_the_documents_are_puzzles() {
    let arau = format("arau").expect("the format");
    let mut n_documents = 0;
    for (page, text) in pages() {
        // The recipe's document needs the recipe's rule.
        for (line, block) in
            blocks(&text, "toml").into_iter().filter(|(_, b)| !b.contains("[[unlucky-pair]]"))
        {
            let puzzle = arau.read(&block, &ReadOptions::default()).and_then(|spec| spec.build());
            assert!(puzzle.is_ok(), "{page}:{line}: {}", puzzle.unwrap_err());
            n_documents += 1;
        }
    }
    assert!(n_documents > 10, "only {n_documents} documents were found");
}
