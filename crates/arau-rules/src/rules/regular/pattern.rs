//! Owns the regular expression of the rule `regular` and what it matches by definition.

use arau_core::{Symbol, SymbolSet};
use std::collections::BTreeSet;

/// A regular expression over symbols.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Pattern {
    /// One symbol of a set.
    One(SymbolSet),
    /// One after the other.
    Sequence(Vec<Pattern>),
    /// One of these.
    Either(Vec<Pattern>),
    /// At least `min` and at most `max` times.
    Repeat { inner: Box<Pattern>, min: usize, max: Option<usize> },
}

impl Pattern {
    /// Whether the whole word matches.
    pub fn matches(&self, word: &[Symbol]) -> bool {
        self.ends(word)[0].contains(&word.len())
    }

    /// For each place of the word where a match can start, the places where it can end.
    fn ends(&self, word: &[Symbol]) -> Vec<BTreeSet<usize>> {
        match self {
            Pattern::One(set) => {
                let fits = |start: usize| word.get(start).is_some_and(|&symbol| set.contains(symbol));
                (0..=word.len()).map(|start| BTreeSet::from_iter(fits(start).then_some(start + 1))).collect()
            }
            Pattern::Sequence(parts) => {
                parts.iter().fold(nothing_read(word), |ends, part| chained(&ends, &part.ends(word)))
            }
            Pattern::Either(options) => {
                let ends: Vec<_> = options.iter().map(|option| option.ends(word)).collect();
                (0..=word.len())
                    .map(|start| ends.iter().flat_map(|e| e[start].iter().copied()).collect())
                    .collect()
            }
            Pattern::Repeat { inner, min, max } => {
                let once = inner.ends(word);
                let mut ends = (0..*min).fold(nothing_read(word), |ends, _| chained(&ends, &once));
                let mut all = ends.clone();
                // After as many rounds as the word is long, nothing new can come.
                for _ in *min..max.unwrap_or(usize::MAX).min(min + word.len()) {
                    ends = chained(&ends, &once);
                    all.iter_mut().zip(&ends).for_each(|(all, new)| all.extend(new));
                }
                all
            }
        }
    }

    /// Number of places with repetitions written out.
    pub fn n_places(&self) -> usize {
        let total = |parts: &[Pattern]| parts.iter().map(Pattern::n_places).fold(0, usize::saturating_add);
        match self {
            Pattern::One(_) => 1,
            Pattern::Sequence(parts) | Pattern::Either(parts) => total(parts),
            Pattern::Repeat { inner, min, max } => {
                inner.n_places().saturating_mul(max.unwrap_or(*min).max(1))
            }
        }
    }
}

fn nothing_read(word: &[Symbol]) -> Vec<BTreeSet<usize>> {
    (0..=word.len()).map(|start| BTreeSet::from([start])).collect()
}

/// One match after the other.
fn chained(first: &[BTreeSet<usize>], second: &[BTreeSet<usize>]) -> Vec<BTreeSet<usize>> {
    first.iter().map(|ends| ends.iter().flat_map(|&end| second[end].iter().copied()).collect()).collect()
}
