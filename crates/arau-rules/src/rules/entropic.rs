//! Entropic line: any three cells in a row hold a low, a middle and a high value.

use super::prelude::*;

/// A line that mixes low, middle and high.
pub struct Entropic;

const INFO: RuleInfo = RuleInfo {
    id: "entropic",
    title: "Entropic line",
    summary: "any three successive cells on the line contain a low, a middle and a high digit (1–3, 4–6 and \
         7–9 on 9×9); on a line of two cells they are of different kinds",
    params: &[params::line(2)],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '1-6'\n[[entropic]]\ncells = 'r1c1-r1c4'\n",
            n_solutions: 96,
        },
        Sample { document: "size = 4\n[[entropic]]\ncells = 'r1c1 r2c2 r3c3'\n", n_solutions: 72 },
        Sample {
            document: "rows = 1\ncolumns = 2\nhouses = false\nsymbols = '0-8'\n[[entropic]]\ncells = 'r1c1 r1c2'\n",
            n_solutions: 54,
        },
    ],
};

impl Rule for Entropic {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        if spec.symbols.len() >= 3 {
            Vec::new()
        } else {
            vec![Fault::invalid("needs at least three symbols")]
        }
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let symbols = to.symbols();
        let n = symbols.len();
        // Ranks below this are low, as many from the top are high.
        let third = (n + 1) / 3;
        let level = |symbol: Symbol| {
            let rank = symbols.iter().filter(|&s| symbols.value(s) < symbols.value(symbol)).count();
            if rank < third {
                0u8
            } else if rank < n - third {
                1
            } else {
                2
            }
        };
        // The state is the levels of the last two cells.
        let step = |&(before, last): &(Option<u8>, Option<u8>), symbol| {
            let next = Some(level(symbol));
            (next != before && next != last).then_some((last, next))
        };
        let build = |n_symbols| Automaton::build(n_symbols, (None, None), step, |_| true);
        to.post_shared_automaton("entropic", args.cells("cells"), build);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let mut alphabet = grid.symbols().values();
        alphabet.sort_unstable();
        let bounds = match (alphabet.len() / 3, alphabet.len() % 3) {
            (third, 2) => (alphabet[third], alphabet[2 * third]),
            (third, rest) => (alphabet[third - 1], alphabet[2 * third + rest - 1]),
        };
        let is_low = |v: i64| v <= bounds.0 as i64;
        let is_high = |v: i64| v > bounds.1 as i64;
        let kind = |v: i64| (is_low(v), is_high(v));
        let line: Vec<(bool, bool)> = grid.values(args.cells("cells")).into_iter().map(kind).collect();
        (0..line.len()).all(|i| line.iter().skip(i + 1).take(2).all(|other| *other != line[i]))
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Line { cells: args.cells("cells").to_vec(), style: LineStyle::Coloured(5) }]
    }
}
