//! Owns [`Pattern`]: cells with the pairs that they must not all hold, and what follows from that. At least one
//! guardian, a candidate outside its cell's pair, is true; how many there are and where decides what can be said.

use crate::Deadly;
use crate::techniques::prelude::*;

/// A pattern that would be deadly without its guardians.
pub(super) struct Pattern<'a, const W: usize> {
    position: &'a Position<W>,
    pairs: Vec<(Cell, SymbolSet)>,
    /// The cells.
    pub cells: CellSet<W>,
    /// The cells with guardians.
    pub guarded: CellSet<W>,
    /// The symbols of all guardians.
    pub guardians: SymbolSet,
}

impl<'a, const W: usize> Pattern<'a, W> {
    /// A pattern of these cells, which someone has judged: without guardians it is deadly.
    pub fn new(position: &'a Position<W>, pairs: Vec<(Cell, SymbolSet)>) -> Pattern<'a, W> {
        let mut pattern = Pattern {
            position,
            cells: pairs.iter().map(|&(cell, _)| cell).collect(),
            guarded: CellSet::EMPTY,
            guardians: SymbolSet::EMPTY,
            pairs,
        };
        for &(cell, pair) in &pattern.pairs {
            let outside = position.candidates(cell).minus(pair);
            if !outside.is_empty() {
                pattern.guarded.insert(cell);
                pattern.guardians = pattern.guardians.or(outside);
            }
        }
        pattern
    }

    /// A pattern of cells that all have the same pair.
    pub fn with_pair(
        position: &'a Position<W>,
        cells: impl IntoIterator<Item = Cell>,
        pair: SymbolSet,
    ) -> Pattern<'a, W> {
        Pattern::new(position, cells.into_iter().map(|cell| (cell, pair)).collect())
    }

    /// The two symbols of a cell of the pattern.
    pub fn pair(&self, cell: Cell) -> SymbolSet {
        self.pairs.iter().find(|&&(other, _)| other == cell).map_or(SymbolSet::EMPTY, |&(_, pair)| pair)
    }

    /// The guardians of a cell.
    pub fn guardians_of(&self, cell: Cell) -> SymbolSet {
        self.position.candidates(cell).minus(self.pair(cell))
    }

    /// One cell has all guardians: it holds one of them.
    pub fn only_cell(&self, info: &'static TechniqueInfo, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let Some(cell) = self.guarded.single() else { return ControlFlow::Continue(()) };
        let gone = self.position.candidates(cell).and(self.pair(cell));
        self.emit(info, of_cell(cell, gone), None, found)
    }

    /// All guardians are the same symbol: it goes from the cells that see all of them.
    pub fn only_symbol(&self, info: &'static TechniqueInfo, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let Some(symbol) = self.guardians.single() else { return ControlFlow::Continue(()) };
        let layout = self.position.layout();
        let seeing = layout.common_peers(self.guarded.iter()).and(self.position.places(symbol));
        if seeing.is_empty() {
            return ControlFlow::Continue(());
        }
        let sights = seeing.iter().flat_map(|a| self.guarded.iter().map(move |b| (a, b)));
        let reason = Reason {
            cited: sights.filter_map(|(a, b)| layout.why_different(a, b)).collect(),
            ..self.reason()
        };
        let gone = seeing.iter().map(|cell| Candidate { cell, symbol });
        Step::eliminating(info, gone, || reason).map_or(ControlFlow::Continue(()), found)
    }

    /// The cells with guardians share a house. Seen as one cell that has only the guardians, they make a naked subset
    /// with other cells of it: `core`, the symbols that need no other cell of the subset, and these other cells, which
    /// `admits` lets in, have all its symbols.
    pub fn naked_subset(
        &self,
        info: &'static TechniqueInfo,
        core: SymbolSet,
        admits: impl Fn(Cell) -> bool,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let (position, layout) = (self.position, self.position.layout());
        for house in layout.houses_around(&self.guarded) {
            let others = layout.houses()[house].set.and(position.open()).minus(self.guarded);
            let others: Vec<Cell> = others.iter().filter(|&cell| admits(cell)).collect();
            for_each_subset(&others, &mut Vec::new(), &mut |chosen: &[Cell]| {
                let of_chosen =
                    chosen.iter().fold(SymbolSet::EMPTY, |all, &cell| all.or(position.candidates(cell)));
                let symbols = of_chosen.or(self.guardians);
                let set = self.guarded.or(chosen.iter().copied().collect());
                if symbols.len() > others.len() + 1 {
                    return Extension::TooMany;
                }
                // Cells that lie in several houses are told of the first, with what they do to the others.
                let is_first = || layout.houses_around(&set).next() == Some(house);
                if symbols.len() != chosen.len() + 1 || of_chosen.or(core) != symbols || !is_first() {
                    return Extension::GoOn(ControlFlow::Continue(()));
                }
                Extension::GoOn(self.emit_subset(info, set, chosen, symbols, found))
            })?;
        }
        ControlFlow::Continue(())
    }

    fn emit_subset(
        &self,
        info: &'static TechniqueInfo,
        set: CellSet<W>,
        chosen: &[Cell],
        symbols: SymbolSet,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let (position, layout) = (self.position, self.position.layout());
        let houses: Vec<usize> = layout.houses_around(&set).collect();
        let touched = houses.iter().fold(CellSet::EMPTY, |all, &house| all.or(layout.houses()[house].set));
        let lost = touched.and(position.open()).minus(set);
        let gone = lost.iter().flat_map(|cell| of_cell(cell, position.candidates(cell).and(symbols)));
        let step = Step::eliminating(info, gone, || {
            let mut reason = self.reason();
            reason.cited = houses.iter().map(|&house| layout.houses()[house].constraint).collect();
            let in_set = chosen.iter().flat_map(|&cell| of_cell(cell, position.candidates(cell)));
            reason.shown.extend(in_set.map(|candidate| (Role::Set(0), candidate)));
            reason.parts.push(("houses", Part::Houses(houses.clone())));
            reason.parts.push(("subset", Part::Cells(chosen.to_vec())));
            reason.parts.push(("subset symbols", Part::Symbols(symbols)));
            reason
        });
        step.map_or(ControlFlow::Continue(()), found)
    }

    /// Two cells with guardians share a house that has one symbol of both pairs nowhere else: one of them holds it, the
    /// other a guardian, so that neither holds the other symbol of its pair.
    pub fn locked_symbol(&self, info: &'static TechniqueInfo, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let mut guarded = self.guarded.iter();
        let (Some(a), Some(b), None) = (guarded.next(), guarded.next(), guarded.next()) else {
            return ControlFlow::Continue(());
        };
        for symbol in self.pair(a).and(self.pair(b)).iter() {
            let is_locked =
                |&house: &usize| self.position.places_in(house, symbol).is_subset_of(&self.guarded);
            let Some(house) = self.position.layout().houses_around(&self.guarded).find(is_locked) else {
                continue;
            };
            let gone = [a, b].into_iter().flat_map(|cell| {
                let mut other = self.pair(cell);
                other.remove(symbol);
                of_cell(cell, other.and(self.position.candidates(cell)))
            });
            self.emit(info, gone, Some((symbol, &[house])), found)?;
        }
        ControlFlow::Continue(())
    }

    /// A step that rests on the pattern, and on houses where a symbol has no other places, if any.
    pub fn emit(
        &self,
        info: &'static TechniqueInfo,
        gone: impl IntoIterator<Item = Candidate>,
        confined: Option<(Symbol, &[usize])>,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let step = Step::eliminating(info, gone, || {
            let mut reason = self.reason();
            if let Some((symbol, houses)) = confined {
                let all_houses = self.position.layout().houses();
                reason.cited = houses.iter().map(|&house| all_houses[house].constraint).collect();
                reason.parts.push(("houses", Part::Houses(houses.to_vec())));
                reason.parts.push(("kept", Part::Symbols(SymbolSet::only(symbol))));
            }
            reason
        });
        step.map_or(ControlFlow::Continue(()), found)
    }

    /// The pattern as a reason that cites nothing yet.
    fn reason(&self) -> Reason {
        let inside = self.pairs.iter().flat_map(|&(cell, pair)| {
            of_cell(cell, self.position.candidates(cell).and(pair)).map(|inside| (Role::Pattern, inside))
        });
        let guardians: Vec<Candidate> =
            self.guarded.iter().flat_map(|cell| of_cell(cell, self.guardians_of(cell))).collect();
        let outside = guardians.iter().map(|&guardian| (Role::Fin, guardian));
        let symbols = self.pairs.iter().fold(SymbolSet::EMPTY, |all, &(_, pair)| all.or(pair));
        Reason {
            deadly: Some(Deadly { pairs: self.pairs.clone() }),
            symbols,
            shown: inside.chain(outside).collect(),
            parts: vec![
                ("cells", Part::Cells(self.pairs.iter().map(|&(cell, _)| cell).collect())),
                ("symbols", Part::Symbols(symbols)),
                ("guardians", Part::Candidates(guardians)),
            ],
            ..Reason::default()
        }
    }
}

/// The candidates of a cell with these symbols.
pub(super) fn of_cell(cell: Cell, symbols: SymbolSet) -> impl Iterator<Item = Candidate> {
    symbols.iter().map(move |symbol| Candidate { cell, symbol })
}

/// Visits every choice of one item or more, the beginnings of larger ones first.
fn for_each_subset(
    items: &[Cell],
    chosen: &mut Vec<Cell>,
    visit: &mut impl FnMut(&[Cell]) -> Extension,
) -> ControlFlow<()> {
    for (i, &item) in items.iter().enumerate() {
        chosen.push(item);
        let flow = match visit(chosen) {
            Extension::TooMany => ControlFlow::Continue(()),
            Extension::GoOn(flow) if flow.is_break() => flow,
            Extension::GoOn(_) => for_each_subset(&items[i + 1..], chosen, visit),
        };
        chosen.pop();
        flow?;
    }
    ControlFlow::Continue(())
}
