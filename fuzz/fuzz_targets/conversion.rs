//! Takes a puzzle to every format that can carry it, and back: it keeps its solutions.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    arau_testkit::trials::conversion(bytes);
});
