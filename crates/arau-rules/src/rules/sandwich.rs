//! Sandwich: the values between the least and the greatest symbol of a line add up to the clue.

use super::houses::all_share_houses;
use super::prelude::*;
use super::sums::SumRanges;

/// A sum between the least and the greatest symbol.
pub struct Sandwich;

const INFO: RuleInfo = RuleInfo {
    id: "sandwich",
    title: "Sandwich sum",
    summary: "the least and the greatest value of the alphabet stand once each on the line, and the values between them \
              add up to the sum",
    params: &[
        Param::required("cells", ParamKind::cells(2), "the line, usually a row or column"),
        Param::required("sum", ParamKind::INT, "the sum between the least and the greatest value"),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[sandwich]]\ncells = 'row 2'\nsum = 5\n", n_solutions: 48 },
        Sample { document: "size = 4\n[[sandwich]]\ncells = 'column 1'\nsum = 0\n", n_solutions: 144 },
        Sample {
            document: "rows = 1\ncolumns = 6\n[[sandwich]]\ncells = 'row 1'\nsum = 9\n",
            n_solutions: 48,
        },
        Sample {
            document: "rows = 1\ncolumns = 6\nhouses = false\nsymbols = '0-3'\n[[sandwich]]\ncells = 'row 1'\nsum = 3\n",
            n_solutions: 56,
        },
    ],
};

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Before,
    Inside { end: Symbol, n_cells: usize, sum: i64 },
    After,
}

impl Rule for Sandwich {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn complaints(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<String> {
        let mut values = spec.symbols.values();
        values.sort_unstable();
        let has_ends =
            values.len() > 1 && values[0] < values[1] && values[values.len() - 2] < values[values.len() - 1];
        if has_ends { Vec::new() } else { vec!["needs one least and one greatest symbol".to_string()] }
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let (symbols, sum) = (to.symbols(), args.int("sum").unwrap_or(0));
        let value = |s: Symbol| symbols.value(s) as i64;
        let by_value = |s: &Symbol| value(*s);
        let (Some(least), Some(greatest)) =
            (symbols.iter().min_by_key(by_value), symbols.iter().max_by_key(by_value))
        else {
            return;
        };
        let is_crust = |s: Symbol| s == least || s == greatest;
        let fillings: Vec<i64> = symbols.iter().filter(|&s| !is_crust(s)).map(value).collect();
        let different = all_share_houses(to.spec(), cells);
        let ranges = SumRanges::new(&fillings, different, cells.len() - 2);
        let hopeful = |n_cells: usize, so_far: i64| {
            let ends_with = |n: usize| ranges.allows(n, sum) && ranges.allows(n - n_cells, sum - so_far);
            (n_cells..=cells.len() - 2).any(ends_with)
        };
        let step = |state: &State, symbol: Symbol| match *state {
            State::Before if !is_crust(symbol) => Some(State::Before),
            State::Before => {
                let end = if symbol == least { greatest } else { least };
                Some(State::Inside { end, n_cells: 0, sum: 0 })
            }
            State::Inside { end, sum: so_far, .. } if symbol == end => {
                (so_far == sum).then_some(State::After)
            }
            State::Inside { .. } if is_crust(symbol) => None,
            State::Inside { end, n_cells, sum: so_far } => {
                let (n_cells, so_far) = (n_cells + 1, so_far + value(symbol));
                hopeful(n_cells, so_far).then_some(State::Inside { end, n_cells, sum: so_far })
            }
            State::After => (!is_crust(symbol)).then_some(State::After),
        };
        let accept = |state: &State| *state == State::After;
        let key = format!("sandwich {sum} of {} {different}", cells.len());
        to.post_shared_automaton(&key, cells, |n| Automaton::build(n, State::Before, step, accept));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        let alphabet = grid.symbols().values();
        let ends = [alphabet.iter().min(), alphabet.iter().max()].map(|end| *end.unwrap_or(&0) as i64);
        let crusts: Vec<usize> = (0..values.len()).filter(|&i| ends.contains(&values[i])).collect();
        match crusts[..] {
            [i, j] => values[i] != values[j] && Some(values[i + 1..j].iter().sum()) == args.int("sum"),
            _ => false,
        }
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("sum").map_or(String::new(), |sum| sum.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: false }]
    }
}
