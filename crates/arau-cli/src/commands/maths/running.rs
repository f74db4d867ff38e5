//! Owns what questions that take long share: threads, the bar, and what is said when somebody ends the run.

use crate::commands::INCOMPLETE;
use crate::output;
use crate::run::Exit;
use crate::watch;
use arau::maths::clues::Watcher;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde_json::Value;
use std::io::IsTerminal;

/// How many threads work.
#[derive(Args, Clone, Debug)]
pub struct ThreadsArg {
    /// Number of threads; the result is the same for any number [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
}

impl ThreadsArg {
    /// The threads.
    pub fn pool(&self) -> anyhow::Result<ThreadPool> {
        Ok(ThreadPoolBuilder::new().num_threads(self.threads.map_or(0, |n| n as usize)).build()?)
    }
}

/// Options shared by randomised commands.
#[derive(Args, Clone, Debug)]
pub struct ChanceArgs {
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    #[command(flatten)]
    pub threads: ThreadsArg,

    /// Print a JSON object; large numbers are strings
    #[arg(long)]
    pub json: bool,
}

/// To be called first. Says what stands in the object of a run that ends before its time: a part of the work may take so
/// long that nobody waits for it.
pub fn begin(as_json: bool, mut object: Value) {
    watch::handle_interrupts();
    object["complete"] = false.into();
    let words = if as_json { object.to_string() } else { INCOMPLETE.into() };
    watch::set_last_words(words + "\n");
}

/// Says that the run ended before its time.
pub fn print_incomplete() -> anyhow::Result<Exit> {
    if let Some(words) = watch::take_last_words() {
        output::print(&words)?;
    }
    output::flush()?;
    Ok(Exit::No)
}

/// Prints what came of a run, unless it was called incomplete a moment before. Of a run that was interrupted it may be
/// less than was asked for.
pub fn print_result(text: &str, is_complete: bool) -> anyhow::Result<Exit> {
    if watch::take_last_words().is_none() {
        return Ok(Exit::No);
    }
    output::print(text)?;
    // After an interruption nobody waits for long.
    output::flush()?;
    Ok(if is_complete { Exit::Yes } else { Exit::No })
}

/// A bar for this many parts, if somebody is there to see it.
pub fn bar(n_parts: usize, n_done: usize) -> Option<ProgressBar> {
    std::io::stderr().is_terminal().then(|| {
        let bar = ProgressBar::new(n_parts as u64).with_position(n_done as u64);
        let style = ProgressStyle::with_template("{bar:40} {percent} %, {elapsed}, about {eta} left");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.reset_eta();
        bar
    })
}

/// Watches a search: moves the bar and listens to Ctrl-C.
pub struct Watchman {
    bar: Option<ProgressBar>,
}

impl Watchman {
    /// For a search of this many parts.
    pub fn new(n_parts: usize) -> Watchman {
        Watchman { bar: bar(n_parts, 0) }
    }
}

impl Watcher for Watchman {
    fn wants_stop(&self) -> bool {
        watch::is_interrupted()
    }

    fn done(&self, n: usize) {
        if let Some(bar) = &self.bar {
            bar.set_position(n as u64);
        }
    }
}

impl Drop for Watchman {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
