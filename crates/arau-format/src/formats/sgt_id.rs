//! Owns what the game ids of Simon Tatham's puzzles have in common: `parameters:description`, with or without the name
//! of the game before them; runs of givens; and cages drawn by their edges.

use super::line::only_line;
use arau_core::{Cell, Fault, Faults, Place, PuzzleSpec, Symbol};

/// The largest side that any of the games has.
pub(super) const MAX_SIDE: usize = 31;

/// A game id in its parts.
pub(super) struct GameId<'t> {
    /// The text that places refer to.
    pub(super) text: &'t str,
    /// What stands before the last colon.
    pub(super) params: &'t str,
    /// What stands after it.
    pub(super) desc: &'t str,
}

impl<'t> GameId<'t> {
    /// The parts of a line. A name before the parameters must be the game's own.
    pub(super) fn of(text: &'t str, game: &str) -> Result<GameId<'t>, Faults> {
        let (offset, line) = only_line(text)?;
        let place = || Place::of_offset(text, offset);
        let Some((mut params, mut desc)) = line.split_once(':') else {
            let message = "a game id needs a colon between its parameters and its description";
            return Err(Fault::syntax(message).at(place()).into());
        };
        if params.eq_ignore_ascii_case(game) {
            (params, desc) = desc
                .split_once(':')
                .ok_or_else(|| Fault::missing("the description is missing").at(place()))?;
        }
        Ok(GameId { text, params, desc })
    }

    /// The number that the parameters begin with, and what follows it.
    pub(super) fn leading_number(params: &str) -> Option<(usize, &str)> {
        let end = params.find(|c: char| !c.is_ascii_digit()).unwrap_or(params.len());
        Some((params[..end].parse().ok()?, &params[end..]))
    }

    /// The place of a part of the text.
    pub(super) fn place(&self, part: &str) -> Place {
        Place::of_offset(self.text, part.as_ptr() as usize - self.text.as_ptr() as usize)
    }

    /// A fault at a part of the text.
    pub(super) fn fault(&self, part: &str, fault: impl Into<Fault>) -> Faults {
        fault.into().at(self.place(part)).into()
    }

    /// The side, if it is one that is read.
    pub(super) fn check_side(&self, n: usize) -> Result<usize, Faults> {
        match n {
            1..=MAX_SIDE => Ok(n),
            _ => Err(self.fault(
                self.params,
                format!(
                    "the side is {n}, but must be between 1 and \
                 {MAX_SIDE}"
                ),
            )),
        }
    }

    /// Numbers in cells: letters are this many empty cells, `_` stands between neighbouring numbers.
    pub(super) fn runs(
        &self,
        text: &'t str,
        n_cells: usize,
    ) -> Result<Vec<Option<(usize, &'t str)>>, Faults> {
        let mut cells = Vec::new();
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let start = rest;
            match c {
                'a'..='z' => {
                    cells.extend(std::iter::repeat_n(None, c as usize - 'a' as usize + 1));
                    rest = &rest[1..];
                }
                '_' => rest = &rest[1..],
                '0'..='9' => {
                    let (number, after) = GameId::leading_number(rest)
                        .ok_or_else(|| self.fault(start, Fault::too_large("this number is out of range")))?;
                    cells.push(Some((number, start)));
                    rest = after;
                }
                _ => {
                    let message = format!("`{}` does not belong here", c.escape_debug());
                    return Err(self.fault(start, Fault::syntax(message)));
                }
            }
            if cells.len() > n_cells {
                return Err(self.fault(
                    start,
                    Fault::invalid(format!("this describes more than the {n_cells} cells of the grid")),
                ));
            }
        }
        match cells.len() == n_cells {
            true => Ok(cells),
            false => {
                Err(self
                    .fault(text, format!("this describes {} cells, but the grid has {n_cells}", cells.len())))
            }
        }
    }

    /// Puts runs of numbers into the cells of a puzzle.
    pub(super) fn set_givens(&self, spec: &mut PuzzleSpec, text: &'t str) -> Result<(), Faults> {
        let runs = self.runs(text, spec.givens.len())?;
        let mut faults = Faults::default();
        for (given, number) in spec.givens.iter_mut().zip(runs) {
            *given = number.and_then(|(value, at)| faults.take(self.symbol(value, spec.symbols.len(), at)));
        }
        faults.or_ok(())
    }

    /// The symbol of a number.
    pub(super) fn symbol(&self, value: usize, n: usize, at: &str) -> Result<Symbol, Faults> {
        match value {
            _ if (1..=n).contains(&value) => Ok(Symbol(value as u8 - 1)),
            _ => Err(self.fault(at, format!("{value} is not between 1 and {n}"))),
        }
    }

    /// The block of each cell, numbered by first cells, from the edges between blocks.
    ///
    /// The inner edges are counted row by row for the upright ones, then column by column for the level ones. A letter
    /// is this many places without an edge and then an edge (`_` none, `z` twenty-five and no edge); a number after it
    /// repeats it. One more edge than there are places ends the list.
    pub(super) fn blocks(&self, text: &str, n: usize) -> Result<Vec<usize>, Faults> {
        let n_places = 2 * n * (n - 1);
        let mut union = Union::new(n * n);
        let (mut place, mut rest) = (0, text);
        while let Some(c) = rest.chars().next() {
            let start = rest;
            let (n_open, is_edge) = match c {
                '_' => (0, true),
                'z' => (25, false),
                'a'..='y' => (c as usize - 'a' as usize + 1, true),
                _ => {
                    return Err(self.fault(
                        start,
                        Fault::syntax(format!("`{}` is not an edge between blocks", c.escape_debug())),
                    ));
                }
            };
            rest = &rest[1..];
            let n_repeats = match rest.starts_with(|c: char| c.is_ascii_digit()) {
                true => {
                    let (number, after) = GameId::leading_number(rest).unwrap_or((usize::MAX, ""));
                    rest = after;
                    number
                }
                false => 1,
            };
            // No count can exceed the places, so a huge one ends here instead of in a long loop.
            for _ in 0..n_repeats {
                for _ in 0..n_open {
                    if place >= n_places {
                        return Err(self.fault(start, "there are more edges than the grid has"));
                    }
                    let (a, b) = cells_beside(place, n);
                    union.join(a, b);
                    place += 1;
                }
                place += usize::from(is_edge);
                if place > n_places + 1 {
                    return Err(self.fault(start, "there are more edges than the grid has"));
                }
            }
        }
        match place == n_places + 1 {
            true => Ok(union.numbered()),
            false => Err(self.fault(text, Fault::missing("there are fewer edges than the grid has"))),
        }
    }
}

/// The two cells on either side of an inner edge.
fn cells_beside(place: usize, n: usize) -> (usize, usize) {
    let (line, along) = (place / (n - 1), place % (n - 1));
    match line < n {
        true => (line * n + along, line * n + along + 1),
        false => (along * n + line - n, (along + 1) * n + line - n),
    }
}

/// Sets of cells that grow together.
struct Union(Vec<usize>);

impl Union {
    fn new(n: usize) -> Union {
        Union((0..n).collect())
    }

    fn root(&self, mut cell: usize) -> usize {
        while self.0[cell] != cell {
            cell = self.0[cell];
        }
        cell
    }

    fn join(&mut self, a: usize, b: usize) {
        // The lower root stays, so that every root is the first cell of its set.
        let (a, b) = (self.root(a), self.root(b));
        self.0[a.max(b)] = a.min(b);
    }

    fn numbered(&self) -> Vec<usize> {
        let mut roots: Vec<usize> = (0..self.0.len()).filter(|&cell| self.0[cell] == cell).collect();
        roots.sort_unstable();
        let number = |cell| roots.binary_search(&self.root(cell)).unwrap_or_default();
        (0..self.0.len()).map(number).collect()
    }
}

/// The cells of each block.
pub(super) fn cells_of_blocks(blocks: &[usize]) -> Vec<Vec<Cell>> {
    let mut cells = vec![Vec::new(); blocks.iter().max().map_or(0, |m| m + 1)];
    for (cell, &block) in blocks.iter().enumerate() {
        cells[block].push(Cell::at(cell));
    }
    cells
}

/// Numbers in cells as runs, as [`GameId::runs`] reads them.
pub(super) fn write_runs(cells: &[Option<usize>]) -> String {
    let mut out = String::new();
    let mut n_empty = 0;
    let mut after_number = false;
    for cell in cells.iter().map(Some).chain([None]) {
        match cell {
            Some(None) => n_empty += 1,
            Some(Some(number)) => {
                push_empty(&mut out, &mut n_empty, &mut after_number);
                out.push_str(if after_number { "_" } else { "" });
                out.push_str(&number.to_string());
                after_number = true;
            }
            None => push_empty(&mut out, &mut n_empty, &mut after_number),
        }
    }
    out
}

fn push_empty(out: &mut String, n_empty: &mut usize, after_number: &mut bool) {
    while *n_empty > 0 {
        let n = (*n_empty).min(26);
        out.push(char::from(b'a' + n as u8 - 1));
        *n_empty -= n;
        *after_number = false;
    }
}

/// Blocks by their edges, as [`GameId::blocks`] reads them. None if a block is not connected: edges cannot say it.
pub(super) fn write_blocks(blocks: &[usize], n: usize) -> Option<String> {
    let n_places = 2 * n * n.checked_sub(1)?;
    let mut union = Union::new(n * n);
    let mut out = String::new();
    let mut n_open = 0;
    for place in 0..=n_places {
        let is_open = place < n_places && {
            let (a, b) = cells_beside(place, n);
            let is_one = blocks[a] == blocks[b];
            if is_one {
                union.join(a, b);
            }
            is_one
        };
        if is_open {
            n_open += 1;
            continue;
        }
        while n_open > 25 {
            out.push('z');
            n_open -= 25;
        }
        out.push(if n_open == 0 { '_' } else { char::from(b'a' + n_open as u8 - 1) });
        n_open = 0;
    }
    let numbered = union.numbered();
    let n_blocks = cells_of_blocks(blocks).iter().filter(|cells| !cells.is_empty()).count();
    (numbered.iter().max().map_or(0, |m| m + 1) == n_blocks).then_some(out)
}

/// The block of each cell, if these cages cover every cell once; otherwise nothing.
pub(super) fn blocks_of_cages(cages: &[&[Cell]], n_cells: usize) -> Option<Vec<usize>> {
    let mut blocks = vec![usize::MAX; n_cells];
    for (block, cells) in cages.iter().enumerate() {
        for cell in *cells {
            let slot = blocks.get_mut(cell.idx()).filter(|slot| **slot == usize::MAX)?;
            *slot = block;
        }
    }
    blocks.iter().all(|block| *block != usize::MAX).then_some(blocks)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> GameId<'_> {
        GameId::of(text, "solo").unwrap_or_else(|e| panic!("{e}"))
    }

    #[test]
    fn names_may_stand_before_parameters() {
        assert_eq!(id("Solo:3x3:abc").params, "3x3");
        assert_eq!(id("3x3:abc").desc, "abc");
        assert!(GameId::of("3x3", "solo").is_err());
    }

    #[test]
    fn runs_come_back() {
        let cells = [None, Some(12), Some(3), None, None, Some(1), None];
        let text = format!("x:{}", write_runs(&cells));
        assert_eq!(text, "x:a12_3b1a");
        let id = id(&text);
        let read = id.runs(id.desc, 7).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(read.iter().map(|c| c.map(|(v, _)| v)).collect::<Vec<_>>(), cells);
        assert!(id.runs(id.desc, 8).is_err() && id.runs(id.desc, 6).is_err());
        assert_eq!(write_runs(&[None; 30]), "zd");
    }

    #[test]
    fn blocks_come_back() {
        for n in [2usize, 3, 9] {
            for width in 1..=n {
                let blocks: Vec<usize> = (0..n * n).map(|i| i / n * n + i % n / width).collect();
                let text = format!("x:{}", write_blocks(&blocks, n).unwrap());
                let id = id(&text);
                let read = id.blocks(id.desc, n).unwrap_or_else(|e| panic!("{text} {e}"));
                for (i, j) in (0..n * n).zip(1..n * n) {
                    assert_eq!(read[i] == read[j], blocks[i] == blocks[j], "{text}");
                }
            }
        }
        assert_eq!(write_blocks(&[0, 1, 1, 0], 2), None);
    }

    #[test]
    fn bad_edges_are_told() {
        let fails = |text: &str| id(text).blocks(id(text).desc, 3).err().map(|e| e.to_string());
        assert!(fails("x:_").unwrap().contains("fewer"));
        assert!(fails("x:_99999999999").unwrap().contains("more"));
        assert!(fails("x:z").unwrap().contains("more"));
        assert!(fails("x:é").unwrap().contains("not an edge"));
        assert_eq!(fails("x:_13"), None);
    }
}
