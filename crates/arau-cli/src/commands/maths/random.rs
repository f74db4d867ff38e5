//! `arau maths random`: random full 9×9 grids.

use super::running::ThreadsArg;
use crate::commands::INCOMPLETE;
use crate::output;
use crate::run::Exit;
use crate::watch;
use arau::random::{Dice, random_grid};
use clap::Args;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

/// Print random full 9×9 grids, all equally likely
///
/// One grid per line. Grid number n of a seed is always the same.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Random {
    /// Number of grids
    #[arg(value_name = "N", default_value_t = 1)]
    number: u64,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    threads: ThreadsArg,
}

const EXAMPLES: &str = "\
Examples:
  arau maths random
  arau maths random 1000000 --seed 7 > grids.txt
  arau maths random 1000 | arau canon --grid

Exit code: 0 if all were printed; 1 if the run was interrupted; 2 for bad input.";

/// Grids of a thread at a time, and blocks of grids in memory.
const BLOCK: u64 = 512;
const ROUND: u64 = 64;

impl Random {
    pub fn run(self) -> anyhow::Result<Exit> {
        watch::handle_interrupts();
        let pool = self.threads.pool()?;
        let n_blocks = self.number.div_ceil(BLOCK);
        let mut first = 0;
        while first < n_blocks {
            if watch::is_interrupted() {
                eprintln!("arau: {INCOMPLETE}");
                output::flush()?;
                return Ok(Exit::No);
            }
            let end = n_blocks.min(first + ROUND);
            let lines: Vec<Vec<u8>> =
                pool.install(|| (first..end).into_par_iter().map(|block| self.lines(block)).collect());
            lines.iter().try_for_each(|lines| output::print_bytes(lines))?;
            first = end;
        }
        Ok(Exit::Yes)
    }

    fn lines(&self, block: u64) -> Vec<u8> {
        let numbers = block * BLOCK..self.number.min(block.saturating_add(1).saturating_mul(BLOCK));
        let mut lines = Vec::new();
        for number in numbers {
            lines.extend_from_slice(&random_grid(&mut Dice::of(self.seed, number)).characters(b'0'));
            lines.push(b'\n');
        }
        lines
    }
}
