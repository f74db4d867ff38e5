//! Techniques against cases in the form of HoDoKu's library: each finds what the case expects, and every step that it finds in
//! the position of any case is proved again from what it cites. The cases of our own are in every clone, and HoDoKu
//! itself finds them; its library is a collection.

mod support;

use arau_format::formats::{LibraryLine, library_line};
use arau_logic::{All, Options, Registry, SMALL};
use arau_testkit::corpus::collection;
use arau_testkit::own::own;
use std::collections::{BTreeMap, BTreeSet};
use support::{ClassicBoard, all_steps, fault_of, matches, technique_with_code};

fn cases_of_the_collection() -> Option<Vec<LibraryLine>> {
    collection("logic/reglib-open.txt").as_deref().map(cases)
}

fn cases(text: &str) -> Vec<LibraryLine> {
    let lines = text.lines().filter(|line| line.starts_with(':'));
    lines.map(|line| library_line(line).unwrap_or_else(|faults| panic!("{line}: {faults}"))).collect()
}

/// Codes of HoDoKu's without a case of our own: what is a verity of chains is a contradiction too, which HoDoKu takes first.
const WITHOUT_CASE: [&str; 1] = ["1302"];

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
fn the_cases_of_our_own_pass() {
    let classic = ClassicBoard::new();
    let cases = cases(&own("cases.txt"));
    let failing: Vec<&LibraryLine> = cases.iter().filter(|case| !passes(&classic, case)).collect();
    assert!(failing.is_empty(), "{failing:#?}");
    // Every technique that HoDoKu knows has a case.
    let with_case: BTreeSet<&str> = cases.iter().map(|case| &case.technique()[..4]).collect();
    let techniques = <All as Registry<SMALL>>::techniques();
    let codes = techniques.iter().flat_map(|technique| technique.infos()).filter_map(|info| info.hodoku);
    let without: Vec<&str> =
        codes.map(|hodoku| hodoku.code).filter(|code| !with_case.contains(code)).collect();
    assert_eq!(without, WITHOUT_CASE);
}

#[test]
fn the_cases_of_the_library_pass() {
    let Some(cases) = cases_of_the_collection() else { return };
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
    let Some(cases) = cases_of_the_collection() else { return };
    prove_all(&cases);
}

#[test]
fn every_step_in_the_positions_of_our_own_cases_is_proved() {
    // A position of each technique is enough; in each of them all techniques are tried.
    let mut one_of_each = cases(&own("cases.txt"));
    one_of_each.dedup_by(|later, case| later.technique() == case.technique());
    prove_all(&one_of_each);
}

fn prove_all(cases: &[LibraryLine]) {
    let classic = ClassicBoard::new();
    let options = Options { duals: true, small_rectangles: true, ..Options::default() };
    let mut n_steps = 0;
    for case in cases {
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
