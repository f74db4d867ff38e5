//! Techniques against HoDoKu's library of cases: each finds what the case expects, and every step that it finds in the
//! position of any case is proved again from what it cites.

mod support;

use arau_format::formats::{LibraryLine, library_line};
use arau_logic::{All, Options, Registry, SMALL};
use arau_testkit::corpus::collection;
use std::collections::BTreeMap;
use support::{ClassicBoard, all_steps, fault_of, matches, technique_with_code};

fn cases() -> Option<Vec<LibraryLine>> {
    let text = collection("logic/reglib-open.txt")?;
    let lines = text.lines().filter(|line| line.starts_with(':'));
    Some(lines.map(|line| library_line(line).unwrap_or_else(|faults| panic!("{line}: {faults}"))).collect())
}

/// Whether the technique of a case does there what the case says.
fn passes(classic: &ClassicBoard, case: &LibraryLine) -> bool {
    let code = &case.technique()[..4];
    let Some(technique) = technique_with_code(code) else { return false };
    let (_, position) = classic.position(case);
    let steps = all_steps(technique, &position, &Options::of_library(case.technique(), case.variant()));
    let mut of_code =
        steps.iter().filter(|step| step.technique.hodoku.is_some_and(|hodoku| hodoku.code == code));
    match case.variant() {
        Some("x") => of_code.next().is_none(),
        _ => of_code.any(|step| matches(case, step)),
    }
}

#[test]
fn the_cases_of_the_library_pass() {
    let Some(cases) = cases() else { return };
    let classic = ClassicBoard::new();
    let mut by_code: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for case in &cases {
        let (n_passed, n_cases) = by_code.entry(case.technique()).or_default();
        *n_cases += 1;
        if passes(&classic, case) {
            *n_passed += 1;
        } else if technique_with_code(&case.technique()[..4]).is_some() {
            eprintln!("fails: {case:?}");
        }
    }
    for (code, (n_passed, n_cases)) in &by_code {
        eprintln!("{code}: {n_passed} of {n_cases}");
    }
    let known = by_code.iter().filter(|(code, _)| technique_with_code(&code[..4]).is_some());
    let (n_passed, n_cases) = known.fold((0, 0), |sum, (_, passed)| (sum.0 + passed.0, sum.1 + passed.1));
    assert!(n_passed * 100 >= n_cases * 98, "{n_passed} of {n_cases} cases of known techniques pass");
}

#[test]
fn every_step_in_the_positions_of_the_library_is_proved() {
    let Some(cases) = cases() else { return };
    let classic = ClassicBoard::new();
    let options = Options { duals: true, small_rectangles: true, ..Options::default() };
    let mut n_steps = 0;
    for case in &cases {
        let (puzzle, position) = classic.position(case);
        for technique in <All as Registry<SMALL>>::techniques() {
            for step in all_steps(technique, &position, &options) {
                let fault = fault_of(&puzzle, &position, &step);
                assert_eq!(fault, None, "{}: {step:?} in {case:?}", step.technique.id);
                n_steps += 1;
            }
        }
    }
    assert!(n_steps > 0);
    eprintln!("{n_steps} steps proved");
}
