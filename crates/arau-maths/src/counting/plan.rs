//! Owns long counts: a count is a sum over parts that do not depend on each other, so that threads share them, somebody
//! can watch, and an interrupted run goes on where it was. Nothing here prints, reads a clock or touches a file: the
//! watcher does.

use num_bigint::BigUint;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::fmt;
use std::sync::Mutex;

type Part = Box<dyn Fn(usize) -> Vec<Share> + Send + Sync>;
type Finish = Box<dyn Fn(&[BigUint]) -> BigUint + Send + Sync>;

/// What a part adds to which of the sums.
pub type Share = (usize, BigUint);

/// A number that follows from some sums over parts; mostly it is one sum, times a factor.
pub struct Plan {
    name: String,
    n_parts: usize,
    n_sums: usize,
    part: Part,
    finish: Finish,
}

impl Plan {
    /// The plan with this name, whose parts are numbered from 0.
    pub fn new(
        name: impl Into<String>,
        n_parts: usize,
        factor: impl Into<BigUint>,
        part: impl Fn(usize) -> BigUint + Send + Sync + 'static,
    ) -> Plan {
        let factor = factor.into();
        Plan::with_sums(name, n_parts, 1, move |i| vec![(0, part(i))], move |sums| &sums[0] * &factor)
    }

    /// The plan with this name, whose parts add to several sums, and what follows from these when all is done.
    pub fn with_sums(
        name: impl Into<String>,
        n_parts: usize,
        n_sums: usize,
        part: impl Fn(usize) -> Vec<Share> + Send + Sync + 'static,
        finish: impl Fn(&[BigUint]) -> BigUint + Send + Sync + 'static,
    ) -> Plan {
        Plan { name: name.into(), n_parts, n_sums, part: Box::new(part), finish: Box::new(finish) }
    }

    /// A plan whose number is known at once.
    pub fn known(name: impl Into<String>, number: impl Into<BigUint>) -> Plan {
        let number = number.into();
        Plan::new(name, 1, 1u32, move |_| number.clone())
    }

    /// How many parts there are.
    pub fn n_parts(&self) -> usize {
        self.n_parts
    }

    /// What a part adds to the sums.
    pub fn part(&self, part: usize) -> Vec<Share> {
        (self.part)(part)
    }

    /// Where a run begins.
    pub fn start(&self) -> Progress {
        Progress {
            name: self.name.clone(),
            is_done: vec![false; self.n_parts],
            sums: vec![BigUint::ZERO; self.n_sums],
        }
    }

    /// Works on the parts that are left, on the threads of the current rayon pool. `None` if the watcher stopped it.
    pub fn run(&self, from: Progress, watcher: &dyn Watcher) -> Option<BigUint> {
        let left: Vec<usize> = (0..self.n_parts).filter(|&part| !from.is_done[part]).collect();
        let progress = Mutex::new(from);
        left.into_par_iter().for_each(|part| {
            if watcher.wants_stop() {
                return;
            }
            let shares = (self.part)(part);
            let mut progress = progress.lock().expect("no part panics while it holds the lock");
            progress.is_done[part] = true;
            for (sum, value) in shares {
                progress.sums[sum] += value;
            }
            watcher.part_done(&progress);
        });
        let progress = progress.into_inner().expect("no part panics while it holds the lock");
        watcher.ended(&progress);
        (progress.n_done() == self.n_parts).then(|| (self.finish)(&progress.sums))
    }

    /// The number, without anybody watching.
    pub fn count(&self) -> BigUint {
        self.run(self.start(), &Nobody).expect("nobody stops it")
    }
}

/// How far a count has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    name: String,
    is_done: Vec<bool>,
    sums: Vec<BigUint>,
}

const HEAD: &str = "arau count 1";

impl Progress {
    /// How many parts are done.
    pub fn n_done(&self) -> usize {
        self.is_done.iter().filter(|&&is_done| is_done).count()
    }

    /// How many parts there are.
    pub fn n_parts(&self) -> usize {
        self.is_done.len()
    }

    /// A text from which [`Progress::read`] makes the same again.
    pub fn write(&self) -> String {
        let done: String = self.is_done.iter().map(|&is_done| if is_done { '1' } else { '0' }).collect();
        let sums: Vec<String> = self.sums.iter().map(BigUint::to_string).collect();
        format!("{HEAD}\n{}\n{}\n{done}\nend\n", self.name, sums.join(" "))
    }

    /// What was written, if it belongs to this plan and is whole.
    pub fn read(text: &str, plan: &Plan) -> Result<Progress, CheckpointError> {
        let lines: Vec<&str> = text.lines().collect();
        let [HEAD, name, sums, done, "end"] = lines[..] else { return Err(CheckpointError::NotWhole) };
        if name != plan.name {
            return Err(CheckpointError::OtherCount { found: name.into(), wanted: plan.name.clone() });
        }
        if done.len() != plan.n_parts || done.bytes().any(|bit| bit != b'0' && bit != b'1') {
            return Err(CheckpointError::OtherParts { wanted: plan.n_parts });
        }
        let number = |sum: &str| sum.parse().map_err(|_| CheckpointError::BadSum(sum.into()));
        let sums = sums.split(' ').map(number).collect::<Result<Vec<BigUint>, CheckpointError>>()?;
        if sums.len() != plan.n_sums {
            return Err(CheckpointError::OtherSums { wanted: plan.n_sums });
        }
        Ok(Progress { name: name.into(), is_done: done.bytes().map(|bit| bit == b'1').collect(), sums })
    }
}

/// Why a text is no checkpoint of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CheckpointError {
    /// It is none, or a part of it is missing.
    NotWhole,
    /// It belongs to another count.
    #[non_exhaustive]
    OtherCount {
        /// The count it belongs to.
        found: String,
        /// The count of the plan.
        wanted: String,
    },
    /// It does not have as many parts as the plan.
    #[non_exhaustive]
    OtherParts {
        /// How many the plan has.
        wanted: usize,
    },
    /// It does not have as many sums as the plan.
    #[non_exhaustive]
    OtherSums {
        /// How many the plan has.
        wanted: usize,
    },
    /// This stands where a sum should.
    BadSum(String),
}

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CheckpointError::NotWhole => f.write_str("is not a checkpoint of a count, or is incomplete"),
            CheckpointError::OtherCount { found, wanted } => {
                write!(f, "is a checkpoint of a different count: {found} instead of {wanted}")
            }
            CheckpointError::OtherParts { wanted } => {
                write!(f, "should have {wanted} parts for this count")
            }
            CheckpointError::OtherSums { wanted } => {
                write!(f, "should have {wanted} sums for this count")
            }
            CheckpointError::BadSum(sum) => write!(f, "has a sum that is not a number: {sum}"),
        }
    }
}

impl std::error::Error for CheckpointError {}

/// Somebody who watches a count: for a progress bar, checkpoints, an end before its time.
pub trait Watcher: Sync {
    /// Whether no further part should be begun.
    fn wants_stop(&self) -> bool {
        false
    }

    /// Called after each part, by one thread at a time.
    fn part_done(&self, _progress: &Progress) {}

    /// Called once, after the last part or when it was stopped.
    fn ended(&self, _progress: &Progress) {}
}

/// A watcher who does nothing.
pub struct Nobody;

impl Watcher for Nobody {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn squares() -> Plan {
        Plan::new("squares", 10, 2u32, |i| BigUint::from(i * i))
    }

    /// A number that follows from two sums, of even and of odd numbers.
    fn squares_of_sums() -> Plan {
        let part = |i| vec![(i % 2, BigUint::from(i))];
        Plan::with_sums("squares of sums", 10, 2, part, |sums| &sums[0] * &sums[0] + &sums[1] * &sums[1])
    }

    /// Stops after some parts and keeps the last checkpoint.
    struct Impatient {
        left: AtomicUsize,
        kept: Mutex<String>,
    }

    impl Watcher for Impatient {
        fn wants_stop(&self) -> bool {
            self.left.load(Ordering::Relaxed) == 0
        }

        fn part_done(&self, progress: &Progress) {
            let _ = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1));
            *self.kept.lock().unwrap() = progress.write();
        }
    }

    #[test]
    fn a_stopped_count_goes_on_where_it_was() {
        for (plan, number) in [(squares(), 570u32), (squares_of_sums(), 20 * 20 + 25 * 25)] {
            let watcher = Impatient { left: 3.into(), kept: Mutex::default() };
            assert_eq!(plan.run(plan.start(), &watcher), None);
            let kept = watcher.kept.into_inner().unwrap();
            let progress = Progress::read(&kept, &plan).unwrap();
            assert!((3..10).contains(&progress.n_done()));
            assert_eq!(plan.run(progress, &Nobody), Some(number.into()));
        }
    }

    #[test]
    fn a_checkpoint_of_something_else_is_refused() {
        let plan = squares();
        let text = plan.start().write();
        assert_eq!(Progress::read(&text, &plan), Ok(plan.start()));
        assert!(Progress::read(&text.replace("squares", "cubes"), &plan).is_err());
        assert!(Progress::read(&text.replace("0000000000", "000"), &plan).is_err());
        assert!(Progress::read(&text.replace("\n0\n", "\n0 0\n"), &plan).is_err());
        assert!(Progress::read(&text[..text.len() - 5], &plan).is_err());
        assert!(Progress::read("", &plan).is_err());
    }
}
