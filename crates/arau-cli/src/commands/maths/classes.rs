//! `arau maths classes`: how many grids of a kind are essentially different.

use super::counting::CountingArgs;
use super::running::{print_incomplete, print_result};
use crate::run::Exit;
use arau::maths::counting::kind;
use arau::maths::symmetry::{Census, CountedClasses, KINDS, Motion, cycles_of_cells, in_words};
use clap::Args;
use num_bigint::BigUint;
use serde_json::{Value, json};

/// Count the essentially different grids of a kind
///
/// Prints the number of grids up to symmetries of the board and relabelling of the symbols. By Burnside's lemma this is
/// the mean, over all symmetries, of the number of grids that each one fixes up to relabelling. All these numbers are
/// counted; so is the total number of grids, unless you state it.
#[derive(Args)]
#[command(after_help = examples())]
pub struct Classes {
    /// Rows x columns of a box, or a variant
    #[arg(value_name = "RxC|VARIANT")]
    kind: String,

    /// Add a row for each conjugacy class of symmetries: its size, how many grids each one fixes up to relabelling, its
    /// cycle type, and one of them in words
    #[arg(long)]
    table: bool,

    /// The total number of grids, if you know it (see `arau maths grids`)
    #[arg(long, value_name = "N")]
    total: Option<BigUint>,

    #[command(flatten)]
    counting: CountingArgs,
}

fn examples() -> String {
    format!(
        "What can be counted: {}

Examples:
  arau maths classes 3x3
  arau maths classes 2x3 --table
  arau maths classes x --total 55613393399531520

A checkpoint keeps the count of all grids, which takes minutes for x and dg.

Exit code: 0 if the number is known; 1 if the run was interrupted; 2 for bad input.",
        KINDS.join(", ")
    )
}

impl Classes {
    pub fn run(self) -> anyhow::Result<Exit> {
        let known = kind(&self.kind).and_then(|kind| Some((kind, Census::of(kind.id)?)));
        let Some((kind, census)) = known else {
            anyhow::bail!(
                "the essentially different grids of {:?} cannot be counted; those of these kinds \
                 can: {}",
                self.kind,
                KINDS.join(", ")
            );
        };
        self.counting.begin(json!({ "classes": kind.id }));
        let mut kept = None;
        let plan = || {
            let (plan, counted) = census.count();
            kept = Some(counted);
            plan
        };
        let (Some(_), Some(kept)) = (self.counting.count_without_checkpoint(plan)?, kept) else {
            return print_incomplete();
        };
        let total = match &self.total {
            Some(total) => total.clone(),
            None => match self.counting.count(|| kind.plan())? {
                Some(total) => total,
                None => return print_incomplete(),
            },
        };
        let n_names = census.n_names().clone();
        let found = census.counted_classes(&kept, &total);
        let Some((found, n_different)) = found.and_then(|found| found.n_different().map(|n| (found, n)))
        else {
            anyhow::bail!(
                "{total} cannot be the number of grids of {}: the mean is not a whole \
                 number",
                kind.id
            );
        };
        let text = match self.counting.json {
            true => {
                let mut object = object(&found, n_different);
                object["classes"] = kind.id.into();
                object["grids"] = total.to_string().into();
                object["names"] = n_names.to_string().into();
                if self.table {
                    object["table"] = found.classes.iter().map(row_object).collect();
                }
                object.to_string()
            }
            false if self.table => table(&found, n_different),
            false => n_different.to_string(),
        };
        print_result(&(text + "\n"), true)
    }
}

type Row = (arau::maths::symmetry::MotionClass, u128);

fn object(found: &CountedClasses, n_different: u128) -> Value {
    let without_turning = found.n_different_under(&[Motion::KeepsLines]);
    json!({
        "complete": true,
        "number": n_different.to_string(),
        "without_turning": without_turning.map(|number| number.to_string()),
        "order": found.order(),
        "n_classes": found.classes.len(),
        "n_with_grids": found.n_with_grids(),
    })
}

fn row_object((class, n_kept): &Row) -> Value {
    json!({
        "size": class.size,
        "kept": n_kept.to_string(),
        "cycles": cycles_of_cells(&class.cells),
        "representative": in_words(&class.cells),
    })
}

/// The number and what it rests on, and a row for each class.
fn table(found: &CountedClasses, n_different: u128) -> String {
    let mut lines = vec![
        format!(
            "{n_different}\torder {}\tclasses {}\twith grids {}",
            found.order(),
            found.classes.len(),
            found.n_with_grids()
        ),
        "size\tkept\tcycles\trepresentative".into(),
    ];
    lines.extend(found.classes.iter().map(|(class, n_kept)| {
        let (cycles, words) = (cycles_of_cells(&class.cells), in_words(&class.cells));
        format!("{}\t{n_kept}\t{cycles}\t{words}", class.size)
    }));
    lines.join("\n")
}
