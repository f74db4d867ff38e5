//! Sandwich: the values between the least and the greatest symbol of a line add up to the clue.

use super::houses::all_share_houses;
use super::prelude::*;
use super::sums::SumRanges;
use arau_core::SymbolSet;

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
            document: "rows = 1\ncolumns = 4\nsymbols = '1-6'\n[[sandwich]]\ncells = 'row 1'\nsum = 5\n",
            n_solutions: 16,
        },
        Sample {
            document: "rows = 1\ncolumns = 6\nhouses = false\nsymbols = '0-3'\n[[sandwich]]\ncells = 'row 1'\nsum = 3\n",
            n_solutions: 56,
        },
    ],
};

/// Up to so many symbols, the places that the ends can take are options of their own.
const MAX_SYMBOLS_FOR_PLACES: usize = 16;

impl Rule for Sandwich {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let mut values = spec.symbols.values();
        values.sort_unstable();
        let has_ends =
            values.len() > 1 && values[0] < values[1] && values[values.len() - 2] < values[values.len() - 1];
        if has_ends { Vec::new() } else { vec![Fault::invalid("needs one least and one greatest symbol")] }
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let symbols = to.symbols();
        let by_value = |s: &Symbol| symbols.value(*s);
        let (Some(least), Some(greatest)) =
            (symbols.iter().min_by_key(by_value), symbols.iter().max_by_key(by_value))
        else {
            return;
        };
        let fillings = symbols.iter().filter(|&s| s != least && s != greatest);
        let fillings: Vec<i64> = fillings.map(|s| symbols.value(s) as i64).collect();
        let different = all_share_houses(to.spec(), cells);
        let sandwich = Sandwiched {
            ends: [least, greatest],
            sum: args.int("sum").unwrap_or(0),
            total: (different && cells.len() == symbols.len()).then(|| fillings.iter().sum()),
            ranges: SumRanges::new(&fillings, different, cells.len() - 2),
        };
        if different && symbols.len() <= MAX_SYMBOLS_FOR_PLACES {
            sandwich.post_places(cells, to);
        } else {
            sandwich.post_automaton(cells, different, to);
        }
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

/// What is to be posted.
struct Sandwiched {
    /// The least and the greatest symbol.
    ends: [Symbol; 2],
    sum: i64,
    /// The sum of all fillings, if the whole alphabet is on the line.
    total: Option<i64>,
    /// What fillings can add up to.
    ranges: SumRanges,
}

impl Sandwiched {
    /// The places of the ends are the options: each makes sums of different cells, of which much is known.
    fn post_places(&self, cells: &[Cell], to: &mut Lowering<'_>) {
        let ends: SymbolSet = self.ends.into_iter().collect();
        let fillings = to.symbols().all().minus(ends);
        let places = (0..cells.len()).flat_map(|i| (i + 1..cells.len()).map(move |j| (i, j)));
        let places: Vec<(usize, usize)> =
            places.filter(|(i, j)| self.ranges.allows(j - i - 1, self.sum)).collect();
        to.post_any_of(places.into_iter().map(|(first, second)| {
            move |option: &mut Lowering<'_>| {
                for (place, &cell) in cells.iter().enumerate() {
                    let is_end = place == first || place == second;
                    option.post_domain(cell, if is_end { ends } else { fillings });
                }
                post_sum(&cells[first + 1..second], self.sum, option);
                if let Some(total) = self.total {
                    post_sum(&[&cells[..first], &cells[second + 1..]].concat(), total - self.sum, option);
                }
            }
        }));
    }

    /// The state is the sum since the first end.
    fn post_automaton(&self, cells: &[Cell], different: bool, to: &mut Lowering<'_>) {
        let (symbols, sum) = (to.symbols(), self.sum);
        let is_end = |s: Symbol| self.ends.contains(&s);
        let hopeful = |n_cells: usize, so_far: i64| {
            let stops_at =
                |n: usize| self.ranges.allows(n, sum) && self.ranges.allows(n - n_cells, sum - so_far);
            (n_cells..=cells.len() - 2).any(stops_at)
        };
        let step = |state: &State, symbol: Symbol| match *state {
            State::Before if !is_end(symbol) => Some(State::Before),
            State::Before => {
                let end = if symbol == self.ends[0] { self.ends[1] } else { self.ends[0] };
                Some(State::Inside { end, n_cells: 0, sum: 0 })
            }
            State::Inside { end, sum: so_far, .. } if symbol == end => {
                (so_far == sum).then_some(State::After)
            }
            State::Inside { .. } if is_end(symbol) => None,
            State::Inside { end, n_cells, sum: so_far } => {
                let (n_cells, so_far) = (n_cells + 1, so_far + symbols.value(symbol) as i64);
                hopeful(n_cells, so_far).then_some(State::Inside { end, n_cells, sum: so_far })
            }
            State::After => (!is_end(symbol)).then_some(State::After),
        };
        let accept = |state: &State| *state == State::After;
        let key = format!("sandwich {sum} of {} {different}", cells.len());
        to.post_shared_automaton(&key, cells, |n| Automaton::build(n, State::Before, step, accept));
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Before,
    Inside { end: Symbol, n_cells: usize, sum: i64 },
    After,
}

/// Posts that cells, if there are any, add up to a sum.
fn post_sum(cells: &[Cell], sum: i64, to: &mut Lowering<'_>) {
    match cells {
        [] if sum == 0 => {}
        [] => to.post(Constraint::never()),
        cells => to.post(Constraint::sum(cells, sum)),
    }
}
