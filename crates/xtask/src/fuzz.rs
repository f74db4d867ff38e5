//! Owns the run of the fuzz targets: their first inputs, those of `fuzz/seeds` and others made from the examples and from the
//! texts of the tests; then each target for a while, within bounds of time and memory. What a run has found can be kept.

use crate::Failure;
use arau_core::PuzzleSpec;
use arau_format::{FORMATS, ReadOptions, detect};
use arau_testkit::random_source::RandomSource;
use arau_testkit::seeds as kept_seeds;
use arau_testkit::texts::texts;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Longer first inputs slow the search down.
const MAX_SEED_BYTES: usize = 4096;

/// The version that is installed where there is none.
const CARGO_FUZZ: &str = "0.13.1";

/// This many inputs of a target are kept, the shortest, and none that is longer than this.
const MAX_KEPT: usize = 100;
const MAX_KEPT_BYTES: usize = 300;

/// The task `fuzz`: `[--keep] [--seconds N] [TARGET…]`.
pub fn run(args: &[String]) -> Result<(), Failure> {
    let root = crate::root();
    let (keep, args) = match args {
        [flag, args @ ..] if flag == "--keep" => (true, args),
        args => (false, args),
    };
    let (seconds, named) = match args {
        [flag, seconds, named @ ..] if flag == "--seconds" => (seconds.as_str(), named),
        named => ("60", named),
    };
    seconds.parse::<u32>().map_err(|_| format!("fuzz: `{seconds}` is not a number of seconds"))?;
    let all = targets(&root);
    if let Some(unknown) = named.iter().find(|name| !all.contains(name)) {
        return Err(format!("fuzz: there is no target `{unknown}`; there are {}", all.join(", ")).into());
    }
    let chosen = if named.is_empty() { &all[..] } else { named };
    install_cargo_fuzz()?;
    let seeds = seeds(&root);
    let mut findings = Vec::new();
    println!("fuzz: {} targets, {seconds} s each; the first build takes minutes", chosen.len());
    for target in chosen {
        let n_seeds = write_seeds(&root, target, &seeds)?;
        println!("fuzz: {target}: {n_seeds} first inputs");
        if !fuzz(&root, target, seconds)? {
            findings.push(target.as_str());
        } else if keep {
            keep_inputs(&root, target)?;
        }
    }
    if !findings.is_empty() {
        return Err(what_to_do(&findings).into());
    }
    println!("fuzz: {} targets without a finding", chosen.len());
    Ok(())
}

/// Builds and runs a target, and says how it went; false if it has a finding.
///
/// Without a sanitizer a stable compiler will do; the code has no `unsafe` for one to watch over. Arithmetic that
/// overflows is a finding, since cargo-fuzz compiles assertions in.
fn fuzz(root: &Path, target: &str, seconds: &str) -> Result<bool, String> {
    let in_words = |error: std::io::Error| format!("fuzz: cargo fuzz: {error}");
    if !cargo_fuzz(root, "build", target).status().map_err(in_words)?.success() {
        return Err(format!("fuzz: {target} does not build"));
    }
    let run = cargo_fuzz(root, "run", target)
        .args(["--", "-rss_limit_mb=2048", "-timeout=10"])
        .arg(format!("-max_total_time={seconds}"))
        .output()
        .map_err(in_words)?;
    let log = String::from_utf8_lossy(&run.stderr);
    let last = |mark: &str| log.lines().rfind(|line| line.contains(mark)).unwrap_or_default().to_string();
    match run.status.success() {
        true => println!("  {}; {}", last("Done "), last("cov:")),
        false => println!("{log}"),
    }
    Ok(run.status.success())
}

fn cargo_fuzz(root: &Path, task: &str, target: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(["fuzz", task, "--sanitizer", "none", target]).current_dir(root);
    // Cargo warns that targets share a file, which they do on purpose.
    command.env("CARGO_TERM_QUIET", "true");
    command
}

/// Makes the corpus of a target minimal, and keeps its shortest inputs in the repository.
fn keep_inputs(root: &Path, target: &str) -> Result<(), String> {
    let minimised =
        cargo_fuzz(root, "cmin", target).output().map_err(|error| format!("fuzz: cargo fuzz: {error}"))?;
    if !minimised.status.success() {
        return Err(format!(
            "fuzz: {target} is not made minimal:\n{}",
            String::from_utf8_lossy(&minimised.stderr)
        ));
    }
    let entries = std::fs::read_dir(root.join("fuzz/corpus").join(target)).into_iter().flatten().flatten();
    let mut inputs: Vec<Vec<u8>> = entries.filter_map(|entry| std::fs::read(entry.path()).ok()).collect();
    inputs.retain(|input| !input.is_empty() && input.len() <= MAX_KEPT_BYTES);
    inputs.sort_by(|a, b| a.len().cmp(&b.len()).then(a.cmp(b)));
    inputs.truncate(MAX_KEPT);
    let file = kept_seeds::file(target);
    std::fs::write(&file, kept_seeds::text(&inputs))
        .map_err(|error| format!("{}: {error}", file.display()))?;
    println!("  {} inputs kept", inputs.len());
    Ok(())
}

fn what_to_do(findings: &[&str]) -> String {
    let mut text = format!("fuzz: findings in {}\n", findings.join(", "));
    text += "The inputs lie in fuzz/artifacts/TARGET/. For each:\n";
    text += "  cargo fuzz run -s none TARGET FILE         see it again\n";
    text += "  cargo fuzz tmin -s none TARGET FILE        make it small\n";
    text + "Then put it into a test that fails, mend the cause, and run the target once more."
}

fn install_cargo_fuzz() -> Result<(), String> {
    let is_there = Command::new("cargo").args(["fuzz", "--version"]).output();
    if is_there.is_ok_and(|output| output.status.success()) {
        return Ok(());
    }
    println!("fuzz: installing cargo-fuzz");
    let install = ["install", "cargo-fuzz", "--locked", "--version", CARGO_FUZZ];
    match Command::new("cargo").args(install).status() {
        Ok(status) if status.success() => Ok(()),
        _ => Err("fuzz: cargo-fuzz cannot be installed".into()),
    }
}

/// The names of the targets, from the manifest.
fn targets(root: &Path) -> Vec<String> {
    let manifest = std::fs::read_to_string(root.join("fuzz/Cargo.toml")).unwrap_or_default();
    let names = manifest.lines().filter_map(|line| line.trim().strip_prefix("{ name = \""));
    names.filter_map(|rest| rest.split('"').next()).map(str::to_string).collect()
}

/// Every example in every format that can carry it, and the texts of the tests; each with its format.
fn seeds(root: &Path) -> Vec<(&'static str, String)> {
    let mut seeds: Vec<(&'static str, String)> = Vec::new();
    let folder = std::fs::read_dir(root.join("examples")).into_iter().flatten().flatten();
    let examples = folder.filter_map(|entry| std::fs::read_to_string(entry.path()).ok());
    for text in texts().into_iter().chain(examples) {
        let Some(found) = detect(&text) else { continue };
        if let Ok(spec) = found.read(&text, &ReadOptions::default()) {
            seeds.extend(rewritten(&spec));
        }
        seeds.push((found.info().id, text));
    }
    seeds.retain(|(_, text)| text.len() <= MAX_SEED_BYTES);
    seeds
}

fn rewritten(spec: &PuzzleSpec) -> Vec<(&'static str, String)> {
    FORMATS.iter().filter_map(|format| Some((format.info().id, format.write(spec).ok()?))).collect()
}

/// Writes the first inputs of a target and returns how many there are.
fn write_seeds(root: &Path, target: &str, seeds: &[(&str, String)]) -> Result<usize, String> {
    let folder: PathBuf = root.join("fuzz/corpus").join(target);
    let in_words = |error: std::io::Error| format!("fuzz: {}: {error}", folder.display());
    std::fs::create_dir_all(&folder).map_err(in_words)?;
    let wanted = |id: &str| match target.strip_prefix("read-") {
        Some(format) => id == format,
        None => ["detect", "stream", "conversion"].contains(&target),
    };
    let is_of_choices = ["engine-oracle", "explanation", "conversion"].contains(&target);
    let choices = (0..N_CHOICES).map(random_choices).filter(|_| is_of_choices);
    let texts = seeds.iter().filter(|(id, _)| wanted(id)).map(|(_, text)| text.clone().into_bytes());
    let mut n_seeds = 0;
    for bytes in texts.chain(choices).chain(kept_seeds::kept(target)) {
        n_seeds += 1;
        std::fs::write(folder.join(format!("seed-{n_seeds}")), bytes).map_err(in_words)?;
    }
    Ok(n_seeds)
}

/// How many lists of random choices the targets start from that draw small puzzles.
const N_CHOICES: u64 = 200;

/// Bytes that are long enough to spell out every choice of a small puzzle.
fn random_choices(seed: u64) -> Vec<u8> {
    let mut dice = RandomSource::new(seed);
    (0..60).map(|_| dice.below(256) as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_has_a_target() {
        let targets = targets(&crate::root());
        let names = FORMATS.iter().map(|format| format!("read-{}", format.info().id));
        let missing: Vec<String> = names.filter(|name| !targets.contains(name)).collect();
        assert!(missing.is_empty(), "fuzz/Cargo.toml has no {missing:?}");
    }

    #[test]
    fn every_format_has_first_inputs() {
        let seeds = seeds(&crate::root());
        let ids = FORMATS.iter().map(|format| format.info().id);
        let without: Vec<&str> = ids.filter(|id| seeds.iter().all(|(of, _)| of != id)).collect();
        assert!(without.is_empty(), "no text in {without:?}");
    }
}
