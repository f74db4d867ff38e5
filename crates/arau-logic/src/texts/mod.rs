//! Owns how steps are told in words, in several languages. The words stand in a message file per language
//! (`*.ftl`), with a message per technique whose attribute `title` is its name; code only names cells, symbols and
//! houses and joins lists.
//!
//! What a message may use, for a step with a part called `cells`: `$cells`, all of it in words; `$n-cells`, how many
//! things it names. If parts share a name, `$cells-1`, `$cells-2` and so on are each of them and `$cells` has them all,
//! with semicolons between. A chain called `chain` comes as `$chain-closed` as well, back to its start. `$effects` is
//! what follows.

mod chain;
#[cfg(test)]
mod tests;

use crate::lima::LimaEnding;
use crate::{Conflict, Effect, Ending, Fate, Guess, HouseName, Part, Reasoner, Step, TechniqueInfo};
use arau_core::{Arg, Candidate, Cell, Puzzle, RuleUse, SymbolSet, Verdict};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language that steps can be told in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Basque.
    Basque,
    /// Spanish.
    Spanish,
    /// Italian.
    Italian,
    /// Portuguese.
    Portuguese,
    /// Slovak.
    Slovak,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Basque,
        Language::Spanish,
        Language::Italian,
        Language::Portuguese,
        Language::Slovak,
    ];

    /// Its two letters.
    pub fn id(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Basque => "eu",
            Language::Spanish => "es",
            Language::Italian => "it",
            Language::Portuguese => "pt",
            Language::Slovak => "sk",
        }
    }

    fn messages(self) -> &'static str {
        match self {
            Language::English => include_str!("en.ftl"),
            Language::Basque => include_str!("eu.ftl"),
            Language::Spanish => include_str!("es.ftl"),
            Language::Italian => include_str!("it.ftl"),
            Language::Portuguese => include_str!("pt.ftl"),
            Language::Slovak => include_str!("sk.ftl"),
        }
    }
}

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
        let resource =
            FluentResource::try_new(language.messages().to_string()).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(resource);
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

    /// What a step says, and why, in a sentence or two.
    pub fn sentence(&self, step: &Step, names: Names<'_>) -> String {
        let args = self.arguments(step, names);
        let text = self.say(step.technique.id, &args);
        // Names such as `row 3` may come to stand where a sentence begins. Labels, such as `r1c1`, keep their case.
        step.reason.parts.iter().fold(text, |text, (_, part)| match part {
            Part::Houses(houses)
                if houses.first().is_some_and(|&house| self.starts_with_word(house, names)) =>
            {
                with_capital(text, &self.houses(houses, names))
            }
            _ => text,
        })
    }

    /// Whether the name of a house begins with a word of the language, and not with its number or labels.
    fn starts_with_word(&self, house: usize, names: Names<'_>) -> bool {
        let HouseName { kind, .. } = names.reasoner.house(house);
        let number = number_of(names.reasoner.house(house));
        let is_first = number.is_some_and(|number| self.houses(&[house], names).starts_with(number));
        self.bundle.has_message(&format!("house-{kind}")) && !is_first
    }

    /// What the message of a step may use.
    fn arguments(&self, step: &Step, names: Names<'_>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        let mut chains = chain::chain_texts(step, names).into_iter();
        let mut by_name: Vec<(String, Vec<String>, usize)> = Vec::new();
        for (name, part) in &step.reason.parts {
            let name = name.replace(' ', "-");
            let text = match part {
                Part::Number(number) => {
                    args.set(name, *number);
                    continue;
                }
                Part::Chain(_) => {
                    let chain::ChainText { open, closed } = chains.next().unwrap_or_default();
                    args.set(format!("{name}-closed"), closed);
                    open
                }
                _ => self.part(part, names),
            };
            match by_name.iter_mut().find(|(other, ..)| *other == name) {
                Some((_, texts, n_things)) => {
                    texts.push(text);
                    *n_things += n_things_in(part);
                }
                None => by_name.push((name, vec![text], n_things_in(part))),
            }
        }
        for (name, texts, n_things) in by_name {
            args.set(format!("n-{name}"), n_things);
            args.set(name.clone(), texts.join("; "));
            for (i, text) in texts.into_iter().enumerate() {
                args.set(format!("{name}-{}", i + 1), text);
            }
        }
        args.set("effects", self.effects(&step.effects, names));
        args
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
        let houses = step.reason.parts.iter().find_map(|(_, part)| match part {
            Part::Houses(houses) => Some(self.houses(houses, names)),
            _ => None,
        });
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
            Ending::Stopped => "ending-stopped",
            Ending::TooLarge => "ending-too-large",
        };
        self.say(id, &FluentArgs::new())
    }

    /// What shows that there is no solution.
    fn conflict(&self, conflict: Conflict, names: Names<'_>) -> String {
        let glyph = |symbol| names.puzzle.symbols().glyph(symbol).to_string();
        match conflict {
            Conflict::Cell(cell) => {
                self.say("conflict-cell", &FluentArgs::from_iter([("cell", self.cells(&[cell], names))]))
            }
            Conflict::House(house, symbol) => self.say(
                "conflict-house",
                &FluentArgs::from_iter([("house", self.houses(&[house], names)), ("symbol", glyph(symbol))]),
            ),
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
                let rule = self.part(&Part::Rule(cited), names);
                self.say(
                    "conflict-rule",
                    &FluentArgs::from_iter([("rule", rule), ("cells", self.cells(&visible, names))]),
                )
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

    /// What follows, in words.
    pub fn effects(&self, effects: &[Effect], names: Names<'_>) -> String {
        let mut sentences = Vec::new();
        let mut eliminated: Vec<(Cell, SymbolSet)> = Vec::new();
        for &effect in effects {
            match effect {
                Effect::Place(Candidate { cell, symbol }) => sentences.push(self.say(
                    "effect-place",
                    &FluentArgs::from_iter([
                        ("cell", self.cells(&[cell], names)),
                        ("symbol", self.symbols(SymbolSet::only(symbol), names, "and")),
                    ]),
                )),
                Effect::Eliminate(Candidate { cell, symbol }) => match eliminated.last_mut() {
                    Some((last, symbols)) if *last == cell => symbols.insert(symbol),
                    _ => eliminated.push((cell, SymbolSet::only(symbol))),
                },
                Effect::Contradiction => sentences.push(self.say("effect-contradiction", &FluentArgs::new())),
            }
        }
        // Cells that lose the same symbols are named together.
        while let Some(&(_, symbols)) = eliminated.first() {
            let cells: Vec<Cell> =
                eliminated.iter().filter(|(_, other)| *other == symbols).map(|&(cell, _)| cell).collect();
            eliminated.retain(|(_, other)| *other != symbols);
            let mut args = FluentArgs::from_iter([
                ("cells", self.cells(&cells, names)),
                ("symbols", self.symbols(symbols, names, "or")),
            ]);
            args.set("n", cells.len());
            sentences.push(self.say("effect-eliminate", &args));
        }
        self.say("effects", &FluentArgs::from_iter([("list", sentences.join("; "))]))
    }

    fn part(&self, part: &Part, names: Names<'_>) -> String {
        match part {
            Part::Houses(houses) => self.houses(houses, names),
            Part::Cells(cells) => self.cells(cells, names),
            Part::Symbols(symbols) => self.symbols(*symbols, names, "and"),
            Part::Candidates(candidates) => {
                let name = |&Candidate { cell, symbol }: &Candidate| {
                    let (label, glyph) =
                        (names.puzzle.geometry().label(cell), names.puzzle.symbols().glyph(symbol));
                    format!("{label}={glyph}")
                };
                self.list(candidates.iter().map(name).collect(), "and")
            }
            Part::Chain(nodes) => {
                nodes.iter().map(|node| chain::node(node, names)).collect::<Vec<_>>().join(", ")
            }
            Part::Rule(constraint) => {
                let rule = names.puzzle.constraints()[*constraint].rule;
                names.puzzle.spec().rules[rule].rule.info().title.to_string()
            }
            Part::Number(number) => number.to_string(),
        }
    }

    fn cells(&self, cells: &[Cell], names: Names<'_>) -> String {
        self.list(cells.iter().map(|&cell| names.puzzle.geometry().label(cell).to_string()).collect(), "and")
    }

    fn symbols(&self, symbols: SymbolSet, names: Names<'_>, word: &str) -> String {
        self.list(
            symbols.iter().map(|symbol| names.puzzle.symbols().glyph(symbol).to_string()).collect(),
            word,
        )
    }

    /// Houses in words. Those of kinds that the language knows are named by kind and number.
    fn houses(&self, houses: &[usize], names: Names<'_>) -> String {
        let name = |&idx: &usize| {
            let house = names.reasoner.house(idx);
            let id = format!("house-{}", house.kind);
            match number_of(house) {
                Some(number) if self.bundle.has_message(&id) => {
                    self.say(&id, &FluentArgs::from_iter([("number", number)]))
                }
                _ => house.name.to_string(),
            }
        };
        self.list(houses.iter().map(name).collect(), "and")
    }

    /// Items with commas between them and a word before the last.
    fn list(&self, mut items: Vec<String>, word: &str) -> String {
        let Some(last) = items.pop() else { return String::new() };
        if items.is_empty() {
            return last;
        }
        self.say(word, &FluentArgs::from_iter([("first", items.join(", ")), ("last", last)]))
    }

    fn say(&self, id: &str, args: &FluentArgs<'_>) -> String {
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

/// What follows the kind in the name of a house: the number of a row, or the labels of a region's corners.
fn number_of(house: HouseName<'_>) -> Option<&str> {
    house.name.strip_prefix(house.kind).map(str::trim).filter(|number| !number.is_empty())
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
        Part::Rule(_) | Part::Number(_) => 1,
    }
}

/// A text with a capital where a sentence begins with these words.
fn with_capital(text: String, words: &str) -> String {
    let Some(first) = words.chars().next() else { return text };
    let capital = format!("{}{}", first.to_uppercase(), &words[first.len_utf8()..]);
    let text = text.replace(&format!(". {words}"), &format!(". {capital}"));
    text.strip_prefix(words).map_or_else(|| text.clone(), |rest| format!("{capital}{rest}"))
}
