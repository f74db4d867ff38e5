//! Owns [`Search`]: depth-first search over a network, one decision at a time, with conflict-driven choice of cells.

use crate::branching::Branching;
use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;
use arau_core::{Grid, Limits, Stats, Symbol};
use std::ops::ControlFlow;

/// A decision that was tried and can be taken back.
#[derive(Clone, Copy, Debug)]
struct Decision {
    cell: u16,
    symbol: u8,
}

/// Why a search stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Everything was looked at.
    Exhausted,
    /// The receiver of solutions had enough.
    Satisfied,
    /// A limit was reached.
    Limited,
    /// The allowance of conflicts of this run was used up.
    Restart,
}

/// A depth-first search. Memory grows with the deepest path only.
pub struct Search<'a, W> {
    network: &'a Network<W>,
    /// The position.
    pub space: Space<W>,
    decisions: Vec<Decision>,
    /// The candidates before each decision, one after the other.
    saved: Vec<W>,
    branching: Branching,
    /// What was done so far.
    pub stats: Stats,
}

impl<'a, W: Word> Search<'a, W> {
    /// At the start of a puzzle.
    pub fn new(network: &'a Network<W>) -> Search<'a, W> {
        Search {
            network,
            space: Space::new(network),
            decisions: Vec::new(),
            saved: Vec::new(),
            branching: Branching::new(network),
            stats: Stats::default(),
        }
    }

    /// Propagates the start position. After an error there is no solution.
    pub fn root(&mut self) -> Result<(), Conflict> {
        self.propagate()
    }

    /// Fixes a cell and propagates, without a way back.
    pub fn assume(&mut self, cell: u16, symbol: W) -> Result<(), Conflict> {
        self.space.keep(self.network, cell, symbol)?;
        self.propagate()
    }

    /// Takes a candidate away and propagates, without a way back.
    pub fn exclude(&mut self, cell: u16, symbol: W) -> Result<(), Conflict> {
        self.space.remove(self.network, cell, symbol)?;
        self.propagate()
    }

    /// Goes through the solutions from the present position, which must be at its fixpoint and is changed. With
    /// `max_conflicts`, gives up after this many.
    pub fn run(
        &mut self,
        limits: &Limits,
        max_conflicts: Option<u64>,
        mut solution: impl FnMut(&[W]) -> ControlFlow<()>,
    ) -> End {
        let stop_at = max_conflicts.map(|n| self.stats.conflicts + n);
        self.decisions.clear();
        self.saved.clear();
        loop {
            if limits.reached(self.stats.nodes) {
                return End::Limited;
            }
            let went_on = match self.branching.choose(self.network, &self.space.cells) {
                Some((cell, symbol)) => self.decide(Decision { cell, symbol }),
                None => {
                    if solution(&self.space.cells).is_break() {
                        return End::Satisfied;
                    }
                    self.forget_invisible_decisions();
                    Err(Conflict)
                }
            };
            if went_on.is_err() {
                if stop_at.is_some_and(|stop| self.stats.conflicts >= stop) {
                    return End::Restart;
                }
                if self.back_up().is_err() {
                    return End::Exhausted;
                }
            }
        }
    }

    fn decide(&mut self, decision: Decision) -> Result<(), Conflict> {
        self.stats.guesses += 1;
        self.saved.extend_from_slice(&self.space.cells);
        self.decisions.push(decision);
        let symbol = W::bit(decision.symbol as usize);
        self.space.keep(self.network, decision.cell, symbol)?;
        self.propagate()
    }

    /// Takes back decisions until one of them, turned round, leads to a position without conflict.
    fn back_up(&mut self) -> Result<(), Conflict> {
        while let Some(decision) = self.decisions.pop() {
            let n = self.space.cells.len();
            let start = self.saved.len() - n;
            self.space.cells.copy_from_slice(&self.saved[start..]);
            self.saved.truncate(start);
            let symbol = W::bit(decision.symbol as usize);
            if self.space.remove(self.network, decision.cell, symbol).is_ok() && self.propagate().is_ok() {
                return Ok(());
            }
        }
        Err(Conflict)
    }

    /// A grid counts once, however its auxiliary cells can be filled: decisions about them need no turning round.
    fn forget_invisible_decisions(&mut self) {
        while self.decisions.last().is_some_and(|d| d.cell as usize >= self.network.n_visible) {
            self.decisions.pop();
            self.saved.truncate(self.saved.len() - self.space.cells.len());
        }
    }

    fn propagate(&mut self) -> Result<(), Conflict> {
        self.stats.nodes += 1;
        let result = self.space.propagate(self.network);
        if result.is_err() {
            self.stats.conflicts += 1;
            // The cell told last is nearer to the cause than the decision, which may lie many steps back.
            if let Some(cell) = self.space.last_fixed {
                self.branching.blame(cell, self.space.cells[cell as usize].lowest());
            }
        }
        result
    }
}

/// The grid of a solved position.
pub fn grid_of<W: Word>(network: &Network<W>, cells: &[W]) -> Grid {
    Grid(cells[..network.n_visible].iter().map(|c| Symbol(c.lowest() as u8)).collect())
}
