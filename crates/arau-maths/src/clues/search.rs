//! Owns the search for all puzzles of a grid with a number of givens.

use super::bands::{Arrangement, BandCells, Cells, WHOLE_BAND, joined, split};
use super::hitting::{MOST_SETS, each_hitting_set, needs_more_than};
use super::sets::Sets;
use super::unavoidable::{ALL_CELLS, Finder, chute};
use arau_nine::position::Digits;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A search that is ready to run.
pub struct Search {
    grid: Digits,
    arrangement: Arrangement,
    n_givens: u32,
    sets: Sets,
    /// Every choice for the band with the fewest givens: which band, and its givens.
    starts: Vec<(usize, BandCells)>,
}

/// What a search did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Unavoidable sets known at the start.
    pub n_sets: usize,
    /// Choices for the first band.
    pub n_firsts: u64,
    /// Choices for two bands.
    pub n_seconds: u64,
    /// Those that leave one solution, if the third band is given.
    pub n_pairs: u64,
    /// Choices for all bands that were put to the test.
    pub n_tested: u64,
    /// Unavoidable sets found on the way.
    pub n_learned: u64,
}

/// Somebody who watches a search. Threads call at any time.
pub trait Watcher: Sync {
    /// Whether the search should end.
    fn wants_stop(&self) -> bool {
        false
    }

    /// So many of the choices for a first band are done.
    fn done(&self, _n: usize) {}
}

/// A watcher who does nothing.
pub struct Nobody;

impl Watcher for Nobody {}

impl Search {
    /// For all puzzles of a full grid with so many givens.
    pub fn new(grid: &Digits, n_givens: u32) -> Search {
        let arrangement = best_arrangement(grid, n_givens);
        let arranged = arrangement.arranged(grid);
        let sets = known_sets(&arranged);
        let mut starts = Vec::new();
        for n in 0..=n_givens / 3 {
            for band in 0..3 {
                each_hitting_set(&sets.inside[band], n, &mut |first| starts.push((band, first)));
            }
        }
        Search { grid: arranged, arrangement, n_givens, sets, starts }
    }

    /// How many choices for a first band there are.
    pub fn n_starts(&self) -> usize {
        self.starts.len()
    }

    /// All puzzles, as sets of cells in ascending order, by so many threads, and what it took. Not all, if the watcher
    /// has ended it.
    pub fn run(&self, n_threads: usize, watcher: &dyn Watcher) -> (Vec<u128>, Effort) {
        let next = AtomicUsize::new(0);
        let all = Mutex::new((Vec::new(), Effort { n_sets: self.sets.n_sets(), ..Effort::default() }));
        std::thread::scope(|scope| {
            for _ in 0..n_threads.max(1) {
                scope.spawn(|| {
                    let mut worker = Worker::new(self);
                    loop {
                        let start = next.fetch_add(1, Ordering::Relaxed);
                        let Some(&(band, first)) = self.starts.get(start) else { break };
                        if watcher.wants_stop() {
                            break;
                        }
                        worker.start_from(band, first);
                        watcher.done(start + 1);
                    }
                    let mut all = all.lock().expect("no thread panics while it holds the lock");
                    all.0.extend(worker.found.iter().map(|&cells| self.arrangement.restored(cells)));
                    all.1.add(&worker.effort);
                });
            }
        });
        let (mut found, effort) = all.into_inner().expect("no thread panics while it holds the lock");
        found.sort_unstable();
        (found, effort)
    }
}

impl Effort {
    fn add(&mut self, other: &Effort) {
        self.n_firsts += other.n_firsts;
        self.n_seconds += other.n_seconds;
        self.n_pairs += other.n_pairs;
        self.n_tested += other.n_tested;
        self.n_learned += other.n_learned;
    }
}

/// The direction in which fewer choices for a first band are left, the bands with few of them first.
fn best_arrangement(grid: &Digits, n_givens: u32) -> Arrangement {
    let choices = [false, true].map(|is_transposed| {
        let turned = Arrangement::new(is_transposed, [0, 1, 2]).arranged(grid);
        let mut finder = Finder::new(turned);
        let n_firsts = [0, 1, 2].map(|band| {
            let sets = finder.minimal_within(&[chute(false, band)], 27);
            let sets: Vec<BandCells> = sets.into_iter().map(|set| split(set)[band]).collect();
            let mut n = 0u64;
            each_hitting_set(&sets, n_givens / 3, &mut |_| n += 1);
            n
        });
        let mut bands = [0, 1, 2];
        bands.sort_by_key(|&band| n_firsts[band]);
        // The last band is never first where all have as many.
        let cost = 2 * n_firsts[bands[0]] + n_firsts[bands[1]];
        (cost, Arrangement::new(is_transposed, bands))
    });
    let [by_bands, by_stacks] = choices;
    if by_bands.0 <= by_stacks.0 { by_bands.1 } else { by_stacks.1 }
}

/// What to start with: short sets of few digits, and those of more digits within two bands.
fn known_sets(grid: &Digits) -> Sets {
    let mut finder = Finder::new(*grid);
    let mut regions = finder.regions_of_digits(3, ALL_CELLS);
    for band in 0..3 {
        regions.push(chute(false, band));
        regions.extend(finder.regions_of_digits(5, ALL_CELLS & !chute(false, band)));
    }
    Sets::new(finder.minimal_within(&regions, 18))
}

/// A thread at work, with what it has learned.
struct Worker<'a> {
    search: &'a Search,
    finder: Finder,
    sets: Sets,
    found: Vec<u128>,
    effort: Effort,
}

/// What is settled while a second band is chosen.
struct Pair {
    first: BandCells,
    bands: [usize; 3],
    n_third: u32,
}

impl<'a> Worker<'a> {
    fn new(search: &'a Search) -> Worker<'a> {
        Worker {
            search,
            finder: Finder::new(search.grid),
            sets: search.sets.clone(),
            found: Vec::new(),
            effort: Effort::default(),
        }
    }

    /// Looks for puzzles whose band `a` has these givens and no band fewer; of those with as many it is the first.
    fn start_from(&mut self, a: usize, first: BandCells) {
        self.effort.n_firsts += 1;
        let n_first = first.count_ones();
        let n_left = self.search.n_givens - n_first;
        let mut restricted = [Vec::new(), Vec::new(), Vec::new()];
        for band in (0..3).filter(|&band| band != a) {
            let third = 3 - a - band;
            let reaching = self.sets.outside[third].iter().filter(|set| set[a] & first == 0).map(|set| set[band]);
            restricted[band].extend(reaching.chain(self.sets.inside[band].iter().copied()));
            restricted[band].sort_unstable_by_key(|set| set.count_ones());
            restricted[band].truncate(MOST_SETS);
        }
        let across: Vec<Cells> = self.sets.across.iter().copied().filter(|set| set[a] & first == 0).collect();
        for b in (0..3).filter(|&b| b != a) {
            let c = 3 - a - b;
            for n_second in n_first..=n_left / 2 {
                let n_third = n_left - n_second;
                if (n_second == n_first && b < a) || (n_third == n_second && c < b) {
                    continue;
                }
                if needs_more_than(n_third, &restricted[c]) {
                    continue;
                }
                let pair = Pair { first, bands: [a, b, c], n_third };
                let mut fresh = Vec::new();
                let mut list = Vec::new();
                each_hitting_set(&restricted[b], n_second, &mut |second| {
                    if fresh.iter().all(|set| set & second != 0) {
                        self.go_on(&pair, second, &restricted[c], &across, &mut fresh, &mut list);
                    }
                });
            }
        }
    }

    /// Two bands are chosen: the third follows.
    fn go_on(
        &mut self,
        pair: &Pair,
        second: BandCells,
        restricted: &[BandCells],
        across: &[Cells],
        fresh: &mut Vec<BandCells>,
        list: &mut Vec<BandCells>,
    ) {
        let Pair { first, bands: [a, b, c], n_third } = *pair;
        self.effort.n_seconds += 1;
        list.clear();
        list.extend(self.sets.outside[a].iter().filter(|set| set[b] & second == 0).map(|set| set[c]));
        list.extend(across.iter().filter(|set| set[b] & second == 0).map(|set| set[c]));
        list.extend_from_slice(restricted);
        if needs_more_than(n_third, list) {
            return;
        }
        let mut chosen = [0; 3];
        (chosen[a], chosen[b], chosen[c]) = (first, second, WHOLE_BAND);
        if let Some(set) = self.finder.missed_by(joined(chosen)) {
            let set = self.learn(set);
            return fresh.push(set[b]);
        }
        self.effort.n_pairs += 1;
        list.truncate(MOST_SETS);
        let mut fresh = Vec::new();
        each_hitting_set(list, n_third, &mut |third| {
            if fresh.iter().any(|set| set & third == 0) {
                return;
            }
            self.effort.n_tested += 1;
            chosen[c] = third;
            match self.finder.missed_by(joined(chosen)) {
                None => self.found.push(joined(chosen)),
                Some(set) => fresh.push(self.learn(set)[c]),
            }
        });
    }

    fn learn(&mut self, set: u128) -> Cells {
        self.effort.n_learned += 1;
        let set = split(set);
        self.sets.add(set);
        set
    }
}
