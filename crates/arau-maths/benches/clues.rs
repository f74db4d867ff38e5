//! How long it takes to find all puzzles of a grid with this many givens: `cargo bench -p arau-maths --bench clues -- N GIVENS
//! [LIST]` for the first N grids of a seed, or the solutions of the first N puzzles of a list. One thread, CPU time.

use arau_core::Classic;
use arau_make::classic::generate;
use arau_maths::clues::{Nobody, Search};
use arau_nine::{InstructionSet, SearchOptions, solve_many};
use cpu_time::ProcessTime;

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let number =
        |i: usize, otherwise: u64| arguments.get(i).map_or(otherwise, |n| n.parse().expect("a number"));
    let (n, n_givens) = (number(0, 5), number(1, 16) as u32);
    let grids: Vec<Classic> = match arguments.get(2) {
        None => generate(InstructionSet::best(), 1, 0..n).iter().map(|made| made.solution).collect(),
        Some(file) => {
            let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
            let puzzles: Vec<Classic> = text
                .lines()
                .filter_map(|line| Classic::from_line(line.as_bytes()))
                .take(n as usize)
                .collect();
            solve_many(&puzzles, &SearchOptions::unique()).iter().map(|found| found.solution).collect()
        }
    };
    for grid in grids {
        let start = ProcessTime::now();
        let search = Search::new(&grid, n_givens);
        let prepared = start.elapsed().as_secs_f64();
        let (puzzles, effort) = search.run(1, &Nobody);
        println!(
            "{} puzzles, {prepared:.3} s and {:.3} s in all, {effort:?}",
            puzzles.len(),
            start.elapsed().as_secs_f64()
        );
    }
}
