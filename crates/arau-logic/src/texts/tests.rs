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
    "in-cells",
    "of-cells",
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
    "ending-reached",
    "ordinal",
    "part-of-whole",
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

/// Whether a message is the name of a rule or of a variant.
fn is_name(id: &str) -> bool {
    names_in_registries().contains(id)
}

/// The messages with the names of rules and of variants that a language ought to have.
fn names_in_registries() -> BTreeSet<String> {
    let rules = arau_rules::rules::RULES.iter().map(|rule| format!("rule-{}", rule.info().id));
    let variants = arau_rules::variants::VARIANTS.iter().map(|variant| format!("variant-{}", variant.id));
    rules.chain(variants).collect()
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
    pieces.filter_map(|piece| piece.split([' ', '}', '.']).next()).collect()
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
                || id.starts_with("house-")
                || is_name(id)
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
        let mut expected: BTreeSet<String> = ids(Language::English).into_iter().map(str::to_string).collect();
        // In English rules and variants are called as they call themselves.
        if language != Language::English {
            expected.extend(names_in_registries());
        }
        let has: BTreeSet<String> = ids(language).into_iter().map(str::to_string).collect();
        let differing: Vec<&String> = expected.symmetric_difference(&has).collect();
        assert!(differing.is_empty(), "{}: {differing:?}", language.id());
        let known: BTreeSet<String> = in_braces(Language::English).into_iter().map(without_form).collect();
        let unknown: Vec<&str> =
            in_braces(language).into_iter().filter(|name| !known.contains(&without_form(name))).collect();
        assert!(unknown.is_empty(), "{} uses what English does not: {unknown:?}", language.id());
    }
}

#[test]
fn every_house_has_its_forms() {
    for language in Language::ALL {
        let bundle = bundle(language);
        for id in
            ids(language).into_iter().filter(|id| id.starts_with("house-") && !id.starts_with("house-sums"))
        {
            let message = bundle.get_message(id).expect("a message");
            for form in ["in", "of"] {
                assert!(message.get_attribute(form).is_some(), "{}: {id} has no {form}", language.id());
            }
            let several =
                ["several", "in-several", "of-several"].map(|form| message.get_attribute(form).is_some());
            assert!(several == [true; 3] || several == [false; 3], "{}: {id}", language.id());
        }
    }
}

/// The groups of every shape, with the arguments of every variant and without any.
#[test]
fn every_group_of_a_shape_has_a_name() {
    let of_variants = arau_rules::variants::VARIANTS
        .iter()
        .filter_map(|variant| arau_rules::shape(variant.shape)?.build(&(variant.shape_args)()).ok());
    let plain = arau_rules::shapes::SHAPES.iter().filter_map(|shape| shape.build(&Args::new()).ok());
    let boards: Vec<_> = of_variants.chain(plain).collect();
    assert!(boards.len() > 80, "{}", boards.len());
    for language in Language::ALL {
        let bundle = bundle(language);
        for group in boards.iter().flat_map(|board| board.geometry.groups()) {
            let name = arau_core::GroupName::parse(&group.name);
            let name = name.unwrap_or_else(|| panic!("{} is no name of a group", group.name));
            for kind in [Some(&name.kind), name.whole.as_ref().map(|(kind, _)| kind)].into_iter().flatten() {
                assert!(bundle.has_message(&format!("house-{kind}")), "{}: {}", language.id(), group.name);
            }
        }
    }
}

fn spec_of(document: &str) -> PuzzleSpec {
    let documents = arau_format::format("arau").expect("documents are a format");
    let read = documents.read(document, &arau_format::ReadOptions::default());
    read.unwrap_or_else(|faults| panic!("{document}: {faults}"))
}

/// What houses of the samples of rules are called.
#[test]
fn every_house_that_a_rule_makes_has_a_name() {
    let mut kinds = BTreeSet::new();
    for info in arau_rules::rules::RULES.iter().map(|rule| rule.info()) {
        for sample in info.samples {
            let Ok(puzzle) = spec_of(sample.document).build() else { continue };
            let Some(reasoner) = Reasoner::new(&puzzle) else { continue };
            let called = (0..reasoner.n_houses()).filter_map(|house| reasoner.house(house).called);
            kinds.extend(called.map(|called| called.kind.clone()));
        }
    }
    assert!(kinds.contains("diagonal") && kinds.contains("window"), "{kinds:?}");
    for language in Language::ALL {
        let bundle = bundle(language);
        // Two cells that differ are a house where there are two symbols, and a line with a cell beside the board is one of
        // doppelgängers: such houses are told by their first and last cell.
        let is_told_by_cells = |kind: &str| ["anti-knight", "anti-king", "doppelganger"].contains(&kind);
        let has_words = |kind: &str| bundle.has_message(&format!("house-{kind}")) || is_told_by_cells(kind);
        let nameless: Vec<&String> = kinds.iter().filter(|kind| !has_words(kind)).collect();
        assert!(nameless.is_empty(), "{} has no words for {nameless:?}", language.id());
    }
}

/// All houses of a board that the usual ones do not name, in a language.
fn houses(document: &str, language: Language) -> Vec<String> {
    let puzzle = spec_of(document).build().expect("a puzzle");
    let reasoner = Reasoner::new(&puzzle).expect("a small board");
    let names = Names { puzzle: &puzzle, reasoner: &reasoner };
    let speaker = Speaker::new(language);
    let is_usual = |house: &usize| ["row", "column", "box"].contains(&reasoner.house(*house).kind);
    let unusual = (0..reasoner.n_houses()).filter(|house| !is_usual(house));
    unusual.map(|house| speaker.name(Named::House(house), names)).collect()
}

#[test]
fn houses_are_called_as_people_call_them() {
    let x = "size = 9\nrules = ['diagonals']\n";
    assert_eq!(
        houses(x, Language::English),
        ["the diagonal from r1c1 to r9c9", "the diagonal from r9c1 to r1c9"]
    );
    assert_eq!(houses(x, Language::Basque), ["r1c1–r9c9 diagonala", "r9c1–r1c9 diagonala"]);
    assert_eq!(houses(x, Language::Slovak)[0], "uhlopriečka od r1c1 po r9c9");
    let windoku = houses("size = 9\nrules = ['windoku']\n", Language::English);
    assert_eq!(windoku[..2], ["the window at r2c2", "the window at r2c6"]);
    assert!(windoku[4].starts_with("the hidden window at "), "{windoku:?}");
    let groups = houses("size = 9\nrules = ['disjoint-groups']\n", Language::Spanish);
    assert_eq!(groups[4], "la posición 5 de cada caja");
    let hypercube = houses("size = 9\nrules = ['hypercube']\n", Language::English);
    assert_eq!(hypercube[..2], ["position 1 of every box", "position 2 of every box"]);
    assert_eq!(hypercube[9], "column 1 of the boxes of band 1");
    assert_eq!(hypercube[18], "row 1 of the boxes of stack 1");
    let one = "size = 4\n[[extra-region]]\ncells = 'r2c2 r2c3 r3c2 r3c3'\n";
    assert_eq!(houses(one, Language::Italian), ["la regione extra"]);
    let two = format!("{one}[[extra-region]]\ncells = 'r1c1 r1c4 r4c1 r4c4'\n");
    assert_eq!(houses(&two, Language::Italian), ["la regione extra di r2c2", "la regione extra di r1c1"]);
}

#[test]
fn parts_are_named_with_what_they_are_parts_of() {
    let puzzle = spec_of("variant = 'samurai'\n").build().expect("a puzzle");
    let reasoner = Reasoner::new(&puzzle).expect("a board");
    let names = Names { puzzle: &puzzle, reasoner: &reasoner };
    let second = (0..reasoner.n_houses()).filter(|&house| reasoner.house(house).name.ends_with("of grid 2"));
    let rows: Vec<usize> = second.take(2).collect();
    let told = |language| {
        let speaker = Speaker::new(language);
        (
            speaker.houses_in_form(houses::Form::In, &rows[..1], names),
            speaker.houses_in_form(houses::Form::Of, &rows, names),
        )
    };
    let both = |one: &str, two: &str| (one.to_string(), two.to_string());
    assert_eq!(told(Language::English), both("in row 1 of grid 2", "of rows 1 and 2 of grid 2"));
    assert_eq!(
        told(Language::Basque),
        both("2. saretako 1. errenkadan", "2. saretako 1. eta 2. errenkadetako")
    );
    assert_eq!(told(Language::Portuguese), both("na linha 1 da grelha 2", "das linhas 1 e 2 da grelha 2"));
    assert_eq!(told(Language::Slovak), both("v riadku 1 mriežky 2", "riadkov 1 a 2 mriežky 2"));
}

#[test]
fn rules_and_variants_have_names_in_every_language() {
    let (english, basque) = (Speaker::new(Language::English), Speaker::new(Language::Basque));
    let cage = arau_rules::rules::rule("killer-cage").expect("a rule").info();
    assert_eq!((&*english.rule(cage), &*basque.rule(cage)), ("Killer cage", "Killer kaiola"));
    let unknown = arau_core::RuleInfo { id: "of-tomorrow", title: "Rule of tomorrow", ..*cage };
    assert_eq!(basque.rule(&unknown), "Rule of tomorrow");
    assert_eq!(basque.variant("x", "Sudoku X"), "X sudokua");
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
    for _ in 0..30 {
        let steps = all_steps(&position, &forcing, &Options::default());
        for step in &steps {
            told.insert(step.technique.id);
            speakers.iter().for_each(|speaker| assert!(!speaker.sentence(step, names).contains("{$")));
        }
        let Some(step) = steps.first().filter(|_| told.len() < 4) else { break };
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
