//! `arau list`: what arau knows, a line each.

use crate::output;
use crate::run::Exit;
use arau::format::FORMATS;
use arau::logic::technique_infos;
use arau::model::files::FILES;
use arau::model::solvers::SOLVERS;
use arau::registry::ENGINES;
use arau::registry::{RULES, SHAPES, VARIANTS};
use clap::{Args, ValueEnum};
use serde_json::json;

/// List what arau knows, a line each: id TAB title
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct List {
    /// What to list
    what: What,

    /// One JSON object per line, with a summary
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
    /// What a setter can demand
    Rules,
    /// Boards
    Shapes,
    /// Ways to find a step as people do, easier ones first
    Techniques,
    /// Ways to write puzzles
    Formats,
    /// Ways to solve them
    Engines,
    /// Files that `arau model` writes
    Files,
    /// Solvers that `arau model` asks, whether they are on this machine or not
    Solvers,
}

impl List {
    pub fn run(self) -> anyhow::Result<Exit> {
        for (id, title, summary) in entries(self.what) {
            let line = match self.json {
                true => json!({ "id": id, "title": title, "summary": summary }).to_string(),
                false => format!("{id}\t{title}"),
            };
            output::print(&(line + "\n"))?;
        }
        Ok(Exit::Yes)
    }
}

/// Id, title and summary.
type Entry = (&'static str, &'static str, &'static str);

fn entries(what: What) -> Vec<Entry> {
    match what {
        What::Variants => VARIANTS.iter().map(|v| (v.id, v.title, v.summary)).collect(),
        What::Rules => RULES.iter().map(|r| r.info()).map(|i| (i.id, i.title, i.summary)).collect(),
        What::Shapes => SHAPES.iter().map(|s| s.info()).map(|i| (i.id, i.title, i.summary)).collect(),
        What::Techniques => technique_infos().map(|i| (i.id, i.title, i.summary)).collect(),
        What::Formats => FORMATS.iter().map(|f| f.info()).map(|i| (i.id, i.title, i.carries)).collect(),
        What::Engines => ENGINES.iter().map(|e| (e.id(), e.title(), "")).collect(),
        What::Files => FILES.iter().map(|f| (f.id(), f.title(), "")).collect(),
        What::Solvers => SOLVERS.iter().map(|s| (s.id(), s.title(), "")).collect(),
    }
}
