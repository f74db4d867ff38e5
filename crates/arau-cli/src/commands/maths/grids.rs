//! `arau maths grids`: how many grids there are of a kind.

use super::counting::CountingArgs;
use super::running::{print_incomplete, print_result};
use crate::args::parse_box;
use crate::run::Exit;
use arau::maths::counting::{KINDS, kind};
use arau::maths::estimates;
use arau::maths::symmetry::Boxes;
use clap::Args;
use serde_json::json;

/// Count all grids with boxes of a size, or of a variant of the 9×9 grid
///
/// Prints the number. It is a sum of independent parts; with --checkpoint an interrupted run resumes where it stopped.
#[derive(Args)]
#[command(after_help = examples())]
pub struct Grids {
    /// Rows x columns of a box, or a variant
    #[arg(value_name = "RxC|VARIANT")]
    kind: String,

    #[command(flatten)]
    counting: CountingArgs,
}

fn examples() -> String {
    let kinds: String = KINDS.iter().map(|kind| format!("  {:<11}{}\n", kind.id, kind.summary)).collect();
    format!(
        "What can be counted:\n{kinds}
Examples:
  arau maths grids 2x3
  arau maths grids 3x3 --json
  arau maths grids dg --threads 2 --checkpoint dg.txt

Exit code: 0 if the number is known; 1 if the run was interrupted; 2 for bad input."
    )
}

impl Grids {
    pub fn run(self) -> anyhow::Result<Exit> {
        let Some(kind) = kind(&self.kind) else {
            let ids: Vec<&str> = KINDS.iter().map(|kind| kind.id).collect();
            let hint = match parse_box(&self.kind) {
                Ok((rows, columns)) if estimates::is_possible(Boxes { rows, columns }) => {
                    format!("; try an estimate: arau maths estimate {rows}x{columns}")
                }
                _ => String::new(),
            };
            anyhow::bail!(
                "grids of {:?} cannot be counted; those of these kinds can: {}{hint}",
                self.kind,
                ids.join(", ")
            );
        };
        self.counting.begin(json!({ "grids": kind.id }));
        let Some(number) = self.counting.count(|| kind.plan())? else { return print_incomplete() };
        let object = || json!({ "grids": kind.id, "complete": true, "number": number.to_string() });
        let text = if self.counting.json { object().to_string() } else { number.to_string() };
        print_result(&(text + "\n"), true)
    }
}
