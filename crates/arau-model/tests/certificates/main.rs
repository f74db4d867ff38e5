//! Certificates of many kinds of puzzles: every one is accepted by arau's own checker and by a public one, and says how many
//! solutions there are.

mod corrupted;
mod public;
mod soundness;

use arau_check::is_solution;
use arau_core::{Classic, Limits, Puzzle, PuzzleSpec, Query};
use arau_format::{ReadOptions, format};
use arau_make::classic::generate;
use arau_model::certificate::{Certificate, Checked, Files, Flaw, Proved, check, names, prove};
use arau_nine::InstructionSet;
use arau_rules::RULES;
use arau_solve::{AUTO, choose};
use arau_testkit::classic::{classic, empty_classic, one_given_changed};
use arau_testkit::corpus::collection;
use arau_testkit::random_source::RandomSource;
use arau_testkit::read_document;
use public::Rate;
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::Path;

/// The files of a certificate by name.
type ByName = HashMap<&'static str, String>;

fn files_of(certificate: &Certificate, puzzle: &Puzzle) -> ByName {
    let document = format("arau").expect("documents").write(puzzle.spec()).expect("a document");
    certificate.files(puzzle, &document).into_iter().collect()
}

/// What arau says of a certificate, whose puzzle is read from its document.
fn checked(files: &ByName) -> Result<Checked, Flaw> {
    let spec = format("arau").expect("documents").read(&files[names::PUZZLE], &ReadOptions::default());
    let puzzle = spec.and_then(PuzzleSpec::build).expect("the document is a puzzle");
    let files = Files {
        formula: &files[names::FORMULA],
        solution: &files[names::SOLUTION],
        assignment: files.get(names::ASSIGNMENT).map(String::as_str),
        proof: files[names::PROOF].as_bytes(),
    };
    check(&puzzle, &files)
}

/// Proves a puzzle, has the certificate checked twice, and gives the number of solutions; 2 stands for more.
fn n_proved(name: &str, puzzle: &Puzzle, rate: Option<&Rate>) -> u64 {
    let proved = prove(puzzle, &Limits::none()).unwrap_or_else(|why| panic!("{name}: {why}"));
    let certificate = match proved {
        Proved::Certified(certificate) => certificate,
        Proved::Multiple([a, b]) => {
            assert!(a != b && is_solution(puzzle.spec(), &a.0) && is_solution(puzzle.spec(), &b.0), "{name}");
            return 2;
        }
        Proved::GaveUp => panic!("{name}: gave up without a limit"),
    };
    let files = files_of(&certificate, puzzle);
    let checked = checked(&files).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    assert_eq!(checked.solution.as_ref(), certificate.solution(), "{name}");
    assert!(files[names::PROOF].ends_with("0\n"), "{name}");
    if let Some(grid) = &checked.solution {
        assert!(is_solution(puzzle.spec(), &grid.0), "{name}: the solution breaks a rule");
    }
    if let Some(rate) = rate {
        assert!(rate.accepts(&files[names::FORMULA], &files[names::PROOF]), "{name}: rate rejects the proof");
    }
    u64::from(checked.solution.is_some())
}

fn digits(line: &str) -> Classic {
    line.parse().expect("81 cells")
}

#[test]
fn puzzles_with_17_givens() {
    let Some(list) = collection("fast/puzzles2_17_clue") else { return };
    let rate = Rate::find();
    let empty = empty_classic();
    let lines: Vec<&str> = list.lines().filter(|line| line.len() >= 81 && !line.starts_with('#')).collect();
    let chosen: Vec<&&str> = lines.iter().step_by(lines.len() / 50).take(50).collect();
    assert_eq!(chosen.len(), 50);
    for line in chosen {
        assert_eq!(n_proved(line, &classic(&empty, &digits(line)), rate.as_ref()), 1, "{line}");
    }
}

#[test]
fn minimal_puzzles_and_neighbours_without_solution() {
    let rate = Rate::find();
    let empty = empty_classic();
    let mut dice = RandomSource::new(17);
    let mut n_of = [0; 3];
    for made in generate(InstructionSet::best(), 5, 0..40) {
        let puzzle = classic(&empty, &made.puzzle);
        assert_eq!(n_proved("a minimal puzzle", &puzzle, rate.as_ref()), 1);
        let changed = classic(&empty, &one_given_changed(&mut dice, &made.puzzle));
        let engine = choose(AUTO, &changed).expect("an engine").engine;
        let outcome =
            engine.run(&changed, Query::Unique, &Limits::none(), &mut |_| ControlFlow::Continue(()));
        let n = n_proved("a changed puzzle", &changed, rate.as_ref());
        assert_eq!(n, outcome.n_solutions);
        n_of[n as usize] += 1;
    }
    assert!(n_of[0] >= 5, "with 0, 1 and more solutions: {n_of:?}");
}

/// Examples of many rules and boards.
const VARIANTS: &[&str] = &[
    "x",
    "windoku",
    "jigsaw",
    "killer",
    "kenken",
    "greater-than",
    "samurai",
    "thermo",
    "kropki",
    "arrow",
    "sandwich",
    "anti-knight",
    "non-consecutive",
    "little-killer",
    "kakuro",
    "futoshiki",
    "whispers",
    "renban",
    "palindrome",
    "even-odd",
    "roxdoku",
    "hanidoku",
    "clock",
    "wordoku",
    "quadruple",
    "xv",
    "x-sums",
];

#[test]
fn variants() {
    let rate = Rate::find();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    for name in VARIANTS {
        let document = std::fs::read_to_string(folder.join(format!("{name}.toml"))).expect("an example");
        let puzzle = read_document(&document).and_then(PuzzleSpec::build).expect("a puzzle");
        assert_eq!(n_proved(name, &puzzle, rate.as_ref()), 1, "{name}");
    }
}

#[test]
fn samples_of_every_rule() {
    let rate = Rate::find();
    let mut n_certificates = [0; 2];
    for rule in RULES {
        for sample in rule.info().samples {
            let name = format!("{}: {}", rule.info().id, sample.document);
            let puzzle = read_document(sample.document).and_then(PuzzleSpec::build).expect("a puzzle");
            let n = n_proved(&name, &puzzle, rate.as_ref());
            assert_eq!(n, sample.n_solutions.min(2), "{name}");
            if let Some(count) = n_certificates.get_mut(n as usize) {
                *count += 1;
            }
        }
    }
    assert!(n_certificates[0] >= 10, "with 0 and 1 solutions: {n_certificates:?}");
}

#[test]
fn limits_are_kept() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let document = std::fs::read_to_string(folder.join("skyscraper.toml")).expect("an example");
    let puzzle = read_document(&document).and_then(PuzzleSpec::build).expect("a puzzle");
    assert!(matches!(prove(&puzzle, &Limits::nodes(20)), Ok(Proved::GaveUp)));
}
