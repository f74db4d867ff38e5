//! Chains on other boards and with other rules: every step in a position on the way to the solution is proved and takes
//! nothing away that the solution needs.

mod support;

use arau_core::{Candidate, Puzzle, Symbol};
use arau_format::{ReadOptions, format};
use arau_logic::{All, Layout, Options, Position, Registry, SMALL};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use support::{all_steps, fault_of};

/// Larger boards take too long for a test.
const MAX_CELLS: usize = 128;

/// More candidates make too many steps for a test.
const MAX_CANDIDATES: usize = 260;

/// The examples with the solutions that they state.
fn examples() -> Vec<(String, Puzzle, Vec<Symbol>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let read = |path: &Path| {
        let name = path.file_name()?.to_str()?.strip_suffix(".toml")?.to_string();
        let text = std::fs::read_to_string(path).ok()?;
        let spec = format("arau")?.read(&text, &ReadOptions::default()).ok()?;
        let solution = spec.about.solution.clone()?;
        Some((name, spec.build().ok()?, solution))
    };
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut examples: Vec<_> = entries.filter_map(|entry| read(&entry.ok()?.path())).collect();
    examples.sort_by(|a, b| a.0.cmp(&b.0));
    examples
}

/// A position with some cells of the solution placed, more and more of them until few candidates are left.
fn position_of(puzzle: &Puzzle, solution: &[Symbol]) -> Position<SMALL> {
    let mut position = Position::start(&Arc::new(Layout::new(puzzle)), puzzle);
    for round in [2, 7, 0, 5, 3, 8, 1, 6, 4, 9] {
        let n_candidates: usize = position.open().iter().map(|cell| position.candidates(cell).len()).sum();
        if n_candidates <= MAX_CANDIDATES {
            break;
        }
        for cell in position.open().iter().filter(|cell| cell.idx() * 7 % 10 == round) {
            position.place(Candidate { cell, symbol: solution[cell.idx()] });
        }
    }
    position
}

#[test]
fn every_step_on_a_variant_is_proved() {
    let mut n_steps: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, puzzle, solution) in examples().into_iter().step_by(4) {
        if puzzle.n_cells() > MAX_CELLS {
            continue;
        }
        let position = position_of(&puzzle, &solution);
        let is_true = |candidate: Candidate| solution[candidate.cell.idx()] == candidate.symbol;
        for technique in <All as Registry<SMALL>>::techniques() {
            let id = technique.infos()[0].id;
            let is_chain = ["chain", "loop", "net", "remote"].iter().any(|word| id.contains(word));
            // Nets take too long for a test here.
            if !is_chain || id.contains("net") {
                continue;
            }
            for step in all_steps(technique, &position, &Options::default()).iter().take(20) {
                let id = step.technique.id;
                assert!(!step.eliminations().any(is_true), "{name}: {id} {step:?}");
                assert!(step.placements().all(is_true), "{name}: {id} {step:?}");
                assert_eq!(fault_of(&puzzle, &position, step), None, "{name}: {id} {step:?}");
                *n_steps.entry(id).or_default() += 1;
            }
        }
    }
    eprintln!("{n_steps:?}");
    assert!(n_steps.len() >= 8, "{n_steps:?}");
}
