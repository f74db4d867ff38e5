//! Owns XML as text: escaping, and the namespaces of an OpenDocument file.

use std::borrow::Cow;

/// The namespaces that content and styles use.
pub const NAMESPACES: &str = concat!(
    r#"xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" "#,
    r#"xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" "#,
    r#"xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" "#,
    r#"xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" "#,
    r#"xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" "#,
    r#"xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" "#,
    r#"xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" "#,
    r#"xmlns:config="urn:oasis:names:tc:opendocument:xmlns:config:1.0" "#,
    r#"xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" "#,
    r#"xmlns:dc="http://purl.org/dc/elements/1.1/" "#,
    r#"xmlns:ooo="http://openoffice.org/2004/office" "#,
    r#"xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" "#,
    r#"xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.3""#,
);

/// What stands before the inside of a document with this root element.
pub fn document_start(root: &str) -> String {
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<{root} {NAMESPACES}>")
}

/// What stands behind it.
pub fn document_end(root: &str) -> String {
    format!("</{root}>\n")
}

/// A whole document with this root element.
pub fn document(root: &str, inside: &str) -> String {
    document_start(root) + inside + &document_end(root)
}

/// A text as it may stand between tags and in attributes. Characters that XML cannot hold become `�`.
pub fn escape(text: &str) -> Cow<'_, str> {
    // A large model has megabytes of formulas, with few such letters: what lies between them is copied at once.
    let is_special =
        |letter: char| matches!(letter, '&' | '<' | '>' | '"' | '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}');
    let mut rest = text;
    let mut escaped = String::new();
    while let Some(place) = rest.find(is_special) {
        let mut from_there = rest[place..].chars();
        escaped.reserve(rest.len() + 16);
        escaped.push_str(&rest[..place]);
        escaped.push_str(match from_there.next() {
            Some('&') => "&amp;",
            Some('<') => "&lt;",
            Some('>') => "&gt;",
            Some('"') => "&quot;",
            Some('\n') => "&#10;",
            Some('\t') => "&#9;",
            _ => "\u{fffd}",
        });
        rest = from_there.as_str();
    }
    if escaped.is_empty() {
        return Cow::Borrowed(text);
    }
    escaped.push_str(rest);
    Cow::Owned(escaped)
}

/// A text inside a formula.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_xml_means_by_itself_is_escaped() {
        assert_eq!(escape("a<b & \"c\">\u{1}é"), "a&lt;b &amp; &quot;c&quot;&gt;\u{fffd}é");
        assert_eq!(escape("\u{ffff}é\u{fb01}"), "\u{fffd}é\u{fb01}");
        assert_eq!(escape("[.A1]+2"), "[.A1]+2");
        assert_eq!(quoted("say \"x\""), "\"say \"\"x\"\"\"");
    }
}
