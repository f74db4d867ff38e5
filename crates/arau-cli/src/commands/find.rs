//! `arau find`: the puzzles of a list that call for a technique, for whoever teaches or trains it.

use super::logic::{name_of, technique_ids, teller};
use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::core::Candidate;
use arau::format::formats::LibraryLine;
use arau::logic::{Ending, Language, Reasoner, Selection, Step, TechniqueInfo};
use arau::registry::techniques;
use arau::{Explainer, Progress};
use clap::Args;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};

/// Print the puzzles that call for a technique
///
/// A puzzle calls for a technique if easier steps lead to a position where nothing easier applies. Puzzles that do not
/// have exactly one solution are skipped.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Find {
    /// The technique (see `arau list techniques`); may be repeated to find puzzles that call for any of several
    #[arg(long, value_name = "ID", required = true, value_parser = technique_ids(), hide_possible_values = true)]
    technique: Vec<String>,

    /// Only puzzles that need no harder technique
    #[arg(long)]
    hardest: bool,

    /// Include positions where an easier technique also applies
    #[arg(long)]
    present: bool,

    /// Print the positions and their steps as lines of HoDoKu's library, instead of the puzzles
    #[arg(long, conflicts_with = "json")]
    positions: bool,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau find --technique x-wing many.txt
  arau find --technique x-wing --technique swordfish --hardest many.txt
  arau find --technique w-wing --positions many.txt | arau steps
  arau find --technique sue-de-coq --present --json many.txt

Lines of --positions have the code `0` for techniques that HoDoKu does not know; pass their ids to `arau steps` with \
--technique.

Exit code: 0 if there is such a puzzle; 1 if there is none; 2 for bad input.";

/// A step of a wanted technique, and what was known before.
struct Use {
    step: Step,
    before: Progress,
}

impl Find {
    pub fn run(self) -> anyhow::Result<Exit> {
        let (explainer, any) = (Explainer::new(Language::English), AtomicBool::new(false));
        let exit = for_each_puzzle(&self.puzzles, |task| {
            let answer = self.answer(task, &explainer)?;
            if !answer.text.is_empty() {
                any.store(true, Ordering::Relaxed);
            }
            Ok(answer)
        })?;
        Ok(if exit == Exit::Yes && !any.into_inner() { Exit::No } else { exit })
    }

    fn answer(&self, task: &Task<'_>, explainer: &Explainer) -> Result<CommandOutput, Refusal> {
        let nothing = CommandOutput { text: Vec::new(), exit: Exit::Yes };
        if !task.puzzle().solve_within(task.limits).is_one() {
            return Ok(nothing);
        }
        let uses = self.uses(task, teller(explainer, task)?.reasoner());
        if uses.is_empty() {
            return Ok(nothing);
        }
        if self.puzzles.run.json {
            let mut object = task.json();
            object.insert("puzzle".into(), name_of(task).into());
            object.insert("uses".into(), uses.iter().map(|found| use_json(found, task)).collect());
            return Ok(CommandOutput::json(object, Exit::Yes));
        }
        if !self.positions {
            return Ok(CommandOutput::line(name_of(task), Exit::Yes));
        }
        if task.item.classic().is_none() {
            let message = "only positions of classic puzzles can be written as lines of HoDoKu's library; use \
                 --json instead of --positions";
            return Err(task.refuse(message));
        }
        let lines: Vec<String> = uses.iter().map(|found| library_line_of(found, task).to_string()).collect();
        Ok(CommandOutput::line(lines.join("\n"), Exit::Yes))
    }

    fn is_meant(&self, info: &TechniqueInfo) -> bool {
        self.technique.iter().any(|id| id == info.id)
    }

    /// The steps of the wanted techniques on the way to the solution.
    fn uses(&self, task: &Task<'_>, reasoner: &Reasoner) -> Vec<Use> {
        let wants = |info: &TechniqueInfo| info.is_usual() || self.is_meant(info);
        let mut known = Progress::default();
        let path = reasoner.path(&known.start(task.puzzle()).within(task.limits), &Selection::of(&wants));
        if self.hardest && (path.ending != Ending::Solved || !self.is_hardest(&path.steps)) {
            return Vec::new();
        }
        let is_meant = |info: &TechniqueInfo| self.is_meant(info);
        let mut uses = Vec::new();
        for step in path.steps {
            if self.present {
                let start = known.start(task.puzzle()).within(task.limits);
                let here = reasoner.steps(&start, &Selection::of(&is_meant));
                uses.extend(here.into_iter().map(|step| Use { step, before: known.clone() }));
            } else if is_meant(step.technique) {
                uses.push(Use { step: step.clone(), before: known.clone() });
            }
            known.add(&step);
        }
        uses
    }

    /// Whether none of the steps is harder than the hardest that is wanted.
    fn is_hardest(&self, steps: &[Step]) -> bool {
        let rank = |step: &Step| techniques().position(|info| info.id == step.technique.id);
        steps.iter().max_by_key(|step| rank(step)).is_some_and(|hardest| self.is_meant(hardest.technique))
    }
}

fn library_line_of(Use { step, before }: &Use, task: &Task<'_>) -> LibraryLine {
    let givens = task.spec().givens.clone();
    let is_given = givens.iter().map(Option::is_some).collect();
    let mut values = givens;
    for placed in &before.placed {
        values[placed.cell.idx()] = Some(placed.symbol);
    }
    let is_open = |gone: &&Candidate| values[gone.cell.idx()].is_none();
    let deleted = before.eliminated.iter().filter(is_open).copied().collect();
    LibraryLine {
        code: step.technique.hodoku.map_or("0", |hodoku| hodoku.code).to_string(),
        digits: step.reason.symbols.iter().map(|symbol| (symbol.idx() + 1).to_string()).collect(),
        values,
        is_given,
        deleted,
        eliminations: step.eliminations().collect(),
        placements: step.placements().collect(),
        extra: String::new(),
    }
}

fn use_json(Use { step, before }: &Use, task: &Task<'_>) -> Value {
    let (geometry, symbols) = (task.puzzle().geometry(), task.puzzle().symbols());
    let list = |candidates: &mut dyn Iterator<Item = Candidate>| -> Vec<Value> {
        candidates.map(|candidate| arau::json::candidate(candidate, geometry, symbols)).collect()
    };
    json!({
        "technique": step.technique.id,
        "placed": list(&mut before.placed.iter().copied()),
        "deleted": list(&mut before.eliminated.iter().copied()),
        "placements": list(&mut step.placements()),
        "eliminations": list(&mut step.eliminations()),
    })
}
