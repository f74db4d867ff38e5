//! Owns what cells, symbols, houses and lists of them are called in a sentence.

use super::{Names, Speaker, chain};
use crate::{HouseName, Part};
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
                names.puzzle.spec().rules[rule].rule.info().title.to_string()
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
                ("house", self.houses_in_form("in", &[house], names)),
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
    pub(super) fn cells_in_form(&self, form: &str, cells: &[Cell], names: Names<'_>) -> String {
        let mut args = FluentArgs::from_iter([("cells", self.cells(cells, names))]);
        args.set("n", cells.len());
        self.say(&format!("{form}-cells"), &args)
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

    /// Houses in words: `row 3 and box 1`. Several of one kind that the language knows share its plural: `rows 2 and 6`.
    pub(super) fn houses(&self, houses: &[usize], names: Names<'_>) -> String {
        self.houses_with(houses, names, "and")
    }

    /// The same, of which one is meant: `row 3 or box 1`.
    pub(super) fn houses_or(&self, houses: &[usize], names: Names<'_>) -> String {
        self.houses_with(houses, names, "or")
    }

    /// Houses in the form that a sentence needs behind *in* or *of*: `in row 3`, `nella riga 3`.
    pub(super) fn houses_in_form(&self, form: &str, houses: &[usize], names: Names<'_>) -> String {
        self.houses_in_form_with(form, houses, names, "and")
    }

    /// The same, of which one is meant: `in row 3 or in box 1`.
    pub(super) fn houses_in_form_or(&self, form: &str, houses: &[usize], names: Names<'_>) -> String {
        self.houses_in_form_with(form, houses, names, "or")
    }

    fn houses_in_form_with(&self, form: &str, houses: &[usize], names: Names<'_>, word: &str) -> String {
        let several = |kind: &str| format!("{form}-several-{kind}");
        self.houses_together(several, houses, names, word).unwrap_or_else(|| {
            let name = |&idx: &usize| {
                let house = names.reasoner.house(idx);
                self.numbered(&format!("{form}-{}", house.kind), house).unwrap_or_else(|| {
                    self.say(
                        &format!("{form}-house"),
                        &FluentArgs::from_iter([("house", house.name.to_string())]),
                    )
                })
            };
            self.list(houses.iter().map(name).collect(), word)
        })
    }

    /// Sets a house as a message may need it: by its name, and behind *in* and *of*.
    pub(super) fn set_house(
        &self,
        name: &str,
        house: usize,
        args: &mut FluentArgs<'static>,
        names: Names<'_>,
    ) {
        args.set(name.to_string(), self.houses(&[house], names));
        for form in ["in", "of"] {
            args.set(format!("{name}-{form}"), self.houses_in_form(form, &[house], names));
        }
    }

    fn houses_with(&self, houses: &[usize], names: Names<'_>, word: &str) -> String {
        self.houses_together(|kind| format!("houses-{kind}"), houses, names, word).unwrap_or_else(|| {
            let name = |&idx: &usize| {
                let house = names.reasoner.house(idx);
                self.numbered(&format!("house-{}", house.kind), house)
                    .unwrap_or_else(|| house.name.to_string())
            };
            self.list(houses.iter().map(name).collect(), word)
        })
    }

    /// A house by its number, if the language has a message for it.
    fn numbered(&self, id: &str, house: HouseName<'_>) -> Option<String> {
        let number = number_of(house).filter(|_| self.bundle.has_message(id))?;
        Some(self.say(id, &FluentArgs::from_iter([("number", number)])))
    }

    /// Several houses of one kind by their numbers, if the language has a message for them.
    fn houses_together(
        &self,
        id: impl Fn(&str) -> String,
        houses: &[usize],
        names: Names<'_>,
        word: &str,
    ) -> Option<String> {
        let id = common_kind(houses, names).filter(|_| houses.len() > 1).map(id)?;
        let number = |&idx: &usize| number_of(names.reasoner.house(idx)).map(str::to_string);
        let numbers: Vec<String> = houses.iter().map(number).collect::<Option<_>>()?;
        if !self.bundle.has_message(&id) {
            return None;
        }
        // As ordinals: some languages write each with a full stop.
        let nth = numbers.iter().map(|number| format!("{number}.")).collect();
        let args = [("numbers-nth", self.list(nth, word)), ("numbers", self.list(numbers, word))];
        Some(self.say(&id, &FluentArgs::from_iter(args)))
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

/// The kind of all these houses, if it is one.
pub(super) fn common_kind<'n>(houses: &[usize], names: Names<'n>) -> Option<&'n str> {
    let kind = names.reasoner.house(*houses.first()?).kind;
    houses.iter().all(|&house| names.reasoner.house(house).kind == kind).then_some(kind)
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

/// What follows the kind in the name of a house: the number of a row, or the labels of a region's corners.
pub(super) fn number_of(house: HouseName<'_>) -> Option<&str> {
    house.name.strip_prefix(house.kind).map(str::trim).filter(|number| !number.is_empty())
}
