//! `arau maths`: the numbers of the papers, each out of a run. A file for each question.

mod classes;
mod counting;
mod grids;
mod group;
mod latin;

use crate::run::Exit;
use clap::{Args, Subcommand};

/// Work out numbers about grids
///
/// Every number is counted anew, none is looked up.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Maths {
    #[command(subcommand)]
    question: Question,
}

const EXAMPLES: &str = "\
Examples:
  arau maths grids 3x3
  arau maths grids x --threads 2 --checkpoint x.txt
  arau maths classes 3x3
  arau maths group samurai
  arau maths latin 8";

#[derive(Subcommand)]
enum Question {
    Grids(grids::Grids),
    Classes(classes::Classes),
    Group(group::GroupOf),
    Latin(latin::Latin),
}

impl Maths {
    pub fn run(self) -> anyhow::Result<Exit> {
        match self.question {
            Question::Grids(question) => question.run(),
            Question::Classes(question) => question.run(),
            Question::Group(question) => question.run(),
            Question::Latin(question) => question.run(),
        }
    }
}
