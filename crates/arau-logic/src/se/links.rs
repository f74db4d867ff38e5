//! The links between the candidates of a position, with the candidates numbered from 0 without gaps.
//!
//! ```text
//!  weak:    a holds  ⇒  b does not    same cell, or same symbol in a house
//!  strong:  a does not  ⇒  b holds    the only two candidates of a cell, or places of a symbol in a house
//! ```
//!
//! Both are listed in the order in which chains are searched: cell, box, row, column.

use super::grid::{BOARD, CANDIDATES, Grid};
use arau_core::bits::ones;

/// Why a candidate holds or goes: the cell, or the kind of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Cause {
    Cell,
    Box,
    Row,
    Column,
    /// An assumption at the start of a chain.
    Start,
    /// A rule nested in a chain.
    Rule,
}

impl Cause {
    pub const HOUSES: [Cause; 3] = [Cause::Box, Cause::Row, Cause::Column];
}

/// Which links a chain may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// One symbol only.
    X,
    /// Strong links within cells only.
    Y,
    Xy,
}

#[derive(Clone, Copy, Default)]
struct Node {
    weak: u32,
    /// Where the links through houses start among the weak ones.
    weak_houses: u32,
    weak_end: u32,
    strong: [u16; 4],
    strong_cause: [u8; 4],
    strong_count: u8,
    strong_cell: u8,
}

pub(super) struct Links {
    nodes: Vec<Node>,
    weak: Vec<(u16, Cause)>,
    /// The candidate (cell × 9 + symbol) of each number.
    pub lits: Vec<u16>,
}

const CAUSES: [Cause; 4] = [Cause::Cell, Cause::Box, Cause::Row, Cause::Column];

impl Links {
    pub fn new(grid: &Grid) -> Self {
        let mut number = [0u16; CANDIDATES];
        let mut lits = Vec::with_capacity(256);
        for cell in 0..81 {
            for symbol in ones(grid.cands[cell]) {
                number[cell * 9 + symbol] = lits.len() as u16;
                lits.push((cell * 9 + symbol) as u16);
            }
        }
        let mut nodes = Vec::with_capacity(lits.len());
        let mut weak = Vec::with_capacity(lits.len() * 14);
        for &lit in &lits {
            let (cell, symbol) = (lit as usize / 9, lit as usize % 9);
            let mut node = Node { weak: weak.len() as u32, ..Node::default() };
            let others = grid.cands[cell] & !(1 << symbol);
            for other in ones(others) {
                weak.push((number[cell * 9 + other], Cause::Cell));
            }
            if others.is_power_of_two() {
                node.add_strong(number[cell * 9 + others.trailing_zeros() as usize], Cause::Cell);
                node.strong_cell = 1;
            }
            node.weak_houses = weak.len() as u32;
            for kind in 0..3 {
                let house = BOARD.houses[cell][kind] as usize;
                let others = grid.places[house][symbol] & !(1 << BOARD.index[cell][kind]);
                let fresh = if kind == 0 { others } else { others & BOARD.outside_box[cell][kind - 1] };
                let at = |place: usize| number[BOARD.cells[house][place] as usize * 9 + symbol];
                for place in ones(fresh) {
                    weak.push((at(place), Cause::HOUSES[kind]));
                }
                if others.is_power_of_two() {
                    node.add_strong(at(others.trailing_zeros() as usize), Cause::HOUSES[kind]);
                }
            }
            node.weak_end = weak.len() as u32;
            nodes.push(node);
        }
        Links { nodes, weak, lits }
    }

    pub fn len(&self) -> usize {
        self.lits.len()
    }

    pub fn weak(&self, i: usize, mode: Mode) -> &[(u16, Cause)] {
        let node = &self.nodes[i];
        let start = if mode == Mode::X { node.weak_houses } else { node.weak };
        &self.weak[start as usize..node.weak_end as usize]
    }

    pub fn strong(&self, i: usize, mode: Mode) -> impl Iterator<Item = (usize, Cause)> + '_ {
        let node = &self.nodes[i];
        let (cell, all) = (node.strong_cell as usize, node.strong_count as usize);
        let range = match mode {
            Mode::X => cell..all,
            Mode::Y => 0..cell,
            Mode::Xy => 0..all,
        };
        range.map(|k| (node.strong[k] as usize, CAUSES[node.strong_cause[k] as usize]))
    }
}

impl Node {
    fn add_strong(&mut self, to: u16, cause: Cause) {
        let n = self.strong_count as usize;
        if !self.strong[..n].contains(&to) {
            self.strong[n] = to;
            self.strong_cause[n] = cause as u8;
            self.strong_count += 1;
        }
    }
}
