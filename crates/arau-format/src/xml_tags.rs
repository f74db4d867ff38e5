//! Owns the tags of XML, as far as lists of puzzles need them: where each stands, its name, and its attributes. Lines
//! come one by one, so that a long list takes no more memory than its longest tag. Text between tags, comments and
//! instructions are passed over; document types are not, since they could define anything.

use crate::lines::MAX_PUZZLE_BYTES;
use crate::places::excerpt;
use arau_core::{Fault, Place};

/// A tag with its place in the input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tag {
    /// From its opening to its closing bracket.
    pub(crate) text: String,
    /// Where it starts: line and column from 1.
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// What a tag does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TagKind {
    /// `<name …>`
    Opens,
    /// `</name>`
    Closes,
    /// `<name …/>`
    Stands,
}

/// Finds tags in lines, one after the other.
pub(crate) struct TagScanner {
    state: State,
    tag: Tag,
    /// The line that is looked at: its number, its text, and how far it has been looked at, in bytes and characters.
    number: usize,
    line: String,
    next: usize,
    column: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Between tags.
    Text,
    /// In a tag, and in a quoted value if there is a quote.
    Tag(Option<char>),
    /// In a tag that is too long, as before.
    LongTag(Option<char>),
    /// In something that ends with these characters, of which this many have come.
    Until(&'static str, usize),
}

impl TagScanner {
    /// Before the first line.
    pub(crate) fn new() -> TagScanner {
        let tag = Tag { text: String::new(), line: 0, column: 0 };
        TagScanner { state: State::Text, tag, number: 0, line: String::new(), next: 0, column: 0 }
    }

    /// Goes on with a line. The one before has been looked at.
    pub(crate) fn start_line(&mut self, number: usize, mut line: String) {
        line.push('\n');
        (self.number, self.line, self.next, self.column) = (number, line, 0, 0);
    }

    /// The next tag that ends on this line, or a fault for one that is too long.
    pub(crate) fn next_tag(&mut self) -> Option<Result<Tag, Fault>> {
        while let Some(c) = self.line[self.next..].chars().next() {
            self.next += c.len_utf8();
            self.column += 1;
            let mut found = None;
            self.state = match self.state {
                State::Text if c == '<' => {
                    self.tag = Tag { text: c.to_string(), line: self.number, column: self.column };
                    State::Tag(None)
                }
                State::Text => State::Text,
                State::Tag(quote) => self.in_tag(c, quote, &mut found),
                State::LongTag(None) if c == '>' => State::Text,
                State::LongTag(quote) => State::LongTag(quote_after(quote, c)),
                State::Until(end, n_met) => match met(end, n_met, c) {
                    n_met if n_met == end.len() => State::Text,
                    n_met => State::Until(end, n_met),
                },
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn in_tag(&mut self, c: char, quote: Option<char>, found: &mut Option<Result<Tag, Fault>>) -> State {
        self.tag.text.push(c);
        match self.tag.text.as_str() {
            "<!--" => return State::Until("-->", 0),
            "<![CDATA[" => return State::Until("]]>", 0),
            "<?" => return State::Until("?>", 0),
            _ => {}
        }
        if quote.is_none() && c == '>' {
            let empty = Tag { text: String::new(), ..self.tag };
            *found = Some(Ok(std::mem::replace(&mut self.tag, empty)));
            return State::Text;
        }
        if self.tag.text.len() > MAX_PUZZLE_BYTES {
            let message = format!("the tag is longer than {} MiB", MAX_PUZZLE_BYTES >> 20);
            *found = Some(Err(Fault::too_large(message).at(Place::at(self.tag.line, self.tag.column))));
            self.tag.text = String::new();
            return State::LongTag(quote_after(quote, c));
        }
        State::Tag(quote_after(quote, c))
    }

    /// What is amiss at the end of the input.
    pub(crate) fn unfinished(&self) -> Option<Fault> {
        match self.state {
            State::Text | State::LongTag(_) => None,
            State::Tag(_) => {
                let fault = Fault::syntax("the tag is not closed");
                Some(fault.at(Place::at(self.tag.line, self.tag.column)))
            }
            State::Until(end, _) => {
                let fault = Fault::syntax(format!("`{end}` is missing"));
                Some(fault.at(Place::at(self.tag.line, self.tag.column)))
            }
        }
    }
}

fn quote_after(quote: Option<char>, c: char) -> Option<char> {
    match quote {
        None if c == '"' || c == '\'' => Some(c),
        Some(open) if open == c => None,
        quote => quote,
    }
}

/// How many characters of an end have come, after one more.
fn met(end: &str, n_met: usize, c: char) -> usize {
    let end = end.as_bytes();
    let is = |at: usize| end.get(at).is_some_and(|&byte| char::from(byte) == c);
    match n_met {
        n if is(n) => n + 1,
        // The first character may repeat before the rest comes: `--->`.
        n if n > 0 && is(n - 1) && end[..n].iter().all(|byte| *byte == end[0]) => n,
        _ => usize::from(is(0)),
    }
}

impl Tag {
    /// What the tag does.
    pub(crate) fn kind(&self) -> TagKind {
        match self.text.starts_with("</") {
            true => TagKind::Closes,
            false if self.text.ends_with("/>") => TagKind::Stands,
            false => TagKind::Opens,
        }
    }

    /// Its name.
    pub(crate) fn name(&self) -> &str {
        let rest = self.text.trim_start_matches(['<', '/']);
        let end = rest.find(|c: char| c.is_whitespace() || matches!(c, '/' | '>')).unwrap_or(rest.len());
        &rest[..end]
    }

    /// Where it stands.
    pub(crate) fn place(&self) -> Place {
        let length = self.text.lines().next().map_or(0, |line| line.chars().count());
        Place::at(self.line, self.column).with_length(length)
    }
}

/// The most attributes of a tag.
const MAX_ATTRIBUTES: usize = 100;

/// An attribute of a tag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Attribute<'t> {
    pub(crate) name: &'t str,
    /// The value as it is written, and its offset in the tag.
    pub(crate) raw: &'t str,
    pub(crate) offset: usize,
}

/// The attributes of a tag. On failure, the offset in the tag and what is wrong.
pub(crate) fn attributes(tag: &str) -> Result<Vec<Attribute<'_>>, (usize, Fault)> {
    let offset_of = |part: &str| part.as_ptr() as usize - tag.as_ptr() as usize;
    let start = tag.find(char::is_whitespace).unwrap_or(tag.len());
    let mut rest = tag[start..].trim_end_matches('>').trim_end_matches('/').trim();
    let mut found: Vec<Attribute<'_>> = Vec::new();
    while !rest.is_empty() {
        let here = offset_of(rest);
        let Some((name, behind)) = rest.split_once('=') else {
            return Err((
                here,
                Fault::syntax(format!("`{}` is not an attribute with a value", excerpt(rest))),
            ));
        };
        let (name, behind) = (name.trim_end(), behind.trim_start());
        if name.is_empty() || name.contains(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '<')) {
            return Err((
                here,
                Fault::syntax(format!("`{}` is not the name of an attribute", excerpt(name))),
            ));
        }
        let Some(quote) = behind.chars().next().filter(|c| matches!(c, '"' | '\'')) else {
            return Err((offset_of(behind), Fault::syntax("the value of an attribute must be in quotes")));
        };
        let Some((raw, after)) = behind[1..].split_once(quote) else {
            return Err((offset_of(behind), Fault::syntax("the closing quote is missing")));
        };
        if found.len() == MAX_ATTRIBUTES {
            let message = format!("the tag has more than {MAX_ATTRIBUTES} attributes");
            return Err((here, Fault::too_large(message)));
        }
        if found.iter().any(|attribute| attribute.name == name) {
            return Err((here, Fault::duplicate(format!("the attribute `{}` is repeated", excerpt(name)))));
        }
        found.push(Attribute { name, raw, offset: offset_of(raw) });
        rest = after.trim_start();
    }
    Ok(found)
}

impl Attribute<'_> {
    /// The characters of the value, each with its offset in the tag. On failure, the offset of an entity that is none.
    pub(crate) fn characters(&self) -> Result<Vec<(usize, char)>, usize> {
        let mut characters = Vec::with_capacity(self.raw.len());
        let mut rest = self.raw;
        while let Some(c) = rest.chars().next() {
            let offset = self.offset + self.raw.len() - rest.len();
            let (value, length) = match c {
                '&' => {
                    let end = rest.find(';').ok_or(offset)?;
                    (entity(&rest[1..end]).ok_or(offset)?, end + 1)
                }
                c => (c, c.len_utf8()),
            };
            characters.push((offset, value));
            rest = &rest[length..];
        }
        Ok(characters)
    }
}

/// What an entity stands for.
fn entity(name: &str) -> Option<char> {
    match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16),
                None => number.parse(),
            };
            char::from_u32(code.ok()?)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(text: &str) -> Vec<String> {
        let mut scanner = TagScanner::new();
        let mut found = Vec::new();
        for (i, line) in text.lines().enumerate() {
            scanner.start_line(i + 1, line.to_string());
            found.extend(std::iter::from_fn(|| scanner.next_tag()));
        }
        let shown = found.into_iter().map(|tag| match tag {
            Ok(tag) => format!("{}:{} {:?} {}", tag.line, tag.column, tag.kind(), tag.name()),
            Err(fault) => fault.to_string(),
        });
        shown.chain(scanner.unfinished().map(|fault| fault.to_string())).collect()
    }

    #[test]
    fn tags_are_found_with_their_places() {
        let text =
            "<?xml version='1.0'?>\n<!-- <game> ---><a x='>'\n y=\"'\">text<![CDATA[<b>]]]]></a>\n<c/><d";
        assert_eq!(
            tags(text),
            ["2:17 Opens a", "3:29 Closes a", "4:1 Stands c", "4:5: the tag is not closed"]
        );
        assert_eq!(tags("<!-- x"), ["1:1: `-->` is missing"]);
        assert_eq!(tags("a & b > c"), [""; 0]);
    }

    #[test]
    fn attributes_keep_their_offsets() {
        let tag = "<game data = '12'\n note=\"a &amp; b&#10;\" />";
        let found = attributes(tag).unwrap();
        assert_eq!((found[0].name, found[0].raw, &tag[found[0].offset..][..2]), ("data", "12", "12"));
        let note: String = found[1].characters().unwrap().into_iter().map(|(_, c)| c).collect();
        assert_eq!(note, "a & b\n");
        assert_eq!(found[1].characters().unwrap()[5], (found[1].offset + 9, '\n'));
        assert_eq!(attributes("<game/>"), Ok(Vec::new()));
    }

    #[test]
    fn bad_attributes_are_told_where() {
        for (tag, offset, message) in [
            ("<game data>", 6, "not an attribute"),
            ("<game data=1>", 11, "in quotes"),
            ("<game data='1>", 11, "closing quote"),
            ("<game a='1' a='2'>", 12, "repeated"),
            ("<game ='1'>", 6, "not the name"),
        ] {
            let (at, fault) = attributes(tag).unwrap_err();
            assert!(at == offset && fault.message().contains(message), "{tag}: {at} {fault}");
        }
        for raw in ["&x;", "&#xD800;", "&#;", "& b"] {
            let attribute = Attribute { name: "a", raw, offset: 3 };
            assert_eq!(attribute.characters(), Err(3), "{raw}");
        }
    }
}
