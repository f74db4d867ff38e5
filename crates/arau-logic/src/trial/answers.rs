//! Owns [`Answers`]: what constraints left of their cells when they were last asked, so that nothing is worked out twice.

use super::network::Network;
use crate::support::{Known, left_by};
use arau_core::{Cell, Symbol, SymbolSet};

/// This many answers are kept; of two that fall on one place, the later one.
const N_PLACES: usize = 1 << 14;

/// Answers by constraint and by what its cells may hold.
#[derive(Debug, Default)]
pub(super) struct Answers {
    places: Vec<Option<Answer>>,
    /// How much was asked.
    pub work: u64,
}

#[derive(Debug)]
struct Answer {
    rule: u32,
    domains: Box<[SymbolSet]>,
    left: Box<[SymbolSet]>,
    /// What it took to work out. It counts again where it is remembered, so that what is found does not depend on what was
    /// asked before.
    work: u64,
}

/// What is known of cells in a trial.
struct KnownInTrial<'a> {
    network: &'a Network,
    domains: &'a [SymbolSet],
    /// The steps of walks.
    steps: std::cell::Cell<u64>,
}

/// After this many steps, a person has long looked elsewhere.
const MOST_STEPS: usize = 600;

impl Known for KnownInTrial<'_> {
    fn domain(&self, cell: Cell) -> SymbolSet {
        self.domains[cell.idx()]
    }

    fn differ(&self, a: Cell, b: Cell) -> bool {
        self.network.differ(a, b)
    }

    fn value(&self, symbol: Symbol) -> i64 {
        self.network.value(symbol)
    }

    fn most_steps(&self) -> usize {
        MOST_STEPS
    }

    fn spend(&self, steps: usize) {
        self.steps.set(self.steps.get() + steps as u64);
    }
}

impl Answers {
    /// What a rule leaves of its cells, in their order.
    pub fn left(&mut self, network: &Network, rule: u32, domains: &[SymbolSet]) -> &[SymbolSet] {
        if self.places.is_empty() {
            self.places.resize_with(N_PLACES, || None);
        }
        let cells = &network.rules[rule as usize].cells;
        let place = place_of(rule, cells, domains);
        let is_known = self.places[place].as_ref().is_some_and(|answer| {
            answer.rule == rule
                && cells.iter().zip(&answer.domains).all(|(cell, known)| domains[cell.idx()] == *known)
        });
        if !is_known {
            let known = KnownInTrial { network, domains, steps: std::cell::Cell::new(0) };
            let mut left: Box<[SymbolSet]> = cells.iter().map(|cell| domains[cell.idx()]).collect();
            let domains = left.clone();
            for (cell, of_cell) in left_by(network.constraint(rule), &known) {
                if let Some(at) = cells.iter().position(|&other| other == cell) {
                    left[at] = left[at].and(of_cell);
                }
            }
            let work = 4 * cells.len() as u64 + known.steps.get();
            self.places[place] = Some(Answer { rule, domains, left, work });
        }
        let Some(answer) = &self.places[place] else { return &[] };
        self.work += answer.work;
        &answer.left
    }
}

fn place_of(rule: u32, cells: &[Cell], domains: &[SymbolSet]) -> usize {
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    let hash = cells.iter().fold(mix(0, u64::from(rule)), |hash, cell| {
        let set = domains[cell.idx()].0;
        mix(mix(hash, set as u64), (set >> 64) as u64)
    });
    (hash >> 32) as usize % N_PLACES
}
