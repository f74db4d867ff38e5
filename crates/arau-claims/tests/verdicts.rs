//! Every claim that is quick to try comes out as the book says.

use arau::core::Limits;
use arau_claims::{Claim, ClaimVerdict, Cost, Outcome, Patience, Run, registry, select};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// What is claimed and does not come out.
const REFUTED: &[&str] = &[
    "M3.etana",        // three levels of guesses suffice for AI Etana
    "M12.misawa",      // three signs suffice
    "M13.rectangle",   // 4×8 cells can be empty
    "L9.every",        // nearly half of random minimal puzzles are not solved
    "L9.remainder",    // AI Etana has a remainder and one solution
    "V1.inequalities", // the indices of boxes are misprinted
    "V4.count",        // a factor of 72² is missing
    "V7.every",        // a cell is not put back once a solution is found
    "P1.proper",       // the diabolical puzzle has 64 solutions
    "P8.h3",           // Lima's rules solve all small puzzles, and not all large ones
    "P9.equation8",    // a misprint
    "P9.table3",       // a misprint
];

/// What a run cannot settle.
const BEYOND_REACH: &[&str] = &["M7.np", "M9.2x6", "M9.3x4", "M12.16", "M13.groups", "V2.known"];

const DEFINITIONS: &[&str] = &["M1", "M2", "M7.method", "V6.fewest", "V6.order", "P8.op1"];

fn expected(id: &str) -> ClaimVerdict {
    match id {
        _ if REFUTED.contains(&id) => ClaimVerdict::Refuted,
        _ if BEYOND_REACH.contains(&id) => ClaimVerdict::BeyondReach,
        _ if DEFINITIONS.contains(&id) => ClaimVerdict::Definition,
        _ => ClaimVerdict::Verified,
    }
}

fn tried(claim: &Claim) -> Outcome {
    let started = Instant::now();
    let clock = || started.elapsed().as_secs_f64();
    (claim.run)(&Run { limits: Limits::none(), patience: Patience::Minutes, clock: &clock })
}

#[test]
fn quick_claims_come_out_as_expected() {
    let quick: Vec<&Claim> = registry().into_iter().filter(|claim| claim.cost == Cost::Quick).collect();
    assert!(quick.len() > 90);
    let outcomes: BTreeMap<&str, Outcome> =
        quick.into_par_iter().map(|claim| (claim.id, tried(claim))).collect();
    let unexpected: Vec<_> =
        outcomes.iter().filter(|(id, outcome)| outcome.verdict != expected(id)).collect();
    assert!(unexpected.is_empty(), "{unexpected:#?}");
    for (id, outcome) in outcomes {
        let has_number = outcome.evidence.bytes().any(|byte| byte.is_ascii_digit());
        assert!(has_number && outcome.evidence.ends_with(['.', ')']), "{id}: {}", outcome.evidence);
        assert!(!outcome.evidence.contains(['\t', '\n']), "{id}");
    }
}

#[test]
fn lists_of_verdicts_name_claims() {
    for id in REFUTED.iter().chain(BEYOND_REACH).chain(DEFINITIONS) {
        assert_eq!(select(id).len(), 1, "{id}");
    }
}

#[test]
fn a_claim_that_is_stopped_says_so() {
    let stop = Arc::new(AtomicBool::new(true));
    let limits = Limits { nodes: None, stop: Some(stop) };
    let run = Run { limits, patience: Patience::Minutes, clock: &|| 0.0 };
    for id in ["M10.nrc", "M9.2x6", "M12.77", "M12.16", "L9.every", "V2.L9"] {
        assert_eq!((select(id)[0].run)(&run).verdict, ClaimVerdict::Incomplete, "{id}");
    }
}
