//! The message files against the techniques: nothing is missing, nothing is left over, and chains can be read.

use super::*;
use crate::Effect;
use crate::techniques::hidden_single::hidden_single;
use crate::{
    All, Layout, Link, Node, Options, Position, Reason, Registry, SMALL, all_steps, technique_infos,
};
use arau_core::{Args, Candidate, PuzzleSpec, Symbol, Symbols};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Messages that are neither a technique nor referred to by another message.
const GENERAL: &[&str] = &[
    "house-row",
    "house-column",
    "house-box",
    "house-region",
    "houses-row",
    "houses-column",
    "houses-box",
    "houses-region",
    "in-row",
    "in-column",
    "in-box",
    "in-region",
    "in-house",
    "of-row",
    "of-column",
    "of-box",
    "of-region",
    "of-house",
    "in-several-row",
    "in-several-column",
    "in-several-box",
    "in-several-region",
    "of-several-row",
    "of-several-column",
    "of-several-box",
    "of-several-region",
    "in-cells",
    "of-cells",
    "own-row",
    "own-column",
    "own-box",
    "own-region",
    "nor",
    "clauses",
    "already-has",
    "also-has",
    "sees-placed",
    "why-only-symbol",
    "why-only-symbol-but",
    "why-only-symbol-lost",
    "why-only-cell",
    "why-only-cell-but",
    "why-only-cell-lost",
    "story-if",
    "story-so",
    "story-then",
    "story-since",
    "story-in-turn",
    "story-true",
    "story-false",
    "story-cell-false",
    "story-it-true",
    "story-it-false",
    "story-false-too",
    "story-not-but",
    "story-and-not",
    "clash-both",
    "clash-cell",
    "clash-house",
    "clash-start",
    "long-notation",
    "long-result",
    "long-cites",
    "cited-rule",
    "ending-reached",
    "cell-range",
    "and",
    "or",
    "effects",
    "effect-place",
    "effect-eliminate",
    "effect-contradiction",
    "look-at",
    "ending-solved",
    "ending-stuck",
    "stuck-advice",
    "no-solution",
    "several-solutions",
    "conflict-cell",
    "conflict-house",
    "conflict-twice",
    "conflict-rule",
    "ending-stopped",
    "ending-too-large",
    "ending-lima-remainder",
    "ending-lima-stuck",
    "guess-level",
    "guess-level-beyond",
    "guess-refuted",
    "guess-solves",
    // Said of the clues of any rule.
    "cell-is",
    "set-at-most",
    "set-at-least",
    "set-range",
    "set-anything",
    "set-all-but",
    "number",
    "held-in",
    "so-none",
    "so-none-can-be",
    "clue",
    "claim",
    "claim-balance",
    "clue-impossible",
    "because-total-last",
    "because-total-ways",
    "because-total-bounds",
    "total-bound",
    "because-total-count",
    "because-total-too-small",
    "because-total-too-large",
    "because-total-impossible",
    "because-balance",
    "because-balance-facts",
    "side-least",
    "side-most",
    "because-rise-of-two",
    "because-rise-of-two-known",
    "because-rise",
    "because-rise-known",
    "because-rise-place",
    "because-partners",
    "because-partners-pairs",
    "because-partners-lonely",
    "because-partners-on-both-sides",
    "inference",
    "because-neighbours",
    "because-tally-full",
    "because-tally-needed",
    "because-deciding",
    "because-fillings",
    "because-fillings-many",
    "ending-assumed",
    "reductio-suppose",
    "reductio-suppose-too",
    "reductio-then",
    "reductio-only",
    "reductio-last-place",
    "reductio-rule",
    "reductio-pair",
    "reductio-overlap",
    "reductio-nothing-for",
    "reductio-no-place",
    "reductio-broken",
    "reductio-fails",
    "reductio-every-case-fails",
    "reductio-more",
    "reductio-and",
    "reductio-or",
    "nested-line",
    "nested-try",
    "nested-in-turn",
    "symbols-in-house",
    // Sums, cages and their combinations.
    "sums-of",
    "summand",
    "rest-of-houses",
    "rest-outside",
    "cage-with-ways",
    "cage-with-ways-of-open",
    "share",
    "with",
    "either",
];

/// Whether a message is about a rule: what its clues are called, what they say, or an argument of its own.
fn is_about_a_rule(id: &str) -> bool {
    let rules = || arau_rules::rules::RULES.iter().map(|rule| rule.info().id);
    let of_clue = |rule: &str| ["clue", "claim", "sums-of"].iter().any(|kind| id == format!("{kind}-{rule}"));
    rules().any(|rule| of_clue(rule) || id.starts_with(&format!("because-{rule}-")))
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.id().parse().expect("two letters are a language");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    for messages in language.messages() {
        let resource = FluentResource::try_new(messages.to_string());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.id()));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", language.id()));
    }
    bundle
}

/// The ids of all messages.
fn ids(language: Language) -> BTreeSet<&'static str> {
    let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    let id = |line: &'static str| line.split_once(" = ").map_or(line, |(id, _)| id);
    language.messages().into_iter().flat_map(str::lines).filter(starts).map(id).collect()
}

/// What stands between braces: variables with their `$`, and messages that are referred to.
fn in_braces(language: Language) -> BTreeSet<&'static str> {
    let pieces = language.messages().into_iter().flat_map(|messages| messages.split("{ ").skip(1));
    pieces.filter_map(|piece| piece.split([' ', '}']).next()).collect()
}

#[test]
fn every_language_can_be_read_and_names_every_technique() {
    for language in Language::ALL {
        let bundle = bundle(language);
        for info in technique_infos() {
            let message = bundle.get_message(info.id);
            let message = message.unwrap_or_else(|| panic!("{} has no {}", language.id(), info.id));
            assert!(message.value().is_some(), "{}: {} says nothing", language.id(), info.id);
            assert!(message.get_attribute("title").is_some(), "{}: {} has no title", language.id(), info.id);
        }
    }
}

#[test]
fn techniques_have_their_own_names() {
    for language in Language::ALL {
        let speaker = Speaker::new(language);
        let mut titles = BTreeSet::new();
        for info in technique_infos() {
            let title = speaker.title(info);
            assert!(language != Language::English || title == info.title, "{title}, not {}", info.title);
            assert!(titles.insert(title.clone()), "{}: two techniques are called {title}", language.id());
        }
    }
}

#[test]
fn no_message_is_left_over() {
    let of_techniques: BTreeSet<&str> = technique_infos().map(|info| info.id).collect();
    for language in Language::ALL {
        let (ids, used) = (ids(language), in_braces(language));
        for id in &ids {
            let is_of_mistakes = mistakes::PREFIXES.iter().any(|prefix| id.starts_with(prefix));
            let is_known = of_techniques.contains(id)
                || used.contains(id)
                || GENERAL.contains(id)
                || is_of_mistakes
                || is_about_a_rule(id);
            assert!(is_known, "{}: nobody says {id}", language.id());
        }
        for reference in used.iter().filter(|name| !name.starts_with('$')) {
            assert!(ids.contains(reference), "{}: there is no {reference}", language.id());
        }
    }
}

/// What a variable is called without the form that a language needs: `$house` for `$House-in`.
fn without_form(name: &str) -> String {
    let mut name = name.to_lowercase();
    for form in ["-in", "-of", "-or", "-nor", "-nth", "-sound", "-set", "-kind", "-article"] {
        name = name.strip_suffix(form).map_or(name.clone(), str::to_string);
    }
    name
}

#[test]
fn all_languages_say_the_same() {
    for language in Language::ALL {
        assert_eq!(ids(language), ids(Language::English), "{}", language.id());
        let known: BTreeSet<String> = in_braces(Language::English).into_iter().map(without_form).collect();
        let unknown: Vec<&str> =
            in_braces(language).into_iter().filter(|name| !known.contains(&without_form(name))).collect();
        assert!(unknown.is_empty(), "{} uses what English does not: {unknown:?}", language.id());
    }
}

fn puzzle(givens: &str) -> Puzzle {
    let shaped = arau_rules::shape("rect").and_then(|rect| rect.build(&Args::new()).ok()).expect("a grid");
    let mut spec = PuzzleSpec::new(shaped.geometry, Symbols::digits(9));
    spec.rules.push(arau_rules::rules::use_rule("houses", Args::new().with_text("of", "row column box")));
    let given = |c: char| c.to_digit(10).filter(|&d| d > 0).map(|d| Symbol(d as u8 - 1));
    spec.build().expect("the classic rules").with_givens(givens.chars().map(given).collect())
}

#[test]
fn forcing_chains_and_nets_are_told_in_full() {
    let puzzle = puzzle("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
    let reasoner = Reasoner::new(&puzzle).expect("a small board");
    let names = Names { puzzle: &puzzle, reasoner: &reasoner };
    let mut position = Position::<SMALL>::start(&Arc::new(Layout::new(&puzzle)), &puzzle);
    let mut forcing = <All as Registry<SMALL>>::techniques();
    forcing.retain(|technique| technique.infos()[0].id.starts_with("forcing-"));
    let speakers = Language::ALL.map(Speaker::new);
    let mut told = BTreeSet::new();
    for _ in 0..4 {
        let steps = all_steps(&position, &forcing, &Options::default());
        for step in &steps {
            told.insert(step.technique.id);
            speakers.iter().for_each(|speaker| assert!(!speaker.sentence(step, names).contains("{$")));
        }
        let Some(step) = steps.first() else { break };
        position.apply(&step.effects);
    }
    assert_eq!(told.len(), 4, "{told:?}");
}

/// A step that is a chain, of alternating links.
fn chain_of(puzzle: &Puzzle, nodes: &[(&str, u8)], is_first_strong: bool) -> Step {
    let node = |&(labels, digit): &(&str, u8)| Node {
        symbol: Symbol(digit - 1),
        cells: labels.split(' ').map(|label| puzzle.geometry().find(label).expect("a cell")).collect(),
    };
    let nodes: Vec<Node> = nodes.iter().map(node).collect();
    let link = |(i, pair): (usize, &[Node])| Link {
        from: pair[0].clone(),
        to: pair[1].clone(),
        strong: i.is_multiple_of(2) == is_first_strong,
    };
    let links = nodes.windows(2).enumerate().map(link).collect();
    let parts = vec![("chain", Part::Chain(nodes))];
    let technique = technique_infos().next().expect("a technique");
    Step { technique, effects: Vec::new(), reason: Reason { links, parts, ..Reason::default() } }
}

#[test]
fn chains_are_written_as_people_do() {
    let puzzle = puzzle(&".".repeat(81));
    let reasoner = Reasoner::new(&puzzle).expect("a small board");
    let names = Names { puzzle: &puzzle, reasoner: &reasoner };
    let step = chain_of(&puzzle, &[("r1c1", 3), ("r1c5 r1c6", 3), ("r2c4", 3), ("r2c4", 7)], true);
    assert_eq!(chain::chain_texts(&step, names)[0].open, "(3)r1c1=(3)r1c5,r1c6-(3)r2c4=(7)r2c4");
    // A loop that starts and ends with a strong link closes with a weak one, and the other way round.
    let cells = [("r1c1", 3), ("r1c5", 3), ("r2c5", 3), ("r2c1", 3)];
    let closed = |is_first_strong| {
        chain::chain_texts(&chain_of(&puzzle, &cells, is_first_strong), names).remove(0).closed
    };
    assert_eq!(closed(true), "(3)r1c1=(3)r1c5-(3)r2c5=(3)r2c1-(3)r1c1");
    assert_eq!(closed(false), "(3)r1c1-(3)r1c5=(3)r2c5-(3)r2c1=(3)r1c1");
}

#[test]
fn each_chain_of_several_is_written_by_itself_and_nets_branch() {
    let puzzle = puzzle(&".".repeat(81));
    let reasoner = Reasoner::new(&puzzle).expect("a small board");
    let names = Names { puzzle: &puzzle, reasoner: &reasoner };
    let mut step = chain_of(&puzzle, &[("r1c1", 3), ("r1c5", 3)], false);
    let mut other = chain_of(&puzzle, &[("r1c1", 3), ("r5c1", 3), ("r5c9", 3)], false);
    // The last rests on one more place that is false.
    let node = other.reason.links[0].from.clone();
    let more = Node { cells: vec![puzzle.geometry().find("r5c4").expect("a cell")], ..node };
    let last = other.reason.links[1].to.clone();
    other.reason.links.push(Link { from: more, to: last, strong: true });
    step.reason.links.append(&mut other.reason.links);
    step.reason.parts.append(&mut other.reason.parts);
    let open: Vec<String> = chain::chain_texts(&step, names).into_iter().map(|chain| chain.open).collect();
    assert_eq!(open, ["(3)r1c1-(3)r1c5", "(3)r1c1-(3)r5c1, (3)r5c1,r5c4=(3)r5c9"]);
}

/// The story of a chain.
fn story(puzzle: &Puzzle, nodes: &[(&str, u8)], is_first_strong: bool) -> String {
    let reasoner = Reasoner::new(puzzle).expect("a small board");
    let names = Names { puzzle, reasoner: &reasoner };
    let mut step = chain_of(puzzle, nodes, is_first_strong);
    step.technique = technique_infos().find(|info| info.id == "x-chain").expect("a technique");
    let gone = Candidate { cell: Cell(60), symbol: Symbol(nodes[0].1 - 1) };
    step.effects = vec![Effect::Eliminate(gone)];
    Speaker::new(Language::English).sentence(&step, names)
}

#[test]
fn chains_are_stories() {
    let puzzle = puzzle(&".".repeat(81));
    assert_eq!(
        story(&puzzle, &[("r1c2", 5), ("r1c8", 5), ("r7c8", 5), ("r7c1", 5)], true),
        "If r1c2 is not 5, then r1c8 is 5, so r7c8 is not, so r7c1 is 5. Either way r7c7 sees a 5 and cannot be 5 itself."
    );
    assert_eq!(
        story(
            &puzzle,
            &[("r1c1 r1c2", 8), ("r1c5", 8), ("r2c4", 8), ("r2c4", 7), ("r3c4", 7), ("r3c4", 8)],
            true
        ),
        "If neither r1c1 nor r1c2 is 8, then r1c5 is 8, so r2c4 is not 8 but 7, so r3c4 is not 7 but 8. Either way \
         r7c7 sees an 8 and cannot be 8 itself."
    );
}

#[test]
fn a_house_at_the_beginning_has_a_capital() {
    let puzzle = puzzle(&format!("12345678.{}", ".".repeat(72)));
    let reasoner = Reasoner::new(&puzzle).expect("a small board");
    let names = Names { puzzle: &puzzle, reasoner: &reasoner };
    let position = Position::<SMALL>::start(&Arc::new(Layout::new(&puzzle)), &puzzle);
    let steps = all_steps(&position, &<All as Registry<SMALL>>::techniques()[..1], &Options::default());
    let said = |language| Speaker::new(language).sentence(&steps[0], names);
    assert_eq!(said(Language::English), "r1c9 is the last empty cell of row 1, and only 9 is missing.");
    assert_eq!(said(Language::Spanish), "r1c9 es la última celda vacía de la fila 1, y solo falta el 9.");
    // As it stands, it does not say which placed symbols it rests on.
    let hidden = hidden_single(&position, 0, Symbol(8)).expect("one place is left");
    assert_eq!(
        Speaker::new(Language::Spanish).sentence(&hidden, names),
        "En la fila 1, el 9 solo cabe en r1c9."
    );
}
