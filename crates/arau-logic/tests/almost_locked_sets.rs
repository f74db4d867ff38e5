//! Almost locked sets beyond what the library asks by default: sets that overlap, chains that lead both ways, and
//! boards of other houses. Every step is proved from what it cites.

mod support;

use arau_core::Puzzle;
use arau_format::ReadOptions;
use arau_format::formats::library_line;
use arau_logic::{All, LARGE, Layout, Options, Position, Registry, Step, Technique};
use arau_testkit::corpus::collection;
use arau_testkit::own::own;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use support::{ClassicBoard, all_steps, fault_of, technique_with_code};

const CODES: [&str; 4] = ["0901", "0902", "0903", "0904"];

#[test]
fn overlapping_sets_and_chains_both_ways_are_proved() {
    prove_some(&own("cases.txt"));
}

#[test]
fn overlapping_sets_and_chains_both_ways_are_proved_in_the_library() {
    let Some(text) = collection("logic/reglib-open.txt") else { return };
    prove_some(&text);
}

/// In the position of every this many cases.
fn prove_some(cases: &str) {
    let classic = ClassicBoard::new();
    let options = Options { overlapping_sets: true, chains_of_sets_both_ways: true, ..Options::default() };
    let mut n_steps = 0;
    for line in cases.lines().filter(|line| line.starts_with(':')).step_by(25) {
        let case = library_line(line).unwrap_or_else(|faults| panic!("{line}: {faults}"));
        let (puzzle, position) = classic.position(&case);
        for technique in CODES.into_iter().filter_map(technique_with_code) {
            // The first steps are as good as all.
            for step in all_steps(technique, &position, &options).iter().take(50) {
                assert_eq!(fault_of(&puzzle, &position, step), None, "{}: {step:?}", step.technique.id);
                n_steps += 1;
            }
        }
    }
    assert!(n_steps > 0);
}

/// The first steps of each of these techniques, proved; a few of each.
fn steps(
    techniques: &[&dyn Technique<LARGE>],
    position: &Position<LARGE>,
    puzzle: &Puzzle,
    n: usize,
) -> Vec<Step> {
    let mut steps = Vec::new();
    for technique in techniques {
        let n_before = steps.len();
        let _ = technique.find(position, &Options::default(), &mut |step| {
            steps.push(step);
            if steps.len() - n_before < n { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    for step in &steps {
        assert_eq!(fault_of(puzzle, position, step), None, "{}: {step:?}", step.technique.id);
    }
    steps
}

#[test]
fn other_houses_are_as_good_as_rows_columns_and_boxes() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let format = arau_format::format("arau").expect("arau's own format");
    let of_sets = |technique: &&dyn Technique<LARGE>| {
        technique.infos().iter().any(|info| info.hodoku.is_some_and(|hodoku| CODES.contains(&hodoku.code)))
    };
    let simple = |technique: &&dyn Technique<LARGE>| {
        technique.infos().iter().all(|info| info.hodoku.is_some_and(|hodoku| hodoku.code < "0300"))
    };
    let sets: Vec<_> = <All as Registry<LARGE>>::techniques().into_iter().filter(of_sets).collect();
    let simple: Vec<_> = <All as Registry<LARGE>>::techniques().into_iter().filter(simple).collect();
    for name in ["windoku", "anti-king", "jigsaw-7", "roxdoku", "tesseract", "letters", "giant"] {
        let text = std::fs::read_to_string(examples.join(name).with_extension("toml")).expect("an example");
        let spec = format.read(&text, &ReadOptions::default()).expect("a puzzle");
        let puzzle = spec.build().expect("a puzzle without faults");
        let mut position = Position::start(&Arc::new(Layout::new(&puzzle)), &puzzle);
        let mut n_steps = 0;
        while n_steps < 3 {
            while let Some(step) = steps(&simple, &position, &puzzle, 1).first() {
                position.apply(&step.effects);
            }
            let of_sets = steps(&sets, &position, &puzzle, 10);
            let Some(step) = of_sets.first() else { break };
            position.apply(&step.effects);
            n_steps += 1;
        }
        assert!(n_steps > 0, "{name}");
        assert!(!position.is_contradictory(), "{name}");
    }
}
