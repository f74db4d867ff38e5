//! Liverani, section 1: Latin squares (V2).

use crate::{Claim, Cost, Outcome, Run};
use arau::maths::counting::plan::Watcher;
use arau::maths::latin::mates::Transversals;
use arau::maths::latin::square::Square;
use arau::maths::latin::{plan, reduced};
use num_bigint::BigUint;

macro_rules! normalised {
    ($id:literal, $n:literal, $printed:literal, $cost:expr) => {
        Claim {
            id: $id,
            source: "Liverani, section 1",
            statement: concat!("There are ", $printed, " normalised Latin squares of order ", $n, "."),
            cost: $cost,
            run: |run| normalised(run, $n, $printed),
        }
    };
}

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "V2.sudoku",
        source: "Liverani, section 1",
        statement: "A Sudoku grid is a Latin square; two squares are orthogonal if all pairs of their symbols differ.",
        cost: Cost::Quick,
        run: orthogonal,
    },
    Claim {
        id: "V2.formula",
        source: "Liverani, section 1",
        statement: "N(n) = n! (n − 1)! L(n) links all Latin squares with the normalised ones.",
        cost: Cost::Quick,
        run: formula,
    },
    normalised!("V2.L2", 2, "1", Cost::Quick),
    normalised!("V2.L3", 3, "1", Cost::Quick),
    normalised!("V2.L4", 4, "4", Cost::Quick),
    normalised!("V2.L7", 7, "16942080", Cost::Quick),
    normalised!("V2.L9", 9, "377597570964258816", Cost::Long),
    Claim {
        id: "V2.known",
        source: "Liverani, section 1",
        statement: "The number of Latin squares is known up to order 15.",
        cost: Cost::Quick,
        run: known,
    },
];

fn orthogonal(_: &Run<'_>) -> Outcome {
    let grid = "872549163954361278631827945483275619765194832219683457546938721197452386328716594";
    let is_latin = Square::parse(grid).is_ok();
    let klein = Square::parse("1234214334124321").expect("a Latin square");
    let n_mates = Transversals::new(&klein).map_or(0, |transversals| transversals.n_mates());
    let cyclic = Square::cyclic(4);
    let n_cyclic = Transversals::new(&cyclic).map_or(0, |transversals| transversals.n_mates());
    Outcome::judged(
        is_latin && n_mates > 0 && n_cyclic == 0,
        format!(
            "The grid of figure 1 {} a Latin square. Of order 4, the square 1234/2143/3412/4321 has {n_mates} orthogonal mates and the \
             cyclic one {n_cyclic}.",
            if is_latin { "is" } else { "is not" }
        ),
    )
}

/// Latin squares by trying everything, all or the normalised ones.
fn by_trying(n: usize, is_normalised: bool) -> u64 {
    fn fill(n: usize, cell: usize, is_normalised: bool, square: &mut Vec<usize>) -> u64 {
        if cell == n * n {
            return 1;
        }
        let (row, column) = (cell / n, cell % n);
        let mut n_squares = 0;
        for symbol in 0..n {
            let in_order = (row > 0 || symbol == column) && (column > 0 || symbol == row);
            let is_new = (0..column).all(|c| square[row * n + c] != symbol)
                && (0..row).all(|r| square[r * n + column] != symbol);
            if is_new && (in_order || !is_normalised) {
                square[cell] = symbol;
                n_squares += fill(n, cell + 1, is_normalised, square);
            }
        }
        n_squares
    }
    fill(n, 0, is_normalised, &mut vec![0; n * n])
}

fn formula(_: &Run<'_>) -> Outcome {
    let factorial = |n: u64| (1..=n).product::<u64>();
    let mut told = Vec::new();
    let mut holds = true;
    for n in 2..=5 {
        let (all, normalised) = (by_trying(n, false), by_trying(n, true));
        holds &= all == factorial(n as u64) * factorial(n as u64 - 1) * normalised;
        told.push(format!("N({n}) = {all}, L({n}) = {normalised}"));
    }
    Outcome::judged(holds, format!("Both by trying everything: {}.", told.join("; ")))
}

struct Stopped<'a>(&'a Run<'a>);

impl Watcher for Stopped<'_> {
    fn wants_stop(&self) -> bool {
        self.0.is_stopped()
    }
}

fn normalised(run: &Run<'_>, n: usize, printed: &str) -> Outcome {
    let plan = plan(n);
    let Some(all) = plan.run(plan.start(), &Stopped(run)) else { return Outcome::incomplete() };
    let number: BigUint = reduced(n, &all);
    Outcome::judged(
        number.to_string() == printed,
        format!("Counted anew: {all} squares in all, so that L({n}) = {number}."),
    )
}

fn known(_: &Run<'_>) -> Outcome {
    Outcome::beyond_reach(format!(
        "A statement about the literature, where McKay and Wanless (2005) stop at order 11. arau counts up to order {}.",
        arau::maths::latin::ORDERS.end()
    ))
}
