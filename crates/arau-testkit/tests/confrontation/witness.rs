//! Owns the question whether a grid satisfies the constraints of one rule: that some filling of the auxiliary cells
//! satisfies them all.

use arau_core::{Constraint, Grid, Puzzle, Symbol};

/// Whether some filling of the auxiliary cells satisfies every constraint of the rule at this index.
pub fn is_accepted(puzzle: &Puzzle, rule: usize, grid: &Grid) -> bool {
    let mut symbols = grid.0.clone();
    symbols.resize(puzzle.n_variables(), Symbol(0));
    let mut search = Search { puzzle, symbols, aux: Vec::new(), due: Vec::new() };
    let constraints: Vec<&Constraint> = puzzle
        .constraints()
        .iter()
        .filter(|posted| posted.rule == rule)
        .map(|posted| &posted.constraint)
        .collect();
    let is_aux = |idx: &usize| *idx >= puzzle.n_cells();
    search.aux = constraints.iter().flat_map(|c| c.cells()).map(|cell| cell.idx()).filter(is_aux).collect();
    search.aux.sort_unstable();
    search.aux.dedup();
    search.due = vec![Vec::new(); search.aux.len() + 1];
    for constraint in constraints {
        // A constraint is due when its last auxiliary cell has been filled.
        let last = constraint.cells().iter().map(|cell| cell.idx()).filter(is_aux).max();
        let depth = last.map_or(0, |last| 1 + search.aux.partition_point(|&idx| idx < last));
        search.due[depth].push(constraint);
    }
    search.extends(0)
}

struct Search<'a> {
    puzzle: &'a Puzzle,
    symbols: Vec<Symbol>,
    aux: Vec<usize>,
    due: Vec<Vec<&'a Constraint>>,
}

impl Search<'_> {
    fn extends(&mut self, depth: usize) -> bool {
        if !self.due[depth].iter().all(|constraint| constraint.holds(&self.symbols, self.puzzle.values())) {
            return false;
        }
        let Some(&cell) = self.aux.get(depth) else { return true };
        self.puzzle.domains()[cell].iter().any(|symbol| {
            self.symbols[cell] = symbol;
            self.extends(depth + 1)
        })
    }
}
