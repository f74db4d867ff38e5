//! Look and say: a clue read in pairs tells how often some symbols stand in the cells.

use super::multiset::{Tally, by_places, post_multiset};
use super::prelude::*;
use std::collections::BTreeMap;

/// `23` says: exactly two 3s.
pub struct LookAndSay;

const INFO: RuleInfo = RuleInfo {
    id: "look-and-say",
    title: "Look and say",
    summary: "the clue is read in pairs of a count and a symbol: each named symbol occurs exactly that many \
         times in the cells",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the cells"),
        Param::required(
            "text",
            ParamKind::Text,
            "pairs of a count and a symbol, such as `1223` for one 2 and two 3s",
        ),
    ],
    arithmetic: false,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 5\nsymbols = '1-3'\nhouses = false\n[[look-and-say]]\ncells = 'r1c1-r1c4'\ntext = '2103'\n",
            n_solutions: 18,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nsymbols = '0-2'\nhouses = false\n[[look-and-say]]\ncells = 'r1c1-r1c4'\ntext = '20'\n",
            n_solutions: 24,
        },
        Sample {
            document: "size = 4\n[[look-and-say]]\ncells = 'r1c1 r2c2 r3c3 r4c4'\ntext = '21 12'\n",
            n_solutions: 32,
        },
    ],
};

impl Rule for LookAndSay {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let text = args.text("text").unwrap_or_default();
        let unread = pairs(text, spec).is_none().then(|| {
            let sort = "pairs of a count and a symbol of the puzzle";
            let shown: String = text.chars().take(40).collect();
            Fault::invalid(format!("`text` is `{shown}`, but must be {sort}")).of("text")
        });
        faults::cell_named_twice(args, "cells", spec).into_iter().chain(unread).collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let said = pairs(args.text("text").unwrap_or_default(), to.spec()).unwrap_or_default();
        let counts: BTreeMap<Symbol, u32> = said.iter().map(|&(n, symbol)| (symbol, n)).collect();
        if said.iter().any(|(n, symbol)| counts.get(symbol) != Some(n)) {
            return to.post(Constraint::never());
        }
        post_multiset(cells, &counts, Tally::Exactly, to);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let glyphs: Vec<String> = args
            .cells("cells")
            .iter()
            .map(|&cell| grid.symbols().glyph(grid.symbol(cell)).to_string())
            .collect();
        let mut clue = args.text("text").unwrap_or_default().chars().filter(|c| !c.is_whitespace());
        while let Some(number) = clue.next() {
            let said = clue.next().map(String::from);
            let seen = glyphs.iter().filter(|glyph| Some(*glyph) == said.as_ref()).count();
            if seen.to_string() != number.to_string() {
                return false;
            }
        }
        true
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.text("text").unwrap_or_default().to_string();
        vec![Mark::Cage { cells: args.cells("cells").to_vec(), label }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let said = pairs(args.text("text")?, at.spec)?;
        let counts: BTreeMap<Symbol, u32> = said.iter().map(|&(n, symbol)| (symbol, n)).collect();
        by_places(args.cells("cells"), &counts, at)
    }
}

/// The numbers with their symbols; `None` if the text does not read so.
fn pairs(text: &str, spec: &PuzzleSpec) -> Option<Vec<(u32, Symbol)>> {
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let pair = |pair: &[char]| match pair {
        [number, glyph] => Some((number.to_digit(10)?, spec.symbols.find(&glyph.to_string())?)),
        _ => None,
    };
    let pairs: Option<Vec<(u32, Symbol)>> = letters.chunks(2).map(pair).collect();
    pairs.filter(|pairs| !pairs.is_empty())
}
