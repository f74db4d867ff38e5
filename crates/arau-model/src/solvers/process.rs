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

/// A program that is asked to end has this many of the longest waits to end its own programs: these may be in groups that
/// nobody else knows.
const N_WAITS_TO_END: u32 = 60;

impl Drop for Running {
    fn drop(&mut self) {
        if !matches!(self.0.try_wait(), Ok(None)) {
            return;
        }
        #[cfg(unix)]
        self.end_group();
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(unix)]
impl Running {
    /// Asks the program and its group to end, and makes sure of it.
    fn end_group(&mut self) {
        use rustix::process::{Pid, Signal, kill_process_group};
        let Some(group) = Pid::from_raw(self.0.id() as i32) else { return };
        let _ = kill_process_group(group, Signal::TERM);
        let has_ended = (0..N_WAITS_TO_END).any(|_| {
            std::thread::sleep(LONGEST_WAIT);
            !matches!(self.0.try_wait(), Ok(None))
        });
        if !has_ended {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use arau_testkit::wait::until;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    /// Runs a script that writes the number of another process to `pid`, stops it then, and tells that number. If it is
    /// never written, the script is stopped too, and the test fails.
    fn stopped(script: &str) -> String {
        let folder = tempfile::tempdir().expect("a folder");
        let stop = Arc::new(AtomicBool::new(false));
        let limits = Limits { nodes: None, stop: Some(stop.clone()) };
        let mut command = Command::new("sh");
        command.args(["-c", script]).current_dir(folder.path());
        let pid = folder.path().join("pid");
        let watched = pid.clone();
        std::thread::spawn(move || {
            let _stop = SetOnDrop(stop);
            let written = || std::fs::read_to_string(&watched).unwrap_or_default();
            until("the script has written a number", || written().ends_with('\n'));
        });
        let ended = run(command, &folder.path().join("printed"), &limits).expect("sh runs");
        assert!(matches!(ended, Ended::Stopped));
        std::fs::read_to_string(&pid).expect("a number").trim().to_string()
    }

    /// A flag that is set whatever happens to who holds this.
    struct SetOnDrop(Arc<AtomicBool>);

    impl Drop for SetOnDrop {
        fn drop(&mut self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    fn is_there(pid: &str) -> bool {
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // What waits to be collected by its parent has ended.
        !stat.is_empty() && !stat.contains(") Z ")
    }

    /// Stops a script, and waits for the end of the process that it named.
    fn check_ends(script: &str) {
        let pid = stopped(script);
        until("the process is gone", || !is_there(&pid));
        assert!(!is_there(&pid), "{script}");
    }

    // The processes below would go on for an hour.

    #[test]
    fn what_a_stopped_program_has_started_ends_too() {
        check_ends("sleep 3600 & echo $! > pid; wait");
    }

    #[test]
    fn a_stopped_program_may_end_its_own_groups() {
        check_ends("setsid sleep 3600 & other=$!; trap \"kill $other; exit\" TERM; echo $other > pid; wait");
    }

    #[test]
    fn a_program_that_does_not_want_to_end_is_made_to() {
        check_ends("trap '' TERM; echo $$ > pid; sleep 3600; while true; do sleep 60; done");
    }
}
