//! Owns random puzzles on boards so small that the oracle can try everything. Arguments are drawn from what each rule
//! says of its parameters, so a new rule takes part without a line here.

use crate::arguments::{Texts, draw_use};
use crate::random_source::RandomSource;
use crate::read_document;
use arau_core::{PuzzleSpec, Symbol};
use arau_rules::RULES;

/// Boards with few grids: documents without rules.
const BOARDS: &[&str] = &[
    "size = 4",
    "size = 4\nbox = 'none'",
    "size = 3\nhouses = false",
    "size = 3\nsymbols = '0-2'",
    "rows = 2\ncolumns = 4\nhouses = false\nsymbols = '1-3'",
    "rows = 2\ncolumns = 3\nhouses = false\nsymbols = '0-4'",
    "rows = 1\ncolumns = 6\nhouses = 'row'\nsymbols = '1-6'",
    "rows = 1\ncolumns = 5\nhouses = false\nsymbols = '1-6'",
    "rows = 2\ncolumns = 5\nhouses = 'row'\nsymbols = '1-5'",
];

/// What random puzzles are made of.
pub struct Mixer {
    boards: Vec<PuzzleSpec>,
    texts: Texts,
}

impl Default for Mixer {
    fn default() -> Mixer {
        let read = |document: &&str| read_document(document).unwrap_or_else(|faults| panic!("{faults}"));
        Mixer { boards: BOARDS.iter().map(read).collect(), texts: Texts::of_all_samples() }
    }
}

impl Mixer {
    /// A small puzzle with up to three random rules and a few random givens.
    pub fn puzzle(&self, dice: &mut RandomSource) -> PuzzleSpec {
        let board = dice.pick(&self.boards);
        let mut spec = board.clone();
        spec.rule_places.clear();
        for _ in 0..=dice.below(3) {
            spec.rules.extend(draw_use(*dice.pick(RULES), board, &self.texts, dice));
        }
        for _ in 0..dice.below(3) {
            let cell = dice.below(spec.givens.len());
            spec.givens[cell] = Some(Symbol(dice.below(spec.symbols.len()) as u8));
        }
        spec
    }
}

/// The puzzle without whatever rules and givens it fails without, too.
pub fn shrunk(mut spec: PuzzleSpec, fails: impl Fn(&PuzzleSpec) -> bool) -> PuzzleSpec {
    let mut is_smaller = true;
    while is_smaller {
        let fewer = (0..spec.rules.len()).map(|idx| without_rule(&spec, idx));
        let emptier = (0..spec.givens.len()).filter(|&idx| spec.givens[idx].is_some());
        let mut smaller = fewer.chain(emptier.map(|idx| without_given(&spec, idx)));
        let found = smaller.find(&fails);
        is_smaller = found.is_some();
        spec = found.unwrap_or(spec);
    }
    spec
}

fn without_rule(spec: &PuzzleSpec, idx: usize) -> PuzzleSpec {
    let mut fewer = spec.clone();
    fewer.rules.remove(idx);
    fewer
}

fn without_given(spec: &PuzzleSpec, idx: usize) -> PuzzleSpec {
    let mut emptier = spec.clone();
    emptier.givens[idx] = None;
    emptier
}
