//! Runs the public checker `rate`, which shares nothing with arau.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};

/// The program, found once per test; `None`, with a note, where it may be missing.
pub struct Rate {
    program: String,
    folder: PathBuf,
}

impl Rate {
    /// The program that `ARAU_RATE` names, or `rate` on the path. Without it the test fails, unless `ARAU_SKIP_PROGRAMS`
    /// is set.
    pub fn find() -> Option<Rate> {
        let program = std::env::var("ARAU_RATE").unwrap_or_else(|_| "rate".into());
        let version = Command::new(&program).arg("--version").stdin(Stdio::null()).output();
        let is_there = version.is_ok_and(|output| output.stdout.starts_with(b"rate "));
        if !is_there {
            let wanted = "the proof checker `rate` is missing: `cargo install rate`, or name it in ARAU_RATE";
            assert!(std::env::var_os("ARAU_SKIP_PROGRAMS").is_some(), "{wanted}");
            arau_testkit::skip(wanted);
            return None;
        }
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let name = format!("arau-rate-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder for files");
        Some(Rate { program, folder })
    }

    /// Whether it accepts a proof. It must say so or say the contrary.
    pub fn accepts(&self, formula: &str, proof: &str) -> bool {
        self.asked(&["--skip-unit-deletions"], formula, proof)
    }

    /// The same, with every lemma checked from the first on, as arau does.
    pub fn accepts_every_lemma(&self, formula: &str, proof: &str) -> bool {
        let flags =
            ["--forward", "--assume-pivot-is-first", "--noncore-rat-candidates", "--skip-unit-deletions"];
        self.asked(&flags, formula, proof)
    }

    fn asked(&self, flags: &[&str], formula: &str, proof: &str) -> bool {
        let (cnf, drat) = (self.folder.join("formula.cnf"), self.folder.join("proof.drat"));
        std::fs::write(&cnf, formula).expect("the formula is written");
        std::fs::write(&drat, proof).expect("the proof is written");
        let output = Command::new(&self.program).args(flags).args([&cnf, &drat]).output().expect("rate runs");
        let printed = String::from_utf8_lossy(&output.stdout);
        let says = |line: &str| printed.lines().any(|printed| printed == line);
        match (output.status.code(), says("s VERIFIED"), says("s NOT VERIFIED")) {
            (Some(0), true, false) => true,
            (Some(1), false, true) => false,
            _ => panic!("rate is at a loss: {output:?}"),
        }
    }
}

impl Drop for Rate {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
