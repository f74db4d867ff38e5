//! `arau model`: puzzles as 0-1 programs, clauses and constraints: written for other programs, and solved by these.

mod ask;
mod export;
mod table;

use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::model::files::FILES;
use arau::model::solvers::{SOLVERS, Solver, solver};
use arau::model::{Form, Program};
use clap::builder::PossibleValuesParser;
use clap::{ArgGroup, Args, ValueHint};

/// Write puzzles as models for other solvers, or solve them with these
///
/// The 0-1 program has a variable for each symbol in each cell. `simple` fixes the givens, `modified` also fixes the
/// candidates they exclude, and `weighted` fixes nothing but maximises the number of givens kept.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
#[command(group(ArgGroup::new("what").required(true).multiple(true).args(["to", "run", "size", "table1"])))]
pub struct Model {
    /// Write the model in this file format (see `arau list files`)
    #[arg(long, value_name = "ID", value_parser = file_ids(), conflicts_with_all = ["run", "size", "table1"])]
    to: Option<String>,

    /// Solve with these solvers (see `arau list solvers`) and print solution TAB solver TAB seconds
    #[arg(long, value_name = "ID,…", value_delimiter = ',', value_parser = solver_ids())]
    run: Vec<String>,

    /// Print the size of the 0-1 program
    #[arg(long, conflicts_with_all = ["run", "table1"])]
    size: bool,

    /// Reproduce Merino's table 1 on this machine, with every installed solver or those of --run
    #[arg(long, conflicts_with_all = ["files", "texts"])]
    table1: bool,

    /// Form of the 0-1 program
    #[arg(long, value_name = "FORM", default_value = "simple", value_parser = form_ids())]
    program: String,

    /// Output file; `{}` stands for the number of the puzzle
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["run", "size", "table1"])]
    output: Option<String>,

    /// Add a blocking clause (or cut) that excludes the solution: the rest has a solution if the puzzle has another one
    #[arg(long, conflicts_with_all = ["run", "size", "table1"])]
    cut: bool,

    /// Let the solver prove in this way that there is only one solution
    #[arg(long, conflicts_with_all = ["to", "size", "table1"])]
    unique: bool,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau model --to lp examples/etana.txt
  arau model --to mps --program modified -o etana.mps examples/etana.txt
  arau model --to cnf -o 'model-{}.cnf' puzzles.txt
  arau model --to lp --cut examples/etana.txt     the program for any other solution
  arau model --run highs,cbc examples/etana.txt
  arau model --run batsat --unique examples/killer.toml
  arau model --size examples/giant.toml
  arau model --table1 --run highs,cbc --time-limit 10

Solvers are looked up on the PATH; ARAU_HIGHS, ARAU_CBC and so on override where they are.
With --run, puzzles are solved one by one unless --threads says otherwise, so that times can be compared.
Exit code: 0 if done; 1 if a puzzle has no solution or several, or a limit was reached; 2 for bad input or a missing \
solver.";

impl Model {
    pub fn run(mut self) -> anyhow::Result<Exit> {
        if self.table1 {
            return table::run(&self.solvers()?, &self.puzzles.run);
        }
        if self.size {
            return for_each_puzzle(&self.puzzles, |task| self.answer_size(task));
        }
        if !self.run.is_empty() {
            let solvers = self.solvers()?;
            self.puzzles.run.threads.get_or_insert(1);
            return for_each_puzzle(&self.puzzles, |task| ask::answer(&self, &solvers, task));
        }
        export::run(&self)
    }

    fn form(&self) -> Form {
        let known = Form::ALL.iter().find(|(id, _)| *id == self.program);
        known.map_or(Form::Simple, |(_, form)| *form)
    }

    /// The solvers that are asked for, each of which must be there; with the table and none named, those that are there.
    fn solvers(&self) -> anyhow::Result<Vec<&'static dyn Solver>> {
        let mut found = Vec::new();
        let named = self.run.iter().filter_map(|id| solver(id)).map(|solver| (solver, true));
        let all = SOLVERS.iter().filter(|_| self.run.is_empty()).map(|&solver| (solver, false));
        for (solver, is_needed) in named.chain(all) {
            match solver.find() {
                Ok(()) => found.push(solver),
                Err(missing) if is_needed => anyhow::bail!("{missing}"),
                Err(missing) => eprintln!("arau: {missing}"),
            }
        }
        Ok(found)
    }

    fn answer_size(&self, task: &Task<'_>) -> Result<CommandOutput, Refusal> {
        let program = Program::of(task.puzzle(), self.form())
            .map_err(|why| task.refuse(format!("0-1 program: {why}")))?;
        let size = program.size();
        if self.puzzles.run.json {
            let mut object = task.json();
            object.insert("variables".into(), size.variables.into());
            object.insert("constraints".into(), size.constraints.into());
            object.insert("non_zeros".into(), size.non_zeros.into());
            object.insert("density".into(), size.density().into());
            return Ok(CommandOutput::json(object, Exit::Yes));
        }
        let line = format!(
            "variables {}\tconstraints {}\tnon-zeros {}\tdensity {:.2} %",
            size.variables,
            size.constraints,
            size.non_zeros,
            size.density()
        );
        Ok(CommandOutput::line(line, Exit::Yes))
    }
}

fn file_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(FILES.iter().map(|file| file.id()))
}

fn solver_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(SOLVERS.iter().map(|solver| solver.id()))
}

fn form_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(Form::ALL.iter().map(|(id, _)| *id))
}
