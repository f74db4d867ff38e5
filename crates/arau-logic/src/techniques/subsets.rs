//! Subsets: as many cells of a house as symbols that belong to them alone. Naked: the cells have no other candidates.
//! Hidden: the symbols have no other places. Locked: naked, and the cells lie in two houses that both lose candidates.

use super::prelude::*;

/// A kind of subset of a size.
pub struct Subset {
    info: &'static TechniqueInfo,
    size: usize,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Naked,
    Locked,
    Hidden,
}

/// The summary of a kind: how many there are, and how many they have between them.
macro_rules! summary {
    (Naked, $many:literal, $as_many:literal) => {
        concat!(
            $many,
            " cells of a house have only ",
            $as_many,
            " candidates between them, so no other cell of the house can be one of these digits"
        )
    };
    (Locked, $many:literal, $as_many:literal) => {
        concat!(
            $many,
            " cells that share two houses have only ",
            $as_many,
            " candidates between them, so these digits can be removed from the rest of both"
        )
    };
    (Hidden, $many:literal, $as_many:literal) => {
        concat!(
            $many,
            " digits have only ",
            $as_many,
            " places between them in a house, so these cells can be nothing else"
        )
    };
}

macro_rules! subset {
    ($name:ident, $id:literal, $title:literal, $size:literal, $many:literal, $kind:tt, $code:literal, $level:ident, $score:literal) => {
        impl Subset {
            /// The one of this kind and size.
            pub const $name: Subset = Subset {
                info: &TechniqueInfo::new($id, $title, summary!($kind, $many, $many)).in_hodoku(
                    $code,
                    Level::$level,
                    $score,
                ),
                size: $size,
                kind: Kind::$kind,
            };
        }
    };
}

subset!(LOCKED_PAIR, "locked-pair", "Locked pair", 2, "two", Locked, "0110", Medium, 40);
subset!(LOCKED_TRIPLE, "locked-triple", "Locked triple", 3, "three", Locked, "0111", Medium, 60);
subset!(NAKED_PAIR, "naked-pair", "Naked pair", 2, "two", Naked, "0200", Medium, 60);
subset!(NAKED_TRIPLE, "naked-triple", "Naked triple", 3, "three", Naked, "0201", Medium, 80);
subset!(NAKED_QUADRUPLE, "naked-quadruple", "Naked quadruple", 4, "four", Naked, "0202", Hard, 120);
subset!(HIDDEN_PAIR, "hidden-pair", "Hidden pair", 2, "two", Hidden, "0210", Medium, 70);
subset!(HIDDEN_TRIPLE, "hidden-triple", "Hidden triple", 3, "three", Hidden, "0211", Medium, 100);
subset!(HIDDEN_QUADRUPLE, "hidden-quadruple", "Hidden quadruple", 4, "four", Hidden, "0212", Hard, 150);

impl<const W: usize> Technique<W> for Subset {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        std::slice::from_ref(&self.info)
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for house in position.layout().boxes_first() {
            position.go_on()?;
            match self.kind {
                Kind::Naked | Kind::Locked => self.find_naked(position, house, options, found)?,
                Kind::Hidden => self.find_hidden(position, house, found)?,
            }
        }
        ControlFlow::Continue(())
    }
}

/// Subsets of five and more, which alphabets of more than nine symbols have. In a house, naked ones of up to half of all
/// symbols and hidden ones of up to half are all that there are.
pub struct LargerSubset {
    info: &'static TechniqueInfo,
    kind: Kind,
}

impl LargerSubset {
    /// Naked ones.
    pub const NAKED: LargerSubset = LargerSubset {
        info: &TechniqueInfo::new(
            "larger-naked-subset",
            "Larger naked subset",
            summary!(Naked, "five or more", "as many"),
        ),
        kind: Kind::Naked,
    };

    /// Hidden ones.
    pub const HIDDEN: LargerSubset = LargerSubset {
        info: &TechniqueInfo::new(
            "larger-hidden-subset",
            "Larger hidden subset",
            summary!(Hidden, "five or more", "as many"),
        ),
        kind: Kind::Hidden,
    };
}

impl<const W: usize> Technique<W> for LargerSubset {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        std::slice::from_ref(&self.info)
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for size in 5..=position.layout().n_symbols() / 2 {
            Subset { info: self.info, size, kind: self.kind }.find(position, options, found)?;
        }
        ControlFlow::Continue(())
    }
}

impl Subset {
    fn find_naked<const W: usize>(
        &self,
        position: &Position<W>,
        house: usize,
        options: &Options,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let layout = position.layout();
        self.for_each_naked(position, house, |cells, symbols| {
            let set: CellSet<W> = cells.iter().copied().collect();
            let mut houses: Vec<usize> = layout.houses_around(&set).collect();
            houses.sort_by_key(|&house| layout.houses()[house].is_line());
            if houses[0] != house {
                // Told of the first house already, with what it does to the others.
                return ControlFlow::Continue(());
            }
            let lost = |&house: &usize| -> CellSet<W> {
                let touched =
                    symbols.iter().fold(CellSet::EMPTY, |all, s| all.or(position.places_in(house, s)));
                touched.minus(set)
            };
            let all_lost: Vec<CellSet<W>> = houses.iter().map(lost).collect();
            let cells_lost = all_lost.iter().fold(CellSet::EMPTY, |all, &lost| all.or(lost));
            // What lies in both houses counts for one of them only; in HoDoKu, for the box, which is the first.
            let counted = if options.as_hodoku { &all_lost[..1] } else { &all_lost[..] };
            let is_locked = self.size < 4
                && all_lost.len() > 1
                && counted.iter().all(|&lost| !lost.is_empty() && lost != cells_lost);
            if is_locked != (self.kind == Kind::Locked) {
                return ControlFlow::Continue(());
            }
            let gone = cells_lost.iter().flat_map(|cell| {
                position.candidates(cell).and(symbols).iter().map(move |symbol| Candidate { cell, symbol })
            });
            self.emit(position, gone.collect(), &houses, cells, symbols, found)
        })
    }

    /// Visits the cells of a house that have as many candidates together as they are.
    fn for_each_naked<const W: usize>(
        &self,
        position: &Position<W>,
        house: usize,
        mut visit: impl FnMut(&[Cell], SymbolSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let open = position.layout().houses()[house].set.and(position.open());
        let few: Vec<Cell> = open.iter().filter(|&c| position.candidates(c).len() <= self.size).collect();
        for_each_combination(&few, self.size, |cells| {
            let union = |all: SymbolSet, &cell: &Cell| all.or(position.candidates(cell));
            let symbols = cells.iter().fold(SymbolSet::EMPTY, union);
            if symbols.len() > self.size {
                return Extension::TooMany;
            }
            let is_whole = cells.len() == self.size && symbols.len() == self.size;
            Extension::GoOn(if is_whole { visit(cells, symbols) } else { ControlFlow::Continue(()) })
        })
    }

    /// Finds those of one house, and what the house itself loses by them.
    pub(crate) fn find_in_house<const W: usize>(
        &self,
        position: &Position<W>,
        house: usize,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        if self.kind == Kind::Hidden {
            return self.find_hidden(position, house, found);
        }
        self.for_each_naked(position, house, |cells, symbols| {
            let rest = position.layout().houses()[house].set.minus(cells.iter().copied().collect());
            let of_symbol = |symbol| {
                let lost = position.places(symbol).and(rest);
                lost.iter().map(move |cell| Candidate { cell, symbol })
            };
            let gone = symbols.iter().flat_map(of_symbol).collect();
            self.emit(position, gone, &[house], cells, symbols, found)
        })
    }

    fn find_hidden<const W: usize>(
        &self,
        position: &Position<W>,
        house: usize,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let few: Vec<Symbol> = position
            .symbols()
            .filter(|&symbol| (1..=self.size).contains(&position.places_in(house, symbol).len()))
            .collect();
        for_each_combination(&few, self.size, |symbols| {
            let places = |all: CellSet<W>, &symbol: &Symbol| all.or(position.places_in(house, symbol));
            let cells = symbols.iter().fold(CellSet::EMPTY, places);
            if cells.len() > self.size {
                return Extension::TooMany;
            }
            if symbols.len() < self.size || cells.len() < self.size {
                return Extension::GoOn(ControlFlow::Continue(()));
            }
            let symbols: SymbolSet = symbols.iter().copied().collect();
            let gone = cells.iter().flat_map(|cell| {
                position.candidates(cell).minus(symbols).iter().map(move |symbol| Candidate { cell, symbol })
            });
            let cells: Vec<Cell> = cells.iter().collect();
            Extension::GoOn(self.emit(position, gone.collect(), &[house], &cells, symbols, found))
        })
    }

    fn emit<const W: usize>(
        &self,
        position: &Position<W>,
        gone: Vec<Candidate>,
        houses: &[usize],
        cells: &[Cell],
        symbols: SymbolSet,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let are_equal = cells.iter().all(|&cell| position.candidates(cell) == symbols);
        let pattern = cells.iter().flat_map(|&cell| {
            position.candidates(cell).and(symbols).iter().map(move |symbol| Candidate { cell, symbol })
        });
        let step = Step::eliminating(self.info, gone, || Reason {
            cited: houses.iter().map(|&house| position.layout().houses()[house].constraint).collect(),
            symbols,
            shown: pattern.map(|candidate| (Role::Pattern, candidate)).collect(),
            parts: vec![
                ("houses", Part::Houses(houses.to_vec())),
                ("cells", Part::Cells(cells.to_vec())),
                ("symbols", Part::Symbols(symbols)),
                ("equal", Part::Number(i64::from(are_equal))),
            ],
            ..Reason::default()
        });
        step.map_or(ControlFlow::Continue(()), found)
    }
}
