//! A word accepted by an automaton. Forwards, the states that the candidates can reach; backwards, those of them
//! from which acceptance can be reached; a symbol stays if it joins two such states.

use crate::network::Network;
use crate::space::{Conflict, Space};
use crate::word::Word;
use arau_core::{Automaton, Symbol};
use std::sync::Arc;

/// Cells read in order by an automaton.
#[derive(Clone, Debug)]
pub struct Dfa<W> {
    /// In reading order; a cell may stand more than once.
    pub cells: Box<[u16]>,
    /// What reads them.
    pub automaton: Arc<Automaton>,
    /// The symbols that each state can read.
    pub readable: Arc<[W]>,
}

/// The symbols that each state of an automaton can read.
pub fn readable<W: Word>(automaton: &Automaton) -> Arc<[W]> {
    (0..automaton.n_states() as u32).map(|state| W::from_set(automaton.possible(state))).collect()
}

impl<W: Word> Dfa<W> {
    pub fn run(&self, network: &Network<W>, space: &mut Space<W>) -> Result<(), Conflict> {
        let mut scratch = std::mem::take(&mut space.scratch);
        let n_words = self.automaton.n_states().div_ceil(64);
        scratch.marks.clear();
        scratch.marks.resize(n_words, 0);
        scratch.states.clear();
        scratch.layers.clear();
        scratch.words.clear();
        let result = self.reachable(&mut scratch, space).and_then(|()| self.supported(&mut scratch, space));
        let kept = result.and_then(|()| {
            let masks = scratch.words.iter().rev();
            self.cells.iter().zip(masks).try_for_each(|(&cell, &mask)| space.keep(network, cell, mask))
        });
        space.scratch = scratch;
        kept
    }

    /// Lists the reachable states layer by layer: layer `i` is what the first `i` cells lead to.
    fn reachable(&self, scratch: &mut crate::space::Scratch<W>, space: &Space<W>) -> Result<(), Conflict> {
        scratch.states.push(0);
        scratch.layers.push(1);
        let mut start = 0;
        for &cell in &self.cells {
            let end = scratch.states.len();
            let candidates = space.cells[cell as usize];
            for i in start..end {
                let state = scratch.states[i];
                for symbol in (candidates & self.readable[state as usize]).symbols() {
                    let Some(next) = self.automaton.next(state, Symbol(symbol as u8)) else { continue };
                    let (word, bit) = (next as usize / 64, 1u64 << (next % 64));
                    if scratch.marks[word] & bit == 0 {
                        scratch.marks[word] |= bit;
                        scratch.states.push(next);
                    }
                }
            }
            start = end;
            for i in start..scratch.states.len() {
                scratch.marks[scratch.states[i] as usize / 64] = 0;
            }
            scratch.layers.push(scratch.states.len());
            if start == scratch.states.len() {
                return Err(Conflict);
            }
        }
        Ok(())
    }

    /// Walks back from acceptance; pushes for each cell, last first, the symbols that lead on.
    fn supported(&self, scratch: &mut crate::space::Scratch<W>, space: &Space<W>) -> Result<(), Conflict> {
        let n = self.cells.len();
        let layer = |layers: &[usize], i: usize| if i == 0 { 0..layers[0] } else { layers[i - 1]..layers[i] };
        for i in layer(&scratch.layers, n) {
            let state = scratch.states[i];
            if self.automaton.is_accepting(state) {
                scratch.marks[state as usize / 64] |= 1 << (state % 64);
            }
        }
        for (i, &cell) in self.cells.iter().enumerate().rev() {
            let here = layer(&scratch.layers, i);
            let there = layer(&scratch.layers, i + 1);
            let candidates = space.cells[cell as usize];
            let mut kept = W::EMPTY;
            // States of this layer that lead on are marked by moving them to its front.
            let mut n_alive = 0;
            for j in here.clone() {
                let state = scratch.states[j];
                let leads_on = |&symbol: &usize| {
                    let next = self.automaton.next(state, Symbol(symbol as u8));
                    next.is_some_and(|next| scratch.marks[next as usize / 64] >> (next % 64) & 1 == 1)
                };
                let readable = candidates & self.readable[state as usize];
                let news =
                    (readable & !kept).symbols().filter(leads_on).fold(W::EMPTY, |set, s| set | W::bit(s));
                // Of symbols that are kept already, one that leads on is enough.
                let alive = !news.is_empty() || (readable & kept).symbols().any(|s| leads_on(&s));
                kept |= news;
                if alive {
                    scratch.states.swap(here.start + n_alive, j);
                    n_alive += 1;
                }
            }
            for j in there {
                scratch.marks[scratch.states[j] as usize / 64] = 0;
            }
            for j in here.start..here.start + n_alive {
                let state = scratch.states[j];
                scratch.marks[state as usize / 64] |= 1 << (state % 64);
            }
            if kept.is_empty() {
                return Err(Conflict);
            }
            scratch.words.push(kept);
        }
        Ok(())
    }
}
