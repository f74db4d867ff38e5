//! Lines of HoDoKu's library: `:code:digits:givens:deleted:eliminations:placements:extra`, a position with the step
//! that it shows. As a puzzle, the values are givens and the deleted candidates are candidate lists; the step itself is
//! for [`library_line`] to tell.

use super::line::only_line;
use crate::board::{Boxes, add_rule, square};
use crate::places::{FaultList, excerpt};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Arg, Args, Candidate, Cell, Fault, Faults, Place, PuzzleSpec, Symbol, SymbolSet};

/// HoDoKu's library.
pub struct Hodoku;

const INFO: FormatInfo = FormatInfo {
    id: "hodoku",
    title: "HoDoKu library line",
    carries: "a 9×9 position with its deleted candidates; the step it shows is read but is not part of the \
         puzzle",
    writes: false,
    by_line: true,
};

const SIDE: usize = 9;

/// A line of the library in its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryLine {
    /// The technique, such as `0300`, with its variant, such as `0300-1`.
    pub code: String,
    /// The digits of the step.
    pub digits: String,
    /// The value of each cell, if it has one.
    pub values: Vec<Option<Symbol>>,
    /// Whether each cell's value is a given and not found while solving.
    pub is_given: Vec<bool>,
    /// Candidates that were eliminated before.
    pub deleted: Vec<Candidate>,
    /// Candidates that the step eliminates.
    pub eliminations: Vec<Candidate>,
    /// Values that the step places.
    pub placements: Vec<Candidate>,
    /// What else the line says.
    pub extra: String,
}

impl LibraryLine {
    /// The technique without its variant.
    pub fn technique(&self) -> &str {
        self.code.split('-').next().unwrap_or_default()
    }

    /// What stands behind the `-` of the code: a choice of options, or `x` if nothing should be found.
    pub fn variant(&self) -> Option<&str> {
        self.code.split_once('-').map(|(_, variant)| variant)
    }

    /// The digits of the step as symbols.
    pub fn symbols(&self) -> SymbolSet {
        self.digits
            .bytes()
            .filter(|byte| (b'1'..=b'9').contains(byte))
            .map(|byte| Symbol(byte - b'1'))
            .collect()
    }

    /// The given of each cell, if it has one.
    pub fn givens(&self) -> Vec<Option<Symbol>> {
        self.values.iter().zip(&self.is_given).map(|(value, &is_given)| value.filter(|_| is_given)).collect()
    }

    /// The values that were found while solving.
    pub fn found(&self) -> Vec<Candidate> {
        let found =
            self.values.iter().zip(&self.is_given).enumerate().filter(|(_, (_, is_given))| !**is_given);
        found
            .filter_map(|(idx, (value, _))| value.map(|symbol| Candidate { cell: Cell::at(idx), symbol }))
            .collect()
    }
}

impl std::fmt::Display for LibraryLine {
    /// The line as it is read.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, ":{}:{}:", self.code, self.digits)?;
        for (value, is_given) in self.values.iter().zip(&self.is_given) {
            match value {
                None => write!(f, ".")?,
                Some(symbol) => write!(f, "{}{}", if *is_given { "" } else { "+" }, symbol.idx() + 1)?,
            }
        }
        for list in [&self.deleted, &self.eliminations, &self.placements] {
            let words: Vec<String> = list.iter().copied().map(library_candidate).collect();
            write!(f, ":{}", words.join(" "))?;
        }
        write!(f, ":{}", self.extra)
    }
}

/// A candidate of a 9×9 position as library lines write it: digit, row and column.
pub fn library_candidate(Candidate { cell, symbol }: Candidate) -> String {
    format!("{}{}{}", symbol.idx() + 1, cell.idx() / SIDE + 1, cell.idx() % SIDE + 1)
}

impl Format for Hodoku {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let Ok((_, line)) = only_line(text) else { return Likeness::No };
        let fields: Vec<&str> = line.split(':').take(9).collect();
        let has_code =
            fields.len() >= 5 && fields[0].is_empty() && fields[1].starts_with(|c: char| c.is_ascii_digit());
        if has_code { Likeness::Sure } else { Likeness::No }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let line = library_line(text)?;
        let mut spec = square(SIDE, Boxes::Usual)?;
        spec.givens = line.values.clone();
        let mut allowed = vec![spec.symbols.all(); SIDE * SIDE];
        line.deleted.iter().for_each(|deleted| allowed[deleted.cell.idx()].remove(deleted.symbol));
        for (idx, allowed) in allowed.iter().enumerate().filter(|(_, set)| **set != SymbolSet::all(SIDE)) {
            let symbols = Arg::Symbols(allowed.iter().collect());
            let args = Args::new().with_cells([Cell::at(idx)]).with("symbols", symbols);
            add_rule(&mut spec, "candidates", args, Place::default())?;
        }
        Ok(spec)
    }

    fn write(&self, _spec: &PuzzleSpec) -> Result<String, Faults> {
        Err(Fault::unsupported("a library line needs a step, which a puzzle does not have").into())
    }
}

/// The parts of a library line, or every fault.
pub fn library_line(text: &str) -> Result<LibraryLine, Faults> {
    let (offset, line) = only_line(text)?;
    let mut faults = FaultList::new(text);
    let fields: Vec<&str> = line.split(':').take(9).collect();
    if !(5..=8).contains(&fields.len()) || !fields[0].is_empty() {
        faults.push(
            offset,
            "a library line must have the form `:code:digits:givens:deleted:eliminations:placements:extra`",
        );
        return faults.into_error();
    }
    let field = |i: usize| fields.get(i).copied().unwrap_or_default();
    let offset_of = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let (values, is_given) = values(field(3), offset_of(fields[3]), &mut faults);
    let mut list = |i: usize| {
        let words = field(i).split_whitespace();
        words.filter_map(|word| candidate(word, offset_of(word), &mut faults)).collect::<Vec<Candidate>>()
    };
    let (deleted, eliminations, placements) = (list(4), list(5), list(6));
    let code = field(1).to_string();
    if !code.starts_with(|c: char| c.is_ascii_digit()) {
        faults.push(
            offset_of(fields[1]),
            Fault::syntax(format!("`{}` is not the code of a technique", excerpt(&code))),
        );
    }
    let (digits, extra) = (field(2).to_string(), field(7).to_string());
    faults.or_ok(LibraryLine { code, digits, values, is_given, deleted, eliminations, placements, extra })
}

/// The value of each cell, and whether it is a given; `+` stands before a value that was found.
fn values(text: &str, offset: usize, faults: &mut FaultList<'_>) -> (Vec<Option<Symbol>>, Vec<bool>) {
    let (mut values, mut is_given) = (Vec::new(), Vec::new());
    let mut is_found = false;
    for (i, c) in text.char_indices() {
        let value = match c {
            '+' if !is_found => {
                is_found = true;
                continue;
            }
            '1'..='9' => Some(Symbol(c as u8 - b'1')),
            '.' | '0' if !is_found => None,
            _ => {
                faults.push(
                    offset + i,
                    format!("`{}` does not belong to the cells of a position", c.escape_debug()),
                );
                None
            }
        };
        values.push(value);
        is_given.push(value.is_some() && !is_found);
        is_found = false;
    }
    if values.len() != SIDE * SIDE {
        faults.push(offset, format!("the position has {} cells, but needs 81", values.len()));
    }
    (values, is_given)
}

/// A digit with its row and column, such as `512`.
fn candidate(word: &str, offset: usize, faults: &mut FaultList<'_>) -> Option<Candidate> {
    let parts: Vec<u8> = word.bytes().filter(|b| (b'1'..=b'9').contains(b)).map(|b| b - b'1').collect();
    match parts[..] {
        [digit, row, col] if word.len() == 3 => Some(Candidate {
            cell: Cell::at(usize::from(row) * SIDE + usize::from(col)),
            symbol: Symbol(digit),
        }),
        _ => {
            faults.push(offset, format!("`{}` is not a digit, row and column such as `512`", excerpt(word)));
            None
        }
    }
}
