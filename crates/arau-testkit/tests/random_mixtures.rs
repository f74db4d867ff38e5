//! Mixtures of random rules on tiny boards: every engine agrees with the oracle.
//!
//! The sequence is fixed, so that a run is repeatable; `ARAU_CASES` and `ARAU_SEED` widen the search.

use arau_core::PuzzleSpec;
use arau_format::format;
use arau_testkit::agreement::{Agreement, Effort, compare};
use arau_testkit::random::{Mixer, shrunk};
use arau_testkit::random_source::RandomSource;

const EFFORT: Effort = Effort { at_most: 1000, max_tries: 100_000, max_nodes: 100_000, max_ilp_nodes: 100 };

fn from_environment(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// The smallest puzzle that shows a difference, in words.
fn in_words(spec: PuzzleSpec) -> String {
    let smallest = shrunk(spec, |spec| compare(spec, EFFORT).is_err());
    let difference =
        compare(&smallest, EFFORT).err().map_or_else(String::new, |difference| difference.to_string());
    let document = format("arau").map(|arau| arau.write(&smallest));
    let document = document.and_then(Result::ok).unwrap_or_else(|| format!("{smallest:?}"));
    format!("{difference}\n{document}")
}

#[test]
fn engines_agree_with_the_oracle_on_mixtures() {
    let n_cases = from_environment("ARAU_CASES", 1500);
    let seed = from_environment("ARAU_SEED", 1);
    let mixer = Mixer::default();
    let (mut n_solvable, mut n_compared) = (0, 0);
    for case in 0..n_cases {
        let spec = mixer.puzzle(&mut RandomSource::new(seed << 32 | case));
        match compare(&spec, EFFORT) {
            Ok(Agreement::Count(n)) => {
                n_compared += 1;
                n_solvable += u64::from(n > 0);
            }
            Ok(Agreement::TooLong | Agreement::Refused) => {}
            Err(_) => panic!("case {case}: {}", in_words(spec)),
        }
    }
    // The test says something only if most puzzles were compared and many had solutions.
    assert!(n_compared > n_cases / 2, "{n_compared} of {n_cases} compared");
    assert!(n_solvable > n_cases / 5, "{n_solvable} of {n_cases} solvable");
}
