//! Every variant reads from its name alone, and comes back from what is written.

use arau_core::PuzzleSpec;
use arau_format::{ReadOptions, format};
use arau_rules::VARIANTS;

fn read(text: &str) -> PuzzleSpec {
    let read = format("arau").unwrap().read(text, &ReadOptions::default());
    read.unwrap_or_else(|faults| panic!("{text}\n{faults}"))
}

#[test]
fn variants_come_back_by_name() {
    for variant in VARIANTS {
        let spec = read(&format!("variant = '{}'\n", variant.id));
        let written = format("arau").unwrap().write(&spec).unwrap();
        assert!(written.starts_with(&format!("variant = \"{}\"\n", variant.id)), "{written}");
        assert!(!written.contains("[[cell]]"), "{written}");
        let again = read(&written);
        assert_eq!(again.rules, spec.rules, "{written}");
        assert_eq!(
            (&again.geometry, &again.symbols, &again.about),
            (&spec.geometry, &spec.symbols, &spec.about)
        );
        assert!(spec.build().is_ok(), "{}", variant.id);
    }
    assert!(VARIANTS.len() > 10);
}

#[test]
fn examples_come_back() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        return eprintln!("there is no folder of examples yet");
    };
    for path in entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "toml"))
    {
        let spec = read(&std::fs::read_to_string(&path).unwrap());
        let again = read(&format("arau").unwrap().write(&spec).unwrap());
        assert_eq!(again.rules, spec.rules, "{}", path.display());
        assert_eq!((&again.givens, &again.symbols, &again.about), (&spec.givens, &spec.symbols, &spec.about));
        assert!(again.geometry == spec.geometry, "{}", path.display());
    }
}
