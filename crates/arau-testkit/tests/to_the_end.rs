//! Every example is explained to its end with the techniques that people use, nearly all without assuming anything, and every
//! step is proved from what it cites.

use arau_core::Puzzle;
use arau_logic::{
    All, CellSet, LARGE, Layout, MEDIUM, Options, Position, Registry, SMALL, Technique, next_step,
};
use arau_testkit::examples::examples;
use arau_testkit::explanations::fault_of;
use std::sync::Arc;

/// Examples whose proofs take longest: they are tried with `ARAU_FULL`.
const SLOW: &[&str] = &["3doku", "misawa", "samurai-x"];

/// Explains a puzzle; how many steps there are, and how many suppose something.
fn explain<const W: usize>(name: &str, puzzle: &Puzzle) -> (usize, usize)
where
    All: Registry<W>,
{
    let mut position = Position::<W>::start(&Arc::new(Layout::new(puzzle)), puzzle);
    let mut techniques = <All as Registry<W>>::techniques();
    techniques.retain(|technique: &&dyn Technique<W>| technique.infos().iter().any(|info| info.is_usual()));
    let (mut n_steps, mut n_assuming) = (0, 0);
    while !position.is_solved() {
        assert!(!position.is_contradictory(), "{name}: the solution is gone");
        let step = next_step(&position, &techniques, &Options::default());
        let step = step.unwrap_or_else(|| panic!("{name}: stuck after {n_steps} steps"));
        assert_eq!(fault_of(puzzle, &position, &step), None, "{name}: {step:?}");
        n_steps += 1;
        n_assuming += usize::from(step.technique.assumes);
        assert!(position.apply(&step.effects), "{name}: {step:?}");
    }
    (n_steps, n_assuming)
}

#[test]
fn every_example_is_explained_to_its_end() {
    let is_full = std::env::var_os("ARAU_FULL").is_some();
    let (mut n_assuming, mut n_examples) = (0, 0);
    for (name, puzzle) in examples() {
        if SLOW.contains(&name.as_str()) && !is_full {
            continue;
        }
        let (n_steps, n_of_these) = match puzzle.n_cells() {
            n if n <= CellSet::<SMALL>::CAPACITY => explain::<SMALL>(&name, &puzzle),
            n if n <= CellSet::<MEDIUM>::CAPACITY => explain::<MEDIUM>(&name, &puzzle),
            _ => explain::<LARGE>(&name, &puzzle),
        };
        eprintln!("{name}: {n_of_these} of {n_steps} steps suppose something");
        n_examples += 1;
        n_assuming += usize::from(n_of_these > 0);
    }
    assert!(n_assuming * 10 <= n_examples, "{n_assuming} of {n_examples} examples need a supposition");
}
