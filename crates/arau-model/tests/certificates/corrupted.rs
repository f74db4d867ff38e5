//! What is not a proof is rejected: by arau's checker and by the public one, which agree on every change of a proof.

use super::public::Rate;
use super::{ByName, checked, digits, files_of};
use arau_core::{Limits, Puzzle};
use arau_model::Clauses;
use arau_model::certificate::{Action, Proof, Proved, check_proof, names, prove, read_drat, write_drat};
use arau_testkit::classic::{classic, empty_classic};

const ETANA: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn etana() -> (Puzzle, ByName) {
    let puzzle = classic(&empty_classic(), &digits(ETANA));
    let Ok(Proved::Certified(certificate)) = prove(&puzzle, &Limits::none()) else { panic!("is proper") };
    let files = files_of(&certificate, &puzzle);
    (puzzle, files)
}

/// The steps of a proof, to be changed.
type Steps = Vec<(Action, Vec<i32>)>;

fn steps(proof: &str) -> Steps {
    let proof = read_drat(proof.as_bytes()).expect("a proof");
    proof.steps().map(|(action, clause)| (action, clause.to_vec())).collect()
}

fn proof(steps: &Steps) -> Proof {
    let mut proof = Proof::default();
    steps.iter().for_each(|(action, clause)| proof.push(*action, clause.iter().copied()));
    proof
}

/// Whether both accept the proof; they must agree.
fn both_accept(formula: &str, steps: &Steps, rate: Option<&Rate>) -> bool {
    let proof = proof(steps);
    let accepted = check_proof(&Clauses::read(formula).expect("a formula"), &proof).is_ok();
    if let Some(rate) = rate {
        let theirs = rate.accepts_every_lemma(formula, &write_drat(&proof));
        assert_eq!(accepted, theirs, "{}", write_drat(&proof));
    }
    accepted
}

#[test]
fn changed_lemmas() {
    let rate = Rate::find();
    let (_, files) = etana();
    let formula = &files[names::FORMULA];
    let good = steps(&files[names::PROOF]);
    assert!(good.len() > 20 && both_accept(formula, &good, rate.as_ref()));
    let (mut n_dropped, mut n_flipped) = (0, 0);
    for i in 0..good.len() - 1 {
        let mut dropped = good.clone();
        dropped.remove(i);
        n_dropped += usize::from(!both_accept(formula, &dropped, rate.as_ref()));
        let mut flipped = good.clone();
        flipped[i].1[0] *= -1;
        n_flipped += usize::from(!both_accept(formula, &flipped, rate.as_ref()));
    }
    assert!(n_dropped >= 3 && n_flipped >= 10, "{n_dropped} and {n_flipped} changes matter");
}

#[test]
fn cut_proofs() {
    let rate = Rate::find();
    let (_, files) = etana();
    let formula = &files[names::FORMULA];
    let good = steps(&files[names::PROOF]);
    // The empty clause alone, and the empty clause after half of the lemmas.
    for n_kept in [0, good.len() / 2] {
        let mut cut = good[..n_kept].to_vec();
        cut.push((Action::Add, Vec::new()));
        assert!(!both_accept(formula, &cut, rate.as_ref()), "{n_kept}");
    }
    // The first half, without an end.
    assert!(!both_accept(formula, &good[..good.len() / 2].to_vec(), rate.as_ref()));
    // Without the empty clause: what remains follows by itself, but arau wants it to be said.
    let open = proof(&good[..good.len() - 1].to_vec());
    assert!(check_proof(&Clauses::read(formula).expect("a formula"), &open).is_err());
}

/// A formula that has a solution: nothing proves the contrary, in whatever order lemmas are looked at.
fn assert_rejected(formula: &str, files: &ByName, rate: Option<&Rate>) {
    assert!(!both_accept(formula, &steps(&files[names::PROOF]), rate));
    assert!(rate.is_none_or(|rate| !rate.accepts(formula, &files[names::PROOF])));
    let mut changed = files.clone();
    changed.insert(names::FORMULA, formula.into());
    assert_eq!(checked(&changed).expect_err("another formula").file(), names::FORMULA);
}

#[test]
fn changed_formulas() {
    let rate = Rate::find();
    let (_, files) = etana();
    let clauses = Clauses::read(&files[names::FORMULA]).expect("a formula");
    let all: Vec<&[i32]> = clauses.iter().collect();
    let text = |kept: &[&[i32]]| {
        let lines: String = kept
            .iter()
            .map(|clause| clause.iter().map(|literal| format!("{literal} ")).collect::<String>() + "0\n")
            .collect();
        format!("p cnf {} {}\n{lines}", clauses.n_variables(), kept.len())
    };
    // Without the last clause, the solution satisfies all.
    let (denial, stated) = all.split_last().expect("clauses");
    assert_rejected(&text(stated), &files, rate.as_ref());
    // With one literal of it turned round, too: so it denies another grid than the solution.
    let mut other = denial.to_vec();
    other[40] *= -1;
    assert_rejected(&text(&[stated, &[&other[..]]].concat()), &files, rate.as_ref());
    // Without what the first given says, there are other solutions.
    let without_given: Vec<&[i32]> =
        all.iter().copied().filter(|clause| clause.len() > 1 || clause[0].abs() > 9).collect();
    assert!(without_given.len() < all.len());
    assert_rejected(&text(&without_given), &files, rate.as_ref());
}

#[test]
fn changed_files() {
    let (_, files) = etana();
    assert!(checked(&files).is_ok());
    let with = |name: &'static str, text: String| {
        let mut changed = files.clone();
        changed.insert(name, text);
        checked(&changed).expect_err(name).file()
    };
    let replaced = |name: &str, from: &str, to: &str| {
        assert!(files[name].contains(from), "{name}: {from}");
        files[name].replacen(from, to, 1)
    };
    assert_eq!(with(names::SOLUTION, replaced(names::SOLUTION, "162", "612")), names::SOLUTION);
    assert_eq!(with(names::SOLUTION, String::new()), names::SOLUTION);
    assert_eq!(with(names::ASSIGNMENT, replaced(names::ASSIGNMENT, "v 1 -2", "v -1 2")), names::ASSIGNMENT);
    assert_eq!(with(names::ASSIGNMENT, replaced(names::ASSIGNMENT, "v 1 -2", "v 1 1")), names::ASSIGNMENT);
    assert_eq!(with(names::ASSIGNMENT, replaced(names::ASSIGNMENT, "v 1 -2", "v 1")), names::ASSIGNMENT);
    assert_eq!(with(names::ASSIGNMENT, "v 0\n".into()), names::ASSIGNMENT);
    assert_eq!(with(names::FORMULA, replaced(names::FORMULA, "-1 -2 0", "-1 -3 0")), names::FORMULA);
    assert_eq!(with(names::FORMULA, replaced(names::FORMULA, "p cnf 729", "p cnf 730")), names::FORMULA);
    assert_eq!(with(names::FORMULA, String::new()), names::FORMULA);
    assert_eq!(with(names::PROOF, "0\n".into()), names::PROOF);
    assert_eq!(with(names::PROOF, String::new()), names::PROOF);
    assert_eq!(with(names::PROOF, "no proof\n".into()), names::PROOF);
    // Another puzzle: one given less.
    let fewer = classic(&empty_classic(), &digits(&ETANA.replacen('7', ".", 1)));
    let document = arau_format::format("arau").expect("documents").write(fewer.spec()).expect("a document");
    assert_eq!(with(names::PUZZLE, document), names::FORMULA);
    let mut without = files.clone();
    without.remove(names::ASSIGNMENT);
    assert_eq!(checked(&without).expect_err("no assignment").file(), names::ASSIGNMENT);
    without.insert(names::SOLUTION, String::new());
    assert_eq!(checked(&without).expect_err("says that there is none").file(), names::FORMULA);
}
