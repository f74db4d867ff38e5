//! Chains beyond the cases of the library and of our own: through almost locked sets every step is proved as well, and a case
//! has no second answer for its symbols.

mod support;

use arau_format::formats::{LibraryLine, library_line};
use arau_logic::{Options, Step};
use arau_testkit::corpus::collection;
use arau_testkit::own::own;
use std::collections::BTreeSet;
use support::{ClassicBoard, all_steps, fault_of, matches, technique_with_code};

fn cases_of_chains(text: &str) -> Vec<LibraryLine> {
    let lines = text.lines().filter(|line| line.starts_with(":07"));
    lines.map(|line| library_line(line).unwrap_or_else(|faults| panic!("{line}: {faults}"))).collect()
}

#[test]
fn every_step_through_almost_locked_sets_is_proved() {
    prove_all(&cases_of_chains(&own("cases.txt")));
}

#[test]
fn every_step_through_almost_locked_sets_is_proved_in_the_library() {
    let Some(text) = collection("logic/reglib-open.txt") else { return };
    prove_all(&cases_of_chains(&text));
}

fn prove_all(cases: &[LibraryLine]) {
    let classic = ClassicBoard::new();
    let options = Options { sets_in_chains: true, ..Options::default() };
    let mut n_steps = 0;
    for (i, case) in cases.iter().enumerate() {
        let (puzzle, position) = classic.position(case);
        // Forcing chains find very much; some positions are enough.
        let codes: &[&str] = if i % 8 == 0 { &["0709", "1301", "1303"] } else { &["0709"] };
        for code in codes {
            let technique = technique_with_code(code).expect("a chain");
            for step in all_steps(technique, &position, &options) {
                let fault = fault_of(&puzzle, &position, &step);
                assert_eq!(fault, None, "{}: {step:?} in {case:?}", step.technique.id);
                n_steps += 1;
            }
        }
    }
    eprintln!("{n_steps} steps proved");
    assert!(n_steps > 0);
}

#[test]
fn a_case_has_one_answer_for_its_symbols() {
    let Some(text) = collection("logic/reglib-open.txt") else { return };
    let classic = ClassicBoard::new();
    let mut n_doubtful = 0;
    for case in &cases_of_chains(&text) {
        let code = &case.technique()[..4];
        let (_, position) = classic.position(case);
        let technique = technique_with_code(code).expect("a chain");
        let symbols = case.symbols();
        let is_of_case = |step: &Step| {
            step.technique.hodoku.is_some_and(|hodoku| hodoku.code == code) && step.reason.symbols == symbols
        };
        let steps = all_steps(technique, &position, &Options::of_library(case.technique(), case.variant()));
        let answers: BTreeSet<_> =
            steps.iter().filter(|step| is_of_case(step)).map(|step| step.effects.clone()).collect();
        if answers.len() > 1 {
            let n_right = steps.iter().filter(|step| is_of_case(step) && matches(case, step)).count();
            eprintln!("{} answers, {n_right} right: {case:?}", answers.len());
            n_doubtful += 1;
        }
    }
    assert_eq!(n_doubtful, 0);
}
