//! What stands in a set of cells, how often, and where.

use super::super::reader::{Context, Item, Reader};
use super::super::source::Word;
use super::super::token::Token;
use crate::places::excerpt;
use arau_core::{Arg, Args, Cell, Fault};

/// Different values; a cell named twice is one cell.
pub(super) fn all_different(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, &token.args, 1, within) else { return Vec::new() };
    match without_repeats(&cells) {
        cells if cells.len() == 1 => vec![Item::rules(token.at, Vec::new())],
        cells => reader.one(token, "extra-region", Args::new().with_cells(cells)),
    }
}

/// Cells in their order, each once.
pub(super) fn without_repeats(cells: &[Cell]) -> Vec<Cell> {
    let is_first = |(i, cell): &(usize, &Cell)| !cells[..*i].contains(cell);
    cells.iter().enumerate().filter(is_first).map(|(_, &cell)| cell).collect()
}

pub(super) fn contain_at_least(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    values_first(reader, token, within, "quadruple")
}

pub(super) fn contain_exact(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    values_first(reader, token, within, "contain-exact")
}

fn values_first(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>, id: &str) -> Vec<Item> {
    let Some(&values) = token.args.first() else {
        reader.faults.push(token.at, Fault::missing(format!("`.{}` needs values", token.kind)));
        return Vec::new();
    };
    let Some(symbols) = reader.symbols(values) else { return Vec::new() };
    let Some(cells) = reader.cells_of(token, &token.args[1..], 1, within) else { return Vec::new() };
    reader.one(token, id, Args::new().with_cells(cells).with("symbols", Arg::Symbols(symbols)))
}

/// The first argument is the top left of four cells; the others are values. A later one on the same corner counts.
pub(super) fn quad(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(corner) = reader.cells_of(token, &token.args[..token.args.len().min(1)], 1, within) else {
        return Vec::new();
    };
    let places = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let four = places.iter().map(|&(down, right)| reader.board.step(corner[0], down, right));
    let four: Option<Vec<Cell>> = four.collect();
    let Some(cells) = four else {
        reader.faults.push(token.at, "there are no four cells right of and below this corner");
        return Vec::new();
    };
    let symbols: Vec<_> = token.args[1..].iter().map(|&word| reader.symbol(word)).collect();
    let Some(symbols) = symbols.into_iter().collect::<Option<Vec<_>>>() else { return Vec::new() };
    let key = format!("Quad {}", corner[0].idx());
    if symbols.is_empty() {
        return vec![Item::rules(token.at, Vec::new()).keyed(key)];
    }
    let args = Args::new().with_cells(cells).with("symbols", Arg::Symbols(symbols));
    reader.one(token, "quadruple", args).into_iter().map(|item| item.keyed(&*key)).collect()
}

/// Pairs of digits: this many of that.
pub(super) fn look_and_say(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let text = token.args.first().copied().unwrap_or(Word { text: "", at: token.at });
    let is_pairs = !text.text.is_empty() && text.text.len() % 2 == 0;
    if !is_pairs || !text.text.bytes().all(|b| b.is_ascii_digit()) {
        reader.faults.push(
            text.at,
            format!("`{}` is not a list of pairs of a number and a value", excerpt(text.text)),
        );
        return Vec::new();
    }
    let Some(cells) = reader.cells_of(token, &token.args[1..], 1, within) else { return Vec::new() };
    reader.one(token, "look-and-say", Args::new().with_cells(cells).with_text("text", text.text))
}

/// This many lists of equal length one after the other.
pub(super) fn same_values(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(n_lists) = reader.first_int(token) else { return Vec::new() };
    let Some(cells) = reader.cells_of(token, &token.args[1..], 1, within) else { return Vec::new() };
    let n_lists = usize::try_from(n_lists).unwrap_or(0);
    if n_lists >= cells.len() && cells.len() > 1 {
        return reader.one(token, "equal", Args::new().with_cells(cells));
    }
    match n_lists {
        1 => vec![Item::rules(token.at, Vec::new())],
        n if n > 1 && cells.len().is_multiple_of(n) => {
            let lists = cells.chunks(cells.len() / n).map(<[Cell]>::to_vec).collect();
            reader.one(token, "same-values", Args::new().with("lists", Arg::CellLists(lists)))
        }
        n => {
            reader.faults.push(
                token.at,
                format!("{} cells cannot be divided into {n} lists of equal length", cells.len()),
            );
            Vec::new()
        }
    }
}

pub(super) fn counting_circles(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, &token.args, 1, within) else { return Vec::new() };
    reader.one(token, "counting-circles", Args::new().with_cells(cells))
}

/// The first cell tells how many different values the others hold.
pub(super) fn count_distinct(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, &token.args, 2, within) else { return Vec::new() };
    let args = Args::new().with("control", Arg::Cells(vec![cells[0]])).with_cells(&cells[1..]);
    reader.one(token, "count-distinct", args)
}

pub(super) fn value_indexing(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, &token.args, 3, within) else { return Vec::new() };
    reader.one(token, "value-indexing", Args::new().with_cells(cells))
}

/// `R`: cells tell rows; anything else: columns.
pub(super) fn indexing(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let is_row = token.args.first().is_some_and(|word| word.text == "R");
    let Some(cells) = reader.cells_of(token, token.args.get(1..).unwrap_or_default(), 1, within) else {
        return Vec::new();
    };
    let id = if is_row { "row-indexer" } else { "column-indexer" };
    reader.one(token, id, Args::new().with_cells(cells))
}
