//! Not there yet.

use super::super::reader::{Around, Item, Reader};
use super::super::token::Token;

pub(super) fn construction(reader: &mut Reader<'_>, token: &Token<'_>, _around: Around<'_>) -> Vec<Item> {
    reader.faults.push(token.at, format!("`.{}` is not supported", token.kind));
    Vec::new()
}

pub(super) fn arrow(reader: &mut Reader<'_>, token: &Token<'_>, _around: Around<'_>) -> Vec<Item> {
    reader.faults.push(token.at, format!("`.{}` is not supported", token.kind));
    Vec::new()
}

pub(super) fn count(reader: &mut Reader<'_>, token: &Token<'_>, _around: Around<'_>) -> Vec<Item> {
    reader.faults.push(token.at, format!("`.{}` is not supported", token.kind));
    Vec::new()
}

pub(super) fn connected_values(reader: &mut Reader<'_>, token: &Token<'_>, _around: Around<'_>) -> Vec<Item> {
    reader.faults.push(token.at, format!("`.{}` is not supported", token.kind));
    Vec::new()
}
