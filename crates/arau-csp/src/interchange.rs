//! Symbols that a puzzle does not tell apart. Exchanging two such symbols turns solutions into solutions, so it is
//! enough to count those in which the symbols stand in order in one house, and to multiply.
//!
//! An empty Sudoku of 6×6 knows six such symbols: with the first row in order 39,168 grids are left of 28,200,960.

use crate::search::Search;
use crate::space::Conflict;
use crate::word::Word;
use arau_core::{Constraint, Puzzle, Relation, Symbol, SymbolSet};

/// Puts interchangeable symbols in order where that is possible, and tells how many solutions each remaining one
/// stands for; `None` if that is beyond the greatest number.
pub fn put_in_order<W: Word>(puzzle: &Puzzle, search: &mut Search<'_, W>) -> Result<Option<u64>, Conflict> {
    let mut factor = Some(1u64);
    for class in classes(puzzle).into_iter().filter(|class| class.len() > 1) {
        if let Some(places) = places(puzzle, class, &search.space.cells) {
            for (place, symbol) in places.into_iter().zip(class.iter()) {
                search.assume(place, W::bit(symbol.idx()))?;
            }
            factor = factor
                .and_then(|f| f.checked_mul((1..=class.len() as u64).try_fold(1u64, u64::checked_mul)?));
        }
    }
    Ok(factor)
}

/// The cells of some house that hold the symbols of a class between them, and nothing else.
fn places<W: Word>(puzzle: &Puzzle, class: SymbolSet, candidates: &[W]) -> Option<Vec<u16>> {
    let class_word = W::from_set(class);
    puzzle.constraints().iter().find_map(|posted| {
        let (Constraint::Permutation { cells } | Constraint::Distinct { cells }) = &posted.constraint else {
            return None;
        };
        if cells.len() != puzzle.n_symbols() || cells.iter().any(|cell| cell.idx() >= puzzle.n_cells()) {
            return None;
        }
        let meets = |cell: &u16| !(candidates[*cell as usize] & class_word).is_empty();
        let places: Vec<u16> = cells.iter().map(|cell| cell.0).filter(meets).collect();
        let is_closed = |&cell: &u16| (candidates[cell as usize] & !class_word).is_empty();
        (places.len() == class.len() && places.iter().all(is_closed)).then_some(places)
    })
}

/// The symbols in classes: those of one class can be exchanged with each other.
fn classes(puzzle: &Puzzle) -> Vec<SymbolSet> {
    let exchangeable = |a: Symbol, b: Symbol| {
        puzzle.domains().iter().all(|domain| domain.contains(a) == domain.contains(b))
            && puzzle.constraints().iter().all(|posted| survives(&posted.constraint, a, b, puzzle.values()))
    };
    let mut classes: Vec<(Symbol, SymbolSet)> = Vec::new();
    for symbol in Symbol::first(puzzle.n_symbols()) {
        match classes.iter_mut().find(|(first, _)| exchangeable(*first, symbol)) {
            Some((_, class)) => class.insert(symbol),
            None => classes.push((symbol, SymbolSet::only(symbol))),
        }
    }
    classes.into_iter().map(|(_, class)| class).collect()
}

/// Whether a constraint says the same after two symbols were exchanged everywhere. Where that is hard to see, no.
fn survives(constraint: &Constraint, a: Symbol, b: Symbol, values: &[i32]) -> bool {
    match constraint {
        Constraint::Permutation { .. } | Constraint::Distinct { .. } => true,
        Constraint::Domain { allowed, .. } => allowed.contains(a) == allowed.contains(b),
        Constraint::Relation { table, .. } => is_symmetric(table, a, b),
        Constraint::Linear { .. } | Constraint::Product { .. } => values[a.idx()] == values[b.idx()],
        Constraint::Count { symbols, .. } => symbols.contains(a) == symbols.contains(b),
        Constraint::Automaton { automaton, .. } => {
            (0..automaton.n_states() as u32).all(|state| automaton.next(state, a) == automaton.next(state, b))
        }
        Constraint::AnyOf { options } => options.iter().flatten().all(|c| survives(c, a, b, values)),
    }
}

/// Whether a table stays the same when two symbols are exchanged in rows and columns.
fn is_symmetric(table: &Relation, a: Symbol, b: Symbol) -> bool {
    let exchanged = |s: Symbol| {
        if s == a {
            b
        } else if s == b {
            a
        } else {
            s
        }
    };
    let row_stays = |s: Symbol| {
        Symbol::first(table.rows.len())
            .all(|t| table.allows(s, t) == table.allows(exchanged(s), exchanged(t)))
    };
    Symbol::first(table.rows.len()).all(row_stays)
}
