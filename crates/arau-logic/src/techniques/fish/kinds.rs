//! Owns the shapes of fish: which kinds of houses are bases, and which are covers.

use crate::Layout;

/// The shape of a fish.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Shape {
    /// Lines of one kind are bases, lines of another are covers.
    Basic,
    /// The same with boxes, or whatever is no line, among either.
    Franken,
    /// Anything else.
    Mutant,
}

/// Kinds of houses as bits: one for each kind of lines, and one for all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kinds(u32);

impl Kinds {
    pub(super) const NONE: Kinds = Kinds(0);
    pub(super) const ALL: Kinds = Kinds(u32::MAX);
    /// Boxes, and whatever else is no line.
    pub(super) const OTHER: Kinds = Kinds(1 << 31);

    /// The kind of lines with a number.
    pub(super) fn line(idx: usize) -> Kinds {
        Kinds(1 << idx.min(30))
    }

    pub(super) fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    pub(super) fn includes(self, other: Kinds) -> bool {
        other.0 & !self.0 == 0
    }

    fn lines(self) -> u32 {
        self.0 & !Kinds::OTHER.0
    }
}

impl Shape {
    /// The shape of a fish with bases and covers of these kinds.
    pub(super) fn of(bases: Kinds, covers: Kinds) -> Shape {
        let (base_lines, cover_lines) = (bases.lines(), covers.lines());
        if base_lines.count_ones() != 1 || cover_lines.count_ones() != 1 || base_lines == cover_lines {
            Shape::Mutant
        } else if bases.or(covers).includes(Kinds::OTHER) {
            Shape::Franken
        } else {
            Shape::Basic
        }
    }

    /// The kinds of bases and covers to search through for this shape, in order.
    pub(super) fn turns(self, n_line_kinds: usize) -> Vec<(Kinds, Kinds)> {
        let extra = match self {
            Shape::Basic => Kinds::NONE,
            Shape::Franken => Kinds::OTHER,
            Shape::Mutant => return vec![(Kinds::ALL, Kinds::ALL)],
        };
        let pairs = (0..n_line_kinds).flat_map(|base| (0..n_line_kinds).map(move |cover| (base, cover)));
        pairs
            .filter(|(base, cover)| base != cover)
            .map(|(base, cover)| (Kinds::line(base).or(extra), Kinds::line(cover).or(extra)))
            .collect()
    }
}

/// The kind of each house, and how many kinds of lines there are.
pub(super) fn kinds_of_houses<const W: usize>(layout: &Layout<W>) -> (Vec<Kinds>, usize) {
    let mut line_kinds: Vec<&str> = Vec::new();
    let kinds = layout
        .houses()
        .iter()
        .map(|house| {
            if !house.is_line() {
                return Kinds::OTHER;
            }
            let known = line_kinds.iter().position(|&kind| kind == house.kind);
            Kinds::line(known.unwrap_or_else(|| {
                line_kinds.push(&house.kind);
                line_kinds.len() - 1
            }))
        })
        .collect();
    (kinds, line_kinds.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_of_houses() {
        let (rows, columns, boxes) = (Kinds::line(0), Kinds::line(1), Kinds::OTHER);
        assert_eq!(Shape::of(rows, columns), Shape::Basic);
        assert_eq!(Shape::of(columns.or(boxes), rows), Shape::Franken);
        assert_eq!(Shape::of(rows, columns.or(boxes)), Shape::Franken);
        assert_eq!(Shape::of(rows.or(columns), boxes), Shape::Mutant);
        assert_eq!(Shape::of(rows, boxes), Shape::Mutant);
        assert_eq!(Shape::of(rows.or(boxes), rows), Shape::Mutant);
    }

    #[test]
    fn both_turns_of_lines() {
        assert_eq!(
            Shape::Basic.turns(2),
            [(Kinds::line(0), Kinds::line(1)), (Kinds::line(1), Kinds::line(0))]
        );
        assert_eq!(Shape::Mutant.turns(2).len(), 1);
    }
}
