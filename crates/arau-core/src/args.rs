//! The arguments of rules and shapes as data: their parameters ([`Param`]) and values ([`Args`]).
//!
//! A rule declares its parameters once. Reading, writing, checking, listing and fuzzing follow from that declaration,
//! so that a new rule needs no code in any format.

use crate::{Cell, Fault, RuleUse, Symbol};
use std::sync::Arc;

/// The type of a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// A whole number in a range.
    Int {
        /// Least.
        min: i64,
        /// Greatest.
        max: i64,
    },
    /// Several whole numbers.
    Ints,
    /// True or false.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Any text.
    Text,
    /// A list of cells, this many at least and at most.
    Cells {
        /// At least.
        min: usize,
        /// At most.
        max: usize,
    },
    /// Several lists of cells.
    CellLists,
    /// A list of symbols, in which a symbol may be repeated.
    Symbols,
    /// Options, each a list of rules.
    Options,
}

impl ParamKind {
    /// A list of at least `min` cells.
    pub const fn cells(min: usize) -> ParamKind {
        ParamKind::Cells { min, max: usize::MAX }
    }

    /// A list of exactly `n` cells.
    pub const fn exactly(n: usize) -> ParamKind {
        ParamKind::Cells { min: n, max: n }
    }

    /// Any whole number that fits in 32 bits.
    pub const INT: ParamKind = ParamKind::Int { min: i32::MIN as i64, max: i32::MAX as i64 };
}

/// One parameter of a rule or shape.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// Its name in documents: kebab-case.
    pub name: &'static str,
    /// Its type.
    pub kind: ParamKind,
    /// Whether it is required.
    pub required: bool,
    /// What it means and, if it is optional, its default.
    pub help: &'static str,
}

impl Param {
    /// A required parameter.
    pub const fn required(name: &'static str, kind: ParamKind, help: &'static str) -> Param {
        Param { name, kind, required: true, help }
    }

    /// An optional parameter.
    pub const fn optional(name: &'static str, kind: ParamKind, help: &'static str) -> Param {
        Param { name, kind, required: false, help }
    }
}

/// The value of one argument.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A whole number.
    Int(i64),
    /// Several whole numbers.
    Ints(Vec<i64>),
    /// True or false.
    Flag(bool),
    /// A word or other text.
    Text(String),
    /// Cells in order.
    Cells(Vec<Cell>),
    /// Lists of cells.
    CellLists(Vec<Vec<Cell>>),
    /// Symbols in order.
    Symbols(Vec<Symbol>),
    /// Options, each a list of rules.
    Options(Vec<Vec<RuleUse>>),
}

/// The named arguments of a rule or shape. Copies share their data until one is changed, so that copying a puzzle with
/// other givens does not copy its rules.
#[derive(Clone, Debug, Default)]
pub struct Args(Arc<Vec<(String, Arg)>>);

/// The order in which arguments were set does not matter.
impl PartialEq for Args {
    fn eq(&self, other: &Args) -> bool {
        self.0.len() == other.0.len() && self.iter().all(|(name, arg)| other.get(name) == Some(arg))
    }
}

impl Args {
    /// No arguments.
    pub fn new() -> Args {
        Args::default()
    }

    /// Adds an argument, replacing an earlier one of that name.
    pub fn with(mut self, name: &str, arg: Arg) -> Args {
        self.set(name, arg);
        self
    }

    /// Adds a list of cells under the usual name `cells`.
    pub fn with_cells(self, cells: impl Into<Vec<Cell>>) -> Args {
        self.with("cells", Arg::Cells(cells.into()))
    }

    /// Adds a whole number.
    pub fn with_int(self, name: &str, value: impl Into<i64>) -> Args {
        self.with(name, Arg::Int(value.into()))
    }

    /// Adds a word.
    pub fn with_text(self, name: &str, text: impl Into<String>) -> Args {
        self.with(name, Arg::Text(text.into()))
    }

    /// Sets an argument.
    pub fn set(&mut self, name: &str, arg: Arg) {
        let args = Arc::make_mut(&mut self.0);
        match args.iter_mut().find(|(n, _)| n == name) {
            Some((_, old)) => *old = arg,
            None => args.push((name.to_string(), arg)),
        }
    }

    /// The argument of that name.
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.0.iter().find(|(n, _)| n == name).map(|(_, arg)| arg)
    }

    /// All arguments in the order they were set.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, arg)| (&**name, arg))
    }

    /// The whole number of that name, if given.
    pub fn int(&self, name: &str) -> Option<i64> {
        match self.get(name) {
            Some(Arg::Int(value)) => Some(*value),
            _ => None,
        }
    }

    /// The whole numbers of that name; none if not given.
    pub fn ints(&self, name: &str) -> &[i64] {
        match self.get(name) {
            Some(Arg::Ints(values)) => values,
            _ => &[],
        }
    }

    /// Whether the flag of that name is given and set.
    pub fn flag(&self, name: &str) -> bool {
        self.get(name) == Some(&Arg::Flag(true))
    }

    /// The word or text of that name, if given.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name) {
            Some(Arg::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// The cells of that name; none if not given.
    pub fn cells(&self, name: &str) -> &[Cell] {
        match self.get(name) {
            Some(Arg::Cells(cells)) => cells,
            _ => &[],
        }
    }

    /// The lists of cells of that name; none if not given.
    pub fn cell_lists(&self, name: &str) -> &[Vec<Cell>] {
        match self.get(name) {
            Some(Arg::CellLists(lists)) => lists,
            _ => &[],
        }
    }

    /// The symbols of that name; none if not given.
    pub fn symbols(&self, name: &str) -> &[Symbol] {
        match self.get(name) {
            Some(Arg::Symbols(symbols)) => symbols,
            _ => &[],
        }
    }

    /// The options of that name; none if not given.
    pub fn options(&self, name: &str) -> &[Vec<RuleUse>] {
        match self.get(name) {
            Some(Arg::Options(options)) => options,
            _ => &[],
        }
    }

    /// What is wrong with these arguments, given the parameters and the size of the board.
    pub fn faults(&self, params: &[Param], n_cells: usize, n_symbols: usize) -> Vec<Fault> {
        let missing = params.iter().filter(|p| p.required && self.get(p.name).is_none());
        let missing =
            missing.map(|p| Fault::missing(format!("`{}` is missing: {}", p.name, p.help)).of(p.name));
        let wrong = self.iter().filter_map(|(name, arg)| match params.iter().find(|p| p.name == name) {
            None => Some(unknown_name(name, params)),
            Some(param) => wrong_value(param, arg, n_cells, n_symbols),
        });
        missing.chain(wrong).collect()
    }
}

fn unknown_name(name: &str, params: &[Param]) -> Fault {
    let names: Vec<String> = params.iter().map(|p| format!("`{}`", p.name)).collect();
    let known = match names.is_empty() {
        true => "no arguments are accepted here".to_string(),
        false => format!("the arguments are {}", names.join(", ")),
    };
    Fault::unknown(format!("unknown argument `{name}`; {known}")).of(name)
}

fn wrong_value(param: &Param, arg: &Arg, n_cells: usize, n_symbols: usize) -> Option<Fault> {
    let whole = |what: String| Some(Fault::invalid(format!("`{}` {what}", param.name)).of(param.name));
    let part = |items: &[usize], what: &str| {
        Fault::invalid(format!("`{}` {what}", param.name)).within(param.name, items)
    };
    let outside = |cells: &[Cell]| cells.iter().position(|c| c.idx() >= n_cells);
    match (param.kind, arg) {
        (ParamKind::Int { min, max }, Arg::Int(value)) => match (min..=max).contains(value) {
            true => None,
            false => whole(format!("is {value}, but must be between {min} and {max}")),
        },
        (ParamKind::Ints, Arg::Ints(values)) => {
            let idx = values.iter().position(|v| i32::try_from(*v).is_err())?;
            Some(part(&[idx], &format!("has {}, which is out of range", values[idx])))
        }
        (ParamKind::Choice(words), Arg::Text(text)) => match words.contains(&&**text) {
            true => None,
            false => whole(format!("is `{text}`, but must be one of: {}", words.join(", "))),
        },
        (ParamKind::Cells { min, max }, Arg::Cells(cells)) => match (cells.len(), outside(cells)) {
            (_, Some(idx)) => Some(part(&[idx], OUTSIDE)),
            (n, _) if min == max && n != min => whole(format!("has {n} cells, but needs exactly {min}")),
            (n, _) if n < min => whole(format!("has {n} cells, but needs at least {min}")),
            (n, _) if n > max => whole(format!("has {n} cells, but may have at most {max}")),
            _ => None,
        },
        (ParamKind::CellLists, Arg::CellLists(lists)) => {
            let mut found = lists.iter().enumerate().filter_map(|(i, list)| Some([i, outside(list)?]));
            found.next().map(|items| part(&items, OUTSIDE))
        }
        (ParamKind::Symbols, Arg::Symbols(symbols)) => {
            let idx = symbols.iter().position(|s| s.idx() >= n_symbols)?;
            Some(part(&[idx], "contains a symbol that is not in the alphabet"))
        }
        (ParamKind::Flag, Arg::Flag(_))
        | (ParamKind::Text, Arg::Text(_))
        | (ParamKind::Options, Arg::Options(_)) => None,
        (kind, _) => whole(format!("must be {}", kind_in_words(kind))),
    }
}

const OUTSIDE: &str = "names a cell that is not on the board";

/// The type of a parameter in words.
pub fn kind_in_words(kind: ParamKind) -> &'static str {
    match kind {
        ParamKind::Int { .. } => "a whole number",
        ParamKind::Ints => "a list of whole numbers",
        ParamKind::Flag => "true or false",
        ParamKind::Choice(_) => "one of a few fixed words",
        ParamKind::Text => "a text",
        ParamKind::Cells { .. } => "a list of cells",
        ParamKind::CellLists => "a list of lists of cells",
        ParamKind::Symbols => "a list of symbols",
        ParamKind::Options => "a list of options, each a list of rules",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ArgStep, FaultKind};

    const PARAMS: &[Param] = &[
        Param::required("cells", ParamKind::cells(2), "the cage"),
        Param::optional("sum", ParamKind::Int { min: 0, max: 45 }, "its sum"),
        Param::optional("op", ParamKind::Choice(&["+", "-"]), "its sign"),
    ];

    #[test]
    fn arguments_are_compared_by_name() {
        let (a, b) = (Args::new().with_int("a", 1), Args::new().with_int("b", 2));
        assert_eq!(a.clone().with_int("b", 2), b.clone().with_int("a", 1));
        assert_ne!(a.clone().with_int("b", 2), b.with_int("a", 3));
        assert_ne!(a, Args::new());
    }

    #[test]
    fn a_changed_copy_leaves_the_original() {
        let original = Args::new().with_int("a", 1);
        let changed = original.clone().with_int("a", 2).with_int("b", 3);
        assert_eq!((original.int("a"), original.int("b")), (Some(1), None));
        assert_eq!((changed.int("a"), changed.int("b")), (Some(2), Some(3)));
    }

    #[test]
    fn every_fault_is_told_with_its_argument() {
        let told = |args: &Args| -> Vec<(FaultKind, String)> {
            let faults = args.faults(PARAMS, 4, 4);
            faults.iter().map(|fault| (fault.kind(), fault.param().unwrap().to_string())).collect()
        };
        let good = Args::new().with_cells([Cell(0), Cell(1)]).with_int("sum", 5).with_text("op", "+");
        assert_eq!(told(&good), []);
        let bad = Args::new().with_int("sum", 99).with_text("op", "*").with_int("wat", 1);
        let expected = [
            (FaultKind::Missing, "cells"),
            (FaultKind::Invalid, "sum"),
            (FaultKind::Invalid, "op"),
            (FaultKind::Unknown, "wat"),
        ];
        assert_eq!(told(&bad), expected.map(|(kind, name)| (kind, name.to_string())));
        let outside = Args::new().with_cells([Cell(1), Cell(9)]).faults(PARAMS, 4, 4);
        assert!(outside[0].message().contains("not on the board"), "{outside:?}");
        assert_eq!(outside[0].argument()[1..], [ArgStep::Item(1)]);
        let wrong_kind = good.with_int("op", 3).faults(PARAMS, 4, 4);
        assert!(wrong_kind[0].message().contains("one of a few fixed words"), "{wrong_kind:?}");
    }
}
