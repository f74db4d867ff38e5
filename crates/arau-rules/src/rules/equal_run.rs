//! Equal run: a cell tells how far its symbol, or that of another cell, goes on without break along arms.

use super::prelude::*;

/// A count of cells in unbroken runs.
pub struct EqualRun;

const INFO: RuleInfo = RuleInfo {
    id: "equal-run",
    title: "Equal run",
    summary: "starting from the common first cell of the arms, count the cells along each arm that repeat its \
         symbol without a break; the digit in the control cell is the total, with the first cell counted \
         once",
    params: &[
        Param::required("control", ParamKind::exactly(1), "the cell that contains the count"),
        Param::required("lists", ParamKind::CellLists, "the arms, which all start with the same cell"),
        Param::optional(
            "offset",
            ParamKind::INT,
            "a number added to the control cell's digit; 0 if left \
             out",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\nsymbols = '1-3'\n[[equal-run]]\ncontrol = 'r1c1'\n\
                       lists = ['r1c3-r1c5', 'r1c3 r1c2']\n",
            n_solutions: 78,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '0-3'\n[[equal-run]]\ncontrol = 'r1c1'\n\
                       lists = ['r1c1-r1c4']\noffset = 1\n",
            n_solutions: 64,
        },
        Sample {
            document: "size = 3\nhouses = false\nsymbols = '1-2'\n[[equal-run]]\ncontrol = 'r1c1'\n\
                       lists = ['r2c2 r1c2', 'r2c2 r2c3', 'r2c2 r3c2']\n",
            n_solutions: 128,
        },
    ],
};

impl Rule for EqualRun {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        let arms = args.cell_lists("lists");
        let first = arms.first().and_then(|arm| arm.first());
        match first.is_some() && arms.iter().all(|arm| arm.first() == first) {
            true => Vec::new(),
            false => vec![Fault::invalid("all arms must start with the same cell").of("lists")],
        }
    }

    /// The arms are read one after the other, and the control cell last.
    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let (arms, offset) = (args.cell_lists("lists"), args.int("offset").unwrap_or(0));
        let Some(&first) = arms.first().and_then(|arm| arm.first()) else { return };
        let mut read = vec![first];
        // Where a new arm starts.
        let mut starts = Vec::new();
        for arm in arms {
            starts.push(read.len());
            read.extend(&arm[1..]);
        }
        let n_read = read.len();
        read.extend(args.cells("control"));
        let symbols = to.symbols();
        let highest = symbols.values().into_iter().max().unwrap_or(0) as i64 + offset;
        let step = |state: &State, symbol: Symbol| {
            let after = match *state {
                State::Start => State::Arm { symbol, place: 1, count: 1, goes_on: true },
                State::Arm { place, count, .. } if place == n_read => {
                    return (symbols.value(symbol) as i64 + offset == count).then_some(State::Done);
                }
                State::Arm { symbol: first, place, count, goes_on } => {
                    let goes_on = (goes_on || starts.contains(&place)) && symbol == first;
                    State::Arm { symbol: first, place: place + 1, count: count + i64::from(goes_on), goes_on }
                }
                State::Done => return None,
            };
            let is_too_long = matches!(after, State::Arm { count, .. } if count > highest);
            (!is_too_long).then_some(after)
        };
        to.post_automaton(&read, State::Start, step, |state| *state == State::Done);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let run = |arm: &Vec<Cell>| {
            arm.iter().take_while(|&&cell| grid.symbol(cell) == grid.symbol(arm[0])).count()
        };
        let total: usize = 1 + args.cell_lists("lists").iter().map(|arm| run(arm) - 1).sum::<usize>();
        grid.value(args.cells("control")[0]) + args.int("offset").unwrap_or(0) == total as i64
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let arrow = |arm: &Vec<Cell>| Mark::Line { cells: arm.clone(), style: LineStyle::Arrow };
        args.cell_lists("lists").iter().map(arrow).collect()
    }
}

/// What is remembered along the arms.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Start,
    Arm {
        /// Of the first cell.
        symbol: Symbol,
        /// Cells read.
        place: usize,
        /// Cells counted.
        count: i64,
        /// Whether the run of this arm is unbroken.
        goes_on: bool,
    },
    Done,
}
