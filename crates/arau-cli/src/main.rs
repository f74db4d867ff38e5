//! The command line of arau: arguments → run → print. It alone writes to standard output, reads clocks and handles
//! signals; what it prints is worked out in the libraries.

mod args;
mod commands;
mod input;
mod output;
mod pipes;
mod pretty;
mod run;
mod watch;

use clap::Parser;
use std::process::ExitCode;

/// Solve, explain, rate, count and check Sudoku and its variants.
#[derive(Parser)]
#[command(name = "arau", version, max_term_width = 110, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: commands::Command,
}

const EXAMPLES: &str = "\
Examples:
  arau solve puzzles.txt            print one solution per line
  arau solve -e '1..4............'  solve a puzzle given as text
  arau check killer.toml            check whether a puzzle is proper and minimal
  arau list variants                all supported variants

Exit code: 0 for yes or done; 1 for no (no solution, not unique, check failed, limit reached); 2 for bad input or \
usage.";

fn main() -> ExitCode {
    // Work may be done on this thread too, and the system's first thread has little room.
    let first = std::thread::Builder::new().stack_size(arau::batch::STACK_BYTES).spawn(run);
    first.ok().and_then(|thread| thread.join().ok()).unwrap_or_else(|| run::Exit::Bad.into())
}

fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(usage) => return tell_usage(&usage),
    };
    match cli.command.run().and_then(|exit| output::flush().map(|()| exit)) {
        Ok(exit) => exit.into(),
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("arau: {error:#}");
            run::Exit::Bad.into()
        }
    }
}

/// Prints help or what is wrong with the arguments. Help that cannot be written is an error too.
fn tell_usage(usage: &clap::Error) -> ExitCode {
    match usage.print() {
        Ok(()) => ExitCode::from(usage.exit_code() as u8),
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("arau: {error}");
            run::Exit::Bad.into()
        }
    }
}
