//! Owns what sums, cages and their combinations are called in a sentence. `sums-of-RULE` is what several clues of a rule are
//! called.

use super::{Names, Speaker};
use crate::{CageWays, Operation, Origin, Share, Summand};
use arau_core::{Cell, Constraint, Symbol};
use fluent_bundle::FluentArgs;

/// More combinations than this are not named.
const MAX_NAMED: usize = 6;

impl Speaker {
    /// Sums by their rules: `the cages r1c6 r1c7 (13) and r1c8 r1c9 (17)`.
    pub(super) fn sums(&self, sums: &[Summand], names: Names<'_>) -> String {
        let rule_of =
            |sum: &Summand| names.puzzle.spec().rules[names.puzzle.constraints()[sum.constraint].rule].id();
        let mut rest: Vec<&Summand> = sums.iter().collect();
        let mut told = Vec::new();
        while let Some(&first) = rest.first() {
            let rule = rule_of(first);
            let (alike, others): (Vec<&Summand>, Vec<&Summand>) =
                rest.into_iter().partition(|sum| rule_of(sum) == rule);
            rest = others;
            let list = alike.iter().map(|sum| self.summand(sum, names)).collect();
            let mut args = FluentArgs::new();
            args.set("n", alike.len());
            args.set("list", self.list(list, "and"));
            told.push(self.say_of(&["sums-of", rule], "sums-of", &args));
        }
        self.list(told, "and")
    }

    fn summand(&self, sum: &Summand, names: Names<'_>) -> String {
        let constraint = &names.puzzle.constraints()[sum.constraint].constraint;
        let mut args = FluentArgs::new();
        args.set("cells", self.cells_of_clue(&constraint.cells(), names));
        args.set("total", if let Constraint::Linear { min, .. } = constraint { *min } else { 0 });
        args.set("n-outside", sum.outside.len());
        args.set("outside", self.held(&sum.outside, names));
        self.say("summand", &args)
    }

    /// Cells with the combinations left to them, if these are few: `the 7-cage r1c1 r1c2 (1+6 or 2+5)`.
    pub(super) fn cage(&self, cage: &CageWays, names: Names<'_>) -> String {
        let (name, operation, held) = match &cage.origin {
            Origin::Cell => return self.cells(&cage.cells, names),
            Origin::Clue { constraint, operation } => {
                let posted = &names.puzzle.constraints()[*constraint];
                let cells: Vec<Cell> = posted.constraint.cells();
                let name = self.clue(&names.puzzle.spec().rules[posted.rule], &cells, names);
                (name, *operation, cells.len() > cage.cells.len())
            }
            Origin::Houses { houses, total, inside } => {
                let mut args = FluentArgs::new();
                args.set("cells", self.cells_of_clue(&cage.cells, names));
                self.set_houses("houses", houses, &mut args, names);
                args.set("total", *total);
                let id = if *inside { "rest-of-houses" } else { "rest-outside" };
                (self.say(id, &args), Some(Operation::Sum), false)
            }
        };
        if cage.ways.is_empty() || cage.ways.len() > MAX_NAMED {
            return name;
        }
        let mut args = FluentArgs::new();
        args.set("cage", name);
        args.set("ways", self.combinations(operation, &cage.ways, names));
        args.set("open", self.cells(&cage.cells, names));
        self.say(if held { "cage-with-ways-of-open" } else { "cage-with-ways" }, &args)
    }

    /// How many of some symbols each takes: `one in r1c7`.
    pub(super) fn shares(&self, shares: &[Share], names: Names<'_>) -> String {
        let share = |share: &Share| {
            let mut args = FluentArgs::new();
            args.set("n", share.n_symbols);
            args.set("n-in-words", self.number(share.n_symbols));
            args.set("cage", self.cage(&share.cage, names));
            self.say("share", &args)
        };
        self.list(shares.iter().map(share).collect(), "and")
    }

    /// `1+6 or 2+5`.
    pub(super) fn combinations(
        &self,
        operation: Option<Operation>,
        ways: &[Vec<Symbol>],
        names: Names<'_>,
    ) -> String {
        self.list(ways.iter().map(|way| combination(operation, way, names)).collect(), "either")
    }

    /// `1+6 with 2+9 or 2+5 with 3+8`.
    pub(super) fn together(
        &self,
        operations: &[Option<Operation>; 2],
        pairs: &[[Vec<Symbol>; 2]],
        names: Names<'_>,
    ) -> String {
        let pair = |[first, second]: &[Vec<Symbol>; 2]| {
            let mut args = FluentArgs::new();
            args.set("first", combination(operations[0], first, names));
            args.set("second", combination(operations[1], second, names));
            self.say("with", &args)
        };
        self.list(pairs.iter().map(pair).collect(), "either")
    }
}

fn combination(operation: Option<Operation>, way: &[Symbol], names: Names<'_>) -> String {
    let sign = match operation {
        Some(Operation::Sum) => "+",
        Some(Operation::Product) => "·",
        None => "-",
    };
    way.iter().map(|&symbol| names.puzzle.symbols().glyph(symbol)).collect::<Vec<_>>().join(sign)
}
