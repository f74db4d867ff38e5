//! `cargo xtask TASK`: what people who work on arau do by machine. A task is a module and a line of [`TASKS`].

mod examples;

use std::process::ExitCode;

/// A name, what it does, and the function that does it with the rest of the arguments.
type Task = (&'static str, &'static str, fn(&[String]) -> Result<(), String>);

const TASKS: &[Task] =
    &[("examples", "[NAME…]  make the puzzles of examples/ anew, all or those named", examples::run)];

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
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
