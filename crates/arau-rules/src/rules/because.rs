//! Owns what the arguments of several rules are made of: what cells may hold as values, ways to fill cells with a set of
//! values, and what no way leaves. Not a rule itself.

use super::houses::share_house;
use arau_core::{Because, Candidate, Cell, Fact, Situation, Symbol, SymbolSet};
use std::collections::{BTreeMap, BTreeSet};

/// More combinations, runs or places than this are not named.
pub(super) const MAX_NAMED: usize = 6;

/// What each cell may hold in one of the ways to satisfy a clue. Cells that are not named may hold anything.
pub(super) type Way = Vec<(Cell, SymbolSet)>;

/// What a rule asks of a situation.
pub(super) trait Look {
    /// The candidates of a cell.
    fn candidates(&self, cell: Cell) -> SymbolSet;
    /// The symbol that a cell holds.
    fn held(&self, cell: Cell) -> Option<Symbol>;
    /// The number that a symbol stands for.
    fn value(&self, symbol: Symbol) -> i64;
    /// Whether two cells share a house.
    fn differ(&self, a: Cell, b: Cell) -> bool;
    /// All symbols.
    fn alphabet(&self) -> SymbolSet;

    /// The symbols whose values fulfil a condition.
    fn symbols_where(&self, is_wanted: impl Fn(i64) -> bool) -> SymbolSet {
        self.alphabet().iter().filter(|&symbol| is_wanted(self.value(symbol))).collect()
    }

    /// The values of symbols, in rising order.
    fn values(&self, symbols: SymbolSet) -> Vec<i64> {
        let mut values: Vec<i64> = symbols.iter().map(|symbol| self.value(symbol)).collect();
        values.sort_unstable();
        values
    }

    /// Cells with their candidates, as facts.
    fn known(&self, cells: &[Cell]) -> Fact {
        Fact::Known(cells.iter().map(|&cell| (cell, self.candidates(cell))).collect())
    }
}

impl Look for Situation<'_> {
    fn candidates(&self, cell: Cell) -> SymbolSet {
        self.board.candidates(cell)
    }

    fn held(&self, cell: Cell) -> Option<Symbol> {
        self.board.candidates(cell).single()
    }

    fn value(&self, symbol: Symbol) -> i64 {
        i64::from(self.spec.symbols.value(symbol))
    }

    fn differ(&self, a: Cell, b: Cell) -> bool {
        share_house(self.spec, a, b)
    }

    fn alphabet(&self) -> SymbolSet {
        self.spec.symbols.all()
    }
}

/// An argument that explains those of the candidates for which this holds; nothing if there are none.
pub(super) fn explain(
    at: &Situation<'_>,
    key: &'static str,
    facts: Vec<(&'static str, Fact)>,
    is_explained: impl Fn(Cell, Symbol) -> bool,
) -> Option<Because> {
    let explained = at.gone.iter().copied().filter(|gone| is_explained(gone.cell, gone.symbol));
    let gone: Vec<Candidate> = explained.collect();
    match gone.len() {
        0 => None,
        n if n == at.gone.len() => Some(Because { key, facts, gone: Vec::new() }),
        _ => Some(Because { key, facts, gone }),
    }
}

/// Whether no way leaves this candidate.
pub(super) fn is_in_none(ways: &[Way], cell: Cell, symbol: Symbol) -> bool {
    ways.iter().all(|way| way.iter().any(|&(other, set)| other == cell && !set.contains(symbol)))
}

/// The sets of this many symbols whose values add up to a total.
pub(super) fn sets_with_sum(at: &Situation<'_>, symbols: SymbolSet, n: usize, total: i64) -> Vec<SymbolSet> {
    let symbols: Vec<(Symbol, i64)> = symbols.iter().map(|symbol| (symbol, at.value(symbol))).collect();
    let mut found = Vec::new();
    extend_set(&symbols, n, total, SymbolSet::EMPTY, &mut found);
    found
}

fn extend_set(symbols: &[(Symbol, i64)], n: usize, rest: i64, set: SymbolSet, found: &mut Vec<SymbolSet>) {
    if n == 0 {
        if rest == 0 {
            found.push(set);
        }
        return;
    }
    for (i, &(symbol, value)) in symbols.iter().enumerate() {
        if symbols.len() - i >= n {
            extend_set(&symbols[i + 1..], n - 1, rest - value, set.or(SymbolSet::only(symbol)), found);
        }
    }
}

/// What each cell may hold where the cells hold just these symbols, each once; nothing if they cannot.
pub(super) fn filled_with(at: &Situation<'_>, cells: &[Cell], symbols: SymbolSet) -> Option<Way> {
    if cells.len() != symbols.len() || cells.len() > 16 {
        return None;
    }
    let symbols: Vec<Symbol> = symbols.iter().collect();
    // The sets of symbols, as bits, that the first cells can use up, and those that leave enough to the last.
    let fits = |i: usize, at_place: usize| at.candidates(cells[i]).contains(symbols[at_place]);
    let n = cells.len();
    let mut before = vec![vec![false; 1 << n]; n + 1];
    before[0][0] = true;
    for i in 0..n {
        for used in (0..1usize << n).filter(|used| used.count_ones() as usize == i) {
            if before[i][used] {
                (0..n)
                    .filter(|&s| used >> s & 1 == 0 && fits(i, s))
                    .for_each(|s| before[i + 1][used | 1 << s] = true);
            }
        }
    }
    let mut after = vec![vec![false; 1 << n]; n + 1];
    after[n][(1 << n) - 1] = true;
    let mut way: Way = cells.iter().map(|&cell| (cell, SymbolSet::EMPTY)).collect();
    for i in (0..n).rev() {
        for used in (0..1usize << n).filter(|used| used.count_ones() as usize == i) {
            for s in (0..n).filter(|&s| used >> s & 1 == 0 && fits(i, s)) {
                if after[i + 1][used | 1 << s] {
                    after[i][used] = true;
                    if before[i][used] {
                        way[i].1.insert(symbols[s]);
                    }
                }
            }
        }
    }
    after[0][0].then_some(way)
}

/// The least or the greatest sum of this many different values out of these, and the values; nothing if they are too few.
pub(super) fn extreme_sum(values: &[i64], n: usize, is_greatest: bool) -> Option<Vec<i64>> {
    let mut values = values.to_vec();
    values.sort_unstable();
    if is_greatest {
        values.reverse();
    }
    (values.len() >= n).then(|| values[..n].to_vec())
}

/// This many symbols are tried at most to know what some cells can add up to.
const MAX_STEPS: usize = 20_000;

/// Goes through all ways to fill cells with their candidates, those in one house being different; nothing if they are too
/// many to be tried.
pub(super) fn for_each_filling(
    at: &Situation<'_>,
    cells: &[Cell],
    mut found: impl FnMut(&[Symbol]),
) -> Option<()> {
    let domains = cells.iter().map(|&cell| at.candidates(cell)).collect();
    let earlier = |i: usize| (0..i).map(|j| (cells[i] == cells[j], at.differ(cells[i], cells[j]))).collect();
    let earlier = (0..cells.len()).map(earlier).collect();
    Filling { domains, earlier, steps_left: MAX_STEPS, found: &mut found }.fill(&mut Vec::new())
}

struct Filling<'a> {
    domains: Vec<SymbolSet>,
    /// For each cell: which earlier ones are the same, and which differ.
    earlier: Vec<Vec<(bool, bool)>>,
    steps_left: usize,
    found: &'a mut dyn FnMut(&[Symbol]),
}

impl Filling<'_> {
    fn fill(&mut self, chosen: &mut Vec<Symbol>) -> Option<()> {
        let i = chosen.len();
        let Some(&domain) = self.domains.get(i) else {
            (self.found)(chosen);
            return Some(());
        };
        for symbol in domain.iter() {
            let clashes = |(&other, &(is_same, differs)): (&Symbol, &(bool, bool))| match other == symbol {
                true => differs,
                false => is_same,
            };
            if chosen.iter().zip(&self.earlier[i]).any(clashes) {
                continue;
            }
            self.steps_left = self.steps_left.checked_sub(1)?;
            chosen.push(symbol);
            self.fill(chosen)?;
            chosen.pop();
        }
        Some(())
    }
}

/// What some cells can add up to.
pub(super) struct Sums {
    /// The cells.
    pub cells: Vec<Cell>,
    /// All sums, in rising order.
    pub all: BTreeSet<i64>,
    /// The sums with a symbol in a cell.
    with: BTreeMap<(Cell, Symbol), BTreeSet<i64>>,
}

impl Sums {
    /// The sums of cells, those in one house being different; nothing if they are too many to be tried.
    pub fn of(at: &Situation<'_>, cells: &[Cell]) -> Option<Sums> {
        let mut sums = Sums { cells: cells.to_vec(), all: BTreeSet::new(), with: BTreeMap::new() };
        for_each_filling(at, cells, |symbols| {
            let sum = symbols.iter().map(|&symbol| at.value(symbol)).sum();
            sums.all.insert(sum);
            for (&cell, &symbol) in cells.iter().zip(symbols) {
                sums.with.entry((cell, symbol)).or_default().insert(sum);
            }
        })?;
        Some(sums)
    }

    /// The least and the greatest sum.
    pub fn range(&self) -> Option<(i64, i64)> {
        self.all.first().copied().zip(self.all.last().copied())
    }

    /// Whether all sums with a symbol in a cell are like this; not if there are none.
    pub fn all_with(&self, cell: Cell, symbol: Symbol, is_so: impl Fn(i64) -> bool) -> bool {
        self.with.get(&(cell, symbol)).is_some_and(|sums| sums.iter().all(|&sum| is_so(sum)))
    }
}

/// Why candidates go where lists of cells all have the same sum: what one of them can reach bounds the others.
pub(super) fn by_equal_sums(at: &Situation<'_>, lists: &[Vec<Cell>]) -> Option<Because> {
    let lists: Vec<Sums> = lists.iter().map(|cells| Sums::of(at, cells)).collect::<Option<_>>()?;
    let ranges: Vec<(i64, i64)> = lists.iter().map(Sums::range).collect::<Option<_>>()?;
    let low = (0..lists.len()).max_by_key(|&i| ranges[i].0)?;
    let high = (0..lists.len()).min_by_key(|&i| ranges[i].1)?;
    let (least, most) = (ranges[low].0, ranges[high].1);
    let facts = || {
        vec![
            ("low-cells", Fact::Cells(lists[low].cells.clone())),
            ("high-cells", Fact::Cells(lists[high].cells.clone())),
            ("least", Fact::Number(least)),
            ("most", Fact::Number(most)),
        ]
    };
    let is_gone = |cell: Cell, symbol: Symbol, is_wrong: &dyn Fn(i64) -> bool| {
        lists.iter().any(|list| list.all_with(cell, symbol, is_wrong))
    };
    let is_low = |sum: i64| sum < least;
    let is_high = |sum: i64| sum > most;
    let is_either = |sum: i64| is_low(sum) || is_high(sum);
    let by = |key, is_wrong: &dyn Fn(i64) -> bool| {
        explain(at, key, facts(), |cell, symbol| is_gone(cell, symbol, is_wrong))
    };
    let explains_all = |because: &Option<Because>| because.as_ref().is_some_and(|b| b.gone.is_empty());
    let [at_least, at_most] = [by("least", &is_low), by("most", &is_high)];
    for found in [&at_least, &at_most] {
        if explains_all(found) {
            return found.clone();
        }
    }
    let both = by("both", &is_either);
    if low != high && explains_all(&both) {
        return both;
    }
    at_least.or(at_most).or_else(|| {
        let common: Vec<i64> = lists[0]
            .all
            .iter()
            .copied()
            .filter(|sum| lists.iter().all(|list| list.all.contains(sum)))
            .collect();
        if common.is_empty() || common.len() > MAX_NAMED {
            return None;
        }
        let is_uncommon = |sum: i64| !common.contains(&sum);
        let mut facts = facts();
        facts.push(("sums", Fact::Sums(common.iter().map(|&sum| vec![sum]).collect())));
        explain(at, "sums", facts, |cell, symbol| is_gone(cell, symbol, &is_uncommon))
    })
}

/// Why candidates go where cells hold the symbols of one of some sets, each once, and few of the sets are left.
pub(super) fn by_sets(
    at: &Situation<'_>,
    cells: &[Cell],
    sets: impl IntoIterator<Item = SymbolSet>,
    max_named: usize,
) -> Option<Because> {
    let left = sets.into_iter().filter_map(|set| Some((set, filled_with(at, cells, set)?)));
    let (sets, ways): (Vec<SymbolSet>, Vec<Way>) = left.unzip();
    if sets.is_empty() || sets.len() > max_named {
        return None;
    }
    let words = sets.iter().map(|set| set.iter().collect()).collect();
    explain(at, "sets", vec![("sets", Fact::Words(words))], |cell, symbol| is_in_none(&ways, cell, symbol))
}
