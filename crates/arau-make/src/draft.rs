//! Owns [`Draft`]: a puzzle in the making whose solution is known, so that marks can be read off it.

use arau_core::{Args, Cell, GridView, PuzzleSpec, RectPart, RuleUse, Symbol};
use arau_random::Dice;
use arau_rules::rules::use_rule;
use std::collections::HashSet;

/// A puzzle in the making.
pub struct Draft {
    /// Board, alphabet and rules so far.
    pub spec: PuzzleSpec,
    /// What stands in every cell.
    pub solution: Vec<Symbol>,
    /// The recipe's chance.
    pub dice: Dice,
    /// Cells that bear a mark which should not touch others.
    pub taken: HashSet<Cell>,
    n_template_rules: usize,
    fixed: Vec<RuleUse>,
}

impl Draft {
    /// A filled board without marks.
    pub fn new(spec: PuzzleSpec, solution: Vec<Symbol>, dice: Dice) -> Draft {
        let n_template_rules = spec.rules.len();
        Draft { spec, solution, dice, taken: HashSet::new(), n_template_rules, fixed: Vec::new() }
    }

    /// Adds a mark that holds, and that may be taken away again if the puzzle does not need it.
    pub fn add(&mut self, id: &str, args: Args) {
        let mark = use_rule(id, args);
        assert!(self.holds(&mark), "{mark:?} does not hold");
        self.spec.rules.push(mark);
    }

    /// Adds a mark that stays, because others lean on it or because the absence of a mark tells something.
    pub fn add_fixed(&mut self, id: &str, args: Args) {
        self.fixed.push(use_rule(id, args.clone()));
        self.add(id, args);
    }

    /// Whether a mark is well formed and true.
    pub fn holds(&self, mark: &RuleUse) -> bool {
        mark.faults(&self.spec).is_empty() && mark.holds(&GridView::new(&self.spec, &self.solution))
    }

    /// The value in a cell.
    pub fn value(&self, cell: Cell) -> i64 {
        self.spec.symbols.value(self.solution[cell.idx()]) as i64
    }

    /// The sum of the values in cells.
    pub fn sum(&self, cells: &[Cell]) -> i64 {
        cells.iter().map(|&c| self.value(c)).sum()
    }

    /// The first rectangular part; recipes that ask for it have one.
    pub fn part(&self) -> RectPart {
        self.spec.geometry.parts()[0].clone()
    }

    /// Cells that touch a cell: by edge or corner on a single rectangular grid, by edge elsewhere.
    pub fn steps(&self, cell: Cell) -> Vec<Cell> {
        let [part] = self.spec.geometry.parts() else { return self.spec.geometry.neighbours(cell).to_vec() };
        let Some((row, col)) = part.find(cell) else { return Vec::new() };
        let around = (0..9).filter(|&i| i != 4).map(|i| (row as i32 + i / 3 - 1, col as i32 + i % 3 - 1));
        around.filter_map(|(r, c)| part.at(r, c)).collect()
    }

    /// The marks that may be taken away.
    pub fn removable(&self) -> Vec<RuleUse> {
        let marks = &self.spec.rules[self.n_template_rules..];
        marks.iter().filter(|mark| !self.fixed.contains(mark)).cloned().collect()
    }

    /// The puzzle with its solution. A cage that has kept its sum needs no second mark that says less.
    pub fn finish(mut self) -> PuzzleSpec {
        let summed: Vec<Vec<Cell>> = self
            .spec
            .uses_of("killer-cage")
            .filter(|cage| cage.args.int("sum").is_some())
            .map(|cage| cage.cells().to_vec())
            .collect();
        let says_less = |rule: &RuleUse| {
            rule.id() == "killer-cage"
                && rule.args.int("sum").is_none()
                && summed.iter().any(|cells| cells == rule.cells())
        };
        self.spec.rules.retain(|rule| !says_less(rule));
        self.spec.about.solution = Some(self.solution);
        self.spec
    }
}
