//! Kakuro as tokens separated by blanks, a line per row: `.` a white cell, `#` a black one, `D\A` a black one with the
//! sum of the run below it and of the run to its right, either of which may be missing. A digit is a given.

use crate::board::{add_rule, made};
use crate::carry::Carrier;
use crate::places::{FaultList, excerpt};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Args, Cell, Fault, Faults, PuzzleSpec, RectPart, Symbol};

/// Kakuro in tokens.
pub struct Kakuro;

const INFO: FormatInfo = FormatInfo {
    id: "kakuro",
    title: "Kakuro as tokens `.`, `#` and `D\\A`",
    carries: "kakuro grids: white cells, sums of runs that have a black cell before them, givens",
    writes: true,
    by_line: false,
};

/// The most rows or columns.
const MAX_SIDE: usize = 256;

/// What a token says.
#[derive(Clone, Copy)]
enum Token {
    White(Option<Symbol>),
    Black { down: Option<i64>, across: Option<i64> },
}

impl Format for Kakuro {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let mut rows = text.lines().filter(|line| !line.trim().is_empty()).take(MAX_SIDE).peekable();
        let n_words = |row: &str| row.split_whitespace().count();
        let width = rows.peek().map_or(0, |row| n_words(row));
        let is_like =
            rows.all(|row| n_words(row) == width && row.split_whitespace().all(|word| token(word).is_some()));
        match is_like && width > 1 && text.contains('\\') {
            true => Likeness::Sure,
            // A slip or two in what otherwise can be nothing else.
            false
                if text.split_whitespace().filter(|w| w.contains('\\') && token(w).is_some()).count() > 3 =>
            {
                Likeness::Maybe
            }
            false => Likeness::No,
        }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let mut faults = FaultList::new(text);
        let rows = tokens(text, &mut faults);
        let map: Vec<String> = rows
            .iter()
            .map(|row| {
                row.iter().map(|(_, t)| if matches!(t, Token::White(_)) { '.' } else { '#' }).collect()
            })
            .collect();
        if !faults.is_empty() {
            return faults.into_error();
        }
        let (mut spec, mut faults) =
            faults.made(made("kakuro", Args::new().with_text("map", map.join("\n"))))?;
        // Runs state by themselves that no symbol stands twice, so the shape's houses would say it again.
        (spec.rules, spec.rule_places) = (Vec::new(), Vec::new());
        let givens = rows.iter().flatten().filter_map(|(_, token)| match token {
            Token::White(given) => Some(*given),
            Token::Black { .. } => None,
        });
        spec.givens = givens.collect();
        let geometry = spec.geometry.clone();
        for part in geometry.parts() {
            for run in runs(part) {
                let (offset, sum) = match run.before.map(|(row, col)| rows[row][col]) {
                    Some((at, Token::Black { down, across })) => {
                        (at, if run.is_down { down } else { across })
                    }
                    _ => (0, None),
                };
                let mut args = Args::new().with_cells(run.cells);
                if let Some(sum) = sum {
                    args = args.with_int("sum", sum);
                }
                add_rule(&mut spec, "kakuro-run", args, faults.place(offset))?;
            }
            complain_of_lost_sums(&rows, part, &mut faults);
        }
        faults.or_ok(spec)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        carrier.digits(9);
        let part = match spec.geometry.parts() {
            [part] => part,
            _ => {
                carrier.cannot("shape", "this format can express grids of runs (kakuro) only");
                return carrier.finish(String::new);
            }
        };
        let all_runs = runs(part);
        let run_of = |cells: &[Cell]| all_runs.iter().find(|run| run.cells == cells);
        carrier.rules(|rule| match rule.id() {
            "kakuro-run" => {
                let run = run_of(rule.cells());
                run.is_some_and(|run| run.before.is_some() || rule.args.int("sum").is_none())
            }
            "houses" => rule.args.text("of") == Some("run-across run-down"),
            _ => false,
        });
        let is_house = spec.rules.iter().any(|rule| rule.id() == "houses");
        let is_stated =
            |cells: &[Cell]| spec.rules.iter().any(|r| r.id() == "kakuro-run" && r.cells() == cells);
        if !is_house && !all_runs.iter().all(|run| run.cells.len() == 1 || is_stated(&run.cells)) {
            carrier.cannot("kakuro-run", "in this format the digits of a run never repeat");
        }
        carrier.finish(|| {
            let mut sums = vec![(None, None); part.cells.len()];
            for rule in spec.rules.iter().filter(|rule| rule.id() == "kakuro-run") {
                let Some(run) = run_of(rule.cells()) else { continue };
                let Some((row, col)) = run.before else { continue };
                let slot = &mut sums[row * part.n_cols + col];
                *(if run.is_down { &mut slot.0 } else { &mut slot.1 }) = rule.args.int("sum");
            }
            let text = |sum: Option<i64>| sum.map_or(String::new(), |sum| sum.to_string());
            let word = |(cell, sums): (&Option<Cell>, &(Option<i64>, Option<i64>))| match (cell, sums) {
                (Some(cell), _) => {
                    spec.givens[cell.idx()].map_or(".".into(), |s| spec.symbols.glyph(s).to_string())
                }
                (None, (None, None)) => "#".into(),
                (None, (down, across)) => format!("{}\\{}", text(*down), text(*across)),
            };
            let words: Vec<String> = part.cells.iter().zip(&sums).map(word).collect();
            words.chunks(part.n_cols).map(|row| row.join(" ") + "\n").collect()
        })
    }
}

fn token(word: &str) -> Option<Token> {
    match word {
        "." => return Some(Token::White(None)),
        "#" => return Some(Token::Black { down: None, across: None }),
        _ => {}
    }
    if let [digit @ b'1'..=b'9'] = word.as_bytes() {
        return Some(Token::White(Some(Symbol(digit - b'1'))));
    }
    let (down, across) = word.split_once('\\')?;
    let sum = |text: &str| match text {
        "" => Some(None),
        _ => text.parse::<u32>().ok().map(|sum| Some(i64::from(sum))),
    };
    Some(Token::Black { down: sum(down)?, across: sum(across)? })
}

/// The tokens of each row with their offsets.
fn tokens(text: &str, faults: &mut FaultList<'_>) -> Vec<Vec<(usize, Token)>> {
    let mut rows: Vec<Vec<(usize, Token)>> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let start = line.as_ptr() as usize - text.as_ptr() as usize;
        let n_words = line.split_whitespace().count();
        if rows.len() == MAX_SIDE || n_words > MAX_SIDE {
            faults.push(start, Fault::too_large(format!("there are more than {MAX_SIDE} rows or columns")));
            break;
        }
        if rows.first().is_some_and(|first| first.len() != n_words) {
            let message = format!(
                "row {} has {n_words} cells, but the first row has {}",
                rows.len() + 1,
                rows[0].len()
            );
            faults.push(start, message);
        }
        let mut row = Vec::with_capacity(n_words);
        for word in line.split_whitespace() {
            let at = word.as_ptr() as usize - text.as_ptr() as usize;
            let token = token(word);
            if token.is_none() {
                faults.push(
                    at,
                    Fault::syntax(format!(
                        "`{}` is not `.`, `#`, a digit or a clue such as `12\\7`",
                        excerpt(word)
                    )),
                );
            }
            row.push((at, token.unwrap_or(Token::White(None))));
        }
        rows.push(row);
    }
    rows
}

/// White cells in a line.
struct Run {
    cells: Vec<Cell>,
    is_down: bool,
    /// Row and column of the black cell before it.
    before: Option<(usize, usize)>,
}

/// Every stretch of white cells, across and down; those of one cell only where a black cell before it could have a sum.
fn runs(part: &RectPart) -> Vec<Run> {
    let mut found = Vec::new();
    let lines = [(false, part.n_rows, part.n_cols), (true, part.n_cols, part.n_rows)];
    for (is_down, n_lines, length) in lines {
        for line in 0..n_lines {
            let place = |i: usize| if is_down { (i, line) } else { (line, i) };
            let cell = |i: usize| {
                let (row, col) = place(i);
                part.cells[row * part.n_cols + col]
            };
            let mut start = 0;
            while start < length {
                let cells: Vec<Cell> = (start..length).map_while(cell).collect();
                let n_cells = cells.len();
                if n_cells > 1 {
                    found.push(Run { cells, is_down, before: start.checked_sub(1).map(place) });
                }
                start += n_cells + 1;
            }
        }
    }
    found
}

/// A sum whose run has fewer than two cells would be dropped silently.
fn complain_of_lost_sums(rows: &[Vec<(usize, Token)>], part: &RectPart, faults: &mut FaultList<'_>) {
    let white = |row: usize, col: usize| part.at(row as i32, col as i32).is_some();
    for (row, line) in rows.iter().enumerate() {
        for (col, (at, token)) in line.iter().enumerate() {
            let Token::Black { down, across } = token else { continue };
            if down.is_some() && !(white(row + 1, col) && white(row + 2, col)) {
                faults.push(*at, Fault::invalid("there is no run of at least two cells below this sum"));
            }
            if across.is_some() && !(white(row, col + 1) && white(row, col + 2)) {
                faults.push(
                    *at,
                    Fault::invalid("there is no run of at least two cells to the right of this sum"),
                );
            }
        }
    }
}
