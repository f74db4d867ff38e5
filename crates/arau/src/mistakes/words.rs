//! The text for mistakes, clashing clues and differing solutions, line by line.

use super::argument::{Argument, ArgumentEnd};
use super::entry::{Mistake, Wrong};
use super::why_not::{ClashingClues, Deciding, SeveralSolutions, WhyNot};
use crate::survey::Clash;
use crate::{Count, Teller};
use arau_core::{Amount, Candidate, Cell, SymbolSet};
use arau_logic::{Conflict, Ending, Named};
use serde_json::{Value, json};

impl Teller {
    fn say(&self, id: &str, named: &[(&'static str, Named<'_>)]) -> String {
        self.speaker().message(id, named, self.names())
    }

    /// Describes a mistake at a level from 1 to 3: the region; also the cell; also the rule it visibly breaks. If it
    /// breaks none, [`Explainer::why_wrong`](crate::Explainer::why_wrong) finds the reason.
    pub fn mistake(&self, mistake: &Mistake, level: u8) -> String {
        let mut sentences = vec![match mistake.group {
            Some(group) => self.say("mistake-in-region", &[("region", Named::Group(group))]),
            None => self.say("mistake-somewhere", &[]),
        }];
        if level >= 2 {
            sentences.push(self.wrong(&mistake.wrong));
        }
        if let Some(clash) = mistake.clash.as_ref().filter(|_| level >= 3) {
            sentences.push(self.clash(clash, &mistake.wrong));
        }
        sentences.join(" ")
    }

    /// Refers to the command that shows which clues clash; front ends may call it by another name.
    pub fn pointer_to(&self, command: &str) -> String {
        self.say("why-not-see", &[("command", Named::Text(command))])
    }

    fn wrong(&self, wrong: &Wrong) -> String {
        let cells = wrong.cells();
        match wrong {
            Wrong::Symbol(candidate) => self.say("mistake-at-entry", &of_candidate(&cells, candidate)),
            Wrong::Marks(..) => self.say("mistake-at-marks", &[("cell", Named::Cells(&cells))]),
            Wrong::Together(_) => self.say("mistake-at-several", &[("cells", Named::Cells(&cells))]),
        }
    }

    /// The rule that the symbols of some cells visibly break.
    fn clash(&self, clash: &Clash, wrong: &Wrong) -> String {
        let spec = self.names().puzzle.spec();
        let held = |cell: Cell| spec.givens[cell.idx()].or(spec.entries.symbol(cell));
        let candidate = |&cell: &Cell| Some(Candidate { cell, symbol: held(cell)? });
        let candidates: Vec<Candidate> = clash.cells.iter().filter_map(candidate).collect();
        let clue = Named::Clue(&spec.rules[clash.rule]);
        let is_repeat = candidates.windows(2).all(|pair| pair[0].symbol == pair[1].symbol);
        if let (Some(amount), false) = (&clash.amount, candidates.is_empty()) {
            let wanted = wanted(amount);
            let named = [
                ("candidates", Named::Candidates(&candidates)),
                ("is", Named::Number(amount.is)),
                ("wanted", Named::Text(&wanted)),
                ("clue", clue),
            ];
            return self.say("mistake-comes-to", &named);
        }
        let first = wrong.cells().into_iter().find(|cell| clash.cells.contains(cell));
        let other = clash.cells.iter().copied().find(|cell| Some(*cell) != first);
        let (Some(first), Some(other), true) = (first, other, is_repeat) else {
            return self
                .say("mistake-breaks", &[("candidates", Named::Candidates(&candidates)), ("clue", clue)]);
        };
        let cells = [first, other];
        let symbols: SymbolSet = held(first).into_iter().collect();
        let named = [("cells", Named::Cells(&cells)), ("symbol", Named::Symbols(symbols))];
        let groups = spec.geometry.groups();
        let holds = |idx: &usize| cells.iter().all(|cell| groups[*idx].cells.contains(cell));
        match (0..groups.len()).find(holds).filter(|_| spec.rules[clash.rule].id() == "houses") {
            Some(group) => {
                self.say("mistake-twice-in", &[named[0], named[1], ("region", Named::Group(group))])
            }
            None => self.say("mistake-twice", &[named[0], named[1], ("clue", clue)]),
        }
    }

    /// Explains line by line why a puzzle does not have exactly one solution.
    pub fn why_not(&self, why_not: &WhyNot) -> Vec<String> {
        match why_not {
            WhyNot::Proper(_) => vec![self.say("why-not-proper", &[])],
            WhyNot::Unknown(_) => vec![self.speaker().ending(Ending::Stopped, self.names())],
            WhyNot::NoSolution(clash) => self.clashing(clash),
            WhyNot::Several(several) => self.several(several),
        }
    }

    fn clashing(&self, clash: &ClashingClues) -> Vec<String> {
        let id = if clash.is_minimal { "why-not-clash" } else { "why-not-clash-untested" };
        let mut lines = vec![self.say(id, &[("n", Named::Number(clash.clues.len() as i64))])];
        let words = |clue: &crate::mistakes::Clue| clue.words(self.speaker(), self.names());
        lines.extend(clash.clues.iter().map(|clue| format!("- {}", words(clue))));
        if let Some(argument) = &clash.argument {
            lines.push(self.say("why-not-argument", &[]));
            lines.extend(argument.lines());
        }
        for (clue, verdict) in &clash.repairs {
            let id = if verdict.is_one() { "why-not-repair" } else { "why-not-repair-several" };
            lines.push(self.say(id, &[("clue", Named::Text(&words(clue)))]));
        }
        lines
    }

    fn several(&self, several: &SeveralSolutions) -> Vec<String> {
        let names = self.names();
        let (id, n) = match several.n_solutions {
            Count::Exactly(n) => ("why-not-count", n),
            Count::AtLeast(n) => ("why-not-count-more", n),
        };
        let number = |n: u64| Named::Number(i64::try_from(n).unwrap_or(i64::MAX));
        let glue = if names.puzzle.symbols().one_char_each() { "" } else { "," };
        let cell = |&(cell, symbols): &(Cell, SymbolSet)| {
            let glyphs: Vec<&str> =
                symbols.iter().map(|symbol| names.puzzle.symbols().glyph(symbol)).collect();
            format!("{} {{{}}}", names.puzzle.geometry().label(cell), glyphs.join(glue))
        };
        let cells: Vec<String> = several.cells.iter().map(cell).collect();
        let cells = cells.join(", ");
        let n_cells = Named::Number(several.cells.len() as i64);
        let differ = if several.is_complete { "why-not-differ" } else { "why-not-differ-some" };
        let decides = match several.deciding {
            None => self.say("why-not-decides-none", &[("n", number(SeveralSolutions::MOST_COUNTED))]),
            Some(Deciding { given, n_solutions }) => {
                let id = if n_solutions == 1 { "why-not-decides" } else { "why-not-decides-partly" };
                let of_given = of_candidate(std::slice::from_ref(&given.cell), &given);
                self.say(id, &[of_given[0], of_given[1], ("n", number(n_solutions))])
            }
        };
        vec![
            self.say(id, &[("n", number(n))]),
            self.say(differ, &[("n", n_cells), ("cells", Named::Text(&cells))]),
            decides,
        ]
    }
}

/// The cell and symbol of a candidate.
fn of_candidate<'a>(cells: &'a [Cell], candidate: &Candidate) -> [(&'static str, Named<'a>); 2] {
    [("cell", Named::Cells(cells)), ("symbol", Named::Symbols(SymbolSet::only(candidate.symbol)))]
}

fn wanted(amount: &Amount) -> String {
    match amount.min == amount.max {
        true => amount.min.to_string(),
        false => format!("{}–{}", amount.min, amount.max),
    }
}

impl Argument {
    /// The argument line by line: the assumption, the numbered steps, and the conclusion.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if !self.assumed.is_empty() {
            let assumed = [("candidates", Named::Candidates(&self.assumed))];
            lines.push(self.teller.say("mistake-suppose", &assumed));
        }
        lines.extend(self.steps.iter().enumerate().map(|(i, step)| format!("{}. {step}", i + 1)));
        if let ArgumentEnd::Cases(cell, cases) = &self.end {
            let symbols: Vec<&str> = cases.iter().flat_map(|case| self.glyphs(&case.assumed)).collect();
            let named = [("cell", Named::Cells(&[*cell])), ("symbols", Named::Text(&symbols.join(", ")))];
            lines.push(self.teller.say("mistake-cases", &named));
            lines.extend(cases.iter().flat_map(Argument::lines).map(|line| format!("   {line}")));
        }
        lines.push(self.conclusion());
        lines
    }

    fn glyphs(&self, candidates: &[Candidate]) -> Vec<&str> {
        let symbols = self.teller.names().puzzle.symbols();
        candidates.iter().map(|candidate| symbols.glyph(candidate.symbol)).collect()
    }

    /// The conclusion of the steps, in words.
    pub fn conclusion(&self) -> String {
        let teller = &self.teller;
        match (&self.end, &self.assumed[..]) {
            (ArgumentEnd::Search, _) => teller.say("mistake-by-search", &[]),
            (ArgumentEnd::Is(candidate), _) => {
                teller.say("mistake-so-is", &of_candidate(&[candidate.cell], candidate))
            }
            (ArgumentEnd::IsNot(candidate), _) => {
                teller.say("mistake-so-not", &of_candidate(&[candidate.cell], candidate))
            }
            (ArgumentEnd::Cases(..), []) => teller.speaker().ending(Ending::NoSolution, teller.names()),
            (ArgumentEnd::Cases(..), [candidate]) => {
                teller.say("mistake-so-not", &of_candidate(&[candidate.cell], candidate))
            }
            (ArgumentEnd::Cases(..), assumed) => {
                let cells: Vec<Cell> = assumed.iter().map(|candidate| candidate.cell).collect();
                teller.say("mistake-so-not-together", &[("cells", Named::Cells(&cells))])
            }
            (ArgumentEnd::Conflict(conflict), []) => {
                teller.speaker().ending(Ending::Contradiction(*conflict), teller.names())
            }
            (ArgumentEnd::Conflict(conflict), [candidate]) => {
                let so = teller.say("mistake-so-not", &of_candidate(&[candidate.cell], candidate));
                format!("{} {so}", self.dead_end(*conflict))
            }
            (ArgumentEnd::Conflict(conflict), assumed) => {
                let cells: Vec<Cell> = assumed.iter().map(|candidate| candidate.cell).collect();
                let so = teller.say("mistake-so-not-together", &[("cells", Named::Cells(&cells))]);
                format!("{} {so}", self.dead_end(*conflict))
            }
        }
    }

    /// The contradiction under the assumption, in words.
    fn dead_end(&self, conflict: Conflict) -> String {
        let teller = &self.teller;
        match conflict {
            Conflict::Cell(cell) => teller.say("mistake-dead-cell", &[("cell", Named::Cells(&[cell]))]),
            Conflict::House(house, symbol) => {
                let symbol = Named::Symbols(SymbolSet::only(symbol));
                teller.say("mistake-dead-house", &[("house", Named::House(house)), ("symbol", symbol)])
            }
            Conflict::Twice { a, b, symbol, .. } => {
                let symbol = Named::Symbols(SymbolSet::only(symbol));
                teller.say("mistake-dead-twice", &[("cells", Named::Cells(&[a, b])), ("symbol", symbol)])
            }
            Conflict::Rule(cited) => {
                let puzzle = teller.names().puzzle;
                let rule = puzzle.constraints()[cited].rule;
                teller.say("mistake-dead-rule", &[("clue", Named::Clue(&puzzle.spec().rules[rule]))])
            }
        }
    }

    /// The argument as `--json` prints it.
    pub fn json(&self) -> Value {
        let puzzle = self.teller.names().puzzle;
        let candidate =
            |candidate: &Candidate| crate::json::candidate(*candidate, puzzle.geometry(), puzzle.symbols());
        let word = match self.end {
            ArgumentEnd::Conflict(_) => "conflict",
            ArgumentEnd::Is(_) => "is",
            ArgumentEnd::IsNot(_) => "is not",
            ArgumentEnd::Cases(..) => "cases",
            ArgumentEnd::Search => "search",
        };
        let mut object = json!({
            "supposed": self.assumed.iter().map(candidate).collect::<Vec<_>>(),
            "steps": self.steps.iter().map(crate::Step::json).collect::<Vec<_>>(),
            "ending": word,
            "conclusion": self.conclusion(),
        });
        if let ArgumentEnd::Cases(_, cases) = &self.end {
            object["cases"] = cases.iter().map(Argument::json).collect();
        }
        object
    }
}
