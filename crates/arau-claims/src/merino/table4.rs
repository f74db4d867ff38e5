//! Merino, table 4: the fewest givens of variants (M12). All but hypercube are conjectures there; what a run shows is that
//! so few suffice, and for magic puzzles that fewer never do.
//!
//! The examples for NRC, DG and X were found by `arau maths hunt` with the seeds 2, 4 and 1 (docs/src/givens.md has the
//! effort), the magic one by a walk over proper puzzles: two givens are taken away, the solutions that are left are listed,
//! and a given that stands in one of them alone makes a puzzle with one given less. The puzzle with three signs is what
//! `arau maths signs` finds with the seed 1.

use crate::puzzles::{of_variant, puzzle, up_to_two};
use crate::{Claim, Cost, Outcome, Run};
use arau::core::Symbol;
use arau::maths::clues::magic::least_givens;
use arau::maths::clues::signs::fewest_ways_by_two_signs;

macro_rules! fewest {
    ($id:literal, $statement:literal, $variant:literal, $claimed:literal, $example:literal) => {
        Claim {
            id: $id,
            source: "Merino, table 4",
            statement: $statement,
            cost: Cost::Quick,
            run: |run| fewest(run, $variant, $claimed, $example),
        }
    };
}

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "M12.magic",
        source: "Merino, table 4",
        statement: "7 givens suffice for a magic puzzle; fewer are believed not to.",
        cost: Cost::Quick,
        run: magic,
    },
    Claim {
        id: "M12.hypercube",
        source: "Merino, table 4",
        statement: "8 givens suffice for a hypercube puzzle, and fewer never do.",
        cost: Cost::Quick,
        run: hypercube,
    },
    Claim {
        id: "M12.misawa",
        source: "Merino, table 4 and figure 4",
        statement: "8 signs suffice for a greater-than puzzle with cages (Misawa); fewer are believed not to.",
        cost: Cost::Quick,
        run: misawa,
    },
    fewest!(
        "M12.nrc",
        "11 givens suffice for an NRC puzzle; fewer are believed not to.",
        "nrc",
        11,
        "..1.........6...8..................9.......278..........2..5....9..............3."
    ),
    fewest!(
        "M12.dg",
        "11 givens suffice for a DG puzzle; fewer are believed not to.",
        "dg",
        11,
        "....6......3...............4..1.3...2..8...........7......5..7...........4......."
    ),
    fewest!(
        "M12.x",
        "12 givens suffice for an X puzzle; fewer are believed not to.",
        "x",
        12,
        "....8...4.5...6..........3.........7...1.2............2........1.3..............8"
    ),
];

fn fewest(run: &Run<'_>, variant: &str, claimed: usize, example: &str) -> Outcome {
    let puzzle = of_variant(variant, example);
    let Some((n_solutions, grid)) = up_to_two(&puzzle, run) else { return Outcome::incomplete() };
    let is_proper =
        n_solutions == 1 && grid.is_some_and(|grid| arau_check::is_solution(puzzle.spec(), &grid.0));
    let n_givens = puzzle.spec().n_givens();
    let found = format!(
        "{example} has {n_givens} givens and {}",
        if is_proper { "one solution" } else { "not one solution" }
    );
    match is_proper && n_givens <= claimed {
        true => Outcome::judged(true, format!("{found}. It is not proved that no puzzle has fewer.")),
        false => Outcome::beyond_reach(format!("No example with {claimed} givens was found; {found}.")),
    }
}

const MAGIC: &str = "........9...........3........8..........6.........................2......3.....7.";

/// The upper bound by an example; the lower one since six givens leave a grid of the other kind.
fn magic(run: &Run<'_>) -> Outcome {
    let puzzle = of_variant("magic", MAGIC);
    let Some((n_solutions, _)) = up_to_two(&puzzle, run) else { return Outcome::incomplete() };
    let (n_givens, least) = (puzzle.spec().n_givens(), least_givens());
    Outcome::judged(
        n_solutions == 1 && n_givens == 7 && least == 7,
        format!(
            "{MAGIC} has {n_givens} givens and {n_solutions} solution. No magic puzzle has fewer than {least}: the rows of all boxes are \
             either of 159, 267, 348 or of 168, 249, 357, and six givens that leave one grid of one kind leave a grid of the other \
             kind too."
        ),
    )
}

/// The upper bound by an example; the lower one since two symbols that are not given can be exchanged.
fn hypercube(run: &Run<'_>) -> Outcome {
    let puzzle = puzzle(include_str!("puzzles/hypercube.toml"));
    let Some((n_solutions, Some(grid))) = up_to_two(&puzzle, run) else { return Outcome::incomplete() };
    let n_givens = puzzle.spec().n_givens();
    let mut n_kept = 0;
    for a in 0..9 {
        for b in 0..a {
            let exchange = |symbol: &Symbol| match symbol.0 {
                x if x == a => Symbol(b),
                x if x == b => Symbol(a),
                x => Symbol(x),
            };
            let exchanged: Vec<Symbol> = grid.0.iter().map(exchange).collect();
            n_kept += usize::from(arau_check::broken_rules(puzzle.spec(), &exchanged).is_empty());
        }
    }
    Outcome::judged(
        n_solutions == 1 && n_givens == 8 && n_kept == 36,
        format!(
            "The puzzle of examples/hypercube.toml has {n_givens} givens and {n_solutions} solution. All {n_kept} exchanges of two \
             symbols keep the rules, so that 7 givens, which leave two symbols out, always leave two solutions."
        ),
    )
}

/// The upper bound by an example; the lower one by all ways to name nine digits.
fn misawa(run: &Run<'_>) -> Outcome {
    let puzzle = puzzle(include_str!("three_signs.toml"));
    let Some((n_solutions, _)) = up_to_two(&puzzle, run) else { return Outcome::incomplete() };
    let spec = puzzle.spec();
    let n_signs = spec.uses_of("cage-comparison").count();
    let n_sums = spec.uses_of("killer-cage").filter(|cage| cage.args.int("sum").is_some()).count();
    let n_ways = fewest_ways_by_two_signs();
    let is_refuted = n_solutions == 1 && n_signs < 8 && n_sums + spec.n_givens() == 0;
    Outcome::judged(
        !is_refuted,
        format!(
            "A puzzle with {n_signs} signs between cages and nothing given has {n_solutions} solution: \
             arau-claims/src/merino/three_signs.toml. Rules other than signs hold whatever the digits are called, and two signs \
             leave {n_ways} ways to name nine digits at least, or two that can change their names: so 3 is the least."
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau::core::{Limits, solutions};
    use arau::random::Dice;
    use arau_csp::Csp;

    /// The general engine knows nothing of kinds.
    #[test]
    fn six_givens_of_a_magic_grid_leave_two_solutions_at_least() {
        const TRIALS: u64 = 300;
        let (grids, _) = solutions(&Csp, &of_variant("magic", MAGIC), 2, &Limits::none());
        assert_eq!(grids.len(), 1);
        let n_solutions = |number| {
            let dice = &mut Dice::of(1, number);
            let mut line = [b'.'; 81];
            // Two boxes of every band and of every stack, a cell of each: with other places more is left open.
            let [without] = dice.throw([3]);
            for (band, stack) in
                (0..9).map(|i| (i / 3, i % 3)).filter(|(band, stack)| (band + stack) % 3 != without)
            {
                let [row, column] = dice.throw([3, 3]);
                let cell = 9 * (3 * band + row) + 3 * stack + column;
                line[cell] = b'1' + grids[0].0[cell].0;
            }
            let puzzle = of_variant("magic", &String::from_utf8_lossy(&line));
            solutions(&Csp, &puzzle, 3, &Limits::none()).0.len()
        };
        // Two are enough for the proof to be tight: one more given can settle which kind it is.
        assert_eq!((0..TRIALS).map(n_solutions).min(), Some(2));
    }
}
