//! Owns how steps are told in words, in several languages. The words stand in a message file per language
//! (`*.ftl`), with a message per technique whose attribute `title` is its name; code only names cells, symbols and
//! houses and joins lists.
//!
//! What a message may use, for a step with a part called `cells`: `$cells`, all of it in words; `$n-cells`, how many
//! things it names. If parts share a name, `$cells-1`, `$cells-2` and so on are each of them and `$cells` has them all,
//! with semicolons between. Every text has a twin with a capital, `$Cells`, for the beginning of a sentence. Cells,
//! symbols and houses come joined by *or* too (`$cells-or`), symbols as a set (`$symbols-set`: {2,8}), houses with the
//! kind they share (`$houses-kind`, else `mixed`), candidates by their cells and symbols (`$guardians-cells`). A chain called `chain` comes
//! in the notation of Eureka, as `$chain-closed` back to its start, and as `$chain-story` in words. `effects.rs`,
//! `singles.rs` and `story.rs` say what else there is.

mod arguments;
mod chain;
mod effects;
mod houses;
mod language;
mod mistakes;
mod nested;
mod phrases;
mod rules;
mod singles;
mod story;
mod sums;
mod supposition;
#[cfg(test)]
mod tests;

use crate::lima::LimaEnding;
use crate::{Conflict, Ending, Fate, Guess, Part, Reasoner, Step, TechniqueInfo};
use arau_core::{Arg, Cell, Puzzle, RuleInfo, RuleUse, Verdict};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use language::Language;
pub use mistakes::Named;

/// What cells, symbols, houses and rules are called.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// What knows its houses.
    pub reasoner: &'a Reasoner,
}

/// Tells steps in a language.
pub struct Speaker {
    bundle: FluentBundle<FluentResource>,
}

impl Speaker {
    /// A speaker of a language.
    pub fn new(language: Language) -> Speaker {
        let id: LanguageIdentifier = language.id().parse().expect("two letters are a language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        // A test reads every file: what cannot be parsed or is told twice does not get this far.
        for messages in language.messages() {
            let resource = FluentResource::try_new(messages.to_string()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        Speaker { bundle }
    }

    /// The name of a technique.
    pub fn title(&self, technique: &TechniqueInfo) -> String {
        let message = self.bundle.get_message(technique.id);
        let title = message.and_then(|message| message.get_attribute("title"));
        title.map_or_else(
            || technique.title.to_string(),
            |title| self.bundle.format_pattern(title.value(), None, &mut Vec::new()).into_owned(),
        )
    }

    /// The name of a rule; the one that the rule gives itself, if the language has none.
    pub fn rule(&self, rule: &RuleInfo) -> String {
        self.name_of("rule", rule.id, rule.title)
    }

    /// The name of a variant by its id; its own title, if the language has none.
    pub fn variant(&self, id: &str, title: &str) -> String {
        self.name_of("variant", id, title)
    }

    fn name_of(&self, sort: &str, id: &str, title: &str) -> String {
        let pattern = self.bundle.get_message(&format!("{sort}-{id}")).and_then(|message| message.value());
        pattern.map_or_else(
            || title.to_string(),
            |pattern| self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned(),
        )
    }

    /// What a step says, and why, in a few sentences.
    pub fn sentence(&self, step: &Step, names: Names<'_>) -> String {
        self.say(step.technique.id, &self.arguments(step, names))
    }

    /// A step in a line: what follows, and no reason.
    pub fn short(&self, step: &Step, names: Names<'_>) -> String {
        self.result(&step.effects, names) + "."
    }

    /// A step with all that it rests on: the sentence, its chains in notation, everything that follows, and what it cites.
    pub fn long(&self, step: &Step, names: Names<'_>) -> String {
        let mut sentences = vec![self.sentence(step, names)];
        let say =
            |id: &str, name: &'static str, text: String| self.say(id, &FluentArgs::from_iter([(name, text)]));
        for chain in chain::chain_texts(step, names).into_iter().filter(|chain| !chain.open.is_empty()) {
            sentences.push(say("long-notation", "chain", chain.open));
        }
        if step.eliminations().next().is_some() {
            sentences.push(say("long-result", "result", self.result(&step.effects, names)));
        }
        let (mut houses, mut cited) = (Vec::new(), Vec::new());
        for &constraint in &step.reason.cited {
            match names.reasoner.house_of(constraint) {
                Some(house) => houses.push(house),
                None => {
                    // One rule may stand behind many constraints, and its name may say none of their cells.
                    let clue = self.cited_rule(constraint, names);
                    if !cited.contains(&clue) {
                        cited.push(clue);
                    }
                }
            }
        }
        if !houses.is_empty() {
            cited.insert(0, self.houses(&houses, names));
        }
        if !cited.is_empty() {
            sentences.push(say("long-cites", "cited", self.list(cited, "and")));
        }
        sentences.join(" ")
    }

    /// A constraint that is no house, as the clue that it comes from.
    fn cited_rule(&self, cited: crate::Cited, names: Names<'_>) -> String {
        let cells = names.puzzle.constraints()[cited].constraint.cells().into_iter();
        let visible: Vec<Cell> = cells.filter(|cell| cell.idx() < names.puzzle.n_cells()).collect();
        let rule = names.puzzle.constraints()[cited].rule;
        self.clue(&names.puzzle.spec().rules[rule], &visible, names)
    }

    /// A guess and what came of it, without those that were needed in between.
    pub fn guess(&self, guess: &Guess, names: Names<'_>) -> String {
        let id = match guess.fate {
            Fate::Solution(_) => "guess-solves",
            Fate::Contradiction(_) => "guess-refuted",
        };
        let (cell, symbol) = (guess.candidate.cell, guess.candidate.symbol);
        let label = names.puzzle.geometry().label(cell).to_string();
        let glyph = names.puzzle.symbols().glyph(symbol).to_string();
        self.say(id, &FluentArgs::from_iter([("cell", label), ("symbol", glyph)]))
    }

    /// Whether guesses of a level are what a puzzle takes, or do not suffice.
    pub fn guess_level(&self, level: usize, suffices: bool) -> String {
        let mut args = FluentArgs::new();
        args.set("level", level);
        self.say(if suffices { "guess-level" } else { "guess-level-beyond" }, &args)
    }

    /// Where to look for a step, without telling what is there.
    pub fn place(&self, step: &Step, names: Names<'_>) -> String {
        let houses = match step.reason.parts.first() {
            Some(("cell", _)) => None,
            _ => step.reason.parts.iter().find_map(|(_, part)| match part {
                Part::Houses(houses) => Some(self.houses(houses, names)),
                _ => None,
            }),
        };
        let place = houses.unwrap_or_else(|| {
            let mut cells: Vec<Cell> =
                step.reason.shown.iter().map(|(_, candidate)| candidate.cell).collect();
            cells.sort_unstable();
            cells.dedup();
            self.cells(&cells, names)
        });
        self.say("look-at", &FluentArgs::from_iter([("place", place)]))
    }

    /// What must be known before anything else: that there is no solution, or more than one. Nothing where there is one, or
    /// where that is not known.
    pub fn warning<G>(&self, verdict: &Verdict<G>) -> Option<String> {
        match verdict {
            Verdict::None => Some(self.say("no-solution", &FluentArgs::new())),
            Verdict::Many(_) => Some(self.say("several-solutions", &FluentArgs::new())),
            Verdict::One(_) | Verdict::Unknown(_) => None,
        }
    }

    /// How a path ended.
    pub fn ending(&self, ending: Ending, names: Names<'_>) -> String {
        let id = match ending {
            Ending::Solved => "ending-solved",
            Ending::Stuck => "ending-stuck",
            Ending::Contradiction(conflict) => return self.conflict(conflict, names),
            Ending::NoSolution => "no-solution",
            Ending::Reached => "ending-reached",
            Ending::Stopped => "ending-stopped",
            Ending::TooLarge => "ending-too-large",
        };
        self.say(id, &FluentArgs::new())
    }

    /// What to do where no technique goes on, with the commands of a front end that guess and that search.
    pub fn advice_when_stuck(&self, guess: &str, search: &str) -> String {
        self.say("stuck-advice", &FluentArgs::from_iter([("guess", guess), ("search", search)]))
    }

    /// How many steps of a path assumed something.
    pub fn assumed(&self, n_assuming: usize, n_steps: usize) -> String {
        let mut args = FluentArgs::new();
        args.set("n", n_assuming);
        args.set("n-steps", n_steps);
        self.say("ending-assumed", &args)
    }

    /// What shows that there is no solution.
    fn conflict(&self, conflict: Conflict, names: Names<'_>) -> String {
        let glyph = |symbol| names.puzzle.symbols().glyph(symbol).to_string();
        match conflict {
            Conflict::Cell(cell) => {
                self.say("conflict-cell", &FluentArgs::from_iter([("cell", self.cells(&[cell], names))]))
            }
            Conflict::House(house, symbol) => {
                let mut args = FluentArgs::from_iter([("symbol", glyph(symbol))]);
                self.set_houses("house", &[house], &mut args, names);
                self.say("conflict-house", &args)
            }
            Conflict::Twice { a, b, symbol, .. } => self.say(
                "conflict-twice",
                &FluentArgs::from_iter([("cells", self.cells(&[a, b], names)), ("symbol", glyph(symbol))]),
            ),
            Conflict::Rule(cited) => {
                let posted = &names.puzzle.constraints()[cited];
                let n_cells = names.puzzle.n_cells();
                let cells = posted.constraint.cells().into_iter();
                let mut visible: Vec<Cell> = cells.filter(|cell| cell.idx() < n_cells).collect();
                // A clue that its own arithmetic refuses is a constraint without cells: then those that it names count.
                if visible.is_empty() {
                    visible = named_cells(&names.puzzle.spec().rules[posted.rule]);
                }
                let rule = self.clue(&names.puzzle.spec().rules[posted.rule], &visible, names);
                self.say("conflict-rule", &FluentArgs::from_iter([("rule", rule)]))
            }
        }
    }

    /// How Lima's system ended.
    pub fn lima_ending(&self, ending: LimaEnding) -> String {
        let id = match ending {
            LimaEnding::Solved => "ending-solved",
            LimaEnding::Remainder => "ending-lima-remainder",
            LimaEnding::StuckThoughUnique => "ending-lima-stuck",
            LimaEnding::Impossible => "no-solution",
        };
        self.say(id, &FluentArgs::new())
    }

    pub(super) fn say(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        pattern.map_or_else(
            || format!("{id}: {}", args.get("effects").map_or(String::new(), text_of)),
            |pattern| {
                let mut errors = Vec::new();
                let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
                debug_assert!(errors.is_empty(), "{id}: {errors:?}");
                text
            },
        )
    }
}

/// The cells that a rule is given.
fn named_cells(rule: &RuleUse) -> Vec<Cell> {
    let of_arg = |(_, arg): (_, &Arg)| match arg {
        Arg::Cells(cells) => cells.clone(),
        Arg::CellLists(lists) => lists.concat(),
        _ => Vec::new(),
    };
    rule.args.iter().flat_map(of_arg).collect()
}

fn text_of(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        other => format!("{other:?}"),
    }
}

fn n_things_in(part: &Part) -> usize {
    match part {
        Part::Houses(houses) => houses.len(),
        Part::Cells(cells) => cells.len(),
        Part::Symbols(symbols) => symbols.len(),
        Part::Candidates(candidates) => candidates.len(),
        Part::Chain(nodes) => nodes.len(),
        Part::Held(held) => held.len(),
        Part::Sums(sums) => sums.len(),
        Part::Shares(shares) => shares.len(),
        Part::Combinations(_, ways) => ways.len(),
        Part::Together(_, ways) => ways.len(),
        Part::Left(changes) => changes.len(),
        Part::Claims(claims) => claims.len(),
        Part::Words(words) => words.len(),
        Part::Places(places) => places.len(),
        Part::Covers(covers) => covers.iter().map(|(_, symbols)| symbols.len()).sum(),
        Part::Rule(_) | Part::Number(_) | Part::Cage(_) => 1,
    }
}
