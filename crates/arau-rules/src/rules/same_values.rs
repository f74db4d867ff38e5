//! Same values: several lists of equally many cells hold the same symbols, each as often.

use super::because::{Look, explain};
use super::houses::all_share_houses;
use super::lists::compared_pairs;
use super::prelude::*;
use super::sums::difference;

/// Lists with one multiset of symbols.
pub struct SameValues;

/// Up to this many lists, each is compared with each; more are compared with the first only.
const MAX_ALL_PAIRS: usize = 4;

/// Automata over whole multisets are built up to this size; beyond, each symbol is counted by itself.
const MAX_MULTISETS: usize = 1_200;

const INFO: RuleInfo = RuleInfo {
    id: "same-values",
    title: "Same values",
    summary: "all the groups of cells contain the same symbols the same number of times, in any order",
    params: &[Param::required(
        "lists",
        ParamKind::CellLists,
        "the groups of cells, at least two, all of the \
         same length",
    )],
    arithmetic: false,
    samples: &[
        Sample {
            document: "size = 4\n[[same-values]]\nlists = ['r1c1 r1c2', 'r2c3 r3c3']\n",
            n_solutions: 144,
        },
        Sample {
            document: "rows = 1\ncolumns = 6\nsymbols = 'a b c'\nhouses = false\n[[same-values]]\nlists = ['r1c1 r1c2', 'r1c3 r1c4', 'r1c5 r1c6']\n",
            n_solutions: 27,
        },
        Sample {
            document: "rows = 1\ncolumns = 6\nsymbols = '1-3'\nhouses = false\n[[same-values]]\nlists = ['r1c1-r1c3', 'r1c4-r1c6']\n",
            n_solutions: 93,
        },
        Sample {
            document: "size = 4\n[[same-values]]\nlists = ['r1c1 r1c2 r2c1', 'r2c1 r3c3 r3c4']\n",
            n_solutions: 96,
        },
    ],
};

impl Rule for SameValues {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        let lists = args.cell_lists("lists");
        let uneven = lists.iter().position(|list| list.len() != lists[0].len()).map(|idx| {
            let message = format!(
                "the lists must have the same length, but one has {} cells and another {}",
                lists[0].len(),
                lists[idx].len()
            );
            Fault::invalid(message).of_item("lists", idx)
        });
        faults::fewer_than_two_lists(args, "lists").into_iter().chain(uneven).collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        for (a, b) in compared_pairs(args.cell_lists("lists"), MAX_ALL_PAIRS) {
            post_same(a, b, to);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let sorted = |list: &Vec<Cell>| {
            let mut symbols: Vec<Symbol> = list.iter().map(|&cell| grid.symbol(cell)).collect();
            symbols.sort_unstable();
            symbols
        };
        let contents: Vec<Vec<Symbol>> = args.cell_lists("lists").iter().map(sorted).collect();
        contents.iter().all(|content| *content == contents[0])
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let tinted = |cells: &Vec<Cell>| Mark::Shape { cells: cells.clone(), shape: CellShape::Tint(3) };
        args.cell_lists("lists").iter().map(tinted).collect()
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        args.cell_lists("lists").iter().find_map(|list| {
            let possible = list.iter().fold(SymbolSet::EMPTY, |all, &cell| all.or(at.candidates(cell)));
            let is_elsewhere = |cell: Cell| {
                let mut others = args.cell_lists("lists").iter().filter(|other| *other != list);
                !list.contains(&cell) && others.any(|other| other.contains(&cell))
            };
            let is_gone = |cell: Cell, symbol: Symbol| is_elsewhere(cell) && !possible.contains(symbol);
            let gone = at.gone.iter().filter(|gone| is_gone(gone.cell, gone.symbol));
            let facts = vec![
                ("list", Fact::Cells(list.clone())),
                ("symbols", Fact::Symbols(gone.map(|gone| gone.symbol).collect())),
            ];
            explain(at, "absent", facts, is_gone)
        })
    }
}

fn post_same(a: &[Cell], b: &[Cell], to: &mut Lowering<'_>) {
    let (a, b) = without_common(a, b);
    match (&a[..], &b[..]) {
        ([], _) | (_, []) => {}
        (&[x], &[y]) => to.post_relation(x, y, |p, q| p == q),
        _ => {
            let differ = all_share_houses(to.spec(), &a) || all_share_houses(to.spec(), &b);
            let most = if differ { 1 } else { a.len() };
            let word: Vec<Cell> = a.iter().chain(&b).copied().collect();
            if n_multisets(to.n_symbols(), a.len(), differ) <= MAX_MULTISETS {
                post_whole(&word, most, to);
            } else {
                for symbol in to.symbols().iter() {
                    post_tally(&word, symbol, most, to);
                }
            }
            if to.symbols().has_values() {
                to.post_linear(&difference(&a, &b), 0, 0);
            }
        }
    }
}

/// Cells in both lists say nothing; each pair of them is dropped.
fn without_common(a: &[Cell], b: &[Cell]) -> (Vec<Cell>, Vec<Cell>) {
    let mut b = b.to_vec();
    let mut kept = Vec::new();
    for &cell in a {
        match b.iter().position(|&other| other == cell) {
            Some(found) => drop(b.remove(found)),
            None => kept.push(cell),
        }
    }
    (kept, b)
}

/// How many multisets of up to `len` of `n` symbols there are; sets if symbols must differ. Saturates.
fn n_multisets(n: usize, len: usize, differ: bool) -> usize {
    let mut of_length = 1usize;
    let mut total = 1usize;
    for k in 0..len {
        let ways = if differ { n.saturating_sub(k) } else { n + k };
        of_length = of_length.saturating_mul(ways) / (k + 1);
        total = total.saturating_add(of_length);
    }
    total
}

/// One automaton that gathers what the first half holds and uses it up in the second.
fn post_whole(word: &[Cell], most: usize, to: &mut Lowering<'_>) {
    let half = word.len() / 2;
    let step = |(place, held): &(usize, Vec<u8>), symbol: Symbol| {
        let mut held = held.clone();
        let count = &mut held[symbol.idx()];
        match *place < half {
            true if *count as usize == most => return None,
            true => *count += 1,
            false => *count = count.checked_sub(1)?,
        }
        (*place < word.len()).then_some((place + 1, held))
    };
    let start = (0, vec![0u8; to.n_symbols()]);
    to.post_automaton(word, start, step, |(place, _)| *place == word.len());
}

/// An automaton that counts one symbol up in the first half and down in the second.
fn post_tally(word: &[Cell], symbol: Symbol, most: usize, to: &mut Lowering<'_>) {
    let half = word.len() / 2;
    let step = |&(place, count): &(usize, usize), read: Symbol| {
        let next = match (read == symbol, place < half) {
            (false, _) => count,
            (true, true) => count + 1,
            (true, false) => count.checked_sub(1)?,
        };
        (next <= most && place < word.len()).then_some((place + 1, next))
    };
    to.post_automaton(word, (0, 0), step, |&(place, count)| place == word.len() && count == 0);
}
