//! Owns standard output: buffered, shared with whoever must flush it when the run is interrupted.

use std::io::{self, BufWriter, Stdout, Write};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

static OUTPUT: LazyLock<Mutex<BufWriter<Stdout>>> =
    LazyLock::new(|| Mutex::new(BufWriter::with_capacity(1 << 16, io::stdout())));

fn output() -> MutexGuard<'static, BufWriter<Stdout>> {
    OUTPUT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes text as it is.
pub fn print(text: &str) -> anyhow::Result<()> {
    print_bytes(text.as_bytes())
}

/// Writes bytes as they are.
pub fn print_bytes(bytes: &[u8]) -> anyhow::Result<()> {
    Ok(output().write_all(bytes)?)
}

/// Sends out what is buffered.
pub fn flush() -> anyhow::Result<()> {
    Ok(output().flush()?)
}

/// Whether somebody downstream has seen enough.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
