//! Owns `arau prove --check`: reads certificates from disk, has proofs and formulas checked, and has solutions judged by
//! the oracle.

use super::{folder, word};
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, for_each_item};
use arau::core::PuzzleSpec;
use arau::format::{ReadOptions, format};
use arau::is_solution;
use arau::model::certificate::{Checked, Files, check, names};
use serde_json::{Map, Value};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

pub fn run(PuzzleArgs { input, run }: &PuzzleArgs) -> anyhow::Result<Exit> {
    if input.files.is_empty() {
        anyhow::bail!("--check needs at least one folder with a certificate");
    }
    let certificates = input.files.iter().flat_map(|name| match folder::certificates(Path::new(name)) {
        Ok(found) if found.is_empty() => vec![Err(format!("{name}: this folder contains no certificate"))],
        Ok(found) => found.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(format!("{name}: {error}"))],
    });
    for_each_item(certificates, run.n_threads(), |found: Result<PathBuf, String>| match found {
        Ok(folder) => Ok(answer(&folder, run.json)),
        Err(complaint) => Err(Refusal::Bad(vec![complaint])),
    })
}

fn answer(folder: &Path, as_json: bool) -> CommandOutput {
    let checked = check_folder(folder);
    let exit = if checked.is_ok() { Exit::Yes } else { Exit::No };
    let folder = folder.display().to_string();
    if !as_json {
        return CommandOutput::line(in_words(&folder, &checked), exit);
    }
    let mut object: Map<String, Value> = Map::new();
    object.insert("folder".into(), folder.into());
    object.insert("valid".into(), checked.is_ok().into());
    match checked {
        Ok(checked) => {
            object.insert("status".into(), word(checked.solution.as_ref()).into());
            object.insert("lemmas".into(), checked.n_lemmas.into());
        }
        Err(reason) => {
            object.insert("reason".into(), reason.into());
        }
    }
    CommandOutput::json(object, exit)
}

fn in_words(folder: &str, checked: &Result<Checked, String>) -> String {
    match checked {
        Ok(checked) => {
            format!("valid\t{}\t{folder}\tlemmas {}", word(checked.solution.as_ref()), checked.n_lemmas)
        }
        Err(reason) => format!("invalid\t{folder}\t{reason}"),
    }
}

/// What a certificate proves, or the file that does not bear it out and why.
fn check_folder(folder: &Path) -> Result<Checked, String> {
    let document = read_text(folder, names::PUZZLE)?;
    let arau = format("arau").expect("documents have a format");
    let spec = arau.read(&document, &ReadOptions::default());
    let puzzle = spec.and_then(PuzzleSpec::build);
    let puzzle = puzzle.map_err(|faults| format!("{}: {faults}", names::PUZZLE))?;
    let assignment = match read_text(folder, names::ASSIGNMENT) {
        Err(_) if !folder.join(names::ASSIGNMENT).exists() => None,
        read => Some(read?),
    };
    let files = Files {
        formula: &read_text(folder, names::FORMULA)?,
        solution: &read_text(folder, names::SOLUTION)?,
        assignment: assignment.as_deref(),
        proof: &read(folder, names::PROOF)?,
    };
    let checked = check(&puzzle, &files).map_err(|flaw| flaw.to_string())?;
    match &checked.solution {
        Some(grid) if !is_solution(puzzle.spec(), &grid.0) => {
            Err(format!("{}: breaks a rule of the puzzle", names::SOLUTION))
        }
        _ => Ok(checked),
    }
}

fn read(folder: &Path, name: &str) -> Result<Vec<u8>, String> {
    std::fs::read(folder.join(name)).map_err(|error| match error.kind() {
        ErrorKind::NotFound => format!("{name}: is missing"),
        _ => format!("{name}: {error}"),
    })
}

fn read_text(folder: &Path, name: &str) -> Result<String, String> {
    String::from_utf8(read(folder, name)?).map_err(|_| format!("{name}: is not text"))
}
