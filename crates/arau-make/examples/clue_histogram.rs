//! How many givens generated puzzles have: `clue_histogram [SEED [COUNT]]`. Prints the histogram, its mean and standard
//! deviation, and how many puzzles a second of CPU time makes, on one thread.

use arau_make::classic::generate;
use arau_nine::InstructionSet;
use cpu_time::ThreadTime;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>());
    let mut next = |otherwise| match arguments.next() {
        None => otherwise,
        Some(Ok(number)) => number,
        Some(Err(fault)) => {
            eprintln!("clue_histogram [SEED [COUNT]]: {fault}");
            std::process::exit(2);
        }
    };
    let (seed, count) = (next(1), next(1_000_000));
    let mut histogram = [0u64; 82];
    let mut seconds = 0.0;
    let mut start = 0;
    while start < count {
        let end = count.min(start + 8192);
        let before = ThreadTime::now();
        let made = generate(InstructionSet::best(), seed, start..end);
        seconds += before.elapsed().as_secs_f64();
        for made in made {
            histogram[made.puzzle.iter().filter(|&&digit| digit != 0).count()] += 1;
        }
        start = end;
    }
    let n = count as f64;
    println!("givens\tpuzzles\t%");
    for (givens, &puzzles) in histogram.iter().enumerate().filter(|&(_, &puzzles)| puzzles != 0) {
        println!("{givens}\t{puzzles}\t{:.4}", 100.0 * puzzles as f64 / n);
    }
    let moment = |of: &dyn Fn(f64) -> f64| {
        histogram.iter().enumerate().map(|(givens, &puzzles)| of(givens as f64) * puzzles as f64).sum::<f64>()
            / n
    };
    let mean = moment(&|givens| givens);
    let deviation = moment(&|givens| (givens - mean).powi(2)).sqrt();
    println!("seed {seed}, {count} puzzles, mean {mean:.4}, standard deviation {deviation:.4}");
    println!("{:.0} puzzles a second of CPU time with {:?}", n / seconds, InstructionSet::best());
}
