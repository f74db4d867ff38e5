//! No English in other languages: what the examples are explained with, what their houses and clues are called.

use arau_core::{Arg, Puzzle};
use arau_logic::{Goal, Language, Named, Names, Options, Order, Reasoner, Selection, Speaker, Start};
use arau_rules::rules::RULES;
use arau_rules::variants::VARIANTS;
use arau_testkit::examples::examples;
use std::collections::BTreeSet;
use std::path::Path;

/// Of each example so many steps are told; with `ARAU_FULL` all of them.
const N_STEPS: usize = 12;

/// The words of a text in lower case. Shorter ones are the same in too many languages.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 2).map(str::to_lowercase)
}

/// What the message files of a language say, without the names of messages and of what they may use.
fn words_of(language: Language) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/texts").join(language.id());
    let files =
        std::fs::read_dir(folder).expect("message files").filter_map(|entry| Some(entry.ok()?.path()));
    let texts = files.map(|path| std::fs::read_to_string(path).expect("a message file"));
    let mut all = BTreeSet::new();
    for text in texts {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let is_start = line.starts_with(|c: char| c.is_ascii_lowercase()) || line.trim().starts_with('.');
            let said = if is_start { line.split_once(" = ").map_or("", |(_, said)| said) } else { line };
            for piece in said.split(['{', '[']) {
                // What stands before a closing brace or bracket is a name or a case.
                let text = piece.rsplit(['}', ']']).next().unwrap_or_default();
                let is_name = piece.starts_with(" $") && text == piece;
                all.extend(words(if is_name { "" } else { text }));
            }
        }
    }
    all
}

/// What a puzzle itself brings into a sentence: its cells, its symbols, and names and texts of its document.
fn words_of_puzzle(puzzle: &Puzzle) -> BTreeSet<String> {
    let (geometry, symbols) = (puzzle.geometry(), puzzle.symbols());
    let mut all: BTreeSet<String> = geometry.cells().flat_map(|cell| words(geometry.label(cell))).collect();
    all.extend(symbols.iter().flat_map(|symbol| words(symbols.glyph(symbol)).collect::<Vec<_>>()));
    for (_, arg) in puzzle.spec().rules.iter().flat_map(|rule| rule.args.iter()) {
        if let Arg::Text(text) = arg {
            all.extend(words(text));
        }
    }
    if geometry.origin().is_none() {
        all.extend(geometry.groups().iter().flat_map(|group| words(&group.name).collect::<Vec<_>>()));
    }
    all
}

/// All that is said of a puzzle.
fn told(speaker: &Speaker, names: Names<'_>, steps: &[arau_logic::Step]) -> Vec<String> {
    let mut told = Vec::new();
    for step in steps {
        told.extend([speaker.title(step.technique), speaker.long(step, names), speaker.place(step, names)]);
    }
    told.extend((0..names.reasoner.n_houses()).map(|house| speaker.name(Named::House(house), names)));
    let n_groups = names.puzzle.geometry().groups().len();
    told.extend((0..n_groups).map(|group| speaker.name(Named::Group(group), names)));
    told.extend(names.puzzle.spec().rules.iter().map(|rule| speaker.name(Named::Clue(rule), names)));
    told
}

#[test]
fn no_english_is_left_in_other_languages() {
    let mut english = words_of(Language::English);
    english.extend(RULES.iter().flat_map(|rule| words(rule.info().title).collect::<Vec<_>>()));
    english.extend(VARIANTS.iter().flat_map(|variant| words(variant.title).collect::<Vec<_>>()));
    let others = || Language::ALL.into_iter().filter(|language| *language != Language::English);
    let speakers: Vec<_> =
        others().map(|language| (language, Speaker::new(language), words_of(language))).collect();
    let is_full = std::env::var_os("ARAU_FULL").is_some();
    let mut leaks = BTreeSet::new();
    for (name, puzzle) in examples() {
        let Some(reasoner) = Reasoner::new(&puzzle) else { continue };
        let wants = |info: &arau_logic::TechniqueInfo| info.is_usual();
        let selection = Selection {
            wants: &wants,
            options: Options::default(),
            order: Order::Teacher,
            goal: Goal { n_steps: (!is_full).then_some(N_STEPS), ..Goal::default() },
        };
        let path = reasoner.path(&Start::of(&puzzle), &selection);
        let names = Names { puzzle: &puzzle, reasoner: &reasoner };
        let of_puzzle = words_of_puzzle(&puzzle);
        english.extend(
            puzzle
                .geometry()
                .groups()
                .iter()
                .flat_map(|group| words(&group.name).chain(words(&group.kind)).collect::<Vec<_>>()),
        );
        for (language, speaker, own) in &speakers {
            for text in told(speaker, names, &path.steps) {
                let is_leak = |word: &String| {
                    english.contains(word) && !own.contains(word) && !of_puzzle.contains(word)
                };
                if let Some(word) = words(&text).find(is_leak) {
                    leaks.insert(format!("{name}, {}, {word}: {text}", language.id()));
                }
            }
        }
    }
    let shown: Vec<&str> = leaks.iter().take(40).map(String::as_str).collect();
    assert!(leaks.is_empty(), "{} texts have English in them:\n{}", leaks.len(), shown.join("\n"));
}

#[test]
fn words_are_those_that_are_said() {
    let basque = words_of(Language::Basque);
    assert!(basque.contains("errenkada") && basque.contains("kaiola"));
    for english in ["house", "killer-cage", "row", "number", "other", "because"] {
        assert!(!basque.contains(english), "{english}");
    }
}
