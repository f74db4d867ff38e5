//! Reads any bytes as a stream of puzzles.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| arau_testkit::trials::stream(bytes));
