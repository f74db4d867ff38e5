//! Good texts with random slips: every format answers each with a puzzle or with faults, and never panics or hangs.

use arau_format::{FORMATS, ReadOptions, detect};
use arau_testkit::random_source::RandomSource;
use arau_testkit::texts::texts;
use arau_testkit::trials;

/// What slips put into texts.
const BITS: [&str; 30] = [
    "0",
    "1",
    "9",
    "-1",
    "99999999999",
    "a",
    "z",
    "_",
    ",",
    ":",
    ".",
    "~",
    "\\",
    "\"",
    "'",
    "[",
    "]",
    "[[",
    "{",
    "}",
    "\n",
    " ",
    "=",
    "#",
    "r1c1",
    "r9c9",
    "null",
    "é",
    "\u{1}",
    "1e9",
];

/// The text with a few slips: something put in, taken out, doubled, or taken from another text.
fn slipped(text: &str, other: &str, dice: &mut RandomSource) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(2) {
        let at = dice.below(chars.len() + 1);
        let n = dice.below(12).min(chars.len() - at);
        match dice.below(8) {
            0 => chars.splice(at..at, BITS[dice.below(BITS.len())].chars()).for_each(drop),
            1 => chars.drain(at..at + n).for_each(drop),
            2 => {
                let doubled: Vec<char> = chars[at..at + n].to_vec();
                chars.splice(at..at, doubled).for_each(drop);
            }
            3 => chars.splice(at..at + n, BITS[dice.below(BITS.len())].chars()).for_each(drop),
            4 => {
                let part: Vec<char> = other.chars().skip(dice.below(other.len())).take(20).collect();
                chars.splice(at..at, part).for_each(drop);
            }
            // One digit for another keeps the form and changes the meaning.
            _ => {
                let digits: Vec<usize> = (0..chars.len()).filter(|&i| chars[i].is_ascii_digit()).collect();
                if let Some(&i) = digits.get(dice.below(digits.len().max(1))) {
                    chars[i] = char::from(b'0' + dice.below(10) as u8);
                }
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn slips_are_faults_and_no_panics() {
    let rounds = std::env::var("ARAU_SLIPS").ok().and_then(|n| n.parse().ok()).unwrap_or(4000);
    let first = std::env::var("ARAU_SLIPS_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let seeds = texts();
    let (mut n_good, mut n_bad) = (0, 0);
    for round in 0..rounds {
        let mut dice = RandomSource::new(first << 32 | round);
        let seed = &seeds[dice.below(seeds.len())];
        let text = slipped(seed, &seeds[dice.below(seeds.len())], &mut dice);
        let outcome = std::panic::catch_unwind(|| {
            // The format that the text had, and one that it never was.
            let foreign = FORMATS[round as usize % FORMATS.len()];
            let formats = [detect(seed), Some(foreign)];
            formats.into_iter().flatten().for_each(|format| trials::read(format.info().id, &text));
            trials::stream(text.as_bytes());
            trials::detect_and_read(&text)
        });
        match outcome {
            Ok(true) => n_good += 1,
            Ok(false) => n_bad += 1,
            Err(_) => panic!("round {round} panics on this text:\n{text}"),
        }
    }
    assert!(n_good > rounds / 20 && n_bad > rounds / 20, "{n_good} good, {n_bad} bad");
}

#[test]
fn the_texts_themselves_are_good() {
    for text in texts() {
        let format = detect(&text).unwrap_or_else(|| panic!("{text}"));
        let read = format.read(&text, &ReadOptions::default());
        assert!(
            read.is_ok() || text.starts_with("4j:") || text.starts_with("{\"cells\": [1"),
            "{}\n{text}\n{}",
            format.info().id,
            read.unwrap_err()
        );
    }
}
