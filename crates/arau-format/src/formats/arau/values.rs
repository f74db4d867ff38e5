//! Reads arguments of rules and shapes from TOML values, by what their parameters say they take. No rule is known here
//! by name.

use super::read::{Item, StringPlace, in_words};
use super::spans::Spans;
use crate::places::{FaultList, did_you_mean, excerpt, rule_by_title, variant_of_that_name};
use arau_core::{
    Arg, ArgStep, Args, Cell, Fault, Geometry, Param, ParamKind, Rule, RuleUse, Symbol, Symbols,
    kind_in_words,
};
use arau_rules::{RULES, rule};
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// Options inside options inside options … end here.
const MAX_DEPTH: usize = 8;

/// The most cells that the lists of one document may name in all.
const MAX_NAMED_CELLS: usize = 1 << 20;

/// The longest written list of cells, in bytes.
const MAX_LIST: usize = 1 << 16;

/// Where a rule was written.
#[derive(Clone, Copy)]
pub(super) enum Written<'d, 't> {
    /// Nowhere: a variant or shape brings it.
    Implied,
    /// As a text or flag, which is all that is said of it.
    Text(&'d Item<'t>),
    /// As a table of its arguments.
    Table(&'d Item<'t>, &'d DeTable<'t>),
}

impl Written<'_, '_> {
    /// The bytes of all of it.
    pub(super) fn span(&self) -> Range<usize> {
        match self {
            Written::Implied => 0..0,
            Written::Text(item) | Written::Table(item, _) => item.span(),
        }
    }

    /// The bytes of an argument of the rule; all of it where that is not written.
    pub(super) fn argument(&self, spans: &Spans<'_, '_>, rule: &RuleUse, steps: &[ArgStep]) -> Range<usize> {
        let params = rule.rule.info().params;
        let argument = match (self, steps) {
            (Written::Table(_, table), _) => spans.argument(steps, params, table),
            (Written::Text(item), [ArgStep::Param(_), inner @ ..]) => {
                Some(spans.part(ParamKind::Text, item, inner))
            }
            _ => None,
        };
        argument.unwrap_or_else(|| self.span())
    }
}

/// The rules found so far.
pub(super) type RulesWithSource<'d, 't> = Vec<(RuleUse, Written<'d, 't>)>;

/// Reads arguments; those that name cells or symbols need a board.
pub(super) struct ArgReader<'r, 't> {
    text: &'t str,
    faults: &'r mut FaultList<'t>,
    board: Option<(&'r Geometry, &'r Symbols)>,
    n_cells_left: usize,
    depth: usize,
}

impl<'r, 't> ArgReader<'r, 't> {
    /// A reader of arguments that name no cells and no symbols.
    pub(super) fn plain(text: &'t str, faults: &'r mut FaultList<'t>) -> ArgReader<'r, 't> {
        ArgReader { text, faults, board: None, n_cells_left: MAX_NAMED_CELLS, depth: 0 }
    }

    /// A reader of arguments on a board.
    pub(super) fn on_board(
        text: &'t str,
        faults: &'r mut FaultList<'t>,
        geometry: &'r Geometry,
        symbols: &'r Symbols,
    ) -> ArgReader<'r, 't> {
        ArgReader { board: Some((geometry, symbols)), ..ArgReader::plain(text, faults) }
    }

    /// Where faults go.
    pub(super) fn faults(&mut self) -> &mut FaultList<'t> {
        self.faults
    }

    /// The argument for a parameter, checked against it; or nothing, and a fault.
    pub(super) fn arg(&mut self, param: &Param, item: &Item<'t>) -> Option<Arg> {
        let arg = self.value(param, item)?;
        let (n_cells, n_symbols) = self.board.map_or((0, 0), |(g, s)| (g.n_cells(), s.len()));
        let alone = Args::new().with(param.name, arg);
        let spans = Spans { text: self.text, board: self.board };
        let faults = alone.faults(&[*param], n_cells, n_symbols);
        let is_good = faults.is_empty();
        for fault in faults {
            self.faults.push(spans.part(param.kind, item, &fault.argument()[1..]), fault);
        }
        alone.get(param.name).filter(|_| is_good).cloned()
    }

    fn value(&mut self, param: &Param, item: &Item<'t>) -> Option<Arg> {
        let at = item.span();
        match (param.kind, item.get_ref(), self.board) {
            (ParamKind::Int { .. }, DeValue::Integer(_), _) => match integer(item) {
                Some(value) => return Some(Arg::Int(value)),
                None => self.faults.push(at, format!("`{}` is out of range", param.name)),
            },
            (ParamKind::Ints, DeValue::Array(list), _) => match list.iter().map(integer).collect() {
                Some(values) => return Some(Arg::Ints(values)),
                None => self.faults.push(at, format!("`{}` must be a list of whole numbers", param.name)),
            },
            (ParamKind::Flag, DeValue::Boolean(flag), _) => return Some(Arg::Flag(*flag)),
            (ParamKind::Choice(_) | ParamKind::Text, DeValue::String(text), _) => {
                return Some(Arg::Text(text.to_string()));
            }
            (ParamKind::Cells { .. }, DeValue::String(_) | DeValue::Array(_), Some(_)) => {
                return self.cells(param.name, item).map(Arg::Cells);
            }
            (ParamKind::CellLists, DeValue::Array(lists), Some(_)) => {
                let lists: Vec<_> = lists.iter().map(|list| self.cells(param.name, list)).collect();
                return lists.into_iter().collect::<Option<_>>().map(Arg::CellLists);
            }
            (ParamKind::Symbols, DeValue::String(_) | DeValue::Array(_), Some((_, symbols))) => {
                return self.symbols(symbols, param.name, item).map(Arg::Symbols);
            }
            (ParamKind::Options, DeValue::Array(options), Some(_)) => {
                let options: Vec<_> = options.iter().map(|option| self.option(param.name, option)).collect();
                return options.into_iter().collect::<Option<_>>().map(Arg::Options);
            }
            (kind, other, _) => {
                let message =
                    format!("`{}` is {}; it must be {}", param.name, in_words(other), kind_in_words(kind));
                self.faults.push(at, message);
            }
        }
        None
    }

    /// A list of cells: a text, or a list of texts.
    pub(super) fn cells(&mut self, name: &str, item: &Item<'t>) -> Option<Vec<Cell>> {
        let parts: Vec<&Item<'t>> = match item.get_ref() {
            DeValue::Array(list) => list.iter().collect(),
            _ => vec![item],
        };
        let mut cells = Vec::new();
        for part in parts {
            let DeValue::String(text) = part.get_ref() else {
                let message = format!("`{name}` has {}, not the labels of cells", in_words(part.get_ref()));
                self.faults.push(part.span(), message);
                return None;
            };
            let more = self.cell_text(text, part)?;
            let Some(left) = self.n_cells_left.checked_sub(more.len()) else {
                let message = format!("the lists of cells name more than {MAX_NAMED_CELLS} cells altogether");
                self.faults.push(part.span(), Fault::too_large(message));
                return None;
            };
            self.n_cells_left = left;
            cells.extend(more);
        }
        Some(cells)
    }

    fn cell_text(&mut self, text: &str, item: &Item<'t>) -> Option<Vec<Cell>> {
        let (geometry, _) = self.board?;
        if text.len() > MAX_LIST {
            let message = format!("a list of cells is longer than {MAX_LIST} bytes");
            self.faults.push(item.span(), Fault::too_large(message));
            return None;
        }
        match geometry.parse_cells(text) {
            Ok(cells) => Some(cells),
            Err(error) => {
                self.faults.push(StringPlace::of(self.text, item).range(error.span()), error);
                None
            }
        }
    }

    /// The pencil marks of a cell.
    pub(super) fn marks(&mut self, item: &Item<'t>) -> Option<Vec<Symbol>> {
        let (_, symbols) = self.board?;
        match item.get_ref() {
            DeValue::String(_) | DeValue::Array(_) => self.symbols(symbols, "marks", item),
            other => {
                let message =
                    format!("pencil marks must be a text or a list of symbols, not {}", in_words(other));
                self.faults.push(item.span(), message);
                None
            }
        }
    }

    /// Reports a label that no cell has.
    pub(super) fn unknown_cell(&mut self, label: &str, span: Range<usize>) {
        self.faults.push(span, Fault::unknown(format!("no cell `{}`", excerpt(label))));
    }

    /// A list of symbols: a text of glyphs, with blanks between them if they are longer than a character, or a list.
    fn symbols(&mut self, symbols: &Symbols, name: &str, item: &Item<'t>) -> Option<Vec<Symbol>> {
        let glyphs: Vec<(usize, String)> = match item.get_ref() {
            DeValue::String(text) if symbols.one_char_each() => {
                let place = StringPlace::of(self.text, item);
                let chars = text.char_indices().filter(|(_, c)| !c.is_whitespace() && *c != ',');
                chars.map(|(i, c)| (place.at(i), c.to_string())).collect()
            }
            DeValue::String(text) => {
                text.split_whitespace().map(|g| (item.span().start, g.to_string())).collect()
            }
            DeValue::Array(list) => list.iter().map(|g| (g.span().start, glyph_text(g))).collect(),
            _ => Vec::new(),
        };
        if glyphs.len() > MAX_LIST {
            let message = format!("`{name}` lists more than {MAX_LIST} symbols");
            self.faults.push(item.span(), Fault::too_large(message));
            return None;
        }
        let mut found = Vec::new();
        for (at, glyph) in &glyphs {
            match symbols.find(glyph).or_else(|| symbols.with_value(glyph.parse().ok()?)) {
                Some(symbol) => found.push(symbol),
                None => {
                    let message = format!("`{name}`: `{}` is not a symbol of this puzzle", excerpt(glyph));
                    self.faults.push(*at, Fault::unknown(message));
                }
            }
        }
        (found.len() == glyphs.len()).then_some(found)
    }

    fn option(&mut self, name: &str, item: &Item<'t>) -> Option<Vec<RuleUse>> {
        let at = item.span();
        if self.depth == MAX_DEPTH {
            let message = format!("options are nested more than {MAX_DEPTH} deep");
            self.faults.push(at, Fault::too_large(message));
            return None;
        }
        let DeValue::Array(rules) = item.get_ref() else {
            self.faults.push(at, format!("each option of `{name}` must be a list of rules"));
            return None;
        };
        self.depth += 1;
        let rules: Vec<_> = rules.iter().map(|rule| self.named_use(rule)).collect();
        self.depth -= 1;
        rules.into_iter().collect()
    }

    /// A list of rules: ids of rules that need no arguments, or tables that name their rule.
    pub(super) fn rule_list<'d>(&mut self, item: &'d Item<'t>, found: &mut RulesWithSource<'d, 't>) {
        let DeValue::Array(list) = item.get_ref() else {
            let message = format!("`rules` is {}, not a list of rules", in_words(item.get_ref()));
            self.faults.push(item.span(), message);
            return;
        };
        for item in list.iter() {
            let written = match item.get_ref() {
                DeValue::Table(table) => Written::Table(item, table),
                _ => Written::Text(item),
            };
            found.extend(self.named_use(item).map(|rule| (rule, written)));
        }
    }

    /// A rule by its id alone, or a table with the id under `rule`.
    fn named_use(&mut self, item: &Item<'t>) -> Option<RuleUse> {
        let at = item.span();
        let empty = DeTable::new();
        let (id, id_at, table) = match item.get_ref() {
            DeValue::String(id) => (id.to_string(), at.clone(), &empty),
            DeValue::Table(table) => {
                let named = table.iter().find(|(key, _)| key.get_ref() == "rule").map(|(_, item)| item);
                match named.map(|item| (item.get_ref(), item.span())) {
                    Some((DeValue::String(id), id_at)) => (id.to_string(), id_at, table),
                    _ => {
                        self.faults.push(at, Fault::missing("`rule` is missing: the id of the rule"));
                        return None;
                    }
                }
            }
            other => {
                self.faults.push(at, format!("{} is not a rule", in_words(other)));
                return None;
            }
        };
        let Some(rule) = rule(&id) else {
            let help = variant_of_that_name(&id)
                .or_else(|| rule_by_title(&id))
                .or_else(|| did_you_mean(&id, RULES.iter().map(|r| r.info().id)));
            let fault = Fault::unknown(format!("there is no rule `{}`", excerpt(&id)));
            self.faults.push(id_at, fault.with_help_if(help));
            return None;
        };
        self.one_use(rule, table, at, Some("rule"))
    }

    /// The uses of a rule under its own name: a list of tables, one table, or `true`.
    pub(super) fn uses_of<'d>(
        &mut self,
        rule: &'static dyn Rule,
        item: &'d Item<'t>,
        found: &mut RulesWithSource<'d, 't>,
    ) {
        let at = item.span();
        let id = rule.info().id;
        let mut add = |reader: &mut Self, item: &'d Item<'t>, table: &'d DeTable<'t>| {
            let read = reader.one_use(rule, table, item.span(), None);
            found.extend(read.map(|rule| (rule, Written::Table(item, table))));
        };
        match item.get_ref() {
            DeValue::Array(list) => {
                for item in list.iter() {
                    match item.get_ref() {
                        DeValue::Table(table) => add(self, item, table),
                        other => {
                            let message = format!("`{id}` has {}, not a table of arguments", in_words(other));
                            self.faults.push(item.span(), message);
                        }
                    }
                }
            }
            DeValue::Table(table) => add(self, item, table),
            DeValue::Boolean(true) => {
                let read = self.one_use(rule, &DeTable::new(), at, None);
                found.extend(read.map(|rule| (rule, Written::Text(item))));
            }
            DeValue::Boolean(false) => {}
            other => {
                let message =
                    format!("`{id}` is {}; write `[[{id}]]` and its arguments below", in_words(other));
                self.faults.push(at, message);
            }
        }
    }

    /// A rule with the arguments of a table. `other_key` is the one key that is no argument.
    fn one_use(
        &mut self,
        rule: &'static dyn Rule,
        table: &DeTable<'t>,
        at: Range<usize>,
        other_key: Option<&str>,
    ) -> Option<RuleUse> {
        let info = rule.info();
        let mut args = Args::new();
        let mut is_good = true;
        let known = || info.params.iter().map(|p| p.name);
        for (key, _) in table.iter() {
            let name: &str = key.get_ref();
            if !known().any(|known| known == name) && other_key != Some(name) {
                let message = format!("{} has no argument `{}`", info.id, excerpt(name));
                let list = known().map(|k| format!("`{k}`")).collect::<Vec<_>>().join(", ");
                let help =
                    if list.is_empty() { "it takes none".to_string() } else { format!("it takes {list}") };
                self.faults.push(key.span(), Fault::unknown(message).with_help(help));
                is_good = false;
            }
        }
        for param in info.params {
            match table.iter().find(|(key, _)| key.get_ref() == param.name) {
                Some((_, item)) => match self.arg(param, item) {
                    Some(arg) => args.set(param.name, arg),
                    None => is_good = false,
                },
                None if param.required => {
                    let message = format!("{}: `{}` is missing: {}", info.id, param.name, param.help);
                    self.faults.push(at.clone(), Fault::missing(message).of(param.name));
                    is_good = false;
                }
                None => {}
            }
        }
        is_good.then(|| RuleUse::new(rule, args))
    }
}

fn glyph_text(item: &Item<'_>) -> String {
    match item.get_ref() {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => number.to_string(),
        other => in_words(other).to_string(),
    }
}

/// The whole number of an item, if it is one and fits.
pub(super) fn integer(item: &Item<'_>) -> Option<i64> {
    match item.get_ref() {
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    }
}
