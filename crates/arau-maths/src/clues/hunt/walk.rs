//! Owns a walk from a random minimal puzzle to puzzles with fewer givens.
//!
//! A step takes a given away, lists the solutions that are left, and puts another given in its stead: any symbol in any cell,
//! the likelier the fewer solutions have it there. The new puzzle may have several solutions. If it has more than
//! the old one, it is kept with a probability that falls with the square of their number. As soon as a
//! puzzle has one solution, the given goes that is missed least, and the walk goes on with one less.
//!
//! Chances are fractions of whole numbers, so that a seed leads to the same puzzle on every machine.

use super::orbits::Orbits;
use super::solver::{Boards, Solver};
use arau_core::Classic;
use arau_core::bits::ones;
use arau_random::Dice;
use std::ops::ControlFlow;

/// A step that would have to list more solutions than this for each solution of the puzzle is not made: hardly ever would it
/// lead to as few solutions again. (A given leaves one in some hundred at best.)
const MOST_PER_SOLUTION: usize = 1_000;

/// Two givens that come together leave fewer.
const MORE_FOR_PAIRS: usize = 4;

/// Of puzzles with more solutions than this, only this many are counted.
const MOST_COUNTED: usize = 20_000;

/// A walk ends after this many steps without a puzzle that has fewer solutions or fewer givens than all before.
const PATIENCE: u64 = 500;

/// One step of this many exchanges two givens at once.
const DOUBLE_STEP: u64 = 8;

/// A walk.
pub struct Walk<'a> {
    solver: &'a Solver,
    orbits: &'a Orbits,
    dice: Dice,
    here: State,
    /// Given orbits without which there were too many solutions. They stay until they are forgotten here.
    needed: Vec<usize>,
    /// The solutions of the puzzle that lost givens; their room is kept.
    solutions: Vec<Boards>,
    walked: Walked,
}

/// Where a walk is.
#[derive(Clone)]
struct State {
    givens: Classic,
    /// The orbits that are given.
    given: Vec<usize>,
    n_solutions: usize,
}

/// What a walk has to tell.
#[derive(Clone, Copy, Default)]
pub struct Walked {
    /// The puzzle with one solution that has the fewest givens.
    pub proper: Option<Classic>,
    pub n_steps: u64,
    pub n_solutions: u64,
}

impl Walked {
    /// The fewest givens with one solution.
    pub fn n_givens(&self) -> usize {
        self.proper.map_or(usize::MAX, |puzzle| n_givens(&puzzle))
    }
}

fn n_givens(puzzle: &Classic) -> usize {
    puzzle.iter().filter(|digit| **digit != 0).count()
}

impl<'a> Walk<'a> {
    /// A walk that the dice lead.
    pub fn new(solver: &'a Solver, orbits: &'a Orbits, mut dice: Dice) -> Walk<'a> {
        let here = minimal_puzzle(solver, orbits, &mut dice);
        let walked = Walked { proper: Some(here.givens), ..Walked::default() };
        Walk { solver, orbits, dice, here, needed: Vec::new(), solutions: Vec::new(), walked }
    }

    /// Walks until a puzzle has one solution and at most this many givens, or until patience is at its end.
    pub fn run(&mut self, size: usize, wants_stop: &dyn Fn() -> bool) -> Walked {
        let mut fewest = usize::MAX;
        let mut n_idle = 0;
        while n_idle < PATIENCE && !wants_stop() {
            while self.here.n_solutions == 1 {
                self.walked.proper = Some(self.here.givens);
                if self.walked.n_givens() <= size || !self.lose(size) {
                    return self.walked;
                }
                fewest = usize::MAX;
            }
            n_idle += 1;
            self.walked.n_steps += 1;
            self.step();
            if self.here.n_solutions < fewest {
                fewest = self.here.n_solutions;
                n_idle = 0;
            }
        }
        self.walked
    }

    /// Takes the given away that leaves the fewest solutions. None can go if all orbits are too large for what is to
    /// remain.
    fn lose(&mut self, size: usize) -> bool {
        let surplus = n_givens(&self.here.givens) - size;
        let mut best: Option<State> = None;
        for &orbit in &self.here.given {
            if self.orbits.size(orbit) > surplus {
                continue;
            }
            let mut without = self.here.clone();
            self.take(&mut without, orbit);
            let limit = best.as_ref().map_or(MOST_COUNTED, |best| best.n_solutions);
            without.n_solutions = self.solver.count(&without.givens, limit);
            self.walked.n_solutions += without.n_solutions as u64;
            if best.as_ref().is_none_or(|best| without.n_solutions < best.n_solutions) {
                best = Some(without);
            }
        }
        let Some(best) = best else { return false };
        self.needed.retain(|orbit| best.given.contains(orbit));
        self.here = best;
        true
    }

    fn take(&self, state: &mut State, orbit: usize) {
        state.given.retain(|given| *given != orbit);
        for cell in self.orbits.cells[orbit] {
            state.givens[cell] = 0;
        }
    }

    /// A given orbit, rather one that is not known to be needed.
    fn drawn(&mut self, state: &State) -> usize {
        let mut free: Vec<usize> =
            state.given.iter().copied().filter(|orbit| !self.needed.contains(orbit)).collect();
        if free.is_empty() {
            self.needed.clear();
            free.clone_from(&state.given);
        }
        let [i] = self.dice.throw([free.len() as u64]);
        free[i]
    }

    /// Exchanges a given, or two. Stays where it is if that would take too long, or if the dice are against it.
    fn step(&mut self) {
        let [double] = self.dice.throw([DOUBLE_STEP]);
        let mut next = self.here.clone();
        let mut taken = Vec::new();
        for _ in 0..if double == 0 { 2 } else { 1 } {
            let orbit = self.drawn(&next);
            self.take(&mut next, orbit);
            taken.push(orbit);
        }
        let has_pair = taken.iter().any(|orbit| self.orbits.size(*orbit) == 2);
        let limit = self.here.n_solutions.clamp(2, 20) * MOST_PER_SOLUTION;
        if !self.list_solutions(&next, if has_pair { MORE_FOR_PAIRS * limit } else { limit }) {
            if let [orbit] = taken[..] {
                self.needed.push(orbit);
            }
            return;
        }
        if !taken.iter().all(|orbit| self.give(&mut next, self.orbits.size(*orbit))) {
            return;
        }
        next.n_solutions = self.solutions.len();
        let (old, new) = (self.here.n_solutions as u64, next.n_solutions as u64);
        if new <= old || (self.dice.throw([new * new])[0] as u64) < old * old {
            self.here = next;
            // Elsewhere another may be needed.
            if !self.needed.is_empty() {
                let [i] = self.dice.throw([self.needed.len() as u64]);
                self.needed.swap_remove(i);
            }
        }
    }

    /// Whether there are no more than a number of them.
    fn list_solutions(&mut self, state: &State, limit: usize) -> bool {
        let Walk { solver, solutions, walked, .. } = self;
        solutions.clear();
        let end = solver.each_solution(solver.position(&state.givens), &mut |solution| {
            if solutions.len() == limit {
                return ControlFlow::Break(());
            }
            solutions.push(*solution);
            ControlFlow::Continue(())
        });
        walked.n_solutions += solutions.len() as u64;
        end.is_continue()
    }

    /// Gives an orbit of a size with digits that few solutions have there, and keeps the solutions that have them. What was
    /// just taken does not come back; if nothing else is left, nothing is given.
    fn give(&mut self, state: &mut State, size: usize) -> bool {
        let is_open = |orbit: &usize| self.orbits.size(*orbit) == size && !state.given.contains(orbit);
        let open: Vec<usize> = (0..self.orbits.cells.len()).filter(is_open).collect();
        let mut counts = vec![[0u64; 81]; open.len()];
        for solution in &self.solutions {
            let digits = digits_of(solution);
            for (counts, &orbit) in counts.iter_mut().zip(&open) {
                counts[self.pair(&digits, orbit)] += 1;
            }
        }
        for (counts, orbit) in counts.iter_mut().zip(&open) {
            if self.here.given.contains(orbit) {
                counts[self.pair(&self.here.givens, *orbit)] = 0;
            }
        }
        let rarest = counts.as_flattened().iter().copied().filter(|n| *n > 0).min().unwrap_or(1);
        // The rarest has the weight 2²⁰.
        let weight = |n: u64| if n == 0 { 0 } else { ((rarest * rarest) << 20) / (n * n) };
        let total: u64 = counts.as_flattened().iter().map(|n| weight(*n)).sum();
        if total == 0 {
            return false;
        }
        let mut left = self.dice.throw([total])[0] as u64;
        let drawn = counts.as_flattened().iter().position(|n| {
            let is_here = left < weight(*n);
            left = left.saturating_sub(weight(*n));
            is_here
        });
        let drawn = drawn.expect("the throw is below the sum of the weights");
        let orbit = open[drawn / 81];
        let digits = [drawn % 81 / 9, drawn % 9];
        state.given.push(orbit);
        for (cell, digit) in self.orbits.cells[orbit].into_iter().zip(digits) {
            state.givens[cell] = digit as u8 + 1;
            self.solutions.retain(|solution| solution[digit] >> cell & 1 == 1);
        }
        true
    }

    /// The two digits of an orbit as one number.
    fn pair(&self, digits: &Classic, orbit: usize) -> usize {
        let [a, b] = self.orbits.cells[orbit].map(|cell| usize::from(digits[cell]) - 1);
        9 * a + b
    }
}

/// A solution as digits.
pub fn digits_of(solution: &Boards) -> Classic {
    let mut digits = Classic::EMPTY;
    for (digit, cells) in (1..).zip(*solution) {
        ones(cells).for_each(|cell| digits[cell] = digit);
    }
    digits
}

/// A puzzle with one solution, of which no orbit can go.
fn minimal_puzzle(solver: &Solver, orbits: &Orbits, dice: &mut Dice) -> State {
    let mut givens = some_grid(solver, dice);
    let mut order: Vec<usize> = (0..orbits.cells.len()).collect();
    dice.shuffle(&mut order);
    let mut given = Vec::new();
    for orbit in order {
        let mut without = givens;
        for cell in orbits.cells[orbit] {
            without[cell] = 0;
        }
        match solver.count(&without, 2) {
            1 => givens = without,
            _ => given.push(orbit),
        }
    }
    State { givens, given, n_solutions: 1 }
}

/// Some full grid: a solution of a few random digits. Not all grids are equally likely.
pub fn some_grid(solver: &Solver, dice: &mut Dice) -> Classic {
    const N_DIGITS: usize = 8;
    loop {
        let mut cells: Vec<usize> = (0..81).collect();
        dice.shuffle(&mut cells);
        let mut position = solver.empty();
        for cell in cells.into_iter().take(N_DIGITS) {
            // Fewer digits than nine leave a candidate in every cell.
            let candidates: Vec<usize> =
                (0..9).filter(|&digit| position.boards[digit] >> cell & 1 == 1).collect();
            let [i] = dice.throw([candidates.len() as u64]);
            solver.place(&mut position, candidates[i], cell);
        }
        let mut grid = None;
        let _ = solver.each_solution(position, &mut |solution| {
            grid = Some(digits_of(solution));
            ControlFlow::Break(())
        });
        if let Some(grid) = grid {
            return grid;
        }
    }
}
