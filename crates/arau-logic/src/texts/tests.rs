//! The message files against the techniques: nothing is missing, nothing is left over, and chains can be read.

use super::*;
use crate::{
    All, Layout, Link, Node, Options, Position, Reason, Registry, SMALL, all_steps, technique_infos,
};
use arau_core::{Args, PuzzleSpec, Symbol, Symbols};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Messages that are neither a technique nor referred to by another message.
const GENERAL: &[&str] = &[
    "house-row",
    "house-column",
    "house-box",
    "house-region",
    "and",
    "or",
    "effects",
    "effect-place",
    "effect-eliminate",
    "effect-contradiction",
    "look-at",
    "ending-solved",
    "ending-stuck",
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
];

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(language.messages().to_string());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.id()));
    let id: LanguageIdentifier = language.id().parse().expect("two letters are a language");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", language.id()));
    bundle
}

/// The ids of all messages.
fn ids(language: Language) -> BTreeSet<&'static str> {
    let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    let id = |line: &'static str| line.split_once(" = ").map_or(line, |(id, _)| id);
    language.messages().lines().filter(starts).map(id).collect()
}

/// What stands between braces: variables with their `$`, and messages that are referred to.
fn in_braces(language: Language) -> BTreeSet<&'static str> {
    let pieces = language.messages().split("{ ").skip(1);
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
            let is_known = of_techniques.contains(id) || used.contains(id) || GENERAL.contains(id);
            assert!(is_known, "{}: nobody says {id}", language.id());
        }
        for reference in used.iter().filter(|name| !name.starts_with('$')) {
            assert!(ids.contains(reference), "{}: there is no {reference}", language.id());
        }
    }
}

#[test]
fn all_languages_say_the_same() {
    for language in Language::ALL {
        assert_eq!(ids(language), ids(Language::English), "{}", language.id());
        let unknown: Vec<&str> =
            in_braces(language).difference(&in_braces(Language::English)).copied().collect();
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
            // Contradictions and verities have the same parts, and verities are rare.
            let alike = forcing.iter().find(|technique| technique.infos().contains(&step.technique));
            let infos = alike.map_or(&[][..], |technique| technique.infos());
            for &info in infos.iter().filter(|_| !step.reason.links.is_empty()) {
                let step = Step { technique: info, ..step.clone() };
                for speaker in &speakers {
                    let sentence = speaker.sentence(&step, names);
                    assert!(!sentence.contains('{'), "{sentence}");
                }
                told.insert(info.id);
            }
            speakers.iter().for_each(|speaker| assert!(!speaker.sentence(step, names).contains('{')));
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

#[test]
fn a_house_at_the_beginning_has_a_capital() {
    let puzzle = puzzle(&format!("12345678.{}", ".".repeat(72)));
    let reasoner = Reasoner::new(&puzzle).expect("a small board");
    let names = Names { puzzle: &puzzle, reasoner: &reasoner };
    let position = Position::<SMALL>::start(&Arc::new(Layout::new(&puzzle)), &puzzle);
    let steps = all_steps(&position, &<All as Registry<SMALL>>::techniques()[..1], &Options::default());
    let said = |language| Speaker::new(language).sentence(&steps[0], names);
    assert_eq!(
        said(Language::English),
        "In row 1 one cell is open, and 9 is the symbol that is missing. So r1c9 is 9."
    );
    assert_eq!(
        said(Language::Spanish),
        "Fila 1: queda una sola celda libre y falta el símbolo 9. Así que r1c9 es 9."
    );
}
