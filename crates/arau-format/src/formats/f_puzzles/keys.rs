//! Owns the table of f-puzzles' keys: which rule each stands for and what its entries look like. Reading and writing
//! both follow it, so that a key of a usual kind is one line here. Keys of their own kind are in `special.rs`.

/// A key whose value is a list of like entries.
pub(super) struct Key {
    /// Its name in the JSON.
    pub(super) name: &'static str,
    /// The rule it stands for.
    pub(super) rule: &'static str,
    /// What an entry looks like.
    pub(super) entry: Entry,
    /// The rule's argument that takes an entry's `value`.
    pub(super) number: Number,
    /// A flag that the rule is used with.
    pub(super) flag: Option<&'static str>,
}

/// What an entry looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    /// `{lines: [[cell, …], …]}`: a rule per line of at least two cells.
    Lines,
    /// As `Lines`, but the order and repeats on a line mean nothing, so that a closed loop names its first cell twice.
    LinesOfSets,
    /// `{cells: [cell, …]}`: a rule per entry.
    Cells,
    /// `{cells: [cell, cell]}`: a rule per entry.
    Pair,
    /// `{cell: cell}`: all entries together are one rule.
    Cell,
    /// `{cell: cell}` with a cell outside the board, next to the row or column it looks along.
    Outside,
}

/// What an entry's `value` means.
#[derive(Clone, Copy)]
pub(super) enum Number {
    /// Nothing.
    None,
    /// This argument; without a value the rule's own default holds.
    Optional(&'static str),
    /// Nothing, but this argument depends on the size of the board alone.
    Fixed {
        /// The argument.
        name: &'static str,
        /// What it is on a board of a size.
        here: fn(i64) -> i64,
        /// What the rule takes if the argument is left out.
        default: i64,
    },
    /// This argument; an entry without a value says nothing.
    Required(&'static str),
}

const fn key(name: &'static str, rule: &'static str, entry: Entry, number: Number) -> Key {
    Key { name, rule, entry, number, flag: None }
}

/// Dutch whispers differ by one less than German ones. No whisper defaults to that.
const DUTCH: Number = Number::Fixed { name: "difference", here: |n| (n + 1) / 2 - 1, default: -1 };
const LOCKOUT: Number = Number::Fixed { name: "difference", here: |n| n / 2, default: 4 };
const MODULAR: Number = Number::Fixed { name: "modulus", here: |_| 3, default: 3 };

/// The keys of the usual kinds. Of several that stand for the same rule, writing takes the first.
pub(super) const KEYS: &[Key] = &[
    key("killercage", "killer-cage", Entry::Cells, Number::Optional("sum")),
    key("extraregion", "extra-region", Entry::Cells, Number::None),
    key("odd", "odd", Entry::Cell, Number::None),
    key("even", "even", Entry::Cell, Number::None),
    key("minimum", "minimum", Entry::Cell, Number::None),
    key("maximum", "maximum", Entry::Cell, Number::None),
    key("difference", "difference", Entry::Pair, Number::Optional("value")),
    key("ratio", "ratio", Entry::Pair, Number::Optional("value")),
    key("thermometer", "thermometer", Entry::Lines, Number::None),
    Key { flag: Some("slow"), ..key("slowthermometer", "thermometer", Entry::Lines, Number::None) },
    key("palindrome", "palindrome", Entry::Lines, Number::None),
    key("renban", "renban", Entry::LinesOfSets, Number::None),
    key("whispers", "whisper", Entry::Lines, Number::Optional("difference")),
    key("germanwhispers", "whisper", Entry::Lines, Number::Optional("difference")),
    key("dutchwhispers", "whisper", Entry::Lines, DUTCH),
    key("betweenline", "between", Entry::Lines, Number::None),
    key("lockout", "lockout", Entry::Lines, LOCKOUT),
    key("regionsumline", "region-sum-line", Entry::Lines, Number::None),
    key("zipperline", "zipper", Entry::Lines, Number::None),
    key("doublearrow", "double-arrow", Entry::Lines, Number::None),
    key("entropicline", "entropic", Entry::Lines, Number::None),
    key("modularline", "modular", Entry::Lines, MODULAR),
    key("nabner", "nabner", Entry::LinesOfSets, Number::None),
    key("rowindexer", "row-indexer", Entry::Cells, Number::None),
    key("columnindexer", "column-indexer", Entry::Cells, Number::None),
    key("boxindexer", "box-indexer", Entry::Cells, Number::None),
    key("sandwichsum", "sandwich", Entry::Outside, Number::Required("sum")),
    key("xsum", "x-sum", Entry::Outside, Number::Required("sum")),
    key("skyscraper", "skyscraper", Entry::Outside, Number::Required("count")),
];

/// Keys that bear on the picture, the prose, the fog or the solver's settings, and never on what solves the puzzle.
pub(super) const WITHOUT_MEANING: &[&str] = &[
    "text",
    "line",
    "circle",
    "rectangle",
    "cage",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "fogofwar",
    "fogofwarbulb",
    "foglight",
    "triggereffect",
    "metadata",
];
