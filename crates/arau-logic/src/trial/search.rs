//! Owns [`Search`]: which candidates fail, by the shortest arguments that are found with a bounded amount of work, and
//! with as few assumptions inside each other as possible.

use super::argument::{Argument, Assumption, Limit};
use super::network::Network;
use super::run::{Depth, Trial};
use crate::{Basis, Claim, Inference, Position};
use arau_core::{Candidate, Cell, Symbol, SymbolSet};

/// Work after which no shorter argument is looked for, if there is one.
const ENOUGH_WORK: u64 = 12_000;

/// Work after which arguments of a wanted kind are given up if there is none so far.
const MOST_WORK_FOR_WANTED: u64 = 40_000;

/// Work after which no longer arguments of one split are looked for.
const ENOUGH_WORK_FOR_CASES: u64 = 20_000;

/// Work on assumptions with others inside after which no shorter argument is looked for, if there is one; and after which
/// none is looked for at all.
const ENOUGH_INNER_WORK: u64 = 25_000;
const MOST_INNER_WORK: u64 = 80_000;

/// Work inside one assumption.
const MOST_WORK_INSIDE: u64 = 10_000;

/// Of this many arguments the causes are looked at closely.
const N_SHARPENED: usize = 4;

/// The cases of an assumption that are looked into first; then twice as many, and so on, as long as a person could follow.
const FIRST_N_CASES: u32 = 4;
const MOST_CASES: u32 = 16;

/// With more cases than these, nobody looks closely at the causes in each.
const MOST_CASES_SHARPENED: u32 = 8;

/// Work on cases after which none are looked at any more.
const MOST_WORK_ON_CASES: u64 = 200_000;

/// Looks for candidates that fail.
pub(crate) struct Search<'a, 'b> {
    trial: Trial<'a>,
    is_stopped: &'b dyn Fn() -> bool,
    /// Open candidates, those of cells with few first.
    candidates: Vec<Candidate>,
    /// What cells hold in some solution: no search for a contradiction is of use there.
    possible: Vec<SymbolSet>,
    /// How often a cell took part in a contradiction.
    weights: Vec<u32>,
    /// Whether the causes are looked at closely in every case.
    sharpens: bool,
}

/// What came of looking into an assumption.
enum Outcome {
    Fails(Argument),
    /// It holds in a solution.
    Holds,
    /// There were too many cases.
    Open,
}

impl<'a, 'b> Search<'a, 'b> {
    /// A search from a position; the argument by which there is no solution, if one is seen at once.
    pub(crate) fn new<const W: usize>(
        network: &'a Network,
        position: &Position<W>,
        is_stopped: &'b dyn Fn() -> bool,
    ) -> Result<Search<'a, 'b>, Argument> {
        let mut trial = Trial::of(network, position);
        if let Err(failure) = trial.follow(Depth::Singles) {
            return Err(trial.argue(Assumption { level: 1, ..Assumption::NONE }, &failure));
        }
        let mut cells: Vec<Cell> = position.open().iter().collect();
        cells.sort_by_key(|&cell| trial.left(cell).len());
        let of_cell =
            |cell: Cell| position.candidates(cell).iter().map(move |symbol| Candidate { cell, symbol });
        let n_cells = network.n_cells();
        let trial_domains = trial.domains.clone();
        Ok(Search {
            trial,
            is_stopped,
            candidates: cells.into_iter().flat_map(of_cell).collect(),
            possible: network
                .solution_within(&trial_domains)
                .unwrap_or_else(|| vec![SymbolSet::EMPTY; n_cells]),
            weights: vec![0; n_cells],
            sharpens: true,
        })
    }

    /// The candidates that the methods refute without an assumption inside the assumption, those with the shortest
    /// arguments first. Once there is one, not all are looked at.
    pub(crate) fn simple(&mut self, depth: Depth) -> Vec<(Candidate, Argument)> {
        self.shortest(depth, u64::MAX, |_| true)
    }

    /// The same, of the arguments that are wanted, as far as a bounded amount of work leads.
    pub(crate) fn simple_where(
        &mut self,
        depth: Depth,
        is_wanted: impl Fn(&Argument) -> bool,
    ) -> Vec<(Candidate, Argument)> {
        self.shortest(depth, MOST_WORK_FOR_WANTED, is_wanted)
    }

    fn shortest(
        &mut self,
        depth: Depth,
        most_work: u64,
        is_wanted: impl Fn(&Argument) -> bool,
    ) -> Vec<(Candidate, Argument)> {
        let mut found: Vec<(usize, Candidate)> = Vec::new();
        let from = self.trial.work();
        for candidate in self.candidates.clone() {
            let done = self.trial.work() - from;
            if (self.is_stopped)() || done > most_work || (!found.is_empty() && done > ENOUGH_WORK) {
                break;
            }
            if let Some(argument) = self.try_simply(candidate, depth, false).filter(&is_wanted) {
                found.push((self.price(candidate, &argument), candidate));
            }
        }
        found.sort_by_key(|&(price, _)| price);
        found.truncate(N_SHARPENED);
        let sharpened = found.into_iter().filter_map(|(_, candidate)| {
            self.try_simply(candidate, depth, true).map(|argument| (candidate, argument))
        });
        let mut sharpened: Vec<_> = sharpened.filter(|(_, argument)| is_wanted(argument)).collect();
        sharpened.sort_by_key(|(candidate, argument)| self.price(*candidate, argument));
        sharpened
    }

    /// Whether the methods refute any candidate without an assumption inside the assumption.
    pub(crate) fn any_fails(&mut self, depth: Depth) -> bool {
        let candidates = self.candidates.clone();
        candidates.into_iter().any(|candidate| self.try_simply(candidate, depth, false).is_some())
    }

    /// How long an argument is for what it brings: of many candidates of a cell, one more or less tells little.
    fn price(&self, candidate: Candidate, argument: &Argument) -> usize {
        let n_others = self.trial.left(candidate.cell).len().saturating_sub(1);
        argument.length() * n_others.max(1)
    }

    fn try_simply(&mut self, candidate: Candidate, depth: Depth, sharpen: bool) -> Option<Argument> {
        let Candidate { cell, symbol } = candidate;
        if self.possible[cell.idx()].contains(symbol) {
            return None;
        }
        if !self.trial.left(cell).contains(symbol) {
            return Some(self.without_assuming(candidate));
        }
        let moment = self.trial.moment();
        self.trial.assume(candidate);
        let argument = match self.trial.follow(depth) {
            Err(failure) => {
                let assumption = Assumption { moment, candidate: Some(candidate), level: 1, sharpen };
                Some(self.trial.argue(assumption, &failure))
            }
            Ok(()) => {
                self.note_solution();
                None
            }
        };
        let argument = argument.map(|argument| self.with_what_was_before(argument));
        self.trial.take_back(moment);
        argument
    }

    /// What the argument rests on that was followed before anything was assumed is told first.
    fn with_what_was_before(&mut self, mut argument: Argument) -> Argument {
        let before = self.trial.why_needed(&argument.needs);
        argument.cited.extend(before.cited);
        argument.cited.sort_unstable();
        argument.cited.dedup();
        let at = usize::from(matches!(argument.story.first(), Some(Inference { basis: Basis::Assumed, .. })));
        argument
            .story
            .splice(at..at, before.story.into_iter().map(|inference| Inference { level: 1, ..inference }));
        argument
    }

    /// A candidate that rules take together, through what is not on the board.
    fn without_assuming(&mut self, candidate: Candidate) -> Argument {
        let mut argument = self.trial.why_gone(candidate);
        argument.story.iter_mut().for_each(|inference| inference.level = 1);
        let assumed = Inference { level: 1, claim: Claim::True(candidate), basis: Basis::Assumed };
        argument.story.insert(0, assumed);
        argument
    }

    /// The candidates that fail because several others fail inside the assumption, one by one, that something is left with
    /// nothing; those with the shortest arguments first. Only so much is looked at.
    pub(crate) fn with_inner_refutations(&mut self) -> Option<(Candidate, Argument)> {
        let from = self.trial.work();
        let mut best: Option<(usize, Candidate)> = None;
        for candidate in self.candidates.clone() {
            let done = self.trial.work() - from;
            if (self.is_stopped)() || done > MOST_INNER_WORK || (best.is_some() && done > ENOUGH_INNER_WORK) {
                break;
            }
            if let Some(argument) = self.try_with_inner(candidate, false) {
                let price = self.price(candidate, &argument);
                if best.is_none_or(|(least, _)| price < least) {
                    best = Some((price, candidate));
                }
            }
        }
        let (_, candidate) = best?;
        self.try_with_inner(candidate, true).map(|argument| (candidate, argument))
    }

    fn try_with_inner(&mut self, candidate: Candidate, sharpen: bool) -> Option<Argument> {
        let Candidate { cell, symbol } = candidate;
        if self.possible[cell.idx()].contains(symbol) {
            return None;
        }
        let moment = self.trial.moment();
        self.trial.assume(candidate);
        let argument = match self.trial.follow(Depth::Singles) {
            // What fails at once needs nothing inside, and is told elsewhere.
            Err(_) => None,
            Ok(()) if self.note_solution() => None,
            Ok(()) => self.refute_inside(candidate, moment, sharpen),
        };
        let argument = argument.map(|argument| self.with_what_was_before(argument));
        self.trial.take_back(moment);
        argument
    }

    /// Tries the candidates of cells with two until nothing more fails. Of what fails, the shortest arguments are used first,
    /// so that the story stays short.
    fn refute_inside(&mut self, assumed: Candidate, moment: usize, sharpen: bool) -> Option<Argument> {
        let from = self.trial.work();
        loop {
            let mut failing: Vec<(Candidate, Argument)> = Vec::new();
            for inner in self.inner_candidates() {
                if self.trial.work() - from > MOST_WORK_INSIDE || (self.is_stopped)() {
                    break;
                }
                failing.extend(self.fails_inside(inner, sharpen).map(|argument| (inner, argument)));
            }
            if failing.is_empty() {
                return None;
            }
            failing.sort_by_key(|(_, argument)| argument.length());
            for (inner, argument) in failing {
                let left = self.trial.left(inner.cell);
                if left.len() < 2 || !left.contains(inner.symbol) {
                    continue;
                }
                self.trial.refute(inner, argument.into_refutation());
                if let Err(failure) = self.trial.follow(Depth::Singles) {
                    let assumption = Assumption { moment, candidate: Some(assumed), level: 1, sharpen };
                    return Some(self.trial.argue(assumption, &failure));
                }
            }
        }
    }

    /// Why a candidate fails inside the assumption, if it does.
    fn fails_inside(&mut self, inner: Candidate, sharpen: bool) -> Option<Argument> {
        let moment = self.trial.moment();
        self.trial.assume(inner);
        let failed = match self.trial.follow(Depth::Singles) {
            Err(failure) => {
                let inner = Assumption { moment, candidate: Some(inner), level: 2, sharpen };
                Some(self.trial.argue(inner, &failure))
            }
            Ok(()) => {
                self.note_solution();
                None
            }
        };
        self.trial.take_back(moment);
        failed
    }

    fn inner_candidates(&self) -> Vec<Candidate> {
        let of_cell = |cell: Cell| self.trial.left(cell).iter().map(move |symbol| Candidate { cell, symbol });
        let cells = (0..self.trial.network.n_visible).map(Cell::at);
        let with_two = cells.filter(|&cell| self.trial.left(cell).len() == 2);
        with_two.flat_map(of_cell).collect()
    }

    fn note_solution(&mut self) -> bool {
        let is_filled = self.trial.is_filled();
        if is_filled {
            for (possible, domain) in self.possible.iter_mut().zip(&self.trial.domains) {
                *possible = possible.or(*domain);
            }
            self.trial.network.keep_solution(&self.trial.domains);
        }
        is_filled
    }

    /// A candidate that fails with assumptions inside the assumption, as few as possible; none if every candidate holds in a
    /// solution, if there would be more to tell than anybody would follow, or if the search was stopped.
    pub(crate) fn nested(&mut self) -> Option<(Candidate, Argument)> {
        let mut n_cases = FIRST_N_CASES;
        let from = self.trial.work();
        let mut best: Option<(Candidate, Argument)> = None;
        loop {
            let mut any_open = false;
            for candidate in self.candidates.clone() {
                let done = self.trial.work() - from;
                let is_enough = done > MOST_WORK_ON_CASES || (best.is_some() && done > ENOUGH_WORK_FOR_CASES);
                if is_enough || (self.is_stopped)() {
                    return best;
                }
                if self.possible[candidate.cell.idx()].contains(candidate.symbol) {
                    continue;
                }
                let mut cases_left = n_cases;
                self.sharpens = n_cases <= MOST_CASES_SHARPENED;
                match self.look_into(candidate, 1, &mut cases_left) {
                    Outcome::Fails(argument) => {
                        let argument = self.with_what_was_before(argument);
                        let price = self.price(candidate, &argument);
                        if best.as_ref().is_none_or(|(of, best)| price < self.price(*of, best)) {
                            best = Some((candidate, argument));
                        }
                    }
                    Outcome::Holds => {}
                    Outcome::Open => any_open = true,
                }
            }
            if best.is_some() || !any_open || n_cases >= MOST_CASES {
                return best;
            }
            n_cases *= 2;
        }
    }

    /// Assumes a candidate, follows singles, rules and pairs, and where they lead nowhere, looks into all cases of a cell or of
    /// a symbol in a house.
    fn look_into(&mut self, candidate: Candidate, level: usize, cases_left: &mut u32) -> Outcome {
        if (self.is_stopped)() || *cases_left == 0 {
            return Outcome::Open;
        }
        *cases_left -= 1;
        let moment = self.trial.moment();
        let assumption = Assumption { moment, candidate: Some(candidate), level, sharpen: self.sharpens };
        self.trial.assume(candidate);
        let outcome = match self.trial.follow(Depth::Pairs) {
            Err(failure) => {
                let argument = self.trial.argue(assumption, &failure);
                self.bump(&argument);
                Outcome::Fails(argument)
            }
            Ok(()) if self.note_solution() => Outcome::Holds,
            Ok(()) => self.split(assumption, cases_left),
        };
        self.trial.take_back(moment);
        outcome
    }

    fn split(&mut self, assumption: Assumption, cases_left: &mut u32) -> Outcome {
        let Some((limit, ways)) = self.fewest_ways() else { return Outcome::Open };
        let mut cases = Vec::new();
        for way in ways {
            match self.look_into(way, assumption.level + 1, cases_left) {
                // What fails by itself needs no cases.
                Outcome::Fails(argument) if !argument.uses_assumption => {
                    return Outcome::Fails(self.trial.lift(assumption, argument));
                }
                Outcome::Fails(argument) => cases.push(argument),
                other => return other,
            }
        }
        Outcome::Fails(self.trial.argue_cases(assumption, &limit, cases))
    }

    fn bump(&mut self, argument: &Argument) {
        for inference in &argument.story {
            if let Claim::True(Candidate { cell, .. }) | Claim::OneOf(cell, _) | Claim::NothingFor(cell) =
                inference.claim
            {
                self.weights[cell.idx()] += 1;
            }
        }
    }

    /// The cell with the fewest symbols left, or the symbol with the fewest places in a house. Of several, what took part in
    /// most contradictions.
    fn fewest_ways(&self) -> Option<(Limit, Vec<Candidate>)> {
        let network = self.trial.network;
        let open = |range: std::ops::Range<usize>| {
            let cells = range.map(Cell::at).filter(|&cell| self.trial.left(cell).len() > 1);
            cells.min_by_key(|&cell| {
                (self.trial.left(cell).len(), std::cmp::Reverse(self.weights[cell.idx()]), cell)
            })
        };
        let n_visible = network.n_visible;
        let cell = open(0..n_visible).or_else(|| open(n_visible..network.n_cells()))?;
        let left = self.trial.left(cell);
        if left.len() > 2
            && let Some(two_places) = self.two_places()
        {
            return Some(two_places);
        }
        Some((Limit::Cell(cell), left.iter().map(|symbol| Candidate { cell, symbol }).collect()))
    }

    fn two_places(&self) -> Option<(Limit, Vec<Candidate>)> {
        let mut best: Option<(u32, Limit, Vec<Candidate>)> = None;
        for (i, house) in self.trial.network.houses.iter().enumerate() {
            for symbol in (0..self.trial.network.n_symbols()).map(|s| Symbol(s as u8)) {
                let mut places =
                    house.cells.iter().copied().filter(|&cell| self.trial.left(cell).contains(symbol));
                let (Some(a), Some(b), None) = (places.next(), places.next(), places.next()) else {
                    continue;
                };
                let weight = self.weights[a.idx()] + self.weights[b.idx()];
                if best.as_ref().is_none_or(|(most, ..)| weight > *most) {
                    let ways = [a, b].map(|cell| Candidate { cell, symbol }).to_vec();
                    best = Some((weight, Limit::House(i as u32, symbol), ways));
                }
            }
        }
        best.map(|(_, limit, ways)| (limit, ways))
    }
}
