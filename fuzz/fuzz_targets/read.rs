//! Reads any text in the format that the target is named after.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let target = env!("CARGO_BIN_NAME");
    arau_testkit::trials::read(target.strip_prefix("read-").unwrap_or(target), text);
});
