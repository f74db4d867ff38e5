//! Owns what makes long lists flow: large pipes on both sides.

/// As much as one read takes in, and as much as a system grants without asking for more rights.
#[cfg(target_os = "linux")]
const PIPE_BYTES: usize = 1 << 20;

/// Asks for larger pipes on standard input and output. Where they are no pipes, or the system refuses, nothing changes.
pub fn widen() {
    #[cfg(target_os = "linux")]
    for end in [rustix::stdio::stdin(), rustix::stdio::stdout()] {
        if rustix::pipe::fcntl_getpipe_size(end).is_ok_and(|bytes| bytes < PIPE_BYTES) {
            let _ = rustix::pipe::fcntl_setpipe_size(end, PIPE_BYTES);
        }
    }
}
