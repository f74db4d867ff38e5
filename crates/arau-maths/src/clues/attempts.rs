//! Owns attempts that threads share until one of them succeeds.

use super::Watcher;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Makes attempts, this many at most, until one succeeds, and returns them in order. The watcher hears of each. Of several that
/// succeed the first counts, whichever thread is faster: those after it are dropped, and those before it are made to
/// their end. An attempt gets its number, and can ask whether anybody still waits for it.
pub fn until_success<T: Send>(
    n_attempts: u64,
    n_threads: usize,
    watcher: &dyn Watcher,
    attempt: impl Fn(u64, &dyn Fn() -> bool) -> T + Sync,
    is_success: impl Fn(&T) -> bool + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let first = AtomicU64::new(u64::MAX);
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..n_threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let is_idle = || watcher.wants_stop() || number > first.load(Ordering::Relaxed);
                    if number >= n_attempts || is_idle() {
                        break;
                    }
                    let made = attempt(number, &is_idle);
                    if is_success(&made) {
                        first.fetch_min(number, Ordering::Relaxed);
                    }
                    let mut all = all.lock().expect("no thread panics while it holds the lock");
                    all.push((number, made));
                    watcher.done(all.len());
                }
            });
        }
    });
    let mut all = all.into_inner().expect("no thread panics while it holds the lock");
    all.retain(|(number, _)| *number <= first.load(Ordering::Relaxed));
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, made)| made).collect()
}
