//! Counts of `arau maths` that are cut off: by Ctrl-C, or by whatever leaves no time for anything.
#![cfg(unix)]

mod support;

use arau_testkit::wait::until;
use std::path::{Path, PathBuf};
use support::{ended, interrupted, run, signal, spawn};

/// A count that takes some seconds.
const COUNT: &[&str] = &["maths", "grids", "nrc", "--threads", "2"];
const NUMBER: &str = "6337174388428800\n";

/// A file that goes away with the test.
struct File(PathBuf);

impl File {
    fn new(name: &str) -> File {
        let path = std::env::temp_dir().join(format!("arau-maths-{name}-{}.txt", std::process::id()));
        let _ = std::fs::remove_file(&path);
        File(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().expect("a name")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// How many parts of a count a checkpoint has.
fn n_done(file: &Path) -> usize {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    text.lines().nth(3).map_or(0, |done| done.bytes().filter(|&bit| bit == b'1').count())
}

/// Waits until the checkpoint has at least this many parts.
fn wait_for_parts(file: &Path, n_parts: usize) {
    until("the checkpoint has some parts", || n_done(file) >= n_parts);
}

#[test]
fn a_killed_count_goes_on_where_it_was() {
    let file = File::new("killed");
    let args = [COUNT, &["--checkpoint", file.name(), "--checkpoint-every", "0.05"]].concat();
    let child = spawn(&args);
    wait_for_parts(&file.0, 3);
    signal(&child, "-KILL");
    let killed = ended(child);
    assert_eq!((killed.stdout.as_str(), killed.code), ("", None));
    let n_kept = n_done(&file.0);
    assert!(n_kept >= 3);
    // Another count does not take it, and leaves it alone.
    let other = run(&["maths", "grids", "2x3", "--checkpoint", file.name()]);
    assert!(other.code == Some(2) && other.stderr.contains("a different count"), "{other:?}");
    assert_eq!(n_done(&file.0), n_kept);

    // Ctrl-C adds what was done since, and the third run has the number.
    let child = spawn(&args);
    wait_for_parts(&file.0, n_kept + 1);
    signal(&child, "-INT");
    let interrupted = ended(child);
    assert_eq!((interrupted.stdout.as_str(), interrupted.code), ("incomplete\n", Some(1)), "{interrupted:?}");
    assert!(n_done(&file.0) > n_kept);
    let whole = run(&args);
    assert_eq!((whole.stdout.as_str(), whole.code), (NUMBER, Some(0)), "{whole:?}");
    assert!(!file.0.exists());
}

#[test]
fn an_interrupted_count_says_so() {
    for (args, said) in [
        (&["maths", "grids", "dg"][..], "incomplete\n"),
        (&["maths", "grids", "dg", "--json"], "{\"complete\":false,\"grids\":\"dg\"}\n"),
        (&["maths", "classes", "dg", "--json"], "{\"classes\":\"dg\",\"complete\":false}\n"),
        (&["maths", "latin", "9"], "incomplete\n"),
    ] {
        let ran = interrupted(&[args, &["--threads", "1"]].concat());
        assert_eq!((ran.stdout.as_str(), ran.code), (said, Some(1)), "{args:?}: {ran:?}");
    }
}

#[test]
fn an_interrupted_hunt_shows_its_best() {
    let args = ["maths", "hunt", "nrc", "--size", "8", "--threads", "1"];
    let ran = interrupted(&args);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.stdout.starts_with("none\tthe best has ") && ran.stdout.ends_with("incomplete\n"), "{ran:?}");
}

#[test]
fn a_damaged_checkpoint_is_refused() {
    let file = File::new("damaged");
    for text in
        ["", "nonsense", "arau count 1\ngrids 2x3\n0\n0000\n", "arau count 1\ngrids 2x3\nx\n0000\nend\n"]
    {
        std::fs::write(&file.0, text).expect("a file");
        let ran = run(&["maths", "grids", "2x3", "--checkpoint", file.name()]);
        assert!(
            ran.code == Some(2) && ran.stderr.contains(file.name()) && ran.stdout.is_empty(),
            "{text:?}: {ran:?}"
        );
        assert_eq!(std::fs::read_to_string(&file.0).expect("it is left alone"), text);
    }
}
