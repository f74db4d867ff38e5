//! `arau maths`: the numbers of the papers, each out of a run, and random grids. A file for each question.

mod claims;
mod classes;
mod clues;
mod counting;
mod estimate;
mod grids;
mod group;
mod hunt;
mod latin;
mod minimal;
mod random;
mod rectangle;
mod running;
mod signs;

use crate::run::Exit;
use clap::{Args, Subcommand};

/// Count grids, symmetries and puzzles
///
/// Every number is computed by the run; none is looked up.
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
  arau maths estimate 4x4
  arau maths random 1000
  arau maths classes 3x3
  arau maths group samurai
  arau maths latin 8
  arau maths clues --size 16 --grids grids.txt
  arau maths hunt nrc --size 12
  arau maths rectangle 5x7
  arau maths signs --size 3
  arau maths claims --quick";

#[derive(Subcommand)]
enum Question {
    Claims(claims::Claims),
    Clues(clues::Clues),
    Grids(grids::Grids),
    Estimate(estimate::Estimate),
    Random(random::Random),
    Classes(classes::Classes),
    Group(group::GroupOf),
    Hunt(hunt::Hunt),
    Latin(latin::Latin),
    Minimal(minimal::Minimal),
    Rectangle(rectangle::Rectangle),
    Signs(signs::Signs),
}

impl Maths {
    pub fn run(self) -> anyhow::Result<Exit> {
        match self.question {
            Question::Claims(question) => question.run(),
            Question::Clues(question) => question.run(),
            Question::Grids(question) => question.run(),
            Question::Estimate(question) => question.run(),
            Question::Random(question) => question.run(),
            Question::Classes(question) => question.run(),
            Question::Group(question) => question.run(),
            Question::Hunt(question) => question.run(),
            Question::Latin(question) => question.run(),
            Question::Minimal(question) => question.run(),
            Question::Rectangle(question) => question.run(),
            Question::Signs(question) => question.run(),
        }
    }
}
