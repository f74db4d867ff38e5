//! What a clue leaves: candidates that occur in no way to satisfy it. The shape of its constraints decides which technique
//! it is and how it is argued: combinations of a cage, bounds along a thermometer, partners on a dot. Where a rule has an
//! argument in its own terms, that one is told.

mod balance;
mod deciding;
mod fillings;
mod line;
mod pairs;
mod tally;
mod total;
mod uses;

use super::prelude::*;
use crate::clue::{Clue, ClueShape};
use crate::support::Known;
use crate::{Argument, ArgumentKind, Effect};
use arau_core::{Board, Situation};

/// Looks at the clues of some shapes, one at a time.
pub struct ClueSearch {
    info: [&'static TechniqueInfo; 1],
    takes: fn(ClueShape) -> bool,
}

static PARTNERS: TechniqueInfo = TechniqueInfo::new(
    "partners",
    "Partners",
    "two cells are paired by a clue, such as a dot or a clone; a candidate with no matching candidate in the \
     other cell can be removed",
);
static RISING_LINE: TechniqueInfo = TechniqueInfo::new(
    "rising-line",
    "Rising line",
    "digits increase along a line, so the cells before and after each one limit how small or large it can be",
);
static NEIGHBOURS: TechniqueInfo = TechniqueInfo::new(
    "neighbours",
    "Neighbours",
    "a rule that links neighbouring cells all over the board, such as anti-knight or non-consecutive, lets a \
     cell rule out candidates around it",
);
static TALLY: TechniqueInfo = TechniqueInfo::new(
    "tally",
    "Tally",
    "a clue fixes how often certain digits occur; once only that many places are left, or that many are \
     filled, the other cells follow",
);
static COMBINATIONS: TechniqueInfo = TechniqueInfo::new(
    "combinations",
    "Combinations",
    "list the combinations of digits that reach a cage's sum or product; a candidate that is in none of them \
     can be removed",
);
static SUM_BOUNDS: TechniqueInfo = TechniqueInfo::new(
    "sum-bounds",
    "Least and greatest sums",
    "two sums must be equal or ordered, as on an arrow; the smallest and largest total of one side limit the \
     digits of the other",
);
static FILLINGS: TechniqueInfo = TechniqueInfo::new(
    "fillings",
    "Ways to fill a clue",
    "list every way to fill the cells of a clue; a candidate that is in none of them can be removed",
);

impl ClueSearch {
    /// Two cells, or cells one after the other, that go together by a table.
    pub const PARTNERS: ClueSearch =
        ClueSearch { info: [&PARTNERS], takes: |shape| matches!(shape, ClueShape::Line) };
    /// Rising values.
    pub const RISING_LINE: ClueSearch =
        ClueSearch { info: [&RISING_LINE], takes: |shape| matches!(shape, ClueShape::Rise(_)) };
    /// Pairs all over the board.
    pub const NEIGHBOURS: ClueSearch =
        ClueSearch { info: [&NEIGHBOURS], takes: |shape| matches!(shape, ClueShape::Pairs) };
    /// Numbers of cells.
    pub const TALLY: ClueSearch =
        ClueSearch { info: [&TALLY], takes: |shape| matches!(shape, ClueShape::Tally) };
    /// Totals.
    pub const COMBINATIONS: ClueSearch =
        ClueSearch { info: [&COMBINATIONS], takes: |shape| matches!(shape, ClueShape::Total) };
    /// Sums with two sides.
    pub const SUM_BOUNDS: ClueSearch =
        ClueSearch { info: [&SUM_BOUNDS], takes: |shape| matches!(shape, ClueShape::Balance) };
    /// Everything else.
    pub const FILLINGS: ClueSearch =
        ClueSearch { info: [&FILLINGS], takes: |shape| matches!(shape, ClueShape::Other) };
}

/// What a clue leaves, and how it is argued if the rule has no words of its own.
struct Finding {
    /// The constraints that are needed.
    cited: Vec<Cited>,
    /// The cells that it is about.
    cells: Vec<Cell>,
    changes: Vec<Change>,
}

impl<const W: usize> Technique<W> for ClueSearch {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &self.info
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let [info] = self.info;
        for clue in position.layout().clues().iter().filter(|clue| (self.takes)(clue.shape)) {
            position.go_on()?;
            match clue.shape {
                ClueShape::Line | ClueShape::Rise(_) => line::find(info, clue, position, found)?,
                ClueShape::Pairs => pairs::find(info, clue, position, found)?,
                ClueShape::Total | ClueShape::Balance | ClueShape::Tally | ClueShape::Other => {
                    find_by_constraint(info, clue, position, found)?;
                }
            }
        }
        if (self.takes)(ClueShape::Other) {
            uses::find(info, position, found)?;
        }
        ControlFlow::Continue(())
    }
}

/// Clues of a single constraint.
fn find_by_constraint<const W: usize>(
    info: &'static TechniqueInfo,
    clue: &Clue,
    position: &Position<W>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let idx = clue.constraints[0];
    let constraint = position.layout().constraint(idx);
    if clue.cells.iter().all(|&cell| position.placed(cell).is_some()) {
        return ControlFlow::Continue(());
    }
    let changes = changes(position, position.layout().left_by(idx, &clue.cells, position));
    let cited = position.layout().why_differ(&clue.cells).into_iter().chain([idx]).collect();
    let finding = Finding { cited, cells: clue.cells.clone(), changes };
    emit(info, clue, position, finding, found, |changes| match clue.shape {
        ClueShape::Total => total::argue(constraint, clue, changes, position),
        ClueShape::Balance => balance::argue(constraint, clue, changes, position),
        ClueShape::Tally => tally::argue(constraint, position),
        _ => fillings::argue(constraint, clue, changes, position),
    })
}

/// What goes from each cell, each cell once.
fn changes<const W: usize>(
    position: &Position<W>,
    left: impl IntoIterator<Item = (Cell, SymbolSet)>,
) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for (cell, left) in left {
        let domain = position.domain(cell);
        match changes.iter_mut().find(|change| change.cell == cell) {
            Some(change) => change.left = change.left.and(left),
            None => changes.push(Change { cell, gone: SymbolSet::EMPTY, left: domain.and(left) }),
        }
    }
    changes.iter_mut().for_each(|change| change.gone = position.domain(change.cell).minus(change.left));
    changes.retain(|change| !change.gone.is_empty());
    changes.sort_by_key(|change| change.cell);
    changes
}

/// Hands over the step of a finding, if anything goes; its argument is made only then.
fn emit<const W: usize>(
    info: &'static TechniqueInfo,
    clue: &Clue,
    position: &Position<W>,
    finding: Finding,
    found: &mut StepSink<'_>,
    argue: impl FnOnce(&[Change]) -> ArgumentKind,
) -> ControlFlow<()> {
    let Finding { cited, cells, changes } = finding;
    if changes.is_empty() {
        return ControlFlow::Continue(());
    }
    let gone: Vec<Candidate> = changes
        .iter()
        .flat_map(|&Change { cell, gone, .. }| gone.iter().map(move |symbol| Candidate { cell, symbol }))
        .collect();
    let is_impossible = changes.iter().any(|change| change.left.is_empty());
    let kind = by_rule(clue.rule, position, &gone).unwrap_or_else(|| argue(&changes));
    let kind = match kind {
        ArgumentKind::Total(total) if total.is_vague() && !is_impossible => {
            let constraint = position.layout().constraint(clue.constraints[0]);
            let deciding = deciding::argue(constraint, clue, &changes, position);
            deciding.map_or(ArgumentKind::Total(total), ArgumentKind::Deciding)
        }
        kind => kind,
    };
    let changes = match kind.explained() {
        Some(explained) if !is_impossible => narrowed(&changes, explained),
        _ => changes,
    };
    let open: Vec<Cell> = cells.iter().copied().filter(|&c| position.placed(c).is_none()).collect();
    let effects: Vec<Effect> = changes.iter().flat_map(Change::effects).collect();
    let reason = Reason {
        cited,
        shown: open_candidates(position, &open),
        argument: Some(Argument { clue: clue.rule, cells, kind, changes }),
        parts: vec![("rule", Part::Rule(clue.constraints[0]))],
        ..Reason::default()
    };
    if is_impossible {
        return found(Step::contradiction(info, reason));
    }
    Step::with(info, effects, || reason).map_or(ControlFlow::Continue(()), found)
}

/// The changes by these candidates alone.
fn narrowed(changes: &[Change], gone: &[Candidate]) -> Vec<Change> {
    let narrow = |&Change { cell, gone: all, left }: &Change| {
        let is_gone = |symbol: &Symbol| gone.contains(&Candidate { cell, symbol: *symbol });
        let gone: SymbolSet = all.iter().filter(is_gone).collect();
        Change { cell, gone, left: left.or(all.minus(gone)) }
    };
    changes.iter().map(narrow).filter(|change| !change.gone.is_empty()).collect()
}

/// The rule's own argument.
fn by_rule<const W: usize>(clue: usize, position: &Position<W>, gone: &[Candidate]) -> Option<ArgumentKind> {
    let spec = position.layout().puzzle().spec();
    let rule = &spec.rules[clue];
    let board: Board = position.board();
    let situation = Situation { spec, board: &board, gone };
    rule.rule.because(&rule.args, &situation).map(ArgumentKind::Own)
}

impl<const W: usize> Known for Position<W> {
    fn domain(&self, cell: Cell) -> SymbolSet {
        self.placed(cell).map_or(self.candidates(cell), SymbolSet::only)
    }

    fn differ(&self, a: Cell, b: Cell) -> bool {
        self.layout().peers(a).contains(b)
    }

    fn value(&self, symbol: Symbol) -> i64 {
        i64::from(self.layout().values()[symbol.idx()])
    }
}
