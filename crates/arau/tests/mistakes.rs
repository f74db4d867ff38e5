//! Wrong entries are recognised, clashing clues are each needed, redundant clues are those whose removal changes nothing:
//! each judged by plain solving of puzzles that are built anew.

use arau::core::{
    Arg, Args, Candidate, Cell, Engine, Entries, Limits, PuzzleSpec, Query, RuleUse, Symbol, SymbolSet,
};
use arau::logic::{Ending, Language};
use arau::mistakes::{ArgumentEnd, Clue, SeveralSolutions, WhyNot, Wrong};
use arau::{Count, Explainer, Puzzle, Verdict};
use arau_csp::Csp;
use std::ops::ControlFlow;
use std::path::Path;

/// Choices that are the same at every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name);
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
    text.parse().unwrap_or_else(|faults| panic!("{name}: {faults}"))
}

fn build(spec: PuzzleSpec) -> Puzzle {
    Puzzle::build(spec).expect("a puzzle")
}

/// How many solutions there are, up to a number.
fn n_solutions(puzzle: &Puzzle, at_most: u64) -> u64 {
    let query = Query::Solutions { at_most };
    let outcome = Csp.run(puzzle, query, &Limits::none(), &mut |_| ControlFlow::Continue(()));
    outcome.n_solutions
}

const POSITIONS: &[&str] = &[
    "etana.txt",
    "killer.toml",
    "thermo.toml",
    "kropki.toml",
    "anti-knight.toml",
    "jigsaw.toml",
    "x.toml",
    "windoku.toml",
    "arrow.toml",
    "mini.toml",
    "letters.toml",
    "whispers.toml",
    "non-consecutive.toml",
];

/// Another symbol than the right one.
fn wrong_symbol(dice: &mut Dice, puzzle: &Puzzle, right: Symbol) -> Symbol {
    let others: Vec<Symbol> = Symbol::first(puzzle.n_symbols()).filter(|&symbol| symbol != right).collect();
    *dice.pick(&others)
}

#[test]
fn one_wrong_symbol_among_right_ones_is_recognised() {
    let mut dice = Dice(24);
    let explainer = Explainer::new(Language::English);
    let mut n_positions = 0;
    for name in POSITIONS {
        let puzzle = example(name);
        let verdict = puzzle.solve();
        let solution = verdict.only().unwrap_or_else(|| panic!("{name} is proper")).clone();
        let open: Vec<Cell> =
            puzzle.geometry().cells().filter(|cell| puzzle.spec().givens[cell.idx()].is_none()).collect();
        for i in 0..1000usize.div_ceil(POSITIONS.len()) {
            let mut entries = Entries::default();
            let one_in = 1 + dice.below(6);
            for &cell in open.iter().filter(|_| dice.below(one_in) == 0) {
                entries.place(Candidate { cell, symbol: solution.symbol(cell) });
            }
            let is_fine = puzzle.with_entries(entries.clone());
            assert_eq!(Puzzle::from(is_fine).mistake_given(&verdict, &Limits::none()), None, "{name}");
            let wrong = *dice.pick(&open);
            let wrong =
                Candidate { cell: wrong, symbol: wrong_symbol(&mut dice, &puzzle, solution.symbol(wrong)) };
            entries.place(wrong);
            let position = Puzzle::from(puzzle.with_entries(entries));
            let mistake = position.mistake_given(&verdict, &Limits::none()).expect("a mistake");
            assert_eq!((&mistake.wrong, mistake.n_wrong), (&Wrong::Symbol(wrong), 1), "{name}");
            n_positions += 1;
            if i == 0 {
                let hint = explainer.hint(&position, &Limits::none());
                assert_eq!(hint.mistake.as_ref(), Some(&mistake));
                assert_eq!(hint.step.unwrap_err(), Ending::NoSolution);
                let words = explainer.teller(&position).unwrap().mistake(&mistake, 2);
                assert!(words.contains(puzzle.geometry().label(wrong.cell)), "{words}");
            }
        }
    }
    assert!(n_positions >= 1000);
}

#[test]
fn the_argument_against_an_entry_holds_without_any_other_entry() {
    let mut dice = Dice(7);
    let explainer = Explainer::new(Language::English);
    for name in ["etana.txt", "killer.toml", "thermo.toml", "mini.toml", "jigsaw.toml"] {
        let puzzle = example(name);
        let solution = puzzle.solve().only().expect("it is proper").clone();
        for _ in 0..4 {
            let open: Vec<Cell> =
                puzzle.geometry().cells().filter(|cell| puzzle.spec().givens[cell.idx()].is_none()).collect();
            let cell = *dice.pick(&open);
            let wrong = Candidate { cell, symbol: wrong_symbol(&mut dice, &puzzle, solution.symbol(cell)) };
            let mut entries = Entries::default();
            entries.place(wrong);
            let position = Puzzle::from(puzzle.with_entries(entries));
            let mistake = position.mistake().expect("a mistake");
            let Some(argument) = explainer.why_wrong(&position, &mistake, &Limits::none()) else {
                assert!(mistake.clash.is_some());
                continue;
            };
            let lines = argument.lines();
            // What a message could not name would stand in braces with its sign.
            assert!(lines.iter().all(|line| !line.contains("{$")), "{name}: {lines:?}");
            match &argument.end {
                ArgumentEnd::Conflict(_) | ArgumentEnd::Cases(..) => assert_eq!(argument.assumed, [wrong]),
                // Steps that suppose nothing agree with the solution.
                ArgumentEnd::Is(is) => assert!(is.cell == cell && is.symbol == solution.symbol(cell)),
                ArgumentEnd::IsNot(is_not) => assert_eq!(*is_not, wrong),
                _ => panic!("{name}: no argument against {wrong:?}"),
            }
            if argument.assumed.is_empty() {
                for step in &argument.steps {
                    assert!(step.placements().all(|c| solution.symbol(c.cell) == c.symbol));
                    assert!(step.eliminations().all(|c| solution.symbol(c.cell) != c.symbol));
                }
            }
        }
    }
}

#[test]
fn pencil_marks_without_the_right_symbol_are_a_mistake() {
    let puzzle: Puzzle = "1..4....2......3".parse().unwrap();
    let cell = puzzle.geometry().find("r1c2").unwrap();
    let with_marks = |marks: u128| {
        let mut entries = Entries::default();
        entries.mark(cell, SymbolSet(marks));
        Puzzle::from(puzzle.with_entries(entries))
    };
    assert_eq!(with_marks(0b0110).mistake(), None);
    let position = with_marks(0b1100);
    let mistake = position.mistake().expect("2 is missing");
    assert_eq!(mistake.wrong, Wrong::Marks(cell, SymbolSet(0b1100)));
    let explainer = Explainer::new(Language::English);
    let argument = explainer.why_wrong(&position, &mistake, &Limits::none()).expect("an argument");
    let is = Candidate { cell, symbol: Symbol(1) };
    assert!(matches!(argument.end, ArgumentEnd::Is(end) if end == is));
    // A hint takes right pencil marks into account.
    let position = with_marks(0b0010);
    let hint = explainer.hint(&position, &Limits::none());
    assert_eq!(hint.step.unwrap().data().effects.len(), 1);
}

#[test]
fn where_there_are_several_solutions_entries_must_be_in_one_of_them() {
    let puzzle: Puzzle = "12..............".parse().unwrap();
    let entered = |grid: &str| puzzle.with_entry_grid(grid).unwrap().mistake().map(|mistake| mistake.wrong);
    assert_eq!(entered("1234............"), None);
    assert_eq!(entered("1243............"), None);
    let cell = |label: &str| puzzle.geometry().find(label).unwrap();
    let symbol = |glyph: &str| SymbolSet::only(puzzle.symbols().find(glyph).unwrap());
    // Column 3 needs its 3 or 4 in row 1, which has 1 and 2 already; r2c1 has no part in it.
    let Some(Wrong::Together(entries)) = entered("12..3.....3...4.") else {
        panic!("they cannot all be right")
    };
    assert_eq!(entries, [(cell("r3c3"), symbol("3")), (cell("r4c3"), symbol("4"))]);
    assert_eq!(
        entered("12..1..........."),
        Some(Wrong::Symbol(Candidate { cell: cell("r2c1"), symbol: Symbol(0) }))
    );
}

/// A puzzle of the examples, broken: a given or a number changed, a given or a thermometer added.
fn broken(dice: &mut Dice) -> Option<Puzzle> {
    const BREAKABLE: &[&str] = &[
        "etana.txt",
        "killer.toml",
        "thermo.toml",
        "mini.toml",
        "arrow.toml",
        "x.toml",
        "sums.toml",
        "windoku.toml",
        "jigsaw-5.toml",
        "renban.toml",
        "xv.toml",
    ];
    let name = *dice.pick(BREAKABLE);
    let puzzle = example(name);
    let mut spec = PuzzleSpec::clone(puzzle.spec());
    let solution = puzzle.solve().only()?.clone();
    let cells: Vec<Cell> = spec.geometry.cells().collect();
    match dice.below(4) {
        0 => {
            let given: Vec<Cell> = cells.iter().copied().filter(|c| spec.givens[c.idx()].is_some()).collect();
            let cell = *given.get(dice.below(given.len().max(1)))?;
            spec.givens[cell.idx()] = Some(wrong_symbol(dice, &puzzle, solution.symbol(cell)));
        }
        1 => {
            let cell = *dice.pick(&cells);
            spec.givens[cell.idx()] = Some(wrong_symbol(dice, &puzzle, solution.symbol(cell)));
        }
        2 => {
            let with_sum: Vec<usize> =
                (0..spec.rules.len()).filter(|&i| spec.rules[i].args.int("sum").is_some()).collect();
            let idx = *with_sum.get(dice.below(with_sum.len().max(1)))?;
            let sum = spec.rules[idx].args.int("sum")?;
            spec.rules[idx].args.set("sum", Arg::Int(sum + 1 + dice.below(3) as i64));
        }
        _ => {
            let mut path = vec![*dice.pick(&cells)];
            for _ in 0..3 {
                let next = *dice.pick(spec.geometry.neighbours(*path.last()?));
                if !path.contains(&next) {
                    path.push(next);
                }
            }
            let thermometer = arau::registry::rule("thermometer")?;
            spec.rules.push(RuleUse::new(thermometer, Args::new().with_cells(path)));
            spec.rule_places.clear();
        }
    }
    Puzzle::build(spec).ok().filter(|puzzle| puzzle.solve().is_none())
}

/// The puzzle that a setter would write who knows these clues only.
fn as_set_with(puzzle: &Puzzle, clues: &[Clue]) -> Puzzle {
    let mut spec = PuzzleSpec::clone(puzzle.spec());
    for cell in puzzle.geometry().cells().filter(|&cell| !clues.contains(&Clue::Given(cell))) {
        spec.givens[cell.idx()] = None;
    }
    let is_kept = |(idx, rule): &(usize, RuleUse)| rule.id() == "houses" || clues.contains(&Clue::Rule(*idx));
    spec.rules = spec.rules.into_iter().enumerate().filter(is_kept).map(|(_, rule)| rule).collect();
    spec.rule_places.clear();
    build(spec)
}

/// The puzzle of which only these clues are looked at. Where a rule speaks of what is not marked, a mark that is left out
/// would turn into its opposite for a setter; here it says nothing. That takes the library's own way, of which another test
/// tells that it only drops constraints.
fn with_only(puzzle: &Puzzle, clues: &[Clue]) -> Puzzle {
    let speaks_of_unmarked = puzzle.spec().rules.iter().any(|rule| rule.id().ends_with("-negative"));
    if speaks_of_unmarked { puzzle.with_clues(clues) } else { as_set_with(puzzle, clues) }
}

/// With `ARAU_FULL` 200 broken puzzles are looked at, otherwise 20.
#[test]
fn each_of_the_clues_that_clash_is_needed() {
    let mut dice = Dice(200);
    let explainer = Explainer::new(Language::English);
    let (mut n_broken, mut n_rules, mut n_argued) = (0, 0, 0);
    let n_wanted = if std::env::var_os("ARAU_FULL").is_some() { 200 } else { 20 };
    while n_broken < n_wanted {
        let Some(puzzle) = broken(&mut dice) else { continue };
        n_broken += 1;
        let WhyNot::NoSolution(clash) = explainer.why_not(&puzzle, &Limits::none()) else {
            panic!("it has no solution")
        };
        assert!(clash.is_minimal);
        assert_eq!(n_solutions(&with_only(&puzzle, &clash.clues), 1), 0);
        for &clue in &clash.clues {
            let rest: Vec<Clue> = clash.clues.iter().copied().filter(|&other| other != clue).collect();
            assert_eq!(n_solutions(&with_only(&puzzle, &rest), 1), 1, "{} is not needed", clue.name(&puzzle));
        }
        n_rules += clash.clues.iter().filter(|clue| !clue.is_given()).count();
        let argument = clash.argument.as_ref().expect("the boards are small");
        n_argued += usize::from(!matches!(argument.end, ArgumentEnd::Search));
        // To judge every repair by plain solving takes longer than all the rest.
        for (clue, verdict) in clash.repairs.iter().filter(|_| n_broken % 4 == 0) {
            let rest: Vec<Clue> = puzzle.clues().into_iter().filter(|other| other != clue).collect();
            let n = n_solutions(&with_only(&puzzle, &rest), 2);
            assert_eq!(verdict.is_one(), n == 1, "{}", clue.name(&puzzle));
        }
    }
    assert!(n_rules * 4 > n_broken && n_argued * 2 > n_broken, "{n_rules} rules, {n_argued} arguments");
}

#[test]
fn a_mark_that_is_left_out_says_nothing_and_not_its_opposite() {
    let puzzle = example("xv.toml");
    let clues = puzzle.clues();
    for left_out in clues.iter().filter(|clue| !clue.is_given()) {
        let rest: Vec<Clue> = clues.iter().copied().filter(|clue| clue != left_out).collect();
        let fewer = puzzle.with_clues(&rest);
        let mut left: Vec<_> = puzzle.constraints().iter().map(|posted| &posted.constraint).collect();
        let n_before = left.len();
        for posted in fewer.constraints() {
            let at = left.iter().position(|&constraint| *constraint == posted.constraint);
            left.swap_remove(at.expect("no constraint is new"));
        }
        assert!(!left.is_empty() && left.len() < n_before, "{}", left_out.name(&puzzle));
    }
}

#[test]
fn a_given_that_decides_leaves_one_solution() {
    for text in ["1..4............", "................", "12..34..2143....", "1..4....2......."] {
        let puzzle: Puzzle = text.parse().unwrap();
        let WhyNot::Several(several) = puzzle.why_not() else { panic!("{text} has several solutions") };
        let n = n_solutions(&puzzle, SeveralSolutions::MOST_COUNTED);
        assert_eq!(several.n_solutions, Count::Exactly(n), "{text}");
        let candidates = puzzle.candidates();
        for cell in puzzle.geometry().cells() {
            let listed = several.cells.iter().find(|(other, _)| *other == cell).map(|(_, symbols)| *symbols);
            let candidates = candidates.candidates(cell);
            assert_eq!(listed, (candidates.len() > 1).then_some(candidates));
        }
        let with_given = |cell: Cell, symbol: Symbol| {
            let mut givens = puzzle.spec().givens.clone();
            givens[cell.idx()] = Some(symbol);
            n_solutions(&puzzle.with_givens(givens).into(), 1000)
        };
        let deciding = several.deciding.expect("fewer than 1000 solutions");
        assert_eq!(with_given(deciding.given.cell, deciding.given.symbol), deciding.n_solutions);
        let all = several.cells.iter().flat_map(|&(cell, symbols)| symbols.iter().map(move |s| (cell, s)));
        assert_eq!(
            all.map(|(cell, symbol)| with_given(cell, symbol)).min(),
            Some(deciding.n_solutions),
            "{text}"
        );
    }
}

#[test]
fn too_many_solutions_are_said_to_be_so() {
    let puzzle: Puzzle = ".".repeat(81).parse().unwrap();
    let WhyNot::Several(several) = puzzle.why_not() else { panic!("an empty grid") };
    assert_eq!(several.n_solutions, Count::AtLeast(SeveralSolutions::MOST_COUNTED));
    assert_eq!((several.cells.len(), several.deciding), (81, None));
}

#[test]
fn redundant_clues_are_those_whose_removal_changes_nothing() {
    for name in ["killer.toml", "thermo.toml", "anti-knight.toml", "kropki.toml", "mini.toml", "etana.txt"] {
        let mut spec = PuzzleSpec::clone(example(name).spec());
        let solution = example(name).solve().only().expect("it is proper").clone();
        // Two clues too many.
        let cells: Vec<Cell> = spec.geometry.cells().collect();
        let open = cells.iter().find(|cell| spec.givens[cell.idx()].is_none()).expect("an open cell");
        spec.givens[open.idx()] = Some(solution.symbol(*open));
        let rising = |&(a, b): &(Cell, Cell)| solution.symbol(a) < solution.symbol(b);
        let pair = spec.geometry.adjacent_pairs().find(rising).expect("a rising pair");
        let thermometer = arau::registry::rule("thermometer").expect("a rule");
        spec.rules.push(RuleUse::new(thermometer, Args::new().with_cells([pair.0, pair.1])));
        spec.rule_places.clear();
        let puzzle = build(spec);
        let redundant = puzzle.redundant_clues().expect("it is proper");
        assert!(redundant.is_complete());
        let all = puzzle.clues();
        let is_redundant = |clue: &Clue| {
            let rest: Vec<Clue> = all.iter().copied().filter(|other| other != clue).collect();
            n_solutions(&as_set_with(&puzzle, &rest), 2) == 1
        };
        let brute: Vec<Clue> = all.iter().copied().filter(is_redundant).collect();
        assert_eq!(redundant.clues, brute, "{name}");
        assert!(brute.len() >= 2, "{name}");
    }
}

#[test]
fn puzzles_that_are_not_proper_have_no_redundant_clues() {
    let puzzle: Puzzle = "1...............".parse().unwrap();
    assert_eq!(puzzle.redundant_clues(), None);
    let puzzle: Puzzle = "1..4....2......3".parse().unwrap();
    assert!(matches!(puzzle.why_not(), WhyNot::Proper(_)));
    assert!(matches!(puzzle.solve(), Verdict::One(_)));
    let limits = Limits::nodes(0);
    let redundant = puzzle.redundant_clues_within(&limits).expect("nobody knows");
    assert!(!redundant.is_complete() || !redundant.clues.is_empty() || redundant.undecided.is_empty());
}
