//! Owns HoDoKu's scale: the first step of the first technique in its order, again and again; every step adds its score, and
//! the level is that of the hardest step, raised while the score is too high for it.
//!
//! The scale is defined by what HoDoKu 2.2 does with its default settings, for classic 9×9 puzzles. It depends on the
//! order of the search, so that equivalent puzzles may score differently; arau's own rating does not
//! (see [`difficulty`](crate::difficulty)).

mod deletions;
mod forcing;
mod grid;

use crate::technique::{Hodoku, Level, Technique, TechniqueInfo};
use crate::techniques::{All, Registry};
use crate::{Effect, Options, Position, Reason, Step};
use arau_core::{Candidate, Symbol};
use forcing::{Conclusion, Inferences};
use grid::Grid;
use std::ops::ControlFlow;

/// The techniques that HoDoKu uses unless told otherwise, by the codes of its library, in its order. Codes in one line
/// are one search, named by the first, and score alike. Full houses, naked and hidden singles come before all of these.
const ORDER: &[&[&str]] = &[
    &["0110"],
    &["0111"],
    &["0100"],
    &["0101"],
    &["0200"],
    &["0201"],
    &["0210"],
    &["0211"],
    &["0202"],
    &["0212"],
    &["0300"],
    &["0301"],
    &["0302"],
    &["0703"],
    &["0610"],
    &["0400"],
    &["0401", "0404"],
    &["0403"],
    &["0402", "0405"],
    &["0803"],
    &["0800"],
    &["0801"],
    &["0600"],
    &["0601"],
    &["0602"],
    &["0603"],
    &["0604"],
    &["0605"],
    &["0606"],
    &["0607"],
    &["0608"],
    &["0310"],
    &["0320"],
    &["0311"],
    &["0321"],
    &["0312"],
    &["0322"],
    &["1101"],
    &["0500", "0501"],
    &["0502", "0503"],
    &["0701"],
    &["0702"],
    &["0706", "0707", "0708"],
    &["0709", "0710", "0711", "0706", "0707", "0708"],
    &["0901"],
    &["0902"],
    &["0903"],
    &["0330"],
    &["0331"],
    &["0340"],
    &["0341"],
    CHAINS,
    NETS,
];

/// Contradictions and verities by chains.
const CHAINS: &[&str] = &["1301", "1302"];

/// The same by nets.
const NETS: &[&str] = &["1303", "1304"];

/// Codes of the singles.
const SINGLES: &[&str] = &["0000", "0003", "0002"];

/// Whether HoDoKu uses a technique unless told otherwise.
pub(crate) fn is_usual(code: &str) -> bool {
    SINGLES.contains(&code) || ORDER.iter().any(|codes| codes.contains(&code))
}

/// What placing a symbol of the solution costs where no technique goes on.
const BRUTE_FORCE_SCORE: u32 = 10_000;

/// How hard a puzzle is on HoDoKu's scale.
#[derive(Clone, PartialEq, Debug)]
pub struct HodokuRating {
    /// The scores of all steps together.
    pub score: u32,
    /// The level.
    pub level: Level,
    /// The technique of the hardest step: of the highest level, and among these of the highest score. None if a symbol had
    /// to be taken from the solution, or if nothing was to do.
    pub hardest: Option<&'static TechniqueInfo>,
    /// How many symbols had to be taken from the solution.
    pub n_brute_force: usize,
    /// Whether the puzzle was solved.
    pub is_solved: bool,
}

/// Rates puzzles one after the other.
pub struct HodokuScale<const W: usize> {
    slots: Vec<Slot<W>>,
    full_house: &'static TechniqueInfo,
    naked_single: &'static TechniqueInfo,
    hidden_single: &'static TechniqueInfo,
}

/// A place in HoDoKu's order.
struct Slot<const W: usize> {
    codes: &'static [&'static str],
    search: &'static dyn Technique<W>,
    /// How its steps count, of whatever kind they are.
    hodoku: Hodoku,
}

impl<const W: usize> Default for HodokuScale<W>
where
    All: Registry<W>,
{
    fn default() -> HodokuScale<W> {
        let all = <All as Registry<W>>::techniques();
        let with_code = |&codes: &&'static [&'static str]| {
            let named = |info: &&&TechniqueInfo| has_code(info, &codes[..1]);
            let (info, search) =
                all.iter().find_map(|search| Some((search.infos().iter().find(named)?, search)))?;
            Some(Slot { codes, search: *search, hodoku: info.hodoku? })
        };
        let info = |id: &str| {
            let mut infos = all.iter().flat_map(|search| search.infos());
            *infos.find(|info| info.id == id).expect("singles are techniques")
        };
        HodokuScale {
            slots: ORDER.iter().filter_map(with_code).collect(),
            full_house: info("full-house"),
            naked_single: info("naked-single"),
            hidden_single: info("hidden-single"),
        }
    }
}

fn has_code(info: &TechniqueInfo, codes: &[&str]) -> bool {
    info.hodoku.is_some_and(|hodoku| codes.contains(&hodoku.code))
}

impl<const W: usize> HodokuScale<W> {
    /// Rates a position. Where no technique goes on, symbols of the solution are placed, if it is known.
    pub fn rate(&self, position: &Position<W>, solution: Option<&[Symbol]>) -> HodokuRating {
        self.rate_steps(position, solution, |_| {})
    }

    /// The same, showing every step.
    pub fn rate_steps(
        &self,
        position: &Position<W>,
        solution: Option<&[Symbol]>,
        mut show: impl FnMut(&Step),
    ) -> HodokuRating {
        let start = position;
        let (mut position, mut grid) = (start.clone(), Grid::new(start));
        let mut rating =
            HodokuRating { score: 0, level: Level::Easy, hardest: None, n_brute_force: 0, is_solved: false };
        let mut hardest = (Level::Easy, 0);
        while !position.is_solved() {
            let next = self.next_single(&mut grid).or_else(|| self.next_step(&position, &grid));
            if position.is_stopped() {
                break;
            }
            if let Some((step, hodoku)) = next {
                show(&step);
                rating.score += hodoku.score;
                if (hodoku.level, hodoku.score) > hardest {
                    hardest = (hodoku.level, hodoku.score);
                    rating.hardest = Some(step.technique);
                }
                rating.level = rating.level.max(hodoku.level);
                grid.apply(&deletions::in_order(&position, &step));
                position.apply(&step.effects);
            } else if let Some(candidate) = solution.and_then(|solution| middle_cell(&position, solution)) {
                rating.score += BRUTE_FORCE_SCORE;
                rating.level = Level::Extreme;
                rating.n_brute_force += 1;
                position.apply(&[Effect::Place(candidate)]);
                grid.apply(&[Effect::Place(candidate)]);
            } else {
                break;
            }
        }
        rating.is_solved = position.is_solved();
        rating.level = raised(rating.level, rating.score);
        if !rating.is_solved {
            rating.level = Level::Extreme;
        }
        if rating.n_brute_force > 0 {
            rating.hardest = None;
        }
        rating
    }

    fn next_single(&self, grid: &mut Grid<'_, W>) -> Option<(Step, Hodoku)> {
        let step = |info: &'static TechniqueInfo, candidate: Candidate| {
            Some((Step::placing(info, candidate, Reason::default()), info.hodoku?))
        };
        let full_house = grid.full_house().and_then(|candidate| step(self.full_house, candidate));
        full_house
            .or_else(|| grid.naked_single().and_then(|candidate| step(self.naked_single, candidate)))
            .or_else(|| grid.hidden_single().and_then(|candidate| step(self.hidden_single, candidate)))
    }

    fn next_step(&self, position: &Position<W>, grid: &Grid<'_, W>) -> Option<(Step, Hodoku)> {
        let of_slot = |slot: &Slot<W>| Some((slot.first_step(position, grid)?, slot.hodoku));
        self.slots.iter().find_map(of_slot)
    }
}

impl<const W: usize> Slot<W> {
    fn first_step(&self, position: &Position<W>, grid: &Grid<'_, W>) -> Option<Step> {
        if self.codes == CHAINS || self.codes == NETS {
            let inferences = if self.codes == CHAINS { Inferences::Links } else { Inferences::Nets };
            return self.forced(&forcing::first_conclusion(position, grid, inferences)?);
        }
        let options = Options { as_hodoku: true, ..Options::default() };
        let mut first = None;
        let _ = self.search.find(position, &options, &mut |step| {
            if !has_code(step.technique, self.codes) {
                return ControlFlow::Continue(());
            }
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// What chains or nets show, as a step of the technique that finds them.
    fn forced(&self, shown: &Conclusion) -> Option<Step> {
        let codes = &self.codes[usize::from(shown.is_verity)..][..1];
        let info = self.search.infos().iter().find(|info| has_code(info, codes))?;
        match shown.is_true {
            true => Some(Step::placing(info, shown.candidate, Reason::default())),
            false => Step::eliminating(info, [shown.candidate], Reason::default),
        }
    }
}

/// The symbol of the solution in the open cell that half of the others come before.
fn middle_cell<const W: usize>(position: &Position<W>, solution: &[Symbol]) -> Option<Candidate> {
    let open = position.open();
    let cell = open.iter().nth(open.len() / 2)?;
    Some(Candidate { cell, symbol: solution[cell.idx()] })
}

/// The level of a puzzle whose hardest step is of a level and whose score is so high.
fn raised(mut level: Level, score: u32) -> Level {
    const LEVELS: [(Level, u32); 4] =
        [(Level::Easy, 800), (Level::Medium, 1000), (Level::Hard, 1600), (Level::Unfair, 1800)];
    for (at, most) in LEVELS {
        if level == at && score > most {
            level = match at {
                Level::Easy => Level::Medium,
                Level::Medium => Level::Hard,
                Level::Hard => Level::Unfair,
                Level::Unfair | Level::Extreme => Level::Extreme,
            };
        }
    }
    level
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_level_rises_with_the_score() {
        assert_eq!(raised(Level::Easy, 800), Level::Easy);
        assert_eq!(raised(Level::Easy, 801), Level::Medium);
        assert_eq!(raised(Level::Easy, 1001), Level::Hard);
        assert_eq!(raised(Level::Hard, 1700), Level::Unfair);
        assert_eq!(raised(Level::Medium, 20_000), Level::Extreme);
    }
}
