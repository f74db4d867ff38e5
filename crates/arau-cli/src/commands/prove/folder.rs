//! Owns the folders of certificates on disk.

use crate::run::Task;
use anyhow::{Context, bail};
use arau::model::certificate::names;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Refuses a folder that holds something, unless that is wished.
pub fn make_way(folder: &Path, force: bool) -> anyhow::Result<()> {
    let is_empty = match std::fs::read_dir(folder) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) if error.kind() == ErrorKind::NotFound => true,
        Err(error) => return Err(error).with_context(|| folder.display().to_string()),
    };
    if !is_empty && !force {
        bail!("{}: the folder is not empty; use --force to write into it anyway", folder.display());
    }
    Ok(())
}

/// The folder for the certificate of a puzzle: a numbered one inside, if there are several puzzles.
pub fn of_task(output: &Path, task: &Task<'_>) -> PathBuf {
    match task.is_alone {
        true => output.to_path_buf(),
        false => output.join((task.number + 1).to_string()),
    }
}

/// Takes a certificate away that is in the way, so that none stays behind where none is due.
pub fn clear(folder: &Path) -> anyhow::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    for path in names::ALL.map(|name| folder.join(name)) {
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(error).with_context(|| path.display().to_string());
            }
            _ => {}
        }
    }
    Ok(())
}

/// Writes the files of a certificate.
pub fn write(folder: &Path, files: &[(&str, String)]) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for (name, text) in files {
        let path = folder.join(name);
        std::fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// The certificates of a folder: its own, and those in numbered folders in it, in order.
pub fn certificates(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut numbered: Vec<(u64, PathBuf)> = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let number = entry.file_name().to_str().and_then(|name| name.parse().ok());
        numbered
            .extend(number.map(|number| (number, entry.path())).filter(|(_, path)| holds_certificate(path)));
    }
    numbered.sort();
    let own = holds_certificate(folder).then(|| folder.to_path_buf());
    Ok(own.into_iter().chain(numbered.into_iter().map(|(_, path)| path)).collect())
}

/// Whether there is a file of a certificate, however many others are missing.
fn holds_certificate(folder: &Path) -> bool {
    names::ALL.iter().any(|name| folder.join(name).is_file())
}
