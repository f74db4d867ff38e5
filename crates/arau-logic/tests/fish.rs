//! Fish against the plainest search: every choice of bases and covers in order, nothing cut. Both find the same, in the
//! same order.

mod support;

use arau_core::{Args, Candidate, Cell, PuzzleSpec, Symbol, Symbols};
use arau_logic::{All, CellSet, Layout, Options, Part, Position, Registry, SMALL, Step};
use arau_random::Dice;
use arau_rules::rules::use_rule;
use arau_rules::shape;
use std::collections::HashSet;
use std::sync::Arc;
use support::{ClassicBoard, all_steps, fault_of, technique_with_code};

type Cells = CellSet<2>;

/// What a fish is: symbol, bases, covers, and what goes.
type Fish = (Symbol, Vec<usize>, Vec<usize>, Vec<Cell>);

/// All choices of some numbers, in order.
fn choices(from: usize, below: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with = |first: usize| {
        choices(first + 1, below, size - 1).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    (from..below).flat_map(with).collect()
}

/// What the houses of a choice are: 1 for rows, 2 for columns, 4 for boxes.
fn mask(houses: &[usize]) -> u8 {
    houses.iter().fold(0, |mask, house| mask | 1 << (house / 9))
}

/// The third digit of HoDoKu's code: 0 basic, 1 finned, 2 sashimi, 3 franken, 4 finned, 5 mutant, 6 finned; or 9 for a
/// line with one place, which is no fish.
fn sort_of(bases: &[usize], covers: &[usize], has_fins: bool, is_thin: bool) -> u8 {
    match (mask(bases), mask(covers)) {
        (1, 2) | (2, 1) if is_thin => {
            if has_fins {
                2
            } else {
                9
            }
        }
        (1, 2) | (2, 1) => has_fins as u8,
        (1 | 5, 2 | 6) | (2 | 6, 1 | 5) => 3 + has_fins as u8,
        _ => 5 + has_fins as u8,
    }
}

/// All fish of a size and sort.
fn plain_search(position: &Position<2>, size: usize, sort: u8) -> Vec<Fish> {
    let layout = position.layout();
    let all = choices(0, 27, size);
    let within =
        |allowed: u8| all.iter().filter(move |houses| mask(houses) & !allowed == 0).collect::<Vec<_>>();
    let turns: &[(u8, u8)] = match sort {
        0..=2 => &[(1, 2), (2, 1)],
        3..=4 => &[(5, 6), (6, 5)],
        _ => &[(7, 7)],
    };
    let mut fish = Vec::new();
    for symbol in position.symbols() {
        let places: Vec<Cells> = (0..27).map(|house| position.places_in(house, symbol)).collect();
        for &(base_mask, cover_mask) in turns {
            let all_covers = within(cover_mask);
            for bases in within(base_mask) {
                if bases.iter().any(|&b| places[b].is_empty()) {
                    continue;
                }
                let (mut base, mut endo, mut too_many) = (Cells::EMPTY, Cells::EMPTY, false);
                for &b in bases {
                    let shared = base.and(places[b]);
                    too_many |= endo.len() + shared.len() > 2 && !shared.is_empty();
                    (base, endo) = (base.or(places[b]), endo.or(shared));
                }
                if too_many {
                    continue;
                }
                for &covers in &all_covers {
                    if covers.iter().any(|c| bases.contains(c) || !places[*c].intersects(&base)) {
                        continue;
                    }
                    let (cover, twice) = once_and_twice(covers.iter().map(|&c| places[c]));
                    let fins = base.minus(cover).or(endo);
                    if fins.len() > 5 {
                        continue;
                    }
                    let sees = |cell: &Cell| fins.iter().all(|fin| layout.peers(fin).contains(*cell));
                    let gone: Vec<Cell> = cover.minus(base).or(twice).iter().filter(sees).collect();
                    let is_thin = bases.iter().any(|&b| places[b].minus(fins).len() <= 1);
                    if !gone.is_empty() && sort_of(bases, covers, !fins.is_empty(), is_thin) == sort {
                        fish.push((symbol, bases.clone(), covers.clone(), gone));
                    }
                }
            }
        }
    }
    fish
}

fn once_and_twice(sets: impl Iterator<Item = Cells>) -> (Cells, Cells) {
    sets.fold((Cells::EMPTY, Cells::EMPTY), |(once, twice), set| (once.or(set), twice.or(once.and(set))))
}

fn fish_of(step: &Step) -> Fish {
    let houses = |name: &str| match step.reason.parts.iter().find(|(part, _)| *part == name) {
        Some((_, Part::Houses(houses))) => houses.clone(),
        _ => panic!("{name} are missing"),
    };
    let gone = step.eliminations().map(|candidate| candidate.cell).collect();
    let symbol = step.reason.symbols.lowest().expect("a symbol");
    (symbol, houses("bases"), houses("covers"), gone)
}

/// Two symbols stand at random in a third of the cells, so that there are fish of all sorts; there is nothing else.
fn random_position(classic: &ClassicBoard, dice: &mut Dice) -> Position<2> {
    let mut position = classic.start(&classic.empty);
    for cell in classic.layout.cells() {
        for symbol in Symbol::first(9) {
            if symbol.0 > 1 || dice.below(100) >= 30 {
                position.eliminate(Candidate { cell, symbol });
            }
        }
    }
    position
}

fn agree(position: &Position<2>, size: usize, sorts: &[u8]) -> usize {
    let mut n_fish = 0;
    for &sort in sorts {
        let code = format!("03{sort}{}", size - 2);
        let technique = technique_with_code(&code).expect("a fish");
        let mut told = HashSet::new();
        let few_places = |fish: &Fish| fish.1.iter().all(|&b| position.places_in(b, fish.0).len() <= size);
        let mut expected = plain_search(position, size, sort);
        if [3, 5].contains(&sort) {
            expected.sort_by_key(|fish| !few_places(fish));
        }
        expected.retain(|fish| sort < 3 || told.insert((fish.0, fish.3.clone())));
        let found: Vec<Fish> =
            all_steps(technique, position, &Options::default()).iter().map(fish_of).collect();
        assert_eq!(found, expected, "{code}");
        n_fish += found.len();
    }
    n_fish
}

/// How many fish there are of a size and of some sorts in random positions, where both searches agree.
fn n_agreed(seed: u64, n_positions: usize, size: usize, sorts: &[u8]) -> usize {
    let classic = ClassicBoard::new();
    let mut dice = Dice::of(seed, 0);
    (0..n_positions).map(|_| agree(&random_position(&classic, &mut dice), size, sorts)).sum()
}

#[test]
fn fish_are_those_of_the_plainest_search() {
    let counts = [
        n_agreed(1, 8, 2, &[0, 1, 2, 3, 4, 5, 6]),
        n_agreed(2, 8, 3, &[0, 1, 2]),
        n_agreed(3, 3, 3, &[3, 4]),
        n_agreed(4, 1, 3, &[5, 6]),
        n_agreed(5, 8, 4, &[0, 1, 2]),
    ];
    assert!(counts.iter().all(|&n_fish| n_fish > 10), "{counts:?} fish");
}

#[test]
fn siamese_fish_are_pairs_with_the_same_bases() {
    let classic = ClassicBoard::new();
    let mut dice = Dice::of(6, 0);
    let options = Options { siamese: true, ..Options::default() };
    let mut n_pairs = 0;
    for _ in 0..6 {
        let position = random_position(&classic, &mut dice);
        for (code, sort, size) in [("0310", 1, 2), ("0321", 2, 3), ("0340", 4, 2)] {
            let mut all: Vec<(bool, Fish)> = Vec::new();
            for other in if sort == 4 { 4..=4 } else { 1..=2 } {
                all.extend(
                    plain_search(&position, size, other).into_iter().map(|fish| (other == sort, fish)),
                );
            }
            // As they are found: by symbol, rows before columns, bases, covers.
            all.sort_by_key(|(_, fish)| (fish.0, mask(&fish.1) & 2, fish.1.clone(), fish.2.clone()));
            let mut expected = HashSet::new();
            for (i, (is_own, first)) in all.iter().enumerate().filter(|(_, (is_own, _))| *is_own) {
                expected.insert((first.0, first.3.iter().copied().collect::<Cells>()));
                for (_, second) in &all[i + 1..] {
                    if *is_own && (first.0, &first.1) == (second.0, &second.1) && first.3[0] != second.3[0] {
                        n_pairs += 1;
                        expected
                            .insert((first.0, first.3.iter().chain(&second.3).copied().collect::<Cells>()));
                    }
                }
            }
            let technique = technique_with_code(code).expect("a fish");
            let steps = all_steps(technique, &position, &options);
            let found = steps.iter().map(fish_of).map(|fish| (fish.0, fish.3.into_iter().collect::<Cells>()));
            assert_eq!(found.collect::<HashSet<_>>(), expected, "{code}");
            let n_gone = steps.iter().map(|step| step.effects.len());
            assert!(n_gone.clone().zip(n_gone.skip(1)).all(|(a, b)| a >= b), "most come first");
        }
    }
    assert!(n_pairs > 10, "{n_pairs} pairs");
}

#[test]
fn fish_of_other_houses_are_proved() {
    let square = shape("rect").and_then(|rect| rect.build(&Args::new().with_int("size", 6)).ok());
    let mut spec = PuzzleSpec::new(square.expect("a square").geometry, Symbols::digits(6));
    spec.rules.push(use_rule("houses", Args::new().with_text("of", "row column box")));
    spec.rules.push(use_rule("diagonals", Args::new()));
    spec.rules.push(use_rule("anti-knight", Args::new()));
    let puzzle = spec.build().expect("a puzzle with diagonals");
    let layout: Arc<Layout<SMALL>> = Arc::new(Layout::new(&puzzle));
    let mut dice = Dice::of(8, 0);
    let mut n_steps = 0;
    for _ in 0..6 {
        let mut position = Position::start(&layout, &puzzle);
        for cell in layout.cells().filter(|_| dice.below(100) < 55) {
            position.eliminate(Candidate { cell, symbol: Symbol(2) });
        }
        let is_fish = |code: &str| code.starts_with("03") && code < "037" && !code.ends_with(['4', '5']);
        for technique in <All as Registry<SMALL>>::techniques() {
            if technique.infos()[0].hodoku.is_some_and(|hodoku| is_fish(hodoku.code)) {
                for step in all_steps(technique, &position, &Options::default()) {
                    assert_eq!(fault_of(&puzzle, &position, &step), None, "{step:?}");
                    n_steps += 1;
                }
            }
        }
    }
    assert!(n_steps > 50, "{n_steps} steps");
}
