//! `arau list`: what arau knows, a line each.

use super::logic::LanguageArgs;
use crate::output;
use crate::run::Exit;
use arau::core::{Param, RuleInfo};
use arau::format::FORMATS;
use arau::json;
use arau::logic::{Speaker, technique_infos};
use arau::model::files::FILES;
use arau::model::solvers::SOLVERS;
use arau::registry::ENGINES;
use arau::registry::{RULES, SHAPES, VARIANTS};
use clap::{Args, ValueEnum};
use serde_json::json;

/// List variants, rules, techniques, formats and more: id TAB title
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct List {
    /// What to list
    what: What,

    /// Print one JSON object per line, with a summary and, for rules and shapes, their parameters
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    language: LanguageArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau list variants
  arau list rules --language sk
  arau list rules --json";

#[derive(Clone, Copy, ValueEnum)]
enum What {
    /// Named kinds of puzzles
    Variants,
    /// Rules for clues and for the whole board
    Rules,
    /// Board shapes
    Shapes,
    /// Human solving techniques, easiest first
    Techniques,
    /// Input and output formats
    Formats,
    /// Solving engines
    Engines,
    /// File formats that `arau model` writes
    Files,
    /// External and built-in solvers for `arau model`, installed or not
    Solvers,
}

impl List {
    pub fn run(self) -> anyhow::Result<Exit> {
        let speaker = Speaker::new(self.language.language());
        for Entry { id, title, summary, params } in entries(self.what, &speaker) {
            let line = match self.json {
                true => {
                    let mut object = json!({ "id": id, "title": title, "summary": summary });
                    if let Some(params) = params {
                        object["parameters"] = params.iter().map(json::parameter).collect();
                    }
                    object.to_string()
                }
                false => format!("{id}\t{title}"),
            };
            output::print(&(line + "\n"))?;
        }
        Ok(Exit::Yes)
    }
}

/// A member of a list.
struct Entry {
    id: &'static str,
    /// In the language that was asked for, where that has a name of its own.
    title: String,
    summary: &'static str,
    /// What it takes, if it takes anything at all.
    params: Option<&'static [Param]>,
}

impl Entry {
    fn new(id: &'static str, title: impl Into<String>, summary: &'static str) -> Entry {
        Entry { id, title: title.into(), summary, params: None }
    }

    fn with(self, params: &'static [Param]) -> Entry {
        Entry { params: Some(params), ..self }
    }
}

fn entries(what: What, speaker: &Speaker) -> Vec<Entry> {
    match what {
        What::Variants => {
            VARIANTS.iter().map(|v| Entry::new(v.id, speaker.variant(v.id, v.title), v.summary)).collect()
        }
        What::Rules => {
            let entry = |i: &RuleInfo| Entry::new(i.id, speaker.rule(i), i.summary).with(i.params);
            RULES.iter().map(|rule| entry(rule.info())).collect()
        }
        What::Shapes => {
            let infos = SHAPES.iter().map(|shape| shape.info());
            infos.map(|i| Entry::new(i.id, i.title, i.summary).with(i.params)).collect()
        }
        What::Techniques => {
            technique_infos().map(|i| Entry::new(i.id, speaker.title(i), i.summary)).collect()
        }
        What::Formats => {
            FORMATS.iter().map(|f| f.info()).map(|i| Entry::new(i.id, i.title, i.carries)).collect()
        }
        What::Engines => ENGINES.iter().map(|e| Entry::new(e.id(), e.title(), "")).collect(),
        What::Files => FILES.iter().map(|f| Entry::new(f.id(), f.title(), "")).collect(),
        What::Solvers => SOLVERS.iter().map(|s| Entry::new(s.id(), s.title(), "")).collect(),
    }
}
