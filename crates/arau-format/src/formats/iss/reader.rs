//! Owns the way from tokens to rules: levels of composites, what may stand where, and what replaces what.

use super::board::Board;
use super::kinds::{self, Kind, Scope};
use super::source::Word;
use super::token::Token;
use crate::places::{FaultList, did_you_mean, excerpt};
use arau_core::{Arg, Args, Cell, Fault, RuleUse, Symbol, SymbolSet};
use arau_rules::rule;
use std::collections::HashMap;

/// The most arguments that constraints and their copies may have together.
const MAX_WORDS: usize = 200_000;

/// The most rules that come of them, and the most bytes of their tables, patterns and automata.
const MAX_RULES: usize = 100_000;
const MAX_COPIED: usize = 8 << 20;

/// What the handlers of types see and fill.
pub(super) struct Reader<'t> {
    pub(super) board: Board,
    pub(super) faults: FaultList<'t>,
    /// Automata as rules write them, by their binary form, and whether they read the ends of segments: most are used many
    /// times.
    pub(super) automata: HashMap<String, (String, bool)>,
    /// How clues about the ranks of lines treat equal lines.
    pub(super) rank_ties: Option<String>,
    /// How many arguments were read, those of copies included.
    n_words: usize,
    /// How many rules were made, and how long the texts are that several share.
    n_rules: usize,
    n_copied: usize,
    /// The types that are marks, so that their absence means something: they must not stand inside `.Or`.
    marks: Vec<&'static str>,
}

/// What one constraint means.
#[derive(Clone, Debug)]
pub(super) struct Item {
    /// Where it was written.
    pub(super) at: usize,
    /// On one level, a later item with the same key takes the place of an earlier one.
    pub(super) key: Option<String>,
    /// What must hold.
    pub(super) content: Content,
}

/// What must hold.
#[derive(Clone, Debug)]
pub(super) enum Content {
    /// A cell holds one of these.
    Given(Cell, SymbolSet),
    /// Some rules.
    Rules(Vec<RuleUse>),
}

impl Item {
    /// Rules that replace nothing.
    pub(super) fn rules(at: usize, rules: Vec<RuleUse>) -> Item {
        Item { at, key: None, content: Content::Rules(rules) }
    }

    /// The item with a key.
    pub(super) fn keyed(mut self, key: impl Into<String>) -> Item {
        self.key = Some(key.into());
        self
    }
}

/// Where a token stands.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    /// Inside which composites.
    pub(super) under_or: bool,
    pub(super) under_replicate: bool,
    pub(super) is_top: bool,
    /// How its cells move.
    pub(super) shift: &'a [(Cell, Cell)],
}

impl Context<'_> {
    /// The top level.
    pub(super) const TOP: Context<'static> =
        Context { under_or: false, under_replicate: false, is_top: true, shift: &[] };
}

impl<'t> Reader<'t> {
    /// A reader for a board.
    pub(super) fn new(board: Board, faults: FaultList<'t>) -> Reader<'t> {
        Reader {
            board,
            faults,
            automata: HashMap::new(),
            rank_ties: None,
            n_words: 0,
            n_rules: 0,
            n_copied: 0,
            marks: Vec::new(),
        }
    }

    /// Notes what the top level says of others.
    pub(super) fn note_globals(&mut self, tokens: &[Token<'_>]) {
        for token in tokens {
            match token.kind {
                "StrictKropki" => self.marks.extend(["WhiteDot", "BlackDot"]),
                "StrictXV" => self.marks.extend(["X", "V"]),
                "FullRankTies" => self.rank_ties = token.args.first().map(|word| word.text.to_string()),
                _ => {}
            }
        }
    }

    /// What the tokens of a level mean together.
    pub(super) fn level(&mut self, tokens: &[Token<'_>], within: Context<'_>) -> Vec<Item> {
        let mut items = Vec::new();
        for token in tokens {
            items.extend(self.token(token, within));
        }
        merged(items)
    }

    /// What one token means; several items if it stands for several constraints.
    pub(super) fn token(&mut self, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
        // Copies of copies grow without bounds.
        self.n_words += 1 + token.args.len();
        if self.n_words > MAX_WORDS {
            self.faults.push(
                token.at,
                Fault::too_large(
                    "there are too many constraints and copies of \
                 constraints",
                ),
            );
            return Vec::new();
        }
        let Some(kind) = kinds::find(token.kind) else {
            let help = did_you_mean(token.kind, kinds::names());
            let fault = Fault::unknown(format!("there is no constraint type `.{}`", excerpt(token.kind)));
            self.faults.push(token.at, fault.with_help_if(help));
            return Vec::new();
        };
        if let Some(reason) = self.misplaced(kind, within) {
            self.faults.push(token.at, format!("`.{}` {reason}", kind.name));
            return Vec::new();
        }
        (kind.read)(self, token, within)
    }

    fn misplaced(&self, kind: &Kind, within: Context<'_>) -> Option<&'static str> {
        match kind.scope {
            Scope::Top if !within.is_top => Some("is not allowed inside a composite"),
            Scope::NotReplicated if within.under_replicate => Some("is not allowed inside `.Replicate`"),
            _ if kind.needs_rows && self.board.shape.is_raw => {
                Some("needs rows and columns, but the grid is raw")
            }
            _ if within.under_or && self.marks.contains(&kind.name) => {
                Some("is not allowed inside `.Or` when all such marks are given")
            }
            _ => None,
        }
    }

    /// The cells of these names, moved as the composites around say.
    pub(super) fn cells(&mut self, names: &[Word<'_>], within: Context<'_>) -> Option<Vec<Cell>> {
        let mut cells = self.board.find_all(names, &mut self.faults)?;
        for (cell, name) in cells.iter_mut().zip(names) {
            for &(from, to) in within.shift {
                match self.board.moved(*cell, from, to) {
                    Some(moved) => *cell = moved,
                    None => {
                        let message =
                            format!("a copy of `{}` would lie outside its grid", excerpt(name.text));
                        self.faults.push(name.at, message);
                        return None;
                    }
                }
            }
        }
        Some(cells)
    }

    /// As [`Reader::cells`], of a token that needs at least this many.
    pub(super) fn cells_of(
        &mut self,
        token: &Token<'_>,
        names: &[Word<'_>],
        at_least: usize,
        within: Context<'_>,
    ) -> Option<Vec<Cell>> {
        if names.len() < at_least {
            let message = format!("`.{}` needs at least {at_least} cells, not {}", token.kind, names.len());
            self.faults.push(token.at, message);
            return None;
        }
        self.cells(names, within)
    }

    /// A whole number.
    pub(super) fn int(&mut self, word: Word<'_>) -> Option<i64> {
        let value = whole_number(word.text);
        if value.is_none() {
            self.faults.push(word.at, format!("`{}` is not a whole number", excerpt(word.text)));
        }
        value
    }

    /// The first argument of a token as a number.
    pub(super) fn first_int(&mut self, token: &Token<'_>) -> Option<i64> {
        match token.args.first() {
            Some(&word) => self.int(word),
            None => {
                self.faults.push(token.at, Fault::missing(format!("`.{}` needs a number", token.kind)));
                None
            }
        }
    }

    /// The symbol that stands for a value.
    pub(super) fn symbol(&mut self, word: Word<'_>) -> Option<Symbol> {
        self.symbol_of(word.text, word.at)
    }

    /// As [`Reader::symbol`], of a part of an argument.
    pub(super) fn symbol_of(&mut self, text: &str, at: usize) -> Option<Symbol> {
        let (low, high) = (self.board.shape.low, self.board.shape.high);
        let is_number = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        match text.parse::<i32>().ok().filter(|_| is_number) {
            Some(value) if (low..=high).contains(&value) => Some(Symbol((value - low) as u8)),
            _ => {
                self.faults.push(at, format!("`{}` is not a value from {low} to {high}", excerpt(text)));
                None
            }
        }
    }

    /// The symbols of values with `_` between them.
    pub(super) fn symbols(&mut self, word: Word<'_>) -> Option<Vec<Symbol>> {
        let symbols: Vec<Option<Symbol>> =
            word.text.split('_').map(|text| self.symbol_of(text, word.at)).collect();
        symbols.into_iter().collect()
    }

    /// Everything that can stand in a cell.
    pub(super) fn all_symbols(&self) -> SymbolSet {
        SymbolSet::all(self.board.n_values())
    }

    /// A use of a rule, for a token at this place. A rule that is not there yet is told.
    pub(super) fn rule(&mut self, at: usize, id: &str, args: Args) -> Option<RuleUse> {
        self.n_rules += 1;
        if self.n_rules > MAX_RULES {
            let message = format!("the constraints amount to more than {MAX_RULES} rules");
            self.faults.push(at, Fault::too_large(message));
            return None;
        }
        let found = rule(id).map(|rule| RuleUse::new(rule, args));
        if found.is_none() {
            self.faults.push(at, Fault::unknown(format!("this needs the rule `{id}`, which does not exist")));
        }
        found
    }

    /// A text that each rule of a token has a copy of.
    pub(super) fn copy_of(&mut self, text: &str, at: usize) -> Option<String> {
        self.n_copied += text.len();
        if self.n_copied > MAX_COPIED {
            let message = format!("the tables of these constraints take more than {} MiB", MAX_COPIED >> 20);
            self.faults.push(at, Fault::too_large(message));
            return None;
        }
        Some(text.to_string())
    }

    /// A token that means one use of a rule.
    pub(super) fn one(&mut self, token: &Token<'_>, id: &str, args: Args) -> Vec<Item> {
        self.rule(token.at, id, args).map(|rule| Item::rules(token.at, vec![rule])).into_iter().collect()
    }

    /// A token that means several uses of a rule.
    pub(super) fn many(
        &mut self,
        token: &Token<'_>,
        id: &str,
        args: impl IntoIterator<Item = Args>,
    ) -> Vec<Item> {
        let rules: Option<Vec<RuleUse>> =
            args.into_iter().map(|args| self.rule(token.at, id, args)).collect();
        rules.map(|rules| Item::rules(token.at, rules)).into_iter().collect()
    }

    /// The rules that say that a cell holds one of these.
    pub(super) fn candidates(&mut self, at: usize, cell: Cell, allowed: SymbolSet) -> Vec<RuleUse> {
        let rule = |reader: &mut Self, allowed: Vec<Symbol>| {
            let args = Args::new().with_cells([cell]).with("symbols", Arg::Symbols(allowed));
            reader.rule(at, "candidates", args)
        };
        if allowed == self.all_symbols() {
            return Vec::new();
        }
        if allowed.is_empty() {
            // Nothing fits: said by two sets without a common member.
            let symbols: Vec<Symbol> = self.all_symbols().iter().collect();
            if let [first, second, ..] = symbols[..] {
                return [vec![first], vec![second]].into_iter().filter_map(|one| rule(self, one)).collect();
            }
            self.faults.push(at, "no value is left for a cell");
            return Vec::new();
        }
        rule(self, allowed.iter().collect()).into_iter().collect()
    }

    /// Rules that nothing satisfies.
    pub(super) fn never(&mut self, at: usize) -> Vec<RuleUse> {
        self.candidates(at, Cell(0), SymbolSet::EMPTY)
    }

    /// The rules of items, one after the other.
    pub(super) fn rules_of(&mut self, items: Vec<Item>) -> Vec<RuleUse> {
        let mut rules = Vec::new();
        for item in items {
            match item.content {
                Content::Rules(more) => rules.extend(more),
                Content::Given(cell, allowed) => rules.extend(self.candidates(item.at, cell, allowed)),
            }
        }
        rules
    }
}

/// A whole number that fits in 32 bits, with or without sign.
pub(super) fn whole_number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    text.parse::<i32>().ok().filter(|_| is_number).map(i64::from)
}

/// Items with later ones in the place of earlier ones with the same key. Of two lists of values of one cell, the shorter
/// stays if it is part of the longer; else both do, so that a given is not lost to a list that contradicts it.
fn merged(items: Vec<Item>) -> Vec<Item> {
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut merged: Vec<Item> = Vec::with_capacity(items.len());
    for mut item in items {
        let place = item.key.as_ref().and_then(|key| places.get(key).copied());
        let Some(place) = place else {
            if let Some(key) = &item.key {
                places.insert(key.clone(), merged.len());
            }
            merged.push(item);
            continue;
        };
        let earlier = &mut merged[place];
        if let (Content::Given(_, old), Content::Given(_, new)) = (&earlier.content, &mut item.content) {
            let both = new.and(*old);
            if both != *old && both != *new {
                merged.push(item);
                continue;
            }
            *new = both;
        }
        *earlier = item;
    }
    merged
}
