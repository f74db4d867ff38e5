//! Owns [`Argument`]: what of a trial a contradiction rests on, and how that is told.

use super::run::{Cause, Failure, Refutation, Trial};
use super::story::{Basis, Claim, Inference};
use crate::layout::Cited;
use arau_core::{Candidate, Cell, Symbol, SymbolSet};

/// Why an assumption fails.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    /// What is told, in order.
    pub(crate) story: Vec<Inference>,
    /// The constraints that are needed.
    pub(crate) cited: Vec<Cited>,
    /// The events before the assumption that it rests on.
    pub(super) needs: Vec<u32>,
    /// Whether it rests on the assumption.
    pub(super) uses_assumption: bool,
}

impl Argument {
    /// How long it is for a person. Rules weigh more than what is seen at once.
    pub(crate) fn length(&self) -> usize {
        let of_rule = |inference: &&Inference| matches!(inference.basis, Basis::Rule(_));
        self.story.len() + self.story.iter().filter(of_rule).count()
    }

    pub(super) fn into_refutation(self) -> Refutation {
        Refutation { needs: self.needs, cited: self.cited, story: self.story }
    }
}

/// What is assumed, and when.
#[derive(Clone, Copy)]
pub(super) struct Assumption {
    /// The moment before it.
    pub moment: usize,
    /// What; nothing where no assumption was needed.
    pub candidate: Option<Candidate>,
    /// How many assumptions there are with it.
    pub level: usize,
    /// Whether fewer causes of what rules do are looked for, which takes longer.
    pub sharpen: bool,
}

impl Assumption {
    /// What is so without one.
    pub const NONE: Assumption = Assumption { moment: 0, candidate: None, level: 0, sharpen: true };
}

/// Which events are needed, and what is cited for them.
struct Needs {
    is_needed: Vec<bool>,
    todo: Vec<u32>,
    cited: Vec<Cited>,
}

impl Needs {
    fn need(&mut self, event: u32) {
        if !std::mem::replace(&mut self.is_needed[event as usize], true) {
            self.todo.push(event);
        }
    }

    fn need_all(&mut self, events: impl IntoIterator<Item = u32>) {
        events.into_iter().for_each(|event| self.need(event));
    }
}

impl Trial<'_> {
    /// The argument of an assumption that leads to a failure.
    pub(super) fn argue(&mut self, assumption: Assumption, failure: &Failure) -> Argument {
        let level = assumption.level;
        let end = self.events.len() as u32;
        let mut needs = self.no_needs();
        let (claim, basis) = match *failure {
            Failure::Cell(cell) => {
                needs.need_all(self.events_before(cell, end));
                // People do not see auxiliary cells, only that their rule breaks.
                match self.network.rules_of[cell.idx()].first() {
                    Some(&rule) if !self.network.is_visible(cell) => {
                        let cited = self.network.rules[rule as usize].cited;
                        (Claim::Broken(cited), Basis::Rule(cited))
                    }
                    _ => (Claim::NothingFor(cell), self.why_empty(cell)),
                }
            }
            Failure::House(house, symbol) => {
                let of_network = &self.network.houses[house as usize];
                needs.cited.push(of_network.cited);
                needs.need_all(self.gone_from(house, symbol, end));
                match of_network.shown_as {
                    Some(shown) => (Claim::NoPlaceFor(symbol, shown), Basis::Seen),
                    None => (Claim::Broken(of_network.cited), Basis::Seen),
                }
            }
            Failure::Rule(rule) => {
                let cited = self.network.rules[rule as usize].cited;
                self.need_rule(rule, None, end, assumption.sharpen, &mut needs);
                (Claim::Broken(cited), Basis::Rule(cited))
            }
        };
        let mut argument = self.collect(assumption, needs);
        argument.story.push(Inference { level, claim, basis });
        argument
    }

    /// The argument of an assumption all of whose cases fail.
    pub(super) fn argue_cases(
        &mut self,
        assumption: Assumption,
        limited_by: &Limit,
        cases: Vec<Argument>,
    ) -> Argument {
        let level = assumption.level;
        let end = self.events.len() as u32;
        let mut needs = self.no_needs();
        match *limited_by {
            Limit::Cell(cell) => needs.need_all(self.events_before(cell, end)),
            Limit::House(house, symbol) => {
                needs.cited.push(self.network.houses[house as usize].cited);
                needs.need_all(self.gone_from(house, symbol, end));
            }
        }
        let mut story = Vec::new();
        for case in cases {
            needs.need_all(case.needs);
            needs.cited.extend(case.cited);
            story.extend(case.story);
        }
        let mut argument = self.collect(assumption, needs);
        argument.story.extend(story);
        argument.story.push(Inference { level, claim: Claim::EveryCaseFails, basis: Basis::Refuted });
        argument
    }

    /// The argument of a case that does not need the case, as one of what the case was assumed in.
    pub(super) fn lift(&mut self, assumption: Assumption, case: Argument) -> Argument {
        let mut needs = self.no_needs();
        needs.need_all(case.needs);
        needs.cited = case.cited;
        let mut argument = self.collect(assumption, needs);
        let told = case
            .story
            .into_iter()
            .filter(|inference| inference.basis != Basis::Assumed || inference.level > assumption.level + 1);
        argument.story.extend(told.map(|inference| Inference { level: inference.level - 1, ..inference }));
        argument
    }

    /// What these events rest on, without any assumption.
    pub(super) fn why_needed(&mut self, events: &[u32]) -> Argument {
        let mut needs = self.no_needs();
        needs.need_all(events.iter().copied());
        self.collect(Assumption::NONE, needs)
    }

    /// Why a candidate is gone, by what was followed without any assumption.
    pub(crate) fn why_gone(&mut self, Candidate { cell, symbol }: Candidate) -> Argument {
        let mut needs = self.no_needs();
        needs.need_all(self.gone_by(cell, symbol, self.events.len() as u32));
        self.collect(Assumption::NONE, needs)
    }

    fn no_needs(&self) -> Needs {
        Needs { is_needed: vec![false; self.events.len()], todo: Vec::new(), cited: Vec::new() }
    }

    /// What the needs rest on, back to the moment of the assumption, told in order.
    fn collect(&mut self, assumption: Assumption, mut needs: Needs) -> Argument {
        let Assumption { moment, candidate: assumed, level, sharpen } = assumption;
        // The latest first, so that everything that needs an event is known when it is looked at.
        let mut heap: std::collections::BinaryHeap<u32> = std::mem::take(&mut needs.todo).into();
        let mut used = Vec::new();
        let mut outer = Vec::new();
        while let Some(number) = heap.pop() {
            if (number as usize) < moment {
                outer.push(number);
                continue;
            }
            used.push(number);
            let (cell, cause) = (self.events[number as usize].cell, self.events[number as usize].cause);
            match cause {
                Cause::Assumed => {}
                Cause::Seen(from, cited) => {
                    needs.cited.push(cited);
                    needs.need_all(self.events_before(from, number));
                }
                Cause::LastPlace(house) => {
                    needs.cited.push(self.network.houses[house as usize].cited);
                    let left = self.left_after(cell, number);
                    let others = left.iter().flat_map(|symbol| self.gone_from(house, symbol, number));
                    let others: Vec<u32> = others.collect();
                    needs.need_all(others);
                }
                Cause::Rule(rule) => self.need_rule(rule, Some(number), number, sharpen, &mut needs),
                Cause::Pair(house, cells) => {
                    needs.cited.push(self.network.houses[house as usize].cited);
                    cells.iter().for_each(|&cell| needs.need_all(self.events_before(cell, number)));
                }
                Cause::Overlap(from, to) => {
                    needs.cited.extend([from, to].map(|house| self.network.houses[house as usize].cited));
                    let gone = self.events[number as usize].gone;
                    let lost = gone.iter().flat_map(|symbol| self.gone_from(from, symbol, number));
                    let lost: Vec<u32> = lost.collect();
                    needs.need_all(lost);
                }
                Cause::Refuted(refutation) => {
                    let refutation = &self.refutations[refutation as usize];
                    needs.cited.extend(&refutation.cited);
                    needs.need_all(refutation.needs.iter().copied());
                }
            }
            heap.extend(needs.todo.drain(..));
        }
        used.sort_unstable();
        needs.cited.sort_unstable();
        needs.cited.dedup();
        let uses_assumption = used.iter().any(|&number| self.events[number as usize].cause == Cause::Assumed)
            && assumed.is_some();
        let mut story = Vec::new();
        if let Some(candidate) = assumed.filter(|candidate| self.network.is_visible(candidate.cell)) {
            story.push(Inference { level, claim: Claim::True(candidate), basis: Basis::Assumed });
        }
        self.tell(&used, level, &mut story);
        Argument { story, cited: needs.cited, needs: outer, uses_assumption }
    }

    /// What a cell was left with after an event.
    fn left_after(&self, cell: Cell, number: u32) -> SymbolSet {
        let later = self.events_of[cell.idx()].iter().filter(|&&other| other > number);
        later.fold(self.domains[cell.idx()], |left, &other| left.or(self.events[other as usize].gone))
    }

    fn events_before(&self, cell: Cell, number: u32) -> Vec<u32> {
        self.events_of[cell.idx()].iter().copied().take_while(|&other| other < number).collect()
    }

    /// The event that took a symbol from a cell, if it was before another.
    fn gone_by(&self, cell: Cell, symbol: Symbol, number: u32) -> Option<u32> {
        let took = |&&other: &&u32| other < number && self.events[other as usize].gone.contains(symbol);
        self.events_of[cell.idx()].iter().find(took).copied()
    }

    /// The events that took a symbol from the cells of a house.
    fn gone_from(&self, house: u32, symbol: Symbol, number: u32) -> Vec<u32> {
        let cells = &self.network.houses[house as usize].cells;
        cells.iter().filter_map(|&cell| self.gone_by(cell, symbol, number)).collect()
    }

    /// The events before a number that let a rule take what it took in an event, or that break it.
    fn need_rule(&mut self, rule: u32, event: Option<u32>, number: u32, sharpen: bool, needs: &mut Needs) {
        let network = self.network;
        let net_rule = &network.rules[rule as usize];
        needs.cited.push(net_rule.cited);
        network.why_differ(&net_rule.cells, &mut needs.cited);
        // The rule took its cells' symbols at one moment: before the first of its neighbouring events.
        let first = self.first_of_burst(rule, number);
        let mut of_cells: Vec<(Cell, Vec<u32>)> =
            net_rule.cells.iter().map(|&cell| (cell, self.events_before(cell, first))).collect();
        if sharpen {
            self.drop_needless(rule, event, first, &mut of_cells, needs);
        }
        of_cells.into_iter().for_each(|(_, events)| needs.need_all(events));
    }

    /// The first of the events up to this one that a rule caused at once.
    fn first_of_burst(&self, rule: u32, number: u32) -> u32 {
        let mut first = number;
        while first > 0 && self.events[first as usize - 1].cause == Cause::Rule(rule) {
            first -= 1;
        }
        first
    }

    /// Leaves out the events of cells without which the rule would do the same.
    fn drop_needless(
        &mut self,
        rule: u32,
        event: Option<u32>,
        first: u32,
        of_cells: &mut [(Cell, Vec<u32>)],
        needs: &Needs,
    ) {
        let target = event.map(|event| (self.events[event as usize].cell, self.events[event as usize].gone));
        let cells = &self.network.rules[rule as usize].cells;
        let mut domains = self.domains.clone();
        for &cell in cells {
            domains[cell.idx()] = self.left_before(cell, first);
        }
        // Those that nothing else needs, and the latest of them, first.
        let mut order: Vec<usize> = (0..of_cells.len()).filter(|&i| !of_cells[i].1.is_empty()).collect();
        order.sort_by_key(|&i| {
            let is_needed = of_cells[i].1.iter().all(|&event| needs.is_needed[event as usize]);
            (is_needed, std::cmp::Reverse(of_cells[i].1.last().copied()))
        });
        for i in order {
            let cell = of_cells[i].0;
            // From the latest event back: as many as can go.
            while let Some(&last) = of_cells[i].1.last() {
                let before = domains[cell.idx()];
                domains[cell.idx()] = before.or(self.events[last as usize].gone);
                let left = self.left_by_rule(rule, &domains);
                let still = match target {
                    None => left.iter().any(|left| left.is_empty()),
                    Some((target, gone)) => cells
                        .iter()
                        .zip(&left)
                        .any(|(&of, left)| (of == target && left.and(gone).is_empty()) || left.is_empty()),
                };
                if !still {
                    domains[cell.idx()] = before;
                    break;
                }
                of_cells[i].1.pop();
            }
        }
    }

    /// What a cell was left with before an event.
    fn left_before(&self, cell: Cell, number: u32) -> SymbolSet {
        let later = self.events_of[cell.idx()].iter().filter(|&&other| other >= number);
        later.fold(self.domains[cell.idx()], |left, &other| left.or(self.events[other as usize].gone))
    }

    fn why_empty(&self, cell: Cell) -> Basis {
        let last = self.events_of[cell.idx()].last().map(|&event| self.events[event as usize].cause);
        match last {
            Some(Cause::Rule(rule)) => Basis::Rule(self.network.rules[rule as usize].cited),
            _ => Basis::Seen,
        }
    }

    /// Tells events in order: what cells come to hold, and what is left of those that others rest on.
    fn tell(&self, used: &[u32], level: usize, story: &mut Vec<Inference>) {
        for (i, &number) in used.iter().enumerate() {
            let event = &self.events[number as usize];
            if let Cause::Refuted(refutation) = event.cause {
                story.extend(self.refutations[refutation as usize].story.iter().cloned());
                if let Some(symbol) = event.gone.single().filter(|_| self.network.is_visible(event.cell)) {
                    let claim = Claim::Fails(Candidate { cell: event.cell, symbol });
                    story.push(Inference { level, claim, basis: Basis::Refuted });
                }
            }
            if !self.network.is_visible(event.cell) || event.cause == Cause::Assumed {
                continue;
            }
            let left = self.left_after(event.cell, number);
            let is_last_here =
                !used[i + 1..].iter().any(|&later| self.events[later as usize].cell == event.cell);
            let basis = self.basis(event.cause);
            let claim = match left.single() {
                _ if left.is_empty() => continue,
                Some(symbol) => Claim::True(Candidate { cell: event.cell, symbol }),
                // What is seen goes without saying, unless a person has to look at what is left.
                None if matches!(event.cause, Cause::Seen(..)) => continue,
                None if matches!(event.cause, Cause::Refuted(_)) => continue,
                None if !is_last_here && self.is_told_later(used, i) => continue,
                None => Claim::OneOf(event.cell, left),
            };
            story.push(Inference { level, claim, basis });
        }
    }

    /// Whether the next event of the same cell in the list has the same cause, so that it tells all.
    fn is_told_later(&self, used: &[u32], i: usize) -> bool {
        let event = &self.events[used[i] as usize];
        let mut later = used[i + 1..].iter().map(|&later| &self.events[later as usize]);
        later.find(|later| later.cell == event.cell).is_some_and(|later| later.cause == event.cause)
    }

    fn basis(&self, cause: Cause) -> Basis {
        let cited_house = |house: u32| {
            let house = &self.network.houses[house as usize];
            house.shown_as.ok_or(Basis::Rule(house.cited))
        };
        match cause {
            Cause::Assumed => Basis::Assumed,
            Cause::Seen(..) => Basis::Seen,
            Cause::LastPlace(house) => cited_house(house).map_or_else(|rule| rule, Basis::LastPlace),
            Cause::Rule(rule) => Basis::Rule(self.network.rules[rule as usize].cited),
            Cause::Pair(house, cells) => {
                cited_house(house).map_or_else(|rule| rule, |house| Basis::Pair(house, cells))
            }
            Cause::Overlap(from, to) => match (cited_house(from), cited_house(to)) {
                (Ok(from), Ok(to)) => Basis::Overlap(from, to),
                (Err(rule), _) | (_, Err(rule)) => rule,
            },
            Cause::Refuted(_) => Basis::Refuted,
        }
    }
}

/// What limits the cases of a split.
#[derive(Clone, Copy, Debug)]
pub(super) enum Limit {
    Cell(Cell),
    House(u32, Symbol),
}
