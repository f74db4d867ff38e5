//! Owns long counts on the command line, with checkpoints that survive whatever ends the run.

use super::running::{self, ThreadsArg};
use crate::args::parse_seconds;
use crate::watch;
use anyhow::Context;
use arau::maths::counting::plan::{Plan, Progress, Watcher};
use clap::{Args, ValueHint};
use indicatif::ProgressBar;
use num_bigint::BigUint;
use serde_json::Value;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How a count goes.
#[derive(Args, Clone, Debug)]
pub struct CountingArgs {
    /// Print a JSON object; numbers are strings because they are large
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    threads: ThreadsArg,

    /// Save progress in this file and resume from it; it is removed when the count is done
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    checkpoint: Option<PathBuf>,

    /// Seconds between checkpoints: at most this much work is lost
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = parse_seconds)]
    checkpoint_every: Duration,
}

impl CountingArgs {
    /// To be called first, with what stands in the object of a run that ends before its time.
    pub fn begin(&self, object: Value) {
        running::begin(self.json, object);
    }

    /// The number; `None` if the run was interrupted.
    pub fn count(&self, plan: impl FnOnce() -> Plan + Send) -> anyhow::Result<Option<BigUint>> {
        self.threads.pool()?.install(|| self.count_here(plan()))
    }

    /// The same for a count that is over in a moment, or else begins anew.
    pub fn count_without_checkpoint(
        &self,
        plan: impl FnOnce() -> Plan + Send,
    ) -> anyhow::Result<Option<BigUint>> {
        CountingArgs { checkpoint: None, ..self.clone() }.count(plan)
    }

    fn count_here(&self, plan: Plan) -> anyhow::Result<Option<BigUint>> {
        let progress = match &self.checkpoint {
            Some(file) => read(file, &plan)?,
            None => plan.start(),
        };
        let n_done = progress.n_done();
        let watchman = Watchman {
            file: self.checkpoint.as_deref(),
            pause: self.checkpoint_every,
            state: Mutex::new(State { saved: Instant::now(), failure: None }),
            bar: running::bar(plan.n_parts(), n_done),
        };
        if self.checkpoint.is_some() {
            // A file that cannot be written is told now, not when the first hour is over.
            watchman.save(&progress);
        }
        let number = match watchman.has_failed() {
            true => None,
            false => plan.run(progress, &watchman),
        };
        if let Some(bar) = &watchman.bar {
            bar.finish_and_clear();
        }
        if let Some(failure) = watchman.state.into_inner().ok().and_then(|state| state.failure) {
            return Err(failure);
        }
        if let (Some(file), true) = (&self.checkpoint, number.is_some()) {
            std::fs::remove_file(file).with_context(|| file.display().to_string())?;
        }
        Ok(number)
    }
}

fn read(file: &Path, plan: &Plan) -> anyhow::Result<Progress> {
    let name = file.display();
    match std::fs::read_to_string(file) {
        Ok(text) => Progress::read(&text, plan).map_err(|why| anyhow::anyhow!("{name}: {why}")),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(plan.start()),
        Err(error) => Err(error).with_context(|| name.to_string()),
    }
}

/// Draws the bar, keeps checkpoints and listens to Ctrl-C.
struct Watchman<'a> {
    file: Option<&'a Path>,
    pause: Duration,
    state: Mutex<State>,
    bar: Option<ProgressBar>,
}

struct State {
    saved: Instant,
    failure: Option<anyhow::Error>,
}

impl Watchman<'_> {
    fn has_failed(&self) -> bool {
        self.state.lock().is_ok_and(|state| state.failure.is_some())
    }

    fn save(&self, progress: &Progress) {
        let (Some(file), Ok(mut state)) = (self.file, self.state.lock()) else { return };
        state.saved = Instant::now();
        if let Err(error) = replace(file, &progress.write()) {
            state.failure = Some(anyhow::Error::new(error).context(file.display().to_string()));
        }
    }
}

/// Writes a file so that at any moment either the old or the new one is there as a whole.
fn replace(file: &Path, text: &str) -> std::io::Result<()> {
    let mut name = file.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    {
        let mut written = std::fs::File::create(&new)?;
        std::io::Write::write_all(&mut written, text.as_bytes())?;
        written.sync_all()?;
    }
    std::fs::rename(new, file)
}

impl Watcher for Watchman<'_> {
    fn wants_stop(&self) -> bool {
        watch::is_interrupted() || self.has_failed()
    }

    fn part_done(&self, progress: &Progress) {
        if let Some(bar) = &self.bar {
            bar.set_position(progress.n_done() as u64);
        }
        let is_due = self.state.lock().is_ok_and(|state| state.saved.elapsed() >= self.pause);
        if is_due || watch::is_interrupted() {
            self.save(progress);
        }
    }

    fn ended(&self, progress: &Progress) {
        self.save(progress);
    }
}
