//! `arau maths claims`: the claims of the papers, each verified or refuted by a run.

use super::running::{ThreadsArg, bar};
use crate::commands::INCOMPLETE;
use crate::output;
use crate::run::Exit;
use crate::watch::{self, Watched};
use arau_claims::{Claim, ClaimVerdict, Cost, Outcome, Patience, Run, registry, select};
use clap::Args;
use indicatif::ProgressBar;
use serde_json::json;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Verify or refute the claims of the four papers behind arau
///
/// Prints, separated by tabs, the id of a claim, the verdict, the seconds that it took and the evidence. Verdicts are
/// `verified`, `refuted`, `beyond-reach` (no run can decide it here),
/// `definition` (it states no fact) and `skipped`. With several threads, seconds are elapsed time.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Claims {
    /// Claims to test; M9 stands for all its parts, such as M9.3x3 [default: all]
    #[arg(value_name = "ID")]
    ids: Vec<String>,

    /// Skip claims that take long; they are listed as skipped
    #[arg(long)]
    quick: bool,

    /// Also count what takes hours, instead of sampling: M9.2x6 and M9.3x4. `arau maths grids` counts the same, with a
    /// progress bar and checkpoints
    #[arg(long, conflicts_with = "quick")]
    hours: bool,

    /// Print one JSON object per claim, with its source and statement
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    threads: ThreadsArg,
}

const EXAMPLES: &str = "\
Examples:
  arau maths claims --quick
  arau maths claims M9 M10 --threads 2
  arau maths claims L9 --json
  arau maths claims M9.2x6 --hours

Exit code: 0 if every claim was tested or skipped, whatever the verdicts; 1 if the run was interrupted; 2 for bad \
input.";

/// What is printed of a claim.
struct Tried {
    outcome: Option<Outcome>,
    seconds: f64,
}

impl Claims {
    pub fn run(self) -> anyhow::Result<Exit> {
        let claims = self.claims()?;
        watch::handle_interrupts();
        let pool = self.threads.pool()?;
        let bar = bar(claims.len(), 0);
        let ledger = Ledger {
            claims: &claims,
            printed: Mutex::new((0, vec![])),
            is_json: self.json,
            bar: bar.as_ref(),
        };
        let next = AtomicUsize::new(0);
        let started = Instant::now();
        let n_workers = pool.current_num_threads().min(claims.len().max(1));
        let result = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..n_workers)
                .map(|_| {
                    scope.spawn(|| {
                        loop {
                            let i = next.fetch_add(1, Ordering::Relaxed);
                            let Some(claim) = claims.get(i) else { return anyhow::Ok(()) };
                            let tried = self.try_claim(claim, &pool, started);
                            ledger.add(i, tried)?;
                        }
                    })
                })
                .collect();
            let ended = workers.into_iter().map(|worker| worker.join().expect("no claim panics"));
            ended.fold(anyhow::Ok(()), |all, one| all.and(one))
        });
        if let Some(bar) = &bar {
            bar.finish_and_clear();
        }
        result?;
        if watch::is_interrupted() {
            eprintln!("arau: {INCOMPLETE}");
            return Ok(Exit::No);
        }
        Ok(Exit::Yes)
    }

    /// The claims that are asked for, in the order of the ledger; or every id that there is not.
    fn claims(&self) -> anyhow::Result<Vec<&'static Claim>> {
        if self.ids.is_empty() {
            return Ok(registry());
        }
        let unknown: Vec<&str> =
            self.ids.iter().filter(|id| select(id).is_empty()).map(String::as_str).collect();
        if !unknown.is_empty() {
            anyhow::bail!(
                "there is no claim {}; the claims are M1 to M13, L1 to L9, V1 to V7 and P1 to P9",
                unknown.join(", ")
            );
        }
        let wanted: Vec<&str> = self.ids.iter().flat_map(|id| select(id)).map(|claim| claim.id).collect();
        Ok(registry().into_iter().filter(|claim| wanted.contains(&claim.id)).collect())
    }

    fn try_claim(&self, claim: &Claim, pool: &rayon::ThreadPool, started: Instant) -> Tried {
        if self.quick && claim.cost == Cost::Long {
            return Tried { outcome: None, seconds: 0.0 };
        }
        if watch::is_interrupted() {
            return Tried { outcome: Some(Outcome::incomplete()), seconds: 0.0 };
        }
        let watched = Watched::new(None);
        let clock = || started.elapsed().as_secs_f64();
        let patience = if self.hours { Patience::Hours } else { Patience::Minutes };
        let run = Run { limits: watched.limits.clone(), patience, clock: &clock };
        // Not counting the time until a thread of the pool is free.
        pool.install(|| {
            let since = Instant::now();
            let outcome = (claim.run)(&run);
            Tried { outcome: Some(outcome), seconds: since.elapsed().as_secs_f64() }
        })
    }
}

/// Prints claims in order as soon as all before them are there.
struct Ledger<'a> {
    claims: &'a [&'static Claim],
    /// How many are printed, and those that wait.
    printed: Mutex<(usize, Vec<(usize, Tried)>)>,
    is_json: bool,
    bar: Option<&'a ProgressBar>,
}

impl Ledger<'_> {
    fn add(&self, i: usize, tried: Tried) -> anyhow::Result<()> {
        let mut printed = self.printed.lock().expect("nobody panics while printing");
        printed.1.push((i, tried));
        while let Some(at) = printed.1.iter().position(|(i, _)| *i == printed.0) {
            let (i, tried) = printed.1.swap_remove(at);
            let text = text(self.claims[i], &tried, self.is_json);
            match self.bar {
                Some(bar) => bar.suspend(|| output::print(&text).and_then(|()| output::flush()))?,
                None => output::print(&text).and_then(|()| output::flush())?,
            }
            printed.0 += 1;
        }
        if let Some(bar) = self.bar {
            bar.set_position(printed.0 as u64);
        }
        Ok(())
    }
}

fn text(claim: &Claim, tried: &Tried, is_json: bool) -> String {
    let (verdict, evidence) = match &tried.outcome {
        Some(outcome) => (outcome.verdict.word(), outcome.evidence.as_str()),
        None => ("skipped", "takes long; run without --quick"),
    };
    if !is_json {
        return format!("{}\t{verdict}\t{:.2}\t{evidence}\n", claim.id, tried.seconds);
    }
    let is_complete =
        !matches!(&tried.outcome, Some(Outcome { verdict: ClaimVerdict::Incomplete, .. }) | None);
    let object = json!({
        "id": claim.id, "source": claim.source, "statement": claim.statement, "verdict": verdict,
        "complete": is_complete, "seconds": tried.seconds, "evidence": evidence,
    });
    format!("{object}\n")
}
