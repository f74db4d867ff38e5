//! Owns a solver for 9×9 puzzles whose rules are houses of nine cells, whichever. It lists solutions, many thousands of
//! them where there are few givens; so what counts is the time from one solution to the next.
//!
//! Each digit has a board of 81 bits: the cells where it may stand. Cells with one candidate are found in all cells at once,
//! by adding up the nine boards; digits with one place are sought in houses that lack the digit, if its board changed.

use arau_core::Classic;
use arau_core::bits::ones;
use std::ops::ControlFlow;

/// The cells of each digit.
pub type Boards = [u128; 9];

const ALL_CELLS: u128 = (1 << 81) - 1;

/// Which houses there are.
pub struct Solver {
    houses: Vec<u128>,
    /// For each cell, the others in its houses.
    peers: [u128; 81],
    /// For each cell, its houses.
    houses_of: [u64; 81],
}

/// How far a solution has come.
#[derive(Clone, Copy)]
pub struct Position {
    /// Where each digit stands or may stand.
    pub boards: Boards,
    /// For each digit, the houses that lack it.
    open: [u64; 9],
    /// Cells without a digit.
    free: u128,
}

/// There is no solution.
struct Dead;

impl Solver {
    /// For these houses, 64 at most.
    pub fn new(houses: &[u128]) -> Solver {
        let of = |cell: usize| houses.iter().enumerate().filter(move |(_, house)| *house >> cell & 1 == 1);
        Solver {
            houses: houses.to_vec(),
            peers: std::array::from_fn(|cell| {
                of(cell).fold(0, |peers, (_, house)| peers | house) & !(1 << cell)
            }),
            houses_of: std::array::from_fn(|cell| of(cell).fold(0, |set, (i, _)| set | 1 << i)),
        }
    }

    /// Without any digit.
    pub fn empty(&self) -> Position {
        let n_houses = self.houses.len() as u32;
        Position { boards: [ALL_CELLS; 9], open: [u64::MAX >> (64 - n_houses); 9], free: ALL_CELLS }
    }

    /// With these givens. If two of them clash, there is no solution to be found.
    pub fn position(&self, givens: &Classic) -> Position {
        let mut position = self.empty();
        for (cell, &digit) in givens.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            self.place(&mut position, usize::from(digit) - 1, cell);
        }
        position
    }

    /// Puts a digit into a cell. Where it may not stand, the cell is left without a candidate.
    pub fn place(&self, position: &mut Position, digit: usize, cell: usize) {
        let bit = position.boards[digit] & 1 << cell;
        for board in &mut position.boards {
            *board &= !(1 << cell);
        }
        position.boards[digit] |= bit;
        self.clear_peers(position, digit, cell);
    }

    /// The digit is the only one in its cell.
    fn clear_peers(&self, position: &mut Position, digit: usize, cell: usize) {
        position.boards[digit] &= !self.peers[cell];
        position.open[digit] &= !self.houses_of[cell];
        position.free &= !(1 << cell);
    }

    /// Calls back with every solution, until the caller breaks off.
    pub fn each_solution(
        &self,
        position: Position,
        found: &mut impl FnMut(&Boards) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut no_limit = u64::MAX;
        self.search(position, &mut no_limit, found)
    }

    /// The same, but breaks off by itself when no nodes are left.
    pub fn search(
        &self,
        mut position: Position,
        n_nodes_left: &mut u64,
        found: &mut impl FnMut(&Boards) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if *n_nodes_left == 0 {
            return ControlFlow::Break(());
        }
        *n_nodes_left -= 1;
        if self.propagate(&mut position).is_err() {
            return ControlFlow::Continue(());
        }
        if position.free == 0 {
            return found(&position.boards);
        }
        let (digits, cells) = self.branch(&position);
        for cell in ones(cells) {
            for digit in digits.clone() {
                if position.boards[digit] >> cell & 1 == 1 {
                    let mut next = position;
                    self.place(&mut next, digit, cell);
                    self.search(next, n_nodes_left, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The number of solutions, or the limit if there are more.
    pub fn count(&self, givens: &Classic, limit: usize) -> usize {
        let mut n = 0;
        let _ = self.each_solution(self.position(givens), &mut |_| {
            n += 1;
            if n < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        n
    }

    /// Fills in what follows from one candidate in a cell or one place in a house.
    fn propagate(&self, position: &mut Position) -> Result<(), Dead> {
        let mut searched = [u128::MAX; 9];
        loop {
            self.fill_cells(position)?;
            let mut has_found = false;
            for (digit, searched) in searched.iter_mut().enumerate() {
                if *searched != position.boards[digit] {
                    *searched = position.boards[digit];
                    has_found |= self.fill_houses(position, digit)?;
                }
            }
            if !has_found {
                return Ok(());
            }
        }
    }

    /// Cells with one candidate, as long as there are any.
    fn fill_cells(&self, position: &mut Position) -> Result<(), Dead> {
        loop {
            let (any, several, _) = added_up(&position.boards);
            if any != ALL_CELLS {
                return Err(Dead);
            }
            let single = any & !several & position.free;
            if single == 0 {
                return Ok(());
            }
            for digit in 0..9 {
                for cell in ones(position.boards[digit] & single) {
                    if position.boards[digit] >> cell & 1 == 0 {
                        return Err(Dead);
                    }
                    self.clear_peers(position, digit, cell);
                }
            }
        }
    }

    /// Houses with one place for the digit.
    fn fill_houses(&self, position: &mut Position, digit: usize) -> Result<bool, Dead> {
        let mut has_found = false;
        let mut open = position.open[digit];
        while open != 0 {
            let places = position.boards[digit] & self.houses[open.trailing_zeros() as usize];
            open &= open - 1;
            if places & places.wrapping_sub(1) == 0 {
                if places == 0 {
                    return Err(Dead);
                }
                self.place(position, digit, places.trailing_zeros() as usize);
                open &= position.open[digit];
                has_found = true;
            }
        }
        Ok(has_found)
    }

    /// What to try: some digits in some cells, two ways if possible. A cell and its candidates, or a house and its places.
    fn branch(&self, position: &Position) -> (std::ops::Range<usize>, u128) {
        let (_, two, three) = added_up(&position.boards);
        let with_two = two & !three;
        if with_two != 0 {
            return (0..9, with_two & with_two.wrapping_neg());
        }
        for digit in 0..9 {
            for house in ones(position.open[digit]) {
                let places = position.boards[digit] & self.houses[house];
                let rest = places & places.wrapping_sub(1);
                if rest & rest.wrapping_sub(1) == 0 {
                    return (digit..digit + 1, places);
                }
            }
        }
        let n_candidates =
            |cell: &usize| position.boards.iter().filter(|board| *board >> cell & 1 == 1).count();
        (0..9, ones(position.free).min_by_key(n_candidates).map_or(0, |cell| 1 << cell))
    }
}

/// The cells with at least one, two and three candidates.
fn added_up(boards: &Boards) -> (u128, u128, u128) {
    boards
        .iter()
        .fold((0, 0, 0), |(one, two, three), board| (one | board, two | one & board, three | two & board))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues::hunt::VARIANTS;
    use crate::clues::hunt::walk::{digits_of, some_grid};
    use arau_core::Classic;
    use arau_core::{Limits, PuzzleSpec, Symbol, solutions};
    use arau_csp::Csp;
    use arau_format::{ReadOptions, format};
    use arau_random::Dice;

    /// What the general engine finds, which knows the variant by its rules.
    fn by_the_general_engine(variant: &str, givens: &Classic, limit: u64) -> Vec<Classic> {
        let line = givens.to_string();
        let variant = if variant == "3x3" { "classic" } else { variant };
        let document = format!("variant = '{variant}'\ngivens = '{line}'\n");
        let spec = format("arau").unwrap().read(&document, &ReadOptions::default()).unwrap();
        let puzzle = PuzzleSpec::build(spec).unwrap();
        let (grids, outcome) = solutions(&Csp, &puzzle, limit, &Limits::none());
        assert!(outcome.complete);
        let digits = |grid: &[Symbol]| Classic(std::array::from_fn(|cell| grid[cell].0 + 1));
        grids.iter().map(|grid| digits(&grid.0)).collect()
    }

    fn by_this_one(solver: &Solver, givens: &Classic, limit: usize) -> Vec<Classic> {
        let mut all = Vec::new();
        let _ = solver.each_solution(solver.position(givens), &mut |solution| {
            all.push(digits_of(solution));
            if all.len() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        all
    }

    /// Parts of a grid, some of them with a digit that was changed: puzzles with no solution, one or many.
    #[test]
    fn solutions_are_those_of_the_general_engine() {
        const LIMIT: usize = 200;
        for variant in VARIANTS {
            let solver = Solver::new(&(variant.houses)());
            let mut dice = Dice::of(1, 0);
            let mut n_seen = [0; 3];
            for trial in 0..60 {
                let mut givens = some_grid(&solver, &mut dice);
                for digit in givens.iter_mut() {
                    let [kept] = dice.throw([81]);
                    if kept > 10 + 3 * (trial % 10) {
                        *digit = 0;
                    }
                }
                if trial % 3 == 0 {
                    let [cell, digit] = dice.throw([81, 9]);
                    givens[cell] = digit as u8 + 1;
                }
                let mut expected = by_the_general_engine(variant.id, &givens, LIMIT as u64);
                let mut found = by_this_one(&solver, &givens, LIMIT);
                assert_eq!(solver.count(&givens, LIMIT), found.len());
                n_seen[found.len().min(2)] += 1;
                if found.len() < LIMIT {
                    expected.sort_unstable();
                    found.sort_unstable();
                    assert_eq!(found, expected, "{} {givens:?}", variant.id);
                } else {
                    assert_eq!(expected.len(), LIMIT, "{} {givens:?}", variant.id);
                }
            }
            assert!(n_seen.iter().all(|n| *n > 4), "{} {n_seen:?}", variant.id);
        }
    }
}
