//! Ratings that do not depend on how a puzzle is turned, mirrored, relabelled or otherwise rearranged: 1,000 puzzles, each
//! beside eight random equivalent ones.

mod support;

use arau_core::Symbol;
use arau_logic::{Difficulty, Grade, Reasoner, Start};
use arau_make::classic::{Made, generate};
use arau_nine::InstructionSet;
use arau_random::Dice;
use arau_random::permuted;
use support::{ClassicBoard, on_two_threads};

const SEED: u64 = 1_000;
const N_PUZZLES: u64 = 1_000;
const N_ISOMORPHS: u64 = 8;

/// What must be the same: the level of guesses, the depth of trials, the size of a backdoor, arau's own rating.
type Ratings = (Option<usize>, Option<usize>, Option<usize>, Option<Difficulty>);

fn rate(classic: &ClassicBoard, reasoner: &Reasoner, puzzle: &[u8; 81], solution: &[u8; 81]) -> Ratings {
    let line: String = puzzle.iter().map(|&digit| char::from(b'0' + digit)).collect();
    let solution: Vec<Symbol> = solution.iter().map(|&digit| Symbol(digit - 1)).collect();
    let puzzle = classic.puzzle(&line);
    let start = Start::of(&puzzle);
    (
        reasoner.reductio(&start, 3).map(|reductio| reductio.level),
        reasoner.trial_depth(&start, 2),
        reasoner.backdoor(&start, &solution, 2).map(|cells| cells.len()),
        reasoner.difficulty(&start, Grade::DeeplyNestedTrial),
    )
}

#[test]
fn equivalent_puzzles_have_equal_ratings() {
    let classic = ClassicBoard::new();
    let reasoner = Reasoner::new(&classic.empty).expect("a small board");
    let puzzles: Vec<(u64, Made)> = (0..).zip(generate(InstructionSet::best(), SEED, 0..N_PUZZLES)).collect();
    on_two_threads(&puzzles, |(number, Made { puzzle, solution })| {
        let expected = rate(&classic, &reasoner, puzzle, solution);
        for isomorph in 0..N_ISOMORPHS {
            // The same throws for both, so that the solution stays that of the puzzle.
            let throw = || Dice::of(*number, isomorph);
            let (puzzle, solution) = (permuted(puzzle, &mut throw()), permuted(solution, &mut throw()));
            let rated = rate(&classic, &reasoner, &puzzle, &solution);
            assert_eq!(rated, expected, "{puzzle:?} is equivalent to number {number}");
        }
    });
}
