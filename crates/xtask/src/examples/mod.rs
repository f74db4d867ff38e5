//! Makes the puzzles of the folder `examples/`.
//!
//! A recipe is a document without givens and a function that adds marks. Its puzzle comes about in four steps: fill the
//! board at random, derive marks from that solution so that they hold, take givens away as long as the solution stays
//! the only one, and then take away marks that are not needed.

mod cages;
mod dig;
mod draft;
mod fill;
mod lines;
mod random;
mod recipes;

use arau_core::{Faults, Place, PuzzleSpec};
use arau_format::{Format, ReadOptions, format};
use arau_rules::variant;
use draft::Draft;
use random::Random;
use recipes::Recipe;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Makes the recipes with these names, or all.
pub fn run(names: &[String]) -> Result<(), String> {
    let unknown = names.iter().find(|name| !recipes::all().any(|recipe| recipe.name == **name));
    if let Some(name) = unknown {
        return Err(format!("there is no recipe `{name}`"));
    }
    let mut failures = Vec::new();
    for recipe in recipes::all().filter(|recipe| names.is_empty() || names.iter().any(|n| recipe.name == n)) {
        let start = Instant::now();
        match make(recipe) {
            Ok(made) => {
                let path = folder().join(format!("{}.toml", recipe.name));
                std::fs::write(&path, made.document).map_err(|e| format!("{}: {e}", path.display()))?;
                let seconds = start.elapsed().as_secs_f32();
                println!("{}: {} givens, {} marks, {seconds:.1} s", recipe.name, made.n_givens, made.n_marks);
            }
            Err(faults) => failures.push(format!("{}: {faults}", recipe.name)),
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

/// The folder of examples, wherever the command is run.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")
}

/// A finished example.
struct Made {
    document: String,
    n_givens: usize,
    n_marks: usize,
}

fn fault(message: &str) -> Faults {
    Faults::one(Place::default(), message)
}

/// The best of a recipe's puzzles: fewest givens, then fewest marks.
fn make(recipe: &Recipe) -> Result<Made, Faults> {
    let mut best: Option<Made> = None;
    for i in 0..recipe.tries {
        let made = make_once(recipe, Random::named(recipe.name, i))?;
        let key = |made: &Made| (made.n_givens, made.n_marks);
        if best.as_ref().is_none_or(|best| key(&made) < key(best)) {
            best = Some(made);
        }
        if best.as_ref().is_some_and(|best| best.n_givens == 0) {
            break;
        }
    }
    best.ok_or_else(|| fault("no try was asked for"))
}

fn make_once(recipe: &Recipe, mut random: Random) -> Result<Made, Faults> {
    let arau: &dyn Format = format("arau").ok_or_else(|| fault("there is no format `arau`"))?;
    let mut spec = arau.read(recipe.document, &ReadOptions::default())?;
    spec.about.title = Some(recipe.title.to_string());
    spec.about.author = Some("arau".to_string());
    if let Some(text) = text(recipe, &spec) {
        spec.about.text = Some(text);
    }
    let board = recipe.filled_as.map(|document| arau.read(document, &ReadOptions::default())).transpose()?;
    let solution = fill::random_solution(board.as_ref().unwrap_or(&spec), &mut random)?;
    let solution = solution.ok_or_else(|| fault("the board cannot be filled"))?;
    let mut draft = Draft::new(spec, solution, random);
    (recipe.marks)(&mut draft);
    dig::dig(&mut draft)?;
    let n_marks = draft.removable().len();
    let spec = draft.finish();
    let broken = arau_check::broken_rules(&spec, spec.about.solution.as_deref().unwrap_or(&[]));
    if !broken.is_empty() {
        return Err(fault(&format!("the solution breaks {broken:?}")));
    }
    Ok(Made { document: arau.write(&spec)?, n_givens: spec.n_givens(), n_marks })
}

/// What the puzzle says of its rules: the recipe's own text, or the variant's sentence.
fn text(recipe: &Recipe, spec: &PuzzleSpec) -> Option<String> {
    if !recipe.text.is_empty() {
        return Some(recipe.text.to_string());
    }
    let sentence = variant(spec.about.variant.as_deref()?)?.summary;
    let mut letters = sentence.chars();
    let first = letters.next()?;
    Some(format!("{}{}.", first.to_uppercase(), letters.as_str()))
}
