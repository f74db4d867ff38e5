//! The 9×9 engine and the public crate `sudoku` in turn on the same permuted puzzles, one thread, CPU time, every puzzle
//! until its second solution: `cargo bench -p arau-solve --bench peers -- [LIST…]`. Without lists: the fixed set.

use arau_nine::InstructionSet;
use arau_nine::position::{Digits, parse_line};
use arau_solve::bench::{List, Measured, Way, fixed_set, measure};
use cpu_time::ThreadTime;
use std::time::Duration;
use sudoku::Sudoku;

const SEED: u64 = 1;

/// In turn, so that a noisy moment hits all alike; the least time counts.
const ROUNDS: u32 = 5;

fn main() {
    // Cargo adds its own flag.
    let files: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let lists =
        if files.is_empty() { fixed_set(SEED) } else { files.iter().map(|file| read(file)).collect() };
    println!(
        "{:<32} {:>8}  {:>12} {:>12} {:>12}",
        "thousand puzzles a second", "puzzles", "nine, many", "nine, one", "sudoku"
    );
    for list in lists {
        let set = InstructionSet::best();
        let [mut many, mut one, mut peer] = [Duration::MAX; 3];
        for _ in 0..ROUNDS {
            let of_many = measure(&list.puzzles, set, Way::SideBySide, 1, now);
            let of_one = measure(&list.puzzles, set, Way::OneByOne, 1, now);
            let (n_solutions, of_peer) = measure_peer(&list.puzzles);
            check(&list, &of_many, n_solutions);
            check(&list, &of_one, n_solutions);
            (many, one, peer) = (many.min(of_many.time), one.min(of_one.time), peer.min(of_peer));
        }
        let n = list.puzzles.len();
        let rate = |time: Duration| n as f64 / time.as_secs_f64() / 1e3;
        println!("{:<32} {n:>8}  {:>12.1} {:>12.1} {:>12.1}", list.name, rate(many), rate(one), rate(peer));
    }
}

fn now() -> Duration {
    ThreadTime::now().as_duration()
}

fn check(list: &List, measured: &Measured, n_solutions: [u64; 3]) {
    assert_eq!(measured.n_solutions, n_solutions, "{}: the engines differ", list.name);
}

fn measure_peer(puzzles: &[Digits]) -> ([u64; 3], Duration) {
    let start = now();
    let mut n_solutions = [0; 3];
    for puzzle in puzzles {
        let puzzle = Sudoku::from_bytes(*puzzle).expect("digits");
        n_solutions[puzzle.solutions_count_up_to(2).min(2)] += 1;
    }
    (n_solutions, now().saturating_sub(start))
}

fn read(file: &str) -> List {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let puzzles: Vec<Digits> = text.lines().filter_map(|line| parse_line(line.as_bytes())).collect();
    let name = file.rsplit('/').next().unwrap_or(file);
    List::permuted(name, &puzzles, SEED)
}
