//! Owns the question where a symbol cannot stand at all, if it is to stand once in every house: only there can a fish
//! take it away, so that most searches end before they begin.

use crate::{CellSet, Layout};

/// Placements that are tried for one symbol before the rest of its places count as eliminable unseen.
const MAX_TRIES: usize = 20_000;

/// The same on boards that are much larger than the classic one, where each takes longer.
const MAX_TRIES_ON_LARGE: usize = 2_000;

/// The places that no full placement of the symbol uses; perhaps more, on large boards.
pub(super) fn eliminable<const W: usize>(layout: &Layout<W>, places: CellSet<W>) -> CellSet<W> {
    layout.eliminable(places, || find_eliminable(layout, places))
}

fn find_eliminable<const W: usize>(layout: &Layout<W>, places: CellSet<W>) -> CellSet<W> {
    let mut filling = Filling {
        layout,
        houses: Vec::new(),
        others: Vec::new(),
        used: CellSet::EMPTY,
        tries_left: if layout.is_large() { MAX_TRIES_ON_LARGE } else { MAX_TRIES },
    };
    // Houses that share no place, as many as there are, give the symbol's places one by one; the others are asked when
    // it is placed.
    let mut free = places;
    for house in layout.houses() {
        let here = places.and(house.set);
        if here.is_empty() {
            continue;
        }
        if here.is_subset_of(&free) {
            free = free.minus(here);
            filling.houses.push(here);
        } else {
            filling.others.push(here);
        }
    }
    let mut open = places;
    while let Some(cell) = open.first() {
        open.remove(cell);
        let n_houses = filling.houses.len();
        filling.place(places.minus(layout.peers(cell)), CellSet::only(cell), n_houses);
        open = open.minus(filling.used);
    }
    places.minus(filling.used)
}

struct Filling<'a, const W: usize> {
    layout: &'a Layout<W>,
    houses: Vec<CellSet<W>>,
    others: Vec<CellSet<W>>,
    /// The places that some full placement uses.
    used: CellSet<W>,
    tries_left: usize,
}

impl<const W: usize> Filling<'_, W> {
    /// Whether the symbol can be placed in the first `n` houses and all others, when it stands at `placed` and may
    /// stand in `open`. Notes where it then stands.
    fn place(&mut self, open: CellSet<W>, placed: CellSet<W>, n_left: usize) -> bool {
        if self.tries_left == 0 {
            return false;
        }
        self.tries_left -= 1;
        let next = match self.tightest(open, n_left) {
            Some(house) => {
                self.houses.swap(house, n_left - 1);
                self.houses[n_left - 1]
            }
            None => match self.others.iter().find(|house| !house.intersects(&placed)) {
                Some(&house) => house,
                None => {
                    self.used = self.used.or(placed);
                    return true;
                }
            },
        };
        next.and(open).iter().any(|cell| {
            let mut placed = placed;
            placed.insert(cell);
            self.place(open.minus(self.layout.peers(cell)), placed, n_left.saturating_sub(1))
        })
    }

    /// Of the first `n` houses, the one with the fewest places.
    fn tightest(&self, open: CellSet<W>, n_left: usize) -> Option<usize> {
        let mut fewest = (usize::MAX, None);
        for (idx, house) in self.houses[..n_left].iter().enumerate() {
            let n_places = house.and(open).len();
            if n_places < fewest.0 {
                fewest = (n_places, Some(idx));
                if n_places <= 1 {
                    break;
                }
            }
        }
        fewest.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::{Args, Cell, PuzzleSpec, Symbols};
    use arau_rules::rules::use_rule;
    use arau_rules::shape;

    #[test]
    fn where_two_lines_leave_no_room() {
        let square = shape("rect").and_then(|rect| rect.build(&Args::new().with_int("size", 4)).ok());
        let mut spec = PuzzleSpec::new(square.expect("a square").geometry, Symbols::digits(4));
        spec.rules.push(use_rule("houses", Args::new().with_text("of", "row column")));
        let layout: Layout<1> = Layout::new(&spec.build().expect("a Latin square"));
        let all: CellSet<1> = layout.cells().collect();
        assert!(eliminable(&layout, all).is_empty());
        // The first two rows have the first two columns only: the other rows lose these.
        let x_wing = all.minus([2, 3, 6, 7].map(Cell).into_iter().collect());
        let lost: CellSet<1> = [8, 9, 12, 13].map(Cell).into_iter().collect();
        assert_eq!(eliminable(&layout, x_wing), lost);
        // Three rows with two columns: nothing fits.
        let crowded = x_wing.minus([10, 11].map(Cell).into_iter().collect());
        assert_eq!(eliminable(&layout, crowded), crowded);
    }
}
