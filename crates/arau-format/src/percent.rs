//! Owns percent-encoding: what the escapes of a link stand for, and where in the link a decoded character came from.

use std::fmt::Write;

/// A part of a link as the characters it stands for: `%2B` and its like are bytes of UTF-8, and `+` is a space where
/// the part is a parameter of a query. An escape that is none stays as it is, as browsers leave it. If the bytes are not
/// UTF-8, the offset in the encoded text of the first that is not.
pub(crate) fn decode(encoded: &str, is_query: bool) -> Result<String, usize> {
    let mut bytes = Vec::with_capacity(encoded.len());
    bytes.extend(Units::new(encoded, is_query).map(|(_, byte)| byte));
    String::from_utf8(bytes).map_err(|error| origin(encoded, is_query, error.utf8_error().valid_up_to()))
}

/// Where in the encoded text each byte of the decoded text came from, and the end.
pub(crate) fn origins(encoded: &str, is_query: bool) -> Vec<usize> {
    let mut origins = Vec::with_capacity(encoded.len() + 1);
    origins.extend(Units::new(encoded, is_query).map(|(offset, _)| offset));
    origins.push(encoded.len());
    origins
}

/// Where in the encoded text the byte with this offset in the decoded text came from.
pub(crate) fn origin(encoded: &str, is_query: bool, decoded_offset: usize) -> usize {
    Units::new(encoded, is_query).nth(decoded_offset).map_or(encoded.len(), |(offset, _)| offset)
}

/// A text as a parameter of a query, as `encodeURIComponent` would write it.
pub(crate) fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => encoded.push(char::from(byte)),
            b'-' | b'_' | b'.' | b'!' | b'~' | b'*' | b'\'' | b'(' | b')' => encoded.push(char::from(byte)),
            _ => {
                // Writing to a string cannot fail.
                let _ = write!(encoded, "%{byte:02X}");
            }
        }
    }
    encoded
}

/// The decoded bytes of a text, each with the offset it came from.
struct Units<'t> {
    bytes: &'t [u8],
    next: usize,
    is_query: bool,
}

impl<'t> Units<'t> {
    fn new(encoded: &'t str, is_query: bool) -> Units<'t> {
        Units { bytes: encoded.as_bytes(), next: 0, is_query }
    }
}

impl Iterator for Units<'_> {
    type Item = (usize, u8);

    fn next(&mut self) -> Option<(usize, u8)> {
        let offset = self.next;
        let rest = &self.bytes[offset..];
        let (byte, length) = match rest {
            [b'%', high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                (hex_value(*high) << 4 | hex_value(*low), 3)
            }
            [b'+', ..] if self.is_query => (b' ', 1),
            [byte, ..] => (*byte, 1),
            [] => return None,
        };
        self.next = offset + length;
        Some((offset, byte))
    }
}

fn hex_value(digit: u8) -> u8 {
    char::from(digit).to_digit(16).unwrap_or(0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_bytes_and_bad_ones_stay() {
        assert_eq!(decode("a%20b+c%7Ed", true).as_deref(), Ok("a b c~d"));
        assert_eq!(decode("a+b%2Bc", false).as_deref(), Ok("a+b+c"));
        assert_eq!(decode("%C3%A9é", true).as_deref(), Ok("éé"));
        assert_eq!(decode("100%|%4|%zz|%", true).as_deref(), Ok("100%|%4|%zz|%"));
        assert_eq!(decode("ab%FFc", true), Err(2));
        assert_eq!(decode("%41%C3", true), Err(3));
    }

    #[test]
    fn decoded_bytes_know_where_they_came_from() {
        assert_eq!([0, 1, 2, 3, 9].map(|at| origin("%41b%20c", true, at)), [0, 3, 4, 7, 8]);
        assert_eq!(origins("%41b%20c", true), [0, 3, 4, 7, 8]);
    }

    #[test]
    fn any_text_comes_back() {
        for text in ["", ".~R1C1_5.Thermo~R1C1~R1C2", "a b+c&d=e#f%20", "é∑\n"] {
            assert_eq!(decode(&encode(text), true).as_deref(), Ok(text));
        }
        assert_eq!(encode("~a b"), "~a%20b");
    }
}
