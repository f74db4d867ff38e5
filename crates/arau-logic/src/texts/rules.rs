//! Owns how an argument about a clue is told. The general messages follow the shape of the argument; `clue-RULE` is what a
//! clue of a rule is called, `claim-RULE` what it says in a sentence of its own, and `because-RULE-KEY` an argument in the
//! rule's own terms. A rule without such messages is told by its title and the general ones.
//!
//! What these messages may use: every parameter of the rule by its name, `none` if it was left out; for lists of cells also
//! how many there are, as `$n-cells`; `$first` and `$last` of the cells of the argument; `$line`, the house, the group or the
//! cells that the clue is about, with `$line-in` and `$line-of` for behind *in* and *of*; `$title`; and `$area`, which is
//! `region` on boards that have regions for boxes. Sets of symbols know for how many cells they are told, `$n`.

use super::houses::Form;
use super::phrases::at_start;
use super::{Names, Speaker};
use crate::argument::MAX_BOUNDS_TOLD;
use crate::{
    Argument, ArgumentKind, Balance, Change, Deciding, Fillings, Neighbours, Operation, Pairing, Partners,
    Range, Rise, Tally, Total,
};
use arau_core::{Arg, Because, Candidate, Cell, Fact, RuleUse, Symbol, SymbolSet};
use fluent_bundle::FluentArgs;
use std::collections::HashSet;

type Args = FluentArgs<'static>;

impl Speaker {
    /// Why the effects of a step follow from its clue, and what they are.
    pub(super) fn argument(&self, argument: &Argument, names: Names<'_>) -> String {
        let use_of_rule = &names.puzzle.spec().rules[argument.clue];
        let mut args = self.about_clue(use_of_rule, &argument.cells, names);
        args.set("so", self.so(argument, "so-none", names));
        args.set("So", at_start(&self.so(argument, "so-none-can-be", names), names));
        args.set("n-changes", argument.changes.len());
        let changes = &argument.changes;
        let is_impossible = changes.is_empty() || changes.iter().any(|change| change.left.is_empty());
        let id = use_of_rule.id();
        let text = match &argument.kind {
            ArgumentKind::Own(because) if !is_impossible => self.own(id, because, args, names),
            ArgumentKind::Total(total) => self.total(id, total, argument, is_impossible, args, names),
            _ if is_impossible => self.say("clue-impossible", &args),
            ArgumentKind::Balance(balance) => self.balance(id, balance, args, names),
            ArgumentKind::Rise(rise) => self.rise(rise, argument, args, names),
            ArgumentKind::Partners(partners) => self.partners(partners, args, names),
            ArgumentKind::Neighbours(neighbours) => self.neighbours(neighbours, args, names),
            ArgumentKind::Tally(tally) => self.tally(tally, args, names),
            ArgumentKind::Fillings(fillings) => self.fillings(fillings, args, names),
            ArgumentKind::Deciding(deciding) => self.deciding(id, deciding, args, names),
            ArgumentKind::Own(_) => self.say("clue-impossible", &args),
        };
        at_start(&text, names)
    }

    /// What a clue is called.
    pub(super) fn clue(&self, use_of_rule: &RuleUse, cells: &[Cell], names: Names<'_>) -> String {
        let args = self.about_clue(use_of_rule, cells, names);
        args.get("clue").map_or_else(String::new, super::text_of)
    }

    /// What several clues say, each once: sentences, but the last one without its stop.
    pub(super) fn claims(&self, claims: &[(usize, Vec<Cell>)], names: Names<'_>) -> String {
        let claim = |(rule, cells): &(usize, Vec<Cell>)| {
            let args = self.about_clue(&names.puzzle.spec().rules[*rule], cells, names);
            args.get("Claim").map_or_else(String::new, super::text_of)
        };
        let mut told: Vec<String> = claims.iter().map(claim).collect();
        let mut seen = HashSet::new();
        told.retain(|claim| seen.insert(claim.clone()));
        told.join(". ")
    }

    /// What messages about a clue may use.
    pub(super) fn about_clue(&self, use_of_rule: &RuleUse, cells: &[Cell], names: Names<'_>) -> Args {
        let info = use_of_rule.rule.info();
        let mut args = FluentArgs::new();
        args.set("title", self.rule(info).to_lowercase());
        args.set("cells", self.cells_of_clue(cells, names));
        args.set("n-cells", cells.len());
        args.set("n-cells-in-words", self.number(cells.len()));
        for (name, cell) in [("first", cells.first()), ("last", cells.last())] {
            args.set(name, cell.map_or_else(String::new, |&cell| self.cells(&[cell], names)));
        }
        args.set("n-told", cells.len());
        // A clue outside the board speaks of its whole line, however few cells an argument is about.
        let line = Some(use_of_rule.args.cells("cells")).filter(|line| !line.is_empty()).unwrap_or(cells);
        self.set_line(line, &mut args, names);
        args.set("others", self.cells(cells.get(1..).unwrap_or_default(), names));
        args.set("equation", "none");
        let has_boxes = names.puzzle.geometry().groups_of("box").next().is_some();
        args.set("area", if has_boxes { "box" } else { "region" });
        args.set("from-side", side_of_first(line, names));
        for param in info.params {
            match use_of_rule.args.get(param.name) {
                Some(arg) => self.set_arg(param.name, arg, &mut args, names),
                None => args.set(param.name, "none"),
            }
        }
        // The greatest difference that a whisper line can ask of every symbol, where it says none.
        let step = use_of_rule.args.int("difference").unwrap_or(names.puzzle.n_symbols().div_ceil(2) as i64);
        args.set("step", step);
        let clue = self.say_of(&["clue", use_of_rule.id()], "clue", &args);
        args.set("Clue", at_start(&clue, names));
        args.set("clue", clue);
        let claim = self.say_of(&["claim", use_of_rule.id()], "claim", &args);
        args.set("Claim", at_start(&claim, names));
        args.set("claim", claim);
        args
    }

    /// The house or the group that the cells make up, or the cells; and the same behind *in* and *of*.
    fn set_line(&self, cells: &[Cell], args: &mut Args, names: Names<'_>) {
        let is_same =
            |other: &[Cell]| other.len() == cells.len() && cells.iter().all(|cell| other.contains(cell));
        let house = (0..names.reasoner.n_houses()).find(|&house| is_same(names.reasoner.cells_of(house)));
        // A line that is shorter than the alphabet is no house.
        let group = names.puzzle.geometry().groups().iter().position(|group| is_same(&group.cells));
        let told = |form| match (house, group) {
            (Some(house), _) => self.houses_in_form(form, &[house], names),
            (None, Some(group)) => self.group(group, form, names),
            (None, None) => self.cells_in_form(form, cells, names),
        };
        for (ending, form) in [("", Form::Plain), ("-in", Form::In), ("-of", Form::Of)] {
            let line = told(form);
            args.set(format!("Line{ending}"), at_start(&line, names));
            args.set(format!("line{ending}"), line);
        }
    }

    /// A small number in words.
    pub(super) fn number(&self, number: usize) -> String {
        let mut args = FluentArgs::new();
        args.set("n", number);
        self.say("number", &args)
    }

    fn set_arg(&self, name: &str, arg: &Arg, args: &mut Args, names: Names<'_>) {
        let glyph = |&symbol: &Symbol| names.puzzle.symbols().glyph(symbol).to_string();
        let name = name.to_string();
        match arg {
            Arg::Int(number) => {
                let in_words =
                    usize::try_from(*number).map_or_else(|_| number.to_string(), |n| self.number(n));
                args.set(format!("{name}-in-words"), in_words);
                args.set(name, *number);
            }
            Arg::Flag(is_set) => args.set(name, if *is_set { "yes" } else { "none" }),
            Arg::Text(text) => args.set(name, word_for(text).map_or_else(|| text.clone(), str::to_string)),
            Arg::Ints(numbers) => {
                args.set(name, numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" "));
            }
            Arg::Symbols(symbols) => {
                args.set(name, self.list(symbols.iter().map(glyph).collect(), "and"));
            }
            Arg::Cells(cells) => {
                args.set(format!("n-{name}"), cells.len());
                args.set(format!("n-{name}-in-words"), self.number(cells.len()));
                args.set(name, self.cells_of_clue(cells, names));
            }
            Arg::CellLists(lists) => {
                let lists = lists.iter().map(|cells| self.cells_of_clue(cells, names));
                args.set(name, self.list(lists.collect(), "and"));
            }
            Arg::Options(_) => {}
        }
    }

    /// The message of a rule if there is one, else the general one.
    pub(super) fn say_of(&self, id: &[&str], general: &str, args: &Args) -> String {
        let id = id.join("-");
        self.say(if self.bundle.has_message(&id) { &id } else { general }, args)
    }

    fn own(&self, rule: &str, because: &Because, mut args: Args, names: Names<'_>) -> String {
        for (name, fact) in &because.facts {
            let name = name.to_string();
            match fact {
                Fact::Number(number) => args.set(name, *number),
                Fact::Numbers(numbers) => {
                    args.set(format!("n-{name}"), numbers.len());
                    args.set(name, numbers.iter().map(i64::to_string).collect::<Vec<_>>().join("+"));
                }
                Fact::Cells(cells) => {
                    args.set(format!("n-{name}"), cells.len());
                    args.set(name, self.cells(cells, names));
                }
                Fact::Symbols(symbols) => {
                    args.set(format!("n-{name}"), symbols.len());
                    args.set(name, self.domain(*symbols, names));
                }
                Fact::Each(symbols) => {
                    let glyph = |&symbol: &Symbol| names.puzzle.symbols().glyph(symbol).to_string();
                    args.set(format!("n-{name}"), symbols.len());
                    args.set(name, self.list(symbols.iter().map(glyph).collect(), "and"));
                }
                Fact::Sums(sums) => {
                    let sum = |sum: &Vec<i64>| sum.iter().map(i64::to_string).collect::<Vec<_>>().join("+");
                    args.set(format!("n-{name}"), sums.len());
                    args.set(name, self.list(sums.iter().map(sum).collect(), "or"));
                }
                Fact::Formulas(formulas) => {
                    args.set(format!("n-{name}"), formulas.len());
                    args.set(name, self.list(formulas.clone(), "or"));
                }
                Fact::Words(words) => {
                    args.set(format!("n-{name}"), words.len());
                    args.set(
                        name,
                        self.list(words.iter().map(|word| self.word(word, names)).collect(), "or"),
                    );
                }
                Fact::Places(places) => {
                    args.set(format!("n-{name}"), places.len());
                    let place = |cells: &Vec<Cell>| self.cells_of_clue(cells, names);
                    args.set(name, self.list(places.iter().map(place).collect(), "or"));
                }
                Fact::Known(known) => {
                    args.set(format!("n-{name}"), known.len());
                    args.set(name, self.known(known, names));
                }
                Fact::Word(symbols) => {
                    args.set(format!("n-{name}"), symbols.len());
                    args.set(name, self.word(symbols, names));
                }
            }
        }
        self.say(&["because", rule, because.key].join("-"), &args)
    }

    fn total(
        &self,
        rule: &str,
        total: &Total,
        argument: &Argument,
        is_impossible: bool,
        mut args: Args,
        names: Names<'_>,
    ) -> String {
        let sign = if total.operation == Operation::Sum { "+" } else { "·" };
        let way = |way: &Vec<Symbol>| {
            let glyphs: Vec<&str> = way.iter().map(|&symbol| names.puzzle.symbols().glyph(symbol)).collect();
            glyphs.join(sign)
        };
        args.set("ways", self.list(total.ways.iter().map(way).collect(), "or"));
        args.set("n-ways", total.n_ways.unwrap_or(0));
        args.set("held", self.held(&total.placed, names));
        args.set("n-held", total.placed.len());
        let taken: Vec<Candidate> =
            total.taken.iter().copied().filter(|taken| !total.placed.contains(taken)).collect();
        args.set("taken", self.held(&taken, names));
        args.set("n-taken", taken.len());
        args.set("open", self.cells(&total.open, names));
        args.set("rest", total.rest);
        let id = match (&total.ways[..], &total.bounds[..], total.open.len()) {
            _ if is_impossible => {
                let range = total.range.as_ref();
                args.set("least", range.map_or(0, |range| range.least));
                args.set("most", range.map_or(0, |range| range.most));
                match range {
                    Some(range) if range.most < total.total => "because-total-too-small",
                    Some(range) if range.least > total.total => "because-total-too-large",
                    _ => "because-total-impossible",
                }
            }
            (_, _, 1) if !total.placed.is_empty() => "because-total-last",
            ([], [], _) => "because-total-count",
            ([], bounds, _) if bounds.len() > MAX_BOUNDS_TOLD => "because-total-count",
            ([], bounds, _) => {
                let told = bounds.iter().filter_map(|bound| {
                    let change = argument.changes.iter().find(|change| change.cell == bound.cell)?;
                    let mut args = FluentArgs::new();
                    args.set("cell", self.cells(&[bound.cell], names));
                    args.set("least", bound.least_of_others.map_or_else(|| "none".into(), fluent_number));
                    args.set("most", bound.most_of_others.map_or_else(|| "none".into(), fluent_number));
                    args.set("so", self.so_of(std::slice::from_ref(change), names));
                    Some(self.say("total-bound", &args))
                });
                let told: Vec<String> = told.collect();
                args.set("bounds", told.join("; "));
                "because-total-bounds"
            }
            _ => {
                self.set_non_divisors(total, argument, &mut args, names);
                args.set("size", names.puzzle.n_symbols());
                return self.say_of(&["because", rule, "ways"], "because-total-ways", &args);
            }
        };
        self.say(id, &args)
    }

    /// What goes since it does not divide a product, if that explains all that goes.
    fn set_non_divisors(&self, total: &Total, argument: &Argument, args: &mut Args, names: Names<'_>) {
        let gone = argument.changes.iter().fold(SymbolSet::EMPTY, |all, change| all.or(change.gone));
        let divides = |symbol: Symbol| {
            let value = i64::from(names.puzzle.values()[symbol.idx()]);
            value != 0 && total.total % value == 0
        };
        let is_all = total.operation == Operation::Product && !gone.iter().any(divides);
        args.set("n-non-divisors", if is_all { gone.len() } else { 0 });
        args.set("non-divisors", self.symbols(gone, names, "and"));
    }

    fn balance(&self, rule: &str, balance: &Balance, mut args: Args, names: Names<'_>) -> String {
        let Balance { plus, minus, min, max, plus_range, minus_range } = balance;
        self.set_claim_of_balance(rule, balance, &mut args, names);
        let is_equation = min == max;
        let mut facts = Vec::new();
        let mut add = |id: &str, side: &[(Cell, i64)], range: &Range, wanted: bool| {
            if wanted && !side.is_empty() {
                facts.push(self.side(id, side, range, names));
            }
        };
        add("side-least", plus, plus_range, plus_range.least - max > minus_range.least);
        add("side-most", plus, plus_range, is_equation && plus_range.most - min < minus_range.most);
        add("side-least", minus, minus_range, minus_range.least + min > plus_range.least);
        add("side-most", minus, minus_range, is_equation && minus_range.most + max < plus_range.most);
        if facts.is_empty() {
            return self.say("because-balance", &args);
        }
        args.set("facts", self.list(facts, "and"));
        self.say("because-balance-facts", &args)
    }

    /// What a sum with two sides says, with its equation.
    fn set_claim_of_balance(&self, rule: &str, balance: &Balance, args: &mut Args, names: Names<'_>) {
        let cells =
            |side: &[(Cell, i64)]| self.cells(&side.iter().map(|&(cell, _)| cell).collect::<Vec<_>>(), names);
        args.set("plus", cells(&balance.plus));
        args.set("minus", cells(&balance.minus));
        args.set("equation", self.equation(balance, names));
        let claim = self.say_of(&["claim", rule], "claim-balance", args);
        args.set("Claim", at_start(&claim, names));
    }

    /// How little or how much a side comes to.
    fn side(&self, id: &str, side: &[(Cell, i64)], range: &Range, names: Names<'_>) -> String {
        let cells: Vec<Cell> = side.iter().map(|&(cell, _)| cell).collect();
        let mut args = FluentArgs::new();
        args.set("cells", self.cells(&cells, names));
        args.set("n-cells", cells.len());
        args.set("least", range.least);
        args.set("most", range.most);
        let is_plain = side.iter().all(|&(_, factor)| factor == 1);
        let shown = range.lowest.iter().map(i64::to_string).collect::<Vec<_>>().join("+");
        let is_shown = is_plain && (2..=5).contains(&range.lowest.len());
        args.set("lowest", if is_shown { shown } else { "none".to_string() });
        self.say(id, &args)
    }

    /// What is demanded of both sides, as people write it.
    fn equation(&self, balance: &Balance, names: Names<'_>) -> String {
        let side = |terms: &[(Cell, i64)], constant: i64| {
            let label = |cell: Cell| names.puzzle.geometry().label(cell);
            let term = |&(cell, factor): &(Cell, i64)| match factor {
                1 => label(cell).to_string(),
                factor => format!("{factor}·{}", label(cell)),
            };
            let mut texts: Vec<String> = terms.iter().map(term).collect();
            if constant != 0 || texts.is_empty() {
                texts.push(constant.to_string());
            }
            texts.join(" + ")
        };
        let Balance { plus, minus, min, max, .. } = balance;
        match (min == max, *min <= i64::MIN / 2) {
            (true, _) => format!("{} = {}", side(plus, (-max).max(0)), side(minus, (*max).max(0))),
            (false, true) => format!("{} ≤ {}", side(plus, (-max).max(0)), side(minus, (*max).max(0))),
            (false, false) => format!("{} ≥ {}", side(plus, (-min).max(0)), side(minus, (*min).max(0))),
        }
    }

    fn rise(&self, rise: &Rise, argument: &Argument, mut args: Args, names: Names<'_>) -> String {
        let known = rise.known.iter().map(|&(cell, domain)| self.cell_is(&[cell], domain, names));
        args.set("known", self.list(known.collect(), "and"));
        args.set("n", self.number(argument.cells.len()));
        let id = match (&rise.known[..], rise.place, argument.cells.len()) {
            ([], _, 2) => "because-rise-of-two",
            (_, _, 2) => "because-rise-of-two-known",
            ([], Some((before, after)), _) => {
                let cells: Vec<Cell> = argument.changes.iter().map(|change| change.cell).collect();
                args.set("cell", self.cells(&cells, names));
                args.set("number", before + 1);
                args.set("before", before);
                args.set("before-in-words", self.number(before));
                args.set("after", after);
                args.set("after-in-words", self.number(after));
                "because-rise-place"
            }
            ([], None, _) => "because-rise",
            _ => "because-rise-known",
        };
        self.say(id, &args)
    }

    fn partners(&self, partners: &Partners, mut args: Args, names: Names<'_>) -> String {
        let glyph = |symbol: Symbol| names.puzzle.symbols().glyph(symbol);
        if !partners.pairs.is_empty() {
            let pairs = partners.pairs.iter().map(|&(a, b)| format!("{}-{}", glyph(a), glyph(b)));
            args.set("pairs", self.list(pairs.collect(), "or"));
            return self.say("because-partners-pairs", &args);
        }
        if !partners.lonely.is_empty() {
            args.set("lonely", self.symbols(partners.lonely, names, "nor"));
            args.set("n-lonely", partners.lonely.len());
            return self.say("because-partners-lonely", &args);
        }
        if let Some(Pairing { from, with: Some(with), .. }) = partners.inferences.first() {
            args.set("sides", self.cells(&[*from, *with], names));
            args.set("n-between", partners.inferences.len());
            args.set(
                "between",
                self.cells(&partners.inferences.iter().map(|one| one.to).collect::<Vec<_>>(), names),
            );
            return self.say("because-partners-on-both-sides", &args);
        }
        let told = partners.inferences.iter().map(|inference| {
            let mut args = FluentArgs::new();
            args.set("known", self.cell_is(&[inference.from], inference.known, names));
            args.set("left", self.cell_is(&[inference.to], inference.left, names));
            self.say("inference", &args)
        });
        args.set("inferences", told.collect::<Vec<_>>().join("; "));
        self.say("because-partners", &args)
    }

    fn neighbours(&self, neighbours: &Neighbours, mut args: Args, names: Names<'_>) -> String {
        args.set("from", self.cells(&[neighbours.from], names));
        args.set("to", self.cells(&neighbours.to, names));
        args.set("known", self.cell_is(&[neighbours.from], neighbours.known, names));
        self.say("because-neighbours", &args)
    }

    fn tally(&self, tally: &Tally, mut args: Args, names: Names<'_>) -> String {
        args.set("symbols", self.domain(tally.symbols, names));
        args.set("n-symbols", tally.symbols.len());
        args.set("min", tally.min);
        args.set("max", tally.max);
        args.set("sure", self.cells(&tally.sure, names));
        args.set("n-sure", tally.sure.len());
        args.set("possible", self.cells(&tally.possible, names));
        args.set("n-possible", tally.possible.len());
        let is_full = tally.sure.len() as u32 >= tally.max;
        self.say(if is_full { "because-tally-full" } else { "because-tally-needed" }, &args)
    }

    fn fillings(&self, fillings: &Fillings, mut args: Args, names: Names<'_>) -> String {
        args.set("open", self.cells(&fillings.open, names));
        if fillings.ways.is_empty() {
            return self.say("because-fillings-many", &args);
        }
        let ways = fillings.ways.iter().map(|way| self.word(way, names));
        args.set("ways", self.list(ways.collect(), "or"));
        args.set("n-ways", fillings.ways.len());
        self.say("because-fillings", &args)
    }

    fn deciding(&self, rule: &str, deciding: &Deciding, mut args: Args, names: Names<'_>) -> String {
        if let Some(balance) = &deciding.balance {
            self.set_claim_of_balance(rule, balance, &mut args, names);
        }
        args.set("n-known", deciding.known.len());
        args.set("known", self.known(&deciding.known, names));
        self.say("because-deciding", &args)
    }

    /// What cells may hold: those that hold the same are named together.
    fn known(&self, known: &[(Cell, SymbolSet)], names: Names<'_>) -> String {
        let mut rest = known.to_vec();
        let mut told = Vec::new();
        while let Some(&(_, domain)) = rest.first() {
            let cells: Vec<Cell> =
                rest.iter().filter(|(_, other)| *other == domain).map(|&(cell, _)| cell).collect();
            rest.retain(|(_, other)| *other != domain);
            told.push(self.cell_is(&cells, domain, names));
        }
        self.list(told, "and")
    }

    /// What is left to the cells that change.
    fn so(&self, argument: &Argument, if_alike: &str, names: Names<'_>) -> String {
        let changes = &argument.changes[..];
        match argument.kind {
            ArgumentKind::Rise(_) => return self.so_in_order(argument, names),
            ArgumentKind::Neighbours(_) => return self.so_by(|_| false, changes, names),
            _ => {}
        }
        let [first, .., _] = changes else { return self.so_of(changes, names) };
        let is_alike = changes.iter().all(|change| change.gone == first.gone);
        let is_everywhere = argument.cells.len() == changes.len();
        if !is_alike
            || !is_everywhere
            || changes.iter().any(|change| change.left.len() == 1)
            || first.gone.len() > first.left.len() + 2
        {
            return self.so_of(changes, names);
        }
        let mut args = FluentArgs::new();
        args.set("n", changes.len());
        args.set("symbols", self.symbols(first.gone, names, "nor"));
        self.say(if_alike, &args)
    }

    /// The bounds of cells along a line, in the order of the line.
    fn so_in_order(&self, argument: &Argument, names: Names<'_>) -> String {
        let is_by_length = matches!(&argument.kind, ArgumentKind::Rise(rise) if rise.known.is_empty());
        let mut changes = argument.changes.clone();
        changes.sort_by_key(|change| argument.cells.iter().position(|&cell| cell == change.cell));
        let told = changes.iter().map(|&Change { cell, gone, left }| {
            let (Some(low), Some(high)) = (left.lowest(), left.iter().last()) else {
                return self.cell_is(&[cell], left, names);
            };
            let below = gone.iter().filter(|&symbol| symbol < low).last();
            let above = gone.iter().find(|&symbol| symbol > high);
            // The bound that the length of the line sets by itself, though candidates beside it may be gone already.
            let low = below.filter(|_| is_by_length).map_or(low, |below| Symbol(below.0 + 1));
            let high = above.filter(|_| is_by_length).map_or(high, |above| Symbol(above.0 - 1));
            let glyph = |symbol: Symbol| names.puzzle.symbols().glyph(symbol).to_string();
            let mut args = FluentArgs::new();
            args.set("low", glyph(low));
            args.set("high", glyph(high));
            let id = match (below, above) {
                _ if left.len() < 3 => return self.cell_is(&[cell], left, names),
                (Some(_), None) => "set-at-least",
                (None, Some(_)) => "set-at-most",
                _ => "set-range",
            };
            args.set("n", 1);
            let set = self.say(id, &args);
            let mut args = FluentArgs::new();
            args.set("n", 1);
            args.set("cells", self.cells(&[cell], names));
            args.set("set", set);
            self.say("cell-is", &args)
        });
        self.list(told.collect(), "and")
    }

    /// What is left to each of these cells; those that keep or lose the same are named together.
    pub(super) fn so_of(&self, changes: &[Change], names: Names<'_>) -> String {
        self.so_by(|change| self.tells_what_is_left(change, names), changes, names)
    }

    fn so_by(&self, is_kept: impl Fn(Change) -> bool, changes: &[Change], names: Names<'_>) -> String {
        let mut rest: Vec<Change> = changes.to_vec();
        let mut told = Vec::new();
        while let Some(&first) = rest.first() {
            let tells_left = is_kept(first);
            let is_alike = |other: &Change| match tells_left {
                true => other.left == first.left,
                false => other.gone == first.gone && !is_kept(*other),
            };
            let cells: Vec<Cell> =
                rest.iter().filter(|other| is_alike(other)).map(|change| change.cell).collect();
            rest.retain(|other| !is_alike(other));
            told.push(match tells_left {
                true => self.cell_is(&cells, first.left, names),
                false => {
                    let mut args = FluentArgs::new();
                    args.set("n", cells.len());
                    args.set("cells", self.cells(&cells, names));
                    args.set("symbols", self.symbols(first.gone, names, "nor"));
                    self.say("effect-eliminate", &args)
                }
            });
        }
        self.list(told, "and")
    }

    /// Whether what is left is shorter to tell than what goes.
    fn tells_what_is_left(&self, change: Change, names: Names<'_>) -> bool {
        change.left.len() <= 3
            || change.left.len() <= change.gone.len()
            || (is_run(change.left, names) && change.gone.len() > 2)
    }

    /// `r1c1 is 4 or more`.
    fn cell_is(&self, cells: &[Cell], domain: SymbolSet, names: Names<'_>) -> String {
        let mut args = FluentArgs::new();
        args.set("n", cells.len());
        args.set("cells", self.cells(cells, names));
        args.set("set", self.domain_of(cells.len(), domain, names));
        self.say("cell-is", &args)
    }

    /// Symbols that a cell may hold, the short way: `4`, `4 or 5`, `at most 4`, `6 or more`, `3 to 7`.
    pub(super) fn domain(&self, domain: SymbolSet, names: Names<'_>) -> String {
        self.domain_of(1, domain, names)
    }

    /// The same for several cells.
    fn domain_of(&self, n_cells: usize, domain: SymbolSet, names: Names<'_>) -> String {
        let n_symbols = names.puzzle.n_symbols();
        let missing = SymbolSet::all(n_symbols).minus(domain);
        if domain.len() < 3 || !is_run(domain, names) {
            if domain.len() > 4 && missing.len() < 3 {
                let mut args = FluentArgs::from_iter([
                    ("symbols", self.symbols(missing, names, "or")),
                    ("symbols-nor", self.symbols(missing, names, "nor")),
                ]);
                args.set("n", n_cells);
                return self.say("set-all-but", &args);
            }
            return self.symbols(domain, names, "or");
        }
        let (low, high) = (domain.lowest(), domain.iter().last());
        let mut args = self.ends(domain, names);
        args.set("n", n_cells);
        match (low == Some(Symbol(0)), high.is_some_and(|high| high.idx() + 1 == n_symbols)) {
            (true, true) => self.say("set-anything", &args),
            (true, false) => self.say("set-at-most", &args),
            (false, true) => self.say("set-at-least", &args),
            (false, false) if domain.len() > 3 => self.say("set-range", &args),
            (false, false) => self.symbols(domain, names, "or"),
        }
    }

    /// The lowest and the highest symbol.
    fn ends(&self, domain: SymbolSet, names: Names<'_>) -> Args {
        let glyph = |symbol: Option<Symbol>| {
            symbol.map_or_else(String::new, |symbol| names.puzzle.symbols().glyph(symbol).to_string())
        };
        FluentArgs::from_iter([("low", glyph(domain.lowest())), ("high", glyph(domain.iter().last()))])
    }

    /// Symbols in the order of their cells.
    pub(super) fn word(&self, symbols: &[Symbol], names: Names<'_>) -> String {
        symbols.iter().map(|&symbol| names.puzzle.symbols().glyph(symbol)).collect::<Vec<_>>().join(" ")
    }

    /// `4 in r1c1 and 7 in r1c2`.
    pub(super) fn held(&self, held: &[Candidate], names: Names<'_>) -> String {
        let one = |&Candidate { cell, symbol }: &Candidate| {
            let glyph = names.puzzle.symbols().glyph(symbol).to_string();
            self.say(
                "held-in",
                &FluentArgs::from_iter([("symbol", glyph), ("cell", self.cells(&[cell], names))]),
            )
        };
        self.list(held.iter().map(one).collect(), "and")
    }
}

/// From which side of a plane board a line is read, as the messages say it.
fn side_of_first(cells: &[Cell], names: Names<'_>) -> &'static str {
    let (Some(&first), Some(&last)) = (cells.first(), cells.last()) else { return "none" };
    let coords = |cell: Cell| names.puzzle.geometry().info(cell).coords.as_slice();
    match (coords(first), coords(last)) {
        ([row, col], [other_row, other_col]) if row == other_row && col < other_col => "left",
        ([row, col], [other_row, other_col]) if row == other_row && col > other_col => "right",
        ([row, col], [other_row, other_col]) if col == other_col && row < other_row => "top",
        ([row, col], [other_row, other_col]) if col == other_col && row > other_row => "bottom",
        _ => "none",
    }
}

/// The signs that a message cannot choose by have names.
fn word_for(sign: &str) -> Option<&'static str> {
    Some(match sign {
        "+" => "plus",
        "-" => "minus",
        "*" => "times",
        "/" => "over",
        "=" => "equal",
        "<" => "less",
        ">" => "greater",
        _ => return None,
    })
}

fn fluent_number(number: i64) -> fluent_bundle::FluentValue<'static> {
    number.into()
}

/// Whether symbols are numbers that follow each other without a gap.
fn is_run(symbols: SymbolSet, names: Names<'_>) -> bool {
    let alphabet = names.puzzle.symbols();
    let (Some(low), Some(high)) = (symbols.lowest(), symbols.iter().last()) else { return false };
    let is_number = |symbol: Symbol| alphabet.glyph(symbol).parse::<i64>().is_ok();
    high.idx() - low.idx() + 1 == symbols.len() && symbols.iter().all(is_number)
}
