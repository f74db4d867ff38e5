//! Owns the text of `crates/arau/src/rules.rs`: a typed rule for each rule of the registry.

use arau_core::{Param, ParamKind, Rule};
use arau_rules::RULES;
use std::fmt::Write;

const HEAD: &str = "\
//! Typed rules for [`PuzzleBuilder::rule`](crate::PuzzleBuilder::rule): a struct for each rule of
//! [`registry::RULES`](crate::registry::RULES). The constructor takes what the rule needs, methods take the rest.
//!
//! Written by `cargo xtask docs`; edit the registry instead.

typed_rules! {
";

/// The whole file.
pub fn file() -> String {
    HEAD.to_string() + &RULES.iter().map(|rule| entry(*rule)).collect::<String>() + "}\n"
}

fn entry(rule: &dyn Rule) -> String {
    let info = rule.info();
    let mut name: String = info.id.split('-').map(capitalised).collect();
    // The name of a trait that every program knows would be hidden by ours.
    if name == "Clone" {
        name.push('s');
    }
    let mut text = format!("    /// {}: {}.\n", info.title, escaped(info.summary));
    let (needed, further): (Vec<&Param>, Vec<&Param>) =
        info.params.iter().partition(|param| is_needed(param));
    let needed: Vec<String> = needed.into_iter().map(argument).collect();
    // Writing into a string does not fail.
    let _ = write!(text, "    {name} = \"{}\" ({})", info.id, needed.join(", "));
    for param in further {
        let _ = write!(text, "\n        [/** {} */ {}]", escaped(param.help), argument(param));
    }
    text + ";\n"
}

/// Whether the constructor takes it. A sum is what people think of first, even where it may be left out.
fn is_needed(param: &Param) -> bool {
    param.required || param.name == "sum"
}

fn argument(param: &Param) -> String {
    let kind = match param.kind {
        ParamKind::Int { .. } if is_needed(param) && !param.required => "maybe_int",
        ParamKind::Int { .. } => "int",
        ParamKind::Ints => "ints",
        ParamKind::Flag => "flag",
        ParamKind::Choice(_) | ParamKind::Text => "text",
        ParamKind::Cells { .. } => "cells",
        ParamKind::CellLists => "cell_lists",
        ParamKind::Symbols => "symbols",
        ParamKind::Options => "options",
    };
    format!("{}: {kind} \"{}\"", param.name.replace('-', "_"), param.name)
}

fn capitalised(word: &str) -> String {
    let mut characters = word.chars();
    characters.next().into_iter().flat_map(char::to_uppercase).chain(characters).collect()
}

/// Text for a documentation comment: brackets are no links.
fn escaped(text: &str) -> String {
    text.replace('[', "\\[").replace(']', "\\]").replace('<', "\\<")
}
