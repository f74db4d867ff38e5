//! Owns what a thread does: from the givens of a first band to those of a second and a third.

use super::bands::{BandCells, Cells, WHOLE_BAND, joined, split};
use super::hitting::{Hitting, Judge, Judgement, disjoint, needs_more_than};
use super::search::{Effort, Search};
use super::sets::Sets;
use super::unavoidable::Finder;

/// A thread at work, with what it has learned.
pub struct Worker {
    n_givens: u32,
    finder: Finder,
    sets: Sets,
    /// The puzzles found so far.
    pub found: Vec<u128>,
    /// What it took so far.
    pub effort: Effort,
    in_second: Hitting,
    in_third: Hitting,
    lists: [Vec<BandCells>; 3],
}

impl Worker {
    /// Ready to work for a search.
    pub fn new(search: &Search) -> Worker {
        Worker {
            n_givens: search.n_givens,
            finder: Finder::new(search.grid),
            sets: search.sets.clone(),
            found: Vec::new(),
            effort: Effort::default(),
            in_second: Hitting::default(),
            in_third: Hitting::default(),
            lists: Default::default(),
        }
    }

    /// Looks for puzzles whose band `a` has these givens and no band fewer; of those with as many it is the first.
    pub fn start_from(&mut self, a: usize, first: BandCells) {
        self.effort.n_firsts += 1;
        let n_first = first.count_ones();
        let n_left = self.n_givens - n_first;
        let mut lists = std::mem::take(&mut self.lists);
        for band in (0..3).filter(|&band| band != a) {
            self.sets.restricted(a, first, band, &mut lists[band]);
        }
        for b in (0..3).filter(|&b| b != a) {
            let c = 3 - a - b;
            let least = n_first + u32::from(b < a);
            let most = (n_left - u32::from(c < b)) / 2;
            let mut reaching = Vec::new();
            for n_second in least..=most {
                let n_third = n_left - n_second;
                if needs_more_than(n_third, &lists[c]) {
                    break;
                }
                if needs_more_than(n_second, &lists[b]) {
                    continue;
                }
                if reaching.is_empty() {
                    let across = self.sets.across.iter().filter(|set| set[a] & first == 0);
                    let pairs = across.map(|set| [set[b], set[c]]);
                    reaching.extend(self.sets.into[b][c].iter().copied().chain(pairs));
                }
                let mut hitting = std::mem::take(&mut self.in_second);
                let mut second = Second {
                    worker: self,
                    bands: [a, b, c],
                    first,
                    n_third,
                    in_third: &lists[c],
                    disjoint_in_third: disjoint(&lists[c]),
                    reaching: &mut reaching,
                    learned: Vec::new(),
                    list: Vec::new(),
                };
                hitting.search(&lists[b], n_second, &mut second);
                self.in_second = hitting;
            }
        }
        self.lists = lists;
    }

    /// An unavoidable set that the givens do not meet.
    fn missed_by(&mut self, chosen: Cells) -> Option<Cells> {
        let set = split(self.finder.missed_by(joined(chosen))?);
        self.effort.n_learned += 1;
        self.sets.add(set);
        Some(set)
    }
}

/// Judges givens of the second band, and goes on to the third.
struct Second<'a> {
    worker: &'a mut Worker,
    bands: [usize; 3],
    first: BandCells,
    n_third: u32,
    /// Sets within the third band that its givens must meet, whatever the second has.
    in_third: &'a [BandCells],
    /// How many of them are disjoint, and their cells.
    disjoint_in_third: (u32, BandCells),
    /// Sets that the second or the third band must meet, as what they have in either.
    reaching: &'a mut Vec<[BandCells; 2]>,
    /// Sets that the second band must meet, and that were learned since its list was made.
    learned: Vec<BandCells>,
    list: Vec<BandCells>,
}

impl Second<'_> {
    fn chosen(&self, second: BandCells, third: BandCells) -> Cells {
        let [a, b, c] = self.bands;
        let mut chosen = [0; 3];
        (chosen[a], chosen[b], chosen[c]) = (self.first, second, third);
        chosen
    }

    /// If more sets are disjoint than the third band has givens, the second must meet one of them: all their cells there.
    fn too_much_for_third(&self, second: BandCells, n: u32) -> Option<BandCells> {
        let (mut n_disjoint, mut used) = self.disjoint_in_third;
        let mut cells = 0;
        for [in_second, in_third] in &*self.reaching {
            if in_second & second == 0 && in_third & used == 0 {
                used |= in_third;
                cells |= in_second;
                n_disjoint += 1;
                if n == 0 && n_disjoint > self.n_third {
                    return Some(0);
                }
            }
        }
        (n_disjoint > self.n_third).then_some(cells)
    }
}

impl Judge for Second<'_> {
    fn judge(&mut self, second: BandCells, n: u32) -> Judgement {
        if let Some(set) = self.learned.iter().find(|&set| set & second == 0) {
            return Judgement::Lacks(*set);
        }
        let too_much = self.too_much_for_third(second, n);
        if n == 0 && too_much.is_some() {
            return Judgement::Hopeless;
        }
        if let Some(set) = self.worker.missed_by(self.chosen(second, WHOLE_BAND)) {
            let set = set[self.bands[1]];
            self.learned.push(set);
            return Judgement::Lacks(set);
        }
        match too_much {
            Some(cells) => Judgement::Lacks(cells),
            None if n == 0 => Judgement::Fine,
            // The next given may be any; then it is judged again.
            None => Judgement::Lacks(WHOLE_BAND),
        }
    }

    fn found(&mut self, second: BandCells) {
        self.worker.effort.n_seconds += 1;
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        for [in_second, in_third] in &*self.reaching {
            if in_second & second == 0 {
                list.push(*in_third);
            }
        }
        list.extend_from_slice(self.in_third);
        let mut hitting = std::mem::take(&mut self.worker.in_third);
        let mut third = Third { second: self, givens: second, learned: Vec::new() };
        hitting.search(&list, third.second.n_third, &mut third);
        self.worker.in_third = hitting;
        self.list = list;
    }
}

/// Judges givens of the third band.
struct Third<'a, 'b> {
    second: &'a mut Second<'b>,
    givens: BandCells,
    learned: Vec<BandCells>,
}

impl Judge for Third<'_, '_> {
    fn judge(&mut self, third: BandCells, _n: u32) -> Judgement {
        if let Some(set) = self.learned.iter().find(|&set| set & third == 0) {
            return Judgement::Lacks(*set);
        }
        self.second.worker.effort.n_tested += 1;
        let Some(set) = self.second.worker.missed_by(self.second.chosen(self.givens, third)) else {
            return Judgement::Fine;
        };
        let [a, b, c] = self.second.bands;
        self.learned.push(set[c]);
        if set[a] & self.second.first == 0 {
            self.second.reaching.push([set[b], set[c]]);
        }
        Judgement::Lacks(set[c])
    }

    fn found(&mut self, third: BandCells) {
        let puzzle = joined(self.second.chosen(self.givens, third));
        self.second.worker.found.push(puzzle);
    }
}
