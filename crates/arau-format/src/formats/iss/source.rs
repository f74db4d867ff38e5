//! Owns the text as it was written, and its sections without the characters that mean nothing. Every character keeps
//! its place in the text, so that faults can name it.

use crate::places::FaultList;
use arau_core::Fault;
use std::ops::Range;

/// Longer texts are no constraint strings: a clue takes a few dozen bytes.
const MAX_BYTES: usize = 1 << 20;

/// The most texts that are put together.
const MAX_SECTIONS: usize = 32;

/// A part of the input between blank lines.
pub(super) struct Section<'t> {
    /// As written.
    pub(super) raw: &'t str,
    /// Where it starts in the text.
    pub(super) start: usize,
    /// Without whitespace and comments.
    pub(super) compact: String,
    /// The offset in the text of each byte of `compact`, and of its end.
    origin: Vec<usize>,
}

/// A piece of a section, with its place in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'s> {
    /// What stands there.
    pub(super) text: &'s str,
    /// Its offset in the text.
    pub(super) at: usize,
}

impl<'t> Section<'t> {
    fn new(text: &'t str, range: Range<usize>) -> Section<'t> {
        let raw = &text[range.clone()];
        let mut section = Section {
            raw,
            start: range.start,
            compact: String::with_capacity(raw.len()),
            origin: Vec::new(),
        };
        let mut offset = range.start;
        for line in raw.split_inclusive('\n') {
            if !line.starts_with('#') {
                for (i, c) in line.char_indices().filter(|(_, c)| !c.is_whitespace()) {
                    section.compact.push(c);
                    section.origin.extend(std::iter::repeat_n(offset + i, c.len_utf8()));
                }
            }
            offset += line.len();
        }
        section.origin.push(range.end);
        section
    }

    /// The offset in the text of a byte of the compact form.
    pub(super) fn origin(&self, idx: usize) -> usize {
        self.origin[idx.min(self.origin.len() - 1)]
    }

    /// A piece of the compact form.
    pub(super) fn word(&self, range: Range<usize>) -> Word<'_> {
        Word { at: self.origin(range.start), text: &self.compact[range] }
    }
}

/// The sections of a text that hold anything. A text that is too long has none.
pub(super) fn sections<'t>(text: &'t str, faults: &mut FaultList<'_>) -> Vec<Section<'t>> {
    if text.len() > MAX_BYTES {
        let message = format!("{} bytes; at most {MAX_BYTES} are read as a constraint string", text.len());
        faults.push(0, Fault::too_large(message));
        return Vec::new();
    }
    let mut sections: Vec<Section<'t>> = Vec::new();
    let mut add = |range: Range<usize>| {
        let section = Section::new(text, range);
        match section.compact.is_empty() {
            true => {}
            false if sections.len() == MAX_SECTIONS => {
                let message =
                    format!("there are more than {MAX_SECTIONS} texts with blank lines between them");
                faults.push(section.origin(0), Fault::too_large(message));
                return false;
            }
            false => sections.push(section),
        }
        true
    };
    let (mut start, mut offset) = (0, 0);
    for line in text.split_inclusive('\n') {
        // A comment stands for an empty line, as it does for those who write these strings.
        let is_blank = line.trim().is_empty() || line.starts_with('#');
        if is_blank {
            if !add(start..offset) {
                return sections;
            }
            start = offset + line.len();
        }
        offset += line.len();
    }
    add(start..offset);
    sections
}

/// Whether the lines at the head of a stream are one puzzle, and not a puzzle each. It is one if a line goes on where the
/// one before it stopped, or if each line holds a single constraint: a puzzle of one constraint is rare, and a whole file
/// of them, other than givens, rarer still.
pub(super) fn is_one_puzzle(head: &str) -> bool {
    let lines: Vec<&str> =
        head.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')).collect();
    let Some((first, rest)) = lines.split_first() else { return false };
    if rest.is_empty() || !first.trim_start().starts_with('.') {
        return false;
    }
    let goes_on = |line: &&str| line.starts_with(|c: char| c.is_whitespace() || c == '~');
    let opens = |name: &str| lines.iter().map(|line| line.matches(name).count()).sum::<usize>();
    let is_open = |line: &&str| {
        let count = |name: &str| line.matches(name).count();
        count(".Or") + count(".And") + count(".Replicate") != count(".End")
    };
    let is_single = |line: &&str| line.trim().starts_with('.') && line.matches('.').count() == 1;
    let is_alone = |line: &&str| line.starts_with(".~") || line.starts_with(".Shape");
    rest.iter().any(goes_on)
        || opens(".End") > 0 && lines.iter().any(is_open)
        || lines.iter().all(is_single) && !lines.iter().all(is_alone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_end_at_blank_lines_and_keep_places() {
        let text = ".Thermo~R1C1\n  ~R1C2\n\n# a note\n.~R1 C1_5\n";
        let read = |text| sections(text, &mut FaultList::new(text));
        let found = read(text);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].compact, ".Thermo~R1C1~R1C2");
        assert_eq!(found[1].compact, ".~R1C1_5");
        let word = found[1].word(2..6);
        assert_eq!((word.text, &text[word.at..word.at + 2]), ("R1C1", "R1"));
        assert_eq!(found[0].origin(999), text.find("\n\n").unwrap() + 1);
        assert!(read("# nothing\n \n").is_empty());
    }

    #[test]
    fn files_of_puzzles_are_told_from_puzzles_over_lines() {
        for whole in [
            ".Shape~6x6\n.Thermo~R1C1~R1C2\n.Thermo~R2C1~R2C2\n",
            "# a note\n.Thermo~R1C1~R1C2.AntiKing\n    .~R1C1_5.AntiKnight",
            ".Cage~3~R1C1\n~R1C2.~R1C1_1.V~R1C1~R1C2",
            ".AntiKing.Replicate~_~R1C1\n.~R1C1_1_2.AntiKnight\n.End.Windoku",
        ] {
            assert!(is_one_puzzle(whole), "{whole}");
        }
        for lines in [
            ".AntiKing.AntiKnight",
            ".AntiKing.AntiKnight\n.Windoku.~R1C1_5\n.Thermo~R1C1~R1C2",
            ".~R1C1_5~R1C2_6\n.~R1C1_6",
            ".Shape~4x4\n.Shape~6x6",
            ".AntiKing.Or.~R1C1_1.~R1C1_2.End\n.Or.~R1C1_1.~R1C1_2.End",
            "1.......\n........",
            "",
        ] {
            assert!(!is_one_puzzle(lines), "{lines}");
        }
    }
}
