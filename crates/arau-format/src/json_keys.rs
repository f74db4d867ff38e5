//! Owns the search for keys that stand twice in one object of a JSON text. A reader would take one of them and drop the
//! other in silence.

use std::borrow::Cow;
use std::collections::BTreeSet;

/// A key that its object already has.
pub(crate) struct RepeatedKey<'t> {
    /// Where it stands, in bytes.
    pub(crate) offset: usize,
    /// The key.
    pub(crate) name: Cow<'t, str>,
}

/// The keys of a text, which must be valid JSON, that stand a second time in their objects. Nesting may be as deep as it
/// likes.
pub(crate) fn repeated_keys(text: &str) -> Vec<RepeatedKey<'_>> {
    let bytes = text.as_bytes();
    let mut repeated = Vec::new();
    // The keys so far of each open object; `None` for an open array.
    let mut open: Vec<Option<BTreeSet<Cow<'_, str>>>> = Vec::new();
    let mut wants_key = false;
    let mut offset = 0;
    while let Some(byte) = bytes.get(offset) {
        match byte {
            b'{' => open.push(Some(BTreeSet::new())),
            b'[' => open.push(None),
            b'}' | b']' => drop(open.pop()),
            _ => {}
        }
        match byte {
            b'{' | b',' => wants_key = open.last().is_some_and(Option::is_some),
            b'[' | b':' | b'}' | b']' => wants_key = false,
            b'"' => {
                let end = end_of_string(bytes, offset);
                if let Some(Some(keys)) = open.last_mut().filter(|_| wants_key) {
                    let name = unescaped(&text[offset..end]);
                    if !keys.insert(name.clone()) {
                        repeated.push(RepeatedKey { offset, name });
                    }
                }
                offset = end;
                continue;
            }
            _ => {}
        }
        offset += 1;
    }
    repeated
}

/// The offset after the closing quote of the string that opens here.
fn end_of_string(bytes: &[u8], start: usize) -> usize {
    let mut offset = start + 1;
    loop {
        match bytes.get(offset) {
            Some(b'\\') => offset += 2,
            Some(b'"') => return offset + 1,
            Some(_) => offset += 1,
            None => return bytes.len(),
        }
    }
}

/// The text of a string in quotes.
fn unescaped(quoted: &str) -> Cow<'_, str> {
    let bare = quoted.trim_matches('"');
    match bare.contains('\\') {
        true => serde_json::from_str(quoted).map_or(Cow::Borrowed(bare), Cow::Owned),
        false => Cow::Borrowed(bare),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(usize, String)> {
        repeated_keys(text).into_iter().map(|key| (key.offset, key.name.into_owned())).collect()
    }

    #[test]
    fn keys_are_compared_within_their_object() {
        assert_eq!(found(r#"{"a": {"a": ["a", "a", {"a": "a"}], "b": "a"}, "b": "b"}"#), []);
        assert_eq!(found(r#"[{"a": 1}, {"a": 1, "b": {}, "a": 2}]"#), [(29, "a".to_string())]);
        assert_eq!(found(r#"{"a": {}, "b": [{}], "b": 1, "a": 1}"#).len(), 2);
    }

    #[test]
    fn escapes_do_not_hide_a_key() {
        assert_eq!(found(r#"{"a": "\"a", "\u0061": 2}"#), [(13, "a".to_string())]);
        assert_eq!(found(r#"{"\\": 1, "\"": ",{\"\\\":"}"#), []);
    }

    #[test]
    fn depth_is_no_matter() {
        let deep = "[".repeat(100_000) + r#"{"a": 1, "a": 2}"# + &"]".repeat(100_000);
        assert_eq!(found(&deep).len(), 1);
    }
}
