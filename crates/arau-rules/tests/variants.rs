//! Every variant builds: its shape takes its arguments, its glyphs suit the board, its rules stand on it.

use arau_core::{Args, PuzzleSpec, Symbols};
use arau_rules::rules::use_rule;
use arau_rules::{VARIANTS, Variant, shape};
use std::collections::HashSet;

/// The empty puzzle of a variant.
fn empty(variant: &Variant) -> PuzzleSpec {
    let args = (variant.shape_args)();
    let shape = shape(variant.shape).unwrap_or_else(|| panic!("{}: no shape {}", variant.id, variant.shape));
    let faults = args.faults(shape.info().params, 0, 0);
    assert!(faults.is_empty(), "{}: {faults:?}", variant.id);
    let shaped = shape.make(&args).unwrap_or_else(|e| panic!("{}: {e:?}", variant.id));
    let symbols = variant.symbols().unwrap_or_else(|| Symbols::digits(shaped.n_symbols));
    assert_eq!(symbols.len(), shaped.n_symbols, "{}", variant.id);
    let mut spec = PuzzleSpec::new(shaped.geometry, symbols);
    if variant.houses {
        spec.rules.push(use_rule("houses", Args::new().with_text("of", shaped.houses)));
    }
    spec.rules.extend((variant.rules)());
    spec
}

#[test]
fn every_variant_builds() {
    for variant in VARIANTS {
        let puzzle = empty(variant).build().unwrap_or_else(|faults| panic!("{}: {faults}", variant.id));
        assert!(!puzzle.constraints().is_empty(), "{} demands nothing", variant.id);
    }
}

#[test]
fn every_variant_says_what_it_is() {
    let ids: HashSet<&str> = VARIANTS.iter().map(|v| v.id).collect();
    assert_eq!(ids.len(), VARIANTS.len());
    for variant in VARIANTS {
        let is_kebab = variant.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(is_kebab && !variant.id.is_empty(), "{}", variant.id);
        assert!((1..=10).contains(&variant.family), "{}", variant.id);
        assert!(!variant.title.is_empty() && !variant.summary.is_empty(), "{}", variant.id);
        assert!(variant.example.ends_with(".toml") || variant.example.ends_with(".txt"), "{}", variant.id);
    }
}

#[test]
fn all_of_the_nine_families_are_there() {
    for family in 1..=10 {
        assert!(VARIANTS.iter().any(|v| v.family == family), "family {family}");
    }
}
