//! Owns the clock and Ctrl-C: engines know neither, only a flag that tells them to stop. A watchman thread sets the
//! flag of a puzzle whose time is over, and all flags when the run is interrupted.

use arau::core::Limits;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long an interrupted run may take to end by itself.
const GRACE: Duration = Duration::from_millis(500);

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static RUNNING: LazyLock<Mutex<HashMap<u64, Running>>> = LazyLock::new(Mutex::default);

struct Running {
    since: Instant,
    stop: Arc<AtomicBool>,
}

/// What is printed if an interrupted run does not end by itself.
static LAST_WORDS: Mutex<Option<String>> = Mutex::new(None);

fn running() -> MutexGuard<'static, HashMap<u64, Running>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether the run was interrupted.
pub fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Stops cleanly at Ctrl-C. What was done is printed; if the run hangs on its input, it is ended from here.
pub fn handle_interrupts() {
    let handler = || {
        INTERRUPTED.store(true, Ordering::Relaxed);
        for puzzle in running().values() {
            puzzle.stop.store(true, Ordering::Relaxed);
        }
        std::thread::sleep(GRACE);
        if let Some(words) = take_last_words() {
            let _ = crate::output::print(&words);
        }
        let _ = crate::output::flush();
        std::process::exit(crate::run::Exit::No as i32);
    };
    // Without a handler Ctrl-C still ends the run, only less politely.
    let _ = ctrlc::set_handler(handler);
}

/// Says what is printed if the run is interrupted and does not end by itself.
pub fn set_last_words(words: String) {
    *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = Some(words);
}

/// Who takes them must print them, or something better. Nothing is left if they were printed.
pub fn take_last_words() -> Option<String> {
    LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Watches the time of puzzles from a thread of its own, if there is a limit.
pub fn start(time_limit: Option<Duration>) {
    let Some(limit) = time_limit else { return };
    let pause = (limit / 50).clamp(Duration::from_millis(1), Duration::from_millis(20));
    std::thread::spawn(move || {
        loop {
            for puzzle in running().values().filter(|puzzle| puzzle.since.elapsed() >= limit) {
                puzzle.stop.store(true, Ordering::Relaxed);
            }
            std::thread::sleep(pause);
        }
    });
}

/// The limits of one puzzle, watched until this is dropped.
pub struct Watched {
    id: u64,
    /// For engines.
    pub limits: Limits,
}

impl Watched {
    /// Watches a puzzle from now on.
    pub fn new(node_limit: Option<u64>) -> Watched {
        static NEXT_ID: AtomicU64 = AtomicU64::new(0);
        let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
        let stop = Arc::new(AtomicBool::new(false));
        running().insert(id, Running { since: Instant::now(), stop: stop.clone() });
        // Asked after the flag is listed, so that an interruption in between is not lost.
        if is_interrupted() {
            stop.store(true, Ordering::Relaxed);
        }
        Watched { id, limits: Limits { nodes: node_limit, stop: Some(stop) } }
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        running().remove(&self.id);
    }
}
