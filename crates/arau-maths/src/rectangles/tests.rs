//! Rectangles against the engine, examples, and what is impossible.

use super::*;
use crate::clues::Nobody;

#[test]
fn rigid_contents_are_those_that_the_engine_finds_unique() {
    let (mut n_rigid, mut n_tried) = (0, 0);
    for number in 0..60 {
        let grid = random_grid(&mut Dice::of(6, number));
        for (height, width) in [(2, 5), (3, 5), (4, 4), (3, 6), (4, 6)] {
            for (top, left) in [(0, 0), (1, 2), (2, 1), (5, 3)] {
                let (rows, columns) = (top..top + height, left..left + width);
                let shape = Shape {
                    rows: rows.clone().map(|row| row as u8 / 3).collect(),
                    columns: columns.clone().map(|column| column as u8 / 3).collect(),
                };
                let cells = rows.clone().flat_map(|row| columns.clone().map(move |column| 9 * row + column));
                let content: Vec<u8> = cells.map(|cell| grid[cell] - 1).collect();
                let found = solve_many(&[without(&grid, &rows, &columns)], &SearchOptions::unique());
                let is_unique = found[0].count.n_solutions == 1;
                assert_eq!(is_rigid(&shape, &content), is_unique, "{content:?}");
                n_tried += 1;
                n_rigid += usize::from(is_unique);
            }
        }
    }
    assert!(n_rigid > n_tried / 10 && n_rigid < n_tried * 9 / 10, "{n_rigid} of {n_tried}");
}

fn proper_example(n_rows: usize, n_columns: usize) -> Classic {
    let Emptiness::Possible(puzzle) = can_be_empty(n_rows, n_columns, &Nobody) else {
        panic!("{n_rows}×{n_columns} is possible")
    };
    assert_eq!(solve_many(&[*puzzle], &SearchOptions::unique())[0].count.n_solutions, 1);
    *puzzle
}

#[test]
fn examples_are_proper_and_have_the_rectangle() {
    for (n_rows, n_columns) in [(1, 9), (5, 6), (4, 8)] {
        let puzzle = proper_example(n_rows, n_columns);
        assert_eq!(puzzle.iter().filter(|&&digit| digit == 0).count(), n_rows * n_columns);
    }
}

#[test]
fn whole_lines_can_change_places() {
    for n in [3, 4, 9] {
        assert_eq!(can_be_empty(n, 9, &Nobody), Emptiness::Impossible(Reason::TwoWholeLines));
    }
}

/// The published record has 6×5 cells and an example with 4×8 is known; no larger rectangle but 6×6 is left then.
#[test]
fn no_proper_puzzle_has_an_empty_rectangle_of_5_by_7() {
    let Emptiness::Impossible(Reason::AllTried(effort)) = can_be_empty(7, 5, &Nobody) else {
        panic!("5×7 is impossible")
    };
    assert!(effort.bands > 0 && effort.rigid > 0, "{effort:?}");
}

/// An exhaustive search that finds what it should: without the random grids, 5×6 has examples too.
#[test]
fn going_through_all_contents_finds_an_example() {
    let Emptiness::Possible(puzzle) = try_all(5, 6, &Nobody) else { panic!("5×6 is possible") };
    assert_eq!(puzzle.iter().filter(|&&digit| digit == 0).count(), 30);
    assert_eq!(solve_many(&[*puzzle], &SearchOptions::unique())[0].count.n_solutions, 1);
}
