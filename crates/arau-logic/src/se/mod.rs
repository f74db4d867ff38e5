//! The Sudoku Explainer scale: ER, EP and ED of classic 9×9 puzzles, equal to what Sudoku Explainer 1.2.1 gives.
//!
//! The scale is defined by a program: techniques are tried in a fixed order, the first hint of the first technique
//! that has any is applied, and the rating is that of the hardest step. For chains the number of facts a hint rests on
//! counts, and this depends on the order of the search. So this module reproduces orders, not only definitions, and is
//! for 9×9 alone: candidates are nine-bit masks by cell and by house, which makes a search for nested chains hundreds
//! of times faster than sets of objects.
//!
//! ```text
//!  grid                        the position
//!  hint                        what a technique hands over; the arithmetic of ratings
//!  singles                     direct placements
//!  subsets                     intersections, naked and hidden sets, fish
//!  wings, loops, bug, aligned  the other techniques without chains
//!  links, closure, lengths,
//!  unary                       chains and cycles without branches
//!  consequences, branching     chains with branches
//!  nested                      rules inside chains
//! ```
//!
//! One thing cannot be reproduced: of a nested rule that removes candidates of several cells, the original takes the
//! cells in the order of a hash table. Here they come in reading order, as in its later versions. Ratings from 9.0 on
//! can differ by a tenth for that reason.

mod aligned;
mod branching;
mod bug;
mod closure;
mod consequences;
mod grid;
mod hint;
mod lengths;
mod links;
mod loops;
mod nested;
mod singles;
mod subsets;
mod unary;
mod wings;

use branching::{Best, Kind, Searcher};
use grid::Grid;
use hint::{Hint, tenths};
use std::sync::atomic::{AtomicBool, Ordering};

/// How hard a puzzle is on this scale.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// The rating of the hardest step, in tenths.
    pub er: u16,
    /// The hardest step up to the first placement, in tenths ("pearl").
    pub ep: u16,
    /// The first step, in tenths ("diamond").
    pub ed: u16,
    /// The technique of the hardest step.
    pub hardest: &'static str,
    /// How many steps it took.
    pub steps: usize,
    /// Whether the steps lead to a full grid. Otherwise no technique of the scale went on, and `er` is 200.
    pub solved: bool,
}

/// One step of a rated solution.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedStep {
    /// The technique.
    pub technique: &'static str,
    /// Its rating in tenths.
    pub rating: u16,
    /// For chains the number of facts the step rests on.
    pub complexity: Option<u32>,
    /// Cells with the candidates that go, as masks (bit 0 for the symbol 1).
    pub removals: Vec<(u8, u16)>,
    /// A cell and the symbol (1 to 9) that is put there.
    pub placement: Option<(u8, u8)>,
}

/// Rates a puzzle; 0 stands for an empty cell.
///
/// The puzzle should have exactly one solution. Otherwise the steps may end early or mean nothing, and with few givens
/// the search for nested chains can take very long.
pub fn rate(givens: &[u8; 81]) -> Rating {
    Rater::new().rate(givens)
}

/// Rates puzzles one after the other and keeps the storage in between.
pub struct Rater {
    nishio: Searcher,
    multiple: Searcher,
    /// Dynamic chains, from no nesting to multiple chains nested.
    dynamic: Searcher,
    /// Dynamic chains with dynamic chains nested.
    deep: [Searcher; 2],
}

impl Default for Rater {
    fn default() -> Self {
        Self::new()
    }
}

impl Rater {
    /// A rater with empty storage.
    pub fn new() -> Self {
        Rater {
            nishio: Searcher::new(Kind::NISHIO),
            multiple: Searcher::new(Kind::MULTIPLE),
            dynamic: Searcher::deepening(Kind::dynamic(0), 3),
            deep: [Searcher::new(Kind::dynamic(4)), Searcher::new(Kind::dynamic(5))],
        }
    }

    /// Rates a puzzle; 0 stands for an empty cell.
    pub fn rate(&mut self, givens: &[u8; 81]) -> Rating {
        self.trace(givens, |_| {})
    }

    /// The same, unless somebody sets the flag before it is done.
    pub fn rate_until(&mut self, givens: &[u8; 81], stop: &AtomicBool) -> Option<Rating> {
        let rating = self.run(givens, Some(stop), |_| {});
        (!stop.load(Ordering::Relaxed)).then_some(rating)
    }

    /// Rates a puzzle and hands over every step.
    pub fn trace(&mut self, givens: &[u8; 81], each: impl FnMut(RatedStep)) -> Rating {
        self.run(givens, None, each)
    }

    fn run(
        &mut self,
        givens: &[u8; 81],
        stop: Option<&AtomicBool>,
        mut each: impl FnMut(RatedStep),
    ) -> Rating {
        let mut grid = Grid::new(givens);
        let mut hardest = ("", f64::NEG_INFINITY);
        let (mut pearl, mut diamond) = (None, None);
        let mut steps = 0;
        let mut solved = true;
        while !grid.is_full() {
            let Some((hint, complexity)) = self.next(&grid, stop) else {
                solved = false;
                break;
            };
            if hint.rating > hardest.1 {
                hardest = (hint.technique, hint.rating);
            }
            let before = grid.clone();
            hint.apply(&mut grid);
            if grid == before {
                // Only where the puzzle has no solution.
                solved = false;
                break;
            }
            steps += 1;
            diamond.get_or_insert(hardest.1);
            if hint.placement.is_some() {
                pearl.get_or_insert(hardest.1);
            }
            each(RatedStep {
                technique: hint.technique,
                rating: tenths(hint.rating),
                complexity,
                removals: hint.removals,
                placement: hint.placement.map(|(c, s)| (c as u8, s as u8 + 1)),
            });
        }
        Rating {
            er: if solved { tenths(hardest.1.max(0.0)) } else { 200 },
            ep: tenths(pearl.unwrap_or(0.0)),
            ed: tenths(diamond.unwrap_or(0.0)),
            hardest: hardest.0,
            steps,
            solved,
        }
    }

    /// The next step, and its complexity if it is a chain.
    fn next(&mut self, grid: &Grid, stop: Option<&AtomicBool>) -> Option<(Hint, Option<u32>)> {
        plain(grid).map(|h| (h, None)).or_else(|| self.chain(grid, stop))
    }

    fn chain(&mut self, grid: &Grid, stop: Option<&AtomicBool>) -> Option<(Hint, Option<u32>)> {
        if let Some(u) = unary::first_unary(grid) {
            let technique = u.technique();
            let hint = Hint { technique, rating: u.rating, removals: u.removals, placement: u.placement };
            return Some((hint, Some(u.complexity)));
        }
        if let Some(hint) = aligned::first_triplet_exclusion(grid) {
            return Some((hint, None));
        }
        for searcher in [&mut self.nishio, &mut self.multiple] {
            let mut best = Best { stop, ..Best::default() };
            searcher.search(grid, &mut best);
            if let Some(found) = best.hint(searcher.kind()) {
                return Some(found);
            }
        }
        for level in 0..=3 {
            let mut best = Best { stop, ..Best::default() };
            if level == 0 {
                self.dynamic.search(grid, &mut best);
            } else {
                self.dynamic.deepen(grid, &mut best);
            }
            if let Some(found) = best.hint(self.dynamic.kind()) {
                return Some(found);
            }
        }
        self.deep.iter_mut().find_map(|searcher| {
            let mut best = Best { stop, ..Best::default() };
            searcher.search(grid, &mut best);
            best.hint(searcher.kind())
        })
    }
}

/// The techniques without chains, in the order of the scale.
fn plain(grid: &Grid) -> Option<Hint> {
    singles::hidden_single(grid)
        .or_else(|| singles::direct_intersection(grid))
        .or_else(|| singles::direct_hidden_set(grid, 2))
        .or_else(|| singles::naked_single(grid))
        .or_else(|| singles::direct_hidden_set(grid, 3))
        .or_else(|| subsets::first_intersection(grid))
        .or_else(|| subsets::first_naked_set(grid, 2))
        .or_else(|| subsets::first_fish(grid, 2))
        .or_else(|| subsets::first_hidden_set(grid, 2))
        .or_else(|| subsets::first_naked_set(grid, 3))
        .or_else(|| subsets::first_fish(grid, 3))
        .or_else(|| subsets::first_hidden_set(grid, 3))
        .or_else(|| wings::first_wing(grid, false))
        .or_else(|| wings::first_wing(grid, true))
        .or_else(|| loops::first_loop(grid))
        .or_else(|| subsets::first_naked_set(grid, 4))
        .or_else(|| subsets::first_fish(grid, 4))
        .or_else(|| subsets::first_hidden_set(grid, 4))
        .or_else(|| bug::first_grave(grid))
        .or_else(|| aligned::first_pair_exclusion(grid))
}
