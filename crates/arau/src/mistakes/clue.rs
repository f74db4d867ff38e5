//! [`Clue`]: a given or a rule that a setter has added to the board; and puzzles with only some of their clues.

use crate::Puzzle;
use arau_core::{Arg, Candidate, Cell, Limits, Query, RuleUse};
use arau_logic::{Named, Names, Speaker};
use serde_json::{Value, json};

/// Something that a setter could remove from a puzzle. The houses of the board are not clues.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Clue {
    /// The given of a cell.
    Given(Cell),
    /// A use of a rule, as an index into the rules of the puzzle.
    Rule(usize),
}

impl Puzzle {
    /// All clues: the givens in the order of the cells, then the rules in the order in which they are written.
    ///
    /// ```
    /// use arau::{Puzzle, rules::KillerCage};
    ///
    /// let puzzle = Puzzle::builder().grid(4).givens("1... .... .... ....").rule(KillerCage::new("r1c2 r1c3", 5));
    /// let puzzle = puzzle.build()?;
    /// let names: Vec<String> = puzzle.clues().iter().map(|clue| clue.name(&puzzle)).collect();
    /// assert_eq!(names, ["r1c1=1", "killer-cage r1c2 r1c3 sum=5"]);
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn clues(&self) -> Vec<Clue> {
        let spec = self.spec();
        let givens =
            self.geometry().cells().filter(|cell| spec.givens[cell.idx()].is_some()).map(Clue::Given);
        let rules = (0..spec.rules.len()).filter(|&idx| !is_board(&spec.rules[idx])).map(Clue::Rule);
        givens.chain(rules).collect()
    }

    /// The puzzle with only these clues, on the same board. Leaving out a clue does not change what other rules mean: a
    /// dot that is left out still exempts its cells from the rule that all dots are given.
    pub fn with_clues(&self, clues: &[Clue]) -> Puzzle {
        let spec = self.spec();
        let keeps = |idx: usize| is_board(&spec.rules[idx]) || clues.contains(&Clue::Rule(idx));
        let given = |cell: Cell| spec.givens[cell.idx()].filter(|_| clues.contains(&Clue::Given(cell)));
        let givens = self.geometry().cells().map(given).collect();
        self.keeping_rules(keeps).with_givens(givens).into()
    }

    /// Whether there is a solution; `None` if a limit was reached.
    pub(super) fn is_solvable(&self, limits: &Limits) -> Option<bool> {
        if limits.is_stopped() {
            return None;
        }
        let outcome = self.ask(Query::First, limits, |_| {});
        if outcome.n_solutions > 0 { Some(true) } else { outcome.complete.then_some(false) }
    }
}

/// Whether a rule merely states which groups of the board are houses.
fn is_board(rule: &RuleUse) -> bool {
    rule.id() == "houses"
}

impl Clue {
    /// The clue as a document writes it, such as `r1c1=5` or `killer-cage r1c2 r1c3 sum=13`.
    pub fn name(self, puzzle: &arau_core::Puzzle) -> String {
        let (geometry, symbols) = (puzzle.geometry(), puzzle.symbols());
        match self {
            Clue::Given(cell) => {
                let glyph = puzzle.spec().givens[cell.idx()].map_or(".", |symbol| symbols.glyph(symbol));
                format!("{}={glyph}", geometry.label(cell))
            }
            Clue::Rule(idx) => {
                let rule = &puzzle.spec().rules[idx];
                let mut name = rule.id().to_string();
                for (param, arg) in rule.args.iter() {
                    match arg {
                        Arg::Cells(cells) => name += &format!(" {}", geometry.labels(cells)),
                        Arg::CellLists(lists) => {
                            let lists: Vec<String> =
                                lists.iter().map(|cells| geometry.labels(cells)).collect();
                            name += &format!(" {}", lists.join(" / "));
                        }
                        Arg::Int(number) => name += &format!(" {param}={number}"),
                        Arg::Ints(numbers) => {
                            let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
                            name += &format!(" {param}={}", numbers.join(","));
                        }
                        Arg::Flag(flag) => name += &format!(" {param}={flag}"),
                        Arg::Text(text) => name += &format!(" {param}={}", text.replace('\n', " ")),
                        Arg::Symbols(list) => {
                            let glyphs: Vec<&str> =
                                list.iter().map(|&symbol| symbols.glyph(symbol)).collect();
                            name += &format!(" {param}={}", glyphs.join(","));
                        }
                        Arg::Options(options) => name += &format!(" {param}={}", options.len()),
                    }
                }
                name
            }
        }
    }

    /// The clue as a sentence names it.
    pub fn words(self, speaker: &Speaker, names: Names<'_>) -> String {
        let spec = names.puzzle.spec();
        match self {
            Clue::Given(cell) => {
                let symbols = spec.givens[cell.idx()].into_iter().collect();
                let named = [("cell", Named::Cells(&[cell])), ("symbol", Named::Symbols(symbols))];
                speaker.message("why-not-given", &named, names)
            }
            Clue::Rule(idx) => speaker.name(Named::Clue(&spec.rules[idx]), names),
        }
    }

    /// Whether it is a given.
    pub fn is_given(self) -> bool {
        matches!(self, Clue::Given(_))
    }

    /// The clue as `--json` prints it: its name, and either the cell and symbol of a given, or the rule with its index
    /// and cells.
    pub fn json(self, puzzle: &arau_core::Puzzle) -> Value {
        let geometry = puzzle.geometry();
        let mut object = match self {
            Clue::Given(cell) => match puzzle.spec().givens[cell.idx()] {
                Some(symbol) => {
                    crate::json::candidate(Candidate { cell, symbol }, geometry, puzzle.symbols())
                }
                None => json!({ "cell": geometry.label(cell) }),
            },
            Clue::Rule(idx) => {
                let rule = &puzzle.spec().rules[idx];
                let cells: Vec<&str> =
                    rule.args.iter().flat_map(cells_of).map(|c| geometry.label(c)).collect();
                json!({ "rule": rule.id(), "index": idx, "cells": cells })
            }
        };
        object["name"] = self.name(puzzle).into();
        object
    }
}

fn cells_of((_, arg): (&str, &Arg)) -> Vec<Cell> {
    match arg {
        Arg::Cells(cells) => cells.clone(),
        Arg::CellLists(lists) => lists.concat(),
        _ => Vec::new(),
    }
}
