//! Owns the way from the argument that a fault concerns to its bytes in the document.

use super::read::{Item, StringPlace};
use arau_core::{ArgStep, Geometry, Param, ParamKind, Symbols};
use arau_rules::rule;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// The document, and the board that its lists of cells and symbols speak of.
pub(super) struct Spans<'r, 't> {
    pub(super) text: &'t str,
    pub(super) board: Option<(&'r Geometry, &'r Symbols)>,
}

impl Spans<'_, '_> {
    /// Where the part of an argument stands, given the table that holds the arguments. None if it is not written there.
    pub(super) fn argument(
        &self,
        steps: &[ArgStep],
        params: &[Param],
        table: &DeTable<'_>,
    ) -> Option<Range<usize>> {
        let [ArgStep::Param(name), inner @ ..] = steps else { return None };
        let item = table.iter().find(|(key, _)| key.get_ref() == name)?.1;
        let kind = params.iter().find(|param| param.name == name)?.kind;
        Some(self.part(kind, item, inner))
    }

    /// Where a part of a value stands; all of the value where the part cannot be told.
    pub(super) fn part(&self, kind: ParamKind, item: &Item<'_>, steps: &[ArgStep]) -> Range<usize> {
        let found = match (kind, steps) {
            (ParamKind::Options, [ArgStep::Item(option), ArgStep::Item(idx), inner @ ..]) => {
                element(item, *option)
                    .and_then(|option| element(option, *idx))
                    .map(|rule| self.rule(rule, inner).unwrap_or_else(|| rule.span()))
            }
            (ParamKind::CellLists, [ArgStep::Item(list), inner @ ..]) => {
                element(item, *list).map(|list| self.part(ParamKind::cells(0), list, inner))
            }
            (ParamKind::Cells { .. }, [ArgStep::Item(idx)]) => self.cell(item, *idx),
            (ParamKind::Ints | ParamKind::Symbols, [ArgStep::Item(idx)]) => {
                element(item, *idx).map(|element| element.span()).or_else(|| self.glyph(item, *idx))
            }
            (ParamKind::Text | ParamKind::Choice(_), [ArgStep::Item(byte)]) => self.word(item, *byte),
            _ => None,
        };
        found.unwrap_or_else(|| item.span())
    }

    /// Where an argument of a rule inside an option stands.
    fn rule(&self, item: &Item<'_>, steps: &[ArgStep]) -> Option<Range<usize>> {
        let DeValue::Table(table) = item.get_ref() else { return None };
        let id = table.iter().find(|(key, _)| key.get_ref() == "rule")?.1;
        let DeValue::String(id) = id.get_ref() else { return None };
        self.argument(steps, rule(id)?.info().params, table)
    }

    /// The word that names a cell of a list: a text, or a list of texts.
    fn cell(&self, item: &Item<'_>, mut idx: usize) -> Option<Range<usize>> {
        let (geometry, _) = self.board?;
        let parts: Vec<&Item<'_>> = match item.get_ref() {
            DeValue::Array(list) => list.iter().collect(),
            _ => vec![item],
        };
        for part in parts {
            let DeValue::String(text) = part.get_ref() else { return None };
            let cells = geometry.parse_cells_with_spans(text).ok()?;
            match cells.get(idx) {
                Some((_, span)) => return Some(StringPlace::of(self.text, part).range(span.clone())),
                None => idx -= cells.len(),
            }
        }
        None
    }

    /// The glyph of a text that lists symbols without blanks.
    fn glyph(&self, item: &Item<'_>, idx: usize) -> Option<Range<usize>> {
        let (_, symbols) = self.board?;
        let DeValue::String(text) = item.get_ref() else { return None };
        let is_glyph = |c: &(usize, char)| !c.1.is_whitespace() && c.1 != ',';
        let (byte, glyph) = text.char_indices().filter(is_glyph).nth(idx)?;
        let range = byte..byte + glyph.len_utf8();
        symbols.one_char_each().then(|| StringPlace::of(self.text, item).range(range))
    }

    /// The word of a text that begins at a byte.
    fn word(&self, item: &Item<'_>, byte: usize) -> Option<Range<usize>> {
        let DeValue::String(text) = item.get_ref() else { return None };
        let word = text.get(byte..)?;
        let length = word.find(|c: char| c.is_whitespace() || c == ',' || c == ';').unwrap_or(word.len());
        Some(StringPlace::of(self.text, item).range(byte..byte + length))
    }
}

fn element<'d, 't>(item: &'d Item<'t>, idx: usize) -> Option<&'d Item<'t>> {
    match item.get_ref() {
        DeValue::Array(list) => list.get(idx),
        _ => None,
    }
}
