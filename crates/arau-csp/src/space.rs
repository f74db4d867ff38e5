//! Owns [`Space`]: the working candidates of all cells, and the loop that propagates to a fixpoint.

use crate::network::Network;
use crate::queue::Queue;
use crate::word::Word;

/// A cell without candidates was met, or a propagator found that it cannot be satisfied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict;

/// What propagation works on. One space serves a whole search: nothing is allocated while it runs.
#[derive(Clone, Debug, Default)]
pub struct Space<W> {
    /// The candidates of each cell.
    pub cells: Vec<W>,
    /// Cells that got fixed and whose peers have not been told.
    fixed: Vec<u16>,
    /// Those that are being told.
    telling: Vec<u16>,
    queue: Queue,
    /// How often a cell lost candidates.
    n_changes: u64,
    /// How each propagator did of late.
    records: Vec<Record>,
    /// The cell whose fixing last took a candidate from a peer.
    pub last_fixed: Option<u16>,
    /// Scratch memory of propagators, cleared by whoever uses it.
    pub scratch: Scratch<W>,
    /// Spaces for networks inside this one, kept for their memory.
    pub spares: Vec<Space<W>>,
}

/// What a propagator was good for.
#[derive(Clone, Copy, Debug, Default)]
struct Record {
    runs: u32,
    useful: u32,
}

/// A propagator is judged after this many runs.
const TRIAL_RUNS: u32 = 1000;

/// It is put to sleep if less than one run in this many was useful.
const SELDOM: u32 = 100;

/// Reusable buffers for propagators.
#[derive(Clone, Debug, Default)]
pub struct Scratch<W> {
    /// States of an automaton that are reachable, layer after layer.
    pub states: Vec<u32>,
    /// Where each layer ends in `states`.
    pub layers: Vec<usize>,
    /// Marks per state.
    pub marks: Vec<u64>,
    /// Spare copies of candidates.
    pub words: Vec<W>,
}

impl<W: Word> Space<W> {
    /// The start of a puzzle: every propagator waits.
    pub fn new(network: &Network<W>) -> Space<W> {
        let mut space = Space::default();
        space.restart(network, |_, start| start);
        space
    }

    /// Back to the start of a puzzle, keeping the memory. `candidates` may narrow what each cell starts with.
    pub fn restart(&mut self, network: &Network<W>, candidates: impl Fn(usize, W) -> W) {
        self.cells.clear();
        self.cells.extend(network.start.iter().enumerate().map(|(cell, &start)| candidates(cell, start)));
        self.queue.reset(network.propagators.len());
        self.records.clear();
        self.records.resize(network.propagators.len(), Record::default());
        self.fixed.clear();
        for (cell, &candidates) in self.cells.iter().enumerate() {
            if !candidates.is_empty() && candidates.is_single() {
                self.fixed.push(cell as u16);
            }
        }
    }

    /// A space for a network inside this one, from memory used before if there is any. Give it back to `spares`.
    pub fn spare(&mut self) -> Space<W> {
        self.spares.pop().unwrap_or_default()
    }

    /// Keeps only the candidates of a cell that are in `mask`.
    #[inline]
    pub fn keep(&mut self, network: &Network<W>, cell: u16, mask: W) -> Result<(), Conflict> {
        let old = self.cells[cell as usize];
        let new = old & mask;
        if new == old {
            return Ok(());
        }
        self.change(network, cell, new)
    }

    /// Takes the candidates in `mask` away from a cell.
    #[inline]
    pub fn remove(&mut self, network: &Network<W>, cell: u16, mask: W) -> Result<(), Conflict> {
        self.keep(network, cell, !mask)
    }

    #[inline]
    fn change(&mut self, network: &Network<W>, cell: u16, new: W) -> Result<(), Conflict> {
        if new.is_empty() {
            return Err(Conflict);
        }
        self.cells[cell as usize] = new;
        if new.is_single() {
            self.n_changes += 1;
            self.fixed.push(cell);
        } else {
            self.n_changes += 1;
            self.queue.schedule_awake(network.watchers(cell));
        }
        Ok(())
    }

    /// Tells all there is to tell until nothing changes. After a conflict nothing waits any more.
    pub fn propagate(&mut self, network: &Network<W>) -> Result<(), Conflict> {
        let result = self.run_queue(network);
        if result.is_err() {
            self.fixed.clear();
            self.telling.clear();
            self.queue.clear();
        }
        result
    }

    fn run_queue(&mut self, network: &Network<W>) -> Result<(), Conflict> {
        self.last_fixed = None;
        if self.cells.iter().any(|candidates| candidates.is_empty()) {
            return Err(Conflict);
        }
        self.tell_fixed(network)?;
        loop {
            while let Some(idx) = self.queue.pop_below(network.n_immediate) {
                network.propagators[idx].run(network, self)?;
            }
            if !self.fixed.is_empty() {
                self.tell_fixed(network)?;
                continue;
            }
            let Some(idx) = self.queue.pop() else { return Ok(()) };
            self.run_dear(network, idx)?;
        }
    }

    /// Runs a dear propagator, and puts it to sleep if it hardly ever has anything to tell.
    fn run_dear(&mut self, network: &Network<W>, idx: usize) -> Result<(), Conflict> {
        let before = self.n_changes;
        let result = network.propagators[idx].run(network, self);
        let record = &mut self.records[idx];
        record.runs += 1;
        record.useful += u32::from(result.is_err() || self.n_changes != before);
        if record.runs == TRIAL_RUNS {
            if record.useful * SELDOM < TRIAL_RUNS && network.propagators[idx].may_sleep() {
                self.queue.put_to_sleep(idx);
            }
            *record = Record::default();
        }
        result
    }

    /// Tells the peers and watchers of all cells that were fixed since the last time. Going in rounds, instead of
    /// telling each cell at once, leaves `last_fixed` near the cause of a conflict, which guides the search well.
    fn tell_fixed(&mut self, network: &Network<W>) -> Result<(), Conflict> {
        std::mem::swap(&mut self.fixed, &mut self.telling);
        for i in 0..self.telling.len() {
            let cell = self.telling[i];
            self.queue.schedule(network.fix_watchers(cell));
            let symbol = self.cells[cell as usize];
            for &peer in network.peers(cell) {
                if !(self.cells[peer as usize] & symbol).is_empty() {
                    self.last_fixed = Some(cell);
                    self.remove(network, peer, symbol)?;
                }
            }
        }
        self.telling.clear();
        Ok(())
    }
}
