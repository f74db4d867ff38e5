//! How many canonical forms a second one thread finds: of random grids, of random minimal puzzles, and of the puzzles of a
//! list, one per line, if one is named: `cargo bench -p arau-maths --bench canonical -- LIST`. Puzzles of a list are replaced
//! by random equivalents first. Times are CPU time, the least of five rounds.

use arau_canon::Canonizer;
use arau_core::Classic;
use arau_make::classic::generate;
use arau_nine::InstructionSet;
use arau_random::Dice;
use arau_random::permuted;
use cpu_time::ThreadTime;

const N: u64 = 20_000;

fn main() {
    let made = generate(InstructionSet::best(), 1, 0..N);
    measure("random grids", &made.iter().map(|made| made.solution).collect::<Vec<_>>());
    measure("random minimal puzzles", &made.iter().map(|made| made.puzzle).collect::<Vec<_>>());
    for file in std::env::args().skip(1).filter(|argument| !argument.starts_with('-')) {
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let puzzles = text.lines().filter_map(|line| Classic::from_line(line.as_bytes()));
        let others = (0..).zip(puzzles).map(|(i, puzzle)| permuted(&puzzle, &mut Dice::of(1, i)));
        measure(&file, &others.collect::<Vec<_>>());
    }
}

fn measure(name: &str, list: &[Classic]) {
    let mut canonizer = Canonizer::new();
    let mut least = f64::INFINITY;
    for _ in 0..5 {
        let start = ThreadTime::now();
        let n_forms = list.iter().filter_map(|digits| canonizer.canonical(digits)).count();
        least = least.min(start.elapsed().as_secs_f64());
        assert_eq!(n_forms, list.len(), "{name}: some have no form");
    }
    println!("{name}: {} in {least:.3} s, {:.0}/s", list.len(), list.len() as f64 / least.max(1e-9));
}
