//! Owns the way from what someone wrote to what engines solve: [`PuzzleSpec`] (may be wrong) → [`Puzzle`]
//! (validated, lowered, immutable).

use crate::{
    Cell, Constraint, Fault, Faults, Geometry, GridView, Lowering, Place, RuleUse, Symbol, SymbolSet, Symbols,
};
use std::sync::Arc;

/// A puzzle as written: board, alphabet, givens, rules.
#[derive(Clone, Debug)]
pub struct PuzzleSpec {
    /// The board.
    pub geometry: Arc<Geometry>,
    /// The alphabet.
    pub symbols: Arc<Symbols>,
    /// A symbol per cell, where one is given. As long as there are cells.
    pub givens: Vec<Option<Symbol>>,
    /// Everything that must hold, rows and columns included.
    pub rules: Vec<RuleUse>,
    /// Where each rule was written, as long as `rules`, or empty.
    pub rule_places: Vec<Place>,
    /// Who made it and what it is called.
    pub about: About,
}

/// What a puzzle says of itself without bearing on its solution.
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
    /// The full grid that its author states as the solution, if any.
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
        }
    }

    /// The uses of the rule with this id, wherever they stand, also inside options.
    pub fn uses_of<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a RuleUse> {
        self.all_uses().filter(move |u| u.id() == id)
    }

    /// All uses of rules, those inside options too.
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

    /// Number of cells that hold a given.
    pub fn n_givens(&self) -> usize {
        self.givens.iter().flatten().count()
    }

    /// Every fault of the rules on this board.
    fn faults(&self) -> Faults {
        let mut faults = Faults::default();
        for (i, rule) in self.rules.iter().enumerate() {
            let place = || self.rule_place(i);
            for complaint in rule.complaints(self) {
                faults.push(Fault::new(place(), format!("{}: {complaint}", rule.id())));
            }
        }
        faults
    }

    fn rule_place(&self, idx: usize) -> Place {
        self.rule_places.get(idx).cloned().unwrap_or_default()
    }

    /// Checks everything and lowers the rules.
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
            faults.0.extend(
                refused.iter().map(|why| Fault::new(spec.rule_place(idx), format!("{}: {why}", rule.id()))),
            );
        }
        let all = spec.symbols.all();
        let given = |g: &Option<Symbol>| g.map_or(all, SymbolSet::only);
        let mut domains: Vec<SymbolSet> = spec.givens.iter().map(given).collect();
        domains.extend(lowering.aux_cells());
        let values = spec.symbols.values();
        drop(lowering);
        faults.or_ok(Puzzle { spec, constraints, domains, values })
    }
}

/// A constraint and the rule that it comes from.
#[derive(Clone, Debug)]
pub struct Posted {
    /// The constraint.
    pub constraint: Constraint,
    /// Index into the puzzle's rules.
    pub rule: usize,
}

/// A validated puzzle: what engines, models and techniques work on.
#[derive(Clone, Debug)]
pub struct Puzzle {
    spec: Arc<PuzzleSpec>,
    constraints: Vec<Posted>,
    domains: Vec<SymbolSet>,
    values: Vec<i32>,
}

impl Puzzle {
    /// What it was built from.
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

    /// Number of visible cells: the cells of a grid.
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

    /// What each cell may hold before any reasoning, auxiliary cells included.
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

    /// The same puzzle with other givens.
    pub fn with_givens(&self, givens: Vec<Option<Symbol>>) -> Puzzle {
        assert_eq!(givens.len(), self.n_cells());
        let mut puzzle = self.clone();
        for (domain, given) in puzzle.domains.iter_mut().zip(&givens) {
            *domain = given.map_or(self.symbols().all(), SymbolSet::only);
        }
        Arc::make_mut(&mut puzzle.spec).givens = givens;
        puzzle
    }

    /// The same puzzle where a cell may hold these symbols only.
    pub fn restricted(&self, cell: Cell, allowed: SymbolSet) -> Puzzle {
        let mut puzzle = self.clone();
        puzzle.domains[cell.idx()] = puzzle.domains[cell.idx()].and(allowed);
        puzzle
    }

    /// A full grid seen with this puzzle's board and alphabet.
    pub fn view<'a>(&'a self, symbols: &'a [Symbol]) -> GridView<'a> {
        GridView::new(&self.spec, symbols)
    }
}
