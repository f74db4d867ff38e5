//! Adds givens to puzzles of the folder `examples/` until a person can solve them without assuming anything.

use crate::Failure;
use arau_core::{Engine, Limits, PuzzleSpec, Query, Symbol};
use arau_csp::Csp;
use arau_format::{ReadOptions, format};
use arau_random::Dice;
use std::ops::ControlFlow;
use std::time::Instant;

/// Eases the examples with these names.
pub fn run(names: &[String]) -> Result<(), Failure> {
    names.iter().try_for_each(|name| ease(name))
}

fn ease(name: &str) -> Result<(), Failure> {
    let start = Instant::now();
    let path = crate::root().join("examples").join(format!("{name}.toml"));
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let document = format("arau").ok_or("there is no format `arau`")?;
    let mut spec =
        document.read(&text, &ReadOptions::default()).map_err(|faults| format!("{name}: {faults}"))?;
    let solution = solution(&spec).ok_or_else(|| format!("{name}: not one solution"))?;
    let mut dice = Dice::named(name, 0);
    let n_added =
        arau_make::ease(&mut spec, &solution, &mut dice).map_err(|faults| format!("{name}: {faults}"))?;
    if n_added > 0 {
        let written = document.write(&spec).map_err(|faults| format!("{name}: {faults}"))?;
        std::fs::write(&path, written).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    println!("{name}: {n_added} givens more, {:.1} s", start.elapsed().as_secs_f32());
    Ok(())
}

/// The solution as stated, or as found.
fn solution(spec: &PuzzleSpec) -> Option<Vec<Symbol>> {
    if let Some(stated) = &spec.about.solution {
        return Some(stated.clone());
    }
    let puzzle = spec.clone().build().ok()?;
    let mut found = None;
    let outcome = Csp.run(&puzzle, Query::Unique, &Limits::none(), &mut |solution| {
        found = Some(solution.0.to_vec());
        ControlFlow::Continue(())
    });
    found.filter(|_| outcome.complete && outcome.n_solutions == 1)
}
