//! Owns waiting in tests. A test waits for something that happens, never for a time that should be enough, and whatever it
//! waits for has a limit: on a busy machine it takes longer, and if it never comes the test fails instead of hanging.

use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// So long must nothing take that a test waits for: far longer than it does on a slow and busy machine.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// How often it is looked.
const PAUSE: Duration = Duration::from_millis(10);

/// Waits until something is so. Fails if it is not within [`PATIENCE`].
pub fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "waited {PATIENCE:?} in vain until {what}");
        std::thread::sleep(PAUSE);
    }
}

/// A flag that is set after a time, for what must end when it is told to.
pub fn flag_after(time: Duration) -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let set = flag.clone();
    std::thread::spawn(move || {
        std::thread::sleep(time);
        set.store(true, Ordering::Relaxed);
    });
    flag
}

/// Ends a process that goes on for longer than [`PATIENCE`], so that nobody waits for it forever. Dropped, it lets it live.
pub struct Watchdog {
    /// Whose end tells the thread that nothing is to be watched any more.
    _leash: Sender<()>,
}

impl Watchdog {
    /// Watches a process from now on.
    pub fn over(child: &Child) -> Watchdog {
        Watchdog::within(child, PATIENCE)
    }

    fn within(child: &Child, patience: Duration) -> Watchdog {
        let id = child.id();
        let (leash, dropped) = channel::<()>();
        std::thread::spawn(move || {
            if dropped.recv_timeout(patience) == Err(RecvTimeoutError::Timeout) {
                eprintln!("process {id} is ended: it went on for {patience:?}");
                kill(id);
            }
        });
        Watchdog { _leash: leash }
    }
}

fn kill(id: u32) {
    let mut command = if cfg!(windows) {
        let mut command = Command::new("taskkill");
        command.args(["/F", "/T", "/PID"]);
        command
    } else {
        let mut command = Command::new("kill");
        command.arg("-KILL");
        command
    };
    // If this fails, the process has ended by itself.
    let _ = command.arg(id.to_string()).stdout(Stdio::null()).stderr(Stdio::null()).status();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    fn endless() -> Child {
        // Reads what is never written.
        Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("cat starts")
    }

    #[cfg(unix)]
    #[test]
    fn a_process_that_goes_on_is_ended() {
        let mut child = endless();
        let stdin = child.stdin.take();
        let _watchdog = Watchdog::within(&child, Duration::from_millis(1));
        assert_eq!(child.wait().expect("it ends").code(), None);
        drop(stdin);
    }

    #[cfg(unix)]
    #[test]
    fn without_its_watchdog_a_process_lives() {
        let mut child = endless();
        drop(Watchdog::within(&child, PATIENCE));
        assert_eq!(child.try_wait().expect("a process"), None);
        drop(child.stdin.take());
        assert!(child.wait().expect("it ends").success());
    }

    #[test]
    fn what_comes_is_waited_for() {
        let flag = flag_after(Duration::from_millis(1));
        until("the flag is set", || flag.load(Ordering::Relaxed));
        assert!(flag.load(Ordering::Relaxed));
    }
}
