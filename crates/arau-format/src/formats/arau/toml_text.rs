//! Writes TOML values: texts with the quotes they need, keys, lists.

/// A text as a TOML string; several lines stand as such.
pub(super) fn string(text: &str) -> String {
    let (open, close) = if text.contains('\n') { ("\"\"\"\n", "\"\"\"") } else { ("\"", "\"") };
    let mut out = String::from(open);
    for c in text.chars() {
        match c {
            '\n' => out.push('\n'),
            '\t' => out.push_str("\\t"),
            '\\' => out.push_str("\\\\"),
            '"' => out.push_str("\\\""),
            c if c.is_control() => out.push_str(&format!("\\u{:04X}", c as u32)),
            c => out.push(c),
        }
    }
    out + close
}

/// A key, quoted if it must be.
pub(super) fn key(name: &str) -> String {
    let is_bare = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    if is_bare { name.to_string() } else { string(&name.replace('\n', " ")) }
}

/// A list of values that are TOML already.
pub(super) fn list(values: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", values.into_iter().collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use toml::de::{DeTable, DeValue};

    #[test]
    fn strings_come_back_as_they_were() {
        for text in
            ["", "plain", "a \"quoted\" \\ one", "two\nlines", "\nleading", "\"\"\"\n'''", "\t\r\u{1}é\n"]
        {
            let document = format!("k = {}", string(text));
            let table = DeTable::parse(&document).unwrap();
            let (_, item) = table.get_ref().iter().next().unwrap();
            assert!(matches!(item.get_ref(), DeValue::String(read) if read == text), "{document}");
        }
    }
}
