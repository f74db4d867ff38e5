//! Reductio ad absurdum: a candidate is assumed, singles and rules are followed, and something is left without a
//! candidate or a place. What led there is remembered, so that a step tells and cites only what it needs.

use super::prelude::*;
use crate::support::{Known, left_by};

/// One assumption at a time.
pub struct Reductio;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "reductio",
    "Reductio ad absurdum",
    "a candidate is assumed, and singles and rules lead to what cannot be: the candidate goes",
);

/// An argument through more rules than this is none that people follow.
const MAX_RULES: usize = 8;

impl<const W: usize> Technique<W> for Reductio {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        // In cells with few candidates first: there a refuted one tells most.
        let mut cells: Vec<Cell> = position.open().iter().collect();
        cells.sort_by_key(|&cell| position.candidates(cell).len());
        for cell in cells {
            for symbol in position.candidates(cell).iter() {
                position.go_on()?;
                let start = Candidate { cell, symbol };
                let argument = Trial::of(position, start).refute();
                let step = argument
                    .and_then(|argument| Step::eliminating(&INFO, [start], || argument.reason(start)));
                step.map_or(ControlFlow::Continue(()), &mut *found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Something that follows from the assumption.
#[derive(Clone, Copy)]
struct Event {
    candidate: Candidate,
    /// Whether the candidate is true; else it is gone.
    is_placed: bool,
    why: Why,
}

#[derive(Clone, Copy)]
enum Why {
    Assumed,
    /// It is the last candidate of its cell.
    LastCandidate,
    /// It is the last place in a house.
    LastPlace(usize),
    /// Another candidate of the cell is true.
    Held,
    /// It is true in a cell that sees this one.
    SeenFrom(Cell),
    /// A rule, as an index among the constraints, does not leave it.
    Rule(usize),
}

/// What is left without anything.
#[derive(Clone, Copy)]
enum End {
    Cell(Cell),
    House(usize, Symbol),
    Rule(usize),
}

struct Trial<const W: usize> {
    position: Position<W>,
    events: Vec<Event>,
}

impl<const W: usize> Trial<W> {
    fn of(position: &Position<W>, start: Candidate) -> Trial<W> {
        let mut trial = Trial { position: position.clone(), events: Vec::new() };
        trial.place(start, Why::Assumed);
        trial
    }

    fn place(&mut self, candidate: Candidate, why: Why) {
        let Candidate { cell, symbol } = candidate;
        self.events.push(Event { candidate, is_placed: true, why });
        let others = self.position.candidates(cell).minus(SymbolSet::only(symbol));
        let held = others.iter().map(|symbol| Event {
            candidate: Candidate { cell, symbol },
            is_placed: false,
            why: Why::Held,
        });
        self.events.extend(held);
        let seen = self.position.layout().peers(cell).and(self.position.places(symbol));
        let seen = seen.iter().map(|peer| Event {
            candidate: Candidate { cell: peer, symbol },
            is_placed: false,
            why: Why::SeenFrom(cell),
        });
        self.events.extend(seen);
        self.position.place(candidate);
    }

    /// Follows singles and rules to a contradiction, if they lead to one.
    fn refute(mut self) -> Option<Argument> {
        loop {
            if let Some(end) = self.follow_singles() {
                return self.argue(end);
            }
            match self.follow_rules() {
                Err(end) => return self.argue(end),
                Ok(false) => return None,
                Ok(true) => {}
            }
        }
    }

    /// Places singles until there are none, or until something is left without anything.
    fn follow_singles(&mut self) -> Option<End> {
        loop {
            let n_events = self.events.len();
            for cell in self.position.open().iter() {
                let candidates = self.position.candidates(cell);
                if candidates.is_empty() {
                    return Some(End::Cell(cell));
                }
                if let Some(symbol) = candidates.single() {
                    self.place(Candidate { cell, symbol }, Why::LastCandidate);
                }
            }
            for house in 0..self.position.layout().houses().len() {
                for symbol in self.position.missing(house).iter() {
                    let places = self.position.places_in(house, symbol);
                    let Some(cell) = places.first() else { return Some(End::House(house, symbol)) };
                    if places.len() == 1 {
                        self.place(Candidate { cell, symbol }, Why::LastPlace(house));
                    }
                }
            }
            if self.events.len() == n_events {
                return None;
            }
        }
    }

    /// Takes what rules do not leave. Says whether there was anything, or which rule cannot be satisfied.
    fn follow_rules(&mut self) -> Result<bool, End> {
        let layout = self.position.shared_layout();
        let n_events = self.events.len();
        for (idx, constraint) in layout.rules() {
            for (cell, left) in left_by(constraint, &self.position) {
                if self.position.domain(cell).and(left).is_empty() {
                    return Err(End::Rule(idx));
                }
                for symbol in self.position.candidates(cell).minus(left).iter() {
                    let candidate = Candidate { cell, symbol };
                    self.position.eliminate(candidate);
                    self.events.push(Event { candidate, is_placed: false, why: Why::Rule(idx) });
                }
            }
        }
        Ok(self.events.len() > n_events)
    }

    /// What of all events the end rests on; none if that is too much.
    fn argue(&self, end: End) -> Option<Argument> {
        let layout = self.position.layout();
        let mut cited: Vec<usize> = Vec::new();
        let mut is_used = vec![false; self.events.len()];
        let mut todo: Vec<usize> = match end {
            End::Cell(cell) => self.events_before(self.events.len(), |gone| gone.cell == cell),
            End::House(house, symbol) => {
                cited.push(layout.houses()[house].constraint);
                self.gone_from(house, symbol, self.events.len())
            }
            End::Rule(idx) => self.behind_rule(idx, self.events.len(), &mut cited),
        };
        while let Some(number) = todo.pop() {
            if std::mem::replace(&mut is_used[number], true) {
                continue;
            }
            let Event { candidate, why, .. } = self.events[number];
            let Candidate { cell, symbol } = candidate;
            match why {
                Why::Assumed => {}
                Why::LastCandidate => todo.extend(self.events_before(number, |gone| gone.cell == cell)),
                Why::LastPlace(house) => {
                    cited.push(layout.houses()[house].constraint);
                    todo.extend(self.gone_from(house, symbol, number));
                }
                Why::Held => todo.push(self.placement_in(cell, number)),
                Why::SeenFrom(seen_from) => {
                    cited.extend(layout.why_different(cell, seen_from));
                    todo.push(self.placement_in(seen_from, number));
                }
                Why::Rule(idx) => todo.extend(self.behind_rule(idx, number, &mut cited)),
            }
        }
        let used = self.events.iter().zip(&is_used).filter(|(_, is_used)| **is_used).map(|(event, _)| event);
        let is_inference = |event: &&Event| event.is_placed && !matches!(event.why, Why::Assumed);
        let then = used.filter(is_inference).map(|event| event.candidate).collect();
        cited.sort_unstable();
        cited.dedup();
        let n_rules = layout.rules().filter(|(idx, _)| cited.contains(idx)).count();
        (n_rules <= MAX_RULES).then_some(Argument { then, cited, end })
    }

    /// The numbers of the candidates that went before an event, of those that are meant.
    fn events_before(&self, number: usize, is_meant: impl Fn(Candidate) -> bool) -> Vec<usize> {
        let is_meant = |&i: &usize| !self.events[i].is_placed && is_meant(self.events[i].candidate);
        (0..number).filter(is_meant).collect()
    }

    /// The places that a symbol lost in a house before an event.
    fn gone_from(&self, house: usize, symbol: Symbol, number: usize) -> Vec<usize> {
        let set = self.position.layout().houses()[house].set;
        self.events_before(number, |gone| gone.symbol == symbol && set.contains(gone.cell))
    }

    fn placement_in(&self, cell: Cell, number: usize) -> usize {
        let is_it = |&i: &usize| self.events[i].is_placed && self.events[i].candidate.cell == cell;
        (0..number).rfind(is_it).unwrap_or(0)
    }

    /// Everything that happened to the cells of a rule before an event; the rule, and why its cells differ, are cited.
    fn behind_rule(&self, idx: usize, number: usize, cited: &mut Vec<usize>) -> Vec<usize> {
        let layout = self.position.layout();
        let Some((_, constraint)) = layout.rules().find(|(rule, _)| *rule == idx) else { return Vec::new() };
        let cells = constraint.cells();
        cited.push(idx);
        cited.extend(layout.why_differ(&cells));
        self.events_before(number, |gone| cells.contains(&gone.cell))
    }
}

/// What a step tells.
struct Argument {
    /// What would be placed, in order.
    then: Vec<Candidate>,
    cited: Vec<usize>,
    end: End,
}

impl Argument {
    fn reason(self, start: Candidate) -> Reason {
        let mut parts =
            vec![("starts", Part::Candidates(vec![start])), ("then", Part::Candidates(self.then.clone()))];
        match self.end {
            End::Cell(cell) => {
                parts.extend([("end", Part::Number(0)), ("cell", Part::Cells(vec![cell]))]);
            }
            End::House(house, symbol) => parts.extend([
                ("end", Part::Number(1)),
                ("house", Part::Houses(vec![house])),
                ("symbol", Part::Symbols(SymbolSet::only(symbol))),
            ]),
            End::Rule(idx) => parts.extend([("end", Part::Number(2)), ("rule", Part::Rule(idx))]),
        }
        let assumed = std::iter::once(start).chain(self.then);
        Reason {
            cited: self.cited,
            symbols: SymbolSet::only(start.symbol),
            shown: assumed.map(|candidate| (Role::On, candidate)).collect(),
            parts,
            ..Reason::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{candidate, cited, classic, step_taking, steps};

    #[test]
    fn a_cell_is_left_without_a_candidate() {
        let position = classic(&[("r1c1", "12"), ("r1c5", "13"), ("r5c1", "14"), ("r5c5", "34")]);
        let found = steps(&Reductio, &position, &Options::default());
        // If r1c1 were 1, r1c5 would be 3 and r5c1 4.
        let step = step_taking(&found, "1", &["r1c1"]).expect("the step");
        assert_eq!(cited(&position, step), ["row 1", "row 5", "column 1", "column 5"]);
        let then = step.reason.parts.iter().find(|(name, _)| *name == "then").map(|(_, part)| part.clone());
        assert_eq!(then, Some(Part::Candidates(vec![candidate("3", "r1c5"), candidate("4", "r5c1")])));
    }

    #[test]
    fn nothing_is_refuted_on_an_empty_board() {
        assert!(steps(&Reductio, &classic(&[]), &Options::default()).is_empty());
    }
}
