//! Rules: the trait [`Rule`], its static description [`RuleInfo`], and [`RuleUse`], a rule with its arguments in a
//! puzzle. The rules themselves are in `arau-rules`.

use crate::{
    Arg, Args, Board, Candidate, Cell, Constraint, Fault, GridView, GroupName, Lowering, Mark, Miss, Param,
    PuzzleSpec, Symbol, SymbolSet,
};
use std::fmt;

/// A tiny puzzle that shows a rule at work, with its number of solutions.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// An arau document.
    pub document: &'static str,
    /// The number of its solutions, verified by brute force.
    pub n_solutions: u64,
}

/// The description of a rule.
#[derive(Clone, Copy, Debug)]
pub struct RuleInfo {
    /// Permanent kebab-case id.
    pub id: &'static str,
    /// A short title.
    pub title: &'static str,
    /// What it requires, in one sentence for solvers.
    pub summary: &'static str,
    /// Its parameters.
    pub params: &'static [Param],
    /// Whether it calculates, so that the symbols must have values.
    pub arithmetic: bool,
    /// At least three samples.
    pub samples: &'static [Sample],
}

/// A rule, as a setter uses it. Its meaning is stated twice, independently: `lower` for solving and `holds` as the
/// plain definition on a full grid. Tests compare the two.
pub trait Rule: Sync {
    /// Its description.
    fn info(&self) -> &'static RuleInfo;

    /// What is wrong with these arguments on this board, beyond what the parameters state.
    fn faults(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        Vec::new()
    }

    /// Posts the constraints that express the rule.
    fn lower(&self, args: &Args, to: &mut Lowering<'_>);

    /// Whether a full grid satisfies the rule: the plain, slow definition, independent of `lower`.
    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool;

    /// Where a full grid breaks the rule and by how much, in words that a solver reads. Nothing where the rule holds; and
    /// nothing from rules whose constraints tell it as well, such as a cage that adds up to the wrong sum.
    fn misses(&self, _args: &Args, _grid: &GridView<'_>) -> Vec<Miss> {
        Vec::new()
    }

    /// The marks to draw for it.
    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark>;

    /// What the house is called that the rule makes of these cells, for houses that are no groups of the board. Unless it
    /// says more, a house is of a kind of its own, which bears the rule's id.
    fn house(&self, _args: &Args, _spec: &PuzzleSpec, _cells: &[Cell]) -> GroupName {
        GroupName::new(self.info().id)
    }

    /// Why candidates go that no way to satisfy the rule leaves, in the rule's own terms. Where it has none, the shape of
    /// its constraints gives the argument.
    fn because(&self, _args: &Args, _at: &Situation<'_>) -> Option<Because> {
        None
    }
}

/// The situation in which a rule explains an elimination.
#[derive(Clone, Copy)]
pub struct Situation<'a> {
    /// The puzzle.
    pub spec: &'a PuzzleSpec,
    /// The candidates of each cell; a single one where a symbol is placed.
    pub board: &'a Board,
    /// The candidates that are eliminated.
    pub gone: &'a [Candidate],
}

/// An argument in a rule's own terms. Its sentence is the message `because-RULE-KEY`, which names the facts.
#[derive(Clone, PartialEq, Debug)]
pub struct Because {
    /// Which of the rule's arguments this is.
    pub key: &'static str,
    /// The facts that the sentence mentions.
    pub facts: Vec<(&'static str, Fact)>,
    /// The candidates that it explains; the others wait for another argument. None if it explains all.
    pub gone: Vec<Candidate>,
}

/// A fact that an argument mentions.
#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// A number.
    Number(i64),
    /// Several numbers, such as what is added up.
    Numbers(Vec<i64>),
    /// Cells.
    Cells(Vec<Cell>),
    /// Candidates of a cell.
    Symbols(SymbolSet),
    /// Symbols in the order of some cells.
    Word(Vec<Symbol>),
    /// Symbols that are all needed, each as often as it is listed.
    Each(Vec<Symbol>),
    /// Several things of which one holds: numbers that are added up.
    Sums(Vec<Vec<i64>>),
    /// Several formulas of which one holds, such as `6−2−1`.
    Formulas(Vec<String>),
    /// Several lists of symbols of which one is meant.
    Words(Vec<Vec<Symbol>>),
    /// Several groups of cells of which one is meant.
    Places(Vec<Vec<Cell>>),
    /// Candidates of several cells, as a statement about each.
    Known(Vec<(Cell, SymbolSet)>),
}

/// A rule with the arguments that a puzzle uses it with.
#[derive(Clone)]
pub struct RuleUse {
    /// The rule.
    pub rule: &'static dyn Rule,
    /// Its arguments.
    pub args: Args,
}

impl RuleUse {
    /// A rule with arguments.
    pub fn new(rule: &'static dyn Rule, args: Args) -> RuleUse {
        RuleUse { rule, args }
    }

    /// The rule's id.
    pub fn id(&self) -> &'static str {
        self.rule.info().id
    }

    /// Whether the rule holds on a full grid.
    pub fn holds(&self, grid: &GridView<'_>) -> bool {
        self.rule.holds(&self.args, grid)
    }

    /// Where a full grid breaks the rule, as far as the rule says so itself.
    pub fn misses(&self, grid: &GridView<'_>) -> Vec<Miss> {
        self.rule.misses(&self.args, grid)
    }

    /// What a house of its making is called.
    pub fn house(&self, spec: &PuzzleSpec, cells: &[Cell]) -> GroupName {
        self.rule.house(&self.args, spec, cells)
    }

    /// The constraints that it lowers to, as a list of their own.
    pub fn constraints(&self, to: &mut Lowering<'_>) -> Vec<Constraint> {
        to.collect(|inner| self.rule.lower(&self.args, inner))
    }

    /// What is wrong with it on this board; each message begins with its id.
    pub fn faults(&self, spec: &PuzzleSpec) -> Vec<Fault> {
        let info = self.rule.info();
        let mut faults = self.args.faults(info.params, spec.geometry.n_cells(), spec.symbols.len());
        if info.arithmetic && !spec.symbols.has_values() {
            faults.push(Fault::invalid(
                "needs numbers to compute with, but the symbols of this puzzle have no \
                 values",
            ));
        }
        if faults.is_empty() {
            faults = self.rule.faults(&self.args, spec);
        }
        faults.into_iter().map(|fault| fault.about(info.id)).collect()
    }

    /// Every cell that its arguments name, in any of them.
    pub fn named_cells(&self) -> Vec<Cell> {
        let of_arg = |(_, arg): (_, &Arg)| match arg {
            Arg::Cells(cells) => cells.clone(),
            Arg::CellLists(lists) => lists.concat(),
            _ => Vec::new(),
        };
        self.args.iter().flat_map(of_arg).collect()
    }

    /// The cells it names under the usual name.
    pub fn cells(&self) -> &[Cell] {
        self.args.cells("cells")
    }
}

impl PartialEq for RuleUse {
    fn eq(&self, other: &RuleUse) -> bool {
        self.id() == other.id() && self.args == other.args
    }
}

impl fmt::Debug for RuleUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(self.id()).field("args", &self.args).finish()
    }
}
