//! The registry of constraint types: what each is called, where it may stand, and the function that turns it into rules.

mod chaos;
mod composites;
mod givens;
mod global;
mod lines;
mod outside;
mod pairs;
mod sets;
mod sums;
mod tables;

use super::reader::{Context, Item, Reader};
use super::token::Token;

/// Where a type may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    /// At the top level and in every composite.
    Anywhere,
    /// Not where it would have to be moved.
    NotReplicated,
    /// At the top level only.
    Top,
}

/// Turns a token into rules.
type Read = fn(&mut Reader<'_>, &Token<'_>, Context<'_>) -> Vec<Item>;

/// A constraint type.
pub(super) struct Kind {
    /// How it is written.
    pub(super) name: &'static str,
    /// Where it may stand.
    pub(super) scope: Scope,
    /// Whether it needs a grid whose rows and columns hold different values.
    pub(super) needs_rows: bool,
    /// What it means.
    pub(super) read: Read,
}

const fn anywhere(name: &'static str, read: Read) -> Kind {
    Kind { name, scope: Scope::Anywhere, needs_rows: false, read }
}

const fn top(name: &'static str, read: Read) -> Kind {
    Kind { name, scope: Scope::Top, needs_rows: false, read }
}

/// A type that says something of rows, columns or boxes as a whole.
const fn layout(name: &'static str, read: Read) -> Kind {
    Kind { name, scope: Scope::Top, needs_rows: true, read }
}

const fn outside(name: &'static str, read: Read) -> Kind {
    Kind { name, scope: Scope::NotReplicated, needs_rows: true, read }
}

/// Every type.
static KINDS: &[Kind] = &[
    anywhere("Given", givens::given),
    anywhere("Or", composites::or),
    anywhere("And", composites::and),
    anywhere("Replicate", composites::replicate),
    // The layout was read before.
    top("Shape", nothing),
    layout("NoBoxes", nothing),
    layout("RegionSize", nothing),
    layout("Jigsaw", nothing),
    top("Var", nothing),
    // A hint for the search, without meaning.
    top("SearchPriority", nothing),
    layout("RegionSameValues", global::region_same_values),
    layout("Diagonal", global::diagonal),
    layout("Windoku", global::windoku),
    layout("DisjointSets", global::disjoint_sets),
    layout("AntiKnight", global::anti_knight),
    layout("AntiKing", global::anti_king),
    top("AntiConsecutive", global::anti_consecutive),
    top("StrictKropki", global::strict_kropki),
    top("StrictXV", global::strict_xv),
    top("AntiTaxicab", global::anti_taxicab),
    top("GlobalEntropy", global::global_entropy),
    top("GlobalMod", global::global_mod),
    top("DutchFlatmates", global::dutch_flatmates),
    layout("Doppelganger", global::doppelganger),
    layout("FullRankTies", outside::full_rank_ties),
    layout("ChaosConstruction", chaos::construction),
    top("ChaosArrow", chaos::arrow),
    top("ChaosCount", chaos::count),
    anywhere("Cage", sums::cage),
    anywhere("Sum", sums::sum),
    anywhere("Arrow", sums::arrow),
    anywhere("DoubleArrow", sums::double_arrow),
    anywhere("PillArrow", sums::pill_arrow),
    anywhere("EqualSum", sums::equal_sum),
    anywhere("RegionSumLine", sums::region_sum_line),
    anywhere("SumLine", sums::sum_line),
    anywhere("Zipper", sums::zipper),
    anywhere("RellikCage", sums::rellik_cage),
    anywhere("EqualityCage", sums::equality_cage),
    anywhere("Lunchbox", sums::lunchbox),
    anywhere("X", pairs::x),
    anywhere("V", pairs::v),
    anywhere("WhiteDot", pairs::white_dot),
    anywhere("BlackDot", pairs::black_dot),
    anywhere("GreaterThan", pairs::greater_than),
    anywhere("Thermo", lines::thermo),
    anywhere("Whisper", lines::whisper),
    anywhere("Renban", lines::renban),
    anywhere("Modular", lines::modular),
    anywhere("Entropic", lines::entropic),
    anywhere("Palindrome", lines::palindrome),
    anywhere("Between", lines::between),
    anywhere("Lockout", lines::lockout),
    anywhere("AllDifferent", sets::all_different),
    anywhere("ContainAtLeast", sets::contain_at_least),
    anywhere("ContainExact", sets::contain_exact),
    anywhere("Quad", sets::quad),
    anywhere("LookAndSay", sets::look_and_say),
    anywhere("SameValues", sets::same_values),
    anywhere("CountingCircles", sets::counting_circles),
    anywhere("CountDistinct", sets::count_distinct),
    anywhere("ValueIndexing", sets::value_indexing),
    Kind { name: "Indexing", scope: Scope::Anywhere, needs_rows: true, read: sets::indexing },
    top("ConnectedValues", chaos::connected_values),
    outside("LittleKiller", outside::little_killer),
    outside("Sandwich", outside::sandwich),
    outside("XSum", outside::x_sum),
    outside("Skyscraper", outside::skyscraper),
    outside("HiddenSkyscraper", outside::hidden_skyscraper),
    outside("NumberedRoom", outside::numbered_room),
    outside("FullRank", outside::full_rank),
    anywhere("Pair", tables::pair),
    anywhere("PairX", tables::pair_x),
    top("Binary", tables::binary),
    top("BinaryX", tables::binary_x),
    anywhere("Regex", tables::regex),
    anywhere("NFA", tables::nfa),
];

fn nothing(_reader: &mut Reader<'_>, _token: &Token<'_>, _within: Context<'_>) -> Vec<Item> {
    Vec::new()
}

/// The type of this name.
pub(super) fn find(name: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.name == name)
}

/// The names of all types.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.name)
}
