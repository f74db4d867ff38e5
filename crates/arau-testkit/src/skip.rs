//! Owns the record of tests that could not run: each says so in its output and, where `ARAU_SKIPPED` names a file, on a line
//! of it, so that a run of all tests can end with the list.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// Says that the current test leaves out what it cannot do here, and why.
pub fn skip(reason: &str) {
    eprintln!("skipped: {reason}");
    if let Some(file) = std::env::var_os("ARAU_SKIPPED") {
        let test = std::thread::current().name().unwrap_or("a thread of a test").to_owned();
        record(Path::new(&file), &test, reason);
    }
}

/// Adds a line. It is written at once, so that lines of tests that run side by side do not mix.
fn record(file: &Path, test: &str, reason: &str) {
    let line = format!("{test}: {reason}\n");
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
        assert_eq!(text, "a: no collection\nb: no program\n");
    }
}
