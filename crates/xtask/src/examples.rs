//! Makes the puzzles of the folder `examples/`, each by the recipe of its name.

use crate::Failure;
use arau_make::recipes;
use std::time::Instant;

/// Makes the recipes with these names, or all.
pub fn run(names: &[String]) -> Result<(), Failure> {
    let unknown = names.iter().find(|name| !recipes::all().any(|recipe| recipe.name == **name));
    if let Some(name) = unknown {
        return Err(format!("there is no recipe `{name}`").into());
    }
    let mut failures = Vec::new();
    for recipe in recipes::all().filter(|recipe| names.is_empty() || names.iter().any(|n| recipe.name == n)) {
        let start = Instant::now();
        match recipe.make() {
            Ok(made) => {
                let path = crate::root().join("examples").join(format!("{}.toml", recipe.name));
                std::fs::write(&path, made.document).map_err(|e| format!("{}: {e}", path.display()))?;
                let seconds = start.elapsed().as_secs_f32();
                println!("{}: {} givens, {} marks, {seconds:.1} s", recipe.name, made.n_givens, made.n_marks);
            }
            Err(faults) => failures.push(format!("{}: {faults}", recipe.name)),
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n").into()) }
}
