//! `cargo xtask TASK`: what people who work on arau do by machine. A task is a module and a line of [`TASKS`].

#[cfg(test)]
mod arrows;
mod bench;
#[cfg(test)]
mod dependencies;
mod docs;
mod ease;
mod examples;
mod fuzz;
mod pages;
mod recipe;
#[cfg(test)]
mod registries;
#[cfg(test)]
mod tidy;
mod typed_rules;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A name, what it does, and the function that does it with the rest of the arguments.
type Task = (&'static str, &'static str, fn(&[String]) -> Result<(), Failure>);

/// Why a task failed, in words for the person who started it.
struct Failure(String);

impl<S: Into<String>> From<S> for Failure {
    fn from(why: S) -> Failure {
        Failure(why.into())
    }
}

const TASKS: &[Task] = &[
    (
        "bench",
        "[--each] [--nodes N] [--repeat N] [FILE…]  time the engine on files of puzzles, or on examples/",
        bench::run,
    ),
    (
        "docs",
        "[--check]  write the generated pages of the book, or fail if they are not up to date",
        docs::run,
    ),
    (
        "ease",
        "NAME…  add givens to puzzles of examples/ until nothing has to be assumed to solve them",
        ease::run,
    ),
    ("examples", "[NAME…]  make the puzzles of examples/ anew, all or those named", examples::run),
    (
        "fuzz",
        "[--keep] [--seconds 60] [TARGET…]  run the fuzz targets, all or those named, and keep what they found",
        fuzz::run,
    ),
    (
        "recipe",
        "  add a rule in a copy of the repository as CONTRIBUTING.md says, and solve with it",
        recipe::run,
    ),
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let task = args.first().and_then(|name| TASKS.iter().find(|(task, _, _)| task == name));
    let Some((_, _, run)) = task else {
        eprintln!("tasks:");
        for (name, help, _) in TASKS {
            eprintln!("  {name} {help}");
        }
        return ExitCode::from(2);
    };
    match run(&args[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(message)) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("crates/xtask lies two folders deep")
        .into()
}
