//! Own small puzzles, packed as Penpa packs them.

use super::Penpa;
use crate::inflate::encode_base64;
use crate::{Format, Likeness, ReadOptions, format};
use arau_core::PuzzleSpec;

/// A link to a drawing of `n`×`n` cells within margins.
fn link(grid: &str, n: usize, margins: [usize; 4], title: &str, question: &str, tags: &str) -> String {
    let [above, below, left, right] = margins;
    let (columns, rows) = (n + left + right, n + above + below);
    let width = columns + 4;
    let cell = |row: usize, col: usize| (row + above + 2) * width + col + left + 2;
    let cells: Vec<usize> = (0..n * n).map(|i| cell(i / n, i % n)).collect();
    let steps = cells.windows(2).map(|pair| (pair[1] - pair[0]).to_string());
    let cells: Vec<String> = std::iter::once(cells[0].to_string()).chain(steps).collect();
    let header = format!(
        "{grid},{columns},{rows},38,0,1,1,380,380,84,84,0,0,0,0,Title: {title},Author: me,,,OFF,false"
    );
    let mut lines = vec![String::new(); 19];
    lines[0] = header;
    lines[1] = format!("[{above},{below},{left},{right}]");
    lines[3] = question.to_string();
    lines[5] = format!("[{}]", cells.join(","));
    lines[17] = tags.to_string();
    packed(&lines.join("\n"))
}

/// Stored in a block of DEFLATE, without packing.
fn packed(text: &str) -> String {
    let length = u16::try_from(text.len()).unwrap().to_le_bytes();
    let mut bytes = vec![1, length[0], length[1], !length[0], !length[1]];
    bytes.extend(text.as_bytes());
    format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={}", encode_base64(&bytes))
}

/// The borders of the boxes of a 4×4 board without margins: corners are counted from 64, eight to a row.
const BOXES: &str = "\"zE\":{\"75,83\":2,\"83,91\":2,\"91,99\":2,\"99,107\":2,\"89,90\":2,\"90,91\":2,\"91,92\":2,\"92,93\":2}";

fn boxed(question: &str) -> String {
    let borders = BOXES.replace("\"zE\"", "zE");
    let comma = if question.is_empty() { "" } else { "," };
    format!("{{{borders}{comma}{question}}}")
}

fn sudoku(question: &str) -> String {
    link("sudoku", 4, [0; 4], "", &boxed(question), "[]")
}

fn read_with(text: &str, ignore_drawings: bool) -> Result<PuzzleSpec, Vec<String>> {
    let options = ReadOptions { ignore_drawings, ..ReadOptions::default() };
    Penpa.read(text, &options).map_err(|faults| faults.iter().map(|fault| fault.to_string()).collect())
}

fn read(text: &str) -> PuzzleSpec {
    read_with(text, false).unwrap_or_else(|faults| panic!("{}", faults.join("\n")))
}

fn told(text: &str) -> String {
    read_with(text, false).err().unwrap_or_default().join("\n")
}

fn from_arau(document: &str) -> PuzzleSpec {
    format("arau")
        .unwrap()
        .read(document, &ReadOptions::default())
        .unwrap_or_else(|faults| panic!("{faults}"))
}

fn same(spec: &PuzzleSpec, document: &str) {
    let meant = from_arau(document);
    assert_eq!(spec.givens, meant.givens);
    let sorted = |spec: &PuzzleSpec| {
        let mut rules: Vec<String> = spec.rules.iter().map(|rule| format!("{rule:?}")).collect();
        rules.sort();
        rules
    };
    assert_eq!(sorted(spec), sorted(&meant));
    assert!(spec.geometry.n_cells() == meant.geometry.n_cells() && spec.clone().build().is_ok());
}

#[test]
fn givens_and_boxes() {
    let text = sudoku("zN:{\"18\":[\"1\",1,\"1\"],\"21\":[4,1,\"1\"],\"45\":[\"3\",1,\"10\"]},zA:null");
    let fault = told(&text);
    assert_eq!(fault, "", "{fault}");
    same(&read(&text), "size = 4\ngivens = '''\n1..4\n....\n....\n...3'''\n");
    let spec = read(&link("square", 4, [0; 4], "Sudoku%2C easy", &boxed(""), "[]"));
    assert_eq!(
        (spec.about.title.as_deref(), spec.about.author.as_deref()),
        (Some("Sudoku, easy"), Some("me"))
    );
}

#[test]
fn clues_that_penpa_draws_as_what_they_are() {
    let question = "zT:[[18,19,20],[]],z3:[[29,28,27]],z6:[[],[34,42],[36,37]],zC:{\"392,394\":10},z1:{\"392\":[\" 5\",1]}";
    same(
        &read(&sudoku(question)),
        "size = 4\n[[thermometer]]\ncells = 'r1c1 r1c2 r1c3'\n[[arrow]]\ncircle = 'r2c4'\ncells = 'r2c3 r2c2'\n\
         [[killer-cage]]\ncells = 'r3c1 r4c1'\nsum = 5\n[[killer-cage]]\ncells = 'r3c3 r3c4'\n",
    );
}

#[test]
fn margins_and_diagonals() {
    // A row above and a column to the left: nine places to a row, corners from 81 on.
    let borders = "{zE:{\"103,112\":2,\"112,121\":2,\"121,130\":2,\"130,139\":2,\"119,120\":2,\"120,121\":2,\"121,122\":2,\"122,123\":2}}";
    let spec = read(&link("sudoku", 4, [1, 0, 1, 0], "", borders, ""));
    same(&spec, "size = 4\n");
    let text = link("sudoku", 4, [0; 4], "", &boxed(""), "[]");
    let packed = text.split("p=").nth(1).unwrap();
    let bytes = crate::inflate::decode_base64(packed).unwrap();
    let plain = String::from_utf8(crate::inflate::inflate(&bytes, 1 << 16).unwrap()).unwrap();
    let diagonal =
        plain.replace("84,84,0,0,0,0", "84,84,1,0,0,1").replace("{zE:{", "{zE:{\"73,82\":12,\"77,84\":12,");
    same(&read(&super::tests::packed(&diagonal)), "size = 4\n[[diagonals]]\nwhich = 'both'\n");
}

#[test]
fn tags_say_what_marks_mean() {
    // The edges below r1c1 and to the right of r1c1: the numbers of cells plus twice and thrice 64.
    let marks = boxed("zY:{\"146\":[1,\"bars_G\",1],\"210\":[8,\"circle_SS\",2]}");
    let pairs = "[[difference]]\ncells = 'r1c1 r2c1'\n[[difference]]\ncells = 'r1c1 r1c2'\n";
    let tagged = |tags: &str| read(&link("square", 4, [0; 4], "", &marks, tags));
    same(&tagged("[\"consecutivepairs\"]"), &format!("size = 4\n{pairs}"));
    same(
        &tagged("[\"consecutive\",\"classic\"]"),
        &format!("size = 4\nrules = ['difference-negative']\n{pairs}"),
    );
    let fault = told(&link("square", 4, [0; 4], "", &marks, "[\"classic\"]"));
    assert!(fault.contains("symbol.146: Penpa stores the symbol `bars_G` as a drawing"), "{fault}");
    same(&read(&link("square", 4, [0; 4], "", "{}", "[\"latin\"]")), "size = 4\nbox = 'none'\n");
    same(&read(&link("square", 9, [0; 4], "", "{}", "[\"classic\"]")), "size = 9\n");
}

#[test]
fn what_is_only_drawn_is_refused() {
    for (question, what) in [
        ("zS:{\"18\":1}", "surface: Penpa stores `surface` as a drawing"),
        ("z7:[[18,19]]", "nobulbthermo: Penpa stores `nobulbthermo`"),
        ("zN:{\"18\":[\"1\",2,\"1\"]}", "number.18: Penpa stores a number that is not large and black"),
        ("zN:{\"10\":[\"7\",1,\"1\"]}", "number.10: Penpa stores a text outside the board"),
        ("z1:{\"392\":[\"5\",1]}", "numberS.392: Penpa stores a small number that is not the sum of a cage"),
        ("zC:{\"392,394\":10}", "cage.392,394: Penpa stores this line of a cage"),
    ] {
        let text = sudoku(question);
        assert!(told(&text).contains(what), "{question}: {}", told(&text));
        assert!(told(&text).contains("`--ignore-drawings`"));
        assert_eq!(read_with(&text, true).map(|spec| spec.rules.len()), Ok(1), "{question}");
    }
    let line =
        link("sudoku", 4, [0; 4], "", &boxed("").replace("\"75,83\":2", "\"75,83\":2,\"74,75\":12"), "[]");
    assert!(
        told(&line).contains("lineE.74,75: Penpa stores this line along edges as a drawing"),
        "{}",
        told(&line)
    );
}

#[test]
fn what_makes_no_sense_is_told() {
    for (text, what) in [
        (sudoku("zN:{\"18\":[\"5\",1,\"1\"]}"), "number.18[0]: this is `\"5\"`, not a digit from 1 to 4"),
        (sudoku("zT:[[18,999]]"), "thermo[0][1]: this is `999`, not the middle of a cell"),
        (
            sudoku("z6:[[18,19]],z1:{\"328\":[\"3\",1],\"332\":[\"4\",1]}"),
            "numberS.332: the cage has a second sum",
        ),
        (sudoku("\"magic\":[1]"), "magic: this Penpa puzzle contains `magic`"),
        (link("hex", 4, [0; 4], "", "{}", "[]"), "a board of the kind `hex` is not supported"),
        (link("square", 4, [0; 4], "Fillomino", &boxed(""), "[]"), "does not say that this is a sudoku"),
        (
            link("square", 4, [0; 4], "", &boxed(""), "[\"tomtom\"]"),
            "arau does not know the rules of the genre `tomtom`",
        ),
        (link("sudoku", 4, [0; 4], "", "{}", "[]"), "no regions are drawn"),
        (
            link("sudoku", 4, [0; 4], "", "{zE:{\"75,83\":2,\"83,91\":2,\"91,99\":2,\"99,107\":2}}", "[]"),
            "do not enclose 4 regions",
        ),
        (link("sudoku", 4, [0; 4], "", "{", "[]"), "not JSON"),
        (packed("9,9,38"), "a link to the original Penpa"),
        (packed("sudoku,4,5,38\n[0,0,0,0]"), "is not square"),
        (packed("sudoku,4,4,38\n[0,0,0,0]\n\n{}\n\n[18,1]"), "the board has a hole at r1c3"),
        (packed("sudoku,x"), "does not say how large"),
        (packed("sudoku,999999999999,4\n[0,0,0,0]"), "is not square"),
    ] {
        assert!(told(&text).contains(what), "{what}\n{}", told(&text));
        // The place is that of the packed puzzle.
        assert!(told(&text).starts_with("1:51: "), "{}", told(&text));
    }
}

#[test]
fn links_are_found_wherever_the_board_stands() {
    let text = sudoku("");
    let packed = text.split("p=").nth(1).unwrap();
    for link in [
        text.clone(),
        format!("https://opt-pan.github.io/penpa-edit/?m=solve&p={}", packed.replace('+', "%2B")),
        format!(" https://logicmastersindia.com/penpa-edit/#m=solve&p={packed}&a=xyz\n"),
        format!("m=edit&p={packed}"),
    ] {
        assert_eq!(Penpa.likeness(&link), Likeness::Sure, "{link}");
        assert_eq!(read(&link).rules.len(), 1);
    }
    assert_eq!(Penpa.likeness("https://swaroopg92.github.io/penpa-edit/"), Likeness::No);
    let mut damaged = text.clone();
    damaged.replace_range(51..52, "?");
    assert!(
        told(&damaged).starts_with("1:52: this character cannot occur in the base64"),
        "{}",
        told(&damaged)
    );
    let cut = &text[..text.len() - 40];
    assert!(told(cut).contains("is cut off"), "{}", told(cut));
}

#[test]
fn cages_have_bounds() {
    let cages = |n: usize| sudoku(&format!("z6:[{}]", vec!["[18]"; n].join(",")));
    assert_eq!(read(&cages(1_000)).uses_of("killer-cage").count(), 1_000);
    let told = told(&cages(1_001));
    assert!(told.contains("more than 1000 cages"), "{told}");
}
