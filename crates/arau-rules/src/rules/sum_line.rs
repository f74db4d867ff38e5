//! Sum line: the line can be cut into pieces that all have the sum.

use super::prelude::*;

/// A line of pieces with the same sum.
pub struct SumLine;

/// Up to this sum, a closed line is one automaton; beyond, its states would be too many.
const MAX_SUM_FOR_CLOSED_AUTOMATON: i64 = 5;

const INFO: RuleInfo = RuleInfo {
    id: "sum-line",
    title: "Sum line",
    summary: "the line divides into segments that each add up to the sum; on a closed loop a segment may run \
         from the last cells on to the first",
    params: &[
        params::line(1),
        Param::required("sum", ParamKind::Int { min: 0, max: 1000 }, "the sum of each segment"),
        Param::optional("closed", ParamKind::Flag, "whether the line is a closed loop; no if left out"),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\nsymbols = '1-4'\n[[sum-line]]\ncells = 'row 1'\nsum = 4\n",
            n_solutions: 69,
        },
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\nsymbols = '0-3'\n[[sum-line]]\ncells = 'row 1'\nsum = 3\n\
                       closed = true\n",
            n_solutions: 251,
        },
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\nsymbols = '2-6'\n[[sum-line]]\ncells = 'row 1'\nsum = 11\n\
                       closed = true\n",
            n_solutions: 160,
        },
        Sample {
            document: "size = 4\n[[sum-line]]\ncells = 'r1c1-r1c4 r2c4 r3c4'\nsum = 5\n",
            n_solutions: 48,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '0-2'\n[[sum-line]]\ncells = 'row 1'\nsum = 2\n",
            n_solutions: 33,
        },
    ],
};

impl Rule for SumLine {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let negative = spec.symbols.values().into_iter().any(|value| value < 0);
        if negative { vec![Fault::invalid("needs symbols with values of at least 0")] } else { Vec::new() }
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let sum = args.int("sum").unwrap_or(0);
        let symbols = to.symbols();
        let value = move |symbol: Symbol| symbols.value(symbol) as i64;
        let openings = if args.flag("closed") { 0..sum.max(1) } else { 0..1 };
        if openings.end == 1 || sum <= MAX_SUM_FOR_CLOSED_AUTOMATON {
            let step = |runs: &Vec<Run>, symbol| {
                let next: Vec<Run> = runs.iter().filter_map(|run| run.then(value(symbol), sum)).collect();
                (!next.is_empty()).then_some(next)
            };
            let start: Vec<Run> = openings.map(Run::new).collect();
            let accept = |runs: &Vec<Run>| runs.iter().any(Run::closes);
            let key = format!("sum-line {sum} {}", args.flag("closed"));
            to.post_shared_automaton(&key, cells, |n| Automaton::build(n, start, step, accept));
        } else {
            to.post_any_of(openings.map(|opening| {
                move |option: &mut Lowering<'_>| {
                    let step = |run: &Run, symbol| run.then(value(symbol), sum);
                    let key = format!("sum-line {sum} from {opening}");
                    option.post_shared_automaton(&key, cells, |n| {
                        Automaton::build(n, Run::new(opening), step, Run::closes)
                    });
                }
            }));
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let values = grid.values(args.cells("cells"));
        let sum = args.int("sum").unwrap_or(0);
        let rotations = if args.flag("closed") { values.len() } else { 1 };
        (0..rotations).any(|start| {
            let turned: Vec<i64> = values[start..].iter().chain(&values[..start]).copied().collect();
            can_be_cut(&turned, sum)
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let mut cells = args.cells("cells").to_vec();
        let first = cells.first().copied();
        let sum = args.int("sum").map_or(String::new(), |sum| sum.to_string());
        let label = first.map(|cell| Mark::Label { cell, text: sum });
        cells.extend(first.filter(|_| args.flag("closed")));
        std::iter::once(Mark::Line { cells, style: LineStyle::Coloured(9) }).chain(label).collect()
    }
}

fn can_be_cut(values: &[i64], sum: i64) -> bool {
    let first_piece_ends = |n: &usize| values[..*n].iter().sum::<i64>() == sum;
    values.is_empty() || (1..=values.len()).filter(first_piece_ends).any(|n| can_be_cut(&values[n..], sum))
}

/// One way to cut the line, as far as it has come. As values are not negative, a piece that has reached the sum may end
/// there: zeros that follow are as well counted with the next piece, or with this one at the end of the line.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Run {
    /// What the last cells contribute to the piece that the first cells end; 0 if no piece runs across.
    opening: i64,
    /// The sum of the piece that is being made.
    so_far: i64,
    /// Whether a piece has ended.
    has_cut: bool,
}

impl Run {
    fn new(opening: i64) -> Run {
        Run { opening, so_far: opening, has_cut: false }
    }

    fn then(&self, value: i64, sum: i64) -> Option<Run> {
        let so_far = self.so_far + value;
        let ends = so_far == sum;
        let so_far = if ends { 0 } else { so_far };
        (ends || so_far < sum).then_some(Run { so_far, has_cut: self.has_cut || ends, ..*self })
    }

    fn closes(&self) -> bool {
        self.has_cut && self.so_far == self.opening
    }
}
