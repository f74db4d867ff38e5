//! Classic puzzles as lines: a character per cell, `1–9A–Za–z`, and `.`, `0`, `*` or `_` for an empty cell.
//! What follows a space, comma, semicolon, colon or tab is not part of the puzzle; where it is wanted, it is its title and,
//! after a tab, its author.

use crate::board::{Boxes, square};
use crate::carry::Carrier;
use crate::places::excerpt;
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Fault, Faults, Place, PuzzleSpec, Symbol};

/// Classic puzzles, one per line.
pub struct Line;

const INFO: FormatInfo = FormatInfo {
    id: "line",
    title: "Classic puzzles, one per line",
    carries: "givens of square grids up to 61×61 with rows, columns and boxes; title and author as trailing text",
    writes: true,
    by_line: true,
};

/// The largest side whose symbols are a character each.
pub(super) const MAX_SIDE: usize = 61;

impl Format for Line {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let Ok((_, line)) = only_line(text) else { return Likeness::No };
        let field = first_field(line);
        let Some(greatest) = greatest_symbol(field) else { return Likeness::No };
        match side(field.len()) {
            Some(n) if n >= 4 && greatest <= n => Likeness::Sure,
            Some(n) if n >= 2 && greatest <= n => Likeness::Maybe,
            // Close enough that its own faults say more than "unrecognised format" would.
            _ if field.len() >= 16 && is_mostly_digits(field) => Likeness::Maybe,
            _ => Likeness::No,
        }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let (offset, line) = only_line(text)?;
        let field = first_field(line);
        let n_chars = field.chars().count();
        let Some(n) = side(n_chars).filter(|n| (1..=MAX_SIDE).contains(n)) else {
            let message = match n_chars > MAX_SIDE * MAX_SIDE {
                true => {
                    format!("{n_chars} characters are more than the cells of a {MAX_SIDE}×{MAX_SIDE} grid")
                }
                false => format!("{n_chars} characters do not make a square grid"),
            };
            let fault = Fault::invalid(message).at(Place::of_offset(text, offset + field.len()));
            return Err(fault.with_help("a 9×9 puzzle has 81 characters").into());
        };
        let boxes = options.box_size.map_or(Boxes::Usual, |(height, width)| Boxes::Size(height, width));
        let place = || Place::of_offset(text, offset);
        let mut spec = square(n, boxes).map_err(|faults| faults.at(&place()))?;
        let mut faults = Faults::default();
        for ((i, c), given) in field.char_indices().zip(&mut spec.givens) {
            match symbol_value(c) {
                Some(0) => {}
                Some(value) if value <= n => *given = Some(Symbol(value as u8 - 1)),
                _ => {
                    let message = format!(
                        "`{}` is not a symbol of a {n}×{n} grid",
                        excerpt(c.encode_utf8(&mut [0; 4]))
                    );
                    faults.push(Fault::unknown(message).at(Place::of_offset(text, offset + i)));
                }
            }
        }
        if options.keep_trailing_text {
            keep_trailing_text(&line[field.len()..], &mut spec);
        }
        faults.or_ok(spec)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        check_classic(&mut carrier);
        carrier.finish(|| {
            let mut line: String = spec.givens.iter().map(|given| glyph(*given)).collect();
            let about = [&spec.about.title, &spec.about.author];
            for text in about.into_iter().flatten() {
                line.push('\t');
                line.extend(text.chars().map(|c| if c.is_control() { ' ' } else { c }));
            }
            line.push('\n');
            line
        })
    }
}

/// Reads what the writer puts after a puzzle: its title and, after a tab, its author. Lists with other texts have them in
/// the title, but a solution is none.
fn keep_trailing_text(rest: &str, spec: &mut PuzzleSpec) {
    let mut texts = rest.trim_start_matches([' ', ',', ';', ':', '\t']).split('\t').map(str::trim);
    let is_grid = |text: &str| {
        text.chars().count() == spec.givens.len() && text.chars().all(|c| symbol_value(c).is_some())
    };
    let title = texts.next().filter(|text| !text.is_empty() && !is_grid(text)).map(str::to_string);
    let author: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
    spec.about.author = (title.is_some() && !author.is_empty()).then(|| author.join(" "));
    spec.about.title = title;
}

/// Notes everything that keeps a puzzle from being a classic one with the usual boxes.
pub(super) fn check_classic(carrier: &mut Carrier<'_>) {
    carrier.rules(|rule| rule.id() == "houses");
    let Some(n) = carrier.square() else { return };
    carrier.digits(n);
    if n > MAX_SIDE {
        carrier.cannot("symbols", format!("this format supports at most {MAX_SIDE} symbols"));
    }
    match square(n, Boxes::Usual) {
        Ok(usual) => {
            let (usual_part, part) = (usual.geometry.parts().first(), carrier.spec.geometry.parts().first());
            if usual_part.map(|p| p.box_size) != part.map(|p| p.box_size) {
                carrier
                    .cannot("box", "this format cannot express box sizes, and these are not the usual boxes");
            }
            carrier.houses(usual.rules[0].args.text("of").unwrap_or_default());
        }
        Err(reasons) => carrier.cannot("shape", reasons.to_string()),
    }
}

/// How a given is written.
pub(super) fn glyph(given: Option<Symbol>) -> char {
    const GLYPHS: &[u8; 61] = b"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    given.and_then(|symbol| GLYPHS.get(symbol.idx())).map_or('.', |&glyph| char::from(glyph))
}

/// The value of a character, 0 for an empty cell.
pub(super) fn symbol_value(c: char) -> Option<usize> {
    match c {
        '.' | '0' | '*' | '_' => Some(0),
        '1'..='9' => Some(c as usize - '0' as usize),
        'A'..='Z' => Some(c as usize - 'A' as usize + 10),
        'a'..='z' => Some(c as usize - 'a' as usize + 36),
        _ => None,
    }
}

fn greatest_symbol(field: &str) -> Option<usize> {
    field.chars().map(symbol_value).try_fold(0, |greatest, value| Some(greatest.max(value?)))
}

fn is_mostly_digits(field: &str) -> bool {
    let n_digits = field.chars().filter(|c| matches!(c, '0'..='9' | '.' | '*' | '_')).count();
    n_digits * 2 >= field.len()
}

/// The side of a square of this many cells.
pub(super) fn side(n_cells: usize) -> Option<usize> {
    let side = n_cells.isqrt();
    (side * side == n_cells).then_some(side)
}

/// The part of a line before the first separator.
pub(super) fn first_field(line: &str) -> &str {
    line.split([' ', ',', ';', ':', '\t']).next().unwrap_or_default()
}

/// The only line of a text that is neither blank nor a comment, trimmed, with its offset.
pub(super) fn only_line(text: &str) -> Result<(usize, &str), Faults> {
    let mut found: Option<(usize, &str)> = None;
    for line in text.lines() {
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        let offset = trimmed.as_ptr() as usize - text.as_ptr() as usize;
        if found.is_some() {
            let fault = Fault::syntax("there is a second line, but a puzzle in this format is one line");
            return Err(fault.at(Place::of_offset(text, offset)).into());
        }
        found = Some((offset, trimmed));
    }
    found.ok_or_else(|| Fault::missing("there is no puzzle here").at(Place::at(1, 1)).into())
}
