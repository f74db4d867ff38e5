//! Owns the search for all puzzles of a grid with a number of givens: its plan, its threads, what it took.

use super::bands::{Arrangement, BandCells, split};
use super::hitting::{Content, Hitting};
use super::sets::Sets;
use super::unavoidable::{ALL_CELLS, Finder, chute};
use super::worker::Worker;
use arau_core::Classic;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A search that is ready to run.
pub struct Search {
    pub(super) grid: Classic,
    arrangement: Arrangement,
    pub(super) n_givens: u32,
    pub(super) sets: Sets,
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

    /// This many of the choices for a first band are done.
    fn done(&self, _n: usize) {}
}

/// A watcher who does nothing.
pub struct Nobody;

impl Watcher for Nobody {}

impl Search {
    /// For all puzzles of a full grid with this many givens.
    pub fn new(grid: &Classic, n_givens: u32) -> Search {
        Search::arranged(grid, n_givens, best_arrangement(grid, n_givens))
    }

    fn arranged(grid: &Classic, n_givens: u32, arrangement: Arrangement) -> Search {
        let arranged = arrangement.arranged(grid);
        let sets = known_sets(&arranged);
        let mut starts = Vec::new();
        for n in 0..=n_givens / 3 {
            for band in 0..3 {
                let mut judge = Content(|first| starts.push((band, first)));
                Hitting::default().search(&sets.inside[band], n, &mut judge);
            }
        }
        Search { grid: arranged, arrangement, n_givens, sets, starts }
    }

    /// How many choices for a first band there are.
    pub fn n_starts(&self) -> usize {
        self.starts.len()
    }

    /// All puzzles, as sets of cells in ascending order, by this many threads, and what it took. Not all, if the watcher
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
        self.n_tested += other.n_tested;
        self.n_learned += other.n_learned;
    }
}

/// The direction in which fewer choices for a first band are left, the bands with few of them first.
fn best_arrangement(grid: &Classic, n_givens: u32) -> Arrangement {
    let choices = [false, true].map(|is_transposed| {
        let turned = Arrangement::new(is_transposed, [0, 1, 2]).arranged(grid);
        let mut finder = Finder::new(turned);
        let n_firsts = [0, 1, 2].map(|band| {
            let sets = finder.minimal_within(&[chute(false, band)], 27);
            let sets: Vec<BandCells> = sets.into_iter().map(|set| split(set)[band]).collect();
            let mut n = 0u64;
            Hitting::default().search(&sets, n_givens / 3, &mut Content(|_| n += 1));
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
fn known_sets(grid: &Classic) -> Sets {
    let mut finder = Finder::new(*grid);
    let mut regions = finder.regions_of_digits(3, ALL_CELLS);
    for band in 0..3 {
        regions.push(chute(false, band));
        regions.extend(finder.regions_of_digits(5, ALL_CELLS & !chute(false, band)));
    }
    Sets::new(finder.minimal_within(&regions, 18))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues::bands::givens;
    use arau_core::Classic;
    use arau_make::classic::generate;
    use arau_nine::{InstructionSet, SearchOptions, solve_many};

    fn grid_of(puzzle: &str) -> (Classic, Classic) {
        let puzzle = Classic::from_line(puzzle.as_bytes()).unwrap();
        (puzzle, solve_many(&[puzzle], &SearchOptions::unique())[0].solution)
    }

    /// The first puzzle with 17 givens in most lists.
    const ROYLE: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

    /// From the only start that leads to it, a puzzle is found in every arrangement. All starts take too long for a test; the
    /// book has the times.
    #[test]
    fn a_known_puzzle_is_found_from_its_start() {
        let (puzzle, grid) = grid_of(ROYLE);
        let cells = (0..81).filter(|&cell| puzzle[cell] != 0).fold(0u128, |cells, cell| cells | 1 << cell);
        for is_transposed in [false, true] {
            for bands in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
                let mut search = Search::arranged(&grid, 17, Arrangement::new(is_transposed, bands));
                let arranged = search.arrangement.arranged(&puzzle);
                let places = (0..81).filter(|&place| arranged[place] != 0);
                let places = split(places.fold(0u128, |places, place| places | 1 << place));
                let fewest = (0..3).min_by_key(|&band| places[band].count_ones()).unwrap();
                search.starts.retain(|&start| start == (fewest, places[fewest]));
                assert_eq!(search.n_starts(), 1);
                let found = search.run(1, &Nobody).0;
                assert!(found.contains(&cells));
                let found: Vec<Classic> = found.iter().map(|&cells| givens(&grid, cells)).collect();
                let answers = solve_many(&found, &SearchOptions::unique());
                assert!(answers.iter().all(|found| found.count.n_solutions == 1 && found.solution == grid));
            }
        }
    }

    #[test]
    fn a_grid_without_puzzles_of_seventeen_givens_is_searched_to_the_end() {
        let grid = generate(InstructionSet::best(), 1, 7..8)[0].solution;
        for n_threads in [1, 3] {
            let search = Search::new(&grid, 17);
            let (found, effort) = search.run(n_threads, &Nobody);
            assert!(found.is_empty());
            assert_eq!(effort.n_firsts, search.n_starts() as u64);
        }
    }

    #[test]
    fn a_watcher_ends_it() {
        struct Impatient;
        impl Watcher for Impatient {
            fn wants_stop(&self) -> bool {
                true
            }
        }
        let (_, grid) = grid_of(ROYLE);
        let (found, effort) = Search::new(&grid, 17).run(2, &Impatient);
        assert!(found.is_empty() && effort.n_firsts == 0);
    }
}
