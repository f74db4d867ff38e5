//! Owns the inputs of fuzz targets that are kept in `fuzz/seeds`: a file for each target, an input a line, written so that any
//! bytes fit and people can read them. Fuzz runs start from them, and tests try each of them every time.

use crate::trials;
use std::path::{Path, PathBuf};

/// The inputs of a target, if some are kept.
pub fn kept(target: &str) -> Vec<Vec<u8>> {
    let text = std::fs::read_to_string(file(target)).unwrap_or_default();
    text.lines()
        .map(|line| unescaped(line).unwrap_or_else(|| panic!("fuzz/seeds/{target}.txt: {line}")))
        .collect()
}

/// The file of a target.
pub fn file(target: &str) -> PathBuf {
    folder().join(format!("{target}.txt"))
}

/// Where the files lie.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds")
}

/// The text of a file with these inputs.
pub fn text(inputs: &[Vec<u8>]) -> String {
    inputs.iter().map(|input| format!("{}\n", input.escape_ascii())).collect()
}

/// What `escape_ascii` was given, if it was it that wrote the line.
fn unescaped(line: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut rest = line.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'\\' => match rest.next()? {
                b'n' => b'\n',
                b'r' => b'\r',
                b't' => b'\t',
                b'x' => {
                    let digits = [rest.next()?, rest.next()?];
                    u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
                }
                plain => plain,
            },
            plain => plain,
        });
    }
    Some(bytes)
}

/// Tries an input as the target of that name does.
pub fn try_one(target: &str, input: &[u8]) {
    // Targets of texts are not given anything else.
    let text = std::str::from_utf8(input);
    match (target, text) {
        ("stream", _) => trials::stream(input),
        ("engine-oracle", _) => trials::engine_oracle(input),
        ("explanation", _) => _ = trials::explanation(input),
        ("conversion", _) => _ = trials::conversion(input),
        ("detect", Ok(text)) => _ = trials::detect_and_read(text),
        (_, Ok(text)) => trials::read(target.strip_prefix("read-").expect("a target"), text),
        (_, Err(_)) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_are_kept() {
        let all: Vec<u8> = (0..=255).collect();
        let inputs = [all, b"a\\b\n\"'".to_vec(), Vec::new()];
        let text = text(&inputs);
        let again: Vec<Vec<u8>> = text.lines().map(|line| unescaped(line).expect("it was escaped")).collect();
        assert_eq!(again, inputs);
        assert_eq!(unescaped("\\x4"), None);
    }
}
