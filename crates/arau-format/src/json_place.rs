//! Owns JSON whose parts know where they stand: every [`JsonNode`] can tell its line, column and path, so that a
//! fault points at the very value. Each level is parsed when somebody asks for it, from the text itself, and only
//! texts of a bounded size are taken.
//!
//! The parsing is serde_json's, by raw values; only places and repeated keys are found here. Crates with positions were
//! tried in their place: jsonc-parser 0.34, with all its extensions off, refuses nesting past 512 and takes line breaks
//! inside strings; json-spanned-value 0.2 refuses nesting past 127 and stops at the first repeated key.

use crate::json_keys::repeated_keys;
use crate::places::Places;
use arau_core::{Fault, Faults, Place};
use serde_json::value::RawValue;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::ops::Range;

/// Longer texts are refused before they are looked at.
const MAX_BYTES: usize = 4 << 20;

/// The most items of a list: more than a board has cells, and more than there can be clues.
const MAX_ITEMS: usize = 100_000;

/// Past this many faults nobody reads on.
const MAX_FAULTS: usize = 50;

/// A JSON text and where it was found.
pub(crate) struct JsonText<'t> {
    text: &'t str,
    /// Where the text came from if it is not the input itself: all its parts are then said to be there.
    origin: Option<Place>,
    /// Made when the first place is asked for.
    places: OnceCell<Places<'t>>,
}

impl<'t> JsonText<'t> {
    /// A text that is the input itself.
    pub(crate) fn parse(text: &'t str) -> Result<JsonText<'t>, Faults> {
        JsonText::checked(text, None)
    }

    /// A text that was unpacked from something at `origin`.
    pub(crate) fn unpacked(text: &'t str, origin: Place) -> Result<JsonText<'t>, Faults> {
        JsonText::checked(text, Some(origin))
    }

    fn checked(text: &'t str, origin: Option<Place>) -> Result<JsonText<'t>, Faults> {
        let json = JsonText { text, origin, places: OnceCell::new() };
        if text.len() > MAX_BYTES {
            let message = format!("the JSON has {} bytes; at most {MAX_BYTES} are read", text.len());
            return Err(Fault::too_large(message).at(json.place(0..0, "")).into());
        }
        match serde_json::from_str::<&RawValue>(text) {
            Ok(_) => {
                let twice = |name: &str| Fault::duplicate(format!("duplicate key `{name}`"));
                let faults: Faults = repeated_keys(text)
                    .iter()
                    .take(MAX_FAULTS)
                    .map(|key| twice(&key.name).at(json.place(key.offset..key.offset, "")))
                    .collect();
                faults.or_ok(json)
            }
            Err(error) => {
                let offset = offset_of(text, error.line(), error.column());
                let told = error.to_string();
                let reason = told.split(" at line ").next().unwrap_or_default();
                let fault = Fault::syntax(format!("this is not JSON: {reason}"));
                Err(fault.at(json.place(offset..offset, "")).into())
            }
        }
    }

    /// The whole document.
    pub(crate) fn root(&self) -> JsonNode<'_, 't> {
        JsonNode { json: self, raw: self.text.trim(), path: String::new() }
    }

    fn place(&self, span: Range<usize>, path: &str) -> Place {
        let in_text = || self.places.get_or_init(|| Places::new(self.text)).at(span);
        self.origin.clone().unwrap_or_else(in_text).with_path(path)
    }
}

/// Whether a text is one JSON value and nothing else.
pub(crate) fn is_json(text: &str) -> bool {
    serde_json::from_str::<&RawValue>(text).is_ok()
}

/// The byte offset of a line and a column in bytes, both from 1.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let mut offset = (before + column.saturating_sub(1)).min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    offset
}

/// One value of a JSON text, with its place.
#[derive(Clone)]
pub(crate) struct JsonNode<'d, 't> {
    json: &'d JsonText<'t>,
    raw: &'t str,
    path: String,
}

impl<'d, 't> JsonNode<'d, 't> {
    /// Its text as it stands in the document.
    pub(crate) fn raw(&self) -> &'t str {
        self.raw
    }

    /// Where it stands.
    pub(crate) fn place(&self) -> Place {
        let start = self.raw.as_ptr() as usize - self.json.text.as_ptr() as usize;
        self.json.place(start..start + self.raw.len(), &self.path)
    }

    /// A fault of this value. A message alone is an invalid value.
    pub(crate) fn fault(&self, fault: impl Into<Fault>) -> Fault {
        fault.into().at(self.place())
    }

    /// Something that this object should have and does not.
    pub(crate) fn missing(&self, message: impl Into<String>) -> Fault {
        self.fault(Fault::missing(message))
    }

    /// A fault that says what was expected here.
    pub(crate) fn expected(&self, what: &str) -> Fault {
        self.fault(format!("this is {}, not {what}", self.shown()))
    }

    /// Its text, cut short for messages.
    pub(crate) fn shown(&self) -> String {
        let mut shown: String = self.raw.chars().take(40).collect();
        if shown.len() < self.raw.len() {
            shown.push('…');
        }
        format!("`{shown}`")
    }

    /// Whether it is `null`.
    pub(crate) fn is_null(&self) -> bool {
        self.raw == "null"
    }

    /// Whether it is an object.
    pub(crate) fn is_object(&self) -> bool {
        self.raw.starts_with('{')
    }

    /// Whether it is an array.
    pub(crate) fn is_array(&self) -> bool {
        self.raw.starts_with('[')
    }

    /// Whether it says nothing: `null`, `false`, an empty text, array or object.
    pub(crate) fn is_blank(&self) -> bool {
        match self.raw.as_bytes()[0] {
            b'"' => self.raw == "\"\"",
            b'[' => self.raw[1..].trim_start().starts_with(']'),
            b'{' => self.raw[1..].trim_start().starts_with('}'),
            _ => matches!(self.raw, "null" | "false"),
        }
    }

    /// The fields of an object by name; none of anything else.
    pub(crate) fn fields(&self) -> BTreeMap<String, JsonNode<'d, 't>> {
        let raw: BTreeMap<String, &'t RawValue> = serde_json::from_str(self.raw).unwrap_or_default();
        let node = |(name, value): (String, &'t RawValue)| {
            let path = if self.path.is_empty() { name.clone() } else { format!("{}.{name}", self.path) };
            (name, JsonNode { json: self.json, raw: value.get(), path })
        };
        raw.into_iter().map(node).collect()
    }

    /// The fields of what must be an object.
    pub(crate) fn object(&self) -> Result<BTreeMap<String, JsonNode<'d, 't>>, Faults> {
        if self.is_object() { Ok(self.fields()) } else { Err(self.expected("an object").into()) }
    }

    /// The items of what must be an array.
    pub(crate) fn array(&self) -> Result<Vec<JsonNode<'d, 't>>, Faults> {
        let raw: Vec<&'t RawValue> = serde_json::from_str(self.raw).map_err(|_| self.expected("an array"))?;
        if raw.len() > MAX_ITEMS {
            let message = format!("the list has {} items; at most {MAX_ITEMS} are read", raw.len());
            return Err(self.fault(Fault::too_large(message)).into());
        }
        let node = |(i, value): (usize, &&'t RawValue)| JsonNode {
            json: self.json,
            raw: value.get(),
            path: format!("{}[{i}]", self.path),
        };
        Ok(raw.iter().enumerate().map(node).collect())
    }

    /// The text of a string.
    pub(crate) fn text(&self) -> Option<String> {
        serde_json::from_str(self.raw).ok()
    }

    /// The text of a string, or a number or other word as it is written.
    pub(crate) fn word(&self) -> Option<String> {
        let is_word = !self.is_array() && !self.is_object() && !self.is_null();
        self.text().or_else(|| is_word.then(|| self.raw.to_string()))
    }

    /// A whole number.
    pub(crate) fn int(&self) -> Option<i64> {
        serde_json::from_str(self.raw).ok()
    }

    /// `true` or `false`.
    pub(crate) fn flag(&self) -> Option<bool> {
        serde_json::from_str(self.raw).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::FaultKind;

    #[test]
    fn every_part_knows_its_place() {
        let json = JsonText::parse("{\n  \"é\": 1, \"cells\": [\"a\",\n    {\"x\": null}]\n}").unwrap();
        let cells = json.root().fields()["cells"].array().unwrap();
        let place = cells[1].fields()["x"].place();
        assert_eq!(place, Place::at(3, 11).with_length(4).with_path("cells[1].x"));
        assert_eq!(cells[0].place(), Place::at(2, 21).with_length(3).with_path("cells[0]"));
        assert_eq!(cells[0].text().as_deref(), Some("a"));
        assert_eq!(json.root().fields()["é"].int(), Some(1));
    }

    #[test]
    fn what_is_not_json_is_told_where() {
        let fault = |text: &str| JsonText::parse(text).err().unwrap().into_iter().next().unwrap();
        assert_eq!(*fault("{\"a\": 1,\n \"b\" 2}").place(), Place::at(2, 6));
        assert!(fault("{} x").message().contains("trailing"), "{}", fault("{} x"));
        assert_eq!(fault("").kind(), FaultKind::Syntax);
        assert_eq!(fault(&"[".repeat(MAX_BYTES + 1)).kind(), FaultKind::TooLarge);
        // Deep nesting is an ordinary fault, with or without an end.
        assert_eq!(fault(&"[".repeat(100_000)).place().line(), Some(1));
        let deep = "[".repeat(100_000) + &"]".repeat(100_000);
        assert!(JsonText::parse(&deep).is_ok_and(|json| json.root().array().unwrap().len() == 1));
    }

    #[test]
    fn unpacked_text_is_placed_where_it_came_from() {
        let json = JsonText::unpacked("{\"size\": \"x\"}", Place::at(7, 3)).unwrap();
        let size = &json.root().fields()["size"];
        assert_eq!(size.expected("a number").to_string(), "7:3: size: this is `\"x\"`, not a number");
    }

    #[test]
    fn blank_values_say_nothing() {
        let json = JsonText::parse("[null, false, \"\", [ ], {}, 0, true, \" \", [0]]").unwrap();
        let blank: Vec<bool> = json.root().array().unwrap().iter().map(JsonNode::is_blank).collect();
        assert_eq!(blank, [true, true, true, true, true, false, false, false, false]);
    }
}
