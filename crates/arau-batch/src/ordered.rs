//! Processing a stream in parallel: results come out in the order of the input, and only a fixed number of items is in
//! flight at any time, however long the stream is.
//!
//! ```text
//!             ┌─ worker ─┐
//!  input ─────┼─ worker ─┼──▶ results by number ──▶ sink, in order
//!  (locked)   └─ worker ─┘      (the window)
//! ```
//!
//! A worker takes the next item and its number in one step, so numbers follow the input. It may take one only while the
//! window has room: an item that takes long holds the window back, and with it the memory. Large items weigh more. A
//! worker with a result passes all results whose turn it is to the sink, unless another worker is already doing so: no
//! thread has to be woken for that, and results mostly stay on the core that made them.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How many items of weight 1 may be under way per thread, so that a slow item does not stop the other threads at once.
const WINDOW_PER_THREAD: u64 = 64;

/// Room for an engine that goes down a level per cell on the largest boards. Only what is used takes memory.
pub const STACK_BYTES: usize = 128 << 20;

/// Applies work to every item on `n_threads` threads and gives the results to `sink`, one at a time, in the order
/// of the items. Each thread works with what `worker` makes for it, which may keep memory from one item to the next. `Break` from the sink ends the run early: no further items are taken. `idle` is called when the next
/// result is not there yet, so that the caller may flush what it has. An item weighs what `weigh` says, usually 1.
pub fn ordered_map<T, R, W: FnMut(T) -> R>(
    items: impl Iterator<Item = T> + Send,
    n_threads: usize,
    weigh: impl Fn(&T) -> u64 + Sync,
    worker: impl Fn() -> W + Sync,
    mut sink: impl FnMut(R) -> ControlFlow<()> + Send,
    mut idle: impl FnMut() + Send,
) -> ControlFlow<()>
where
    T: Send,
    R: Send,
{
    if n_threads <= 1 {
        // In place: nothing waits for anything else, and a result is out before the next item is asked for.
        return items.map(worker()).try_for_each(|result| {
            let flow = sink(result);
            idle();
            flow
        });
    }
    let state = State {
        done: BTreeMap::new(),
        weight: 0,
        n_given: 0,
        is_over: false,
        end: Some(End { sink, idle }),
        flow: ControlFlow::Continue(()),
    };
    let shared = Shared {
        source: Mutex::new(Source { items, n_taken: 0 }),
        state: Mutex::new(state),
        has_room: Condvar::new(),
        window: n_threads as u64 * WINDOW_PER_THREAD,
    };
    std::thread::scope(|scope| {
        for _ in 0..n_threads {
            let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
            thread
                .spawn_scoped(scope, || shared.work_through(&weigh, worker()))
                .expect("the system gives a thread");
        }
    });
    shared.state.into_inner().unwrap_or_else(PoisonError::into_inner).flow
}

struct Shared<I, R, S, F> {
    source: Mutex<Source<I>>,
    state: Mutex<State<R, S, F>>,
    /// Whoever waits for room in the window is told when there may be some.
    has_room: Condvar,
    window: u64,
}

struct Source<I> {
    items: I,
    n_taken: u64,
}

struct State<R, S, F> {
    /// Results that wait for an earlier one, with the weight of their items.
    done: BTreeMap<u64, (u64, R)>,
    /// The weight of all items that were taken and whose results were not given to the sink.
    weight: u64,
    /// Results given to the sink.
    n_given: u64,
    /// Whether no more items are wanted.
    is_over: bool,
    /// Where results go. Not here while a worker gives some, nor when nothing more is wanted.
    end: Option<End<S, F>>,
    /// What the sink said last.
    flow: ControlFlow<()>,
}

struct End<S, F> {
    sink: S,
    idle: F,
}

impl<I, R, S, F> Shared<I, R, S, F>
where
    I: Iterator,
    S: FnMut(R) -> ControlFlow<()>,
    F: FnMut(),
{
    fn work_through(&self, weigh: &impl Fn(&I::Item) -> u64, mut work: impl FnMut(I::Item) -> R) {
        // After a panic a result never comes, or is never given: nobody may wait for it, and the scope passes the panic on.
        let _leave = OnDrop(|| {
            if std::thread::panicking() {
                self.finish(&mut self.state());
            }
        });
        while let Some((number, weight, item)) = self.take(weigh) {
            let result = work(item);
            let mut state = self.state();
            state.done.insert(number, (weight, result));
            self.give(state);
        }
    }

    /// The next item with its number and weight, when there is room for it.
    fn take(&self, weigh: &impl Fn(&I::Item) -> u64) -> Option<(u64, u64, I::Item)> {
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        let mut state = self.state();
        while !state.is_over && state.weight >= self.window {
            state = self.has_room.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.is_over {
            return None;
        }
        drop(state);
        let Some(item) = source.items.next() else {
            self.finish(&mut self.state());
            return None;
        };
        let (number, weight) = (source.n_taken, weigh(&item));
        source.n_taken += 1;
        self.state().weight += weight;
        Some((number, weight, item))
    }

    /// Gives the results whose turn it is to the sink, also those that come meanwhile.
    fn give<'a>(&'a self, mut state: MutexGuard<'a, State<R, S, F>>) {
        let Some(mut end) = state.end.take() else { return };
        let mut is_flushed = true;
        loop {
            let number = state.n_given;
            match state.done.remove(&number) {
                Some((weight, result)) => {
                    drop(state);
                    let flow = (end.sink)(result);
                    is_flushed = false;
                    state = self.state();
                    state.n_given += 1;
                    state.weight -= weight;
                    state.flow = flow;
                    if flow.is_break() {
                        return self.finish(&mut state);
                    }
                    self.has_room.notify_all();
                }
                None if !is_flushed => {
                    drop(state);
                    (end.idle)();
                    is_flushed = true;
                    state = self.state();
                }
                None => break,
            }
        }
        state.end = Some(end);
    }

    fn finish(&self, state: &mut State<R, S, F>) {
        state.is_over = true;
        self.has_room.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State<R, S, F>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct OnDrop<F: FnMut()>(F);

impl<F: FnMut()> Drop for OnDrop<F> {
    fn drop(&mut self) {
        (self.0)();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    fn uneven(n: u64) -> u64 {
        // Later items are often done first.
        (0..(n * 7919) % 5000).fold(n, |a, b| a ^ std::hint::black_box(b)) % 2 + n * 2
    }

    fn run(n_items: u64, n_threads: usize) -> Vec<u64> {
        let mut results = Vec::new();
        let collect = |r| {
            results.push(r);
            ControlFlow::Continue(())
        };
        let flow = ordered_map(0..n_items, n_threads, |_| 1, || uneven, collect, || {});
        assert!(flow.is_continue());
        results
    }

    #[test]
    fn order_does_not_depend_on_threads() {
        let alone = run(3000, 1);
        assert_eq!(alone.len(), 3000);
        for n_threads in [2, 3, 8] {
            assert_eq!(run(3000, n_threads), alone);
        }
        assert_eq!(run(0, 4), []);
        assert_eq!(run(1, 4), run(1, 1));
    }

    #[test]
    fn a_break_ends_the_run() {
        for n_threads in [1, 4] {
            let mut seen = 0;
            let stop_at_100 = |_| {
                seen += 1;
                if seen == 100 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let flow = ordered_map(0u64.., n_threads, |_| 1, || uneven, stop_at_100, || {});
            assert!(flow.is_break());
            assert_eq!(seen, 100);
        }
    }

    #[test]
    fn whoever_waits_for_a_result_is_told() {
        for n_threads in [1, 4] {
            let n_idle = AtomicU64::new(0);
            let idle = || {
                n_idle.fetch_add(1, Ordering::Relaxed);
            };
            let _ = ordered_map(0..3, n_threads, |_| 1, || uneven, |_| ControlFlow::Continue(()), idle);
            assert!(n_idle.into_inner() >= 1);
        }
    }

    #[test]
    fn few_items_are_under_way_at_a_time() {
        for weight in [1, 8] {
            let n_taken = AtomicU64::new(0);
            let items = (0..20_000u64).inspect(|_| {
                n_taken.fetch_add(1, Ordering::Relaxed);
            });
            let mut n_given = 0;
            let watch = |_| {
                assert!(n_taken.load(Ordering::Relaxed) <= n_given + 4 * WINDOW_PER_THREAD / weight + 4);
                n_given += 1;
                ControlFlow::Continue(())
            };
            let flow = ordered_map(items, 4, |_| weight, || uneven, watch, || {});
            assert!(flow.is_continue());
            assert_eq!(n_given, 20_000);
        }
    }

    #[test]
    fn panics_are_passed_on() {
        let result = std::panic::catch_unwind(|| {
            ordered_map(0..1000, 4, |_| 1, || |n| assert_ne!(n, 500), |()| ControlFlow::Continue(()), || {})
        });
        assert!(result.is_err());
        let result = std::panic::catch_unwind(|| {
            ordered_map(
                0..1000,
                4,
                |_| 1,
                || |n| n,
                |n| if n < 500 { ControlFlow::Continue(()) } else { panic!() },
                || {},
            )
        });
        assert!(result.is_err());
    }
}
