//! What holds all over the grid.

use super::super::board::box_for;
use super::super::reader::{Context, Item, Reader};
use super::super::token::Token;
use arau_core::{Arg, Args, Cell, Fault};

/// A rule without arguments. Saying it twice is the same as once.
fn plain(reader: &mut Reader<'_>, token: &Token<'_>, id: &str) -> Vec<Item> {
    keyed(reader.one(token, id, Args::new()), token)
}

fn keyed(items: Vec<Item>, token: &Token<'_>) -> Vec<Item> {
    items.into_iter().map(|item| item.keyed(token.kind)).collect()
}

pub(super) fn anti_knight(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    plain(reader, token, "anti-knight")
}

pub(super) fn anti_king(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    plain(reader, token, "anti-king")
}

pub(super) fn anti_consecutive(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    _within: Context<'_>,
) -> Vec<Item> {
    plain(reader, token, "non-consecutive")
}

pub(super) fn strict_kropki(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    plain(reader, token, "kropki-negative")
}

pub(super) fn strict_xv(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    plain(reader, token, "sum-negative")
}

pub(super) fn anti_taxicab(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    if reader.board.shape.low != 1 {
        reader.faults.push(token.at, Fault::invalid("`.AntiTaxicab` needs values from 1"));
        return Vec::new();
    }
    plain(reader, token, "anti-taxicab")
}

pub(super) fn global_entropy(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    one_to_nine(reader, token, "global-entropy")
}

pub(super) fn dutch_flatmates(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    one_to_nine(reader, token, "dutch-flatmates")
}

fn one_to_nine(reader: &mut Reader<'_>, token: &Token<'_>, id: &str) -> Vec<Item> {
    if (reader.board.shape.low, reader.board.shape.high) != (1, 9) {
        reader.faults.push(token.at, Fault::invalid(format!("`.{}` needs the values 1 to 9", token.kind)));
        return Vec::new();
    }
    plain(reader, token, id)
}

pub(super) fn global_mod(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    if reader.board.n_values() != 9 {
        reader.faults.push(token.at, Fault::invalid("`.GlobalMod` needs nine values"));
        return Vec::new();
    }
    plain(reader, token, "global-mod")
}

/// Whether the grid is square; it is told if not.
fn is_square(reader: &mut Reader<'_>, token: &Token<'_>) -> bool {
    let is_square = reader.board.shape.rows == reader.board.shape.cols;
    if !is_square {
        reader.faults.push(token.at, Fault::invalid(format!("`.{}` needs a square grid", token.kind)));
    }
    is_square
}

/// `1` rises to the right, `-1` falls.
pub(super) fn diagonal(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    if !is_square(reader, token) {
        return Vec::new();
    }
    let which = match token.args.first().map(|word| word.text) {
        Some("1") => "anti",
        Some("-1") => "main",
        _ => {
            reader.faults.push(token.at, "`.Diagonal` must be 1 (rising to the right) or -1 (falling)");
            return Vec::new();
        }
    };
    let items = reader.one(token, "diagonals", Args::new().with_text("which", which));
    items.into_iter().map(|item| item.keyed(format!("Diagonal {which}"))).collect()
}

pub(super) fn windoku(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    if !is_square(reader, token) {
        return Vec::new();
    }
    let shape = reader.board.shape;
    let Some((height, width)) = box_for(&shape, reader.board.region_size.unwrap_or(shape.n_values())) else {
        return vec![Item::rules(token.at, Vec::new())];
    };
    if height == width && shape.rows == height * height && reader.board.boxes == Some((height, width)) {
        return plain(reader, token, "windoku");
    }
    let starts =
        |side: usize, length: usize| (1..).step_by(length + 1).take_while(move |s| s + length < side);
    let window = |top: usize, left: usize| {
        (0..height * width).filter_map(|i| reader.board.at(top + i / width, left + i % width)).collect()
    };
    let corners =
        starts(shape.rows, height).flat_map(|top| starts(shape.cols, width).map(move |left| (top, left)));
    let regions: Vec<Vec<Cell>> = corners.map(|(top, left)| window(top, left)).collect();
    extra_regions(reader, token, regions)
}

pub(super) fn disjoint_sets(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    if !is_square(reader, token) {
        return Vec::new();
    }
    let shape = reader.board.shape;
    let size = reader.board.region_size.unwrap_or(shape.longest());
    let Some((height, width)) = box_for(&shape, size) else {
        return vec![Item::rules(token.at, Vec::new())];
    };
    if reader.board.boxes == Some((height, width)) {
        return plain(reader, token, "disjoint-groups");
    }
    let position = |row: usize, col: usize| {
        let rows = (row..shape.rows).step_by(height);
        rows.flat_map(|row| (col..shape.cols).step_by(width).map(move |col| (row, col)))
            .filter_map(|(row, col)| reader.board.at(row, col))
            .collect()
    };
    let regions: Vec<Vec<Cell>> = (0..height * width).map(|i| position(i / width, i % width)).collect();
    extra_regions(reader, token, regions)
}

fn extra_regions(reader: &mut Reader<'_>, token: &Token<'_>, regions: Vec<Vec<Cell>>) -> Vec<Item> {
    let args = regions.into_iter().map(|cells| Args::new().with_cells(cells));
    keyed(reader.many(token, "extra-region", args), token)
}

/// The longest rows, columns and regions hold the same values, unless they hold all.
pub(super) fn region_same_values(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    _within: Context<'_>,
) -> Vec<Item> {
    let shape = reader.board.shape;
    let board = &reader.board;
    let mut regions: Vec<Vec<Cell>> = (0..shape.rows).map(|row| board.row(row)).collect();
    regions.extend((0..shape.cols).map(|col| board.column(col)));
    if let Some((height, width)) = board.boxes {
        for top in (0..shape.rows).step_by(height) {
            for left in (0..shape.cols).step_by(width) {
                let cells = (0..height * width).filter_map(|i| board.at(top + i / width, left + i % width));
                regions.push(cells.collect());
            }
        }
    }
    regions.extend(board.pieces.iter().cloned());
    let longest = regions.iter().map(Vec::len).max().unwrap_or(0);
    regions.retain(|region| region.len() == longest);
    if longest == shape.n_values() || regions.len() < 2 {
        return vec![Item::rules(token.at, Vec::new())];
    }
    keyed(reader.one(token, "same-values", Args::new().with("lists", Arg::CellLists(regions))), token)
}

/// The derived cells, where the string speaks of them.
pub(super) fn doppelganger(reader: &mut Reader<'_>, token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    let shape = reader.board.shape;
    if shape.rows != shape.cols || shape.low != 0 || shape.n_values() != shape.rows + 1 {
        reader.faults.push(
            token.at,
            Fault::invalid("`.Doppelganger` needs a square grid of side N with values 0 to N"),
        );
        return Vec::new();
    }
    let mut args = Args::new();
    for (prefix, name) in [("DGC", "rows"), ("DGR", "columns"), ("DGB", "boxes")] {
        if let Some(group) = reader.board.group(prefix) {
            let cells = (group.first..group.first + group.count).map(Cell::at).collect();
            args.set(name, Arg::Cells(cells));
        }
    }
    keyed(reader.one(token, "doppelganger", args), token)
}
