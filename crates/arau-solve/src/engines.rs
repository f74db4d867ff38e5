//! The registry of engines, and the choice among them.

use arau_core::{Engine, Puzzle, Unsupported, UnsupportedKind};
use arau_csp::{Csp, Recursive};
use arau_nine::Nine;

/// Every engine, in the order in which lists show them.
pub static ENGINES: &[&dyn Engine] = &[
    &Nine,
    &Csp,
    #[cfg(feature = "models")]
    &arau_model::Sat,
    #[cfg(feature = "models")]
    &arau_model::Ilp,
    &Recursive,
];

/// The id that leaves the choice to [`choose`].
pub const AUTO: &str = "auto";

/// The engine with this id.
pub fn engine(id: &str) -> Option<&'static dyn Engine> {
    ENGINES.iter().copied().find(|engine| engine.id() == id)
}

/// An engine for a puzzle, and why this one.
#[derive(Clone, Copy)]
pub struct Choice {
    /// The engine.
    pub engine: &'static dyn Engine,
    /// Why, in a sentence.
    pub reason: &'static str,
}

impl std::fmt::Debug for Choice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.engine.id(), self.reason)
    }
}

/// The engine that is asked for by id, if it takes the puzzle. [`AUTO`] always finds one.
pub fn choose(id: &str, puzzle: &Puzzle) -> Result<Choice, Unsupported> {
    if id == AUTO {
        return Ok(match Nine.supports(puzzle) {
            Ok(()) => CLASSIC,
            Err(_) => Choice { engine: &Csp, reason: "the general engine can solve every puzzle" },
        });
    }
    let engine = engine(id).ok_or_else(|| {
        Unsupported::new(UnsupportedKind::NoSuchEngine, format!("there is no engine `{id}`"))
    })?;
    engine.supports(puzzle)?;
    Ok(Choice { engine, reason: ASKED_FOR })
}

/// The same for classic 9×9 puzzles, if their own engine is the one.
pub fn choose_for_classic(id: &str) -> Option<Choice> {
    match id {
        AUTO => Some(CLASSIC),
        _ if id == Nine.id() => Some(Choice { engine: &Nine, reason: ASKED_FOR }),
        _ => None,
    }
}

const CLASSIC: Choice = Choice { engine: &Nine, reason: "classic 9×9 puzzles have a dedicated engine" };

const ASKED_FOR: &str = "it was requested";

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::{Geometry, PuzzleSpec, Symbols};

    #[test]
    fn engines_are_found_by_id_and_auto_gives_a_reason() {
        let mut geometry = Geometry::new();
        geometry.add_cell("a", Vec::new(), Vec::new());
        let puzzle = PuzzleSpec::new(geometry, Symbols::digits(2)).build().unwrap();
        assert_eq!(choose("recursive", &puzzle).unwrap().engine.id(), "recursive");
        assert!(!choose(AUTO, &puzzle).unwrap().reason.is_empty());
        assert!(choose("abacus", &puzzle).unwrap_err().to_string().contains("abacus"));
    }

    #[test]
    fn ids_are_permanent_and_unlike() {
        let ids: Vec<&str> = ENGINES.iter().map(|engine| engine.id()).collect();
        let all = ["nine", "csp", "sat", "ilp", "recursive"];
        let is_built = |id: &&str| cfg!(feature = "models") || !["sat", "ilp"].contains(id);
        assert!(ids.into_iter().eq(all.into_iter().filter(is_built)));
    }
}
