//! Constraint strings: each type means what the arau document beside it says, puzzles come back when they are written, and
//! bad strings are told with their places.

use arau_core::{PuzzleSpec, Symbol};
use arau_format::{Likeness, PuzzleReader, ReadOptions, detect, format};

fn read(text: &str) -> PuzzleSpec {
    let read = format("iss").unwrap().read(text, &ReadOptions::default());
    read.unwrap_or_else(|faults| panic!("{text}\n{faults}"))
}

fn faults(text: &str) -> Vec<String> {
    let read = format("iss").unwrap().read(text, &ReadOptions::default());
    match read.and_then(PuzzleSpec::build) {
        Ok(_) => panic!("{text} is taken"),
        Err(faults) => faults.iter().map(|fault| fault.to_string()).collect(),
    }
}

/// The rules as sorted lines, since their order means nothing.
fn rules(spec: &PuzzleSpec) -> Vec<String> {
    let mut rules: Vec<String> = spec.rules.iter().map(|rule| format!("{rule:?}")).collect();
    rules.sort();
    rules
}

/// Asserts that a string means what an arau document says, and that both come back from a string that is written.
fn assert_means(iss: &str, arau: &str) {
    let spec = read(iss);
    let meant = format("arau").unwrap().read(arau, &ReadOptions::default());
    let meant = meant.unwrap_or_else(|faults| panic!("{arau}\n{faults}"));
    assert_eq!(spec.geometry, meant.geometry, "{iss}");
    assert_eq!(spec.symbols, meant.symbols, "{iss}");
    assert_eq!(spec.givens, meant.givens, "{iss}");
    assert_eq!(rules(&spec), rules(&meant), "{iss}");
    assert_eq!(spec.rules.len(), spec.rule_places.len(), "{iss}");
    spec.clone().build().unwrap_or_else(|faults| panic!("{iss}\n{faults}"));
    assert_comes_back(&spec, iss);
}

fn assert_comes_back(spec: &PuzzleSpec, what: &str) {
    let written = format("iss").unwrap().write(spec).unwrap_or_else(|faults| panic!("{what}\n{faults}"));
    let again = read(&written);
    assert_eq!(again.geometry, spec.geometry, "{what}\n{written}");
    assert_eq!(again.givens, spec.givens, "{what}\n{written}");
    assert_eq!(rules(&again), rules(spec), "{what}\n{written}");
}

#[test]
fn shapes() {
    assert_means(".Shape~9x9", "");
    assert_means(".Shape~6x6~9.RegionSize~9", "size = 6\nbox = '3x3'\nsymbols = '1-9'");
    assert_means(
        ".Shape~6x9",
        "rows = 6\ncolumns = 9\nbox = '3x3'\nhouses = 'row column box'\nsymbols = '1-9'",
    );
    assert_means(".Shape~4x4~0-3~Sudoku", "size = 4\nsymbols = '0-3'");
    assert_means(".Shape~4x4~~Raw", "size = 4\nbox = 'none'\nhouses = false");
    assert_means(
        ".Shape~2x3~0-9~Raw",
        "rows = 2\ncolumns = 3\nbox = 'none'\nhouses = false\nsymbols = '0-9'",
    );
    assert_means(".Shape~8x8.NoBoxes", "size = 8\nbox = 'none'");
    assert_means(".Shape~7x7", "size = 7");
    assert_means(
        ".Shape~4x4.NoBoxes.Jigsaw~4x4~aabbaabbccddccdd",
        "size = 4\nbox = 'none'\nregions = '''\naabb\naabb\nccdd\nccdd'''",
    );
    assert_means(
        ".Shape~4x4.Jigsaw~aaaabbbbxxxxxxxx",
        "size = 4\nbox = '2x2'\nhouses = 'row column box region'\nregions = '''\naaaa\nbbbb\n....\n....'''",
    );
    let jigsaws = read(".Shape~4x4.NoBoxes.Jigsaw~aabbaabbccddccdd.Jigsaw~abcdabcdabcdabcd");
    assert_eq!(jigsaws.rules.iter().filter(|rule| rule.id() == "extra-region").count(), 4);
}

#[test]
fn givens() {
    assert_means(".~R1C1_5~r2Cc_16.Shape~16x16", "size = 16\ngivens = { r1c1 = '5', r2c12 = 'G' }");
    assert_means(
        ".Shape~4x4.~R1C1_1_2~R1C2_3.~R1C1_2_3..",
        "size = 4\ngivens = '.3..............'\n[[candidates]]\ncells = 'r1c1'\nsymbols = '12'\n[[candidates]]\ncells = 'r1c1'\nsymbols = '23'",
    );
    assert_means(".Shape~4x4.~R1C1_1_2.~R1C1_2", "size = 4\ngivens = '2...............'");
    assert_means(".Shape~4x4.~R1C1_1_3", "size = 4\n[[candidates]]\ncells = 'r1c1'\nsymbols = '13'");
    // Every value: nothing is said. No value: nothing fits.
    assert_eq!(read(".Shape~4x4.~R1C1_1_2_3_4").rules.len(), 1);
    let none = read(".Shape~4x4.~R1C1_1.~R1C1_2");
    assert_eq!(none.rules.iter().filter(|rule| rule.id() == "candidates").count(), 1);
    assert_eq!(none.givens[0], Some(arau_core::Symbol(0)));
}

#[test]
fn the_whole_grid() {
    let cases = [
        (".Diagonal~1", "[[diagonals]]\nwhich = 'anti'"),
        (".Diagonal~-1.Diagonal~-1", "[[diagonals]]\nwhich = 'main'"),
        (".Windoku", "rules = ['windoku']"),
        (".DisjointSets", "rules = ['disjoint-groups']"),
        (".AntiKnight.AntiKing", "rules = ['anti-knight', 'anti-king']"),
        (".AntiConsecutive", "rules = ['non-consecutive']"),
        (".AntiTaxicab", "rules = ['anti-taxicab']"),
        (".StrictKropki.StrictXV", "rules = ['kropki-negative', 'sum-negative']"),
        (".SearchPriority~1~R1C1", ""),
    ];
    for (iss, rules) in cases {
        assert_means(&format!(".Shape~4x4{iss}"), &format!("size = 4\n{rules}"));
    }
    assert_means(
        ".GlobalEntropy.GlobalMod.DutchFlatmates",
        "rules = ['global-entropy', 'global-mod', 'dutch-flatmates']",
    );
    assert_means(
        ".Shape~4x4.NoBoxes.Windoku",
        "size = 4\nbox = 'none'\n[[extra-region]]\ncells = 'r2c2 r2c3 r3c2 r3c3'",
    );
    let disjoint = read(".Shape~4x4.NoBoxes.DisjointSets");
    assert_eq!(disjoint.rules.iter().filter(|rule| rule.id() == "extra-region").count(), 4);
    assert_means(".Shape~4x4~0-4.Doppelganger", "size = 4\nsymbols = '0-4'\nrules = ['doppelganger']");
    let same = read(".Shape~4x4~6.RegionSameValues");
    assert_eq!(same.uses_of("same-values").map(|rule| rule.args.cell_lists("lists").len()).next(), Some(12));
    assert_eq!(read(".Shape~4x4.RegionSameValues").rules.len(), 1);
}

#[test]
fn sums() {
    let cases = [
        (".Cage~7~R1C1~R1C2", "[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 7"),
        (".Cage~0~R1C1~R2C2", "[[killer-cage]]\ncells = 'r1c1 r2c2'"),
        (".Cage~~R1C1~R2C2", "[[killer-cage]]\ncells = 'r1c1 r2c2'"),
        (
            ".Cage~7~R1C1~R1C2~R1C1",
            "[[sum]]\ncells = 'r1c1 r1c2 r1c1'\nsum = 7\n[[extra-region]]\ncells = 'r1c1 r1c2'",
        ),
        (".Sum~8~R1C1~R1C1", "[[sum]]\ncells = 'r1c1 r1c1'\nsum = 8"),
        (".Sum~-3_=_1_-2~R1C1~R1C2", "[[sum]]\ncells = 'r1c1 r1c2'\nsum = -3\ncoefficients = [1, -2]"),
        (".Arrow~R1C1~R1C2~R2C2", "[[arrow]]\ncircle = 'r1c1'\ncells = 'r1c2 r2c2'"),
        (".DoubleArrow~R1C1~R1C2~R2C2", "[[double-arrow]]\ncells = 'r1c1 r1c2 r2c2'"),
        (".PillArrow~2~R2C1~R1C1~R4C4", "[[arrow]]\ncircle = 'r1c1 r2c1'\ncells = 'r4c4'"),
        (".EqualSum~R1C1~-~-~R2C2~R2C3", "[[equal-sums]]\nlists = ['r1c1', 'r2c2 r2c3']"),
        (".EqualSum~R1C1~R2C2", ""),
        (".RegionSumLine~R1C2~R1C3", "[[region-sum-line]]\ncells = 'r1c2 r1c3'"),
        (".Zipper~R1C1~R1C2~R1C3", "[[zipper]]\ncells = 'r1c1-r1c3'"),
        (".SumLine~5~R1C1~R1C2", "[[sum-line]]\ncells = 'r1c1 r1c2'\nsum = 5"),
        (".SumLine~5~R1C1~R1C2~LOOP", "[[sum-line]]\ncells = 'r1c1 r1c2'\nsum = 5\nclosed = true"),
        (".RellikCage~5~R1C1~R1C2", "[[rellik-cage]]\ncells = 'r1c1 r1c2'\nsum = 5"),
        (".EqualityCage~R1C1~R1C2", "[[equality-cage]]\ncells = 'r1c1 r1c2'"),
        (".Lunchbox~3~R1C1~R1C2~R1C3", "[[lunchbox]]\ncells = 'r1c1-r1c3'\nsum = 3"),
    ];
    for (iss, rules) in cases {
        assert_means(&format!(".Shape~4x4{iss}"), &format!("size = 4\n{rules}"));
    }
    // Without regions, a region sum line says nothing.
    assert_eq!(read(".Shape~4x4.NoBoxes.RegionSumLine~R1C2~R1C3").rules.len(), 1);
    // Only the first place of a pill may hold two digits.
    let pill = read(".Shape~12x12.PillArrow~2~R1C1~R1C2~R3C3~R4C4");
    assert_eq!(pill.uses_of("candidates").map(|rule| rule.args.symbols("symbols").len()).next(), Some(9));
}

#[test]
fn lines_and_marks() {
    let cases = [
        (".Thermo~R1C1~R2C2~R3C2", "[[thermometer]]\ncells = 'r1c1 r2c2 r3c2'"),
        (".Thermo~R1C1", ""),
        (".Whisper~R1C1~R1C2", "[[whisper]]\ncells = 'r1c1 r1c2'\ndifference = 5"),
        (".Whisper~2~R1C1~R1C2", "[[whisper]]\ncells = 'r1c1 r1c2'\ndifference = 2"),
        (".Renban~R1C1~R1C2", "[[renban]]\ncells = 'r1c1 r1c2'"),
        (".Modular~2~R1C1~R1C2", "[[modular]]\ncells = 'r1c1 r1c2'\nmodulus = 2"),
        (".Modular~1~R1C1~R1C2", ""),
        (".Palindrome~R1C1~R2C2", "[[palindrome]]\ncells = 'r1c1 r2c2'"),
        (".Between~R1C1~R2C2~R3C3", "[[between]]\ncells = 'r1c1 r2c2 r3c3'"),
        (".Lockout~2~R1C1~R2C2~R3C3", "[[lockout]]\ncells = 'r1c1 r2c2 r3c3'\ndifference = 2"),
        (".WhiteDot~R1C1~R1C2", "[[difference]]\ncells = 'r1c1 r1c2'"),
        // Every two that share an edge; the cell apart means nothing.
        (".BlackDot~R1C1~R2C1~R1C2~R4C4", "[[ratio]]\ncells = 'r1c1 r2c1'\n[[ratio]]\ncells = 'r1c1 r1c2'"),
        (".X~R1C1~R1C2", "[[pair-sum]]\ncells = 'r1c1 r1c2'\nsum = 10"),
        (".V~R1C2~R1C1", "[[pair-sum]]\ncells = 'r1c2 r1c1'\nsum = 5"),
        (".GreaterThan~R1C2~R1C1", "[[greater-than]]\ncells = 'r1c2 r1c1'"),
    ];
    for (iss, rules) in cases {
        assert_means(&format!(".Shape~4x4{iss}"), &format!("size = 4\n{rules}"));
    }
    assert_means(".Entropic~R1C1~R1C2", "[[entropic]]\ncells = 'r1c1 r1c2'");
}

#[test]
fn sets() {
    let cases = [
        (".AllDifferent~R1C1~R2C2~R1C1", "[[extra-region]]\ncells = 'r1c1 r2c2'"),
        (".ContainAtLeast~1_1~R1C1~R2C3", "[[quadruple]]\ncells = 'r1c1 r2c3'\nsymbols = '11'"),
        (".ContainExact~1_2~R1C1~R2C3", "[[contain-exact]]\ncells = 'r1c1 r2c3'\nsymbols = '12'"),
        // A later one on the same corner takes the place of the earlier.
        (".Quad~R1C1~1.Quad~R1C1~2~3", "[[quadruple]]\ncells = 'r1c1 r1c2 r2c1 r2c2'\nsymbols = '23'"),
        (
            ".Quad~R1C1~1.And.Quad~R1C1~2.End",
            "[[quadruple]]\ncells = 'r1c1 r1c2 r2c1 r2c2'\nsymbols = '1'\n[[quadruple]]\ncells = 'r1c1 r1c2 r2c1 r2c2'\n\
             symbols = '2'",
        ),
        (".LookAndSay~1203~R1C1~R2C2", "[[look-and-say]]\ncells = 'r1c1 r2c2'\ntext = '1203'"),
        (".SameValues~2~R1C1~R1C2~R3C3~R3C4", "[[same-values]]\nlists = ['r1c1 r1c2', 'r3c3 r3c4']"),
        (".SameValues~2~R1C1~R3C3", "[[equal]]\ncells = 'r1c1 r3c3'"),
        (".CountingCircles~R1C1~R2C2", "[[counting-circles]]\ncells = 'r1c1 r2c2'"),
        (".CountDistinct~R1C1~R2C2~R3C3", "[[count-distinct]]\ncontrol = 'r1c1'\ncells = 'r2c2 r3c3'"),
        (".ValueIndexing~R1C1~R2C1~R2C2", "[[value-indexing]]\ncells = 'r1c1 r2c1 r2c2'"),
        (".Indexing~C~R1C1", "[[column-indexer]]\ncells = 'r1c1'"),
        (".Indexing~R~R1C1~R2C2", "[[row-indexer]]\ncells = 'r1c1 r2c2'"),
        (".ConnectedValues~~1_2", "[[connected-values]]\nsymbols = '12'"),
        (".ConnectedValues~~1~4", "[[connected-values]]\nsymbols = '1'\nsize = 4"),
    ];
    for (iss, rules) in cases {
        assert_means(&format!(".Shape~4x4{iss}"), &format!("size = 4\n{rules}"));
    }
}

#[test]
fn clues_outside() {
    let cases = [
        (".LittleKiller~5~R1C3", "[[little-killer]]\ncells = 'r1c3 r2c2 r3c1'\nsum = 5"),
        (".LittleKiller~5~R1C1", "[[little-killer]]\ncells = 'r1c1-r4c4'\nsum = 5"),
        (".LittleKiller~5~R2C4", "[[little-killer]]\ncells = 'r2c4 r1c3'\nsum = 5"),
        (".LittleKiller~5~R4C2", "[[little-killer]]\ncells = 'r4c2 r3c3 r2c4'\nsum = 5"),
        (".Sandwich~0~C2.Sandwich~5~C2", "[[sandwich]]\ncells = 'column 2'\nsum = 5"),
        (".XSum~R2~5~6", "[[x-sum]]\ncells = 'row 2'\nsum = 5\n[[x-sum]]\ncells = 'r2c4-r2c1'\nsum = 6"),
        (".Skyscraper~C1~~2", "[[skyscraper]]\ncells = 'r4c1-r1c1'\ncount = 2"),
        (".Skyscraper~C1~2~", "[[skyscraper]]\ncells = 'column 1'\ncount = 2"),
        (".HiddenSkyscraper~C1~2", "[[hidden-skyscraper]]\ncells = 'column 1'\nvalue = 2"),
        (".NumberedRoom~R1~3", "[[numbered-room]]\ncells = 'row 1'\nvalue = 3"),
        (".FullRank~R1~3", "[[full-rank]]\ncells = 'row 1'\nrank = 3"),
        (".FullRankTies~any.FullRank~R1~3", "[[full-rank]]\ncells = 'row 1'\nrank = 3\nties = 'any'"),
        (
            ".FullRank~C4~~3.FullRankTies~none",
            "rules = ['distinct-lines']\n[[full-rank]]\ncells = 'r4c4-r1c4'\nrank = 3",
        ),
    ];
    for (iss, rules) in cases {
        assert_means(&format!(".Shape~4x4{iss}"), &format!("size = 4\n{rules}"));
    }
    let short = read(".Shape~4x4~6.Sandwich~5~C2");
    assert_eq!(short.uses_of("lunchbox").count(), 1);
}

#[test]
fn tables_and_automata() {
    // Two values: a table of four bits, the first value's row first.
    let two = |iss: &str, rules: &str| {
        let arau = format!("size = 2\nbox = 'none'\nhouses = 'row column'\n{rules}");
        assert_means(&format!(".Shape~2x2{iss}"), &arau);
    };
    two(".Pair~E~R1C1~R1C2~R2C2", "[[relation]]\ncells = 'r1c1 r1c2 r2c2'\npairs = '2-1'");
    two(
        ".Pair~C~_name~R1C1~R1C2~~R2C2~R1C1",
        "[[relation]]\ncells = 'r1c1 r1c2'\npairs = '1-2'\n[[relation]]\ncells = 'r2c2 r1c1'\npairs = '1-2'",
    );
    two(".PairX~G~R1C1~R2C2", "[[relation]]\ncells = 'r1c1 r2c2'\npairs = '1-2 2-1'\nover = 'all'");
    two(".Binary~E~R1C1~R1C2", "[[relation]]\ncells = 'r1c1 r1c2'\npairs = '2-1'");
    two(".Regex~MSoyKg~R1C1~R1C2", "[[regular]]\ncells = 'r1c1 r1c2'\npattern = '1*2*'");
    two(".Regex~1%2A~R1C1~R1C2", "[[regular]]\ncells = 'r1c1 r1c2'\npattern = '1*'");
    // Plain form, one state that starts and accepts, two symbols, one move by the first.
    let states = "start 0; accept 0; 0 1 0";
    two(".NFA~AGjA~_n~R1C1~R1C2", &format!("[[automaton]]\ncells = 'r1c1 r1c2'\nstates = '{states}'"));
    let empty = read(".Shape~2x2.NFA~~R1C1");
    assert_eq!(empty.uses_of("automaton").map(|rule| rule.args.text("states")).next(), Some(Some("start 0")));
}

#[test]
fn composites() {
    let cases = [
        (".And.AllDifferent~R1C1~R2C2.End", "[[extra-region]]\ncells = 'r1c1 r2c2'"),
        (
            ".Or.~R1C1_1~R1C2_2.Thermo~R1C1~R1C2.And.~R1C1_3.~R1C2_2.End.End",
            "[[any-of]]\noptions = [[{ rule = 'candidates', cells = 'r1c1', symbols = '1' }, { rule = 'candidates', cells = 'r1c2', symbols = '2' }], [{ rule = 'thermometer', cells = 'r1c1 r1c2' }], [{ rule = 'candidates', cells = 'r1c1', symbols = '3' }, { rule = 'candidates', cells = 'r1c2', symbols = '2' }]]",
        ),
        (".Or.Thermo~R1C1~R1C2.End", "[[thermometer]]\ncells = 'r1c1 r1c2'"),
        (".Or.Thermo~R1C1~R1C2.And.End.End", ""),
        (
            // The first and the fourth cell of the grid are targets.
            ".Replicate~J.Thermo~R1C1~R2C1.End",
            "[[thermometer]]\ncells = 'r1c1 r2c1'\n[[thermometer]]\ncells = 'r1c4 r2c4'",
        ),
        (
            ".Replicate~C~R2C2.Replicate~C~R1C1.Whisper~3~R1C1~R2C2.End.End",
            "[[whisper]]\ncells = 'r1c3 r2c4'\ndifference = 3",
        ),
    ];
    for (iss, rules) in cases {
        assert_means(&format!(".Shape~4x4{iss}"), &format!("size = 4\n{rules}"));
    }
    assert_eq!(read(".Shape~4x4.Or.End").uses_of("candidates").count(), 2);
}

#[test]
fn variables() {
    let spec =
        read(".Shape~2x2.Var~B~x~3.Var~A.Var~C~~2x2.Sum~3~VB1~VA.WhiteDot~VC1~VC3.ConnectedValues~VC~1");
    assert_eq!(
        spec.geometry.labels(&spec.geometry.cells().skip(4).collect::<Vec<_>>()),
        "VA VB1 VB2 VB3 VC1 VC2 VC3 VC4"
    );
    assert_eq!(spec.uses_of("difference").count(), 1);
    let connected = spec.uses_of("connected-values").next().unwrap();
    assert_eq!(connected.args.int("columns"), Some(2));
    spec.build().unwrap();
    let replicated = read(".Shape~2x2.Var~L~loop~2x3.Replicate~D~VL1.~VL1_1.End.Quad~VL1~2");
    assert_eq!(replicated.givens[4..], [Some(Symbol(0)), Some(Symbol(0)), None, None, None, None]);
    assert_eq!(
        replicated.geometry.labels(replicated.uses_of("quadruple").next().unwrap().cells()),
        "VL1 VL2 VL4 VL5"
    );
}

#[test]
fn regions_to_be_found() {
    let spec = read(
        ".Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R2C2.ChaosArrow~R1C1~1~CC1~CC2~-~CC1~CC5.ChaosCount~R1C1",
    );
    assert_eq!(spec.geometry.n_cells(), 32);
    let runs: Vec<_> = spec.uses_of("equal-run").collect();
    let arms: Vec<String> =
        runs[0].args.cell_lists("lists").iter().map(|arm| spec.geometry.labels(arm)).collect();
    assert_eq!(arms, ["CC6 CC2", "CC6 CC7 CC8", "CC6 CC10 CC14", "CC6 CC5"]);
    assert_eq!(runs[1].args.int("offset"), Some(1));
    let count = spec.uses_of("equal-count").next().unwrap();
    assert_eq!(spec.geometry.labels(count.cells()), "CC1 CC2 CC5 CC6");
    assert_comes_back(&spec, "chaos");
    spec.build().unwrap();
}

#[test]
fn other_texts() {
    let mut cells = vec!['.'; 81];
    cells[0] = 'C';
    cells[1] = '<';
    cells[9] = '^';
    cells[10] = '`';
    // Each other cell is a cage of its own without a sum.
    let short: String = cells.iter().map(|&c| if c == '.' { '0' } else { c }).collect();
    let spec = read(&short);
    let cage = spec.uses_of("killer-cage").find(|rule| rule.cells().len() == 4).unwrap();
    assert_eq!(cage.args.int("sum"), Some(12));
    assert_eq!(detect(&short).map(|format| format.info().id), Some("iss"));
    let number = |idx: usize| if idx < 2 { "2561" } else { "0" };
    let long = format!("3x3:d:k:{}:", (0..81).map(number).collect::<Vec<_>>().join(":"));
    let spec = read(&long);
    assert_eq!(spec.uses_of("killer-cage").map(|rule| rule.args.int("sum")).collect::<Vec<_>>(), [Some(10)]);
    assert_eq!(spec.uses_of("diagonals").count(), 1);
    let regions = "aaaaaaaaabbbbbbbbbcccccccccdddddddddeeeeeeeeefffffffffggggggggghhhhhhhhhiiiiiiiii";
    let jigsaw = format!("5{}{regions}", "-".repeat(80));
    for text in [&*jigsaw, regions] {
        assert_eq!(read(text).geometry.groups_of("region").count(), 9);
        assert_eq!(detect(text).map(|format| format.info().id), Some("iss"));
    }
    assert_eq!(read(&jigsaw).n_givens(), 1);
    assert_eq!(read("12.. .... .... ...1").n_givens(), 3);
    assert_eq!(read(&format!("=AB{}", "0".repeat(98))).geometry.n_cells(), 100);
    let spaced = format!("10 . 3\n{}", ". ".repeat(97));
    assert_eq!(read(&spaced).givens[0], Some(Symbol(9)));
    // A fifth of the cells may hold 1, 3 and 5, and a fifth holds 2.
    let marks = "1.3.512345.2...1234512345".repeat(5);
    let spec = read(&marks);
    assert_eq!((spec.uses_of("candidates").count(), spec.n_givens()), (5, 5));
    let with_rules = read(&format!("{}\n\n# diagonals\n.Diagonal~1\n", "1...".repeat(4)));
    assert_eq!((with_rules.n_givens(), with_rules.uses_of("diagonals").count()), (4, 1));
}

#[test]
fn faults_have_places() {
    let cases = [
        ("", "1:1: the text is empty"),
        (".Foo~R1C1", "1:1: there is no constraint type `.Foo`"),
        (".Thermos~R1C1", "1:1: there is no constraint type `.Thermos` (did you mean `Thermo`?)"),
        (".AntiKing\n.Thermo~R1C1\n~R0C1", "3:2: there is no cell `R0C1`"),
        (".Thermo", "1:1: `.Thermo` needs at least 1 cells, not 0"),
        (".~R1C1_10", "1:3: `10` is not a value from 1 to 9"),
        (".~R1C1_", "1:3: `` is not a value from 1 to 9"),
        (".~R1Ca_1", "1:3: there is no cell `R1Ca`"),
        (".Shape~9", "1:1: `.Shape` `9` is not rows x columns"),
        (".Shape~9x9~8", "1:1: `.Shape` 8 values are too few"),
        (".Shape~4x4.Shape~6x6", "1:11: an earlier constraint states a different grid shape"),
        (".Shape~4x4~~Raw.AntiKing", "1:16: `.AntiKing` needs rows and columns"),
        (".Shape~6x4.Diagonal~1", "1:11: `.Diagonal` needs a square grid"),
        (".Diagonal~2", "1:1: `.Diagonal` must be 1"),
        (".RegionSize~x", "1:1: `.RegionSize` needs a number"),
        (".Jigsaw~abc", "1:9: `.Jigsaw`: the layout has 3 characters for 81 cells"),
        (".Var~b", "1:1: `.Var` needs a name in letters A-Z"),
        (".Var~A~~2000", "1:1: there are more than 1000 cells"),
        (".Cage~x~R1C1", "1:7: `x` is not a whole number"),
        (".Sum~3_=_1~R1C1~R1C2", "1:6: `1` is not a factor"),
        (".PillArrow~4~R1C1", "1:1: `.PillArrow` needs a pill of 2 or 3 cells"),
        (".PillArrow~2~R1C1~R1C3~R2C2", "1:1: the cells of the pill must follow"),
        (".SumLine~31~R1C1", "1:10: the sum of a sum line is at most 30"),
        (".EqualityCage~R1C1~R1C2~R1C3", "1:1: `.EqualityCage` needs an even number"),
        (".Modular~0~R1C1", "1:1: `.Modular` needs a modulus"),
        (".Shape~4x4.Entropic~R1C1~R1C2", "1:11: `.Entropic` needs the values 1 to 9"),
        (".WhiteDot~R1C1~R3C3", "1:1: `.WhiteDot` needs two cells that share an edge"),
        (".Quad~R9C9~1", "1:1: there are no four cells"),
        (".LookAndSay~12x~R1C1", "1:13: `12x` is not a list of pairs"),
        (".SameValues~2~R1C1~R1C2~R1C3", "1:1: 3 cells cannot be divided into 2 lists of equal length"),
        (".XSum~R10~3", "1:7: there is no row or column `R10`"),
        (".XSum~R1~0", "1:10: this clue cannot be 0"),
        (".Skyscraper~R1~1~2~3", "1:20: a row or column has only two ends"),
        (".LittleKiller~5~R9C9", "1:17: no little killer starts at `R9C9`"),
        (".FullRankTies~some", "1:1: `.FullRankTies` must be none"),
        (".Pair~!~R1C1~R1C2", "1:7: `!` is not a table of pairs"),
        (".PairX~C~R1C1~R1C2", "1:8: the table of `.PairX` is not symmetric"),
        (".Regex~*~R1C1", "1:8: `*` is not an encoded pattern"),
        (".NFA~AA~R1C1", "1:6: `AA`: the automaton is cut off"),
        (".NFA~AGjA~R1C1~-~R1C2", "1:6: `AGjA`: the automaton has no symbol for the `-`"),
        (".Or.~R1C1_1", "1:1: `.Or` has no `.End`"),
        (".End", "1:1: unmatched `.End`"),
        (".And.AntiKing.End", "1:5: `.AntiKing` is not allowed inside a composite"),
        (".Replicate~B.XSum~C1~5.End", "1:13: `.XSum` is not allowed inside `.Replicate`"),
        (".Replicate~C~R1C9.Thermo~R1C1~R1C2.End", "1:26: a copy of `R1C1` would lie outside its grid"),
        (".Replicate~AAAAAAAAAAAAAAAAAAB.~R1C1_1.End", "1:12: a target lies outside the grid"),
        (".Replicate~!.~R1C1_1.End", "1:12: `!` is not a set of cells"),
        (".StrictKropki.Or.WhiteDot~R1C1~R1C2.End", "1:17: `.WhiteDot` is not allowed inside `.Or`"),
        (".ChaosCount~R1C1", "1:1: `.ChaosCount` needs `.ChaosConstruction`"),
        (".Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R1C1~2", "1:54: `2` is not 0 or 1"),
        (
            ".Shape~4x4.NoBoxes.ChaosConstruction.ChaosCount~R1C1~0~R1C2",
            "1:56: `R1C2` does not name a region",
        ),
        (".ConnectedValues~VA~1", "1:18: there is no group of cells `VA`"),
        (".Doppelganger", "1:1: `.Doppelganger` needs a square grid"),
        ("foo", "1:1: `foo` is not a constraint"),
        (".Shape~4x4.AllDifferent~R1C1~R1C2~R1C3~R1C4~R2C1", "1:11: extra-region: "),
    ];
    for (text, expected) in cases {
        let told = faults(text);
        assert!(told.iter().any(|fault| fault.starts_with(expected)), "{text}\n{expected}\n{told:?}");
    }
    let loose = format!("v{}", "0".repeat(79) + "v");
    assert!(faults(&loose).iter().any(|fault| fault.starts_with("1:81: this cell does not point to a cage")));
    let no_candidate = format!(".....{}", "12345".repeat(24));
    assert!(faults(&no_candidate).iter().any(|fault| fault.contains("no candidate")));
}

#[test]
fn what_cannot_be_carried_is_told() {
    let write = |document: &str| {
        let spec = format("arau").unwrap().read(document, &ReadOptions::default()).unwrap();
        format("iss").unwrap().write(&spec)
    };
    for (document, path) in [
        ("size = 25", "shape"),
        ("shape = 'hexagon'\nside = 2", "shape"),
        ("size = 4\nsymbols = 'a b c d'", "symbols"),
        ("size = 4\nsymbols = '2-5'", "symbols"),
        ("size = 4\nhouses = 'row'", "houses"),
        ("size = 6\nbox = '3x2'", "box"),
        ("size = 4\nrules = ['magic-boxes']", "magic-boxes"),
        ("size = 4\n[[kenken-cage]]\ncells = 'r1c1 r1c2'\ntarget = 2", "kenken-cage"),
        (
            "size = 4\nrules = ['kropki-negative']\n[[difference]]\ncells = 'r1c1 r1c2'\nvalue = 2",
            "difference",
        ),
        ("size = 4\n[[x-sum]]\ncells = 'row 1'\nsum = 5\n[[x-sum]]\ncells = 'row 1'\nsum = 6", "x-sum"),
    ] {
        let faults = write(document).unwrap_err();
        assert_eq!(faults.iter().map(|fault| fault.place().path()).collect::<Vec<_>>(), [path], "{document}");
    }
    assert_eq!(write("").unwrap(), ".Shape~9x9\n");
    assert_eq!(write("size = 4\n[[even]]\ncells = 'r1c1'").unwrap(), ".Shape~4x4.~R1C1_2_4\n");
    assert_eq!(write("size = 4\n[[ratio]]\ncells = 'r1c1 r3c3'").unwrap(), ".Shape~4x4.Pair~SCC~R1C1~R3C3\n");
}

#[test]
fn a_given_outlives_a_list_that_contradicts_it() {
    let read = |text: &str| format("iss").unwrap().read(text, &ReadOptions::default()).unwrap();
    let spec = read(".Shape~4x4.~R1C1_3.And.~R1C1_1_2.End");
    assert_eq!(spec.givens[0], Some(arau_core::Symbol(2)));
    let again = read(&format("iss").unwrap().write(&spec).unwrap());
    assert_eq!((again.givens, again.rules), (spec.givens, spec.rules));
    // No value at all is a contradiction between lists, and no given.
    let none = read(".Shape~4x4.~R1C1");
    let again = read(&format("iss").unwrap().write(&none).unwrap());
    assert_eq!((again.givens, again.rules), (none.givens, none.rules));
    let narrowed = read(".Shape~4x4.~R1C1_1_3.~R1C1_3");
    assert_eq!(narrowed.givens[0], Some(arau_core::Symbol(2)));
}

#[test]
fn strings_are_recognised() {
    let likeness = |text: &str| format("iss").unwrap().likeness(text);
    for sure in
        [".Shape~4x4", ".~R1C1_5", "  .AntiKnight", ".Thermo~R1C1~R1C2", ".V~R1C1~R1C2", "..Cage~9~R1C1~R1C2"]
    {
        assert_eq!(likeness(sure), Likeness::Sure, "{sure}");
    }
    for other in ["....5....", ".V..1...", "..V..1..", ".Foo~1", "title = 'x'", "", ".", "53..7...."] {
        assert_eq!(likeness(other), Likeness::No, "{other}");
    }
}

#[test]
fn a_stream_is_one_puzzle_or_one_per_line() {
    let puzzles = |text: &'static str| -> Vec<(usize, usize)> {
        let texts = PuzzleReader::new(text.as_bytes(), None);
        texts.map(|text| (text.line, text.read(&ReadOptions::default()).unwrap().rules.len())).collect()
    };
    assert_eq!(puzzles(".Shape~4x4\n.AntiKing\n.AntiKnight\n"), [(1, 3)]);
    assert_eq!(puzzles(".Shape~4x4.AntiKing\n\n.AntiKnight.AntiKing\n"), [(1, 2), (3, 3)]);
    let bad = PuzzleReader::new(".Shape~4x4.AntiKing\n.Shape~4x4.Bad\n".as_bytes(), None);
    let faults: Vec<_> = bad.filter_map(|text| text.read(&ReadOptions::default()).err()).collect();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].iter().next().unwrap().place().to_string(), "2:11");
}

#[test]
fn a_string_over_several_lines_is_one_puzzle_also_where_the_format_is_named() {
    let text = ".Shape~4x4\n.~R1C1_1\n    .Thermo~R1C1~R1C2~R1C3\n";
    for forced in [None, format("iss")] {
        let pieces: Vec<_> = PuzzleReader::new(text.as_bytes(), forced).collect();
        assert_eq!(pieces.len(), 1);
        let spec = pieces[0].read(&ReadOptions::default()).unwrap_or_else(|faults| panic!("{faults}"));
        assert_eq!(spec.rules.iter().filter(|rule| rule.id() == "thermometer").count(), 1);
    }
    let two = ".Shape~4x4.Thermo~R1C1~R1C2\n.Shape~4x4.Thermo~R1C1~R2C1\n";
    assert_eq!(PuzzleReader::new(two.as_bytes(), format("iss")).count(), 2);
}
