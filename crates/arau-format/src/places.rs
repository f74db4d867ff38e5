//! Converting byte offsets of an input into lines and columns, and collecting a bounded number of faults.

use arau_core::{Fault, Faults, Place, PuzzleSpec};
use arau_rules::{RULES, VARIANTS};
use std::ops::Range;

/// A text with its line starts, so that each place costs a search and not a walk through the text, however long its lines.
pub(crate) struct Places<'t> {
    text: &'t str,
    line_starts: Vec<usize>,
    /// How many characters begin before each block of this many bytes.
    n_before_block: Vec<usize>,
}

const BLOCK: usize = 1 << 10;

impl<'t> Places<'t> {
    /// Finds the line starts.
    pub(crate) fn new(text: &'t str) -> Places<'t> {
        let after_breaks = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i + 1);
        let mut n_before = 0;
        let blocks = text.as_bytes().chunks(BLOCK).map(|block| {
            n_before += n_characters(block);
            n_before
        });
        let n_before_block = std::iter::once(0).chain(blocks).collect();
        Places { text, line_starts: std::iter::once(0).chain(after_breaks).collect(), n_before_block }
    }

    /// The line, column and length of a part of the text.
    pub(crate) fn at(&self, span: impl Into<Span>) -> Place {
        let Span(Range { start, end }) = span.into();
        let offset = start.min(self.text.len());
        let line = self.line_starts.partition_point(|&start| start <= offset);
        let n_before = self.n_before(offset);
        let column = n_before - self.n_before(self.line_starts[line - 1]) + 1;
        let length = self.n_before(end.clamp(offset, self.text.len())) - n_before;
        Place::at(line, column).with_length(length)
    }

    /// The offset of a line and column, or of the end of the text if it has no such place. Behind the end of a line the
    /// next one goes on.
    pub(crate) fn offset_of(&self, line: usize, column: usize) -> usize {
        let Some(&line_start) = self.line_starts.get(line.saturating_sub(1)) else { return self.text.len() };
        let n_wanted = self.n_before(line_start) + column.saturating_sub(1);
        let block = self.n_before_block.partition_point(|&n| n <= n_wanted) - 1;
        let mut n_left = n_wanted - self.n_before_block[block];
        let rest = self.text.as_bytes().get(block * BLOCK..).unwrap_or_default();
        for (i, byte) in rest.iter().enumerate() {
            let begins = byte & 0xC0 != 0x80;
            if begins && n_left == 0 {
                return block * BLOCK + i;
            }
            n_left -= usize::from(begins);
        }
        self.text.len()
    }

    /// How many characters begin before an offset.
    fn n_before(&self, offset: usize) -> usize {
        let block = offset / BLOCK;
        self.n_before_block[block] + n_characters(&self.text.as_bytes()[block * BLOCK..offset])
    }
}

/// How many characters begin in these bytes.
fn n_characters(bytes: &[u8]) -> usize {
    // Continuation bytes belong to the character before them.
    bytes.iter().filter(|&&b| b & 0xC0 != 0x80).count()
}

/// A part of a text in bytes, or only its start.
pub(crate) struct Span(Range<usize>);

impl From<usize> for Span {
    fn from(offset: usize) -> Span {
        Span(offset..offset)
    }
}

impl From<Range<usize>> for Span {
    fn from(span: Range<usize>) -> Span {
        Span(span)
    }
}

/// The faults of one input. After the first hundred, further ones are only counted.
pub(crate) struct FaultList<'t> {
    places: Places<'t>,
    faults: Faults,
    n_untold: usize,
}

/// The maximum number of faults reported for one input.
const MAX_TOLD: usize = 100;

impl<'t> FaultList<'t> {
    /// No faults yet in this text.
    pub(crate) fn new(text: &'t str) -> FaultList<'t> {
        FaultList { places: Places::new(text), faults: Faults::default(), n_untold: 0 }
    }

    /// The place of a part of the text.
    pub(crate) fn place(&self, span: impl Into<Span>) -> Place {
        self.places.at(span)
    }

    /// Adds a fault at a part of the text. A message alone is an invalid value.
    pub(crate) fn push(&mut self, span: impl Into<Span>, fault: impl Into<Fault>) {
        if self.faults.len() == MAX_TOLD {
            self.n_untold += 1;
            return;
        }
        self.faults.push(fault.into().at(self.places.at(span)));
    }

    /// Whether there are no faults.
    pub(crate) fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }

    /// Number of faults found so far, reported or not.
    pub(crate) fn n_found(&self) -> usize {
        self.faults.len() + self.n_untold
    }

    /// `Ok(value)` when nothing was found, else all the faults.
    pub(crate) fn or_ok<T>(mut self, value: T) -> Result<T, Faults> {
        if self.n_untold > 0 {
            self.faults.push(Fault::too_large(format!("and {} more faults", self.n_untold)));
        }
        self.faults.or_ok(value)
    }

    /// What could be made; or the faults so far and why it could not, which is the fault of the whole text.
    pub(crate) fn made<T>(mut self, made: Result<T, Faults>) -> Result<(T, FaultList<'t>), Faults> {
        match made {
            Ok(made) => Ok((made, self)),
            Err(reasons) => {
                reasons.into_iter().for_each(|reason| self.push(0, reason));
                self.into_error()
            }
        }
    }

    /// All the faults, where at least one was found.
    pub(crate) fn into_error<T>(self) -> Result<T, Faults> {
        debug_assert!(!self.is_empty());
        let mut faults = self.or_ok(()).err().unwrap_or_default();
        if faults.is_empty() {
            faults.push(Fault::syntax("not a puzzle"));
        }
        Err(faults)
    }
}

/// What was read from a text that is a part of another one, with the places of its rules or faults moved.
pub(crate) fn moved(
    read: Result<PuzzleSpec, Faults>,
    to_outer: impl Fn(Place) -> Place,
) -> Result<PuzzleSpec, Faults> {
    match read {
        Ok(mut spec) => {
            spec.rule_places.iter_mut().for_each(|place| *place = to_outer(std::mem::take(place)));
            Ok(spec)
        }
        Err(faults) => Err(faults.map_places(to_outer)),
    }
}

/// The maximum number of suggestions for an unknown word.
const MAX_OFFERED: usize = 3;

/// Suggestions for an unknown word: the known word nearest to a misspelling, or else those that contain the word, are
/// contained in it, or share a hyphenated part with it.
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let word: String = word.chars().take(40).collect::<String>().to_lowercase().replace(['_', ' '], "-");
    let known: Vec<&str> = known.into_iter().collect();
    let (least, nearest) = known.iter().map(|k| (distance(&word, k), *k)).min()?;
    if least <= 1 + word.chars().count() / 4 {
        return Some(format!("did you mean `{nearest}`?"));
    }
    let is_within = |short: &str, long: &str| short.len() >= 3 && long.contains(short);
    let contains = |k: &&&str| is_within(&word, k) || is_within(k, &word);
    let shares_part = |k: &&&str| word.split('-').any(|part| part.len() >= 4 && k.contains(part));
    let mut meant: Vec<&str> = known.iter().filter(contains).copied().collect();
    if meant.is_empty() {
        meant = known.iter().filter(shares_part).copied().collect();
    }
    meant.sort_by_key(|k| (distance(&word, k), *k));
    let offered: Vec<String> = meant.iter().take(MAX_OFFERED).map(|k| format!("`{k}`")).collect();
    any_of(&offered)
}

fn any_of(offered: &[String]) -> Option<String> {
    let (last, others) = offered.split_last()?;
    match others.is_empty() {
        true => Some(format!("did you mean {last}?")),
        false => Some(format!("did you mean {} or {last}?", others.join(", "))),
    }
}

/// Advice for a variant used as a rule.
pub(crate) fn variant_of_that_name(word: &str) -> Option<String> {
    let is_variant = VARIANTS.iter().any(|variant| variant.id == word.to_lowercase());
    is_variant
        .then(|| format!("that is a variant: `variant = \"{}\"` in the first lines", word.to_lowercase()))
}

/// Advice for a variant named with the word that all of them share: `killer-sudoku`, or plain `sudoku`.
pub(crate) fn variant_by_full_name(word: &str) -> Option<String> {
    let word = word.to_lowercase().replace(['_', ' '], "-");
    let rest: Vec<&str> = word.split('-').filter(|part| *part != "sudoku").collect();
    let rest = if rest.is_empty() { "classic".to_string() } else { rest.join("-") };
    let known = VARIANTS.iter().find(|variant| variant.id == rest && rest != word)?;
    Some(format!("did you mean `{}`?", known.id))
}

/// Advice for an unknown rule: rules whose title contains every part of the word, such as `white-dot`.
pub(crate) fn rule_by_title(word: &str) -> Option<String> {
    let word = word.to_lowercase().replace(['_', ' '], "-");
    let parts: Vec<&str> = word.split('-').filter(|part| part.len() >= 3).collect();
    let has_parts = |text: &str| {
        let text = text.to_lowercase();
        let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
        !parts.is_empty() && parts.iter().all(|part| words.contains(part))
    };
    let rules = RULES.iter().map(|rule| rule.info()).filter(|info| has_parts(info.title));
    let offered: Vec<String> = rules.take(MAX_OFFERED).map(|info| format!("`{}`", info.id)).collect();
    any_of(&offered)
}

/// How many letters must be added, dropped or changed to make one word of the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// A part of an input for a message: its start, without characters that would spoil the line.
pub(crate) fn excerpt(text: &str) -> String {
    let mut short: String =
        text.chars().take(40).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_become_lines_and_columns_in_characters() {
        let text = "añb\ncd\n";
        let places = Places::new(text);
        for offset in [0, 1, 3, 4, 5, 6, 7, 8, 99] {
            assert_eq!(places.at(offset), Place::of_offset(text, offset), "{offset}");
        }
        assert_eq!(places.at(1..5), Place::at(1, 2).with_length(3));
        assert_eq!(places.at(6..99), Place::at(2, 2).with_length(2));
    }

    #[test]
    fn places_and_offsets_turn_round_in_long_lines() {
        let text = ["é".repeat(700), "a".repeat(3000), "x\ny".repeat(900), "∑".repeat(1024)].join("\n");
        let places = Places::new(&text);
        for (offset, _) in text.char_indices().step_by(97).chain([(text.len(), ' ')]) {
            let place = places.at(offset);
            assert_eq!(place, Place::of_offset(&text, offset));
            assert_eq!(places.offset_of(place.line().unwrap(), place.column().unwrap()), offset);
        }
        assert_eq!(places.offset_of(9999, 1), text.len());
        assert_eq!(places.offset_of(1, 99_999), text.len());
    }

    #[test]
    fn a_flood_of_faults_is_cut_and_counted() {
        let mut list = FaultList::new("x");
        (0..150).for_each(|_| list.push(0, "bad"));
        let faults = list.or_ok(()).unwrap_err();
        assert_eq!(faults.len(), MAX_TOLD + 1);
        assert_eq!(faults.iter().last().unwrap().message(), "and 50 more faults");
    }

    #[test]
    fn near_words_are_found() {
        let known = ["killer-cage", "arrow", "thermometer"];
        assert_eq!(did_you_mean("kilercage", known).as_deref(), Some("did you mean `killer-cage`?"));
        assert_eq!(did_you_mean("sandwich", known), None);
        assert_eq!(did_you_mean("thermo", known).as_deref(), Some("did you mean `thermometer`?"));
        assert_eq!(did_you_mean("whisper-line", ["whisper"]).as_deref(), Some("did you mean `whisper`?"));
        let several = did_you_mean("dots", ["white-dot", "black-dot", "dot"]);
        assert_eq!(several.as_deref(), Some("did you mean `dot`?"));
        let leaps = did_you_mean("knight", ["anti-king", "anti-knight"]);
        assert_eq!(leaps.as_deref(), Some("did you mean `anti-knight`?"));
        let sums = did_you_mean("sums-in-lines", ["x-sum", "lines", "sums"]);
        assert_eq!(sums.as_deref(), Some("did you mean `lines` or `sums`?"));
    }
}
