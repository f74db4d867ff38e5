//! Owns the two ways in which binary data stands in these strings: numbers of six bits, and bytes in base64; and the
//! percent signs that hide characters with a meaning of their own.

/// The digits of both, in order.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The value of a digit.
pub(super) fn digit(c: char) -> Option<u8> {
    match c {
        'A'..='Z' => Some(c as u8 - b'A'),
        'a'..='z' => Some(c as u8 - b'a' + 26),
        '0'..='9' => Some(c as u8 - b'0' + 52),
        '-' => Some(62),
        '_' => Some(63),
        _ => None,
    }
}

/// The bits of digits one after the other, the lowest of each first. `None` for a character that is no digit.
pub(super) fn low_first(text: &str) -> Option<Vec<bool>> {
    let mut bits = Vec::with_capacity(6 * text.len());
    for c in text.chars() {
        let value = digit(c)?;
        bits.extend((0..6).map(|i| value >> i & 1 == 1));
    }
    Some(bits)
}

/// The digits of bits, as [`low_first`] reads them; zeros at the end are left out.
pub(super) fn write_low_first(bits: &[bool]) -> String {
    let value = |chunk: &[bool]| chunk.iter().rev().fold(0, |value, &bit| value << 1 | usize::from(bit));
    let text: String = bits.chunks(6).map(|chunk| char::from(ALPHABET[value(chunk)])).collect();
    text.trim_end_matches('A').to_string()
}

/// The bits of bytes in base64, the highest of each first; `=` at the end is padding, and bits that do not fill a byte
/// are dropped.
pub(super) fn high_first(text: &str) -> Option<Vec<bool>> {
    let mut bits = Vec::with_capacity(6 * text.len());
    for c in text.trim_end_matches('=').chars() {
        // The digits of ordinary base64 are understood as well.
        let value = digit(match c {
            '+' => '-',
            '/' => '_',
            c => c,
        })?;
        bits.extend((0..6).rev().map(|i| value >> i & 1 == 1));
    }
    bits.truncate(bits.len() / 8 * 8);
    Some(bits)
}

/// The base64 of bits, as [`high_first`] reads them.
pub(super) fn write_high_first(bits: &[bool]) -> String {
    let value = |chunk: &[bool]| {
        (0..6).fold(0, |value, i| value << 1 | usize::from(chunk.get(i).copied().unwrap_or(false)))
    };
    let mut padded = bits.to_vec();
    padded.resize(bits.len().next_multiple_of(8), false);
    padded.chunks(6).map(|chunk| char::from(ALPHABET[value(chunk)])).collect()
}

/// The text of bytes in base64.
pub(super) fn base64_text(text: &str) -> Option<String> {
    let bits = high_first(text)?;
    let byte = |chunk: &[bool]| chunk.iter().fold(0u8, |byte, &bit| byte << 1 | u8::from(bit));
    String::from_utf8(bits.chunks(8).map(byte).collect()).ok()
}

/// A text with its `%2E` and the like resolved. `None` if a percent sign is not followed by two hexadecimal digits.
pub(super) fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        rest = tail;
        if first != b'%' {
            bytes.push(first);
            continue;
        }
        let code = rest.get(..2)?.iter().map(|&c| char::from(c).to_digit(16));
        bytes.push(code.collect::<Option<Vec<u32>>>()?.iter().fold(0, |byte, &d| byte << 4 | d as u8));
        rest = &rest[2..];
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_of_writing_bits_turn_round() {
        let bits: Vec<bool> = (0..48).map(|i| i % 5 == 0 || i == 47).collect();
        assert_eq!(low_first(&write_low_first(&bits)).unwrap(), bits);
        assert_eq!(high_first(&write_high_first(&bits)).unwrap(), bits);
        assert_eq!(write_low_first(&[true, false, false, false, false, false, false]), "B");
        assert_eq!(low_first("B").unwrap()[0..2], [true, false]);
        assert_eq!(low_first("!"), None);
    }

    #[test]
    fn texts_are_decoded() {
        assert_eq!(base64_text("WzEyM10q").as_deref(), Some("[123]*"));
        assert_eq!(base64_text("YQ==").as_deref(), Some("a"));
        assert_eq!(percent_decoded("a%2Eb%7E").as_deref(), Some("a.b~"));
        assert_eq!(percent_decoded("%2"), None);
        assert_eq!(percent_decoded("%zz").or(percent_decoded("%+1")), None);
    }
}
