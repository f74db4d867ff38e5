//! Good texts with random slips: every format answers each with a puzzle or with faults, and never panics or hangs.

use arau_format::{FORMATS, PuzzleReader, ReadOptions, detect};
use arau_rules::{RULES, VARIANTS};

/// A small generator, so that every run tries the same texts.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }
}

/// Texts of every format.
fn seeds() -> Vec<String> {
    let mut seeds: Vec<String> =
        RULES.iter().flat_map(|rule| rule.info().samples).map(|s| s.document.to_string()).collect();
    seeds.extend(VARIANTS.iter().map(|variant| format!("variant = '{}'\n", variant.id)));
    let texts = [
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "12|34\n34|12\n--+--\n21|43\n4.|..\n",
        "[[cell]]\nlabel = 'a'\ncoords = [1, 1]\n[[cell]]\nlabel = 'b'\noutline = [[0, 0], [1, 0], [1, 1.5]]\n[[group]]\nkind = 'row'\nname = 'row 1'\ncells = 'a b'\n[[part]]\nrows = 1\ncolumns = 2\ncells = 'a b'\n",
        "2x2k:p,_25,3_7_3_7_3_7_3_7_1_2_3_4_1_2_3_4",
        "4j:a1b2k,a_a_a_a_a_a_a_a_",
        "4de:_a_c_a_a_6ba,d2d2a11m6m4s1s1",
        "4ade:0R,0L,0R,0L,0RD,0DL,0RD,0DL,0UR,0UL,0UR,0UL,0R,0L,2R,0L,",
        "4dh:/2///2/1/2////3//3///,a1b2k",
        ":0300:5:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..:512 613:714::",
        "{\"N\": 2, \"ncells\": 4, \"houses\": [[0, 1], [2, 3]], \"neq\": [[0, 2]], \"givens\": {\"0\": 1}, \"solution\": [1, 2, 2, 1], \"dims\": [2, 2, 1], \"orig_cell_ids\": [0, 1, 2, 3]}",
        "# 3\\ 4\\\n\\3 . .\n\\4 1 .\n",
        "aab\ncab\ncdd\na 6+\nb 2-\nc 3/\nd 5*\n",
        "[{\"op\": \"add\", \"target\": 3, \"cells\": [[0, 0], [0, 1]]}, {\"op\": \"eq\", \"target\": 1, \"cells\": [[1, 1]]}]",
        "{\"size\": 4, \"cages\": [{\"sum\": 3, \"cells\": [[0, 0], [0, 1]]}], \"givens\": [[0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]}",
        "[[1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 3, 0], [0, null, 0, 0]]",
        "{\"gridSize\": 4, \"fixedNumbers\": [{\"position\": {\"row\": 0, \"col\": 1}, \"value\": 2}], \"thermos\": [[[0, 0], [0, 1]]], \"kropkiDots\": [{\"dotType\": \"Double\", \"cell1\": [0, 0], \"cell2\": [0, 1]}], \"antiKing\": true}",
        "{\"cells\": [1, null, null, 2], \"constraint\": {\"c1\": null, \"c2\": [{\"group\": [[0, 0], [1, 0]], \"sum\": 3}]}}",
        "{\"puzzle\": [\"# 3\\\\ 4\\\\\", \"\\\\3 . .\", \"\\\\4 . .\"], \"variant\": \"kakuro\", \"solution\": [1, 2, 3, 4]}",
        "{\"gameid\": \"2x2:p\", \"game\": \"solo\", \"size\": 4, \"name\": \"x\", \"author\": \"y\"}",
        "{\"size\": 4, \"grid\": [[{}, {}, {}, {\"value\": 1, \"given\": true}], [{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}]], \"killercage\": [{\"cells\": [\"R1C1\", \"R1C2\"], \"value\": \"3\"}], \"arrow\": [{\"cells\": [\"R1C1\"], \"lines\": [[\"R1C1\", \"R1C2\"]]}]}",
        ".Shape~6x6.~R1C1_5.Thermo~R1C1~R1C2.Cage~7~R2C1~R2C2.Or.Sum~3~R1C1~R1C2.X~R1C1~R1C2.End",
    ];
    seeds.extend(texts.iter().map(|text| text.to_string()));
    seeds
}

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
fn slipped(text: &str, other: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=dice.roll(2) {
        let at = dice.roll(chars.len() + 1);
        let n = dice.roll(12).min(chars.len() - at);
        match dice.roll(8) {
            0 => chars.splice(at..at, BITS[dice.roll(BITS.len())].chars()).for_each(drop),
            1 => chars.drain(at..at + n).for_each(drop),
            2 => {
                let doubled: Vec<char> = chars[at..at + n].to_vec();
                chars.splice(at..at, doubled).for_each(drop);
            }
            3 => chars.splice(at..at + n, BITS[dice.roll(BITS.len())].chars()).for_each(drop),
            4 => {
                let part: Vec<char> = other.chars().skip(dice.roll(other.len())).take(20).collect();
                chars.splice(at..at, part).for_each(drop);
            }
            // One digit for another keeps the form and changes the meaning.
            _ => {
                let digits: Vec<usize> = (0..chars.len()).filter(|&i| chars[i].is_ascii_digit()).collect();
                if let Some(&i) = digits.get(dice.roll(digits.len())) {
                    chars[i] = char::from(b'0' + dice.roll(10) as u8);
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
    let seeds = seeds();
    let (mut n_good, mut n_bad) = (0, 0);
    for round in 0..rounds {
        let mut dice = Dice(first + round * 7919);
        let seed = &seeds[dice.roll(seeds.len())];
        let text = slipped(seed, &seeds[dice.roll(seeds.len())], &mut dice);
        let outcome = std::panic::catch_unwind(|| {
            // The format that the text had, and one that it never was.
            let formats = [detect(seed), detect(&text), Some(FORMATS[round as usize % FORMATS.len()])];
            let mut n_good = 0;
            for format in formats.into_iter().flatten() {
                match format.read(&text, &ReadOptions::default()) {
                    Ok(spec) => {
                        n_good += 1;
                        // A format may refuse to write it, but not in silence.
                        if let Err(faults) = FORMATS[round as usize % FORMATS.len()].write(&spec) {
                            assert!(!faults.0.is_empty());
                        }
                        drop(spec.build());
                    }
                    Err(faults) => assert!(!faults.0.is_empty()),
                }
            }
            let in_stream =
                PuzzleReader::new(text.as_bytes(), None).take(50).map(|t| t.read(&ReadOptions::default()));
            n_good + in_stream.filter(Result::is_ok).count()
        });
        match outcome {
            Ok(n) if n > 0 => n_good += 1,
            Ok(_) => n_bad += 1,
            Err(_) => panic!("round {round} panics on this text:\n{text}"),
        }
    }
    assert!(n_good > rounds / 20 && n_bad > rounds / 20, "{n_good} good, {n_bad} bad");
}

#[test]
fn the_texts_themselves_are_good() {
    for text in seeds() {
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
