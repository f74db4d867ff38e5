//! Compares every engine with the oracle on a puzzle that the bytes choose.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| arau_testkit::trials::engine_oracle(bytes));
