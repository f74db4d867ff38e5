//! Owns what a rule is: the trait [`Rule`], its static description [`RuleInfo`], and [`RuleUse`], a rule with its
//! arguments in a puzzle. The rules themselves live in `arau-rules`.

use crate::{Args, Cell, Constraint, Fault, GridView, Lowering, Mark, Param, PuzzleSpec};
use std::fmt;

/// A tiny puzzle that shows a rule at work, with its number of solutions.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// An arau document.
    pub document: &'static str,
    /// How many solutions it has, by brute force.
    pub n_solutions: u64,
}

/// What a rule says about itself.
#[derive(Clone, Copy, Debug)]
pub struct RuleInfo {
    /// Permanent kebab-case id.
    pub id: &'static str,
    /// A short title.
    pub title: &'static str,
    /// What it demands, in one sentence a solver reads.
    pub summary: &'static str,
    /// Its parameters.
    pub params: &'static [Param],
    /// Whether it computes with symbols, so that the alphabet must have values.
    pub arithmetic: bool,
    /// At least three samples.
    pub samples: &'static [Sample],
}

/// What a setter writes. Its meaning is stated twice, independently: `lower` for solving and `holds` as the plain
/// definition on a full grid. Tests confront the two.
pub trait Rule: Sync {
    /// What it says about itself.
    fn info(&self) -> &'static RuleInfo;

    /// What is wrong with these arguments on this board, beyond what the parameters state.
    fn faults(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        Vec::new()
    }

    /// Posts the constraints that the rule means.
    fn lower(&self, args: &Args, to: &mut Lowering<'_>);

    /// Whether a full grid satisfies the rule: the plain slow way, with no view to `lower`.
    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool;

    /// How it is drawn.
    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark>;
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

    /// The constraints that it lowers to, as a list of their own.
    pub fn constraints(&self, to: &mut Lowering<'_>) -> Vec<Constraint> {
        to.collect(|inner| self.rule.lower(&self.args, inner))
    }

    /// What is wrong with it on this board; each message begins with its id.
    pub fn faults(&self, spec: &PuzzleSpec) -> Vec<Fault> {
        let info = self.rule.info();
        let mut faults = self.args.faults(info.params, spec.geometry.n_cells(), spec.symbols.len());
        if info.arithmetic && !spec.symbols.has_values() {
            faults.push(Fault::invalid("computes with symbols, but these symbols have no values"));
        }
        if faults.is_empty() {
            faults = self.rule.faults(&self.args, spec);
        }
        faults.into_iter().map(|fault| fault.about(info.id)).collect()
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
