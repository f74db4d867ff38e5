//! `arau list`: what arau knows, a line each.

use crate::output;
use crate::run::Exit;
use arau::core::Param;
use arau::format::FORMATS;
use arau::json;
use arau::logic::technique_infos;
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
}

const EXAMPLES: &str = "\
Examples:
  arau list variants
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
        for Entry { id, title, summary, params } in entries(self.what) {
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
    title: &'static str,
    summary: &'static str,
    /// What it takes, if it takes anything at all.
    params: Option<&'static [Param]>,
}

impl Entry {
    fn new(id: &'static str, title: &'static str, summary: &'static str) -> Entry {
        Entry { id, title, summary, params: None }
    }

    fn with(self, params: &'static [Param]) -> Entry {
        Entry { params: Some(params), ..self }
    }
}

fn entries(what: What) -> Vec<Entry> {
    let new = Entry::new;
    match what {
        What::Variants => VARIANTS.iter().map(|v| new(v.id, v.title, v.summary)).collect(),
        What::Rules => {
            RULES.iter().map(|r| r.info()).map(|i| new(i.id, i.title, i.summary).with(i.params)).collect()
        }
        What::Shapes => {
            SHAPES.iter().map(|s| s.info()).map(|i| new(i.id, i.title, i.summary).with(i.params)).collect()
        }
        What::Techniques => technique_infos().map(|i| new(i.id, i.title, i.summary)).collect(),
        What::Formats => FORMATS.iter().map(|f| f.info()).map(|i| new(i.id, i.title, i.carries)).collect(),
        What::Engines => ENGINES.iter().map(|e| new(e.id(), e.title(), "")).collect(),
        What::Files => FILES.iter().map(|f| new(f.id(), f.title(), "")).collect(),
        What::Solvers => SOLVERS.iter().map(|s| new(s.id(), s.title(), "")).collect(),
    }
}
