//! Dutch flatmates: the middle value has the least directly above it or the greatest directly below it.

use super::prelude::*;

/// On 9×9: every 5 has a 1 above it or a 9 below it.
pub struct DutchFlatmates;

const INFO: RuleInfo = RuleInfo {
    id: "dutch-flatmates",
    title: "Dutch flatmates",
    summary: "every middle digit has the smallest digit directly above it or the largest directly below it \
         (on 9×9, every 5 has a 1 above or a 9 below)",
    params: &[],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 4\ncolumns = 1\nsymbols = '1-9'\nhouses = false\nrules = ['dutch-flatmates']\n",
            n_solutions: 4468,
        },
        Sample { document: "size = 3\nrules = ['dutch-flatmates']\n", n_solutions: 6 },
        Sample {
            document: "rows = 3\ncolumns = 2\nsymbols = '0-2'\nhouses = false\nrules = ['dutch-flatmates']\n",
            n_solutions: 225,
        },
    ],
};

impl Rule for DutchFlatmates {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let no_grid = faults::no_part_where(spec, "rectangular grid", |_| true);
        let even = spec.symbols.len().is_multiple_of(2);
        let no_middle = even.then(|| {
            Fault::invalid(format!(
                "{} symbols have no middle one: an odd number is needed",
                spec.symbols.len()
            ))
        });
        no_grid.into_iter().chain(no_middle).chain(faults::equal_values(spec)).collect()
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        let mut values: Vec<i64> = to.symbols().iter().map(|s| to.value(s)).collect();
        values.sort_unstable();
        let (least, middle, greatest) = (values[0], values[values.len() / 2], values[values.len() - 1]);
        let symbols = to.symbols();
        let step = |&(above_is_least, needs_greatest): &(bool, bool), symbol: Symbol| {
            let value = symbols.value(symbol) as i64;
            let homeless = value == middle && !above_is_least;
            (!needs_greatest || value == greatest).then_some((value == least, homeless))
        };
        for part in to.geometry().parts() {
            for col in 0..part.n_cols as i32 {
                let column: Vec<Option<Cell>> =
                    (0..part.n_rows as i32).map(|row| part.at(row, col)).collect();
                for run in column.split(Option::is_none).filter(|run| !run.is_empty()) {
                    let cells: Vec<Cell> = run.iter().flatten().copied().collect();
                    to.post_automaton(&cells, (false, false), step, |&(_, needs_greatest)| !needs_greatest);
                }
            }
        }
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.symbols().values();
        let rank = |cell: Cell| values.iter().filter(|&&v| (v as i64) < grid.value(cell)).count();
        grid.geometry().parts().iter().all(|part| {
            part.iter().all(|(row, col, cell)| {
                rank(cell) != values.len() / 2
                    || part.at(row - 1, col).is_some_and(|above| rank(above) == 0)
                    || part.at(row + 1, col).is_some_and(|below| rank(below) == values.len() - 1)
            })
        })
    }

    fn draw(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let mut symbols: Vec<Symbol> = spec.symbols.iter().collect();
        symbols.sort_by_key(|&symbol| spec.symbols.value(symbol));
        let glyph = |idx: usize| spec.symbols.glyph(symbols[idx]);
        let (middle, last) = (symbols.len() / 2, symbols.len() - 1);
        vec![Mark::Note(format!(
            "Every {} has a {} directly above it or a {} directly below it.",
            glyph(middle),
            glyph(0),
            glyph(last)
        ))]
    }
}
