//! Reads a text: its sections, each a text of its own form or a constraint string, become one puzzle.

use super::board::Board;
use super::layout::Layout;
use super::reader::{Content, Context, Item, Reader};
use super::source::{Section, sections};
use super::texts::{self, Plain};
use super::token::{Token, tokens};
use crate::places::FaultList;
use arau_core::{Args, Cell, Faults, Place, PuzzleSpec, SymbolSet, Symbols};

/// The most constraints of a text.
const MAX_TOKENS: usize = 10_000;

/// The puzzle of a text, or every fault.
pub(super) fn read(text: &str) -> Result<PuzzleSpec, Faults> {
    let mut faults = FaultList::new(text);
    let sections = sections(text, &mut faults);
    if sections.is_empty() && faults.is_empty() {
        faults.push(0, "the text is empty");
    }
    if !faults.is_empty() {
        return faults.into_error();
    }
    let mut parts = Parts::default();
    for section in &sections {
        parts.add(section, &mut faults);
    }
    let mut layout = parts.layout;
    layout.read(&parts.tokens, &mut faults);
    let is_doppelganger = parts.tokens.iter().any(|token| token.kind == "Doppelganger");
    let names_derived =
        |section: &Section<'_>| ["~DGR", "~DGC", "~DGB"].iter().any(|s| section.compact.contains(s));
    layout.names_doppelgangers = is_doppelganger && sections.iter().any(names_derived);
    let Some((board, geometry, houses)) = Board::make(&layout, &mut faults) else {
        return faults.into_error();
    };
    if !faults.is_empty() {
        return faults.into_error();
    }
    let (low, high) = (board.shape.low, board.shape.high);
    let mut spec = PuzzleSpec::new(geometry, Symbols::numbers(low, high));
    spec.rule_places = vec![Place::default(); houses.len()];
    spec.rules = houses;
    let mut reader = Reader::new(board, faults);
    reader.note_globals(&parts.tokens);
    let mut items = reader.level(&parts.tokens, Context::TOP);
    for plain in &parts.plain {
        items.extend(items_of(plain, &mut reader));
    }
    for item in items {
        add(item, &mut spec, &mut reader);
    }
    reader.faults.or_ok(spec)
}

/// What the sections hold.
#[derive(Default)]
struct Parts<'s> {
    tokens: Vec<Token<'s>>,
    /// How many there are, those inside composites included.
    n_tokens: usize,
    plain: Vec<Plain>,
    layout: Layout<'s>,
}

impl<'s> Parts<'s> {
    fn add(&mut self, section: &'s Section<'_>, faults: &mut FaultList<'_>) {
        match texts::read(section) {
            Some(Ok((plain, map))) => {
                self.layout.add_shape(Ok(plain.shape), section.start, faults);
                if let Some(map) = map {
                    self.layout.add_jigsaw(map);
                }
                self.plain.push(plain);
            }
            Some(Err((at, reason))) => faults.push(at, reason),
            None => {
                let left = MAX_TOKENS.saturating_sub(self.n_tokens);
                let (tokens, n_tokens) = tokens(section, left, faults);
                self.n_tokens += n_tokens;
                self.tokens.extend(tokens);
            }
        }
    }
}

/// What a text of another form means.
fn items_of(plain: &Plain, reader: &mut Reader<'_>) -> Vec<Item> {
    let mut items = Vec::new();
    for given in &plain.givens {
        let low = reader.board.shape.low;
        let symbols = given.values.iter().filter_map(|&v| u8::try_from(v - low).ok()).map(arau_core::Symbol);
        let allowed: SymbolSet = symbols.collect();
        items.push(Item { at: given.at, key: None, content: Content::Given(Cell::at(given.idx), allowed) });
    }
    if plain.diagonals {
        let rule = reader.rule(plain.at, "diagonals", Args::new());
        items.extend(rule.map(|rule| Item::rules(plain.at, vec![rule])));
    }
    for cage in &plain.cages {
        let args = Args::new().with_cells(cage.cells.iter().map(|&idx| Cell::at(idx)).collect::<Vec<_>>());
        let args = if cage.sum == 0 { args } else { args.with_int("sum", cage.sum) };
        let rule = reader.rule(cage.at, "killer-cage", args);
        items.extend(rule.map(|rule| Item::rules(cage.at, vec![rule])));
    }
    items
}

/// Puts what must hold into the puzzle: a single value as a given, everything else as rules.
fn add(item: Item, spec: &mut PuzzleSpec, reader: &mut Reader<'_>) {
    if let Content::Given(cell, allowed) = item.content
        && let Some(symbol) = allowed.single()
        && spec.givens[cell.idx()].is_none_or(|given| given == symbol)
    {
        spec.givens[cell.idx()] = Some(symbol);
        return;
    }
    let place = reader.faults.place(item.at);
    for rule in reader.rules_of(vec![item]) {
        spec.rules.push(rule);
        spec.rule_places.push(place.clone());
    }
}
