//! The registry of rules. A rule is a file of this folder and a line here.

use arau_core::{Args, Rule, RuleUse};

/// What almost every rule's file needs.
#[allow(unused_imports)]
mod prelude {
    pub use arau_core::{
        Args, Cell, CellShape, Constraint, EdgeSign, GridView, LineStyle, Lowering, Mark, Param, ParamKind,
        PuzzleSpec, Rule, RuleInfo, Sample, Symbol,
    };
}

mod marked_pairs;
mod sums;

/// Declares the modules and lists their rules.
macro_rules! registry {
    ($($module:ident::$rule:ident,)*) => {
        $(mod $module;)*

        /// Every rule, in the order in which lists show them.
        pub static RULES: &[&dyn Rule] = &[$(&$module::$rule),*];
    };
}

registry! {
    houses::Houses,
    killer_cage::KillerCage,
    thermometer::Thermometer,
    arrow::Arrow,
    double_arrow::DoubleArrow,
    difference::Difference,
    ratio::Ratio,
    pair_sum::PairSum,
    difference_negative::DifferenceNegative,
    ratio_negative::RatioNegative,
    sum_negative::SumNegative,
    kropki_negative::KropkiNegative,
    renban::Renban,
    whisper::Whisper,
    palindrome::Palindrome,
    between::Between,
    lockout::Lockout,
    zipper::Zipper,
    region_sum_line::RegionSumLine,
    sum_line::SumLine,
    entropic::Entropic,
    modular::Modular,
    nabner::Nabner,
    consecutive_lines::ConsecutiveLines,
    little_killer::LittleKiller,
    sandwich::Sandwich,
    lunchbox::Lunchbox,
    x_sum::XSum,
    skyscraper::Skyscraper,
    hidden_skyscraper::HiddenSkyscraper,
    numbered_room::NumberedRoom,
}

/// The rule with this id.
pub fn rule(id: &str) -> Option<&'static dyn Rule> {
    RULES.iter().copied().find(|r| r.info().id == id)
}

/// A use of the rule with this id, which must exist: for importers and variants, whose ids are written in the code.
pub fn use_rule(id: &str, args: Args) -> RuleUse {
    RuleUse::new(rule(id).unwrap_or_else(|| panic!("no rule is called {id}")), args)
}
