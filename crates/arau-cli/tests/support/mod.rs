//! Runs the binary as a process.
#![allow(dead_code)] // not every test needs all of it

use arau_testkit::wait::Watchdog;
use std::io::Write;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// AI Etana and its solution.
pub const ETANA: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// Its only solution.
pub const ETANA_SOLVED: &str =
    "162857493534129678789643521475312986913586742628794135356478219241935867897261354";

/// The binary.
pub fn arau() -> Command {
    Command::new(env!("CARGO_BIN_EXE_arau"))
}

/// What a run printed, and its exit code.
#[derive(Debug)]
pub struct Ran {
    pub stdout: String,
    pub stderr: String,
    pub code: Option<i32>,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
            code: output.status.code(),
        }
    }
}

/// A process that is ended if it goes on for far too long, so that no test hangs.
pub struct Process {
    child: Child,
    watchdog: Watchdog,
}

impl Process {
    /// Starts it with pipes from it.
    pub fn start(command: &mut Command) -> Process {
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        Process { watchdog: Watchdog::over(&child), child }
    }

    /// Waits for its end.
    pub fn output(self) -> Output {
        let output = self.child.wait_with_output().expect("it ends");
        drop(self.watchdog);
        output
    }
}

impl Deref for Process {
    type Target = Child;

    fn deref(&self) -> &Child {
        &self.child
    }
}

impl DerefMut for Process {
    fn deref_mut(&mut self) -> &mut Child {
        &mut self.child
    }
}

/// Runs arau with arguments and nothing on standard input.
pub fn run(args: &[&str]) -> Ran {
    Process::start(arau().args(args).stdin(Stdio::null())).output().into()
}

/// Starts arau with pipes to and from it.
pub fn spawn(args: &[&str]) -> Process {
    Process::start(arau().args(args).stdin(Stdio::piped()))
}

/// Sends a signal such as `-INT`.
#[cfg(unix)]
pub fn signal(child: &Child, signal: &str) {
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("kill runs");
    assert!(sent.success());
}

/// Waits for the end of a run.
pub fn ended(child: Process) -> Ran {
    child.output().into()
}

/// Starts arau and interrupts it, as Ctrl-C does, as soon as it has worked for a second: it has begun, however busy the
/// machine is, and what is interrupted here would take far longer.
#[cfg(unix)]
pub fn interrupted(args: &[&str]) -> Ran {
    let mut child = spawn(args);
    arau_testkit::wait::until("arau has worked for a second", || {
        let has_ended = child.try_wait().expect("a process").is_some();
        has_ended || cpu_seconds(child.id()).is_some_and(|seconds| seconds >= 1.0)
    });
    signal(&child, "-INT");
    ended(child)
}

/// The processor time that a process has taken. `ps` writes it as minutes and seconds, with hours and days before.
#[cfg(unix)]
fn cpu_seconds(process: u32) -> Option<f64> {
    let printed =
        Command::new("ps").args(["-o", "time=", "-p", &process.to_string()]).output().expect("ps runs");
    let text = String::from_utf8_lossy(&printed.stdout).trim().replace('-', ":");
    text.split(':').try_fold(0.0, |sum, part| Some(sum * 60.0 + part.parse::<f64>().ok()?))
}

/// Runs arau with arguments and standard input.
pub fn run_with(args: &[&str], input: &[u8]) -> Ran {
    let mut child = spawn(args);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // From a thread, so that neither side waits for the other; a run that ends early closes the pipe.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.output();
    writer.join().expect("the input is written");
    output.into()
}

/// Whether texts that were kept are to be written anew instead of compared.
pub fn blessing() -> bool {
    std::env::var_os("ARAU_BLESS").is_some()
}

/// Runs a line of shell with arau on the path.
pub fn shell(folder: &Path, line: &str) -> Output {
    let bin = Path::new(env!("CARGO_BIN_EXE_arau")).parent().expect("a folder");
    let others = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(bin.to_path_buf()).chain(std::env::split_paths(&others));
    let path = std::env::join_paths(folders).expect("folders of a search path");
    let mut sh = Command::new("sh");
    Process::start(sh.args(["-c", line]).current_dir(folder).env("PATH", path).stdin(Stdio::null())).output()
}
