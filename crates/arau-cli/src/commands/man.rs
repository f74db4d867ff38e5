//! `arau man`: the manual page.

use crate::output;
use crate::run::Exit;
use clap::{Args, CommandFactory};

/// Print the manual page of arau or of a command
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Man {
    /// The command; without one, the page of arau itself
    command: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  arau man | man -l -
  arau man solve > arau-solve.1";

impl Man {
    pub fn run(self) -> anyhow::Result<Exit> {
        let mut arau = crate::Cli::command();
        arau.build();
        let command = match &self.command {
            None => arau,
            Some(name) => {
                let found = arau.find_subcommand(name).cloned();
                found.ok_or_else(|| anyhow::anyhow!("there is no command `{name}`"))?
            }
        };
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page)?;
        output::print(&String::from_utf8_lossy(&page))?;
        Ok(Exit::Yes)
    }
}
