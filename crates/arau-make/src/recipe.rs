//! Owns [`Recipe`]: how a puzzle of one kind comes about, from an empty board to a document.

use crate::draft::Draft;
use crate::{dig, ease, fill};
use arau_core::{Fault, Faults, PuzzleSpec};
use arau_format::{Format, ReadOptions, format};
use arau_random::Dice;
use arau_rules::variant;

/// How a puzzle comes about.
pub struct Recipe {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it says beneath the title; the variant's own sentence if empty.
    pub(crate) text: &'static str,
    /// This many puzzles are made, and the one with fewest givens is kept.
    pub(crate) tries: u64,
    /// Board and whole-board rules as an arau document. Givens that stand here are part of the solution.
    pub(crate) document: &'static str,
    /// The document that is filled at random, if not the one above: where the absence of marks tells something, the
    /// board must be filled before there are rules about that.
    pub(crate) filled_as: Option<&'static str>,
    /// Adds marks that hold.
    pub(crate) marks: fn(&mut Draft),
}

impl Recipe {
    /// A puzzle of givens alone.
    pub(crate) const fn plain(name: &'static str, title: &'static str, document: &'static str) -> Recipe {
        Recipe { name, title, text: "", tries: 1, document, filled_as: None, marks: |_| {} }
    }

    /// A puzzle with marks.
    pub(crate) const fn marked(
        name: &'static str,
        title: &'static str,
        document: &'static str,
        marks: fn(&mut Draft),
    ) -> Recipe {
        Recipe { marks, ..Recipe::plain(name, title, document) }
    }

    /// The best of several tries.
    pub(crate) const fn tries(self, tries: u64) -> Recipe {
        Recipe { tries, ..self }
    }

    /// With a text of its own.
    pub(crate) const fn text(self, text: &'static str) -> Recipe {
        Recipe { text, ..self }
    }

    /// Filled as another document says.
    pub(crate) const fn filled_as(self, document: &'static str) -> Recipe {
        Recipe { filled_as: Some(document), ..self }
    }

    /// The best of its puzzles: fewest givens, then fewest marks. It is the same every time.
    pub fn make(&self) -> Result<MadePuzzle, Faults> {
        best(self)
    }
}

/// A finished puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MadePuzzle {
    /// The puzzle as an arau document.
    pub document: String,
    /// Number of its givens.
    pub n_givens: usize,
    /// Number of marks that it needs.
    pub n_marks: usize,
}

fn fault(message: &str) -> Faults {
    Fault::unsupported(message).into()
}

fn best(recipe: &Recipe) -> Result<MadePuzzle, Faults> {
    let mut best: Option<MadePuzzle> = None;
    for i in 0..recipe.tries {
        let made = make_once(recipe, Dice::named(recipe.name, i))?;
        let key = |made: &MadePuzzle| (made.n_givens, made.n_marks);
        if best.as_ref().is_none_or(|best| key(&made) < key(best)) {
            best = Some(made);
        }
        if best.as_ref().is_some_and(|best| best.n_givens == 0) {
            break;
        }
    }
    best.ok_or_else(|| fault("no try was asked for"))
}

fn make_once(recipe: &Recipe, mut dice: Dice) -> Result<MadePuzzle, Faults> {
    let arau: &dyn Format = format("arau").ok_or_else(|| fault("there is no format `arau`"))?;
    let mut spec = arau.read(recipe.document, &ReadOptions::default())?;
    spec.about.title = Some(recipe.title.to_string());
    spec.about.author = Some("arau".to_string());
    if let Some(text) = text(recipe, &spec) {
        spec.about.text = Some(text);
    }
    let board = recipe.filled_as.map(|document| arau.read(document, &ReadOptions::default())).transpose()?;
    let solution = fill::random_solution(board.as_ref().unwrap_or(&spec), &mut dice)?;
    let solution = solution.ok_or_else(|| fault("the board cannot be filled"))?;
    let mut draft = Draft::new(spec, solution, dice);
    (recipe.marks)(&mut draft);
    dig::dig(&mut draft)?;
    ease::ease(&mut draft.spec, &draft.solution, &mut draft.dice)?;
    let n_marks = draft.removable().len();
    let spec = draft.finish();
    let broken = arau_check::broken_rules(&spec, spec.about.solution.as_deref().unwrap_or(&[]));
    if !broken.is_empty() {
        return Err(fault(&format!("the solution breaks {broken:?}")));
    }
    Ok(MadePuzzle { document: arau.write(&spec)?, n_givens: spec.n_givens(), n_marks })
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
