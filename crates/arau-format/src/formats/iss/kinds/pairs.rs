//! Signs between neighbouring cells: every two of the listed cells that share an edge bear the sign.

use super::super::reader::{Context, Item, Reader};
use super::super::token::Token;
use arau_core::{Args, Cell};

pub(super) fn x(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    pairs(reader, token, within, "pair-sum", |args| args.with_int("sum", 10))
}

pub(super) fn v(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    pairs(reader, token, within, "pair-sum", |args| args.with_int("sum", 5))
}

pub(super) fn white_dot(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    pairs(reader, token, within, "difference", |args| args)
}

pub(super) fn black_dot(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    pairs(reader, token, within, "ratio", |args| args)
}

pub(super) fn greater_than(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    pairs(reader, token, within, "greater-than", |args| args)
}

fn pairs(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    within: Context<'_>,
    id: &str,
    with: impl Fn(Args) -> Args,
) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, &token.args, 2, within) else { return Vec::new() };
    let pairs: Vec<(Cell, Cell)> = reader.board.adjacent_pairs(&cells);
    if pairs.is_empty() {
        reader.faults.push(token.at, format!("`.{}` needs two cells that share an edge", token.kind));
        return Vec::new();
    }
    reader.many(token, id, pairs.into_iter().map(|(a, b)| with(Args::new().with_cells([a, b]))))
}
