//! Regions that are to be found, and connected values.

use super::super::board::CellGroup;
use super::super::reader::{Context, Item, Reader, whole_number};
use super::super::source::Word;
use super::super::token::Token;
use crate::places::excerpt;
use arau_core::{Arg, Args, Cell, Fault};

fn cells_in(group: &CellGroup) -> Vec<Cell> {
    (group.first..group.first + group.count).map(Cell::at).collect()
}

/// The grid falls into connected regions; a variable per cell tells its region.
pub(super) fn construction(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    let (Some(grid), Some(labels)) = (reader.board.group(""), reader.board.group("CC")) else {
        return Vec::new();
    };
    let args = Args::new().with_cells(cells_in(grid)).with("labels", Arg::Cells(cells_in(labels)));
    let size = reader.board.region_size.unwrap_or(reader.board.shape.longest());
    let items = reader.one(token, "chaos-construction", args.with_int("size", size as i64));
    items.into_iter().map(|item| item.keyed(token.kind)).collect()
}

/// The control cell with its offset, and the words after them.
fn control<'s, 'k>(reader: &mut Reader<'_>, token: &'k Token<'s>) -> Option<(Cell, i64, &'k [Word<'s>])> {
    if !reader.board.chaos {
        reader.faults.push(token.at, Fault::missing(format!("`.{}` needs `.ChaosConstruction`", token.kind)));
        return None;
    }
    let Some((&name, rest)) = token.args.split_first() else {
        reader.faults.push(token.at, Fault::missing(format!("`.{}` needs a cell", token.kind)));
        return None;
    };
    let cell = reader.cells(&[name], Context::TOP)?[0];
    let offset = match rest.first().map_or("", |word| word.text) {
        "" | "0" => 0,
        "1" => 1,
        other => {
            reader.faults.push(rest[0].at, format!("`{}` is not 0 or 1", excerpt(other)));
            return None;
        }
    };
    Some((cell, offset, rest.get(1..).unwrap_or_default()))
}

/// The cells that tell the regions of these cells of the grid.
fn labels(reader: &Reader<'_>, cells: impl IntoIterator<Item = Cell>) -> Vec<Cell> {
    let first = reader.board.group("CC").map_or(0, |group| group.first);
    cells.into_iter().map(|cell| Cell::at(first + cell.idx())).collect()
}

/// The cells of these names, all of them labels.
fn label_cells(reader: &mut Reader<'_>, names: &[Word<'_>]) -> Option<Vec<Cell>> {
    let cells = reader.cells(names, Context::TOP)?;
    let group = reader.board.group("CC")?.clone();
    let outside = cells.iter().zip(names).find(|(cell, _)| *reader.board.group_of(**cell) != group);
    if let Some((_, name)) = outside {
        reader.faults.push(name.at, format!("`{}` does not name a region", excerpt(name.text)));
        return None;
    }
    Some(cells)
}

/// The control cell tells how far its region reaches along arms; the four directions if none are written.
pub(super) fn arrow(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    let Some((cell, offset, names)) = control(reader, token) else { return Vec::new() };
    let arms = if names.is_empty() {
        if !reader.board.is_in_grid(cell) {
            reader.faults.push(token.at, "arms must start inside the grid");
            return Vec::new();
        }
        let directions: [(i64, i64); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];
        let along = directions.map(|(down, right)| {
            let cells = (0..).map_while(|n| reader.board.step(cell, down * n, right * n));
            labels(reader, cells)
        });
        Some(along.to_vec())
    } else {
        let arms = names.split(|word| word.text == "-").filter(|arm| !arm.is_empty());
        arms.map(|arm| label_cells(reader, arm)).collect()
    };
    let Some(arms) = arms else { return Vec::new() };
    let args = Args::new().with("control", Arg::Cells(vec![cell])).with("lists", Arg::CellLists(arms));
    reader.one(token, "equal-run", args.with_int("offset", offset))
}

/// The control cell tells how many of the cells lie in the region of the first; its neighbourhood if none are written.
pub(super) fn count(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    let Some((cell, offset, names)) = control(reader, token) else { return Vec::new() };
    let cells = if names.is_empty() {
        if !reader.board.is_in_grid(cell) {
            reader.faults.push(token.at, "a neighbourhood must lie inside the grid");
            return Vec::new();
        }
        let steps = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        let within = steps.filter(|step| *step != (0, 0)).filter_map(|(d, r)| reader.board.step(cell, d, r));
        let cells: Vec<Cell> = std::iter::once(cell).chain(within).collect();
        Some(labels(reader, cells))
    } else {
        label_cells(reader, names)
    };
    let Some(cells) = cells else { return Vec::new() };
    let args = Args::new().with("control", Arg::Cells(vec![cell])).with_cells(cells);
    reader.one(token, "equal-count", args.with_int("offset", offset))
}

/// `group~values~size`: the cells of the group with these values are connected.
pub(super) fn connected_values(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    _within: Context<'_>,
) -> Vec<Item> {
    let word = |idx: usize| token.args.get(idx).copied().unwrap_or(Word { text: "", at: token.at });
    let Some(group) = reader.board.group(word(0).text).cloned() else {
        reader.faults.push(word(0).at, format!("there is no group of cells `{}`", excerpt(word(0).text)));
        return Vec::new();
    };
    let Some(symbols) = reader.symbols(word(1)) else { return Vec::new() };
    let mut args = Args::new().with("symbols", Arg::Symbols(symbols));
    if !group.prefix.is_empty() {
        args = args.with_cells(cells_in(&group)).with_int("columns", group.columns as i64);
    }
    match (word(2).text, whole_number(word(2).text)) {
        ("", _) => {}
        (_, Some(size @ 1..)) => args = args.with_int("size", size),
        (text, _) => {
            reader.faults.push(word(2).at, format!("`{}` is not a number of cells", excerpt(text)));
            return Vec::new();
        }
    }
    reader.one(token, "connected-values", args)
}
