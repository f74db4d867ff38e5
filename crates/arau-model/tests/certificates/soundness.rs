//! The checker against the truth: on small random formulas and proofs, whatever it accepts has no solution; and it judges
//! them as the public checker does.

use super::public::Rate;
use arau_model::Clauses;
use arau_model::certificate::{Action, Proof, ProofFlaw, check_proof, read_drat, write_drat};
use arau_testkit::random_source::RandomSource;

const N_VARIABLES: usize = 4;

fn random_clause(dice: &mut RandomSource, most: usize) -> Vec<i32> {
    let n = 1 + dice.below(most);
    let literal = |dice: &mut RandomSource| {
        let variable = 1 + dice.below(N_VARIABLES) as i32;
        if dice.one_in(2) { variable } else { -variable }
    };
    let mut clause: Vec<i32> = Vec::new();
    while clause.len() < n {
        let next = literal(dice);
        if !clause.contains(&next) && !clause.contains(&-next) {
            clause.push(next);
        }
    }
    clause
}

fn random_formula(dice: &mut RandomSource) -> Vec<Vec<i32>> {
    (0..6 + dice.below(10)).map(|_| random_clause(dice, 3)).collect()
}

/// Lemmas, deletions of clauses that are there, and the empty clause.
fn random_proof(dice: &mut RandomSource, formula: &[Vec<i32>]) -> Proof {
    let mut proof = Proof::default();
    let mut live = formula.to_vec();
    for _ in 0..dice.below(6) {
        if dice.one_in(3) && !live.is_empty() {
            let mut deleted = live.swap_remove(dice.below(live.len()));
            dice.shuffle(&mut deleted);
            proof.push(Action::Delete, deleted);
        } else {
            live.push(random_clause(dice, 2));
            proof.push(Action::Add, live.last().expect("a lemma").iter().copied());
        }
    }
    proof.push(Action::Add, []);
    proof
}

fn text(formula: &[Vec<i32>]) -> String {
    let lines = formula.iter().map(|clause| {
        let literals: Vec<String> = clause.iter().map(i32::to_string).collect();
        literals.join(" ") + " 0\n"
    });
    format!("p cnf {N_VARIABLES} {}\n{}", formula.len(), lines.collect::<String>())
}

fn has_solution(formula: &[Vec<i32>]) -> bool {
    let holds = |bits: u32, literal: i32| (bits >> (literal.unsigned_abs() - 1) & 1 == 1) == (literal > 0);
    (0..1 << N_VARIABLES)
        .any(|bits| formula.iter().all(|clause| clause.iter().any(|&literal| holds(bits, literal))))
}

#[test]
fn what_is_accepted_has_no_solution() {
    let mut dice = RandomSource::new(3);
    let (mut n_accepted, mut n_rejected) = (0, 0);
    for _ in 0..50_000 {
        let formula = random_formula(&mut dice);
        let proof = random_proof(&mut dice, &formula);
        let clauses = Clauses::read(&text(&formula)).expect("a formula");
        match check_proof(&clauses, &proof) {
            Ok(()) => {
                assert!(!has_solution(&formula), "{}{}", text(&formula), write_drat(&proof));
                n_accepted += 1;
            }
            Err(_) => n_rejected += 1,
        }
    }
    assert!(n_accepted > 1000 && n_rejected > 1000, "{n_accepted} accepted, {n_rejected} rejected");
}

#[test]
fn the_public_checker_says_the_same() {
    let Some(rate) = Rate::find() else { return };
    let mut dice = RandomSource::new(4);
    let (mut n_accepted, mut n_rejected) = (0, 0);
    while n_accepted < 60 || n_rejected < 60 {
        let formula = random_formula(&mut dice);
        let proof = random_proof(&mut dice, &formula);
        let clauses = Clauses::read(&text(&formula)).expect("a formula");
        let accepted = check_proof(&clauses, &proof).is_ok();
        let count = if accepted { &mut n_accepted } else { &mut n_rejected };
        *count += 1;
        if *count <= 60 {
            let theirs = rate.accepts_every_lemma(&text(&formula), &write_drat(&proof));
            assert_eq!(accepted, theirs, "{}{}", text(&formula), write_drat(&proof));
        }
    }
}

/// A lemma with a new variable follows from nothing, but does no harm: its first literal can be made true.
#[test]
fn definitions_are_lemmas() {
    let formula = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
    let clauses = Clauses::read(formula).expect("a formula");
    let verdict = |text: &str| check_proof(&clauses, &read_drat(text.as_bytes()).expect("a proof")).is_ok();
    let good = "3 -1 0\n3 -2 0\n-3 1 2 0\n2 0\n0\n";
    assert!(verdict(good));
    assert!(verdict("2000000000 -1 0\n2 0\n0\n"), "however large the new variable is");
    // A variable that is defined already is no longer free.
    let open = Clauses::read("p cnf 2 1\n1 2 0\n").expect("a formula");
    let twice = read_drat(b"3 -1 0\n-3 1 0\n3 0\n0\n").expect("a proof");
    assert_eq!(check_proof(&open, &twice), Err(ProofFlaw::Unfounded(3)));
    if let Some(rate) = Rate::find() {
        assert!(rate.accepts_every_lemma(formula, good));
    }
}
