//! Mixtures of random rules on tiny boards: every engine agrees with the oracle.
//!
//! The sequence is fixed, so that a run is repeatable; `ARAU_CASES` and `ARAU_SEED` widen the search.

use arau_core::PuzzleSpec;
use arau_format::format;
use arau_testkit::agreement::{Agreement, Effort, compare};
use arau_testkit::random::puzzles;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use std::cell::Cell;

fn from_environment(name: &str, otherwise: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

fn in_words(spec: &PuzzleSpec) -> String {
    let document = format("arau").map(|arau| arau.write(spec));
    document.and_then(Result::ok).unwrap_or_else(|| format!("{spec:?}"))
}

#[test]
fn engines_agree_with_the_oracle_on_mixtures() {
    let n_cases = from_environment("ARAU_CASES", 1500);
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&from_environment("ARAU_SEED", 1).to_le_bytes());
    let config =
        Config { cases: n_cases, max_shrink_iters: 400, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let (n_solvable, n_compared) = (Cell::new(0), Cell::new(0));
    let result = runner.run(&puzzles(), |spec| {
        match compare(&spec, Effort { at_most: 1000, max_tries: 100_000, max_nodes: 100_000 }) {
            Ok(Agreement::Count(n)) => {
                n_compared.set(n_compared.get() + 1);
                n_solvable.set(n_solvable.get() + u32::from(n > 0));
                Ok(())
            }
            Ok(Agreement::TooLong | Agreement::Refused) => Ok(()),
            Err(difference) => Err(TestCaseError::fail(format!(
                "{difference}\nrules {:?}\ngivens {:?}",
                spec.rules, spec.givens
            ))),
        }
    });
    match result {
        Ok(()) => {}
        Err(TestError::Fail(difference, spec)) => panic!("{difference}\n{}", in_words(&spec)),
        Err(abort) => panic!("{abort}"),
    }
    // The test says something only if most puzzles were compared and many had solutions.
    assert!(n_compared.get() > n_cases / 2, "{} of {n_cases} compared", n_compared.get());
    assert!(n_solvable.get() > n_cases / 5, "{} of {n_cases} solvable", n_solvable.get());
}
