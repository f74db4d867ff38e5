//! `arau completions`: a script that lets a shell complete arau's arguments.

use crate::output;
use crate::run::Exit;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

/// Print a completion script for a shell
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

const EXAMPLES: &str = "\
Examples:
  arau completions bash > ~/.local/share/bash-completion/completions/arau
  arau completions fish > ~/.config/fish/completions/arau.fish";

impl Completions {
    pub fn run(self) -> anyhow::Result<Exit> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut crate::Cli::command(), "arau", &mut script);
        output::print(&String::from_utf8_lossy(&script))?;
        Ok(Exit::Yes)
    }
}
