//! `arau man`: the manual page.

use crate::output;
use crate::run::Exit;
use clap::{Args, Command, CommandFactory};

/// Print the manual page of arau or of a command
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Man {
    /// The command, such as `solve`, `maths-grids` or `maths grids`; without one, the page of arau itself
    command: Vec<String>,
}

const EXAMPLES: &str = "\
Examples:
  arau man | man -l -
  arau man solve > arau-solve.1
  arau man maths-grids";

impl Man {
    pub fn run(self) -> anyhow::Result<Exit> {
        let mut arau = crate::Cli::command();
        arau.build();
        let name = self.command.join("-");
        let command = find(&arau, &name).ok_or_else(|| {
            anyhow::anyhow!(
                "there is no command `{name}` (see \
             `arau --help`)"
            )
        })?;
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page)?;
        output::print(&String::from_utf8_lossy(&page))?;
        Ok(Exit::Yes)
    }
}

/// The command whose name, with the names of its own commands, is written with hyphens between them.
fn find(command: &Command, name: &str) -> Option<Command> {
    if name.is_empty() {
        return Some(command.clone());
    }
    command.get_subcommands().find_map(|inner| {
        let rest = name.strip_prefix(inner.get_name())?;
        match rest.strip_prefix('-') {
            None if rest.is_empty() => Some(inner.clone()),
            None => None,
            Some(rest) => find(inner, rest),
        }
    })
}
