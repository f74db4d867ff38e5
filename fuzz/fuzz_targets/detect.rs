//! Asks every format whether a text is its own, and reads it as the likeliest.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    arau_testkit::trials::detect_and_read(text);
});
