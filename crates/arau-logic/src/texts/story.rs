//! Owns chains told as stories: *If r1c2 is not 5, then r1c8 is 5, so r7c8 is not, so r7c1 is 5.*
//!
//! `$chain-story` is the story of a chain called `chain`, `$chain-story-1` and so on are those of several. `$chain-start`
//! says whether the first of them starts from a candidate that is `true` or `false`. `$ends-see` is `yes` where all that goes is the
//! symbol at both ends of a chain, which is `$end`; `$end-article` is what English says before it. `$clash` says what
//! cannot be where several chains from one start end.

use super::arguments::Arguments;
use super::chain::{self, Chain, Inference};
use super::houses::Form;
use super::{Names, Speaker, phrases};
use crate::{Node, Part, Step};
use arau_core::{Cell, Symbol, SymbolSet};
use fluent_bundle::FluentArgs;

/// More sentences than this are told in short.
const MOST_SENTENCES: usize = 10;

/// Conclusions in one sentence.
const MOST_CLAUSES: usize = 4;

/// Something that a story says: of some candidates of a symbol, that one is true or that none is.
#[derive(Clone, PartialEq, Eq)]
struct Fact {
    symbol: Symbol,
    cells: Vec<Cell>,
    is_true: bool,
}

impl Fact {
    fn new(node: &Node, is_true: bool) -> Fact {
        Fact { symbol: node.symbol, cells: node.cells.clone(), is_true }
    }

    /// Its cell, if it is about one.
    fn cell(&self) -> Option<Cell> {
        if let [cell] = self.cells[..] { Some(cell) } else { None }
    }

    /// Whether both are about one and the same cell, and one of them is true.
    fn shares_cell(&self, other: &Fact) -> bool {
        self.cell().is_some() && self.cell() == other.cell() && self.symbol != other.symbol
    }
}

/// A fact, and what it rests on beyond the fact before it.
struct Conclusion {
    fact: Fact,
    /// All that it rests on.
    premises: Vec<Fact>,
    /// The same, but empty if that is the fact before.
    since: Vec<Fact>,
}

/// Sets what messages may use of the chains of a step.
pub(super) fn set_stories(speaker: &Speaker, step: &Step, names: Names<'_>, args: &mut Arguments<'_>) {
    let chains: Vec<Chain<'_>> =
        chain::chains(step).into_iter().filter(|chain| chain.nodes.len() > 1).collect();
    let Some(first) = chains.first() else { return };
    let mut by_name: Vec<(&str, Vec<String>)> = Vec::new();
    let teller = StoryTeller { speaker, names };
    for (i, chain) in chains.iter().enumerate() {
        let story = teller.story(chain, &chains[..i]);
        match by_name.iter_mut().find(|(name, _)| *name == chain.name) {
            Some((_, stories)) => stories.push(story),
            None => by_name.push((chain.name, vec![story])),
        }
    }
    for (name, stories) in by_name {
        args.text(format!("{name}-story"), stories.join(" "));
        for (i, story) in stories.into_iter().enumerate() {
            args.text(format!("{name}-story-{}", i + 1), story);
        }
    }
    args.text("chain-start", if starts_true(first) { "true" } else { "false" });
    let (from, to) = (&first.nodes[0], &first.nodes[first.nodes.len() - 1]);
    let mut gone = step.eliminations().map(|candidate| candidate.symbol);
    let ends_see =
        from.symbol == to.symbol && step.placements().next().is_none() && gone.all(|gone| gone == to.symbol);
    args.text("ends-see", if ends_see { "yes" } else { "no" });
    let end = SymbolSet::only(to.symbol);
    args.text("end-article", phrases::article(end, names));
    args.text("end", speaker.symbols(end, names, "and"));
    args.text("clash", teller.clash(step, &chains));
}

fn starts_true(chain: &Chain<'_>) -> bool {
    chain.inferences.first().and_then(|inference| inference.links.first()).is_some_and(|link| !link.strong)
}

struct StoryTeller<'a> {
    speaker: &'a Speaker,
    names: Names<'a>,
}

impl StoryTeller<'_> {
    /// A chain in sentences. What it has in common with one before it is not told again.
    fn story(&self, chain: &Chain<'_>, before: &[Chain<'_>]) -> String {
        let start = Fact::new(&chain.nodes[0], starts_true(chain));
        let all = conclusions(chain, &start);
        let n_common = before.iter().filter_map(|other| n_common(chain, other)).max();
        let n_known = n_common.unwrap_or(0).min(all.len() - 1);
        let start = if n_known > 0 { &all[n_known - 1].fact } else { &start };
        let sentences = self.sentences(start, &all[n_known..], n_common.is_some());
        if sentences.len() > MOST_SENTENCES {
            return self.in_short(start, &all[n_known..]);
        }
        sentences.join(" ")
    }

    fn sentences(&self, start: &Fact, conclusions: &[Conclusion], is_known: bool) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut sentence = String::new();
        let mut n_clauses = 0;
        let mut last = start;
        let mut i = 0;
        while let Some(Conclusion { fact, since, .. }) = conclusions.get(i) {
            // What follows from something else than the fact before refers to that.
            let before = since.first().unwrap_or(last);
            // Two facts about a cell are one clause: it is not 3 but 5.
            let following = conclusions.get(i + 1).filter(|next| {
                next.since.is_empty()
                    && next.fact.shares_cell(fact)
                    && next.fact.is_true != fact.is_true
                    && !fact.shares_cell(before)
            });
            let clause = match following {
                Some(next) => self.two_facts(fact, &next.fact),
                None => self.fact(fact, Some(before)),
            };
            let joined = |id: &str, name: &'static str, before: String| {
                self.say(id, [(name, before), ("next", clause.clone())])
            };
            if i == 0 && since.is_empty() {
                let (id, name) = if is_known { ("story-since", "reasons") } else { ("story-if", "first") };
                sentence = joined(id, name, self.fact(start, None));
            } else if !since.is_empty() || (n_clauses >= MOST_CLAUSES && last.is_true) {
                if !sentence.is_empty() {
                    sentences.push(self.ended(sentence));
                }
                n_clauses = 0;
                let reasons = self.reasons(since);
                sentence = match since.is_empty() {
                    true => self.say("story-then", [("next", clause)]),
                    false => joined("story-since", "reasons", self.speaker.list(reasons, "and")),
                };
            } else {
                sentence = joined("story-so", "before", sentence);
            }
            n_clauses += 1;
            last = following.map_or(fact, |next| &next.fact);
            i += 1 + usize::from(following.is_some());
        }
        sentences.push(self.ended(sentence));
        sentences
    }

    /// Facts that something rests on; those that a cell is not, in one.
    fn reasons(&self, facts: &[Fact]) -> Vec<String> {
        let of_one_cell = |cell: Cell| facts.iter().all(|fact| !fact.is_true && fact.cell() == Some(cell));
        if let (Some(cell), [_, _, ..]) = (facts[..].first().and_then(Fact::cell), facts)
            && of_one_cell(cell)
        {
            let symbols: SymbolSet = facts.iter().map(|fact| fact.symbol).collect();
            let args = [
                ("cells", self.speaker.cells(&[cell], self.names)),
                ("symbols", self.speaker.symbols(symbols, self.names, "nor")),
            ];
            return vec![self.say("story-cell-false", args)];
        }
        facts.iter().map(|fact| self.fact(fact, None)).collect()
    }

    /// A long story: what is true, one after the other, and where it ends.
    fn in_short(&self, start: &Fact, conclusions: &[Conclusion]) -> String {
        let is_last = |i: usize| i + 1 == conclusions.len();
        let told = conclusions.iter().enumerate().filter(|(i, one)| one.fact.is_true || is_last(*i));
        let facts = told.map(|(_, one)| self.fact(&one.fact, None)).collect();
        let facts = self.speaker.list(facts, "and");
        let sentence = self.say("story-in-turn", [("first", self.fact(start, None)), ("facts", facts)]);
        self.ended(sentence)
    }

    fn ended(&self, sentence: String) -> String {
        phrases::at_start(&sentence, self.names) + "."
    }

    /// `r1c1 is 5`, `neither r1c1 nor r1c2 is 5`; shorter where the fact before it is about the same cell or symbol.
    fn fact(&self, fact: &Fact, before: Option<&Fact>) -> String {
        let mut args = self.args_of(fact);
        let truth = if fact.is_true { "true" } else { "false" };
        let same_cell = before.is_some_and(|before| before.shares_cell(fact));
        let same_symbol = before.is_some_and(|before| before.symbol == fact.symbol && before.is_true);
        let id = match fact.cell() {
            Some(_) if same_cell => format!("story-it-{truth}"),
            Some(_) if same_symbol && !fact.is_true => "story-false-too".to_string(),
            _ => format!("story-{truth}"),
        };
        args.set("n", fact.cells.len());
        self.speaker.say(&id, &args)
    }

    /// Two facts about one cell.
    fn two_facts(&self, first: &Fact, second: &Fact) -> String {
        let (yes, no) = if first.is_true { (first, second) } else { (second, first) };
        let mut args = self.args_of(yes);
        args.set("other", self.speaker.symbols(SymbolSet::only(no.symbol), self.names, "and"));
        self.speaker.say(if first.is_true { "story-and-not" } else { "story-not-but" }, &args)
    }

    fn args_of(&self, fact: &Fact) -> FluentArgs<'static> {
        let (speaker, names) = (self.speaker, self.names);
        let mut args = FluentArgs::new();
        args.set("cells", speaker.cells(&fact.cells, names));
        args.set("cells-or", speaker.cells_or(&fact.cells, names));
        if let [first, last] = fact.cells[..] {
            args.set("first", speaker.cells(&[first], names));
            args.set("last", speaker.cells(&[last], names));
        }
        args.set("symbol", speaker.symbols(SymbolSet::only(fact.symbol), names, "and"));
        args
    }

    /// What cannot be where all chains lead.
    fn clash(&self, step: &Step, chains: &[Chain<'_>]) -> String {
        let mut ends: Vec<Fact> = Vec::new();
        for chain in chains {
            let is_true =
                chain.inferences.last().and_then(|last| last.links.first()).is_some_and(|link| link.strong);
            ends.push(Fact::new(&chain.nodes[chain.nodes.len() - 1], is_true));
        }
        let (first, last) = (&ends[0], &ends[ends.len() - 1]);
        if ends.len() == 2 && first.cells == last.cells && first.symbol == last.symbol {
            return self.speaker.say("clash-both", &self.args_of(first));
        }
        let house = step.reason.parts.iter().find_map(|(_, part)| match part {
            Part::Houses(houses) => Some(houses.as_slice()),
            _ => None,
        });
        if let (Some(houses), true) = (house, ends.iter().all(|end| !end.is_true)) {
            let symbol = self.speaker.symbols(SymbolSet::only(last.symbol), self.names, "and");
            return self.say(
                "clash-house",
                [("house", self.speaker.houses_in_form(Form::In, houses, self.names)), ("symbol", symbol)],
            );
        }
        if ends.len() > 1 && ends.iter().all(|end| !end.is_true && end.cell() == last.cell()) {
            return self.speaker.say("clash-cell", &self.args_of(last));
        }
        self.say("clash-start", [])
    }

    fn say<const N: usize>(&self, id: &str, args: [(&'static str, String); N]) -> String {
        self.speaker.say(id, &FluentArgs::from_iter(args))
    }
}

/// How many conclusions two chains from one start have in common at the beginning; none if their starts differ.
fn n_common(one: &Chain<'_>, other: &Chain<'_>) -> Option<usize> {
    if one.nodes[0] != other.nodes[0] || starts_true(one) != starts_true(other) {
        return None;
    }
    let start = Fact::new(&one.nodes[0], starts_true(one));
    let facts = [one, other].map(|chain| conclusions(chain, &start));
    let pairs = facts[0].iter().zip(&facts[1]);
    Some(pairs.take_while(|(a, b)| a.fact == b.fact && a.premises == b.premises).count())
}

/// What a chain says after its start, one thing at a time.
fn conclusions(chain: &Chain<'_>, start: &Fact) -> Vec<Conclusion> {
    let mut all: Vec<Conclusion> = Vec::new();
    for Inference { links, to } in &chain.inferences {
        let Some(link) = links.first() else { continue };
        let premises = together(links.iter().map(|link| Fact::new(&link.from, !link.strong)));
        let fact = Fact::new(to, link.strong);
        let last = all.last().map_or(start, |last| &last.fact);
        let follows = premises.len() == 1 && premises[0] == *last;
        // What one candidate rules out at once is told at once.
        if let Some(before) = all.last_mut()
            && !fact.is_true
            && !before.fact.is_true
            && before.fact.symbol == fact.symbol
            && before.premises == premises
            && !before.fact.cells.iter().any(|cell| fact.cells.contains(cell))
        {
            before.fact.cells.extend(fact.cells);
            before.fact.cells.sort_unstable();
            continue;
        }
        let since = if follows { Vec::new() } else { premises.clone() };
        all.push(Conclusion { fact, premises, since });
    }
    all
}

/// Facts about one symbol, or about one cell, as few as can be.
fn together(facts: impl Iterator<Item = Fact>) -> Vec<Fact> {
    let mut all: Vec<Fact> = Vec::new();
    for fact in facts {
        match all.iter_mut().find(|other| other.symbol == fact.symbol && !other.is_true && !fact.is_true) {
            Some(other) => {
                other.cells.extend(fact.cells);
                other.cells.sort_unstable();
                other.cells.dedup();
            }
            None => all.push(fact),
        }
    }
    all
}
