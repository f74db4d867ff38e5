//! Streams: which puzzles come out, with which line and format, and what happens to bad bytes.

use arau_format::{DOCUMENT_SEPARATOR, MAX_PUZZLE_BYTES, PuzzleReader, PuzzleText, ReadOptions, format};
use std::io::{BufRead, BufReader, Read};

const ETANA: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn texts(input: &str) -> Vec<PuzzleText> {
    PuzzleReader::new(input.as_bytes(), None).collect()
}

/// Line, format and number of givens (or the faults) of each puzzle.
fn summary(input: impl BufRead) -> Vec<String> {
    let one = |text: PuzzleText| {
        let id = text.format.map_or("none", |f| f.info().id);
        match text.read(&ReadOptions::default()) {
            Ok(spec) => format!("{} {id} {}", text.line, spec.n_givens()),
            Err(faults) => faults.iter().map(|f| f.to_string()).collect::<Vec<_>>().join(" / "),
        }
    };
    PuzzleReader::new(input, None).map(one).collect()
}

#[test]
fn lines_with_comments_trailing_text_and_faults() {
    let input = format!("# some\n\n{ETANA}\n{ETANA} ED=9.0 # hard\r\n{}x\n12\n{ETANA}", &ETANA[..80]);
    assert_eq!(
        summary(input.as_bytes()),
        [
            "3 line 23",
            "4 line 23",
            "5:81: `x` is not a symbol of a 9×9 grid",
            "6:3: 2 characters do not make a square grid (a 9×9 puzzle has 81 characters)",
            "7 line 23",
        ]
    );
}

#[test]
fn sizes_follow_from_the_length_and_boxes_from_options() {
    let read = |text: &str, box_size| {
        let options = ReadOptions { box_size, ..ReadOptions::default() };
        texts(text)[0].read(&options).map(|spec| spec.geometry.parts()[0].box_size)
    };
    assert_eq!(read(&".".repeat(36), None).unwrap(), Some((2, 3)));
    assert_eq!(read(&".".repeat(36), Some((3, 2))).unwrap(), Some((3, 2)));
    assert_eq!(read(&".".repeat(49), None).unwrap(), None);
    assert_eq!(
        read(&format!("{}y", ".".repeat(36 * 36 - 1)), None)
            .unwrap_err()
            .iter()
            .next()
            .unwrap()
            .place()
            .column(),
        Some(1296)
    );
    assert_eq!(read(&format!("{}z", ".".repeat(61 * 61 - 1)), None).unwrap(), None);
    let fault = read(&".".repeat(36), Some((3, 3))).unwrap_err().to_string();
    assert!(fault.starts_with("1:1: boxes of 3×3 do not fit"), "{fault}");
}

#[test]
fn drawn_grids_follow_each_other() {
    let framed = "+---+---+\n|1 .|. .|\n|. .|. .|\n+---+---+\n|. .|. 2|\n|. .|. .|\n+---+---+\n";
    let plain = "1.3.5.\n......\n......\n......\n......\n.....6\n";
    assert_eq!(summary(framed.as_bytes()), ["1 grid 2"]);
    assert_eq!(
        summary(format!("{framed}{framed}\n\n{framed}").as_bytes()),
        ["1 grid 2", "8 grid 2", "17 grid 2"]
    );
    assert_eq!(summary(plain.as_bytes()), ["1 grid 4"]);
    let bands = "1.. ... ...\n2.. ... ...\n3.. ... ...\n\n4.. ... ...\n5.. ... ...\n6.. ... ...\n\n7.. ... ...\n8.. ... ...\n9.. ... ...\n";
    assert_eq!(summary(bands.as_bytes()), ["1 grid 9"]);
    let numbers = (0..16).map(|_| "10 . . . | . . . . | . . . . | . . . 16\n").collect::<String>();
    assert_eq!(summary(numbers.as_bytes()), ["1 grid 32"]);
    let wide =
        ["..|..|..\n", "..|..|..\n", "..|..|..\n", "--+--+--\n", "..|..|..\n", "..|..|..\n", "..|..|.1\n"]
            .concat();
    let spec = texts(&wide)[0].read(&ReadOptions::default()).unwrap();
    assert_eq!(spec.geometry.parts()[0].box_size, Some((3, 2)));
}

#[test]
fn sixteen_lines_of_sixteen_are_told_apart() {
    let small = "1...............\n".repeat(16);
    assert_eq!(summary(small.as_bytes()).len(), 16);
    let large = "1.............FG\n".repeat(16);
    assert_eq!(summary(large.as_bytes()), ["1 grid 48"]);
}

#[test]
fn drawn_grids_with_faults_say_where() {
    let short = "123...\n......\n.....\n......\n....x.\n";
    assert_eq!(
        summary(format!("......\n{short}").as_bytes()),
        ["4:1: row 4 has 5 cells, but needs 6 / 6:5: `x` is not a symbol of a 6×6 grid"]
    );
    let few = "|12|34|\n|..|..|\n|--+--|\n";
    assert_eq!(summary(few.as_bytes()), ["4:1: there are 2 rows, but 4 are needed for a square grid"]);
    let alien = "|12|34|\n|..|.?|\n|--+--|\n|..|..|\n|..|..|";
    assert_eq!(
        summary(alien.as_bytes()),
        [
            "2:6: `?` does not belong to a drawn grid / 6:1: there are 3 rows, but 4 are needed for a square grid"
        ]
    );
}

#[test]
fn documents_alone_and_in_a_row() {
    let one = "variant = 'killer'\nsize = 4\n";
    assert_eq!(summary(one.as_bytes()), ["1 arau 0"]);
    let two = format!(
        "{one}{DOCUMENT_SEPARATOR}\n{one}givens = '1'\n{DOCUMENT_SEPARATOR}\n{DOCUMENT_SEPARATOR}\n{one}"
    );
    assert_eq!(
        summary(two.as_bytes()),
        ["1 arau 0", "6:11: givens: the drawn grid has 1 cells, but the board has 16", "9 arau 0"]
    );
    assert_eq!(summary("".as_bytes()), [""; 0]);
    assert_eq!(summary("# a list with nothing in it\n\n".as_bytes()), [""; 0]);
    assert!(summary("hello world, this is no puzzle\n".as_bytes())[0].contains("unrecognised format"));
}

#[test]
fn a_forced_format_is_taken_at_its_word() {
    let mut reader = PuzzleReader::new("size = 4\n".as_bytes(), format("line"));
    let faults = reader.next().unwrap().read(&ReadOptions::default()).unwrap_err();
    assert_eq!(faults.iter().next().unwrap().to_string(), "1:1: `s` is not a symbol of a 2×2 grid");
    let reader = PuzzleReader::new(ETANA.as_bytes(), format("arau"));
    let faults = reader.last().unwrap().read(&ReadOptions::default()).unwrap_err();
    assert_eq!(faults.iter().next().unwrap().place().line(), Some(1));
}

#[test]
fn bytes_that_are_not_text_are_a_fault_of_their_line() {
    let mut bytes = format!("{ETANA}\né12").into_bytes();
    bytes.extend([0xFF, b'\n']);
    bytes.extend(ETANA.as_bytes());
    assert_eq!(summary(&bytes[..]), ["1 line 23", "2:4: the byte 0xFF is not valid UTF-8", "3 line 23"]);
    let bad_document = [b"size = 4\ntitle = '".as_slice(), &[0xC3, 0x28], b"'\n"].concat();
    assert_eq!(summary(&bad_document[..]), ["2:10: the byte 0xC3 is not valid UTF-8"]);
    let marked = format!("\u{feff}{ETANA}\n");
    assert_eq!(summary(marked.as_bytes()), ["1 line 23"]);
}

#[test]
fn giant_lines_and_documents_are_refused_in_bounded_memory() {
    let giant = std::io::repeat(b'1').take(3 * MAX_PUZZLE_BYTES as u64);
    let input = BufReader::new(
        ETANA.as_bytes().chain(&b"\n"[..]).chain(giant).chain(&b"\n"[..]).chain(ETANA.as_bytes()),
    );
    assert_eq!(summary(input), ["1 line 23", "2:1: the line is longer than 16 MiB", "3 line 23"]);

    struct Endless(u64);
    impl Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let line = b"title = 'the same again and again'\n";
            let n = buffer.len().min(self.0 as usize);
            (0..n).for_each(|i| buffer[i] = line[i % line.len()]);
            self.0 -= n as u64;
            Ok(n)
        }
    }
    let told = summary(BufReader::new(Endless(2 * MAX_PUZZLE_BYTES as u64)));
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("the puzzle is larger than 16 MiB"), "{told:?}");
}

#[test]
fn a_broken_input_ends_with_a_fault() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("unplugged"))
        }
    }
    let input = BufReader::new(ETANA.as_bytes().chain(&b"\n"[..]).chain(Broken));
    assert_eq!(summary(input), ["1 line 23", "2:1: the input cannot be read: unplugged"]);
}

#[test]
fn lines_and_grids_round_trip() {
    let options = ReadOptions::default();
    for id in ["line", "grid", "arau"] {
        let format = format(id).unwrap();
        for (text, box_size) in [
            (ETANA.to_string(), None),
            ("1".to_string() + &".".repeat(35), None),
            ("12".to_string() + &".".repeat(34), Some((3, 2))),
            (".".repeat(49), None),
        ] {
            let spec = texts(&text)[0].read(&ReadOptions { box_size, ..ReadOptions::default() }).unwrap();
            match format.write(&spec) {
                Ok(written) => {
                    let again = format.read(&written, &options).unwrap_or_else(|e| panic!("{written}\n{e}"));
                    assert_eq!(again.givens, spec.givens);
                    assert_eq!(again.rules, spec.rules);
                    assert!(again.geometry == spec.geometry);
                }
                Err(faults) => {
                    assert_eq!((id, box_size), ("line", Some((3, 2))));
                    assert!(
                        faults.to_string().starts_with("box: this format cannot express box sizes"),
                        "{faults}"
                    );
                }
            }
        }
    }
}

#[test]
fn all_that_a_line_cannot_carry_is_told_at_once() {
    let document = "rows = 4\ncolumns = 3\nsymbols = '0-3'\n[[killer-cage]]\ncells = 'r1c1'\n[[killer-cage]]\ncells = 'r1c2'\n";
    let spec = format("arau").unwrap().read(document, &ReadOptions::default()).unwrap();
    let told = format("line").unwrap().write(&spec).unwrap_err().to_string();
    assert_eq!(
        told,
        "killer-cage: this format cannot express the rule, used 2 times\nshape: this format can express square grids only, not 4×3"
    );
    let document = "size = 4\nsymbols = '0-3'\nhouses = 'row'\n";
    let spec = format("arau").unwrap().read(document, &ReadOptions::default()).unwrap();
    let told = format("line").unwrap().write(&spec).unwrap_err().to_string();
    assert_eq!(
        told,
        "symbols: this format can express the numbers 1 to 4 only\nhouses: this format can only express puzzles whose houses are: row column box"
    );
}

#[test]
fn a_line_that_settles_the_matter_is_read_without_waiting_for_more() {
    /// Gives a line at a time and counts how often it was asked.
    struct Slow(Vec<u8>, std::rc::Rc<std::cell::Cell<usize>>);
    impl Read for Slow {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            self.1.set(self.1.get() + 1);
            buffer[..self.0.len()].copy_from_slice(&self.0);
            Ok(self.0.len())
        }
    }
    let n_asked = std::rc::Rc::new(std::cell::Cell::new(0));
    let slow = || BufReader::new(Slow(format!("{ETANA} trailing\n").into_bytes(), n_asked.clone()));
    assert_eq!(PuzzleReader::new(slow(), None).next().map(|text| text.line), Some(1));
    assert_eq!(n_asked.get(), 1);
    assert_eq!(PuzzleReader::new(slow(), format("line")).next().map(|text| text.line), Some(1));
    assert_eq!(n_asked.get(), 2);
}
