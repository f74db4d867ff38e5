//! Owns the way from a constraint string to a tree of tokens: `.Type~argument~argument`, and composites up to their
//! `.End`. What the types mean is not known here.

use super::source::{Section, Word};
use crate::places::{FaultList, excerpt};
use arau_core::Fault;

/// Composites may be nested so deep. Deeper ones are refused: nobody writes them, and reading them takes stack.
const MAX_DEPTH: usize = 64;

/// The most arguments of a constraint: more than there can be cells.
const MAX_ARGS: usize = 2_000;

/// A constraint as written.
#[derive(Clone, Debug)]
pub(super) struct Token<'s> {
    /// Its type; `Given` if none is written.
    pub(super) kind: &'s str,
    /// Where it starts in the text.
    pub(super) at: usize,
    /// What stands between the `~`.
    pub(super) args: Vec<Word<'s>>,
    /// Of a composite, what it holds.
    pub(super) children: Vec<Token<'s>>,
}

/// The types that hold others up to their `.End`.
const COMPOSITES: [&str; 3] = ["Or", "And", "Replicate"];

/// The tokens of a section, of which there may be this many, and their number with those inside composites. Faults are
/// noted, and what could be read is given all the same.
pub(super) fn tokens<'s>(
    section: &'s Section<'_>,
    at_most: usize,
    faults: &mut FaultList<'_>,
) -> (Vec<Token<'s>>, usize) {
    let compact = &section.compact;
    // Composites that are open, and what they hold so far.
    let mut open: Vec<Token<'s>> = Vec::new();
    let mut done: Vec<Token<'s>> = Vec::new();
    let first = compact.find('.').unwrap_or(compact.len());
    if first > 0 {
        let message =
            format!("`{}` is not a constraint: each must begin with `.`", excerpt(&compact[..first]));
        faults.push(section.origin(0), message);
    }
    let mut start = first;
    let mut n_tokens = 0;
    while start < compact.len() {
        let end = compact[start + 1..].find('.').map_or(compact.len(), |n| start + 1 + n);
        if n_tokens == at_most {
            faults.push(section.origin(start), Fault::too_large("there are too many constraints"));
            return (done, n_tokens);
        }
        n_tokens += 1;
        let token = token(section, start, end);
        if token.args.len() > MAX_ARGS {
            let message = format!("a constraint has at most {MAX_ARGS} arguments, not {}", token.args.len());
            faults.push(token.at, Fault::too_large(message));
            return (done, n_tokens);
        }
        start = end;
        match token.kind {
            "End" => match open.pop() {
                Some(composite) => open.last_mut().map_or(&mut done, |o| &mut o.children).push(composite),
                None => faults.push(token.at, "unmatched `.End`: no composite is open"),
            },
            kind if COMPOSITES.contains(&kind) => {
                if open.len() == MAX_DEPTH {
                    faults.push(
                        token.at,
                        Fault::too_large(format!("composites are nested more than {MAX_DEPTH} deep")),
                    );
                    return (done, n_tokens);
                }
                open.push(token);
            }
            _ => open.last_mut().map_or(&mut done, |o| &mut o.children).push(token),
        }
    }
    for composite in open {
        faults.push(composite.at, format!("`.{}` has no `.End`", composite.kind));
    }
    (done, n_tokens)
}

fn token<'s>(section: &'s Section<'_>, start: usize, end: usize) -> Token<'s> {
    let mut words = Vec::new();
    let mut from = start + 1;
    for piece in section.compact[start + 1..end].split('~') {
        words.push(section.word(from..from + piece.len()));
        from += piece.len() + 1;
    }
    let args = words.split_off(1);
    let kind = if words[0].text.is_empty() { "Given" } else { words[0].text };
    Token { kind, at: section.origin(start), args, children: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::super::source::sections;
    use super::*;

    fn read(text: &str) -> (Vec<String>, Vec<String>) {
        fn show(token: &Token<'_>) -> String {
            let args: Vec<&str> = token.args.iter().map(|word| word.text).collect();
            let children: Vec<String> = token.children.iter().map(show).collect();
            format!("{}({})[{}]", token.kind, args.join(","), children.join(" "))
        }
        let mut faults = FaultList::new(text);
        let sections = sections(text, &mut faults);
        let (found, _) = tokens(&sections[0], usize::MAX, &mut faults);
        let shown = found.iter().map(show).collect();
        let told = faults.or_ok(()).err().map_or(Vec::new(), |f| f.iter().map(|f| f.to_string()).collect());
        (shown, told)
    }

    #[test]
    fn tokens_nest() {
        let (shown, told) = read(".~R1C1_5.Or.And.Cage~3~R1C1.End.V~~a.End.AntiKing.");
        assert_eq!(
            shown,
            ["Given(R1C1_5)[]", "Or()[And()[Cage(3,R1C1)[]] V(,a)[]]", "AntiKing()[]", "Given()[]"]
        );
        assert!(told.is_empty());
    }

    #[test]
    fn unbalanced_composites_are_told_with_their_places() {
        assert_eq!(read(".X.End").1, ["1:3: unmatched `.End`: no composite is open"]);
        assert_eq!(read(".X.Or.And.End").1, ["1:3: `.Or` has no `.End`"]);
        assert!(read("foo.X").1[0].contains("`foo` is not a constraint"));
        assert!(read(&".Or".repeat(MAX_DEPTH + 1)).1[0].contains("nested"));
    }
}
