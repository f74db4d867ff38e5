//! Ratings on the Sudoku Explainer scale, against those that the program itself gave: on puzzles of our own, and on a
//! collection of others where it is on the machine.

use arau_logic::se::{Rater, Rating, rate};
use arau_testkit::corpus::collection;
use arau_testkit::own::own;

fn givens(text: &str) -> [u8; 81] {
    let mut givens = [0; 81];
    for (to, c) in givens.iter_mut().zip(text.chars()) {
        *to = c.to_digit(10).unwrap_or(0) as u8;
    }
    givens
}

/// AI Etana, and a puzzle of another kind that needs chains.
const ETANA: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const CHAINS: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

#[test]
fn ai_etana_is_rated_as_published() {
    let rating = rate(&givens(ETANA));
    assert_eq!((rating.er, rating.ep, rating.ed), (105, 12, 12));
}

fn tenths(text: &str) -> Option<u16> {
    text.parse::<f64>().ok().map(|rating| (rating * 10.0).round() as u16)
}

/// The puzzles of the collection, with their ratings in tenths and where they come from.
fn published(text: &str) -> Vec<(&str, u16, &str)> {
    let mut rows = Vec::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[puzzle, er, _, _, source, ..] = &fields[..] else { continue };
        rows.extend(tenths(er).map(|er| (puzzle, er, source)));
    }
    rows
}

/// All three numbers are the program's, for every puzzle.
#[test]
fn ratings_of_the_program_are_met() {
    let text = own("rated.tsv");
    let mut rater = Rater::new();
    let mut n_rows = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let stated: Vec<u16> = fields[1..4].iter().map(|field| tenths(field).expect("a rating")).collect();
        let rating = rater.rate(&givens(fields[0]));
        assert_eq!([rating.er, rating.ep, rating.ed], stated[..], "{}", fields[0]);
        n_rows += 1;
    }
    assert!(n_rows >= 100, "only {n_rows} rows");
}

#[test]
fn published_ratings_are_met() {
    let Some(text) = collection("logic/rated-open.tsv") else { return };
    let mut rater = Rater::new();
    let mut agree = |rows: &[(&str, u16, &str)], within: u16| {
        let is_met =
            |&&(puzzle, er, _): &&(&str, u16, &str)| rater.rate(&givens(puzzle)).er.abs_diff(er) <= within;
        (rows.iter().filter(is_met).count(), rows.len())
    };
    let rows = published(&text);
    let of = |source: &str, step: usize| -> Vec<(&str, u16, &str)> {
        rows.iter().filter(|row| row.2.contains(source)).step_by(step).copied().collect()
    };
    let (n_17, all_17) = agree(&of("17-clue", 5), 0);
    let (n_random, all_random) = agree(&of("controlled-bias", 5), 0);
    let (n_hardest, all_hardest) = agree(&of("eleven", 150), 1);
    eprintln!(
        "17 givens {n_17} of {all_17}, random {n_random} of {all_random}, hardest {n_hardest} of {all_hardest}"
    );
    assert!(all_17 > 0 && n_17 * 100 >= all_17 * 99, "{n_17} of {all_17}");
    assert!(all_random > 0 && n_random * 100 >= all_random * 99, "{n_random} of {all_random}");
    assert!(all_hardest > 0 && n_hardest * 100 >= all_hardest * 90, "{n_hardest} of {all_hardest}");
}

#[test]
fn used_storage_does_not_change_a_rating() {
    let mut rater = Rater::new();
    let once: Vec<Rating> = [CHAINS, ETANA, CHAINS].map(|puzzle| rater.rate(&givens(puzzle))).into();
    assert_eq!(once, [CHAINS, ETANA, CHAINS].map(|puzzle| rate(&givens(puzzle))));
}

#[test]
fn steps_lead_to_the_solution_and_the_hardest_gives_the_rating() {
    let puzzle = givens(CHAINS);
    let mut grid = puzzle;
    let (mut hardest, mut n_steps) = (0, 0);
    let rating = Rater::new().trace(&puzzle, |step| {
        hardest = hardest.max(step.rating);
        n_steps += 1;
        match step.placement {
            Some((cell, symbol)) => {
                assert_eq!(grid[cell as usize], 0);
                grid[cell as usize] = symbol;
            }
            None => assert!(!step.removals.is_empty()),
        }
    });
    assert_eq!((rating.er, rating.steps), (hardest, n_steps));
    for row in grid.chunks(9) {
        let mut sorted = row.to_vec();
        sorted.sort_unstable();
        assert_eq!(sorted, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
}

#[test]
fn a_puzzle_without_solution_ends_without_a_rating() {
    // Two cells of a row with 1 as the only candidate.
    let mut puzzle = [0; 81];
    for (cell, symbol) in [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (18, 9), (19, 9)] {
        puzzle[cell] = symbol;
    }
    let mut filled = puzzle;
    for (to, c) in filled[27..].iter_mut().zip("123456789".chars().cycle()) {
        *to = c.to_digit(10).unwrap_or(0) as u8;
    }
    assert!(!rate(&filled).solved);
}
