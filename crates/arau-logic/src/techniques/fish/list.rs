//! Owns the list of fish: names, sizes, and how HoDoKu counts them.

use super::Fish;
use super::kinds::Shape;
use super::pattern::Fins;
use crate::techniques::prelude::*;

macro_rules! fish {
    ($name:ident, $id:literal, $title:literal, $size:literal, $shape:ident, $fins:ident, $code:literal, $level:ident, $score:literal) => {
        impl Fish {
            /// The one of this kind and size.
            pub const $name: Fish =
                Fish {
                    info: &TechniqueInfo::new($id, $title, summary(Shape::$shape, Fins::$fins, $size))
                        .in_hodoku($code, Level::$level, $score),
                    size: $size,
                    shape: Shape::$shape,
                    fins: Fins::$fins,
                };
        }
    };
}

fish!(X_WING, "x-wing", "X-wing", 2, Basic, None, "0300", Hard, 140);
fish!(SWORDFISH, "swordfish", "Swordfish", 3, Basic, None, "0301", Hard, 150);
fish!(JELLYFISH, "jellyfish", "Jellyfish", 4, Basic, None, "0302", Hard, 160);
fish!(SQUIRMBAG, "squirmbag", "Squirmbag", 5, Basic, None, "0303", Unfair, 470);
fish!(WHALE, "whale", "Whale", 6, Basic, None, "0304", Unfair, 470);
fish!(LEVIATHAN, "leviathan", "Leviathan", 7, Basic, None, "0305", Unfair, 470);
fish!(FINNED_X_WING, "finned-x-wing", "Finned X-wing", 2, Basic, Finned, "0310", Hard, 130);
fish!(SASHIMI_X_WING, "sashimi-x-wing", "Sashimi X-wing", 2, Basic, Sashimi, "0320", Hard, 150);
fish!(FINNED_SWORDFISH, "finned-swordfish", "Finned swordfish", 3, Basic, Finned, "0311", Unfair, 200);
fish!(SASHIMI_SWORDFISH, "sashimi-swordfish", "Sashimi swordfish", 3, Basic, Sashimi, "0321", Unfair, 240);
fish!(FINNED_JELLYFISH, "finned-jellyfish", "Finned jellyfish", 4, Basic, Finned, "0312", Unfair, 250);
fish!(SASHIMI_JELLYFISH, "sashimi-jellyfish", "Sashimi jellyfish", 4, Basic, Sashimi, "0322", Unfair, 260);
fish!(FINNED_SQUIRMBAG, "finned-squirmbag", "Finned squirmbag", 5, Basic, Finned, "0313", Unfair, 470);
fish!(SASHIMI_SQUIRMBAG, "sashimi-squirmbag", "Sashimi squirmbag", 5, Basic, Sashimi, "0323", Unfair, 470);
fish!(FINNED_WHALE, "finned-whale", "Finned whale", 6, Basic, Finned, "0314", Unfair, 470);
fish!(SASHIMI_WHALE, "sashimi-whale", "Sashimi whale", 6, Basic, Sashimi, "0324", Unfair, 470);
fish!(FINNED_LEVIATHAN, "finned-leviathan", "Finned leviathan", 7, Basic, Finned, "0315", Unfair, 470);
fish!(SASHIMI_LEVIATHAN, "sashimi-leviathan", "Sashimi leviathan", 7, Basic, Sashimi, "0325", Unfair, 470);
fish!(FRANKEN_X_WING, "franken-x-wing", "Franken X-wing", 2, Franken, None, "0330", Unfair, 300);
fish!(FRANKEN_SWORDFISH, "franken-swordfish", "Franken swordfish", 3, Franken, None, "0331", Unfair, 350);
fish!(FRANKEN_JELLYFISH, "franken-jellyfish", "Franken jellyfish", 4, Franken, None, "0332", Unfair, 370);
fish!(FRANKEN_SQUIRMBAG, "franken-squirmbag", "Franken squirmbag", 5, Franken, None, "0333", Extreme, 470);
fish!(FRANKEN_WHALE, "franken-whale", "Franken whale", 6, Franken, None, "0334", Extreme, 470);
fish!(FRANKEN_LEVIATHAN, "franken-leviathan", "Franken leviathan", 7, Franken, None, "0335", Extreme, 470);
fish!(
    FINNED_FRANKEN_X_WING,
    "finned-franken-x-wing",
    "Finned franken X-wing",
    2,
    Franken,
    Finned,
    "0340",
    Unfair,
    390
);
fish!(
    FINNED_FRANKEN_SWORDFISH,
    "finned-franken-swordfish",
    "Finned franken swordfish",
    3,
    Franken,
    Finned,
    "0341",
    Unfair,
    410
);
fish!(
    FINNED_FRANKEN_JELLYFISH,
    "finned-franken-jellyfish",
    "Finned franken jellyfish",
    4,
    Franken,
    Finned,
    "0342",
    Unfair,
    430
);
fish!(
    FINNED_FRANKEN_SQUIRMBAG,
    "finned-franken-squirmbag",
    "Finned franken squirmbag",
    5,
    Franken,
    Finned,
    "0343",
    Extreme,
    470
);
fish!(
    FINNED_FRANKEN_WHALE,
    "finned-franken-whale",
    "Finned franken whale",
    6,
    Franken,
    Finned,
    "0344",
    Extreme,
    470
);
fish!(
    FINNED_FRANKEN_LEVIATHAN,
    "finned-franken-leviathan",
    "Finned franken leviathan",
    7,
    Franken,
    Finned,
    "0345",
    Extreme,
    470
);
fish!(MUTANT_X_WING, "mutant-x-wing", "Mutant X-wing", 2, Mutant, None, "0350", Extreme, 450);
fish!(MUTANT_SWORDFISH, "mutant-swordfish", "Mutant swordfish", 3, Mutant, None, "0351", Extreme, 450);
fish!(MUTANT_JELLYFISH, "mutant-jellyfish", "Mutant jellyfish", 4, Mutant, None, "0352", Extreme, 450);
fish!(MUTANT_SQUIRMBAG, "mutant-squirmbag", "Mutant squirmbag", 5, Mutant, None, "0353", Extreme, 470);
fish!(MUTANT_WHALE, "mutant-whale", "Mutant whale", 6, Mutant, None, "0354", Extreme, 470);
fish!(MUTANT_LEVIATHAN, "mutant-leviathan", "Mutant leviathan", 7, Mutant, None, "0355", Extreme, 470);
fish!(
    FINNED_MUTANT_X_WING,
    "finned-mutant-x-wing",
    "Finned mutant X-wing",
    2,
    Mutant,
    Finned,
    "0360",
    Extreme,
    470
);
fish!(
    FINNED_MUTANT_SWORDFISH,
    "finned-mutant-swordfish",
    "Finned mutant swordfish",
    3,
    Mutant,
    Finned,
    "0361",
    Extreme,
    470
);
fish!(
    FINNED_MUTANT_JELLYFISH,
    "finned-mutant-jellyfish",
    "Finned mutant jellyfish",
    4,
    Mutant,
    Finned,
    "0362",
    Extreme,
    470
);
fish!(
    FINNED_MUTANT_SQUIRMBAG,
    "finned-mutant-squirmbag",
    "Finned mutant squirmbag",
    5,
    Mutant,
    Finned,
    "0363",
    Extreme,
    470
);
fish!(
    FINNED_MUTANT_WHALE,
    "finned-mutant-whale",
    "Finned mutant whale",
    6,
    Mutant,
    Finned,
    "0364",
    Extreme,
    470
);
fish!(
    FINNED_MUTANT_LEVIATHAN,
    "finned-mutant-leviathan",
    "Finned mutant leviathan",
    7,
    Mutant,
    Finned,
    "0365",
    Extreme,
    470
);

/// The same sentence for each size, with the number of houses in words.
macro_rules! in_words {
    ($size:expr, $start:literal, $middle:literal, $end:literal) => {
        match $size {
            2 => concat!($start, "two", $middle, "two", $end),
            3 => concat!($start, "three", $middle, "three", $end),
            4 => concat!($start, "four", $middle, "four", $end),
            5 => concat!($start, "five", $middle, "five", $end),
            6 => concat!($start, "six", $middle, "six", $end),
            _ => concat!($start, "seven", $middle, "seven", $end),
        }
    };
}

const fn summary(shape: Shape, fins: Fins, size: usize) -> &'static str {
    match (shape, fins) {
        (Shape::Basic, Fins::None) => in_words!(
            size,
            "in ",
            " rows a digit can only go in the same ",
            " columns, so it can be removed from the rest of these columns; or with rows and columns exchanged"
        ),
        (Shape::Basic, Fins::Finned) => in_words!(
            size,
            "in ",
            " rows a digit can only go in the same ",
            " columns, except for a few extra places, the fins; it can be removed from cells of these columns \
             that see every fin; or with rows and columns exchanged"
        ),
        (Shape::Basic, Fins::Sashimi) => in_words!(
            size,
            "a finned fish of ",
            " rows and ",
            " columns in which one of the rows has at most one place for the digit besides its fins; or with rows \
             and columns exchanged"
        ),
        (Shape::Franken, Fins::None) => in_words!(
            size,
            "in ",
            " rows or boxes a digit can only go in the same ",
            " columns or boxes, so it can be removed from the rest of these; or with rows and columns exchanged"
        ),
        (Shape::Franken, _) => in_words!(
            size,
            "in ",
            " rows or boxes a digit can only go in the same ",
            " columns or boxes, except for a few extra places, the fins; it can be removed from cells of these \
             that see every fin; or with rows and columns exchanged"
        ),
        (Shape::Mutant, Fins::None) => in_words!(
            size,
            "in ",
            " houses of any kind a digit can only go in ",
            " other houses, so it can be removed from the rest of these"
        ),
        (Shape::Mutant, _) => in_words!(
            size,
            "in ",
            " houses of any kind a digit can only go in ",
            " other houses, except for a few extra places, the fins; it can be removed from cells of these that \
             see every fin"
        ),
    }
}
