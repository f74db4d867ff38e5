//! Owns what is known of sums beyond a single clue: [`Equation`], the total of houses against the sums in them, and
//! [`Cage`], open cells whose combinations can be listed, be it by a clue or because sums leave them over in a house.

use crate::clue::ClueShape;
use crate::regions::{Union, wide_unions};
use crate::support::{Known, combinations_of};
use crate::{CageWays, CellSet, Cited, Layout, Operation, Origin, Position, Summand};
use arau_core::{Candidate, Cell, Constraint, Symbol, SymbolSet};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// A sum whose cells all count once.
#[derive(Clone, Debug)]
pub(crate) struct PlainSum<const W: usize> {
    set: CellSet<W>,
    total: i64,
    constraint: Cited,
}

/// The sums of a puzzle and the unions of houses that they meet.
#[derive(Clone, Debug)]
pub(crate) struct SumsOfHouses<const W: usize> {
    sums: Vec<PlainSum<W>>,
    unions: Vec<UnionWithSums<W>>,
}

#[derive(Clone, Debug)]
struct UnionWithSums<const W: usize> {
    union: Union<W>,
    /// The sums that meet it.
    sums: Vec<usize>,
    /// The cells of it that are in no sum.
    uncovered: CellSet<W>,
}

impl<const W: usize> SumsOfHouses<W> {
    /// What there is before anything is placed.
    pub(crate) fn new(layout: &Layout<W>) -> SumsOfHouses<W> {
        let sums = plain_sums(layout);
        if sums.is_empty() {
            return SumsOfHouses { sums, unions: Vec::new() };
        }
        let with_sums = |union: Union<W>| {
            let met: Vec<usize> = (0..sums.len()).filter(|&i| sums[i].set.intersects(&union.set)).collect();
            let uncovered = met.iter().fold(union.set, |left, &i| left.minus(sums[i].set));
            UnionWithSums { union, sums: met, uncovered }
        };
        let unions = wide_unions(layout).into_iter().map(with_sums);
        let unions = unions.filter(|with_sums| is_connected(layout, &sums, with_sums)).collect();
        SumsOfHouses { sums, unions }
    }
}

/// Whether sums lead from each house of a union to every other. Without that, the parts tell all that the union does.
fn is_connected<const W: usize>(
    layout: &Layout<W>,
    sums: &[PlainSum<W>],
    with_sums: &UnionWithSums<W>,
) -> bool {
    let set = |house: usize| layout.houses()[house].set;
    let mut rest = with_sums.union.houses.clone();
    let mut reached = rest.pop().map_or(CellSet::EMPTY, set);
    while !rest.is_empty() {
        let touched = with_sums.sums.iter().map(|&i| sums[i].set).filter(|sum| sum.intersects(&reached));
        let touched = touched.fold(CellSet::EMPTY, CellSet::or);
        let n_before = rest.len();
        rest.retain(|&house| {
            let is_met = set(house).intersects(&touched);
            if is_met {
                reached = reached.or(set(house));
            }
            !is_met
        });
        if rest.len() == n_before {
            return false;
        }
    }
    !with_sums.sums.is_empty()
}

/// The sums that have no cell in common with an earlier one.
fn plain_sums<const W: usize>(layout: &Layout<W>) -> Vec<PlainSum<W>> {
    let mut sums: Vec<PlainSum<W>> = Vec::new();
    for (constraint, linear) in layout.constraints() {
        let Constraint::Linear { terms, min, max } = linear else { continue };
        let is_plain =
            min == max && terms.iter().all(|&(cell, factor)| factor == 1 && cell.idx() < layout.n_cells());
        let set: CellSet<W> =
            terms.iter().map(|&(cell, _)| cell).filter(|cell| cell.idx() < layout.n_cells()).collect();
        if is_plain && set.len() == terms.len() && sums.iter().all(|sum| !sum.set.intersects(&set)) {
            sums.push(PlainSum { set, total: *min, constraint });
        }
    }
    sums
}

/// Houses against sums: the open cells of the houses that no sum takes, less the open cells of the sums outside, come to a
/// total.
#[derive(Clone, Debug)]
pub(crate) struct Equation<const W: usize> {
    pub houses: Vec<usize>,
    /// What all houses together come to.
    pub of_houses: i64,
    pub sums: Vec<Summand>,
    pub inside: CellSet<W>,
    pub outside: CellSet<W>,
    pub total: i64,
    /// Cells of the houses in no sum where something is placed.
    pub known: Vec<Candidate>,
}

impl<const W: usize> Equation<W> {
    /// What is added up, each with its factor.
    pub(crate) fn combination(&self, layout: &Layout<W>) -> Vec<(Cited, i64)> {
        let houses = self.houses.iter().map(|&house| (layout.houses()[house].constraint, 1));
        houses.chain(self.sums.iter().map(|sum| (sum.constraint, -1))).collect()
    }
}

/// Every equation with at most this many open cells, fewer houses first, each set of cells once.
pub(crate) fn for_each_equation<const W: usize>(
    position: &Position<W>,
    max_cells: usize,
    visit: &mut impl FnMut(Equation<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let SumsOfHouses { sums, unions } = layout.sums_of_houses();
    let open = position.open();
    let mut seen: HashSet<(CellSet<W>, CellSet<W>)> = HashSet::new();
    for with_sums in unions {
        if with_sums.uncovered.and(open).len() > max_cells {
            continue;
        }
        position.go_on()?;
        let house = with_sums.union.set;
        let n_outside = |i: usize| sums[i].set.minus(house).and(open).len();
        let n_inside = |i: usize| sums[i].set.and(house).and(open).len();
        let lies_within = |i: usize| sums[i].set.is_subset_of(&house);
        // Sums without open cells outside; those with fewer outside than inside as well; all that meet the houses.
        let choices: [&dyn Fn(usize) -> bool; 3] = [
            &|i| lies_within(i) || (n_outside(i) == 0 && n_inside(i) > 0),
            &|i| lies_within(i) || n_outside(i) < n_inside(i),
            &|i| lies_within(i) || n_inside(i) > 0,
        ];
        for is_chosen in choices {
            let chosen: Vec<&PlainSum<W>> =
                with_sums.sums.iter().filter(|&&i| is_chosen(i)).map(|&i| &sums[i]).collect();
            let covered = chosen.iter().fold(CellSet::EMPTY, |all, sum| all.or(sum.set));
            let (left_over, too_many) = (house.minus(covered), covered.minus(house));
            let (inside, outside) = (left_over.and(open), too_many.and(open));
            let n_cells = inside.len() + outside.len();
            if chosen.is_empty() || n_cells == 0 || n_cells > max_cells || !seen.insert((inside, outside)) {
                continue;
            }
            visit(equation(position, &with_sums.union, &chosen, left_over, too_many))?;
        }
    }
    ControlFlow::Continue(())
}

fn equation<const W: usize>(
    position: &Position<W>,
    union: &Union<W>,
    sums: &[&PlainSum<W>],
    left_over: CellSet<W>,
    too_many: CellSet<W>,
) -> Equation<W> {
    let layout = position.layout();
    let placed = |cells: CellSet<W>| -> Vec<Candidate> {
        let placed = |cell: Cell| position.placed(cell).map(|symbol| Candidate { cell, symbol });
        cells.iter().filter_map(placed).collect()
    };
    let value = |held: &Candidate| position.value(held.symbol);
    let of_house: i64 = layout.values().iter().map(|&value| i64::from(value)).sum();
    let of_houses = of_house * union.houses.len() as i64;
    let known = placed(left_over);
    let total =
        of_houses - sums.iter().map(|sum| sum.total).sum::<i64>() - known.iter().map(value).sum::<i64>()
            + placed(too_many).iter().map(value).sum::<i64>();
    let summand =
        |sum: &&PlainSum<W>| Summand { constraint: sum.constraint, outside: placed(sum.set.and(too_many)) };
    Equation {
        houses: union.houses.clone(),
        of_houses,
        sums: sums.iter().map(summand).collect(),
        inside: left_over.and(position.open()),
        outside: too_many.and(position.open()),
        total,
        known,
    }
}

/// Larger cages have too many combinations to be looked at.
const MAX_OPEN: usize = 7;

/// The same where their cells may repeat each other.
const MAX_OPEN_WITH_REPEATS: usize = 4;

/// Cells that sums leave over in houses are looked at together only if they are so few.
const MAX_LEFT_OVER: usize = 4;

/// Open cells with the combinations that are left to them.
#[derive(Clone, Debug)]
pub(crate) struct Cage<const W: usize> {
    /// The cells with their combinations, and where these come from.
    pub ways: CageWays,
    /// The cells as a set.
    pub set: CellSet<W>,
    /// The combinations as sets.
    pub sets: Vec<SymbolSet>,
    /// The constraints that are needed, besides those that are added up.
    pub cited: Vec<Cited>,
    /// The equations that are added up.
    pub combination: Vec<(Cited, i64)>,
}

impl<const W: usize> Cage<W> {
    fn new(
        position: &Position<W>,
        origin: Origin,
        cells: Vec<Cell>,
        ways: Vec<Vec<Symbol>>,
        cited: impl IntoIterator<Item = Cited>,
    ) -> Cage<W> {
        Cage {
            set: cells.iter().copied().collect(),
            sets: ways.iter().map(|way| way.iter().copied().collect()).collect(),
            cited: position.layout().why_differ(&cells).into_iter().chain(cited).collect(),
            combination: Vec::new(),
            ways: CageWays { origin, cells, ways },
        }
    }

    /// The symbols of every combination.
    pub(crate) fn needed(&self) -> SymbolSet {
        self.sets.iter().copied().reduce(SymbolSet::and).unwrap_or(SymbolSet::EMPTY)
    }

    /// The symbols of any combination.
    pub(crate) fn possible(&self) -> SymbolSet {
        self.sets.iter().fold(SymbolSet::EMPTY, |all, &set| all.or(set))
    }

    /// How the values of a combination are joined, if they are.
    pub(crate) fn operation(&self) -> Option<Operation> {
        match self.ways.origin {
            Origin::Clue { operation, .. } => operation,
            _ => Some(Operation::Sum),
        }
    }

    /// The cells that may hold a symbol.
    pub(crate) fn places(&self, position: &Position<W>, symbol: Symbol) -> CellSet<W> {
        position.places(symbol).and(self.set)
    }
}

/// All cages with at least two open cells: clues, and what sums leave over in houses where it lies in one house.
pub(crate) fn find_cages<const W: usize>(position: &Position<W>) -> Vec<Cage<W>> {
    let layout = position.layout();
    let mut cages: Vec<Cage<W>> = Vec::new();
    for clue in layout.clues() {
        let constraint = clue.constraints[0];
        let open: Vec<Cell> =
            clue.cells.iter().copied().filter(|&cell| position.placed(cell).is_none()).collect();
        let is_plain = (2..=MAX_OPEN).contains(&open.len())
            && open.iter().enumerate().all(|(i, cell)| !open[..i].contains(cell));
        if !is_plain || (open.len() > MAX_OPEN_WITH_REPEATS && !all_differ(position, &open)) {
            continue;
        }
        let (operation, ways) = match (clue.shape, layout.constraint(constraint)) {
            (ClueShape::Total, Constraint::Linear { min, .. }) => {
                (Some(Operation::Sum), total(Operation::Sum, *min, &clue.cells, &open, position))
            }
            (ClueShape::Total, Constraint::Product { product, .. }) => {
                (Some(Operation::Product), total(Operation::Product, *product, &clue.cells, &open, position))
            }
            (ClueShape::Line | ClueShape::Rise(_), Constraint::Relation { .. }) if clue.cells.len() == 2 => {
                (None, Some(pairs(layout.constraint(constraint), position)))
            }
            _ => continue,
        };
        let Some(ways) = ways.filter(|ways| !ways.is_empty()) else { continue };
        let origin = Origin::Clue { constraint, operation };
        cages.push(Cage::new(position, origin, open, ways, [constraint]));
    }
    let _ = for_each_equation(position, MAX_LEFT_OVER, &mut |equation| {
        cages.extend(left_over(position, &equation, &cages));
        ControlFlow::Continue(())
    });
    cages
}

fn all_differ<const W: usize>(position: &Position<W>, cells: &[Cell]) -> bool {
    cells.iter().enumerate().all(|(i, &a)| cells[..i].iter().all(|&b| position.differ(a, b)))
}

fn total<const W: usize>(
    operation: Operation,
    total: i64,
    cells: &[Cell],
    open: &[Cell],
    position: &Position<W>,
) -> Option<Vec<Vec<Symbol>>> {
    let held = cells.iter().filter_map(|&cell| position.placed(cell));
    let rest = held.into_iter().try_fold(total, |rest, held| operation.undone(rest, position.value(held)))?;
    combinations_of(operation, rest, open, position)
}

/// The pairs of symbols that two cells can hold together.
fn pairs<const W: usize>(relation: &Constraint, position: &Position<W>) -> Vec<Vec<Symbol>> {
    let Constraint::Relation { a, b, table } = relation else { return Vec::new() };
    let mut pairs = Vec::new();
    for first in position.domain(*a).iter() {
        for second in position.domain(*b).iter() {
            let repeats = first == second && position.differ(*a, *b);
            if table.allows(first, second) && !repeats {
                pairs.push(vec![first.min(second), first.max(second)]);
            }
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// The cage of what sums leave over, if its cells are of one house and no other cage.
fn left_over<const W: usize>(
    position: &Position<W>,
    equation: &Equation<W>,
    cages: &[Cage<W>],
) -> Option<Cage<W>> {
    let layout = position.layout();
    let (set, total) = match (equation.inside.is_empty(), equation.outside.is_empty()) {
        (false, true) => (equation.inside, equation.total),
        (true, false) => (equation.outside, -equation.total),
        _ => return None,
    };
    let is_new = set.len() > 1 && cages.iter().all(|cage| cage.set != set);
    if !is_new || layout.houses_around(&set).next().is_none() {
        return None;
    }
    let cells: Vec<Cell> = set.iter().collect();
    let ways = combinations_of(Operation::Sum, total, &cells, position).filter(|ways| !ways.is_empty())?;
    let inside = !equation.inside.is_empty();
    let origin = Origin::Houses { houses: equation.houses.clone(), total, inside };
    let cage = Cage::new(position, origin, cells, ways, []);
    Some(Cage { combination: equation.combination(layout), ..cage })
}
