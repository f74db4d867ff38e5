//! Relation: a table of allowed pairs, for two cells or along a line.

use super::prelude::*;
use arau_core::Symbols;
use std::collections::HashSet;

/// A table of allowed pairs of symbols.
pub struct Relation;

const INFO: RuleInfo = RuleInfo {
    id: "relation",
    title: "Relation",
    summary: "successive cells contain one of the listed pairs of symbols; with `all`, so do any two of the \
         cells, the earlier one first",
    params: &[
        Param::required("cells", ParamKind::cells(2), "the cells in order"),
        Param::required(
            "pairs",
            ParamKind::Text,
            "the allowed pairs, separated by spaces; each is two symbols joined by a hyphen: `1-2 1-3`",
        ),
        Param::optional(
            "over",
            ParamKind::Choice(&["chain", "all"]),
            "which pairs of cells: successive ones (`chain`, the default) or `all`",
        ),
    ],
    arithmetic: false,
    samples: &[
        Sample {
            document: "size = 4\n[[relation]]\ncells = 'r1c1 r1c2 r3c3'\npairs = '1-2 2-3 3-4 4-1'\n",
            n_solutions: 24,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = '-1-1'\n[[relation]]\ncells = 'row 1'\n\
                       pairs = '-1-0 -1-1 0-1 1--1 0-0'\nover = 'all'\n",
            n_solutions: 4,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = 'do re mi'\n[[relation]]\ncells = 'r1c1 r1c3'\n\
                       pairs = 'do-re re-re'\n",
            n_solutions: 6,
        },
    ],
};

impl Rule for Relation {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let strange = words(args).filter(|word| pair(word, &spec.symbols).is_none());
        let told = |word| Fault::invalid(format!("`{word}` is not a pair of symbols such as `1-2`"));
        strange.take(10).map(|word| faults::of_word(told(word), args, "pairs", word)).collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let mut table = vec![vec![false; to.n_symbols()]; to.n_symbols()];
        for (a, b) in words(args).filter_map(|word| pair(word, to.symbols())) {
            table[a.idx()][b.idx()] = true;
        }
        let reach = if is_chain(args) { 1 } else { cells.len() };
        let pairs = cells
            .iter()
            .enumerate()
            .flat_map(|(i, &first)| cells.iter().skip(i + 1).take(reach).map(move |&second| (first, second)));
        to.post_relations(pairs, |a, b| table[a.idx()][b.idx()]);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let allowed: HashSet<(Symbol, Symbol)> =
            words(args).filter_map(|word| pair(word, grid.symbols())).collect();
        let line: Vec<Symbol> = args.cells("cells").iter().map(|&cell| grid.symbol(cell)).collect();
        match is_chain(args) {
            true => line.windows(2).all(|step| allowed.contains(&(step[0], step[1]))),
            false => {
                (0..line.len()).all(|j| line[..j].iter().all(|&before| allowed.contains(&(before, line[j]))))
            }
        }
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Line { cells: args.cells("cells").to_vec(), style: LineStyle::Thin }]
    }
}

fn is_chain(args: &Args) -> bool {
    args.text("over") != Some("all")
}

fn words(args: &Args) -> impl Iterator<Item = &str> {
    let text = args.text("pairs").unwrap_or_default();
    text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty())
}

/// The two symbols of a word such as `1-2`. A hyphen may also belong to a glyph, as in `-1-2`.
fn pair(word: &str, symbols: &Symbols) -> Option<(Symbol, Symbol)> {
    let mut hyphens = word.match_indices('-').map(|(at, _)| at);
    hyphens.find_map(|at| Some((symbols.find(&word[..at])?, symbols.find(&word[at + 1..])?)))
}
