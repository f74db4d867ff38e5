//! Uniqueness tests: four cells of a rectangle could all hold two symbols, were it not for further candidates in some of
//! them. Six types by where these guardians are, and the hidden rectangle, which asks where the two symbols can be.

use super::guardians::Pattern;
use super::rectangles::{Rectangle, for_each_rectangle};
use crate::techniques::prelude::*;

/// A type of the test.
pub struct UniquenessTest {
    info: &'static TechniqueInfo,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    OneCell,
    OneSymbolAlongSide,
    Subset,
    LockedSymbol,
    OneSymbolAcross,
    CrossedSymbol,
    Hidden,
}

macro_rules! uniqueness_test {
    ($name:ident, $id:literal, $title:literal, $kind:ident, $code:literal, $summary:literal) => {
        impl UniquenessTest {
            /// The one of this kind.
            pub const $name: UniquenessTest = UniquenessTest {
                info: &TechniqueInfo::new($id, $title, $summary).for_one_solution().in_hodoku(
                    $code,
                    Level::Hard,
                    100,
                ),
                kind: Kind::$kind,
            };
        }
    };
}

uniqueness_test!(
    TYPE_1,
    "uniqueness-test-1",
    "Uniqueness test 1",
    OneCell,
    "0600",
    "three corners of a rectangle have the same two candidates and nothing else; if the fourth were one of \
     the two, they could be swapped, so it is neither"
);
uniqueness_test!(
    TYPE_2,
    "uniqueness-test-2",
    "Uniqueness test 2",
    OneSymbolAlongSide,
    "0601",
    "the four corners of a rectangle share two candidates, and two adjacent corners have the same extra \
     candidate; one of them must be it, so cells that see both cannot be"
);
uniqueness_test!(
    TYPE_3,
    "uniqueness-test-3",
    "Uniqueness test 3",
    Subset,
    "0602",
    "the four corners of a rectangle share two candidates, and two adjacent corners have extra ones; these \
     act as one cell, which forms a naked subset with other cells of a house"
);
uniqueness_test!(
    TYPE_4,
    "uniqueness-test-4",
    "Uniqueness test 4",
    LockedSymbol,
    "0603",
    "the four corners of a rectangle share two candidates, and two adjacent corners with extra ones are the \
     only places for one of the two digits in a house; so neither can be the other digit"
);
uniqueness_test!(
    TYPE_5,
    "uniqueness-test-5",
    "Uniqueness test 5",
    OneSymbolAcross,
    "0604",
    "the four corners of a rectangle share two candidates, and two opposite or three corners have the same \
     extra candidate; one of them must be it, so cells that see all of them cannot be"
);
uniqueness_test!(
    TYPE_6,
    "uniqueness-test-6",
    "Uniqueness test 6",
    CrossedSymbol,
    "0605",
    "the four corners of a rectangle share two candidates, and two opposite corners have extra ones; if one \
     of the two digits has no other place in the rectangle's rows and columns, these two corners cannot be it"
);
uniqueness_test!(
    HIDDEN_RECTANGLE,
    "hidden-rectangle",
    "Hidden rectangle",
    Hidden,
    "0606",
    "one corner of a rectangle has only the two shared candidates; if both lines through the opposite corner \
     have one of the digits only within the rectangle, that corner cannot be the other digit"
);

impl<const W: usize> Technique<W> for UniquenessTest {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        std::slice::from_ref(&self.info)
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for_each_rectangle(position, options, |rectangle| {
            let pattern = Pattern::with_pair(position, rectangle.cells, rectangle.pair);
            self.judge(position, rectangle, &pattern, found)
        })
    }
}

impl UniquenessTest {
    fn judge<const W: usize>(
        &self,
        position: &Position<W>,
        rectangle: Rectangle,
        pattern: &Pattern<'_, W>,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let mut guarded = pattern.guarded.iter();
        let (first, second) = (guarded.next(), guarded.next());
        let is_two = pattern.guarded.len() == 2;
        let is_side = is_two && first.zip(second).is_some_and(|(a, b)| rectangle.is_side(a, b));
        let is_across = is_two && !is_side;
        let is_three = pattern.guarded.len() == 3;
        match self.kind {
            Kind::OneCell => pattern.only_cell(self.info, found),
            Kind::OneSymbolAlongSide if is_side => pattern.only_symbol(self.info, found),
            Kind::OneSymbolAcross if is_across || is_three => pattern.only_symbol(self.info, found),
            Kind::Subset if is_side => {
                let admits = |cell: Cell| position.candidates(cell).and(rectangle.pair).is_empty();
                pattern.naked_subset(self.info, pattern.guardians, admits, found)
            }
            Kind::LockedSymbol if is_side => pattern.locked_symbol(self.info, found),
            Kind::CrossedSymbol if is_across => {
                self.find_crossed(position, rectangle, pattern, first.zip(second), found)
            }
            Kind::Hidden if is_across || is_three => self.find_hidden(position, rectangle, pattern, found),
            _ => ControlFlow::Continue(()),
        }
    }

    /// All four sides confine a symbol. If one of the two opposite cells with guardians held it, so would the other,
    /// and the cells between them the other symbol.
    fn find_crossed<const W: usize>(
        &self,
        position: &Position<W>,
        rectangle: Rectangle,
        pattern: &Pattern<'_, W>,
        opposite: Option<(Cell, Cell)>,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let Some((a, b)) = opposite else { return ControlFlow::Continue(()) };
        let between = || pattern.cells.minus(pattern.guarded).iter();
        for symbol in rectangle.pair.iter() {
            let sides = between().flat_map(|cell| [[a, cell], [cell, b]]);
            let houses: Option<Vec<usize>> =
                sides.map(|side| rectangle.confining(position, side, symbol)).collect();
            let Some(houses) = houses else { continue };
            let candidates = [a, b].map(|cell| Candidate { cell, symbol });
            let gone = candidates.into_iter().filter(|&candidate| position.has(candidate));
            // The lines through one of the cells between are proof enough.
            pattern.emit(self.info, gone, Some((symbol, &houses[..2])), found)?;
        }
        ControlFlow::Continue(())
    }

    /// If the cell opposite a corner without guardians holds one symbol of the pair, the other one, which has no place
    /// outside the rectangle in the lines there, stands in both cells beside.
    fn find_hidden<const W: usize>(
        &self,
        position: &Position<W>,
        rectangle: Rectangle,
        pattern: &Pattern<'_, W>,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let unguarded = pattern.cells.minus(pattern.guarded);
        for corner in unguarded.iter().filter_map(|cell| rectangle.corner(cell)) {
            let target = rectangle.opposite(corner);
            for kept in rectangle.pair.iter() {
                let confining = |cell: Cell| rectangle.confining(position, [cell, target], kept);
                let [Some(one), Some(other)] = rectangle.beside(corner).map(confining) else { continue };
                let gone = rectangle.pair.minus(SymbolSet::only(kept)).and(position.candidates(target));
                let gone = gone.iter().map(|symbol| Candidate { cell: target, symbol });
                pattern.emit(self.info, gone, Some((kept, &[one, other])), found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{candidates, eliminations, position};
    use super::*;

    const ONE_CELL: &str =
        "1+7...9.8.69..7..2+15+8....+7.+9+42+6+7....89.+8..6..+73.+7.....6.4+53+6.19+2.3+921....+2+6+19.5.7.";

    #[test]
    fn one_cell_with_guardians() {
        let found = eliminations(&UniquenessTest::TYPE_1, &position(ONE_CELL, ""));
        assert_eq!(found, [candidates("786 886")]);
    }

    #[test]
    fn a_hidden_rectangle() {
        let cells =
            "34.9.......2.84.....7+5+3...1...2.1......45..+13..63...5+2...6.31.+5.5.+8..2.......+5.98";
        let found = eliminations(&UniquenessTest::HIDDEN_RECTANGLE, &position(cells, "215"));
        assert_eq!(found[0], candidates("618"));
    }
}
