//! Reads an arau document: which keys there are and what becomes of each.

use super::values::{ArgReader, Written};
use super::{alphabet, custom, spans::Spans};
use crate::drawn::read_drawn;
use crate::places::{FaultList, did_you_mean, excerpt, rule_by_title, variant_by_full_name};
use arau_core::{
    About, Arg, Args, Fault, Faults, Geometry, Param, Place, PuzzleSpec, RuleUse, Symbol, Symbols,
};
use arau_rules::{RULES, SHAPES, Shaped, VARIANTS, Variant, rule, shape, variant};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value with its place in the document.
pub(super) type Item<'t> = Spanned<DeValue<'t>>;

/// The keys that mean something in every document.
pub(super) const RESERVED: [&str; 16] = [
    "variant", "shape", "title", "author", "text", "symbols", "values", "houses", "givens", "solution",
    "entries", "marks", "rules", "cell", "group", "part",
];

/// Longer documents are refused before they are looked at: parsed, they would take many times their size.
const MAX_BYTES: usize = 4 << 20;

/// The puzzle of a document, or every fault.
pub(super) fn read(text: &str) -> Result<PuzzleSpec, Faults> {
    if text.len() > MAX_BYTES {
        let message = format!("the document has {} bytes; at most {MAX_BYTES} are read", text.len());
        return Err(Fault::too_large(message).at(Place::at(1, 1)).into());
    }
    let mut faults = FaultList::new(text);
    let (document, errors) = DeTable::parse_recoverable(text);
    for error in errors {
        let span = error.span().unwrap_or(text.len()..text.len());
        faults.push(span, Fault::syntax(error.message().replace('\n', ", ")));
    }
    if !faults.is_empty() {
        return faults.into_error();
    }
    let mut reader = Reader { text, table: document.get_ref(), faults };
    match reader.read() {
        Some(spec) => reader.faults.or_ok(spec),
        None => reader.faults.into_error(),
    }
}

/// The document and the faults found so far.
pub(super) struct Reader<'t, 'd> {
    pub(super) text: &'t str,
    pub(super) table: &'d DeTable<'t>,
    pub(super) faults: FaultList<'t>,
}

/// A board with its usual alphabet size and houses.
pub(super) struct Board {
    pub(super) geometry: Geometry,
    pub(super) n_symbols: usize,
    pub(super) houses: String,
}

impl From<Shaped> for Board {
    fn from(shaped: Shaped) -> Board {
        Board { geometry: shaped.geometry, n_symbols: shaped.n_symbols, houses: shaped.houses.to_string() }
    }
}

impl<'t, 'd> Reader<'t, 'd> {
    fn read(&mut self) -> Option<PuzzleSpec> {
        let variant = self.variant();
        let (shape_id, shape_span) = match self.string("shape") {
            Some((id, span)) => (id, span),
            None if self.get("cell").is_some() => ("custom".to_string(), 0..0),
            None => (variant.map_or("rect", |v| v.shape).to_string(), 0..0),
        };
        let (board, shape_params) = self.board(&shape_id, shape_span, variant);
        self.unknown_keys(shape_params);
        let board = board?;
        let symbols = alphabet::read(self, variant, board.n_symbols)?;
        let mut spec = PuzzleSpec::new(board.geometry, symbols);
        spec.about = self.about(variant);
        let written = self.rules(&mut spec, variant, &board.houses);
        if let Some(givens) = self.grid("givens", &spec.geometry, &spec.symbols) {
            spec.givens = givens;
        }
        if let Some(solution) = self.grid("solution", &spec.geometry, &spec.symbols) {
            spec.about.solution = self.full_grid(&spec, solution);
        }
        self.entries(&mut spec);
        self.check(&spec, &written);
        Some(spec)
    }

    pub(super) fn get(&self, key: &str) -> Option<&'d Item<'t>> {
        self.table.iter().find(|(name, _)| name.get_ref() == key).map(|(_, item)| item)
    }

    /// The text under a key, with its place.
    fn string(&mut self, key: &str) -> Option<(String, Range<usize>)> {
        let item = self.get(key)?;
        match item.get_ref() {
            DeValue::String(text) => Some((text.to_string(), item.span())),
            other => {
                self.faults.push(item.span(), format!("`{key}` is {}, not a text", in_words(other)));
                None
            }
        }
    }

    fn variant(&mut self) -> Option<&'static Variant> {
        let (id, span) = self.string("variant")?;
        let found = variant(&id);
        if found.is_none() {
            let help = variant_by_full_name(&id).or_else(|| did_you_mean(&id, VARIANTS.iter().map(|v| v.id)));
            let fault = Fault::unknown(format!("there is no variant `{}`", excerpt(&id)));
            self.faults.push(span, fault.with_help_if(help));
        }
        found
    }

    fn about(&mut self, variant: Option<&Variant>) -> About {
        About {
            title: self.string("title").map(|(text, _)| text),
            author: self.string("author").map(|(text, _)| text),
            text: self.string("text").map(|(text, _)| text),
            variant: variant.map(|v| v.id.to_string()),
            solution: None,
        }
    }

    /// The board of a shape, and the parameters that the shape takes.
    fn board(
        &mut self,
        id: &str,
        span: Range<usize>,
        variant: Option<&Variant>,
    ) -> (Option<Board>, &'static [Param]) {
        if id == "custom" {
            return (custom::read(self), &[]);
        }
        let Some(shape) = shape(id) else {
            let help = did_you_mean(id, SHAPES.iter().map(|s| s.info().id));
            let fault = Fault::unknown(format!("there is no shape `{}`", excerpt(id)));
            self.faults.push(span, fault.with_help_if(help));
            return (None, &[]);
        };
        let params = shape.info().params;
        let mut args = variant.filter(|v| v.shape == id).map_or_else(Args::new, |v| (v.shape_args)());
        let mut understood = true;
        for param in params {
            let Some(item) = self.get(param.name) else { continue };
            let arg = ArgReader::plain(self.text, &mut self.faults).arg(param, item);
            understood &= arg.is_some();
            arg.into_iter().for_each(|arg| args.set(param.name, arg));
        }
        if !understood {
            return (None, params);
        }
        let faults: Faults = args.faults(params, 0, 0).into_iter().collect();
        match faults.or_ok(()).and_then(|()| shape.make(&args)) {
            Ok(shaped) => (Some(shaped.into()), params),
            Err(faults) => {
                let spans = Spans { text: self.text, board: None };
                for fault in faults {
                    let written = spans.argument(fault.argument(), params, self.table);
                    self.faults.push(written.unwrap_or(span.clone()), fault);
                }
                (None, params)
            }
        }
    }

    fn unknown_keys(&mut self, shape_params: &[Param]) {
        let known = || {
            let params = shape_params.iter().map(|p| p.name);
            RESERVED.into_iter().chain(params).chain(RULES.iter().map(|r| r.info().id))
        };
        for (key, _) in self.table.iter().filter(|(key, _)| !known().any(|k| k == key.get_ref())) {
            let name = key.get_ref();
            let shape_with_it = SHAPES.iter().find(|s| s.info().params.iter().any(|p| p.name == name));
            let help = match shape_with_it {
                Some(shape) => Some(format!("it is an argument of the shape `{}`", shape.info().id)),
                None => rule_by_title(name).or_else(|| did_you_mean(name, known())),
            };
            let fault = Fault::unknown(format!("unknown key `{}`", excerpt(name)));
            self.faults.push(key.span(), fault.with_help_if(help));
        }
    }

    /// Adds the rules, and tells where each of them was written.
    fn rules(
        &mut self,
        spec: &mut PuzzleSpec,
        variant: Option<&Variant>,
        usual_houses: &str,
    ) -> Vec<Written<'d, 't>> {
        let usual = if variant.is_none_or(|v| v.houses) { usual_houses } else { "" };
        let mut all: Vec<(RuleUse, Written<'d, 't>)> = self.houses(usual).into_iter().collect();
        let of_variant = variant.into_iter().flat_map(|v| (v.rules)());
        all.extend(of_variant.map(|rule| (rule, Written::Implied)));
        let mut written = Vec::new();
        let mut args = ArgReader::on_board(self.text, &mut self.faults, &spec.geometry, &spec.symbols);
        for (key, item) in self.table.iter() {
            match (rule(key.get_ref()), key.get_ref().as_ref()) {
                (None, "rules") => args.rule_list(item, &mut written),
                // `houses` as a word or flag says which groups are houses; as a table it is the rule of that name.
                (Some(_), "houses") if !is_table(item.get_ref()) => {}
                (Some(rule), _) => args.uses_of(rule, item, &mut written),
                (None, _) => {}
            }
        }
        written.sort_by_key(|(_, written)| written.span().start);
        all.extend(written);
        let mut places = Vec::with_capacity(all.len());
        for (rule, written) in all {
            spec.rule_places.push(self.faults.place(written.span()));
            spec.rules.push(rule);
            places.push(written);
        }
        places
    }

    /// Tells of rules that make no sense on the board, at the argument that is wrong.
    fn check(&mut self, spec: &PuzzleSpec, written: &[Written<'d, 't>]) {
        let spans = Spans { text: self.text, board: Some((&spec.geometry, &spec.symbols)) };
        for (rule, written) in spec.rules.iter().zip(written) {
            for fault in rule.faults(spec) {
                self.faults.push(written.argument(&spans, rule, fault.argument()), fault);
            }
        }
    }

    /// The rule that the usual groups, or those that the document names, are houses.
    fn houses(&mut self, usual: &str) -> Option<(RuleUse, Written<'d, 't>)> {
        let item = self.get("houses");
        let (kinds, written) = match item.map(|item| (item.get_ref(), item)) {
            Some((DeValue::Boolean(false), _)) => return None,
            Some((DeValue::String(kinds), item)) => (kinds.to_string(), Written::Text(item)),
            None | Some((DeValue::Boolean(true) | DeValue::Array(_) | DeValue::Table(_), _)) => {
                (usual.to_string(), Written::Implied)
            }
            Some((other, item)) => {
                let message = format!("`houses` is {}, not true, false or kinds of groups", in_words(other));
                self.faults.push(item.span(), message);
                return None;
            }
        };
        let houses = rule("houses").filter(|_| !kinds.trim().is_empty())?;
        Some((RuleUse::new(houses, Args::new().with("of", Arg::Text(kinds))), written))
    }

    /// A symbol or nothing per cell: drawn, or by the labels of cells.
    fn grid(&mut self, key: &str, geometry: &Geometry, symbols: &Symbols) -> Option<Vec<Option<Symbol>>> {
        let item = self.get(key)?;
        match item.get_ref() {
            DeValue::String(drawing) => match read_drawn(drawing, symbols, geometry.n_cells()) {
                Ok(cells) => Some(cells),
                Err(misdrawn) => {
                    let place = StringPlace::of(self.text, item);
                    for (offset, fault) in misdrawn {
                        self.faults.push(place.at(offset), fault.about(key));
                    }
                    None
                }
            },
            DeValue::Table(table) => Some(self.labelled_grid(table, geometry, symbols)),
            other => {
                let message = format!("`{key}` is {}, not a drawn grid or a table of cells", in_words(other));
                self.faults.push(item.span(), message);
                None
            }
        }
    }

    fn labelled_grid(
        &mut self,
        table: &DeTable<'t>,
        geometry: &Geometry,
        symbols: &Symbols,
    ) -> Vec<Option<Symbol>> {
        let mut cells = vec![None; geometry.n_cells()];
        for (label, item) in table.iter() {
            let glyph = match item.get_ref() {
                DeValue::String(glyph) => glyph.to_string(),
                DeValue::Integer(number) => number.to_string(),
                other => in_words(other).to_string(),
            };
            let symbol = symbols.find(&glyph).or_else(|| symbols.with_value(glyph.parse().ok()?));
            if symbol.is_none() {
                let message = format!("`{}` is not a symbol of this puzzle", excerpt(&glyph));
                self.faults.push(item.span(), Fault::unknown(message));
            }
            match geometry.find(label.get_ref()) {
                Some(cell) if cells[cell.idx()].is_some() => {
                    let message = format!("the cell `{}` is given twice", label.get_ref());
                    self.faults.push(label.span(), Fault::duplicate(message));
                }
                Some(cell) => cells[cell.idx()] = symbol,
                None => {
                    let message = format!("no cell `{}`", excerpt(label.get_ref()));
                    self.faults.push(label.span(), Fault::unknown(message));
                }
            }
        }
        cells
    }

    /// What a player has written so far: symbols as a grid, pencil marks by the labels of cells.
    fn entries(&mut self, spec: &mut PuzzleSpec) {
        if let Some(entries) = self.grid("entries", &spec.geometry, &spec.symbols)
            && let Err(faults) = spec.enter(&entries)
        {
            let span = self.get("entries").map_or(0..0, |item| item.span());
            faults.into_iter().for_each(|fault| self.faults.push(span.clone(), fault));
        }
        let Some(item) = self.get("marks") else { return };
        let DeValue::Table(table) = item.get_ref() else {
            let message = format!("`marks` is {}, not a table of cells", in_words(item.get_ref()));
            return self.faults.push(item.span(), message);
        };
        let mut args = ArgReader::on_board(self.text, &mut self.faults, &spec.geometry, &spec.symbols);
        let mut marks = Vec::new();
        for (label, item) in table.iter() {
            match spec.geometry.find(label.get_ref()) {
                Some(cell) => marks.extend(args.marks(item).map(|symbols| (cell, symbols))),
                None => args.unknown_cell(label.get_ref(), label.span()),
            }
        }
        for (cell, symbols) in marks.into_iter().filter(|(cell, _)| spec.givens[cell.idx()].is_none()) {
            spec.entries.mark(cell, symbols.into_iter().collect());
        }
    }

    fn full_grid(&mut self, spec: &PuzzleSpec, cells: Vec<Option<Symbol>>) -> Option<Vec<Symbol>> {
        let full = cells.iter().copied().collect::<Option<Vec<_>>>();
        if let Some(empty) = cells.iter().position(Option::is_none) {
            let label = spec.geometry.info(arau_core::Cell::at(empty)).label.clone();
            let span = self.get("solution").map_or(0..0, |item| item.span());
            let message = format!("solution: the cell {label} is empty");
            self.faults.push(span, Fault::missing(message));
        }
        full
    }
}

fn is_table(value: &DeValue<'_>) -> bool {
    matches!(value, DeValue::Array(_) | DeValue::Table(_))
}

/// What sort of value it is, for messages.
pub(super) fn in_words(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a decimal number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

/// Where the characters of a string stand in the document. Where escapes make the two differ, all are at its start.
pub(super) struct StringPlace {
    whole: Range<usize>,
    verbatim: Option<usize>,
}

impl StringPlace {
    pub(super) fn of(document: &str, item: &Item<'_>) -> StringPlace {
        let span = item.span();
        let nowhere = StringPlace { whole: span.clone(), verbatim: None };
        let (Some(raw), DeValue::String(text)) = (document.get(span.clone()), item.get_ref()) else {
            return nowhere;
        };
        let quotes = if raw.starts_with("\"\"\"") || raw.starts_with("'''") { 3 } else { 1 };
        let inner = raw.get(quotes..).unwrap_or_default();
        let breaks = match inner {
            _ if quotes == 1 => 0,
            _ if inner.starts_with("\r\n") => 2,
            _ => usize::from(inner.starts_with('\n')),
        };
        let is_verbatim = inner[breaks..].starts_with(&**text);
        StringPlace { verbatim: is_verbatim.then_some(span.start + quotes + breaks), ..nowhere }
    }

    pub(super) fn at(&self, offset: usize) -> usize {
        self.verbatim.map_or(self.whole.start, |start| start + offset)
    }

    /// Where a part of the string stands.
    pub(super) fn range(&self, part: Range<usize>) -> Range<usize> {
        self.verbatim.map_or(self.whole.clone(), |start| start + part.start..start + part.end)
    }
}
