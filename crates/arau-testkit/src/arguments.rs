//! Owns random arguments, drawn from what each rule says of its parameters. Texts mean something to their rule alone,
//! so they are taken from the rule's own samples.

use crate::random_source::RandomSource;
use crate::read_document;
use arau_core::{Arg, Args, Param, ParamKind, PuzzleSpec, Rule, RuleUse, Symbol};
use arau_rules::RULES;
use std::collections::HashMap;

/// How often arguments are drawn before a rule is believed not to fit a board.
const MAX_DRAWS: usize = 12;

/// The texts that a rule's samples use, by rule and parameter.
pub struct Texts(HashMap<(&'static str, String), Vec<String>>);

impl Texts {
    /// The texts in the samples of all rules.
    pub fn of_all_samples() -> Texts {
        let mut texts: HashMap<(&'static str, String), Vec<String>> = HashMap::new();
        for sample in RULES.iter().flat_map(|rule| rule.info().samples) {
            let spec = read_document(sample.document).unwrap_or_else(|faults| panic!("{faults}"));
            for rule in spec.all_uses() {
                for (name, arg) in rule.args.iter() {
                    if let Arg::Text(text) = arg {
                        texts.entry((rule.id(), name.to_string())).or_default().push(text.clone());
                    }
                }
            }
        }
        Texts(texts)
    }
}

/// A use of the rule that it does not complain about on this board; `None` if none was found.
pub fn draw_use(
    rule: &'static dyn Rule,
    board: &PuzzleSpec,
    texts: &Texts,
    dice: &mut RandomSource,
) -> Option<RuleUse> {
    let draw = |dice: &mut RandomSource| RuleUse::new(rule, draw_arguments(rule, board, texts, dice));
    (0..MAX_DRAWS).map(|_| draw(dice)).find(|drawn| drawn.faults(board).is_empty())
}

fn draw_arguments(
    rule: &'static dyn Rule,
    board: &PuzzleSpec,
    texts: &Texts,
    dice: &mut RandomSource,
) -> Args {
    let mut args = Args::new();
    for param in rule.info().params {
        if param.required || dice.one_in(2) {
            let arg = draw(rule, param, &args, board, texts, dice);
            args = arg.into_iter().fold(args, |args, arg| args.with(param.name, arg));
        }
    }
    args
}

fn draw(
    rule: &'static dyn Rule,
    param: &Param,
    earlier: &Args,
    board: &PuzzleSpec,
    texts: &Texts,
    dice: &mut RandomSource,
) -> Option<Arg> {
    let n_cells = board.geometry.n_cells();
    let n_symbols = board.symbols.len();
    Some(match param.kind {
        ParamKind::Int { min, max } => {
            let highest = if dice.one_in(2) { n_symbols as i64 } else { 3 * n_symbols.min(6) as i64 };
            let low = (-1).clamp(min, max);
            Arg::Int(dice.between(low, highest.clamp(low, max)))
        }
        ParamKind::Ints => {
            let n = if dice.one_in(3) { 1 + dice.below(3) } else { earlier.cells("cells").len() };
            Arg::Ints((0..n).map(|_| dice.between(-1, 5)).collect())
        }
        ParamKind::Flag => Arg::Flag(dice.one_in(2)),
        ParamKind::Choice(words) => Arg::Text(dice.pick(words).to_string()),
        ParamKind::Text => {
            let known = texts.0.get(&(rule.info().id, param.name.to_string()))?;
            Arg::Text(dice.pick(known).clone())
        }
        ParamKind::Cells { min, max } => {
            let partner = earlier.cells("cells").len();
            let n = match partner {
                0 => min.max(1) + dice.below(5),
                _ if dice.one_in(3) => min.max(1) + dice.below(3),
                _ => partner,
            };
            let mut cells = dice.cells(&board.geometry, n.min(max).min(n_cells));
            if dice.one_in(8) {
                let repeated = *dice.pick(&cells);
                cells.push(repeated);
            }
            Arg::Cells(cells)
        }
        ParamKind::CellLists => {
            let n = 1 + dice.below(4).min(n_cells - 1);
            Arg::CellLists((0..2 + dice.below(2)).map(|_| dice.cells(&board.geometry, n)).collect())
        }
        ParamKind::Symbols => {
            let symbol = |dice: &mut RandomSource| Symbol(dice.below(n_symbols) as u8);
            Arg::Symbols((0..1 + dice.below(3)).map(|_| symbol(dice)).collect())
        }
        ParamKind::Options => {
            let option = |dice: &mut RandomSource| -> Vec<RuleUse> {
                (0..dice.below(3)).filter_map(|_| draw_simple_use(board, texts, dice)).collect()
            };
            Arg::Options((0..1 + dice.below(3)).map(|_| option(dice)).collect())
        }
    })
}

/// A use of any rule that has no options of its own.
pub fn draw_simple_use(board: &PuzzleSpec, texts: &Texts, dice: &mut RandomSource) -> Option<RuleUse> {
    let rule = *dice.pick(RULES);
    let is_simple = rule.info().params.iter().all(|param| param.kind != ParamKind::Options);
    if is_simple { draw_use(rule, board, texts, dice) } else { None }
}
