//! `.~R1C1_5~R1C2_1_2`: cells with the values they may hold.

use super::super::reader::{Content, Context, Item, Reader};
use super::super::source::Word;
use super::super::token::Token;
use arau_core::SymbolSet;

pub(super) fn given(reader: &mut Reader<'_>, token: &Token<'_>, within: Context<'_>) -> Vec<Item> {
    token.args.iter().filter_map(|&word| one(reader, word, within)).collect()
}

fn one(reader: &mut Reader<'_>, word: Word<'_>, within: Context<'_>) -> Option<Item> {
    let (name, values) = match word.text.split_once('_') {
        Some((name, values)) => (name, Some(values)),
        None => (word.text, None),
    };
    let cell = reader.cells(&[Word { text: name, at: word.at }], within)?[0];
    let mut allowed = SymbolSet::EMPTY;
    for value in values.into_iter().flat_map(|values| values.split('_')) {
        allowed.insert(reader.symbol_of(value, word.at)?);
    }
    let item = Item { at: word.at, key: None, content: Content::Given(cell, allowed) };
    Some(item.keyed(format!("Given {}", cell.idx())))
}
