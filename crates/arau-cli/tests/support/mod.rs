//! Runs the binary as a process.
#![allow(dead_code)] // not every test needs all of it

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

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

/// Runs arau with arguments and nothing on standard input.
pub fn run(args: &[&str]) -> Ran {
    arau().args(args).stdin(Stdio::null()).output().expect("arau runs").into()
}

/// Starts arau with pipes to and from it.
pub fn spawn(args: &[&str]) -> Child {
    arau()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("arau starts")
}

/// Sends a signal such as `-INT`.
#[cfg(unix)]
pub fn signal(child: &Child, signal: &str) {
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("kill runs");
    assert!(sent.success());
}

/// Waits for the end of a run.
pub fn ended(child: Child) -> Ran {
    child.wait_with_output().expect("arau ends").into()
}

/// Starts arau and interrupts it, as Ctrl-C does, after a time in which it has begun and cannot have ended.
#[cfg(unix)]
pub fn interrupted(args: &[&str], after: Duration) -> Ran {
    let child = spawn(args);
    std::thread::sleep(after);
    signal(&child, "-INT");
    ended(child)
}

/// Runs arau with arguments and standard input.
pub fn run_with(args: &[&str], input: &[u8]) -> Ran {
    let mut child = spawn(args);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // From a thread, so that neither side waits for the other; a run that ends early closes the pipe.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("arau ends");
    writer.join().expect("the input is written");
    output.into()
}

/// Runs a line of shell with arau on the path.
pub fn shell(folder: &Path, line: &str) -> Output {
    let bin = Path::new(env!("CARGO_BIN_EXE_arau")).parent().expect("a folder");
    let path = std::env::var("PATH").unwrap_or_default();
    Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", format!("{}:{path}", bin.display()))
        .stdin(Stdio::null())
        .output()
        .expect("sh runs")
}
