//! Draws lines through cells along which a rule holds.

use crate::cages::in_one_box;
use crate::draft::Draft;
use arau_core::{Args, Cell};
use arau_rules::rules::use_rule;
use std::ops::RangeInclusive;

/// Lines to be drawn.
pub struct Lines {
    /// The rule that holds along them.
    pub rule: &'static str,
    /// This many, if there is room.
    pub n: usize,
    /// Number of cells of each.
    pub lengths: RangeInclusive<usize>,
    /// Whether the rule holds on the beginning of a line if it holds on the line, which makes long ones easier to find.
    pub hereditary: bool,
    /// Whether a line must leave the box it begins in.
    pub crosses_boxes: bool,
}

/// Walks are begun so often before a draft is full.
const TRIES: usize = 60_000;

impl Draft {
    /// Draws lines that do not touch each other's cells. The arguments of a line are its cells and what the function
    /// adds.
    pub fn lines(&mut self, lines: Lines, more: impl Fn(&Draft, &[Cell]) -> Args) {
        let mut n_drawn = 0;
        for _ in 0..TRIES {
            if n_drawn == lines.n {
                return;
            }
            let spread = lines.lengths.end() - lines.lengths.start() + 1;
            let length = lines.lengths.start() + self.dice.below(spread);
            if let Some((cells, args)) = self.line(&lines, length, &more) {
                self.taken.extend(cells);
                self.add(lines.rule, args);
                n_drawn += 1;
            }
        }
    }

    /// As [`Draft::lines`], with the cells as only argument.
    pub fn plain_lines(&mut self, lines: Lines) {
        self.lines(lines, |_, cells| Args::new().with_cells(cells));
    }

    /// One random walk, if the rule holds along it.
    fn line(
        &mut self,
        lines: &Lines,
        length: usize,
        more: &impl Fn(&Draft, &[Cell]) -> Args,
    ) -> Option<(Vec<Cell>, Args)> {
        let n_cells = self.spec.geometry.n_cells();
        let mut walk = vec![Cell::at(self.dice.below(n_cells))];
        if self.taken.contains(&walk[0]) {
            return None;
        }
        while walk.len() < length {
            let here = walk[walk.len() - 1];
            let steps = self.dice.shuffled(self.steps(here));
            let next = steps.into_iter().find(|&next| {
                let mut longer = walk.clone();
                longer.push(next);
                self.may_step(&walk, next) && (!lines.hereditary || self.line_holds(lines, &longer, more))
            })?;
            walk.push(next);
        }
        if lines.crosses_boxes && in_one_box(&self.spec.geometry, &walk) {
            return None;
        }
        self.line_holds(lines, &walk, more).then(|| (walk.clone(), more(self, &walk)))
    }

    fn line_holds(&self, lines: &Lines, cells: &[Cell], more: &impl Fn(&Draft, &[Cell]) -> Args) -> bool {
        self.holds(&use_rule(lines.rule, more(self, cells)))
    }

    /// Whether a walk may go on there: to a free cell, and not across a corner where it or another line already is.
    pub fn may_step(&self, walk: &[Cell], next: Cell) -> bool {
        let free = |cell: &Cell| !self.taken.contains(cell) && !walk.contains(cell);
        let here = walk[walk.len() - 1];
        if !free(&next) {
            return false;
        }
        if self.spec.geometry.neighbours(here).contains(&next) {
            return true;
        }
        let both = |cell: &Cell| self.spec.geometry.neighbours(next).contains(cell);
        self.spec.geometry.neighbours(here).iter().filter(|cell| both(cell)).any(free)
    }
}
