//! Automaton: the line, read in order, is a word that a written automaton accepts.

use super::prelude::*;
use arau_core::Geometry;
use nfa::Nfa;

mod nfa;

/// A line that an automaton accepts.
pub struct Automaton;

const INFO: RuleInfo = RuleInfo {
    id: "automaton",
    title: "Automaton",
    summary: "the finite automaton accepts the symbols along the line, read in order; it may be \
         nondeterministic",
    params: &[
        Param::optional("cells", ParamKind::cells(1), "the line, in reading order"),
        Param::optional(
            "lists",
            ParamKind::CellLists,
            "the line in several pieces, instead of `cells`; between two pieces the automaton reads `|`",
        ),
        Param::required(
            "states",
            ParamKind::Text,
            "clauses separated by `;`: `start 0`, `accept 2 3`, and moves such as `0 1,2,5-7 1` (from state 0 by one of \
             these symbols to state 1); `*` stands for all symbols, `|` for the end of a piece",
        ),
    ],
    arithmetic: false,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = 'a b'\n[[automaton]]\ncells = 'row 1'\n\
                       states = 'start 0; accept 2; 0 * 0; 0 a 1; 1 * 2'\n",
            n_solutions: 8,
        },
        Sample {
            document: "size = 4\n[[automaton]]\ncells = 'r1c1 r2c2 r3c3'\n\
                       states = 'start 0; accept 1; 0 1-2 1; 1 3-4 0; 0 4 0'\n",
            n_solutions: 48,
        },
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\nsymbols = '1-3'\n[[automaton]]\n\
                       lists = ['r1c1 r1c2', 'r1c3', 'r1c4 r1c5']\n\
                       states = 'start 0; accept 0 1; 0 1 0; 0 2 1; 1 3 1; 1 1 0; 1 | 0'\n",
            n_solutions: 8,
        },
        Sample {
            document: "rows = 1\ncolumns = 2\nhouses = false\nsymbols = 'do re mi'\n[[automaton]]\ncells = 'row 1'\n\
                       states = 'start 0 4; accept 4; 0 do,mi 4; 4 do-re 0; 4 re 4'\n",
            n_solutions: 7,
        },
    ],
};

impl Rule for Automaton {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let mut faults =
            Nfa::parse(args.text("states").unwrap_or_default(), &spec.symbols).err().unwrap_or_default();
        let given = [args.get("cells"), args.get("lists")].iter().flatten().count();
        if given != 1 {
            faults.push(Fault::missing("needs either `cells` or `lists`, not both or neither"));
        }
        if pieces(args).iter().map(Vec::len).sum::<usize>() > Geometry::MAX_CELLS {
            faults.push(Fault::too_large("names more cells than a board can have"));
        }
        faults
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let text = args.text("states").unwrap_or_default();
        let Ok(nfa) = Nfa::parse(text, to.symbols()) else { return };
        let pieces = pieces(args);
        let cells: Vec<Cell> = pieces.concat();
        let mut ends: Vec<u32> = pieces.iter().map(|piece| piece.len() as u32).collect();
        (1..ends.len()).for_each(|i| ends[i] += ends[i - 1]);
        ends.pop();
        let key = format!("automaton {ends:?} of {} {text}", cells.len());
        if ends.is_empty() {
            let moves = |state, symbol| nfa.after(state, symbol);
            return to.post_nondeterministic(&key, &cells, nfa.starts(), moves, |state| nfa.accepts(state));
        }
        // A state of the lowered automaton is a written state with the number of cells read, since pieces end there.
        let n_counts = cells.len() as u32 + 1;
        let with_count = |states: Vec<u32>, n_read: u32| -> Vec<u32> {
            let breaks = ends.iter().filter(|&&end| end == n_read);
            let after =
                breaks.fold(states, |states, _| states.iter().flat_map(|&s| nfa.after_break(s)).collect());
            after.into_iter().map(|state| state * n_counts + n_read).collect()
        };
        let moves = |state: u32, symbol| {
            let n_read = state % n_counts + 1;
            let is_within = n_read < n_counts;
            if is_within { with_count(nfa.after(state / n_counts, symbol), n_read) } else { Vec::new() }
        };
        let starts = with_count(nfa.starts().to_vec(), 0);
        to.post_nondeterministic(&key, &cells, &starts, moves, |state| nfa.accepts(state / n_counts));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let Ok(nfa) = Nfa::parse(args.text("states").unwrap_or_default(), grid.symbols()) else {
            return false;
        };
        let pieces = pieces(args);
        let pieces =
            pieces.iter().map(|piece| piece.iter().map(|&cell| Some(grid.symbol(cell))).collect::<Vec<_>>());
        nfa.reads(&pieces.collect::<Vec<_>>().join(&None))
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        pieces(args).into_iter().map(|cells| Mark::Line { cells, style: LineStyle::Thin }).collect()
    }
}

fn pieces(args: &Args) -> Vec<Vec<Cell>> {
    match args.cell_lists("lists") {
        [] => vec![args.cells("cells").to_vec()],
        lists => lists.to_vec(),
    }
}
