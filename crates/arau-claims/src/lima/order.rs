//! Lima, section 7: the order in which fundamental sets are looked at (L7).

use super::house::{House, fixpoint};
use super::system::{System, minimal};
use crate::{Claim, Cost, Outcome, Run};
use arau::core::Classic;
use arau::random::Dice;

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "L7.order",
        source: "Lima, section 7",
        statement: "The order in which fundamental sets are examined changes the work but not the result.",
        cost: Cost::Quick,
        run: order,
    },
    Claim {
        id: "L7.heuristic",
        source: "Lima, section 7",
        statement: "Starting with the fundamental sets that have the most solved cells saves work.",
        cost: Cost::Quick,
        run: heuristic,
    },
];

/// The cells of the 27 fundamental sets.
fn houses() -> Vec<[usize; 9]> {
    let of = |i: usize| {
        [
            std::array::from_fn(|j| 9 * i + j),
            std::array::from_fn(|j| 9 * j + i),
            std::array::from_fn(|j| 27 * (i / 3) + 3 * (i % 3) + 9 * (j / 3) + j % 3),
        ]
    };
    (0..9).flat_map(of).collect()
}

/// The next set to look at, of those that have changed, given how many solved cells each has.
type Pick<'a> = &'a mut dyn FnMut(&[usize], &[usize]) -> usize;

/// Where the system ends, and what it took.
struct End {
    cells: [u16; 81],
    /// Sets that were looked at.
    n_looks: usize,
    /// Subsets of unsolved cells, and as many of digits, that were tried in them.
    n_tried: u64,
}

fn in_order(puzzle: &Classic, pick: Pick<'_>) -> End {
    let houses = houses();
    let mut cells: [u16; 81] = puzzle.map(|digit| if digit == 0 { 511 } else { 1 << (digit - 1) });
    let mut is_due = vec![true; houses.len()];
    let (mut n_looks, mut n_tried) = (0, 0);
    loop {
        let due: Vec<usize> = (0..houses.len()).filter(|&house| is_due[house]).collect();
        if due.is_empty() {
            return End { cells, n_looks, n_tried };
        }
        let n_solved: Vec<usize> = due
            .iter()
            .map(|&i| houses[i].iter().filter(|&&cell| cells[cell].count_ones() == 1).count())
            .collect();
        let picked = pick(&due, &n_solved);
        let chosen = due[picked];
        is_due[chosen] = false;
        n_looks += 1;
        n_tried += 2 * ((1 << (9 - n_solved[picked])) - 1);
        let before: House = houses[chosen].map(|cell| cells[cell]);
        let mut after = before;
        fixpoint(&mut after, 4);
        for (place, &cell) in
            houses[chosen].iter().enumerate().filter(|(place, _)| before[*place] != after[*place])
        {
            cells[cell] = after[place];
            (0..houses.len())
                .filter(|&other| other != chosen && houses[other].contains(&cell))
                .for_each(|other| is_due[other] = true);
        }
    }
}

fn by_number(due: &[usize], _: &[usize]) -> usize {
    (0..due.len()).min_by_key(|&i| due[i]).unwrap_or(0)
}

fn by_most_solved(due: &[usize], n_solved: &[usize]) -> usize {
    (0..due.len()).min_by_key(|&i| (9 - n_solved[i], due[i])).unwrap_or(0)
}

const PUZZLES: u64 = 60;

fn order(run: &Run<'_>) -> Outcome {
    let system = System::new();
    let (mut n_differ, mut looks) = (0, [usize::MAX, 0]);
    for (number, (puzzle, _)) in minimal(9, PUZZLES).into_iter().enumerate() {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        let end = in_order(&puzzle, &mut by_number).cells;
        for orders in 0..3 {
            let mut dice = Dice::of(10 + orders, number as u64);
            let other = in_order(&puzzle, &mut |due, _| dice.throw([due.len() as u64])[0]);
            n_differ += usize::from(other.cells != end);
            looks = [looks[0].min(other.n_looks), looks[1].max(other.n_looks)];
        }
        let (position, _) = system.run(&puzzle);
        let by_arau: Vec<u16> =
            position.board().cells.iter().map(|set| set.iter().fold(0, |s, d| s | 1 << d.0)).collect();
        n_differ += usize::from(by_arau != end);
    }
    Outcome::judged(
        n_differ == 0 && looks[0] < looks[1],
        format!(
            "{PUZZLES} minimal puzzles, each in five orders (two fixed, three random): {n_differ} results \
             differ; random orders examined {} to {} sets.",
            looks[0], looks[1]
        ),
    )
}

fn heuristic(run: &Run<'_>) -> Outcome {
    let mut totals = [[0.0; 2]; 3];
    for (number, (puzzle, _)) in minimal(11, PUZZLES).into_iter().enumerate() {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        let mut dice = Dice::of(14, number as u64);
        let mut last = 0;
        let ends = [
            in_order(&puzzle, &mut by_most_solved),
            // Round after round.
            in_order(&puzzle, &mut |due, _| {
                let next = due.iter().position(|&house| house > last).unwrap_or(0);
                last = due[next];
                next
            }),
            in_order(&puzzle, &mut |due, _| dice.throw([due.len() as u64])[0]),
        ];
        for (total, end) in totals.iter_mut().zip(ends) {
            *total = [total[0] + end.n_tried as f64, total[1] + end.n_looks as f64];
        }
    }
    let [solved_first, in_rounds, random] =
        totals.map(|[tried, looks]| [tried / PUZZLES as f64, looks / PUZZLES as f64]);
    Outcome::judged(
        solved_first[0] < in_rounds[0] && solved_first[0] < random[0],
        format!(
            "Work is counted as subsets of unsolved cells and digits to try. Over {PUZZLES} minimal puzzles \
             it is {:.0} on average with most solved cells first, {:.0} round after round and {:.0} at \
             random. (The number of sets examined is not smaller: {:.0}, {:.0} and {:.0}.)",
            solved_first[0], in_rounds[0], random[0], solved_first[1], in_rounds[1], random[1]
        ),
    )
}
