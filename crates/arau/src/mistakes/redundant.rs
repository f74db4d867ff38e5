//! [`RedundantClues`]: the clues of a proper puzzle that the others imply.

use super::clue::Clue;
use crate::Puzzle;
use arau_core::{Limits, PuzzleSpec, Verdict};

/// Clues that can be removed, one at a time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct RedundantClues {
    /// Redundant clues: without any one of them, the solution is still unique.
    pub clues: Vec<Clue>,
    /// Clues left undecided because of a limit.
    pub undecided: Vec<Clue>,
}

impl Puzzle {
    /// The redundant clues of a proper puzzle: givens and rules, with or without cells, each of which could be removed
    /// by itself. `None` if the puzzle does not have exactly one solution.
    ///
    /// ```
    /// use arau::{Puzzle, rules::KillerCage};
    ///
    /// let puzzle = Puzzle::builder().grid(4).givens("1..4 .... 2... ...3");
    /// let puzzle = puzzle.rule(KillerCage::new("r1c2 r1c3", 5)).build()?;
    /// let redundant = puzzle.redundant_clues().expect("a proper puzzle");
    /// let names: Vec<String> = redundant.clues.iter().map(|clue| clue.name(&puzzle)).collect();
    /// assert_eq!(names, ["r1c1=1", "r1c4=4", "killer-cage r1c2 r1c3 sum=5"]);
    /// # Ok::<(), arau::Faults>(())
    /// ```
    pub fn redundant_clues(&self) -> Option<RedundantClues> {
        self.redundant_clues_within(&Limits::none())
    }

    /// The same with limits, which apply to the search for each clue.
    pub fn redundant_clues_within(&self, limits: &Limits) -> Option<RedundantClues> {
        let mut redundant = RedundantClues::default();
        let solution = match self.solve_within(limits) {
            Verdict::One(solution) => solution,
            Verdict::Unknown(_) => return Some(RedundantClues { undecided: self.clues(), ..redundant }),
            Verdict::None | Verdict::Many(_) => return None,
        };
        for clue in self.clues() {
            if limits.is_stopped() {
                redundant.undecided.push(clue);
                continue;
            }
            // Another rule may refer to this one, and then makes no sense without it.
            let Some(without) = self.without(clue) else { continue };
            match without.solve_within(limits) {
                Verdict::One(grid) if grid.symbols() == solution.symbols() => redundant.clues.push(clue),
                Verdict::Unknown(_) => redundant.undecided.push(clue),
                _ => {}
            }
        }
        Some(redundant)
    }

    /// The puzzle as its setter would have it without a clue, if that is still a puzzle.
    fn without(&self, clue: Clue) -> Option<Puzzle> {
        match clue {
            Clue::Given(cell) => {
                let mut givens = self.spec().givens.clone();
                givens[cell.idx()] = None;
                Some(self.with_givens(givens).into())
            }
            Clue::Rule(idx) => {
                let mut spec = PuzzleSpec::clone(self.spec());
                spec.rules.remove(idx);
                if idx < spec.rule_places.len() {
                    spec.rule_places.remove(idx);
                }
                Puzzle::build(spec).ok()
            }
        }
    }
}

impl RedundantClues {
    /// Whether every clue was decided within the limits.
    pub fn is_complete(&self) -> bool {
        self.undecided.is_empty()
    }
}
