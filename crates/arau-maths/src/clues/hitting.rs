//! Owns the kernel of searches for givens: all sets of a number of cells of a band that meet every set of a list, and
//! whatever else a judge asks for.
//!
//! A set of the list is taken that has fewest cells left, and each of these is tried. A cell that was tried is out for the
//! next ones, so that each answer comes about once. The search turns back where more sets than cells to come are disjoint.
//! When the list is met, the judge may name one more set; so it goes on until the judge is content.

use super::bands::{BandCells, WHOLE_BAND};

/// What a judge says of cells that meet every set of the list.
pub enum Judgement {
    /// They lead to nothing, whatever is added.
    Hopeless,
    /// One of these cells must be added.
    Lacks(BandCells),
    /// Whatever is added is fine.
    Fine,
}

/// Somebody who knows of sets that are not in the list.
pub trait Judge {
    /// What is to be said of these cells, if `n` more will be added.
    fn judge(&mut self, chosen: BandCells, n: u32) -> Judgement;

    /// These cells are fine and as many as were asked for.
    fn found(&mut self, chosen: BandCells);
}

/// A judge who is always content, and tells of what was found.
pub struct Content<F>(pub F);

impl<F: FnMut(BandCells)> Judge for Content<F> {
    fn judge(&mut self, _chosen: BandCells, _n: u32) -> Judgement {
        Judgement::Fine
    }

    fn found(&mut self, chosen: BandCells) {
        (self.0)(chosen);
    }
}

/// Searches; it keeps the room that lists take.
#[derive(Default)]
pub struct Hitting {
    /// The list that is left at each step of the search, one after the other.
    lists: Vec<BandCells>,
}

impl Hitting {
    /// Tells the judge of every set of `n` cells of a band that meets all of `sets` and with which the judge is content.
    pub fn search(&mut self, sets: &[BandCells], n: u32, judge: &mut impl Judge) {
        self.lists.clear();
        self.lists.extend_from_slice(sets);
        self.extend(0, n, 0, WHOLE_BAND, judge);
    }

    fn extend(
        &mut self,
        from: usize,
        n: u32,
        chosen: BandCells,
        mut live: BandCells,
        judge: &mut impl Judge,
    ) {
        let to = self.lists.len();
        if from == to {
            return consult_judge(n, chosen, live, judge);
        }
        if n <= 1 {
            let common = self.lists[from..].iter().fold(live, |common, set| common & set);
            if n == 1 {
                each(common, |cell| consult_judge(0, chosen | cell, live & !cell, judge));
            }
            return;
        }
        let Some(cells) = shortest(&self.lists[from..], n, live) else { return };
        each(cells, |cell| {
            self.lists.resize(2 * to - from, 0);
            let mut end = to;
            for i in from..to {
                let set = self.lists[i];
                self.lists[end] = set & live;
                end += usize::from(set & cell == 0);
            }
            self.lists.truncate(end);
            live ^= cell;
            self.extend(to, n - 1, chosen | cell, live, judge);
        });
        self.lists.truncate(to);
    }
}

/// The list is met: the judge has the word.
fn consult_judge(n: u32, chosen: BandCells, mut live: BandCells, judge: &mut impl Judge) {
    match judge.judge(chosen, n) {
        Judgement::Hopeless => {}
        Judgement::Fine => any(n, chosen, live, judge),
        Judgement::Lacks(_) if n == 0 => {}
        Judgement::Lacks(cells) => each(cells & live, |cell| {
            live ^= cell;
            consult_judge(n - 1, chosen | cell, live, judge);
        }),
    }
}

/// Every choice of `n` cells among those that are left.
fn any(n: u32, chosen: BandCells, mut live: BandCells, judge: &mut impl Judge) {
    if n == 0 {
        return judge.found(chosen);
    }
    each(live, |cell| {
        live ^= cell;
        any(n - 1, chosen | cell, live, judge);
    });
}

fn each(mut cells: BandCells, mut each: impl FnMut(BandCells)) {
    while cells != 0 {
        let cell = cells & cells.wrapping_neg();
        cells ^= cell;
        each(cell);
    }
}

/// A set with the fewest live cells, which are returned. Nothing if a set has none left, or if more than `n` sets are
/// disjoint.
fn shortest(sets: &[BandCells], n: u32, live: BandCells) -> Option<BandCells> {
    let (mut shortest, mut length) = (0, u32::MAX);
    let (mut used, mut n_disjoint) = (0, 0);
    for set in sets {
        let set = set & live;
        let n_cells = set.count_ones();
        if n_cells < length {
            if n_cells == 0 {
                return None;
            }
            (shortest, length) = (set, n_cells);
        }
        if set & used == 0 {
            used |= set;
            n_disjoint += 1;
            if n_disjoint > n {
                return None;
            }
        }
    }
    Some(shortest)
}

/// How many sets are disjoint, if one is taken after the other, and all their cells.
pub fn disjoint(sets: &[BandCells]) -> (u32, BandCells) {
    sets.iter().fold((0, 0), |(n, used), set| if set & used == 0 { (n + 1, used | set) } else { (n, used) })
}

/// Whether this many of the sets are disjoint that `n` cells cannot meet them all.
pub fn needs_more_than(n: u32, sets: &[BandCells]) -> bool {
    disjoint(sets).0 > n
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Knows sets that are in no list.
    struct Knowing<'a> {
        sets: &'a [BandCells],
        found: Vec<BandCells>,
    }

    impl Judge for Knowing<'_> {
        fn judge(&mut self, chosen: BandCells, _n: u32) -> Judgement {
            match self.sets.iter().find(|&set| set & chosen == 0) {
                Some(set) => Judgement::Lacks(*set),
                None => Judgement::Fine,
            }
        }

        fn found(&mut self, chosen: BandCells) {
            self.found.push(chosen);
        }
    }

    #[test]
    fn sets_are_those_of_trying_everything_whoever_knows_them() {
        let outside = WHOLE_BAND & !0xfff;
        let lists: [&[BandCells]; 4] =
            [&[], &[0b11, 0b110, 0b1100_0000], &[0b111, 0b11_1000, 0b1111_0000_0000], &[0b1, 0b0]];
        for sets in lists {
            for n in 0..5 {
                let hits =
                    |cells: &BandCells| cells.count_ones() == n && sets.iter().all(|set| set & cells != 0);
                let expected: Vec<BandCells> = (0..1 << 12).filter(hits).collect();
                for n_listed in 0..=sets.len() {
                    let mut judge = Knowing { sets: &sets[n_listed..], found: Vec::new() };
                    Hitting::default().search(&sets[..n_listed], n, &mut judge);
                    judge.found.retain(|cells| cells & outside == 0);
                    judge.found.sort_unstable();
                    assert_eq!(judge.found, expected, "{n} cells, {n_listed} sets listed");
                }
            }
        }
    }

    #[test]
    fn disjoint_sets_are_counted() {
        let sets = [0b11, 0b110, 0b1100, 0b1_0000];
        assert!(needs_more_than(2, &sets) && !needs_more_than(3, &sets));
    }
}
