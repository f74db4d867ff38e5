//! The registry of rules. A rule is a file of this folder, declared and listed here.

// What rules share.
mod blocks;
mod connected;
mod ends;
mod indexing;
mod leaps;
mod lines_of_part;
mod lists;
mod marked_pairs;
mod misses;
mod multiset;
mod params;
mod sums;

// The rules.
mod all_of;
mod anti_king;
mod anti_knight;
mod anti_taxicab;
mod any_of;
mod arrow;
mod automaton;
mod because;
mod between;
mod box_indexer;
mod cage_comparison;
mod candidates;
mod chaos_construction;
mod clone;
mod connected_values;
mod consecutive_lines;
mod contain_exact;
mod count_distinct;
mod counting_circles;
mod diagonals;
mod difference;
mod difference_negative;
mod disjoint_groups;
mod distinct_lines;
mod doppelganger;
mod double_arrow;
mod dutch_flatmates;
mod entropic;
mod equal;
mod equal_count;
mod equal_run;
mod equal_sums;
mod equality_cage;
mod extra_region;
mod extremes;
mod full_rank;
mod global_entropy;
mod global_mod;
mod greater_than;
mod hidden_skyscraper;
mod houses;
mod hypercube;
mod kakuro_run;
mod kenken_cage;
mod killer_cage;
mod kropki_negative;
mod line_indexers;
mod little_killer;
mod lockout;
mod look_and_say;
mod lunchbox;
mod magic_boxes;
mod modular;
mod nabner;
mod non_consecutive;
mod numbered_room;
mod pair_sum;
mod palindrome;
mod parity;
mod quadruple;
mod ratio;
mod ratio_negative;
mod region_sum_line;
mod regular;
mod relation;
mod rellik_cage;
mod renban;
mod same_values;
mod sandwich;
mod skyscraper;
mod sum;
mod sum_line;
mod sum_negative;
mod thermometer;
mod value_indexing;
mod whisper;
mod windoku;
mod x_sum;
mod zipper;

use arau_core::{Args, Rule, RuleUse};

/// What almost every rule's file needs.
#[allow(unused_imports)]
mod prelude {
    pub(super) use super::{misses, params};
    pub(super) use crate::faults;
    pub use arau_core::{
        Arg, Args, Automaton, Because, Cell, CellShape, Constraint, EdgeSign, Fact, Fault, Geometry,
        GridView, GroupName, LineStyle, Lowering, Mark, Miss, Param, ParamKind, PuzzleSpec, RectPart, Rule,
        RuleInfo, RuleUse, Sample, Situation, Symbol, SymbolSet,
    };
}

/// Every rule, in the order in which lists show them.
pub static RULES: &[&dyn Rule] = &[
    &houses::Houses,
    &diagonals::Diagonals,
    &windoku::Windoku,
    &disjoint_groups::DisjointGroups,
    &hypercube::Hypercube,
    &magic_boxes::MagicBoxes,
    &extra_region::ExtraRegion,
    &killer_cage::KillerCage,
    &sum::Sum,
    &kenken_cage::KenkenCage,
    &kakuro_run::KakuroRun,
    &cage_comparison::CageComparison,
    &equal_sums::EqualSums,
    &equality_cage::EqualityCage,
    &rellik_cage::RellikCage,
    &greater_than::GreaterThan,
    &anti_knight::AntiKnight,
    &anti_king::AntiKing,
    &anti_taxicab::AntiTaxicab,
    &non_consecutive::NonConsecutive,
    &global_entropy::GlobalEntropy,
    &global_mod::GlobalMod,
    &dutch_flatmates::DutchFlatmates,
    &parity::Parity::EVEN,
    &parity::Parity::ODD,
    &extremes::Extreme::MINIMUM,
    &extremes::Extreme::MAXIMUM,
    &candidates::Candidates,
    &clone::Clones,
    &equal::Equal,
    &same_values::SameValues,
    &quadruple::Quadruple,
    &contain_exact::ContainExact,
    &counting_circles::CountingCircles,
    &count_distinct::CountDistinct,
    &look_and_say::LookAndSay,
    &line_indexers::LineIndexer::ROW,
    &line_indexers::LineIndexer::COLUMN,
    &box_indexer::BoxIndexer,
    &value_indexing::ValueIndexing,
    &thermometer::Thermometer,
    &arrow::Arrow,
    &double_arrow::DoubleArrow,
    &difference::Difference,
    &ratio::Ratio,
    &pair_sum::PairSum,
    &difference_negative::DifferenceNegative,
    &ratio_negative::RatioNegative,
    &sum_negative::SumNegative,
    &kropki_negative::KropkiNegative,
    &renban::Renban,
    &whisper::Whisper,
    &palindrome::Palindrome,
    &between::Between,
    &lockout::Lockout,
    &zipper::Zipper,
    &region_sum_line::RegionSumLine,
    &sum_line::SumLine,
    &entropic::Entropic,
    &modular::Modular,
    &nabner::Nabner,
    &consecutive_lines::ConsecutiveLines,
    &little_killer::LittleKiller,
    &sandwich::Sandwich,
    &lunchbox::Lunchbox,
    &x_sum::XSum,
    &skyscraper::Skyscraper,
    &hidden_skyscraper::HiddenSkyscraper,
    &numbered_room::NumberedRoom,
    &full_rank::FullRank,
    &distinct_lines::DistinctLines,
    &doppelganger::Doppelganger,
    &connected_values::ConnectedValues,
    &chaos_construction::ChaosConstruction,
    &equal_count::EqualCount,
    &equal_run::EqualRun,
    &relation::Relation,
    &automaton::Automaton,
    &regular::Regular,
    &any_of::AnyOf,
    &all_of::AllOf,
];

/// The rule with this id.
pub fn rule(id: &str) -> Option<&'static dyn Rule> {
    RULES.iter().copied().find(|r| r.info().id == id)
}

/// A use of the rule with this id, which must exist: for importers and variants, whose ids are written in the code.
pub fn use_rule(id: &str, args: Args) -> RuleUse {
    RuleUse::new(rule(id).unwrap_or_else(|| panic!("no rule is called {id}")), args)
}
