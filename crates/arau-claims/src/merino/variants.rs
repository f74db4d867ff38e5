//! Merino, section 2.2: nine families of variants (M4). Each is tried on puzzles of it: one solution, which the oracle
//! finds right.

use crate::puzzles::{puzzle, up_to_two};
use crate::{Claim, Cost, Outcome, Run};

/// Files of `puzzles/`, which are those of `examples/`: a package holds no file from outside its crate, so `cargo xtask docs`
/// copies them.
macro_rules! examples {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("puzzles/", $name, ".toml")))),*]
    };
}

macro_rules! family {
    ($id:literal, $statement:literal, $examples:expr) => {
        Claim {
            id: $id,
            source: "Merino, section 2.2",
            statement: $statement,
            cost: Cost::Quick,
            run: |run| family(run, $examples),
        }
    };
}

pub const CLAIMS: &[Claim] = &[
    family!(
        "M4.1",
        "Family 1, sizes: grids with square or rectangular boxes are puzzles of the same kind.",
        examples!["mini", "twelve", "giant"]
    ),
    family!(
        "M4.2",
        "Family 2, further constraints: X, NRC, disjoint groups or DG, magic, hypercube.",
        examples!["x", "windoku", "disjoint-groups", "magic", "hypercube"]
    ),
    family!(
        "M4.3",
        "Family 3, jigsaw: boxes of irregular form, with 5, 7 or 9 cells.",
        examples!["jigsaw-5", "jigsaw-7", "jigsaw"]
    ),
    family!(
        "M4.4",
        "Family 4, other givens: killer, KenKen, kakuro, greater-than.",
        examples!["killer", "kenken", "kakuro", "greater-than"]
    ),
    family!(
        "M4.5",
        "Family 5, no numbers: letters, signs or pictures instead.",
        examples!["letters", "pictures", "wordoku"]
    ),
    family!(
        "M4.6",
        "Family 6, gattai: overlapping grids, such as samurai with five, or Wing.",
        examples!["samurai", "wing"]
    ),
    family!(
        "M4.7",
        "Family 7, cells that are not square: Clock, Spring, Hanidoku.",
        examples!["clock", "spring", "hanidoku"]
    ),
    family!("M4.8", "Family 8, more dimensions: Sudokube, 3Doku, 4D.", examples!["sudokube", "3doku", "4d"]),
    family!(
        "M4.9",
        "Family 9, mixtures: Sidoku, Misawa's greater-than with cages.",
        examples!["sidoku", "misawa"]
    ),
];

fn family(run: &Run<'_>, examples: &[(&str, &str)]) -> Outcome {
    let mut found = Vec::new();
    let mut all_proper = true;
    for (name, document) in examples {
        let puzzle = puzzle(document);
        let Some((n_solutions, grid)) = up_to_two(&puzzle, run) else { return Outcome::incomplete() };
        let is_right = grid.is_some_and(|grid| arau_check::is_solution(puzzle.spec(), &grid.0));
        all_proper &= n_solutions == 1 && is_right;
        let many = if n_solutions > 1 { "several solutions" } else { "one solution" };
        let many = if n_solutions == 0 { "no solution" } else { many };
        found.push(format!("{name} ({} cells): {many}", puzzle.n_cells()));
    }
    let examples = found.join(", ");
    Outcome::judged(
        all_proper,
        format!("An example of each, solved to the proof: {examples}; all checked by the oracle."),
    )
}
