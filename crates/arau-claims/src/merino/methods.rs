//! Merino, section 2.1: terms, conventions, and how people solve (M1 to M3).

use crate::puzzles::{ETANA, digits, puzzle, solved};
use crate::{Claim, Cost, Outcome, Run};
use arau::core::{Cell, Symbol};
use arau::logic::{Reasoner, Standing, Start};
use arau::make::classic::generate;
use arau::survey::BoardSymmetries;
use arau_nine::InstructionSet;
use arau_nine::questions::redundant_givens;

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "M1",
        source: "Merino, section 2.1",
        statement: "Terms: cell, box, band, stack, puzzle, given; proper means with one solution, minimal \
             means proper and without redundant givens.",
        cost: Cost::Quick,
        run: terms,
    },
    Claim {
        id: "M2",
        source: "Merino, section 2.1",
        statement: "Nikoli's conventions of 1986: at most 32 givens, placed symmetrically.",
        cost: Cost::Quick,
        run: conventions,
    },
    Claim {
        id: "M3.methods",
        source: "Merino, section 2.1 (a) to (d)",
        statement: "Puzzles are solved by cross-hatching, counting, pencil marks and elimination; where these do not \
                    lead on, a guess is needed.",
        cost: Cost::Quick,
        run: methods,
    },
    Claim {
        id: "M3.etana",
        source: "Merino, section 3.3",
        statement: "Solving AI Etana takes 8 levels of guesses.",
        cost: Cost::Quick,
        run: etana,
    },
];

fn terms(_: &Run<'_>) -> Outcome {
    let etana = digits(ETANA);
    let n_solutions = solved(&[etana])[0].0;
    let redundant = &redundant_givens(InstructionSet::best(), &[etana], u64::MAX, None)[0];
    Outcome::definition(format!(
        "AI Etana, as an example, has {n_solutions} solution and {} redundant givens: {}.",
        redundant.cells.len(),
        if n_solutions == 1 && redundant.cells.is_empty() { "proper and minimal" } else { "not minimal" }
    ))
}

const SAMPLE: u64 = 2000;

fn conventions(_: &Run<'_>) -> Outcome {
    let board = puzzle(ETANA);
    let symmetries = BoardSymmetries::new(board.geometry());
    let made = generate(InstructionSet::best(), 2, 0..SAMPLE);
    let n_few = made.iter().filter(|made| n_givens(&made.puzzle) <= 32).count();
    let is_symmetric = |puzzle: &[u8; 81]| !symmetries.of_givens(&givens(puzzle)).is_empty();
    let n_symmetric = made.iter().filter(|made| is_symmetric(&made.puzzle)).count();
    Outcome::definition(format!(
        "A convention of setters. Of {SAMPLE} random minimal puzzles {n_few} have at most 32 givens and \
         {n_symmetric} a symmetric pattern."
    ))
}

fn n_givens(puzzle: &[u8; 81]) -> usize {
    puzzle.iter().filter(|&&digit| digit != 0).count()
}

fn givens(puzzle: &[u8; 81]) -> Vec<Option<Symbol>> {
    puzzle.iter().map(|&digit| digit.checked_sub(1).map(Symbol)).collect()
}

/// What is claimed by (a) to (e) taken together: some puzzles are solved without a guess, and some are not.
fn methods(run: &Run<'_>) -> Outcome {
    let board = puzzle(ETANA);
    let reasoner = Reasoner::new(&board).expect("81 cells");
    let mut levels = [0usize; MAX_LEVEL + 1];
    let mut n_higher = 0;
    for made in generate(InstructionSet::best(), 3, 0..SAMPLE) {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        let puzzle = board.with_givens(givens(&made.puzzle));
        match reasoner.reductio(&Start::of(&puzzle), MAX_LEVEL) {
            Some(reductio) => levels[reductio.level] += 1,
            None => n_higher += 1,
        }
    }
    let [none, one, two, three] = levels;
    Outcome::judged(
        none > 0 && none < SAMPLE as usize,
        format!(
            "Of {SAMPLE} random minimal puzzles {none} are solved without a guess, {one} with guesses of level 1, {two} \
             of level 2, {three} of level 3 and {n_higher} of more."
        ),
    )
}

const MAX_LEVEL: usize = 3;

/// What the paper says of AI Etana.
const CLAIMED_LEVELS: usize = 8;

fn etana(run: &Run<'_>) -> Outcome {
    let etana = puzzle(ETANA);
    let reasoner = Reasoner::new(&etana).expect("81 cells");
    let start = Start::of(&etana).within(&run.limits);
    let Some(reductio) = reasoner.reductio(&start, CLAIMED_LEVELS) else {
        return if run.is_stopped() {
            Outcome::incomplete()
        } else {
            Outcome::judged(false, format!("{CLAIMED_LEVELS} levels do not suffice."))
        };
    };
    let guess = &reductio.rounds.first().expect("it is not solved without a guess").guesses[0];
    let label = |cell: Cell| etana.geometry().label(cell).to_owned();
    Outcome::judged(
        reductio.level == CLAIMED_LEVELS && reductio.standing == Standing::Solved,
        format!(
            "With methods (a) to (d), guesses in cells with fewest candidates and the best choice of them, level {} \
             suffices, begun in {}; {CLAIMED_LEVELS} are claimed.",
            reductio.level,
            label(guess.candidate.cell),
        ),
    )
}
