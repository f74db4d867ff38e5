//! Lines whose cells are compared with each other.

use super::super::reader::{Context, Item, Reader, whole_number};
use super::super::source::Word;
use super::super::token::Token;
use arau_core::{Args, Fault};

pub(super) fn thermo(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    line(reader, token, &token.args, within, "thermometer", |args| args)
}

pub(super) fn renban(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    line(reader, token, &token.args, within, "renban", |args| args)
}

pub(super) fn palindrome(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    line(reader, token, &token.args, within, "palindrome", |args| args)
}

/// Five if the first argument is no number.
pub(super) fn whisper(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let stated = token.args.first().and_then(|word| whole_number(word.text));
    let names = if stated.is_some() { &token.args[1..] } else { &token.args[..] };
    line(reader, token, names, within, "whisper", |args| {
        args.with_int("difference", stated.unwrap_or(5).max(0))
    })
}

pub(super) fn modular(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(modulus) = reader.first_int(token) else { return Vec::new() };
    match modulus {
        i64::MIN..=0 => {
            reader.faults.push(token.at, Fault::invalid("`.Modular` needs a modulus of at least 1"));
            Vec::new()
        }
        1 => vec![Item::rules(token.at, Vec::new())],
        _ => {
            line(reader, token, &token.args[1..], within, "modular", |args| args.with_int("modulus", modulus))
        }
    }
}

pub(super) fn entropic(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    if (reader.board.shape.low, reader.board.shape.high) != (1, 9) {
        reader.faults.push(token.at, Fault::invalid("`.Entropic` needs the values 1 to 9"));
        return Vec::new();
    }
    line(reader, token, &token.args, within, "entropic", |args| args)
}

/// Without inner cells there is nothing to say.
pub(super) fn between(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    line(reader, token, &token.args, within, "between", |args| args)
}

pub(super) fn lockout(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    let Some(difference) = reader.first_int(token) else { return Vec::new() };
    line(reader, token, &token.args[1..], within, "lockout", |args| {
        args.with_int("difference", difference.max(1))
    })
}

/// A line of one cell compares it with nothing.
fn line(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    names: &[Word<'_>],
    within: Context<'_>,
    id: &str,
    with: impl Fn(Args) -> Args,
) -> Vec<Item> {
    let Some(cells) = reader.cells_of(token, names, 1, within) else { return Vec::new() };
    match cells.len() {
        1 => vec![Item::rules(token.at, Vec::new())],
        _ => reader.one(token, id, with(Args::new().with_cells(cells))),
    }
}
