//! Regular: the line, read in order, matches a regular expression.

use super::prelude::*;
use parser::parse;
use places::Places;

mod parser;
mod pattern;
mod places;

/// A line that matches a pattern.
pub struct Regular;

const INFO: RuleInfo = RuleInfo {
    id: "regular",
    title: "Regular expression",
    summary: "the symbols along the line, read in order, match the regular expression as a whole",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the line, in reading order"),
        Param::required(
            "pattern",
            ParamKind::Text,
            "a regular expression over symbols: `.` for any, sets such as `[1-4]` and `[^12]`, and `( )`, \
             `|`, `*`, `+`, `?`, `{2}`, `{2,}`, `{2,4}`; a symbol of several characters is put in angle \
             brackets; spaces are ignored",
        ),
    ],
    arithmetic: false,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\n[[regular]]\ncells = 'row 1'\npattern = '(12|3.)*4?'\n",
            n_solutions: 25,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\n[[regular]]\ncells = 'row 1'\npattern = '[^1-2]{2,3} .'\n",
            n_solutions: 32,
        },
        Sample {
            document: "size = 4\n[[regular]]\ncells = 'r1c1-r4c4'\npattern = '1*2+3?|.*[13]{2}'\n",
            n_solutions: 50,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nhouses = false\nsymbols = 'do re mi'\n[[regular]]\ncells = 'row 1'\n\
                       pattern = '<do>+(<re>|[<mi><do>])?'\n",
            n_solutions: 3,
        },
    ],
};

impl Rule for Regular {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        parse(args.text("pattern").unwrap_or_default(), &spec.symbols).err().into_iter().collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let text = args.text("pattern").unwrap_or_default();
        let Ok(pattern) = parse(text, to.symbols()) else { return };
        let places = Places::new(&pattern);
        let moves = |place, symbol| places.after(place, symbol);
        let key = format!("regular {text}");
        let cells = args.cells("cells");
        to.post_nondeterministic(&key, cells, &[Places::START], moves, |place| places.may_end(place));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let Ok(pattern) = parse(args.text("pattern").unwrap_or_default(), grid.symbols()) else {
            return false;
        };
        let word: Vec<Symbol> = args.cells("cells").iter().map(|&cell| grid.symbol(cell)).collect();
        pattern.matches(&word)
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Line { cells: args.cells("cells").to_vec(), style: LineStyle::Thin }]
    }
}
