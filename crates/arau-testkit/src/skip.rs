//! Owns the record of tests that could not run: each says so in its output and, where `ARAU_SKIPPED` names a file, on a line
//! of it, so that a run of all tests can end with the list (`tools/skipped`).

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// Says that the current test leaves out what it cannot do here, and why.
pub fn skip(reason: &str) {
    eprintln!("skipped: {reason}");
    if let Some(file) = std::env::var_os("ARAU_SKIPPED") {
        record(Path::new(&file), &current_test(), reason);
    }
}

/// The crate, the file of tests and the test, such as `arau-logic/library the_cases_of_the_library_pass`.
fn current_test() -> String {
    let krate = std::env::var("CARGO_PKG_NAME").unwrap_or_else(|_| "?".into());
    let program = std::env::current_exe().unwrap_or_default();
    let stem = program.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    // Cargo adds a hash to the name of the file.
    let file = stem.rsplit_once('-').map_or(stem.as_str(), |(name, _)| name);
    format!("{krate}/{file} {}", test_name(std::thread::current().name(), std::env::args()))
}

/// Tests run in threads that have their name. A runner that starts a process for each may run it in the main thread; then
/// the name is among the arguments.
fn test_name(thread: Option<&str>, mut args: impl Iterator<Item = String>) -> String {
    match thread {
        Some(name) if name != "main" => name.to_string(),
        _ => match args.any(|arg| arg == "--exact") {
            true => args.next().unwrap_or_else(|| "?".into()),
            false => "?".into(),
        },
    }
}

/// Adds a line. It is written at once, so that lines of tests that run side by side do not mix.
fn record(file: &Path, test: &str, reason: &str) {
    let line = format!("{test}\t{reason}\n");
    let added = OpenOptions::new().create(true).append(true).open(file);
    added
        .and_then(|mut file| file.write_all(line.as_bytes()))
        .expect("ARAU_SKIPPED names a file that can be written");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_skip_adds_a_line() {
        let file = std::env::temp_dir().join(format!("arau-skipped-{}.txt", std::process::id()));
        record(&file, "a", "no collection");
        record(&file, "b", "no program");
        let text = std::fs::read_to_string(&file).expect("it was written");
        std::fs::remove_file(&file).expect("it goes away");
        assert_eq!(text, "a\tno collection\nb\tno program\n");
    }

    #[test]
    fn a_test_is_called_by_its_name() {
        let args = |text: &'static str| text.split(' ').map(str::to_string);
        assert_eq!(test_name(Some("tests::one"), args("program")), "tests::one");
        assert_eq!(test_name(Some("main"), args("program --exact tests::two --nocapture")), "tests::two");
        assert_eq!(test_name(None, args("program")), "?");
        let this = current_test();
        assert!(
            this.starts_with("arau-testkit/arau_testkit ") && this.ends_with("called_by_its_name"),
            "{this}"
        );
    }
}
