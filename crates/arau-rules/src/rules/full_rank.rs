//! Full rank: all rows and columns, read both ways as numbers, are put in order; the clue is the place of one of them.

use super::distinct_lines::post_distinct_lines;
use super::houses::all_share_houses;
use super::lines_of_part::{Side, lines_from, part_with_line};
use super::prelude::*;
use arau_core::SymbolSet;
use std::cmp::Ordering;

/// The place of a line among all lines.
pub struct FullRank;

const INFO: RuleInfo = RuleInfo {
    id: "full-rank",
    title: "Full rank",
    summary: "read every row and column from both ends as a number and sort these from smallest to largest: \
         the clue is the rank of its line; whether lines may tie is an option",
    params: &[
        Param::required("cells", ParamKind::cells(2), "a whole row or column as seen from the clue"),
        Param::required(
            "rank",
            ParamKind::Int { min: 1, max: 512 },
            "the rank, counted from 1; lines that tie share the lowest rank",
        ),
        Param::optional(
            "ties",
            ParamKind::Choice(&["only-unclued", "none", "any"]),
            "which lines may tie with another: only lines without a clue (`only-unclued`, the default), \
             `none` or `any`",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "size = 4\nbox = 'none'\n[[full-rank]]\ncells = 'row 2'\nrank = 3\n",
            n_solutions: 10,
        },
        Sample {
            document: "size = 4\nbox = 'none'\n[[full-rank]]\ncells = 'r2c4-r2c1'\nrank = 6\nties = 'any'\n",
            n_solutions: 18,
        },
        Sample {
            document: "size = 4\nbox = 'none'\n[[full-rank]]\ncells = 'column 1'\nrank = 16\nties = 'none'\n",
            n_solutions: 6,
        },
        Sample {
            document: "size = 4\nsymbols = '0-3'\n[[full-rank]]\ncells = 'r4c2-r1c2'\nrank = 7\n",
            n_solutions: 9,
        },
    ],
};

impl Rule for FullRank {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let Some((part, _)) = part_with_line(spec, args.cells("cells")) else {
            let message = "the cells must be a whole row or column of a square grid with as many rows as \
                 symbols";
            return vec![Fault::invalid(message).of("cells")];
        };
        let mut borders = Side::ALL.into_iter().map(|side| border(&lines_from(part, side)));
        if borders.any(|border| !all_share_houses(spec, &border)) {
            return vec![Fault::invalid("needs rows and columns that are houses")];
        }
        Vec::new()
    }

    /// On every border each symbol stands once, so that four lines begin with each symbol. This fixes the first cell,
    /// and only the lines that begin alike on the three other borders remain to be compared.
    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let (Some((part, own_side)), Some(rank)) = (part_with_line(to.spec(), cells), args.int("rank"))
        else {
            return;
        };
        let mut by_value: Vec<Symbol> = to.symbols().iter().collect();
        by_value.sort_by_key(|&symbol| to.value(symbol));
        let Some(&first) = by_value.get((rank as usize - 1) / 4) else { return to.post(Constraint::never()) };
        to.post_domain(cells[0], SymbolSet::only(first));
        let may_tie = args.text("ties") == Some("any");
        let mut flags = Vec::new();
        for side in Side::ALL.into_iter().filter(|&side| side != own_side) {
            let flag = to.aux(SymbolSet::all(2));
            flags.push(flag);
            let lines = lines_from(part, side);
            for line in &lines {
                post_comparison(flag, line, cells, first, may_tie, to);
            }
            post_second(flag, &lines, cells[1], first, to);
        }
        let n_smaller = (rank as u32 - 1) % 4;
        let smaller = SymbolSet::only(SMALLER);
        to.post(Constraint::Count { cells: flags.into(), symbols: smaller, min: n_smaller, max: n_smaller });
        if args.text("ties") == Some("none") {
            post_distinct_lines(part, to);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let cells = args.cells("cells");
        let Some((part, _)) = part_with_line(grid.spec(), cells) else { return false };
        let numbers: Vec<Vec<i64>> = Side::ALL
            .into_iter()
            .flat_map(|side| lines_from(part, side))
            .map(|line| grid.values(&line))
            .collect();
        let own = grid.values(cells);
        let n_smaller = numbers.iter().filter(|number| **number < own).count() as i64;
        let n_equal = numbers.iter().filter(|number| **number == own).count();
        let ties_are_right = match args.text("ties") {
            Some("any") => true,
            Some("none") => numbers.iter().enumerate().all(|(i, number)| !numbers[..i].contains(number)),
            _ => n_equal == 1,
        };
        Some(n_smaller + 1) == args.int("rank") && ties_are_right
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("rank").map_or(String::new(), |rank| rank.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: false }]
    }
}

/// A flag holds this symbol if the line of its border that begins like the clued line is smaller.
const SMALLER: Symbol = Symbol(1);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Start,
    /// The flag is read; what it says the other line must be.
    Claimed(Ordering),
    /// Both begin alike and are equal so far.
    Equal(Ordering),
    /// The next symbol of the other line is read, too.
    Ahead(Ordering, Symbol),
    Done,
}

/// Posts that, if the other line begins with the symbol `first`, the flag tells whether it is smaller.
fn post_comparison(
    flag: Cell,
    other: &[Cell],
    own: &[Cell],
    first: Symbol,
    may_tie: bool,
    to: &mut Lowering<'_>,
) {
    let rest = other[1..].iter().zip(&own[1..]).flat_map(|(&a, &b)| [a, b]);
    let cells: Vec<Cell> = [flag, other[0]].into_iter().chain(rest).collect();
    let symbols = to.symbols();
    let step = |state: &State, symbol: Symbol| match *state {
        State::Start if symbol == SMALLER => Some(State::Claimed(Ordering::Less)),
        State::Start => Some(State::Claimed(Ordering::Greater)),
        State::Claimed(claim) if symbol == first => Some(State::Equal(claim)),
        State::Claimed(_) | State::Done => Some(State::Done),
        State::Equal(claim) => Some(State::Ahead(claim, symbol)),
        State::Ahead(claim, ahead) => match symbols.value(ahead).cmp(&symbols.value(symbol)) {
            Ordering::Equal => Some(State::Equal(claim)),
            order => (order == claim).then_some(State::Done),
        },
    };
    let accept = |state: &State| match state {
        State::Equal(claim) => may_tie && *claim == Ordering::Greater,
        state => *state == State::Done,
    };
    let key = format!("full-rank {} {may_tie}", first.0);
    to.post_shared_automaton(&key, &cells, |n| Automaton::build(n, State::Start, step, accept));
}

/// Posts what the second cells tell whatever line of the border begins alike: an auxiliary cell holds the symbol that comes
/// second in that line, and the flag compares it with the clued line's.
fn post_second(flag: Cell, lines: &[Vec<Cell>], own: Cell, first: Symbol, to: &mut Lowering<'_>) {
    let symbols = to.symbols();
    let anything = symbols.all();
    let second = to.aux(anything);
    let read: Vec<Cell> =
        std::iter::once(second).chain(lines.iter().flat_map(|line| [line[0], line[1]])).collect();
    // The symbol of the auxiliary cell, whether the line was met, and whether it is the one whose second cell comes next.
    let step = |state: &Option<(Symbol, bool, Option<bool>)>, symbol: Symbol| match *state {
        None => Some(Some((symbol, false, None))),
        Some((second, is_met, None)) => {
            let is_it = symbol == first;
            (!(is_it && is_met)).then_some(Some((second, is_met || is_it, Some(is_it))))
        }
        Some((second, is_met, Some(is_it))) => {
            (!is_it || symbol == second).then_some(Some((second, is_met, None)))
        }
    };
    let key = format!("full-rank second {}", first.0);
    to.post_shared_automaton(&key, &read, |n| {
        Automaton::build(n, None, step, |state| matches!(state, Some((_, true, None))))
    });
    let step = |state: &Vec<Symbol>, symbol: Symbol| {
        let next = [&state[..], &[symbol]].concat();
        match next[..] {
            [flag, own, second] => {
                let order = symbols.value(second).cmp(&symbols.value(own));
                let fits = if flag == SMALLER { order != Ordering::Greater } else { order != Ordering::Less };
                fits.then_some(next)
            }
            _ => (next.len() < 3).then_some(next),
        }
    };
    to.post_shared_automaton("full-rank order of seconds", &[flag, own, second], |n| {
        Automaton::build(n, Vec::new(), step, |state| state.len() == 3)
    });
}

fn border(lines: &[Vec<Cell>]) -> Vec<Cell> {
    lines.iter().filter_map(|line| line.first().copied()).collect()
}
