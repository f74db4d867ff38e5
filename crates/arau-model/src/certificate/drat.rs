//! Owns proofs as files: DRAT as text, which is written, and as text or bytes, which are read.

use super::proof::{Action, Proof};
use std::fmt::{self, Write};

/// Why a file is no proof.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DratError {
    /// It is neither text nor the steps in bytes.
    NotText,
    /// The line with this number, from 1, is no step.
    BadLine(usize),
    /// There is no letter of a step at this byte, from 0.
    NoStep(usize),
    /// There is no literal at this byte, from 0.
    NoLiteral(usize),
    /// The literal before this byte speaks of a variable 0.
    VariableZero(usize),
}

impl fmt::Display for DratError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DratError::NotText => f.write_str("is not text"),
            DratError::BadLine(line) => write!(
                f,
                "line {line}: a step must be a list of literals that ends \
                 with 0"
            ),
            DratError::NoStep(at) => write!(f, "byte {at}: a step must start with `a` or `d`"),
            DratError::NoLiteral(at) => write!(f, "byte {at}: this is not a literal"),
            DratError::VariableZero(at) => write!(f, "byte {at}: 0 is not a variable"),
        }
    }
}

impl std::error::Error for DratError {}

/// The proof as text: a lemma per line, ended by 0; a line with `d` in front forgets a clause.
pub fn write_drat(proof: &Proof) -> String {
    let mut text = String::new();
    for (action, clause) in proof.steps() {
        if action == Action::Delete {
            text.push_str("d ");
        }
        for literal in clause {
            let _ = write!(text, "{literal} ");
        }
        text.push_str("0\n");
    }
    text
}

/// The proof of a file; or what is wrong with it, with its place.
pub fn read_drat(bytes: &[u8]) -> Result<Proof, DratError> {
    // No text starts with `a` or has a zero byte; every step in bytes ends with one.
    match bytes.first() == Some(&b'a') || bytes.contains(&0) {
        true => read_bytes(bytes),
        false => read_text(bytes),
    }
}

fn read_text(bytes: &[u8]) -> Result<Proof, DratError> {
    let text = std::str::from_utf8(bytes).map_err(|_| DratError::NotText)?;
    let mut proof = Proof::default();
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('c')) {
        let mut words = line.split_ascii_whitespace().peekable();
        if words.peek().is_none() {
            continue;
        }
        let action = match words.next_if_eq(&"d") {
            Some(_) => Action::Delete,
            None => Action::Add,
        };
        let clause = words.map(literal).collect::<Option<Vec<i32>>>();
        match clause.as_deref().and_then(<[i32]>::split_last) {
            Some((0, clause)) if !clause.contains(&0) => proof.push(action, clause.iter().copied()),
            _ => return Err(DratError::BadLine(i + 1)),
        }
    }
    Ok(proof)
}

fn literal(word: &str) -> Option<i32> {
    word.parse().ok().filter(|&number| number != i32::MIN)
}

/// Each step is a letter, numbers of seven bits a byte with the low ones first, and a zero byte; an odd number denies
/// a variable.
fn read_bytes(bytes: &[u8]) -> Result<Proof, DratError> {
    let mut proof = Proof::default();
    let mut at = 0;
    while let Some(letter) = bytes.get(at) {
        let action = match letter {
            b'a' => Action::Add,
            b'd' => Action::Delete,
            _ => return Err(DratError::NoStep(at)),
        };
        at += 1;
        let mut clause = Vec::new();
        loop {
            let (number, behind) = number(bytes, at).ok_or(DratError::NoLiteral(at))?;
            at = behind;
            match number {
                0 => break,
                1 => return Err(DratError::VariableZero(at)),
                _ if number % 2 == 0 => clause.push((number / 2) as i32),
                _ => clause.push(-((number / 2) as i32)),
            }
        }
        proof.push(action, clause);
    }
    Ok(proof)
}

/// A number and where the next one starts.
fn number(bytes: &[u8], start: usize) -> Option<(u32, usize)> {
    let mut number = 0u64;
    for (i, &byte) in bytes.get(start..)?.iter().take(5).enumerate() {
        number |= u64::from(byte & 0x7f) << (7 * i);
        if byte < 0x80 {
            return Some((u32::try_from(number).ok()?, start + i + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proof() -> Proof {
        let mut proof = Proof::default();
        proof.push(Action::Add, [-63, -8193]);
        proof.push(Action::Add, [129, -8191]);
        proof.push(Action::Delete, [-63, -8193]);
        proof.push(Action::Add, []);
        proof
    }

    #[test]
    fn text_survives() {
        let text = write_drat(&proof());
        assert_eq!(text, "-63 -8193 0\n129 -8191 0\nd -63 -8193 0\n0\n");
        assert_eq!(read_drat(text.as_bytes()), Ok(proof()));
        assert_eq!(read_drat(format!("c a comment\n\n{text}").as_bytes()), Ok(proof()));
    }

    #[test]
    fn bytes_are_read() {
        // The example of the format's definition, with a lemma in front and the empty clause at the end.
        let bytes = [0x61, 0x7f, 0x83, 0x80, 0x01, 0x00, 0x61, 0x82, 0x02, 0xff, 0x7f, 0x00];
        let more = [0x64, 0x7f, 0x83, 0x80, 0x01, 0x00, 0x61, 0x00];
        assert_eq!(read_drat(&[&bytes[..], &more[..]].concat()), Ok(proof()));
    }

    #[test]
    fn bad_files_are_refused() {
        let texts = ["1 2\n", "1 0 2 0\n", "d\n", "x 0\n", "-2147483648 0\n", "99999999999 0\n", "1 0 0\n"];
        for text in texts {
            assert!(read_drat(text.as_bytes()).is_err(), "{text:?}");
        }
        for bytes in [&b"a\x02"[..], b"a\x01\x00", b"b\x00", b"a\xff\xff\xff\xff\xff\x01\x00", b"\xff\xfe"] {
            assert!(read_drat(bytes).is_err(), "{bytes:?}");
        }
    }
}
