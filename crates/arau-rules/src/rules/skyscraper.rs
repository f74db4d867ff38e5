//! Skyscraper: values are heights, and the clue counts the buildings that are not hidden by a higher or equal one
//! before them. A height of 0 is an empty lot, which nobody sees.

use super::because::{Look, explain};
use super::houses::all_share_houses;
use super::prelude::*;

/// A count of the buildings one sees.
pub struct Skyscraper;

const INFO: RuleInfo = RuleInfo {
    id: "skyscraper",
    title: "Skyscraper",
    summary: "digits are building heights: the clue is the number of buildings visible from its side, where a \
         building hides all lower ones behind it; a 0 is never visible",
    params: &[
        params::line_from_clue(1),
        Param::required("count", ParamKind::Int { min: 1, max: 16_384 }, "how many buildings are visible"),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[skyscraper]]\ncells = 'row 2'\ncount = 3\n", n_solutions: 72 },
        Sample {
            document: "size = 4\nsymbols = '0-3'\n[[skyscraper]]\ncells = 'r4c1-r1c1'\ncount = 2\n",
            n_solutions: 144,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '1-5'\n[[skyscraper]]\ncells = 'row 1'\n\
                       count = 2\n",
            n_solutions: 305,
        },
        Sample { document: "size = 4\n[[skyscraper]]\ncells = 'row 1'\ncount = 5\n", n_solutions: 0 },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-10'\n[[skyscraper]]\ncells = 'row 1'\ncount = 2\n",
            n_solutions: 495,
        },
    ],
};

/// Up to this many symbols, the states of an automaton that remembers all heights it has passed stay few.
const MAX_SYMBOLS_FOR_SETS: usize = 9;

impl Rule for Skyscraper {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let count = args.int("count").unwrap_or(1);
        let different = all_share_houses(to.spec(), cells);
        if different && to.n_symbols() <= MAX_SYMBOLS_FOR_SETS {
            post_with_sets(cells, count, to);
        } else {
            post_with_highest(cells, count, different, to);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let heights = grid.values(args.cells("cells"));
        let seen = (0..heights.len())
            .filter(|&i| heights[i] > 0 && heights[..i].iter().all(|before| *before < heights[i]))
            .count();
        Some(seen as i64) == args.int("count")
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let cells = args.cells("cells");
        let (mut highest, mut seen) = (0, 0);
        for height in grid.values(cells) {
            if height > highest {
                (highest, seen) = (height, seen + 1);
            }
        }
        let (Some(&first), Some(wanted)) = (cells.first(), args.int("count")) else { return Vec::new() };
        if seen == wanted {
            return Vec::new();
        }
        let label = grid.geometry().label(first);
        let sentence = format!("{} seen from {label}, not {wanted}", misses::are(seen, "building"));
        vec![Miss::sentence(cells, sentence).with_amount(seen, wanted)]
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("count").map_or(String::new(), |count| count.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: false }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let view = View { cells: args.cells("cells"), count: args.int("count")?, at };
        let by_height = view.only_one().or_else(|| view.too_tall());
        by_height.or_else(|| view.too_many_or_too_few())
    }
}

/// A line as an argument sees it.
struct View<'a> {
    cells: &'a [Cell],
    count: i64,
    at: &'a Situation<'a>,
}

/// How many buildings can be seen, and which.
#[derive(Default)]
struct Seen {
    /// The numbers, as bits.
    counts: u32,
    /// Cells that are seen in some way, and those that are hidden in some.
    sometimes: Vec<bool>,
    hidden: Vec<bool>,
}

impl View<'_> {
    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let all = self.at.alphabet();
        let highest = all.iter().max_by_key(|&symbol| self.at.value(symbol));
        vec![
            ("highest", Fact::Word(highest.into_iter().collect())),
            ("before", Fact::Number(self.count - 1)),
            ("cells", Fact::Cells(self.cells.to_vec())),
        ]
    }

    /// If one building is seen, the first is the highest.
    fn only_one(&self) -> Option<Because> {
        let highest = self.at.alphabet().iter().max_by_key(|&symbol| self.at.value(symbol))?;
        if self.count != 1 || self.cells.len() != self.at.alphabet().len() {
            return None;
        }
        explain(self.at, "one", self.facts(), |cell, symbol| {
            self.cells.first() == Some(&cell) && symbol != highest
        })
    }

    /// Buildings so tall that too few would be seen before and behind them, whatever the others are.
    fn too_tall(&self) -> Option<Because> {
        let n_higher =
            |symbol: Symbol| self.at.symbols_where(|value| value > self.at.value(symbol)).len() as i64;
        let is_too_tall = |cell: Cell, symbol: Symbol| {
            let place = self.cells.iter().position(|&other| other == cell);
            place.is_some_and(|place| place as i64 + 1 + n_higher(symbol) < self.count)
        };
        let mut facts = self.facts();
        let is_gone = |gone: &&arau_core::Candidate| is_too_tall(gone.cell, gone.symbol);
        let lowest =
            self.at.gone.iter().filter(is_gone).map(|gone| gone.symbol).min_by_key(|&s| self.at.value(s))?;
        facts.push(("height", Fact::Word(vec![lowest])));
        facts.push(("behind", Fact::Number(n_higher(lowest))));
        facts.push(("place", Fact::Number(self.count - n_higher(lowest))));
        let key = match (self.count, self.count == self.at.alphabet().len() as i64) {
            (1, _) => return None,
            (_, true) => "all",
            _ if n_higher(lowest) == 0 => "highest",
            _ => "tall",
        };
        explain(self.at, key, facts, is_too_tall)
    }

    /// What can be seen on a line of different heights where one cell holds some of its candidates.
    fn seen(&self, cell: Cell, symbols: SymbolSet) -> Option<Seen> {
        let n = self.cells.len();
        let n_symbols = self.at.alphabet().len();
        let is_short = n_symbols <= MAX_SYMBOLS_FOR_SETS && self.count <= n_symbols as i64;
        if !is_short || !all_share_houses(self.at.spec, self.cells) {
            return None;
        }
        let heights: Vec<i64> = self.at.alphabet().iter().map(|symbol| self.at.value(symbol)).collect();
        let domain =
            |i: usize| if self.cells[i] == cell { symbols } else { self.at.candidates(self.cells[i]) };
        // The heights that hide a building, as bits.
        let hides = |s: usize| {
            (0..n_symbols)
                .filter(|&other| heights[other] >= heights[s])
                .fold(0, |set, other| set | 1 << other)
        };
        let hides: Vec<usize> = (0..n_symbols).map(hides).collect();
        let is_seen =
            |passed: usize, symbol: Symbol| heights[symbol.idx()] > 0 && passed & hides[symbol.idx()] == 0;
        // From the last cell: the sets of heights passed from which the rest can be filled.
        let mut can_end = vec![vec![false; 1 << n_symbols]; n + 1];
        can_end[n] = vec![true; 1 << n_symbols];
        for i in (0..n).rev() {
            for passed in (0..1usize << n_symbols).filter(|passed| passed.count_ones() as usize == i) {
                can_end[i][passed] =
                    domain(i).iter().any(|s| passed >> s.0 & 1 == 0 && can_end[i + 1][passed | 1 << s.0]);
            }
        }
        let mut found = Seen { counts: 0, sometimes: vec![false; n], hidden: vec![false; n] };
        let mut counts = vec![0u32; 1 << n_symbols];
        counts[0] = u32::from(can_end[0][0]);
        for i in 0..n {
            let mut next = vec![0u32; 1 << n_symbols];
            for passed in (0..1usize << n_symbols).filter(|passed| passed.count_ones() as usize == i) {
                if counts[passed] == 0 {
                    continue;
                }
                for symbol in domain(i).iter() {
                    let after = passed | 1 << symbol.0;
                    if passed >> symbol.0 & 1 == 1 || !can_end[i + 1][after] {
                        continue;
                    }
                    let is_seen = is_seen(passed, symbol);
                    next[after] |= counts[passed] << u32::from(is_seen);
                    let list = if is_seen { &mut found.sometimes } else { &mut found.hidden };
                    list[i] = true;
                }
            }
            counts = next;
        }
        found.counts = counts.iter().fold(0, |all, counts| all | counts);
        Some(found)
    }

    /// With these candidates of a cell, more buildings would be seen than the clue says, or fewer.
    fn too_many_or_too_few(&self) -> Option<Because> {
        let mut cells: Vec<Cell> = self.at.gone.iter().map(|gone| gone.cell).collect();
        cells.dedup();
        let mut best: Option<Because> = None;
        for cell in cells {
            let gone = self.at.gone.iter().filter(|gone| gone.cell == cell).map(|gone| gone.symbol);
            let (mut few, mut many, mut other) = (SymbolSet::EMPTY, SymbolSet::EMPTY, SymbolSet::EMPTY);
            for symbol in gone {
                let counts = self.seen(cell, SymbolSet::only(symbol))?.counts;
                let (fewer, more) = (counts & ((1 << self.count) - 1), counts >> (self.count + 1));
                match (fewer, more) {
                    _ if counts >> self.count & 1 == 1 || counts == 0 => {}
                    (_, 0) => few.insert(symbol),
                    (0, _) => many.insert(symbol),
                    _ => other.insert(symbol),
                }
            }
            for (key, symbols) in [("few", few), ("many", many), ("other", other)] {
                if symbols.is_empty() {
                    continue;
                }
                let found = self.would(key, cell, symbols)?;
                let size =
                    |because: &Because| if because.gone.is_empty() { usize::MAX } else { because.gone.len() };
                if best.as_ref().is_none_or(|best| size(best) < size(&found)) {
                    best = Some(found);
                }
            }
        }
        best
    }

    fn would(&self, key: &'static str, cell: Cell, symbols: SymbolSet) -> Option<Because> {
        let seen = self.seen(cell, symbols)?;
        let of = |is_wanted: &dyn Fn(usize) -> bool| -> Vec<Cell> {
            (0..self.cells.len()).filter(|&i| is_wanted(i)).map(|i| self.cells[i]).collect()
        };
        let always = of(&|i| !seen.hidden[i]);
        let maybe = of(&|i| seen.sometimes[i]);
        let (least, most) = (seen.counts.trailing_zeros(), 31 - seen.counts.leading_zeros());
        let key = match key {
            "few" if (maybe.len() as i64) < self.count => "few-named",
            "many" if always.len() as i64 > self.count => "many-named",
            key => key,
        };
        let facts = vec![
            ("cell", Fact::Cells(vec![cell])),
            ("symbols", Fact::Symbols(symbols)),
            ("always", Fact::Cells(always)),
            ("maybe", Fact::Cells(maybe)),
            ("least", Fact::Number(i64::from(least))),
            ("most", Fact::Number(i64::from(most))),
        ];
        explain(self.at, key, facts, |other, symbol| other == cell && symbols.contains(symbol))
    }
}

/// On a line of different heights, the state is the set of heights passed and how many of them are seen: exact, and worth
/// its price where the line is short enough.
fn post_with_sets(cells: &[Cell], count: i64, to: &mut Lowering<'_>) {
    let symbols = to.symbols();
    let hides = |s: Symbol| -> u16 {
        let hiding = symbols.iter().filter(|&other| symbols.value(other) >= symbols.value(s));
        hiding.fold(0, |set, other| set | 1 << other.0)
    };
    let hides: Vec<u16> = symbols.iter().map(hides).collect();
    let step = |&(passed, seen): &(u16, i64), symbol: Symbol| {
        let is_seen = symbols.value(symbol) > 0 && passed & hides[symbol.idx()] == 0;
        let seen = seen + is_seen as i64;
        let is_new = passed >> symbol.0 & 1 == 0;
        (is_new && seen <= count).then_some((passed | 1 << symbol.0, seen))
    };
    let key = format!("skyscraper {count} of different heights");
    to.post_shared_automaton(&key, cells, |n| Automaton::build(n, (0, 0), step, |state| state.1 == count));
}

/// What is remembered along a long line, or one whose heights may repeat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    /// Cells passed; stays 0 where nothing depends on it.
    n_cells: usize,
    highest: i64,
    seen: i64,
}

fn post_with_highest(cells: &[Cell], count: i64, different: bool, to: &mut Lowering<'_>) {
    let symbols = to.symbols();
    let mut heights: Vec<i64> = symbols.values().into_iter().map(i64::from).collect();
    heights.sort_unstable();
    let step = |state: &State, symbol: Symbol| {
        let height = symbols.value(symbol) as i64;
        let is_seen = height > state.highest;
        let highest = height.max(state.highest);
        let n_cells = if different { state.n_cells + 1 } else { 0 };
        let after = State { n_cells, highest, seen: state.seen + is_seen as i64 };
        // Different heights up to the highest one: there must be as many as cells. What is still to be seen must fit
        // above.
        let n_up_to = heights.partition_point(|&h| h <= highest);
        let fits = n_cells <= n_up_to && count - after.seen <= (heights.len() - n_up_to) as i64;
        (fits && after.seen <= count).then_some(after)
    };
    let start = State { n_cells: 0, highest: 0, seen: 0 };
    let key = format!("skyscraper {count} {different}");
    to.post_shared_automaton(&key, cells, |n| Automaton::build(n, start, step, |state| state.seen == count));
}
