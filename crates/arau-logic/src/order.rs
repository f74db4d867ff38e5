//! [`Order`]: which techniques are tried first on a path. It affects explanations, but not ratings.

use crate::{Layout, Position, Step, TechniqueInfo};
use arau_core::{Candidate, Cell};

/// The order in which techniques are tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Order {
    /// A good teacher's order: what people see first comes first, and of equally easy steps the one nearest to the last
    /// step.
    #[default]
    Teacher,
    /// HoDoKu's order, with other techniques in between.
    Hodoku,
    /// Sudoku Explainer's order, with other techniques in between.
    Se,
}

impl Order {
    /// All of them.
    pub const ALL: [Order; 3] = [Order::Teacher, Order::Hodoku, Order::Se];

    /// Its permanent id.
    pub fn id(self) -> &'static str {
        match self {
            Order::Teacher => "teacher",
            Order::Hodoku => "hodoku",
            Order::Se => "se",
        }
    }

    /// Whether a technique belongs to this order although it is a view of others.
    pub fn adds(self, technique: &TechniqueInfo) -> bool {
        self == Order::Se && technique.id.starts_with("direct-")
    }

    /// The techniques that this order moves, by their ids. The others keep their place in the registry: each comes after
    /// all that are before it there.
    fn listed(self) -> &'static [&'static str] {
        match self {
            Order::Teacher => TEACHER,
            Order::Hodoku => &[],
            Order::Se => SE,
        }
    }

    /// Puts searches into this order, the easiest first; each says which techniques it finds.
    pub(crate) fn sort<T>(self, searches: &mut [T], infos: impl Fn(&T) -> Vec<&'static TechniqueInfo>) {
        let listed = self.listed();
        let rank = |search: &T| {
            let ids = infos(search).into_iter().map(|info| info.id);
            ids.filter_map(|id| listed.iter().position(|&other| other == id)).min()
        };
        let mut last = 0;
        let mut ranks = Vec::new();
        for search in searches.iter() {
            let rank = rank(search);
            last = last.max(rank.unwrap_or(last));
            ranks.push(rank.unwrap_or(last));
        }
        let mut order: Vec<usize> = (0..searches.len()).collect();
        order.sort_by_key(|&i| ranks[i]);
        permute(searches, order);
    }
}

/// Moves to each place the item that is at the one named for it.
fn permute<T>(items: &mut [T], mut from: Vec<usize>) {
    for i in 0..items.len() {
        let mut at = from[i];
        while at < i {
            at = from[at];
        }
        from[i] = at;
        items.swap(i, at);
    }
}

const TEACHER: &[&str] = &[
    "full-house",
    "hidden-single",
    "naked-single",
    "partners",
    "rising-line",
    "neighbours",
    "tally",
    "combinations",
    "sum-bounds",
    "fillings",
    "pointing",
    "claiming",
    "locked-pair",
    "house-sums",
    "leftovers",
    "naked-pair",
    "hidden-pair",
    "locked-triple",
    "naked-triple",
    "hidden-triple",
    "x-wing",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "xy-wing",
    "xyz-wing",
    "w-wing",
    "uniqueness-test-1",
    "uniqueness-test-2",
    "uniqueness-test-3",
    "uniqueness-test-4",
    "uniqueness-test-5",
    "uniqueness-test-6",
    "hidden-rectangle",
    "avoidable-rectangle-1",
    "avoidable-rectangle-2",
    "bug-plus-1",
    "swordfish",
    "naked-quadruple",
    "hidden-quadruple",
    "larger-naked-subset",
    "larger-hidden-subset",
    "jellyfish",
    "remote-pair",
    "finned-x-wing",
    "sashimi-x-wing",
    "simple-colours-trap",
    "multi-colours-1",
    "unique-loop-1",
    "bug-1",
    "finned-swordfish",
];

const SE: &[&str] = &[
    "full-house",
    "hidden-single",
    "direct-pointing",
    "direct-claiming",
    "direct-hidden-pair",
    "naked-single",
    "partners",
    "rising-line",
    "neighbours",
    "tally",
    "combinations",
    "sum-bounds",
    "fillings",
    "direct-hidden-triple",
    "pointing",
    "claiming",
    "house-sums",
    "leftovers",
    "locked-pair",
    "naked-pair",
    "x-wing",
    "hidden-pair",
    "locked-triple",
    "naked-triple",
    "swordfish",
    "hidden-triple",
    "xy-wing",
    "xyz-wing",
    "uniqueness-test-1",
    "uniqueness-test-2",
    "uniqueness-test-3",
    "uniqueness-test-4",
    "uniqueness-test-5",
    "uniqueness-test-6",
    "hidden-rectangle",
    "unique-loop-1",
    "naked-quadruple",
    "jellyfish",
    "hidden-quadruple",
    "bug-plus-1",
    "bug-1",
    "aligned-pair-exclusion",
];

/// Simple techniques, of which a teacher looks at all steps and takes the one that is nearest.
const LOOKED_OVER: &[&str] = &[
    "full-house",
    "hidden-single",
    "naked-single",
    "pointing",
    "claiming",
    "locked-pair",
    "naked-pair",
    "hidden-pair",
    "locked-triple",
    "naked-triple",
    "hidden-triple",
];

/// Whether all steps of a technique are compared before one is taken.
pub(crate) fn is_looked_over(technique: &TechniqueInfo) -> bool {
    LOOKED_OVER.contains(&technique.id)
}

/// How late a teacher takes a step among those of its technique: boxes before lines; what placed symbols show before what
/// rests on candidates that went earlier; near the last step before elsewhere.
pub(crate) fn lateness<const W: usize>(
    position: &Position<W>,
    unseen: &[crate::CellSet<W>],
    step: &Step,
    last: Option<&Step>,
) -> (bool, bool, usize) {
    let layout = position.layout();
    let Some(placed) = step.placements().next() else { return (false, false, distance(layout, step, last)) };
    let house = match step.reason.parts.first() {
        Some((_, crate::Part::Houses(houses))) => houses.first().map(|&house| &layout.houses()[house]),
        _ => None,
    };
    let rests_on_more = match house {
        Some(house) => {
            !unseen[placed.symbol.idx()].and(house.set).minus(crate::CellSet::only(placed.cell)).is_empty()
        }
        None => position
            .symbols()
            .any(|symbol| symbol != placed.symbol && unseen[symbol.idx()].contains(placed.cell)),
    };
    (house.is_some_and(|house| house.is_line()), rests_on_more, distance(layout, step, last))
}

/// 0 where a box has cells of both steps, 1 where a line has, 2 elsewhere.
fn distance<const W: usize>(layout: &Layout<W>, step: &Step, last: Option<&Step>) -> usize {
    let Some(last) = last else { return 2 };
    let near = |(a, b): (Cell, Cell)| {
        let shared =
            layout.houses_of(a).iter().map(|&house| &layout.houses()[house]).filter(|h| h.set.contains(b));
        shared.map(|house| usize::from(house.is_line())).min().unwrap_or(2)
    };
    let pairs = cells(step).flat_map(|a| cells(last).map(move |b| (a, b)));
    pairs.map(near).min().unwrap_or(2)
}

fn cells(step: &Step) -> impl Iterator<Item = Cell> + '_ {
    step.placements().chain(step.eliminations()).map(|Candidate { cell, .. }| cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique_infos;

    #[test]
    fn orders_list_techniques_that_are_there_each_once() {
        let ids: Vec<&str> = technique_infos().map(|info| info.id).collect();
        for order in Order::ALL {
            let listed = order.listed();
            for (i, id) in listed.iter().enumerate() {
                assert!(ids.contains(id), "{}: {id}", order.id());
                assert!(!listed[..i].contains(id), "{}: {id} twice", order.id());
            }
        }
        assert!(LOOKED_OVER.iter().all(|id| ids.contains(id)));
    }

    #[test]
    fn what_is_not_listed_stays_behind_what_was_before_it() {
        let mut searches: Vec<&'static TechniqueInfo> = technique_infos().collect();
        let place = |searches: &[&TechniqueInfo], id: &str| searches.iter().position(|info| info.id == id);
        Order::Hodoku.sort(&mut searches, |&info| vec![info]);
        assert!(searches.iter().copied().eq(technique_infos()));
        Order::Teacher.sort(&mut searches, |&info| vec![info]);
        let places = ["full-house", "hidden-single", "naked-single", "pointing", "trial-and-error"]
            .map(|id| place(&searches, id).expect("a technique"));
        assert!(places.is_sorted(), "{places:?}");
        assert_eq!(places[4], searches.len() - 1);
    }
}
