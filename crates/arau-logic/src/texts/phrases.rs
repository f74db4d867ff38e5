//! Owns what cells, symbols and lists of them are called in a sentence.

use super::houses::Form;
use super::{Names, Speaker, chain};
use crate::Part;
use arau_core::{Candidate, Cell, Geometry, SymbolSet};
use fluent_bundle::FluentArgs;

impl Speaker {
    pub(super) fn part(&self, part: &Part, names: Names<'_>) -> String {
        match part {
            Part::Houses(houses) => self.houses(houses, names),
            Part::Cells(cells) => self.cells(cells, names),
            Part::Symbols(symbols) => self.symbols(*symbols, names, "and"),
            Part::Candidates(candidates) => {
                let name = |&Candidate { cell, symbol }: &Candidate| {
                    let (label, glyph) =
                        (names.puzzle.geometry().label(cell), names.puzzle.symbols().glyph(symbol));
                    format!("{label}={glyph}")
                };
                self.list(candidates.iter().map(name).collect(), "and")
            }
            Part::Chain(nodes) => {
                nodes.iter().map(|node| chain::node(node, names)).collect::<Vec<_>>().join(", ")
            }
            Part::Rule(constraint) => {
                let rule = names.puzzle.constraints()[*constraint].rule;
                self.rule(names.puzzle.spec().rules[rule].rule.info())
            }
            Part::Number(number) => number.to_string(),
            Part::Held(held) => self.held(held, names),
            Part::Sums(sums) => self.sums(sums, names),
            Part::Cage(cage) => self.cage(cage, names),
            Part::Shares(shares) => self.shares(shares, names),
            Part::Combinations(operation, ways) => self.combinations(*operation, ways, names),
            Part::Together(operations, pairs) => self.together(operations, pairs, names),
            Part::Left(changes) => self.so_of(changes, names),
            Part::Claims(claims) => self.claims(claims, names),
            Part::Words(words) => self.list(words.iter().map(|word| self.word(word, names)).collect(), "or"),
            Part::Places(places) => {
                self.list(places.iter().map(|cells| self.cells(cells, names)).collect(), "or")
            }
            Part::Covers(covers) => self.covers(covers, names),
        }
    }

    /// Houses with symbols that they take once: `2 and 7 in row 4; 3 in box 1`.
    fn covers(&self, covers: &[(usize, SymbolSet)], names: Names<'_>) -> String {
        let told = |&(house, symbols): &(usize, SymbolSet)| {
            let args = [
                ("symbols", self.symbols(symbols, names, "and")),
                ("house", self.houses_in_form(Form::In, &[house], names)),
            ];
            self.say("symbols-in-house", &FluentArgs::from_iter(args))
        };
        covers.iter().map(told).collect::<Vec<_>>().join("; ")
    }

    /// Cells as a sentence names them: `r1c1 and r1c2`. Four or more in a line are a range: `r1c1 to r1c5`.
    pub(super) fn cells(&self, cells: &[Cell], names: Names<'_>) -> String {
        self.list(self.ranges(cells, names), "and")
    }

    /// The same, of which one is meant: `r1c1 or r1c2`.
    pub(super) fn cells_or(&self, cells: &[Cell], names: Names<'_>) -> String {
        self.list(self.ranges(cells, names), "or")
    }

    /// Candidates of which one is true: `r1c1 is 2 or 3 or r1c2 is 5`.
    pub(super) fn candidates_told(&self, candidates: &[Candidate], names: Names<'_>) -> String {
        let mut by_cell: Vec<(Cell, SymbolSet)> = Vec::new();
        for &Candidate { cell, symbol } in candidates {
            match by_cell.iter_mut().find(|(other, _)| *other == cell) {
                Some((_, symbols)) => symbols.insert(symbol),
                None => by_cell.push((cell, SymbolSet::only(symbol))),
            }
        }
        let told = |&(cell, symbols): &(Cell, SymbolSet)| {
            let args = [("cell", self.cells(&[cell], names)), ("symbol", self.symbols(symbols, names, "or"))];
            self.say("effect-place", &FluentArgs::from_iter(args))
        };
        self.list(by_cell.iter().map(told).collect(), "or")
    }

    /// Cells in the form that a sentence needs behind *in* or *of*.
    pub(super) fn cells_in_form(&self, form: Form, cells: &[Cell], names: Names<'_>) -> String {
        let mut args = FluentArgs::from_iter([("cells", self.cells(cells, names))]);
        args.set("n", cells.len());
        match form {
            Form::Plain => self.cells(cells, names),
            Form::In => self.say("in-cells", &args),
            Form::Of => self.say("of-cells", &args),
        }
    }

    /// Symbols as all that cells may hold: `{2,8}`.
    pub(super) fn set(&self, symbols: SymbolSet, names: Names<'_>) -> String {
        let glyphs: Vec<&str> = symbols.iter().map(|symbol| names.puzzle.symbols().glyph(symbol)).collect();
        format!("{{{}}}", glyphs.join(","))
    }

    /// Cells as they stand behind the name of a clue: `r1c1 r1c2`.
    pub(super) fn cells_of_clue(&self, cells: &[Cell], names: Names<'_>) -> String {
        self.ranges(cells, names).join(" ")
    }

    fn ranges(&self, cells: &[Cell], names: Names<'_>) -> Vec<String> {
        let geometry = names.puzzle.geometry();
        let mut texts = Vec::new();
        let mut rest = cells;
        while let Some(&first) = rest.first() {
            let n_in_line = match n_in_line(rest, geometry) {
                n if n >= SHORTEST_RANGE => n,
                _ => 1,
            };
            let label = geometry.label(first).to_string();
            texts.push(match n_in_line {
                1 => label,
                n => {
                    let last = geometry.label(rest[n - 1]).to_string();
                    self.say("cell-range", &FluentArgs::from_iter([("first", label), ("last", last)]))
                }
            });
            rest = &rest[n_in_line..];
        }
        texts
    }

    pub(super) fn symbols(&self, symbols: SymbolSet, names: Names<'_>, word: &str) -> String {
        self.list(
            symbols.iter().map(|symbol| names.puzzle.symbols().glyph(symbol).to_string()).collect(),
            word,
        )
    }

    /// Items with commas between them and a word before the last, which may change with the sound that follows, `$last-sound`.
    pub(super) fn list(&self, mut items: Vec<String>, word: &str) -> String {
        let Some(last) = items.pop() else { return String::new() };
        if items.is_empty() {
            return last;
        }
        let args = [
            ("first", items.join(", ")),
            ("last-sound", vowel_in_spanish(&last).to_string()),
            ("last", last),
        ];
        self.say(word, &FluentArgs::from_iter(args))
    }
}

/// Fewer cells in a line are named one by one.
const SHORTEST_RANGE: usize = 4;

/// How many of the first cells follow each other in a straight line, each beside the one before.
fn n_in_line(cells: &[Cell], geometry: &Geometry) -> usize {
    let step = |pair: &[Cell]| -> Vec<i16> {
        let (a, b) = (&geometry.info(pair[0]).coords, &geometry.info(pair[1]).coords);
        a.iter().zip(b).map(|(a, b)| b - a).collect()
    };
    let mut steps = cells.windows(2).map(step);
    let Some(first) = steps.next().filter(|step| is_to_a_neighbour(step)) else { return cells.len().min(1) };
    2 + steps.take_while(|step| *step == first).count()
}

fn is_to_a_neighbour(step: &[i16]) -> bool {
    step.iter().any(|&by| by != 0) && step.iter().all(|by| (-1..=1).contains(by))
}

/// A text where a sentence begins: with a capital, unless its first word is the label of a cell.
pub(super) fn at_start(text: &str, names: Names<'_>) -> String {
    let first_word = text.split([' ', ',', ';', ':', '–', '-']).next().unwrap_or_default();
    match names.puzzle.geometry().find(first_word) {
        Some(_) => text.to_string(),
        None => capitalised(text),
    }
}

/// A text with a capital.
pub(super) fn capitalised(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// What English says before a symbol: a 5, an 8.
pub(super) fn article(symbols: SymbolSet, names: Names<'_>) -> &'static str {
    let glyph = symbols.lowest().map_or("", |symbol| names.puzzle.symbols().glyph(symbol));
    if has_vowel_sound(glyph) { "an" } else { "a" }
}

/// Whether a symbol sounds as if it began with a vowel in English.
fn has_vowel_sound(glyph: &str) -> bool {
    match glyph.chars().next() {
        Some('8') => true,
        Some('1') => ["11", "18"].contains(&glyph),
        Some(letter) if glyph.chars().count() == 1 => "aefhilmnorsxAEFHILMNORSX".contains(letter),
        Some(letter) => "aeiouAEIOU".contains(letter),
        None => false,
    }
}

/// The vowel, `o` or `i`, that a text begins with when it is read in Spanish, where *o* and *y* change before them: `7 u 8`.
fn vowel_in_spanish(text: &str) -> &'static str {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    match (digits.as_str(), text.chars().next()) {
        ("11", _) | (_, Some('8' | 'o' | 'O')) => "o",
        (_, Some('i' | 'I')) => "i",
        _ => "other",
    }
}
