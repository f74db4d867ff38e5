//! The 9×9 engine and the public crate `sudoku` in turn on the same permuted puzzles, one thread, CPU time, every puzzle
//! until its second solution: `cargo run --release --manifest-path bench/peers/Cargo.toml -- [LIST…]`. Without lists: the
//! fixed set.
//!
//! Both are asked two questions: how many solutions a puzzle has, none, one or more; and the same with the first solution.

use arau_bench::{List, Measured, Wanted, Way, fixed_set, measure};
use arau_core::Classic;
use arau_nine::InstructionSet;
use arau_nine::position::N_CELLS;
use cpu_time::ThreadTime;
use std::hint::black_box;
use std::time::Duration;
use sudoku::Sudoku;

const SEED: u64 = 1;

/// In turn, so that a noisy moment hits all alike; the least time counts.
const ROUNDS: u32 = 15;

fn main() {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let lists =
        if files.is_empty() { fixed_set(SEED) } else { files.iter().map(|file| read(file)).collect() };
    println!(
        "{:<32} {:>8}  {:<8} {:>12} {:>12} {:>12}",
        "thousand puzzles a second", "puzzles", "wanted", "nine, many", "nine, one", "sudoku"
    );
    for list in lists {
        for (wanted, name) in [(Wanted::Number, "number"), (Wanted::Solution, "solution")] {
            let rates = rates(&list, wanted).map(|rate| format!(" {:>12.1}", rate / 1e3)).concat();
            println!("{:<32} {:>8}  {name:<8}{rates}", list.name, list.puzzles.len());
        }
    }
}

/// Puzzles a second: many at a time, one at a time, the crate.
fn rates(list: &List, wanted: Wanted) -> [f64; 3] {
    let set = InstructionSet::best();
    let mut least = [Duration::MAX; 3];
    for _ in 0..ROUNDS {
        let many = measure(&list.puzzles, set, Way::SideBySide, wanted, 1, now);
        let one = measure(&list.puzzles, set, Way::OneByOne, wanted, 1, now);
        let (n_solutions, peer) = measure_peer(&list.puzzles, wanted);
        check(list, &many, n_solutions);
        check(list, &one, n_solutions);
        for (least, time) in least.iter_mut().zip([many.time, one.time, peer]) {
            *least = time.min(*least);
        }
    }
    least.map(|time| list.puzzles.len() as f64 / time.as_secs_f64())
}

fn now() -> Duration {
    ThreadTime::now().as_duration()
}

fn check(list: &List, measured: &Measured, n_solutions: [u64; 3]) {
    assert_eq!(measured.n_solutions, n_solutions, "{}: the engines differ", list.name);
}

fn measure_peer(puzzles: &[Classic], wanted: Wanted) -> ([u64; 3], Duration) {
    let start = now();
    let mut n_solutions = [0; 3];
    let mut solution = [[0; N_CELLS]];
    for puzzle in puzzles {
        let puzzle = Sudoku::from_bytes(puzzle.0).expect("digits");
        let n = match wanted {
            Wanted::Number => puzzle.solutions_count_up_to(2),
            // The buffer takes the first; it counts on.
            Wanted::Solution => puzzle.solutions_up_to_buffer(black_box(&mut solution), 2),
        };
        n_solutions[n.min(2)] += 1;
    }
    (n_solutions, now().saturating_sub(start))
}

fn read(file: &str) -> List {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let puzzles: Vec<Classic> = text.lines().filter_map(|line| Classic::from_line(line.as_bytes())).collect();
    let name = file.rsplit('/').next().unwrap_or(file);
    List::permuted(name, &puzzles, SEED)
}
