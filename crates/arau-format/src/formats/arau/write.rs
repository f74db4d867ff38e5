//! Writes an arau document such that reading it gives the same puzzle.

use super::toml_text::{key, list, string};
use crate::drawn::draw;
use arau_core::{Arg, Args, Cell, Geometry, PuzzleSpec, RectPart, RuleUse, Symbol, Symbols};
use arau_rules::{Shaped, Variant, shape, variant};
use std::fmt::Write;

/// The document of a puzzle.
pub(super) fn write(spec: &PuzzleSpec) -> String {
    let board = BoardText::of(spec);
    let mut out = String::new();
    out.push_str(&board.head);
    for (name, text) in
        [("title", &spec.about.title), ("author", &spec.about.author), ("text", &spec.about.text)]
    {
        if let Some(text) = text {
            line(&mut out, name, &string(text));
        }
    }
    write_symbols(&mut out, spec, &board);
    let rules = write_houses(&mut out, spec, &board);
    if spec.n_givens() > 0 {
        line(&mut out, "givens", &grid(spec, &spec.givens));
    }
    if let Some(solution) = &spec.about.solution {
        let cells: Vec<Option<Symbol>> = solution.iter().copied().map(Some).collect();
        line(&mut out, "solution", &grid(spec, &cells));
    }
    write_entries(&mut out, spec);
    // Rules without arguments that stand before all others go into the list; later ones keep their place as tables.
    // The key `houses` says which groups are houses, so uses of the rule of that name go into the list too.
    let has_args = |rule: &RuleUse| rule.args.iter().next().is_some();
    let n_plain = rules.iter().position(has_args).unwrap_or(rules.len());
    let last_houses = rules.iter().rposition(|rule| rule.id() == "houses").map_or(0, |last| last + 1);
    let n_listed = n_plain.max(last_houses);
    if n_listed > 0 {
        let listed = |rule: &RuleUse| if has_args(rule) { inline_use(rule, spec) } else { string(rule.id()) };
        line(&mut out, "rules", &list(rules[..n_listed].iter().map(listed)));
    }
    out.push_str(&board.cells);
    for rule in &rules[n_listed..] {
        let _ = write!(out, "\n[[{}]]\n", rule.id());
        for (name, arg) in rule.args.iter() {
            line(&mut out, name, &value(arg, spec));
        }
    }
    out
}

fn line(out: &mut String, name: &str, value: &str) {
    let _ = writeln!(out, "{} = {value}", key(name));
}

/// How a document states the board.
struct BoardText {
    /// Variant or shape with arguments.
    head: String,
    /// Cells and groups, for a board that no shape makes.
    cells: String,
    variant: Option<&'static Variant>,
    usual_houses: String,
    n_symbols: usize,
}

impl BoardText {
    fn of(spec: &PuzzleSpec) -> BoardText {
        let Some((id, args, shaped)) = recognised(&spec.geometry) else {
            return BoardText::spelled_out(spec);
        };
        let variant = spec.about.variant.as_deref().and_then(variant);
        let variant =
            variant.filter(|v| v.shape == id && is_prefix(&variant_rules(v, shaped.houses), &spec.rules));
        // What the variant asks of the shape must be overruled by name where it differs; where it cannot, the shape is
        // written instead.
        let variant = variant.filter(|v| (v.shape_args)().iter().all(|(name, _)| args.get(name).is_some()));
        let mut head = String::new();
        match variant {
            Some(variant) => line(&mut head, "variant", &string(variant.id)),
            None if id == "rect" => {}
            None => line(&mut head, "shape", &string(id)),
        }
        let said = variant.map_or_else(Args::new, |v| (v.shape_args)());
        for (name, arg) in args.iter().filter(|(name, arg)| said.get(name) != Some(*arg)) {
            line(&mut head, name, &value(arg, spec));
        }
        let usual_houses = if variant.is_none_or(|v| v.houses) { shaped.houses } else { "" };
        BoardText {
            head,
            cells: String::new(),
            variant,
            usual_houses: usual_houses.to_string(),
            n_symbols: shaped.n_symbols,
        }
    }

    fn spelled_out(spec: &PuzzleSpec) -> BoardText {
        let geometry = &spec.geometry;
        let mut cells = String::new();
        for cell in geometry.cells() {
            write_cell(&mut cells, geometry, cell);
        }
        for group in geometry.groups() {
            cells.push_str("\n[[group]]\n");
            line(&mut cells, "kind", &string(&group.kind));
            line(&mut cells, "name", &string(&group.name));
            line(&mut cells, "cells", &string(&geometry.labels(&group.cells)));
        }
        for part in geometry.parts() {
            write_part(&mut cells, geometry, part);
        }
        let head = "shape = \"custom\"\n".to_string();
        // Houses and symbols are always stated, whatever is usual on such a board.
        BoardText { head, cells, variant: None, usual_houses: "?".into(), n_symbols: 0 }
    }
}

/// The shape and arguments that make a board: those it was made from, or those of a plain grid if it is one.
fn recognised(geometry: &Geometry) -> Option<(&'static str, Args, Shaped)> {
    if let Some(origin) = geometry.origin() {
        let shaped = shape(origin.shape)?.make(&origin.args).ok()?;
        return Some((origin.shape, origin.args.clone(), shaped));
    }
    let [part] = geometry.parts() else { return None };
    let mut args = match part.n_rows == part.n_cols {
        true => Args::new().with_int("size", part.n_rows as i64),
        false => Args::new().with_int("rows", part.n_rows as i64).with_int("columns", part.n_cols as i64),
    };
    match part.box_size {
        Some((height, width)) => args.set("box", Arg::Text(format!("{height}x{width}"))),
        None => args.set("box", Arg::Text("none".into())),
    }
    if geometry.groups_of("region").next().is_some() {
        args.set("regions", Arg::Text(region_map(geometry, part)?));
    }
    let shaped = shape("rect")?.make(&args).ok()?;
    (shaped.geometry == *geometry).then_some(("rect", args, shaped))
}

/// The drawn map of the groups called `region x`.
fn region_map(geometry: &Geometry, part: &RectPart) -> Option<String> {
    let mut letters = vec!['.'; geometry.n_cells()];
    for region in geometry.groups_of("region") {
        let letter = region.name.strip_prefix("region ").filter(|name| name.chars().count() == 1)?;
        region.cells.iter().for_each(|cell| letters[cell.idx()] = letter.chars().next().unwrap_or('.'));
    }
    let rows: Vec<String> = letters.chunks(part.n_cols).map(|row| row.iter().collect()).collect();
    Some(rows.join("\n"))
}

fn variant_rules(variant: &Variant, usual_houses: &str) -> Vec<RuleUse> {
    let houses = variant.houses.then(|| houses_rule(usual_houses)).flatten();
    houses.into_iter().chain((variant.rules)()).collect()
}

fn houses_rule(kinds: &str) -> Option<RuleUse> {
    let houses = arau_rules::rule("houses").filter(|_| !kinds.is_empty())?;
    Some(RuleUse::new(houses, Args::new().with_text("of", kinds)))
}

fn is_prefix(prefix: &[RuleUse], rules: &[RuleUse]) -> bool {
    rules.len() >= prefix.len() && rules[..prefix.len()] == *prefix
}

fn write_cell(out: &mut String, geometry: &Geometry, cell: Cell) {
    let info = geometry.info(cell);
    out.push_str("\n[[cell]]\n");
    line(out, "label", &string(&info.label));
    if !info.coords.is_empty() {
        line(out, "coords", &list(info.coords.iter().map(i16::to_string)));
    }
    line(out, "outline", &list(info.outline.iter().map(|p| format!("[{:?}, {:?}]", p.x, p.y))));
    line(out, "neighbours", &string(&geometry.labels(geometry.neighbours(cell))));
}

fn write_part(out: &mut String, geometry: &Geometry, part: &RectPart) {
    out.push_str("\n[[part]]\n");
    line(out, "rows", &part.n_rows.to_string());
    line(out, "columns", &part.n_cols.to_string());
    if let Some((height, width)) = part.box_size {
        line(out, "box", &string(&format!("{height}x{width}")));
    }
    let labels: Vec<&str> = part.cells.iter().map(|c| c.map_or(".", |c| geometry.label(c))).collect();
    line(out, "cells", &string(&labels.join(" ")));
}

fn write_symbols(out: &mut String, spec: &PuzzleSpec, board: &BoardText) {
    let symbols = &*spec.symbols;
    let digits = || (board.n_symbols > 0).then(|| Symbols::digits(board.n_symbols));
    let usual = board.variant.and_then(Variant::symbols).or_else(digits);
    if usual.as_ref() == Some(symbols) {
        return;
    }
    let values = symbols.values();
    let (low, high) = (values[0], values[values.len() - 1]);
    if low <= high && (high - low) as usize + 1 == values.len() && *symbols == Symbols::decimals(low, high) {
        return line(out, "symbols", &string(&format!("{low}-{high}")));
    }
    if *symbols == Symbols::digits(symbols.len()) {
        return line(out, "symbols", &symbols.len().to_string());
    }
    line(out, "symbols", &list(symbols.iter().map(|s| string(symbols.glyph(s)))));
    match symbols.has_values() {
        true => line(out, "values", &list(values.iter().map(i32::to_string))),
        false => line(out, "values", "false"),
    }
}

/// Writes which groups are houses and gives the rules that are left to write.
fn write_houses<'s>(out: &mut String, spec: &'s PuzzleSpec, board: &BoardText) -> &'s [RuleUse] {
    let rules = &spec.rules[..];
    if let Some(variant) = board.variant {
        return &rules[variant_rules(variant, &board.usual_houses).len()..];
    }
    match rules.first().filter(|rule| rule.id() == "houses").and_then(|rule| rule.args.text("of")) {
        Some(kinds) if !kinds.trim().is_empty() => {
            if kinds != board.usual_houses {
                line(out, "houses", &string(kinds));
            }
            &rules[1..]
        }
        _ => {
            if !board.usual_houses.is_empty() {
                line(out, "houses", "false");
            }
            rules
        }
    }
}

/// What a player has written so far.
fn write_entries(out: &mut String, spec: &PuzzleSpec) {
    if spec.entries.placed().next().is_some() {
        let cells: Vec<Option<Symbol>> =
            spec.geometry.cells().map(|cell| spec.entries.symbol(cell)).collect();
        line(out, "entries", &grid(spec, &cells));
    }
    let marks = spec.entries.marks().map(|(cell, symbols)| {
        let symbols = Arg::Symbols(symbols.iter().collect());
        format!("{} = {}", key(spec.geometry.label(cell)), value(&symbols, spec))
    });
    let marks: Vec<String> = marks.collect();
    if !marks.is_empty() {
        line(out, "marks", &format!("{{ {} }}", marks.join(", ")));
    }
}

fn grid(spec: &PuzzleSpec, cells: &[Option<Symbol>]) -> String {
    if let Some(drawing) = draw(&spec.geometry, &spec.symbols, cells) {
        return string(&drawing);
    }
    let given = |(cell, symbol): (Cell, &Option<Symbol>)| {
        let glyph = string(spec.symbols.glyph((*symbol)?));
        Some(format!("{} = {glyph}", key(spec.geometry.label(cell))))
    };
    let entries: Vec<String> = spec.geometry.cells().zip(cells).filter_map(given).collect();
    format!("{{ {} }}", entries.join(", "))
}

fn value(arg: &Arg, spec: &PuzzleSpec) -> String {
    let labels = |cells: &[Cell]| string(&spec.geometry.labels(cells));
    match arg {
        Arg::Int(value) => value.to_string(),
        Arg::Ints(values) => list(values.iter().map(i64::to_string)),
        Arg::Flag(flag) => flag.to_string(),
        Arg::Text(text) => string(text),
        Arg::Cells(cells) => labels(cells),
        Arg::CellLists(lists) => list(lists.iter().map(|cells| labels(cells))),
        Arg::Symbols(symbols) => {
            let glyphs: Vec<&str> = symbols.iter().map(|&s| spec.symbols.glyph(s)).collect();
            match spec.symbols.one_char_each() && !glyphs.iter().any(|g| g.trim().is_empty() || *g == ",") {
                true => string(&glyphs.concat()),
                false => list(glyphs.into_iter().map(string)),
            }
        }
        Arg::Options(options) => {
            let option = |rules: &Vec<RuleUse>| list(rules.iter().map(|rule| inline_use(rule, spec)));
            list(options.iter().map(option))
        }
    }
}

/// A rule inside an option. Inline tables stand on one line.
fn inline_use(rule: &RuleUse, spec: &PuzzleSpec) -> String {
    let mut parts = vec![format!("rule = {}", string(rule.id()))];
    parts.extend(rule.args.iter().map(|(name, arg)| format!("{} = {}", key(name), value(arg, spec))));
    format!("{{ {} }}", parts.join(", "))
}
