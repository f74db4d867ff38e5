//! Owns the shorthand in which SudokuPad packs its JSON: keys without quotes and abbreviated, `'` for `"`, `t` and
//! `f` for true and false, colours without quotes, and nothing at all for an empty object. Out comes plain JSON.

/// The abbreviated keys. `d` must not be taken for what `d2` became.
const KEYS: &[(&str, &str)] = &[
    ("c", "color"),
    ("ca", "cages"),
    ("ct", "center"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("a", "arrows"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("w", "width"),
    ("h", "height"),
    ("v", "value"),
    ("vd", "videos"),
    ("l", "lines"),
    ("r", "rounded"),
    ("re", "regions"),
    ("fs", "fontSize"),
    ("th", "thickness"),
    ("hl", "headLength"),
    ("wp", "wayPoints"),
    ("t", "title"),
    ("te", "text"),
    ("d", "duration"),
    ("d2", "d"),
];

/// Plain JSON for a text in shorthand. What is no shorthand comes out as it went in, for the JSON parser to refuse.
pub(super) fn unzip(zipped: &str) -> String {
    // A text that has double quotes was left with them.
    let quote = if zipped.contains('"') { '"' } else { '\'' };
    let mut plain = String::with_capacity(zipped.len() * 5 / 4);
    let mut rest = zipped.trim();
    // Whether the next thing is a value that may have been left out: after `[`, and after `,` in an array.
    let mut may_be_empty = false;
    let mut in_array: Vec<bool> = Vec::new();
    while let Some(first) = rest.chars().next() {
        let ends_value = matches!(first, ',' | ']');
        if may_be_empty && ends_value {
            plain.push_str("{}");
        }
        may_be_empty = false;
        match first {
            '[' | '{' => in_array.push(first == '['),
            ']' | '}' => {
                in_array.pop();
            }
            _ => {}
        }
        if first == quote {
            let (string, after) = split_string(&rest[1..], quote);
            push_string(&mut plain, &string);
            rest = after;
        } else if is_word(first) {
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            match after.starts_with(':') {
                true => push_string(&mut plain, full_key(word)),
                false => push_word(&mut plain, word),
            }
            rest = after;
        } else {
            plain.push(first);
            rest = &rest[first.len_utf8()..];
            may_be_empty = matches!(first, '[' | ',') && in_array.last() == Some(&true);
        }
    }
    plain
}

fn full_key(key: &str) -> &str {
    KEYS.iter().find(|(short, _)| *short == key).map_or(key, |(_, full)| full)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || "#+-._".contains(c)
}

/// A value without quotes.
fn push_word(plain: &mut String, word: &str) {
    match word {
        "t" => plain.push_str("true"),
        "f" => plain.push_str("false"),
        "#0" => plain.push_str("\"#000000\""),
        "#F" => plain.push_str("\"#FFFFFF\""),
        // Six digits may be a number too; as a text they can be read as either.
        colour if colour.len() == 6 && colour.chars().all(|c| c.is_ascii_hexdigit()) => {
            push_string(plain, colour)
        }
        other => plain.push_str(other),
    }
}

/// The string up to its closing quote, and what follows. Escapes stay, but for those of the quote.
fn split_string(text: &str, quote: char) -> (String, &str) {
    let mut string = String::new();
    let mut chars = text.char_indices();
    while let Some((offset, c)) = chars.next() {
        match c {
            '\\' => match chars.next() {
                // Both an apostrophe and an escaped double quote were packed to this.
                Some((_, '\'')) => string.push('\''),
                Some((_, escaped)) => string.extend(['\\', escaped]),
                None => string.push('\\'),
            },
            c if c == quote => return (string, &text[offset + 1..]),
            c => string.push(c),
        }
    }
    (string, "")
}

fn push_string(plain: &mut String, string: &str) {
    plain.push('"');
    plain.push_str(string);
    plain.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn unzipped(text: &str) -> Value {
        let plain = unzip(text);
        serde_json::from_str(&plain).unwrap_or_else(|error| panic!("{plain}: {error}"))
    }

    #[test]
    fn shorthand_becomes_json() {
        assert_eq!(
            unzipped("{cs:50,ce:[[,{v:5},],[,,{v:'A'}]],re:[[[0,0],[0,1]]],ca:[{unique:t,hidden:f,v:15}]}"),
            json!({
                "cellSize": 50,
                "cells": [[{}, {"value": 5}, {}], [{}, {}, {"value": "A"}]],
                "regions": [[[0, 0], [0, 1]]],
                "cages": [{"unique": true, "hidden": false, "value": 15}],
            })
        );
    }

    #[test]
    fn colours_and_lengths_come_back() {
        assert_eq!(
            unzipped("{l:[{c:#0,th:2.5,wp:[[0.5,-1]]},{c:CFCFCF},{c:#F,d:9,d2:'M0 0'}],x:123456}"),
            json!({
                "lines": [
                    {"color": "#000000", "thickness": 2.5, "wayPoints": [[0.5, -1]]},
                    {"color": "CFCFCF"},
                    {"color": "#FFFFFF", "duration": 9, "d": "M0 0"},
                ],
                "x": "123456",
            })
        );
    }

    #[test]
    fn quotes_in_strings_survive() {
        assert_eq!(
            unzipped(r"{metadata:{t:'It\'s {1:2}',rules:'a\nb, [] \\'}}")["metadata"],
            json!({
                "title": "It's {1:2}", "rules": "a\nb, [] \\"
            })
        );
        assert_eq!(unzipped("{t:\"it's\",ce:[]}"), json!({"title": "it's", "cells": [{}]}));
        assert_eq!(unzipped("{}"), json!({}));
    }

    #[test]
    fn what_is_no_shorthand_is_left_to_the_parser() {
        for text in ["", "{", "{a:'", "[[[", "{é:1", "\\", "'\\", "]]]}", "{:,,}", "{a:\\'}"] {
            assert!(serde_json::from_str::<Value>(&unzip(text)).is_err(), "{text}");
        }
    }
}
