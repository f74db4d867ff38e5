//! From what a setter wrote to what engines solve: [`PuzzleSpec`] (may be invalid) → [`Puzzle`] (validated, lowered to
//! constraints, immutable).

use crate::{
    Candidate, Cell, Constraint, Entries, Fault, Faults, Geometry, GridView, Lowering, Place, RuleUse,
    Symbol, SymbolSet, Symbols,
};
use std::sync::Arc;

/// A puzzle as written: board, alphabet, givens, rules.
#[derive(Clone, Debug)]
pub struct PuzzleSpec {
    /// The board.
    pub geometry: Arc<Geometry>,
    /// The alphabet.
    pub symbols: Arc<Symbols>,
    /// The given of each cell, if any; one element per cell.
    pub givens: Vec<Option<Symbol>>,
    /// All rules, including those for rows and columns.
    pub rules: Vec<RuleUse>,
    /// Where each rule was written: one element per rule, or empty.
    pub rule_places: Vec<Place>,
    /// Title, author and other descriptive data.
    pub about: About,
    /// A player's entries, which are not part of the puzzle.
    pub entries: Entries,
}

/// Descriptive data of a puzzle, without influence on its solution.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// Its title.
    pub title: Option<String>,
    /// Its author.
    pub author: Option<String>,
    /// Its rules or story in prose.
    pub text: Option<String>,
    /// The id of the variant it was written as, if any.
    pub variant: Option<String>,
    /// The solution stated by its author, if any.
    pub solution: Option<Vec<Symbol>>,
}

impl PuzzleSpec {
    /// An empty board with an alphabet and no rules.
    pub fn new(geometry: Geometry, symbols: Symbols) -> PuzzleSpec {
        let givens = vec![None; geometry.n_cells()];
        PuzzleSpec {
            geometry: Arc::new(geometry),
            symbols: Arc::new(symbols),
            givens,
            rules: Vec::new(),
            rule_places: Vec::new(),
            about: About::default(),
            entries: Entries::default(),
        }
    }

    /// Sets a player's entries, with a symbol for each filled cell. Symbols that repeat a given are left out; one that
    /// differs from a given is a fault.
    pub fn enter(&mut self, grid: &[Option<Symbol>]) -> Result<(), Faults> {
        let mut faults = Faults::default();
        for (cell, symbol) in self.geometry.cells().zip(grid).filter_map(|(cell, s)| Some((cell, (*s)?))) {
            match self.givens[cell.idx()] {
                None => self.entries.place(Candidate { cell, symbol }),
                Some(given) if given == symbol => {}
                Some(given) => {
                    let (label, glyph) = (self.geometry.label(cell), |symbol| self.symbols.glyph(symbol));
                    let message = format!(
                        "{label} is a given {}, so the entry {} is wrong",
                        glyph(given),
                        glyph(symbol)
                    );
                    faults.push(Fault::invalid(message));
                }
            }
        }
        faults.or_ok(())
    }

    /// All uses of the rule with this id, including those inside options.
    pub fn uses_of<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a RuleUse> {
        self.all_uses().filter(move |u| u.id() == id)
    }

    /// All uses of rules, including those inside options.
    pub fn all_uses(&self) -> impl Iterator<Item = &RuleUse> {
        let mut stack: Vec<&RuleUse> = self.rules.iter().rev().collect();
        std::iter::from_fn(move || {
            let next = stack.pop()?;
            for (_, arg) in next.args.iter() {
                if let crate::Arg::Options(options) = arg {
                    stack.extend(options.iter().flatten());
                }
            }
            Some(next)
        })
    }

    /// Number of givens.
    pub fn n_givens(&self) -> usize {
        self.givens.iter().flatten().count()
    }

    /// Every fault of the rules on this board.
    fn faults(&self) -> Faults {
        let faults_of = |(idx, rule): (usize, &RuleUse)| {
            rule.faults(self).into_iter().map(move |fault| fault.at(self.rule_place(idx)))
        };
        self.rules.iter().enumerate().flat_map(faults_of).collect()
    }

    fn rule_place(&self, idx: usize) -> Place {
        self.rule_places.get(idx).cloned().unwrap_or_default()
    }

    /// Validates everything and lowers the rules to constraints.
    pub fn build(self) -> Result<Puzzle, Faults> {
        self.faults().or_ok(())?;
        let spec = Arc::new(self);
        let mut lowering = Lowering::new(&spec);
        let mut faults = Faults::default();
        let mut constraints = Vec::new();
        for (idx, rule) in spec.rules.iter().enumerate() {
            rule.rule.lower(&rule.args, &mut lowering);
            let (posted, refused) = lowering.take_posted();
            constraints.extend(posted.into_iter().map(|constraint| Posted { constraint, rule: idx }));
            faults.extend(refused.into_iter().map(|fault| fault.about(rule.id()).at(spec.rule_place(idx))));
        }
        let domains = domains(&spec.symbols, &spec.givens, lowering.aux_cells());
        let values = spec.symbols.values().into();
        drop(lowering);
        faults.or_ok(Puzzle { spec, constraints: constraints.into(), domains, values })
    }
}

/// A constraint, and the rule it comes from.
#[derive(Clone, Debug)]
pub struct Posted {
    /// The constraint.
    pub constraint: Constraint,
    /// Index into the puzzle's rules.
    pub rule: usize,
}

/// A validated puzzle: what engines, models and techniques work on. Copies share everything except their candidates.
#[derive(Clone, Debug)]
pub struct Puzzle {
    spec: Arc<PuzzleSpec>,
    constraints: Arc<[Posted]>,
    domains: Vec<SymbolSet>,
    values: Arc<[i32]>,
}

/// The candidates of the cells of a board according to the givens, followed by those of auxiliary cells.
fn domains(symbols: &Symbols, givens: &[Option<Symbol>], aux: &[SymbolSet]) -> Vec<SymbolSet> {
    let all = symbols.all();
    let mut domains = Vec::with_capacity(givens.len() + aux.len());
    domains.extend(givens.iter().map(|given| given.map_or(all, SymbolSet::only)));
    domains.extend(aux);
    domains
}

impl Puzzle {
    /// The specification it was built from.
    pub fn spec(&self) -> &PuzzleSpec {
        &self.spec
    }

    /// The board.
    pub fn geometry(&self) -> &Geometry {
        &self.spec.geometry
    }

    /// The alphabet.
    pub fn symbols(&self) -> &Symbols {
        &self.spec.symbols
    }

    /// Number of visible cells, which are the cells of a grid.
    pub fn n_cells(&self) -> usize {
        self.spec.geometry.n_cells()
    }

    /// Number of cells that engines fill, auxiliary ones included; these come last.
    pub fn n_variables(&self) -> usize {
        self.domains.len()
    }

    /// Size of the alphabet.
    pub fn n_symbols(&self) -> usize {
        self.spec.symbols.len()
    }

    /// The candidates of each cell before any reasoning, including auxiliary cells.
    pub fn domains(&self) -> &[SymbolSet] {
        &self.domains
    }

    /// The number each symbol stands for.
    pub fn values(&self) -> &[i32] {
        &self.values
    }

    /// The constraints with the rules they come from.
    pub fn constraints(&self) -> &[Posted] {
        &self.constraints
    }

    /// The puzzle with other givens.
    pub fn with_givens(&self, givens: Vec<Option<Symbol>>) -> Puzzle {
        assert_eq!(givens.len(), self.n_cells());
        let domains = domains(&self.spec.symbols, &givens, &self.domains[self.n_cells()..]);
        let PuzzleSpec { geometry, symbols, givens: _, rules, rule_places, about, entries } = &*self.spec;
        let spec = PuzzleSpec {
            geometry: geometry.clone(),
            symbols: symbols.clone(),
            givens,
            rules: rules.clone(),
            rule_places: rule_places.clone(),
            about: about.clone(),
            entries: entries.clone(),
        };
        Puzzle {
            spec: Arc::new(spec),
            constraints: self.constraints.clone(),
            domains,
            values: self.values.clone(),
        }
    }

    /// The puzzle with only some of its rules, given by their indices. The meaning of the remaining rules does not
    /// change, even if a rule that is left out had exempted its cells from them.
    pub fn keeping_rules(&self, keeps: impl Fn(usize) -> bool) -> Puzzle {
        let kept: Vec<usize> = (0..self.spec.rules.len()).filter(|&idx| keeps(idx)).collect();
        let mut spec = PuzzleSpec::clone(&self.spec);
        spec.rules = kept.iter().map(|&idx| self.spec.rules[idx].clone()).collect();
        spec.rule_places = kept.iter().filter_map(|&idx| self.spec.rule_places.get(idx).cloned()).collect();
        let renumbered = |posted: &Posted| {
            let rule = kept.binary_search(&posted.rule).ok()?;
            Some(Posted { constraint: posted.constraint.clone(), rule })
        };
        Puzzle {
            spec: Arc::new(spec),
            constraints: self.constraints.iter().filter_map(renumbered).collect(),
            domains: self.domains.clone(),
            values: self.values.clone(),
        }
    }

    /// The puzzle with a player's entries.
    pub fn with_entries(&self, entries: Entries) -> Puzzle {
        let spec = PuzzleSpec { entries, ..PuzzleSpec::clone(&self.spec) };
        Puzzle { spec: Arc::new(spec), ..self.clone() }
    }

    /// The puzzle with only these candidates in a cell.
    pub fn restricted(&self, cell: Cell, allowed: SymbolSet) -> Puzzle {
        let mut puzzle = self.clone();
        puzzle.domains[cell.idx()] = puzzle.domains[cell.idx()].and(allowed);
        puzzle
    }

    /// The puzzle with the candidates restricted to those of a list; cells beyond the end of the list are unchanged.
    pub fn within(&self, allowed: &[SymbolSet]) -> Puzzle {
        let mut puzzle = self.clone();
        puzzle.domains.iter_mut().zip(allowed).for_each(|(domain, allowed)| *domain = domain.and(*allowed));
        puzzle
    }

    /// A full grid seen with this puzzle's board and alphabet.
    pub fn view<'a>(&'a self, symbols: &'a [Symbol]) -> GridView<'a> {
        GridView::new(&self.spec, symbols)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Args, Mark, Rule, RuleInfo};

    /// Posts a constraint and asks for an auxiliary cell of one symbol.
    struct Posts;

    impl Rule for Posts {
        fn info(&self) -> &'static RuleInfo {
            const INFO: RuleInfo = RuleInfo {
                id: "posts",
                title: "Posts",
                summary: "The first two cells differ.",
                params: &[],
                arithmetic: false,
                samples: &[],
            };
            &INFO
        }

        fn lower(&self, _: &Args, to: &mut Lowering<'_>) {
            to.aux(SymbolSet::only(Symbol(2)));
            to.post(Constraint::Distinct { cells: [Cell(0), Cell(1)].into() });
        }

        fn holds(&self, _: &Args, _: &GridView<'_>) -> bool {
            true
        }

        fn draw(&self, _: &Args, _: &PuzzleSpec) -> Vec<Mark> {
            Vec::new()
        }
    }

    fn three_cells() -> Puzzle {
        let mut geometry = Geometry::new();
        for label in ["a", "b", "c"] {
            geometry.add_cell(label, Vec::new(), Vec::new());
        }
        let mut spec = PuzzleSpec::new(geometry, Symbols::digits(3));
        spec.givens[0] = Some(Symbol(1));
        spec.rules.push(RuleUse::new(&Posts, Args::new()));
        spec.build().unwrap()
    }

    #[test]
    fn other_givens_replace_the_old_ones_and_leave_the_rest() {
        let puzzle = three_cells();
        let other = puzzle.with_givens(vec![None, None, Some(Symbol(0))]);
        let [all, first, second, third] = [0b111, 0b001, 0b010, 0b100].map(SymbolSet);
        assert_eq!(puzzle.domains(), [second, all, all, third]);
        assert_eq!(other.domains(), [all, all, first, third]);
        assert_eq!(other.spec().givens, [None, None, Some(Symbol(0))]);
        assert_eq!(puzzle.spec().givens, [Some(Symbol(1)), None, None]);
        assert_eq!(other.spec().rules, puzzle.spec().rules);
        // Whatever does not depend on givens is the same thing, not only equal.
        assert!(Arc::ptr_eq(&other.spec().geometry, &puzzle.spec().geometry));
        assert!(std::ptr::eq(other.constraints(), puzzle.constraints()));
        assert!(std::ptr::eq(other.values(), puzzle.values()));
    }

    #[test]
    fn rules_can_be_left_out() {
        let mut spec = PuzzleSpec::clone(three_cells().spec());
        spec.rules.push(RuleUse::new(&Posts, Args::new()));
        let two = spec.build().unwrap();
        let one = two.keeping_rules(|idx| idx == 1);
        assert_eq!((two.constraints().len(), one.constraints().len()), (2, 1));
        assert_eq!((one.constraints()[0].rule, one.spec().rules.len()), (0, 1));
        assert_eq!(one.domains(), two.domains());
        assert!(one.keeping_rules(|_| false).constraints().is_empty());
    }

    #[test]
    fn entries_are_beside_the_givens() {
        let mut spec = PuzzleSpec::clone(three_cells().spec());
        assert!(spec.enter(&[Some(Symbol(1)), None, Some(Symbol(2))]).is_ok());
        assert_eq!(spec.entries.placed().count(), 1);
        let faults = spec.enter(&[Some(Symbol(0)), None, None]).unwrap_err();
        assert_eq!(faults.iter().next().unwrap().to_string(), "a is a given 2, so the entry 1 is wrong");
        let puzzle = spec.build().unwrap();
        assert_eq!(puzzle.domains(), three_cells().domains());
        assert_eq!(puzzle.with_givens(vec![None; 3]).spec().entries, puzzle.spec().entries);
        assert!(puzzle.with_entries(Entries::default()).spec().entries.is_empty());
    }

    #[test]
    fn a_restriction_stays_with_its_copy() {
        let puzzle = three_cells();
        let restricted = puzzle.restricted(Cell(1), SymbolSet(0b1011));
        assert_eq!(restricted.domains()[1], SymbolSet(0b011));
        assert_eq!(puzzle.domains()[1], SymbolSet(0b111));
        assert!(std::ptr::eq(restricted.spec(), puzzle.spec()));
    }
}
