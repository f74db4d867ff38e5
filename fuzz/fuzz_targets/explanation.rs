//! Explains a puzzle that the bytes choose: every step is proved, and agrees with the solutions.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    arau_testkit::trials::explanation(bytes);
});
