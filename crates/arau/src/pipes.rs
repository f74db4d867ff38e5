//! Owns what makes long lists flow: large pipes on both sides, and memory that is kept for the next piece.

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

/// More than a piece of a list takes, with its answers.
const LARGEST_PIECE: usize = 4 << 20;

/// Makes the allocator keep the memory of a piece for the next one. The one of most Linux systems returns large blocks
/// to the system when they are freed, which then hands them out again page by page; it counts as large what is larger
/// than any block freed so far. The block here is never touched, so it takes no memory.
pub fn keep_memory() {
    drop(std::hint::black_box(Vec::<u8>::with_capacity(LARGEST_PIECE)));
}
