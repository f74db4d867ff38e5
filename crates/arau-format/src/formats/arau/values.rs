//! Reads arguments of rules and shapes from TOML values, by what their parameters say they take. No rule is known here
//! by name.

use super::read::{Item, StringPlace, in_words};
use crate::places::{FaultList, did_you_mean, excerpt};
use arau_core::{Arg, Args, Cell, Geometry, Param, ParamKind, Rule, RuleUse, Symbol, Symbols, kind_in_words};
use arau_rules::{RULES, rule};
use toml::de::{DeTable, DeValue};

/// Options inside options inside options … end here.
const MAX_DEPTH: usize = 8;

/// The most cells that the lists of one document may name in all.
const MAX_NAMED_CELLS: usize = 1 << 20;

/// The longest written list of cells, in bytes.
const MAX_LIST: usize = 1 << 16;

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
        let complaints = alone.complaints(&[*param], n_cells, n_symbols);
        for complaint in &complaints {
            self.faults.push(item.span().start, complaint);
        }
        if complaints.is_empty() { alone.get(param.name).cloned() } else { None }
    }

    fn value(&mut self, param: &Param, item: &Item<'t>) -> Option<Arg> {
        let at = item.span().start;
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
                self.faults.push(part.span().start, message);
                return None;
            };
            let more = self.cell_text(text, part)?;
            let Some(left) = self.n_cells_left.checked_sub(more.len()) else {
                let message = format!("the lists of cells name more than {MAX_NAMED_CELLS} cells in all");
                self.faults.push(part.span().start, message);
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
            self.faults.push(item.span().start, format!("a list of cells is longer than {MAX_LIST} bytes"));
            return None;
        }
        match geometry.parse_cells(text) {
            Ok(cells) => Some(cells),
            Err(error) => {
                let at = StringPlace::of(self.text, item).at(error.offset);
                self.faults.push(at, format!("`{}`: {}", excerpt(&error.word), error.reason));
                None
            }
        }
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
            self.faults.push(item.span().start, format!("`{name}` lists more than {MAX_LIST} symbols"));
            return None;
        }
        let mut found = Vec::new();
        for (at, glyph) in &glyphs {
            match symbols.find(glyph).or_else(|| symbols.with_value(glyph.parse().ok()?)) {
                Some(symbol) => found.push(symbol),
                None => {
                    let message = format!("`{name}`: `{}` is not a symbol of this puzzle", excerpt(glyph));
                    self.faults.push(*at, message);
                }
            }
        }
        (found.len() == glyphs.len()).then_some(found)
    }

    fn option(&mut self, name: &str, item: &Item<'t>) -> Option<Vec<RuleUse>> {
        let at = item.span().start;
        if self.depth == MAX_DEPTH {
            self.faults.push(at, format!("options are nested more than {MAX_DEPTH} deep"));
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
    pub(super) fn rule_list(&mut self, item: &Item<'t>, found: &mut Vec<(usize, RuleUse)>) {
        let DeValue::Array(list) = item.get_ref() else {
            let message = format!("`rules` is {}, not a list of rules", in_words(item.get_ref()));
            self.faults.push(item.span().start, message);
            return;
        };
        for item in list.iter() {
            found.extend(self.named_use(item).map(|rule| (item.span().start, rule)));
        }
    }

    /// A rule by its id alone, or a table with the id under `rule`.
    fn named_use(&mut self, item: &Item<'t>) -> Option<RuleUse> {
        let at = item.span().start;
        let empty = DeTable::new();
        let (id, id_at, table) = match item.get_ref() {
            DeValue::String(id) => (id.to_string(), at, &empty),
            DeValue::Table(table) => {
                let named = table.iter().find(|(key, _)| key.get_ref() == "rule").map(|(_, item)| item);
                match named.map(|item| (item.get_ref(), item.span().start)) {
                    Some((DeValue::String(id), id_at)) => (id.to_string(), id_at, table),
                    _ => {
                        self.faults.push(at, "`rule` is missing: the id of the rule");
                        return None;
                    }
                }
            }
            other => {
                self.faults.push(at, format!("{} stands where a rule should", in_words(other)));
                return None;
            }
        };
        let Some(rule) = rule(&id) else {
            let help = did_you_mean(&id, RULES.iter().map(|r| r.info().id));
            self.faults.push_with(id_at, format!("there is no rule `{}`", excerpt(&id)), help);
            return None;
        };
        self.one_use(rule, table, at, Some("rule"))
    }

    /// The uses of a rule under its own name: a list of tables, one table, or `true`.
    pub(super) fn uses_of(
        &mut self,
        rule: &'static dyn Rule,
        item: &Item<'t>,
        found: &mut Vec<(usize, RuleUse)>,
    ) {
        let at = item.span().start;
        let id = rule.info().id;
        match item.get_ref() {
            DeValue::Array(list) => {
                for item in list.iter() {
                    let DeValue::Table(table) = item.get_ref() else {
                        let message =
                            format!("`{id}` has {}, not a table of arguments", in_words(item.get_ref()));
                        self.faults.push(item.span().start, message);
                        continue;
                    };
                    let at = item.span().start;
                    found.extend(self.one_use(rule, table, at, None).map(|rule| (at, rule)));
                }
            }
            DeValue::Table(table) => found.extend(self.one_use(rule, table, at, None).map(|rule| (at, rule))),
            DeValue::Boolean(true) => {
                found.extend(self.one_use(rule, &DeTable::new(), at, None).map(|rule| (at, rule)));
            }
            DeValue::Boolean(false) => {}
            other => {
                let message =
                    format!("`{id}` is {}; write `[[{id}]]` and its arguments below", in_words(other));
                self.faults.push(at, message);
            }
        }
    }

    /// A rule with the arguments of a table. `besides` is the one key that is no argument.
    fn one_use(
        &mut self,
        rule: &'static dyn Rule,
        table: &DeTable<'t>,
        at: usize,
        besides: Option<&str>,
    ) -> Option<RuleUse> {
        let info = rule.info();
        let mut args = Args::new();
        let mut is_good = true;
        let known = || info.params.iter().map(|p| p.name);
        for (key, _) in table.iter() {
            let name: &str = key.get_ref();
            if !known().any(|known| known == name) && besides != Some(name) {
                let message = format!("{} has no argument `{}`", info.id, excerpt(name));
                let list = known().map(|k| format!("`{k}`")).collect::<Vec<_>>().join(", ");
                let help =
                    if list.is_empty() { "it takes none".to_string() } else { format!("it takes {list}") };
                self.faults.push_with(key.span().start, message, Some(help));
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
                    self.faults.push(at, message);
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
