//! `arau convert`: puzzles in another format.

use crate::args::PuzzleArgs;
use crate::run::{CommandOutput, Exit, Refusal, Task, for_each_puzzle};
use arau::core::Fault;
use arau::format::{DOCUMENT_SEPARATOR, FORMATS, Format, format};
use clap::Args;
use clap::builder::PossibleValuesParser;

/// Write puzzles in another format
///
/// Nothing is dropped silently: whatever the target format cannot express is reported as an error.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Convert {
    /// The format to write (see `arau list formats`)
    #[arg(long, value_name = "ID", value_parser = written_formats())]
    to: String,

    #[command(flatten)]
    puzzles: PuzzleArgs,
}

const EXAMPLES: &str = "\
Examples:
  arau convert --to grid examples/etana.txt
  arau convert --to arau -e '1..4............'
  arau convert --from f-puzzles --to arau puzzle.json

Several documents are separated by lines `# ---`.
Exit code: 0 if every puzzle could be converted, else 2.";

impl Convert {
    pub fn run(mut self) -> anyhow::Result<Exit> {
        self.puzzles.input.keep_trailing_text = true;
        // The choices of the option are the registry's ids.
        let target = format(&self.to).ok_or_else(|| anyhow::anyhow!("there is no format `{}`", self.to))?;
        for_each_puzzle(&self.puzzles, |task| self.answer(task, target))
    }

    fn answer(&self, task: &Task<'_>, target: &dyn Format) -> Result<CommandOutput, Refusal> {
        let complaint = |fault: &Fault| task.complaint(format!("cannot be written as {}: {fault}", self.to));
        let text = target
            .write(task.spec())
            .map_err(|faults| Refusal::Bad(faults.iter().map(complaint).collect()))?;
        if self.puzzles.run.json {
            let mut object = task.json();
            object.insert("format".into(), self.to.as_str().into());
            object.insert("text".into(), text.into());
            return Ok(CommandOutput::json(object, Exit::Yes));
        }
        let before = match !target.info().by_line && task.number > 0 {
            true => format!("{DOCUMENT_SEPARATOR}\n"),
            false => String::new(),
        };
        Ok(CommandOutput::line(before + text.trim_end_matches('\n'), Exit::Yes))
    }
}

fn written_formats() -> PossibleValuesParser {
    PossibleValuesParser::new(FORMATS.iter().map(|f| f.info()).filter(|info| info.writes).map(|info| info.id))
}
