//! Owns how guesses are told: the tree that shows which level of them a puzzle takes.

use super::INCOMPLETE;
use crate::run::{CommandOutput, Exit, Task};
use arau::MAX_GUESS_LEVEL;
use arau::core::Verdict;
use arau::json::candidate as candidate_json;
use arau::logic::{Fate, Guess, Names, Round, Speaker, Standing, Start};
use serde_json::{Value, json};

/// The least level of guesses for a puzzle, with the tree.
pub fn answer(task: &Task<'_>, names: Names<'_>, speaker: &Speaker, is_json: bool) -> CommandOutput {
    let verdict = task.puzzle().solve_within(task.limits).map(|_| ());
    let (warning, solutions) = (speaker.warning(&verdict), verdict.word());
    let reductio = names.reasoner.reductio(&Start::of(task.puzzle()).within(task.limits), MAX_GUESS_LEVEL);
    let Some(reductio) = reductio else { return without_level(task, speaker, is_json, &verdict) };
    let is_solved = reductio.standing == Standing::Solved;
    let exit = if is_solved { Exit::Yes } else { Exit::No };
    if is_json {
        let mut object = task.json();
        object.insert("solutions".into(), solutions.into());
        object.insert("level".into(), reductio.level.into());
        object.insert("solved".into(), is_solved.into());
        object.insert("rounds".into(), rounds_json(&reductio.rounds, names));
        return CommandOutput::json(object, exit);
    }
    let mut text = warning.map_or_else(String::new, |warning| warning + "\n");
    tell(&reductio.rounds, 0, names, speaker, &mut text);
    text += &speaker.guess_level(reductio.level, true);
    text.push('\n');
    CommandOutput::line(text, exit)
}

fn without_level(task: &Task<'_>, speaker: &Speaker, is_json: bool, verdict: &Verdict<()>) -> CommandOutput {
    let is_cut = task.limits.reached(0);
    if is_json {
        let mut object = task.json();
        object.insert("solutions".into(), verdict.word().into());
        object.insert("level".into(), Value::Null);
        object.insert("complete".into(), (!is_cut).into());
        return CommandOutput::json(object, Exit::No);
    }
    let warning = speaker.warning(verdict).map_or_else(String::new, |warning| warning + "\n");
    let text =
        warning + &if is_cut { INCOMPLETE.to_string() } else { speaker.guess_level(MAX_GUESS_LEVEL, false) };
    CommandOutput::line(text + "\n", Exit::No)
}

/// The guesses that were needed in between.
fn below(guess: &Guess) -> &[Round] {
    match &guess.fate {
        Fate::Solution(rounds) | Fate::Contradiction(rounds) => rounds,
    }
}

/// A guess per line, below those that were needed before its fate was known.
fn tell(rounds: &[Round], depth: usize, names: Names<'_>, speaker: &Speaker, text: &mut String) {
    for guess in rounds.iter().flat_map(|round| &round.guesses) {
        *text += &"  ".repeat(depth);
        *text += &speaker.guess(guess, names);
        text.push('\n');
        tell(below(guess), depth + 1, names, speaker, text);
    }
}

fn rounds_json(rounds: &[Round], names: Names<'_>) -> Value {
    let guess_json = |guess: &Guess| {
        let mut object = candidate_json(guess.candidate, names.puzzle.geometry(), names.puzzle.symbols());
        let is_solution = matches!(guess.fate, Fate::Solution(_));
        object["fate"] = if is_solution { "solution" } else { "contradiction" }.into();
        object["rounds"] = rounds_json(below(guess), names);
        object
    };
    json!(
        rounds
            .iter()
            .map(|round| round.guesses.iter().map(guess_json).collect::<Vec<_>>())
            .collect::<Vec<_>>()
    )
}
