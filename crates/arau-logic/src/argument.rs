//! [`Argument`]: how a clue leads to its conclusions, as data. Sentences and pictures are made from it; the proof of a
//! step does not need it.

use crate::Effect;
use arau_core::{Because, Candidate, Cell, Symbol, SymbolSet};

/// Cells of more changes than this are not explained one by one.
pub(crate) const MAX_BOUNDS_TOLD: usize = 3;

/// The clue a step is about, and how it leads to the effects.
#[derive(Clone, PartialEq, Debug)]
pub struct Argument {
    /// The use of a rule, as an index among those of the puzzle.
    pub clue: usize,
    /// The cells that this is about, in the order of the clue.
    pub cells: Vec<Cell>,
    /// How it goes.
    pub kind: ArgumentKind,
    /// The changes, cell by cell.
    pub changes: Vec<Change>,
}

/// What changes in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// The eliminated candidates.
    pub gone: SymbolSet,
    /// The remaining candidates.
    pub left: SymbolSet,
}

impl Change {
    /// What follows in the cell: if one symbol is left, it is placed at once, as a person would.
    pub(crate) fn effects(&self) -> Vec<Effect> {
        let &Change { cell, gone, left } = self;
        match left.single() {
            Some(symbol) => vec![Effect::Place(Candidate { cell, symbol })],
            None => gone.iter().map(|symbol| Effect::Eliminate(Candidate { cell, symbol })).collect(),
        }
    }
}

/// The kind of reasoning a person would use.
#[derive(Clone, PartialEq, Debug)]
pub enum ArgumentKind {
    /// The combinations that make a total.
    Total(Total),
    /// What two sides of a sum can come to.
    Balance(Balance),
    /// Values that rise along a line.
    Rise(Rise),
    /// Pairs of cells, one after the other.
    Partners(Partners),
    /// One cell decides about several others.
    Neighbours(Neighbours),
    /// A fixed number of cells contain one of some symbols.
    Tally(Tally),
    /// The ways to fill the cells.
    Fillings(Fillings),
    /// The few cells that it depends on.
    Deciding(Deciding),
    /// An argument in the rule's own terms.
    Own(Because),
}

/// How values are joined to a total.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// They are added.
    Sum,
    /// They are multiplied.
    Product,
}

/// The combinations that make a total.
#[derive(Clone, PartialEq, Debug)]
pub struct Total {
    /// How they make it.
    pub operation: Operation,
    /// What all cells make together.
    pub total: i64,
    /// What is placed in cells of the clue.
    pub placed: Vec<Candidate>,
    /// The cells that are open.
    pub open: Vec<Cell>,
    /// What the open cells make together.
    pub rest: i64,
    /// The combinations left for the open cells, each in rising order; empty if they are too many to be named.
    pub ways: Vec<Vec<Symbol>>,
    /// How many combinations are left; none if they were too many to be counted.
    pub n_ways: Option<usize>,
    /// Symbols of combinations that are gone, where a cell that all open ones see holds them.
    pub taken: Vec<Candidate>,
    /// Where combinations are too many: what the other cells leave to each cell that changes, if that explains it.
    pub bounds: Vec<CellBound>,
    /// For sums: what all cells can come to.
    pub range: Option<Range>,
}

/// What the other cells of a sum leave to one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellBound {
    /// The cell.
    pub cell: Cell,
    /// The least that the others come to, if that matters.
    pub least_of_others: Option<i64>,
    /// The most that they come to, if that matters.
    pub most_of_others: Option<i64>,
}

/// What two sides of a sum can come to: `plus − minus` lies between two numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Balance {
    /// The cells that count for it, with how often each does.
    pub plus: Vec<(Cell, i64)>,
    /// The cells that count against it.
    pub minus: Vec<(Cell, i64)>,
    /// The least difference of the sides that the clue allows.
    pub min: i64,
    /// The greatest.
    pub max: i64,
    /// What the plus side can come to.
    pub plus_range: Range,
    /// What the minus side can come to.
    pub minus_range: Range,
}

impl Total {
    /// Whether neither combinations nor bounds can be named.
    pub(crate) fn is_vague(&self) -> bool {
        let is_last = self.open.len() == 1 && !self.placed.is_empty();
        self.ways.is_empty() && !is_last && !(1..=MAX_BOUNDS_TOLD).contains(&self.bounds.len())
    }
}

impl Balance {
    /// Whether what one side can come to bounds the other.
    pub(crate) fn is_told_by_ranges(&self) -> bool {
        let Balance { min, max, plus_range, minus_range, .. } = self;
        let is_equation = min == max;
        plus_range.least - max > minus_range.least
            || minus_range.least + min > plus_range.least
            || is_equation && plus_range.most - min < minus_range.most
            || is_equation && minus_range.most + max < plus_range.most
    }
}

/// The least and the most that some cells come to, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Range {
    /// The values that make the least, cell by cell.
    pub lowest: Vec<i64>,
    /// The least.
    pub least: i64,
    /// The most.
    pub most: i64,
}

/// Values that rise along a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Rise {
    /// How much higher each cell is than the one before, at least.
    pub gap: i64,
    /// Cells whose candidates bound the others; none if their number alone does.
    pub known: Vec<(Cell, SymbolSet)>,
    /// If one cell changes: how many cells of the line come before and after it.
    pub place: Option<(usize, usize)>,
}

/// Cells that go together in pairs along a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Partners {
    /// The inferences, in order: what the one may hold, and what that leaves to the other.
    pub inferences: Vec<Pairing>,
    /// The pairs of symbols that go together, where they are few and both cells may hold either side.
    pub pairs: Vec<(Symbol, Symbol)>,
    /// Symbols that have no partner anywhere, and so go from every cell of the line.
    pub lonely: SymbolSet,
}

/// One cell after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Pairing {
    /// The cell that tells.
    pub from: Cell,
    /// What it may hold.
    pub known: SymbolSet,
    /// The cell that is told.
    pub to: Cell,
    /// What is left to it.
    pub left: SymbolSet,
    /// The cell on its other side, if both together must hold different partners of it.
    pub with: Option<Cell>,
}

/// One cell decides about several others.
#[derive(Clone, PartialEq, Debug)]
pub struct Neighbours {
    /// The cell.
    pub from: Cell,
    /// What it may hold.
    pub known: SymbolSet,
    /// The others.
    pub to: Vec<Cell>,
}

/// A fixed number of cells contain one of some symbols.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// What is counted.
    pub symbols: SymbolSet,
    /// At least this many.
    pub min: u32,
    /// At most this many.
    pub max: u32,
    /// Cells that hold one of them for sure.
    pub sure: Vec<Cell>,
    /// Cells that may hold one.
    pub possible: Vec<Cell>,
}

/// The ways to fill the cells.
#[derive(Clone, PartialEq, Debug)]
pub struct Fillings {
    /// The cells that are open.
    pub open: Vec<Cell>,
    /// The ways to fill these; empty if they are too many to be named.
    pub ways: Vec<Vec<Symbol>>,
}

/// The few cells that it depends on what goes.
#[derive(Clone, PartialEq, Debug)]
pub struct Deciding {
    /// The cells, with as much of what they may hold as matters.
    pub known: Vec<(Cell, SymbolSet)>,
    /// What goes because of them.
    pub gone: Vec<Candidate>,
    /// If they are cells of a sum with two sides: what it demands.
    pub balance: Option<Box<Balance>>,
}

impl ArgumentKind {
    /// The candidates that it is about, if it does not explain all that a clue takes.
    pub(crate) fn explained(&self) -> Option<&[Candidate]> {
        let gone = match self {
            ArgumentKind::Own(because) => &because.gone[..],
            ArgumentKind::Deciding(deciding) => &deciding.gone[..],
            _ => &[],
        };
        Some(gone).filter(|gone| !gone.is_empty())
    }
}
