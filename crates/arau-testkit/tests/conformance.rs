//! Every conformance case and every sample of every rule through every engine.

use arau_core::{Engine, Limits, Query, Rule, Sample};
use arau_rules::RULES;
use arau_solve::ENGINES;
use arau_testkit::agreement::{Agreement, Effort, compare};
use arau_testkit::{conformance::CASES, conformance::Case, read_document};
use std::ops::ControlFlow;

/// Why a case is not put to an engine.
fn reason_to_skip(engine: &dyn Engine, case: &Case) -> Option<&'static str> {
    match engine.id() {
        "recursive" if !case.small => Some("it does not reason, and the case is not small"),
        "sat" | "ilp" if case.n_solutions > 20_000 => Some("solvers count solutions one by one"),
        "ilp" if case.name == "miracle" => Some("the embedded solver finds 8 of its 72 grids in 20 s"),
        _ => None,
    }
}

#[test]
fn every_engine_gets_the_known_counts() {
    for case in CASES {
        let spec = read_document(case.document).unwrap_or_else(|faults| panic!("{}: {faults}", case.name));
        let puzzle = spec.build().unwrap_or_else(|faults| panic!("{}: {faults}", case.name));
        for engine in ENGINES.iter().filter(|engine| reason_to_skip(**engine, case).is_none()) {
            if engine.supports(&puzzle).is_err() {
                continue;
            }
            let query = Query::Count { at_most: u64::MAX };
            let outcome = engine.run(&puzzle, query, &Limits::none(), &mut |_| ControlFlow::Continue(()));
            assert!(outcome.complete, "{} by {}", case.name, engine.id());
            assert_eq!(outcome.n_solutions, case.n_solutions, "{} by {}", case.name, engine.id());
        }
    }
}

#[test]
fn every_rule_has_three_samples_and_they_hold() {
    // Following the recipe for a rule, only the new one is of interest.
    let only = std::env::var("ARAU_ONLY_RULE").ok();
    let rules: Vec<_> =
        RULES.iter().filter(|rule| only.as_deref().is_none_or(|only| rule.info().id == only)).collect();
    assert!(!rules.is_empty(), "there is no rule {only:?}");
    let faults: Vec<String> = rules.into_iter().flat_map(|rule| sample_faults(*rule)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

fn sample_faults(rule: &dyn Rule) -> Vec<String> {
    let info = rule.info();
    let mut faults = Vec::new();
    if info.samples.len() < 3 {
        faults.push(format!("{} has {} samples", info.id, info.samples.len()));
    }
    let in_words = |sample: &Sample, fault: String| format!("{}: {fault}\n{}", info.id, sample.document);
    faults.extend(info.samples.iter().filter_map(|s| Some(in_words(s, sample_fault(info.id, s)?))));
    faults
}

fn sample_fault(id: &str, sample: &Sample) -> Option<String> {
    let effort =
        Effort { at_most: 100_000, max_tries: 20_000_000, max_ilp_nodes: u64::MAX, ..Effort::default() };
    let spec = match read_document(sample.document) {
        Ok(spec) => spec,
        Err(faults) => return Some(faults.to_string()),
    };
    if spec.uses_of(id).next().is_none() {
        return Some("is not used in".into());
    }
    match compare(&spec, effort) {
        Ok(Agreement::Count(n)) if n == sample.n_solutions => None,
        Ok(Agreement::Count(n)) => Some(format!("{n} solutions, not {}", sample.n_solutions)),
        Ok(other) => Some(format!("{other:?}")),
        Err(difference) => Some(difference.to_string()),
    }
}
