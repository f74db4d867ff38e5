//! Owns a real LibreOffice for tests: one process, driven line by line through `libreoffice.py`.

use arau_testkit::wait::Watchdog;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::{env, fs, process};

/// Pythons that may know LibreOffice: that of the system first, which has the packages of the system.
const PYTHONS: [&str; 2] = ["/usr/bin/python3", "python3"];

/// A LibreOffice with a folder of its own.
pub struct Office {
    driver: Child,
    /// Taken at the end, so that the driver sees the end of its input.
    commands: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    folder: PathBuf,
    /// A LibreOffice that hangs does not keep the test waiting forever.
    _watchdog: Watchdog,
}

impl Office {
    /// Starts LibreOffice. `None` if programs shall be skipped; without LibreOffice, the test fails.
    pub fn start(name: &str) -> Option<Office> {
        if env::var_os("ARAU_SKIP_PROGRAMS").is_some() {
            arau_testkit::skip("ARAU_SKIP_PROGRAMS is set, so LibreOffice is not started");
            return None;
        }
        let python = python().unwrap_or_else(|| {
            panic!(
                "LibreOffice or its Python is missing: apt-get install --no-install-recommends libreoffice-calc \
                 python3-uno, or set ARAU_SKIP_PROGRAMS=1 to do without"
            )
        });
        let folder = env::temp_dir().join(format!("arau-office-{name}-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/office/libreoffice.py");
        let mut driver = Command::new(python)
            .arg(script)
            .arg(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let commands = driver.stdin.take();
        let answers = BufReader::new(driver.stdout.take().unwrap());
        Some(Office { _watchdog: Watchdog::over(&driver), driver, commands, answers, folder })
    }

    /// Writes a file into the folder and opens it. What the sheet says of its state.
    pub fn open(&mut self, name: &str, bytes: &[u8]) -> String {
        let path = self.folder.join(name);
        fs::write(&path, bytes).unwrap();
        self.ask(&["open", path.to_str().unwrap()])
    }

    /// The answer to a command.
    pub fn ask(&mut self, fields: &[&str]) -> String {
        let commands = self.commands.as_mut().unwrap();
        writeln!(commands, "{}", fields.join("\t")).unwrap();
        commands.flush().unwrap();
        let mut answer = String::new();
        let n_bytes = self.answers.read_line(&mut answer).unwrap();
        assert!(n_bytes > 0, "LibreOffice did not answer {fields:?}");
        answer.trim_end_matches('\n').to_string()
    }
}

impl Drop for Office {
    fn drop(&mut self) {
        // At the end of its input the driver ends LibreOffice, and then itself.
        drop(self.commands.take());
        let _ = self.driver.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A Python that can talk to an installed LibreOffice.
fn python() -> Option<&'static str> {
    let works = |program: &str, args: &[&str]| {
        let command = Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
        command.is_ok_and(|status| status.success())
    };
    let check = "import shutil, sys, uno; sys.exit(shutil.which('soffice') is None)";
    PYTHONS.into_iter().find(|python| works(python, &["-c", check]))
}
