//! Owns other programs while they run: started in a folder of their own, ended when they are told to stop, together
//! with whatever they have started themselves.

use arau_core::Limits;
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How it ended.
pub enum Ended {
    /// By itself. Its exit code says nothing that its words do not.
    Alone,
    /// Because it was stopped.
    Stopped,
}

/// Waits at first so long, and then longer, before it looks again whether a program has ended.
const FIRST_WAIT: Duration = Duration::from_micros(200);
const LONGEST_WAIT: Duration = Duration::from_millis(5);

/// Runs a program to its end; what it prints goes to a file.
pub fn run(mut command: Command, printed: &Path, limits: &Limits) -> io::Result<Ended> {
    let out = File::create(printed)?;
    command.stdin(Stdio::null()).stderr(out.try_clone()?).stdout(out);
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut child = Running(command.spawn()?);
    let mut wait = FIRST_WAIT;
    loop {
        if child.0.try_wait()?.is_some() {
            return Ok(Ended::Alone);
        }
        if limits.reached(0) {
            return Ok(Ended::Stopped);
        }
        std::thread::sleep(wait);
        wait = (wait * 2).min(LONGEST_WAIT);
    }
}

/// A program that does not outlive this.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        if let Ok(None) = self.0.try_wait() {
            #[cfg(unix)]
            if let Some(group) = rustix::process::Pid::from_raw(self.0.id() as i32) {
                let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
            }
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }
}
