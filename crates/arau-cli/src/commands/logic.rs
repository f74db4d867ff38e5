//! Owns what the commands about human logic share: which techniques they use, in which language they speak, whom they ask
//! about solutions, and how far a puzzle has come.

use crate::run::{Refusal, Task};
use arau_core::{Candidate, Grid, Outcome, Puzzle, Query};
use arau_format::format;
use arau_logic::{
    Effect, Language, Options, Reasoner, Selection, Speaker, Start, Step, TechniqueInfo, technique_infos,
};
use arau_solve::{AUTO, choose};
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

/// Which techniques are used, and in which language they are told.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Logic")]
pub struct LogicArgs {
    /// Only these techniques (see `arau list techniques`); may be repeated [default: those that HoDoKu uses, and those that it does not know]
    #[arg(long, value_name = "ID", value_parser = technique_ids(), hide_possible_values = true)]
    technique: Vec<String>,

    /// No technique that relies on the puzzle having one solution
    #[arg(long)]
    no_uniqueness: bool,

    /// The language of sentences
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language_ids())]
    language: String,
}

/// The ids of all techniques.
pub fn technique_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(technique_infos().map(|info| info.id))
}

fn language_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(Language::ALL.map(Language::id))
}

impl LogicArgs {
    /// Whether techniques that rest on one solution are left out.
    pub fn without_uniqueness(&self) -> bool {
        self.no_uniqueness
    }

    /// Whether techniques are named.
    pub fn names_techniques(&self) -> bool {
        !self.technique.is_empty()
    }

    /// Which kinds of steps are wanted for a puzzle. Those that rest on its having one solution are not, unless it has.
    pub fn wanted(
        &self,
        task: &Task<'_>,
    ) -> Result<impl Fn(&TechniqueInfo) -> bool + Sync + use<'_>, Refusal> {
        let has_one = solutions(task)?.only().is_some();
        Ok(move |info: &TechniqueInfo| self.wants(info) && (has_one || !info.assumes_unique))
    }

    /// Whether a kind of step is wanted: one that is named, or any that people use.
    pub fn wants(&self, info: &TechniqueInfo) -> bool {
        let is_named = match self.names_techniques() {
            true => self.technique.iter().any(|id| id == info.id),
            false => info.is_usual(),
        };
        is_named && !(self.no_uniqueness && info.assumes_unique)
    }

    /// Who tells the steps.
    pub fn speaker(&self) -> Speaker {
        let language = Language::ALL.into_iter().find(|language| language.id() == self.language);
        Speaker::new(language.unwrap_or_default())
    }
}

/// What an engine found when it was asked whether a puzzle has one solution.
pub struct Solutions {
    /// How it went.
    pub outcome: Outcome,
    first: Option<Grid>,
}

impl Solutions {
    /// The solution, if it is proved to be the only one.
    pub fn only(&self) -> Option<&Grid> {
        self.first.as_ref().filter(|_| self.outcome.complete && self.outcome.n_solutions == 1)
    }
}

/// Asks an engine whether the puzzle of a task has one solution.
pub fn solutions(task: &Task<'_>) -> Result<Solutions, Refusal> {
    let choice = choose(AUTO, task.puzzle()).map_err(|why| task.refuse(why))?;
    let mut first = None;
    let outcome = choice.engine.run(task.puzzle(), Query::Unique, task.limits, &mut |grid| {
        first.get_or_insert_with(|| grid.clone());
        ControlFlow::Continue(())
    });
    Ok(Solutions { outcome, first })
}

/// What steps have done to a puzzle so far.
#[derive(Clone, Default)]
pub struct Progress {
    /// What was placed.
    pub placed: Vec<Candidate>,
    /// What was taken away.
    pub deleted: Vec<Candidate>,
}

impl Progress {
    /// Adds what a step does.
    pub fn add(&mut self, step: &Step) {
        for &effect in &step.effects {
            match effect {
                Effect::Place(candidate) => self.placed.push(candidate),
                Effect::Eliminate(candidate) => self.deleted.push(candidate),
                Effect::Contradiction => {}
            }
        }
    }

    /// The puzzle from here on.
    pub fn start<'a>(&'a self, puzzle: &'a Puzzle) -> Start<'a> {
        Start { placed: &self.placed, deleted: &self.deleted, ..Start::of(puzzle) }
    }
}

/// The techniques that a predicate wants, with the usual options.
pub fn selection<'a>(wants: &'a (dyn Fn(&TechniqueInfo) -> bool + Sync)) -> Selection<'a> {
    Selection { wants, options: Options::default() }
}

/// The reasoner of the last puzzle: puzzles of a list mostly share their constraints.
#[derive(Default)]
pub struct Reasoners(Mutex<Option<(Puzzle, Arc<Reasoner>)>>);

impl Reasoners {
    /// A reasoner for the puzzle of a task, or a complaint that its board is too large.
    pub fn of(&self, task: &Task<'_>) -> Result<Arc<Reasoner>, Refusal> {
        self.of_puzzle(task.puzzle()).ok_or_else(|| {
            let message = format!("boards of more than {} cells are not reasoned about", Reasoner::MAX_CELLS);
            task.refuse(message)
        })
    }

    /// A reasoner for a puzzle, unless its board is too large.
    pub fn of_puzzle(&self, puzzle: &Puzzle) -> Option<Arc<Reasoner>> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, reasoner)) = &*last
            && std::ptr::eq(known.constraints(), puzzle.constraints())
        {
            return Some(reasoner.clone());
        }
        let reasoner = Arc::new(Reasoner::new(puzzle)?);
        *last = Some((puzzle.clone(), reasoner.clone()));
        Some(reasoner)
    }
}

/// The puzzle as a line, if it can be one; else where it stands.
pub fn name_of(task: &Task<'_>) -> String {
    let line = format("line").and_then(|line| line.write(task.spec()).ok());
    let first_field = line.as_deref().and_then(|line| line.split_whitespace().next()).map(str::to_string);
    first_field.unwrap_or_else(|| format!("{}:{}", task.file, task.line))
}
