//! Sandwich: the values between the least and the greatest symbol of a line add up to the clue.

use super::because::{Look, MAX_NAMED, Way, explain, filled_with, is_in_none, sets_with_sum};
use super::houses::all_share_houses;
use super::prelude::*;
use super::sums::SumRanges;
use arau_core::SymbolSet;

/// A sum between the least and the greatest symbol.
pub struct Sandwich;

const INFO: RuleInfo = RuleInfo {
    id: "sandwich",
    title: "Sandwich sum",
    summary: "the digits between 1 and 9 in the row or column (in general, between the smallest and the \
         largest digit of the puzzle), which occur once each, add up to the sum",
    params: &[
        Param::required("cells", ParamKind::cells(2), "the line, usually a row or column"),
        Param::required("sum", ParamKind::INT, "the sum of the digits between the smallest and the largest"),
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

/// Up to this many symbols, the places that the ends can take are options of their own.
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
        if has_ends { Vec::new() } else { vec![Fault::invalid("needs one smallest and one largest symbol")] }
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

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let cells = args.cells("cells");
        let alphabet: Vec<i64> = grid.symbols().values().into_iter().map(i64::from).collect();
        let ends = [alphabet.iter().min(), alphabet.iter().max()];
        let crusts: Vec<usize> =
            (0..cells.len()).filter(|&i| ends.contains(&Some(&grid.value(cells[i])))).collect();
        match crusts[..] {
            [i, j] if grid.value(cells[i]) != grid.value(cells[j]) => {
                misses::of_sum_between(&cells[i..=j], args.int("sum"), grid)
            }
            _ => Vec::new(),
        }
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let label = args.int("sum").map_or(String::new(), |sum| sum.to_string());
        vec![Mark::Outside { cells: args.cells("cells").to_vec(), label, arrow: false }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let cells = args.cells("cells");
        if !all_share_houses(at.spec, cells) || at.spec.symbols.len() > MAX_SYMBOLS_FOR_PLACES {
            return None;
        }
        let filling = Filling::new(cells, args.int("sum")?, at)?;
        filling.too_near_or_too_far().or_else(|| filling.by_ways())
    }
}

/// A line as an argument sees it.
struct Filling<'a> {
    at: &'a Situation<'a>,
    cells: &'a [Cell],
    sum: i64,
    /// The least and the greatest symbol.
    ends: [Symbol; 2],
    /// The others.
    fillings: SymbolSet,
}

/// The places of both ends, and what may lie between them.
struct Placed {
    places: [usize; 2],
    inside: SymbolSet,
    way: Way,
}

impl<'a> Filling<'a> {
    fn new(cells: &'a [Cell], sum: i64, at: &'a Situation<'a>) -> Option<Filling<'a>> {
        let all = at.alphabet();
        let least = all.iter().min_by_key(|&symbol| at.value(symbol))?;
        let greatest = all.iter().max_by_key(|&symbol| at.value(symbol))?;
        let fillings = all.minus([least, greatest].into_iter().collect());
        Some(Filling { at, cells, sum, ends: [least, greatest], fillings })
    }

    /// Where one end may be.
    fn places(&self, end: Symbol) -> Vec<Cell> {
        self.cells.iter().copied().filter(|&cell| self.at.candidates(cell).contains(end)).collect()
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let [low, high] = self.ends;
        vec![
            ("low", Fact::Word(vec![low])),
            ("high", Fact::Word(vec![high])),
            ("lows", Fact::Cells(self.places(low))),
            ("highs", Fact::Cells(self.places(high))),
        ]
    }

    /// The number of digits that make the sum tells how far the ends are from each other.
    fn too_near_or_too_far(&self) -> Option<Because> {
        let sets = |&n: &usize| sets_with_sum(self.at, self.fillings, n, self.sum);
        let sizes: Vec<usize> = (0..=self.cells.len() - 2).filter(|n| !sets(n).is_empty()).collect();
        let place = |cell: Cell| self.cells.iter().position(|&other| other == cell);
        let is_alone = |cell: Cell, end: Symbol| {
            let other_end = if end == self.ends[0] { self.ends[1] } else { self.ends[0] };
            let (Some(own), true) = (place(cell), self.ends.contains(&end)) else { return false };
            !(0..self.cells.len()).any(|other| {
                other != own
                    && sizes.contains(&(own.abs_diff(other) - 1))
                    && self.at.candidates(self.cells[other]).contains(other_end)
            })
        };
        let n_cells = self.cells.len();
        let is_cut_by_place = |cell: Cell| {
            place(cell).is_some_and(|own| !sizes.iter().any(|size| own > *size || own + size + 1 < n_cells))
        };
        let ways: Vec<Vec<i64>> = sizes.iter().flat_map(sets).map(|set| self.at.values(set)).collect();
        let mut facts = self.facts();
        facts.push(("sizes", Fact::Numbers(sizes.iter().map(|&n| n as i64).collect())));
        facts.push(("least", Fact::Number(*sizes.first()? as i64)));
        facts.push(("most", Fact::Number(*sizes.last()? as i64)));
        facts.push(("ways", Fact::Sums(if ways.len() <= 4 { ways } else { Vec::new() })));
        let by_place = explain(self.at, "middle", facts.clone(), |cell, symbol| {
            self.ends.contains(&symbol) && is_cut_by_place(cell)
        });
        by_place.or_else(|| explain(self.at, "apart", facts, is_alone))
    }

    /// Where the ends can be, and what then lies between them.
    fn ways(&self) -> Vec<Placed> {
        let n = self.cells.len();
        let mut ways = Vec::new();
        for (first, second) in (0..n).flat_map(|i| (i + 1..n).map(move |j| (i, j))) {
            let inside = &self.cells[first + 1..second];
            let outside = [&self.cells[..first], &self.cells[second + 1..]].concat();
            for [one, other] in [self.ends, [self.ends[1], self.ends[0]]] {
                let fits = self.at.candidates(self.cells[first]).contains(one)
                    && self.at.candidates(self.cells[second]).contains(other);
                if !fits {
                    continue;
                }
                for set in sets_with_sum(self.at, self.fillings, inside.len(), self.sum) {
                    let rest = self.fillings.minus(set);
                    let outer = match rest.len() == outside.len() {
                        true => filled_with(self.at, &outside, rest),
                        false => Some(
                            outside.iter().map(|&cell| (cell, self.at.candidates(cell).and(rest))).collect(),
                        ),
                    };
                    let Some((mut way, outer)) = filled_with(self.at, inside, set).zip(outer) else {
                        continue;
                    };
                    way.extend(outer);
                    way.push((self.cells[first], SymbolSet::only(one)));
                    way.push((self.cells[second], SymbolSet::only(other)));
                    ways.push(Placed { places: [first, second], inside: set, way });
                }
            }
        }
        ways
    }

    fn by_ways(&self) -> Option<Because> {
        let ways = self.ways();
        if ways.is_empty() {
            return None;
        }
        let mut places: Vec<[usize; 2]> = ways.iter().map(|way| way.places).collect();
        places.dedup();
        let mut insides: Vec<SymbolSet> = ways.iter().map(|way| way.inside).collect();
        insides.sort_unstable_by_key(|set| (set.len(), self.at.values(*set)));
        insides.dedup();
        let all: Vec<Way> = ways.iter().map(|way| way.way.clone()).collect();
        let is_gone = |cell: Cell, symbol: Symbol| is_in_none(&all, cell, symbol);
        let sums = |sets: &[SymbolSet]| Fact::Sums(sets.iter().map(|set| self.at.values(*set)).collect());
        let mut facts = self.facts();
        let total: i64 = self.at.values(self.fillings).iter().sum();
        facts.push(("total", Fact::Number(total)));
        facts.push(("rest", Fact::Number(total - self.sum)));
        let line_is_full = self.cells.len() == self.at.alphabet().len();
        match places[..] {
            [[first, second]] => {
                let inside = &self.cells[first + 1..second];
                let outside = [&self.cells[..first], &self.cells[second + 1..]].concat();
                let outsides: Vec<SymbolSet> = insides.iter().map(|set| self.fillings.minus(*set)).collect();
                facts.push(("ends", Fact::Cells(vec![self.cells[first], self.cells[second]])));
                facts.push(("inside", Fact::Cells(inside.to_vec())));
                facts.push(("outside", Fact::Cells(outside.clone())));
                facts.push(("ways", sums(&insides)));
                facts.push(("rests", sums(&outsides)));
                let key = match inside.len() {
                    0 => "neighbours",
                    n if line_is_full
                        && n > outside.len()
                        && !outside.is_empty()
                        && insides.len() <= MAX_NAMED =>
                    {
                        "outside"
                    }
                    _ if insides.len() <= MAX_NAMED => "inside",
                    _ => return None,
                };
                explain(self.at, key, facts, is_gone)
            }
            _ if places.len() <= 4 && insides.len() <= MAX_NAMED => {
                let cells = |&[i, j]: &[usize; 2]| vec![self.cells[i], self.cells[j]];
                facts.push(("places", Fact::Places(places.iter().map(cells).collect())));
                facts.push(("ways", sums(&insides)));
                explain(self.at, "places", facts, is_gone)
            }
            _ => {
                facts.push(("ways", sums(if insides.len() <= 10 { &insides } else { &[] })));
                explain(self.at, "wherever", facts, is_gone)
            }
        }
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
