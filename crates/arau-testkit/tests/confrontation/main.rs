//! The confrontation: for every rule, on boards of many kinds, with random arguments, what the rule means (`holds`)
//! and what it posts (`lower`) give the same verdict on the same grids. A new rule takes part without a line here.
//!
//! The grids are random ones and solutions found by asking `holds` alone, as they are, with symbols renamed, and disturbed
//! a little: near misses. The sequence is fixed; `ARAU_SEED` gives another.

mod boards;
mod witness;

use arau_check::brute_force;
use arau_core::{Grid, GridView, Puzzle, PuzzleSpec, Rule};
use arau_format::format;
use arau_rules::RULES;
use arau_testkit::arguments::{Texts, draw_simple_use, draw_use};
use arau_testkit::random_source::RandomSource;
use boards::Board;

const TRIALS_PER_BOARD: u64 = 6;
const GRIDS_PER_TRIAL: usize = 12;

/// How often a rule held and how often it was broken, over all its trials.
#[derive(Default)]
struct Tally {
    held: u32,
    broken: u32,
}

#[test]
fn what_a_rule_means_and_what_it_posts_agree() {
    let boards = boards::all();
    let texts = Texts::of_all_samples();
    let seed = std::env::var("ARAU_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1u64);
    let mut faults = Vec::new();
    for (rule_idx, rule) in RULES.iter().enumerate() {
        let mut tally = Tally::default();
        let mut dice = RandomSource::new(seed << 32 | rule_idx as u64);
        let mut difference = None;
        for document in rule.info().samples.iter().map(|sample| sample.document) {
            difference = difference.or(confront_sample(document, *rule, &mut dice, &mut tally));
        }
        for board in &boards {
            for _ in 0..TRIALS_PER_BOARD {
                difference = difference.or_else(|| confront(*rule, board, &texts, &mut dice, &mut tally));
            }
        }
        faults.extend(difference);
        // One-sided verdicts would make agreement cheap.
        if tally.held == 0 || tally.broken == 0 {
            faults.push(format!("{} held {} times, broke {}", rule.info().id, tally.held, tally.broken));
        }
    }
    assert!(faults.is_empty(), "{} faults\n\n{}", faults.len(), faults.join("\n\n"));
}

/// One trial: the rule alone, or with another use of itself, or with any other rule. A difference is told in words.
fn confront(
    rule: &'static dyn Rule,
    board: &Board,
    texts: &Texts,
    dice: &mut RandomSource,
    tally: &mut Tally,
) -> Option<String> {
    let mut spec = board.spec.clone();
    spec.rule_places.clear();
    spec.rules.push(draw_use(rule, &board.spec, texts, dice)?);
    spec.rules.extend(match dice.below(4) {
        0 => draw_use(rule, &board.spec, texts, dice),
        1 => draw_simple_use(&board.spec, texts, dice),
        _ => None,
    });
    let mut grids: Vec<Grid> = (0..GRIDS_PER_TRIAL).map(|_| board.grid(dice)).collect();
    grids.extend(brute_force(&spec, GRIDS_PER_TRIAL as u64, 10_000).unwrap_or_default());
    judge(spec, grids, rule, dice, tally)
}

/// A sample of the rule with its own solutions: boards that the rule fits, however special it is.
fn confront_sample(
    document: &str,
    rule: &'static dyn Rule,
    dice: &mut RandomSource,
    tally: &mut Tally,
) -> Option<String> {
    let spec = boards::read(document);
    let solutions = brute_force(&spec, GRIDS_PER_TRIAL as u64, 1_000_000).unwrap_or_default();
    judge(spec, solutions, rule, dice, tally)
}

/// Asks every rule of the puzzle for both verdicts: on each grid, on a near miss of it, and on the grid with its symbols
/// renamed, which keeps its houses.
fn judge(
    spec: PuzzleSpec,
    mut grids: Vec<Grid>,
    rule: &'static dyn Rule,
    dice: &mut RandomSource,
    tally: &mut Tally,
) -> Option<String> {
    let puzzle = spec.build().ok()?;
    let spec = puzzle.spec();
    let n_symbols = spec.symbols.len();
    for idx in 0..grids.len() {
        let (near, renamed) = (dice.disturbed(&grids[idx], n_symbols), dice.renamed(&grids[idx], n_symbols));
        grids.extend([near, renamed]);
    }
    for grid in &grids {
        let view = GridView::new(spec, &grid.0);
        let verdicts: Vec<bool> = spec.rules.iter().map(|rule| rule.holds(&view)).collect();
        // What a rule posts may lean on the houses of the puzzle, so only grids that satisfy these are judged.
        let houses_broken = |aside: usize| {
            (0..verdicts.len()).any(|i| i != aside && spec.rules[i].id() == "houses" && !verdicts[i])
        };
        for idx in (0..verdicts.len()).filter(|&idx| !houses_broken(idx)) {
            let holds = verdicts[idx];
            if holds && !spec.rules[idx].misses(&view).is_empty() {
                return Some(format!("{} holds, but names a miss", in_words(&puzzle, idx, grid, holds)));
            }
            if holds != witness::is_accepted(&puzzle, idx, grid) {
                return Some(in_words(&puzzle, idx, grid, holds));
            }
            if spec.rules[idx].id() == rule.info().id {
                tally.held += u32::from(holds);
                tally.broken += u32::from(!holds);
            }
        }
    }
    None
}

fn in_words(puzzle: &Puzzle, rule: usize, grid: &Grid, holds: bool) -> String {
    let spec = puzzle.spec();
    let document = format("arau").and_then(|arau| arau.write(spec).ok()).unwrap_or_default();
    let verdict =
        if holds { "holds, but its constraints reject" } else { "is broken, but its constraints accept" };
    format!("{} {verdict} {}\n{document}", spec.rules[rule].id(), grid.text(&spec.symbols))
}
