//! [`Mistake`]: an entry of a player that no solution allows, and how it is found.

use super::shrink::shrink;
use crate::survey::{Clash, clashes_among};
use crate::{Grid, Puzzle};
use arau_core::{Candidate, Cell, Limits, Symbol, SymbolSet, Verdict};
use serde_json::{Value, json};

/// A mistake in a player's entries.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Mistake {
    /// What is wrong.
    pub wrong: Wrong,
    /// The index of the group it is in, preferably a box or other region rather than a row or column.
    pub group: Option<usize>,
    /// If the mistake is immediately visible: the rule it breaks, and the cells that show it.
    pub clash: Option<Clash>,
    /// The number of entries known to be wrong.
    pub n_wrong: usize,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Wrong {
    /// A symbol that the cell has in no solution.
    Symbol(Candidate),
    /// The pencil marks of a cell that lack its symbol in every solution.
    Marks(Cell, SymbolSet),
    /// Entries that may each be right but cannot all be; pencil marks are sets of several symbols.
    Together(Vec<(Cell, SymbolSet)>),
}

impl Wrong {
    /// The cells it concerns.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Wrong::Symbol(candidate) => vec![candidate.cell],
            Wrong::Marks(cell, _) => vec![*cell],
            Wrong::Together(entries) => entries.iter().map(|&(cell, _)| cell).collect(),
        }
    }
}

impl Puzzle {
    /// What is wrong among the entries of a player, if anything is. Givens and rules that contradict each other by
    /// themselves are no mistake of the player: see [`Puzzle::why_not`].
    ///
    /// ```
    /// use arau::mistakes::Wrong;
    ///
    /// let puzzle: arau::Puzzle = "1..4....2......3".parse()?;
    /// let puzzle = puzzle.with_entry_grid("12344321........")?;
    /// let mistake = puzzle.mistake().expect("the 4 in r2c1 is wrong");
    /// let Wrong::Symbol(candidate) = mistake.wrong else { panic!("a symbol is wrong") };
    /// assert_eq!(puzzle.geometry().label(candidate.cell), "r2c1");
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn mistake(&self) -> Option<Mistake> {
        self.mistake_given(&self.solve(), &Limits::none())
    }

    /// The same, if the number of solutions is already known.
    pub fn mistake_given(&self, verdict: &Verdict<Grid>, limits: &Limits) -> Option<Mistake> {
        if self.spec().entries.is_empty() {
            return None;
        }
        match verdict {
            Verdict::None => None,
            Verdict::One(solution) => self.mistake_against(solution),
            Verdict::Many(_) => self.mistake_by_search(limits),
            Verdict::Unknown(_) => {
                let (clash, wrong) = self.plain_clash()?;
                Some(self.mistake_in(wrong, Some(clash), 1))
            }
        }
    }

    /// The puzzle with a player's entries: a symbol or a blank for each cell, in the order of the cells. Symbols that
    /// repeat a given do not count as entries.
    pub fn with_entry_grid(&self, grid: &str) -> Result<Puzzle, arau_core::Faults> {
        let cells = arau_format::read_givens(grid, self.symbols(), self.n_cells())?;
        let mut spec = arau_core::PuzzleSpec::clone(self.spec());
        spec.enter(&cells)?;
        Ok(self.with_entries(spec.entries).into())
    }

    /// Compares the entries with the only solution.
    fn mistake_against(&self, solution: &Grid) -> Option<Mistake> {
        let entries = &self.spec().entries;
        let is_wrong = |candidate: &Candidate| solution.symbol(candidate.cell) != candidate.symbol;
        let symbols: Vec<Candidate> = entries.placed().filter(is_wrong).collect();
        let marks = entries.marks().filter(|(cell, marks)| !marks.contains(solution.symbol(*cell)));
        let marks: Vec<(Cell, SymbolSet)> = marks.collect();
        let n_wrong = symbols.len() + marks.len();
        // What clashes plainly comes first: that is seen most easily.
        let mut clashes = clashes_among(self, &self.filled());
        clashes.sort_by_key(|clash| clash.cells.len());
        let of_clash = |clash: Clash| {
            let wrong = symbols.iter().find(|wrong| clash.cells.contains(&wrong.cell))?;
            Some((Wrong::Symbol(*wrong), Some(clash)))
        };
        let plain = clashes.into_iter().find_map(of_clash);
        let first_symbol = || symbols.first().map(|&wrong| (Wrong::Symbol(wrong), None));
        let first_marks = || marks.first().map(|&(cell, marks)| (Wrong::Marks(cell, marks), None));
        let (wrong, clash) = plain.or_else(first_symbol).or_else(first_marks)?;
        Some(self.mistake_in(wrong, clash, n_wrong))
    }

    /// If there are several solutions, finds a smallest set of entries that no solution contains.
    fn mistake_by_search(&self, limits: &Limits) -> Option<Mistake> {
        if let Some((clash, wrong)) = self.plain_clash() {
            return Some(self.mistake_in(wrong, Some(clash), 1));
        }
        let entries = &self.spec().entries;
        let symbols = entries.placed().map(|c| (c.cell, SymbolSet::only(c.symbol)));
        let all: Vec<(Cell, SymbolSet)> = symbols.chain(entries.marks()).collect();
        let mut clash = |entries: &[(Cell, SymbolSet)]| {
            let restrict = |puzzle: arau_core::Puzzle, &(cell, symbols): &(Cell, SymbolSet)| {
                puzzle.restricted(cell, symbols)
            };
            let puzzle = entries.iter().fold(arau_core::Puzzle::clone(self), restrict);
            Puzzle::from(puzzle).is_solvable(limits).map(|is_solvable| !is_solvable)
        };
        if clash(&all) != Some(true) {
            return None;
        }
        let mut entries = shrink(all, &mut clash).items;
        entries.sort_unstable_by_key(|&(cell, _)| cell);
        let wrong = match entries[..] {
            [(cell, symbols)] => match symbols.single() {
                Some(symbol) if self.spec().entries.symbol(cell).is_some() => {
                    Wrong::Symbol(Candidate { cell, symbol })
                }
                _ => Wrong::Marks(cell, symbols),
            },
            _ => Wrong::Together(entries),
        };
        Some(self.mistake_in(wrong, None, 1))
    }

    /// A clash that involves entries, and these entries.
    fn plain_clash(&self) -> Option<(Clash, Wrong)> {
        let entries = &self.spec().entries;
        let mut clashes = clashes_among(self, &self.filled());
        clashes.sort_by_key(|clash| clash.cells.len());
        clashes.into_iter().find_map(|clash| {
            let of_cell = |&cell: &Cell| Some(Candidate { cell, symbol: entries.symbol(cell)? });
            let entered: Vec<Candidate> = clash.cells.iter().filter_map(of_cell).collect();
            let wrong = match entered[..] {
                [] => return None,
                [wrong] => Wrong::Symbol(wrong),
                _ => Wrong::Together(entered.iter().map(|c| (c.cell, SymbolSet::only(c.symbol))).collect()),
            };
            Some((clash, wrong))
        })
    }

    /// Givens and entries.
    fn filled(&self) -> Vec<Option<Symbol>> {
        let spec = self.spec();
        let of_cell = |cell: Cell| spec.givens[cell.idx()].or(spec.entries.symbol(cell));
        self.geometry().cells().map(of_cell).collect()
    }

    fn mistake_in(&self, wrong: Wrong, clash: Option<Clash>, n_wrong: usize) -> Mistake {
        let group = self.group_of(&wrong.cells());
        Mistake { wrong, group, clash, n_wrong }
    }

    /// The house that contains the cells, or at least the first of them, preferably a box or other region rather than a
    /// row or column.
    pub(super) fn group_of(&self, cells: &[Cell]) -> Option<usize> {
        let spec = self.spec();
        let of_houses = spec.rules.iter().filter(|rule| rule.id() == "houses");
        let kinds: Vec<&str> =
            of_houses.filter_map(|rule| rule.args.text("of")).flat_map(str::split_whitespace).collect();
        let is_line = |kind: &str| ["row", "column"].contains(&kind);
        let groups = spec.geometry.groups();
        let holding = |cells: &[Cell]| {
            let holds = |&idx: &usize| {
                kinds.contains(&&*groups[idx].kind) && cells.iter().all(|c| groups[idx].cells.contains(c))
            };
            let holding: Vec<usize> = (0..groups.len()).filter(holds).collect();
            let region = holding.iter().find(|&&idx| !is_line(&groups[idx].kind));
            region.or(holding.first()).copied()
        };
        holding(cells).or_else(|| holding(cells.get(..1)?))
    }
}

impl Mistake {
    /// The mistake as `--json` prints it, with the details of a level from 1 to 3: the group it is in; then the cells;
    /// then what is wrong with them, and the rule that is visibly broken.
    pub fn json(&self, puzzle: &arau_core::Puzzle, level: u8) -> Value {
        let (geometry, symbols) = (puzzle.geometry(), puzzle.symbols());
        let glyphs = |set: SymbolSet| set.iter().map(|symbol| symbols.glyph(symbol)).collect::<Vec<_>>();
        let mut object = json!({ "wrong": self.n_wrong });
        object["group"] = self.group.map(|group| &*geometry.groups()[group].name).into();
        if level >= 2 {
            let cells = self.wrong.cells();
            object["cells"] = cells.iter().map(|&cell| geometry.label(cell)).collect::<Vec<_>>().into();
            let entry = |cell: Cell, set: SymbolSet, kind: &str| json!({ "cell": geometry.label(cell), "kind": kind, "symbols": glyphs(set) });
            let entries: Vec<Value> = match &self.wrong {
                Wrong::Symbol(wrong) => vec![entry(wrong.cell, SymbolSet::only(wrong.symbol), "symbol")],
                Wrong::Marks(cell, marks) => vec![entry(*cell, *marks, "marks")],
                Wrong::Together(entries) => {
                    let is_symbol = |cell: Cell| puzzle.spec().entries.symbol(cell).is_some();
                    let kind = |cell| if is_symbol(cell) { "symbol" } else { "marks" };
                    entries.iter().map(|&(cell, set)| entry(cell, set, kind(cell))).collect()
                }
            };
            object["entries"] = entries.into();
        }
        if let Some(clash) = self.clash.as_ref().filter(|_| level >= 3) {
            let cells: Vec<&str> = clash.cells.iter().map(|&cell| geometry.label(cell)).collect();
            object["clash"] = json!({ "rule": puzzle.spec().rules[clash.rule].id(), "cells": cells });
        }
        object
    }
}
